//! Modificateurs: every part of a battle roll, each with its rule (JET-11).

use crate::brought::options::{
    CoCommand, CommandMode, CompanyEngagement, OverflowBase, RatioRounding, SkippedFlow, UnionScope,
};
use crate::nouns::battle::{Battle, UnitId};
use crate::nouns::rules::{
    CHIEF_FIGHTS, COMPANY, COMPOSITION, DISCIPLINE, DURATION, ENGAGEMENT, EQUIPMENT, FOLLOWS, FROM_ABOVE, GLORY,
    MISLAID, MORALE, NUMERIC, POSITION, SKILL, STRATEGIC, SURGE, TACTICS, UNION, WORTH,
};
use crate::nouns::terms::{Bearing, Engagement, Row, Scale, Standing};
use montjoie_table::{CharacterId, Office, Side, Subject, Tally, cite};

/// Who rolls for a unit, and with what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Command {
    /// The character; none for a commander without a name.
    pub who: Option<CharacterId>,
    /// Leadership.
    pub leadership: i16,
    /// Tactics.
    pub tactics: i16,
    /// How he commands.
    pub mode: CommandMode,
}

/// JET-09 — the commander of a unit, one of two or each his part.
#[must_use]
pub fn command(b: &Battle, id: UnitId) -> Command {
    let unit = b.at(id);
    let mode = match unit.scale {
        Scale::Army => unit.mode,
        Scale::Regiment if unit.mode == CommandMode::TacticsOnly => CommandMode::LeadershipTactics,
        Scale::Regiment => unit.mode,
        Scale::Company => CommandMode::Leadership,
    };
    let skills = |who: Option<CharacterId>, leadership: i16, tactics: i16| match who.map(|chief| b.who(chief)) {
        None => Command { who, leadership, tactics, mode },
        Some(chief) => Command { who, leadership: chief.leadership, tactics: chief.tactics, mode },
    };
    let first = skills(unit.chief, unit.leadership, unit.tactics);
    let camp = b.camp(unit.side);
    if unit.scale != Scale::Army || !camp.second {
        return first;
    }
    let second = skills(camp.second_chief, camp.second_leadership, camp.second_tactics);
    if !unit.led || b.cut_off(first.who) {
        return second;
    }
    if b.cut_off(second.who) {
        return first;
    }
    cite(SKILL);
    let main = |c: &Command| if mode == CommandMode::TacticsOnly { c.tactics } else { c.leadership };
    match b.options.co_command {
        CoCommand::Designated => first,
        CoCommand::BestSkill if main(&second) > main(&first) => second,
        CoCommand::BestSkill => first,
        CoCommand::Split => Command { tactics: second.tactics, ..first },
    }
}

/// Who rolls and decides for a unit: its commander if somebody plays him, else whoever leads the side.
#[must_use]
pub fn office(b: &Battle, id: UnitId) -> Office {
    let who = if b.at(id).led || b.at(id).scale == Scale::Army { command(b, id).who } else { None };
    match who.filter(|&chief| b.who(chief).at == Standing::Fit) {
        Some(chief) => Office::Holder(Subject::from(chief)),
        None => Office::Chief(b.at(id).side),
    }
}

/// JET-16 — men of a unit for the ratio of numbers: those in battle when the turn began, half as many again after a union.
#[must_use]
pub fn men(b: &Battle, id: UnitId) -> i64 {
    let unit = b.at(id);
    let mut men = i64::from(unit.fielded);
    if unit.scale == Scale::Army && b.options.reserve_counts {
        men += b
            .children(id)
            .filter(|&c| b.at(c).engagement == Engagement::Reserve && b.at(c).at == crate::nouns::terms::Where::Field)
            .map(|c| i64::from(b.at(c).n))
            .sum::<i64>();
    }
    if unit.union_turn == b.turn && b.turn > 0 {
        cite(UNION);
        men = (3 * men + 1) / 2;
    }
    men
}

/// JET-34 — men of a unit for the losses percentage.
#[must_use]
pub fn men_for_losses(b: &Battle, id: UnitId) -> i64 {
    let unit = b.at(id);
    if unit.union_turn == b.turn && b.options.union_strength_scope == UnionScope::RatioOnly {
        cite(UNION);
        return i64::from(unit.fielded);
    }
    men(b, id)
}

/// JET-16 — the weight of numbers: two strengths, already weighted by worth, into a modifier of the first.
#[must_use]
pub fn numeric(rounding: RatioRounding, cap: i32, own: i64, enemy: i64) -> i32 {
    cite(NUMERIC);
    if own <= 0 || enemy <= 0 {
        return 0;
    }
    let (more, less) = (i128::from(own.max(enemy)), i128::from(own.min(enemy)));
    let m = match rounding {
        RatioRounding::Exact => (50 * (more - less) + less) / (2 * less),
        RatioRounding::Tenth => {
            let tenths = (20 * more + less) / (2 * less);
            (50 * (tenths - 10) + 10) / 20
        }
        RatioRounding::FullSteps => 5 * (5 * (more - less) / less),
    };
    // Beyond this a number says no more than “hopeless”, and sums must fit.
    let most = if cap > 0 { cap } else { 1_000_000 };
    let m = i32::try_from(m).unwrap_or(i32::MAX).min(most);
    if own >= enemy { m } else { -m }
}

/// JET-16, JET-17 — the weight of numbers for a unit in its encounter.
#[must_use]
pub fn numbers(b: &Battle, id: UnitId) -> i32 {
    let (encounter, side) = (b.at(id).encounter, b.at(id).side);
    if encounter.is_none() {
        return 0;
    }
    let total = |side: Side| b.in_encounter(encounter, side).map(|u| men(b, u)).sum::<i64>();
    weigh(b, side, total(side), total(side.foe()))
}

/// JET-17 — men weighted by their worth, then weighed against each other.
#[must_use]
pub fn weigh(b: &Battle, side: Side, own: i64, enemy: i64) -> i32 {
    let ((num, den), (other, under)) = (b.camp(side).value, b.camp(side.foe()).value);
    let (ours, theirs) = (num * under, other * den);
    if ours != theirs {
        cite(WORTH);
    }
    let (own, enemy) = (own * ours, enemy * theirs);
    numeric(b.options.numeric_ratio_rounding, b.options.numeric_mod_cap, own, enemy)
}

/// JET-14 — what the superior's row gives.
#[must_use]
pub fn from_above(b: &Battle, id: UnitId) -> i32 {
    let mut up = b.at(id).parent;
    while let Some(at) = up {
        if !b.passes_on(at) {
            return i32::from(b.at(at).lead);
        }
        cite(FROM_ABOVE);
        if b.options.skipped_scale_flow == SkippedFlow::None {
            return 0;
        }
        up = b.at(at).parent;
    }
    0
}

/// JET-45 — what a UM 66 of the rank right above costs.
#[must_use]
pub fn mislaid(b: &Battle, superior: Option<UnitId>) -> i32 {
    let Some(superior) = superior else { return 0 };
    let unit = b.at(superior);
    if unit.side != b.own() || !b.rolls(superior) {
        return 0;
    }
    if unit.row == Some(Row::Um66) || unit.extra { Row::Um66.result(unit.scale).subordinates } else { 0 }
}

/// JET-44, JET-57 — what lasts and weighs on the rolls of a unit.
#[must_use]
pub fn lasting(b: &Battle, id: UnitId) -> i32 {
    let regiment = b.above(id, Scale::Regiment);
    b.lasting
        .iter()
        .filter(|l| l.first <= b.turn && b.turn <= l.last)
        .filter(|l| match l.bearing {
            Bearing::Roll | Bearing::Position => l.unit == id,
            Bearing::Ranks => regiment == Some(l.unit),
            Bearing::Morale => false,
        })
        .map(|l| i32::from(l.value))
        .sum()
}

/// JET-25, JET-46 — position, with the ground won or lost.
#[must_use]
pub fn position(b: &Battle, id: UnitId) -> i32 {
    let unit = b.at(id);
    let own = i32::from(unit.position);
    if !b.options.strategic_points {
        return own;
    }
    cite(STRATEGIC);
    let step = b.options.strategic_step;
    let moved = if unit.side == b.own() {
        step * i32::from(unit.ground)
    } else {
        // Of several across, the first: who of them is strongest is not for the enemy to read here.
        -step * b.in_encounter(unit.encounter, b.own()).next().map_or(0, |u| i32::from(b.at(u).ground))
    };
    (own + moved).clamp(-30, 30)
}

/// What the GM judged for one roll: position, composition, equipment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Circumstances {
    /// JET-25.
    pub position: i32,
    /// JET-26.
    pub composition: i32,
    /// JET-27.
    pub equipment: i32,
}

impl Circumstances {
    /// As the sheet has it.
    #[must_use]
    pub fn usual(b: &Battle, id: UnitId) -> Circumstances {
        let unit = b.at(id);
        Circumstances {
            position: position(b, id),
            composition: i32::from(unit.composition),
            equipment: i32::from(unit.equipment),
        }
    }
}

/// JET-11 — the sum of a battle roll, opposition left aside. Pure: sheets call it too.
#[must_use]
pub fn battle_sum<N: Tally>(b: &Battle, zero: N, id: UnitId, tactics: i32, judged: Circumstances, numbers: i32) -> N {
    let unit = b.at(id);
    let command = command(b, id);
    let n = match command.mode {
        CommandMode::TacticsOnly => zero.plus(SKILL, "tactics_skill", i32::from(command.tactics)),
        _ => zero.plus(SKILL, "leadership_skill", i32::from(command.leadership)),
    };
    let above = from_above(b, id);
    let morale = i32::from(b.morale(id));
    let n = n
        .plus_if(tactics != 0, TACTICS, "tactics", tactics)
        .plus_if(above != 0, FROM_ABOVE, "leadership_from_above", above)
        .plus_if(numbers != 0, NUMERIC, "numeric", numbers);
    let n = if morale > 10 {
        let base = match b.options.morale_overflow_base {
            OverflowBase::Thirty => 30,
            OverflowBase::Fifty => 50,
        };
        n.plus(MORALE, "morale", base).plus(SURGE, "morale_overflow", 30)
    } else {
        n.plus_if(morale != 0, MORALE, "morale", 3 * morale.clamp(-10, 10))
    };
    let n = discipline(b, n, id);
    let n = n
        .plus_if(judged.position != 0, POSITION, "position", judged.position)
        .plus_if(judged.composition != 0, COMPOSITION, "composition", judged.composition)
        .plus_if(judged.equipment != 0, EQUIPMENT, "equipment", judged.equipment);
    let n = engagement(b, n, id);
    let (lasting, mislaid) = (lasting(b, id), mislaid(b, unit.parent));
    let n = n.plus_if(lasting != 0, DURATION, "lasting", lasting).plus_if(
        mislaid != 0,
        MISLAID,
        "subordinate_penalty",
        mislaid,
    );
    let Some(chief) = command.who.map(|chief| b.who(chief)) else { return n };
    let galvanised = match chief.galvanised {
        0 => 0,
        1 => 10,
        _ => 30,
    };
    let fighting = if chief.fights { i32::from(chief.soldier_mod) } else { 0 };
    n.plus_if(fighting != 0, CHIEF_FIGHTS, "soldier_table", fighting).plus_if(
        galvanised != 0,
        GLORY,
        "numbered_bonus",
        galvanised,
    )
}

fn discipline<N: Tally>(b: &Battle, n: N, id: UnitId) -> N {
    let unit = b.at(id);
    let weight = 2 * i32::from(unit.discipline);
    if unit.discipline != unit.discipline_max {
        cite(FOLLOWS);
    }
    n.plus_if(weight != 0, DISCIPLINE, "discipline", weight)
}

/// JET-28, JET-30 — the line a unit stands in; never for an army.
fn engagement<N: Tally>(b: &Battle, n: N, id: UnitId) -> N {
    let unit = b.at(id);
    let by_level = b.engagement(id).level().roll;
    match unit.scale {
        Scale::Army => n,
        Scale::Regiment => n.plus_if(by_level != 0, ENGAGEMENT, "engagement", by_level),
        Scale::Company => {
            cite(COMPANY);
            let applies = b.options.company_engagement_mod == CompanyEngagement::Apply;
            n.plus_if(applies && by_level != 0, COMPANY, "engagement", by_level)
        }
    }
}
