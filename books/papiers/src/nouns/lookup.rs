//! The losses table and what lies beyond it (PAP-32, PAP-33).

use crate::brought::options::{Above30, Above1000, Below1, Gap, LookupRounding, Options};
use crate::nouns::rules::{FORMULA, LOOKUP};
use montjoie_game::csv::rows;
use montjoie_table::cite;
use std::sync::LazyLock;

/// Rows of the losses table.
pub const DICE: usize = 30;
/// Its columns.
pub const COLUMNS: usize = 20;

/// PAP-32 — the printed table and the bounds of its columns.
#[derive(Debug)]
pub struct Losses {
    /// Losses by die and column.
    pub cells: [[i32; COLUMNS]; DICE],
    /// The greatest power of each column.
    pub upto: [i64; COLUMNS],
}

/// PAP-32 — the losses table.
pub static LOSSES: LazyLock<Losses> = LazyLock::new(|| {
    let csv = include_str!("../../tables/losses.csv");
    let mut table = Losses { cells: [[0; COLUMNS]; DICE], upto: [0; COLUMNS] };
    for (row, cells) in rows(csv).enumerate().take(DICE) {
        for column in 0..COLUMNS {
            table.cells[row][column] = cells
                .get(column + 1)
                .and_then(|c| c.parse().ok())
                .expect("the printed table has a number in every cell");
        }
    }
    for (column, cells) in rows(include_str!("../../tables/losses_columns.csv")).enumerate().take(COLUMNS) {
        table.upto[column] = cells[3].parse().unwrap_or(0);
    }
    table
});

/// A power, exact: above the line and below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Power {
    /// Above the line.
    pub num: i64,
    /// Below the line, never nought.
    pub den: i64,
}

impl Power {
    /// None at all.
    pub const NONE: Power = Power { num: 0, den: 1 };

    /// A whole number.
    #[must_use]
    pub fn whole(n: i64) -> Power {
        Power { num: n, den: 1 }
    }

    /// Rounded up, of so many parts.
    #[must_use]
    pub fn ceil_of(self, parts: i64) -> i64 {
        let den = i128::from(self.den) * i128::from(parts);
        let n = (i128::from(self.num) + den - 1).div_euclid(den);
        i64::try_from(n).unwrap_or(i64::MAX)
    }

    /// Rounded down, of so many parts.
    #[must_use]
    pub fn floor_of(self, parts: i64) -> i64 {
        let den = i128::from(self.den) * i128::from(parts);
        i64::try_from(i128::from(self.num).div_euclid(den)).unwrap_or(i64::MAX)
    }

    /// Half up, of so many parts.
    #[must_use]
    pub fn nearest_of(self, parts: i64) -> i64 {
        let den = i128::from(self.den) * i128::from(parts);
        i64::try_from((2 * i128::from(self.num) + den).div_euclid(2 * den)).unwrap_or(i64::MAX)
    }

    /// Which is greater.
    #[must_use]
    pub fn against(self, other: Power) -> std::cmp::Ordering {
        (i128::from(self.num) * i128::from(other.den)).cmp(&(i128::from(other.num) * i128::from(self.den)))
    }
}

/// Whether a power is of the ten narrow columns.
fn small(power: Power) -> bool {
    power.against(Power::whole(100)).is_le()
}

/// PAP-33 — what a power adds to the row, in slices of five.
#[must_use]
pub fn shift(power: Power) -> i64 {
    if small(power) {
        power.ceil_of(10) - 13
    } else if power.against(Power::whole(200)).is_le() {
        power.ceil_of(50) - 3
    } else {
        power.ceil_of(100)
    }
}

/// PAP-33 — the row from which a small power takes five at least.
#[must_use]
pub fn plateau(power: Power) -> Option<i64> {
    small(power).then(|| (8 - power.ceil_of(10)).max(2))
}

/// PAP-33 — what the table would say in a row and for a power, printed or not: in fives.
#[must_use]
pub fn formula(row: i64, power: Power) -> i64 {
    if power.num <= 0 {
        return 0;
    }
    let least = i64::from(plateau(power).is_some_and(|from| row >= from));
    5 * (row + shift(power)).max(least)
}

/// How a roll and a power were read.
#[derive(Clone, Copy, Debug)]
pub struct Lookup {
    /// The row.
    pub row: i64,
    /// The power that counted.
    pub power: Power,
    /// The printed column; none beyond the table.
    pub column: Option<usize>,
    /// Losses.
    pub eff: i64,
}

/// PAP-32, PAP-33 — losses for a combat roll and a power.
#[must_use]
pub fn losses(roll: i32, power: Power, o: &Options) -> u32 {
    lookup(roll, power, o).map_or(0, |read| u32::try_from(read.eff).unwrap_or(u32::MAX))
}

/// PAP-32, PAP-33 — the same, with how it was read; none where nothing is looked up.
#[must_use]
pub fn lookup(roll: i32, power: Power, o: &Options) -> Option<Lookup> {
    cite(LOOKUP);
    if power.num <= 0 {
        return None;
    }
    let mut p = match o.pui_lookup_rounding {
        LookupRounding::Exact => power,
        LookupRounding::Nearest => Power::whole(power.nearest_of(1).max(1)),
        LookupRounding::Floor => Power::whole(power.floor_of(1).max(1)),
    };
    let mut row = i64::from(roll);
    if row < 1 {
        cite(FORMULA);
        match o.losses_below_1 {
            Below1::Extrapolate => {}
            Below1::Clamp => row = 1,
            Below1::Zero => return None,
        }
    }
    if row > 30 {
        cite(FORMULA);
        if o.losses_above_30 == Above30::Cap {
            row = 30;
        }
    }
    if p.against(Power::whole(1000)).is_gt() {
        cite(FORMULA);
        if o.losses_above_1000 == Above1000::Cap {
            p = Power::whole(1000);
        }
    } else if o.losses_gap_801_999 == Gap::PreviousColumn && p.against(Power::whole(800)).is_gt() {
        // The bare numbers stand for themselves alone.
        p = if p.against(Power::whole(900)).is_lt() {
            Power::whole(800)
        } else if p.against(Power::whole(1000)).is_lt() {
            Power::whole(900)
        } else {
            p
        };
    }
    let printed = (1..=30).contains(&row) && p.against(Power::whole(1000)).is_le();
    if !printed {
        return Some(Lookup { row, power: p, column: None, eff: formula(row, p) });
    }
    let table = &*LOSSES;
    let whole = p.ceil_of(1);
    let column = table.upto.iter().position(|&bound| whole <= bound).unwrap_or(COLUMNS - 1);
    let eff = i64::from(table.cells[usize::try_from(row - 1).unwrap_or(0)][column]);
    Some(Lookup { row, power: p, column: Some(column), eff })
}
