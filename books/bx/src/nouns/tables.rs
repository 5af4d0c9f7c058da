//! The printed tables, read once from the files beside this one.

use crate::brought::options::{BeyondTable, Edition};
use std::sync::LazyLock;

/// Rows of the battle table: level-0 humans, then twelve bands of Hit Dice.
pub const ROWS: usize = 13;
/// Its columns: armour classes, the worst first.
pub const COLUMNS: usize = 13;

/// One edition's battle table.
#[derive(Debug)]
pub struct BattleTable {
    cells: [[u8; COLUMNS]; ROWS],
    /// The highest Hit Dice of each row, in hundredths; the last is open.
    upto: [i32; ROWS],
}

/// Reads the printed table when the program is compiled: a look-up is then a plain load.
const fn parse(csv: &str) -> BattleTable {
    let bytes = csv.as_bytes();
    let mut table = BattleTable { cells: [[0; COLUMNS]; ROWS], upto: [i32::MAX; ROWS] };
    let (mut row, mut field, mut number, mut digits) = (0, 0, 0, 0);
    let mut i = 0;
    // The first line names the columns.
    while bytes[i] != b'\n' {
        i += 1;
    }
    i += 1;
    while i < bytes.len() && row < ROWS {
        let byte = bytes[i];
        if byte.is_ascii_digit() {
            number = number * 10 + (byte - b'0') as i32;
            digits += 1;
        } else if byte == b',' || byte == b'\n' {
            if field == 3 && digits > 0 {
                table.upto[row] = number * 100;
            } else if field >= 4 {
                assert!(digits > 0 && number <= 100, "the printed table has a percentage in every cell");
                table.cells[row][field - 4] = number as u8;
            }
            (number, digits) = (0, 0);
            field += 1;
            if byte == b'\n' {
                assert!(field == 4 + COLUMNS, "every row of the printed table has its columns");
                row += 1;
                field = 0;
            }
        }
        i += 1;
    }
    assert!(row == ROWS, "the printed table has its rows");
    table
}

static ASCENDANT: BattleTable = parse(include_str!("../../tables/battle_table_ascendant.csv"));
static DESCENDANT: BattleTable = parse(include_str!("../../tables/battle_table_descendant.csv"));

impl BattleTable {
    /// The table of an edition.
    #[must_use]
    pub fn of(edition: Edition) -> &'static BattleTable {
        match edition {
            Edition::Ascendant => &ASCENDANT,
            Edition::Descendant => &DESCENDANT,
        }
    }

    /// The printed rows: the highest Hit Dice of each in hundredths, none for an open end, and its percentages.
    pub fn rows(&self) -> impl Iterator<Item = (Option<i32>, &[u8; COLUMNS])> {
        self.upto.iter().map(|&upto| (upto != i32::MAX).then_some(upto)).zip(&self.cells)
    }

    /// BX-22 — the row of a fighter: Hit Dice in hundredths, and the sign of the bonus that puts it just above or below.
    #[must_use]
    pub fn row(&self, hundredths: i32, bonus: i16, human0: bool) -> u8 {
        if human0 {
            return 0;
        }
        // Half a hundredth on either side: enough to leave a bound, too little to reach the next.
        let at = hundredths.saturating_mul(2) + i32::from(bonus.signum());
        let row = (1..ROWS).find(|&r| at <= self.upto[r].saturating_mul(2)).unwrap_or(ROWS - 1);
        u8::try_from(row).unwrap_or(0)
    }

    /// BX-22 — the percentage of a row against an armour class counted upwards from 10.
    #[must_use]
    pub fn percent(&self, row: u8, armour: i32, beyond: BeyondTable) -> i32 {
        let row = &self.cells[usize::from(row).min(ROWS - 1)];
        let column = armour - 10;
        let last = COLUMNS as i32 - 1;
        let at = i32::from(row[usize::try_from(column.clamp(0, last)).unwrap_or(0)]);
        if column == column.clamp(0, last) || beyond == BeyondTable::Clamp {
            return at;
        }
        // Five points less for each point of better armour, five more for each of worse.
        let over = if column < 0 { column } else { column - last };
        (at - 5 * over).clamp(5, 100)
    }
}

/// Bonus of an ability score: INT and SAG alike.
#[must_use]
pub fn ability(score: u8) -> i32 {
    match score {
        0..=3 => -3,
        4..=5 => -2,
        6..=8 => -1,
        9..=12 => 0,
        13..=15 => 1,
        16..=17 => 2,
        _ => 3,
    }
}

/// BX-71 — a kind of siege engine, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineKind {
    /// Its id.
    pub id: &'static str,
    /// Price in gold pieces.
    pub cost: u16,
    /// Fewest and most servants.
    pub crew: (u8, u8),
    /// Whether an engineer is needed.
    pub engineer: bool,
    /// Damage of one shot at a unit: dice and sides.
    pub dice: (u8, u8),
    /// Sequences of fire that open a stone wall; 0 when it cannot.
    pub wall: u8,
    /// Sequences that open a medium and a large tower.
    pub towers: (u8, u8),
    /// Whether it hits only what stands or moves slowly.
    pub slow_targets: bool,
}

fn engine(line: &'static str) -> EngineKind {
    let fields: Vec<&str> = line.split(',').collect();
    let text = |i: usize| fields.get(i).copied().unwrap_or("");
    let number = |i: usize| text(i).parse::<u16>().unwrap_or(0);
    let small = |i: usize| u8::try_from(number(i)).unwrap_or(0);
    let (n, sides) = text(6).split_once('d').unwrap_or(("0", "6"));
    EngineKind {
        id: text(0),
        cost: number(2),
        crew: (small(3), small(4)),
        engineer: number(5) == 1,
        dice: (n.parse().unwrap_or(0), sides.parse().unwrap_or(6)),
        wall: small(11),
        towers: (small(12), small(13)),
        slow_targets: text(14) != "none",
    }
}

/// The four engines.
pub static ENGINES: LazyLock<Vec<EngineKind>> =
    LazyLock::new(|| include_str!("../../tables/siege_engines.csv").lines().skip(1).map(engine).collect());

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_a_percentage_and_rows_are_half_open() {
        for edition in [Edition::Ascendant, Edition::Descendant] {
            let table = BattleTable::of(edition);
            assert!(table.cells.iter().flatten().all(|c| (5..=100).contains(c)));
            let row = |dv, bonus| table.row(dv, bonus, false);
            assert_eq!((row(100, -1), row(100, 0), row(100, 1)), (1, 1, 2));
            assert_eq!((row(200, -1), row(400, 1), row(900, 0)), (2, 5, 8));
            assert_eq!((row(1500, 0), row(1500, 1), row(9000, 0)), (11, 12, 12));
            assert_eq!((row(50, 0), table.row(100, 0, true)), (1, 0));
        }
    }

    #[test]
    fn the_editions_differ_in_the_forty_five_printed_cells() {
        let (a, d) = (BattleTable::of(Edition::Ascendant), BattleTable::of(Edition::Descendant));
        let differ =
            (0..ROWS).flat_map(|r| (0..COLUMNS).map(move |c| (r, c))).filter(|&(r, c)| a.cells[r][c] != d.cells[r][c]);
        let all: Vec<_> = differ.collect();
        assert_eq!(all.len(), 45);
        assert!(all.iter().all(|&(r, c)| r >= 9 && a.cells[r][c] + 5 == d.cells[r][c]));
    }

    #[test]
    fn engines_are_as_printed() {
        let ids: Vec<_> = ENGINES.iter().map(|e| (e.id, e.cost, e.dice, e.wall)).collect();
        assert_eq!(
            ids,
            [
                ("baliste", 250, (5, 6), 0),
                ("catapulte_legere", 500, (6, 6), 4),
                ("catapulte_lourde", 1000, (8, 8), 3),
                ("trebuchet", 2000, (10, 10), 2)
            ]
        );
    }
}
