//! A round to read aloud: what changed, in at most ninety words, without figures. Heroes first, then the turning point.

mod toll;

pub use toll::{had_the_better, less_worn};

use crate::{Lang, Texts, noun::capitalise, typeset};
use montjoie_game::{Arg, Condition, Fate, Gender, Item, KnownToAll, Message, Name, Names, OFF, Outcome};
use montjoie_table::{Side, Subject};
use toll::{close, folded, hardest, nothing_much, on_field};

/// Most words of a telling.
pub const MOST_WORDS: usize = 90;

/// A book's word for those who gave up their place on terms and marched out: they did not just leave.
const YIELDED: &str = "yielded";

/// How many hundredths more of its strength a side must have left than the other before that is told. The figure was held against
/// the chances in rounds of every shipped battle (`cli`, test `aloud`): with less, the other side has been seen as sure to win.
const CLEAR: i64 = 30;

/// What the whole table heard of a round, and of whom it knew.
#[derive(Clone, Copy, Debug)]
pub struct Hearing<'a> {
    /// What happened.
    pub happened: &'a [&'a Item],
    /// Whom everybody knew of when the round began or ended. A hidden unit is not named aloud.
    pub known: &'a KnownToAll,
}

impl Hearing<'_> {
    /// Whether this one may be named: known of, out of the fight, or named by what both sides heard.
    fn names(&self, fate: &Fate) -> bool {
        let to_all = |item: &&Item| item.sides.iter().all(Option::is_some) && item.subject == fate.subject;
        !on_field(fate.condition) || self.known.who.contains(&fate.subject) || self.happened.iter().any(to_all)
    }
}

/// What may befall somebody within a round, those that weigh most first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Beat {
    Dead,
    Destroyed,
    Captured,
    Fled,
    Broken,
    Rallied,
    Mauled,
    Comes,
    Yielded,
    Left,
    Hurt,
    Worse,
    Bled,
}

impl Beat {
    /// The message, and the one that makes it the turning point.
    fn ids(self, person: bool) -> (&'static str, &'static str) {
        match (self, person) {
            (Beat::Dead, _) => ("telling-dead", "telling-turn-dead"),
            (Beat::Destroyed, _) => ("telling-destroyed", "telling-turn-destroyed"),
            (Beat::Captured, true) => ("telling-captive", "telling-turn-captive"),
            (Beat::Captured, false) => ("telling-captured", "telling-turn-captured"),
            (Beat::Fled, _) => ("telling-fled", "telling-turn-fled"),
            (Beat::Broken, true) => ("telling-down", "telling-turn-down"),
            (Beat::Broken, false) => ("telling-broken", "telling-turn-broken"),
            (Beat::Rallied, true) => ("telling-up", "telling-turn-up"),
            (Beat::Rallied, false) => ("telling-rallied", "telling-turn-rallied"),
            (Beat::Mauled, _) => ("telling-mauled", "telling-turn-mauled"),
            (Beat::Comes, _) => ("telling-comes", "telling-turn-comes"),
            (Beat::Yielded, _) => ("telling-yielded", "telling-yielded"),
            (Beat::Left, _) => ("telling-left", "telling-left"),
            (Beat::Hurt, _) => ("telling-hurt", "telling-hurt"),
            (Beat::Worse, _) => ("telling-worse", "telling-worse"),
            (Beat::Bled, _) => ("telling-bled", "telling-bled"),
        }
    }
}

/// Those of one side to whom the same befell.
#[derive(Clone, Debug, PartialEq)]
struct Moment {
    beat: Beat,
    person: bool,
    side: Side,
    who: Vec<Subject>,
    /// Strength lost with it, in thousandths of the side's first strength.
    weight: i64,
    /// Whether it befell everyone of that kind whom the side still had.
    whole: bool,
}

/// What befell one between two moments, if it is worth a word.
fn beat(before: &Fate, after: &Fate) -> Option<Beat> {
    use Condition::{Absent, Broken, Captured, Destroyed, Fit, Gone, Shaken};
    let heads = (before.now - after.now).max(0);
    let lost = heads * 100 / before.initial.max(1);
    // The last of a worn body fall as hard as the first of a whole one.
    let most = 2 * heads >= before.now.max(1) && lost >= 5;
    match (before.condition, after.condition) {
        (b, Destroyed) if b != Destroyed => Some(if after.person { Beat::Dead } else { Beat::Destroyed }),
        (b, Captured) if b != Captured => Some(Beat::Captured),
        // Somebody with nothing left did not walk away.
        (b, Gone) if b != Gone && after.person && after.now == 0 => Some(Beat::Broken),
        (b, Gone) if b != Gone && after.word == YIELDED => Some(Beat::Yielded),
        (b, Gone) if b != Gone => Some(Beat::Left),
        (Fit | Shaken | Broken, Broken) if after.word == OFF && before.word != OFF => Some(Beat::Fled),
        (Fit | Shaken, Broken) => Some(Beat::Broken),
        (Absent, Fit | Shaken | Broken) => Some(Beat::Comes),
        (Broken, Fit | Shaken) => Some(Beat::Rallied),
        // Who had broken already does not stand.
        (_, Absent) => None,
        (_, Broken) if after.person => (lost > 0).then_some(Beat::Worse),
        _ if after.person => (lost > 0).then_some(Beat::Hurt),
        _ if lost >= 30 || most => Some(Beat::Mauled),
        _ if lost >= 10 => Some(Beat::Bled),
        _ => None,
    }
}

fn moments(before: &[Fate], after: &[Fate], heard: Hearing<'_>) -> Vec<Moment> {
    let strength = |side| before.iter().filter(|f| f.side == side && !f.person).map(|f| f.initial).sum::<i64>().max(1);
    let first = Side::BOTH.map(strength);
    let mut all: Vec<Moment> = Vec::new();
    for now in after.iter().filter(|now| heard.names(now)) {
        let Some(then) = before.iter().find(|f| f.subject == now.subject) else { continue };
        let Some(beat) = beat(then, now) else { continue };
        let weight = if now.person { 0 } else { then.now.max(now.now) * 1000 / first[now.side.index()] };
        match all.iter_mut().find(|m| m.beat == beat && m.side == now.side && m.person == now.person) {
            Some(same) => {
                same.who.push(now.subject);
                same.weight += weight;
            }
            None => {
                all.push(Moment {
                    beat,
                    person: now.person,
                    side: now.side,
                    who: vec![now.subject],
                    weight,
                    whole: false,
                });
            }
        }
    }
    for moment in &mut all {
        let there = |f: &&Fate| f.side == moment.side && f.person == moment.person && f.condition < Condition::Gone;
        moment.whole = before.iter().filter(there).all(|f| moment.who.contains(&f.subject));
    }
    all.sort_by_key(|m| (!m.person, m.beat, -m.weight));
    all
}

impl Texts {
    /// A round to read aloud, from where everyone stood before it to where they stand after it. At most [`MOST_WORDS`] words.
    /// `seed` counts the rounds: wordings take turns, so that no round sounds like the last.
    #[must_use]
    pub fn telling(
        &self,
        lang: Lang,
        names: &Names,
        fates: (&[Fate], &[Fate]),
        outcome: Option<Outcome>,
        seed: u64,
    ) -> String {
        let who = fates.1.iter().map(|fate| fate.subject).collect();
        let known = KnownToAll { who, bodies: Vec::new() };
        self.telling_with(lang, names, Hearing { happened: &[], known: &known }, fates, outcome, seed)
    }

    /// The same, with what happened in the round: a breach, a trap, a spell stand in no strength. Of these, those are told first
    /// that everybody heard of and that a book has words for under `ID-aloud`.
    #[must_use]
    pub fn telling_with(
        &self,
        lang: Lang,
        names: &Names,
        heard: Hearing<'_>,
        (before, after): (&[Fate], &[Fate]),
        outcome: Option<Outcome>,
        seed: u64,
    ) -> String {
        let (was, is) = folded(before, after, heard);
        let moments = moments(&was, &is, heard);
        let turns = |m: &Moment| {
            let told = m.beat <= Beat::Comes && (!m.person || m.beat == Beat::Dead);
            told && (m.beat != Beat::Mauled || hardest(&was, &is, &m.who))
        };
        let turn = moments.iter().position(turns);
        let turn_of = |i: usize| usize::try_from(seed).unwrap_or_default().wrapping_add(i);
        let end = close(before, after, outcome, moments.is_empty());
        let end = end.map(|message| self.say_nth(lang, &message, names, turn_of(0)));
        let mut said = Vec::new();
        let mut words = end.as_deref().map_or(0, count);
        // The turning point must be told: its words are set aside first.
        let turning = turn.map(|i| (i, self.moment(lang, &moments[i], names, true, turn_of(0))));
        words += turning.as_ref().map_or(0, |(_, text)| count(text));
        for text in self.marks(lang, names, heard.happened, turn_of(0)) {
            words += count(&text);
            said.push(text);
        }
        for (i, moment) in moments.iter().enumerate() {
            if let Some((_, text)) = turning.as_ref().filter(|(at, _)| *at == i) {
                said.push(text.clone());
                continue;
            }
            let text = self.moment(lang, moment, names, false, turn_of(i));
            if words + count(&text) <= MOST_WORDS && said.len() < 6 {
                words += count(&text);
                said.push(text);
            }
        }
        // A battle that ends is not told as one that goes on.
        if said.is_empty() && outcome.is_none() {
            said.push(self.say_nth(lang, &nothing_much(before, after, heard), names, turn_of(0)));
        }
        said.extend(end);
        said.join(" ")
    }

    /// What everybody heard and a book has words for: two things at most, each once.
    fn marks(&self, lang: Lang, names: &Names, happened: &[&Item], nth: usize) -> Vec<String> {
        let (mut all, mut told): (Vec<String>, Vec<&str>) = (Vec::new(), Vec::new());
        for item in happened {
            let Some(message) = item.gm.as_ref().filter(|_| item.sides.iter().all(Option::is_some)) else { continue };
            let id = format!("{}-aloud", message.id);
            let count = self.variants(lang, &id);
            if count == 0 || all.len() == 2 || told.contains(&message.id) {
                continue;
            }
            told.push(message.id);
            let args = self.expand(lang, message, names);
            let text = self.said(lang, &id, nth % count, Some(&args)).map(|text| capitalise(&typeset(lang, &text)));
            all.extend(text.filter(|text| !all.contains(text)));
        }
        all
    }

    fn moment(&self, lang: Lang, moment: &Moment, names: &Names, turn: bool, nth: usize) -> String {
        let (plain, turning) = moment.beat.ids(moment.person);
        let message = Message::new(if turn { turning } else { plain });
        // Many names are not for reading aloud: past three, they go under one.
        if moment.who.len() <= 3 {
            let message = message.with("who", Arg::Many(moment.who.clone()));
            return capitalise(&self.say_nth(lang, &message, names, nth));
        }
        let several = Message::new(match (moment.person, moment.whole) {
            (true, _) => "telling-heroes",
            (false, false) => "telling-companies",
            (false, true) => "telling-companies-all",
        });
        let several = self.say(lang, &several.who("side", Subject::side(moment.side)), names);
        let gender = if moment.person { Gender::M } else { Gender::F };
        let name = Name { fr: several.clone(), en: several, gender, ..Name::default() };
        let crowd = Names { units: vec![name], ..names.clone() };
        let message = message.who("who", Subject::unit(0));
        capitalise(&self.say_nth(lang, &message, &crowd, nth))
    }
}

fn count(text: &str) -> usize {
    text.split_whitespace().filter(|w| w.chars().any(char::is_alphanumeric)).count()
}

#[cfg(test)]
mod tests;
