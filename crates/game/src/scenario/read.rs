//! The reads of a [`DocTable`]: whole numbers, decimals, dice, words, ids, lists.
//!
//! Each comes as `x` (a default when absent), `maybe_x` (none when absent) and `required_x` (absence is a problem).
//! After a problem the read still gives something harmless, so that the walk goes on and finds the next one.

use super::desk::join;
use super::doc::{Node, Value};
use super::number::{Ratio, parse_dice};
use super::problem::Problem;
use super::table::{DocTable, Expected, KeyFound, show};
use super::words::nearest;
use montjoie_table::Dice;
use std::ops::RangeInclusive;

/// A number or a text, for what only a ruleset can read (hit dice such as `4+1`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Written {
    /// A whole number.
    Int(i64),
    /// A decimal.
    Decimal(Ratio),
    /// A text.
    Text(String),
    /// `true` or `false`.
    Flag(bool),
}

/// Longest text of one key.
const LONGEST_TEXT: usize = 20_000;
/// Longest list of one key.
const LONGEST_LIST: usize = 1_000;

/// Whole numbers and decimals.
impl DocTable {
    /// A whole number within bounds, or the default.
    #[must_use]
    pub fn int(&self, key: &str, range: RangeInclusive<i64>, default: i64) -> i64 {
        self.maybe_int(key, range).unwrap_or(default)
    }

    /// A whole number within bounds that must be there.
    #[must_use]
    pub fn required_int(&self, key: &str, range: RangeInclusive<i64>) -> i64 {
        let (least, most) = (*range.start(), *range.end());
        let value = self.maybe_int(key, range);
        if value.is_none() && !self.has(key) {
            self.missing(key, &Expected::Int(least, most));
        }
        value.unwrap_or(least)
    }

    /// A whole number within bounds, if there is one. One out of bounds is reported and brought within them.
    #[must_use]
    pub fn maybe_int(&self, key: &str, range: RangeInclusive<i64>) -> Option<i64> {
        let found = self.find(key, Expected::Int(*range.start(), *range.end()))?;
        self.whole(key, &found, &range)
    }

    /// The whole numbers of a list.
    #[must_use]
    pub fn ints(&self, key: &str, range: RangeInclusive<i64>) -> Vec<i64> {
        let want = Expected::Int(*range.start(), *range.end());
        self.each(key, want, |found| self.whole(key, found, &range))
    }

    fn whole(&self, key: &str, found: &KeyFound, range: &RangeInclusive<i64>) -> Option<i64> {
        let value = match found.value {
            Value::Int(n) => *n,
            Value::Decimal(r) => match r.as_whole() {
                Some(n) => n,
                None => {
                    self.tell(key, found, "problem-not-whole", |p| p.with("value", r));
                    return None;
                }
            },
            _ => {
                self.wrong(key, found, &Expected::Int(*range.start(), *range.end()));
                return None;
            }
        };
        Some(self.within(key, found, range, Ratio::whole(value)).num)
    }

    /// An exact decimal within bounds, or the default: `0.5`, `"1/2"`, `"½"`, `"3,5"`.
    #[must_use]
    pub fn decimal(&self, key: &str, range: RangeInclusive<i64>, default: Ratio) -> Ratio {
        self.maybe_decimal(key, range).unwrap_or(default)
    }

    /// An exact decimal within bounds that must be there.
    #[must_use]
    pub fn required_decimal(&self, key: &str, range: RangeInclusive<i64>) -> Ratio {
        let (least, most) = (*range.start(), *range.end());
        let value = self.maybe_decimal(key, range);
        if value.is_none() && !self.has(key) {
            self.missing(key, &Expected::Decimal(least, most));
        }
        value.unwrap_or(Ratio::whole(least))
    }

    /// An exact decimal within bounds, if there is one.
    #[must_use]
    pub fn maybe_decimal(&self, key: &str, range: RangeInclusive<i64>) -> Option<Ratio> {
        let want = Expected::Decimal(*range.start(), *range.end());
        let found = self.find(key, want.clone())?;
        let value = match found.value {
            Value::Int(n) => Ratio::whole(*n),
            Value::Decimal(r) => *r,
            Value::Text(text) => match Ratio::parse(text) {
                Some(r) => r,
                None => {
                    self.tell(key, &found, "problem-decimal", |p| p.with("value", show(found.value)));
                    return None;
                }
            },
            _ => {
                self.wrong(key, &found, &want);
                return None;
            }
        };
        Some(self.within(key, &found, &range, value))
    }

    /// A decimal kept as a count of parts (`1.5` in thousandths is 1500), bounds in parts too, if there is one.
    ///
    /// One that makes no whole count is refused with the nearest that does: it would become another number in silence.
    #[must_use]
    pub fn maybe_parts(&self, key: &str, range: RangeInclusive<i64>, parts: i64) -> Option<i64> {
        let (least, most) = (*range.start(), *range.end());
        let whole = least.div_euclid(parts)..=most.div_euclid(parts) + i64::from(most.rem_euclid(parts) > 0);
        let value = self.maybe_decimal(key, whole)?;
        let Some(count) = value.in_parts(parts) else {
            let nearest = (2 * i128::from(value.num) * i128::from(parts) + i128::from(value.den))
                .div_euclid(2 * i128::from(value.den));
            let nearest = i64::try_from(nearest)
                .ok()
                .and_then(|n| Ratio::new(n.clamp(least, most), parts))
                .unwrap_or(Ratio::ZERO);
            self.problem(
                key,
                "problem-not-exact",
                &[("key", &key), ("value", &value), ("count", &parts), ("proposed", &nearest)],
            );
            return None;
        };
        if !range.contains(&count) {
            let [min, max] = [least, most].map(|n| Ratio::new(n, parts).unwrap_or(Ratio::ZERO));
            self.problem(
                key,
                "problem-out-of-range",
                &[("key", &key), ("value", &value), ("min", &min), ("max", &max)],
            );
        }
        Some(count.clamp(least, most))
    }

    /// The value when it is within bounds; else a problem, and the nearest bound.
    fn within(&self, key: &str, found: &KeyFound, range: &RangeInclusive<i64>, value: Ratio) -> Ratio {
        let (least, most) = (Ratio::whole(*range.start()), Ratio::whole(*range.end()));
        if value >= least && value <= most {
            return value;
        }
        let told = |p: Problem| p.with("value", value).with("min", least).with("max", most);
        self.tell(key, found, "problem-out-of-range", told);
        if value < least { least } else { most }
    }
}

/// Words, flags, dice.
impl DocTable {
    /// A text, if there is one; an empty one is a problem.
    #[must_use]
    pub fn text(&self, key: &str) -> Option<String> {
        let found = self.find(key, Expected::Text)?;
        self.words(key, &found)
    }

    /// A text that must be there.
    #[must_use]
    pub fn required_text(&self, key: &str) -> String {
        let value = self.text(key);
        if value.is_none() && !self.has(key) {
            self.missing(key, &Expected::Text);
        }
        value.unwrap_or_default()
    }

    /// The texts of a list; one text alone counts as a list of one.
    #[must_use]
    pub fn texts(&self, key: &str) -> Vec<String> {
        self.each(key, Expected::Text, |found| self.words(key, found))
    }

    /// French and English of one thing: `key`, or `key_fr` and `key_en`, one standing in for the other.
    #[must_use]
    pub fn bilingual(&self, key: &str) -> Option<(String, String)> {
        let plain = self.text(key);
        let fr = self.text(&format!("{key}_fr"));
        let en = self.text(&format!("{key}_en"));
        let any = fr.as_ref().or(plain.as_ref()).or(en.as_ref())?.clone();
        let french = fr.or_else(|| plain.clone()).unwrap_or_else(|| any.clone());
        Some((french, en.or(plain).unwrap_or(any)))
    }

    fn words(&self, key: &str, found: &KeyFound) -> Option<String> {
        match found.value {
            Value::Text(text) if text.trim().is_empty() => {
                self.tell(key, found, "problem-empty", |p| p);
                None
            }
            Value::Text(text) if text.len() > LONGEST_TEXT => {
                self.tell(key, found, "problem-text-too-long", |p| p.with("most", LONGEST_TEXT));
                None
            }
            Value::Text(text) => Some(text.clone()),
            _ => {
                self.wrong(key, found, &Expected::Text);
                None
            }
        }
    }

    /// `true` or `false`, or the default.
    #[must_use]
    pub fn flag(&self, key: &str, default: bool) -> bool {
        match self.find(key, Expected::Flag) {
            None => default,
            Some(KeyFound { value: Value::Flag(flag), .. }) => *flag,
            Some(found) => {
                self.wrong(key, &found, &Expected::Flag);
                default
            }
        }
    }

    /// One of the given words, or the default. Numbers and flags stand for their spelling: `pct_floor = 5`.
    #[must_use]
    pub fn one_of<T: Clone>(&self, key: &str, choices: &[(&str, T)], default: T) -> T {
        self.maybe_one_of(key, choices).unwrap_or(default)
    }

    /// One of the given words, which must be there.
    #[must_use]
    pub fn required_one_of<T: Clone>(&self, key: &str, choices: &[(&str, T)], otherwise: T) -> T {
        let value = self.maybe_one_of(key, choices);
        if value.is_none() && !self.has(key) {
            self.missing(key, &one_of(choices));
        }
        value.unwrap_or(otherwise)
    }

    /// One of the given words, if there is one.
    #[must_use]
    pub fn maybe_one_of<T: Clone>(&self, key: &str, choices: &[(&str, T)]) -> Option<T> {
        let found = self.find(key, one_of(choices))?;
        self.pick(key, &found, choices)
    }

    /// Any of the given words, each at most once.
    #[must_use]
    pub fn some_of<T: Clone>(&self, key: &str, choices: &[(&str, T)]) -> Vec<T> {
        let mut said: Vec<String> = Vec::new();
        self.each(key, one_of(choices), |found| {
            if self.repeats(key, found, &mut said) { None } else { self.pick(key, found, choices) }
        })
    }

    fn pick<T: Clone>(&self, key: &str, found: &KeyFound, choices: &[(&str, T)]) -> Option<T> {
        let said = match found.value {
            Value::Text(text) => text.clone(),
            Value::Int(_) | Value::Flag(_) | Value::Decimal(_) => show(found.value),
            _ => {
                self.wrong(key, found, &one_of(choices));
                return None;
            }
        };
        let chosen = choices.iter().find(|(word, _)| *word == said);
        if chosen.is_none() {
            let all: Vec<&str> = choices.iter().map(|(word, _)| *word).collect();
            let near = nearest(&said, all.iter().copied());
            let told = |p: Problem| p.with("value", show(found.value)).with("choices", all.join(", ")).nearest(near);
            self.tell(key, found, "problem-choice", told);
        }
        chosen.map(|(_, value)| value.clone())
    }

    /// Dice as a rulebook prints them, if there are any: `"1d8"`, `"2d4+1"`, `"1-8"`, `"d%"`, `3`.
    #[must_use]
    pub fn dice(&self, key: &str) -> Option<Dice> {
        let found = self.find(key, Expected::Dice)?;
        let dice = match found.value {
            Value::Text(text) => parse_dice(text),
            Value::Int(n) => parse_dice(&n.to_string()),
            _ => {
                self.wrong(key, &found, &Expected::Dice);
                return None;
            }
        };
        if dice.is_none() {
            self.tell(key, &found, "problem-dice", |p| p.with("value", show(found.value)));
        }
        dice
    }

    /// Dice that must be there.
    #[must_use]
    pub fn required_dice(&self, key: &str) -> Dice {
        let value = self.dice(key);
        if value.is_none() && !self.has(key) {
            self.missing(key, &Expected::Dice);
        }
        value.unwrap_or(montjoie_table::d(6))
    }

    /// A number or a text as it stands, for what only the ruleset can read; it reports with [`DocTable::problem`].
    #[must_use]
    pub fn written_as(&self, key: &str) -> Option<Written> {
        let found = self.find(key, Expected::Any)?;
        self.plainly(key, &found)
    }

    /// The numbers and texts of a list as they stand; one alone counts as a list of one.
    #[must_use]
    pub fn written_list(&self, key: &str) -> Vec<Written> {
        self.each(key, Expected::Any, |found| self.plainly(key, found))
    }

    fn plainly(&self, key: &str, found: &KeyFound) -> Option<Written> {
        match found.value {
            Value::Int(n) => Some(Written::Int(*n)),
            Value::Decimal(r) => Some(Written::Decimal(*r)),
            Value::Text(text) => Some(Written::Text(text.clone())),
            Value::Flag(flag) => Some(Written::Flag(*flag)),
            _ => {
                self.wrong(key, found, &Expected::Any);
                None
            }
        }
    }
}

/// Ids, and lists of anything.
impl DocTable {
    /// The place of an id in a list of ids, if the key is there.
    #[must_use]
    pub fn id_of<S: AsRef<str>>(&self, key: &str, among: &[S]) -> Option<usize> {
        let found = self.find(key, Expected::Id)?;
        self.point(key, &found, among)
    }

    /// The places of several ids in a list of ids, each at most once.
    #[must_use]
    pub fn ids_of<S: AsRef<str>>(&self, key: &str, among: &[S]) -> Vec<usize> {
        let mut said: Vec<String> = Vec::new();
        self.each(key, Expected::Id, |found| {
            if self.repeats(key, found, &mut said) { None } else { self.point(key, found, among) }
        })
    }

    fn point<S: AsRef<str>>(&self, key: &str, found: &KeyFound, among: &[S]) -> Option<usize> {
        let Value::Text(id) = found.value else {
            self.wrong(key, found, &Expected::Id);
            return None;
        };
        let place = among.iter().position(|a| a.as_ref() == id);
        if place.is_none() {
            let near = nearest(id, among.iter().map(AsRef::as_ref));
            let mut choices: Vec<&str> = among.iter().take(20).map(AsRef::as_ref).collect();
            if among.len() > choices.len() {
                choices.push("…");
            }
            let told =
                |p: Problem| p.with("value", show(found.value)).with("choices", choices.join(", ")).nearest(near);
            self.tell(key, found, "problem-unknown-id", told);
        }
        place
    }

    /// Each value of a list; one value alone counts as a list of one.
    fn each<T>(&self, key: &str, want: Expected, mut read: impl FnMut(&KeyFound) -> Option<T>) -> Vec<T> {
        let list = Expected::List(Box::new(want));
        let Some(found) = self.find(key, list.clone()) else { return Vec::new() };
        match found.value {
            Value::List(nodes) if nodes.len() > LONGEST_LIST => {
                let told = |p: Problem| p.with("count", nodes.len()).with("most", LONGEST_LIST);
                self.tell(key, &found, "problem-list-too-long", told);
                Vec::new()
            }
            Value::List(nodes) => {
                let source = found.source;
                nodes.iter().filter_map(|Node { at, value }| read(&KeyFound { at: *at, source, value })).collect()
            }
            Value::Table(_) | Value::Date | Value::Absurd(_) => {
                self.wrong(key, &found, &list);
                Vec::new()
            }
            _ => read(&found).into_iter().collect(),
        }
    }

    /// Whether this was already said in the list; if so, a problem.
    fn repeats(&self, key: &str, found: &KeyFound, said: &mut Vec<String>) -> bool {
        let again = show(found.value);
        if said.contains(&again) {
            self.tell(key, found, "problem-repeated", |p| p.with("value", again));
            return true;
        }
        said.push(again);
        false
    }

    pub(super) fn tell(&self, key: &str, found: &KeyFound, code: &'static str, more: impl FnOnce(Problem) -> Problem) {
        let problem = Problem::new(code, found.at, join(self.path(), key)).with("key", key);
        self.report(more(problem));
    }
}

fn one_of<T>(choices: &[(&str, T)]) -> Expected {
    Expected::OneOf(choices.iter().map(|(word, _)| (*word).to_owned()).collect())
}
