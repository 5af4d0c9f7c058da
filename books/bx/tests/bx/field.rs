//! Small battlefields for the tests: two sides, a few bodies, and whatever a test is about.

use montjoie_bx::Bx;
use montjoie_bx::battle::{PV, Unit};
use montjoie_bx::walls::{Section, SectionId};
use montjoie_game::Arg;
use montjoie_table::{Id as _, UnitId};
use montjoie_trial::TestBattle;

pub type P = TestBattle<Bx>;

/// A value of a message in short.
pub fn shown(arg: &Arg) -> String {
    match arg {
        Arg::Number(n) => n.to_string(),
        Arg::Fraction(n, d) => (*n as f64 / *d as f64).to_string(),
        Arg::Who(who) => who.to_string(),
        Arg::Many(all) => all.iter().map(ToString::to_string).collect::<Vec<_>>().join("+"),
        Arg::Word(word) => (*word).to_owned(),
        other => format!("{other:?}"),
    }
}

/// The body at this place of the list.
pub fn nth(place: u8) -> UnitId {
    UnitId::new(place)
}

/// The section at this place of the list, as a body has it.
pub fn wall(place: u8) -> Section {
    Section(Some(SectionId::new(place)))
}

/// A table of this kind with these keys (`a = 1; b = 2`) and the usual ones for what they leave out.
fn table(kind: &str, id: &str, more: &str, usual: &[(&str, &str)]) -> String {
    let mut text = format!("[[side.{kind}]]\nid = \"{id}\"\nname = \"{id}\"\n");
    let keys: Vec<&str> = more.split(';').map(str::trim).filter(|k| !k.is_empty()).collect();
    for key in &keys {
        text.push_str(key);
        text.push('\n');
    }
    let said = |key: &str| keys.iter().any(|k| k.split('=').next().is_some_and(|name| name.trim() == key));
    for (key, value) in usual.iter().filter(|(key, _)| !said(key)) {
        text.push_str(&format!("{key} = {value}\n"));
    }
    text
}

/// A unit: 1 Hit Die, armour 8 counted downwards (so that its like hits it for 50 %), 1d6, morale 8.
pub fn unit(id: &str, count: u32, more: &str) -> String {
    let count = count.to_string();
    let usual = [("count", count.as_str()), ("ca", "8"), ("dv", "1"), ("damage", "\"1d6\""), ("moral", "8")];
    table("unit", id, more, &usual)
}

/// A huge creature of 10 Hit Dice.
pub fn huge(id: &str, more: &str) -> String {
    let usual = [("huge", "true"), ("ca", "4"), ("dv", "10"), ("damage", "\"2d6\""), ("pv", "60")];
    table("unit", id, more, &usual)
}

/// A character of level 5.
pub fn hero(id: &str, more: &str) -> String {
    let usual = [("level", "5"), ("ca", "4"), ("damage", "\"1d8\""), ("pv", "30")];
    table("character", id, more, &usual)
}

/// Two sides: keys of the side first, then its tables.
pub fn scene(edition: &str, options: &str, a: &str, b: &str) -> String {
    siege(edition, options, "", a, b)
}

/// The same, with tables before the sides: ground, sections, events.
pub fn siege(edition: &str, options: &str, before: &str, a: &str, b: &str) -> String {
    format!(
        "ruleset = \"bx\"\nedition = \"{edition}\"\nname = \"T\"\n[options]\n{options}\n{before}\n\
         [[side]]\nid = \"a\"\nname = \"A\"\n{a}\n[[side]]\nid = \"b\"\nname = \"B\"\n{b}\n"
    )
}

/// A place held by side B.
pub const WALLS: &str = "[ground]\nbesieged = \"b\"\n[[ground.section]]\nid = \"porte\"\nname = \"porte\"\nkind = \"gate\"\n\
    [[ground.section]]\nid = \"tour\"\nname = \"tour\"\nkind = \"tower_medium\"\n\
    [[ground.section]]\nid = \"mur\"\nname = \"mur\"\nkind = \"wall\"\n";

/// The battle of a scene in the descending edition, everything at its default.
pub fn down(a: &str, b: &str) -> P {
    P::new(&scene("descendant", "", a, b))
}

/// The same with options.
pub fn with(options: &str, a: &str, b: &str) -> P {
    P::new(&scene("descendant", options, a, b))
}

/// The order of one body.
pub trait Orders {
    fn order(self, unit: &str, words: &str) -> Self;
    fn orders(self, all: &[(&str, &str)]) -> Self;
    fn body(&self, id: &str) -> &Unit;
    fn points(&self, id: &str) -> i64;
    fn contacts(&self, id: &str) -> u32;
}

impl Orders for P {
    fn order(self, unit: &str, words: &str) -> P {
        self.answer("BX-10", unit, words)
    }

    fn orders(self, all: &[(&str, &str)]) -> P {
        all.iter().fold(self, |p, (unit, words)| p.order(unit, words))
    }

    fn body(&self, id: &str) -> &Unit {
        self.bout.state.at(UnitId::of(self.who(id)).unwrap_or_else(|| panic!("{id} is no body")))
    }

    /// Points left, to the hundredth.
    fn points(&self, id: &str) -> i64 {
        self.body(id).pvt * 100 / PV
    }

    fn contacts(&self, id: &str) -> u32 {
        self.body(id).contacts.len()
    }
}
