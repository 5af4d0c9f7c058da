//! What enters the test of an attack: the score, and the Difficulty it is held against.

use crate::brought::options::{EntrenchmentDfs, HalvingOrder, MudHalving, UrbanInfantry};
use crate::chapters::blows::{Blow, Manner};
use crate::chapters::figures;
use crate::chapters::groups;
use crate::events::How;
use crate::nouns::battle::Battle;
use crate::nouns::rules::{
    CIRCUMSTANCES, CONTACT_SHOT, COUNTER, CREWS, DEFENCE, DISENGAGE, DISTANCE, FOREST, GUNS_AT_CONTACT, INFANTRY,
    MEANS, MUD, ORDER_OF_MODIFIERS, RATIO, RETREAT, ROUNDING, ROUT, STATUS, SURPRISE, TEMPERATURE, TOWN,
    VEHICLE_ATTACK, VEHICLE_ROUT, VEHICLE_SURPRISE, VISIBILITY, WALLS,
};
use crate::nouns::tables::{command, fort_row, heat_row, range, sky_row, terrain_row, vehicle_distance};
use crate::nouns::terms::{Landscape, Theatre};
use montjoie_table::{Few, Side, Tally, cite};

fn small(n: i64) -> i32 {
    i32::try_from(n.clamp(-500_000_000, 500_000_000)).unwrap_or(0)
}

/// Whether surprise still weighs on a side (ORD-38).
#[must_use]
pub fn surprised(b: &Battle, side: Side) -> bool {
    use crate::brought::options::SurpriseDuration as D;
    b.surprised == Some(side)
        && (b.is_vehicles() || b.options.surprise_duration == D::Battle || b.surprise_seq == b.sequence)
}

/// ORD-40 — what is added to the die.
pub fn score<N: Tally>(b: &Battle, mut n: N, blow: &Blow) -> N {
    let g = b.at(blow.by);
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
    n = n.plus_if(g.pinned != 0, DISENGAGE, "pinned", -i32::from(g.pinned));
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
    let cost = sky_cost(b, manner != Manner::Shock);
    n.plus_if(cost != 0, VISIBILITY, "visibility", cost)
}

/// The same as a number, for a shot or for a blow.
pub(crate) fn sky_cost(b: &Battle, shot: bool) -> i32 {
    let sky = b.options.weather.sky();
    match (sky, shot) {
        (2, true) => sky_row(2).ranged,
        (1 | 2, _) if b.options.bad_visibility_hits_combat => sky_row(sky).command,
        _ => 0,
    }
}

/// ORD-44 — the bonus a group has against this one, now.
fn counter(b: &Battle, blow: &Blow) -> Option<i32> {
    let g = b.at(blow.by);
    let serves = matches!(blow.manner, Manner::Shock | Manner::Contact);
    let holds = (g.counter_since..=g.counter_until).contains(&b.sequence);
    (serves && holds && g.counter > 0 && g.counter_on == b.face(blow.on)).then_some(g.counter)
}

/// ORD-37, ORD-40, ORD-50, ORD-103 — the Difficulty.
pub fn difficulty<N: Tally>(b: &Battle, n: N, blow: &Blow) -> N {
    let g = b.at(blow.on);
    let shot = blow.manner != Manner::Shock;
    let mut n = n;
    if blow.manner == Manner::Vehicles && surprised(b, g.side) {
        // ORD-102: nothing but the distance is left.
        n = n.plus(DEFENCE, "dfs", small(groups::dfs(b, blow.on, false)));
        return far(b, n.becomes(VEHICLE_SURPRISE, "surprised_none", 0), blow);
    }
    let add_first = b.options.dfs_halving_order == HalvingOrder::AddThenHalve;
    // Shooters and guns reached by a shock are caught at contact (ORD-49).
    let at_contact = blow.manner == Manner::Shock && g.kind == crate::nouns::terms::Reach::Ranged;
    let dfs = groups::dfs(b, blow.on, false);
    n = n.plus(DEFENCE, "dfs", small(dfs));
    let caught = if at_contact { groups::dfs(b, blow.on, true) } else { dfs };
    if caught != dfs {
        n = n.becomes(GUNS_AT_CONTACT, "guns_dfs", small(caught));
    }
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
        let Some((_, u)) = b.units_of(blow.on).next() else { return n };
        if figures::vehicles_in_town(b) {
            // ORD-92: the houses are the cover, and all of it; men on foot find more in them, or less (ORD-108).
            let (rule, town) = match b.options.urban_infantry_dfs {
                _ if u.vehicle => (TOWN, terrain_row(Landscape::Urban).dfs),
                UrbanInfantry::Zero => (INFANTRY, 0),
                UrbanInfantry::Five => (INFANTRY, 5),
                UrbanInfantry::Ten => (INFANTRY, 10),
            };
            return n.plus_if(town != 0, rule, "town", town);
        }
        if u.cover_bonus != 0 {
            return n.plus(VEHICLE_ATTACK, "cover", i32::from(u.cover_bonus));
        }
        // The forest the text names as cover, for those who stand in it.
        let row = terrain_row(b.options.terrain);
        let wooded = b.theatre == Theatre::Land && row.cover != 0 && g.in_terrain;
        n = n.plus_if(wooded, VEHICLE_ATTACK, "forest", row.cover);
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
    use crate::brought::options::EngagementDistance as D;
    let n = match blow.manner {
        Manner::Contact => n.plus(CONTACT_SHOT, "contact", range(0)),
        Manner::Vehicles if b.options.engagement_distance == D::Auto => {
            if figures::vehicles_in_town(b) {
                return seen(b, n.plus(TOWN, "distance", range(terrain_row(Landscape::Urban).distance)));
            }
            let by_troops = b.units_of(blow.by).any(|(_, u)| !u.vehicle);
            let theatre = if by_troops { Theatre::Land } else { b.theatre };
            n.plus(VEHICLE_ATTACK, "theatre", vehicle_distance(theatre))
        }
        _ => n.plus(DISTANCE, "distance", range(groups::distance(b, blow.by))),
    };
    seen(b, n)
}

/// ORD-37 — what the GM adds for the view.
fn seen<N: Tally>(b: &Battle, n: N) -> N {
    n.plus_if(b.options.distance_visibility_mod != 0, DISTANCE, "visibility", b.options.distance_visibility_mod)
}
