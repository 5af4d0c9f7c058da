//! Stat blocks of the fifth edition, as text: the printed order of both its printings, French and English, with or without Markdown.

use crate::bits::{dice, whole};
use crate::rounds;
use montjoie_game::block::{ArmourClass, ArmourScale, Block, Creature, CreatureSize, HitDice, Notation, Trait, Worked};
use montjoie_game::scenario::{Ratio, fold};
use montjoie_table::Dice;

const ARMOUR: &[&str] = &["armor class", "armour class", "classe d'armure", "ac", "ca"];
const POINTS: &[&str] = &["hit points", "points de vie", "hp", "pv"];
const SPEED: &[&str] = &["speed", "vitesse"];
const CHALLENGE: &[&str] =
    &["challenge rating", "challenge", "cr", "facteur de puissance", "dangerosite", "puissance", "fp"];
const ABILITIES: [&[&str]; 6] = [&["str", "for"], &["dex"], &["con"], &["int"], &["wis", "sag"], &["cha"]];
/// Lines that come after the scores.
const AFTER: &[&str] = &[
    "saving throws",
    "skills",
    "senses",
    "languages",
    "challenge",
    "cr ",
    "gear",
    "damage",
    "condition",
    "resistances",
    "immunities",
    "vulnerabilities",
    "jets de sauvegarde",
    "competences",
    "sens",
    "langues",
    "dangerosite",
    "facteur",
    "puissance",
    "actions",
    "proficiency",
    "bonus de maitrise",
    "traits",
];

/// A line without the marks of Markdown.
pub fn bare(line: &str) -> String {
    let line = line.trim().trim_start_matches(['>', '#', ' ']);
    let line = ["- ", "• "].iter().find_map(|mark| line.strip_prefix(mark)).unwrap_or(line);
    let plain: String =
        line.chars().filter(|c| !matches!(c, '*' | '_')).map(|c| if c == '|' { ' ' } else { c }).collect();
    // Rules between the parts, and the line below the heads of a table, say nothing.
    if plain.chars().any(char::is_alphanumeric) { plain.trim().to_owned() } else { String::new() }
}

/// What follows one of these words at the start of a line, when something that can be a value does.
fn after<'l>(line: &'l str, words: &[&str]) -> Option<&'l str> {
    for word in words {
        let mut end = 0;
        let mut wanted = word.chars();
        let mut got = line.char_indices();
        let fits = loop {
            let Some(letter) = wanted.next() else { break true };
            match got.next() {
                Some((i, c)) if fold(&c.to_string()) == letter.to_string() => end = i + c.len_utf8(),
                _ => break false,
            }
        };
        let Some(rest) = line.get(end..).filter(|_| fits) else { continue };
        let value = rest.trim_start_matches([':', '.', ' ', '\t', '\u{a0}', '\u{202f}']);
        if rest.len() != value.len() && value.starts_with(|c: char| c.is_ascii_digit() || "½¼⅛".contains(c)) {
            return Some(value);
        }
    }
    None
}

/// Where blocks begin: the line of each name.
pub fn starts(lines: &[String]) -> Vec<usize> {
    let mut found: Vec<usize> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let follows = || lines[at + 1..].iter().filter(|l| !l.is_empty()).take(3).any(|l| after(l, POINTS).is_some());
        if after(line, ARMOUR).is_none() || !follows() {
            continue;
        }
        // Above it the line of size and kind, and above that the name.
        let floor = found.last().map_or(0, |last| last + 1);
        let mut above = (floor..at).rev().filter(|i| !lines[*i].is_empty());
        let kind = above.next();
        let start = match kind {
            Some(i) if size(&lines[i]).is_some() => above.next().unwrap_or(i),
            Some(i) => i,
            None => at,
        };
        found.push(start);
    }
    found
}

/// The block of these lines, the first of which is the name.
pub fn read(lines: &[String]) -> Block {
    let mut block = Block { notation: Notation::Fifth, ..Block::default() };
    let first = lines.iter().find(|l| !l.is_empty()).map_or("", String::as_str);
    if after(first, ARMOUR).is_none() {
        let (count, name) = crate::bits::counted(first);
        block.name = name;
        block.count = count.map(|count| Worked::read(count, first));
    }
    if let Some(kind) = lines.iter().skip(1).find(|l| size(l).is_some()) {
        block.size = size(kind).map(|size| Worked::read(size, kind.as_str()));
        block.creature = creature(kind).map(|what| Worked::read(what, kind.as_str()));
    }
    for line in lines {
        if let (None, Some(value)) = (&block.armour, after(line, ARMOUR)) {
            let up = whole(value).unwrap_or(10).clamp(0, 60);
            block.armour = Some(Worked::read(ArmourClass { up, scale: ArmourScale::Up }, line.as_str()));
            let worn = fold(value);
            if worn.contains("shield") || worn.contains("bouclier") {
                block.traits.push(Worked::read(Trait::Shield, line.as_str()));
            }
        } else if let (None, Some(value)) = (&block.hit_points, after(line, POINTS)) {
            points(value, line, &mut block);
        } else if let Some(value) = after(line, SPEED) {
            speed(value, line, &mut block);
        } else if let (None, Some(value)) = (&block.challenge, after(line, CHALLENGE)) {
            let word: String = value.chars().take_while(|c| c.is_ascii_digit() || "/½¼⅛.,".contains(*c)).collect();
            let word = if word.starts_with('⅛') { "1/8" } else { word.trim_end_matches(['.', ',']) };
            block.challenge = Ratio::parse(word).map(|rating| Worked::read(rating, line.as_str()));
        }
    }
    scores(lines, &mut block);
    attacks(lines, &mut block);
    powers(lines, &mut block);
    block
}

/// `59 (7d10 + 21)`.
pub fn points(value: &str, piece: &str, block: &mut Block) {
    block.hit_points = whole(value).filter(|n| *n > 0).map(|n| Worked::read(n, piece));
    if let Some(Dice::Sum { n, sides, bonus }) = dice(value, false).first().copied() {
        let dice = HitDice { dice: Ratio::whole(i64::from(n)), faces: sides, bonus: i64::from(bonus) };
        block.hit_dice = Some(Worked::read(dice, piece));
    }
}

fn speed(value: &str, piece: &str, block: &mut Block) {
    let folded = fold(value);
    if block.walks.is_none() {
        let metres = folded.contains(" m") && !folded.contains("ft");
        let feet = whole(value).map(|n| if metres { n * 10 / 3 } else { n });
        block.walks = feet.map(|feet| Worked::read(feet, piece));
    }
    let mut words = folded.split(|c: char| !c.is_alphanumeric());
    if words.any(|w| w == "fly" || w == "vol") && block.has(|t| *t == Trait::Flies).is_none() {
        block.traits.push(Worked::read(Trait::Flies, piece));
    }
}

/// The size a line names: `Large giant, chaotic evil`, « Géant de taille G ».
pub fn size(line: &str) -> Option<CreatureSize> {
    let folded = fold(line);
    let first = folded.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    let english = match first {
        "tiny" | "small" => Some(CreatureSize::Small),
        "medium" => Some(CreatureSize::Medium),
        "large" => Some(CreatureSize::Large),
        "huge" => Some(CreatureSize::Huge),
        "gargantuan" => Some(CreatureSize::Gargantuan),
        _ => None,
    };
    let after = || folded.split_once("taille ").map(|(_, rest)| rest);
    let french = || match after()?.split(|c: char| !c.is_alphanumeric()).next()? {
        "tp" | "p" | "petite" | "minuscule" => Some(CreatureSize::Small),
        "m" | "moyenne" => Some(CreatureSize::Medium),
        "g" | "grande" => Some(CreatureSize::Large),
        "tg" => Some(CreatureSize::Huge),
        "gig" | "gigantesque" => Some(CreatureSize::Gargantuan),
        _ => None,
    };
    // A sentence may begin with these words too: the line of a block is short and has a comma.
    english.filter(|_| line.len() < 90 && (line.contains(',') || line.split_whitespace().count() < 6)).or_else(french)
}

/// The kind of creature a word names.
pub fn creature(line: &str) -> Option<Creature> {
    const KINDS: &[(&[&str], Creature)] = &[
        (&["undead", "mort-vivant", "construct", "creature artificielle", "ooze", "vase", "plant"], Creature::Mindless),
        (&["humanoid", "humanoide"], Creature::Folk),
        (&["giant", "geant"], Creature::Giant),
        (&["dragon"], Creature::Dragon),
        (&["beast", "bete", "monstros", "monstruos", "swarm"], Creature::Beast),
        (
            &["fiend", "fielon", "fey", "fee", "celestial", "celeste", "elemental", "elementaire", "aberration"],
            Creature::Other,
        ),
    ];
    let folded = fold(line);
    let found = |(words, _): &&(&[&str], Creature)| words.iter().any(|word| folded.contains(word));
    KINDS.iter().find(found).map(|(_, kind)| *kind)
}

/// The six scores: labels in a row and numbers below, each label with its number, or one under the other.
fn scores(lines: &[String], block: &mut Block) {
    let is = |word: &str, nth: usize| ABILITIES[nth].contains(&fold(word).trim_end_matches([':', '.']));
    let begins = |line: &&String| line.split_whitespace().next().is_some_and(|word| is(word, 0));
    let Some(at) = lines.iter().position(|line| begins(&line)) else { return };
    let mut text = String::new();
    for line in &lines[at..] {
        let folded = fold(line);
        if AFTER.iter().any(|word| folded.starts_with(word)) {
            break;
        }
        text.push_str(line);
        text.push(' ');
        if text.len() > 400 {
            break;
        }
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = |word: &str| {
        word.chars().next().filter(char::is_ascii_digit).and_then(|_| whole(word)).filter(|n| (1..=30).contains(n))
    };
    let together = words.get(1).is_some_and(|word| is(word, 1));
    let plain: Vec<i64> = words.iter().filter_map(|word| number(word)).collect();
    for nth in 0..6 {
        let value = if together {
            plain.get(nth).copied()
        } else {
            let label = words.iter().position(|word| is(word, nth));
            label.and_then(|label| words[label + 1..].iter().take(2).find_map(|word| number(word)))
        };
        let name = words.iter().find(|word| is(word, nth)).copied().unwrap_or_default();
        block.abilities[nth] = value.map(|n| Worked::read(n, format!("{name} {n}")));
    }
}

/// Attacks, and how many of them make a round.
fn attacks(lines: &[String], block: &mut Block) {
    // A sentence may run over several lines of what was pasted: it ends where the next name begins.
    let mut told: Vec<String> = Vec::new();
    for line in lines.iter().filter(|l| !l.is_empty()) {
        let named = line.split_once('.').is_some_and(|(name, _)| {
            name.len() < 60 && name.chars().next().is_some_and(char::is_uppercase) && !name.contains(',')
        });
        match told.last_mut() {
            Some(last) if !named && last.contains('.') && last.len() < 2_000 => {
                last.push(' ');
                last.push_str(line);
            }
            _ => told.push(line.clone()),
        }
    }
    let mut multi = None;
    for line in &told {
        let folded = fold(line);
        if folded.starts_with("multiattack")
            || folded.starts_with("attaques multiples")
            || folded.starts_with("attaque multiple")
        {
            multi = line.split_once('.').map(|(_, text)| text.to_owned());
        } else {
            block.attacks.extend(rounds::fifth(line));
        }
    }
    block.attacks.truncate(12);
    match multi {
        Some(text) => rounds::several(&text, &mut block.attacks),
        None => rounds::one_of(&mut block.attacks),
    }
}

/// Powers that some book has a rule for.
fn powers(lines: &[String], block: &mut Block) {
    for line in lines {
        let name = fold(line.split('.').next().unwrap_or_default());
        let which = if name.starts_with("regenerat") {
            let points = fold(line).find("regain").map_or(line.as_str(), |i| line.get(i..).unwrap_or(line));
            Some(Trait::Regenerates(whole(points).unwrap_or(5).clamp(1, 1_000)))
        } else if name.contains("breath") || name.contains("souffle") {
            Some(Trait::Breath)
        } else if name.contains("frightful") || name.contains("presence terrifiante") || name.contains("terrifiant") {
            Some(Trait::Fearsome)
        } else if name.starts_with("spellcasting") || name.starts_with("incantation") || name.starts_with("sorts") {
            Some(Trait::Casts)
        } else if name.starts_with("rage") || name.starts_with("reckless") || name.starts_with("frenzy") {
            Some(Trait::Frenzied)
        } else if ["petrif", "paralys", "poisoned"].iter().any(|word| fold(line).contains(word))
            && fold(line).contains("saving throw")
        {
            Some(Trait::Deadly)
        } else {
            None
        };
        let new = |which: &Trait| block.has(|t| std::mem::discriminant(t) == std::mem::discriminant(which)).is_none();
        if let Some(which) = which.filter(new) {
            block.traits.push(Worked::read(which, line.as_str()));
        }
    }
}
