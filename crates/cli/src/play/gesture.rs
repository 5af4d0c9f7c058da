//! A gesture from words: numbers, people by id or name, and what the gesture takes besides.

use super::words::is;
use montjoie_game::scenario::{Ratio, fold, nearest};
use montjoie_game::{Arg, Gesture, Info, Message, Names};
use montjoie_table::{Side, Subject};

/// Somebody by id, or by a name in either language; accents, case and articles do not matter.
pub fn who(names: &Names, word: &str) -> Option<Subject> {
    if let Some(found) = names.find(word) {
        return Some(found);
    }
    let asked = montjoie_game::scenario::stem(word);
    let named = |list: &[montjoie_game::Name]| {
        list.iter()
            .position(|n| [&n.fr, &n.en].iter().any(|name| montjoie_game::scenario::stem(name) == asked))
            .and_then(|i| u8::try_from(i).ok())
    };
    named(&names.units)
        .map(Subject::unit)
        .or_else(|| named(&names.characters).map(Subject::character))
        .or_else(|| named(&names.places).map(Subject::place))
        .or_else(|| {
            Side::BOTH.into_iter().find(|s| named(&names.sides[s.index()..=s.index()]).is_some()).map(Subject::side)
        })
}

/// Every id, for who mistypes one.
pub fn ids(names: &Names) -> Vec<&str> {
    let lists = [&names.units, &names.characters, &names.places];
    names.sides.iter().chain(lists.into_iter().flatten()).map(|n| n.id.as_str()).collect()
}

/// Nobody by this word, with the nearest who is there.
pub fn nobody(names: &Names, word: &str) -> Message {
    let near = nearest(&fold(word), ids(names)).unwrap_or_default();
    let id = if near.is_empty() { "cli-play-nobody" } else { "cli-play-nobody-near" };
    let message = Message::new(id).with("word", Arg::Text(word.to_owned()));
    if near.is_empty() { message } else { message.with("near", Arg::Text(near)) }
}

/// What a gesture was told.
#[derive(Default)]
struct Told {
    people: Vec<Subject>,
    number: Option<u32>,
    shot: bool,
    alone: bool,
}

fn told(names: &Names, words: &[&str]) -> Result<Told, Message> {
    let mut told = Told::default();
    for word in words {
        if let Ok(n) = word.parse() {
            told.number = Some(n);
        } else if is(word, &["tir", "shot"]) && names.find(word).is_none() {
            told.shot = true;
        } else if is(word, &["seul", "seule", "alone", "nobody", "personne"]) || *word == "-" {
            told.alone = true;
        } else {
            told.people.push(who(names, word).ok_or_else(|| nobody(names, word))?);
        }
    }
    Ok(told)
}

/// The gesture of this word with what follows it.
///
/// # Errors
/// What is missing, or not understood.
pub fn gesture(word: &'static str, rest: &str, info: &Info, names: &Names) -> Result<Gesture, Message> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    match word {
        "option" => return option(&words, info),
        "set" => return set(&words, info, names),
        _ => {}
    }
    let told = told(names, &words)?;
    let usage = || Message::new("cli-play-gesture").with("usage", Arg::Word(usage(word)));
    let one = || told.people.first().copied().ok_or_else(usage);
    let two = || told.people.get(1).copied().ok_or_else(usage);
    let men = || told.number.ok_or_else(usage);
    Ok(match word {
        "take" => Gesture::Take { who: one()?, men: men()? },
        "restore" => Gesture::Restore { who: one()?, men: men()? },
        "test" => Gesture::Test { who: one()? },
        "break" => Gesture::Break { who: one()? },
        "rally" => Gesture::Rally { who: one()? },
        "attack" => Gesture::Attack { by: one()?, on: two()?, shot: told.shot },
        "engage" => Gesture::Engage { by: one()?, on: two()? },
        "part" => Gesture::Part { one: one()?, other: two()? },
        "add" => Gesture::Add { like: one()?, men: men()? },
        "split" => Gesture::Split { who: one()?, men: men()? },
        "merge" => Gesture::Merge { who: one()?, into: two()? },
        "remove" => Gesture::Remove { who: one()? },
        "bring" => Gesture::Bring { who: one()? },
        "turn" => Gesture::Turn { who: one()? },
        "fell" => Gesture::Fell { who: one()? },
        "post" => Gesture::Post { who: one()?, to: if told.alone { Subject::NOBODY } else { two()? } },
        "concede" => match one()?.kind() {
            montjoie_table::Kind::Side(side) => Gesture::Concede { side },
            _ => return Err(usage()),
        },
        _ => return Err(usage()),
    })
}

/// How a gesture is typed: the id of its line of help.
pub fn usage(word: &str) -> &'static str {
    match word {
        "take" => "cli-play-usage-take",
        "restore" => "cli-play-usage-restore",
        "test" => "cli-play-usage-test",
        "break" => "cli-play-usage-break",
        "rally" => "cli-play-usage-rally",
        "attack" => "cli-play-usage-attack",
        "engage" => "cli-play-usage-engage",
        "part" => "cli-play-usage-part",
        "add" => "cli-play-usage-add",
        "split" => "cli-play-usage-split",
        "merge" => "cli-play-usage-merge",
        "remove" => "cli-play-usage-remove",
        "bring" => "cli-play-usage-bring",
        "turn" => "cli-play-usage-turn",
        "fell" => "cli-play-usage-fell",
        "post" => "cli-play-usage-post",
        "concede" => "cli-play-usage-concede",
        "option" => "cli-play-usage-option",
        _ => "cli-play-usage-set",
    }
}

fn option(words: &[&str], info: &Info) -> Result<Gesture, Message> {
    let wrong = |id: &'static str, word: &str, list: String| {
        Message::new(id).with("word", Arg::Text(word.to_owned())).with("list", Arg::Text(list))
    };
    let [name, value] = words else {
        return Err(Message::new("cli-play-gesture").with("usage", Arg::Word(usage("option"))));
    };
    let Some(index) = info.settings.iter().position(|s| s.name == *name) else {
        let all: Vec<&str> = info.settings.iter().map(|s| s.name).collect();
        let near = nearest(name, all.iter().copied()).unwrap_or_else(|| all.join(", "));
        return Err(wrong("cli-play-no-option", name, near));
    };
    let values = info.settings[index].values;
    let parsed = values.parse(value).ok_or_else(|| {
        let all: Vec<String> = values.all().into_iter().map(|v| values.show(v)).collect();
        wrong("cli-play-no-value", value, all.join(", "))
    })?;
    Ok(Gesture::Option { index: u8::try_from(index).unwrap_or(u8::MAX), value: parsed })
}

fn set(words: &[&str], info: &Info, names: &Names) -> Result<Gesture, Message> {
    let [whose, name, value] = words else {
        return Err(Message::new("cli-play-gesture").with("usage", Arg::Word(usage("set"))));
    };
    let who = who(names, whose).ok_or_else(|| nobody(names, whose))?;
    let Some(index) = info.fields.iter().position(|f| f.name == *name) else {
        let all: Vec<&str> = info.fields.iter().map(|f| f.name).collect();
        let near = nearest(name, all.iter().copied()).unwrap_or_else(|| all.join(", "));
        let message = Message::new("cli-play-no-field").with("word", Arg::Text((*name).to_owned()));
        return Err(message.with("list", Arg::Text(near)));
    };
    let field = &info.fields[index];
    let by_word = field.words.and_then(|all| all.iter().position(|w| w == value)).and_then(|i| i64::try_from(i).ok());
    let number = by_word.or_else(|| Ratio::parse(value).and_then(|r| r.in_parts(field.parts)));
    let bounds = || match field.words {
        Some(all) => all.join(", "),
        None => format!("{} – {}", field.least / field.parts, field.most / field.parts),
    };
    let value = number.filter(|n| (field.least..=field.most).contains(n)).ok_or_else(|| {
        Message::new("cli-play-no-value").with("word", Arg::Text((*value).to_owned())).with("list", Arg::Text(bounds()))
    })?;
    Ok(Gesture::Set { who, field: u8::try_from(index).unwrap_or(u8::MAX), value })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_gesture_can_be_said() {
        let loaded = crate::sample::loaded();
        let (fight, info) = (loaded.opened.fight.as_ref(), loaded.game.info());
        let names = fight.names();
        let (a, b) = (&names.units[0].id, &names.units[1].id);
        let side = &names.sides[0].id;
        let option = info.settings[0];
        let value = option.values.show(option.values.all()[0]);
        let field = &info.fields[0];
        let least = field.words.map_or_else(|| (field.least / field.parts).to_string(), |w| w[0].to_owned());
        for word in Gesture::WORDS {
            let rest = match *word {
                "take" | "restore" | "add" | "split" => format!("10 {a}"),
                "attack" => format!("{a} {b} tir"),
                "engage" | "part" | "merge" => format!("{a} {b}"),
                "post" => format!("{a} -"),
                "concede" => side.clone(),
                "option" => format!("{} {value}", option.name),
                "set" => format!("{a} {} {least}", field.name),
                _ => a.clone(),
            };
            let said = gesture(word, &rest, info, names);
            assert_eq!(said.map(|g| g.word()), Ok(*word), "{rest}");
            assert!(gesture(word, "nobody-at-all", info, names).is_err(), "{word}");
        }
    }
}
