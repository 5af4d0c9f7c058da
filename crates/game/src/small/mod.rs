//! Small books: troops of so many men, characters, orders, dice, morale, and nothing that needs more of the contract.
//!
//! # A book in a page
//!
//! What `montjoie_table`'s front page begins, carried on to a book that opens a scenario, takes rulings and shows cards. A real book has the
//! same parts in files of their own, and its texts in French and English: `cargo xtask new-book NAME` lays them (CONTRIBUTING.md, “Adding a
//! book”).
//!
//! ```
//! use montjoie_game::choices::{orders, pick};
//! use montjoie_game::scenario::{Catalogue, Doc, DocTable};
//! use montjoie_game::small::{BookFiles, Ruled, SmallBattle, SmallBook, SmallUnit, SoMany};
//! use montjoie_game::{Bout, Figure, Fight as _, Gesture, Info, Message, Outcome, Viewer, events, parts, ruled, settings};
//! use montjoie_table::*;
//! use serde::Serialize;
//!
//! // Nouns: what a unit has beside side, men and condition, what the GM may set of it, and what it may do.
//! type Battle = SmallBattle<Ost>;
//!
//! #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
//! pub struct Own { skill: i8 }
//! ruled! { pub enum Field of Own { skill: i8 = -5..=5 } }
//! parts!(Field);
//! orders! {
//!     /// What a unit does.
//!     pub enum Order { /// Nothing.
//!     Hold = "hold"; /// It strikes.
//!     Strike(UnitId) = "strike" }
//! }
//! settings! { /// Options.
//! pub struct Options { /// Rounds at most.
//! knob max_rounds: i32 = 50, "OST-03", 1..=1_000; } }
//!
//! // Events: those of the book, and one that holds what the GM and the scenario do.
//! events! {
//!     /// Something that happened.
//!     pub enum Event of Battle {
//!         /// Men fall.
//!         Fell { unit: UnitId, men: u32 } => "OST-02",
//!         /// The step is over.
//!         Ended => "OST-03",
//!         /// What the GM and the scenario do.
//!         #[serde(untagged)]
//!         Ruled(ruled: Ruled<Field>) => ruled.rule(),
//!     }
//! }
//!
//! // A chapter: everyone chooses, then the dice fall, then men do.
//! const ORDER: Rule = Rule("OST-01");
//! const BLOW: Rule = Rule("OST-02");
//!
//! fn blows<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
//!     let mut blows: Few<(UnitId, UnitId), { Subject::UNITS }> = Few::new();
//!     for unit in b.ids().filter(|&unit| b.at(unit).stands()) {
//!         let side = b.at(unit).side;
//!         let orders = move |b: &Battle, offer: &mut dyn FnMut(Order)| {
//!             offer(Order::Hold);
//!             b.foes_of(side).for_each(|foe| offer(Order::Strike(foe)));
//!         };
//!         let usual = move |b: &Battle, _: &[usize; 2]| b.foes_of(side).next().map_or(Order::Hold, Order::Strike);
//!         if let Order::Strike(on) = t.choose(b, pick(ORDER.by(unit), b.office(unit), orders, usual))? {
//!             blows.push((unit, on));
//!         }
//!     }
//!     let mut fallen: Few<(UnitId, u32), { Subject::UNITS }> = Few::new();
//!     let now = &*b;
//!     t.throw_each(
//!         &blows,
//!         |t, (by, on)| {
//!             let skill = t.tally().plus(BLOW, "skill", i32::from(now.at(by).own.skill));
//!             Toss::new(BLOW.on(by, on), now.office(by), d(6)).plus(skill)
//!         },
//!         |_, cast| SoMany(cast.total.max(0).unsigned_abs(), "men"),
//!         |(_, on), SoMany(men, _)| fallen.push((on, men)),
//!     )?;
//!     for (unit, men) in fallen {
//!         t.happens(b, Event::Fell { unit, men });
//!     }
//!     t.happens(b, Event::Ended);
//!     Ok(())
//! }
//!
//! /// The book.
//! #[derive(Debug)]
//! pub struct Ost;
//!
//! impl SmallBook for Ost {
//!     type Own = Own;
//!     type Whole = ();
//!     type Field = Field;
//!     type Options = Options;
//!     type Event = Event;
//!     type Extras = ();
//!     const ABOUT: Info = Info { doctrines: &["charge"], steps: &["blows"], amounts: &["men"], ..Info::bare("ost") };
//!     const RULED: fn(Ruled<Field>) -> Event = Event::Ruled;
//!     // In a crate, `montjoie_game::book_files!("ost");` gives the next two from the files of the book.
//!     const FILES: BookFiles = BookFiles { book: [""; 2], text: [""; 2], catalogue: "", samples: &[], counted: "" };
//!     fn troops() -> &'static Catalogue {
//!         static NONE: Catalogue = Catalogue::empty();
//!         &NONE
//!     }
//!     fn read(keys: &DocTable) -> Own {
//!         Own { skill: i8::try_from(keys.int("skill", -5..=5, 0)).unwrap_or(0) }
//!     }
//!     fn step<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play { blows(b, t) }
//!     fn apply(b: &mut Battle, event: Event) {
//!         match event {
//!             Event::Fell { unit, men } => b.lose(unit, men),
//!             Event::Ended => b.close_step(),
//!             Event::Ruled(ruled) => ruled.apply(b),
//!         }
//!     }
//!     fn outcome(b: &Battle) -> Option<Outcome> {
//!         let late = i64::from(b.round) > i64::from(b.options.max_rounds);
//!         b.decided().or(late.then_some(Outcome::Undecided))
//!     }
//!     fn tell(b: &Battle, event: Event, viewer: Viewer) -> Option<Message> {
//!         match event {
//!             Event::Fell { unit, men } => Some(Message::new("ost-tell-fell").who("unit", unit.into()).number("men", men)),
//!             Event::Ended => None,
//!             Event::Ruled(ruled) => ruled.line(b, viewer),
//!         }
//!     }
//!     fn figures(unit: &SmallUnit<Own>) -> Vec<Figure> {
//!         vec![Figure::field("ost-field-skill", "skill", unit.own.skill, "OST-02")]
//!     }
//! }
//!
//! // It opens a scenario and plays; the GM's hand is in it already.
//! let scenario = r#"
//! ruleset = "ost"
//! name = "Two"
//! [[side]]
//! id = "north"
//! name = "North"
//! [[side.unit]]
//! id = "axes"
//! name = "Axes"
//! count = 20
//! skill = 2
//! [[side]]
//! id = "south"
//! name = "South"
//! [[side.unit]]
//! id = "pikes"
//! name = "Pikes"
//! count = 9
//! "#;
//! let (mut bout, _, _) = Bout::<Ost>::open(&Doc::read(scenario), None).unwrap();
//! let (axes, pikes) = (UnitId::new(0), UnitId::new(1));
//! let (take, inputs) = (Gesture::Take { who: axes.into(), men: 5 }, Inputs::default());
//! let ruling = bout.gesture(take, &inputs, &mut Program(&mut Rng::of(1, 0))).unwrap();
//! assert_eq!(ruling.events[0].to_string(), r##"{"counted":{"unit":"#u0","men":15}}"##);
//! assert_eq!(bout.state.at(axes).men, 15);
//! while bout.outcome().is_none() {
//!     bout.play(&inputs, &mut Program(&mut Rng::of(1, 1)));
//! }
//! assert_eq!((bout.outcome(), bout.state.at(pikes).men), (Some(Outcome::Victory(Side::A)), 0));
//! ```

mod battle;
mod book;
mod ruling;
mod shown;

pub use battle::{SmallBattle, SmallUnit};
pub use ruling::Ruled;

use crate::scenario::{Catalogue, DocTable};
use crate::{
    Admitted, EventPart, Extras, Figure, Gesture, Info, Message, OptionSet, Outcome, RuledField, Suits, Viewer,
};
use montjoie_table::{Happening, Meaning, Play, Reads, Table};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;

/// What a book keeps of a unit or of the battle: plain data, the same when read twice.
pub trait PlainData: Copy + Debug + Default + Eq + Hash + Serialize + Send + Sync + 'static {}
impl<T: Copy + Debug + Default + Eq + Hash + Serialize + Send + Sync + 'static> PlainData for T {}

/// The files of a book, compiled in; [`book_files!`](crate::book_files!) reads them.
#[derive(Clone, Copy, Debug)]
pub struct BookFiles {
    /// The book in French and English.
    pub book: [&'static str; 2],
    /// Fluent texts in French and English.
    pub text: [&'static str; 2],
    /// Troops ready to be named.
    pub catalogue: &'static str,
    /// The battle to begin with.
    pub samples: &'static [(&'static str, &'static str)],
    /// What was counted by playing the shipped battles.
    pub counted: &'static str,
}

/// In `impl SmallBook`: the files of the book where `cargo xtask new-book` lays them.
#[macro_export]
macro_rules! book_files {
    ($id:literal) => {
        const FILES: $crate::small::BookFiles = $crate::small::BookFiles {
            book: [include_str!("../book/fr.md"), include_str!("../book/en.md")],
            text: [include_str!("../text/fr.ftl"), include_str!("../text/en.ftl")],
            catalogue: include_str!("../catalogue.toml"),
            samples: &[("standard", include_str!(concat!("../../../scenarios/", $id, "/standard.toml")))],
            counted: include_str!("../tables/battles.csv"),
        };

        fn troops() -> &'static $crate::scenario::Catalogue {
            static TROOPS: ::std::sync::LazyLock<$crate::scenario::Catalogue> = ::std::sync::LazyLock::new(|| {
                $crate::scenario::Catalogue::load(include_str!("../catalogue.toml"))
                    .expect("the shipped catalogue is sound: a test reads it")
            });
            &TROOPS
        }
    };
}

/// A small book. Every one of them is a [`Ruleset`](crate::Ruleset): scenario, rulings, sight, cards and what is left afterwards are
/// the same in all, and the book says what is its own. A book that needs more implements `Ruleset` itself.
pub trait SmallBook: Sized + Debug + Send + Sync + 'static {
    /// What a unit has beside men: its numbers, its orders. The default is what somebody takes an unknown enemy for.
    type Own: PlainData;
    /// What the battle has beside units; `()` for nothing.
    type Whole: PlainData;
    /// The numbers of a unit that a ruling may set, made by [`ruled!`](crate::ruled!).
    type Field: RuledField<Self::Own> + EventPart + Debug + PartialEq + Send + Sync + 'static;
    /// Its options, made by [`settings!`](crate::settings!).
    type Options: OptionSet + Debug + Eq + Hash + Serialize + Send + Sync + 'static;
    /// What happens, made by [`events!`](crate::events!), with [`Ruled`] in one variant.
    type Event: Happening + Admitted<SmallBattle<Self>> + Copy + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What it has and other books lack; `()` for nothing.
    type Extras: Extras<SmallBattle<Self>>;

    /// Its data: id, doctrines, steps, amounts. Options, fields, states and texts are filled in.
    const ABOUT: Info;
    /// That variant.
    const RULED: fn(Ruled<Self::Field>) -> Self::Event;
    /// What it is good for.
    const SUITED: Suits = Suits { time: &[], players: &[], map: &[], detail: &[], age: &[] };
    /// How long a round is; 0 where the book does not say.
    const ROUND_SECONDS: u32 = 0;
    /// Battles it is shipped with beside the first: an id, and the text of the scenario.
    const MORE_BATTLES: &'static [(&'static str, &'static str)] = &[];
    /// Its files: by [`book_files!`](crate::book_files!).
    const FILES: BookFiles;

    /// Its troops: by [`book_files!`](crate::book_files!).
    fn troops() -> &'static Catalogue;

    /// What a unit or character of the scenario has beside its men.
    fn read(keys: &DocTable) -> Self::Own;

    /// Plays the step at which the battle stands.
    ///
    /// # Errors
    /// Pauses while somebody has to answer.
    fn step<T: Table<SmallBattle<Self>>>(battle: &mut SmallBattle<Self>, table: &mut T) -> Play;

    /// The only place where a battle changes.
    fn apply(battle: &mut SmallBattle<Self>, event: Self::Event);

    /// How it ended, once it has; often [`SmallBattle::decided`].
    fn outcome(battle: &SmallBattle<Self>) -> Option<Outcome>;

    /// What this viewer hears of an event; none for what is not told or not theirs to know.
    fn tell(before: &SmallBattle<Self>, event: Self::Event, viewer: Viewer) -> Option<Message>;

    /// The figures on a unit's card.
    fn figures(unit: &SmallUnit<Self::Own>) -> Vec<Figure>;

    /// How many points a character has: 1 where the book counts none.
    fn points(_keys: &DocTable) -> u32 {
        1
    }

    /// Which pictogram a unit has, see [`Sheet::kind`](crate::Sheet).
    fn pictogram(_unit: &SmallUnit<Self::Own>) -> &'static str {
        "foot"
    }

    /// Whether a gesture that takes dice (`test`, `attack`) means anything here.
    ///
    /// # Errors
    /// The Fluent id of the reason why not.
    fn may_throw(_battle: &SmallBattle<Self>, _gesture: Gesture) -> Result<(), &'static str> {
        Err("gesture-not-in-this-book")
    }

    /// Plays such a gesture, which [`SmallBook::may_throw`] allows.
    ///
    /// # Errors
    /// Pauses while its dice are missing.
    fn throw<T: Table<SmallBattle<Self>>>(_: &mut SmallBattle<Self>, _: &mut T, _: Gesture) -> Play {
        Ok(())
    }
}

/// So many of something, as a throw gives them: `SoMany(3, "men")`. The word is one of [`Info::amounts`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoMany(pub u32, pub &'static str);

impl Reads for SoMany {
    fn meaning(self) -> Meaning {
        Meaning::of(self.1, i64::from(self.0))
    }
}
