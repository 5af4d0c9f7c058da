//! A set of units as bits: contacts, targets, who is done.

use crate::Subject;
use serde::{Deserialize, Serialize};

const WORDS: usize = Subject::UNITS.div_ceil(64);

/// A set of unit numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Crowd([u64; WORDS]);

impl Crowd {
    /// Nobody.
    pub const EMPTY: Crowd = Crowd([0; WORDS]);

    /// One alone.
    #[must_use]
    pub fn one(unit: u8) -> Crowd {
        let mut crowd = Crowd::EMPTY;
        crowd.add(unit);
        crowd
    }

    /// Puts one in.
    #[inline(always)]
    pub fn add(&mut self, unit: u8) {
        self.0[usize::from(unit) / 64] |= 1 << (unit % 64);
    }

    /// Takes one out.
    #[inline(always)]
    pub fn remove(&mut self, unit: u8) {
        self.0[usize::from(unit) / 64] &= !(1 << (unit % 64));
    }

    /// Whether one is in.
    #[inline(always)]
    #[must_use]
    pub fn has(self, unit: u8) -> bool {
        self.0[usize::from(unit) / 64] >> (unit % 64) & 1 == 1
    }

    /// Whether nobody is in.
    #[inline(always)]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == [0; WORDS]
    }

    /// How many.
    #[must_use]
    pub fn len(self) -> u32 {
        self.0.iter().map(|w| w.count_ones()).sum()
    }

    /// Those in both.
    #[inline(always)]
    #[must_use]
    pub fn and(self, other: Crowd) -> Crowd {
        Crowd(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// Those in either.
    #[inline(always)]
    #[must_use]
    pub fn or(self, other: Crowd) -> Crowd {
        Crowd(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// Those in this one and not in the other.
    #[inline(always)]
    #[must_use]
    pub fn less(self, other: Crowd) -> Crowd {
        Crowd(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// The lowest number in it.
    #[must_use]
    pub fn first(self) -> Option<u8> {
        self.into_iter().next()
    }
}

/// Walks through a crowd in order.
#[derive(Clone, Debug)]
pub struct Members {
    words: [u64; WORDS],
    at: usize,
}

impl IntoIterator for Crowd {
    type Item = u8;
    type IntoIter = Members;

    #[inline(always)]
    fn into_iter(self) -> Members {
        Members { words: self.0, at: 0 }
    }
}

impl Iterator for Members {
    type Item = u8;

    #[inline(always)]
    fn next(&mut self) -> Option<u8> {
        while self.at < WORDS {
            let word = self.words[self.at];
            if word != 0 {
                self.words[self.at] = word & (word - 1);
                #[allow(clippy::cast_possible_truncation)]
                return Some((self.at * 64) as u8 + word.trailing_zeros() as u8);
            }
            self.at += 1;
        }
        None
    }
}

impl FromIterator<u8> for Crowd {
    fn from_iter<I: IntoIterator<Item = u8>>(units: I) -> Crowd {
        let mut crowd = Crowd::EMPTY;
        for unit in units {
            crowd.add(unit);
        }
        crowd
    }
}
