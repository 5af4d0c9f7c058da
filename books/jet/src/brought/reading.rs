//! What a scenario says of the battle as a whole, and what it says in vain.

use crate::brought::options::{Considered, Distribution, Options, RallyAttempt, Scales, TacticsBonus};
use crate::nouns::battle::{Battle, UnitId};
use crate::nouns::terms::{Attention, Engagement, Rank, Scale};
use montjoie_game::scenario::{CharacterSheet, Code, DocTable, Scenario, Source, UnitSheet, waivable};
use montjoie_game::{as_the_document, read_settings};
use montjoie_table::Side;

/// What is said in vain, or not said and missed. It stops nobody.
pub const WARNINGS: &[Code] = &[
    waivable("jet-warning-rank-not-played", &["rank", "scale"]),
    waivable("jet-warning-chief-leads", &["key", "unit"]),
    waivable("jet-warning-company-tactics", &[]),
    waivable("jet-warning-posture", &["rank"]),
    waivable("jet-warning-all-front-line", &[]),
    waivable("jet-warning-engagement", &[]),
    waivable("jet-warning-no-leadership", &["scale"]),
    waivable("jet-warning-no-sa", &[]),
    waivable("jet-warning-watch", &["scale"]),
    waivable("jet-warning-option", &["option", "other"]),
];

impl Scales {
    /// These together.
    #[must_use]
    pub fn with(self, other: Scales) -> Scales {
        let either = |of: &dyn Fn(Scales) -> bool| of(self) || of(other);
        let same = |all: &Scales| {
            all.individual() == either(&|s| s.individual())
                && Scale::ALL.iter().all(|&scale| all.has(scale) == either(&|s| s.has(scale)))
        };
        Scales::ALL.iter().copied().find(same).unwrap_or(self)
    }
}

/// The options: scales may be a list, the considered side the id of one.
pub(crate) fn options(scenario: &Scenario) -> Options {
    let table = &scenario.options;
    let mut options = Options::default();
    let scales: Vec<(&str, Scales)> = Scales::WORDS.iter().copied().zip(Scales::ALL.iter().copied()).collect();
    let said = table.some_of("scales_in_play", &scales);
    if let Some(all) = said.into_iter().reduce(Scales::with) {
        options.scales_in_play = all;
    }
    let [first, second] = [0, 1].map(|i| scenario.names.sides[i].id.as_str());
    let sides = [("A", Considered::A), ("B", Considered::B), (first, Considered::A), (second, Considered::B)];
    let usual = players_side(scenario);
    options.considered_side = table.maybe_one_of("considered_side", &sides).unwrap_or(usual);
    // The two that are read above stand first on the list.
    const BY_HAND: usize = 2;
    as_the_document(table, &Options::LIST[..BY_HAND]);
    read_settings(table, &Options::LIST[BY_HAND..], |index, value| {
        options.set(index + BY_HAND, value);
    });
    options
}

/// JET-05 — the side of the players' characters, else of the only side that has any, else the first.
fn players_side(scenario: &Scenario) -> Considered {
    let of = |side: Side| if side == Side::A { Considered::A } else { Considered::B };
    let character = scenario.characters.iter().find(|c| player(&c.table)).map(|c| c.side);
    let unit = || scenario.units.iter().find(|u| player(&u.table)).map(|u| u.side);
    if let Some(side) = character.or_else(unit) {
        return of(side);
    }
    let any = |side: Side| scenario.characters.iter().any(|c| c.side == side);
    if any(Side::B) && !any(Side::A) { Considered::B } else { Considered::A }
}

/// Whether somebody at the table plays it: `player`, or `pc` as other books say.
pub(crate) fn player(table: &DocTable) -> bool {
    let (player, pc) = (table.flag("player", false), table.flag("pc", false));
    player || pc
}

/// Everything said in vain.
pub(crate) fn warn(battle: &Battle, scenario: &Scenario) {
    settings(battle, &scenario.options);
    for side in Side::BOTH {
        leads(battle, scenario, &scenario.sides[side.index()].table, Battle::army(side));
        let table = &scenario.sides[side.index()].table;
        for key in ["second_leadership", "second_tactics"] {
            let named = battle.camp(side).second_chief;
            if let Some(named) = named.filter(|_| table.source(key) == Source::Written) {
                let name = &scenario.names.characters.get(usize::from(named)).map_or("", |n| n.id.as_str());
                table.warn(key, "jet-warning-chief-leads", &[("key", &key), ("unit", name)]);
            }
        }
    }
    for sheet in &scenario.units {
        unit(battle, scenario, sheet);
    }
    for sheet in &scenario.characters {
        character(battle, sheet);
    }
}

/// Options that only count beside another.
fn settings(battle: &Battle, table: &DocTable) {
    let options = &battle.options;
    let beside: [(&str, bool, &str); 4] = [
        ("tactics_flat_bonus", options.tactics_bonus == TacticsBonus::Flat, "tactics_bonus"),
        ("rally_modifier", options.rally_attempt == RallyAttempt::Allowed, "rally_attempt"),
        ("strategic_step", options.strategic_points, "strategic_points"),
        ("focus", options.scales_in_play.highest() != lowest(options.scales_in_play), "scales_in_play"),
    ];
    for (key, counts, other) in beside {
        if table.has(key) && !counts {
            table.warn(key, "jet-warning-option", &[("option", &key), ("other", &other)]);
        }
    }
}

fn lowest(scales: Scales) -> Option<Scale> {
    Scale::ALL.iter().rev().copied().find(|&s| scales.has(s))
}

/// JET-09 — who leads a unit: a named chief leads by his own figures; somebody without a name needs some.
fn leads(battle: &Battle, scenario: &Scenario, table: &DocTable, id: UnitId) {
    let unit = battle.at(id);
    if let Some(chief) = unit.chief {
        for key in ["leadership", "tactics", "leaderless"] {
            if table.source(key) == Source::Written {
                let name = &scenario.names.characters.get(usize::from(chief)).map_or("", |n| n.id.as_str());
                table.warn(key, "jet-warning-chief-leads", &[("key", &key), ("unit", name)]);
            }
        }
    } else if unit.led
        && !(unit.scale == Scale::Army && pasted(scenario, unit.side))
        && unit.scale != Scale::Company
        && battle.rolls(id)
        && table.source("leadership") == Source::Default
    {
        table.warn("leadership", "jet-warning-no-leadership", &[("scale", &unit.scale.word())]);
    }
}

/// Whether a side is all lines as a rulebook prints them: no line has a place for who leads the army.
fn pasted(scenario: &Scenario, side: Side) -> bool {
    let mut units = scenario.units.iter().filter(|u| u.side == side).peekable();
    units.peek().is_some() && units.all(|u| u.table.has("line"))
}

fn unit(battle: &Battle, scenario: &Scenario, sheet: &UnitSheet) {
    let t = &sheet.table;
    let Some(id) = crate::brought::muster::id_of(sheet.subject) else { return };
    let unit = battle.at(id);
    leads(battle, scenario, t, id);
    if unit.scale == Scale::Company && t.source("tactics") == Source::Written {
        t.warn("tactics", "jet-warning-company-tactics", &[]);
    }
    let options = &battle.options;
    let scales = options.scales_in_play;
    let matters = scales.has(Scale::Regiment)
        || scales.has(Scale::Company)
        || scales.individual()
        || options.loss_distribution == Distribution::ByEngagement;
    if options.all_front_line && (t.has("engagement") || sheet.arrives == montjoie_game::scenario::Arrives::InReserve) {
        t.warn("engagement", "jet-warning-all-front-line", &[]);
    } else if t.has("engagement") && unit.engagement != Engagement::Reserve && !matters {
        t.warn("engagement", "jet-warning-engagement", &[]);
    }
    let watched = scales.has(unit.scale) && scales.highest() != Some(unit.scale);
    if unit.watch != Attention::Auto && !watched {
        t.warn("watch", "jet-warning-watch", &[("scale", &unit.scale.word())]);
    }
}

fn character(battle: &Battle, sheet: &CharacterSheet) {
    let t = &sheet.table;
    let Some(number) = battle.person_of(sheet.subject) else { return };
    let person = battle.who(number);
    let scales = battle.options.scales_in_play;
    // Whoever does not roll for a unit may still fight as a soldier.
    let rolls = match person.rank.commands() {
        Some(_) => battle.rolls(person.unit),
        None => false,
    };
    if !rolls && !scales.individual() {
        let scale = person.rank.commands().map_or("individual", Scale::word);
        t.warn("rank", "jet-warning-rank-not-played", &[("rank", &person.rank.word()), ("scale", &scale)]);
    }
    if person.rank != Rank::Soldier && t.has("posture") {
        t.warn("posture", "jet-warning-posture", &[("rank", &person.rank.word())]);
    }
    let known = t.has("sa") || t.has("like");
    if person.rank == Rank::Soldier && scales.individual() && !known {
        t.warn("sa", "jet-warning-no-sa", &[]);
    }
}
