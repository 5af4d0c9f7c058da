//! Answers from what a person types: faces, orders for many at once, judgements.

use montjoie_game::scenario::fold;
use montjoie_game::{Arg, Message, Names};
use montjoie_table::{Answer, Ask, Dice, KeyName, Misread, Want};
use std::collections::VecDeque;

/// Why typed faces were not taken.
#[derive(Clone, Debug, PartialEq)]
pub enum Slip {
    /// They cannot be.
    Wrong(Message),
    /// They are sound as far as they go: an open-ended die is thrown again, and what is typed next follows them.
    Again(Message),
}

impl Slip {
    /// What it says.
    pub fn message(self) -> Message {
        match self {
            Slip::Wrong(message) | Slip::Again(message) => message,
        }
    }
}

/// Faces typed one after the other, for these throws in order: as many whole throws as they make. Digits in a row are taken apart where
/// no die has such a face: `9934` is 99, then 34.
///
/// # Errors
/// What is no face, or does not make a whole throw. Nothing is taken then.
pub fn faces(line: &str, asks: &[&Ask]) -> Result<Vec<(KeyName, Answer)>, Slip> {
    let mut rest: VecDeque<String> = VecDeque::new();
    for word in line.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '+')).filter(|w| !w.is_empty()) {
        if !word.bytes().all(|b| b.is_ascii_digit()) {
            let not = Message::new("error-dice-not-a-number").with("text", Arg::Text(word.to_owned()));
            return Err(Slip::Wrong(not));
        }
        rest.push_back(word.to_owned());
    }
    let mut given = Vec::new();
    for ask in asks {
        let Want::Throw { dice, .. } = &ask.want else { continue };
        if rest.is_empty() {
            break;
        }
        let mut faces = Vec::new();
        while faces.len() < dice.wanted(&faces) {
            let Some(word) = rest.pop_front() else {
                return Err(match dice {
                    Dice::Open { .. } => Slip::Again(montjoie_text::again(&faces, dice.falls(&faces))),
                    _ => {
                        let (got, want) = (faces.len(), dice.wanted(&faces));
                        Slip::Wrong(montjoie_text::misread(Misread::WrongCount { got, want }))
                    }
                });
            };
            let sides = u16::from(dice.sides());
            let width = if sides > 10 { 2 } else { 1 };
            let mut typed = word.parse::<u16>().unwrap_or(u16::MAX);
            if typed > sides && word.len() > width {
                let (one, more) = word.split_at(width);
                typed = one.parse().unwrap_or(u16::MAX);
                rest.push_front(more.to_owned());
            }
            // As they are read off the die: 0 on a d10 is ten, 0 on a d100 a hundred.
            let face = if typed == 0 && matches!(sides, 10 | 100) { sides } else { typed };
            if face == 0 || face > sides {
                let no_such = Misread::NoSuchFace { face: typed, sides: dice.sides() };
                return Err(Slip::Wrong(montjoie_text::misread(no_such)));
            }
            faces.push(face);
        }
        given.push((ask.name(), Answer::Faces(faces)));
    }
    if !rest.is_empty() {
        let extra = i64::try_from(rest.len()).unwrap_or(i64::MAX);
        return Err(Slip::Wrong(Message::new("cli-play-too-many").number("extra", extra)));
    }
    Ok(given)
}

/// Everything these choices offer, each once, in order: what letters stand for.
pub fn offers<'a>(asks: &[&'a Ask]) -> Vec<&'a montjoie_table::Token> {
    let mut all: Vec<&montjoie_table::Token> = Vec::new();
    for ask in asks {
        if let Want::Choice(tokens) = &ask.want {
            for token in tokens {
                if !all.contains(&token) {
                    all.push(token);
                }
            }
        }
    }
    all
}

/// The letter of an option: a to z, then aa, ab…
pub fn letter(n: usize) -> String {
    let one = |n: usize| char::from(b'a' + u8::try_from(n % 26).unwrap_or(0));
    if n < 26 { one(n).to_string() } else { format!("{}{}", one(n / 26 - 1), one(n)) }
}

/// Orders: `1-3,5 b`, `tous b`, `garde engagement ogres`, several parted by semicolons; a letter alone where one is asked.
///
/// # Errors
/// What is not understood, or not offered. Nothing is taken then.
pub fn orders(line: &str, asks: &[&Ask], names: &Names) -> Result<Vec<(KeyName, Answer)>, Message> {
    let offers = offers(asks);
    let mut given: Vec<(KeyName, Answer)> = Vec::new();
    for part in line.split(';').map(str::trim).filter(|p| !p.is_empty()) {
        let (who, what) = match part.split_once(char::is_whitespace) {
            Some((who, what)) if !chosen(who, asks, names).is_empty() => (chosen(who, asks, names), what.trim()),
            _ if asks.len() == 1 => (vec![0], part),
            _ => {
                let word = part.split_whitespace().next().unwrap_or_default();
                return Err(Message::new("cli-play-which").with("word", Arg::Text(word.to_owned())));
            }
        };
        for index in who {
            let ask = asks[index];
            let token = option(what, ask, &offers, names).ok_or_else(|| {
                let id = if names.of(ask.key.of).is_some() { "cli-play-not-offered" } else { "error-not-offered" };
                let message = Message::new(id).with("words", Arg::Text(what.to_owned()));
                if id == "cli-play-not-offered" { message.who("who", ask.key.of) } else { message }
            })?;
            given.retain(|(name, _)| *name != ask.name());
            given.push((ask.name(), Answer::Choice(token)));
        }
    }
    Ok(given)
}

/// The option a person means: its letter, its words in files.
fn option(what: &str, ask: &Ask, offers: &[&montjoie_table::Token], names: &Names) -> Option<String> {
    let Want::Choice(tokens) = &ask.want else { return None };
    let by_words = tokens.iter().find(|t| t.words(names) == what);
    let by_letter = || {
        let place = (0..offers.len()).find(|n| letter(*n) == what.to_lowercase())?;
        tokens.iter().find(|t| *t == offers[place])
    };
    by_words.or_else(by_letter).map(|t| t.words(names))
}

/// Which asks are meant: `3`, `1-3`, `1,4`, `tous`, an id.
pub fn chosen(word: &str, asks: &[&Ask], names: &Names) -> Vec<usize> {
    if super::words::is(word, &["tous", "toutes", "all"]) {
        return (0..asks.len()).collect();
    }
    let by_name: Vec<usize> = (0..asks.len())
        .filter(|i| names.of(asks[*i].key.of).is_some_and(|n| n.id == fold(word) || n.id == word))
        .collect();
    if !by_name.is_empty() {
        return by_name;
    }
    let mut all = Vec::new();
    for piece in word.split(',') {
        let (from, to) = piece.split_once('-').unwrap_or((piece, piece));
        let (Ok(from), Ok(to)) = (from.parse::<usize>(), to.parse::<usize>()) else { return Vec::new() };
        if from == 0 || to > asks.len() || from > to {
            return Vec::new();
        }
        all.extend(from - 1..to);
    }
    all
}

/// A judgement: a number, the word of its option, or the letter it is shown under.
///
/// # Errors
/// What is out of bounds or not understood.
pub fn judgement(text: &str, ask: &Ask) -> Result<Answer, Message> {
    let Want::Judgement(judgement) = &ask.want else { return Err(Message::new("error-wrong-kind")) };
    let start = *judgement.range.start();
    let by_option = judgement
        .options
        .iter()
        .enumerate()
        .position(|(i, word)| fold(word) == fold(text) || letter(i) == text.to_lowercase())
        .and_then(|i| i32::try_from(i).ok())
        .map(|i| start + i);
    let yes_or_no = || montjoie_chronicle::said_yes_or_no(text, judgement);
    let value = by_option.or_else(yes_or_no).or_else(|| text.replace('−', "-").parse().ok());
    match value {
        Some(value) if judgement.range.contains(&value) => Ok(Answer::Value(value)),
        Some(value) => Err(montjoie_text::refusal(&montjoie_table::Refusal::OutOfBounds {
            value,
            least: start,
            most: *judgement.range.end(),
        })),
        None => Err(Message::new("error-not-understood").with("words", Arg::Text(text.to_owned()))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use montjoie_game::Name;
    use montjoie_table::{Judgement, Office, Rule, Subject, Token, d, sum};

    fn throw(n: u8, dice: montjoie_table::Dice) -> Ask {
        let want = Want::throw(dice);
        Ask { key: Rule("X-1").by(Subject::unit(n)), nth: 0, office: Office::Gm, want }
    }

    #[test]
    fn faces_go_to_throws_in_order() {
        let asks = [throw(0, sum(2, 6)), throw(1, d(10)), throw(2, d(8))];
        let asks: Vec<&Ask> = asks.iter().collect();
        let given = faces("3 4, 0", &asks).expect("two whole throws");
        assert_eq!(given.len(), 2);
        assert_eq!(given[0].1, Answer::Faces(vec![3, 4]));
        assert_eq!(given[1].1, Answer::Faces(vec![10]));
        assert!(faces("3", &asks).is_err(), "half a throw");
        assert!(faces("3 7", &asks).is_err(), "no such face");
        assert!(faces("3 4 5 8 1", &asks).is_err(), "one too many");
        assert!(faces("three", &asks).is_err());
        assert!(faces("", &asks).expect("nothing").is_empty());
    }

    #[test]
    fn a_chain_is_typed_together_or_apart_and_asked_for_when_it_breaks_off() {
        let open = Dice::Open { sides: 100, up: 96, down: 5, lone: 0 };
        let asks = [throw(0, open), throw(1, sum(2, 6)), throw(2, open)];
        let asks: Vec<&Ask> = asks.iter().collect();
        let read = |line: &str| -> Vec<Vec<u16>> {
            let faces = faces(line, &asks).expect(line).into_iter().map(|(_, answer)| match answer {
                Answer::Faces(faces) => faces,
                other => panic!("{other:?}"),
            });
            faces.collect()
        };
        for line in ["9934", "99 34", "99+34", "99,34"] {
            assert_eq!(read(line), [vec![99, 34]], "{line}");
        }
        assert_eq!(read("9998 34 3 4 03 12"), [vec![99, 98, 34], vec![3, 4], vec![3, 12]]);
        assert_eq!(read("45 34 0397 12"), [vec![45], vec![3, 4], vec![3, 97, 12]]);
        assert_eq!(faces("99", &asks), Err(Slip::Again(montjoie_text::again(&[99], false))));
        assert_eq!(faces("45 3 4 03 97", &asks), Err(Slip::Again(montjoie_text::again(&[3, 97], true))));
        assert!(matches!(faces("45 3", &asks), Err(Slip::Wrong(_))), "half a throw of two dice is none");
    }

    #[test]
    fn orders_go_to_many_at_once() {
        let name = |id: &str| Name { id: id.into(), ..Name::default() };
        let names = Names { units: vec![name("a"), name("b"), name("foe")], ..Names::default() };
        let tokens = vec![Token::on("charge", Subject::unit(2)), Token::verb("wait")];
        let ask = |n| Ask {
            key: Rule("X-2").by(Subject::unit(n)),
            nth: 0,
            office: Office::Gm,
            want: Want::Choice(tokens.clone()),
        };
        let asks = [ask(0), ask(1)];
        let asks: Vec<&Ask> = asks.iter().collect();
        let words = |line: &str| -> Vec<String> {
            orders(line, &asks, &names)
                .expect("understood")
                .into_iter()
                .map(|(_, a)| match a {
                    Answer::Choice(words) => words,
                    other => panic!("{other:?}"),
                })
                .collect()
        };
        assert_eq!(words("tous charge foe"), ["charge foe", "charge foe"]);
        assert_eq!(words("1-2 b"), ["wait", "wait"]);
        assert_eq!(words("1 a; b wait"), ["charge foe", "wait"]);
        assert!(orders("1 dance", &asks, &names).is_err());
        assert!(orders("3 a", &asks, &names).is_err());
    }

    #[test]
    fn judgements_are_numbers_or_options() {
        let ask =
            |judgement| Ask { key: Rule("X-3").once(), nth: 0, office: Office::Gm, want: Want::Judgement(judgement) };
        let number = ask(Judgement::awaited(-2..=5, 0));
        assert_eq!(judgement("−2", &number), Ok(Answer::Value(-2)));
        assert!(judgement("6", &number).is_err());
        let option = ask(Judgement::among(&["put_aside", "comes"], 1, true));
        assert_eq!(judgement("put_aside", &option), Ok(Answer::Value(0)));
        assert_eq!(judgement("b", &option), Ok(Answer::Value(1)));
        assert!(judgement("maybe", &option).is_err());
        for (word, value) in [("oui", 1), ("Yes", 1), ("non", 0), ("NO", 0)] {
            assert_eq!(judgement(word, &option), Ok(Answer::Value(value)), "{word}");
        }
        assert!(judgement("yes", &number).is_err(), "a number is no yes");
    }
}
