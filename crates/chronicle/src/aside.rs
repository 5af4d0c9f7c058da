//! Ways a battle no longer goes: what was taken back and played otherwise. They stay in the journal and, where that lies on a shelf, there alone: a
//! table that takes back all evening does not hold every evening it might have had. Whoever goes there reads them again.

use crate::entry::Entry;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::{Arc, OnceLock};

/// Where entries lie that are not held.
pub(crate) trait Source: Debug + Send + Sync {
    /// The entries of these numbers, first and last; none where they cannot be read as they were written.
    fn entries(&self, first: u64, last: u64) -> Option<Vec<Entry>>;
}

/// Entries that follow each other, number by number.
#[derive(Clone, Debug)]
struct Run {
    last: u64,
    /// The entry the first of them follows.
    parent: u64,
    /// Once somebody went there.
    read: OnceLock<Vec<Arc<Entry>>>,
}

/// All of them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Aside {
    pub source: Option<Arc<dyn Source>>,
    runs: BTreeMap<u64, Run>,
}

impl Aside {
    fn run(&self, id: u64) -> Option<(u64, &Run)> {
        self.runs.range(..=id).next_back().map(|(first, run)| (*first, run)).filter(|(_, run)| id <= run.last)
    }

    pub fn holds(&self, id: u64) -> bool {
        self.run(id).is_some()
    }

    /// The entry this one follows.
    pub fn parent(&self, id: u64) -> Option<u64> {
        self.run(id).map(|(first, run)| if id == first { run.parent } else { id - 1 })
    }

    /// An entry, held from now on.
    pub fn entry(&self, id: u64) -> Option<&Arc<Entry>> {
        let (first, run) = self.run(id)?;
        if run.read.get().is_none() {
            let all = self.read(first, run)?;
            let _ = run.read.set(all);
        }
        run.read.get()?.get(usize::try_from(id - first).ok()?)
    }

    /// The entries of the same run up to this one, the newest first, without holding them; and the one they follow.
    pub fn back(&self, id: u64) -> Option<(Vec<Arc<Entry>>, u64)> {
        let (first, run) = self.run(id)?;
        let mut all = run.read.get().cloned().or_else(|| self.read(first, run))?;
        all.retain(|entry| entry.id <= id);
        all.reverse();
        Some((all, run.parent))
    }

    fn read(&self, first: u64, run: &Run) -> Option<Vec<Arc<Entry>>> {
        let all = self.source.as_ref()?.entries(first, run.last)?;
        let whole = all.iter().map(|entry| entry.id).eq(first..=run.last);
        whole.then(|| all.into_iter().map(Arc::new).collect())
    }

    /// The number of the first entry after this one.
    pub fn next(&self, id: u64) -> Option<u64> {
        if self.run(id).is_some_and(|(_, run)| id < run.last) {
            return Some(id + 1);
        }
        self.runs.range(id.saturating_add(1)..).next().map(|(first, _)| *first)
    }

    /// How many of them are held, because somebody went there.
    pub fn held(&self) -> usize {
        self.runs.values().filter_map(|run| run.read.get()).map(Vec::len).sum()
    }

    /// Every run, without holding it; the number of the first entry of one that cannot be read.
    pub fn all(&self) -> impl Iterator<Item = Result<Vec<Arc<Entry>>, u64>> {
        let read =
            |(first, run): (&u64, &Run)| run.read.get().cloned().or_else(|| self.read(*first, run)).ok_or(*first);
        self.runs.iter().map(read)
    }

    /// Lets go of entries, each of which follows the one before it.
    pub fn put(&mut self, way: &[Arc<Entry>]) {
        let mut before: Option<(u64, u64)> = None;
        for entry in way {
            // The same run, or a new one.
            let first =
                before.filter(|(_, last)| entry.id == last + 1 && entry.parent == *last).map(|(first, _)| first);
            match first.and_then(|first| self.runs.get_mut(&first)) {
                Some(run) => run.last = entry.id,
                None => {
                    let run = Run { last: entry.id, parent: entry.parent, read: OnceLock::new() };
                    self.runs.insert(entry.id, run);
                }
            }
            before = Some((first.unwrap_or(entry.id), entry.id));
        }
    }
}
