//! Chance rolls and doctrines choose: one battle of a million, with nobody watching.

use crate::{
    Cast, Choice, Dice, Judgement, Key, Play, Question, Quiet, Reads, Rng, State, Table, Toss, dice::LONGEST_CHAIN,
    trace::cite,
};

/// Who answers when nobody is there.
#[derive(Debug)]
pub struct Chance<'a, S: State> {
    rng: &'a mut Rng,
    plan: &'a S::Plan,
}

impl<'a, S: State> Chance<'a, S> {
    /// These dice, these doctrines.
    pub fn new(rng: &'a mut Rng, plan: &'a S::Plan) -> Chance<'a, S> {
        Chance { rng, plan }
    }

    #[inline(always)]
    fn cast(&mut self, toss: &Toss<Quiet>) -> Cast {
        cite(toss.key.rule);
        let (first, dice) = throw_dice(self.rng, toss.dice, |_| ());
        toss.cast(first, dice)
    }
}

/// Throws dice: the first face and what they read. `shown` sees every face.
#[inline(always)]
pub(crate) fn throw_dice(rng: &mut Rng, dice: Dice, mut shown: impl FnMut(i32)) -> (i32, i32) {
    let mut face = |sides| {
        let f = rng.face(sides);
        shown(f);
        f
    };
    match dice {
        Dice::Sum { n, sides, bonus } => {
            let mut first = 0;
            let mut total = i32::from(bonus);
            for i in 0..n {
                let f = face(sides);
                if i == 0 {
                    first = f;
                }
                total += f;
            }
            (first, total)
        }
        Dice::Count { n, sides, at_least } => {
            let mut count = 0;
            for _ in 0..n {
                count += i32::from(face(sides) >= i32::from(at_least));
            }
            (0, count)
        }
        Dice::Open { sides, up, down, lone } => {
            let first = face(sides);
            let (up, sinks) = (i32::from(up), first <= i32::from(down));
            let mut total = first;
            if first != i32::from(lone) && (first >= up || sinks) {
                for _ in 1..LONGEST_CHAIN {
                    let next = face(sides);
                    total += if sinks { -next } else { next };
                    if next < up {
                        break;
                    }
                }
            }
            (first, total)
        }
    }
}

impl<S: State> Table<S> for Chance<'_, S> {
    type Tally = Quiet;

    #[inline(always)]
    fn throw<const N: usize, R: Reads>(&mut self, tosses: [Toss<Quiet>; N], read: impl Fn([Cast; N]) -> R) -> Play<R> {
        Ok(read(std::array::from_fn(|i| self.cast(&tosses[i]))))
    }

    #[inline(always)]
    fn roll<R: Reads>(&mut self, toss: Toss<Quiet>, read: impl Fn(Cast) -> R) -> Play<R> {
        Ok(read(self.cast(&toss)))
    }

    #[inline(always)]
    fn throw_each<I: Copy, R: Reads>(
        &mut self,
        items: &[I],
        toss: impl Fn(&Self, I) -> Toss<Quiet>,
        read: impl Fn(I, Cast) -> R,
        mut then: impl FnMut(I, R),
    ) -> Play {
        for &item in items {
            let one = toss(self, item);
            then(item, read(item, self.cast(&one)));
        }
        Ok(())
    }

    #[inline(always)]
    fn choose<Q: Question<S>>(&mut self, battle: &S, question: Q) -> Play<Q::Answer> {
        cite(question.key().rule);
        let answer = question.usual(battle, self.plan);
        debug_assert!(is_legal(battle, question, answer), "{:?}: the doctrine answers {answer:?}", question.key());
        Ok(answer)
    }

    #[inline(always)]
    fn judge(&mut self, key: Key, judgement: Judgement) -> Play<i32> {
        cite(key.rule);
        Ok(judgement.usual)
    }
}

/// Chance with somebody who writes down what happened, in a list that is used again.
pub struct Recorded<'a, S: State> {
    chance: Chance<'a, S>,
    /// What happened.
    pub heard: &'a mut Vec<S::Event>,
}

impl<'a, S: State> Recorded<'a, S> {
    /// These dice, these doctrines, this list.
    pub fn new(rng: &'a mut Rng, plan: &'a S::Plan, heard: &'a mut Vec<S::Event>) -> Recorded<'a, S> {
        Recorded { chance: Chance::new(rng, plan), heard }
    }
}

impl<S: State> Table<S> for Recorded<'_, S> {
    type Tally = Quiet;

    #[inline(always)]
    fn throw<const N: usize, R: Reads>(&mut self, tosses: [Toss<Quiet>; N], read: impl Fn([Cast; N]) -> R) -> Play<R> {
        self.chance.throw(tosses, read)
    }

    #[inline(always)]
    fn roll<R: Reads>(&mut self, toss: Toss<Quiet>, read: impl Fn(Cast) -> R) -> Play<R> {
        self.chance.roll(toss, read)
    }

    #[inline(always)]
    fn choose<Q: Question<S>>(&mut self, battle: &S, question: Q) -> Play<Q::Answer> {
        self.chance.choose(battle, question)
    }

    #[inline(always)]
    fn judge(&mut self, key: Key, judgement: Judgement) -> Play<i32> {
        self.chance.judge(key, judgement)
    }

    #[inline(always)]
    fn hear(&mut self, event: &S::Event) {
        self.heard.push(*event);
    }
}

/// Whether an answer is among those offered.
pub fn is_legal<S: State, Q: Question<S>>(battle: &S, question: Q, answer: Q::Answer) -> bool
where
    Q::Answer: Choice,
{
    let mut legal = false;
    question.options(battle, &mut |option| legal |= option == answer);
    legal
}
