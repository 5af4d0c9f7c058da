//! The printed tables, read once from the files beside this one.

use crate::nouns::terms::{Engagement, Filter, Ground, Opportunity, Posture, ReserveRule, Row, Scale};
use std::sync::LazyLock;

/// A row of the summary (JET-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The least total, none for an open end or a UM row.
    pub least: Option<i32>,
    /// The most.
    pub most: Option<i32>,
    /// The natural die, for a UM row.
    pub um: Option<i32>,
    /// What subordinates get.
    pub leadership: i16,
    /// What it is worth to the other side's roll.
    pub opposition: i32,
    /// Morale by the summary.
    pub morale: i16,
}

/// A row of a rank's table (JET-42).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Result {
    /// Whether the rolling side loses more.
    pub against: bool,
    /// The losses ratio, doubled: 1.5 to 1 is 3.
    pub twice_ratio: i64,
    /// Whether the ratio is a minimum the GM may raise.
    pub minimum: bool,
    /// Morale.
    pub morale: i16,
    /// The lasting penalty and its turns.
    pub lasting: (i32, u16),
    /// What it does to reserves.
    pub reserves: ReserveRule,
    /// What the next rank's rolls get.
    pub subordinates: i32,
    /// The ground it gives.
    pub ground: Ground,
}

/// A row of the soldier's table (JET-48).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoldierRow {
    /// On the offensive bonus.
    pub ob: i32,
    /// On the defensive bonus.
    pub db: i32,
    /// On a commander's roll; none when he may not roll.
    pub leadership: Option<i16>,
    /// Rounds before the deadline, the named one included; 0 for none.
    pub deadline: u8,
    /// Its special events.
    pub chances: [Option<Opportunity>; 2],
}

/// A special event's test (JET-50 to 56).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventTest {
    /// The modifier of the first test.
    pub first: i32,
    /// The modifier of the second.
    pub second: i32,
}

/// A level of engagement (JET-28).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// On the battle roll.
    pub roll: i32,
    /// The losses factor, in halves.
    pub halves: i64,
    /// The events it lets through.
    pub events: Filter,
}

fn lines(csv: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    csv.lines().skip(1).map(|line| line.split(',').collect())
}

fn number(field: &str) -> Option<i32> {
    field.trim().parse().ok()
}

/// Twice a printed decimal that is a whole or a half.
fn twice(field: &str) -> i64 {
    let (whole, half) = field.split_once('.').unwrap_or((field, "0"));
    2 * whole.parse::<i64>().unwrap_or(0) + i64::from(half == "5")
}

static SUMMARY: LazyLock<[Summary; 9]> = LazyLock::new(|| {
    let mut rows = [Summary { least: None, most: None, um: None, leadership: 0, opposition: 0, morale: 0 }; 9];
    for fields in lines(include_str!("../../tables/summary.csv")) {
        let row = Row::from_word(fields[0]).expect("the printed rows are the rows");
        let small = |i: usize| i16::try_from(number(fields[i]).unwrap_or(0)).unwrap_or(0);
        rows[row as usize] = Summary {
            least: number(fields[1]),
            most: number(fields[2]),
            um: number(fields[3]),
            leadership: small(5),
            opposition: number(fields[6]).unwrap_or(0),
            morale: small(7),
        };
    }
    rows
});

static RESULTS: LazyLock<[[Result; 9]; 3]> = LazyLock::new(|| {
    let none = Result {
        against: false,
        twice_ratio: 2,
        minimum: false,
        morale: 0,
        lasting: (0, 0),
        reserves: ReserveRule::OnTime,
        subordinates: 0,
        ground: Ground::Unspecified,
    };
    let mut tables = [[none; 9]; 3];
    for fields in lines(include_str!("../../tables/rank_results.csv")) {
        let scale = Scale::from_word(fields[0]).expect("the printed scales are the scales");
        let row = Row::from_word(fields[1]).expect("the printed rows are the rows");
        let first_word = |i: usize| fields[i].split(' ').next().and_then(number).unwrap_or(0);
        tables[scale as usize][row as usize] = Result {
            against: fields[6] == "own",
            twice_ratio: twice(fields[7]),
            minimum: fields[8] == "true",
            morale: i16::try_from(number(fields[9]).unwrap_or(0)).unwrap_or(0),
            lasting: (
                number(fields[10]).unwrap_or(0),
                number(fields[11]).and_then(|n| u16::try_from(n).ok()).unwrap_or(0),
            ),
            reserves: ReserveRule::from_word(fields[13]).unwrap_or(ReserveRule::OnTime),
            subordinates: first_word(14),
            ground: Ground::from_word(fields[15]).unwrap_or(Ground::Unspecified),
        };
    }
    tables
});

static SOLDIER: LazyLock<[SoldierRow; 9]> = LazyLock::new(|| {
    let mut rows = [SoldierRow { ob: 0, db: 0, leadership: None, deadline: 0, chances: [None; 2] }; 9];
    for fields in lines(include_str!("../../tables/soldier_table.csv")) {
        let row = Row::from_word(fields[0]).expect("the printed rows are the rows");
        rows[row as usize] = SoldierRow {
            ob: number(fields[5]).unwrap_or(0),
            db: number(fields[6]).unwrap_or(0),
            leadership: number(fields[7]).and_then(|n| i16::try_from(n).ok()),
            deadline: number(fields[12]).and_then(|n| u8::try_from(n).ok()).unwrap_or(0),
            chances: [Opportunity::from_word(fields[15]), Opportunity::from_word(fields[16])],
        };
    }
    rows
});

static TRIALS: LazyLock<[EventTest; 9]> = LazyLock::new(|| {
    let mut trials = [EventTest { first: 0, second: 0 }; 9];
    for fields in lines(include_str!("../../tables/soldier_events.csv")) {
        let chance = Opportunity::from_word(fields[0]).expect("the printed events are the events");
        trials[chance as usize] =
            EventTest { first: number(fields[4]).unwrap_or(0), second: number(fields[6]).unwrap_or(0) };
    }
    trials
});

static LEVELS: LazyLock<[Level; 4]> = LazyLock::new(|| {
    let mut levels = [Level { roll: 0, halves: 0, events: Filter::None }; 4];
    for fields in lines(include_str!("../../tables/engagement.csv")) {
        let level = Engagement::from_word(fields[0]).expect("the printed levels are the levels");
        levels[level as usize] = Level {
            roll: number(fields[4]).unwrap_or(0),
            halves: twice(fields[5]),
            events: Filter::from_word(fields[6]).unwrap_or(Filter::None),
        };
    }
    levels
});

static INDIVIDUAL: LazyLock<[[Filter; 2]; 4]> = LazyLock::new(|| {
    let mut table = [[Filter::None; 2]; 4];
    for fields in lines(include_str!("../../tables/individual_events.csv")) {
        let level = Engagement::from_word(fields[0]).expect("the printed levels are the levels");
        let posture = Posture::from_word(fields[1]).expect("the printed postures are the postures");
        table[level as usize][posture as usize] = Filter::from_word(fields[3]).unwrap_or(Filter::None);
    }
    table
});

static COMPANIES: LazyLock<[[bool; 4]; 4]> = LazyLock::new(|| {
    let mut table = [[false; 4]; 4];
    for fields in lines(include_str!("../../tables/company_engagement.csv")) {
        let level = |i: usize| Engagement::from_word(fields[i]).expect("the printed levels are the levels");
        table[level(0) as usize][level(1) as usize] = true;
    }
    table
});

impl Row {
    /// JET-12 — the row of a total.
    #[must_use]
    #[inline]
    pub fn of(total: i32) -> Row {
        match total {
            ..=-26 => Row::SpectacularFailure,
            -25..=4 => Row::AbsoluteFailure,
            5..=75 => Row::Failure,
            76..=90 => Row::PartialSuccess,
            91..=110 => Row::RelativeSuccess,
            111..=175 => Row::Success,
            176.. => Row::AbsoluteSuccess,
        }
    }

    /// The totals it is read by: the least and the most, where there is one; none where only the bare die names it.
    #[must_use]
    pub fn bounds(self) -> (Option<i32>, Option<i32>) {
        match self {
            Row::SpectacularFailure => (None, Some(-26)),
            Row::AbsoluteFailure => (Some(-25), Some(4)),
            Row::Failure => (Some(5), Some(75)),
            Row::PartialSuccess => (Some(76), Some(90)),
            Row::RelativeSuccess => (Some(91), Some(110)),
            Row::Success => (Some(111), Some(175)),
            Row::AbsoluteSuccess => (Some(176), None),
            Row::Um66 | Row::Um100 => (None, None),
        }
    }

    /// Its line of the summary.
    #[must_use]
    #[inline]
    pub fn summary(self) -> &'static Summary {
        &SUMMARY[self as usize]
    }

    /// Its line of a rank's table.
    #[must_use]
    #[inline]
    pub fn result(self, scale: Scale) -> &'static Result {
        &RESULTS[scale as usize][self as usize]
    }

    /// Its line of the soldier's table.
    #[must_use]
    #[inline]
    pub fn soldier(self) -> &'static SoldierRow {
        &SOLDIER[self as usize]
    }
}

impl Opportunity {
    /// Its tests.
    #[must_use]
    pub fn trial(self) -> EventTest {
        TRIALS[self as usize]
    }
}

impl Engagement {
    /// Its line of the table.
    #[must_use]
    #[inline]
    pub fn level(self) -> &'static Level {
        &LEVELS[self as usize]
    }

    /// JET-30 — whether a company may stand so when its regiment stands like this.
    #[must_use]
    #[inline]
    pub fn lets(self, company: Engagement) -> bool {
        COMPANIES[self as usize][company as usize]
    }

    /// JET-30 — the level nearest to this one that a company may have.
    #[must_use]
    pub fn nearest_under(self, regiment: Engagement) -> Engagement {
        let mut best = regiment;
        for &level in Engagement::ALL {
            let far = |e: Engagement| (e as i32 - self as i32).abs();
            if regiment.lets(level) && far(level) < far(best) {
                best = level;
            }
        }
        best
    }

    /// JET-31 — the events a fighter of a company so engaged may meet.
    #[must_use]
    pub fn events_for(self, posture: Posture) -> Filter {
        INDIVIDUAL[self as usize][posture as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_as_printed() {
        for total in -300..=400 {
            let line = Row::of(total).summary();
            assert!(line.um.is_none());
            assert!(line.least.is_none_or(|l| l <= total) && line.most.is_none_or(|m| total <= m), "{total}");
        }
        assert_eq!((Row::Um66.summary().um, Row::Um100.summary().um), (Some(66), Some(100)));
        let sum = |f: fn(&Summary) -> i32| SUMMARY.iter().map(f).sum::<i32>();
        assert_eq!((sum(|s| i32::from(s.leadership)), sum(|s| s.opposition)), (85, -50));
    }

    #[test]
    fn results_are_as_printed() {
        for scale in Scale::ALL {
            let ratios: Vec<_> =
                Row::ALL.iter().map(|r| (r.result(*scale).against, r.result(*scale).twice_ratio)).collect();
            let printed = [
                (true, 12),
                (true, 6),
                (true, 4),
                (true, 4),
                (false, 3),
                (false, 16),
                (false, 4),
                (false, 6),
                (false, 12),
            ];
            assert_eq!(ratios, printed);
        }
        assert_eq!(Row::AbsoluteFailure.result(Scale::Army).lasting, (-20, 3));
        assert_eq!(Row::AbsoluteFailure.result(Scale::Company).lasting, (-30, 3));
        assert_eq!(Row::Um66.result(Scale::Army).subordinates, -20);
        assert_eq!(Row::Um66.result(Scale::Army).reserves, ReserveRule::NotBefore2);
        assert_eq!(Row::AbsoluteSuccess.result(Scale::Company).morale, 8);
        assert!(Row::SpectacularFailure.result(Scale::Army).minimum);
    }

    #[test]
    fn the_soldiers_table_is_as_printed() {
        assert_eq!(Row::SpectacularFailure.soldier().leadership, None);
        assert_eq!(Row::AbsoluteFailure.soldier().leadership, Some(-50));
        assert_eq!((Row::SpectacularFailure.soldier().deadline, Row::AbsoluteFailure.soldier().deadline), (3, 2));
        assert_eq!(Row::Um66.soldier().chances, [Some(Opportunity::Challenge), Some(Opportunity::Banner)]);
        assert_eq!(Row::AbsoluteSuccess.soldier().chances, [Some(Opportunity::CutInTwo), None]);
        assert_eq!((Row::AbsoluteSuccess.soldier().ob, Row::Failure.soldier().db), (30, -10));
        assert_eq!(Opportunity::CutInTwo.trial(), EventTest { first: 10, second: 10 });
        assert_eq!(Opportunity::LooseHorse.trial().first, -20);
    }

    #[test]
    fn engagements_are_as_printed() {
        let levels: Vec<_> = Engagement::ALL.iter().map(|e| (e.level().roll, e.level().halves)).collect();
        assert_eq!(levels, [(0, 0), (20, 0), (0, 1), (-10, 2)]);
        assert_eq!(Engagement::FirstLine.nearest_under(Engagement::Withdrawn), Engagement::SecondLine);
        assert_eq!(Engagement::Withdrawn.nearest_under(Engagement::FirstLine), Engagement::SecondLine);
        assert_eq!(Engagement::FirstLine.nearest_under(Engagement::Reserve), Engagement::Reserve);
        assert_eq!(Engagement::Withdrawn.events_for(Posture::Engaged), Filter::UmOnly);
        assert_eq!(Engagement::Withdrawn.events_for(Posture::Support), Filter::None);
    }
}
