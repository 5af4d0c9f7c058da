//! From a scenario to a battle: the tree, its commanders, its characters.

use crate::brought::options::{CommandMode, DisciplineTracking, MoraleScale, Options};
use crate::brought::reading::{WARNINGS, options, player, warn};
use crate::events::fields::FIELDS;
use crate::nouns::battle::{Battle, Camp, Character, Unit, UnitId};
use crate::nouns::rules::{COMPANY, SKILL, WORTH};
use crate::nouns::terms::{Arm, Attention, Breakout, Engagement, Posture, Rank, Scale, Standing, Step, Where};
use crate::{Jet, STATES};
use montjoie_game::scenario::{
    Arrives, CharacterSheet, Code, DocTable, Format, Label, Ratio, Scenario, UnitSheet, code, flag, label,
};
use montjoie_game::{Mustered, Name, Names, Ruleset as _, scripts_of};
use montjoie_table::{CharacterId, Id as _, Kind, Side, Subject, cite};

/// The words of a unit's line.
pub const LABELS: &[Label] = &[
    label("leadership", &["Leadership", "Commandement", "Lead"]),
    label("tactics", &["Tactics", "Tactique"]),
    label("discipline_max", &["Discipline", "Disc", "Discipline de"]),
    label("initial_morale", &["Moral", "Morale", "Moral de", "Moral est de"]),
    label("position_mod", &["Position", "Terrain"]),
    label("composition_mod", &["Composition", "Comp"]),
    label("equipment_mod", &["Équipement", "Equipment", "Équip", "Equip"]),
    flag("archer_regiment_engaged", &["archers engagés", "engaged archers"]),
];

/// Problems of this ruleset alone.
const PROBLEMS: [Code; 7] = [
    code("jet-problem-armies", &["side", "count"]),
    code("jet-problem-count", &["count", "sum"]),
    code("jet-problem-rank", &["rank", "scale"]),
    code("jet-problem-no-unit", &["rank"]),
    code("jet-problem-two-chiefs", &["unit"]),
    code("jet-problem-value", &["value"]),
    code("jet-problem-engagement", &["engagement", "regiment"]),
];

/// Problems and warnings of this ruleset alone.
pub const CODES: &[Code] = &{
    let mut all = [PROBLEMS[0]; PROBLEMS.len() + WARNINGS.len()];
    let mut i = 0;
    while i < all.len() {
        all[i] = if i < PROBLEMS.len() { PROBLEMS[i] } else { WARNINGS[i - PROBLEMS.len()] };
        i += 1;
    }
    all
};

/// The armies stand before the units of the scenario.
const ARMIES: u8 = 2;

pub(crate) fn id_of(subject: Subject) -> Option<UnitId> {
    match subject.kind() {
        Kind::Unit(n) => Some(UnitId::new(n.saturating_add(ARMIES))),
        _ => None,
    }
}

fn pairs<T: Copy>(words: &[&'static str], all: &[T]) -> Vec<(&'static str, T)> {
    words.iter().copied().zip(all.iter().copied()).collect()
}

fn small(n: i64) -> i16 {
    i16::try_from(n).unwrap_or(0)
}

/// What an army, a regiment and a company say alike; what they do not say is their parent's.
fn unit(table: &DocTable, side: Side, scale: Scale, parent: &Unit, parent_id: Option<UnitId>) -> Unit {
    let skill = -200..=500;
    let led = !table.flag("leaderless", false);
    let mode = match scale {
        Scale::Company => CommandMode::Leadership,
        _ => table.one_of("command_mode", &pairs(CommandMode::WORDS, CommandMode::ALL), parent.mode),
    };
    Unit {
        side,
        scale,
        parent: parent_id,
        led,
        mode,
        leaderless_turns: u8::from(!led),
        arm: table.one_of("arm", &pairs(Arm::WORDS, Arm::ALL), parent.arm),
        leadership: small(table.int("leadership", skill.clone(), 0)),
        tactics: small(table.int("tactics", skill, 0)),
        morale: small(table.int("initial_morale", -10..=10, i64::from(parent.morale))),
        discipline_max: small(table.int("discipline_max", -10..=10, i64::from(parent.discipline_max))),
        position: small(table.int("position_mod", -30..=30, i64::from(parent.position))),
        composition: small(table.int("composition_mod", -20..=20, i64::from(parent.composition))),
        equipment: small(table.int("equipment_mod", -10..=10, i64::from(parent.equipment))),
        ..*parent
    }
}

/// A unit with nothing but the battle's own settings.
fn bare(options: &Options) -> Unit {
    let knob = |n: i32| small(i64::from(n));
    Unit {
        side: Side::A,
        scale: Scale::Army,
        parent: None,
        first: None,
        next: None,
        arm: Arm::Foot,
        at: Where::Field,
        n0: 0,
        n: 0,
        killed: 0,
        wounded: 0,
        led: true,
        chief: None,
        leadership: 0,
        tactics: 0,
        mode: options.command_mode,
        leaderless_turns: 0,
        morale: knob(options.initial_morale),
        discipline: 0,
        discipline_max: knob(options.discipline_max),
        position: knob(options.position_mod),
        composition: knob(options.composition_mod),
        equipment: knob(options.equipment_mod),
        engagement: Engagement::FirstLine,
        archers: options.archer_regiment_engaged,
        trapped: false,
        ground: 0,
        ground_next: 0,
        union_turn: 0,
        called: false,
        remaining: 0,
        stored: 0,
        delayed: false,
        rally_due: false,
        pinned: None,
        player: false,
        watch: Attention::Auto,
        ordered: false,
        fielded: 0,
        encounter: None,
        mate: None,
        met: false,
        row: None,
        extra: false,
        lead: 0,
        shift: 0,
        breakout: Breakout::None,
    }
}

pub(crate) fn muster(scenario: &Scenario) -> Mustered<Battle> {
    let options = options(scenario);
    let bare = bare(&options);
    let camps = Side::BOTH.map(|side| camp(scenario, side, &options));
    let mut battle = Battle {
        options,
        turn: 1,
        step: Step::Orders,
        at: 0,
        players: false,
        camps,
        units: Vec::with_capacity(scenario.units.len() + 2),
        characters: Vec::new(),
        encounters: Vec::new(),
        paired: 0,
        lasting: Vec::new(),
        pending: Vec::new(),
        swing: (0, 0),
        scripts: scripts_of(&scenario.events, who, FIELDS, |_| 0),
    };
    for side in Side::BOTH {
        let table = &scenario.sides[side.index()].table;
        let armies = scenario.armies.iter().filter(|a| a.side == side).count();
        if armies > 1 {
            let name = &scenario.names.sides[side.index()].id;
            table.problem("army", "jet-problem-armies", &[("side", name), ("count", &armies)]);
        }
        battle.units.push(unit(table, side, Scale::Army, &bare, None));
    }
    for sheet in &scenario.units {
        enrol(&mut battle, sheet, scenario);
    }
    for sheet in &scenario.characters {
        let person = character(&mut battle, sheet, scenario);
        battle.characters.push(person);
    }
    battle.players = battle.units.iter().any(|u| u.player) || battle.characters.iter().any(|c| c.player);
    if battle.options.all_front_line {
        battle.all_to_the_front();
    }
    heart(&mut battle);
    warn(&battle, scenario);
    let doctrines = [0, 1].map(|i| scenario.sides[i].doctrine);
    Mustered { state: battle, names: names(scenario), doctrines }
}

fn who(subject: Subject) -> Subject {
    match subject.kind() {
        Kind::Unit(_) => id_of(subject).map_or(subject, Subject::from),
        _ => subject,
    }
}

fn camp(scenario: &Scenario, side: Side, options: &Options) -> Camp {
    cite(WORTH);
    let table = &scenario.sides[side.index()].table;
    let value = table.maybe_decimal("individual_value", 0..=LARGEST).and_then(|ratio| {
        let value = worth(ratio);
        if value.is_none() {
            table.problem("individual_value", "jet-problem-value", &[("value", &ratio)]);
        }
        value
    });
    let second = scenario.character_of(table, "second_chief");
    let skill = -200..=500;
    let leadership = table.maybe_int("second_leadership", skill.clone());
    let tactics = table.maybe_int("second_tactics", skill);
    let second_chief = second.and_then(CharacterId::of);
    cite(SKILL);
    Camp {
        second: second.is_some() || leadership.is_some() || tactics.is_some(),
        second_chief,
        second_leadership: small(leadership.unwrap_or(0)),
        second_tactics: small(tactics.unwrap_or(0)),
        value: value.or_else(|| Ratio::new(i64::from(options.individual_value), 100).and_then(worth)).unwrap_or((1, 1)),
        fielded0: 0,
        lost: false,
        conceded: false,
    }
}

/// JET-01 — a regiment, or a company of one.
fn enrol(battle: &mut Battle, sheet: &UnitSheet, scenario: &Scenario) {
    let t = &sheet.table;
    let Some(id) = id_of(sheet.subject) else { return };
    let listed = |place: u8| UnitId::new(place.saturating_add(ARMIES));
    let parent = sheet.parent.map_or(Battle::army(sheet.side), listed);
    let scale = if sheet.parent.is_some() { Scale::Company } else { Scale::Regiment };
    let above = *battle.at(parent);
    let (first, next) = (None, None);
    let mut unit =
        Unit { first, next, chief: None, ..unit(t, sheet.side, scale, &Unit { n0: 0, n: 0, ..above }, Some(parent)) };
    let has_parts = scenario.units.iter().any(|u| u.parent.map(listed) == Some(id));
    let men =
        if has_parts { t.maybe_int("count", 1..=1_000_000) } else { Some(t.required_int("count", 1..=1_000_000)) };
    if has_parts && let Some(said) = men {
        let parts = scenario.units.iter().filter(|u| u.parent.map(listed) == Some(id));
        let sum: i64 = parts.map(|u| u.table.int("count", 1..=1_000_000, 0)).sum();
        if sum != said && t.source("count") == montjoie_game::scenario::Source::Written {
            t.problem("count", "jet-problem-count", &[("count", &said), ("sum", &sum)]);
        }
    }
    engage(&mut unit, t, sheet.arrives, &above);
    (unit.player, unit.watch) =
        (player(t), t.one_of("watch", &pairs(Attention::WORDS, Attention::ALL), Attention::Auto));
    battle.units.push(unit);
    battle.hang(id, Some(parent));
    let mut up = unit.player.then_some(parent);
    while let Some(above) = up {
        battle.unit(above).player = true;
        up = battle.at(above).parent;
    }
    if !has_parts {
        battle.raise(id, u32::try_from(men.unwrap_or(1)).unwrap_or(1));
    }
}

/// JET-28, JET-30 — where it stands when the battle begins.
fn engage(unit: &mut Unit, t: &DocTable, arrives: Arrives, above: &Unit) {
    let said = t.maybe_one_of("engagement", &pairs(Engagement::WORDS, Engagement::ALL));
    unit.at = if arrives == Arrives::ByEvent { Where::Absent } else { Where::Field };
    let reserve = (arrives == Arrives::InReserve).then_some(Engagement::Reserve);
    match unit.scale {
        Scale::Company => {
            cite(COMPANY);
            unit.engagement = said.or(reserve).unwrap_or(above.engagement);
            unit.ordered = said.is_some();
            if !above.engagement.lets(unit.engagement) {
                let args: [(&'static str, &dyn ToString); 2] =
                    [("engagement", &unit.engagement.word()), ("regiment", &above.engagement.word())];
                t.problem("engagement", "jet-problem-engagement", &args);
            }
        }
        _ => {
            unit.engagement = said.or(reserve).unwrap_or(Engagement::FirstLine);
            unit.ordered = said.is_some_and(|level| level != Engagement::Reserve);
            unit.archers = t.flag("archer_regiment_engaged", unit.archers);
        }
    }
}

/// A character: what he says, and what the commander he is like in the catalogue says for him.
fn character(battle: &mut Battle, sheet: &CharacterSheet, scenario: &Scenario) -> Character {
    let t = &sheet.table;
    let Some(number) = CharacterId::of(sheet.subject) else { unreachable!("a character's sheet is a character's") };
    let model = t.text("like").and_then(|called| {
        let found = crate::catalogue().find(&called);
        if found.is_none() {
            let problem = t.draft("like", "problem-unknown-troop", &[("value", &called)]);
            t.report(problem.nearest(crate::catalogue().nearest(&called)));
        }
        found
    });
    let skill = |key: &str| {
        let usual = model.and_then(|m| m.value(key)).and_then(|v| v.parse().ok()).unwrap_or(0);
        small(t.int(key, -200..=500, usual))
    };
    let camp = battle.camp(sheet.side);
    let army = Battle::army(sheet.side);
    let leads = scenario.sides[sheet.side.index()].chief == Some(sheet.subject) || camp.second_chief == Some(number);
    let usual = if leads { Rank::Leader } else { Rank::Soldier };
    let rank = t.one_of("rank", &pairs(Rank::WORDS, Rank::ALL), usual);
    let unit = match (rank, sheet.unit) {
        (Rank::Leader, _) => army,
        (_, Some(unit)) => id_of(unit).unwrap_or(army),
        // A soldier without a company follows the army at large.
        (Rank::Soldier, None) => army,
        (_, None) => {
            t.problem("unit", "jet-problem-no-unit", &[("rank", &rank.word())]);
            army
        }
    };
    let scale = battle.at(unit).scale;
    if rank.commands().is_some_and(|s| s != scale) {
        t.problem("rank", "jet-problem-rank", &[("rank", &rank.word()), ("scale", &scale.word())]);
    }
    if rank.commands() == Some(scale) {
        take_command(battle, sheet, unit, number, scenario);
    }
    Character {
        side: sheet.side,
        player: player(t),
        unit,
        rank,
        leadership: skill("leadership"),
        tactics: skill("tactics"),
        sa: skill("sa"),
        riding: skill("riding"),
        ob: skill("ob"),
        db: skill("db"),
        posture: t.one_of("posture", &pairs(Posture::WORDS, Posture::ALL), Posture::Engaged),
        at: if sheet.arrives == Arrives::AtStart { Standing::Fit } else { Standing::Absent },
        mounted: t.flag("mounted", false),
        galvanised: 0,
        fights: false,
        done: false,
        row: None,
        soldier_mod: 0,
    }
}

/// A named commander takes his unit; a second leader stands beside the first.
fn take_command(battle: &mut Battle, sheet: &CharacterSheet, unit: UnitId, number: CharacterId, scenario: &Scenario) {
    let side = sheet.side;
    if battle.camp(side).second_chief == Some(number) {
        return;
    }
    if battle.at(unit).chief.is_none() {
        let unit = battle.unit(unit);
        (unit.chief, unit.led, unit.leaderless_turns) = (Some(number), true, 0);
    } else if unit == Battle::army(side) && !battle.camp(side).second {
        let camp = &mut battle.camps[side.index()];
        (camp.second, camp.second_chief) = (true, Some(number));
        // The one the side names is the first of the two.
        if scenario.sides[side.index()].chief == Some(sheet.subject) {
            let first = battle.at(unit).chief;
            battle.camps[side.index()].second_chief = first;
            battle.unit(unit).chief = Some(number);
        }
    } else {
        let name = scenario.names.id(sheet.unit.unwrap_or(Subject::side(side)));
        sheet.table.problem("rank", "jet-problem-two-chiefs", &[("unit", &name)]);
    }
}

/// JET-18, JET-20, JET-24 — morale as it is kept, discipline as it follows.
fn heart(battle: &mut Battle) {
    for id in battle.ids() {
        let morale = battle.at(id).morale;
        let unit = battle.unit(id);
        unit.discipline = unit.discipline_max;
        if battle.options.discipline_tracking == DisciplineTracking::Incremental {
            battle.discipline_follows(id, morale);
        }
    }
    if battle.options.morale_scale == MoraleScale::Single {
        for id in battle.ids().filter(|&id| battle.at(id).parent.is_some()).collect::<Vec<_>>() {
            let army = battle.at(Battle::army(battle.at(id).side)).morale;
            battle.unit(id).morale -= army;
        }
    }
    for id in battle.ids() {
        battle.refresh_discipline(id);
    }
}

/// The armies are called as their sides are; they come first.
fn names(scenario: &Scenario) -> Names {
    let mut names = scenario.names.clone();
    let mut units: Vec<Name> = Vec::with_capacity(names.units.len() + 2);
    for side in Side::BOTH {
        let army = scenario.armies.iter().position(|a| a.side == side).and_then(|i| names.armies.get(i));
        units.push(army.cloned().unwrap_or_else(|| {
            let of = &names.sides[side.index()];
            Name { id: format!("{}-army", of.id), ..of.clone() }
        }));
    }
    units.append(&mut names.units);
    names.units = units;
    names.armies.clear();
    names
}

/// What this ruleset says of its scenarios.
pub(crate) fn format() -> Format<'static> {
    Format {
        doctrines: Jet::INFO.doctrines,
        catalogue: crate::catalogue(),
        labels: LABELS,
        depth: 1,
        states: STATES,
        fields: crate::field_names(),
        ruled: FIELDS,
        codes: CODES,
        ..Format::bare("jet")
    }
}

/// The largest number above or below the bar of a worth: men times both fit.
const LARGEST: i64 = 10_000;

/// JET-17 — a worth: any positive rational, as it is written.
fn worth(ratio: Ratio) -> Option<(i64, i64)> {
    let fits = |n: i64| (1..=LARGEST).contains(&n);
    (fits(ratio.num) && fits(ratio.den)).then_some((ratio.num, ratio.den))
}
