//! What a throw means, as data: the rule's own reading, tried on everything the dice can show.
//!
//! A rule reads its dice with a closure. The outcome says as data what it comes to ([`Reads`]). An open throw carries the closure's answer
//! for every result of the dice ([`Reading`]); a throw that fell carries its [`Meaning`]. What is shown before dice are confirmed is
//! therefore what then happens: both are the same function. See ADR 0063.

use crate::{Cast, Dice, distribution};

/// What a throw comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// What was tried succeeds.
    Passed,
    /// It does not.
    Failed,
    /// So much of something.
    Amount {
        /// How much, in parts.
        number: i64,
        /// Parts of one.
        per: i64,
        /// What it is an amount of: a word of the ruleset, empty for a bare number.
        of: &'static str,
    },
    /// A row of a table, or a result with a name: a word of the ruleset.
    Row(&'static str),
    /// Nothing by itself: it is compared with another throw, or only orders things.
    Held,
}

impl Meaning {
    /// A bare number.
    #[must_use]
    pub const fn number(number: i64) -> Meaning {
        Meaning::Amount { number, per: 1, of: "" }
    }

    /// So much of something.
    #[must_use]
    pub const fn of(of: &'static str, number: i64) -> Meaning {
        Meaning::Amount { number, per: 1, of }
    }
}

/// An outcome of a reading: it says what it comes to.
pub trait Reads: Copy + Eq {
    /// As data.
    fn meaning(self) -> Meaning;
}

impl Reads for bool {
    fn meaning(self) -> Meaning {
        if self { Meaning::Passed } else { Meaning::Failed }
    }
}

impl Reads for i64 {
    fn meaning(self) -> Meaning {
        Meaning::number(self)
    }
}

impl Reads for i32 {
    fn meaning(self) -> Meaning {
        Meaning::number(i64::from(self))
    }
}

impl Reads for u32 {
    fn meaning(self) -> Meaning {
        Meaning::number(i64::from(self))
    }
}

impl Reads for u8 {
    fn meaning(self) -> Meaning {
        Meaning::number(i64::from(self))
    }
}

impl Reads for std::cmp::Ordering {
    fn meaning(self) -> Meaning {
        Meaning::Held
    }
}

/// What says nothing by itself: it is compared with another throw, counts on, or the question tells already what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Untold<T>(pub T);

impl<T: Copy + Eq> Reads for Untold<T> {
    fn meaning(self) -> Meaning {
        Meaning::Held
    }
}

/// What a rule needs to know, and what of it is told: the first.
impl<A: Reads, B: Copy + Eq> Reads for (A, B) {
    fn meaning(self) -> Meaning {
        self.0.meaning()
    }
}

/// Results of the dice that come to the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// The least the dice read, before anything is added.
    pub least: i32,
    /// The most.
    pub most: i32,
    /// The first face, where it tells this band from another of the same sums.
    pub first: Option<i32>,
    /// What it comes to.
    pub meaning: Meaning,
    /// In how many ways the dice fall so.
    pub ways: u64,
}

/// What every result of the dice comes to, from the least to the most.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// Results that come to the same, together.
    pub bands: Vec<Band>,
    /// In how many ways the dice can fall.
    pub ways: u64,
}

/// What the dice have to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Read at least this.
    AtLeast(i32),
    /// Read at most this.
    AtMost(i32),
    /// Anything will do.
    Always,
    /// Nothing will do.
    Never,
    /// Give an amount, from the least to the most.
    Amount {
        /// What the dice have to read to give any; none where they always do.
        from: Option<i32>,
        /// What the amount is of.
        of: &'static str,
        /// Parts of one.
        per: i64,
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// Point at a row of a table.
    Row,
    /// Nothing to reach.
    Nothing,
}

impl Reading {
    /// Tries a reading on everything the dice can show.
    pub(crate) fn of(dice: Dice, meaning: impl Fn(i32, i32) -> Meaning) -> Reading {
        let (mut outcomes, ways, _) = distribution(dice);
        outcomes.sort_by_key(|outcome| outcome.dice);
        let mut bands: Vec<Band> = Vec::new();
        for same in outcomes.chunk_by(|a, b| a.dice == b.dice) {
            let means: Vec<Meaning> = same.iter().map(|o| meaning(o.first, o.dice)).collect();
            // The same sum may mean two things, by the face that fell first.
            let alike = means.windows(2).all(|pair| pair[0] == pair[1]);
            for (outcome, &meaning) in same.iter().zip(&means) {
                let first = (!alike).then_some(outcome.first);
                match bands.last_mut() {
                    Some(band) if band.meaning == meaning && band.first == first => {
                        band.most = outcome.dice;
                        band.ways = band.ways.saturating_add(outcome.ways);
                    }
                    _ => {
                        bands.push(Band { least: outcome.dice, most: outcome.dice, first, meaning, ways: outcome.ways })
                    }
                }
            }
        }
        bands.retain(|band| band.meaning != Meaning::Held);
        Reading { bands, ways }
    }

    /// What the dice have to do.
    #[must_use]
    pub fn goal(&self) -> Goal {
        let amount = |band: &Band| match band.meaning {
            Meaning::Amount { number, per, of } => Some((number, per, of)),
            _ => None,
        };
        // A low throw may miss and give nothing.
        let missed = self.bands.iter().take_while(|b| b.meaning == Meaning::Failed).count();
        match self.bands.as_slice() {
            [] => Goal::Nothing,
            bands if bands.iter().all(|b| b.meaning == Meaning::Passed) => Goal::Always,
            bands if bands.iter().all(|b| b.meaning == Meaning::Failed) => Goal::Never,
            [low, high] if low.meaning == Meaning::Failed && high.meaning == Meaning::Passed => {
                Goal::AtLeast(high.least)
            }
            [low, high] if low.meaning == Meaning::Passed && high.meaning == Meaning::Failed => Goal::AtMost(low.most),
            bands => match bands[missed..].iter().map(amount).collect::<Option<Vec<_>>>() {
                Some(all) => {
                    let from = (missed > 0).then(|| bands[missed].least);
                    let (_, per, of) = all[0];
                    let numbers = || all.iter().map(|(number, ..)| *number);
                    let (least, most) = (numbers().min().unwrap_or(0), numbers().max().unwrap_or(0));
                    Goal::Amount { from, of, per, least, most }
                }
                None => Goal::Row,
            },
        }
    }

    /// What these faces come to.
    #[must_use]
    pub fn of_faces(&self, dice: Dice, faces: &[u16]) -> Meaning {
        let (first, read) = (faces.first().copied().map_or(0, i32::from), dice.read(faces));
        // A chain longer than anybody counts comes to what the longest counted does.
        let least = self.bands.first().map_or(read, |b| b.least);
        let most = self.bands.last().map_or(read, |b| b.most);
        let read = read.clamp(least.min(most), most.max(least));
        let within = |band: &&Band| (band.least..=band.most).contains(&read);
        let exact = self.bands.iter().filter(within).find(|band| band.first.is_none_or(|f| f == first));
        exact.map_or(Meaning::Held, |band| band.meaning)
    }

    /// In how many of all ways what is tried succeeds; none where nothing is tried, or where it can only be one of several rows.
    #[must_use]
    pub fn success(&self) -> Option<(u64, u64)> {
        match self.goal() {
            Goal::AtLeast(_) | Goal::AtMost(_) | Goal::Always | Goal::Never | Goal::Amount { from: Some(_), .. } => {
                let (failed, all) = self.chance(Meaning::Failed);
                Some((all - failed, all))
            }
            Goal::Amount { .. } | Goal::Row | Goal::Nothing => None,
        }
    }

    /// In how many of all ways it comes to this meaning.
    #[must_use]
    pub fn chance(&self, meaning: Meaning) -> (u64, u64) {
        let ways = self.bands.iter().filter(|b| b.meaning == meaning).map(|b| b.ways).sum();
        (ways, self.ways.max(1))
    }
}

impl<N: crate::Tally> crate::Toss<N> {
    /// What this throw means, by the rule's own reading.
    pub(crate) fn reading<R: Reads>(&self, read: impl Fn(Cast) -> R) -> Reading {
        Reading::of(self.dice, |first, dice| read(self.cast(first, dice)).meaning())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{d, sum};

    fn goal(dice: Dice, read: impl Fn(i32) -> Meaning) -> Goal {
        Reading::of(dice, |_, dice| read(dice)).goal()
    }

    #[test]
    fn a_goal_is_found_by_trying() {
        assert_eq!(goal(sum(2, 6), |n| (n <= 5).meaning()), Goal::AtMost(5));
        assert_eq!(goal(d(20), |n| (n + 3 >= 14).meaning()), Goal::AtLeast(11));
        assert_eq!(goal(d(6), |n| (n > 0).meaning()), Goal::Always);
        assert_eq!(goal(d(6), |n| (n > 6).meaning()), Goal::Never);
        let harm = |n: i32| Meaning::of("pv", i64::from(n) * 33 / 12);
        assert_eq!(goal(d(12), harm), Goal::Amount { from: None, of: "pv", per: 1, least: 2, most: 33 });
        assert_eq!(goal(d(6), |n| Meaning::Row(if n < 3 { "flees" } else { "stands" })), Goal::Row);
        let blow = |n: i32| if n < 8 { Meaning::Failed } else { Meaning::number(i64::from(n)) };
        assert_eq!(goal(d(10), blow), Goal::Amount { from: Some(8), of: "", per: 1, least: 8, most: 10 });
        assert_eq!(goal(d(6), |_| Meaning::Held), Goal::Nothing);
    }

    #[test]
    fn chances_are_exact() {
        let reading = Reading::of(sum(2, 6), |_, n| (n <= 2).meaning());
        assert_eq!(reading.chance(Meaning::Passed), (1, 36));
        assert_eq!(reading.chance(Meaning::Failed), (35, 36));
        assert_eq!(reading.success(), Some((1, 36)));
    }

    /// What is shown of typed faces is what the rule reads from them.
    #[test]
    fn faces_come_to_what_the_rule_reads() {
        let dice = Dice::Open { sides: 100, up: 96, down: 5, lone: 100 };
        let rule = |first: i32, read: i32| {
            Meaning::Row(if first == 100 {
                "triumph"
            } else if read > 90 {
                "good"
            } else {
                "bad"
            })
        };
        let reading = Reading::of(dice, rule);
        // A hundred by itself is not 97 and 3, though both read 100.
        for faces in [&[100][..], &[97, 3], &[97, 60], &[4, 50], &[50], &[95], &[99, 98, 97, 96, 96, 20]] {
            let first = i32::from(faces[0]);
            assert_eq!(reading.of_faces(dice, faces), rule(first, dice.read(faces)), "{faces:?}");
        }
        let damage = |n: i32| Meaning::of("pv", i64::from(n) * 3);
        let reading = Reading::of(sum(3, 6), |_, n| damage(n));
        assert_eq!(reading.of_faces(sum(3, 6), &[1, 2, 6]), damage(9));
    }

    #[test]
    fn a_face_that_stands_out_is_its_own_band() {
        let dice = Dice::Open { sides: 100, up: 96, down: 5, lone: 66 };
        let reading = Reading::of(dice, |first, _| Meaning::Row(if first == 66 { "fumble" } else { "usual" }));
        let fumble: Vec<_> = reading.bands.iter().filter(|b| b.meaning == Meaning::Row("fumble")).collect();
        assert_eq!(fumble.len(), 1);
        assert_eq!((fumble[0].least, fumble[0].most), (66, 66));
        let (ways, all) = reading.chance(fumble[0].meaning);
        assert_eq!(ways * 100, all, "one face of a hundred");
    }
}
