//! Whose names a viewer may know.

use crate::view::{Line, Open, Said};
use montjoie_rules::{Names, Sheet};
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
        match &line.said {
            Said::Told(message) => message.args.iter().for_each(|(_, arg)| of_arg(arg, &mut seen)),
            Said::Ruling { told, .. } => {
                told.iter().flat_map(|m| &m.args).for_each(|(_, arg)| of_arg(arg, &mut seen));
            }
            Said::Scene { who, .. } => seen.extend(who),
            _ => {}
        }
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
    let blank = |list: &mut Vec<montjoie_rules::Name>, subject: fn(u8) -> Subject| {
        for (i, name) in list.iter_mut().enumerate() {
            let known = u8::try_from(i).is_ok_and(|i| seen.contains(&subject(i)));
            if !known {
                *name = montjoie_rules::Name::default();
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
            *name = montjoie_rules::Name { id, fr, en, ..Default::default() };
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
