//! A round to read aloud: what changed, in at most ninety words, without figures. Heroes first, then the turning point.

use crate::{Lang, Texts, noun::capitalise, typeset};
use montjoie_game::{Arg, Condition, Fate, Gender, Item, Message, Name, Names, Outcome};
use montjoie_table::{Side, Subject};

/// Most words of a telling.
pub const MOST_WORDS: usize = 90;

/// A book's word for those who gave up their place on terms and marched out: they did not just leave.
const YIELDED: &str = "yielded";

/// What may befall somebody within a round, those that weigh most first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Beat {
    Dead,
    Destroyed,
    Captured,
    Broken,
    Rallied,
    Mauled,
    Comes,
    Yielded,
    Left,
    Hurt,
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
            (Beat::Broken, true) => ("telling-down", "telling-turn-down"),
            (Beat::Broken, false) => ("telling-broken", "telling-turn-broken"),
            (Beat::Rallied, true) => ("telling-up", "telling-turn-up"),
            (Beat::Rallied, false) => ("telling-rallied", "telling-turn-rallied"),
            (Beat::Mauled, _) => ("telling-mauled", "telling-turn-mauled"),
            (Beat::Comes, _) => ("telling-comes", "telling-turn-comes"),
            (Beat::Yielded, _) => ("telling-yielded", "telling-yielded"),
            (Beat::Left, _) => ("telling-left", "telling-left"),
            (Beat::Hurt, _) => ("telling-hurt", "telling-hurt"),
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
}

/// What befell one between two moments, if it is worth a word.
fn beat(before: &Fate, after: &Fate) -> Option<Beat> {
    use Condition::{Absent, Broken, Captured, Destroyed, Fit, Gone, Shaken};
    let lost = (before.now - after.now).max(0) * 100 / before.initial.max(1);
    match (before.condition, after.condition) {
        (b, Destroyed) if b != Destroyed => Some(if after.person { Beat::Dead } else { Beat::Destroyed }),
        (b, Captured) if b != Captured => Some(Beat::Captured),
        // Somebody with nothing left did not walk away.
        (b, Gone) if b != Gone && after.person && after.now == 0 => Some(Beat::Broken),
        (b, Gone) if b != Gone && after.word == YIELDED => Some(Beat::Yielded),
        (b, Gone) if b != Gone => Some(Beat::Left),
        (Fit | Shaken, Broken) => Some(Beat::Broken),
        (Absent, Fit | Shaken | Broken) => Some(Beat::Comes),
        (Broken, Fit | Shaken) => Some(Beat::Rallied),
        _ if after.person => (lost > 0).then_some(Beat::Hurt),
        _ if lost >= 30 => Some(Beat::Mauled),
        _ if lost >= 10 => Some(Beat::Bled),
        _ => None,
    }
}

fn moments(before: &[Fate], after: &[Fate]) -> Vec<Moment> {
    let strength = |side| before.iter().filter(|f| f.side == side && !f.person).map(|f| f.initial).sum::<i64>().max(1);
    let first = Side::BOTH.map(strength);
    let mut all: Vec<Moment> = Vec::new();
    for now in after {
        let Some(then) = before.iter().find(|f| f.subject == now.subject) else { continue };
        let Some(beat) = beat(then, now) else { continue };
        let weight = if now.person { 0 } else { then.now.max(now.now) * 1000 / first[now.side.index()] };
        match all.iter_mut().find(|m| m.beat == beat && m.side == now.side && m.person == now.person) {
            Some(same) => {
                same.who.push(now.subject);
                same.weight += weight;
            }
            None => {
                all.push(Moment { beat, person: now.person, side: now.side, who: vec![now.subject], weight });
            }
        }
    }
    all.sort_by_key(|m| (!m.person, m.beat, -m.weight));
    all
}

/// How many hundredths of its first strength a side still has in the fight, each man by what the book thinks him worth.
fn standing(fates: &[Fate], side: Side) -> i64 {
    let of = || fates.iter().filter(move |f| f.side == side && !f.person);
    let weigh = |strength: i64, f: &Fate| i128::from(strength) * i128::from(f.worth.max(1));
    let first: i128 = of().map(|f| weigh(f.initial, f)).sum();
    let now: i128 = of().filter(|f| f.condition < Condition::Broken).map(|f| weigh(f.now, f)).sum();
    i64::try_from(now * 100 / first.max(1)).unwrap_or(100)
}

/// How many of a side can still fight.
fn able(fates: &[Fate], side: Side) -> i64 {
    fates.iter().filter(|f| f.side == side && !f.person && f.condition < Condition::Broken).map(|f| f.now).sum()
}

/// How things stand between the two sides.
fn balance(fates: &[Fate]) -> Message {
    let [a, b] = Side::BOTH.map(|side| standing(fates, side));
    match a - b {
        12.. => Message::new("telling-ahead").who("side", Subject::side(Side::A)),
        ..=-12 => Message::new("telling-ahead").who("side", Subject::side(Side::B)),
        // As much of each is left as of the other, but one of them is few against many.
        _ => match Side::BOTH.map(|side| able(fates, side)) {
            [a, b] if a >= 3 * b => Message::new("telling-numbers").who("side", Subject::side(Side::A)),
            [a, b] if b >= 3 * a => Message::new("telling-numbers").who("side", Subject::side(Side::B)),
            _ => Message::new("telling-even"),
        },
    }
}

/// How the round leaves the field: how it ended, or how things stand where that is worth a word.
fn close(before: &[Fate], after: &[Fate], outcome: Option<Outcome>, quiet: bool) -> Option<Message> {
    match outcome {
        Some(Outcome::Victory(side)) => Some(Message::new("telling-won").who("side", Subject::side(side))),
        Some(Outcome::Draw | Outcome::Undecided) => Some(Message::new("telling-drawn")),
        // Weeks of a siege go by alike: what nothing has changed is not said again.
        None => {
            let now = Some(balance(after)).filter(|now| !quiet || *now != balance(before));
            now.map(|now| fared(before, after, now))
        }
    }
}

/// Whoever has just fared clearly worse is not told as favoured, even with more left than the other.
fn fared(before: &[Fate], after: &[Fate], now: Message) -> Message {
    let lost = |side| standing(before, side) - standing(after, side);
    let worse = |side: Side| lost(side) >= lost(side.foe()) + 2;
    let ahead = |side: Side| now == Message::new("telling-ahead").who("side", Subject::side(side));
    match Side::BOTH.into_iter().find(|&side| ahead(side) && worse(side)) {
        Some(side) => Message { id: "telling-ahead-yet", ..now }.who("target", Subject::side(side.foe())),
        None => now,
    }
}

/// A round of which nothing in particular is to be told: light losses, or none.
fn nothing_much(before: &[Fate], after: &[Fate]) -> Message {
    let lost = |now: &Fate| before.iter().any(|then| then.subject == now.subject && then.now > now.now);
    Message::new(if after.iter().any(lost) { "telling-light" } else { "telling-quiet" })
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
        self.telling_with(lang, names, &[], fates, outcome, seed)
    }

    /// The same, with what happened in the round: a breach, a trap, a spell stand in no strength. Of these, those are told first
    /// that everybody heard of and that a book has words for under `ID-aloud`.
    #[must_use]
    pub fn telling_with(
        &self,
        lang: Lang,
        names: &Names,
        happened: &[&Item],
        (before, after): (&[Fate], &[Fate]),
        outcome: Option<Outcome>,
        seed: u64,
    ) -> String {
        let moments = moments(before, after);
        let turn = moments.iter().position(|m| m.beat <= Beat::Comes && (!m.person || m.beat == Beat::Dead));
        let turn_of = |i: usize| usize::try_from(seed).unwrap_or_default().wrapping_add(i);
        let end = close(before, after, outcome, moments.is_empty());
        let end = end.map(|message| self.say_nth(lang, &message, names, turn_of(0)));
        let mut said = Vec::new();
        let mut words = end.as_deref().map_or(0, count);
        // The turning point must be told: its words are set aside first.
        let turning = turn.map(|i| (i, self.moment(lang, &moments[i], names, true, turn_of(0))));
        words += turning.as_ref().map_or(0, |(_, text)| count(text));
        for text in self.marks(lang, names, happened, turn_of(0)) {
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
            said.push(self.say_nth(lang, &nothing_much(before, after), names, turn_of(0)));
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
        let several = Message::new(if moment.person { "telling-heroes" } else { "telling-companies" });
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
mod tests {
    use super::*;
    use montjoie_game::{About, Place, What};
    use montjoie_table::Rule;

    fn fate(n: u8, side: Side, now: i64, condition: Condition) -> Fate {
        let person = n >= 10;
        Fate { subject: Subject::unit(n), side, initial: 100, now, worth: 1, condition, word: "x", person }
    }

    fn names() -> Names {
        let name = |i: u8| Name {
            id: format!("u{i}"),
            fr: if i >= 10 { format!("Dame Aude {}", char::from(b'A' + i)) } else { "les Piquiers du Causse".into() },
            en: if i >= 10 { format!("Lady Aude {}", char::from(b'A' + i)) } else { "the Causse Pikes".into() },
            gender: if i >= 10 { Gender::F } else { Gender::M },
            person: i >= 10,
        };
        let side = |fr: &str, en: &str| Name { fr: fr.into(), en: en.into(), ..Name::default() };
        Names {
            units: (0..16).map(name).collect(),
            sides: [side("l’ost du Nord", "the northern host"), side("le Sud", "the South")],
            ..Names::default()
        }
    }

    #[test]
    fn heroes_come_first_and_no_figure_is_told() {
        for fought in ["", "vehicles", "vehicles-air", "vehicles-sea", "vehicles-space"] {
            no_figure_is_told(&Names { fought, ..names() });
        }
    }

    fn no_figure_is_told(names: &Names) {
        let texts = Texts::new(&[]).expect("sound");
        let before: Vec<Fate> =
            (0..16).map(|n| fate(n, if n % 2 == 0 { Side::A } else { Side::B }, 100, Condition::Fit)).collect();
        let ends = [Condition::Destroyed, Condition::Broken, Condition::Captured, Condition::Gone, Condition::Shaken];
        for lang in Lang::ALL {
            for round in 0..200u64 {
                let after: Vec<Fate> = before
                    .iter()
                    .map(|f| {
                        let pick = (round * 7 + u64::from(f.subject.to_string().len() as u32) * 3 + round / 3) as usize;
                        Fate { now: 100 - (round as i64 % 90), condition: ends[pick % ends.len()], ..*f }
                    })
                    .collect();
                let text = texts.telling(lang, names, (&before, &after), None, round);
                assert!(count(&text) <= MOST_WORDS, "{}: {text}", count(&text));
                assert!(!text.chars().any(|c| c.is_ascii_digit()), "{text}");
                assert!(!text.contains('⟨') && !text.contains('{'), "{text}");
            }
        }
    }

    #[test]
    fn a_hero_who_falls_is_told_before_a_unit_that_breaks() {
        let texts = Texts::new(&[]).expect("sound");
        let before = [fate(0, Side::A, 100, Condition::Fit), fate(10, Side::B, 100, Condition::Fit)];
        let after = [fate(0, Side::A, 90, Condition::Broken), fate(10, Side::B, 0, Condition::Destroyed)];
        let text = texts.telling(Lang::En, &names(), (&before, &after), None, 1);
        let (hero, unit) = (text.find("Aude").expect("the hero"), text.find("Causse").expect("the unit"));
        assert!(hero < unit, "{text}");
    }

    #[test]
    fn a_round_without_a_change_is_told_too() {
        let texts = Texts::new(&[]).expect("sound");
        let fates = [fate(0, Side::A, 100, Condition::Fit), fate(1, Side::B, 60, Condition::Fit)];
        let round = |n| texts.telling(Lang::Fr, &names(), (&fates, &fates), None, n);
        assert!(!round(3).is_empty());
        assert_ne!(round(3), round(4), "another wording from round to round");
        assert!(!round(3).contains("ost du Nord"), "who was ahead before is not said again: {}", round(3));
        let hurt = [fate(0, Side::A, 97, Condition::Fit), fates[1]];
        assert_ne!(texts.telling(Lang::Fr, &names(), (&fates, &hurt), None, 3), round(3), "light losses are losses");
    }

    #[test]
    fn a_battle_that_ends_is_not_told_as_a_quiet_round() {
        let texts = Texts::new(&[]).expect("sound");
        let fates = [fate(0, Side::A, 100, Condition::Fit), fate(1, Side::B, 60, Condition::Fit)];
        for seed in 0..4 {
            let told = |end| texts.telling(Lang::Fr, &names(), (&fates, &fates), end, seed);
            let (quiet, over) = (told(None), told(Some(Outcome::Victory(Side::A))));
            assert!(!over.contains(&quiet), "{over}");
        }
    }

    #[test]
    fn whoever_has_just_fared_worse_is_not_told_as_favoured() {
        let texts = Texts::new(&[]).expect("sound");
        let before = [fate(0, Side::A, 100, Condition::Fit), fate(1, Side::B, 60, Condition::Fit)];
        let told = |a: i64, b: i64, seed| {
            let after = [fate(0, Side::A, a, Condition::Fit), fate(1, Side::B, b, Condition::Fit)];
            texts.telling(Lang::En, &names(), (&before, &after), None, seed)
        };
        for seed in 0..4 {
            let worse = told(82, 60, seed);
            assert!(!worse.contains("advantage") && !worse.contains("Fortune"), "{worse}");
            assert!(worse.contains("to the South") || worse.contains("towards the South"), "{worse}");
            let better = told(100, 45, seed);
            assert!(better.contains("advantage") || better.contains("Fortune"), "{better}");
        }
    }

    #[test]
    fn a_quiet_round_says_nothing_of_who_is_missing_or_has_moved() {
        let texts = Texts::new(&[]).expect("sound");
        let fates = [fate(0, Side::A, 30, Condition::Broken), fate(1, Side::B, 30, Condition::Fit)];
        for fought in ["", "vehicles"] {
            for seed in 0..5 {
                let told = |lang| texts.telling(lang, &Names { fought, ..names() }, (&fates, &fates), None, seed);
                let (fr, en) = (told(Lang::Fr), told(Lang::En));
                for word in ["manque", "encore là", "de moins", "restent où", "pas de perdu", "cède"] {
                    assert!(!fr.contains(word), "{fr}");
                }
                for word in ["missing", "still there", "less", "stay where", "step", "gives way"] {
                    assert!(!en.contains(word), "{en}");
                }
            }
        }
    }

    #[test]
    fn losses_are_not_told_as_blood() {
        // Hunger takes men too.
        let texts = Texts::new(&[]).expect("sound");
        let before = [fate(0, Side::A, 100, Condition::Fit), fate(1, Side::B, 100, Condition::Fit)];
        let after = [fate(0, Side::A, 88, Condition::Fit), before[1]];
        for seed in 0..4 {
            let told = |lang| texts.telling(lang, &names(), (&before, &after), None, seed);
            assert!(!told(Lang::Fr).contains("sang") && !told(Lang::Fr).contains("coups"), "{}", told(Lang::Fr));
            assert!(!told(Lang::En).contains("lood"), "{}", told(Lang::En));
        }
    }

    #[test]
    fn a_hero_who_is_out_of_action_does_not_walk_away() {
        let texts = Texts::new(&[]).expect("sound");
        let before = [fate(0, Side::A, 100, Condition::Fit), fate(10, Side::B, 100, Condition::Fit)];
        let told = |now| {
            let after = [before[0], fate(10, Side::B, now, Condition::Gone)];
            texts.telling(Lang::En, &names(), (&before, &after), None, 1)
        };
        assert_ne!(told(0), told(100));
    }

    /// What stands in no strength, such as a breach, is told where everybody heard of it, once, and nowhere else.
    #[test]
    fn what_everybody_heard_is_told_first() {
        let fr = "x-breach = Brèche : { $n }.\nx-breach-aloud = La porte est tombée.\nx-talk = On parle.";
        let en = "x-breach = A breach: { $n }.\nx-breach-aloud = The gate is down.\nx-talk = Talk.";
        let texts = Texts::new(&[(fr, en)]).expect("sound");
        let fates = [fate(0, Side::A, 100, Condition::Fit), fate(1, Side::B, 100, Condition::Fit)];
        let item = |id: &'static str, heard: bool| {
            let told = Message::new(id).number("n", 3);
            Item {
                place: Place { round: 1, counts: "", step: "x", whose: Subject::NOBODY },
                rule: Rule("X-1"),
                side: None,
                subject: Subject::NOBODY,
                what: What::Change { event: "x".into(), data: serde_json::Value::Null },
                gm: Some(told.clone()),
                sides: [Some(told.clone()), heard.then_some(told)],
                public: None,
                about: About::default(),
            }
        };
        let told = |items: &[Item]| {
            let items: Vec<&Item> = items.iter().collect();
            texts.telling_with(Lang::Fr, &names(), &items, (&fates, &fates), None, 1)
        };
        let (open, secret) = (item("x-breach", true), item("x-breach", false));
        let both = told(&[item("x-talk", true), open.clone(), open]);
        assert!(both.starts_with("La porte est tombée."), "{both}");
        assert_eq!(both.matches("La porte").count(), 1, "{both}");
        assert!(!told(&[secret]).contains("porte"));
    }

    /// Thirty against two hundred is no even fight, though each side has the same share of itself left.
    #[test]
    fn few_against_many_is_told() {
        let texts = Texts::new(&[]).expect("sound");
        let of = |n, side, initial, now| Fate { initial, ..fate(n, side, now, Condition::Fit) };
        let before = [of(0, Side::A, 60, 60), of(1, Side::B, 400, 400)];
        let told = |few, many| {
            let after = [of(0, Side::A, 60, few), of(1, Side::B, 400, many)];
            texts.telling(Lang::Fr, &names(), (&before, &after), None, 1)
        };
        assert!(told(30, 200).contains("nombre"), "{}", told(30, 200));
        assert!(told(30, 200).to_lowercase().contains("le sud"), "{}", told(30, 200));
        let even = [of(0, Side::A, 60, 40), of(1, Side::B, 100, 66)];
        let text = texts.telling(Lang::Fr, &names(), (&even, &even), None, 1);
        assert!(!text.contains("nombre"), "{text}");
    }

    /// Nobody is said to run who may be frozen or held fast, nor the lines to stay where somebody may have fled.
    #[test]
    fn what_is_told_of_fear_fits_those_who_stay() {
        let texts = Texts::new(&[]).expect("sound");
        let before = [fate(0, Side::A, 100, Condition::Fit), fate(1, Side::B, 100, Condition::Fit)];
        let broken = [fate(0, Side::A, 100, Condition::Broken), before[1]];
        let captured = [fate(0, Side::A, 100, Condition::Captured), before[1]];
        for round in 0..8 {
            for lang in Lang::ALL {
                let told = |after: &[Fate]| texts.telling(lang, &names(), (&before, after), None, round);
                for word in ["tournent", "rompent", "backs", "and run", "bout de forces", "left to give"] {
                    assert!(!told(&broken).contains(word) && !told(&captured).contains(word), "{word}");
                }
                for word in ["pas de gagné", "lignes restent", "lines stay", "step won"] {
                    assert!(!told(&before).contains(word), "{word}");
                }
            }
        }
    }

    #[test]
    fn the_balance_weighs_men_by_their_worth() {
        let texts = Texts::new(&[]).expect("sound");
        let knights = Fate { worth: 9, ..fate(0, Side::A, 100, Condition::Fit) };
        let rest = [fate(2, Side::A, 100, Condition::Fit), fate(1, Side::B, 100, Condition::Fit)];
        let told = |now: i64, of: usize| {
            let before = [knights, rest[0], rest[1]];
            let mut after = before;
            after[of].now = now;
            texts.telling(Lang::En, &names(), (&before, &after), None, 1)
        };
        assert!(told(60, 0).contains("the South"), "{}", told(60, 0));
        assert!(!told(60, 1).contains("the South"), "as many peasants weigh little: {}", told(60, 1));
    }
}
