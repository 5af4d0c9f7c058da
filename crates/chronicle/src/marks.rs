//! Where to begin folding again: after every step that was closed. The battle itself is kept at few of them, however many steps there were: at the
//! newest, and at the starts of rounds, the fewer the older they are. The others are folded again from the last that has it.

use crate::grown::Grown;
use montjoie_game::{Fight, Place};
use std::sync::Arc;

/// Of so many newest steps the battle is kept: more than what has just happened holds.
const NEWEST: usize = 32;

/// At so many older steps at most.
const OLDER: usize = 64;

/// The last of these stay, whatever else goes.
const FEW: usize = 4;

/// After so many steps without one, a step is as good as the start of a round.
const FAR: usize = 64;

/// Right after a step was closed.
#[derive(Clone)]
pub(crate) struct Mark {
    /// How long the path was.
    pub path: usize,
    /// Where the battle stood.
    pub place: Place,
    /// The battle, where it is kept.
    pub fight: Option<Arc<dyn Fight>>,
    pub due: Vec<u64>,
    pub lines: usize,
    pub notices: usize,
    pub rulings: u32,
    /// The step that was closed; none at the start.
    pub step: Option<(u32, &'static str)>,
}

/// Every mark of a path.
#[derive(Clone)]
pub(crate) struct Marks {
    all: Grown<Mark>,
    /// Those before the newest at which the battle is kept, counted.
    older: Vec<(usize, usize)>,
    /// Of older ones every so manieth stays.
    every: usize,
    /// Those at which it need not be kept any longer, as soon as no copy shares them.
    leave: Vec<usize>,
}

impl Marks {
    /// The start, at which the battle is always kept.
    pub fn new(start: Mark) -> Marks {
        let mut all = Grown::default();
        all.push(start);
        Marks { all, older: vec![(0, 0)], every: 1, leave: Vec::new() }
    }

    pub fn len(&self) -> usize {
        self.all.len()
    }

    pub fn get(&self, at: usize) -> Option<&Mark> {
        self.all.get(at)
    }

    pub fn first(&self) -> &Mark {
        self.all.get(0).expect("the mark of the start is never taken off")
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Mark> {
        self.all.iter()
    }

    /// The first for which this no longer holds, which holds for all before it.
    pub fn partition_point(&self, holds: impl Fn(&Mark) -> bool) -> usize {
        self.all.partition_point(holds)
    }

    pub fn push(&mut self, mark: Mark) {
        self.all.push(mark);
        // One that is among the newest no longer.
        let Some(at) = (self.all.len() - 1).checked_sub(NEWEST).filter(|at| *at > 0) else { return };
        let before = self.all.get(at - 1).map(|mark| mark.place.round);
        let (last, count) = self.older.last().copied().unwrap_or_default();
        if at <= last {
            // Known from before the battle was taken back.
            return;
        }
        if self.all.get(at).map(|mark| mark.place.round) == before && at - last < FAR {
            return self.let_go(at);
        }
        self.older.push((at, count + 1));
        if self.older.len() > OLDER {
            self.every *= 2;
        }
        // The last few stay, for the rounds people look back at.
        let (every, few) = (self.every, self.older.len().saturating_sub(FEW));
        let first = if self.older.len() > OLDER { 0 } else { few.saturating_sub(1) };
        let goes = |(at, count): &(usize, usize)| (count % every != 0).then_some(*at);
        let go: Vec<usize> = self.older[first..few].iter().filter_map(goes).collect();
        self.older.retain(|(at, _)| !go.contains(at));
        go.into_iter().for_each(|at| self.let_go(at));
    }

    fn let_go(&mut self, at: usize) {
        match self.all.own_mut(at) {
            Some(mark) => mark.fight = None,
            None => self.leave.push(at),
        }
    }

    /// Back to the last mark up to which this much of the path is shared and at which the battle is kept.
    pub fn back_to(&mut self, shared: usize) -> (&Mark, &dyn Fight) {
        let within = self.all.partition_point(|mark| mark.path <= shared);
        let at = self.kept_before(within.saturating_sub(1));
        self.all.truncate(at + 1);
        self.older.retain(|(one, _)| *one <= at);
        self.leave.retain(|one| *one <= at);
        let mark = self.all.get(at).expect("it was found there");
        (mark, mark.fight.as_deref().expect("it is kept there"))
    }

    /// The last at which the battle is kept, this one or one before.
    pub fn kept_before(&self, at: usize) -> usize {
        let kept = |at: &usize| self.all.get(*at).is_some_and(|mark| mark.fight.is_some());
        (0..=at).rev().find(kept).unwrap_or(0)
    }

    /// Lays them down for good.
    pub fn settle(&mut self) {
        self.all.settle();
        if let Some(all) = self.all.settled_mut() {
            for at in self.leave.drain(..) {
                all[at].fight = None;
            }
        }
    }

    /// At how many the battle is kept.
    #[cfg(test)]
    pub fn kept(&self) -> usize {
        self.all.iter().filter(|mark| mark.fight.is_some()).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever the battle has come to, it is kept at no more marks; and at the newest, and at the start, always.
    #[test]
    fn a_battle_is_kept_at_few_of_its_steps() {
        let begun =
            crate::begin(montjoie_books::GAMES, montjoie_books::GAMES[0].samples()[0].1, None).expect("a sample");
        let fight: Arc<dyn Fight> = Arc::from(begun.opened.fight.copy());
        let of = |path: usize, round: u32| Mark {
            path,
            place: Place { round, ..fight.place() },
            fight: Some(Arc::clone(&fight)),
            due: Vec::new(),
            lines: 0,
            notices: 0,
            rulings: 0,
            step: None,
        };
        let most = NEWEST + OLDER + 2;
        // Rounds of seven steps, of one, and one that never ends.
        for rounds in [7, 1, usize::MAX] {
            let round = |n: usize| u32::try_from(n / rounds).expect("small");
            let mut marks = Marks::new(of(0, 0));
            for n in 1..5_000 {
                // Every act is tried on a copy.
                let mut copy = marks.clone();
                copy.push(of(n, round(n)));
                marks = copy;
                marks.settle();
                assert!(marks.kept() <= most, "{} kept of {n}", marks.kept());
            }
            assert!((5_000 - NEWEST..5_000).all(|at| marks.kept_before(at) == at));
            assert!((0..5_000).all(|at| at - marks.kept_before(at) < 5_000 / 16), "some are kept on the way");
            // All at once, as when a journal is opened.
            let mut opened = Marks::new(of(0, 0));
            (1..5_000).for_each(|n| opened.push(of(n, round(n))));
            assert!(opened.kept() <= most);
            // Taken back and gone on with.
            for back in [4_990, 3_000, 20, 0] {
                let (mark, _) = marks.back_to(back);
                assert!(mark.path <= back);
                let from = mark.path;
                assert_eq!(marks.len(), from + 1);
                (from + 1..from + 200).for_each(|n| marks.push(of(n, round(n))));
                marks.settle();
                assert!(marks.kept() <= most + NEWEST, "{}", marks.kept());
            }
        }
    }
}
