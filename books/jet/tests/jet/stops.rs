//! Stops: nothing a turn asks, nor when it asks, tells of troops nobody has seen.

use crate::field::{battle, regiment, side};
use montjoie_game::Fight as _;
use montjoie_trial::cases;

cases! {
    case("a_reserve_is_no_stop_of_its_own", &["JET-33", "JET-09"], &[], no_stop),
}

/// With a reserve and without one, a turn stops as often and for the same steps, whoever leads and whatever is in play.
fn no_stop() {
    let scales = ["army", "army-regiment", "regiment", "company", "individual"];
    for (scale, leader) in scales.iter().flat_map(|scale| [(scale, ""), (scale, "leaderless = true")]) {
        let stops = |reserve: &str| {
            let parts = [
                side("a", leader),
                regiment("ra", "count = 100"),
                reserve.to_owned(),
                side("b", leader),
                regiment("rb", "count = 100"),
            ];
            let mut p = battle(scale, "", &parts);
            let mut counted = Vec::new();
            while p.bout.state.turn == 1 && p.bout.outcome().is_none() {
                counted.push((p.bout.place().step, p.stops().len()));
                p = p.step();
            }
            counted
        };
        let kept = regiment("rr", "count = 100;arrives = \"reserve\"");
        assert_eq!(stops(""), stops(&kept), "{scale} {leader}");
    }
}
