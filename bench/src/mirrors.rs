//! Doctrines against each other where both sides are the same army: `cargo xtask bench doctrines` prints them with their intervals, and
//! `crates/books/tests/mirrors.rs`, which takes this file too, holds the bars with fewer battles.

use montjoie_game::scenario::Doc;
use montjoie_game::{Games, game_named};
use montjoie_odds::Sample;
use montjoie_table::Inputs;
use std::ops::Range;

/// The battles whose armies are set against themselves.
pub const BATTLES: &[(&str, &str, &str)] = &[
    ("bx", "standard", include_str!("../../scenarios/bx/standard.toml")),
    ("papiers", "standard", include_str!("../../scenarios/papiers/standard.toml")),
    ("papiers", "on a map", include_str!("../battles/papiers-map.toml")),
    ("jet", "standard", include_str!("../../scenarios/jet/standard.toml")),
    ("jet", "army", include_str!("../battles/jet-army.toml")),
    ("ordre", "standard", include_str!("../../scenarios/ordre/standard.toml")),
];

/// The most a doctrine may lose against `charge`, in hundredths.
pub fn most_lost(doctrine: &str) -> Option<u64> {
    match doctrine {
        "steady" => Some(80),
        "cautious" => Some(90),
        _ => None,
    }
}

/// The most battles of a book that may run out of time, in hundredths: a day of `papiers` has ten hours.
pub fn most_open(book: &str) -> u64 {
    if book == "papiers" { 3 } else { 2 }
}

/// What names somebody of the same army: in the second army it gets another name.
const NAMING: [&str; 9] =
    ["id", "name", "name_fr", "name_en", "chief", "second_chief", "standard", "unit", "served_by"];

/// The battle with one of its armies, the first or the second as it is written, on both sides.
pub fn mirrored(text: &str, army: usize) -> String {
    let (mut head, mut armies, mut tail) = (String::new(), Vec::<String>::new(), String::new());
    let mut among_sides = false;
    for line in text.lines() {
        let opens = line.trim_start();
        if opens == "[[side]]" {
            armies.push(String::new());
        }
        if opens.starts_with('[') {
            among_sides = opens.starts_with("[[side");
        }
        let part = match armies.last_mut() {
            Some(side) if among_sides => side,
            Some(_) => &mut tail,
            None => &mut head,
        };
        part.push_str(line);
        part.push('\n');
    }
    let renamed = |line: &str| match line.split_once('=') {
        Some((key, value)) if NAMING.contains(&key.trim()) => {
            format!("{key}= \"{}_twin\"\n", value.trim().trim_matches('"'))
        }
        _ => format!("{line}\n"),
    };
    let one = &armies[army];
    let other: String = one.lines().map(renamed).collect();
    format!("{head}{one}{other}{tail}")
}

/// What became of battles between two doctrines, seen from the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DoctrineScore {
    pub battles: u64,
    pub wins: u64,
    pub losses: u64,
    pub draws: u64,
    /// Rounds ran out, and nobody left could hurt anybody.
    pub harmless: u64,
    /// Rounds ran out, and somebody could still be hurt.
    pub open: u64,
}

/// Two doctrines, by their names, at the head of the same army: with each dice once on either side. A doctrine against itself gets
/// other dice the second time: the same would be the same battles.
pub fn meet(games: Games, book: &str, text: &str, army: usize, pair: [&str; 2], dice: Range<u64>) -> DoctrineScore {
    let (game, _) = game_named(games, book).expect("it is on the list");
    let place = |doctrine: &str| {
        game.info().doctrines.iter().position(|known| *known == doctrine).expect("every book has this temper")
    };
    let mut fight = game
        .open(&Doc::read(&mirrored(text, army)), None)
        .unwrap_or_else(|problems| panic!("{book}: {problems:?}"))
        .fight;
    let mut met = DoctrineScore::default();
    for first in 0..2 {
        let mut led = pair.map(place);
        led.rotate_left(first);
        fight.lead(led);
        let mut sample = Sample::default();
        let again = if pair[0] == pair[1] && first == 1 { dice.end - dice.start } else { 0 };
        sample.play(fight.as_ref(), &Inputs::default(), 1, dice.start + again..dice.end + again);
        met.battles += sample.runs;
        met.wins += sample.victories[first];
        met.losses += sample.victories[1 - first];
        met.draws += sample.draws;
        met.harmless += sample.harmless;
        met.open += sample.undecided - sample.harmless;
    }
    met
}

/// Every two doctrines of a book, each with itself as well; `charge` second where it is one of the two.
pub const PAIRS: [[&str; 2]; 6] = [
    ["steady", "charge"],
    ["cautious", "charge"],
    ["cautious", "steady"],
    ["charge", "charge"],
    ["steady", "steady"],
    ["cautious", "cautious"],
];

#[cfg(test)]
mod tests {
    use super::mirrored;

    #[test]
    fn an_army_meets_itself_under_other_names() {
        let unit = |mark: &str| format!("  [[side.unit]]\n  id = \"u{mark}\"\n  troop = \"u\"\n");
        let side = |mark: &str| format!("[[side]]\nid = \"x{mark}\"\nchief = \"h{mark}\"\n{}", unit(mark));
        let text = format!("a = 1\n{}[[side]]\nid = \"y\"\n[options]\nb = 2\n", side(""));
        assert_eq!(mirrored(&text, 0), format!("a = 1\n{}{}[options]\nb = 2\n", side(""), side("_twin")));
        let second = "a = 1\n[[side]]\nid = \"y\"\n[[side]]\nid = \"y_twin\"\n[options]\nb = 2\n";
        assert_eq!(mirrored(&text, 1), second);
    }
}
