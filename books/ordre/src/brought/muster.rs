//! From a scenario to a battle: units, weapons, characters, the ground, the place.

use crate::Ordre;
use crate::brought::names::names;
use crate::brought::notation::{CODES, LABELS, QUALITIES, RANGES, frac, hundredths, marked};
use crate::brought::options::Options;
use crate::chapters::array::fresh;
use crate::events::Field;
use crate::nouns::battle::{Battle, Camp, Person, PersonId, Stronghold};
use crate::nouns::rules::{IMPASSABLE, MIXED, TERRAIN};
use crate::nouns::tables::{fort_row, type_row};
use crate::nouns::terms::{
    Classing, FortKind, Fraction, Landscape, Lot, Mode, Station, Step, Theatre, TroopType, Weather, Where,
};
use crate::nouns::unit::{Unit, Weapon};
use montjoie_game::scenario::{Arrives, CharacterSheet, DocTable, Format, Scenario, Source, UnitSheet};
use montjoie_game::{Mustered, read_settings, scripts_of};
use montjoie_table::{Id as _, Side, Subject, UnitId, cite};

fn pairs<T: Copy>(words: &[&'static str], all: &[T]) -> Vec<(&'static str, T)> {
    words.iter().copied().zip(all.iter().copied()).collect()
}

fn int16(table: &DocTable, key: &str, range: std::ops::RangeInclusive<i64>, default: i64) -> i16 {
    i16::try_from(table.int(key, range, default)).unwrap_or(0)
}

fn int32(table: &DocTable, key: &str, range: std::ops::RangeInclusive<i64>, default: i64) -> i32 {
    i32::try_from(table.int(key, range, default)).unwrap_or(0)
}

/// Most weapons of one unit of vehicles.
const MOST_WEAPONS: usize = 8;

/// ORD-95 — the weapons of one kind of vehicle.
fn weapons(table: &DocTable, vehicles: u32, all: &mut Vec<Weapon>) -> u8 {
    let mut usable = 0u8;
    for (place, w) in table.tables("weapon").iter().enumerate() {
        // Several ammunitions: the mean of their damage.
        let several = w.ints("ammunition_dmg", 0..=1_000_000);
        let dmg = match several.len() {
            // The mark of a bomb's damage says nothing here.
            0 => marked(w, "dmg", 'G', Fraction::ZERO).0,
            n => {
                let _ = w.maybe_decimal("dmg", 0..=1_000_000);
                let sum: i64 = several.iter().sum();
                let den = i32::try_from(n).unwrap_or(1);
                Fraction { num: i32::try_from(sum).unwrap_or(i32::MAX), den }
            }
        };
        let (cdf, burst) = marked(w, "cdf", 'R', Fraction::ONE);
        if several.is_empty() && !w.has("dmg") {
            let _ = w.required_decimal("dmg", 0..=1_000_000);
        }
        let mod_att = w.maybe_int("mod_att", -50..=50).and_then(|n| i16::try_from(n).ok());
        if w.flag("weapon_usable", true) {
            usable |= 1 << (place % 8);
        }
        let weapon = Weapon {
            vehicles,
            count: u16::try_from(w.int("count", 1..=10_000, 1)).unwrap_or(1),
            dmg,
            cdf,
            burst: w.flag("burst", burst),
            area: frac(w, "area", Fraction::ONE),
            prt: w.one_of("prt", RANGES, 3),
            mod_att,
            secondary: w.flag("secondary", false),
            bombs: w.flag("bombs", false),
            ammo: hundredths(w, "special_ammo_mult", 1_000, 100),
        };
        all.push(weapon);
    }
    usable
}

/// ORD-07, ORD-18, ORD-22 — heads and guns. Engines counted in a line are engines, each with its crew; `servants` says how many serve
/// them all, and `count` is the engines then; else `count` is the crew.
fn strength(t: &DocTable) -> (i64, u32) {
    let individual = t.ints("individual_sdg", 1..=1_000_000);
    let each = t.maybe_int("crew_per_piece", 1..=1_000);
    let servants = t.maybe_int("servants", 1..=1_000_000);
    let pieces = t.maybe_int("pieces", 0..=10_000_000);
    let guns = |n: i64| u32::try_from(n).unwrap_or(0);
    if !individual.is_empty() {
        let given = i64::try_from(individual.len()).unwrap_or(0);
        let count = t.int("count", 1..=1_000_000, given);
        if count != given {
            t.problem("individual_sdg", "ordre-problem-individual", &[("count", &count), ("given", &given)]);
        }
        return (count, guns(pieces.unwrap_or(0)));
    }
    let count = t.required_int("count", 1..=1_000_000);
    match (pieces, servants, each) {
        (Some(pieces), servants, _) => (servants.unwrap_or(count), guns(pieces)),
        (None, Some(servants), _) => (servants, guns(count)),
        (None, None, Some(each)) if t.source("count") == Source::Line => ((count * each).min(1_000_000), guns(count)),
        (None, None, Some(each)) => (count, guns((count / each).max(1))),
        (None, None, None) => (count, 0),
    }
}

/// Whether somebody at the table plays it: `player`, or `pc` as other books say.
fn player(t: &DocTable) -> bool {
    let (player, pc) = (t.flag("player", false), t.flag("pc", false));
    player || pc
}

/// Everything a unit says of itself.
fn unit(sheet: &UnitSheet, all: &mut Vec<Weapon>) -> Unit {
    let t = &sheet.table;
    let troop = t.one_of("type", &pairs(TroopType::WORDS, TroopType::ALL), TroopType::Other);
    let vehicle = t.flag("vehicle", false);
    let modern = t.flag("modern", false);
    let (count, pieces) = strength(t);
    let (cdf, burst) = marked(t, "cdf", 'R', Fraction::ONE);
    let prt = t.maybe_one_of("prt", RANGES);
    // A rate of fire, an area or a range is that of a weapon that shoots.
    let both = t.has("volley");
    let fires = !both && (t.has("cdf") || t.has("area") || prt.is_some_and(|rank| rank > 0));
    let shoots = modern || vehicle || pieces > 0 || troop == TroopType::Archers || fires;
    let ranged = t.one_of("fights", &[("melee", false), ("ranged", true)], shoots);
    let usual_post = if ranged && !modern && !vehicle { Station::Support } else { Station::Main };
    let usual_post = if sheet.arrives == Arrives::InReserve { Station::Reserve } else { usual_post };
    let quality = t.maybe_one_of("quality", QUALITIES);
    let cbt = if t.has("cbt") || quality.is_none() { t.required_int("cbt", -50..=100) } else { quality.unwrap_or(0) };
    let row = type_row(troop);
    let firearm = t.flag("firearm", modern || vehicle);
    let mut u = Unit {
        side: sheet.side,
        army: sheet.army,
        post: t.one_of("post", &pairs(Station::WORDS, Station::ALL), usual_post),
        at: Where::Field,
        group: None,
        troop,
        ranged,
        modern,
        eff0: 0,
        eff: u32::try_from(count).unwrap_or(1),
        pieces,
        automated: t.flag("automated", false),
        cbt: i16::try_from(cbt).unwrap_or(0),
        mod_att: int16(t, "mod_att", -50..=50, 0),
        dmg: frac(t, "dmg", Fraction::ZERO),
        dmg_mean: Fraction::ZERO,
        thrown: frac(t, "thrown", Fraction::ZERO),
        volley: frac(t, "volley", Fraction::ZERO),
        thrown_only: t.flag("thrown_only", false),
        secondary_weapon_bonus: int16(t, "secondary_weapon_bonus", 0..=10_000, 0),
        cdf,
        burst: t.flag("burst", burst),
        area: frac(t, "area", Fraction::ONE),
        prt: prt.unwrap_or(if ranged || both { 3 } else { 0 }),
        firearm,
        sdg: int32(t, "sdg", 1..=1_000_000, i64::from(row.sdg)),
        arm: int32(t, "arm", 0..=1_000_000, 0),
        partial_armour: t.flag("partial_armour", false),
        partial_armour_extra: int16(t, "partial_armour_extra", 0..=2, 0),
        individual_sdg: t.ints("individual_sdg", 1..=1_000_000).iter().sum(),
        shields: t.flag("shields", false),
        mobility: 0,
        flying: t.flag("flying", false),
        sappers: t.flag("sappers", false),
        ammunition: int32(t, "ammunition", -1..=1_000, -1),
        sdr_bonus_pct: int32(t, "sdr_bonus_pct", 0..=1_000, 0),
        morale_ignored: t.flag("morale_ignored", false),
        fires_at_contact: t.flag("fires_at_contact", pieces == 0 || firearm),
        type_mult_override: hundredths(t, "type_mult_override", 10_000, 0),
        no_charge_mult: hundredths(t, "no_charge_mult", 10_000, 100),
        pda: t.int("pda", -1..=1_000_000_000_000, -1),
        frc: t.int("frc", -1..=1_000_000_000_000, -1),
        dfs: int32(t, "dfs", -1..=1_000, -1),
        sdr: int32(t, "sdr", -1..=1_000, -1),
        xp: int32(t, "xp", 0..=100_000, 0),
        xp_award: int32(t, "xp_award", -1..=1_000, -1),
        hurt: 0,
        counted: 0,
        player: player(t),
        vehicle,
        weapons_at: u16::try_from(all.len()).unwrap_or(u16::MAX),
        weapons: 0,
        weapon_usable: u8::MAX,
        mod_ctl: int16(t, "mod_ctl", -50..=50, 0),
        mod_dfs: int16(t, "mod_dfs", -50..=50, 0),
        crew: u16::try_from(t.int("crew", 0..=60_000, 0)).unwrap_or(0),
        special_ammo_mult: hundredths(t, "special_ammo_mult", 1_000, 100).max(100),
        unsuitable_armament_factor: hundredths(t, "unsuitable_armament_factor", 1, 100),
        cover_bonus: int16(t, "cover_bonus", -20..=50, 0),
        others: 0,
        frc_other: 0,
        crew_lost: 0,
        dead: 0,
        wounded: 0,
        deserters: 0,
        pieces_lost: 0,
    };
    if vehicle {
        vehicles(t, &mut u, all);
    } else {
        arms(t, &mut u);
    }
    u.eff0 = u.eff;
    u.mobility = u8::try_from(t.int("mobility", 0..=9, i64::from(u.usual_mobility()))).unwrap_or(0);
    u.at = match sheet.arrives {
        Arrives::ByEvent => Where::Absent,
        Arrives::AtStart | Arrives::InReserve if u.post == Station::Reserve => Where::Reserve,
        Arrives::AtStart | Arrives::InReserve => Where::Field,
    };
    u
}

/// ORD-14, ORD-27 — weapons of troops: the main one, those mixed with it, what they throw, a second one.
fn arms(t: &DocTable, u: &mut Unit) {
    let armed = t.has("dmg") || u.thrown_only || u.pda >= 0;
    if !armed {
        t.problem("dmg", "ordre-problem-no-weapon", &[]);
    }
    let mixed = t.ints("mixed_dmg", 0..=1_000_000);
    u.dmg_mean = u.dmg;
    if !mixed.is_empty() {
        let n = i64::try_from(mixed.len()).unwrap_or(1);
        let sum: i64 = mixed.iter().sum();
        u.dmg_mean = Fraction { num: i32::try_from(sum).unwrap_or(i32::MAX), den: i32::try_from(n).unwrap_or(1) };
    }
    let second = frac(t, "secondary_dmg", Fraction::ZERO);
    let most = i64::from(second.num).div_euclid(2 * i64::from(second.den.max(1)));
    if i64::from(u.secondary_weapon_bonus) > most {
        t.problem("secondary_weapon_bonus", "ordre-problem-secondary", &[("most", &most)]);
        u.secondary_weapon_bonus = 0;
    }
}

/// ORD-93 to ORD-100 — weapons of vehicles, and those of other kinds in the unit.
fn vehicles(t: &DocTable, u: &mut Unit, all: &mut Vec<Weapon>) {
    u.weapon_usable = weapons(t, 0, all);
    let own = u.eff;
    for other in t.tables("other") {
        cite(MIXED);
        let count = u32::try_from(other.required_int("count", 1..=1_000_000)).unwrap_or(1);
        let each =
            other.int("sdg", 1..=1_000_000, i64::from(u.sdg)) + other.int("arm", 0..=1_000_000, i64::from(u.arm));
        if count > own {
            other.problem("count", "ordre-problem-majority", &[]);
        }
        let before = all.len().saturating_sub(usize::from(u.weapons_at));
        let usable = weapons(&other, count, all);
        u.weapon_usable |= u8::try_from((u32::from(usable) << before.min(8)) & 0xff).unwrap_or(0);
        u.others += count;
        u.frc_other += i64::from(count) * each;
        u.eff += count;
    }
    let n = all.len().saturating_sub(usize::from(u.weapons_at));
    if n > MOST_WEAPONS {
        t.problem("weapon", "ordre-problem-weapons", &[("most", &MOST_WEAPONS)]);
    }
    if n == 0 && u.pda < 0 {
        t.problem("weapon", "ordre-problem-no-weapon", &[]);
    }
    u.weapons = u8::try_from(n).unwrap_or(0);
}

fn person(sheet: &CharacterSheet) -> Person {
    let t = &sheet.table;
    let (health, wounds) = (int16(t, "health", 1..=1_000, 5), int16(t, "wounds", 0..=1_000, 0));
    Person {
        side: sheet.side,
        unit: sheet.unit.and_then(UnitId::of),
        mental: int16(t, "mental", -50..=100, 0),
        presence: int16(t, "presence", -50..=100, 0),
        cbt: int16(t, "cbt", -50..=100, 0),
        war: int16(t, "war", 0..=50, 0),
        diplomacy: int16(t, "diplomacy", 0..=50, 0),
        health,
        arm: int16(t, "arm", 0..=1_000, 0),
        wounds,
        lot: match wounds {
            0 => Lot::Fit,
            _ if wounds >= health => Lot::Out,
            _ => Lot::Wounded,
        },
        here: sheet.arrives == Arrives::AtStart,
        player: player(t),
    }
}

fn camp(scenario: &Scenario, side: Side) -> Camp {
    let sheet = &scenario.sides[side.index()];
    let t = &sheet.table;
    Camp {
        chief: sheet.chief.and_then(PersonId::of),
        command_circumstances: int32(t, "command_circumstances", -50..=50, 0),
        reliable_signals: t.flag("reliable_signals", false),
        surprise_allowed: t.flag("surprise_allowed", true),
        battle_result: t.one_of("battle_result", &pairs(Classing::WORDS, Classing::ALL), Classing::Auto),
        retreat_failed: false,
        withdrew: false,
        conceded: false,
        class: None,
        baggage_lost: 0,
    }
}

/// ORD-75, ORD-77 — the place, where there is one.
fn place(scenario: &Scenario, mode: Mode) -> Option<Stronghold> {
    let t = &scenario.ground;
    let besieged = scenario.side_of(t, "besieged");
    let kind = t.maybe_one_of("fort", &pairs(FortKind::WORDS, FortKind::ALL));
    let effectif = t.maybe_int("effectif", 1..=1_000_000);
    let needed = mode.walls();
    if needed && (besieged.is_none() || kind.is_none()) {
        t.problem("", "ordre-problem-place", &[]);
    }
    let (besieged, kind) = (besieged?, kind?);
    let least = fort_row(kind).least;
    if effectif.is_some_and(|n| n < least) {
        t.doubt("effectif", "ordre-problem-place-size", &[("least", &least)]);
    }
    let effectif = u32::try_from(effectif.unwrap_or(least)).unwrap_or(1);
    let men = |u: &&UnitSheet| u.side == besieged && u.arrives == Arrives::AtStart;
    let garrison: i64 = scenario.units.iter().filter(men).map(|u| strength(&u.table).0).sum();
    let most = i64::from(effectif) * 2;
    if needed && garrison > most {
        t.doubt("effectif", "ordre-problem-garrison", &[("most", &most)]);
    }
    Some(Stronghold { besieged, kind, effectif, calendar: 0, week: 0, endurance: 0, talked: 0, sapped: false, rest: 0 })
}

pub(crate) fn muster(scenario: &Scenario) -> Mustered<Battle> {
    let mut options = Options::default();
    read_settings(&scenario.options, Options::LIST, |index, value| {
        options.set(index, value);
    });
    let ground = &scenario.ground;
    cite(TERRAIN);
    if let Some(terrain) = ground.maybe_one_of("terrain", &pairs(Landscape::WORDS, Landscape::ALL)) {
        options.terrain = terrain;
    }
    if options.terrain == Landscape::Impassable {
        cite(IMPASSABLE);
        ground.doubt("terrain", "ordre-problem-impassable", &[]);
    }
    if !scenario.weather_is.is_empty() {
        options.weather = Weather::made_of(&scenario.weather_is);
    }
    let mut list = Vec::new();
    let units: Vec<Unit> = scenario.units.iter().map(|sheet| unit(sheet, &mut list)).collect();
    let usual = if units.iter().any(|u| u.vehicle) { Mode::Vehicles } else { Mode::Field };
    let mode = ground.one_of("mode", &pairs(Mode::WORDS, Mode::ALL), usual);
    let theatre = ground.one_of("theatre", &pairs(Theatre::WORDS, Theatre::ALL), Theatre::Land);
    let fort = place(scenario, mode);
    let camps = Side::BOTH.map(|side| camp(scenario, side));
    let scripts = scripts_of(&scenario.events, |s| s, Field::LIST, |words| Weather::made_of(words) as u8);
    let mut state = Battle {
        options,
        mode,
        theatre,
        round: 1,
        sequence: 1,
        step: if mode == Mode::Siege { Step::Week } else { Step::Command },
        fighters: 0,
        clock: 0,
        first: None,
        surprised: None,
        surprise_seq: 0,
        tested: false,
        retest: false,
        volleys: 0,
        shocks: 0,
        sortie: false,
        over: None,
        closed: false,
        camps,
        units,
        groups: Vec::new(),
        persons: scenario.characters.iter().map(person).collect(),
        weapons: list,
        fort,
        siege: mode == Mode::Siege,
        scripts,
    };
    knobs(scenario, &mut state, mode);
    crate::brought::idle::warn(scenario, &state);
    let doctrines = [0, 1].map(|i| scenario.sides[i].doctrine);
    let names = names(scenario, &state);
    Mustered { state, names, doctrines }
}

/// Groups, with what the scenario says of them unit by unit.
fn knobs(scenario: &Scenario, state: &mut Battle, mode: Mode) {
    // Each unit alone first: what it says of its group follows it into the group.
    for (id, sheet) in UnitId::all(state.units.len()).zip(&scenario.units) {
        let t = &sheet.table;
        let u = *state.unit(id);
        let mut group = fresh(&u, Subject::from(id), u.post, crate::chapters::array::kind_of(&u));
        group.combat_circumstances = int32(t, "combat_circumstances", -50..=50, 0);
        group.encircled = t.flag("encircled", false);
        group.in_terrain = t.flag("in_terrain", true);
        state.form(id, group);
    }
    state.array(mode, false);
}

/// What this ruleset says of its scenarios.
pub(crate) fn format() -> Format<'static> {
    Format {
        doctrines: Ordre::DOCTRINES,
        catalogue: crate::catalogue(),
        labels: LABELS,
        states: crate::STATES,
        fields: crate::field_names(),
        ruled: Field::LIST,
        weathers: &["clear", "bad", "very_bad", "extreme_temp", "gruelling_temp"],
        codes: CODES,
        ..Format::bare("ordre")
    }
}

/// Reads a unit's own keys, for the test of the catalogue.
#[doc(hidden)]
pub fn read_unit(table: &DocTable) {
    let sheet = UnitSheet {
        table: table.clone(),
        side: Side::A,
        army: 0,
        parent: None,
        depth: 0,
        troop: None,
        id_made: true,
        player: false,
        arrives: Arrives::AtStart,
        subject: Subject::unit(0),
    };
    let _ = unit(&sheet, &mut Vec::new());
    for key in ["combat_circumstances", "encircled", "in_terrain"] {
        table.skip(key);
    }
}
