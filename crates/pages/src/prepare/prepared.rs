//! What the page of a battle being prepared shows.

use crate::heraldry::Banner;
use crate::view::{Notice, OddsPanel};

/// A battle that is being prepared.
#[derive(Clone, Debug, Default)]
pub struct Prepared {
    /// Where its form goes: `POST` with everything below; `do` = `read`, `play`, `raw`, `document`, or `edit`, `copy`, `drop`, `add`, `more`, `less`
    /// with a place (`copy~side[1].unit[2]`, `add~side[1].character`), or `troop` with a side and a troop (`troop~side[1]~archers`).
    pub base: String,
    /// Which writing of it the page shows: what moves tables about is refused when there is a newer one.
    pub writing: u64,
    /// The name of the ruleset.
    pub game: String,
    /// The page in front of its book.
    pub front: String,
    /// Its editions: value, text, whether it is chosen.
    pub editions: Vec<(String, String, bool)>,
    /// The title, as its reader is told it.
    pub title: String,
    /// The two sides.
    pub sides: [PreparedSide; 2],
    /// Their arms.
    pub banners: Option<[Banner; 2]>,
    /// Ground, weather, events, troops of the GM's own.
    pub field: Vec<PreparedBlock>,
    /// What can be added to them: place and text.
    pub more: Vec<(String, String)>,
    /// What the catalogue is searched for.
    pub seek: Seek,
    /// The kinds of troops it has.
    pub kinds: Vec<&'static str>,
    /// Whether troops differ in worth.
    pub weighs: bool,
    /// The figures of a troop that its list shows: how the book abbreviates each, and what that means.
    pub columns: Vec<(String, String)>,
    /// The catalogue: what can be named in a line or taken into an army.
    pub catalogue: Vec<Offered>,
    /// The settings, those that this battle can touch first; none while they are folded away.
    pub options: Option<Vec<PreparedOption>>,
    /// Settings that depart from the document: what, and how.
    pub departs: Vec<(String, String)>,
    /// What is wrong, or worth knowing, and stands in no army.
    pub problems: Vec<PreparedProblem>,
    /// Why it cannot be played yet, when nothing is wrong but something is still to come.
    pub lacks: Option<String>,
    /// Whether it can be played.
    pub sound: bool,
    /// Its chances, where they were counted.
    pub chances: Option<Forecast>,
    /// The sheet that is open.
    pub open: Option<PreparedSheet>,
    /// The file itself.
    pub file: String,
    /// What has to be said.
    pub notices: Vec<Notice>,
}

/// What the catalogue is searched for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seek {
    /// Words of a name, a note, a figure.
    pub words: String,
    /// A kind of troops; every kind when empty.
    pub kind: String,
    /// A third of the worths, `low`, `middle` or `high`; all when empty.
    pub worth: String,
}

/// The chances of two armies as they stand.
#[derive(Clone, Debug)]
pub struct Forecast {
    /// What was counted.
    pub odds: OddsPanel,
    /// How long such a battle takes, in words.
    pub length: String,
}

/// A troop of the catalogue.
#[derive(Clone, Debug, Default)]
pub struct Offered {
    /// What forms call it.
    pub id: String,
    /// What people call it, as a line may name it.
    pub name: String,
    /// Which pictogram.
    pub kind: &'static str,
    /// Its figures as the edition writes them, one for each column; empty where it has none.
    pub figures: Vec<String>,
    /// What else it is or has.
    pub special: Vec<String>,
    /// A word on it.
    pub note: Option<String>,
    /// Its worth among the others: `low`, `middle`, `high`.
    pub worth: &'static str,
    /// How heavy one of them is beside the heaviest, in hundredths.
    pub share: u8,
    /// Everything it can be found by, in small letters without accents.
    pub found_by: String,
    /// Whether it is among those searched for.
    pub shown: bool,
}

/// One side of it.
#[derive(Clone, Debug, Default)]
pub struct PreparedSide {
    /// Where it stands in the file.
    pub place: String,
    /// Its name, as its reader is told it.
    pub name: String,
    /// How many they are.
    pub heads: i64,
    /// What they weigh, in the book's own measure.
    pub weight: Option<String>,
    /// What was pasted and not understood.
    pub pasted: String,
    /// Why.
    pub understood: Vec<PastedLine>,
    /// Its units.
    pub units: Vec<PreparedUnit>,
    /// Its characters.
    pub heroes: Vec<PreparedUnit>,
    /// The side itself, its armies, engines and whatever else stands in it.
    pub others: Vec<PreparedBlock>,
    /// What can be added to it besides units and characters: place and text.
    pub more: Vec<(String, String)>,
    /// Whether characters can be.
    pub takes_heroes: bool,
    /// What is wrong with the side itself.
    pub wrong: Vec<String>,
}

/// How a line was understood.
#[derive(Clone, Debug, Default)]
pub struct PastedLine {
    /// The line as it was written.
    pub line: String,
    /// In words: what it became, or why it was not understood.
    pub says: String,
    /// Whether it was.
    pub good: bool,
}

/// A unit or a character of an army.
#[derive(Clone, Debug, Default)]
pub struct PreparedUnit {
    /// Where it stands in the file.
    pub place: String,
    /// How deep it stands in others.
    pub depth: usize,
    /// Its name; what it is called by is [`PreparedUnit::called`] where it has none of its own.
    pub name: String,
    /// What it is called.
    pub called: String,
    /// Which pictogram, if it has one.
    pub kind: Option<&'static str>,
    /// Its troop, how its line was understood, or a hero's figures.
    pub what: String,
    /// What is special about it.
    pub special: Vec<String>,
    /// How many they are, as it is written, where that can be changed.
    pub count: Option<String>,
    /// Whether that is no number they can have.
    pub miscounted: bool,
    /// What it weighs, in figures, and beside the heaviest, in hundredths.
    pub weight: Option<(String, u8)>,
    /// What is wrong with it, in the page's own words.
    pub wrong: Vec<String>,
}

/// A place, an event, a side, an army.
#[derive(Clone, Debug, Default)]
pub struct PreparedBlock {
    /// Where it stands in the file.
    pub place: String,
    /// What kind of thing it is, in a word.
    pub what: String,
    /// Its name.
    pub name: String,
    /// What follows from it, in words: figures with their parts.
    pub derived: Vec<(String, String)>,
    /// What is wrong with it.
    pub wrong: Vec<String>,
    /// Whether there is neither one more nor one less of it: a side, the ground.
    pub fixed: bool,
}

/// What one of them says, key by key.
#[derive(Clone, Debug, Default)]
pub struct PreparedSheet {
    /// Where it stands in the file.
    pub place: String,
    /// What it is called.
    pub name: String,
    /// What follows from it.
    pub derived: Vec<(String, String)>,
    /// How its line was understood.
    pub understood: Option<PastedLine>,
    /// Its fields, those that matter most first.
    pub fields: Vec<PreparedField>,
    /// Whether there is neither one more nor one less of it.
    pub fixed: bool,
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
