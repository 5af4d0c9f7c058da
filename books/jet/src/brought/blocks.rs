//! Stat blocks from elsewhere as regiments and characters of this book, and its own lines in neutral terms. The book prints no troop: every
//! reading here is ours, beside the catalogue.

use crate::nouns::rules::{COMPOSITION, DISCIPLINE, EQUIPMENT, SKILL, SOLDIER};
use montjoie_game::Message;
use montjoie_game::block::{
    Ability, ArmourClass, ArmourScale, Block, Bringing, CreatureSize, Figures, HitDice, Notation, Role, Spelled, Trait,
    Worked,
};
use montjoie_game::scenario::Ratio;

/// The figures of a regiment or a character.
pub fn figures(block: &Block, way: &Bringing) -> Figures {
    let mut figures = Figures::default();
    if way.role == Role::Character {
        character(block, &mut figures)
    } else {
        unit(block, &mut figures)
    }
    figures
}

/// Whole dice, at least one and not beyond a score.
fn whole(dice: Ratio) -> i64 {
    (dice.num / dice.den.max(1)).clamp(1, 20)
}

fn unit(block: &Block, figures: &mut Figures) {
    let mounted = block.has(|t| *t == Trait::Mounted);
    let flies = block.has(|t| *t == Trait::Flies);
    let shoots = block.damage(true).is_some() && block.attacks.iter().all(|a| a.value.ranged || a.value.instead);
    let size = block.bulk();
    let arm = match () {
        () if flies.is_some() => flies.cloned().map(|w| w.then(Message::new("jet-bring-arm"), None, |_| "flyer")),
        () if mounted.is_some() => mounted.cloned().map(|w| w.then(Message::new("jet-bring-arm"), None, |_| "horse")),
        () if size.value >= CreatureSize::Large => Some(size.then(Message::new("jet-bring-arm"), None, |_| "monster")),
        () if shoots => {
            block.attacks.first().cloned().map(|w| w.then(Message::new("jet-bring-arm"), None, |_| "archers"))
        }
        () => None,
    };
    figures.put("arm", arm.unwrap_or_else(|| Worked::guessed("foot", Message::new("jet-bring-guess-arm"))));
    figures.follows("discipline_max", block.nerve(), "jet-bring-discipline", Some(DISCIPLINE), |n| {
        (2 * (n - 8)).clamp(-10, 10)
    });
    figures.follows("equipment_mod", block.armour_up(), "jet-bring-equipment", Some(EQUIPMENT), |up| {
        (2 * (up - 13)).clamp(-10, 10)
    });
    let riding = if mounted.is_some() || flies.is_some() { 8 } else { 0 } + if shoots { 6 } else { 0 };
    figures.follows("composition_mod", block.dice(), "jet-bring-composition", Some(COMPOSITION), |dice| {
        (4 * (whole(dice) - 1) + riding).clamp(-20, 20)
    });
    figures.guess("initial_morale", 0, "jet-bring-guess-morale");
    let leadership = (20 + 10 * whole(block.dice().value)).min(80);
    figures.guess("leadership", leadership, "jet-bring-guess-leadership");
}

fn character(block: &Block, figures: &mut Figures) {
    let dice = whole(block.dice().value);
    let mut skill =
        |key: &str, ability: Ability, base: i64, how: &'static str, why: &'static str| match block.modifier(ability) {
            Some(modifier) => {
                figures.follows(key, modifier, how, Some(SKILL), |n| (base + 5 * dice + 10 * n).clamp(-50, 200))
            }
            None => figures.guess(key, (base + 5 * dice).clamp(-50, 200), why),
        };
    skill("leadership", Ability::Cha, 30, "jet-bring-leadership", "jet-bring-guess-skill");
    skill("tactics", Ability::Int, 15, "jet-bring-tactics", "jet-bring-guess-skill");
    skill("sa", Ability::Wis, 30, "jet-bring-sa", "jet-bring-guess-skill");
    figures.guess("riding", 20, "jet-bring-guess-riding");
    figures.follows("ob", block.dice(), "jet-bring-ob", Some(SOLDIER), |dice| (40 + 10 * whole(dice)).min(200));
    figures.follows("db", block.armour_up(), "jet-bring-db", Some(SOLDIER), |up| (5 * (up - 10)).clamp(0, 100));
    if let Some(mounted) = block.has(|t| *t == Trait::Mounted) {
        figures.follows("mounted", mounted.clone(), "jet-bring-mounted", None, |_| true);
    }
}

/// A regiment of this book in neutral terms.
pub fn block(line: &Spelled) -> Block {
    let number = |key: &str| {
        let Worked { value, origin } = line.number(key)?;
        Some(Worked { value: value.num / value.den.max(1), origin })
    };
    let morale = number("discipline_max")
        .map(|d| d.then(Message::new("jet-bring-nerve"), Some(DISCIPLINE), |d| (8 + d.div_euclid(2)).clamp(2, 12)));
    let armour = number("equipment_mod").map(|e| {
        e.then(Message::new("jet-bring-class"), Some(EQUIPMENT), |e| ArmourClass {
            up: (13 + e.div_euclid(2)).clamp(8, 20),
            scale: ArmourScale::Up,
        })
    });
    let arm = line.get("arm");
    let is = |word: &str| arm.clone().filter(|a| a.value == word).map(|a| a.origin);
    let rides = if is("horse").or(is("flyer")).is_some() { 8 } else { 0 } + if is("archers").is_some() { 6 } else { 0 };
    let hit_dice = number("composition_mod").map(|c| {
        c.then(Message::new("jet-bring-dice"), Some(COMPOSITION), |c| HitDice {
            dice: Ratio::whole((1 + (c - rides) / 4).clamp(1, 6)),
            faces: 8,
            bonus: 0,
        })
    });
    let traits = [
        is("horse").map(|origin| Worked { value: Trait::Mounted, origin }),
        is("flyer").map(|origin| Worked { value: Trait::Flies, origin }),
    ];
    Block {
        notation: Notation::Line,
        armour,
        hit_dice,
        morale,
        size: is("monster").map(|origin| Worked { value: CreatureSize::Large, origin }),
        traits: traits.into_iter().flatten().collect(),
        ..Block::default()
    }
}
