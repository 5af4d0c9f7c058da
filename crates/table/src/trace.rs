//! Which rules ran. Compiled out unless the `trace` feature is on: tests claim rules, and execution proves the claim.

use crate::Rule;

#[cfg(feature = "trace")]
mod on {
    use crate::Rule;
    use std::{cell::RefCell, collections::BTreeSet};

    thread_local! {
        static RAN: RefCell<BTreeSet<Rule>> = const { RefCell::new(BTreeSet::new()) };
    }

    pub fn cite(rule: Rule) {
        RAN.with_borrow_mut(|ran| {
            ran.insert(rule);
        });
    }

    pub fn ran(work: impl FnOnce()) -> BTreeSet<Rule> {
        let before = RAN.take();
        work();
        RAN.replace(before)
    }
}

/// Says that this rule is being applied. Throws, choices, judgements, events and the terms of sums say it by themselves;
/// a rule that is none of these (a rounding, a legality) calls this.
#[inline(always)]
pub fn cite(rule: Rule) {
    #[cfg(feature = "trace")]
    on::cite(rule);
    #[cfg(not(feature = "trace"))]
    let _ = rule;
}

/// The rules that ran on this thread while `work` did.
#[cfg(feature = "trace")]
pub fn ran(work: impl FnOnce()) -> std::collections::BTreeSet<Rule> {
    on::ran(work)
}
