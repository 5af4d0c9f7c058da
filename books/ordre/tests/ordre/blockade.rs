//! The siege at its edges: what opens the gates, what a sortie leaves behind, and when nothing is left to besiege.

use super::help::*;
use montjoie_game::{Fight as _, Gesture};
use montjoie_ordre::events::{Event, How};
use montjoie_table::{Side, State as _};
use montjoie_trial::TestBattle;
use serde_json::json;

fn hurt(p: &mut P, id: &str, loss: i64) {
    let group = p.who(id);
    p.bout.state.apply(&Event::Lost { group, by: NO_ONE, loss, how: How::Ruling, capped: false });
}

/// A small fort with a For of 2, all dice low.
fn siege(options: &str, north: &str, south: &str) -> P {
    let ground = "mode = \"siege\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 100";
    TestBattle::new(&scenario(Around { options, ground, ..Around::default() }, north, south)).dice_show(1)
}

const GUNS: &str = "pieces = 4\nfirearm = true\ncbt = 5\ndmg = 40\nprt = \"longue\"\n";

/// Both throws of the command test.
fn command(p: P, north: u16, south: u16) -> P {
    p.faces("ORD-33", "north", "south", &[north]).faces("ORD-33", "south", "north", &[south])
}

#[test]
fn talks_that_just_meet_their_difficulty_end_on_terms() {
    // ORD-90: PRESENCE, Cbt and diplomacy 5, the numbers 4, the die: against twelve weeks.
    let ends = |face: &[u16]| {
        let north =
            format!("chief = \"c\"\n{}{}", unit("one", 400, FOOT), chief("c", "presence = 2\ncbt = 1\ndiplomacy = 2"));
        let garrison = unit("two", 100, "cbt = 6\ndmg = 4");
        let p = siege("negotiation_interval_weeks = 1", &north, &garrison).faces("ORD-90", "north", "two", face).step();
        assert_eq!((plus(&p, "ORD-90", "north", "two"), versus(&p, "ORD-90", "north", "two")), (9, 12));
        // Whoever opens the gates, the besiegers stay where they are.
        assert_eq!(p.state("one"), "intact");
        (p.event("talked", "").unwrap()["terms"].as_str().unwrap().to_owned(), p.state("two"))
    };
    assert_eq!(ends(&[2]), ("refused".to_owned(), "intact"));
    assert_eq!(ends(&[3]), ("terms".to_owned(), "yielded"));
    assert_eq!(ends(&[7]), ("terms".to_owned(), "yielded"));
    assert_eq!(ends(&[8]), ("unconditional".to_owned(), "captured"));
}

#[test]
fn hunger_bites_at_the_end_of_each_slice() {
    // ORD-87: thirty-five weeks are slices of three.
    let starves = |week: u16| {
        let garrison = unit("two", 100, "cbt = 7\ndmg = 4");
        let mut p = siege("for_override = 5", &unit("one", 400, FOOT), &garrison).step();
        assert_eq!(state(&p).fort.unwrap().endurance, 35);
        if let Some(fort) = &mut p.bout.state.fort {
            (fort.week, fort.calendar) = (week - 1, week - 1);
        }
        damage(&p.step(), "two")
    };
    assert_eq!([35, 36, 37, 38, 39].map(starves), [0, 0, 0, 250, 0]);
}

#[test]
fn only_those_who_can_climb_may_storm_and_only_those_who_can_shoot_bombard() {
    let orders = |host: &str| siege("", host, &unit("two", 20, FOOT)).options("ORD-89", "north");
    assert_eq!(orders(&unit("guns", 40, GUNS)), ["attendre", "lever_le_siege"]);
    assert_eq!(orders(&(unit("guns", 40, GUNS) + &unit("one", 50, FOOT))), ["attendre", "assaut", "lever_le_siege"]);
    let bombards = |left: i32| {
        let host = unit("one", 400, FOOT) + &unit("guns", 8, &format!("{GUNS}ammunition = {left}"));
        siege("", &host, &unit("two", 100, FOOT)).options("ORD-82", "north").len()
    };
    assert_eq!((bombards(0), bombards(1)), (0, 2));
}

#[test]
fn in_a_sortie_each_unit_leaves_the_walls_factor_behind() {
    // ORD-87: damage so far is divided by For; what does not divide stays with the first.
    let garrison = unit("g1", 50, "cbt = 5\ndmg = 4") + &unit("g2", 50, "cbt = 5\ndmg = 4");
    let mut p = siege("", &unit("one", 400, FOOT), &garrison);
    hurt(&mut p, "g1", 202);
    let p = p.answer("ORD-87", "south", "sortie").step();
    assert_eq!((state(&p).unit(nth(1)).hurt, state(&p).unit(nth(2)).hurt, damage(&p, "g1")), (51, 50, 101));
}

#[test]
fn a_garrison_back_behind_its_walls_is_besieged_still() {
    let sortie = |garrison: &str| {
        let p = siege("", &unit("one", 400, FOOT), garrison);
        p.answer("ORD-87", "south", "sortie").step().answer("ORD-57", "south", "oui")
    };
    let p = command(sortie(&unit("two", 100, FOOT)), 1, 9).to("aftermath").step();
    assert_eq!((state(&p).closed, p.bout.place().step, p.state("two")), (false, "week", "intact"));
    // Both draw back: likewise.
    let p = sortie(&unit("two", 100, FOOT)).answer("ORD-57", "north", "oui").to("aftermath").step();
    assert_eq!((state(&p).closed, p.bout.place().step), (false, "week"));
    // Those too slow to come back are taken; when that is everybody, the siege is over.
    let guns = unit("g1", 20, GUNS) + &unit("g2", 20, GUNS);
    let p = command(sortie(&guns), 1, 6).to("aftermath").step();
    assert_eq!((state(&p).closed, p.state("g1"), p.state("g2")), (true, "captured", "captured"));
    // As is one whose men had all gone over to another unit.
    let p = siege("", &unit("one", 400, FOOT), &guns);
    let (who, into) = (p.who("g1"), p.who("g2"));
    let p = p.gesture(Gesture::Merge { who, into }).answer("ORD-87", "south", "sortie").step();
    let p = command(p.answer("ORD-57", "south", "oui"), 1, 6).to("aftermath").step();
    assert!(state(&p).closed);
    let p = command(sortie(&(guns + &unit("two", 100, FOOT))), 1, 4).to("aftermath").step();
    assert_eq!((state(&p).closed, p.state("g1")), (false, "captured"), "somebody came back");
}

#[test]
fn a_storm_given_up_for_good_ends_the_siege() {
    let storm =
        || siege("", &unit("one", 400, FOOT), &unit("two", 100, FOOT)).answer("ORD-89", "north", "assaut").step();
    let p = storm().gesture(Gesture::Concede { side: Side::A }).to("aftermath").step();
    assert!(state(&p).closed);
    let p = storm().to("reserve").answer("ORD-83", "north", "oui").to("aftermath").step();
    assert!(!state(&p).closed, "broken off, it goes on");
}

#[test]
fn who_was_taken_in_a_storm_does_not_come_back_to_the_siege() {
    let host = unit("one", 400, FOOT) + &unit("guns", 8, GUNS);
    let mut p = siege("", &host, &unit("two", 100, FOOT)).answer("ORD-89", "north", "assaut").step();
    let group = p.who("guns").to_string();
    p.bout.rule(&[json!({ "captured": { "group": group } })]).unwrap();
    let p = p.to("reserve").answer("ORD-83", "north", "oui").to("week");
    assert_eq!((p.state("guns"), p.state("one")), ("captured", "accrochee"));
    assert!(p.options("ORD-82", "north").is_empty(), "nobody is left to serve them");
}
