//! *Previously*: a short word for people who take a battle up again.

use crate::chronicle::Chronicle;
use crate::stand::{Past, Said};
use montjoie_game::{Arg, Condition, Fate, Fight, KnownToAll, Message, known_to_all};
use montjoie_table::Kind;

/// Every message of the recap.
pub(crate) const SAID: &[&str] = &[
    "chronicle-previously-round",
    "chronicle-previously-state",
    "chronicle-previously-losses",
    "chronicle-previously-ruling",
    "chronicle-previously-note",
    "chronicle-previously-ready",
    "chronicle-previously-waits",
    "chronicle-previously-waits-rule",
];

/// Most lines about units, and most notes: who wants more reads the chronicle.
const MOST: usize = 8;

/// A round that is over: everyone as they stood before it and after it.
#[derive(Clone, Debug)]
pub struct LastRound {
    /// Which.
    pub round: u32,
    /// Everyone when it began.
    pub before: Vec<Fate>,
    /// Everyone when it ended.
    pub after: Vec<Fate>,
    /// Those the whole table knew of at either moment.
    pub known: KnownToAll,
}

impl Chronicle {
    /// What the open step has brought so far, as lines: they count once it closes.
    #[must_use]
    pub fn open_lines(&self) -> Vec<crate::stand::Line> {
        self.stand.lines_of(self.now())
    }

    /// The last round that was played to its end. None before the first is over.
    #[must_use]
    pub fn last_round(&self) -> Option<LastRound> {
        let over = self.outcome().is_some();
        let closed = |l: &&std::sync::Arc<crate::stand::Line>| matches!(l.said, Said::Closed { .. });
        let round = self
            .lines()
            .iter()
            .rev()
            .filter(closed)
            .map(|l| l.place.round)
            .find(|r| over || *r < self.place().round)?;
        let (before, mut known) = self.stood(self.stand.fight_before(&self.journal, round), self.start());
        let next =
            if over || self.place().round == round { None } else { self.stand.fight_before(&self.journal, round + 1) };
        let (after, seen) = self.stood(next, self.fight());
        known.extend(&seen);
        Some(LastRound { round, before, after, known })
    }

    /// Everyone at a moment, and whom the whole table knew of.
    fn stood(&self, at: Option<Past<'_>>, or: &dyn Fight) -> (Vec<Fate>, KnownToAll) {
        let fight = at.as_deref().unwrap_or(or);
        (fight.fates(), known_to_all(fight))
    }

    /// What happened in the last round that was played: where the battle stands, who broke or fell, who lost most, what the GM
    /// ruled and noted, what waits. Nothing when the battle has not begun.
    #[must_use]
    pub fn previously(&self) -> Vec<Message> {
        let Some(last) = self.lines().iter().rev().find(|l| matches!(l.said, Said::Closed { .. })) else {
            return Vec::new();
        };
        let round = last.place.round;
        let mut out = vec![Message::new("chronicle-previously-round").with("round", Arg::Round(round))];
        let then = self.fates_before(round);
        let now = self.fight().fates();
        out.extend(fallen(&then, &now));
        out.extend(losses(&then, &now));
        // Rounds only ever go up.
        let first = self.lines().partition_point(|l| l.place.round < round);
        let of_it = self.lines().get(first..).unwrap_or_default().iter().filter(|l| l.place.round == round);
        let notes = of_it.clone().filter(|l| matches!(l.said, Said::Note { .. })).count();
        let mut older = notes.saturating_sub(MOST);
        for line in of_it {
            match &line.said {
                Said::Ruling { reason, lapsed: None, .. } => {
                    out.push(Message::new("chronicle-previously-ruling").with("reason", Arg::Text(reason.clone())));
                }
                Said::Note { .. } if older > 0 => older -= 1,
                Said::Note { text, .. } => {
                    out.push(Message::new("chronicle-previously-note").with("text", Arg::Text(text.clone())));
                }
                _ => {}
            }
        }
        out.push(self.what_waits());
        out
    }

    /// Everyone as they stood when a round began.
    fn fates_before(&self, round: u32) -> Vec<Fate> {
        self.stand.fight_before(&self.journal, round).map_or_else(|| self.start().fates(), |fight| fight.fates())
    }

    fn what_waits(&self) -> Message {
        if self.outcome().is_some() {
            return Message::new("chronicle-halt-over");
        }
        let waits = i64::try_from(self.asks().len()).unwrap_or(i64::MAX);
        match self.asks().first() {
            None => Message::new("chronicle-previously-ready").with("round", Arg::Round(self.place().round)),
            Some(ask) => {
                let rule = Arg::Rule(ask.key.rule);
                match ask.key.of.kind() {
                    Kind::Nobody | Kind::Event(_) => Message::new("chronicle-previously-waits-rule"),
                    _ => Message::new("chronicle-previously-waits").who("who", ask.key.of),
                }
                .with("rule", rule)
                .number("count", waits)
            }
        }
    }
}

/// Those who broke, fled, fell or came, people first.
fn fallen(then: &[Fate], now: &[Fate]) -> Vec<Message> {
    let old = |fate: &Fate| then.iter().find(|f| f.subject == fate.subject).map_or(Condition::Absent, |f| f.condition);
    let mut changed: Vec<&Fate> = now.iter().filter(|f| f.condition != old(f)).collect();
    changed.sort_by_key(|f| (!f.person, std::cmp::Reverse(f.condition)));
    let one = |fate: &&Fate| {
        Message::new("chronicle-previously-state").who("who", fate.subject).word("state", fate.condition.message())
    };
    changed.iter().take(MOST).map(one).collect()
}

/// Those who lost most, in parts of what they had.
fn losses(then: &[Fate], now: &[Fate]) -> Vec<Message> {
    let mut lost: Vec<(i64, i64, &Fate)> = Vec::new();
    for fate in now.iter().filter(|f| !f.person && f.condition < Condition::Gone) {
        if let Some(was) = then.iter().find(|f| f.subject == fate.subject)
            && was.now > fate.now
        {
            lost.push((was.now - fate.now, was.now, fate));
        }
    }
    // Compared crosswise: whole numbers, no fractions.
    lost.sort_by(|(a, had_a, _), (b, had_b, _)| (b * had_a).cmp(&(a * had_b)));
    let one = |(men, _, fate): &(i64, i64, &Fate)| {
        Message::new("chronicle-previously-losses")
            .who("who", fate.subject)
            .number("lost", *men)
            .number("now", fate.now)
    };
    lost.iter().take(MOST / 2).map(one).collect()
}
