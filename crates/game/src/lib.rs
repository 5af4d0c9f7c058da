//! What all books share. A book implements the trait [`Ruleset`]; [`Erased`] turns it into a [`Game`], the only thing that
//! interfaces know. This crate names no book: the executable passes down the [`Games`] that it was built with.

mod about;
pub mod block;
mod book;
mod bout;
pub mod choices;
pub mod csv;
mod erased;
pub mod events;
mod fight;
pub mod frozen;
mod game;
mod gesture;
mod map;
pub mod mark;
mod marshal;
mod memory;
mod message;
mod names;
mod opening;
mod paper;
mod ruled;
mod ruleset;
pub mod scenario;
mod scripts;
mod settings;
mod sheet;
pub mod small;
mod suits;
mod turn;

/// The contract at the table: macros of this crate name it.
#[doc(hidden)]
pub use montjoie_table as table;

pub use about::{About, Stood, kind_word, side_of};
pub use book::{Book, Mark, RuleText};
pub use bout::{Bout, to_the_end};
pub use erased::Erased;
pub use events::{Admitted, EventPart, Known, or_nobody, part};
pub use fight::{Fight, Led, Shown, Weighed};
pub use game::{
    BadEvent, Ended, Foreseen, Game, Games, Hand, Item, Offers, Opened, OutcomeVisitor, Played, What, game_named,
};
pub use gesture::{Gesture, Survivor};
pub use map::{Constat, Constated, Counter, Found, Map, MapSite, Zone};
pub use marshal::{Marshal, ended};
pub use message::{Arg, Message};
pub use names::{Gender, Name, Names};
pub use opening::{Link, Opening};
pub use paper::{PaperCell, PaperTable};
pub use ruled::{FieldInfo, Plain, RuledField};
pub use ruleset::{Directed, Extras, Info, Mustered, Outcome, Place, Ruleset, Subjects};
pub use scripts::{Effect, MOST_SCRIPTED, Scripted, Scripts, When, lay_scripted, scripts_of, value_of};
pub use settings::{OptionSet, Setting, SettingInfo, SettingKind, Values, as_the_document, read_settings};
pub use sheet::{Condition, Fate, Figure, Knowledge, KnownToAll, OFF, Rung, Sheet, Viewer, known_to_all};
pub use suits::{Counted, Shipped, Suits};
pub use turn::{Track, Turn, Whose};
