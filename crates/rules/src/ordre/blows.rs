//! The attack common to shots, shocks and vehicles: the test, the losses, the rout.

use super::array::MOST;
use super::battle::{Battle, Id};
use super::event::{Event, How};
use super::figures::{self, Use};
use super::options::{
    ClimateLosses, DieKind, EntrenchmentDfs, HalvingOrder, LossCap, MudHalving, RoutTrigger, RuptureCap, UrbanInfantry,
    VehicleRetreatFail,
};
use super::rules::{
    CAP, CIRCUMSTANCES, CONTACT_SHOT, COUNTER, CREWS, DEFENCE, DIE, DISENGAGE, DISTANCE, FOREST, FRIENDLY_FIRE,
    INFANTRY, LOSSES, MARGINS, MEANS, MUD, ORDER_OF_MODIFIERS, RATIO, RETREAT, ROUNDING, ROUT, SHOCK, STATUS, SURPRISE,
    TEMPERATURE, TOWN, VEHICLE_ATTACK, VEHICLE_DAMAGE, VEHICLE_ROUT, VEHICLE_SURPRISE, VISIBILITY, WALLS,
};
use super::tables::{command, fort_row, heat_row, range, sky_row, terrain_row, vehicle_distance};
use super::terms::{Status, Terrain};
use super::{array, groups};
use montjoie_table::{Cast, Dice, Few, Judgement, Office, Play, Side, Subject, Table, Tally, Toss, cite, d};

/// ORD-01 — the ten-sided die of the table.
#[must_use]
pub fn die(b: &Battle) -> Dice {
    cite(DIE);
    match b.options.die_kind {
        DieKind::Plain => d(10),
        DieKind::OpenUp => Dice::Open { sides: 10, up: 10, down: 0, lone: 0 },
        DieKind::OpenBoth => Dice::Open { sides: 10, up: 10, down: 1, lone: 0 },
    }
}

/// How an attack is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Hand to hand.
    Shock,
    /// From a distance.
    Shot,
    /// Shooters at those who have come to contact.
    Contact,
    /// Vehicles, and whoever fights among them.
    Vehicles,
}

/// One attack about to be made.
#[derive(Clone, Copy, Debug)]
pub struct Blow {
    /// By whom.
    pub by: Id,
    /// On whom.
    pub on: Id,
    /// Made how.
    pub manner: Manner,
    /// Told how.
    pub how: How,
    /// What numbers give.
    pub ratio: i32,
    /// What the GM adds.
    pub circumstances: i32,
}

impl Blow {
    /// An attack without numbers or circumstances yet.
    #[must_use]
    pub fn new(by: Id, on: Id, manner: Manner, how: How) -> Blow {
        Blow { by, on, manner, how, ratio: 0, circumstances: 0 }
    }
}

/// What came of one attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Came {
    /// Points the target loses.
    loss: i64,
    /// It was no more than what breaks it.
    capped: bool,
    /// Bonus of the target for its answer.
    bonus: i32,
    /// Points a friend at grips with the target loses.
    friendly: i64,
    hit: bool,
}

/// What power an attack is made with.
fn use_of(b: &Battle, blow: &Blow) -> Use {
    match blow.manner {
        Manner::Shock => Use::Shock { fresh: !b.at(blow.by).shocked },
        Manner::Contact => Use::Contact,
        Manner::Shot | Manner::Vehicles => Use::Shot(groups::distance(b, blow.by)),
    }
}

/// ORD-97 — the armour an attack has to bite through, where vehicles are shot at.
#[must_use]
pub fn armour(b: &Battle, on: Id) -> Option<i32> {
    if !b.is_vehicles() {
        return None;
    }
    b.units_of(on).next().filter(|(_, u)| u.vehicle).map(|(_, u)| u.arm)
}

/// The power of an attack, from the state of the field as it is.
#[must_use]
pub fn power(b: &Battle, blow: &Blow) -> i64 {
    groups::pda(b, blow.by, use_of(b, blow), armour(b, blow.on), |_, _| ())
}

fn small(n: i64) -> i32 {
    i32::try_from(n).unwrap_or(if n < 0 { i32::MIN / 4 } else { i32::MAX / 4 })
}

/// Whether surprise still weighs on a side (ORD-38).
#[must_use]
pub fn surprised(b: &Battle, side: Side) -> bool {
    use super::options::SurpriseDuration as D;
    b.surprised == Some(side)
        && (b.is_vehicles() || b.options.surprise_duration == D::Battle || b.surprise_seq == b.sequence)
}

/// ORD-40 — what is added to the die.
fn score<N: Tally>(b: &Battle, mut n: N, blow: &Blow) -> N {
    let g = b.at(blow.by);
    cite(SHOCK);
    cite(ORDER_OF_MODIFIERS);
    n = n.plus(MEANS, "cbt", small(groups::cbt_test(b, blow.by)));
    if blow.ratio != 0 {
        n = n.plus(RATIO, "ratio", blow.ratio);
    }
    if surprised(b, g.side) && !g.routed {
        n = n.plus(if b.is_vehicles() { VEHICLE_SURPRISE } else { SURPRISE }, "surprised", command(5).1);
    }
    let status = groups::status_effects(b, blow.by).0;
    if status != 0 {
        let rule = match (g.routed, b.is_vehicles()) {
            (true, true) => VEHICLE_ROUT,
            (true, false) => ROUT,
            (false, true) => CREWS,
            (false, false) => STATUS,
        };
        n = n.plus(rule, if g.routed { "rout" } else { "status" }, status);
    }
    n = n.plus_if(b.camp(g.side).retreat_failed, RETREAT, "retreat_failed", -2);
    if g.pinned {
        let cost = if b.options.vehicle_retreat_fail == VehicleRetreatFail::Four { -4 } else { -2 };
        n = n.plus(DISENGAGE, "pinned", cost);
    }
    n = sky(b, n, blow.manner);
    let heat = heat_row(b.options.weather.heat()).combat;
    n = n.plus_if(heat != 0, TEMPERATURE, "heat", heat);
    if let Some(bonus) = counter(b, blow) {
        n = n.plus(COUNTER, "counter", bonus);
    }
    n.plus_if(blow.circumstances != 0, CIRCUMSTANCES, "circumstances", blow.circumstances)
}

/// ORD-67 — what the sky takes from a test.
fn sky<N: Tally>(b: &Battle, n: N, manner: Manner) -> N {
    let sky = b.options.weather.sky();
    let shot = manner != Manner::Shock;
    let cost = match (sky, shot) {
        (2, true) => sky_row(2).ranged,
        (1 | 2, _) if b.options.bad_visibility_hits_combat => sky_row(sky).command,
        _ => 0,
    };
    n.plus_if(cost != 0, VISIBILITY, "visibility", cost)
}

/// ORD-44 — the bonus a group has against this one, now.
fn counter(b: &Battle, blow: &Blow) -> Option<i32> {
    let g = b.at(blow.by);
    let serves = matches!(blow.manner, Manner::Shock | Manner::Contact);
    let holds = (g.counter_since..=g.counter_until).contains(&b.sequence);
    (serves && holds && g.counter > 0 && g.counter_on == b.face(blow.on)).then_some(g.counter)
}

/// ORD-37, ORD-40, ORD-50, ORD-103 — the Difficulty.
fn difficulty<N: Tally>(b: &Battle, n: N, blow: &Blow) -> N {
    let g = b.at(blow.on);
    let shot = blow.manner != Manner::Shock;
    let mut n = n;
    if blow.manner == Manner::Vehicles && surprised(b, g.side) {
        // ORD-102: nothing but the distance is left.
        cite(VEHICLE_SURPRISE);
        return far(b, n, blow);
    }
    let add_first = b.options.dfs_halving_order == HalvingOrder::AddThenHalve;
    // Shooters and guns reached by a shock are caught at contact (ORD-49).
    let at_contact = blow.manner == Manner::Shock && g.kind == super::terms::Kind::Ranged;
    n = n.plus(DEFENCE, "dfs", small(groups::dfs(b, blow.on, at_contact)));
    if add_first {
        n = cover(b, n, blow);
    }
    let halvings = halvings(b, blow);
    let most = if b.options.halvings_stack { halvings.len() } else { 1 };
    for (rule, word) in halvings.into_iter().take(most) {
        cite(ROUNDING);
        let half = n.total().div_euclid(2);
        n = n.becomes(rule, word, half);
    }
    if !add_first {
        n = cover(b, n, blow);
    }
    if shot { far(b, n, blow) } else { n }
}

/// ORD-50 — what halves Dfs, in order.
fn halvings(b: &Battle, blow: &Blow) -> Few<(montjoie_table::Rule, &'static str), 4> {
    let g = b.at(blow.on);
    let shot = blow.manner != Manner::Shock;
    let mut all = Few::new();
    if surprised(b, g.side) && !g.routed {
        all.push((SURPRISE, "surprised_half"));
    }
    if groups::status_effects(b, blow.on).2 {
        all.push((if b.is_vehicles() { VEHICLE_ROUT } else { ROUT }, "rout_half"));
    }
    let bogged = !b.is_vehicles() && terrain_row(figures::ground(b)).bogs && g.in_terrain;
    if shot && bogged && b.options.mud_ranged_halving == MudHalving::Cumulative {
        all.push((MUD, "mud_half"));
    }
    if shot {
        all.push((if b.is_vehicles() { VEHICLE_ATTACK } else { DISTANCE }, "shot_half"));
    }
    all
}

/// ORD-65, ORD-76, ORD-92, ORD-103, ORD-108 — cover, walls, town.
fn cover<N: Tally>(b: &Battle, mut n: N, blow: &Blow) -> N {
    let g = b.at(blow.on);
    let shot = blow.manner != Manner::Shock;
    if b.is_vehicles() {
        let mut units = b.units_of(blow.on);
        if let Some((_, u)) = units.next() {
            n = n.plus_if(u.cover_bonus != 0, VEHICLE_ATTACK, "cover", i32::from(u.cover_bonus));
            let town = match b.options.urban_infantry_dfs {
                UrbanInfantry::Zero => 0,
                UrbanInfantry::Five => 5,
                UrbanInfantry::Ten => 10,
            };
            let sheltered = !u.vehicle && b.options.terrain == Terrain::Urban && town != 0;
            n = n.plus_if(sheltered, INFANTRY, "town", town);
        }
        return n;
    }
    let row = terrain_row(figures::ground(b));
    n = n.plus_if(shot && row.cover != 0 && g.in_terrain, FOREST, "forest", row.cover);
    if b.walled(g.side) && !g.routed && blow.how != How::Riposte {
        let fort = b.fort.map(|f| fort_row(f.kind));
        let open = fort.is_some_and(|f| f.ranged_only) && b.options.entrenchment_dfs == EntrenchmentDfs::RangedOnly;
        let walls = fort.map_or(0, |f| f.dfs);
        n = n.plus_if(walls != 0 && (shot || !open), WALLS, "walls", walls);
    }
    n.plus_if(row.dfs != 0, TOWN, "town", row.dfs)
}

/// ORD-37, ORD-82, ORD-103 — distance, and what the GM makes of it.
fn far<N: Tally>(b: &Battle, n: N, blow: &Blow) -> N {
    use super::options::EngagementDistance as D;
    let n = match blow.manner {
        Manner::Contact => n.plus(CONTACT_SHOT, "contact", range(0)),
        Manner::Vehicles if b.options.engagement_distance == D::Auto => {
            let by_troops = b.units_of(blow.by).any(|(_, u)| !u.vehicle);
            let theatre = if by_troops { super::terms::Theatre::Land } else { b.theatre };
            n.plus(VEHICLE_ATTACK, "theatre", vehicle_distance(theatre))
        }
        _ => n.plus(DISTANCE, "distance", range(groups::distance(b, blow.by))),
    };
    n.plus_if(b.options.distance_visibility_mod != 0, DISTANCE, "visibility", b.options.distance_visibility_mod)
}

/// ORD-41, ORD-43 to ORD-45, ORD-50, ORD-69 — what a throw comes to.
fn came(b: &Battle, blow: &Blow, cast: Cast) -> Came {
    cite(MARGINS);
    let power = cast.num / cast.den.max(1);
    let mut came = Came { loss: 0, capped: false, bonus: 0, friendly: 0, hit: cast.margin >= 0 };
    if cast.margin < 0 {
        let slices = (-cast.margin) / 2;
        if blow.manner == Manner::Shock {
            cite(COUNTER);
            came.bonus = slices;
        } else if blow.manner == Manner::Shot && friend_at_grips(b, blow).is_some() {
            cite(FRIENDLY_FIRE);
            came.friendly = percent(power, 10 * i64::from(slices));
        }
        return came;
    }
    let mut pct = 10 + 10 * i64::from(cast.margin / 2) + i64::from(cast.share);
    if b.options.loss_pct_cap == LossCap::Hundred {
        pct = pct.min(100);
    }
    cite(if b.is_vehicles() { VEHICLE_DAMAGE } else { LOSSES });
    let mut loss = percent(power, pct.max(0));
    let heat = heat_row(b.options.weather.heat()).losses;
    if heat != (1, 1) && b.options.climate_losses == ClimateLosses::EachHitRelative {
        cite(TEMPERATURE);
        loss = i64::try_from(i128::from(loss) * i128::from(heat.0) / i128::from(heat.1)).unwrap_or(i64::MAX);
    }
    if blow.how == How::Pursuit && groups::mobility(b, blow.on) > groups::mobility(b, blow.by) {
        cite(super::rules::PURSUIT);
        loss /= 2;
    }
    if let Some(cap) = cap(b, blow.on, blow.how)
        && loss > cap
    {
        cite(CAP);
        (loss, came.capped) = (cap, true);
    }
    came.loss = loss;
    came
}

fn percent(power: i64, pct: i64) -> i64 {
    i64::try_from(i128::from(power) * i128::from(pct) / 100).unwrap_or(i64::MAX)
}

/// ORD-43 — the most one blow can take from a group; none where nothing limits it.
fn cap(b: &Battle, on: Id, how: How) -> Option<i64> {
    let g = b.at(on);
    if g.encircled || g.routed || how == How::Attrition || groups::fearless(b, on) {
        return None;
    }
    let points = groups::sdr_points(b, on);
    Some(match b.options.rupture_cap {
        RuptureCap::PerAssault => points,
        RuptureCap::Cumulative => (points - g.damage).max(0),
    })
}

/// ORD-45 — a friend in contact with the target: of several the one with the largest Force.
fn friend_at_grips(b: &Battle, blow: &Blow) -> Option<Id> {
    let side = b.at(blow.by).side;
    let mut best: Option<(i64, Id)> = None;
    for id in b.at(blow.on).contacts {
        if b.groups.get(usize::from(id)).is_none_or(|g| g.side != side || g.at != super::terms::Where::Field) {
            continue;
        }
        let frc = groups::frc(b, id);
        if best.is_none_or(|(most, _)| frc > most) {
            best = Some((frc, id));
        }
    }
    best.map(|(_, id)| id)
}

/// Who throws for a group.
#[must_use]
pub fn office(b: &Battle, group: Id) -> Office {
    Office::Chief(b.at(group).side)
}

/// The test of one attack.
fn toss<N: Tally>(b: &Battle, empty: impl Fn() -> N, blow: &Blow) -> Toss<N> {
    let rule = montjoie_table::Rule(match blow.how {
        How::Shot if b.mode == super::terms::Mode::Assault => "ORD-82",
        How::Shot => "ORD-37",
        how => how.rule(),
    });
    let key = rule.on(b.face(blow.by), b.face(blow.on));
    let mut share = empty().times(super::rules::SUMS, "pda", power(b, blow), 1);
    let heat = b.options.weather.heat() == 2 && b.options.climate_losses == ClimateLosses::EachHitPoints;
    share = share.plus_if(heat, TEMPERATURE, "gruelling", 10);
    Toss::new(key, office(b, blow.by), die(b))
        .plus(score(b, empty(), blow))
        .versus(difficulty(b, empty(), blow))
        .share(share)
}

/// Attacks made together: every score from the state of the field now, then every loss. `together`: no side struck first.
pub fn strike<T: Table<Battle>>(b: &mut Battle, t: &mut T, blows: &mut [Blow], together: bool) -> Play {
    for blow in blows.iter_mut() {
        let usual = b.at(blow.by).combat_circumstances;
        let key = SHOCK.by(b.face(blow.by));
        blow.circumstances = t.judge(key, Judgement::offered(-50..=50, usual))?;
    }
    let mut all: Few<(Blow, Came), MOST> = Few::new();
    let battle = &*b;
    t.throw_each(
        blows,
        |t, blow| toss(battle, || t.tally(), &blow),
        |blow, cast| came(battle, &blow, cast),
        |blow, came| all.push((blow, came)),
    )?;
    let mut routs: [Few<Subject, MOST>; 2] = [Few::new(), Few::new()];
    for (blow, came) in all {
        for fled in settle(b, t, &blow, came, together) {
            if let Some(id) = b.group_of(fled) {
                let list = &mut routs[b.at(id).side.index()];
                if !list.is_full() {
                    list.push(fled);
                }
            }
        }
    }
    // ORD-59: where both sides break at once nobody is left to pursue.
    if together && routs.iter().all(|r| !r.is_empty()) {
        for group in routs.into_iter().flatten() {
            t.happens(b, Event::Escaped { group });
        }
    }
    Ok(())
}

/// One attack takes effect; who fled from it.
fn settle<T: Table<Battle>>(b: &mut Battle, t: &mut T, blow: &Blow, came: Came, together: bool) -> Few<Subject, 2> {
    let mut fled = Few::new();
    let (by, on) = (b.face(blow.by), b.face(blow.on));
    let shot = blow.manner != Manner::Shock;
    t.happens(b, Event::Attacks { group: by, on, how: blow.how });
    if shot && b.units_of(blow.by).any(|(_, u)| u.ammunition > 0) {
        t.happens(b, Event::Fired { group: by });
    }
    if !came.hit {
        let next = together || b.at(blow.on).attacked;
        let now = blow.how == How::Pursuit;
        let (since, until) = match (now, next) {
            (true, _) => (b.sequence, b.sequence),
            (false, true) => (b.sequence + 1, b.sequence + 1),
            (false, false) => (b.sequence, b.sequence),
        };
        t.happens(b, Event::Missed { group: by, on, how: blow.how, bonus: came.bonus, since, until });
        if came.friendly > 0
            && let Some(friend) = friend_at_grips(b, blow)
        {
            let most = cap(b, friend, How::Friendly);
            let loss = most.map_or(came.friendly, |m| came.friendly.min(m));
            let capped = most.is_some_and(|m| came.friendly > m);
            if lose(b, t, friend, by, loss, How::Friendly, capped) {
                fled.push(b.face(friend));
            }
        }
        return fled;
    }
    if lose(b, t, blow.on, by, came.loss, blow.how, came.capped) {
        fled.push(on);
    }
    fled
}

/// ORD-42, ORD-43, ORD-58 — points go, then status and rout; true when it broke now.
pub fn lose<T: Table<Battle>>(b: &mut Battle, t: &mut T, on: Id, by: Subject, loss: i64, how: How, capped: bool) -> bool {
    let group = b.face(on);
    t.happens(b, Event::Lost { group, by, loss, how, capped });
    let g = b.at(on);
    if !matches!(g.at, super::terms::Where::Field) {
        return false;
    }
    if super::tables::status_of(g.damage, groups::frc(b, on)) == Status::Aneantie && g.damage > 0 {
        t.happens(b, Event::Annihilated { group });
        return false;
    }
    if g.routed || (loss == 0 && !capped) || groups::fearless(b, on) || in_siege(b, g.side) {
        return false;
    }
    let points = groups::sdr_points(b, on);
    let broken = capped
        || match b.options.rout_trigger {
            RoutTrigger::Reach => g.damage >= points,
            RoutTrigger::Exceed => g.damage > points,
        };
    if broken {
        let pursuable = !matches!(how, How::Friendly | How::Riposte | How::Ruling);
        t.happens(b, Event::Routed { group, by, pursuable });
    }
    broken
}

/// ORD-87 — in a siege the garrison's SdR brings a surrender or a sortie, never a rout.
fn in_siege(b: &Battle, side: Side) -> bool {
    b.mode == super::terms::Mode::Siege && b.walled(side)
}

/// ORD-39 — what numbers give each side in the shock: side totals of those at grips, as they stand.
#[must_use]
pub fn ratios(b: &Battle) -> [i32; 2] {
    let total = Side::BOTH.map(|side| {
        let mut sum = 0i64;
        for (id, g) in b.able(side) {
            let how = match g.kind {
                super::terms::Kind::Contact => Use::Shock { fresh: !g.shocked },
                super::terms::Kind::Ranged if g.exposed => Use::Contact,
                super::terms::Kind::Ranged => continue,
            };
            sum = sum.saturating_add(one_power(b, id, how));
        }
        sum
    });
    Side::BOTH.map(|side| capped_ratio(b, side, total[side.index()], total[side.foe().index()]))
}

fn one_power(b: &Battle, id: Id, how: Use) -> i64 {
    match b.options.ratio_pda {
        super::options::RatioPda::Current => groups::pda(b, id, how, None, |_, _| ()),
        super::options::RatioPda::Initial => groups::pda_initial(b, id, how, None),
    }
}

/// ORD-39 — of one pair alone, in pursuit and riposte.
#[must_use]
pub fn pair_ratio(b: &Battle, by: Id, on: Id) -> i32 {
    let how = |id: Id| match b.at(id).kind {
        super::terms::Kind::Contact => Use::Shock { fresh: !b.at(id).shocked },
        super::terms::Kind::Ranged => Use::Contact,
    };
    capped_ratio(b, b.at(by).side, one_power(b, by, how(by)), one_power(b, on, how(on)))
}

/// ORD-39, ORD-83 — no more than the GM allows; nothing for those who climb to an inaccessible place.
fn capped_ratio(b: &Battle, side: Side, own: i64, enemy: i64) -> i32 {
    cite(RATIO);
    if b.mode == super::terms::Mode::Assault && b.options.inaccessible_site && !b.walled(side) {
        cite(super::rules::ASSAULT_STEP);
        return 0;
    }
    super::tables::ratio(own, enemy).min(b.options.ratio_cap)
}

/// Most attacks made together.
pub const BLOWS: usize = array::MOST;
