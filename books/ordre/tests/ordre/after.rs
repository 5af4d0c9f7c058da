//! After the battle, to the last man, gun and point: who bears what, who is left, what is learned. And the ammunition.

use super::help::*;
use montjoie_game::scenario::Written;
use montjoie_game::{Fight as _, Gesture, Ruleset as _};
use montjoie_ordre::Ordre;
use montjoie_ordre::events::{Event, How};
use montjoie_table::{Side, State as _};
use montjoie_trial::TestBattle;
use serde_json::json;

fn hurt(p: &mut P, id: &str, loss: i64) {
    let group = p.who(id);
    p.bout.state.apply(&Event::Lost { group, by: NO_ONE, loss, how: How::Ruling, capped: false });
}

fn reckoned(p: &P, id: &str, key: &str) -> i64 {
    p.event("reckoned", id).unwrap()[key].as_i64().unwrap()
}

/// The battle given up by this side, to its end.
fn given_up(p: P, side: Side) -> P {
    p.gesture(Gesture::Concede { side }).dice_show(2).end()
}

const GUN: &str = "[[side.unit.weapon]]\ndmg = 50\n";
const TANK: &str = "vehicle = true\ncbt = 5\nsdg = 100\n";

#[test]
fn nobody_outside_a_group_bears_its_losses() {
    // ORD-52: shared otherwise, but within the group.
    let host = unit("one", 100, FOOT) + &unit("more", 100, FOOT) + &unit("bows", 50, BOWS);
    let mut p: P = TestBattle::new(&scenario(Around::default(), &host, &unit("two", 100, FOOT)));
    hurt(&mut p, "one", 120);
    let p = p.gesture(Gesture::Concede { side: Side::A }).to("aftermath");
    let p = p.ruled("ORD-52", "north-gros", "faire_porter_par bows").end();
    assert_eq!(["one", "more", "bows"].map(|u| reckoned(&p, u, "share")), [60, 60, 0]);
}

#[test]
fn wounds_come_on_top_of_wounds() {
    let host = unit("one", 100, FOOT) + &chief("hero", "health = 9\nwounds = 3\nunit = \"one\"");
    let mut p: P = TestBattle::new(&scenario(with("pc_fate_mode = \"quick_1d3\""), &host, &unit("two", 100, FOOT)));
    hurt(&mut p, "one", 120);
    let p = given_up(p, Side::A);
    assert_eq!((p.state("hero"), p.left("hero")), ("wounded", 9 - 3 - 4), "two tenths: 2d3, both of two");
}

#[test]
fn an_army_whose_baggage_is_safe_leaves_nothing() {
    // ORD-61: the GM's share, of guns in whole guns.
    let left = |share: u32, pieces: u32| {
        let guns = unit("guns", 20, &format!("pieces = {pieces}\ncbt = 0\ndmg = 1\nprt = \"courte\""));
        let host = unit("one", 50, FOOT) + &guns;
        let around = format!("baggage_lost_share = {share}");
        let mut p: P = TestBattle::new(&scenario(with(&around), &host, &unit("two", 100, FOOT)));
        let group = p.who("guns");
        p.bout.state.apply(&Event::Routed { group, by: NO_ONE, pursuable: false });
        let p = given_up(p, Side::A);
        (happened(&p, "abandoned", "guns"), happened(&p, "baggage", "north"))
    };
    assert_eq!((left(0, 10), left(50, 1), left(50, 2)), ((0, 0), (0, 1), (1, 1)));
}

#[test]
fn only_vehicles_have_crews_to_lose() {
    // ORD-105, ORD-108: men on foot are their own losses.
    let lost = |keys: &str, loss: i64| {
        let around = on("mode = \"vehicles\"");
        let foe = unit("two", 5, &format!("{TANK}{GUN}"));
        let mut p: P = TestBattle::new(&scenario(around, &unit("one", 10, keys), &foe));
        hurt(&mut p, "one", loss);
        happened(&given_up(p, Side::A), "crew_lost", "one")
    };
    assert_eq!(lost("modern = true\ncbt = 5\ndmg = 9\ncrew = 5\n", 40), 0);
    assert_eq!(lost(&format!("{TANK}crew = 50\n{GUN}"), 400), 1);
}

#[test]
fn what_taught_nothing_is_not_told() {
    let learned = |award: i32| {
        let p = duel(Around::default(), &format!("{FOOT}xp_award = {award}"), FOOT).dice_show(5).to("pursuit");
        happened(&given_up(p, Side::B), "learned", "one")
    };
    assert_eq!((learned(0), learned(1)), (0, 1));
}

#[test]
fn who_was_taken_is_not_there_for_the_next_battle() {
    let mut p = duel(Around::default(), FOOT, FOOT);
    let stays =
        |p: &P| ["one", "two"].map(|id| Ordre::aftermath(state(p)).iter().any(|s| s.subject == p.who(id) && s.stays));
    assert_eq!(stays(&p), [true, true]);
    p.bout.rule(&[json!({ "captured": { "group": "#u0" } })]).unwrap();
    assert_eq!(stays(&p), [false, true], "with its group");
    let mut p = duel(Around::default(), FOOT, FOOT);
    p.bout.rule(&[json!({ "taken": { "unit": "#u1" } })]).unwrap();
    assert_eq!(stays(&p), [true, false], "by itself");
}

#[test]
fn points_left_over_make_one_deserter_however_the_force_is_known() {
    // ORD-53: ten points a man or vehicle, as each has it, as the GM gave it, or as the pieces and the other kind make it.
    let deserters = |keys: &str, count: u32, loss: i64| {
        let ground = if keys.contains("vehicle") { "mode = \"vehicles\"" } else { "" };
        let foe = unit("two", 100, "modern = true\ncbt = 5\ndmg = 9\n");
        let mut p: P = TestBattle::new(&scenario(on(ground), &unit("one", count, keys), &foe));
        hurt(&mut p, "one", loss);
        let p = given_up(p, Side::A);
        (reckoned(&p, "one", "out"), reckoned(&p, "one", "deserters"))
    };
    let own = format!("{FOOT}individual_sdg = [{}]", ["9"; 10].join(", "));
    let given = format!("{FOOT}frc = 1000");
    let guns = "pieces = 4\nautomated = true\ncbt = 5\ndmg = 9\nsdg = 50\nprt = \"longue\"";
    let mixed = format!(
        "vehicle = true\ncbt = 5\nsdg = 15\n{GUN}[[side.unit.other]]\ncount = 5\nsdg = 5\n[[side.unit.other.weapon]]\ndmg = 5\n"
    );
    for (keys, count) in [(own.as_str(), 10), (&given, 100), (guns, 20), (&mixed, 5)] {
        assert_eq!(deserters(keys, count, 20), (2, 0), "{keys}");
        let deserts = i64::from(!keys.contains("vehicle"));
        assert_eq!(deserters(keys, count, 25), (2, deserts), "{keys}");
    }
    assert_eq!((deserters(FOOT, 100, 12), deserters(FOOT, 100, 13)), ((2, 0), (2, 1)));
}

#[test]
fn automated_pieces_have_a_force_of_their_own() {
    // ORD-18: theirs, not that of who serves them.
    let guns = "pieces = 4\nautomated = true\ncbt = 5\ndmg = 9\nsdg = 50\narm = 10\nprt = \"longue\"";
    let p: P = TestBattle::new(&scenario(Around::default(), &unit("guns", 20, guns), &unit("two", 100, FOOT)));
    assert_eq!(figure(&p, "guns", "frc"), 240);
}

#[test]
fn men_fall_by_what_each_can_take_however_the_force_is_rounded() {
    // ORD-30: 33 men of 6 are a Force of 200; 12 points are two of them still.
    let mut p: P =
        TestBattle::new(&scenario(with("big_number_rounding = 100"), &unit("one", 33, FOOT), &unit("two", 100, FOOT)));
    assert_eq!(figure(&p, "one", "frc"), 200);
    hurt(&mut p, "one", 12);
    assert_eq!(p.left("one"), 31);
}

#[test]
fn what_a_rally_gives_back_is_given_to_those_who_lost_it() {
    // ORD-62: ten men of one unit were taken; half of that comes back to the same unit.
    let host = unit("one", 100, FOOT) + &unit("more", 100, FOOT);
    let p: P = TestBattle::new(&scenario(Around::default(), &host, &unit("two", 100, FOOT)));
    let who = p.who("one");
    let mut p = p.gesture(Gesture::Take { who, men: 10 });
    assert_eq!((damage(&p, "one"), p.left("one"), p.left("more")), (60, 90, 100));
    p.bout.rule(&[json!({ "rallied": { "group": "#u0", "back": 30 } })]).unwrap();
    assert_eq!((p.left("one"), p.left("more")), (95, 100));
}

#[test]
fn points_on_a_force_of_nothing_are_not_lost() {
    let none = format!("{FOOT}frc = 0");
    let host = unit("one", 10, &none) + &unit("more", 10, &none) + &unit("third", 10, &none);
    let mut p: P = TestBattle::new(&scenario(Around::default(), &host, &unit("two", 100, FOOT)));
    hurt(&mut p, "one", 7);
    let p = given_up(p, Side::A);
    assert_eq!(["one", "more", "third"].map(|u| reckoned(&p, u, "share")), [7, 0, 0]);
}

#[test]
fn men_can_be_taken_from_those_still_on_their_way() {
    let around = Around { events: "[[event]]\nround = 9\narrive = [\"late\"]", ..Around::default() };
    let host = unit("one", 100, FOOT) + &unit("late", 50, &format!("{FOOT}arrives = \"event\""));
    let p: P = TestBattle::new(&scenario(around, &host, &unit("two", 100, FOOT)));
    let who = p.who("late");
    let p = p.gesture(Gesture::Take { who, men: 20 });
    assert_eq!(p.left("late"), 30);
    let p = p.gesture(Gesture::Restore { who, men: 90 });
    assert_eq!(p.left("late"), 50, "no more than there were");
}

#[test]
fn who_comes_back_brings_his_losses_and_who_cannot_deploy_forms_no_group() {
    let mut p = duel(Around::default(), FOOT, FOOT);
    hurt(&mut p, "one", 60);
    let who = p.who("one");
    let p = p.gesture(Gesture::Remove { who }).gesture(Gesture::Bring { who });
    assert_eq!((damage(&p, "one"), p.left("one")), (60, 90));
    // ORD-66: chariots that come to the hills stay out of the battle.
    let around = Around {
        ground: "terrain = \"rough\"",
        events: "[[event]]\nround = 9\narrive = [\"cars\"]",
        ..Around::default()
    };
    let cars = unit("cars", 50, "type = \"war_chariots\"\ncbt = 5\ndmg = 4\narrives = \"event\"");
    let p: P = TestBattle::new(&scenario(around, &(unit("one", 100, FOOT) + &cars), &unit("two", 100, FOOT)));
    let (who, groups) = (p.who("cars"), state(&p).groups.len());
    let p = p.gesture(Gesture::Bring { who });
    assert_eq!((state(&p).groups.len(), state(&p).group_of(who)), (groups, None));
}

#[test]
fn nothing_is_fired_where_nothing_is_left_and_nought_stays_nought() {
    // ORD-19: one attack uses one, in every unit that has any.
    let bows = |id: &str, left: i32| unit(id, 50, &format!("{BOWS}ammunition = {left}"));
    let host = unit("one", 100, FOOT) + &bows("some", 2) + &bows("none", 0) + &unit("many", 50, BOWS);
    let p: P = TestBattle::new(&scenario(Around::default(), &host, &unit("two", 100, FOOT))).dice_show(5).to("shock");
    assert_eq!(
        ["some", "none", "many"].map(|id| {
            let unit = <UnitId as montjoie_table::Id>::of(p.who(id)).unwrap();
            state(&p).unit(unit).ammunition
        }),
        [1, 0, -1]
    );
    let host = unit("one", 100, FOOT) + &bows("none", 0);
    let p: P = TestBattle::new(&scenario(Around::default(), &host, &unit("two", 100, FOOT))).dice_show(5).step();
    let (by, on) = (p.who("none"), p.who("two"));
    let p = p.dice_show(9).gesture(Gesture::Attack { by, on, shot: true });
    assert_eq!((happened(&p, "attacks", "none"), happened(&p, "fired", "none")), (1, 0));
    let written = Ordre::aftermath(state(&p)).into_iter().find(|s| s.subject == by).unwrap();
    assert!(written.keys.iter().any(|(key, value)| *key == "ammunition" && matches!(value, Written::Int(0))));
}
