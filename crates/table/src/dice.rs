//! Dice: what may be thrown, which faces it can show, how likely each sum is.

use serde::{Deserialize, Serialize};
use std::fmt;

/// What is thrown for one ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dice {
    /// So many dice added up, with a bonus: 2d6, 1d8+1, 10d10, d100. No dice at all is a plain number.
    Sum {
        /// How many.
        n: u8,
        /// Faces of each.
        sides: u8,
        /// Added to their sum.
        bonus: i16,
    },
    /// How many of these dice show at least this.
    Count {
        /// How many are thrown.
        n: u8,
        /// Faces of each.
        sides: u8,
        /// What counts.
        at_least: u8,
    },
    /// An open-ended die: a chain of faces, one reading.
    Open {
        /// Faces of the die.
        sides: u8,
        /// A face of at least this is thrown again and added.
        up: u8,
        /// A *first* face of at most this throws a second chain, which is subtracted; 0 for never.
        down: u8,
        /// A *first* face that is never thrown on; 0 for none.
        lone: u8,
    },
}

/// One plain die.
#[must_use]
pub const fn d(sides: u8) -> Dice {
    Dice::Sum { n: 1, sides, bonus: 0 }
}

/// So many dice added up.
#[must_use]
pub const fn sum(n: u8, sides: u8) -> Dice {
    Dice::Sum { n, sides, bonus: 0 }
}

/// Why faces cannot be what the dice show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misread {
    /// A face the die does not have.
    NoSuchFace {
        /// What was said.
        face: u16,
        /// The faces of the die.
        sides: u8,
    },
    /// More or fewer faces than dice. For a chain: what the chain, as far as it goes, asks for.
    WrongCount {
        /// How many were said.
        got: usize,
        /// How many it takes.
        want: usize,
    },
}

/// Longest chain of an open-ended die anybody can enter: past it the die is taken at its word.
pub const LONGEST_CHAIN: usize = 64;

impl Dice {
    /// Faces of one die.
    #[must_use]
    pub fn sides(self) -> u8 {
        match self {
            Dice::Sum { sides, .. } | Dice::Count { sides, .. } | Dice::Open { sides, .. } => sides,
        }
    }

    /// How many dice lie on the table at first.
    #[must_use]
    pub fn count(self) -> usize {
        match self {
            Dice::Sum { n, .. } | Dice::Count { n, .. } => n as usize,
            Dice::Open { .. } => 1,
        }
    }

    /// How many faces the throw takes, given those already shown: equal to their number when the throw is complete.
    #[must_use]
    pub fn wanted(self, shown: &[u16]) -> usize {
        match self {
            Dice::Sum { n, .. } | Dice::Count { n, .. } => n as usize,
            Dice::Open { up, down, lone, .. } => {
                let mut want = 1;
                for (i, &face) in shown.iter().enumerate().take(LONGEST_CHAIN - 1) {
                    let opens = if i == 0 {
                        face != u16::from(lone) && (face >= u16::from(up) || face <= u16::from(down))
                    } else {
                        face >= u16::from(up)
                    };
                    if !opens {
                        return i + 1;
                    }
                    want = i + 2;
                }
                want
            }
        }
    }

    /// Whether what follows these faces is subtracted: an open-ended die that began low.
    #[must_use]
    pub fn falls(self, faces: &[u16]) -> bool {
        let Dice::Open { down, lone, .. } = self else { return false };
        faces.first().is_some_and(|&first| first <= u16::from(down) && first != u16::from(lone))
    }

    /// What stands between the faces where they are written out: added, taken off, or, where they are only counted, side by side.
    #[must_use]
    pub fn between(self, faces: &[u16]) -> &'static str {
        match self {
            Dice::Count { .. } => ", ",
            _ if self.falls(faces) => " − ",
            _ => " + ",
        }
    }

    /// Whether these faces are one whole throw of these dice.
    ///
    /// # Errors
    /// Says what is wrong with them.
    pub fn check(self, faces: &[u16]) -> Result<(), Misread> {
        let sides = self.sides();
        if let Some(&face) = faces.iter().find(|&&f| f < 1 || f > u16::from(sides)) {
            return Err(Misread::NoSuchFace { face, sides });
        }
        let want = self.wanted(faces);
        if want == faces.len() { Ok(()) } else { Err(Misread::WrongCount { got: faces.len(), want }) }
    }

    /// What a whole throw reads: the sum with its bonus, the count, or the value of the chain.
    #[must_use]
    pub fn read(self, faces: &[u16]) -> i32 {
        match self {
            Dice::Sum { bonus, .. } => faces.iter().map(|&f| i32::from(f)).sum::<i32>() + i32::from(bonus),
            Dice::Count { at_least, .. } => {
                i32::try_from(faces.iter().filter(|&&f| f >= u16::from(at_least)).count()).unwrap_or(i32::MAX)
            }
            Dice::Open { down, lone, .. } => {
                let first = faces.first().copied().map_or(0, i32::from);
                let rest: i32 = faces.iter().skip(1).map(|&f| i32::from(f)).sum();
                if first <= i32::from(down) && first != i32::from(lone) { first - rest } else { first + rest }
            }
        }
    }

    /// Twice the mean of a sum, exact; for doctrines that weigh one blow against another.
    #[must_use]
    pub fn twice_mean(self) -> i32 {
        match self {
            Dice::Sum { n, sides, bonus } => i32::from(n) * (i32::from(sides) + 1) + 2 * i32::from(bonus),
            Dice::Count { n, sides, at_least } => {
                2 * i32::from(n) * (i32::from(sides) + 1 - i32::from(at_least)) / i32::from(sides.max(1))
            }
            Dice::Open { sides, .. } => i32::from(sides) + 1,
        }
    }

    /// Least and greatest sum; none for an open-ended die.
    #[must_use]
    pub fn bounds(self) -> Option<(i32, i32)> {
        match self {
            Dice::Sum { n, sides, bonus } => {
                let (n, b) = (i32::from(n), i32::from(bonus));
                Some((n + b, n * i32::from(sides) + b))
            }
            Dice::Count { n, .. } => Some((0, i32::from(n))),
            Dice::Open { .. } => None,
        }
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Dice::Sum { n: 0, bonus, .. } => write!(f, "{bonus}"),
            Dice::Sum { n, sides, bonus: 0 } => write!(f, "{n}d{sides}"),
            Dice::Sum { n, sides, bonus } => write!(f, "{n}d{sides}{bonus:+}"),
            Dice::Count { n, sides, at_least } => write!(f, "{n}d{sides}≥{at_least}"),
            Dice::Open { sides, .. } => write!(f, "1d{sides}∞"),
        }
    }
}
