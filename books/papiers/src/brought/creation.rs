//! Création d'unités: from words to numbers (PAP-01..15, 46..64, 78, 82).

use crate::brought::options::{MonsterPui, Options};
use crate::nouns::battle::{CUSTOMS, CustomId, HostId, MachineId, MissileId, MountId, NOWHERE, RaceId, Unit, WeaponId};
use crate::nouns::rules::{CAVALRY, FIRE_SCALE, MACHINES, SCALE};
use crate::nouns::tables::{MELEE, MISSILES, Machine, Mount, SCALE as WORDS, creatures, eff_each, melee_weapon};
use crate::nouns::terms::{Armour, Attribute, Category, Mo, Morale, Organised, SupportKind, Where};
use montjoie_game::scenario::{Arrives, DocTable, Source, UnitSheet, Written, fold};
use montjoie_table::{Crowd, Id, Side, cell_of, cite};

/// Most men in a unit, and most points of a beast.
pub const MOST_EFF: i64 = 100_000;

/// What a unit's words are looked up in: the book's, then the GM's own.
pub struct Wardrobe {
    /// Mounts and chariots.
    pub mounts: Vec<Mount>,
    /// Machines.
    pub machines: Vec<Machine>,
    /// Ids of the GM's own attributes.
    pub customs: Vec<String>,
    /// Races of the scenario, as they come up.
    pub races: Vec<String>,
}

impl Wardrobe {
    /// The place of a race, new ones at the end.
    fn race(&mut self, table: &DocTable, key: &str, word: &str) -> Option<RaceId> {
        let place = self.races.iter().position(|r| r == word).unwrap_or_else(|| {
            self.races.push(word.to_owned());
            self.races.len() - 1
        });
        if place >= 32 {
            table.problem(key, "papiers-problem-races", &[("most", &32)]);
            return None;
        }
        u8::try_from(place).ok().and_then(RaceId::at)
    }
}

/// Thousandths of a power written as a decimal.
pub fn power(table: &DocTable, key: &str, most: i64) -> Option<i32> {
    table.maybe_parts(key, 0..=most * 1000, 1000).and_then(|n| i32::try_from(n).ok())
}

/// A blank counter.
pub fn blank(side: Side, army: HostId) -> Unit {
    Unit {
        side,
        army,
        category: Category::Foot,
        flying: false,
        race: None,
        hates: 0,
        eff0: 1,
        eff: 1,
        each: 1,
        pui: 0,
        pui_tir: 0,
        pui_mag: 0,
        mo: Mo::Normal,
        ini_base: 0,
        ini_hand: 0,
        armour: Armour::None,
        shield: false,
        weapon: None,
        second: None,
        missile: None,
        barding: 0,
        mount_ini: 0,
        mount_def: 0,
        ini_charge: 0,
        charge: 100,
        def_vs_foot: 0,
        attributes: 0,
        size: 2,
        customs: [None; CUSTOMS],
        att_hand: 0,
        att_fire_hand: 0,
        def_hand: 0,
        mount: None,
        machine: None,
        machines: 0,
        immobile: false,
        setup: 0,
        banner: false,
        at: Where::Field,
        cell: NOWHERE,
        face_down: false,
        hidden: false,
        away: false,
        morale: Morale::Ok,
        temp_disorder: false,
        temp_att: 0,
        temp_def: 0,
        temp_ini: 0,
        organised: Organised::None,
        organise_tried: false,
        deed_att: 0,
        deed_def: 0,
        deed_ini: 0,
        galvanised_att: 0,
        galvanised_ini: 0,
        tortoise: false,
        frenzy_used: false,
        frenzy: false,
        frenzy_due: false,
        doses: 0,
        drugged: false,
        drug_due: false,
        eff_turn: 1,
        eff_start: 1,
        loss_tested: false,
        met: Crowd::EMPTY,
        hated: 0,
        hating: 0,
        fear_tested: false,
        rally_tried: false,
        melee_before: false,
        fought: false,
        bled: false,
        fear: 0,
        ini: 0,
        declared: false,
        acted: false,
        moved: false,
        sprung: false,
        shot_spent: false,
        target: None,
        by_magic: false,
        supports: None,
        support_kind: SupportKind::Melee,
        support_order: 0,
        support_on: None,
        parts: [0; 3],
        parts_for: [None; 3],
        blood: Crowd::EMPTY,
        lone: None,
    }
}

/// Words that stand for their place.
fn places<'a, I: Id>(ids: impl Iterator<Item = &'a str>) -> Vec<(&'a str, I)> {
    ids.zip((0u8..).map_while(I::at)).collect()
}

/// Words of an enum and their values.
pub fn pairs<T: Copy>(words: &[&'static str], all: &[T]) -> Vec<(&'static str, T)> {
    words.iter().copied().zip(all.iter().copied()).collect()
}

/// PAP-01 — a unit of the scenario.
pub fn unit(sheet: &UnitSheet, options: &Options, shelf: &mut Wardrobe) -> Unit {
    let t = &sheet.table;
    let mut u = blank(sheet.side, HostId::new(sheet.army));
    u.at = if sheet.arrives == Arrives::AtStart { Where::Field } else { Where::Absent };
    gear(&mut u, t);
    mount(&mut u, t, shelf);
    machine(&mut u, t, shelf, options);
    let written = t.maybe_one_of("category", &pairs(Category::WORDS, Category::ALL));
    if let Some(category) = written {
        u.category = category;
    }
    if u.rides() && u.mount.is_none() {
        // PAP-15 — riders of no particular mount ride all the same.
        u.charge = if u.category == Category::Chariot { 140 } else { 120 };
        u.def_vs_foot = 1;
    }
    if u.barding != 0 && !u.rides() {
        // Barding is for mounts.
        t.warn("barding", "papiers-problem-barding", &[]);
        (u.barding, u.mount_ini) = (0, 0);
    }
    strength(&mut u, t);
    powers(&mut u, t, shelf, options);
    attributes(&mut u, t, shelf, options);
    doubts(&u, t, options);
    let usual = if u.category == Category::Character { Mo::Sans } else { Mo::Normal };
    // `moral` is the level too; `morale` is the state.
    let also = level(t, "moral");
    u.mo = level(t, "mo").or(also).unwrap_or(usual);
    u.ini_base = t.int("ini_base", -5..=5, 0) as i16;
    // Who leads a player's company is the interfaces' to know; to the rules it is a company like others.
    let _ = t.flag("player", false);
    u.banner = t.flag("banner", false);
    u.face_down = t.flag("face_down", options.face_down);
    u.morale = t.one_of("morale", &pairs(Morale::WORDS, Morale::ALL), Morale::Ok);
    if let Some(word) = t.text("cell") {
        match cell_of(&word) {
            Some(cell) => u.cell = cell,
            None => t.problem("cell", "papiers-problem-cell", &[("value", &word)]),
        }
    }
    u
}

/// PAP-09 — a level, however it is spelled.
fn level(t: &DocTable, key: &str) -> Option<Mo> {
    if t.has(key)
        && let Some(Written::Text(word)) = t.written_as(key)
    {
        let known = match fold(word.trim()).as_str() {
            "milice" | "militia" => Some(Mo::Milice),
            "normal" => Some(Mo::Normal),
            "veteran" | "veterans" => Some(Mo::Veteran),
            "elite" => Some(Mo::Elite),
            _ => None,
        };
        if known.is_some() {
            return known;
        }
    }
    t.maybe_one_of(key, &pairs(Mo::WORDS, Mo::ALL))
}

/// What has no effect where it stands, and what the book asks for: nobody is stopped by it.
fn doubts(u: &Unit, t: &DocTable, options: &Options) {
    let lance = is_lance(u.weapon);
    let written = |key: &str| t.source(key) == Source::Written;
    if lance && !u.rides() {
        t.warn("weapon", "papiers-problem-lance", &[]);
    }
    if t.has("second_weapon") && !lance {
        t.warn("second_weapon", "papiers-problem-second", &[]);
    }
    if u.category == Category::Machine {
        for key in ["pui_tir", "shooting", "missile"] {
            if t.has(key) {
                t.warn(key, "papiers-problem-machine", &[("key", &key)]);
            }
        }
    } else if u.category != Category::Character {
        for (key, given) in [("pui", t.has("pui") || t.has("quality")), ("mo", t.has("mo") || t.has("moral"))] {
            if !given {
                t.warn(key, "papiers-problem-missing", &[("key", &key)]);
            }
        }
    }
    if u.has(Attribute::Tortue) && !u.shield {
        t.warn("attributes", "papiers-problem-tortue", &[]);
    }
    if u.has(Attribute::Haine) && u.hates == 0 {
        t.warn("attributes", "papiers-problem-haine", &[]);
    }
    for (key, used) in [
        ("size", u.has(Attribute::TresGrandesCreatures)),
        ("doses", u.has(Attribute::Drogues)),
        ("quality", !(written("quality") && written("pui"))),
        ("shooting", !(written("shooting") && written("pui_tir"))),
        ("moral", !t.has("mo")),
    ] {
        if t.has(key) && !used {
            t.warn(key, "papiers-problem-no-effect", &[("key", &key)]);
        }
    }
    if u.pui_mag > 0 && !options.pui_mag {
        t.warn("pui_mag", "papiers-problem-mag", &[]);
    }
}

/// PAP-12 — whether this is the cavalry lance.
fn is_lance(weapon: Option<WeaponId>) -> bool {
    weapon.and_then(melee_weapon).is_some_and(|w| w.id == "lance_cavalerie")
}

/// PAP-11..13.
fn gear(u: &mut Unit, t: &DocTable) {
    let mut armours = pairs(Armour::WORDS, Armour::ALL);
    armours.extend([("legere", Armour::Light), ("lourde", Armour::Heavy)]);
    u.armour = t.one_of("armour", &armours, Armour::None);
    u.shield = t.flag("shield", false);
    let weapons: Vec<(&str, WeaponId)> = places(MELEE.iter().map(|w| w.id));
    let simple = weapons.iter().find(|(id, _)| *id == "simples").map(|(_, i)| *i);
    u.weapon = t.maybe_one_of("weapon", &weapons).or(simple);
    u.second = None;
    let second = t.maybe_one_of("second_weapon", &weapons);
    if is_lance(u.weapon) || second.is_some() {
        u.second = second.or(simple);
    }
    u.missile = t.maybe_one_of("missile", &places::<MissileId>(MISSILES.iter().map(|w| w.id)));
}

/// PAP-14, PAP-15 — what it rides or drives.
fn mount(u: &mut Unit, t: &DocTable, shelf: &Wardrobe) {
    let barding = shelf.mounts.iter().find(|m| m.id == "caparacons");
    if t.flag("barding", false)
        && let Some(barding) = barding
    {
        (u.barding, u.mount_ini) = (barding.def as i8, barding.ini as i8);
    }
    let choices: Vec<(&str, MountId)> = places(shelf.mounts.iter().map(|m| m.id.as_str()));
    let Some(place) = t.maybe_one_of("mount", &choices) else { return };
    u.mount = Some(place);
    let m = &shelf.mounts[usize::from(place)];
    u.category = if m.chariot { Category::Chariot } else { Category::Mounted };
    u.mount_ini += m.ini as i8;
    u.mount_def = m.def as i8;
    u.ini_charge = m.ini_charge as i8;
    u.charge = m.charge as i16;
    u.def_vs_foot = m.def_vs_foot as i8;
    u.attributes |= m.attributes;
}

/// PAP-62..64 — what it serves.
fn machine(u: &mut Unit, t: &DocTable, shelf: &Wardrobe, options: &Options) {
    let choices: Vec<(&str, MachineId)> = places(shelf.machines.iter().map(|m| m.id.as_str()));
    let Some(place) = t.maybe_one_of("machine", &choices) else {
        u.immobile = t.flag("immobile", false);
        return;
    };
    cite(MACHINES);
    u.category = Category::Machine;
    u.machine = Some(place);
    u.machines = t.int("count", 1..=100, 3) as u8;
    u.each = t.int("eff_each", 1..=1_000, i64::from(options.machine_eff_each)) as u16;
    u.immobile = t.flag("immobile", !shelf.machines[usize::from(place)].mobile);
    u.setup = t.int("setup", 0..=10, 0) as u8;
    u.pui = options.machine_crew_pui;
}

/// PAP-02, PAP-78 — EFF.
fn strength(u: &mut Unit, t: &DocTable) {
    let kinds: Vec<(&str, &str)> = creatures().into_iter().map(|c| (c, c)).collect();
    let creature = t.maybe_one_of("creature", &kinds);
    match u.category {
        Category::Machine => u.eff0 = u32::from(u.machines) * u32::from(u.each),
        Category::Monster => {
            let _ = t.int("count", 1..=1, 1);
            u.eff0 = t.required_int("points", 1..=MOST_EFF) as u32;
        }
        Category::Character => {
            let _ = t.maybe_int("count", 1..=100);
            u.eff0 = 1;
        }
        _ => {
            let usual = creature.and_then(eff_each).unwrap_or(1);
            u.each = t.int("eff_each", 1..=1_000, i64::from(usual)) as u16;
            let eff = t.maybe_int("eff", 1..=MOST_EFF);
            let count = match eff {
                // EFF is all a counter has to say.
                Some(eff) if !t.has("count") => eff / i64::from(u.each).max(1),
                _ => t.required_int("count", 1..=MOST_EFF),
            };
            let spoken = creature.is_some() || t.has("eff_each");
            if let Some(eff) = eff
                && !spoken
                && eff > count
                && eff % count == 0
            {
                // « 10 ogres, EFF 30 »: three for each of them.
                u.each = (eff / count).min(1_000) as u16;
            }
            let all = if t.has("count") { count * i64::from(u.each) } else { eff.unwrap_or(1) };
            if all > MOST_EFF {
                t.problem("count", "papiers-problem-eff", &[("value", &all), ("most", &MOST_EFF)]);
            }
            u.eff0 = all.clamp(1, MOST_EFF) as u32;
        }
    }
    let eff = t.int("eff", 1..=MOST_EFF, i64::from(u.eff0));
    if eff > i64::from(u.eff0) && u.category != Category::Character {
        t.problem("eff", "papiers-problem-eff", &[("value", &eff), ("most", &u.eff0)]);
    }
    u.eff = eff.min(i64::from(u.eff0)) as u32;
    (u.eff_turn, u.eff_start) = (u.eff, u.eff);
}

/// PAP-06..08, PAP-82 — PUI of one, its mount's or its crew's with it.
fn powers(u: &mut Unit, t: &DocTable, shelf: &Wardrobe, options: &Options) {
    let scale = WORDS.to_vec();
    let quality = t.one_of("quality", &scale, 1000);
    if t.has("quality") {
        cite(SCALE);
    }
    let written = power(t, "pui", 10_000);
    let usual = if u.category == Category::Machine { u.pui } else { quality };
    let man = written.unwrap_or(usual);
    let choices: Vec<(&str, MountId)> = places(shelf.mounts.iter().map(|m| m.id.as_str()));
    u.pui = match u.category {
        Category::Mounted => {
            cite(CAVALRY);
            let place = t.maybe_one_of("mount", &choices);
            man + place.map_or(0, |p| shelf.mounts[usize::from(p)].pui)
        }
        Category::Chariot => {
            cite(CAVALRY);
            let crew = t.int("crew", 1..=20, 2) as i32;
            let animals = t.int("animals", 0..=20, 2) as i32;
            let beast = t.maybe_one_of("animal", &choices).map_or(0, |p| shelf.mounts[usize::from(p)].pui);
            crew * man + animals * beast
        }
        Category::Character => 0,
        _ => man,
    };
    let fixed = options.monster_pui == MonsterPui::FixedTotal;
    if u.category == Category::Monster && u.pui <= 10_000 && fixed {
        t.warn("pui", "papiers-problem-monster", &[("points", &u.eff0)]);
    }
    let shoots = t.maybe_one_of("shooting", &scale);
    if shoots.is_some() {
        cite(FIRE_SCALE);
    }
    let usual = shoots.unwrap_or(if u.missile.is_none() { 0 } else { 1000 });
    u.pui_tir = power(t, "pui_tir", 10_000).unwrap_or(usual);
    if u.category == Category::Machine {
        u.pui_tir = 0;
    }
    u.pui_mag = power(t, "pui_mag", 10_000).unwrap_or(0);
}

/// PAP-46..61 — attributes of the book and of the GM.
fn attributes(u: &mut Unit, t: &DocTable, shelf: &mut Wardrobe, options: &Options) {
    let customs = shelf.customs.clone();
    let mut choices: Vec<(&str, Result<Attribute, CustomId>)> =
        Attribute::WORDS.iter().copied().zip(Attribute::ALL.iter().map(|a| Ok(*a))).collect();
    choices.extend(customs.iter().map(String::as_str).zip((0u8..).map_while(CustomId::at).map(Err)));
    let mut own = 0;
    for attribute in t.some_of("attributes", &choices) {
        match attribute {
            Ok(attribute) => u.attributes |= attribute.bit(),
            Err(custom) => {
                if own < CUSTOMS {
                    u.customs[own] = Some(custom);
                    own += 1;
                } else {
                    t.problem("attributes", "papiers-problem-customs", &[("most", &CUSTOMS)]);
                }
            }
        }
    }
    u.flying = t.flag("flying", u.has(Attribute::Vol));
    if u.flying {
        u.attributes |= Attribute::Vol.bit();
    }
    u.size = t.int("size", 2..=5, 2) as u8;
    u.doses = t.int("doses", 0..=20, if u.has(Attribute::Drogues) { i64::from(options.drug_doses) } else { 0 }) as u8;
    if let Some(race) = t.text("race") {
        u.race = shelf.race(t, "race", &race);
    }
    for race in t.texts("hates") {
        u.hates |= shelf.race(t, "hates", &race).map_or(0, RaceId::bit);
    }
    if u.hates != 0 {
        u.attributes |= Attribute::Haine.bit();
    }
}

/// Figures entered by hand: corrections that make the derived sums what the GM wrote.
pub fn by_hand(u: &mut Unit, t: &DocTable, derived: (i32, i32, i32, i32)) {
    let hand = |key: &str, is: i32| {
        let said = t.maybe_int(key, -100..=100);
        said.map_or(0, |said| i16::try_from(said - i64::from(is)).unwrap_or(0))
    };
    let (ini, att, fire, def) = derived;
    u.ini_hand = hand("ini", ini);
    u.att_hand = hand("att", att);
    u.att_fire_hand = hand("att_fire", fire);
    u.def_hand = hand("def", def);
}
