//! Actors of a virtual table, as their export writes them: JSON of the fifth-edition system and of the old-school one. Fields that are not
//! there, or hold something else, are passed over; the piece a figure stands on is its path.

use crate::bits::{dice, is_missile, tidy, whole};
use crate::{Parsed, fifth, old, rounds};
use montjoie_game::block::{
    Ability, ArmourClass, ArmourScale, Attack, Block, Creature, CreatureSize, Notation, Trait, Worked,
};
use montjoie_game::scenario::{Ratio, parse_dice};
use montjoie_game::{Arg, Message};
use serde_json::Value;

/// Reads one actor, or a list of them.
pub fn read(text: &str) -> Parsed {
    let value: Value = match serde_json::from_str(text) {
        Ok(value) => value,
        Err(error) => {
            let line = i64::try_from(error.line()).unwrap_or(0);
            let column = i64::try_from(error.column()).unwrap_or(0);
            return Parsed::refused(Message::new("bring-json-broken").number("line", line).number("column", column));
        }
    };
    let mut reading = Parsed::default();
    let list = match &value {
        Value::Array(list) => list.as_slice(),
        Value::Object(object) => match object.get("actors") {
            Some(Value::Array(list)) => list.as_slice(),
            _ => std::slice::from_ref(&value),
        },
        _ => std::slice::from_ref(&value),
    };
    for one in list.iter().take(crate::MOST_BLOCKS + 1) {
        match actor(one) {
            Ok(block) => reading.blocks.push(block),
            Err(why) => reading.unread.push(why),
        }
    }
    if list.is_empty() {
        reading.unread.push(Message::new("bring-json-no-actor"));
    }
    reading
}

fn actor(value: &Value) -> Result<Block, Message> {
    let none = Value::Null;
    // Older exports call it `data`.
    let (system, root) = match (value.get("system"), value.get("data")) {
        (Some(system @ Value::Object(_)), _) => (system, "system"),
        (_, Some(data @ Value::Object(_))) => (data, "data"),
        _ => (&none, ""),
    };
    let name = value.get("name").and_then(Value::as_str).map(tidy).unwrap_or_default();
    let of = value.pointer("/_stats/systemId").and_then(Value::as_str).unwrap_or_default();
    let actor = Actor { system, root, value };
    let fifth = system.pointer("/attributes/hp").is_some() || system.pointer("/attributes/ac").is_some();
    let old = system.get("thac0").is_some() || system.pointer("/hp/hd").is_some() || system.get("aac").is_some();
    let block = match () {
        () if old => actor.old(),
        () if fifth => actor.fifth(),
        () if system.is_null() => return Err(Message::new("bring-json-no-actor")),
        () => {
            let of = if of.is_empty() { "?" } else { of };
            let of: String = of.chars().take(40).collect();
            return Err(Message::new("bring-json-system").with("system", Arg::Text(of)));
        }
    };
    Ok(Block { name, person: value.get("type").and_then(Value::as_str) == Some("character"), ..block })
}

struct Actor<'v> {
    system: &'v Value,
    root: &'static str,
    value: &'v Value,
}

/// A number, written as one or as a text.
fn number(value: &Value) -> Option<i64> {
    match value {
        Value::Number(n) => n.as_i64().or_else(|| n.as_f64().filter(|f| f.abs() < 1e9).map(|f| f as i64)),
        Value::String(text) => whole(text),
        _ => None,
    }
}

impl Actor<'_> {
    fn at(&self, path: &str) -> Option<&Value> {
        self.system.pointer(&format!("/{}", path.replace('.', "/"))).filter(|v| !v.is_null())
    }

    fn piece(&self, path: &str, value: impl std::fmt::Display) -> String {
        format!("{}.{path} = {value}", self.root)
    }

    /// A whole number at a path.
    fn number(&self, path: &str) -> Option<Worked<i64>> {
        let n = number(self.at(path)?)?;
        Some(Worked::read(n, self.piece(path, n)))
    }

    fn text(&self, path: &str) -> Option<Worked<String>> {
        let text = self.at(path)?.as_str()?.trim();
        (!text.is_empty()).then(|| Worked::read(text.to_owned(), self.piece(path, text)))
    }

    fn items(&self, kind: &str) -> Vec<&Value> {
        let Some(Value::Array(list)) = self.value.get("items") else { return Vec::new() };
        let is = |item: &&Value| item.get("type").and_then(Value::as_str) == Some(kind);
        list.iter().filter(is).take(40).collect()
    }

    fn scores(&self, under: &str) -> [Option<Worked<i64>>; 6] {
        ["str", "dex", "con", "int", "wis", "cha"].map(|name| self.number(&format!("{under}.{name}.value")))
    }

    fn fifth(&self) -> Block {
        let mut block =
            Block { notation: Notation::FifthActor, abilities: self.scores("abilities"), ..Block::default() };
        block.armour = self.armour(&block);
        block.hit_points = self.number("attributes.hp.max").or_else(|| self.number("attributes.hp.value"));
        block.hit_points = block.hit_points.filter(|points| points.value > 0);
        block.challenge = self.challenge();
        let classes = self.items("class");
        let levels: i64 =
            classes.iter().filter_map(|c| number(c.get("system").or(c.get("data"))?.get("levels")?)).sum();
        block.level = self.number("details.level").filter(|l| l.value > 0);
        if block.level.is_none() && levels > 0 {
            block.level = Some(Worked::read(levels.min(100), format!("items[class].levels = {levels}")));
        }
        block.walks = self.number("attributes.movement.walk");
        if let Some(flies) = self.number("attributes.movement.fly").filter(|f| f.value > 0) {
            block.traits.push(Worked { value: Trait::Flies, origin: flies.origin });
        }
        block.size = self.text("traits.size").and_then(|Worked { value, origin }| {
            let size = match value.as_str() {
                "tiny" | "sm" => CreatureSize::Small,
                "med" => CreatureSize::Medium,
                "lg" => CreatureSize::Large,
                "huge" => CreatureSize::Huge,
                "grg" => CreatureSize::Gargantuan,
                _ => return None,
            };
            Some(Worked { value: size, origin })
        });
        let kind = self.text("details.type.value").or_else(|| self.text("details.type"));
        block.creature =
            kind.and_then(|Worked { value, origin }| fifth::creature(&value).map(|value| Worked { value, origin }));
        if block.creature.is_none() && self.at("details.race").is_some() {
            block.creature = Some(Worked::read(Creature::Folk, self.piece("details.race", "…")));
        }
        self.blows(&mut block);
        block
    }

    /// `ac.flat`, or what is worn, or the agility of somebody who wears nothing.
    fn armour(&self, block: &Block) -> Option<Worked<ArmourClass>> {
        let up = |Worked { value, origin }: Worked<i64>| Worked {
            value: ArmourClass { up: value, scale: ArmourScale::Up },
            origin,
        };
        let said = self.number("attributes.ac.flat").or_else(|| self.number("attributes.ac.value"));
        if let Some(said) = said.filter(|n| (1..=60).contains(&n.value)) {
            return Some(up(said));
        }
        let agility = block.modifier(Ability::Dex).map_or(0, |m| m.value);
        let (mut body, mut shield, mut names) = (None, 0, Vec::new());
        for item in self.items("equipment") {
            let system = item.get("system").or(item.get("data")).unwrap_or(&Value::Null);
            let worn = system.get("equipped").and_then(Value::as_bool).unwrap_or(true);
            let Some(value) = system.pointer("/armor/value").and_then(number).filter(|n| worn && (0..=30).contains(n))
            else {
                continue;
            };
            let kind = system.pointer("/type/value").or(system.pointer("/armor/type")).and_then(Value::as_str);
            match kind.unwrap_or_default() {
                "shield" => shield = value,
                kind @ ("light" | "medium" | "heavy") => {
                    let most = system.pointer("/armor/dex").and_then(number);
                    let usual = if kind == "heavy" {
                        0
                    } else if kind == "medium" {
                        2
                    } else {
                        10
                    };
                    body = Some(value + agility.min(most.unwrap_or(usual)));
                }
                _ => continue,
            }
            names.push(item.get("name").and_then(Value::as_str).unwrap_or_default().to_owned());
        }
        if names.is_empty() && block.abilities[Ability::Dex as usize].is_none() {
            return None;
        }
        let worn = if names.is_empty() { "dex".to_owned() } else { names.join(" + ") };
        let sum = Worked::read(body.unwrap_or(10 + agility) + shield, format!("items: {worn}"));
        Some(up(sum.then(Message::new("bring-how-worn"), None, |n| n)))
    }

    fn challenge(&self) -> Option<Worked<Ratio>> {
        let value = self.at("details.cr")?;
        let text = match value {
            Value::Number(n) => n.to_string(),
            Value::String(text) => text.clone(),
            _ => return None,
        };
        Ratio::parse(&text).filter(|r| r.num >= 0).map(|r| Worked::read(r, self.piece("details.cr", text)))
    }

    /// Weapons, and how many blows make a round.
    fn blows(&self, block: &mut Block) {
        for item in self.items("weapon") {
            let system = item.get("system").or(item.get("data")).unwrap_or(&Value::Null);
            let name = item.get("name").and_then(Value::as_str).map(tidy).unwrap_or_default();
            let first = |path: &str| {
                let all = system.get("activities").and_then(Value::as_object);
                all.and_then(|all| all.values().find_map(|one| one.pointer(path).and_then(Value::as_str)))
            };
            let way = system.get("actionType").and_then(Value::as_str).or_else(|| first("/attack/type/value"));
            let made = system.pointer("/type/value").or(system.get("weaponType")).and_then(Value::as_str);
            let ranged = match way.unwrap_or_default() {
                "rwak" | "rsak" | "ranged" => true,
                "mwak" | "msak" | "melee" => false,
                _ => made.is_some_and(|m| m.ends_with('R')) || is_missile(&name),
            };
            let finesse = format!("{}", system.get("properties").unwrap_or(&Value::Null)).contains("fin");
            let score = |ability| block.modifier(ability).map_or(0, |m: Worked<i64>| m.value);
            let (might, agility) = (score(Ability::Str), score(Ability::Dex));
            let bonus = if ranged {
                agility
            } else if finesse {
                might.max(agility)
            } else {
                might
            };
            let (damage, told) = harm(system, bonus);
            if damage.is_empty() {
                continue;
            }
            let attack = Attack { name: name.clone(), number: 1, damage, ranged, instead: false };
            block.attacks.push(Worked::read(attack, format!("items[{name}]: {told}")));
        }
        let feats = self.items("feat");
        let named = |item: &&&Value| {
            let name = item.get("name").and_then(Value::as_str).unwrap_or_default().to_lowercase();
            name.starts_with("multiattack") || name.starts_with("attaques multiples")
        };
        let told = feats.iter().find(named).and_then(|item| {
            item.pointer("/system/description/value").or(item.pointer("/data/description/value"))?.as_str()
        });
        match told {
            Some(told) => rounds::several(&without_tags(told), &mut block.attacks),
            None => rounds::one_of(&mut block.attacks),
        }
        for item in feats {
            let name = item.get("name").and_then(Value::as_str).unwrap_or_default();
            let told = item.pointer("/system/description/value").and_then(Value::as_str).unwrap_or_default();
            old::traits(&format!("{name}: {}", without_tags(told)), block);
        }
    }

    fn old(&self) -> Block {
        let mut block = Block { notation: Notation::OldActor, abilities: self.scores("scores"), ..Block::default() };
        let down = self.number("ac.value").filter(|n| (-20..10).contains(&n.value));
        let up = self.number("aac.value").filter(|n| (1..=60).contains(&n.value));
        block.armour = match (down, up) {
            // Sheets that use one scale leave the other at nought.
            (Some(down), Some(up)) if 19 - down.value == up.value => {
                Some(Worked { value: ArmourClass { up: up.value, scale: ArmourScale::Both }, origin: up.origin })
            }
            (_, Some(up)) => {
                Some(Worked { value: ArmourClass { up: up.value, scale: ArmourScale::Up }, origin: up.origin })
            }
            (Some(down), None) => Some(Worked {
                value: ArmourClass { up: 19 - down.value, scale: ArmourScale::Down },
                origin: down.origin,
            }),
            (None, None) => None,
        };
        block.hit_dice = self.text("hp.hd").and_then(|Worked { value, origin }| {
            // The old-school system writes `4d8+1` where the line has `4+1`.
            old::hit_dice_of(&value).map(|value| Worked { value, origin })
        });
        block.hit_points = self.number("hp.max").filter(|n| n.value > 0);
        block.level = self.number("details.level").filter(|n| n.value > 0);
        block.morale = self.number("details.morale").filter(|n| (2..=12).contains(&n.value));
        block.walks = self.number("movement.base").map(|Worked { value, origin }| Worked { value: value / 3, origin });
        if block.level.is_some() {
            // What somebody with a level rolls for points is one die of his class, not his dice.
            block.hit_dice = None;
        }
        for item in self.items("weapon") {
            let system = item.get("system").or(item.get("data")).unwrap_or(&Value::Null);
            let name = item.get("name").and_then(Value::as_str).map(tidy).unwrap_or_default();
            let told = system.get("damage").and_then(Value::as_str).unwrap_or_default();
            let damage = dice(told, true);
            let flag = |key: &str| system.get(key).and_then(Value::as_bool).unwrap_or(false);
            let number = system.pointer("/counter/max").and_then(number).filter(|n| (1..=10).contains(n)).unwrap_or(1);
            let ranged = flag("missile") && !flag("melee");
            let attack = Attack { name: name.clone(), number, damage, ranged, instead: false };
            block.attacks.push(Worked::read(attack, format!("items[{name}].damage = {told}")));
        }
        if block.level.is_some() {
            rounds::one_of(&mut block.attacks);
        }
        for item in self.items("ability") {
            let name = item.get("name").and_then(Value::as_str).unwrap_or_default();
            old::traits(name, &mut block);
        }
        block
    }
}

/// The damage of a weapon, and how it is written: parts of formulas, or a base with its dice.
fn harm(system: &Value, bonus: i64) -> (Vec<montjoie_table::Dice>, String) {
    let formula = |text: &str| text.replace("@mod", &bonus.to_string()).replace(' ', "").replace("+-", "-");
    if let Some(Value::Array(parts)) = system.pointer("/damage/parts") {
        let texts: Vec<String> = parts.iter().filter_map(|part| Some(formula(part.get(0)?.as_str()?))).collect();
        let found = texts.iter().flat_map(|text| dice(text, false)).take(4).collect::<Vec<_>>();
        if !found.is_empty() {
            return (found, texts.join(" + "));
        }
    }
    let part = |base: &Value, bonus: i64| {
        let n = base.get("number").and_then(number).filter(|n| (1..=40).contains(n))?;
        let sides = base.get("denomination").and_then(number).filter(|n| (2..=100).contains(n))?;
        let own = base.get("bonus").and_then(Value::as_str).and_then(|b| formula(b).parse::<i64>().ok()).unwrap_or(0);
        parse_dice(&format!("{n}d{sides}{:+}", (bonus + own).clamp(-100, 900)))
    };
    let mut found: Vec<_> = system.pointer("/damage/base").and_then(|base| part(base, bonus)).into_iter().collect();
    let empty = serde_json::Map::new();
    let activities = system.get("activities").and_then(Value::as_object).unwrap_or(&empty);
    if let Some(Value::Array(parts)) = activities.values().find_map(|a| a.pointer("/damage/parts")) {
        let own = if found.is_empty() { bonus } else { 0 };
        found.extend(parts.iter().take(3).enumerate().filter_map(|(nth, p)| part(p, if nth == 0 { own } else { 0 })));
    }
    let told: Vec<String> = found.iter().map(|dice| montjoie_game::block::written_dice(*dice)).collect();
    (found, told.join(" + "))
}

/// A description without its tags.
fn without_tags(html: &str) -> String {
    let mut text = String::new();
    let mut inside = false;
    for c in html.chars().take(4_000) {
        match c {
            '<' => inside = true,
            '>' => inside = false,
            c if !inside => text.push(c),
            _ => {}
        }
    }
    text
}
