//! Small scenarios and short looks at them.

pub use montjoie_game::events::NewUnitId;
use montjoie_game::{Arg, Item, What};
use montjoie_ordre::Ordre;
use montjoie_ordre::battle::Battle;
use montjoie_table::{Subject, Tally as _};
use montjoie_trial::TestBattle;
pub use {
    montjoie_ordre::battle::{GroupId, PersonId},
    montjoie_ordre::events::Opponent,
    montjoie_table::UnitId,
};

/// Nobody did it.
pub const NO_ONE: Opponent = Opponent(Subject::NOBODY);

/// The unit at this place of the list.
pub fn nth(place: u8) -> UnitId {
    UnitId::new(place)
}

/// A battle of this ruleset in a test.
pub(crate) type P = TestBattle<Ordre>;

/// What stands outside the two sides.
#[derive(Clone, Copy, Default)]
pub struct Around<'a> {
    pub options: &'a str,
    pub ground: &'a str,
    pub weather: &'a str,
    pub events: &'a str,
}

/// Two sides, each written as its own tables.
pub fn scenario(around: Around, north: &str, south: &str) -> String {
    let Around { options, ground, weather, events } = around;
    format!(
        "ruleset = \"ordre\"\nname = \"Test\"\n[options]\n{options}\n[ground]\n{ground}\n[weather]\n{weather}\n\
         [[side]]\nid = \"north\"\nname = \"North\"\n{north}\n[[side]]\nid = \"south\"\nname = \"South\"\n{south}\n{events}\n"
    )
}

/// A unit of so many men with these keys.
pub fn unit(id: &str, count: u32, keys: &str) -> String {
    format!("[[side.unit]]\nid = \"{id}\"\nname = \"{id}\"\ncount = {count}\n{keys}\n")
}

/// A commander in chief; the side must name him with `chief`.
pub fn chief(id: &str, keys: &str) -> String {
    format!("[[side.character]]\nid = \"{id}\"\nname = \"{id}\"\n{keys}\n")
}

/// One unit a side, both infantry.
pub fn duel(around: Around, one: &str, other: &str) -> P {
    TestBattle::new(&scenario(around, &unit("one", 100, one), &unit("two", 100, other)))
}

/// The same under these options.
pub fn with(options: &str) -> Around<'_> {
    Around { options, ..Around::default() }
}

/// On this ground.
pub fn on(ground: &str) -> Around<'_> {
    Around { ground, ..Around::default() }
}

pub const FOOT: &str = "cbt = 5\ndmg = 4\narm = 1\n";
pub const BOWS: &str = "type = \"archers\"\ncbt = 5\ndmg = 4\ncdf = \"1/2\"\nprt = \"longue\"\n";

/// A figure of somebody's sheet.
pub fn figure(p: &P, id: &str, word: &str) -> i64 {
    let sheet = p.sheet(id);
    let wanted = format!("ordre-figure-{word}");
    match sheet.figures.iter().find(|f| f.word == wanted).map(|f| f.value.clone()) {
        Some(Arg::Number(n)) => n,
        other => panic!("{id} has no figure {word}: {other:?}"),
    }
}

/// What was added to the last throw of this name.
pub fn plus(p: &P, rule: &str, of: &str, to: &str) -> i64 {
    i64::from(p.throw(rule, of, to).unwrap_or_else(|| panic!("{rule} {of} {to} was not thrown"))[0].total())
}

/// What the last throw of this name was held against.
pub fn versus(p: &P, rule: &str, of: &str, to: &str) -> i64 {
    i64::from(p.throw(rule, of, to).unwrap_or_else(|| panic!("{rule} {of} {to} was not thrown"))[1].total())
}

/// The PdA behind the last throw of this name.
pub fn power(p: &P, rule: &str, of: &str, to: &str) -> i64 {
    let (_, num, den) = p.share(rule, of, to);
    num / den
}

/// Points lost in the last loss of this one.
pub fn loss(p: &P, id: &str) -> i64 {
    p.event("lost", id).and_then(|v| v["loss"].as_i64()).unwrap_or(-1)
}

/// Damage of the group somebody is in.
pub fn damage(p: &P, id: &str) -> i64 {
    state(p).group_of(p.who(id)).map_or(-1, |g| state(p).at(g).damage)
}

/// The battle.
pub fn state(p: &P) -> &Battle {
    &p.bout.state
}

/// How often this rule threw.
pub fn throws(p: &P, rule: &str) -> i64 {
    i64::try_from(p.throws(rule)).unwrap()
}

/// The sum of everything the dice read.
pub fn reads(p: &P) -> i64 {
    let read = |i: &Item| match &i.what {
        What::Throw { read, .. } => i64::from(*read),
        _ => 0,
    };
    p.items().map(read).sum()
}

/// How often this happened.
pub fn happened(p: &P, event: &str, id: &str) -> i64 {
    i64::try_from(p.happened(event, id)).unwrap()
}

/// How often this sum holds a term of this word.
pub fn term(p: &P, rule: &str, of: &str, to: &str, word: &str) -> i64 {
    let all = p.throw(rule, of, to).unwrap_or_else(|| panic!("{rule} {of} {to} was not thrown"));
    all.iter().flat_map(|t| t.terms()).filter(|t| t.word == word).count() as i64
}
