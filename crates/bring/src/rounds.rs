//! The attacks of a round, as the games print them.

use crate::bits::{dice, tidy, whole};
use montjoie_game::block::{Attack, Worked};
use montjoie_game::scenario::fold;

/// Pieces at the top of a text, brackets apart.
fn top(text: &str, cut: impl Fn(&str) -> usize) -> Vec<&str> {
    let (mut pieces, mut from, mut depth) = (Vec::new(), 0, 0i32);
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let Some(c) = rest.chars().next() else { break };
        match c {
            '(' => depth += 1,
            ')' => depth = (depth - 1).max(0),
            _ => {}
        }
        let len = if depth == 0 { cut(rest) } else { 0 };
        if len > 0 {
            pieces.push(&text[from..at]);
            at += len;
            from = at;
        } else {
            at += c.len_utf8();
        }
    }
    pieces.push(&text[from..]);
    pieces.into_iter().map(str::trim).filter(|p| !p.is_empty()).collect()
}

/// Old-school attacks: `2 × claw (1d4), 1 × bite (1d8) or 1 × breath`, or `2 claws/1 bite` beside `1-4/1-4/1-8`.
pub fn old(
    attacks: Option<(&str, &str)>,
    damage: Option<(&str, &str)>,
    missile: impl Fn(&str) -> bool,
) -> Vec<Worked<Attack>> {
    let mut round = Vec::new();
    if let Some((piece, value)) = attacks {
        let bare = value.replace(['[', ']'], "");
        let or =
            |rest: &str| [" or ", " ou "].iter().find(|word| rest.starts_with(**word)).map_or(0, |word| word.len());
        for (nth, way) in top(&bare, or).into_iter().enumerate() {
            let part = |rest: &str| usize::from(rest.starts_with([',', '/', ';']) || rest.starts_with(" & "));
            for one in top(way, part).into_iter().take(8) {
                round.push(Worked::read(one_attack(one, nth > 0, &missile), piece));
            }
        }
    }
    let Some((piece, value)) = damage else { return round };
    let each = |rest: &str| usize::from(rest.starts_with(['/', ',']));
    let thrown: Vec<_> = top(value, each).into_iter().take(8).map(|one| (one, dice(one, true))).collect();
    let named = |nth: usize| round.get(nth).map_or_else(String::new, |a: &Worked<Attack>| a.value.name.clone());
    let total: i64 = round.iter().map(|a| a.value.number).sum::<i64>().clamp(0, 20);
    let alone = thrown.len() == 1 && total > 1;
    let listed = thrown.iter().enumerate().filter_map(|(nth, (one, found))| {
        let found = found.first().copied().or_else(|| montjoie_game::scenario::parse_dice(one.trim()));
        let times = whole(one.rsplit_once(['x', '×']).map_or("", |(_, n)| n)).filter(|n| (1..=10).contains(n));
        let number = times.unwrap_or(if alone { total } else { 1 });
        let name = named(nth);
        let ranged = missile(&name);
        let damage = vec![found?];
        Some(Worked::read(Attack { name, number, damage, ranged, instead: false }, piece))
    });
    let listed: Vec<_> = listed.collect();
    if listed.is_empty() { round } else { listed }
}

/// `2 × claw (1d4 + poison)`.
fn one_attack(text: &str, instead: bool, missile: &impl Fn(&str) -> bool) -> Attack {
    let (head, inside) = text.split_once('(').unwrap_or((text, ""));
    let number = whole(head).filter(|n| (1..=20).contains(n)).unwrap_or(1);
    let name = head.trim_start_matches(|c: char| c.is_ascii_digit() || c.is_whitespace() || matches!(c, '×' | '*'));
    let name = name.strip_prefix("x ").unwrap_or(name);
    let ways = fold(inside);
    // « 1d6 or by weapon » is one throw; « 1d6 + 1d4 fire » are two.
    let first = ways.split(" or ").next().and_then(|w| w.split(" ou ").next()).unwrap_or("");
    let damage = dice(first, true);
    let name = tidy(name);
    Attack { ranged: missile(&name), name, number, damage, instead }
}

/// Numbers as sentences spell them.
const NUMBERS: &[(&str, i64)] = &[
    ("one", 1),
    ("two", 2),
    ("three", 3),
    ("four", 4),
    ("five", 5),
    ("six", 6),
    ("une", 1),
    ("un", 1),
    ("deux", 2),
    ("trois", 3),
    ("quatre", 4),
    ("cinq", 5),
];

/// How often each attack comes in a round, by what the block says of several attacks. Those it does not name come not at all, where it names
/// some; where it names none, the first comes as often as it says.
pub fn several(text: &str, attacks: &mut [Worked<Attack>]) {
    let folded = fold(text);
    let words: Vec<&str> = folded.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
    let number = |word: &str| NUMBERS.iter().find(|(name, _)| *name == word).map(|(_, n)| *n);
    let mut counts: Vec<(usize, i64)> = Vec::new();
    for (nth, attack) in attacks.iter().enumerate() {
        let name = fold(&attack.value.name);
        let Some(main) = name.split(|c: char| !c.is_alphanumeric()).next().filter(|w| w.len() > 2) else { continue };
        let at = words.iter().position(|word| word.trim_end_matches('s') == main.trim_end_matches('s'));
        let before = at.and_then(|at| words[..at].iter().rev().take(5).find_map(|word| number(word)));
        counts.extend(before.map(|n| (nth, n)));
    }
    if counts.is_empty() {
        let first = words.iter().find_map(|word| number(word)).filter(|n| *n > 1);
        let hand = attacks.iter_mut().find(|a| !a.value.ranged);
        if let (Some(n), Some(attack)) = (first, hand) {
            attack.value.number = n;
        }
        for (nth, attack) in attacks.iter_mut().enumerate() {
            attack.value.instead = nth > 0 && !attack.value.ranged;
        }
        return;
    }
    for (nth, attack) in attacks.iter_mut().enumerate() {
        match counts.iter().find(|(one, _)| *one == nth) {
            Some((_, n)) => attack.value.number = *n,
            None => attack.value.instead = !attack.value.ranged,
        }
    }
}

/// One of several ways to strike: without a word on several attacks, the first one counts.
pub fn one_of(attacks: &mut [Worked<Attack>]) {
    let mut struck = [false; 2];
    for attack in attacks {
        let before = &mut struck[usize::from(attack.value.ranged)];
        attack.value.instead = *before;
        *before = true;
    }
}

/// An attack of the fifth edition, in the sentence the game prints.
pub fn fifth(line: &str) -> Vec<Worked<Attack>> {
    let folded = fold(line);
    let marks = [
        "weapon attack",
        "spell attack",
        "attack roll:",
        "attaque d'arme",
        "attaque de sort",
        "attaque au corps a corps",
        "attaque a distance",
    ];
    if !marks.iter().any(|mark| folded.contains(mark)) {
        return Vec::new();
    }
    let name = line.split(['.', ':']).next().unwrap_or_default();
    let hit =
        ["hit:", "touche :", "touche:", "degats :"].iter().find_map(|mark| folded.find(mark).map(|i| i + mark.len()));
    let told = folded.get(hit.unwrap_or(0)..).unwrap_or("");
    // The first sentence after the hit: what a failed save costs is another matter.
    let end = told.find(". ").unwrap_or(told.len());
    let sentence = &told[..end];
    let choices = sentence.split(", or ").next().and_then(|s| s.split(", ou ").next()).unwrap_or(sentence);
    let mut damage = dice(choices, false);
    if damage.is_empty() {
        damage.extend(whole(choices).and_then(|n| montjoie_game::scenario::parse_dice(&n.to_string())));
    }
    let ranged = folded.contains("ranged") || folded.contains("a distance");
    let melee = folded.contains("melee") || folded.contains("corps a corps") || !ranged;
    let attack = |ranged: bool| Attack { name: tidy(name), number: 1, damage: damage.clone(), ranged, instead: false };
    let ways = [melee.then(|| attack(false)), ranged.then(|| attack(true))];
    ways.into_iter().flatten().map(|attack| Worked::read(attack, line)).collect()
}
