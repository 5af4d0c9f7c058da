//! The rulebooks, one folder each, and what they have in common.
//!
//! A ruleset fills the trait [`Ruleset`]; [`Erased`] makes a [`Game`] of it, which is all that interfaces know. To add one: a
//! folder, its `mod` line below, and one line in `registry.rs`.

mod book;
mod bout;
mod choices;
mod csv;
mod game;
mod gesture;
mod map;
pub mod mark;
mod message;
mod names;
mod paper;
mod registry;
mod ruled;
mod ruleset;
mod sample;
pub mod scenario;
mod scripts;
mod settings;
mod sheet;

pub mod bx;
pub mod jet;
pub mod ordre;
pub mod papiers;

pub use book::{Book, Entry, Mark};
pub use bout::{Bout, Erased, side_of, to_the_end};
pub use game::{BadEvent, Fight, Foreseen, Game, Item, Opened, Played, Visit, What};
pub use gesture::{Gesture, Survivor};
pub use map::{Constat, Constated, Counter, Found, Map, MapSite, Zone};
pub use message::{Arg, Message};
pub use names::{Gender, Name, Names};
pub use paper::{PaperCell, PaperTable};
pub use registry::{GAMES, game};
pub use ruled::{FieldInfo, Plain};
pub use ruleset::{Info, Mustered, Outcome, Place, Ruleset};
pub use sample::{Career, Sample};
pub use scripts::{Effect, MOST_SCRIPTED, Scripted, Scripts, When, lay_scripted, scripts_of, value_of};
pub use settings::{Setting, SettingInfo, SettingKind, Values, read_settings};
pub use sheet::{Condition, Fate, Figure, Knowledge, Rung, Sheet, Viewer};
