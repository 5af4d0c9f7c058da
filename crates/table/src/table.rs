//! The table itself: everything a rule may do.

use crate::{Cast, Judgement, Key, Question, Reads, Rule, Subject, Tally, Toss};
use std::{fmt::Debug, hash::Hash};

/// The rule cannot go on until somebody answers. What it waits for, the table knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause;

/// A rule that finished, or waits.
pub type Play<T = ()> = Result<T, Pause>;

/// A short list inside a rule: no allocation.
pub type Few<T, const N: usize = 32> = arrayvec::ArrayVec<T, N>;

/// Something that happened: ids and numbers, no words.
pub trait Happening: Copy + Debug + PartialEq {
    /// The rule it follows.
    fn rule(&self) -> Rule;
    /// Whom it befell, if anyone.
    fn subject(&self) -> Subject;
}

/// A battle.
pub trait State: Clone + Eq + Hash {
    /// What may happen to it.
    type Event: Happening;
    /// How each side is led when nobody leads it: doctrines, as data.
    type Plan: Clone;

    /// The only place where a battle changes.
    fn apply(&mut self, event: &Self::Event);
}

/// Everything a rule may ask of the world.
///
/// A rule may *throw*, let someone *choose*, ask the GM to *judge*, and make something *happen*. Who sits on the other side,
/// a person with dice, a journal, chance, or all outcomes at once, is nothing to it.
pub trait Table<S: State>: Sized {
    /// Sums: with their parts where somebody reads them, bare numbers where nobody does.
    type Tally: Tally;

    /// An empty sum.
    #[inline(always)]
    fn tally(&self) -> Self::Tally {
        Self::Tally::default()
    }

    /// Throws known at the same moment and read together: an opposed test is one reading.
    ///
    /// A reading says as little as the rule needs: faces that read alike are one outcome to whoever counts them all.
    ///
    /// # Errors
    /// Pauses while faces are missing.
    fn throw<const N: usize, R: Reads>(
        &mut self,
        tosses: [Toss<Self::Tally>; N],
        read: impl Fn([Cast; N]) -> R,
    ) -> Play<R>;

    /// Lets somebody decide.
    ///
    /// # Errors
    /// Pauses until they have.
    fn choose<Q: Question<S>>(&mut self, battle: &S, question: Q) -> Play<Q::Answer>;

    /// Asks the GM.
    ///
    /// # Errors
    /// Pauses if the judgement waits and has not been given.
    fn judge(&mut self, key: Key, judgement: Judgement) -> Play<i32>;

    /// Hears what happened. By default nobody listens.
    #[inline(always)]
    fn hear(&mut self, _event: &S::Event) {}

    /// Makes something happen.
    #[inline(always)]
    fn happens(&mut self, battle: &mut S, event: S::Event) {
        crate::trace::cite(event.rule());
        battle.apply(&event);
        self.hear(&event);
    }

    /// One throw.
    ///
    /// # Errors
    /// Pauses while faces are missing.
    #[inline(always)]
    fn roll<R: Reads>(&mut self, toss: Toss<Self::Tally>, read: impl Fn(Cast) -> R) -> Play<R> {
        self.throw([toss], |[cast]| read(cast))
    }

    /// A handful of throws, open all at once, each read for itself; `then` hears the readings once all are known.
    /// None of them may depend on another.
    ///
    /// # Errors
    /// Pauses while faces are missing.
    #[inline(always)]
    fn throw_each<I: Copy, R: Reads>(
        &mut self,
        items: &[I],
        toss: impl Fn(&Self, I) -> Toss<Self::Tally>,
        read: impl Fn(I, Cast) -> R,
        mut then: impl FnMut(I, R),
    ) -> Play {
        for &item in items {
            let one = toss(self, item);
            let reading = self.throw([one], |[cast]| read(item, cast))?;
            then(item, reading);
        }
        Ok(())
    }

    /// Many people decide in secret, all before any is known. None of the questions may depend on another's answer.
    ///
    /// # Errors
    /// Pauses until all have decided.
    #[inline(always)]
    fn choose_each<Q: Question<S>>(&mut self, battle: &S, asked: &[Q], mut then: impl FnMut(Q, Q::Answer)) -> Play {
        for &question in asked {
            let answer = self.choose(battle, question)?;
            then(question, answer);
        }
        Ok(())
    }
}
