//! The printed tables, read once from the files beside this one.

use crate::nouns::terms::{FortKind, Landscape, Theatre, TroopType, Wear};
use std::sync::LazyLock;

/// The cells of a row; a quoted cell may hold commas.
fn cells(line: &'static str) -> Vec<String> {
    let mut out = vec![String::new()];
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            ',' if !quoted => out.push(String::new()),
            _ => out.last_mut().expect("there is always a cell").push(c),
        }
    }
    out
}

fn rows(csv: &'static str) -> impl Iterator<Item = Vec<String>> {
    csv.lines().skip(1).map(cells)
}

fn number(cell: &str) -> Option<i64> {
    cell.trim().parse().ok()
}

/// `1/2`, `11/10` or a whole number.
fn fraction(cell: &str) -> (i64, i64) {
    match cell.split_once('/') {
        Some((num, den)) => (number(num).unwrap_or(1), number(den).unwrap_or(1)),
        None => (number(cell).unwrap_or(1), 1),
    }
}

/// ORD-04 — a row of `time_scale.csv`.
#[derive(Debug)]
pub struct TimeScale {
    /// The largest total it is for.
    pub upto: i64,
    /// Fighters for one unit of time.
    pub fighters: i64,
    /// Seconds of it; none for the « Tour », whose minutes are an option.
    pub seconds: Option<i64>,
}

/// Lengths of a sequence.
pub static TIME: LazyLock<Vec<TimeScale>> = LazyLock::new(|| {
    rows(include_str!("../../tables/time_scale.csv"))
        .map(|r| TimeScale {
            upto: number(&r[2]).unwrap_or(i64::MAX),
            fighters: number(&r[3]).unwrap_or(1).max(1),
            seconds: number(&r[5]),
        })
        .collect()
});

/// ORD-09, ORD-22 — a row of `unit_types.csv`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypeRow {
    /// Multiplies the PdA.
    pub mult: i64,
    /// Only in a charge.
    pub charge: bool,
    /// Damage one of them can take.
    pub sdg: i32,
}

static TYPES: LazyLock<Vec<TypeRow>> = LazyLock::new(|| {
    let mut types = vec![TypeRow { mult: 1, charge: false, sdg: 5 }; TroopType::ALL.len()];
    for row in rows(include_str!("../../tables/unit_types.csv")) {
        let Some(troop) = TroopType::from_word(&row[0]) else { continue };
        types[troop as usize] = TypeRow {
            mult: number(&row[2]).unwrap_or(1),
            charge: row[4] == "charge",
            sdg: number(&row[5]).and_then(|n| i32::try_from(n).ok()).unwrap_or(5),
        };
    }
    types
});

/// The row of a type; types that are not listed have multiplier 1 and SDG 5.
#[must_use]
pub fn type_row(troop: TroopType) -> TypeRow {
    TYPES[troop as usize]
}

static RATIO: LazyLock<Vec<(i64, i64, i32)>> = LazyLock::new(|| {
    rows(include_str!("../../tables/ratio.csv"))
        .map(|r| {
            let modifier = number(&r[3]).and_then(|n| i32::try_from(n).ok()).unwrap_or(0);
            (number(&r[1]).unwrap_or(1), number(&r[2]).unwrap_or(1), modifier)
        })
        .collect()
});

/// ORD-39 — the printed rows: so many against so many, and what it gives.
pub fn ratio_rows() -> impl Iterator<Item = &'static (i64, i64, i32)> {
    RATIO.iter()
}

/// ORD-39 — what numbers give: the highest row reached. Against nothing, the last.
#[must_use]
pub fn ratio(own: i64, enemy: i64) -> i32 {
    if own <= 0 {
        return 0;
    }
    let reached = |&&(num, den, _): &&(i64, i64, i32)| {
        i128::from(own) * i128::from(den) >= i128::from(enemy.max(0)) * i128::from(num)
    };
    RATIO.iter().filter(reached).map(|r| r.2).max().unwrap_or(0)
}

/// ORD-39 — the highest row reached, as so many against so many; none at all is one against one.
#[must_use]
pub fn ratio_row(own: i64, enemy: i64) -> (i64, i64) {
    let given = ratio(own, enemy);
    RATIO.iter().find(|row| row.2 == given).map_or((1, 1), |row| (row.0, row.1))
}

/// ORD-42, ORD-58 — a row of `damage_status.csv`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StatusRow {
    /// Damage against Force: above the line.
    pub num: i64,
    /// Below it.
    pub den: i64,
    /// Whether the threshold must be passed, not reached.
    pub strict: bool,
    /// Added to tests.
    pub test: i32,
    /// Whether PdA is halved.
    pub halves_pda: bool,
    /// Whether Dfs is halved.
    pub halves_dfs: bool,
}

static STATUS: LazyLock<Vec<StatusRow>> = LazyLock::new(|| {
    let row = |r: Vec<String>| StatusRow {
        num: number(&r[3]).unwrap_or(0),
        den: number(&r[4]).unwrap_or(1),
        strict: r[5] == "yes",
        test: number(&r[6]).and_then(|n| i32::try_from(n).ok()).unwrap_or(0),
        halves_pda: r[7] == "1/2",
        halves_dfs: r[8] == "1/2",
    };
    rows(include_str!("../../tables/damage_status.csv")).map(row).collect()
});

/// The row of a status.
#[must_use]
pub fn status_row(status: Wear) -> StatusRow {
    STATUS[status as usize]
}

/// ORD-42 — what this damage makes of this Force; the rout apart.
#[must_use]
pub fn status_of(damage: i64, frc: i64) -> Wear {
    let reached = |s: &&Wear| {
        let row = status_row(**s);
        let (have, need) = (i128::from(damage) * i128::from(row.den), i128::from(frc) * i128::from(row.num));
        if row.strict { have > need } else { have >= need }
    };
    let all = &Wear::ALL[..Wear::Deroute as usize];
    all.iter().rev().find(reached).copied().unwrap_or(Wear::Intact)
}

static RANGES: LazyLock<Vec<i32>> = LazyLock::new(|| {
    let difficulty = |r: Vec<String>| number(&r[2]).and_then(|n| i32::try_from(n).ok()).unwrap_or(10);
    rows(include_str!("../../tables/ranges.csv")).map(difficulty).collect()
});

/// ORD-37 — the difficulty of a range; beyond the table five more for each rank.
#[must_use]
pub fn range(rank: u8) -> i32 {
    let last = RANGES.len().saturating_sub(1);
    let at = usize::from(rank).min(last);
    RANGES[at] + 5 * i32::try_from(usize::from(rank) - at).unwrap_or(0)
}

static VEHICLE_DISTANCE: LazyLock<Vec<i32>> = LazyLock::new(|| {
    let difficulty = |r: Vec<String>| number(&r[2]).and_then(|n| i32::try_from(n).ok()).unwrap_or(10);
    rows(include_str!("../../tables/vehicle_distance.csv")).map(difficulty).collect()
});

/// ORD-103 — the base difficulty of a theatre.
#[must_use]
pub fn vehicle_distance(theatre: Theatre) -> i32 {
    let row = match theatre {
        Theatre::Land => 0,
        Theatre::Air => 1,
        Theatre::Naval | Theatre::Submarine => 2,
        Theatre::Space => 3,
    };
    VEHICLE_DISTANCE[row]
}

/// ORD-71 — experience by result, as ruled.
pub static EXPERIENCE: LazyLock<Vec<i64>> =
    LazyLock::new(|| rows(include_str!("../../tables/experience.csv")).map(|r| number(&r[4]).unwrap_or(0)).collect());

/// ORD-71 — the printed range of experience by result; no most where the row is open.
pub static EXPERIENCE_RANGE: LazyLock<Vec<(i64, Option<i64>)>> = LazyLock::new(|| {
    rows(include_str!("../../tables/experience.csv")).map(|r| (number(&r[1]).unwrap_or(0), number(&r[2]))).collect()
});

/// ORD-76 — a row of `fortifications.csv`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FortRow {
    /// Multiplies Force and endurance.
    pub factor: i64,
    /// Added to Dfs.
    pub dfs: i32,
    /// Against shots alone.
    pub ranged_only: bool,
    /// Smallest optimal garrison.
    pub least: i64,
}

static FORTS: LazyLock<Vec<FortRow>> = LazyLock::new(|| {
    rows(include_str!("../../tables/fortifications.csv"))
        .map(|r| FortRow {
            least: number(&r[2]).unwrap_or(1),
            factor: number(&r[4]).unwrap_or(1),
            dfs: number(&r[5]).and_then(|n| i32::try_from(n).ok()).unwrap_or(0),
            ranged_only: r[6].starts_with("ranged"),
        })
        .collect()
});

/// The row of a kind of place.
#[must_use]
pub fn fort_row(kind: FortKind) -> FortRow {
    FORTS[kind as usize]
}

/// ORD-64 — a row of `terrain.csv`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerrainRow {
    /// Whether cavalry can charge.
    pub charge: bool,
    /// Whether chariots can deploy.
    pub chariots: bool,
    /// Whether PdA is halved in the shock.
    pub halves_melee: bool,
    /// Whether PdA is halved in shots.
    pub halves_shots: bool,
    /// Dfs against shots.
    pub cover: i32,
    /// Whether Dfs is halved once more against shots.
    pub bogs: bool,
    /// Dfs against everything.
    pub dfs: i32,
    /// The usual range, as a rank.
    pub distance: u8,
}

static TERRAIN: LazyLock<Vec<TerrainRow>> = LazyLock::new(|| {
    let small = |cell: &str| number(cell).and_then(|n| i32::try_from(n).ok()).unwrap_or(0);
    rows(include_str!("../../tables/terrain.csv"))
        .map(|r| TerrainRow {
            charge: r[2] == "yes",
            chariots: r[3] == "deploy",
            halves_melee: fraction(&r[4]) == (1, 2),
            halves_shots: fraction(&r[5]) == (1, 2),
            cover: small(&r[6]),
            bogs: r[7] == "yes",
            dfs: small(&r[8]),
            distance: if r[9] == "Courte" { crate::nouns::terms::COURTE } else { crate::nouns::terms::MOYENNE },
        })
        .collect()
});

/// The row of a terrain.
#[must_use]
pub fn terrain_row(terrain: Landscape) -> TerrainRow {
    TERRAIN[terrain as usize]
}

/// A row of `weather.csv`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeatherRow {
    /// Added to command tests.
    pub command: i32,
    /// Added to combat tests.
    pub combat: i32,
    /// Added to ranged tests.
    pub ranged: i32,
    /// Multiplies losses.
    pub losses: (i64, i64),
}

static WEATHER: LazyLock<Vec<WeatherRow>> = LazyLock::new(|| {
    let small = |cell: &str| number(cell).and_then(|n| i32::try_from(n).ok()).unwrap_or(0);
    rows(include_str!("../../tables/weather.csv"))
        .map(|r| WeatherRow {
            command: small(&r[2]),
            combat: small(&r[3]),
            ranged: small(&r[4]),
            losses: fraction(&r[6]),
        })
        .collect()
});

/// The row of a sky: clear, bad, very bad.
#[must_use]
pub fn sky_row(sky: u8) -> WeatherRow {
    WEATHER[usize::from(sky.min(2))]
}

/// The row of a temperature: none, extreme, gruelling.
#[must_use]
pub fn heat_row(heat: u8) -> WeatherRow {
    if heat == 0 { WEATHER[0] } else { WEATHER[2 + usize::from(heat.min(2))] }
}

static CREW: LazyLock<Vec<i64>> =
    LazyLock::new(|| rows(include_str!("../../tables/crew_losses.csv")).map(|r| number(&r[2]).unwrap_or(9)).collect());

/// ORD-105 — crew lost, in hundredths, by the status of their vehicles.
#[must_use]
pub fn crew_loss(status: Wear, damage: i64, frc: i64) -> i64 {
    match status {
        Wear::Intact | Wear::Deroute => 0,
        Wear::Accrochee => (20 * damage).checked_div(frc.max(1)).unwrap_or(0).clamp(0, CREW[0]),
        other => CREW[other as usize - 1],
    }
}

static QUALITY: LazyLock<Vec<(i64, &'static str)>> = LazyLock::new(|| {
    const WORDS: [&str; 5] = ["mauvaise", "mediocre", "moyenne", "veteran", "elite"];
    let least = |r: Vec<String>| number(&r[2]).unwrap_or(i64::MIN);
    rows(include_str!("../../tables/troop_quality.csv")).map(least).zip(WORDS).collect()
});

/// ORD-23 — the printed rows: the least Cbt of each quality, and its word.
pub fn quality_rows() -> impl Iterator<Item = &'static (i64, &'static str)> {
    QUALITY.iter()
}

/// ORD-23 — the label of a Cbt; 1, which no row holds, is « mauvaise ».
#[must_use]
pub fn quality(cbt: i32) -> &'static str {
    QUALITY.iter().rev().find(|(least, _)| i64::from(cbt) >= *least).map_or("mauvaise", |q| q.1)
}

/// ORD-57, ORD-106 — what comes of a retreat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retreat {
    /// All leave.
    Whole,
    /// All leave but the slowest.
    Abandoning,
    /// The fight goes on, at a penalty.
    Fight,
    /// Rout.
    Rout,
}

static RETREAT: LazyLock<Vec<(bool, i64, i64, i32)>> = LazyLock::new(|| {
    rows(include_str!("../../tables/retreat_outcome.csv"))
        .map(|r| {
            let (least, most) = (number(&r[1]).unwrap_or(i64::MIN), number(&r[2]).unwrap_or(i64::MAX));
            (r[0] == "army", least, most, number(&r[4]).and_then(|n| i32::try_from(n).ok()).unwrap_or(0))
        })
        .collect()
});

/// The printed rows of an army, or of a unit of vehicles: least and most margin, what it brings, what it costs in tests.
pub fn retreat_rows(army: bool) -> impl Iterator<Item = (i64, i64, Retreat, i32)> {
    let own = RETREAT.iter().filter(move |r| r.0 == army);
    own.map(move |&(_, least, most, test)| {
        let within = i32::try_from(least).or_else(|_| i32::try_from(most)).unwrap_or(0);
        (least, most, retreat(army, within), test)
    })
}

/// What a margin brings an army, or a unit of vehicles.
#[must_use]
pub fn retreat(army: bool, margin: i32) -> Retreat {
    let within = |r: &(bool, i64, i64, i32)| r.0 == army && (r.1..=r.2).contains(&i64::from(margin));
    let row = RETREAT.iter().filter(|r| r.0 == army).position(within).unwrap_or(2);
    match (army, row) {
        (true, 0) | (false, 0) => Retreat::Whole,
        (true, 1) => Retreat::Abandoning,
        (true, 2) | (false, 1 | 2) => Retreat::Fight,
        _ => Retreat::Rout,
    }
}

static COMMAND: LazyLock<Vec<(i64, bool, i32)>> = LazyLock::new(|| {
    rows(include_str!("../../tables/command_outcome.csv"))
        .map(|r| {
            let penalty = number(&r[3]).and_then(|n| i32::try_from(n).ok()).unwrap_or(0);
            (number(&r[0]).unwrap_or(0), r[2] == "yes", penalty)
        })
        .collect()
});

/// ORD-33 — the printed rows: the least margin, whether it gives the first blow, what it costs the loser in tests.
pub fn command_rows() -> impl Iterator<Item = &'static (i64, bool, i32)> {
    COMMAND.iter()
}

/// ORD-33 — whether a margin gives the first blow, and what it costs the loser in tests.
#[must_use]
pub fn command(margin: i32) -> (bool, i32) {
    let row = COMMAND.iter().rev().find(|r| i64::from(margin.abs()) >= r.0);
    row.map_or((false, 0), |r| (r.1, r.2))
}

/// ORD-110 — a line of the printed sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetRow {
    /// `ancient` or `modern`.
    pub variant: String,
    /// `title`, `field`, `table`, `total`, `track`.
    pub kind: String,
    /// What stands there: a Fluent id.
    pub word: String,
    /// Columns of a table, rows of a track.
    pub columns: Vec<String>,
    /// Rows the printed page has.
    pub room: usize,
    /// What fills it.
    pub binding: String,
}

/// The printed sheet.
pub static SHEET: LazyLock<Vec<SheetRow>> = LazyLock::new(|| {
    rows(include_str!("../../tables/sheet.csv"))
        .map(|r| SheetRow {
            variant: r[0].clone(),
            kind: r[2].clone(),
            word: format!("ordre-{}", r[3]),
            columns: r[4].split('|').filter(|c| !c.is_empty()).map(str::to_owned).collect(),
            room: number(&r[5]).and_then(|n| usize::try_from(n).ok()).unwrap_or(0),
            binding: r[6].clone(),
        })
        .collect()
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_threshold_table_is_its_formula() {
        for row in rows(include_str!("../../tables/sdr_by_cbt.csv")) {
            let cbt = number(&row[0]).expect("a score");
            assert_eq!(number(&row[1]), Some((10 + 10 * cbt).max(10)));
            let label = quality(i32::try_from(cbt).expect("small"));
            assert_eq!(
                label.replace("mediocre", "médiocre").replace("veteran", "vétéran").replace("elite", "élite"),
                row[2]
            );
        }
    }

    #[test]
    fn tables_are_as_printed() {
        assert_eq!((ratio(149, 100), ratio(150, 100), ratio(240, 100), ratio(7, 1), ratio(1, 0)), (0, 1, 2, 5, 5));
        assert_eq!((ratio(0, 0), ratio(120, 100)), (0, 0));
        assert_eq!(
            (status_of(0, 10), status_of(1, 10), status_of(5, 10)),
            (Wear::Intact, Wear::Accrochee, Wear::Eprouvee)
        );
        assert_eq!(
            (status_of(10, 10), status_of(20, 10), status_of(5, 11)),
            (Wear::Decimee, Wear::Aneantie, Wear::Accrochee)
        );
        assert_eq!([0, 1, 2, 3, 4, 5].map(range), [5, 5, 10, 15, 20, 25]);
        assert_eq!(retreat(true, 9), Retreat::Whole);
        assert_eq!(
            (retreat(true, 4), retreat(true, 1), retreat(true, -4)),
            (Retreat::Abandoning, Retreat::Fight, Retreat::Fight)
        );
        assert_eq!(
            (retreat(true, -5), retreat(false, -5), retreat(false, -1)),
            (Retreat::Rout, Retreat::Rout, Retreat::Fight)
        );
        assert_eq!((command(1), command(-2), command(5)), ((false, 0), (true, 0), (true, -5)));
        assert_eq!(EXPERIENCE.as_slice(), [2, 7, 12, 18, 22, 25]);
        assert_eq!((fort_row(FortKind::Fortin).factor, fort_row(FortKind::Forteresse).dfs), (2, 10));
        assert_eq!((crew_loss(Wear::Accrochee, 30, 100), crew_loss(Wear::Accrochee, 49, 100)), (6, 9));
        assert_eq!((crew_loss(Wear::Eprouvee, 1, 1), crew_loss(Wear::Aneantie, 1, 1)), (25, 100));
    }
}
