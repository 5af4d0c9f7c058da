//! Whose names a viewer may know (ADR 0042).

use super::InSight;
use crate::open::Open;
use montjoie_game::{Arg, Gender, Message, Name, Names, Sheet};
use montjoie_table::{Kind, Object, Side, Subject};
use montjoie_text::{Lang, Texts};

/// Everybody who stands on a viewer's sheets, in their lines, in their asks and in the scene before them: sheets first.
pub(super) fn shown(shown: &InSight<'_>) -> Vec<Subject> {
    let mut seen: Vec<Subject> = Vec::new();
    seen.extend(shown.sheets.iter().map(|sheet| sheet.subject));
    for sheet in shown.sheets {
        seen.extend(sheet.against.iter().chain(&sheet.with));
        for figure in &sheet.figures {
            of_arg(&figure.value, &mut seen);
        }
    }
    for line in shown.lines {
        seen.push(line.subject);
        seen.extend(line.names());
    }
    for open in shown.asks {
        seen.extend([open.ask.key.of, open.ask.key.to]);
        seen.extend(open.tokens().iter().flat_map(|t| &t.objects).filter_map(|o| match o {
            Object::Who(who) => Some(*who),
            _ => None,
        }));
    }
    seen.extend(shown.in_it);
    seen
}

/// The names a viewer may know, under the battle's own numbers: of the sides, and of everybody shown to them. Everyone else has none, so that a page
/// cannot show what its viewer may not know. Those in `hidden` are known to be there and no more; `foe` says that they are the enemy.
pub(super) fn known(texts: &Texts, all: &Names, shown: &InSight<'_>, foe: bool, hidden: &[Subject]) -> Names {
    let seen = self::shown(shown);
    let some = |list: &[Name], subject: fn(u8) -> Subject| -> Vec<Name> {
        let known = |i: usize| u8::try_from(i).is_ok_and(|i| seen.contains(&subject(i)));
        list.iter().enumerate().map(|(i, name)| if known(i) { name.clone() } else { Name::default() }).collect()
    };
    let mut names = Names {
        ruleset: all.ruleset,
        counts: all.counts,
        fought: all.fought,
        sides: all.sides.clone(),
        armies: some(&all.armies, Subject::army),
        units: some(&all.units, Subject::unit),
        characters: some(&all.characters, Subject::character),
        places: some(&all.places, Subject::place),
    };
    veil(texts, &mut names, shown.sheets);
    hide(texts, &mut names, shown.sheets, foe, &|who| hidden.contains(&who));
    names
}

/// A counter that lies face down shows its side and nothing else, its name least of all: it is known by its number among those
/// of its side that the viewer sees.
fn veil(texts: &Texts, names: &mut Names, sheets: &[Sheet]) {
    for sheet in sheets.iter().filter(|s| s.kind == "counter") {
        let before = sheets.iter().filter(|s| s.side == sheet.side).position(|s| s.subject == sheet.subject);
        let number = before.unwrap_or(0) + 1;
        if let Kind::Unit(unit) = sheet.subject.kind()
            && let Some(name) = names.units.get_mut(usize::from(unit))
        {
            let side = if sheet.side == Side::A { "a" } else { "b" };
            let id = format!("pion-{side}{number}");
            let [fr, en] = called(texts, &numbered("page-counter-face-down", number));
            *name = Name { id, fr, en, ..Default::default() };
        }
    }
}

/// Whom of the enemy somebody of this side meets now: at grips with their own, or asked about beside them. Taken from what the viewer
/// sees and is asked, and from nothing else.
pub(super) fn met(sheets: &[Sheet], asks: &[Open], own: &dyn Fn(Subject) -> bool) -> Vec<Subject> {
    let mut met = Vec::new();
    for sheet in sheets {
        let near = if own(sheet.subject) {
            sheet.against.as_slice()
        } else if sheet.against.iter().any(|foe| own(*foe)) {
            std::slice::from_ref(&sheet.subject)
        } else {
            &[]
        };
        met.extend(near);
    }
    met.extend(asks.iter().filter(|open| own(open.ask.key.of)).map(|open| open.ask.key.to));
    met
}

/// What somebody is called of whom a viewer knows nothing but that they are there.
#[derive(PartialEq)]
struct Noun {
    /// What a form calls them, before the number.
    id: &'static str,
    /// The message that names one who is seen, by a number; and the one for somebody only heard of.
    seen: &'static str,
    heard: &'static str,
    /// The gender of the French word.
    gender: Gender,
}

const fn noun(id: &'static str, seen: &'static str, heard: &'static str, gender: Gender) -> Noun {
    Noun { id, seen, heard, gender }
}

const TROOP: &Noun = &noun("unit", "page-unseen-unit", "page-unseen-unit-heard", Gender::F);
const PERSON: &Noun = &noun("character", "page-unseen-character", "page-unseen-character-heard", Gender::M);
const MONSTER: &Noun = &noun("monster", "page-unseen-monster", "page-unseen-monster-heard", Gender::M);
const ENGINE: &Noun = &noun("engine", "page-unseen-engine", "page-unseen-engine-heard", Gender::F);
const SHIP: &Noun = &noun("ship", "page-unseen-ship", "page-unseen-ship-heard", Gender::M);
const VEHICLE: &Noun = &noun("vehicle", "page-unseen-vehicle", "page-unseen-vehicle-heard", Gender::M);

/// By what the eye sees from afar.
fn noun_of(kind: &str) -> &'static Noun {
    match kind {
        "character" => PERSON,
        "monster" => MONSTER,
        "engine" => ENGINE,
        "ship" => SHIP,
        "vehicle" => VEHICLE,
        _ => TROOP,
    }
}

/// Those whom a viewer knows nothing of but that they are there get a number for a name, counted among those of their side and kind
/// whom the viewer sees. Somebody heard of and no longer seen gets none. `foe` says that they are the enemy.
fn hide(texts: &Texts, names: &mut Names, sheets: &[Sheet], foe: bool, hidden: &dyn Fn(Subject) -> bool) {
    let seen = |who: Subject| {
        let sheet = sheets.iter().find(|s| s.subject == who)?;
        let mut alike = sheets.iter().filter(|s| s.side == sheet.side && noun_of(s.kind) == noun_of(sheet.kind));
        alike.position(|s| s.subject == who).map(|place| (noun_of(sheet.kind), place + 1))
    };
    let veil = |list: &mut Vec<Name>, subject: fn(u8) -> Subject, usual: &'static Noun| {
        for (i, name) in list.iter_mut().enumerate() {
            let Some(who) = u8::try_from(i).ok().map(subject) else { continue };
            if (name.fr.is_empty() && name.en.is_empty()) || !hidden(who) {
                continue;
            }
            *name = unnamed(texts, seen(who), usual, foe);
        }
    };
    veil(&mut names.units, Subject::unit, TROOP);
    veil(&mut names.armies, Subject::army, TROOP);
    veil(&mut names.characters, Subject::character, PERSON);
    veil(&mut names.places, Subject::place, TROOP);
}

fn unnamed(texts: &Texts, seen: Option<(&Noun, usize)>, usual: &Noun, foe: bool) -> Name {
    let (id, message, gender) = match seen {
        Some((noun, n)) => (format!("{}-{n}", noun.id), numbered(noun.seen, n), noun.gender),
        None => ("unknown".to_owned(), Message::new(usual.heard), usual.gender),
    };
    let [fr, en] = called(texts, &message.number("foe", i64::from(foe)));
    Name { id, fr, en, gender, person: false }
}

fn numbered(id: &'static str, n: usize) -> Message {
    Message::new(id).number("n", i64::try_from(n).unwrap_or(i64::MAX))
}

/// In French and in English: a name has both.
fn called(texts: &Texts, message: &Message) -> [String; 2] {
    [Lang::Fr, Lang::En].map(|lang| texts.say(lang, message, &Names::default()))
}

fn of_arg(arg: &Arg, seen: &mut Vec<Subject>) {
    match arg {
        Arg::Who(who) => seen.push(*who),
        Arg::Many(many) => seen.extend(many),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the unseen are called stands in the texts of the pages, in both languages, and agrees in gender and number.
    #[test]
    fn the_unseen_are_called_by_what_the_texts_say() {
        let texts = Texts::new(&[crate::TEXT]).expect("our texts are sound");
        let named = |kind: &str, seen: Option<usize>, foe| {
            let noun = noun_of(kind);
            let name = unnamed(&texts, seen.map(|n| (noun, n)), noun, foe);
            (name.id, name.fr, name.en)
        };
        let own = |a: &str, b: &str, c: &str| (a.to_owned(), b.to_owned(), c.to_owned());
        assert_eq!(named("foot", Some(2), true), own("unit-2", "la troupe ennemie n°\u{a0}2", "enemy unit 2"));
        assert_eq!(named("foot", None, true), own("unknown", "une troupe ennemie", "an enemy unit"));
        assert_eq!(named("character", Some(1), false), own("character-1", "le personnage n°\u{a0}1", "character 1"));
        assert_eq!(named("vehicle", Some(3), true), own("vehicle-3", "l’engin ennemi n°\u{a0}3", "enemy vehicle 3"));
        assert_eq!(named("engine", None, false), own("unknown", "une machine", "an engine"));
        for noun in [TROOP, PERSON, MONSTER, ENGINE, SHIP, VEHICLE] {
            assert!(texts.has(noun.seen) && texts.has(noun.heard), "{}", noun.id);
            // The article says the gender the name is given.
            let [heard, _] = called(&texts, &Message::new(noun.heard).number("foe", 0));
            assert_eq!(heard.starts_with("une "), noun.gender == Gender::F, "{heard}");
        }
        assert!(texts.has("page-counter-face-down"));
    }
}
