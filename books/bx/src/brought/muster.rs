//! From a scenario to a battle: sheets, points, officers, walls.

use crate::Bx;
use crate::brought::doubts;
use crate::brought::options::{Edition, HeroRow, Options};
use crate::chapters::engines::MOST_ENGINES;
use crate::nouns::battle::{Battle, Camp, Id, PV, Unit};
use crate::nouns::rules::{ARMY, ELITE, FREE, POINTS, POINTS_EACH, SHEET};
use crate::nouns::tables::ENGINES;
use crate::nouns::terms::{BodyKind, Defends, Order, Special, Step, Wall, Where};
use crate::nouns::walls::{Aim, Engine, Section};
use montjoie_game::scenario::{
    Arrives, DocTable, Format, Gives, Label, PlaceSheet, Ratio, Scenario, Source, Written, flag, label,
};
use montjoie_game::{Gender, Mustered, Name, Names, read_settings, scripts_of};
use montjoie_table::{Crowd, Id as _, Kind, Side, Subject, cite};

/// The words of a unit's line, as the rulebook prints it and as an English one would.
pub const LABELS: &[Label] = &[
    label("ca", &["CA", "Classe d'Armure", "AC", "Armour Class"]),
    label("dv", &["DV", "Dé de Vie", "Dés de Vie", "HD", "Hit Dice"]),
    label("pvt_max", &["PVT", "Points de Vie Totaux", "Total Hit Points", "THP"]),
    label("pvi", &["PVI", "HPI"]),
    label("pv", &["PV", "Points de Vie", "HP", "Hit Points"]),
    label("regeneration", &["Régénération", "Regeneration"]),
    label("damage", &["Dommages", "Dégâts", "Dom", "Damage", "Dmg"]),
    label("ranged", &["Tir", "Projectiles", "Missiles", "Ranged"]),
    label("moral", &["Moral", "Mor", "Morale", "ML"]),
    flag("mounted", &["monté", "montés", "montée", "montées", "mounted"]),
    flag("flying", &["volant", "volants", "volante", "volantes", "flying"]),
    flag("elite", &["élite", "d'élite", "elite"]),
    flag("lances", &["lances", "lance", "lancers"]),
    flag("polearms", &["armes d'hast", "hast", "piques", "polearms"]),
    flag("infantry", &["infanterie", "à pied", "infantry", "foot"]),
    flag("siege_gear", &["échelles", "matériel de siège", "ladders", "siege gear"]),
    flag("ram", &["bélier", "ram"]),
    flag("human0", &["humain normal", "humains normaux", "humain niv 0", "niveau 0", "normal human", "level 0"]),
    flag("huge", &["énorme", "énormes", "créature énorme", "huge"]),
    flag("breath", &["souffle", "breath"]),
    flag("counters_regeneration", &["torches et huile", "torches et d'huile", "torches and oil"]),
    Label { words: POISON, key: "special_attack", gives: Gives::Word("melee") },
];

/// BX-40 — the special attacks the documents name.
const POISON: &[&str] = &[
    "attaque spéciale",
    "poison",
    "pétrification",
    "drain de niveau",
    "special attack",
    "petrification",
    "level drain",
];

/// Most different tags of weapons.
const MOST_TAGS: usize = 16;

/// Who a subject of the scenario is on the list of bodies: units first, then characters.
fn body_of(subject: Subject, units: usize) -> Option<Id> {
    match subject.kind() {
        Kind::Unit(n) => Id::at(n),
        Kind::Character(n) => u8::try_from(units).ok()?.checked_add(n).and_then(Id::at),
        _ => None,
    }
}

struct Tags(Vec<String>);

impl Tags {
    fn read(&mut self, table: &DocTable, key: &str) -> u16 {
        let mut bits = 0;
        for tag in table.texts(key) {
            let place = self.0.iter().position(|t| *t == tag).unwrap_or_else(|| {
                self.0.push(tag);
                self.0.len() - 1
            });
            if place >= MOST_TAGS {
                table.problem(key, "bx-problem-tags", &[("most", &MOST_TAGS)]);
                return bits;
            }
            bits |= 1 << place;
        }
        bits
    }
}

/// Hit Dice as written: hundredths of dice, points added.
fn hit_dice(table: &DocTable, key: &str) -> Option<(i32, i16)> {
    let written = table.written_as(key)?;
    let whole =
        |ratio: Ratio| ratio.in_parts(100).and_then(|n| i32::try_from(n).ok()).filter(|n| (1..=10_000).contains(n));
    let read = match &written {
        Written::Int(n) => whole(Ratio::whole(*n)).map(|hd| (hd, 0)),
        Written::Decimal(ratio) => whole(*ratio).map(|hd| (hd, 0)),
        Written::Text(text) => {
            let text = text.trim();
            let cut = text.char_indices().skip(1).find(|(_, c)| matches!(c, '+' | '-' | '−' | '–')).map(|(i, _)| i);
            let (dice, bonus) = cut.map_or((text, None), |i| (&text[..i], Some(&text[i..])));
            let bonus = bonus.map_or(Some(0), |b| {
                let negative = !b.starts_with('+');
                let size: i16 = b.trim_start_matches(['+', '-', '−', '–']).trim().parse().ok()?;
                Some(if negative { -size } else { size }).filter(|n| (-100..=1_000).contains(n))
            });
            Ratio::parse(dice.trim()).and_then(whole).zip(bonus)
        }
        Written::Flag(_) => None,
    };
    if read.is_none() {
        let shown = match written {
            Written::Int(n) => n.to_string(),
            Written::Text(text) => text,
            other => format!("{other:?}"),
        };
        table.problem(key, "bx-problem-dv", &[("key", &key), ("value", &shown)]);
    }
    read
}

/// BX-02 — points of one member: half the most its Hit Dice can show.
pub(crate) fn points_each(hd: i32, bonus: i16, die: u8) -> i64 {
    cite(POINTS_EACH);
    // Hundredths of dice × faces × 800 / (2 × 100), and 800 / 2 for each point added.
    i64::from(hd) * i64::from(die) * (PV / 200) + i64::from(bonus) * (PV / 2)
}

/// What a unit, a hero and a huge creature are read alike.
fn body(table: &DocTable, side: Side, army: u8, kind: BodyKind, written: Edition, tags: &mut Tags) -> Unit {
    cite(SHEET);
    let most = 1_000_000;
    let (hd, hd_bonus) = hit_dice(table, "dv").unwrap_or((100, 0));
    let die = table.int("die", 1..=20, 8) as u8;
    let ca = table.int("ca", -50..=80, if written == Edition::Ascendant { 10 } else { 9 });
    // The catalogue is written downwards, as B/X books are; a scenario, as its edition is.
    let downwards = table.source("ca") == Source::Catalogue || written == Edition::Descendant;
    let armour = if downwards { 19 - ca } else { ca };
    let n0 = if kind == BodyKind::Unit { table.required_int("count", 1..=most) } else { 1 };
    let formula = points_each(hd, hd_bonus, die);
    let pvi = doubts::points_each(table, kind == BodyKind::Unit, n0, formula);
    let mut body = Unit {
        side,
        army,
        kind,
        n0: n0 as u32,
        n: n0 as u32,
        pvi,
        pvt: 0,
        pvt0: 0,
        hd,
        hd_bonus,
        die,
        human0: table.flag("human0", false),
        row: 0,
        armour: armour as i16,
        melee: table.required_dice("damage"),
        ranged: table.dice("ranged"),
        moral: table.int("moral", 2..=12, if kind == BodyKind::Unit { 8 } else { 12 }) as u8,
        elite: table.flag("elite", false),
        mounted: table.flag("mounted", false),
        lances: table.flag("lances", false),
        polearms: table.flag("polearms", false),
        infantry: false,
        flying: table.flag("flying", false),
        special: table.one_of("special_attack", &pairs(Special::WORDS, Special::ALL), Special::None),
        breath: table.flag("breath", false),
        regeneration: table.int("regeneration", 0..=1_000, 0) as u16,
        counters_regeneration: table.flag("counters_regeneration", false),
        weapons: tags.read(table, "weapons"),
        harmed_by: tags.read(table, "harmed_by"),
        siege_gear: table.flag("siege_gear", false),
        ram: table.flag("ram", false),
        defends: table.one_of("defends", &pairs(Defends::WORDS, Defends::ALL), Defends::None),
        faithful_of: None,
        cleric: table.flag("cleric", false),
        int: table.int("int", 1..=25, 10) as u8,
        sag: table.int("sag", 1..=25, 10) as u8,
        officer_of: None,
        at: Where::Field,
        // BX-49: heroes and huge creatures are never that.
        demoralised: kind == BodyKind::Unit && table.flag("demoralised", false),
        demoralised_seq: 0,
        routed_seq: 0,
        leaving: false,
        surrendering: false,
        n_start: n0 as u32,
        order: Order::None,
        began_free: false,
        moved: false,
        struck: false,
        scorched: false,
        pressed: false,
        increments: 0,
        contacts: Crowd::EMPTY,
        inert: Crowd::EMPTY,
        fresh: Crowd::EMPTY,
        charging: Crowd::EMPTY,
        inside: false,
        section: Section::NONE,
        sortie_seq: 0,
        returned_seq: 0,
        victories: table.int("victories", 0..=100, 0) as u8,
        original: 0,
        veterans: 0,
        player: table.flag("player", false) | table.flag("pc", false),
    };
    body.infantry = table.flag("infantry", !body.mounted && !body.flying && kind != BodyKind::Huge);
    cite(ELITE);
    body.original = table.int("original", 0..=most, n0) as u32;
    body.veterans = table.int("veterans", 0..=most, n0) as u32;
    if body.pvi <= 0 {
        table.problem("dv", "bx-problem-points", &[("key", &"dv"), ("value", &hd_shown(hd, hd_bonus))]);
        body.pvi = PV;
    }
    // A printed line has one damage: of those who shoot it is that of their missiles too.
    if table.source("damage") == Source::Line && table.source("ranged") == Source::Catalogue {
        body.ranged = body.ranged.map(|_| body.melee);
    }
    doubts::of_sheet(table, &body, written);
    body
}

fn hd_shown(hd: i32, bonus: i16) -> String {
    format!("{}{bonus:+}", hd / 100)
}

fn pairs<T: Copy>(words: &[&'static str], all: &[T]) -> Vec<(&'static str, T)> {
    words.iter().copied().zip(all.iter().copied()).collect()
}

/// BX-03 — points of a unit: members and their points, whole or what an earlier battle left.
fn troops(body: &mut Unit, table: &DocTable) {
    cite(POINTS);
    body.pvt0 = i64::from(body.n0) * body.pvi;
    body.pvt = doubts::left(table, "pvt", body.pvt0, 0..=1_000_000_000).unwrap_or(body.pvt0);
}

/// One alone: its own points, and as long as one is left it stands.
fn alone(body: &mut Unit, table: &DocTable) {
    let formula = body.pvi;
    let max = doubts::exact(table, "pv_max", 1..=100_000);
    let now = doubts::left(table, "pv", max.unwrap_or(i64::MAX), 0..=100_000);
    let most = max.or(now).unwrap_or(formula);
    body.pvi = most.max(1);
    body.pvt0 = body.pvi;
    body.pvt = now.unwrap_or(most).min(body.pvt0);
}

pub(crate) fn muster(scenario: &Scenario, played: Option<&'static str>) -> Mustered<Battle> {
    let written = scenario.edition.and_then(Edition::from_word).unwrap_or(Edition::Ascendant);
    let edition = played.and_then(Edition::from_word).unwrap_or(written);
    let mut options = Options::of(edition);
    read_settings(&scenario.options, Options::LIST, |index, value| {
        options.set(index, value);
    });
    let mut tags = Tags(Vec::new());
    let mut bodies = Vec::new();
    let units = scenario.units.len();
    for sheet in &scenario.units {
        let t = &sheet.table;
        let kind = if t.flag("huge", false) { BodyKind::Huge } else { BodyKind::Unit };
        let mut body = body(t, sheet.side, sheet.army, kind, written, &mut tags);
        if kind == BodyKind::Huge {
            let _ = t.int("count", 1..=1, 1);
            alone(&mut body, t);
        } else {
            troops(&mut body, t);
        }
        body.at = place(sheet.arrives);
        if let Some(leader) = scenario.character_of(t, "faithful_of") {
            body.faithful_of = body_of(leader, units);
        }
        bodies.push(body);
    }
    for sheet in &scenario.characters {
        let mut hero = hero(sheet, units, written, &options, &mut tags);
        // An officer comes with his unit.
        let unit = hero.officer_of.and_then(|unit| bodies.get(unit.index())).filter(|_| hero.at == Where::Field);
        hero.at = unit.map_or(hero.at, |u: &Unit| u.at);
        bodies.push(hero);
    }
    let fort = walls(scenario, &mut bodies);
    let nameless = fort.is_some() && !scenario.places.iter().any(|p| p.kind == "section");
    let engines = engines(scenario, nameless);
    let camps = Side::BOTH.map(|side| camp(scenario, side, units));
    for body in &mut bodies {
        body.refresh(&options, edition);
        body.n_start = body.n;
    }
    let besieged = fort.as_ref().map(|f| f.besieged);
    doubts::of_battle(scenario, &bodies, camps.map(|c| c.chief), besieged, &options);
    let pairs = contacts(scenario, &mut bodies);
    cite(ARMY);
    let who = |subject: Subject| match subject.kind() {
        Kind::Unit(_) | Kind::Character(_) => body_of(subject, units).map_or(Subject::NOBODY, Subject::from),
        // The wall nobody named comes before every place of the file.
        Kind::Place(n) if nameless => Subject::place(n.saturating_add(1)),
        _ => subject,
    };
    let scripts = scripts_of(&scenario.events, who, &crate::brought::hand::FIELDS, |_| 0);
    let state = Battle {
        edition,
        options,
        sequence: 1,
        step: Step::Commandement,
        camps,
        bodies,
        pairs,
        hurts: Vec::new(),
        hurts_before: Vec::new(),
        fort,
        engines,
        scripts,
    };
    let doctrines = [0, 1].map(|i| scenario.sides[i].doctrine);
    Mustered { state, names: names(scenario, nameless), doctrines }
}

/// BX-06 — those who are at grips when the battle begins: contacts older than it.
fn contacts(scenario: &Scenario, bodies: &mut [Unit]) -> Vec<(Id, Id, u16)> {
    let names = &scenario.names;
    let ids: Vec<&str> = names.units.iter().chain(&names.characters).map(|n| n.id.as_str()).collect();
    let tables = scenario.units.iter().map(|u| &u.table).chain(scenario.characters.iter().map(|c| &c.table));
    let mut pairs: Vec<(Id, Id, u16)> = Vec::new();
    for (one, table) in tables.enumerate() {
        for other in table.ids_of("contact", &ids) {
            let (a, b) = (&bodies[one], &bodies[other]);
            if a.side == b.side || !a.on_field() || !b.on_field() {
                table.problem("contact", "bx-problem-contact", &[("unit", &ids[other])]);
                continue;
            }
            let (Ok(one), Ok(other)) = (u8::try_from(one).map(Id::new), u8::try_from(other).map(Id::new)) else {
                continue;
            };
            if !bodies[one.index()].contacts.has(other) {
                bodies[one.index()].contacts.add(other);
                bodies[other.index()].contacts.add(one);
                cite(FREE);
                pairs.push((one.min(other), one.max(other), 0));
            }
        }
    }
    pairs
}

fn place(arrives: Arrives) -> Where {
    if arrives == Arrives::AtStart { Where::Field } else { Where::Absent }
}

/// BX-49 — a character: one body of one member.
fn hero(
    sheet: &montjoie_game::scenario::CharacterSheet,
    units: usize,
    written: Edition,
    options: &Options,
    tags: &mut Tags,
) -> Unit {
    let t = &sheet.table;
    let mut body = body(t, sheet.side, sheet.army, BodyKind::Hero, written, tags);
    let level = (t.int("level", 0..=100, 1) as i32).max(1) * 100;
    // His level counts as his Hit Dice where none are written: those that are give his points.
    if !t.has("dv") && !t.has("pvi") {
        body.pvi = points_each(level, 0, body.die);
    }
    // `hero_row`: by level, or by the Hit Dice written on the sheet; by what there is where one is missing.
    if !t.has("dv") || (options.hero_row == HeroRow::Level && t.has("level")) {
        (body.hd, body.hd_bonus) = (level, 0);
    }
    alone(&mut body, t);
    body.at = if t.flag("aside", false) { Where::Aside } else { place(sheet.arrives) };
    if let Some(unit) = sheet.unit {
        body.officer_of = body_of(unit, units);
    }
    body
}

/// BX-60, BX-61 — the place and its sections; the besieged stand inside unless they say otherwise.
fn walls(scenario: &Scenario, bodies: &mut [Unit]) -> Option<crate::nouns::walls::Fort> {
    let besieged = scenario.side_of(&scenario.ground, "besieged");
    let mut kinds = Vec::new();
    let mut open = Vec::new();
    for place in scenario.places.iter().filter(|p| p.kind == "section") {
        kinds.push(place.table.one_of("kind", &pairs(Wall::WORDS, Wall::ALL), Wall::Wall));
        open.push(place.table.flag("breached", false));
    }
    let gates = kinds.iter().filter(|k| **k == Wall::Gate).count();
    if gates > 1 {
        scenario.ground.problem("section", "bx-problem-gates", &[("count", &gates)]);
    }
    if kinds.len() > crate::nouns::walls::SECTIONS {
        let most = crate::nouns::walls::SECTIONS;
        scenario.ground.problem("section", "problem-too-many", &[("what", &"section"), ("most", &most)]);
    }
    let tables = scenario.units.iter().map(|u| &u.table).chain(scenario.characters.iter().map(|c| &c.table));
    for (body, table) in bodies.iter_mut().zip(tables) {
        let outside = table.flag("outside", false);
        body.inside = Some(body.side) == besieged && !outside;
    }
    let besieged = besieged?;
    if kinds.is_empty() {
        kinds.push(Wall::Wall);
    }
    let mut fort = crate::nouns::walls::Fort::new(besieged, &kinds);
    for (slot, open) in fort.breached.iter_mut().zip(open) {
        // A breach of an earlier day: nothing of the wall's shelter is left.
        *slot = u16::from(open);
    }
    Some(fort)
}

/// BX-71 — engines of both sides.
fn engines(scenario: &Scenario, nameless: bool) -> Vec<Engine> {
    let kinds: Vec<(&str, u8)> = (0u8..).zip(ENGINES.iter()).map(|(i, k)| (k.id, i)).collect();
    let mut engines = Vec::new();
    for (at, place) in (0u8..).zip(&scenario.places).filter(|(_, p)| p.kind == "engine") {
        let t = &place.table;
        let kind = t.required_one_of("kind", &kinds, 0);
        let (least, most) = ENGINES[usize::from(kind)].crew;
        let crew = t.int("crew", 0..=100, i64::from(most)) as u8;
        if crew > most {
            t.problem("crew", "bx-problem-crew", &[("least", &least), ("most", &most)]);
        }
        engines.push(Engine {
            side: place.side.unwrap_or(Side::A),
            place: at + u8::from(nameless),
            kind,
            crew,
            engineer: t.flag("engineer", true),
            served_by: served_by(scenario, place),
            at: Where::Field,
            aim: Aim::Nothing,
        });
    }
    if engines.len() > MOST_ENGINES {
        scenario.ground.problem("", "problem-too-many", &[("what", &"engine"), ("most", &MOST_ENGINES)]);
    }
    engines
}

/// The unit that serves an engine; one of the enemy's would keep it silent for ever.
fn served_by(scenario: &Scenario, engine: &PlaceSheet) -> Option<Id> {
    let unit = scenario.unit_of(&engine.table, "served_by")?;
    let id = body_of(unit, scenario.units.len());
    if id.and_then(|id| scenario.units.get(id.index())).is_some_and(|u| Some(u.side) != engine.side) {
        engine.table.warn("served_by", "bx-problem-served", &[("unit", &scenario.names.id(unit))]);
    }
    id
}

fn camp(scenario: &Scenario, side: Side, units: usize) -> Camp {
    let sheet = &scenario.sides[side.index()];
    Camp {
        chief: sheet.chief.and_then(|c| body_of(c, units)),
        chief_dead: false,
        standard: sheet.standard.and_then(|s| body_of(s, units)),
        standard_lost: false,
        conceded: false,
        supplies: sheet.table.int("supplies", 0..=1_000_000, 0) as i32,
    }
}

/// Characters fight as bodies: they come after the units on the same list. A place of one section need not name it.
fn names(scenario: &Scenario, nameless: bool) -> Names {
    let mut names = scenario.names.clone();
    if nameless {
        let taken = names.find("enceinte").is_some();
        let id = if taken { "enceinte-1" } else { "enceinte" };
        let (fr, en) = ("l’enceinte".to_owned(), "the walls".to_owned());
        names.places.insert(0, Name { id: id.to_owned(), fr, en, gender: Gender::F, person: false });
    }
    let characters = std::mem::take(&mut names.characters);
    names.units.extend(characters);
    names
}

/// The catalogue counts armour downwards, as B/X books do; the ascending edition counts it upwards.
fn written(edition: &str, key: &str, value: &str) -> Option<String> {
    let upwards = Edition::from_word(edition) == Some(Edition::Ascendant) && key == "ca";
    upwards.then(|| value.parse::<i32>().ok()).flatten().map(|ca| (19 - ca).to_string())
}

/// What this ruleset says of its scenarios.
pub(crate) fn format() -> Format<'static> {
    Format {
        ruleset: "bx",
        aliases: &[("bx-ascendant", "ascendant"), ("bx-descendant", "descendant")],
        editions: Edition::WORDS,
        doctrines: Bx::DOCTRINES,
        catalogue: crate::catalogue(),
        labels: LABELS,
        ground_places: &["section"],
        side_places: &["engine"],
        states: crate::STATES,
        fields: crate::field_names(),
        ruled: &crate::brought::hand::FIELDS,
        place_fields: crate::brought::hand::PLACE_FIELDS,
        codes: doubts::CODES,
        written,
        ..Format::bare("bx")
    }
}
