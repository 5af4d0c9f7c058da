//! After the battle: its class, losses man by man, characters, booty, experience.

use crate::brought::doctrine::Plan;
use crate::brought::options::{ClimateLosses, PcArmor, PcFate, Recovery};
use crate::chapters::array::MOST;
use crate::chapters::figures;
use crate::chapters::groups;
use crate::chapters::losses::{self, Borne};
use crate::events::Event;
use crate::nouns::battle::{Battle, GroupId, PersonId};
use crate::nouns::choices::Bearer;
use crate::nouns::rules::{ABANDONED, EXPERIENCE, FATE, RECOVERY, SHARING, SPENDING, TEMPERATURE, WOUNDS};
use crate::nouns::tables::{self, heat_row};
use crate::nouns::terms::{Class, Classing, Lot, Theatre, Wear, Where};
use montjoie_game::Plain as _;
use montjoie_game::choices::{confirm, pick};
use montjoie_table::{
    Dice, Few, Heard, Id as _, Judgement, Object, Office, Play, Question, Side, Subject, Table, Tally as _, Toss,
    UnitId, cite,
};

/// Who bears a group's losses.
fn bearer(b: &Battle, group: GroupId) -> impl Question<Battle, Answer = Bearer> {
    let options = move |b: &Battle, offer: &mut dyn FnMut(Bearer)| {
        offer(Bearer::ALL);
        b.units_of(group).for_each(|(id, _)| offer(Bearer(Subject::from(id))));
    };
    pick(SHARING.by(b.face(group)), Office::Chief(b.at(group).side), options, |_: &Battle, _: &Plan| Bearer::ALL)
}

/// Damage and Force of the groups of a side that were engaged.
pub(crate) fn toll(b: &Battle, side: Side) -> (i64, i64) {
    let engaged = b.all().filter(|(_, g)| g.side == side && g.engaged);
    engaged.fold((0, 0), |(d, f), (id, g)| (d + g.damage, f + groups::frc(b, id)))
}

/// ORD-71 — the class of a battle for each side, as proposed.
#[must_use]
pub fn proposal(b: &Battle) -> [Class; 2] {
    let Some(winner) = b.over.and_then(|o| o.winner) else { return [Class::StatusQuo; 2] };
    let ((lost, frc), (cost, theirs)) = (toll(b, winner.foe()), toll(b, winner));
    // Loser's losses in hundredths over the winner's, which count for one hundredth at least.
    let at_least = |num: i128, den: i128| {
        100 * i128::from(lost) * i128::from(theirs.max(1)) * den
            >= num * i128::from(frc.max(1)) * i128::from(theirs.max(1).max(100 * cost))
    };
    let (won, beaten) = if at_least(3, 1) {
        (Class::DecisiveVictory, Class::CrushingDefeat)
    } else if at_least(3, 2) {
        (Class::Victory, Class::Defeat)
    } else {
        (Class::MarginalVictory, Class::Defeat)
    };
    if winner == Side::A { [won, beaten] } else { [beaten, won] }
}

fn verdict(v: Classing) -> Option<Class> {
    Class::from_plain(v.plain() - 1)
}

/// The losses of one unit.
#[derive(Clone, Copy)]
struct Toll {
    unit: UnitId,
    share: i64,
    slices: i64,
}

/// P6 — everything that follows a battle.
pub fn aftermath<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let last = b.over.is_none_or(|o| o.last) || nobody(b);
    if !last {
        return within_siege(b, t);
    }
    classes(b, t)?;
    let tolls = tolls(b, t, true)?;
    characters(b, t, &tolls)?;
    booty(b, t);
    crews(b, t);
    experience(b, t)?;
    reckon(b, t, &tolls);
    t.happens(b, Event::Closed { last: true });
    Ok(())
}

/// ORD-63 — after a storm or a sortie of a siege: losses are shared and counted, characters fare as they do, and every point
/// of damage stays until the siege ends. Whoever will not be there then is reckoned now.
fn within_siege<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    cite(RECOVERY);
    let all = tolls(b, t, false)?;
    characters(b, t, &all)?;
    let gone = |b: &Battle, toll: &Toll| matches!(b.place_of(b.unit(toll.unit)), Where::Removed | Where::Captured);
    for toll in &all {
        if gone(b, toll) {
            continue;
        }
        let u = b.unit(toll.unit);
        let out = losses::out_of_action(b, u, toll.share).0;
        let dead = u64::from(out) * u64::try_from(b.options.dead_share).unwrap_or(50) / 100;
        let dead = u32::try_from(dead).unwrap_or(out);
        let slices = u16::try_from(toll.slices.clamp(0, 1_000)).unwrap_or(0);
        t.happens(b, Event::Counted { unit: toll.unit, share: toll.share, out, dead, slices });
    }
    let lost: Few<Toll, MOST> = all.into_iter().filter(|toll| gone(b, toll)).collect();
    reckon(b, t, &lost);
    t.happens(b, Event::Closed { last: false });
    Ok(())
}

/// ORD-52 — the losses of every unit; `heat`: with what the climate adds when all is counted (ORD-69).
fn tolls<T: Table<Battle>>(b: &Battle, t: &mut T, heat: bool) -> Play<Few<Toll, MOST>> {
    let mut tolls: Few<Toll, MOST> = Few::new();
    for id in GroupId::all(b.groups.len()) {
        for (unit, share) in borne(b, t, id, heat)? {
            let frc = figures::frc(b, b.unit(unit)).max(1);
            let slices = i64::try_from(i128::from(share) * 10 / i128::from(frc)).unwrap_or(0);
            tolls.push(Toll { unit, share, slices });
        }
    }
    Ok(tolls)
}

fn nobody(b: &Battle) -> bool {
    let stands = |side: Side| b.each_unit().any(|(id, u)| u.side == side && losses::standing(b, id) > 0);
    !Side::BOTH.into_iter().all(stands)
}

/// ORD-71 — how the battle is called, the GM having the last word.
fn classes<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let proposed = proposal(b);
    for side in Side::BOTH {
        let usual = verdict(b.camp(side).battle_result).unwrap_or(proposed[side.index()]);
        let said = t.judge(
            EXPERIENCE.by(Subject::side(side)),
            Judgement::among(Class::WORDS, i32::try_from(usual.plain()).unwrap_or(2), false),
        )?;
        let class = Class::from_plain(i64::from(said)).unwrap_or(usual);
        t.happens(b, Event::Classed { side, class });
    }
    Ok(())
}

/// ORD-52, ORD-69 — a group's losses, unit by unit, as its side shares them.
fn borne<T: Table<Battle>>(b: &Battle, t: &mut T, id: GroupId, climate: bool) -> Play<Borne> {
    let several = b.at(id).damage > 0 && losses::shares(b, id).len() > 1;
    let first = if several { t.choose(b, bearer(b, id))? } else { Bearer::ALL };
    Ok(shared(b, id, first.0, climate))
}

/// ORD-52 — the share of a unit in the losses of its group, as its side shared them in this step.
pub(crate) fn share_of(b: &Battle, unit: UnitId, earlier: &[Heard<Event>]) -> Option<i64> {
    let group = b.units.get(unit.index())?.group?;
    let face = b.groups.get(group.index())?.face;
    let bearer = earlier.iter().rev().find_map(|h| match h {
        Heard::Chose { head, token, .. } if head.key == SHARING.by(face) => token.objects.first().copied(),
        _ => None,
    });
    let bearer = if let Some(Object::Who(who)) = bearer { who } else { Subject::NOBODY };
    let climate = b.over.is_none_or(|o| o.last) || nobody(b);
    shared(b, group, bearer, climate).iter().find(|s| s.0 == unit).map(|s| s.1)
}

/// ORD-52, ORD-69 — a group's losses, unit by unit; one may bear as much as it can before the others.
fn shared(b: &Battle, id: GroupId, bearer: Subject, climate: bool) -> Borne {
    let mut shares = losses::shares(b, id);
    let damage = b.at(id).damage;
    let first = crate::nouns::terms::is_unit(bearer).filter(|u| shares.iter().any(|s| s.0 == *u));
    if let Some(first) = first {
        // As much as it can bear; the rest in proportion among the others.
        let own = damage.min(figures::frc(b, b.unit(first)));
        let mut weights: Few<(UnitId, i64), MOST> = Few::new();
        for (unit, u) in b.units_of(id).filter(|(unit, _)| *unit != first) {
            weights.push((unit, figures::frc(b, u)));
        }
        shares = losses::apportion(damage - own, &weights);
        shares.push((first, own));
    }
    let heat = heat_row(b.options.weather.heat()).losses;
    if climate && heat != (1, 1) && b.options.climate_losses == ClimateLosses::AfterBattleRelative {
        cite(TEMPERATURE);
        for (_, share) in &mut shares {
            *share = *share * heat.0 / heat.1;
        }
    }
    shares
}

/// ORD-53, ORD-54, ORD-63 — how many in a hundred of those out of action are dead in the evening.
pub(crate) fn dead_percent(b: &Battle, side: Side) -> i32 {
    let winner = b.over.and_then(|o| o.winner);
    let won = winner == Some(side);
    if won && b.options.victory_recovery == Recovery::CasualtiesThenRecover {
        return 50;
    }
    if winner.is_some() && !won && b.options.abandoned_wounded_die {
        cite(ABANDONED);
        return 100;
    }
    b.options.dead_share
}

/// ORD-53, ORD-54, ORD-63 — casualties, the victor's recovery, and what is left for the next battle.
fn reckon<T: Table<Battle>>(b: &mut Battle, t: &mut T, tolls: &[Toll]) {
    let winner = b.over.and_then(|o| o.winner);
    let mut all: Few<Event, MOST> = Few::new();
    for toll in tolls {
        let u = b.unit(toll.unit);
        let won = winner == Some(u.side);
        let gone = b.place_of(u) == Where::Removed;
        let stays = !gone && b.place_of(u) != Where::Captured;
        let back = if won && stays { toll.share.max(0) / 2 } else { 0 };
        if won && stays {
            cite(RECOVERY);
        }
        let counted = if won && b.options.victory_recovery == Recovery::RecoverThenCasualties {
            toll.share - back
        } else {
            toll.share
        };
        let (out, spare) = if gone { (u.eff, false) } else { losses::out_of_action(b, u, counted) };
        let share = u64::try_from(dead_percent(b, u.side)).unwrap_or(50);
        let dead = u32::try_from(u64::from(out) * share / 100).unwrap_or(out);
        let left = if gone { u.eff } else { losses::out_of_action(b, u, toll.share - back).0 };
        let eff = u.eff.saturating_sub(dead.max(left));
        // Nobody deserts with his tank: what is left over is a dent.
        let deserters = u32::from(spare && eff > 0 && !u.vehicle);
        all.push(Event::Reckoned { unit: toll.unit, share: toll.share, out, dead, deserters, back, eff });
    }
    for event in all {
        t.happens(b, event);
    }
}

/// ORD-55, ORD-56 — what the losses of their unit did to the characters in it.
fn characters<T: Table<Battle>>(b: &mut Battle, t: &mut T, tolls: &[Toll]) -> Play {
    for person in PersonId::all(b.persons.len()) {
        let p = *b.person(person);
        let Some(unit) = p.unit else { continue };
        if !p.here || matches!(p.lot, Lot::Killed | Lot::Captured) {
            continue;
        }
        let place = b.units.get(unit.index()).map(|u| b.place_of(u));
        let toll = tolls.iter().find(|o| o.unit == unit).filter(|_| p.lot != Lot::Out);
        // Of a siege, what earlier fights of it cost has been told of already.
        let slices = toll.map_or(0, |o| (o.slices - i64::from(b.unit(o.unit).counted)).clamp(0, 20));
        let wounds = wounds(b, t, person, slices)?;
        let wounds = match b.options.pc_fate_mode {
            PcFate::QuickOneDThree => wounds,
            PcFate::Staged if slices > 0 => {
                t.judge(FATE.by(Subject::from(person)), Judgement::offered(0..=1_000, wounds))?
            }
            PcFate::Staged => 0,
        };
        let wounds = i16::try_from(wounds).unwrap_or(i16::MAX);
        let lot = if p.wounds.saturating_add(wounds) >= p.health {
            spent(b, t, person)?
        } else if p.wounds.saturating_add(wounds) > 0 {
            Lot::Wounded
        } else {
            Lot::Fit
        };
        let lot = if place == Some(Where::Captured) { lot.max(Lot::Captured) } else { lot };
        if wounds > 0 || lot > p.lot {
            t.happens(b, Event::Wounded { person, wounds, lot });
        }
    }
    Ok(())
}

/// ORD-55, ORD-56 — Health is spent: as the option says, the GM having the last word.
fn spent<T: Table<Battle>>(b: &Battle, t: &mut T, person: PersonId) -> Play<Lot> {
    let usual = b.spent();
    let key = WOUNDS.on(Subject::from(person), Subject::side(b.person(person).side));
    let words = Judgement::among(&["out_of_action", "killed"], i32::from(usual == Lot::Killed), false);
    Ok(if t.judge(key, words)? == 1 { Lot::Killed } else { Lot::Out })
}

/// ORD-55 — 1d3 for each full tenth their unit lost, less their armour.
fn wounds<T: Table<Battle>>(b: &Battle, t: &mut T, person: PersonId, slices: i64) -> Play<i32> {
    let n = u8::try_from(slices).unwrap_or(0);
    if n == 0 {
        return Ok(0);
    }
    let who = Subject::from(person);
    let key = WOUNDS.by(who);
    let arm = i32::from(b.person(person).arm);
    let worn = |t: &T, count: u8, arm: i32| {
        let armour = t.tally().plus_if(arm != 0, WOUNDS, "armour", -arm);
        Toss::new(key, Office::Holder(who), Dice::Sum { n: count, sides: 3, bonus: 0 }).plus(armour)
    };
    match b.options.pc_armor {
        PcArmor::Once => t.roll(worn(t, n, arm), |cast| cast.total.max(0)),
        PcArmor::None => t.roll(worn(t, n, 0), |cast| cast.total.max(0)),
        PcArmor::PerSlice => {
            let mut sum = 0;
            for _ in 0..n {
                sum += t.roll(worn(t, 1, arm), |cast| cast.total.max(0))?;
            }
            Ok(sum)
        }
    }
}

/// ORD-49, ORD-61 — guns and baggage of an army that ran.
fn booty<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    let Some(winner) = b.over.and_then(|o| o.winner) else { return };
    let loser = winner.foe();
    let ran =
        |g: &crate::nouns::battle::Group| g.routed || matches!(g.at, Where::Off | Where::Removed | Where::Captured);
    if !b.groups.iter().any(|g| g.side == loser && ran(g)) {
        return;
    }
    let said = b.options.baggage_lost_share;
    let (guns, baggage) = if said < 0 { (100, 75) } else { (said, said) };
    for unit in UnitId::all(b.units.len()) {
        let u = b.unit(unit);
        if u.side != loser || u.pieces == 0 || !b.group_with(u).is_some_and(ran) {
            continue;
        }
        let pieces = u32::try_from(i64::from(u.pieces) * i64::from(guns) / 100).unwrap_or(0);
        if pieces > 0 {
            t.happens(b, Event::Abandoned { unit, pieces });
        }
    }
    let share = u8::try_from(baggage).unwrap_or(100);
    // What a retreat left behind is not left twice.
    // Nothing that flies or floats has carts behind it.
    let carts = !b.is_vehicles() || b.theatre == Theatre::Land;
    if carts && share > b.camp(loser).baggage_lost {
        t.happens(b, Event::Baggage { side: loser, share });
    }
}

/// ORD-105 — crews lost with their vehicles, by status.
fn crews<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    if !b.is_vehicles() {
        return;
    }
    for unit in UnitId::all(b.units.len()) {
        let u = b.unit(unit);
        let Some(group) = u.group.filter(|_| u.vehicle && u.crew > 0) else { continue };
        let damage = b.at(group).damage;
        let frc = groups::frc(b, group);
        let status = tables::status_of(damage, frc);
        let pct = if status == Wear::Intact { 0 } else { tables::crew_loss(status, damage, frc) };
        let men = u32::try_from(i64::from(u.eff) * i64::from(u.crew) * pct / 100).unwrap_or(0);
        if men > 0 {
            t.happens(b, Event::CrewLost { unit, men });
        }
    }
}

/// ORD-71, ORD-72 — experience of every unit that was engaged, and what it is spent on.
fn experience<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    for unit in UnitId::all(b.units.len()) {
        let u = *b.unit(unit);
        if !b.group_with(&u).is_some_and(|g| g.engaged) || !figures::deploys(b, &u) || b.place_of(&u) == Where::Removed
        {
            continue;
        }
        let class = b.camp(u.side).class.unwrap_or(Class::StatusQuo);
        let usual =
            if u.xp_award >= 0 { u.xp_award } else { i32::try_from(tables::EXPERIENCE[class as usize]).unwrap_or(0) };
        let xp = t.judge(EXPERIENCE.by(Subject::from(unit)), Judgement::offered(0..=1_000, usual))?;
        if xp > 0 {
            t.happens(b, Event::Learned { unit, xp });
        }
        loop {
            let cost = (i32::from(b.unit(unit).cbt) + 1).max(1);
            let key = SPENDING.by(Subject::from(unit));
            let ask = confirm(key, Office::Chief(u.side), |_: &Battle, _: &Plan| true);
            if b.unit(unit).xp < cost || !t.choose(b, ask)?.0 {
                break;
            }
            t.happens(b, Event::Raised { unit, cost });
        }
    }
    Ok(())
}
