//! Stat blocks from elsewhere as counters and characters of this book, and its own lines in neutral terms. A hit die is worth one PUI: the
//! scale of PAP-06 has it so at both ends, a man of one die and a knight of four.

use crate::nouns::rules::{
    ARMOUR, BIG, EFF, FEAR, FLIGHT, FRENZY, GEAR, HIDE, HUGE, INI, MISSILES, MORALE_LEVEL, MOUNTS, POWER_BONUS,
    REGENERATION, SCALE,
};
use montjoie_game::Message;
use montjoie_game::block::{
    Ability, ArmourClass, ArmourScale, Attack, Block, Bringing, Creature, CreatureSize, FigureOrigin, Figures, HitDice,
    Notation, Role, ScenarioValue, Spelled, Trait, Worked,
};
use montjoie_game::scenario::{Ratio, fold};
use montjoie_table::{Rule, d};

/// The figures of a counter or a character.
pub fn figures(block: &Block, way: &Bringing) -> Figures {
    let mut figures = Figures::default();
    if way.role == Role::Character {
        character(block, &mut figures)
    } else {
        unit(block, way, &mut figures)
    }
    figures
}

/// Tenths, within the scale.
fn tenths(power: Ratio, most: i64) -> Ratio {
    let tenths = (20 * power.num + power.den).div_euclid(2 * power.den);
    Ratio::new(tenths.clamp(1, 10 * most), 10).unwrap_or(Ratio::ONE)
}

fn unit(block: &Block, way: &Bringing, figures: &mut Figures) {
    let size = block.bulk();
    let each = match size.value {
        CreatureSize::Small | CreatureSize::Medium => 1,
        CreatureSize::Large => 3,
        CreatureSize::Huge | CreatureSize::Gargantuan => 7,
    };
    // Most of them make no counter: the largest is a hundred thousand.
    let each = if way.count.saturating_mul(each) > super::creation::MOST_EFF { 1 } else { each };
    figures.follows("eff_each", size.clone(), "papiers-bring-eff", Some(EFF), |_| each);
    let power = |dice: Ratio| tenths(Ratio::new(dice.num, dice.den * each).unwrap_or(Ratio::ONE), 8);
    figures.follows("pui", block.dice(), "papiers-bring-pui", Some(SCALE), power);
    if let Some((missile, worked)) = missile(block) {
        figures.put("missile", Worked { value: missile, origin: worked });
        figures.follows("pui_tir", block.dice(), "papiers-bring-pui-tir", Some(SCALE), power);
    }
    figures.follows("mo", block.nerve(), "papiers-bring-mo", Some(MORALE_LEVEL), |nerve| match nerve {
        ..=6 => "milice",
        7 | 8 => "normal",
        9 => "veteran",
        10 | 11 => "elite",
        _ => "sans",
    });
    match block.modifier(Ability::Dex) {
        Some(modifier) => {
            figures.follows("ini_base", modifier, "papiers-bring-ini", Some(INI), |n| n.clamp(-5, 5));
        }
        None => figures.guess("ini_base", 0, "papiers-bring-guess-ini"),
    }
    let hide = hide(block);
    if hide.is_none() {
        figures.follows("armour", block.body_armour(), "papiers-bring-armour", Some(ARMOUR), worn);
    }
    if let Some(shield) = block.has(|t| *t == Trait::Shield) {
        figures.follows("shield", shield.clone(), "papiers-bring-shield", Some(ARMOUR), |_| true);
    }
    if let Some(spears) = block.has(|t| *t == Trait::Polearms) {
        figures.follows("weapon", spears.clone(), "papiers-bring-spears", None, |_| "lance");
    }
    if let Some(mounted) = block.has(|t| *t == Trait::Mounted) {
        figures.follows("mount", mounted.clone(), "papiers-bring-mount", Some(MOUNTS), |_| "chevaux");
    }
    attributes(block, &size, hide, figures);
}

fn worn(up: i64) -> &'static str {
    match up {
        ..=11 => "none",
        12..=14 => "armure_legere",
        _ => "armure_lourde",
    }
}

/// Beasts wear nothing: their armour is their hide.
fn hide(block: &Block) -> Option<Worked<&'static str>> {
    let up = block.armour_up();
    let beast = block.creature.as_ref().is_some_and(|c| matches!(c.value, Creature::Beast | Creature::Dragon));
    let said = fold(up.origin.piece()).contains("natur");
    ((beast || said) && up.value >= 12).then(|| {
        let how = Message::new("papiers-bring-hide");
        up.then(how, Some(HIDE), |up| if up >= 16 { "ecailles" } else { "peau_coriace" })
    })
}

/// The missile weapon, by its name where it has one.
fn missile(block: &Block) -> Option<(&'static str, FigureOrigin)> {
    let shot = block.attacks.iter().find(|a| a.value.ranged)?;
    let name = fold(&shot.value.name);
    let known = |words: &[&str]| words.iter().any(|word| name.contains(word));
    let weapon = if known(&["crossbow", "arbalete"]) {
        "arbalete"
    } else if known(&["longbow", "arc long"]) {
        "arc_long"
    } else if known(&["bow", "arc", "sling", "fronde", "javelin", "javelot", "spear", "axe", "hache"]) {
        "courte_portee"
    } else {
        let why = FigureOrigin::Guessed(vec![Message::new("papiers-bring-guess-missile")]);
        return Some(("courte_portee", why));
    };
    Some((weapon, shot.origin.clone().then(Message::new("papiers-bring-missile"), Some(MISSILES))))
}

fn attributes(block: &Block, size: &Worked<CreatureSize>, hide: Option<Worked<&'static str>>, figures: &mut Figures) {
    let mut found: Vec<(&'static str, FigureOrigin, Rule)> = Vec::new();
    match size.value {
        CreatureSize::Large => found.push(("grandes_creatures", size.origin.clone(), BIG)),
        CreatureSize::Huge | CreatureSize::Gargantuan => {
            found.push(("tres_grandes_creatures", size.origin.clone(), HUGE))
        }
        CreatureSize::Small | CreatureSize::Medium => {}
    }
    found.extend(hide.map(|hide| (hide.value, hide.origin, HIDE)));
    for one in &block.traits {
        let known = match one.value {
            Trait::Flies => Some(("vol", FLIGHT)),
            Trait::Regenerates(_) => Some(("regeneration", REGENERATION)),
            Trait::Fearsome => Some(("peur", FEAR)),
            Trait::Frenzied => Some(("frenesie", FRENZY)),
            _ => None,
        };
        found.extend(known.map(|(word, rule)| (word, one.origin.clone(), rule)));
    }
    let Some((_, origin, rule)) = found.first().cloned() else { return };
    let how = Message::new("papiers-bring-attributes");
    let mut words: Vec<String> = Vec::new();
    for (word, ..) in &found {
        if !words.iter().any(|w| w == word) {
            words.push((*word).to_owned());
        }
    }
    figures.put("attributes", Worked { value: Words(words), origin: origin.then(how, Some(rule)) });
}

/// A list of words as a value.
struct Words(Vec<String>);

impl From<Words> for ScenarioValue {
    fn from(words: Words) -> ScenarioValue {
        ScenarioValue::Words(words.0)
    }
}

fn character(block: &Block, figures: &mut Figures) {
    let power = |dice: Ratio| tenths(dice, 8).max(Ratio::ONE);
    figures.follows("pui", block.dice(), "papiers-bring-hero-pui", Some(POWER_BONUS), power);
    if block.damage(true).is_some() {
        figures.follows("pui_tir", block.dice(), "papiers-bring-hero-pui", Some(POWER_BONUS), power);
    }
    figures.follows("def", block.armour_up(), "papiers-bring-hero-def", Some(GEAR), |up| match up {
        ..=11 => 0,
        12..=14 => 1,
        15..=17 => 2,
        _ => 3,
    });
    let level = block.dice().value;
    let level = (level.num / level.den).clamp(1, 12);
    match block.modifier(Ability::Cha) {
        Some(charm) => {
            figures.follows("command", charm, "papiers-bring-command", None, |n| (30 + 4 * level + 5 * n).clamp(5, 95))
        }
        None => figures.guess("command", 30 + 4 * level, "papiers-bring-guess-command"),
    }
    match block.modifier(Ability::Int) {
        Some(wit) => {
            figures.follows("tactics", wit, "papiers-bring-tactics", None, |n| (20 + 4 * level + 5 * n).clamp(5, 95))
        }
        None => figures.guess("tactics", 20 + 4 * level, "papiers-bring-guess-tactics"),
    }
    if let Some(modifier) = block.modifier(Ability::Dex) {
        figures.follows("ini", modifier, "papiers-bring-ini", Some(INI), |n| n.clamp(-5, 5));
    }
}

/// A counter of this book in neutral terms.
pub fn block(line: &Spelled) -> Block {
    let says = |worked: Worked<String>, how: &'static str| worked.then(Message::new(how), None, |word| word);
    let each = line.number("eff_each").map_or_else(
        || {
            line.get("creature")
                .map_or(Ratio::ONE, |c| if c.value.contains("geant") { Ratio::whole(7) } else { Ratio::whole(3) })
        },
        |w| w.value,
    );
    let scale = |word: &str| match word {
        "inferieur" => Ratio::new(1, 4),
        "faible" => Ratio::new(7, 10),
        "fort" => Some(Ratio::whole(2)),
        "expert" => Some(Ratio::whole(4)),
        "exceptionnel" => Some(Ratio::whole(7)),
        _ => Some(Ratio::ONE),
    };
    let by_word = || {
        let Worked { value, origin } = line.get("quality")?;
        scale(&value).map(|value| Worked { value, origin })
    };
    let hit_dice = line.number("pui").or_else(by_word).map(|pui| {
        pui.then(Message::new("papiers-bring-dice"), Some(SCALE), |pui| {
            let all = Ratio::new(pui.num * each.num, pui.den * each.den).unwrap_or(Ratio::ONE);
            // Halves below one, whole dice above.
            let halves = (4 * all.num + all.den).div_euclid(2 * all.den).clamp(1, 60);
            let halves = if halves > 2 { halves - halves % 2 } else { halves };
            HitDice { dice: Ratio::new(halves, 2).unwrap_or(Ratio::ONE), faces: 8, bonus: 0 }
        })
    });
    // The neutral class counts a shield in.
    let shield = i64::from(line.flag("shield", Trait::Shield).is_some());
    let armour = line.get("armour").map(|worn| {
        says(worn, "papiers-bring-worn").then(Message::new("papiers-bring-worn-class"), None, |worn| {
            let up = if worn.contains("lourde") {
                16
            } else if worn.contains("legere") {
                12
            } else {
                10
            };
            ArmourClass { up: up + shield, scale: ArmourScale::Up }
        })
    });
    let morale = line.get("mo").or_else(|| line.get("moral")).map(|word| {
        word.then(Message::new("papiers-bring-level"), Some(MORALE_LEVEL), |word| match fold(&word).as_str() {
            "milice" | "militia" => 6,
            "veteran" | "veterans" => 9,
            "elite" => 10,
            "sans" => 12,
            _ => 8,
        })
    });
    let shot = line.get("missile").map(|missile| {
        missile.then(Message::new("papiers-bring-shot"), None, |name| Attack {
            name,
            number: 1,
            damage: vec![d(6)],
            ranged: true,
            instead: false,
        })
    });
    let attributes = line.get("attributes");
    let with = |word: &str, means: Trait| {
        let found = attributes.clone().filter(|a| a.value.contains(word))?;
        Some(Worked { value: means, origin: found.origin })
    };
    let traits = [
        with("vol", Trait::Flies),
        with("regeneration", Trait::Regenerates(1)),
        with("peur", Trait::Fearsome).or_else(|| with("terreur", Trait::Fearsome)),
        with("frenesie", Trait::Frenzied),
        line.flag("shield", Trait::Shield),
        line.get("mount").map(|w| Worked { value: Trait::Mounted, origin: w.origin }),
    ];
    let size = if each.num >= 7 * each.den {
        CreatureSize::Huge
    } else if each.num >= 3 * each.den {
        CreatureSize::Large
    } else {
        CreatureSize::Medium
    };
    let from = line.get("eff_each").or_else(|| line.get("creature")).map(|w| w.origin);
    Block {
        notation: Notation::Line,
        armour,
        hit_dice,
        attacks: shot.into_iter().collect(),
        morale,
        size: from.map(|origin| Worked { value: size, origin }),
        traits: traits.into_iter().flatten().collect(),
        ..Block::default()
    }
}
