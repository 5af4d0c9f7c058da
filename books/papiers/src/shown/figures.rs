//! The counter's fields as figures, each with its parts (PAP-22, `unit_sheet_fields.csv`).

use crate::chapters::attack::{self, Strike, StrikeKind};
use crate::chapters::initiative;
use crate::chapters::power::{self, Of};
use crate::nouns::battle::{Battle, Called, HeroId, UnitId};
use crate::nouns::rules::POWER;
use crate::nouns::tables::{MELEE, MISSILES, Power, melee_weapon, missile_weapon, morale_bounds, rows};
use crate::nouns::terms::{Armour, Attribute, Category, Step};
use montjoie_game::{Arg, Figure};
use montjoie_table::{Id as _, Subject, Tally, Told};
use std::sync::LazyLock;

fn figure(word: &'static str, value: Arg, rule: &'static str, main: bool) -> Figure {
    Figure { word, value, terms: Vec::new(), rule, field: None, main }
}

fn summed(word: &'static str, sum: &Told, rule: &'static str, main: bool) -> Figure {
    let terms = sum.terms().to_vec();
    Figure { terms, ..figure(word, Arg::Number(i64::from(sum.total())), rule, main) }
}

fn set_by(figure: Figure, field: &'static str) -> Figure {
    Figure { field: Some(field), ..figure }
}

/// A power in thousandths.
fn thousandths(n: i32) -> Arg {
    Arg::Fraction(i64::from(n), 1000)
}

fn whole(p: Power) -> Arg {
    Arg::Fraction(p.num, p.den)
}

/// A total power, part by part as a roll counts it.
fn total(b: &Battle, id: UnitId, which: Of, p: Power, word: &'static str, rule: &'static str) -> Figure {
    let none = Told::default().times(POWER, "pui_total", 0, 1);
    let sum = if p.num == 0 { none } else { power::summed(b, Told::default(), id, which) };
    Figure { terms: sum.terms().to_vec(), ..figure(word, whole(p), rule, true) }
}

static IDS: LazyLock<Vec<(&'static str, String)>> = LazyLock::new(|| {
    let words = MELEE.iter().map(|w| w.id).chain(MISSILES.iter().map(|w| w.id)).chain(Attribute::WORDS.iter().copied());
    let words = words.chain(Armour::WORDS.iter().copied()).chain(Category::WORDS.iter().copied());
    let words = words.chain(crate::nouns::terms::Mo::WORDS.iter().copied());
    let rides = rows(include_str!("../../tables/mounts.csv"))
        .chain(rows(include_str!("../../tables/machines.csv")))
        .map(|c| c[0]);
    let words = words.chain(rides);
    let mut all: Vec<(&'static str, String)> = words.map(|w| (w, format!("papiers-word-{w}"))).collect();
    all.sort_unstable();
    all.dedup();
    all
});

/// The Fluent id of a word of the book.
pub(crate) fn word_id(word: &str) -> &'static str {
    IDS.iter().find(|(w, _)| *w == word).map_or("papiers-word-none", |(_, id)| id)
}

/// Every figure of a unit.
pub(crate) fn of_unit(b: &Battle, id: UnitId) -> Vec<Figure> {
    let u = b.at(id);
    let word = |w: &str| Arg::Word(word_id(w));
    let mut all = vec![figure("papiers-figure-eff", Arg::Number(i64::from(u.eff)), "PAP-02", true)];
    all.push(total(b, id, Of::Melee, power::total(b, id), "papiers-figure-pui_total", "PAP-03"));
    let tir = power::total_tir(b, id);
    if tir.num > 0 {
        all.push(total(b, id, Of::Fire, tir, "papiers-figure-pui_tir_total", "PAP-03"));
    }
    let mag = power::total_mag(b, id);
    if mag.num > 0 {
        all.push(total(b, id, Of::Magic, mag, "papiers-figure-pui_mag_total", "PAP-82"));
    }
    all.push(set_by(figure("papiers-figure-mo", word(u.mo.word()), "PAP-09", true), "mo"));
    if let Some((rout, disorder)) = morale_bounds(u.mo) {
        // PAP-22 — what a test will say, before there is one.
        if rout > 0 {
            all.push(figure("papiers-figure-rout_upto", Arg::Number(i64::from(rout)), "PAP-39", false));
        }
        all.push(figure("papiers-figure-disorder_upto", Arg::Number(i64::from(disorder)), "PAP-39", false));
    }
    let ini = initiative::sheet_ini(b, Told::default(), id);
    all.push(set_by(summed("papiers-figure-ini", &ini, "PAP-04", true), "ini_base"));
    let blow = Strike { by: id, on: id, kind: StrikeKind::Vanguard };
    let att = attack::att(b, Told::default(), blow);
    all.push(set_by(summed("papiers-figure-att", &att, "PAP-10", true), "att_hand"));
    if tir.num > 0 {
        let att = attack::att(b, Told::default(), Strike { kind: StrikeKind::Fire, ..blow });
        all.push(set_by(summed("papiers-figure-att_fire", &att, "PAP-10", true), "att_fire_hand"));
    }
    let def = attack::def(b, Told::default(), id, None);
    all.push(set_by(summed("papiers-figure-def", &def, "PAP-10", true), "def_hand"));
    of_gear(b, id, &mut all);
    of_hour(b, id, &mut all);
    all
}

/// What it wears, carries, rides.
fn of_gear(b: &Battle, id: UnitId, all: &mut Vec<Figure>) {
    let u = b.at(id);
    let word = |w: &str| Arg::Word(word_id(w));
    let number = |n: i64| Arg::Number(n);
    all.push(figure("papiers-figure-category", word(u.category.word()), "PAP-01", false));
    if let Some(race) = u.race.and_then(|race| b.lore.races.get(race.index())) {
        all.push(figure("papiers-figure-race", Arg::Text(race.clone()), "PAP-52", false));
    }
    all.push(set_by(figure("papiers-figure-eff_initial", number(i64::from(u.eff0)), "PAP-02", false), "eff0"));
    if u.each > 1 {
        all.push(set_by(figure("papiers-figure-eff_each", number(i64::from(u.each)), "PAP-02", false), "each"));
        all.push(figure("papiers-figure-soldiers", number(i64::from(u.soldiers())), "PAP-02", false));
    }
    all.push(set_by(figure("papiers-figure-pui", thousandths(u.pui), "PAP-06", false), "pui"));
    if u.pui_tir > 0 {
        all.push(set_by(figure("papiers-figure-pui_tir", thousandths(u.pui_tir), "PAP-08", false), "pui_tir"));
    }
    let worn = attack::worn(b, Told::default(), id, 0);
    if worn.total() != 0 {
        all.push(summed("papiers-figure-def_armour", &worn, "PAP-11", false));
    }
    equipment(b, id, all);
    if let Some(w) = u.weapon.and_then(melee_weapon) {
        all.push(figure("papiers-figure-weapon", word(w.id), "PAP-12", false));
    }
    if let Some(w) = u.missile.and_then(missile_weapon) {
        all.push(figure("papiers-figure-missile", word(w.id), "PAP-13", false));
        if w.pierce > 0 {
            all.push(figure("papiers-figure-pierce", number(i64::from(w.pierce)), "PAP-13", false));
        }
    }
    if u.rides() {
        let ini = initiative::sheet_ini(b, Told::default(), id).total() + i32::from(u.ini_charge);
        all.push(figure("papiers-figure-ini_charge", number(i64::from(ini)), "PAP-16", false));
        let sum = power::multipliers(b, Told::default(), id, true);
        let (num, den) = sum.ratio();
        let terms = sum.terms().to_vec();
        all.push(Figure {
            terms,
            ..figure("papiers-figure-pui_mult_charge", Arg::Fraction(num, den), "PAP-17", false)
        });
    }
    if u.category != Category::Machine {
        let n = power::melee_support(b, id);
        all.push(figure("papiers-figure-support_melee", number(i64::from(n)), "PAP-69", false));
    }
    let fire = power::fire_support(b, id);
    if fire > 0 {
        all.push(figure("papiers-figure-support_fire", number(i64::from(fire)), "PAP-73", false));
    }
    for attribute in Attribute::ALL.iter().filter(|a| u.has(**a)) {
        all.push(figure("papiers-figure-attribute", word(attribute.word()), "PAP-01", false));
    }
    for custom in u.customs.iter().flatten() {
        let place = Subject::place(b.lore.first_custom.saturating_add(custom.number()));
        all.push(figure("papiers-figure-attribute", Arg::Who(place), "PAP-61", false));
    }
}

/// PAP-11, PAP-14, PAP-62 — armour, mount, engines.
fn equipment(b: &Battle, id: UnitId, all: &mut Vec<Figure>) {
    let u = b.at(id);
    let yes = |word: &'static str, rule: &'static str| figure(word, Arg::Word("yes"), rule, false);
    if u.armour != Armour::None {
        let armour = figure("papiers-figure-armour", Arg::Word(word_id(u.armour.word())), "PAP-11", false);
        all.push(set_by(armour, "armour"));
    }
    if u.shield {
        all.push(set_by(yes("papiers-figure-shield", "PAP-11"), "shield"));
    }
    let called = |called: &Called| match *called {
        Called::Word(word) => Arg::Word(word),
        Called::Place(place) => Arg::Who(Subject::place(place)),
    };
    if let Some(mount) = u.mount.and_then(|mount| b.lore.mounts.get(mount.index())) {
        all.push(figure("papiers-figure-mount", called(mount), "PAP-14", false));
    }
    if u.barding != 0 {
        all.push(yes("papiers-figure-barding", "PAP-14"));
    }
    if let Some(engine) = u.machine.and_then(|machine| b.lore.engines.get(machine.index())) {
        all.push(figure("papiers-figure-machine", called(engine), "PAP-62", false));
        all.push(figure("papiers-figure-machines", Arg::Number(i64::from(u.machines)), "PAP-63", false));
    }
}

/// What the hour has made of it.
fn of_hour(b: &Battle, id: UnitId, all: &mut Vec<Figure>) {
    let u = b.at(id);
    let yes =
        |on: bool, word: &'static str, rule: &'static str| on.then(|| figure(word, Arg::Word("yes"), rule, false));
    // What orders the phase stands on the card while it does, nought included.
    if b.step == Step::Engagement && u.alive() {
        let now = initiative::ini(b, Told::default(), id);
        all.push(summed("papiers-figure-ini_now", &now, "PAP-25", true));
    }
    if let Some(friend) = u.supports {
        all.push(figure("papiers-figure-supports", Arg::Who(Subject::from(friend)), "PAP-30", false));
    }
    if let Some(target) = u.target {
        all.push(figure("papiers-figure-target", Arg::Who(Subject::from(target)), "PAP-71", false));
    }
    if u.has(Attribute::Drogues) {
        let doses = Arg::Number(i64::from(u.doses));
        all.push(set_by(figure("papiers-figure-doses", doses, "PAP-46", false), "doses"));
    }
    if u.setup > 0 {
        all.push(set_by(figure("papiers-figure-setup", Arg::Number(i64::from(u.setup)), "PAP-64", false), "setup"));
    }
    let flags = [
        yes(u.face_down, "papiers-figure-face_down", "PAP-21"),
        yes(u.hidden, "papiers-figure-hidden", "PAP-75"),
        yes(u.tortoise, "papiers-figure-tortoise", "PAP-59"),
        yes(u.frenzy_used, "papiers-figure-frenzy_used", "PAP-47"),
        yes(u.banner, "papiers-figure-banner", "PAP-92"),
        yes(u.flying, "papiers-figure-flying", "PAP-57"),
    ];
    all.extend(flags.into_iter().flatten());
    if b.lore.ground.holds(u.cell) {
        let cell = montjoie_table::cell_label(u.cell.0, u.cell.1);
        all.push(figure("papiers-figure-position", Arg::Text(cell), "PAP-19", false));
    }
}

/// Every figure of a character.
pub(crate) fn of_hero(b: &Battle, hero: HeroId) -> Vec<Figure> {
    let h = b.hero(hero);
    let number = |n: i64| Arg::Number(n);
    let mut all = vec![set_by(figure("papiers-figure-pui_bonus", thousandths(h.pui), "PAP-86", true), "pui")];
    if h.pui_tir > 0 {
        all.push(set_by(figure("papiers-figure-pui_tir_bonus", thousandths(h.pui_tir), "PAP-86", true), "pui_tir"));
    }
    all.push(set_by(figure("papiers-figure-command", number(i64::from(h.command)), "PAP-45", true), "command"));
    if h.tactics > 0 {
        all.push(set_by(figure("papiers-figure-tactics", number(i64::from(h.tactics)), "PAP-96", false), "tactics"));
    }
    for (value, word, field) in [(h.att, "papiers-figure-gear_att", "att"), (h.def, "papiers-figure-gear_def", "def")] {
        if value != 0 {
            all.push(set_by(figure(word, number(i64::from(value)), "PAP-88", false), field));
        }
    }
    if b.host(h.army).general == Some(hero) {
        let bonus = i64::from(initiative::general_bonus(b, h.army));
        all.push(figure("papiers-figure-general", number(bonus), "PAP-26", false));
    }
    for (spell, &uses) in h.spells.iter().zip(&h.uses).filter_map(|(spell, uses)| Some(((*spell)?, uses))) {
        all.push(figure("papiers-figure-spell", Arg::Who(b.spell_place(spell).subject()), "PAP-83", false));
        all.push(figure("papiers-figure-uses", number(i64::from(uses)), "PAP-83", false));
    }
    let grades = ["papiers-figure-wounds_leg", "papiers-figure-wounds_mod", "papiers-figure-wounds_ser"];
    for (word, n) in grades.into_iter().zip(h.wounds) {
        if n > 0 {
            all.push(figure(word, number(i64::from(n)), "PAP-100", true));
        }
    }
    all
}
