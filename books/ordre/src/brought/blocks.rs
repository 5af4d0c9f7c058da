//! Stat blocks from elsewhere as units and characters of this book, and its own lines in neutral terms. A man of one hit die is an average
//! soldier: Cbt 5, SDG 5. What follows from there is our reading.

use crate::nouns::rules::{CAVALRY, CLASSES, FORCE, MELEE_PDA, MORALE, POTENTIAL, QUALITY, RANGED_PDA, SDG, WOUNDS};
use montjoie_game::Message;
use montjoie_game::block::{
    Ability, ArmourClass, ArmourScale, Attack, Block, Bringing, Creature, Figures, HitDice, Notation, Role, Spelled,
    Trait, Worked, nearest_dice,
};
use montjoie_game::scenario::{Ratio, parse_dice};

/// The figures of a unit or a character.
pub fn figures(block: &Block, way: &Bringing) -> Figures {
    let mut figures = Figures::default();
    if way.role == Role::Character {
        character(block, &mut figures)
    } else {
        unit(block, &mut figures)
    }
    figures
}

/// Whole dice; half a die is none.
fn whole(dice: Ratio) -> i64 {
    (dice.num / dice.den.max(1)).clamp(0, 40)
}

fn unit(block: &Block, figures: &mut Figures) {
    let melee = block.attacks.iter().any(|a| !a.value.ranged && !a.value.instead);
    let shoots = !melee && block.damage(true).is_some();
    kind(block, shoots, figures);
    figures.follows("cbt", block.dice(), "ordre-bring-cbt", Some(QUALITY), |dice| match whole(dice) {
        0 => 3,
        dice => (4 + dice).min(14),
    });
    if shoots {
        let shot = block
            .mean_damage(true)
            .unwrap_or_else(|| Worked::guessed(Ratio::ONE, Message::new("ordre-bring-guess-type")));
        figures.follows("dmg", shot, "ordre-bring-shot", Some(RANGED_PDA), |mean| mean);
        figures.guess("fights", "ranged", "ordre-bring-guess-fights");
        figures.guess("cdf", "1/2", "ordre-bring-guess-cdf");
        figures.guess("prt", "longue", "ordre-bring-guess-prt");
    } else if let Some(blow) = block.mean_damage(false) {
        figures.follows("dmg", blow, "ordre-bring-dmg", Some(MELEE_PDA), |mean| mean);
    }
    figures.follows("arm", block.body_armour(), "ordre-bring-arm", Some(FORCE), |up| (up - 10).clamp(0, 15));
    for one in &block.traits {
        match one.value {
            Trait::Shield => figures.follows("shields", one.clone(), "ordre-bring-shields", Some(CLASSES), |_| true),
            Trait::Flies => figures.follows("flying", one.clone(), "ordre-bring-flying", None, |_| true),
            _ => {}
        }
    }
    let nerve = block.nerve();
    if nerve.value == 12 {
        figures.follows("morale_ignored", nerve, "ordre-bring-fearless", Some(MORALE), |_| true);
    }
}

/// The type of troop, and what one of them can take where the type does not say it.
fn kind(block: &Block, shoots: bool, figures: &mut Figures) {
    if let Some(mounted) = block.has(|t| *t == Trait::Mounted) {
        return figures.follows("type", mounted.clone(), "ordre-bring-riders", Some(CAVALRY), |_| "cavalry");
    }
    let folk = block.creature.as_ref().is_none_or(|c| matches!(c.value, Creature::Folk));
    let folk = folk && block.has(|t| *t == Trait::Flies).is_none();
    let man = block.dice().value < Ratio::whole(3);
    let kind = match (folk && man, shoots) {
        (true, true) => "archers",
        (true, false) => "human_infantry",
        (false, _) => "other",
    };
    let why = Message::new("ordre-bring-guess-type");
    figures.put("type", Worked::guessed(kind, why));
    if kind == "other" {
        figures.follows("sdg", block.points(), "ordre-bring-sdg", Some(SDG), |n| n.clamp(5, 10_000));
    }
}

fn character(block: &Block, figures: &mut Figures) {
    let level = whole(block.dice().value);
    figures.follows("cbt", block.dice(), "ordre-bring-hero-cbt", Some(POTENTIAL), |dice| (3 + whole(dice)).min(15));
    let mut modifier = |key: &str, ability: Ability, how: &'static str| match block.modifier(ability) {
        Some(worked) => figures.follows(key, worked, how, Some(POTENTIAL), |n| n.clamp(-5, 10)),
        None => figures.guess(key, 1, "ordre-bring-guess-modifier"),
    };
    modifier("mental", Ability::Int, "ordre-bring-mental");
    modifier("presence", Ability::Cha, "ordre-bring-presence");
    figures.guess("war", (level / 3).clamp(0, 5), "ordre-bring-guess-war");
    figures.guess("diplomacy", 0, "ordre-bring-guess-diplomacy");
    figures.follows("health", block.points(), "ordre-bring-health", Some(WOUNDS), |n| (4 + n / 5).clamp(5, 50));
    figures.follows("arm", block.armour_up(), "ordre-bring-arm", Some(FORCE), |up| (up - 10).clamp(0, 15));
}

/// A unit of this book in neutral terms.
pub fn block(line: &Spelled) -> Block {
    let quality = || {
        line.get("quality").map(|q| {
            q.then(Message::new("ordre-bring-quality"), Some(QUALITY), |q| {
                let known = super::notation::QUALITIES.iter().find(|(word, _)| *word == q);
                Ratio::whole(known.map_or(5, |(_, cbt)| *cbt))
            })
        })
    };
    let hit_dice = line.number("cbt").or_else(quality).map(|cbt| {
        cbt.then(Message::new("ordre-bring-dice"), Some(QUALITY), |cbt| {
            let dice = cbt.num / cbt.den.max(1) - 4;
            let dice = if dice < 1 { Ratio::new(1, 2).unwrap_or(Ratio::ONE) } else { Ratio::whole(dice.min(20)) };
            HitDice { dice, faces: 8, bonus: 0 }
        })
    });
    // The neutral class counts a shield in.
    let shield = i64::from(line.flag("shields", Trait::Shield).is_some());
    let armour = line.number("arm").map(|arm| {
        arm.then(Message::new("ordre-bring-class"), Some(FORCE), |arm| ArmourClass {
            up: (10 + shield + arm.num / arm.den.max(1)).clamp(10, 25),
            scale: ArmourScale::Up,
        })
    });
    let ranged = line.get("fights").is_some_and(|f| f.value == "ranged")
        || line.get("type").is_some_and(|t| t.value == "archers")
        || line.get("cdf").is_some();
    let attack = line.number("dmg").and_then(|Worked { value, origin }| {
        let twice = (2 * value.num / value.den.max(1)).clamp(2, 400);
        let damage = vec![parse_dice(&nearest_dice(twice))?];
        let origin = origin.then(Message::new("ordre-bring-blow"), None);
        Some(Worked { value: Attack { name: String::new(), number: 1, damage, ranged, instead: false }, origin })
    });
    let riders = line.get("type").filter(|t| t.value == "cavalry");
    let traits = [
        riders.map(|w| Worked { value: Trait::Mounted, origin: w.origin }),
        line.flag("flying", Trait::Flies),
        line.flag("shields", Trait::Shield),
    ];
    Block {
        notation: Notation::Line,
        armour,
        hit_dice,
        attacks: attack.into_iter().collect(),
        traits: traits.into_iter().flatten().collect(),
        ..Block::default()
    }
}
