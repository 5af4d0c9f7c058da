//! Whose names a viewer may know (ADR 0042).

use crate::view::{Line, Open};
use montjoie_rules::{Gender, Name, Names, Sheet};
use montjoie_table::{Kind, Object, Side, Subject, Want};

/// The names a viewer may know: of the sides, of everyone on their sheets, in their lines and in their asks, and of these. Everyone else's is
/// left blank, so that a page cannot show what its viewer may not know.
#[must_use]
pub fn known_names(all: &Names, sheets: &[Sheet], lines: &[Line], asks: &[Open], also: &[Subject]) -> Names {
    let mut seen: Vec<Subject> = also.to_vec();
    for sheet in sheets {
        seen.push(sheet.subject);
        seen.extend(sheet.against.iter().chain(&sheet.with));
        for figure in &sheet.figures {
            of_arg(&figure.value, &mut seen);
        }
    }
    for line in lines {
        seen.push(line.subject);
        seen.extend(line.names());
    }
    for open in asks {
        seen.extend([open.ask.key.of, open.ask.key.to]);
        if let Want::Choice(tokens) = &open.ask.want {
            seen.extend(tokens.iter().flat_map(|t| &t.objects).filter_map(|o| match o {
                Object::Who(who) => Some(*who),
                _ => None,
            }));
        }
    }
    let mut names = all.clone();
    let blank = |list: &mut Vec<Name>, subject: fn(u8) -> Subject| {
        for (i, name) in list.iter_mut().enumerate() {
            let known = u8::try_from(i).is_ok_and(|i| seen.contains(&subject(i)));
            if !known {
                *name = Name::default();
            }
        }
    };
    blank(&mut names.units, Subject::unit);
    blank(&mut names.characters, Subject::character);
    blank(&mut names.places, Subject::place);
    blank(&mut names.armies, Subject::army);
    veil(&mut names, sheets);
    names
}

/// A counter that lies face down shows its side and nothing else, its name least of all: it is known by its number among those
/// of its side that the viewer sees.
fn veil(names: &mut Names, sheets: &[Sheet]) {
    for sheet in sheets.iter().filter(|s| s.kind == "counter") {
        let before = sheets.iter().filter(|s| s.side == sheet.side).position(|s| s.subject == sheet.subject);
        let number = before.unwrap_or(0) + 1;
        if let Kind::Unit(unit) = sheet.subject.kind()
            && let Some(name) = names.units.get_mut(usize::from(unit))
        {
            let side = if sheet.side == Side::A { "a" } else { "b" };
            let id = format!("pion-{side}{number}");
            let (fr, en) = (format!("le pion retourné n°\u{a0}{number}"), format!("face-down counter {number}"));
            *name = Name { id, fr, en, ..Default::default() };
        }
    }
}

/// Whom of the enemy somebody of this side meets now: at grips with their own, or asked about beside them. Taken from what the viewer
/// sees and is asked, and from nothing else.
#[must_use]
pub fn met(sheets: &[Sheet], asks: &[Open], own: &dyn Fn(Subject) -> bool) -> Vec<Subject> {
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

/// What somebody is called of whom a viewer knows nothing but that they are there: feminine or not, in French, in English.
type Noun = (bool, &'static str, &'static str);

const TROOP: Noun = (true, "troupe", "unit");
const PERSON: Noun = (false, "personnage", "character");

/// By what the eye sees from afar.
fn noun(kind: &str) -> Noun {
    match kind {
        "character" => PERSON,
        "monster" => (false, "monstre", "monster"),
        "engine" => (true, "machine", "engine"),
        "ship" => (false, "vaisseau", "ship"),
        "vehicle" => (false, "engin", "vehicle"),
        _ => TROOP,
    }
}

/// Those whom a viewer knows nothing of but that they are there get a number for a name, counted among those of their side and kind
/// whom the viewer sees. Somebody heard of and no longer seen gets none. `foe` says that they are the enemy.
pub fn hide_names(names: &mut Names, sheets: &[Sheet], foe: bool, hidden: &dyn Fn(Subject) -> bool) {
    let seen = |who: Subject| {
        let sheet = sheets.iter().find(|s| s.subject == who)?;
        let mut alike = sheets.iter().filter(|s| s.side == sheet.side && noun(s.kind) == noun(sheet.kind));
        alike.position(|s| s.subject == who).map(|place| (noun(sheet.kind), place + 1))
    };
    let veil = |list: &mut Vec<Name>, subject: fn(u8) -> Subject, usual: Noun| {
        for (i, name) in list.iter_mut().enumerate() {
            let Some(who) = u8::try_from(i).ok().map(subject) else { continue };
            if (name.fr.is_empty() && name.en.is_empty()) || !hidden(who) {
                continue;
            }
            *name = unnamed(seen(who), usual, foe);
        }
    };
    veil(&mut names.units, Subject::unit, TROOP);
    veil(&mut names.armies, Subject::army, TROOP);
    veil(&mut names.characters, Subject::character, PERSON);
    veil(&mut names.places, Subject::place, TROOP);
}

fn unnamed(seen: Option<(Noun, usize)>, usual: Noun, foe: bool) -> Name {
    let (feminine, fr, en) = seen.map_or(usual, |(noun, _)| noun);
    let (ennemi, enemy) = match (foe, feminine) {
        (true, true) => (" ennemie", "enemy "),
        (true, false) => (" ennemi", "enemy "),
        (false, _) => ("", ""),
    };
    let (the, one) = if feminine { ("la", "une") } else { ("le", "un") };
    let gender = if feminine { Gender::F } else { Gender::M };
    match seen {
        Some((_, n)) => {
            let (fr_name, en_name) = (format!("{the} {fr}{ennemi} n°\u{a0}{n}"), format!("{enemy}{en} {n}"));
            Name { id: format!("{en}-{n}"), fr: fr_name, en: en_name, gender, person: false }
        }
        None => {
            let article = if foe { "an" } else { "a" };
            let (fr, en) = (format!("{one} {fr}{ennemi}"), format!("{article} {enemy}{en}"));
            Name { id: "unknown".to_owned(), fr, en, gender, person: false }
        }
    }
}

fn of_arg(arg: &montjoie_rules::Arg, seen: &mut Vec<Subject>) {
    match arg {
        montjoie_rules::Arg::Who(who) => seen.push(*who),
        montjoie_rules::Arg::Many(many) => seen.extend(many),
        _ => {}
    }
}
