//! A list that grows at its end and is now and then cut back there. Whatever is done to a battle is tried on a copy of it; a copy of what has
//! grown since the first hour must not cost more than one of what was said just now.

use std::sync::Arc;

/// The list: what copies share, and what this one has on top of it.
#[derive(Debug)]
pub(crate) struct Grown<T> {
    shared: Arc<Vec<T>>,
    /// How much of what is shared is still so.
    kept: usize,
    own: Vec<T>,
}

impl<T: Clone> Clone for Grown<T> {
    fn clone(&self) -> Grown<T> {
        Grown { shared: Arc::clone(&self.shared), kept: self.kept, own: self.own.clone() }
    }
}

impl<T> Default for Grown<T> {
    fn default() -> Grown<T> {
        Grown { shared: Arc::default(), kept: 0, own: Vec::new() }
    }
}

impl<T: Clone> Grown<T> {
    pub fn len(&self) -> usize {
        self.kept + self.own.len()
    }

    pub fn push(&mut self, one: T) {
        self.own.push(one);
    }

    pub fn truncate(&mut self, len: usize) {
        self.own.truncate(len.saturating_sub(self.kept));
        self.kept = self.kept.min(len);
    }

    pub fn get(&self, at: usize) -> Option<&T> {
        match at.checked_sub(self.kept) {
            None => self.shared.get(at),
            Some(at) => self.own.get(at),
        }
    }

    pub fn last(&self) -> Option<&T> {
        self.get(self.len().checked_sub(1)?)
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.shared[..self.kept].iter().chain(&self.own)
    }

    /// From this one on.
    pub fn since(&self, from: usize) -> Vec<T> {
        (from..self.len()).filter_map(|at| self.get(at)).cloned().collect()
    }

    /// The first for which this no longer holds, which holds for all before it.
    pub fn partition_point(&self, holds: impl Fn(&T) -> bool) -> usize {
        match self.shared[..self.kept].partition_point(&holds) {
            all if all == self.kept => all + self.own.partition_point(holds),
            part => part,
        }
    }

    /// One of those that no copy has, to be changed.
    pub fn own_mut(&mut self, at: usize) -> Option<&mut T> {
        self.own.get_mut(at.checked_sub(self.kept)?)
    }

    /// Lays what this one has on top of the rest, for good. Without a copy elsewhere that costs no more than what was added.
    pub fn settle(&mut self) {
        if let Some(all) = Arc::get_mut(&mut self.shared) {
            all.truncate(self.kept);
            all.append(&mut self.own);
        } else if !self.own.is_empty() || self.kept < self.shared.len() {
            let all = self.iter().cloned().collect();
            (self.shared, self.own) = (Arc::new(all), Vec::new());
        }
        self.kept = self.shared.len();
    }

    /// All of it, once it is settled.
    pub fn settled(&self) -> &[T] {
        debug_assert!(self.own.is_empty(), "whoever lays a list down settles it");
        &self.shared[..self.kept]
    }

    /// The same, to be changed; none while there is a copy elsewhere.
    pub fn settled_mut(&mut self) -> Option<&mut [T]> {
        Arc::get_mut(&mut self.shared).map(|all| &mut all[..self.kept])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(list: &Grown<u32>) -> Vec<u32> {
        list.iter().copied().collect()
    }

    #[test]
    fn a_copy_goes_its_own_way() {
        let mut list = Grown::default();
        (0..5).for_each(|n| list.push(n));
        list.settle();
        let mut copy = list.clone();
        copy.truncate(3);
        copy.push(9);
        assert_eq!((all(&copy), all(&list)), (vec![0, 1, 2, 9], vec![0, 1, 2, 3, 4]));
        assert_eq!((copy.get(2), copy.get(3), copy.get(4), copy.last()), (Some(&2), Some(&9), None, Some(&9)));
        assert_eq!(
            (copy.since(2), copy.partition_point(|n| *n < 2), copy.partition_point(|n| *n < 9)),
            (vec![2, 9], 2, 3)
        );
        // Settled beside the other, which stays as it is; then alone.
        copy.settle();
        assert_eq!((copy.settled(), list.settled()), (&[0, 1, 2, 9][..], &[0, 1, 2, 3, 4][..]));
        drop(list);
        copy.truncate(1);
        copy.push(7);
        copy.settle();
        assert_eq!(copy.settled(), [0, 7]);
        copy.truncate(0);
        copy.settle();
        assert_eq!((copy.len(), copy.settled().len(), copy.last()), (0, 0, None));
    }
}
