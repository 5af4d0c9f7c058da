//! Stat blocks from elsewhere as units and heroes of this book, and its own lines in neutral terms. The book asks four figures; all
//! others are looked for and left out where nothing says them.

use crate::brought::options::Edition;
use crate::nouns::rules::{FLYING, HEROES, HUGE_CONDUCT, POINTS_EACH, REGENERATION, SHEET, SPECIAL, TABLE};
use montjoie_game::Message;
use montjoie_game::block::{
    ArmourClass, ArmourScale, Attack, Block, Bringing, CreatureSize, Figures, HitDice, Notation, Role, Spelled, Trait,
    Worked,
};
use montjoie_game::scenario::{Ratio, parse_dice};

/// The figures of a unit or a hero.
pub fn figures(block: &Block, way: &Bringing) -> Figures {
    let mut figures = Figures::default();
    let hero = way.role == Role::Character;
    figures.put("ca", armour(block, way.edition));
    let huge = !hero && way.count == 1 && block.bulk().value >= CreatureSize::Huge;
    if huge {
        figures.follows("huge", block.bulk(), "bx-bring-huge", Some(HUGE_CONDUCT), |_| true);
        figures.follows("pv", block.points(), "bx-bring-pv", Some(HUGE_CONDUCT), |n| n.clamp(1, 100_000));
    }
    if let (true, Some(level)) = (hero, block.level.clone()) {
        figures.put("level", Worked { value: level.value.clamp(0, 100), origin: level.origin });
    } else {
        dice(block, &mut figures);
    }
    if hero && block.hit_points.is_some() {
        figures.follows("pv", block.points(), "bx-bring-pv", Some(HEROES), |n| n.clamp(1, 100_000));
    }
    figures.maybe("damage", block.damage(false));
    figures.maybe("ranged", block.damage(true));
    if !hero && !huge {
        figures.put("moral", block.nerve());
    }
    for one in &block.traits {
        let origin = one.origin.clone();
        let yes =
            |rule| Worked { value: true, origin: origin.clone().then(Message::new("bx-bring-trait"), Some(rule)) };
        match one.value {
            Trait::Flies => figures.put("flying", yes(FLYING)),
            Trait::Mounted => figures.put("mounted", yes(SHEET)),
            Trait::Polearms if !huge && block.has(|t| matches!(t, Trait::Mounted | Trait::Flies)).is_none() => {
                figures.put("polearms", yes(SHEET));
            }
            Trait::Breath if huge => figures.put("breath", yes(HUGE_CONDUCT)),
            Trait::Deadly => {
                let how = Message::new("bx-bring-special");
                figures.put("special_attack", Worked { value: "melee", origin: origin.then(how, Some(SPECIAL)) });
            }
            Trait::Regenerates(points) => {
                let how = Message::new("bx-bring-regeneration");
                let points = points.clamp(1, 1_000);
                let (value, origin) = match block.notation.is_fifth() {
                    true => ((points / 3).max(1), origin.then(Message::new("bring-how-fifth-points"), None)),
                    false => (points, origin),
                };
                figures.put("regeneration", Worked { value, origin: origin.then(how, Some(REGENERATION)) });
            }
            _ => {}
        }
    }
    figures
}

/// Armour class as the edition counts it.
fn armour(block: &Block, edition: Option<&'static str>) -> Worked<i64> {
    let upwards = edition.and_then(Edition::from_word).unwrap_or(Edition::Ascendant) == Edition::Ascendant;
    let turned = || Message::new("bx-bring-scale");
    match block.armour.clone() {
        Some(Worked { value: ArmourClass { up, scale }, origin }) => {
            let (value, other) = if upwards { (up, ArmourScale::Down) } else { (19 - up, ArmourScale::Up) };
            let origin = if scale == other { origin.then(turned(), Some(TABLE)) } else { origin };
            Worked { value: value.clamp(-20, 40), origin }
        }
        None if upwards => block.armour_up(),
        None => block.armour_up().then(turned(), Some(TABLE), |up| 19 - up),
    }
}

/// Hit dice as they are written, or worked out on the old scale.
fn dice(block: &Block, figures: &mut Figures) {
    let Some(Worked { value, origin }) = block.hit_dice.clone().filter(|_| !block.notation.is_fifth()) else {
        return figures.put("dv", block.dice());
    };
    let most = Ratio::whole(100);
    let half = Ratio { num: 1, den: 2 };
    let dice = if value.dice.in_parts(100).is_some() { value.dice.clamp(half, most) } else { half };
    // One more than the points taken off is left of every die.
    let least = 1 - dice.num * i64::from(value.faces) / dice.den;
    let bonus = value.bonus.clamp(least.max(-100), 1_000);
    let written = match bonus {
        0 => dice.to_string(),
        bonus => format!("{dice}{bonus:+}"),
    };
    figures.put("dv", Worked { value: written, origin: origin.clone() });
    if value.faces != 8 {
        let how = Message::new("bx-bring-die");
        let faces = i64::from(value.faces).clamp(2, 20);
        figures.put("die", Worked { value: faces, origin: origin.then(how, Some(POINTS_EACH)) });
    }
}

/// A line of this book in neutral terms: its scales are the neutral ones.
pub fn block(line: &Spelled) -> Block {
    let whole = |key: &str| {
        let Worked { value, origin } = line.number(key)?;
        value.as_whole().map(|value| Worked { value, origin })
    };
    let armour = whole("ca").map(|Worked { value, origin }| {
        let (up, scale) = if value >= 10 { (value, ArmourScale::Up) } else { (19 - value, ArmourScale::Down) };
        Worked { value: ArmourClass { up, scale }, origin }
    });
    let hit_dice = line.get("dv").and_then(|Worked { value, origin }| {
        let cut = value.char_indices().skip(1).find(|(_, c)| matches!(c, '+' | '-' | '−' | '–')).map(|(i, _)| i);
        let (dice, bonus) = value.split_at(cut.unwrap_or(value.len()));
        let size: i64 = bonus.trim_start_matches(['+', '-', '−', '–']).trim().parse().unwrap_or(0);
        let bonus = if bonus.starts_with('+') { size } else { -size };
        Some(Worked { value: HitDice { dice: Ratio::parse(dice)?, faces: 8, bonus }, origin })
    });
    let attack = |key: &str, ranged: bool| {
        let Worked { value, origin } = line.get(key)?;
        let damage = vec![parse_dice(&value)?];
        Some(Worked { value: Attack { name: String::new(), number: 1, damage, ranged, instead: false }, origin })
    };
    let traits = [
        line.flag("mounted", Trait::Mounted),
        line.flag("flying", Trait::Flies),
        line.flag("polearms", Trait::Polearms),
        line.flag("breath", Trait::Breath),
        line.get("special_attack").map(|w| Worked { value: Trait::Deadly, origin: w.origin }),
        whole("regeneration").map(|w| Worked { value: Trait::Regenerates(w.value), origin: w.origin }),
    ];
    Block {
        notation: Notation::Line,
        armour,
        hit_dice,
        hit_points: whole("pv").or_else(|| whole("pvi")),
        attacks: [attack("damage", false), attack("ranged", true)].into_iter().flatten().collect(),
        morale: whole("moral"),
        size: line
            .get("huge")
            .filter(|w| w.value == "true")
            .map(|w| Worked { value: CreatureSize::Huge, origin: w.origin }),
        traits: traits.into_iter().flatten().collect(),
        ..Block::default()
    }
}
