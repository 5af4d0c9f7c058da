//! The rows of a sweep as they are kept: CSV, the same bytes wherever and in however many pieces it was counted.

use super::Sweep;
use crate::{Sample, Share, quantile, shares};
use montjoie_table::Side;

/// Columns before what is varied.
pub const BEFORE: [&str; 3] = ["variant", "variants", "sweep"];
/// Columns after what is varied.
pub const AFTER: [&str; 22] = [
    "seed",
    "runs",
    "victories_1",
    "victories_2",
    "draws",
    "undecided",
    "harmless",
    "share_1",
    "low_1",
    "high_1",
    "share_2",
    "low_2",
    "high_2",
    "share_none",
    "low_none",
    "high_none",
    "left_1",
    "left_2",
    "rounds_p10",
    "rounds_median",
    "rounds_p90",
    "rounds_most",
];

/// The head of a sweep's table, without its line end.
#[must_use]
pub fn head(paths: &[&str]) -> String {
    let all: Vec<String> = BEFORE.iter().chain(paths).chain(AFTER.iter()).map(|cell| quoted(cell)).collect();
    all.join(",")
}

/// A row, without its line end; no sample where the rulebook refuses the variant.
#[must_use]
pub fn row(sweep: &Sweep<'_>, variant: u64, sample: Option<&Sample>) -> String {
    let mut cells = vec![(variant + 1).to_string(), sweep.grid.len().to_string(), format!("{:016x}", sweep.id())];
    cells.extend(sweep.grid.values(variant).into_iter().map(quoted));
    cells.push(sweep.seed.to_string());
    let Some(sample) = sample else {
        cells.push("0".to_owned());
        cells.resize(BEFORE.len() + sweep.grid.axes.len() + AFTER.len(), String::new());
        return cells.join(",");
    };
    let counts =
        [sample.runs, sample.victories[0], sample.victories[1], sample.draws, sample.undecided, sample.harmless];
    cells.extend(counts.map(|n| n.to_string()));
    for Share { value, low, high } in shares(sample) {
        cells.extend([value, low, high].map(|x| format!("{x:.6}")));
    }
    cells.extend(Side::BOTH.map(|side| format!("{:.6}", left(sample, side))));
    cells.extend([10, 50, 90, 100].map(|percent| quantile(&sample.rounds, percent).to_string()));
    cells.join(",")
}

/// The share of its strength that a side has left, on average; characters apart. The sums are whole numbers, so that the order of
/// the battles does not show.
#[allow(clippy::cast_precision_loss)]
fn left(sample: &Sample, side: Side) -> f64 {
    let (mut left, mut initial) = (0.0, 0.0);
    for career in sample.careers.iter().filter(|c| c.side == side && !c.person) {
        let steps = (career.left.len() - 1).max(1) as f64;
        let weight = (career.worth * career.initial) as f64;
        let sum: u64 = career.left.iter().enumerate().map(|(i, n)| i as u64 * n).sum();
        left += weight * sum as f64 / steps;
        initial += weight * sample.runs as f64;
    }
    if initial > 0.0 { left / initial } else { 0.0 }
}

fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n', '\r']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell.to_owned() }
}

/// The cells of a line; none when a quote is left open.
fn cells(line: &str) -> Option<Vec<String>> {
    let (mut all, mut cell, mut quotes) = (Vec::new(), String::new(), false);
    let mut chars = line.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' if quotes && chars.peek() == Some(&'"') => {
                chars.next();
                cell.push('"');
            }
            '"' => quotes = !quotes,
            ',' if !quotes => all.push(std::mem::take(&mut cell)),
            _ => cell.push(c),
        }
    }
    all.push(cell);
    (!quotes).then_some(all)
}

/// What is wrong with a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadTable {
    /// This is no table of a sweep.
    NotOne,
    /// A row that is not one, by its line.
    Row(u64),
    /// Tables of different sweeps: the first and the one that differs, by their places.
    Others(usize),
    /// Two rows of the same variant that differ.
    Differ(u64),
    /// Variants nobody counted: how many, and the first.
    Missing(u64, u64),
}

/// A table of a sweep that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rows {
    /// Its head, as it stands.
    pub head: String,
    /// What is varied.
    pub paths: Vec<String>,
    /// The mark of its sweep; none without rows.
    pub sweep: Option<String>,
    /// How many variants the whole sweep has; 0 without rows.
    pub variants: u64,
    /// Its whole rows, as they stand: the variant, from 1, and the line.
    pub lines: Vec<(u64, String)>,
    /// Bytes up to the end of the last whole row.
    pub whole: usize,
}

impl Rows {
    /// Reads a table. What follows the last line end is a row that was cut off, and left out.
    ///
    /// # Errors
    /// It is no such table, or a row of it is none.
    pub fn read(text: &str) -> Result<Rows, BadTable> {
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = text[..whole].split_terminator('\n');
        let head = lines.next().ok_or(BadTable::NotOne)?.to_owned();
        let names = cells(&head).ok_or(BadTable::NotOne)?;
        let varied = names.len().checked_sub(BEFORE.len() + AFTER.len()).ok_or(BadTable::NotOne)?;
        let (before, rest) = names.split_at(BEFORE.len());
        if before != BEFORE || rest[varied..] != AFTER {
            return Err(BadTable::NotOne);
        }
        let mut rows = Rows {
            head: head.clone(),
            paths: rest[..varied].to_vec(),
            sweep: None,
            variants: 0,
            lines: Vec::new(),
            whole,
        };
        for (i, line) in lines.enumerate() {
            let bad = || BadTable::Row(i as u64 + 2);
            let row = cells(line).filter(|cells| cells.len() == names.len()).ok_or_else(bad)?;
            let number = |at: usize| row[at].parse::<u64>().map_err(|_| bad());
            let (variant, variants) = (number(0)?, number(1)?);
            let same = rows.sweep.as_ref().is_none_or(|s| *s == row[2] && rows.variants == variants);
            if !same || variant == 0 || variant > variants {
                return Err(bad());
            }
            rows.sweep = Some(row[2].clone());
            rows.variants = variants;
            rows.lines.push((variant, line.to_owned()));
        }
        Ok(rows)
    }

    /// The cells of each row.
    pub fn cells(&self) -> impl Iterator<Item = Vec<String>> {
        self.lines.iter().filter_map(|(_, line)| cells(line))
    }

    /// The column of a name.
    #[must_use]
    pub fn column(&self, name: &str) -> Option<usize> {
        cells(&self.head)?.iter().position(|cell| cell == name)
    }
}

/// Puts the pieces of one sweep together: exactly the bytes of one run.
///
/// # Errors
/// They are not of one sweep, they contradict each other, or something is missing.
pub fn merge(pieces: &[Rows]) -> Result<String, BadTable> {
    let first = pieces.iter().find(|p| p.sweep.is_some()).ok_or(BadTable::NotOne)?;
    let mut all: Vec<Option<&str>> = vec![None; usize::try_from(first.variants).unwrap_or(0)];
    for (at, piece) in pieces.iter().enumerate() {
        let same = piece.head == first.head
            && (piece.sweep.is_none() || (&piece.sweep, piece.variants) == (&first.sweep, first.variants));
        if !same {
            return Err(BadTable::Others(at));
        }
        for (variant, line) in &piece.lines {
            let slot = usize::try_from(variant - 1).ok().and_then(|i| all.get_mut(i)).ok_or(BadTable::Others(at))?;
            if slot.replace(line).is_some_and(|before| before != line) {
                return Err(BadTable::Differ(*variant));
            }
        }
    }
    let missing = all.iter().filter(|slot| slot.is_none()).count() as u64;
    if let Some(lost) = all.iter().position(Option::is_none) {
        return Err(BadTable::Missing(missing, lost as u64 + 1));
    }
    let mut text = format!("{}\n", first.head);
    for line in all.into_iter().flatten() {
        text.push_str(line);
        text.push('\n');
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(rows: &[&str]) -> String {
        let empty = ",".repeat(AFTER.len() - 2);
        let rows: String = rows.iter().map(|r| format!("{r},9,0{empty}\n")).collect();
        format!("{}\n{rows}", head(&["a"]))
    }

    #[test]
    fn pieces_in_any_order_give_the_whole() {
        let whole = table(&["1,3,00ff,x", "2,3,00ff,\"y, z\"", "3,3,00ff,w"]);
        let read = |rows: &[&str]| Rows::read(&table(rows)).expect("sound");
        let (one, two) = (read(&["2,3,00ff,\"y, z\""]), read(&["1,3,00ff,x", "3,3,00ff,w"]));
        assert_eq!(merge(&[one.clone(), two.clone()]).as_deref(), Ok(whole.as_str()));
        assert_eq!(
            merge(&[two.clone(), one.clone(), two.clone()]).as_deref(),
            Ok(whole.as_str()),
            "the same twice is no harm"
        );
        assert_eq!(merge(std::slice::from_ref(&two)), Err(BadTable::Missing(1, 2)));
        assert_eq!(merge(&[two.clone(), read(&["2,3,0100,y"])]), Err(BadTable::Others(1)));
        assert_eq!(merge(&[one.clone(), read(&["2,3,00ff,y"])]), Err(BadTable::Differ(2)));
        assert_eq!(merge(&[]), Err(BadTable::NotOne));
        assert_eq!(one.cells().next().expect("a row")[3], "y, z");
    }

    #[test]
    fn what_is_no_table_is_refused_and_a_cut_row_left_out() {
        assert_eq!(Rows::read("a,b\n1,2\n"), Err(BadTable::NotOne));
        assert_eq!(Rows::read(""), Err(BadTable::NotOne));
        assert_eq!(Rows::read(&table(&["0,3,00ff,x"])), Err(BadTable::Row(2)));
        assert_eq!(Rows::read(&table(&["1,3,00ff,x", "2,3,00fe,x"])), Err(BadTable::Row(3)));
        let whole = table(&["1,3,00ff,x"]);
        let cut = format!("{whole}2,3,00");
        let rows = Rows::read(&cut).expect("sound up to there");
        assert_eq!((rows.lines.len(), rows.whole), (1, whole.len()));
    }
}
