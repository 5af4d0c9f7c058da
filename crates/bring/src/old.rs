//! Old-school stat blocks: a line (`AC 6 [13], HD 1, Att 1 × spear (1d6), ML 8`), a column of labels, or a mixture.

use crate::bits::{counted, dice, is_missile, whole};
use crate::rounds;
use montjoie_game::block::{ArmourClass, ArmourScale, Block, HitDice, Notation, Trait, Worked};
use montjoie_game::scenario::{Ratio, fold};

/// What a label speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Armour,
    Dice,
    Points,
    Attacks,
    Damage,
    ToHit,
    Move,
    Morale,
    Level,
    /// Known, and of no use to any book.
    Idle,
}

/// The labels of these games, French and English, as they are printed.
const LABELS: &[(Field, &[&str])] = &[
    (Field::Armour, &["Armour Class", "Armor Class", "Classe d'Armure", "Classe d’Armure", "AC", "CA"]),
    (Field::Dice, &["Hit Dice", "Dés de Vie", "Dé de Vie", "HD", "DV"]),
    (Field::Points, &["Hit Points", "Points de Vie", "HP", "hp", "PV", "pv"]),
    (
        Field::Attacks,
        &[
            "No. of Attacks",
            "Nombre d'attaques",
            "Attacks",
            "Attaques",
            "Attack",
            "Attaque",
            "#AT",
            "Att",
            "ATT",
            "ATK",
        ],
    ),
    (Field::Damage, &["Damage", "Dommages", "Dégâts", "Dmg", "Dom", "D"]),
    (Field::ToHit, &["THAC0", "THACO", "TAC0", "BAB", "BHB"]),
    (Field::Move, &["Movement", "Mouvement", "Déplacement", "Move", "Mvt", "MV", "DP"]),
    (Field::Morale, &["Morale", "Moral", "ML", "MR"]),
    (Field::Level, &["Level", "Niveau", "Lvl", "Niv"]),
    (
        Field::Idle,
        &[
            "Save As",
            "Saving Throws",
            "Jets de Sauvegarde",
            "Sauvegarde",
            "Saves",
            "Save",
            "SV",
            "JS",
            "Alignment",
            "Alignement",
            "AL",
            "Treasure Type",
            "Type de Trésor",
            "Treasure",
            "Trésor",
            "TT",
            "XP Value",
            "XP",
            "PX",
            "No. Appearing",
            "Number Appearing",
            "Nombre rencontré",
            "#App",
            "NA",
            "NR",
            "NO. APP.",
        ],
    ),
];

/// A label found, and its value.
struct Part<'t> {
    field: Field,
    /// The label and its value as they stand.
    piece: &'t str,
    value: &'t str,
}

/// The block of a text, where it has at least two of the figures that make one.
pub fn read(text: &str) -> Option<Block> {
    let (head, parts) = parts(text);
    let core = |p: &&Part<'_>| !matches!(p.field, Field::Idle | Field::Level | Field::Move | Field::Points);
    let mut fields: Vec<Field> = Vec::new();
    for part in parts.iter().filter(core) {
        if !fields.contains(&part.field) {
            fields.push(part.field);
        }
    }
    if fields.len() < 2 || !(fields.contains(&Field::Armour) || fields.contains(&Field::Dice)) {
        return None;
    }
    let mut block = Block { notation: Notation::Old, ..Block::default() };
    // The name is what stands before a colon, or on a line of its own: what follows describes it.
    let named = head.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or_default();
    let named = named.split_once(':').map_or(named, |(name, _)| name);
    let (count, name) = counted(named);
    block.name = name;
    block.count = count.map(|count| Worked::read(count, named));
    let mut damage: Option<&Part<'_>> = None;
    let mut attacks: Option<&Part<'_>> = None;
    for part in &parts {
        let read = match part.field {
            Field::Armour => armour(part, &mut block),
            Field::Dice => hit_dice(part, &mut block),
            Field::Points => first(&mut block.hit_points, part),
            Field::Morale => first(&mut block.morale, part),
            Field::Level => {
                block.person = true;
                first(&mut block.level, part)
            }
            Field::Move => movement(part, &mut block),
            Field::Attacks => {
                attacks = attacks.or(Some(part));
                true
            }
            Field::Damage => {
                damage = damage.or(Some(part));
                !dice(part.value, true).is_empty() || whole(part.value).is_some() || by_weapon(part.value)
            }
            Field::ToHit | Field::Idle => true,
        };
        if !read {
            block.unread.push(part.piece.to_owned());
        }
    }
    block.attacks = rounds::old(attacks.map(|p| (p.piece, p.value)), damage.map(|p| (p.piece, p.value)), is_missile);
    traits(text, &mut block);
    Some(block)
}

fn by_weapon(value: &str) -> bool {
    let value = fold(value);
    ["weapon", "arme", "special", "see"].iter().any(|word| value.contains(word))
}

/// Keeps the first number that is said.
fn first(slot: &mut Option<Worked<i64>>, part: &Part<'_>) -> bool {
    let number = whole(part.value);
    if slot.is_none() {
        *slot = number.map(|n| Worked::read(n, part.piece));
    }
    number.is_some()
}

/// `5 [14]`, `5`, `14`: both scales, or the one it can be.
fn armour(part: &Part<'_>, block: &mut Block) -> bool {
    let bracket = part.value.find('[').map(|i| (&part.value[..i], whole(&part.value[i..])));
    let read = match bracket {
        Some((down, Some(up))) => match whole(down) {
            Some(_) => Some(ArmourClass { up, scale: ArmourScale::Both }),
            None => Some(ArmourClass { up, scale: ArmourScale::Up }),
        },
        _ => whole(part.value).map(|n| match n {
            10.. => ArmourClass { up: n, scale: ArmourScale::Up },
            _ => ArmourClass { up: 19 - n, scale: ArmourScale::Down },
        }),
    };
    let sane = read.filter(|armour| (-20..=60).contains(&armour.up));
    if block.armour.is_none() {
        block.armour = sane.map(|armour| Worked::read(armour, part.piece));
    }
    let shield = fold(part.value);
    if shield.contains("shield") || shield.contains("bouclier") {
        block.traits.push(Worked::read(Trait::Shield, part.piece));
    }
    sane.is_some()
}

/// `4+1* (19hp)`, `½ (2hp)`, `1-1`, `1d4`, `3**`.
fn hit_dice(part: &Part<'_>, block: &mut Block) -> bool {
    let (dice, points) = part.value.split_once('(').unwrap_or((part.value, ""));
    let read = hit_dice_of(dice);
    if block.hit_dice.is_none() {
        block.hit_dice = read.map(|dice| Worked::read(dice, part.piece));
    }
    let points = whole(points).filter(|_| fold(points).contains("hp") || fold(points).contains("pv"));
    if block.hit_points.is_none() {
        block.hit_points = points.filter(|n| *n > 0).map(|points| Worked::read(points, part.piece));
    }
    read.is_some()
}

/// Hit dice as they are written; none when they are no dice.
pub fn hit_dice_of(text: &str) -> Option<HitDice> {
    let text = text.trim().trim_end_matches(['*', '.', ' ', ',']);
    let folded = fold(text);
    if folded.starts_with("less than 1") || folded.starts_with("moins de 1") || folded.starts_with("moins d'1") {
        return Some(HitDice { dice: Ratio::new(1, 2)?, faces: 8, bonus: 0 });
    }
    if folded.contains('d') {
        let dice = dice(&folded, false);
        return match dice.first() {
            Some(montjoie_table::Dice::Sum { n, sides, bonus }) if *n > 0 => {
                Some(HitDice { dice: Ratio::whole(i64::from(*n)), faces: *sides, bonus: i64::from(*bonus) })
            }
            _ => None,
        };
    }
    let text: String = text.chars().filter(|c| !c.is_whitespace() && *c != '*').collect();
    let cut = text.char_indices().skip(1).find(|(_, c)| matches!(c, '+' | '-' | '−' | '–')).map(|(i, _)| i);
    let (dice, bonus) = text.split_at(cut.unwrap_or(text.len()));
    let dice: String = dice.chars().take_while(|c| c.is_ascii_digit() || "½¼¾/.,".contains(*c)).collect();
    let dice = Ratio::parse(&dice).filter(|r| r.num > 0 && r.num / r.den <= 100)?;
    let size = whole(bonus.trim_start_matches(['+', '-', '−', '–'])).unwrap_or(0).clamp(0, 1_000);
    let bonus = if bonus.starts_with('+') || bonus.is_empty() { size } else { -size };
    Some(HitDice { dice, faces: 8, bonus })
}

/// `90' (30')`: feet in a turn, and in a round; a second mode after a slash may fly.
fn movement(part: &Part<'_>, block: &mut Block) -> bool {
    let turn = whole(part.value);
    let round = part.value.find('(').and_then(|i| whole(&part.value[i..]));
    if block.walks.is_none() {
        block.walks = round.or(turn.map(|n| n / 3)).map(|feet| Worked::read(feet, part.piece));
    }
    let value = fold(part.value);
    if value.split(|c: char| !c.is_alphanumeric()).any(|w| w.starts_with("fly") || w == "vol" || w.starts_with("volan"))
    {
        block.traits.push(Worked::read(Trait::Flies, part.piece));
    }
    turn.is_some()
}

/// What a text says of powers, wherever it says it.
pub fn traits(text: &str, block: &mut Block) {
    let known: &[(&[&str], Trait)] = &[
        (&["regenerat"], Trait::Regenerates(1)),
        (&["breath weapon", "breath (", "× breath", "souffle"], Trait::Breath),
        (&["poison", "petrif", "energy drain", "level drain", "drain d'energie", "drain de niveau"], Trait::Deadly),
        (&["causes fear", "cause fear", "terrify", "frightful", "peur aux", "effroi"], Trait::Fearsome),
        (&["berserk", "frenzy", "frenesie", "battle rage"], Trait::Frenzied),
    ];
    for line in text.split(['\n', ';']) {
        let folded = fold(line);
        for (words, which) in known {
            let at = words.iter().find_map(|word| folded.find(word));
            let same = |t: &Trait| std::mem::discriminant(t) == std::mem::discriminant(which);
            let Some(at) = at.filter(|_| block.has(same).is_none()) else { continue };
            let which = match which {
                Trait::Regenerates(_) => Trait::Regenerates(whole(&folded[at..]).unwrap_or(1).clamp(1, 1_000)),
                other => *other,
            };
            // The sentence around the word; folding keeps letters but not always their bytes.
            let from = folded[..at].rfind(['.', ',']).map_or(0, |i| i + 1);
            let piece: String = folded[from..].chars().take(60).collect();
            block.traits.push(Worked::read(which, piece.trim()));
        }
    }
}

/// What stands before the first label, then each label with its value.
fn parts(text: &str) -> (&str, Vec<Part<'_>>) {
    let mut starts: Vec<(usize, usize, Field)> = Vec::new();
    let mut depth = 0i32;
    let mut before = '\n';
    let mut until = 0;
    for (i, c) in text.char_indices() {
        if i >= until
            && depth == 0
            && let Some((len, field)) = label_at(&text[i..], before)
        {
            starts.push((i, i + len, field));
            until = i + len;
        }
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = (depth - 1).max(0),
            // Brackets left open end with their line.
            '\n' => depth = 0,
            _ => {}
        }
        before = match (c, before) {
            (' ' | '\t' | '\u{a0}', '\n' | ',' | ';' | '|' | ':' | '.') => before,
            (' ' | '\t' | '\u{a0}', _) => ' ',
            _ => c,
        };
    }
    let head = starts.first().map_or(text, |(at, ..)| &text[..*at]);
    let ends = starts.iter().skip(1).map(|(at, ..)| *at).chain(std::iter::once(text.len()));
    let part = |(&(at, value, field), end): (&(usize, usize, Field), usize)| {
        let trim = |t: &'_ str| -> (usize, usize) {
            let bare = t.trim_end_matches(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '|' | '.'));
            (0, bare.len())
        };
        let piece = &text[at..end];
        // A column's paragraph ends its last value: what follows describes the creature.
        let piece = &piece[..trim(piece).1];
        let value =
            text.get(value..at + piece.len()).unwrap_or("").trim_start_matches([':', '=', ' ', '.', '\t']).trim();
        Part { field, piece, value }
    };
    (head, starts.iter().zip(ends).map(part).collect())
}

/// The label that begins here, the longest that fits: after a comma or at the start of a line in any case, elsewhere only as printed.
fn label_at(text: &str, before: char) -> Option<(usize, Field)> {
    let after_stop = matches!(before, '\n' | ',' | ';' | '|' | ':' | '.');
    if !after_stop && before != ' ' {
        return None;
    }
    let mut best: Option<(usize, Field)> = None;
    for (field, words) in LABELS {
        for word in *words {
            let Some(start) = text.get(..word.len()) else { continue };
            let same = if after_stop { start.eq_ignore_ascii_case(word) } else { start == *word };
            if !same || best.is_some_and(|(len, _)| len >= word.len()) {
                continue;
            }
            let rest = &text[word.len()..];
            let next = rest.chars().next();
            // « Move: », « AC 5 », « ML8 »; a letter alone needs its number at once, and a long word its colon or number.
            let value = rest.trim_start_matches([':', '=', ' ', '.', '\t', '\u{a0}']);
            let begins = value.chars().next();
            let figure = begins.is_some_and(|c| c.is_ascii_digit() || "½¼¾[−–-+#×".contains(c));
            let cut = next.is_none_or(|c| !c.is_alphabetic());
            let told = rest.trim_start().starts_with([':', '=']);
            let fits = match field {
                Field::Idle | Field::Attacks | Field::Move => cut && (figure || told || word.len() < 4 || after_stop),
                _ => cut && (figure || told || less_than(value)),
            };
            // « D 1-6 » is damage, « SV D10 » a save.
            let thrown = || next == Some(' ') && !dice(&value.chars().take(8).collect::<String>(), true).is_empty();
            if fits && (word.len() > 1 || (after_stop && figure) || thrown()) {
                best = Some((word.len(), *field));
            }
        }
    }
    best
}

/// `Hit Dice less than 1`, `Damage by weapon`.
fn less_than(value: &str) -> bool {
    let value = fold(value);
    ["less than", "moins d", "by weapon", "par arme", "selon"].iter().any(|word| value.starts_with(word))
}
