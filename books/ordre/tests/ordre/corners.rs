//! Corners that changed code got past the other tests.

use super::help::*;
use montjoie_game::Directed as _;
use montjoie_game::{Fight as _, Gesture, Ruleset as _};
use montjoie_ordre::Ordre;
use montjoie_ordre::events::{Event, How};
use montjoie_table::State as _;
use montjoie_trial::{TestBattle, problems};
use serde_json::json;

#[test]
fn settings_in_force_can_be_looked_up() {
    let p = duel(with("besieger_max_weeks = 26\nratio_cap = 3"), FOOT, FOOT);
    let value = |name: &str| {
        let index = Ordre::INFO.settings.iter().position(|s| s.name == name).unwrap();
        p.bout.state.option(index)
    };
    assert_eq!((value("besieger_max_weeks"), value("ratio_cap"), value("dead_share")), (Some(26), Some(3), Some(50)));
    assert_eq!(p.bout.state.option(Ordre::INFO.settings.len()), None);
}

#[test]
fn a_reckoning_from_outside_must_be_of_somebody_and_within_reason() {
    let reckoned = |unit: &str, share: i64, eff: u32| {
        let mut p = duel(Around::default(), FOOT, FOOT);
        let event = json!({ "reckoned": { "unit": unit, "share": share, "out": 0, "dead": 0, "deserters": 0, "back": 0, "eff": eff } });
        p.bout.rule(&[event]).is_ok()
    };
    assert!(reckoned("#u0", 10, 90));
    assert!(!reckoned("#u9", 10, 90), "nobody");
    assert!(!reckoned("#u0", i64::MAX, 90), "too many points");
    assert!(!reckoned("#u0", 10, 20_000_000), "too many men");
}

#[test]
fn who_is_taken_unhurt_is_taken() {
    let place = "mode = \"siege\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 100";
    let besiegers = format!(
        "chief = \"c\"\n{}{}",
        unit("army", 600, FOOT),
        chief("c", "presence = 9\ncbt = 9\ndiplomacy = 9\nhealth = 5")
    );
    let garrison = format!("{}{}", unit("g", 100, FOOT), chief("hero", "health = 5\nunit = \"g\""));
    let p: P = TestBattle::new(&scenario(on(place), &besiegers, &garrison)).dice_show(9).end();
    assert_eq!((p.state("g"), p.state("hero")), ("captured", "captured"));
    let told = p.event("wounded", "hero").unwrap();
    assert_eq!((&told["wounds"], &told["lot"]), (&0.into(), &"captured".into()));
}

const GUN: &str = "[[side.unit.weapon]]\n";

#[test]
fn a_weapon_bites_from_half_the_armour_on() {
    // ORD-97, ORD-108: 2.5 of damage against armour of 5 and of 6, by a vehicle and by men.
    let against = |keys: &str, arm: u32| {
        let target = format!("vehicle = true\ncbt = 5\nsdg = 100\narm = {arm}\n{GUN}dmg = 50");
        let p: P = TestBattle::new(&scenario(on("mode = \"vehicles\""), &unit("a", 10, keys), &unit("b", 5, &target)));
        let (by, on) = (p.who("a"), p.who("b"));
        let p = p.dice_show(5).gesture(Gesture::Attack { by, on, shot: true });
        power(&p, "ORD-103", "a", "b")
    };
    let (tank, men) =
        (format!("vehicle = true\ncbt = 5\nsdg = 50\n{GUN}dmg = 2.5"), "modern = true\ncbt = 5\ndmg = 2.5");
    assert_eq!((against(&tank, 5), against(&tank, 6)), (25, 0));
    assert_eq!((against(men, 5), against(men, 6)), (25, 0));
}

#[test]
fn only_main_weapons_that_can_be_used_aim_a_vehicle() {
    // ORD-98: the mean of Mod(Ctl) and of each weapon's Mod(Att); ORD-16: Dfs and SdR come from the crew alone.
    let keys = format!(
        "vehicle = true\ncbt = 5\nsdg = 50\nmod_ctl = 3\nmod_att = 4\n{GUN}dmg = 9\nmod_att = 2\n\
         {GUN}dmg = 9\nmod_att = 40\nweapon_usable = false\n{GUN}dmg = 9\nmod_att = 5\n{GUN}dmg = 9\nmod_att = 30\nsecondary = true"
    );
    let p: P = TestBattle::new(&scenario(
        with("modatt_scope = \"all_derived\""),
        &unit("a", 10, &keys),
        &unit("b", 10, &keys),
    ));
    let of = |word| figure(&p, "a", word);
    assert_eq!((of("cbt"), of("dfs"), of("sdr")), (5 + (3 * 2 + 7) / 4, 5, 60));
}

#[test]
fn a_garrison_may_be_twice_what_the_place_is_made_for() {
    let fort = "mode = \"assault\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 500";
    let found = |men: u32| problems::<Ordre>(&scenario(on(fort), &unit("a", 900, FOOT), &unit("b", men, FOOT))).len();
    assert_eq!((found(1_000), found(1_001)), (0, 1));
}

#[test]
fn casualties_of_mixed_and_automated_units_are_an_even_part() {
    // ORD-53: half the Force of six and three vehicles is four of nine; men with a Force given by hand likewise.
    let out = |keys: &str, count: u32, loss: i64| {
        let foe = unit("foe", 5, &format!("vehicle = true\ncbt = 5\nsdg = 100\n{GUN}dmg = 50"));
        let mut p: P = TestBattle::new(&scenario(on("mode = \"vehicles\""), &unit("u", count, keys), &foe));
        let group = p.who("u");
        p.bout.state.apply(&Event::Lost { group, by: NO_ONE, loss, how: How::Ruling, capped: false });
        i64::from(count) - p.left("u")
    };
    let tank = format!("vehicle = true\ncbt = 5\nsdg = 90\n{GUN}dmg = 9\n");
    let mixed = format!("{tank}[[side.unit.other]]\ncount = 3\nsdg = 20\n[[side.unit.other.weapon]]\ndmg = 5\n");
    assert_eq!(out(&mixed, 6, 300), 6 - 9 + 4);
    assert_eq!((out(&tank, 6, 269), out(&tank, 6, 270)), (2, 3));
    assert_eq!(
        (out("modern = true\ncbt = 5\ndmg = 9\nfrc = 95", 10, 47), out("modern = true\ncbt = 5\ndmg = 9", 10, 47)),
        (4, 9)
    );
}

#[test]
fn what_makes_a_troop_heavy_makes_it_slow_unless_its_rank_was_given() {
    // ORD-06: armour of 3 and more is heavy.
    let set = |keys: &str, field: &str, value: i64| {
        let mut p = duel(Around::default(), keys, FOOT);
        assert!(p.bout.rule(&[json!({ "set": { "unit": "#u0", "field": field, "value": value } })]).is_ok());
        state(&p).unit(nth(0)).mobility
    };
    assert_eq!((set(FOOT, "arm", 2), set(FOOT, "arm", 3)), (2, 1));
    let quick = format!("{FOOT}mobility = 4");
    assert_eq!((set(&quick, "arm", 3), set(FOOT, "mobility", 4)), (4, 4));
}

#[test]
fn a_ruling_names_somebody_and_keeps_within_bounds() {
    let taken = |event: serde_json::Value| duel(Around::default(), FOOT, FOOT).bout.rule(&[event]).is_ok();
    let set = |unit: &str, value: i64| taken(json!({ "set": { "unit": unit, "field": "cbt", "value": value } }));
    assert_eq!([set("#u1", 7), set("#u9", 7), set("#u1", 1_000_000)], [true, false, false]);
    assert!(!taken(json!({ "arrived": { "unit": "#u0" } })), "already there");
    assert!(!taken(json!({ "passed": { "from": "#u0", "to": "#u0", "men": 3 } })), "to oneself");
}

#[test]
fn who_knows_no_fear_and_who_is_besieged_never_routs() {
    // ORD-25: hurt beyond what breaks others, and short of annihilation.
    let routs = |keys: &str| {
        let p = duel(Around::default(), keys, "cbt = 5\ndmg = 4\npda = 300");
        let (by, on) = (p.who("two"), p.who("one"));
        let p = p.dice_show(9).gesture(Gesture::Attack { by, on, shot: false });
        (happened(&p, "routed", "one"), happened(&p, "annihilated", "one"))
    };
    assert_eq!(routs("cbt = 0\ndmg = 4"), (1, 0));
    assert_eq!(routs("cbt = 0\ndmg = 4\nmorale_ignored = true"), (0, 0));
    // ORD-87: under the guns of a siege a garrison gives up; it does not run.
    let place = "mode = \"siege\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 100";
    let guns =
        unit("army", 600, FOOT) + &unit("guns", 20, "pieces = 5\nfirearm = true\ncbt = 20\ndmg = 40\npda = 9000");
    let p: P = TestBattle::new(&scenario(on(place), &guns, &unit("g", 100, FOOT))).dice_show(9).step();
    assert_eq!((happened(&p, "lost", "g"), happened(&p, "routed", "g")), (1, 0));
}
