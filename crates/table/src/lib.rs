//! The contract between rules and the world.
//!
//! A rule is a plain function that sits at a [`Table`]. It may do four things there: *throw* dice, let someone *choose*,
//! ask the game master to *judge*, and make something *happen*. Everything else in Montjoie is a different person on the other
//! side of that table:
//!
//! - [`Script`] answers from what was written down and waits when it runs out: live play, typed dice, replay, tests;
//! - [`Chance`] rolls and follows doctrines, with nobody watching: Monte Carlo;
//! - [`Everything`] walks through every outcome with its weight: exact odds, exhaustive tests.
//!
//! A battle is a deterministic function of its setup, the answers and the rulings. It is played in steps; between steps the GM
//! may rule.
mod ask;
mod chance;
mod crowd;
mod dice;
mod everything;
mod names;
mod rng;
mod script;
mod table;
mod tally;
pub mod trace;

pub use ask::{
    Answer, Ask, Bare, Cast, Choice, Judgement, KeyName, Lexicon, Object, Question, Token, Toss, Want, cell_name,
    cell_of, choice_from,
};
pub use chance::{Chance, is_legal};
pub use crowd::{Crowd, Members};
pub use dice::{Dice, LONGEST_CHAIN, Misread, d, sum};
pub use everything::{Everything, Minds, Outcome, Walk, Weight, distribution};
pub use names::{Key, Kind, Office, Rule, Side, Subject};
pub use rng::Rng;
pub use script::{
    Head, Heard, Inputs, NamedTerm, Program, Record, Refusal, Script, Seat, Slot, Thrown, Waiting, faces_of,
};
pub use table::{Few, Happening, Pause, Play, State, Table};
pub use tally::{Amount, Quiet, Tally, Term, Told};
pub use trace::cite;
