//! What stands behind a line of the chronicle: the dice it tells of, and the page of its own.

use crate::view::{Line, Said, View};
use montjoie_game::{Arg, What};
use montjoie_table::Subject;
use std::collections::BTreeMap;

/// How the pages of lines are named: the entry a line stems from, and which of those of its step that do. Counted once for all of them: a step may
/// hold any number of lines.
pub(super) struct Keys(BTreeMap<*const Line, usize>);

impl Keys {
    pub fn of(view: &View) -> Keys {
        let mut met: BTreeMap<u64, usize> = BTreeMap::new();
        let mut place = None;
        let nth = |line: &Line| {
            if place != Some(line.place) {
                place = Some(line.place);
                met.clear();
            }
            let count = met.entry(line.entry).or_default();
            *count += 1;
            (std::ptr::from_ref(line), *count - 1)
        };
        Keys(view.chronicle.iter().map(nth).collect())
    }

    pub fn key(&self, line: &Line) -> String {
        format!("{}.{}", line.entry, self.0.get(&std::ptr::from_ref(line)).copied().unwrap_or(0))
    }
}

/// The dice behind what is told: a throw about the same people, told after it fell and not yet claimed by another line. What
/// nothing claims is left over.
pub(super) fn belonging<'a>(all: &[&'a Line]) -> (Vec<&'a Line>, Vec<Option<&'a Line>>, Vec<&'a Line>) {
    type Placed<'a> = Vec<(usize, &'a Line)>;
    let placed = all.iter().copied().enumerate();
    let (mut left, told): (Placed<'a>, Placed<'a>) = placed.partition(|(_, l)| matches!(l.said, Said::Bare(_)));
    let mut sums = Vec::with_capacity(told.len());
    for (at, line) in &told {
        let Said::Told(message) = &line.said else {
            sums.push(None);
            continue;
        };
        let named = |who: Subject| {
            message.args.iter().any(|(_, arg)| match arg {
                Arg::Who(one) => *one == who,
                Arg::Many(many) => many.contains(&who),
                _ => false,
            })
        };
        let its = left.iter().position(|(before, bare)| {
            let Said::Bare(What::Throw { head, .. }) = &bare.said else { return false };
            let (of, to) = (head.key.of, head.key.to);
            before < at && named(of) && (to == Subject::NOBODY || named(to))
        });
        sums.push(its.map(|i| left.remove(i).1));
    }
    let lines = |list: Placed<'a>| list.into_iter().map(|(_, line)| line).collect();
    (lines(told), sums, lines(left))
}
