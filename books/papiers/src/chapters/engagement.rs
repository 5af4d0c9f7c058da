//! Engagement des unités: in decreasing initiative, each unit moves, engages, supports or aims (PAP-19, 28..30, 67, 68, 71).

use crate::brought::doctrine::{self, Plan};
use crate::brought::options::{Disengage, LimitCheck, RevealOn, RoutMove, Tie};
use crate::chapters::ambush;
use crate::chapters::initiative::break_tie;
use crate::chapters::movement::{self, CellPath};
use crate::chapters::orders::{UnitOrder, shot_targets};
use crate::events::Event;
use crate::nouns::battle::{ARMIES, Battle, HostId, MOST, UnitId};
use crate::nouns::choices::Whom;
use crate::nouns::rules::{FACE_DOWN, FIRE, FIVE_TIMES, MOVEMENT, THREE_TO_ONE, TIES};
use crate::nouns::terms::{Category, Morale, Order, Step, SupportKind};
use montjoie_game::choices::pick;
use montjoie_game::formerly;
use montjoie_table::{Few, Office, Play, Table, cite};

/// PAP-28 — whether a unit still has its turn to act.
#[must_use]
pub fn may_act(b: &Battle, id: UnitId) -> bool {
    let u = b.at(id);
    if !u.alive() || u.acted || u.hidden {
        return false;
    }
    if u.morale == Morale::Deroute {
        return b.options.deroute_movement == RoutMove::Retreat && !u.away;
    }
    !b.in_melee(id) || b.options.disengage == Disengage::Free
}

/// Those whose turn it is: the highest initiative left.
#[must_use]
pub fn next(b: &Battle) -> Few<UnitId, MOST> {
    let mut tied: Few<UnitId, MOST> = Few::new();
    let mut top = i16::MIN;
    for id in b.ids() {
        let u = b.at(id);
        if u.ini < top || !may_act(b, id) {
            continue;
        }
        if u.ini > top {
            tied.clear();
            top = u.ini;
        }
        tied.push(id);
    }
    tied
}

/// One unit's turn; with nobody left, the phase is over. Which of an army's own goes first, its owner says (PAP-27).
pub fn activate<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let tied = next(b);
    let Some(&first) = tied.first() else {
        t.happens(b, Event::Step(Step::Alignement));
        return Ok(());
    };
    if tied.len() == 1 {
        return act(b, t, first);
    }
    let mut armies: Few<HostId, ARMIES> = Few::new();
    for &id in &tied {
        let army = b.at(id).army;
        if !armies.contains(&army) && !b.at(id).routed() {
            armies.push(army);
        }
    }
    if armies.len() > 1 && b.options.initiative_tie == Tie::Simultaneous {
        return together(b, t, &tied);
    }
    let army = match armies.len() {
        0 => b.at(first).army,
        1 => armies[0],
        _ => break_tie(b, t, &armies)?,
    };
    let own = tied.iter().filter(|&&id| b.at(id).army == army).count();
    let unit = if own == 1 {
        tied.iter().copied().find(|&id| b.at(id).army == army)
    } else {
        let mine =
            move |b: &Battle| next(b).into_iter().filter(move |&id| b.at(id).army == army).collect::<Few<_, MOST>>();
        let ask = pick(
            TIES.by(army),
            Office::Chief(b.host(army).side),
            move |b: &Battle, offer: &mut dyn FnMut(Whom)| mine(b).into_iter().for_each(|id| offer(Whom(Some(id)))),
            move |b: &Battle, _: &Plan| Whom(mine(b).first().copied()),
        );
        t.choose(b, ask)?.0.filter(|unit| tied.contains(unit))
    };
    let unit = unit.unwrap_or(first);
    act(b, t, unit)
}

/// `simultaneous` — tied units choose in secret, then act; a chosen target stays in reach.
fn together<T: Table<Battle>>(b: &mut Battle, t: &mut T, tied: &[UnitId]) -> Play {
    cite(TIES);
    let mut asked: Few<UnitOrder, MOST> = Few::new();
    for &id in tied {
        if b.at(id).routed() {
            fall_back(b, t, id)?;
        } else {
            asked.push(UnitOrder(id));
        }
    }
    let mut orders: Few<(UnitId, Order), MOST> = Few::new();
    t.choose_each(b, &asked, |q, order| orders.push((q.0, order)))?;
    for &(unit, order) in &orders {
        t.happens(b, Event::Ordered { unit, order });
    }
    for &(unit, order) in &orders {
        if b.at(unit).alive() {
            carry_out(b, t, unit, order)?;
        }
    }
    Ok(())
}

fn act<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId) -> Play {
    if b.at(unit).routed() {
        return fall_back(b, t, unit);
    }
    let order = t.choose(b, UnitOrder(unit))?;
    t.happens(b, Event::Ordered { unit, order });
    carry_out(b, t, unit, order)
}

/// PAP-41, `retreat` — routers let go and run for their own edge.
fn fall_back<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId) -> Play {
    t.happens(b, Event::FellBack { unit });
    if movement::counted(b)
        && let Some(cell) = movement::homewards(b, unit)
    {
        let way = movement::ways(b, unit, movement::allowance(b, unit)).to(b, cell);
        walk(b, t, unit, &way)?;
    }
    Ok(())
}

/// PAP-29, PAP-60 — on a map, walks away from where it was to where its owner says.
pub fn go_away<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId) -> Play {
    let ask = pick(
        MOVEMENT.by(unit),
        Office::Chief(b.at(unit).side),
        move |b: &Battle, offer: &mut dyn FnMut(Order)| {
            offer(Order::Hold);
            movement::stops(b, unit, |(column, row)| offer(Order::Move(column, row)));
        },
        move |b: &Battle, _: &Plan| {
            movement::homewards(b, unit).map_or(Order::Hold, |(column, row)| Order::Move(column, row))
        },
    );
    if movement::counted(b)
        && b.lore.ground.holds(b.at(unit).cell)
        && let Order::Move(column, row) = t.choose(b, ask)?
        && b.lore.ground.holds((column, row))
    {
        let way = movement::ways(b, unit, movement::allowance(b, unit)).to(b, (column, row));
        walk(b, t, unit, &way)?;
    }
    Ok(())
}

/// Whether the one an order names is still there.
fn there(b: &Battle, who: UnitId) -> bool {
    b.at(who).alive()
}

fn carry_out<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId, order: Order) -> Play {
    match order {
        Order::Hold => {}
        Order::Move(column, row) => {
            if !b.lore.ground.holds((column, row)) {
                return Ok(());
            }
            let ways = movement::ways(b, unit, movement::allowance(b, unit));
            let mut way = ways.to(b, (column, row));
            if way.is_empty() {
                // Beyond reach, by the GM's word: there in one stride.
                way.push((column, row));
            }
            let stopped = walk(b, t, unit, &way)?;
            if !stopped && b.at(unit).alive() && b.options.move_and_fire && !b.in_melee(unit) {
                fire_after(b, t, unit)?;
            }
        }
        Order::Engage(on) if there(b, on) && on != unit && b.at(on).side != b.at(unit).side => {
            engage(b, t, unit, on)?;
        }
        Order::Support(friend) if there(b, friend) && friend != unit => {
            stand_behind(b, t, unit, friend, SupportKind::Melee)?;
        }
        Order::FireSupport(friend) if there(b, friend) && friend != unit => {
            stand_behind(b, t, unit, friend, SupportKind::Fire)?;
        }
        Order::Fire(on) if there(b, on) && on != unit => aim(b, t, unit, on, false),
        Order::Magic(on) if there(b, on) && on != unit => aim(b, t, unit, on, true),
        Order::Tortoise(formed) => t.happens(b, Event::Tortoise { unit, formed }),
        Order::Disengage => {
            t.happens(b, Event::BrokeOff { unit });
            go_away(b, t, unit)?;
        }
        // Whoever was named is no longer there.
        _ => {}
    }
    Ok(())
}

fn aim<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId, on: UnitId, magic: bool) {
    t.happens(b, Event::Aimed { unit, on, magic });
    reveal(b, t, unit, false);
}

/// PAP-28, PAP-71 — whom a unit that walked shoots at.
fn fire_after<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId) -> Play {
    let mut any = false;
    shot_targets(b, unit, false, |_| any = true);
    if !any {
        return Ok(());
    }
    let side = b.at(unit).side;
    let ask = pick(
        FIRE.by(unit),
        Office::Chief(side),
        move |b: &Battle, offer: &mut dyn FnMut(Whom)| {
            offer(Whom::NOBODY);
            shot_targets(b, unit, false, |on| offer(Whom(Some(on))));
        },
        move |b: &Battle, plan: &Plan| {
            formerly!(plan, side => Whom(crate::brought::frozen::best_target(b, unit)));
            Whom(doctrine::best_target(b, unit))
        },
    );
    // Nobody shoots at itself, not by the GM's word either.
    if let Some(on) = t.choose(b, ask)?.0.filter(|&on| there(b, on) && on != unit) {
        aim(b, t, unit, on, false);
    }
    Ok(())
}

/// PAP-19 — along a way, cell by cell; true when something stopped it.
fn walk<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId, way: &CellPath) -> Play<bool> {
    for &cell in way {
        if ambush::spring(b, t, unit, Some(cell))? {
            return Ok(true);
        }
    }
    if let Some(&(column, row)) = way.last() {
        t.happens(b, Event::Moved { unit, column, row });
    }
    Ok(false)
}

/// Goes to where a cell is wanted, or, with no map, past whatever lies in wait. True when stopped.
fn go_to<T: Table<Battle>>(
    b: &mut Battle,
    t: &mut T,
    unit: UnitId,
    cell: impl Fn(&Battle, &movement::CellPaths) -> Option<(u8, u8)>,
) -> Play<bool> {
    if !movement::counted(b) {
        return ambush::spring(b, t, unit, None);
    }
    let ways = movement::ways(b, unit, movement::allowance(b, unit));
    match cell(b, &ways) {
        Some(cell) => {
            let way = ways.to(b, cell);
            walk(b, t, unit, &way)
        }
        None => Ok(false),
    }
}

/// PAP-29 — one goes at another.
fn engage<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId, on: UnitId) -> Play {
    let met = b.link(unit, on).is_some();
    let stopped = if met || (movement::counted(b) && movement::touching(b, unit, on)) {
        false
    } else {
        go_to(b, t, unit, |b, ways| movement::contact_cell(b, ways, unit, on))?
    };
    if stopped || !b.at(unit).alive() || !b.at(on).alive() {
        return Ok(());
    }
    if b.options.multi_limit_check == LimitCheck::AtEngagement && !met && too_many(b, on, Some(unit), b.at(on).eff) {
        cite(FIVE_TIMES);
        let kept = doctrine::heaviest(b, b.at(unit).side, b.assailants(on));
        if let Some(friend) = kept {
            support_best(b, t, unit, friend);
        }
        return Ok(());
    }
    let caught = b.at(on).rides() && !b.at(on).acted && !b.in_melee(on) && !b.at(on).routed();
    t.happens(b, Event::Engaged { by: unit, on, charge: true, ambush: false });
    reveal(b, t, unit, true);
    reveal(b, t, on, true);
    if caught && b.options.countercharge {
        t.happens(b, Event::Countercharged { unit: on, on: unit });
    }
    three_to_one(b, t);
    Ok(())
}

/// PAP-67 — whether two or three on a target of so many EFF are more than five times its number, one more being counted in.
/// Those in rout are no assailants.
#[must_use]
pub fn too_many(b: &Battle, target: UnitId, more: Option<UnitId>, eff: u32) -> bool {
    let mut n = 0;
    let mut sum = 0u64;
    for id in b.assailants(target).chain(more) {
        n += 1;
        sum += u64::from(b.at(id).eff);
    }
    n >= 2 && sum > 5 * u64::from(eff)
}

fn stand_behind<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId, friend: UnitId, kind: SupportKind) -> Play {
    // PAP-74 — machines support from where they stand.
    let stopped =
        if b.at(unit).category == Category::Machine || (movement::counted(b) && movement::touching(b, unit, friend)) {
            false
        } else {
            go_to(b, t, unit, |b, ways| movement::cell_behind(b, ways, unit, friend))?
        };
    if !stopped && b.at(unit).alive() && b.at(friend).alive() && !b.in_melee(unit) {
        t.happens(b, Event::Supports { unit, friend, kind });
        reveal(b, t, unit, false);
    }
    Ok(())
}

/// The larger support a unit can give a friend within the limits, if any.
pub fn support_best<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId, friend: UnitId) {
    if let Some(kind) = doctrine::support_kind(b, unit, friend) {
        t.happens(b, Event::Supports { unit, friend, kind });
        reveal(b, t, unit, false);
    }
}

/// PAP-68 — where more than three stand against one, the latest support goes.
pub fn three_to_one<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    for target in b.ids() {
        while b.at(target).alive() && b.against(target) > 3 {
            let latest = b.assailants(target).flat_map(|o| b.supporters(o).map(|(s, u)| (u.support_order, s))).max();
            let Some((_, unit)) = latest else { break };
            cite(THREE_TO_ONE);
            t.happens(b, Event::Unsupports { unit });
        }
        while b.at(target).alive() && b.fire_supporters_against(target) > 1 {
            let latest = b
                .assailants(target)
                .flat_map(|o| b.supporters(o))
                .filter(|(_, u)| u.support_kind == SupportKind::Fire && b.counts_as_fire_support(u))
                .map(|(s, u)| (u.support_order, s))
                .max();
            let Some((_, unit)) = latest else { break };
            cite(THREE_TO_ONE);
            t.happens(b, Event::Unsupports { unit });
        }
    }
}

/// PAP-21 — turns a counter up.
pub fn reveal<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId, engaged: bool) {
    if !b.at(unit).face_down {
        return;
    }
    cite(FACE_DOWN);
    let shown = match b.options.reveal_on {
        RevealOn::Engaged => engaged,
        RevealOn::EngagedOrFires => true,
        RevealOn::NeverAuto => false,
    };
    if shown {
        t.happens(b, Event::Revealed { unit });
    }
}
