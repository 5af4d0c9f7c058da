//! Sums that remember their parts when someone is there to read them, and cost nothing when nobody is.

use crate::{Rule, trace::cite};
use serde::Serialize;

/// One part of a sum or product.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Term {
    /// The rule that gives it.
    pub rule: Rule,
    /// Which of the rule's terms it is: a key for translation, such as `int` or `losses_half`.
    pub word: &'static str,
    /// What it does to the sum.
    pub amount: Amount,
    /// The name a GM gave it, when it is the GM's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub named: Option<String>,
}

/// What a term does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Amount {
    /// Adds this much.
    Plus(i32),
    /// Multiplies the whole by this fraction.
    Times(i64, i64),
    /// Adds this fraction to the product so far.
    Adds(i64, i64),
    /// A halving, a floor, a cap: the sum so far becomes this.
    Becomes(i32),
}

/// A sum of named terms and a product of named factors.
pub trait Tally: Clone + Default {
    /// Adds a term.
    #[must_use]
    fn plus(self, rule: Rule, word: &'static str, n: i32) -> Self;
    /// Multiplies by a factor; see [`Tally::ratio`].
    #[must_use]
    fn times(self, rule: Rule, word: &'static str, num: i64, den: i64) -> Self;
    /// Adds a fraction to the product of the factors so far; factors after it multiply it too.
    #[must_use]
    fn adding(self, rule: Rule, word: &'static str, num: i64, den: i64) -> Self;
    /// Replaces the sum so far: halvings, caps, floors.
    #[must_use]
    fn becomes(self, rule: Rule, word: &'static str, total: i32) -> Self;
    /// The sum of the terms, factors left aside.
    fn total(&self) -> i32;
    /// The product of the factors, as numerator and denominator.
    fn ratio(&self) -> (i64, i64);
    /// The parts, when they were kept.
    fn terms(&self) -> &[Term] {
        &[]
    }
    /// The GM adds a term of his own.
    #[must_use]
    fn named(self, _name: &str, n: i32) -> Self {
        self.plus(Rule::GM, "gm", n)
    }

    /// Marks what a throw must not pass: the dice succeed at it or under it.
    #[must_use]
    fn at_most(self) -> Self {
        self
    }

    /// Adds a term if it applies.
    #[must_use]
    fn plus_if(self, applies: bool, rule: Rule, word: &'static str, n: i32) -> Self {
        if applies { self.plus(rule, word, n) } else { self }
    }

    /// Multiplies by a factor if it applies.
    #[must_use]
    fn times_if(self, applies: bool, rule: Rule, word: &'static str, num: i64, den: i64) -> Self {
        if applies { self.times(rule, word, num, den) } else { self }
    }
}

/// A tally nobody reads: three numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quiet {
    total: i32,
    /// Set only where somebody reads: no rule does. It stands here because it needs no room beside a total.
    low: bool,
    num: i64,
    den: i64,
}

impl Default for Quiet {
    #[inline(always)]
    fn default() -> Quiet {
        Quiet { total: 0, low: false, num: 1, den: 1 }
    }
}

impl Tally for Quiet {
    #[inline(always)]
    fn plus(mut self, rule: Rule, _word: &'static str, n: i32) -> Quiet {
        cite(rule);
        self.total += n;
        self
    }

    #[inline(always)]
    fn times(mut self, rule: Rule, _word: &'static str, num: i64, den: i64) -> Quiet {
        cite(rule);
        self.num *= num;
        self.den *= den;
        self
    }

    #[inline(always)]
    fn adding(mut self, rule: Rule, _word: &'static str, num: i64, den: i64) -> Quiet {
        cite(rule);
        if den == self.den {
            self.num = self.num.saturating_add(num);
        } else {
            self.num = self.num.saturating_mul(den).saturating_add(num.saturating_mul(self.den));
            self.den = self.den.saturating_mul(den);
        }
        self
    }

    #[inline(always)]
    fn becomes(mut self, rule: Rule, _word: &'static str, total: i32) -> Quiet {
        cite(rule);
        self.total = total;
        self
    }

    #[inline(always)]
    fn total(&self) -> i32 {
        self.total
    }

    #[inline(always)]
    fn ratio(&self) -> (i64, i64) {
        (self.num, self.den)
    }
}

/// A tally for people: every part with its rule.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Told {
    sums: Quiet,
    terms: Vec<Term>,
}

impl Serialize for Quiet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.total, self.num, self.den).serialize(serializer)
    }
}

impl Told {
    fn tell(mut self, rule: Rule, word: &'static str, amount: Amount, named: Option<String>) -> Told {
        self.terms.push(Term { rule, word, amount, named });
        self
    }

    /// Whether dice held against this succeed at it or under it.
    #[must_use]
    pub fn is_at_most(&self) -> bool {
        self.sums.low
    }

    /// By how much a total held against this is on its good side: less than 0 is always the bad one.
    #[must_use]
    pub fn made_by(&self, total: i32) -> i32 {
        if self.sums.low { self.total() - total } else { total - self.total() }
    }

    /// True when nothing was added or multiplied.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.terms.is_empty()
    }
}

impl Tally for Told {
    fn plus(mut self, rule: Rule, word: &'static str, n: i32) -> Told {
        self.sums = self.sums.plus(rule, word, n);
        self.tell(rule, word, Amount::Plus(n), None)
    }

    fn times(mut self, rule: Rule, word: &'static str, num: i64, den: i64) -> Told {
        self.sums = self.sums.times(rule, word, num, den);
        self.tell(rule, word, Amount::Times(num, den), None)
    }

    fn adding(mut self, rule: Rule, word: &'static str, num: i64, den: i64) -> Told {
        self.sums = self.sums.adding(rule, word, num, den);
        self.tell(rule, word, Amount::Adds(num, den), None)
    }

    fn becomes(mut self, rule: Rule, word: &'static str, total: i32) -> Told {
        self.sums = self.sums.becomes(rule, word, total);
        self.tell(rule, word, Amount::Becomes(total), None)
    }

    fn named(mut self, name: &str, n: i32) -> Told {
        self.sums = self.sums.plus(Rule::GM, "gm", n);
        self.tell(Rule::GM, "gm", Amount::Plus(n), Some(name.to_owned()))
    }

    fn at_most(mut self) -> Told {
        self.sums.low = true;
        self
    }

    fn total(&self) -> i32 {
        self.sums.total()
    }

    fn ratio(&self) -> (i64, i64) {
        self.sums.ratio()
    }

    fn terms(&self) -> &[Term] {
        &self.terms
    }
}
