//! The contract between rules and the world.
//!
//! A rule is a plain function that sits at a [`Table`]. It may do four things there: *throw* dice, let someone *choose*,
//! ask the game master to *judge*, and make something *happen*. Everything else in Montjoie is a different implementation of
//! that table:
//!
//! - [`Script`] answers from recorded input and pauses when an answer is missing: live play, typed dice, replay, tests;
//! - [`Chance`] rolls and follows doctrines, without messages: Monte Carlo;
//! - [`Everything`] enumerates every outcome with its weight: exact odds, exhaustive tests.
//!
//! A battle is a deterministic function of its setup, the answers and the rulings. It is played in steps; between steps the GM
//! may make rulings.
//!
//! # A ruleset in a page
//!
//! Two armies, one posture each, one die per turn. First the state, and the only place where it changes:
//!
//! ```
//! use montjoie_table::*;
//!
//! #[derive(Clone, PartialEq, Eq, Hash)]
//! struct Field { men: [i32; 2], charging: [bool; 2] }
//!
//! #[derive(Clone, Copy, Debug, PartialEq)]
//! enum Event { Postured { side: Side, charging: bool }, Lost { side: Side, men: i32 } }
//!
//! const POSTURE: Rule = Rule("OST-1");
//! const BLOWS: Rule = Rule("OST-2");
//!
//! impl Happening for Event {
//!     fn rule(&self) -> Rule { match self { Event::Postured { .. } => POSTURE, Event::Lost { .. } => BLOWS } }
//!     fn subject(&self) -> Subject {
//!         match *self { Event::Postured { side, .. } | Event::Lost { side, .. } => Subject::side(side) }
//!     }
//! }
//!
//! impl State for Field {
//!     type Event = Event;
//!     type Plan = [bool; 2]; // a doctrine: does this side charge?
//!     fn apply(&mut self, event: &Event) {
//!         match *event {
//!             Event::Postured { side, charging } => self.charging[side.index()] = charging,
//!             Event::Lost { side, men } => self.men[side.index()] -= men,
//!         }
//!     }
//! }
//!
//! // A question defines who is asked, which answers are legal, and what a doctrine answers.
//! #[derive(Clone, Copy, Debug, PartialEq, Eq)]
//! struct Charges(bool);
//! impl Choice for Charges {
//!     fn token(self) -> Token { Token::verb(if self.0 { "charge" } else { "hold" }) }
//!     fn from_words(verb: &str, _: &[Object]) -> Option<Charges> {
//!         match verb { "charge" => Some(Charges(true)), "hold" => Some(Charges(false)), _ => None }
//!     }
//! }
//! #[derive(Clone, Copy)]
//! struct PostureOf(Side);
//! impl Question<Field> for PostureOf {
//!     type Answer = Charges;
//!     fn key(self) -> Key { POSTURE.by(Subject::side(self.0)) }
//!     fn office(self, _: &Field) -> Office { Office::Chief(self.0) }
//!     fn options(self, field: &Field, offer: &mut dyn FnMut(Charges)) {
//!         offer(Charges(false));
//!         if field.men[self.0.index()] > 10 { offer(Charges(true)) } // too few to charge: the option does not exist
//!     }
//!     fn usual(self, field: &Field, plan: &[bool; 2]) -> Charges {
//!         Charges(plan[self.0.index()] && field.men[self.0.index()] > 10)
//!     }
//! }
//!
//! // The rule reads like the book: secret postures, then simultaneous blows.
//! fn turn<T: Table<Field>>(field: &mut Field, table: &mut T) -> Play {
//!     let mut chosen: Few<(Side, bool), 2> = Few::new();
//!     table.choose_each(field, &[PostureOf(Side::A), PostureOf(Side::B)], |q, c| chosen.push((q.0, c.0)))?;
//!     for (side, charging) in chosen {
//!         table.happens(field, Event::Postured { side, charging });
//!     }
//!     let mut lost: Few<(Side, i32), 2> = Few::new();
//!     let now = &*field;
//!     table.throw_each(
//!         &Side::BOTH,
//!         |t, side| {
//!             let bonus = t.tally().plus_if(now.charging[side.index()], POSTURE, "charge", 2);
//!             Toss::new(BLOWS.by(Subject::side(side)), Office::Chief(side), d(6)).plus(bonus)
//!         },
//!         |_, cast| cast.total >= 5, // exact odds merge faces with the same reading
//!         |side, hit| if hit { lost.push((side.foe(), 1)) },
//!     )?;
//!     for (side, men) in lost {
//!         table.happens(field, Event::Lost { side, men });
//!     }
//!     Ok(())
//! }
//!
//! let start = Field { men: [20, 8], charging: [false; 2] };
//!
//! // Chance: a simulated battle.
//! let mut rng = Rng::of(7, 0);
//! let mut field = start.clone();
//! turn(&mut field, &mut Chance::new(&mut rng, &[true, true])).unwrap();
//!
//! // Script: the answers given so far, and the asks that are still open.
//! let mut inputs = Inputs::default();
//! let posture = |side| KeyName::of(POSTURE.by(Subject::side(side)), 0);
//! inputs.answers.insert(posture(Side::A), Answer::Choice("charge".into()));
//! let mut seat = Waiting;
//! let mut script = Script::new(&inputs, &Bare, &[true, true], &mut seat);
//! assert_eq!(turn(&mut start.clone(), &mut script), Err(Pause));
//! assert_eq!(script.record.open.len(), 1); // the other side has not decided, and has one legal option
//! assert_eq!(script.record.open[0].want, Want::Choice(vec![Token::verb("hold")]));
//!
//! // Everything: the four possible outcomes of the turn, with their exact weights.
//! let mut sum = Weight::ZERO;
//! let walk = Everything::walk(&start, &[true, true], (Minds::Doctrine, true), 1000, |f, t| turn(f, t), |_, exact, _| {
//!     sum = sum.or(exact.unwrap()).unwrap();
//! });
//! assert_eq!((walk.paths, sum), (4, Weight::ONE));
//! ```
mod ask;
mod chance;
mod crowd;
mod dice;
mod everything;
mod id;
mod names;
mod reading;
mod rng;
mod script;
mod table;
mod tally;
pub mod trace;

pub use ask::{
    Answer, Ask, Bare, Cast, Choice, Judgement, KeyName, Lexicon, Object, Question, Slices, Token, Toss, Want,
    cell_label, cell_name, cell_of, choice_from,
};
pub use chance::{Chance, Recorded, is_legal};
pub use crowd::{Crowd, Members};
pub use dice::{Dice, LONGEST_CHAIN, Misread, d, sum};
pub use everything::{DiceOutcome, Everything, Minds, Walk, Weight, distribution};
pub use id::{ArmyId, CharacterId, Id, PlaceId, ScriptId, UnitId};
pub use names::{Key, Kind, Office, Rule, Side, Subject};
pub use reading::{Band, Goal, Meaning, Reading, Reads, Untold};
pub use rng::Rng;
pub use script::{
    Head, Heard, Inputs, NamedTerm, Program, Record, Refusal, Script, Seat, Slot, Thrown, Unasked, Waiting, faces_of,
};
pub use table::{Few, Happening, Pause, Play, State, Table};
pub use tally::{Amount, Quiet, Tally, Term, Told};
pub use trace::cite;
