//! Whose turn it is: the order of those who act one after another in a step.

use crate::{Figure, Sheet};
use montjoie_table::Subject;

/// The order in which those on the field act, where the book's step has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// What it is called: a Fluent id of the ruleset.
    pub title: &'static str,
    /// The figure of the sheets that makes the order: a Fluent id of the ruleset.
    pub figure: &'static str,
    /// Everyone in it, the first to act first.
    pub turns: Vec<Turn>,
}

/// One place in that order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Who.
    pub who: Subject,
    /// Whether it has come.
    pub when: Whose,
}

/// Whether somebody's turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Has acted, or has no turn in this step.
    Done,
    /// Acts now; several where they are tied.
    Now,
    /// Is still to act.
    Later,
}

impl Whose {
    /// Its word in pages and texts.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Whose::Done => "done",
            Whose::Now => "now",
            Whose::Later => "later",
        }
    }
}

impl Track {
    /// What these sheets let their viewer know of it: those who are on one; of whoever is still to act, only where the figure
    /// is known, for the place alone would tell it. None when nobody is left.
    #[must_use]
    pub fn known(mut self, sheets: &[Sheet]) -> Option<Track> {
        let figure = self.figure;
        self.turns.retain(|turn| {
            sheets.iter().any(|s| s.subject == turn.who)
                && (turn.when != Whose::Later || figure_of(figure, sheets, turn.who).is_some())
        });
        (!self.turns.is_empty()).then_some(self)
    }

    /// The figure that gives somebody their place, where the sheets tell it.
    #[must_use]
    pub fn of<'a>(&self, sheets: &'a [Sheet], who: Subject) -> Option<&'a Figure> {
        figure_of(self.figure, sheets, who)
    }
}

fn figure_of<'a>(word: &str, sheets: &'a [Sheet], who: Subject) -> Option<&'a Figure> {
    sheets.iter().find(|s| s.subject == who)?.figures.iter().find(|f| f.word == word)
}
