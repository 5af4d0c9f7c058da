//! The printed tables a battle uses, as plain data: what a person needs beside the sheets to finish it without a machine.

use montjoie_table::Dice;

/// A table of the book, as far as this battle uses it.
#[derive(Clone, Debug, PartialEq)]
pub struct PaperTable {
    /// What it is called: a Fluent id of the ruleset.
    pub title: &'static str,
    /// The rule it belongs to.
    pub rule: &'static str,
    /// What stands over each column; the first column names the rows.
    pub heads: Vec<PaperCell>,
    /// Row by row, as many cells as there are heads.
    pub rows: Vec<Vec<PaperCell>>,
}

/// One cell: numbers and ids, never words.
#[derive(Clone, Debug, PartialEq)]
pub enum PaperCell {
    /// Nothing is printed there.
    Blank,
    /// A word: a Fluent id of the ruleset, or of what rulesets share.
    Word(String),
    /// Several words, one after the other.
    Words(Vec<String>),
    /// What stands for itself in every language: a rule's ID, a band such as `1+ – 2`.
    Sign(String),
    /// A name of the battle's own.
    Who(montjoie_table::Subject),
    /// A whole number.
    Number(i64),
    /// What is added or taken away.
    Signed(i64),
    /// Hundredths.
    Percent(i64),
    /// What is multiplied: above the line and below it.
    Times(i64, i64),
    /// A plain fraction, shown with its decimals.
    Ratio(i64, i64),
    /// From here to there; an open end has no number.
    Span(Option<i64>, Option<i64>),
    /// Dice.
    Dice(Dice),
}

impl PaperCell {
    /// A word by its Fluent id.
    #[must_use]
    pub fn word(id: impl Into<String>) -> PaperCell {
        PaperCell::Word(id.into())
    }

    /// A rule's ID.
    #[must_use]
    pub fn rule(id: &'static str) -> PaperCell {
        PaperCell::Sign(id.to_owned())
    }

    /// Yes where it is so, nothing where it is not.
    #[must_use]
    pub fn yes(so: bool) -> PaperCell {
        if so { PaperCell::word("yes") } else { PaperCell::Blank }
    }

    /// What is added, or nothing where that is nought.
    #[must_use]
    pub fn signed(n: impl Into<i64>) -> PaperCell {
        match n.into() {
            0 => PaperCell::Blank,
            n => PaperCell::Signed(n),
        }
    }

    /// What is multiplied, or nothing where it changes nothing.
    #[must_use]
    pub fn times(num: impl Into<i64>, den: impl Into<i64>) -> PaperCell {
        let (num, den) = (num.into(), den.into());
        if num == den { PaperCell::Blank } else { PaperCell::Times(num, den) }
    }

    /// A whole number.
    #[must_use]
    pub fn number(n: impl Into<i64>) -> PaperCell {
        PaperCell::Number(n.into())
    }
}

impl PaperTable {
    /// A table under this title, with these words over its columns.
    #[must_use]
    pub fn new(title: &'static str, rule: &'static str, heads: &[&str]) -> PaperTable {
        let heads = heads.iter().map(|id| if id.is_empty() { PaperCell::Blank } else { PaperCell::word(*id) });
        PaperTable { title, rule, heads: heads.collect(), rows: Vec::new() }
    }

    /// Adds a row.
    #[must_use]
    pub fn row(mut self, cells: impl IntoIterator<Item = PaperCell>) -> PaperTable {
        self.rows.push(cells.into_iter().collect());
        self
    }

    /// Adds several.
    #[must_use]
    pub fn rows<R: IntoIterator<Item = PaperCell>>(mut self, rows: impl IntoIterator<Item = R>) -> PaperTable {
        self.rows.extend(rows.into_iter().map(|row| row.into_iter().collect::<Vec<_>>()));
        self
    }

    /// The table, or none where it has no row.
    #[must_use]
    pub fn used(self) -> Option<PaperTable> {
        (!self.rows.is_empty()).then_some(self)
    }

    /// Every Fluent id it speaks by.
    #[must_use]
    pub fn ids(&self) -> Vec<&str> {
        let cells = self.heads.iter().chain(self.rows.iter().flatten());
        let words = cells.flat_map(|cell| match cell {
            PaperCell::Word(id) => std::slice::from_ref(id),
            PaperCell::Words(ids) => ids.as_slice(),
            _ => &[],
        });
        std::iter::once(self.title).chain(words.map(String::as_str)).collect()
    }
}
