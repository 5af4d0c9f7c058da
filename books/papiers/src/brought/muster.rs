//! From a scenario to a battle: armies, characters, spells, the ground and what it hides.

use crate::Papiers;
use crate::brought::creation::{self, Wardrobe, blank, pairs, power};
use crate::brought::doctrine::Doctrine;
use crate::brought::ground::{ground, sites};
use crate::brought::notation::LABELS;
use crate::brought::options::{GeneralMode, Options, SoloMode};
use crate::chapters::attack::{self, Strike, StrikeKind};
use crate::chapters::initiative::sheet_ini;
use crate::nouns::battle::{
    Army, Battle, Called, Cell, Custom, Hero, HeroId, HostId, Lore, NOWHERE, SPELLS, Spell, SpellId, Unit, UnitId,
};
use crate::nouns::ids::numbered;
use crate::nouns::rules::DEPLOYMENT;
use crate::nouns::tables::{self, Machine, Mount};
use crate::nouns::terms::{Attribute, Category, Edge, HeroStatus, Mo, Step, Where};
use montjoie_game::scenario::{Arrives, CharacterSheet, Code, DocTable, Format, Scenario, code, waivable};
use montjoie_game::{Gender, Mustered, Name, Names, Ruleset as _, read_settings, scripts_of};
use montjoie_table::{Id as _, Quiet, Side, Subject, Tally as _, cite};
use std::sync::Arc;

/// Problems of this ruleset alone.
pub const CODES: &[Code] = &[
    code("papiers-problem-cell", &["value"]),
    code("papiers-problem-ground", &["most"]),
    code("papiers-problem-glyph", &["value"]),
    code("papiers-problem-races", &["most"]),
    code("papiers-problem-customs", &["most"]),
    code("papiers-problem-spells", &["most"]),
    code("papiers-problem-own", &["key", "most"]),
    code("papiers-problem-eff", &["value", "most"]),
    waivable("papiers-problem-monster", &["points"]),
    waivable("papiers-problem-missing", &["key"]),
    waivable("papiers-problem-no-effect", &["key"]),
    waivable("papiers-problem-lance", &[]),
    waivable("papiers-problem-second", &[]),
    waivable("papiers-problem-barding", &[]),
    waivable("papiers-problem-machine", &["key"]),
    waivable("papiers-problem-tortue", &[]),
    waivable("papiers-problem-haine", &[]),
    waivable("papiers-problem-mag", &[]),
    waivable("papiers-problem-bonus", &[]),
];

struct Own {
    shelf: Wardrobe,
    customs: Vec<Custom>,
    spells: Vec<(String, u8, Spell)>,
    traps: Vec<(String, i32, i32)>,
    names: Vec<Name>,
    custom_names: Vec<Name>,
    mount_names: Vec<Name>,
    machine_names: Vec<Name>,
}

fn named(table: &DocTable, id: &str) -> Name {
    let (fr, en) = table.bilingual("name").unwrap_or_else(|| (id.to_owned(), id.to_owned()));
    let gender = table.one_of("gender", &[("m", Gender::M), ("f", Gender::F)], Gender::M);
    Name { id: id.to_owned(), fr, en, gender, person: false }
}

/// Most tables of one kind of the GM's own: all of them, the book's spells and the sites are numbered together.
const MOST_OWN: usize = 40;

/// The GM's own of one kind, no more than can be numbered.
fn own_tables(root: &DocTable, key: &'static str) -> Vec<DocTable> {
    let all: Vec<DocTable> = root.tables(key).into_iter().collect();
    if all.len() > MOST_OWN {
        root.problem(key, "papiers-problem-own", &[("key", &key), ("most", &MOST_OWN)]);
    }
    all
}

/// Tables of the GM's own at the top of the file, laid after the book's.
fn own(root: &DocTable) -> Own {
    let small = |t: &DocTable, key: &str| t.int(key, -50..=50, 0) as i8;
    let hundredths = |t: &DocTable, key: &str| t.maybe_parts(key, 0..=1_000, 100).unwrap_or(100) as i16;
    let mut custom_names = Vec::new();
    let mut customs = Vec::new();
    let mut ids = Vec::new();
    for t in own_tables(root, "attribute") {
        let id = t.required_text("id");
        custom_names.push(named(&t, &id));
        let (att, def) = (small(&t, "att"), small(&t, "def"));
        customs.push(Custom {
            att_melee: att,
            att_fire: t.int("att_fire", -50..=50, 0) as i8,
            def_melee: def,
            def_fire: t.int("def_fire", -50..=50, i64::from(def)) as i8,
            mult: hundredths(&t, "pui_mult"),
            ini: small(&t, "ini"),
        });
        ids.push(id);
    }
    let (mut mount_names, mut machine_names) = (Vec::new(), Vec::new());
    let mut mounts = tables::mounts();
    for t in own_tables(root, "mount") {
        let attributes = t.some_of("attributes", &pairs(Attribute::WORDS, Attribute::ALL));
        let id = t.required_text("id");
        mount_names.push(named(&t, &id));
        mounts.push(Mount {
            id,
            chariot: t.flag("chariot", false),
            pui: power(&t, "pui", 100).unwrap_or(0),
            ini_charge: t.int("ini_charge", -20..=20, 2) as i32,
            ini: t.int("ini", -20..=20, 0) as i32,
            def: t.int("def", -20..=20, 0) as i32,
            charge: t.maybe_parts("charge", 100..=1_000, 100).unwrap_or(120),
            def_vs_foot: t.int("def_vs_foot", -20..=20, 1) as i32,
            attributes: attributes.into_iter().fold(0, |all, a: Attribute| all | a.bit()),
        });
    }
    let mut machines = tables::machines();
    for t in own_tables(root, "machine") {
        let id = t.required_text("id");
        machine_names.push(named(&t, &id));
        machines.push(Machine {
            id,
            battery: t.required_int("battery", 0..=10_000) as i32,
            support: t.int("support", 0..=100, 0) as i32,
            mobile: t.flag("mobile", false),
            setup: t.maybe_int("setup_turns", 0..=10).and_then(|n| u8::try_from(n).ok()),
        });
    }
    let mut traps = tables::traps();
    for t in root.tables("trap") {
        let id = t.required_text("id");
        let _ = named(&t, &id);
        traps.push((id, t.required_int("pui", 0..=10_000) as i32, t.int("att", -20..=50, 0) as i32));
    }
    let (spells, names) = spells(root);
    let shelf = Wardrobe { mounts, machines, customs: ids, races: Vec::new() };
    Own { shelf, customs, spells, traps, names, custom_names, mount_names, machine_names }
}

/// PAP-83 — the book's spells and the GM's, with what each is called.
fn spells(root: &DocTable) -> (Vec<(String, u8, Spell)>, Vec<Name>) {
    let mut spells = Vec::new();
    let mut names = Vec::new();
    for (id, fr, uses, attack) in tables::spells() {
        let en = if id == "boule_de_feu" { "Fireball" } else { "Terror" };
        let (fr, en) = (fr.to_owned(), en.to_owned());
        names.push(Name { id: id.to_owned(), fr, en, gender: Gender::F, person: false });
        spells.push((id.to_owned(), uses, Spell { attack }));
    }
    for t in own_tables(root, "spell") {
        let id = t.required_text("id");
        names.push(named(&t, &id));
        let uses = t.int("uses", 1..=100, 1) as u8;
        let pui = t.maybe_int("pui", 0..=10_000);
        let attack = pui.map(|pui| (pui as i32, t.int("att", -20..=50, 0) as i32));
        if attack.is_none() {
            let _ = t.maybe_one_of("effect", &[("morale", true)]);
            let _ = t.maybe_int("att", -20..=50);
        }
        spells.push((id, uses, Spell { attack }));
    }
    (spells, names)
}

pub(crate) fn muster(scenario: &Scenario) -> Mustered<Battle> {
    let mut options = Options::default();
    read_settings(&scenario.options, Options::LIST, |index, value| {
        options.set(index, value);
    });
    let mut own = own(&scenario.root);
    let mut units: Vec<Unit> = Vec::new();
    for sheet in &scenario.units {
        units.push(creation::unit(sheet, &options, &mut own.shelf));
    }
    let listed = u8::try_from(units.len()).unwrap_or(u8::MAX);
    let mut heroes = Vec::new();
    for (n, sheet) in numbered::<HeroId, _>(&scenario.characters) {
        let mut alone = blank(sheet.side, HostId::new(sheet.army));
        alone.category = Category::Character;
        (alone.mo, alone.lone, alone.at) = (Mo::Sans, Some(n), Where::Absent);
        alone.ini_base = sheet.table.int("ini", -20..=20, 0) as i16;
        units.push(alone);
        heroes.push(hero(scenario, sheet, UnitId::new(listed.saturating_add(n.number())), &own, &options));
    }
    let ground = ground(scenario);
    let armies = armies(scenario);
    let (sites, cells) = sites(scenario, &own.traps, &mut units, &options);
    let first_spell = u8::try_from(scenario.places.len()).unwrap_or(0);
    let first_custom = first_spell.saturating_add(count(&own.spells));
    let first_mount = first_custom.saturating_add(count(&own.custom_names));
    let first_engine = first_mount.saturating_add(count(&own.mount_names));
    let lore = Lore {
        mounts: called(own.shelf.mounts.iter().map(|m| &m.id), &own.mount_names, first_mount),
        engines: called(own.shelf.machines.iter().map(|m| &m.id), &own.machine_names, first_engine),
        races: own.shelf.races.clone(),
        ground,
        cells,
        machines: own.shelf.machines.clone(),
        spells: own.spells.iter().map(|(_, _, s)| *s).collect(),
        customs: own.customs.clone(),
        first_spell,
        first_custom,
    };
    let who = |subject: Subject| subject;
    let scripts = scripts_of(&scenario.events, who, crate::FIELDS, |_| 0);
    let mut state = Battle {
        options,
        turn: 1,
        step: Step::Debut,
        conceded: [false; 2],
        over: 0,
        armies,
        units,
        heroes,
        links: Vec::new(),
        hits: Vec::new(),
        sites,
        scripts,
        lore: Arc::new(lore),
    };
    figures_by_hand(scenario, &mut state);
    stand_alone(&mut state);
    deploy(&mut state);
    let doctrines = [0, 1].map(|i| {
        let side = &scenario.sides[i];
        if side.table.has("doctrine") { side.doctrine } else { options.doctrine as usize }
    });
    Mustered { state, names: names(scenario, &own), doctrines }
}

fn count<T>(list: &[T]) -> u8 {
    u8::try_from(list.len()).unwrap_or(u8::MAX)
}

/// What each is called: the book's by their words, then the GM's own by their places.
fn called<'a>(ids: impl ExactSizeIterator<Item = &'a String>, own: &[Name], first: u8) -> Vec<Called> {
    let book = ids.len() - own.len();
    let name = |(i, id): (usize, &String)| match i.checked_sub(book).and_then(|i| u8::try_from(i).ok()) {
        Some(i) => Called::Place(first.saturating_add(i)),
        None => Called::Word(crate::shown::figures::word_id(id)),
    };
    ids.enumerate().map(name).collect()
}

/// Figures the GM wrote as sums: whatever is missing from the parts is his correction.
fn figures_by_hand(scenario: &Scenario, b: &mut Battle) {
    for (id, sheet) in numbered::<UnitId, _>(&scenario.units) {
        let blow = Strike { by: id, on: id, kind: StrikeKind::Vanguard };
        let shot = Strike { by: id, on: id, kind: StrikeKind::Fire };
        let derived = (
            sheet_ini(b, Quiet::default(), id).total(),
            attack::att(b, Quiet::default(), blow).total(),
            attack::att(b, Quiet::default(), shot).total(),
            attack::def(b, Quiet::default(), id, None).total(),
        );
        creation::by_hand(&mut b.units[usize::from(id)], &sheet.table, derived);
    }
}

/// PAP-80 — characters in no unit stand alone; groups count their people.
fn stand_alone(b: &mut Battle) {
    let narrative = b.options.solo_character_mode == SoloMode::Narrative;
    for hero in b.hero_ids() {
        let h = *b.hero(hero);
        let unit = &mut b.units[usize::from(h.unit)];
        if unit.lone.is_some() && h.status == HeroStatus::Able && !narrative {
            unit.at = Where::Field;
        }
    }
    for id in b.ids() {
        if !b.is_character(id) {
            continue;
        }
        let eff: u32 =
            b.heroes.iter().filter(|h| h.unit == id && h.status == HeroStatus::Able).map(|h| u32::from(h.eff)).sum();
        let u = &mut b.units[usize::from(id)];
        (u.eff, u.eff0, u.eff_turn, u.eff_start) = (eff, eff.max(1), eff, eff);
        if eff == 0 {
            u.at = Where::Absent;
        }
    }
}

/// PAP-20 — counters that name no cell are laid in their army's zone, or along its edge.
fn deploy(b: &mut Battle) {
    let lore = Arc::clone(&b.lore);
    let ground = &lore.ground;
    if ground.columns == 0 {
        return;
    }
    cite(DEPLOYMENT);
    for id in b.ids() {
        let u = *b.at(id);
        if u.cell != NOWHERE || u.lone.is_some() && u.at != Where::Field {
            continue;
        }
        let edge = b.host(u.army).edge;
        let zone = ground.zones.iter().find(|(army, ..)| *army == u.army);
        let mut cells: Vec<Cell> = (0..ground.rows).flat_map(|r| (0..ground.columns).map(move |c| (c, r))).collect();
        cells.sort_by_key(|&(c, r)| match edge {
            Edge::Nord => (r, c),
            Edge::Sud => (ground.rows - r, c),
            Edge::Est => (ground.columns - c, r),
            Edge::Ouest => (c, r),
        });
        let inside = |cell: &Cell| {
            zone.is_none_or(|(_, from, to)| {
                (from.0.min(to.0)..=from.0.max(to.0)).contains(&cell.0)
                    && (from.1.min(to.1)..=from.1.max(to.1)).contains(&cell.1)
            })
        };
        let free =
            |cell: &Cell| ground.terrain(*cell).is_some_and(|t| t.walk) && b.units.iter().all(|o| o.cell != *cell);
        let found = cells.iter().copied().find(|c| inside(c) && free(c)).or_else(|| cells.iter().copied().find(free));
        b.units[usize::from(id)].cell = found.unwrap_or(NOWHERE);
    }
}

/// PAP-85..89 — a character.
fn hero(scenario: &Scenario, sheet: &CharacterSheet, alone: UnitId, own: &Own, options: &Options) -> Hero {
    let t = &sheet.table;
    let casters = [("mage_bataille_imperial", true)];
    let mage = t.maybe_one_of("caster", &casters).is_some();
    let choices: Vec<(&str, SpellId)> = numbered(&own.spells).map(|(spell, (id, ..))| (id.as_str(), spell)).collect();
    let mut known = t.some_of("spells", &choices);
    if mage {
        known.extend([SpellId::new(0), SpellId::new(1)]);
    }
    if known.len() > SPELLS {
        t.problem("spells", "papiers-problem-spells", &[("most", &SPELLS)]);
    }
    let (mut spells, mut uses) = ([None; SPELLS], [0; SPELLS]);
    for (slot, spell) in known.into_iter().take(SPELLS).enumerate() {
        spells[slot] = Some(spell);
        uses[slot] = own.spells[usize::from(spell)].1;
    }
    let left = t.ints("uses", 0..=255);
    if left.len() > spells.iter().flatten().count() {
        t.warn("uses", "papiers-problem-no-effect", &[("key", &"uses")]);
    }
    for (slot, left) in left.into_iter().take(SPELLS).enumerate() {
        uses[slot] = left as u8;
    }
    let mut wounds = [0; 3];
    let grades = t.ints("wounds", 0..=255);
    if grades.len() > wounds.len() {
        t.warn("wounds", "papiers-problem-no-effect", &[("key", &"wounds")]);
    }
    for (slot, n) in grades.into_iter().take(3).enumerate() {
        wounds[slot] = n as u8;
    }
    if t.has("bonus") && options.general_bonus_mode != GeneralMode::Manual {
        t.warn("bonus", "papiers-problem-bonus", &[]);
    }
    let eff = t.int("eff", 1..=20, 1) as u8;
    let unit = sheet.unit.and_then(UnitId::of).unwrap_or(alone);
    let champion_of = scenario.unit_of(t, "champion_of").and_then(UnitId::of);
    let small = |key: &str| t.int(key, -50..=50, 0) as i8;
    Hero {
        side: sheet.side,
        army: HostId::new(sheet.army),
        pc: sheet.player,
        unit,
        own: alone,
        pui: power(t, "pui", 1_000).unwrap_or(1000),
        pui_tir: power(t, "pui_tir", 1_000).unwrap_or(0),
        eff0: eff,
        eff,
        att: small("att"),
        def: small("def"),
        command: t.int("command", 0..=255, 0) as u8,
        tactics: t.int("tactics", 0..=255, 0) as u8,
        bonus: small("bonus"),
        spells,
        uses,
        wounds,
        status: if sheet.arrives == Arrives::AtStart { HeroStatus::Able } else { HeroStatus::Absent },
        champion_of,
        acted: 0,
        cast: 0,
        rallied: false,
        pending: None,
        bereft: 0,
    }
}

fn armies(scenario: &Scenario) -> Vec<Army> {
    scenario
        .armies
        .iter()
        .map(|sheet| {
            let chief = sheet.chief.or(scenario.sides[sheet.side.index()].chief.filter(|_| sheet.implied));
            let general = chief.and_then(HeroId::of);
            let usual = if sheet.side == Side::A { Edge::Sud } else { Edge::Nord };
            let own = !sheet.implied && sheet.table.has("doctrine");
            Army {
                side: sheet.side,
                general,
                die: 0,
                tie: -1,
                encircle: 0,
                temper: own.then(|| Doctrine::ALL.get(sheet.doctrine).copied()).flatten(),
                edge: sheet.table.one_of("edge", &pairs(Edge::WORDS, Edge::ALL), usual),
            }
        })
        .collect()
}

/// Characters who stand alone are units of their own; spells and the GM's attributes come after the sites.
fn names(scenario: &Scenario, own: &Own) -> Names {
    let mut names = scenario.names.clone();
    let alone: Vec<Name> =
        names.characters.iter().map(|n| Name { id: format!("{}-solo", n.id), ..n.clone() }).collect();
    names.units.extend(alone);
    names.places.extend(own.names.iter().cloned());
    for list in [&own.custom_names, &own.mount_names, &own.machine_names] {
        names.places.extend(list.iter().cloned());
    }
    names
}

/// What this ruleset says of its scenarios.
pub(crate) fn format() -> Format<'static> {
    Format {
        doctrines: Papiers::INFO.doctrines,
        catalogue: crate::catalogue(),
        labels: LABELS,
        ground_places: &["ambush", "trap"],
        states: crate::STATES,
        fields: crate::field_names(),
        ruled: crate::FIELDS,
        codes: CODES,
        ..Format::bare("papiers")
    }
}
