//! A battle being prepared, as its page shows it.

use crate::view::Notice;

/// A battle being prepared.
#[derive(Clone, Debug, Default)]
pub struct Prepared {
    /// Where its form goes: `POST` with everything below; `do` = `read`, `play`, `raw`, `document`, or `edit`, `copy`, `drop`, `add` with a place
    /// (`copy~side[1].unit[2]`, `add~side[1].character`), or `troop` with a side and a troop (`troop~side[1]~archers`).
    pub base: String,
    /// Which writing of it the page shows: what moves tables about is refused when there is a newer one.
    pub writing: u64,
    /// The name of the ruleset.
    pub game: String,
    /// The page in front of its book.
    pub front: String,
    /// Its editions: value, text, whether it is chosen.
    pub editions: Vec<(String, String, bool)>,
    /// The title.
    pub title: PreparedName,
    /// The two sides.
    pub sides: [PreparedSide; 2],
    /// Ground, weather, events, troops of the GM's own.
    pub field: Vec<PreparedBlock>,
    /// What can be added to them: place and text.
    pub more: Vec<(String, String)>,
    /// The catalogue: what can be named in a line or taken into an army.
    pub catalogue: Vec<Offered>,
    /// The settings, those that this battle can touch first.
    pub options: Vec<PreparedOption>,
    /// What is wrong or worth knowing.
    pub problems: Vec<PreparedProblem>,
    /// Whether it can be played.
    pub sound: bool,
    /// The sheet that is open.
    pub open: Option<PreparedSheet>,
    /// The file itself.
    pub file: String,
    /// What has to be said.
    pub notices: Vec<Notice>,
}

/// What something is called, as the file has it. One that is missing is stood in for by another.
#[derive(Clone, Debug, Default)]
pub struct PreparedName {
    /// In both languages, where the file says it so.
    pub both: Option<String>,
    /// In French; empty when it does not say.
    pub fr: String,
    /// In English; empty when it does not say.
    pub en: String,
}

impl PreparedName {
    /// What stands in for the French and for the English name.
    #[must_use]
    pub fn usual(&self) -> [Option<&str>; 2] {
        [&self.en, &self.fr].map(|other| self.both.as_deref().or(Some(other.as_str())).filter(|name| !name.is_empty()))
    }
}

/// A troop of the catalogue.
#[derive(Clone, Debug, Default)]
pub struct Offered {
    /// What forms call it.
    pub id: String,
    /// What people call it, as a line may name it.
    pub name: String,
    /// Its figures as the edition writes them; what is simply so has no value.
    pub figures: Vec<(String, String)>,
    /// A word on it.
    pub note: Option<String>,
}

/// One side of it.
#[derive(Clone, Debug, Default)]
pub struct PreparedSide {
    /// Where it stands in the file.
    pub place: String,
    /// Its name.
    pub name: PreparedName,
    /// How many a troop of the catalogue is that is taken into it.
    pub many: i64,
    /// Whether its catalogue is open: somebody was just taken from it.
    pub browsing: bool,
    /// What was pasted and not understood.
    pub pasted: String,
    /// Why.
    pub understood: Vec<Understood>,
    /// Its units, characters and whatever else stands in it.
    pub blocks: Vec<PreparedBlock>,
    /// What can be added to it: place and text.
    pub more: Vec<(String, String)>,
}

/// How a line was understood.
#[derive(Clone, Debug, Default)]
pub struct Understood {
    /// The line as it was written.
    pub line: String,
    /// In words: what it became, or why it was not understood.
    pub says: String,
    /// Whether it was.
    pub good: bool,
}

/// A unit, a character, a place, an event.
#[derive(Clone, Debug, Default)]
pub struct PreparedBlock {
    /// Where it stands in the file.
    pub place: String,
    /// What kind of thing it is, in a word.
    pub what: String,
    /// Its name.
    pub name: String,
    /// Which pictogram, if it has one.
    pub kind: Option<&'static str>,
    /// How its line was understood.
    pub understood: Option<Understood>,
    /// What follows from it, in words: figures with their parts.
    pub derived: Vec<(String, String)>,
    /// Whether something is wrong with it.
    pub wrong: bool,
    /// Whether there is neither one more nor one less of it: a side, the ground.
    pub fixed: bool,
}

/// What one of them says, key by key.
#[derive(Clone, Debug, Default)]
pub struct PreparedSheet {
    /// Whose.
    pub block: PreparedBlock,
    /// Its fields, those that matter most first.
    pub fields: Vec<PreparedField>,
}

/// A field of it.
#[derive(Clone, Debug, Default)]
pub struct PreparedField {
    /// What forms call it: its path in the file.
    pub name: String,
    /// What people call it.
    pub label: String,
    /// What files call it.
    pub key: String,
    /// What it says.
    pub value: String,
    /// What counts while it says nothing.
    pub usual: Option<String>,
    /// What it means.
    pub help: String,
    /// What is wrong with it.
    pub wrong: Option<String>,
    /// Its values, if it is one of a few: value, text, whether it is chosen.
    pub values: Vec<(String, String, bool)>,
    /// Whether it is one of those that are rarely needed.
    pub rare: bool,
}

/// A setting.
#[derive(Clone, Debug, Default)]
pub struct PreparedOption {
    /// What forms call it.
    pub name: String,
    /// What people call it.
    pub label: String,
    /// The question it answers.
    pub help: Option<String>,
    /// Its values: value, text, whether it is chosen; empty for a number.
    pub values: Vec<(String, String, bool)>,
    /// What it says, for a number.
    pub value: String,
    /// What counts while it says nothing.
    pub usual: String,
    /// Where the book is silent: our reading in one line.
    pub reading: Option<String>,
    /// Whether this battle can touch it.
    pub touched: bool,
}

/// Something wrong with it.
#[derive(Clone, Debug, Default)]
pub struct PreparedProblem {
    /// In words: what, where, how to mend it.
    pub says: String,
    /// Where to jump: the block it stands in, and the field.
    pub place: Option<(String, String)>,
    /// Whether it stops the battle.
    pub stops: bool,
}
