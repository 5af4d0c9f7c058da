//! Scenarios: what a GM writes by hand, read whole, with every problem told at once. The format: `docs/formats.md`.
//!
//! A ruleset says once what its scenarios look like ([`Format`]); the common layer reads sides, armies, units, characters,
//! places, weather and events ([`Scenario::read`]); the ruleset's muster then reads its own keys from each table. A read always
//! gives a value, so that the walk goes on and finds the next problem; a key nobody asked for is unknown, with the
//! nearest one that was.
//!
//! ```
//! use montjoie_game::scenario::{Catalogue, Doc, Format, Scenario, Source, label};
//!
//! # let catalogue = Catalogue::load(r#"
//! #     [[troop]]
//! #     id = "archers"
//! #     name_fr = "archers"
//! #     name_en = "archers"
//! #     armour = 12
//! #     damage = "1d6"
//! # "#).expect("a sound catalogue");
//! let labels = [label("armour", &["CA", "AC"]), label("damage", &["Dommages", "Damage"])];
//! let format = Format { catalogue: &catalogue, labels: &labels, ..Format::bare("example") };
//!
//! let doc = Doc::read(r#"
//!     ruleset = "example"
//!     name = "Le gué"
//!
//!     [[side]]
//!     id = "north"
//!     name_fr = "le Nord"
//!     name_en = "the North"
//!     [[side.unit]]
//!     line = "40 archers"
//!     armour = 13
//!
//!     [[side]]
//!     id = "south"
//!     name = "South"
//!     [[side.unit]]
//!     line = "30 cavaliers : CA 14, Dommages 1-8"
//! "#);
//! let scenario = Scenario::read(&doc, &format);
//! for unit in &scenario.units {
//!     let t = &unit.table;
//!     let count = t.required_int("count", 1..=1_000_000);
//!     let armour = t.int("armour", 10..=22, 10);
//!     let damage = t.required_dice("damage");
//!     # let _ = (count, armour, damage);
//! }
//! assert!(scenario.finish().is_ok());
//! assert_eq!(scenario.units[0].table.source("armour"), Source::Written);
//! assert_eq!(scenario.units[0].table.source("damage"), Source::Catalogue);
//! ```

mod catalogue;
mod desk;
mod doc;
mod event;
pub mod fuzz;
mod line;
mod muster;
mod number;
mod problem;
mod read;
mod schema;
mod sheet;
mod table;
#[cfg(test)]
mod tests;
mod vary;
mod words;

pub use catalogue::{Catalogue, Troop};
pub use doc::{Doc, LONGEST, Pos};
pub use event::{ScenarioEffect, ScenarioEvent, Trigger};
pub use line::{Gives, Label, Pasted, Understood, flag, label, paste};
pub use number::{MOST, Ratio, parse_dice};
pub use problem::{CODES, Code, Findings, PHRASES, Problem, Problems, TEXT, code, waivable};
pub use read::Written;
pub use schema::Shape;
pub use sheet::{
    ArmySheet, Arrives, CharacterSheet, Format, MOST_ARMIES, MOST_CHARACTERS, MOST_EVENTS, MOST_PLACES, MOST_UNITS,
    PlaceSheet, Scenario, SideSheet, UnitSheet, ruleset_among,
};
pub use table::{DocTable, Expected, Source};
pub use vary::NoPlace;
pub use words::{fold, id_from, is_id, nearest, stem};
