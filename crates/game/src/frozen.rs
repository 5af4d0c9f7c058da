//! Sides led by the doctrines of an earlier revision, for comparison in the bench (ADR 0065).
//!
//! A book built with its feature `frozen`, which only the bench turns on, keeps its former doctrines beside the living ones; its plan
//! says which of the two leads a side. No word, file or order of a user reaches them: they have no place on any list.

use montjoie_table::Side;
use std::ops::Index;

/// The doctrine of each side, and whether the former one of that name leads it.
#[derive(Clone, Copy, Debug)]
pub struct FrozenPlan<D> {
    doctrines: [D; 2],
    frozen: [bool; 2],
}

impl<D> From<[D; 2]> for FrozenPlan<D> {
    /// Both sides led as everywhere else.
    fn from(doctrines: [D; 2]) -> FrozenPlan<D> {
        FrozenPlan { doctrines, frozen: [false; 2] }
    }
}

impl<D> FrozenPlan<D> {
    /// The same, one side led by the former doctrine.
    #[must_use]
    pub fn freeze(mut self, side: Side) -> FrozenPlan<D> {
        self.frozen[side.index()] = true;
        self
    }

    /// Whether the former doctrine leads a side.
    #[must_use]
    pub fn is_frozen(&self, side: Side) -> bool {
        self.frozen[side.index()]
    }
}

impl<D> Index<usize> for FrozenPlan<D> {
    type Output = D;

    fn index(&self, side: usize) -> &D {
        &self.doctrines[side]
    }
}

/// Answers by the former doctrine where it leads a side. In a book without the feature nothing is left of it.
#[macro_export]
macro_rules! formerly {
    ($plan:ident, $side:expr => $answer:expr) => {
        #[cfg(feature = "frozen")]
        if $plan.is_frozen($side) {
            return $answer;
        }
        #[cfg(not(feature = "frozen"))]
        let _ = $plan;
    };
}
