//! What each person may see of everyone, built from nothing.

use crate::chapters::modifiers::{Circumstances, battle_sum, command, numbers};
use crate::chapters::orders::in_reserve;
use crate::chapters::soldiers::soldier_sum;
use crate::nouns::battle::{Battle, UnitId};
use crate::nouns::rules::{
    BATTLE, COMPOSITION, DISCIPLINE, ENGAGEMENT, EQUIPMENT, KILLED, MORALE, POSITION, RESERVES, SKILL, SOLDIER,
    SOLDIER_TABLE,
};
use crate::nouns::terms::{Engagement, Posture, Rank, Scale, Standing, Where};
use crate::shown::sight::{counted, in_sight, knowledge, owns, shows};
use montjoie_game::{Arg, Condition, Fate, Figure, Knowledge, Sheet, Viewer};
use montjoie_table::{CharacterId, Rule, Subject, Tally as _, Told};

/// The book's word for the state of a unit.
pub(crate) fn state(b: &Battle, id: UnitId) -> &'static str {
    let unit = b.at(id);
    match unit.at {
        // Gone with its last man, as after a merger, is not destroyed.
        Where::Left => "left",
        _ if unit.n == 0 => "destroyed",
        Where::Absent => "absent",
        Where::Routed => "routed",
        Where::Captured => "captured",
        Where::Field if let Some(above) = unit.parent.filter(|&above| b.at(above).at != Where::Field) => {
            state(b, above)
        }
        Where::Field if unit.trapped => "trapped",
        Where::Field if unit.scale == Scale::Army => "fielded",
        Where::Field if unit.parent.is_some_and(|above| in_reserve(b, above)) => "reserve",
        Where::Field => b.engagement(id).word(),
    }
}

fn condition(b: &Battle, id: UnitId) -> Condition {
    match state(b, id) {
        "destroyed" => Condition::Destroyed,
        "absent" => Condition::Absent,
        "routed" => Condition::Broken,
        "captured" => Condition::Captured,
        "left" => Condition::Gone,
        "trapped" => Condition::Shaken,
        _ if b.morale(id) <= -6 => Condition::Shaken,
        _ => Condition::Fit,
    }
}

/// Where a unit stands against the start.
pub(crate) fn fate(b: &Battle, id: UnitId) -> Fate {
    let unit = b.at(id);
    Fate {
        subject: Subject::from(id),
        side: unit.side,
        initial: i64::from(unit.n0),
        now: i64::from(unit.n),
        worth: 1,
        // A reserve is not in the fight yet: that it comes is worth a word.
        condition: if state(b, id) == "reserve" { Condition::Absent } else { condition(b, id) },
        word: state(b, id),
        person: false,
    }
}

/// Where a character stands: he has no points of ours, he is there or he is not.
pub(crate) fn person(b: &Battle, character: CharacterId) -> Fate {
    let person = b.who(character);
    let condition = match person.at {
        Standing::Absent => Condition::Absent,
        Standing::Fit => Condition::Fit,
        Standing::Out => Condition::Gone,
        Standing::Captured => Condition::Captured,
        Standing::Dead => Condition::Destroyed,
    };
    Fate {
        subject: Subject::from(character),
        side: person.side,
        initial: 1,
        now: i64::from(person.at == Standing::Fit || person.at == Standing::Absent),
        worth: 1,
        condition,
        word: person.at.word(),
        person: true,
    }
}

/// The Fluent id of a state.
pub(crate) fn state_id(word: &str) -> &'static str {
    const IDS: &[(&str, &str)] = &[
        ("absent", "jet-state-absent"),
        ("reserve", "jet-state-reserve"),
        ("withdrawn", "jet-state-withdrawn"),
        ("second_line", "jet-state-second_line"),
        ("first_line", "jet-state-first_line"),
        ("fielded", "jet-state-fielded"),
        ("trapped", "jet-state-trapped"),
        ("routed", "jet-state-routed"),
        ("captured", "jet-state-captured"),
        ("left", "jet-state-left"),
        ("destroyed", "jet-state-destroyed"),
        ("fit", "jet-state-fit"),
        ("out", "jet-state-out"),
        ("dead", "jet-state-dead"),
    ];
    IDS.iter().find(|(w, _)| *w == word).map_or("jet-state-fielded", |(_, id)| id)
}

/// Strength in a word.
fn strength_word(n: u32, n0: u32) -> &'static str {
    match (u64::from(n) * 4).checked_div(u64::from(n0)) {
        Some(4..) => "jet-strength-whole",
        Some(3) => "jet-strength-thinned",
        Some(2) => "jet-strength-bled",
        Some(1) => "jet-strength-few",
        _ => "jet-strength-remnant",
    }
}

fn figure(word: &'static str, value: i32, rule: Rule, field: Option<&'static str>, main: bool) -> Figure {
    Figure { word, value: Arg::Number(i64::from(value)), terms: Vec::new(), rule: rule.0, field, main }
}

fn spoken(word: &'static str, value: &'static str, rule: Rule, field: Option<&'static str>) -> Figure {
    Figure { word, value: Arg::Word(value), terms: Vec::new(), rule: rule.0, field, main: true }
}

fn told(word: &'static str, sum: &Told, rule: Rule) -> Figure {
    let terms = sum.terms().to_vec();
    Figure { word, value: Arg::Number(i64::from(sum.total())), terms, rule: rule.0, field: None, main: true }
}

/// Everyone this viewer may see.
pub(crate) fn sheets(b: &Battle, viewer: Viewer) -> Vec<Sheet> {
    let units = b.ids().filter_map(|id| unit_sheet(b, id, viewer));
    let people = b.people().filter_map(|c| person_sheet(b, c, viewer));
    units.chain(people).collect()
}

fn unit_sheet(b: &Battle, id: UnitId, viewer: Viewer) -> Option<Sheet> {
    let unit = b.at(id);
    // What is not in the battle does not show: reserves, the absent, those who ran.
    let knows = knowledge(b, viewer, id)?;
    let mut sheet = Sheet {
        subject: Subject::from(id),
        side: unit.side,
        kind: unit.arm.word(),
        strength: None,
        state: None,
        condition: None,
        words: None,
        against: b
            .in_encounter(unit.encounter, unit.side.foe())
            .filter(|&foe| knowledge(b, viewer, foe).is_some())
            .map(Subject::from)
            .collect(),
        with: Vec::new(),
        figures: Vec::new(),
    };
    if knows < Knowledge::Exact {
        // Who marches with whom is seen, of those who are there to be seen: a company is not another troop beside its regiment.
        sheet.with = b.children(id).filter(|&child| b.in_battle(child)).map(Subject::from).collect();
    }
    match knows {
        Knowledge::Unseen => {}
        Knowledge::Words => {
            let (now, first) = in_sight(b, id);
            sheet.words = Some(strength_word(now, first));
            sheet.condition = Some(condition(b, id));
        }
        Knowledge::Exact => {
            let (now, first) = counted(b, viewer, id);
            sheet.strength = Some((i64::from(now), i64::from(first)));
            sheet.state = Some(state_id(state(b, id)));
            sheet.condition = Some(condition(b, id));
            let there = |c: CharacterId| owns(viewer, unit.side) || b.who(c).at != Standing::Absent;
            let people = b.people().filter(|&c| b.who(c).unit == id && there(c)).map(Subject::from);
            let below = b.children(id).filter(|&c| knowledge(b, viewer, c).is_some()).map(Subject::from);
            sheet.with = below.chain(people).collect();
            sheet.figures = unit_figures(b, id, viewer);
        }
    }
    Some(sheet)
}

fn unit_figures(b: &Battle, id: UnitId, viewer: Viewer) -> Vec<Figure> {
    let unit = b.at(id);
    let number = |n: u32| i32::try_from(n).unwrap_or(i32::MAX);
    let mut all = vec![
        figure("jet-figure-morale", i32::from(b.morale(id)), MORALE, Some("morale"), true),
        figure("jet-figure-discipline", i32::from(unit.discipline), DISCIPLINE, Some("discipline"), true),
    ];
    if unit.scale != Scale::Army {
        all.push(spoken("jet-figure-engagement", state_id(b.engagement(id).word()), ENGAGEMENT, Some("engagement")));
    }
    let led = !b.leaderless(id);
    if led {
        let command = command(b, id);
        all.push(figure("jet-figure-leadership", i32::from(command.leadership), SKILL, Some("leadership"), true));
        if unit.scale != Scale::Company {
            all.push(figure("jet-figure-tactics", i32::from(command.tactics), SKILL, Some("tactics"), true));
        }
        if b.rolls(id) {
            // The weight of numbers would tell how many the enemy are.
            let numbers = if viewer.knows(unit.side.foe()) == Knowledge::Exact { numbers(b, id) } else { 0 };
            let sum = battle_sum(b, Told::default(), id, 0, Circumstances::usual(b, id), numbers);
            all.push(told("jet-figure-roll", &sum, BATTLE));
        }
    } else {
        all.push(spoken("jet-figure-chief", "jet-word-leaderless", crate::nouns::rules::LEADERLESS, Some("led")));
    }
    all.push(figure(
        "jet-figure-position",
        crate::chapters::modifiers::position(b, id),
        POSITION,
        Some("position"),
        false,
    ));
    all.push(figure("jet-figure-composition", i32::from(unit.composition), COMPOSITION, Some("composition"), false));
    all.push(figure("jet-figure-equipment", i32::from(unit.equipment), EQUIPMENT, Some("equipment"), false));
    all.push(figure(
        "jet-figure-discipline-max",
        i32::from(unit.discipline_max),
        DISCIPLINE,
        Some("discipline_max"),
        false,
    ));
    all.push(figure("jet-figure-killed", number(unit.killed), KILLED, None, false));
    all.push(figure("jet-figure-wounded", number(unit.wounded), KILLED, None, false));
    let lasting = crate::chapters::modifiers::lasting(b, id);
    if lasting != 0 {
        all.push(figure("jet-figure-lasting", lasting, crate::nouns::rules::DURATION, None, true));
    }
    if unit.engagement == Engagement::Reserve && unit.called {
        all.push(figure("jet-figure-remaining", i32::from(unit.remaining), RESERVES, None, true));
    }
    all
}

fn person_sheet(b: &Battle, character: CharacterId, viewer: Viewer) -> Option<Sheet> {
    let person = b.who(character);
    let knows = viewer.knows(person.side);
    let exact = knows == Knowledge::Exact;
    let seen = match exact {
        true => person.at != Standing::Absent && shows(b, person.unit),
        false => person.at == Standing::Fit && b.in_battle(person.unit),
    };
    if !owns(viewer, person.side) && !seen {
        return None;
    }
    let fate = self::person(b, character);
    Some(Sheet {
        subject: Subject::from(character),
        side: person.side,
        kind: "character",
        strength: None,
        state: exact.then(|| state_id(person.at.word())),
        condition: (knows >= Knowledge::Words).then_some(fate.condition),
        words: None,
        against: Vec::new(),
        with: if exact { vec![Subject::from(person.unit)] } else { Vec::new() },
        figures: if exact { person_figures(b, character) } else { Vec::new() },
    })
}

fn person_figures(b: &Battle, character: CharacterId) -> Vec<Figure> {
    let person = b.who(character);
    let rank = match person.rank {
        Rank::Leader => "jet-rank-leader",
        Rank::Officer => "jet-rank-officer",
        Rank::SubOfficer => "jet-rank-sub_officer",
        Rank::Soldier => "jet-rank-soldier",
    };
    let posture = match person.posture {
        Posture::Engaged => "jet-posture-engaged",
        Posture::Support => "jet-posture-support",
    };
    let skill = |word, n: i16, rule, field| figure(word, i32::from(n), rule, Some(field), true);
    let row = person.row.map(|r| *r.soldier());
    let turned = |word, base: i16, by: Option<i32>, field| {
        let by = by.unwrap_or(0);
        let sum = Told::default().plus(SOLDIER_TABLE, "own", i32::from(base));
        let sum = sum.plus_if(by != 0, SOLDIER_TABLE, "row", by);
        Figure { field: Some(field), ..told(word, &sum, SOLDIER_TABLE) }
    };
    let mut all = vec![
        spoken("jet-figure-rank", rank, SKILL, None),
        spoken("jet-figure-posture", posture, crate::nouns::rules::INDIVIDUAL, Some("posture")),
        skill("jet-figure-leadership", person.leadership, SKILL, "leadership"),
        skill("jet-figure-tactics", person.tactics, SKILL, "tactics"),
        skill("jet-figure-sa", person.sa, SOLDIER, "sa"),
        skill("jet-figure-riding", person.riding, crate::nouns::rules::HORSE, "riding"),
        turned("jet-figure-ob", person.ob, row.map(|r| r.ob), "ob"),
        turned("jet-figure-db", person.db, row.map(|r| r.db), "db"),
    ];
    if b.options.scales_in_play.individual() {
        all.push(told("jet-figure-soldier-roll", &soldier_sum(b, Told::default(), character), SOLDIER));
    }
    all
}
