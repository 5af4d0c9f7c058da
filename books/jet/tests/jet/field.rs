//! Fields for the tests: a side, its regiments, companies and people, line by line.

use montjoie_game::{Fight as _, Outcome, Ruleset as _};
use montjoie_jet::Jet;
use montjoie_table::{Amount, Id as _, Tally as _, UnitId};
use montjoie_trial::TestBattle;

/// A side; `keys` are lines of its table, parted by semicolons as everywhere here.
pub fn side(id: &str, keys: &str) -> String {
    table("side", id, keys)
}

pub fn regiment(id: &str, keys: &str) -> String {
    table("side.unit", id, keys)
}

pub fn company(id: &str, men: u32, keys: &str) -> String {
    table("side.unit.unit", id, &format!("count = {men};{keys}"))
}

pub fn person(id: &str, keys: &str) -> String {
    table("side.character", id, keys)
}

fn table(kind: &str, id: &str, keys: &str) -> String {
    format!("[[{kind}]]\nid = \"{id}\"\nname = \"{}\"\n{}\n", id.to_uppercase(), keys.replace(';', "\n"))
}

/// A battle at these scales: options, then the two sides. Dice nobody wrote down show 50.
pub fn battle(scales: &str, options: &str, parts: &[String]) -> TestBattle<Jet> {
    let options = options.replace(';', "\n");
    let toml = format!(
        "ruleset = \"jet\"\nname = \"T\"\n[options]\nscales_in_play = \"{scales}\"\n{options}\n{}",
        parts.concat()
    );
    TestBattle::<Jet>::new(&toml).dice_show(50)
}

/// One regiment against one, of so many men.
pub fn regiments(options: &str, a: (u32, &str), b: (u32, &str)) -> TestBattle<Jet> {
    let men = |(n, keys): (u32, &str)| format!("count = {n};{keys}");
    let parts = [side("a", ""), regiment("ra", &men(a)), side("b", ""), regiment("rb", &men(b))];
    battle("regiment", options, &parts)
}

/// One army against one, each of one regiment.
pub fn armies(options: &str, a: (u32, &str), b: (u32, &str)) -> TestBattle<Jet> {
    let parts = [
        side("a", a.1),
        regiment("ra", &format!("count = {}", a.0)),
        side("b", b.1),
        regiment("rb", &format!("count = {}", b.0)),
    ];
    battle("army", options, &parts)
}

/// One term of the last throw of this rule by this one; none when it is not in the sum.
pub fn term(p: &TestBattle<Jet>, rule: &str, of: &str, word: &str) -> Option<i32> {
    let [sum, ..] = p.throw(rule, of, "").unwrap_or_else(|| panic!("{rule} {of} was not thrown"));
    let amounts = sum.terms().iter().filter(|t| t.word == word).map(|t| match t.amount {
        Amount::Plus(n) => n,
        ref other => panic!("{word} is {other:?}"),
    });
    amounts.reduce(|a, b| a + b)
}

/// The whole sum of that throw.
pub fn total(p: &TestBattle<Jet>, rule: &str, of: &str) -> i32 {
    p.throw(rule, of, "").unwrap_or_else(|| panic!("{rule} {of} was not thrown"))[0].total()
}

/// The place of a unit on the list.
pub fn id(p: &TestBattle<Jet>, name: &str) -> UnitId {
    UnitId::of(p.who(name)).unwrap_or_else(|| panic!("{name} is no unit"))
}

pub fn morale(p: &TestBattle<Jet>, name: &str) -> i16 {
    p.bout.state.morale(id(p, name))
}

/// Killed and wounded.
pub fn fallen(p: &TestBattle<Jet>, name: &str) -> (u32, u32) {
    let unit = p.bout.state.at(id(p, name));
    (unit.killed, unit.wounded)
}

/// The row a unit or a character got last.
pub fn row(p: &TestBattle<Jet>, name: &str) -> String {
    let kind = if p.event("soldier", name).is_some() { "soldier" } else { "result" };
    let data = p.event(kind, name).unwrap_or_else(|| panic!("{name} has no row"));
    data["row"].as_str().unwrap().to_owned()
}

pub fn outcome(p: &TestBattle<Jet>) -> Option<Outcome> {
    p.bout.outcome()
}

/// The place of a setting on the list.
pub fn setting(name: &str) -> u8 {
    u8::try_from(Jet::INFO.settings.iter().position(|s| s.name == name).unwrap()).unwrap()
}
