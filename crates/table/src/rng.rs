//! Chance as numbers: a named generator with fixed output, and unbiased dice from its bits.

use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The dice of one battle.
#[derive(Clone, Debug)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// The dice of battle number `index` under this seed. Any battle of a million can be thrown again alone.
    #[must_use]
    pub fn of(seed: u64, index: u64) -> Rng {
        // splitmix64's finaliser keeps neighbouring indices far apart.
        let mut z = seed ^ index.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Rng(Xoshiro256PlusPlus::seed_from_u64(z ^ (z >> 31)))
    }

    /// A number from 0 to `n` - 1, each as likely (Lemire's method with rejection).
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0);
        let mut wide = u64::from(self.word()) * u64::from(n);
        #[allow(clippy::cast_possible_truncation)]
        if (wide as u32) < n {
            let short = n.wrapping_neg() % n;
            while (wide as u32) < short {
                wide = u64::from(self.word()) * u64::from(n);
            }
        }
        u32::try_from(wide >> 32).unwrap_or(0)
    }

    /// A face of one die.
    #[inline]
    pub fn face(&mut self, sides: u8) -> i32 {
        if sides == 0 { 0 } else { self.below(u32::from(sides)).cast_signed() + 1 }
    }

    #[inline]
    fn word(&mut self) -> u32 {
        // The high half: the better bits of xoshiro.
        u32::try_from(self.0.next_u64() >> 32).unwrap_or(0)
    }
}
