//! Small pieces of text: numbers, dice, names, and what a name alone tells.

use montjoie_game::Message;
use montjoie_game::block::{Block, Trait, Worked};
use montjoie_game::scenario::{fold, parse_dice};
use montjoie_table::Dice;

/// Greatest number anybody reads; longer ones are brought within it.
const MOST: i64 = 1_000_000_000;

/// A minus however it is printed.
fn minus(c: char) -> bool {
    matches!(c, '-' | '−' | '–')
}

/// The first whole number, with its sign; thousands may be apart by commas.
pub fn whole(text: &str) -> Option<i64> {
    let start = text.find(|c: char| c.is_ascii_digit())?;
    let negative = text[..start].chars().next_back().is_some_and(minus);
    let rest = &text[start..];
    let mut number: i64 = 0;
    for (i, c) in rest.char_indices() {
        match c.to_digit(10) {
            Some(digit) => number = (number * 10 + i64::from(digit)).min(MOST),
            None if c == ',' && groups(&rest[i + 1..]) => {}
            None => break,
        }
    }
    Some(if negative { -number } else { number })
}

/// Whether exactly three figures come next.
fn groups(text: &str) -> bool {
    text.chars().take_while(char::is_ascii_digit).count() == 3
}

/// Every throw of dice in a text: `2d8 + 4`, `1d6`; printed ranges (`1-8`) where they are meant.
pub fn dice(text: &str, ranges: bool) -> Vec<Dice> {
    let chars: Vec<char> = text.chars().collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < chars.len() && found.len() < 12 {
        let (read, end) = dice_at(&chars, at, ranges);
        found.extend(read);
        at = end.max(at + 1);
    }
    found
}

/// A throw that begins here, and where to look on.
fn dice_at(chars: &[char], at: usize, ranges: bool) -> (Option<Dice>, usize) {
    let digits = |from: usize| chars[from.min(chars.len())..].iter().take_while(|c| c.is_ascii_digit()).count();
    let before = at.checked_sub(1).and_then(|i| chars.get(i));
    if before.is_some_and(|c| c.is_alphanumeric()) {
        return (None, at);
    }
    let n = digits(at);
    let mut end = at + n;
    // « SV D10 » is a save, `d10` a die.
    let is_die = chars.get(end).is_some_and(|c| *c == 'd' || (*c == 'D' && n > 0));
    if is_die && digits(end + 1) > 0 {
        end += 1 + digits(end + 1);
        // A bonus follows with or without spaces; « 1d6 + poison » has none.
        let mut next = end;
        while chars.get(next) == Some(&' ') {
            next += 1;
        }
        if chars.get(next).is_some_and(|c| *c == '+' || minus(*c)) {
            let mut number = next + 1;
            while chars.get(number) == Some(&' ') {
                number += 1;
            }
            let (size, is_dice) = (digits(number), chars.get(number + digits(number)).is_some_and(|c| *c == 'd'));
            if size > 0 && !is_dice {
                end = number + size;
            }
        }
        let text: String = chars[at..end].iter().collect();
        return (parse_dice(&text), end);
    }
    if ranges && n > 0 && chars.get(end).is_some_and(|c| minus(*c)) && digits(end + 1) > 0 {
        end += 1 + digits(end + 1);
        let text: String = chars[at..end].iter().collect();
        return (parse_dice(&text), end);
    }
    (None, end)
}

/// A count before or after a name: `12 orcs`, `Orcs (12)`, `Orcs x12`; the name alone.
pub fn counted(head: &str) -> (Option<i64>, String) {
    let head = head.trim().trim_end_matches([':', '.', ',', ';', '—', '–', '-', '(', '[']).trim();
    let split = head.find(|c: char| !c.is_ascii_digit()).unwrap_or(head.len());
    let (figures, rest) = head.split_at(split);
    if let (false, Ok(count)) = (figures.is_empty() || rest.trim().is_empty(), figures.parse::<i64>()) {
        let rest = rest.trim();
        let name = rest.strip_prefix(['x', 'X', '×']).filter(|r| r.starts_with(' ')).unwrap_or(rest);
        return (Some(count.min(MOST)), tidy(name));
    }
    let inside = head.rfind('(').and_then(|open| Some((&head[..open], head[open + 1..].strip_suffix(')')?)));
    let after = inside.or_else(|| head.rsplit_once(' ').filter(|(_, last)| last.starts_with(['x', 'X', '×'])));
    if let Some((name, figures)) = after
        && let Ok(count) = figures.trim().trim_start_matches(['x', 'X', '×']).trim().parse::<i64>()
    {
        return (Some(count.min(MOST)), tidy(name));
    }
    (None, tidy(head))
}

/// A name as a scenario takes it: one line, no marks around it, not endless.
pub fn tidy(name: &str) -> String {
    let bare: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let words: Vec<&str> = bare.split_whitespace().collect();
    let short: String = words.join(" ").chars().take(80).collect();
    short.trim_matches(|c: char| matches!(c, '*' | '_' | '#' | '>' | '|' | ':' | '"' | ' ' | ',' | '.')).to_owned()
}

/// Names of weapons that reach across the field.
const MISSILES: &[&str] = &[
    "bow",
    "sling",
    "javelin",
    "crossbow",
    "dart",
    "hurl",
    "thrown",
    "arc court",
    "arc long",
    "arcs",
    "fronde",
    "javelot",
    "arbalete",
    "fleche",
    "rock",
    "rocher",
    "musket",
    "pistol",
    "mousquet",
    "pistolet",
    "boulder",
];

/// Whether an attack of this name is a shot. `arc` alone is a bow in French; in English no weapon is called so.
pub fn is_missile(name: &str) -> bool {
    let name = fold(name);
    MISSILES.iter().any(|word| name.contains(word)) || name.split(|c: char| !c.is_alphanumeric()).any(|w| w == "arc")
}

/// What nothing but the name tells: riders ride, pikemen carry pikes. A guess, and told as one.
pub fn by_name(block: &mut Block) {
    let name = fold(&block.name);
    let called = |words: &[&str]| words.iter().any(|word| name.contains(word));
    let riders =
        &["rider", "cavalr", "cavalier", "horsem", "mounted", "monte", "chevauch", "lancers", "hussar", "hussard"];
    let pikes = &["pikem", "piquier", "spearm", "lanciers a pied", "halberd", "hallebard", "hoplite"];
    for (words, which) in [(&riders[..], Trait::Mounted), (&pikes[..], Trait::Polearms)] {
        if called(words) && block.has(|t| *t == which).is_none() {
            block.traits.push(Worked::guessed(which, Message::new("bring-guess-by-name")));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_dice_are_found_in_sentences() {
        assert_eq!((whole("Speed 40 ft."), whole("−3 or less"), whole("no")), (Some(40), Some(-3), None));
        assert_eq!(whole("1,100 XP"), Some(1100));
        assert_eq!(dice("Hit: 13 (2d8 + 4) bludgeoning plus 3 (1d6) fire", false).len(), 2);
        assert_eq!(dice("1d6 + poison", false), [montjoie_table::d(6)]);
        assert_eq!(dice("1-8/2-5", true).len(), 2);
        assert_eq!(dice("SV D10 W11", false).len(), 0);
        assert_eq!(whole("99999999999999999999"), Some(MOST));
    }

    #[test]
    fn counts_stand_before_or_after() {
        assert_eq!(counted("12 orcs:"), (Some(12), "orcs".into()));
        assert_eq!(counted("Orcs (12):"), (Some(12), "Orcs".into()));
        assert_eq!(counted("Orcs x12"), (Some(12), "Orcs".into()));
        assert_eq!(counted("**Orc**"), (None, "Orc".into()));
        assert_eq!(counted("30"), (None, "30".into()));
    }
}
