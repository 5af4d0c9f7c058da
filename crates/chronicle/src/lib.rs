//! What happened: the journal of a battle and everything done with it.
//!
//! A [`Chronicle`] is a battle and its journal, an append-only tree of entries ([`Entry`]). Closed steps are facts: their events
//! are folded, and never silently judged again. The open step is run from its start with the answers given so far. Every change
//! is tried on a copy, then written and synced, and takes effect only then. So a refused change has no effect, and a power cut loses
//! nothing that was confirmed.
//!
//! Rules are behind [`montjoie_game::Fight`]; messages are in `text/`, exported as [`TEXT`].

mod aftermath;
mod agreed;
mod amend;
mod answers;
mod aside;
mod begin;
mod chronicle;
mod conduct;
mod dice_script;
mod draft;
mod drill;
mod entry;
mod facts;
mod go_on;
mod grown;
mod in_use;
mod journal;
mod json_lines;
mod kept;
mod looking;
mod marks;
mod moves;
mod pledge;
mod preparing;
mod previously;
mod replay;
mod report;
mod ruling;
mod samples;
mod sha256;
mod shelf;
mod stand;
mod store;
mod trouble;
mod what_if;

pub use aftermath::{Next, next_scenario};
pub use amend::{Amended, Changed, Dropped, Sums};
pub use answers::{Answers, CODES, said_yes_or_no};
pub use begin::{Beginning, begin};
pub use chronicle::{Chronicle, Progress};
pub use conduct::{AskKind, Conduct, Exception, Hand, Hands, Named, Shares};
pub use dice_script::DiceScript;
pub use drill::{DiceFrom, Drill, Drilled, answer_words};
pub use entry::{At, Author, Body, Closed, Entry, FORMAT, Given, Header, Origin, Ruling, Tale, Verdict};
pub use facts::Facts;
pub use go_on::{Halt, Halted, StopAt};
pub use in_use::RulesInUse;
pub use journal::{Journal, Read};
pub use json_lines::JsonLines;
pub use moves::{Measure, Move, OtherBranch};
pub use pledge::{Pledge, Sworn, Verified, Worded};
pub use preparing::{Preparing, ScenarioTable};
pub use previously::LastRound;
pub use replay::{Divergence, Parting, Replay};
pub use report::{anonymous, report_file, reported};
pub use ruling::{Deed, Laid, NotEnded, Preview, RulingDice, Wish};
pub use samples::samples;
pub use sha256::{hex, sha256};
#[doc(hidden)]
pub use shelf::CARELESS;
pub use shelf::{
    Behind, Broken, Copied, Holds, Newer, Newest, Present, Restoration, Shelf, ShelfStore, Shelved, copies,
    finish_restoring, titled, titled_scenario,
};
pub use stand::{Line, Made, Past, Playing, Said, name_of as asked};
pub use store::{FileStore, Memory, Store};
pub use trouble::{Caveat, Damage, TEXT, Trouble};
pub use what_if::WhatIf;
