//! A set of units as bits: contacts, targets, who is done.

use crate::{Id, Subject};
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;

const WORDS: usize = Subject::UNITS.div_ceil(64);

/// A set of units, by their ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent, bound = "")]
pub struct Crowd<I: Id = u8>([u64; WORDS], PhantomData<I>);

impl<I: Id> Default for Crowd<I> {
    fn default() -> Crowd<I> {
        Crowd::EMPTY
    }
}

impl<I: Id> Crowd<I> {
    /// Nobody.
    pub const EMPTY: Crowd<I> = Crowd([0; WORDS], PhantomData);

    /// One alone.
    #[must_use]
    pub fn one(unit: I) -> Crowd<I> {
        let mut crowd = Crowd::EMPTY;
        crowd.add(unit);
        crowd
    }

    /// Puts one in.
    #[inline(always)]
    pub fn add(&mut self, unit: I) {
        let unit = unit.index();
        self.0[unit / 64] |= 1 << (unit % 64);
    }

    /// Takes one out.
    #[inline(always)]
    pub fn remove(&mut self, unit: I) {
        let unit = unit.index();
        self.0[unit / 64] &= !(1 << (unit % 64));
    }

    /// Whether one is in.
    #[inline(always)]
    #[must_use]
    pub fn has(self, unit: I) -> bool {
        let unit = unit.index();
        self.0[unit / 64] >> (unit % 64) & 1 == 1
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
    pub fn and(self, other: Crowd<I>) -> Crowd<I> {
        Crowd(std::array::from_fn(|i| self.0[i] & other.0[i]), PhantomData)
    }

    /// Those in either.
    #[inline(always)]
    #[must_use]
    pub fn or(self, other: Crowd<I>) -> Crowd<I> {
        Crowd(std::array::from_fn(|i| self.0[i] | other.0[i]), PhantomData)
    }

    /// Those in this one and not in the other.
    #[inline(always)]
    #[must_use]
    pub fn less(self, other: Crowd<I>) -> Crowd<I> {
        Crowd(std::array::from_fn(|i| self.0[i] & !other.0[i]), PhantomData)
    }

    /// The lowest number in it.
    #[must_use]
    pub fn first(self) -> Option<I> {
        self.into_iter().next()
    }
}

/// Walks through a crowd in order.
#[derive(Clone, Debug)]
pub struct Members<I: Id = u8> {
    words: [u64; WORDS],
    at: usize,
    of: PhantomData<I>,
}

impl<I: Id> IntoIterator for Crowd<I> {
    type Item = I;
    type IntoIter = Members<I>;

    #[inline(always)]
    fn into_iter(self) -> Members<I> {
        Members { words: self.0, at: 0, of: PhantomData }
    }
}

impl<I: Id> Iterator for Members<I> {
    type Item = I;

    #[inline(always)]
    fn next(&mut self) -> Option<I> {
        while self.at < WORDS {
            let word = self.words[self.at];
            if word != 0 {
                self.words[self.at] = word & (word - 1);
                #[allow(clippy::cast_possible_truncation)]
                return I::at((self.at * 64) as u8 + word.trailing_zeros() as u8);
            }
            self.at += 1;
        }
        None
    }
}

impl<I: Id> FromIterator<I> for Crowd<I> {
    fn from_iter<L: IntoIterator<Item = I>>(units: L) -> Crowd<I> {
        let mut crowd = Crowd::EMPTY;
        for unit in units {
            crowd.add(unit);
        }
        crowd
    }
}
