//! Sheets: the figures of groups, units and characters, as far as a viewer may know them.

use crate::chapters::command::chief_potential;
use crate::chapters::figures::{self, PowerPart};
use crate::chapters::{groups, losses};
use crate::nouns::battle::{Battle, GroupId, PersonId};
use crate::nouns::rules::{
    CASUALTIES, DEFENCE, EFFECTIF, EXPERIENCE, FORCE, MEANS, POTENTIAL, PRECISION, QUALITY, SDG, STATUS, SUMS,
    THRESHOLD, VEHICLE_CBT, VEHICLE_DFS, WALLS, WOUNDS,
};
use crate::nouns::tables;
use crate::nouns::terms::{Theatre, TroopType};
use crate::nouns::unit::Unit;
use crate::shown::fates::{group_fate, person_fate, unit_fate};
use crate::shown::sight::Eyes;
use montjoie_game::{Arg, Fate, Figure, Knowledge, Sheet, Viewer};
use montjoie_table::{Amount, Rule, Subject, Tally as _, Term, Told, UnitId};

/// Everyone this viewer may see: groups of several units, units, characters.
pub(crate) fn sheets(b: &Battle, viewer: Viewer) -> Vec<Sheet> {
    let eyes = Eyes { b, viewer };
    let mut all = Vec::new();
    for (id, g) in b.all() {
        if crate::nouns::terms::is_unit(g.face).is_none() && eyes.sees(g.face) {
            all.push(group_sheet(&eyes, id));
        }
    }
    for (id, _) in b.each_unit() {
        if eyes.sees(Subject::from(id)) && eyes.body(Subject::from(id)).is_none() {
            all.push(unit_sheet(&eyes, id));
        }
    }
    for (id, _) in b.each_person() {
        if eyes.sees(Subject::from(id)) {
            all.push(person_sheet(&eyes, id));
        }
    }
    all
}

/// Which word for how many of them there were, and which for how much is left.
pub(super) fn size_and_left(fate: &Fate) -> (usize, usize) {
    let size = match fate.initial {
        ..=20 => 0,
        21..=150 => 1,
        151..=1_000 => 2,
        _ => 3,
    };
    let left = match (fate.now * 100).checked_div(fate.initial.max(1)).unwrap_or(0) {
        90.. => 0,
        60..=89 => 1,
        30..=59 => 2,
        _ => 3,
    };
    (size, left)
}

/// Numbers in a word, for those who may not count them.
fn words(fate: &Fate) -> &'static str {
    const WORDS: [[&str; 4]; 4] = [
        [
            "ordre-words-handful-whole",
            "ordre-words-handful-worn",
            "ordre-words-handful-thin",
            "ordre-words-handful-ruined",
        ],
        ["ordre-words-few-whole", "ordre-words-few-worn", "ordre-words-few-thin", "ordre-words-few-ruined"],
        ["ordre-words-many-whole", "ordre-words-many-worn", "ordre-words-many-thin", "ordre-words-many-ruined"],
        ["ordre-words-host-whole", "ordre-words-host-worn", "ordre-words-host-thin", "ordre-words-host-ruined"],
    ];
    let (size, left) = size_and_left(fate);
    WORDS[size][left]
}

/// The text of a state.
pub(crate) fn state_id(word: &str) -> &'static str {
    match word {
        "absent" => "ordre-state-absent",
        "reserve" => "ordre-state-reserve",
        "accrochee" => "ordre-state-accrochee",
        "eprouvee" => "ordre-state-eprouvee",
        "decimee" => "ordre-state-decimee",
        "deroute" => "ordre-state-deroute",
        "off" => "ordre-state-off",
        "left" => "ordre-state-left",
        "yielded" => "ordre-state-yielded",
        "captured" => "ordre-state-captured",
        "aneantie" => "ordre-state-aneantie",
        "fit" => "ordre-state-fit",
        "reformed" => "ordre-state-reformed",
        "wounded" => "ordre-state-wounded",
        "killed" => "ordre-state-killed",
        "out_of_action" => "ordre-state-out_of_action",
        _ => "ordre-state-intact",
    }
}

/// What everybody may know of someone, before figures.
fn bare(eyes: &Eyes, fate: Fate, kind: &'static str) -> Sheet {
    let known = eyes.knows(fate.side);
    let shown = known >= Knowledge::Words;
    let exact = known == Knowledge::Exact;
    let b = eyes.b;
    let group = b.group_of(fate.subject);
    let contacts = group.into_iter().flat_map(|id| b.at(id).contacts.into_iter()).map(|id| b.face(id));
    let against = contacts.filter(|&who| eyes.sees(who)).collect();
    let with = b
        .each_person()
        .filter(|(_, p)| p.here && p.unit.is_some_and(|unit| Subject::from(unit) == fate.subject))
        .map(|(id, _)| Subject::from(id))
        .filter(|_| shown)
        .collect();
    Sheet {
        subject: fate.subject,
        side: fate.side,
        kind,
        strength: exact.then_some((fate.now, fate.initial)),
        state: shown.then(|| state_id(fate.word)),
        condition: shown.then_some(fate.condition),
        words: (known == Knowledge::Words && !fate.person).then(|| words(&fate)),
        against,
        with,
        figures: Vec::new(),
    }
}

pub(super) fn kind_of(b: &Battle, u: &Unit) -> &'static str {
    if u.vehicle {
        return match b.theatre {
            Theatre::Land => "vehicle",
            Theatre::Air => "flyer",
            Theatre::Naval | Theatre::Submarine | Theatre::Space => "ship",
        };
    }
    match u.troop {
        _ if u.pieces > 0 => "engine",
        _ if u.flying => "flyer",
        TroopType::Cavalry | TroopType::WarChariots => "horse",
        TroopType::Dinosaurs | TroopType::Dragons | TroopType::WarElephants | TroopType::Trolls => "monster",
        _ if u.ranged => "archers",
        _ => "foot",
    }
}

fn figure(
    word: &'static str,
    value: i64,
    rule: Rule,
    terms: Vec<Term>,
    main: bool,
    field: Option<&'static str>,
) -> Figure {
    Figure { word, value: Arg::Number(value), terms, rule: rule.0, field, main }
}

fn plus(rule: Rule, word: &'static str, n: i64) -> Term {
    let n = i32::try_from(n).unwrap_or(i32::MAX);
    Term { rule, word, amount: Amount::Plus(n), named: None }
}

fn times(rule: Rule, word: &'static str, num: i64, den: i64) -> Term {
    Term { rule, word, amount: Amount::Times(num, den), named: None }
}

/// PdA of a unit with its parts.
fn pda(b: &Battle, u: &Unit) -> (i64, Vec<Term>) {
    let mut terms = Vec::new();
    let fresh = b.group_with(u).is_none_or(|g| !g.shocked);
    let how = if u.ranged || u.vehicle {
        // The figure of the sheet: whatever the distance.
        figures::Use::Shot(0)
    } else {
        figures::Use::Shock { fresh }
    };
    let figure = figures::pda(b, u, how, None, |(rule, word, num, den): PowerPart| {
        // Weapons are added up, whatever else is multiplied.
        terms.push(if word == "weapon" { plus(rule, word, num) } else { times(rule, word, num, den) });
    });
    (figure, terms)
}

fn frc_terms(b: &Battle, u: &Unit) -> Vec<Term> {
    if u.frc >= 0 {
        return vec![times(Rule::GM, "by_hand", u.frc, 1)];
    }
    let mut terms = vec![plus(SDG, "sdg", figures::sdg(b, u)), plus(FORCE, "arm", figures::arm(u))];
    let heads = if u.automated { u.pieces } else { u.eff };
    terms.push(times(EFFECTIF, if u.automated { "pieces" } else { "eff" }, i64::from(heads), 1));
    let walls = figures::walls_factor(b, u);
    if walls != 1 {
        terms.push(times(WALLS, "walls", walls, 1));
    }
    terms
}

fn unit_sheet(eyes: &Eyes, id: UnitId) -> Sheet {
    let b = eyes.b;
    let u = b.unit(id);
    let mut sheet = bare(eyes, unit_fate(b, id), kind_of(b, u));
    if !eyes.open(u.side) {
        return sheet;
    }
    let f = &mut sheet.figures;
    let (power, terms) = pda(b, u);
    f.push(figure("ordre-figure-eff", i64::from(u.eff), EFFECTIF, Vec::new(), true, Some("eff")));
    let word = if u.vehicle { "ordre-figure-pfg" } else { "ordre-figure-pda" };
    f.push(figure(word, power, crate::nouns::rules::MELEE_PDA, terms, true, Some("pda")));
    f.push(figure("ordre-figure-frc", figures::frc(b, u), FORCE, frc_terms(b, u), true, Some("frc")));
    let own = vec![
        plus(QUALITY, "own_cbt", i64::from(u.cbt)),
        plus(if u.vehicle { VEHICLE_CBT } else { PRECISION }, "mod_att", figures::cbt_test(b, u) - i64::from(u.cbt)),
    ];
    f.push(figure("ordre-figure-cbt", figures::cbt_test(b, u), PRECISION, own, true, Some("cbt")));
    let (dfs_rule, word) = if u.vehicle { (VEHICLE_DFS, "mod_dfs") } else { (DEFENCE, "mod_dfs") };
    let dfs = figures::dfs(b, u, false);
    let mut terms = vec![plus(QUALITY, "own_cbt", figures::cbt_base(b, u))];
    if dfs != figures::cbt_base(b, u) {
        terms.push(plus(dfs_rule, word, dfs - figures::cbt_base(b, u)));
    }
    f.push(figure("ordre-figure-dfs", dfs, dfs_rule, terms, true, Some("dfs")));
    let sdr = figures::sdr(b, u);
    let terms = vec![plus(THRESHOLD, "ten", 10), plus(THRESHOLD, "ten_cbt", sdr - 10)];
    f.push(figure("ordre-figure-sdr", sdr, THRESHOLD, terms, true, Some("sdr")));
    f.push(Figure {
        word: "ordre-figure-quality",
        value: Arg::Word(quality_id(tables::quality(i32::from(u.cbt)))),
        terms: Vec::new(),
        rule: QUALITY.0,
        field: None,
        main: false,
    });
    f.push(Figure {
        word: "ordre-figure-prt",
        value: Arg::Word(range_id(u.prt)),
        terms: Vec::new(),
        rule: "ORD-15",
        field: Some("prt"),
        main: false,
    });
    let out = i64::from(u.eff) - i64::from(losses::standing(b, id));
    f.push(figure("ordre-figure-out", out, CASUALTIES, Vec::new(), false, None));
    f.push(figure("ordre-figure-xp", i64::from(u.xp), EXPERIENCE, Vec::new(), false, Some("xp")));
    if u.ammunition >= 0 {
        f.push(figure(
            "ordre-figure-ammunition",
            i64::from(u.ammunition),
            crate::nouns::rules::AMMUNITION,
            Vec::new(),
            true,
            Some("ammunition"),
        ));
    }
    if u.pieces > 0 {
        f.push(figure(
            "ordre-figure-pieces",
            i64::from(u.pieces),
            crate::nouns::rules::ARTILLERY,
            Vec::new(),
            true,
            Some("pieces"),
        ));
    }
    if let Some(group) = u.group.filter(|group| b.face(*group) == Subject::from(id)) {
        track(b, group, f);
    }
    sheet
}

fn quality_id(word: &str) -> &'static str {
    match word {
        "mediocre" => "ordre-quality-mediocre",
        "moyenne" => "ordre-quality-moyenne",
        "veteran" => "ordre-quality-veteran",
        "elite" => "ordre-quality-elite",
        _ => "ordre-quality-mauvaise",
    }
}

/// The word of a range.
pub(crate) fn range_id(rank: u8) -> &'static str {
    match rank {
        0 => "ordre-range-contact",
        1 => "ordre-range-courte",
        2 => "ordre-range-moyenne",
        3 => "ordre-range-longue",
        _ => "ordre-range-tres_longue",
    }
}

/// ORD-110 — the damage track of a group: what it has suffered, and what each row begins at.
fn track(b: &Battle, id: GroupId, f: &mut Vec<Figure>) {
    let frc = groups::frc(b, id);
    f.push(figure("ordre-figure-damage", b.at(id).damage, STATUS, Vec::new(), true, None));
    f.push(figure(
        "ordre-figure-sdr_points",
        groups::sdr_points(b, id),
        THRESHOLD,
        vec![times(SUMS, "frc", frc, 1), times(MEANS, "sdr", groups::sdr(b, id), 100)],
        true,
        None,
    ));
    let of_force = |word, times_by: Option<(&'static str, i64, i64)>| {
        let mut terms = vec![plus(SUMS, "frc", frc)];
        terms.extend(times_by.map(|(part, num, den)| times(STATUS, part, num, den)));
        (word, terms)
    };
    for ((word, terms), value) in [
        (of_force("ordre-figure-at_eprouvee", Some(("half", 1, 2))), frc - frc / 2),
        (of_force("ordre-figure-at_decimee", None), frc),
        (of_force("ordre-figure-at_aneantie", Some(("twice", 2, 1))), frc * 2),
    ] {
        f.push(figure(word, value, STATUS, terms, false, None));
    }
    if b.at(id).counter > 0 {
        let bonus = i64::from(b.at(id).counter);
        f.push(figure("ordre-figure-counter", bonus, crate::nouns::rules::COUNTER, Vec::new(), false, None));
    }
}

/// ORD-29 — a mean of a group, opened: each unit's figure as many times as it has heads, over all heads.
fn mean(b: &Battle, id: GroupId, value: impl Fn(&Unit) -> i64) -> Vec<Term> {
    let weigh = |u: &Unit| plus(MEANS, "weighted", i64::from(u.eff) * value(u));
    let mut terms: Vec<Term> = b.units_of(id).map(|(_, u)| weigh(u)).collect();
    terms.push(times(MEANS, "heads", 1, groups::eff(b, id).max(1)));
    terms
}

fn group_sheet(eyes: &Eyes, id: GroupId) -> Sheet {
    let b = eyes.b;
    let kind = b.units_of(id).next().map_or("foot", |(_, u)| kind_of(b, u));
    let mut sheet = bare(eyes, group_fate(b, id), kind);
    if eyes.knows(b.at(id).side) >= Knowledge::Words {
        sheet.with.extend(b.each_unit().filter(|(_, u)| u.group == Some(id)).map(|(u, _)| Subject::from(u)));
    }
    if !eyes.open(b.at(id).side) {
        return sheet;
    }
    let f = &mut sheet.figures;
    f.push(figure("ordre-figure-eff", groups::eff(b, id), SUMS, Vec::new(), true, None));
    let how = groups::usual_use(b, id);
    let mut terms: Vec<Term> =
        b.units_of(id).map(|(_, u)| plus(SUMS, "unit", figures::pda(b, u, how, None, |_| ()))).collect();
    let power = groups::pda(b, id, how, None, |rule, word| terms.push(times(rule, word, 1, 2)));
    f.push(figure("ordre-figure-pda", power, SUMS, terms, true, None));
    let terms = b.units_of(id).map(|(_, u)| plus(FORCE, "unit", figures::frc(b, u))).collect();
    f.push(figure("ordre-figure-frc", groups::frc(b, id), SUMS, terms, true, None));
    let cbt = mean(b, id, |u| figures::cbt_test(b, u));
    f.push(figure("ordre-figure-cbt", groups::cbt_test(b, id), MEANS, cbt, true, None));
    let dfs = mean(b, id, |u| figures::dfs(b, u, false));
    f.push(figure("ordre-figure-dfs", groups::dfs(b, id, false), MEANS, dfs, true, None));
    let (rate, mut sdr) = (groups::sdr(b, id), mean(b, id, |u| figures::sdr(b, u)));
    if b.options.sdr_rounding == crate::brought::options::SdrRounding::FloorFive {
        let amount = Amount::Becomes(i32::try_from(rate).unwrap_or(i32::MAX));
        sdr.push(Term { rule: MEANS, word: "fives", amount, named: None });
    }
    f.push(figure("ordre-figure-sdr", rate, MEANS, sdr, true, None));
    track(b, id, f);
    sheet
}

fn person_sheet(eyes: &Eyes, id: PersonId) -> Sheet {
    let b = eyes.b;
    let p = *b.person(id);
    let mut sheet = bare(eyes, person_fate(b, id), "character");
    if eyes.open(p.side) {
        let potential = chief_potential(b, Told::default(), &p);
        let f = &mut sheet.figures;
        f.push(figure(
            "ordre-figure-potential",
            i64::from(potential.total()),
            POTENTIAL,
            potential.terms().to_vec(),
            true,
            None,
        ));
        f.push(figure("ordre-figure-wounds", i64::from(p.wounds), WOUNDS, Vec::new(), true, Some("wounds")));
        if b.camp(p.side).chief == Some(id) {
            f.push(figure("ordre-figure-chief", 1, POTENTIAL, Vec::new(), false, None));
        }
        sheet.with.extend(p.unit.map(Subject::from));
    }
    sheet
}
