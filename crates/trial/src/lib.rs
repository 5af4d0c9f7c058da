//! Shared by the tests of all rulesets: a battle played by short calls, and the register from which `docs/matrix/` is made.
//!
//! ```ignore
//! let p = TestBattle::<Ost>::new(FIELD)
//!     .answer("OST-10", "pikes", "engage ogres")
//!     .faces("OST-21", "archers", "pikes", &[5])
//!     .to("melee");
//! assert_eq!(p.left("pikes"), 13);
//! ```
#![allow(clippy::unwrap_used, clippy::print_stderr)] // a test ends where something is missing

mod matrix;
mod play;

pub use matrix::{Case, NotYet, case, chosen_of, each_value, matrix, some_values};
pub use play::{Rest, TestBattle, problems};

use montjoie_game::Ruleset;
use std::collections::BTreeSet;

/// A scenario of one unit, `few`, against another, `many`: the keys of each as lines, more tables of its side below them, and lines of `[options]`.
#[must_use]
pub fn duel<R: Ruleset>(few: &str, many: &str, options: &str) -> String {
    let side = |side: &str, unit: &str, keys: &str| {
        format!(
            "[[side]]\nid = \"{side}\"\nname = \"{side}\"\n[[side.unit]]\nid = \"{unit}\"\nname = \"{unit}\"\n{keys}\n"
        )
    };
    let head = format!("ruleset = \"{}\"\nname = \"Duel\"\n[options]\n{options}\n", R::INFO.id);
    head + &side("a", "few", few) + &side("b", "many", many)
}

/// Runs a test and proves that each of these rules ran while it did.
pub fn claims(rules: &[&str], work: impl FnOnce()) -> BTreeSet<&'static str> {
    let ran: BTreeSet<&'static str> = montjoie_table::trace::ran(work).into_iter().map(|r| r.0).collect();
    for rule in rules {
        assert!(ran.contains(rule), "{rule} is claimed, but it did not run");
    }
    ran
}

/// A number from the environment: how many battles or inputs a proof draws.
pub fn count(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}
