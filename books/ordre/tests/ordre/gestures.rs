//! The GM's own hand: attacks out of turn, men taken and given, units split, passed on and renamed; and what the aftermath
//! makes of those who were not in it.

use super::help::*;
use montjoie_game::Gesture;
use montjoie_ordre::Ordre;
use montjoie_ordre::events::{Event, How};
use montjoie_ordre::terms::Where;
use montjoie_table::{Side, State as _, Subject};
use montjoie_trial::{TestBattle, problems};

fn hurt(p: &mut P, id: &str, loss: i64) {
    let group = p.who(id);
    p.bout.state.apply(&Event::Lost { group, by: NO_ONE, loss, how: How::Ruling, capped: false });
}

#[test]
fn an_attack_out_of_turn_is_what_its_troops_can_do() {
    let north = unit("big", 300, FOOT) + &unit("bows", 50, BOWS);
    let play = || -> P { TestBattle::new(&scenario(Around::default(), &north, &unit("foe", 100, FOOT))).dice_show(9) };
    let by = |p: &P, id: &str, shot| Gesture::Attack { by: p.who(id), on: p.who("foe"), shot };
    // A shock counts the numbers: 3 to 1.
    let p = play();
    let order = by(&p, "big", false);
    let p = p.gesture(order);
    assert_eq!((plus(&p, "ORD-40", "big", "foe"), happened(&p, "lost", "foe")), (5 + 3, 1));
    // Shooters shoot, from afar or at contact, and numbers count for nothing.
    let p = play();
    let (order, far) = (by(&p, "bows", false), by(&p, "bows", true));
    let p = p.gesture(order);
    assert_eq!(p.event("attacks", "bows").unwrap()["how"], "contact_shot");
    let p = p.gesture(far);
    assert_eq!(p.event("attacks", "bows").unwrap()["how"], "shot");
    // Those who only fight hand to hand cannot.
    let p = play();
    assert_eq!(p.refuses(by(&p, "big", true)), Some("gesture-no-missiles"));
    assert_eq!(p.refuses(by(&p, "bows", true)), None);
}

#[test]
fn who_splits_off_stands_with_the_others_or_alone() {
    for (level, alone) in [("group", false), ("unit", true)] {
        let mut p = duel(with(&format!("resolution_level = \"{level}\"")), FOOT, FOOT);
        hurt(&mut p, "one", 60);
        let (one, two) = (p.who("one"), p.who("two"));
        // One of those at grips with the enemy steps aside.
        let p = p.dice_show(1).gesture(Gesture::Attack { by: one, on: two, shot: false });
        let p = p.gesture(Gesture::Split { who: one, men: 30 });
        let b = state(&p);
        assert_eq!(b.unit(nth(2)).at, Where::Field, "{level}");
        let new = Subject::unit(2);
        assert_eq!((b.unit(nth(0)).eff, b.unit(nth(2)).eff), (70, 30), "{level}");
        let (old, own) = (b.group_of(one).unwrap(), b.group_of(new).unwrap());
        assert_eq!(old != own, alone, "{level}");
        if alone {
            let g = b.at(own);
            assert_eq!((g.face, g.damage, g.contacts.is_empty(), g.met.is_empty()), (new, 0, true, true));
            assert_eq!(b.at(old).damage, 60, "the damage stays where it was");
        } else {
            // The group is called after the one who is left.
            let p = p.gesture(Gesture::Remove { who: one });
            assert_eq!(state(&p).at(own).face, new);
        }
    }
}

#[test]
fn who_splits_off_from_a_reserve_waits_with_it() {
    for level in ["group", "unit"] {
        let host = unit("one", 100, FOOT) + &unit("kept", 50, &format!("{FOOT}post = \"reserve\""));
        let around = format!("resolution_level = \"{level}\"");
        let p: P = TestBattle::new(&scenario(with(&around), &host, &unit("two", 100, FOOT)));
        let who = p.who("kept");
        let p = p.gesture(Gesture::Split { who, men: 20 });
        let new = Subject::unit(3);
        assert_eq!(state(&p).unit(nth(3)).at, Where::Reserve, "{level}");
        assert_eq!(state(&p).at(state(&p).group_of(new).unwrap()).at, Where::Reserve, "{level}");
    }
}

#[test]
fn who_joins_those_who_left_has_left() {
    let host = unit("one", 100, FOOT) + &unit("more", 50, FOOT);
    let p: P = TestBattle::new(&scenario(Around::default(), &host, &unit("two", 100, FOOT)));
    let (into, who) = (p.who("one"), p.who("more"));
    let p = p.gesture(Gesture::Remove { who: into }).gesture(Gesture::Merge { who, into });
    assert_eq!((state(&p).unit(nth(0)).eff, state(&p).group_of(into), p.state("one")), (150, None, "left"));
}

#[test]
fn men_of_a_unit_whose_force_was_given_cost_an_even_part_of_it() {
    let one = unit("one", 10, &format!("{FOOT}frc = 101"));
    let p: P = TestBattle::new(&scenario(Around::default(), &one, &unit("two", 100, FOOT)));
    let who = p.who("one");
    let p = p.gesture(Gesture::Take { who, men: 2 });
    assert_eq!((damage(&p, "one"), p.left("one")), (22, 8), "eleven each, rounded up");
    let p = p.gesture(Gesture::Restore { who, men: 1 });
    assert_eq!((damage(&p, "one"), p.left("one")), (11, 9));
    let even = unit("even", 10, &format!("{FOOT}frc = 100"));
    let q: P = TestBattle::new(&scenario(Around::default(), &even, &unit("two", 100, FOOT)));
    let even = q.who("even");
    assert_eq!(damage(&q.gesture(Gesture::Take { who: even, men: 2 }), "even"), 20, "ten each where it divides");
    // One like it has the Force of its own men.
    let p = p.gesture(Gesture::Add { like: who, men: 10 });
    assert_eq!(state(&p).unit(nth(2)).frc, -1);
}

#[test]
fn who_splits_off_takes_an_even_part_of_what_was_given_by_hand() {
    let one = unit("one", 10, &format!("{FOOT}frc = 101\npda = 45"));
    let p: P = TestBattle::new(&scenario(Around::default(), &one, &unit("two", 100, FOOT)));
    let figures = |p: &P, id: UnitId| (state(p).unit(id).eff, state(p).unit(id).frc, state(p).unit(id).pda);
    let one = p.who("one");
    let p = p.gesture(Gesture::Split { who: one, men: 3 });
    assert_eq!(
        (figures(&p, nth(0)), figures(&p, nth(2))),
        ((7, 71, 32), (3, 30, 13)),
        "nothing is lost, nothing doubled"
    );
    // Together again they are what they were.
    let p = p.gesture(Gesture::Merge { who: Subject::unit(2), into: one });
    assert_eq!(figures(&p, nth(0)), (10, 101, 45));
    // More like it: their power by their number.
    let p = p.gesture(Gesture::Add { like: one, men: 20 });
    assert_eq!(figures(&p, nth(3)), (20, -1, 90));
    // Who joins them counts as those who are there.
    let p = p.gesture(Gesture::Merge { who: Subject::unit(3), into: one });
    assert_eq!(figures(&p, nth(0)), (30, 303, 135));
}

#[test]
fn guns_vehicles_of_two_kinds_and_heroes_are_split_and_joined_without_loss() {
    type Parts = (u32, u32, u32, i64, i64);
    let of = |p: &P, id: UnitId| -> Parts {
        let u = state(p).unit(id);
        (u.eff, u.pieces, u.others, u.frc_other, u.individual_sdg)
    };
    let parted = |keys: &str, count: u32, men: u32, part: Parts, rest: Parts| {
        let one = unit("one", count, keys);
        let p: P = TestBattle::new(&scenario(Around::default(), &one, &unit("two", 100, FOOT)));
        let (whole, who) = (of(&p, nth(0)), p.who("one"));
        let p = p.gesture(Gesture::Split { who, men });
        assert_eq!((of(&p, nth(2)), of(&p, nth(0))), (part, rest), "{keys}");
        let p = p.gesture(Gesture::Merge { who: Subject::unit(2), into: who });
        assert_eq!(of(&p, nth(0)), whole, "{keys}");
    };
    parted("pieces = 4\ncbt = 5\ndmg = 9\nprt = \"longue\"", 20, 10, (10, 2, 0, 0, 0), (10, 2, 0, 0, 0));
    let other = "[[side.unit.other]]\ncount = 5\nsdg = 30\n";
    let mixed = format!("vehicle = true\ncbt = 5\nsdg = 100\n[[side.unit.weapon]]\ndmg = 5\n{other}");
    parted(&mixed, 10, 6, (6, 0, 2, 60, 0), (9, 0, 3, 90, 0));
    let heroes = format!("{FOOT}individual_sdg = [{}]", ["9"; 10].join(", "));
    parted(&heroes, 10, 3, (3, 0, 0, 0, 27), (7, 0, 0, 0, 63));
    // Plain men among heroes count as they do.
    let host = unit("one", 10, &heroes) + &unit("plain", 20, FOOT);
    let p: P = TestBattle::new(&scenario(Around::default(), &host, &unit("two", 100, FOOT)));
    let (who, into) = (p.who("plain"), p.who("one"));
    let p = p.gesture(Gesture::Merge { who, into });
    assert_eq!(of(&p, nth(0)), (30, 0, 0, 0, 270));
    // A Force of nothing and one of thirty are thirty.
    let host = unit("one", 10, &format!("{FOOT}frc = 0")) + &unit("plain", 20, &format!("{FOOT}frc = 30"));
    let p: P = TestBattle::new(&scenario(Around::default(), &host, &unit("two", 100, FOOT)));
    assert_eq!(state(&p.gesture(Gesture::Merge { who, into })).unit(nth(0)).frc, 30);
    // And heroes among plain men as plain ones.
    let host = unit("one", 10, &heroes) + &unit("plain", 20, FOOT);
    let p: P = TestBattle::new(&scenario(Around::default(), &host, &unit("two", 100, FOOT)));
    let p = p.gesture(Gesture::Merge { who: into, into: who });
    assert_eq!(of(&p, nth(1)), (30, 0, 0, 0, 0));
}

#[test]
fn a_change_of_weather_calls_for_a_new_test_where_tests_are_made() {
    let weather = |cadence: &str| {
        let p = duel(with(&format!("command_cadence = \"{cadence}\"")), FOOT, FOOT).dice_show(5).step();
        let index = <Ordre as montjoie_game::Ruleset>::INFO.settings.iter().position(|s| s.name == "weather").unwrap();
        let p = p.gesture(Gesture::Option { index: u8::try_from(index).unwrap(), value: 1 });
        state(&p).retest
    };
    assert_eq!((weather("once"), weather("none")), (true, false));
}

#[test]
fn the_victor_finds_his_wounded() {
    // ORD-54: only the beaten leave theirs; ORD-63: the victor's dead are half, whatever the share.
    let after = |options: &str, id: &str| {
        let mut p = duel(with(options), FOOT, FOOT);
        hurt(&mut p, "one", 120);
        hurt(&mut p, "two", 120);
        let p = p.gesture(Gesture::Concede { side: Side::B }).end();
        let told = p.event("reckoned", id).unwrap();
        (told["out"].as_i64().unwrap(), told["dead"].as_i64().unwrap())
    };
    assert_eq!(after("abandoned_wounded_die = true", "one"), (20, 10));
    assert_eq!(after("abandoned_wounded_die = true", "two"), (20, 20));
    let first = "victory_recovery = \"casualties_then_recover\"\ndead_share = 80";
    assert_eq!((after(first, "one").1, after(first, "two").1), (10, 16));
}

#[test]
fn who_is_not_in_the_ranks_bears_none_of_their_wounds() {
    let host = [
        "chief = \"c\"\n".to_owned(),
        unit("one", 100, FOOT),
        chief("c", "health = 9"),
        chief("in", "health = 9\nunit = \"one\""),
        chief("away", "health = 9\nunit = \"one\"\narrives = \"event\""),
    ]
    .concat();
    let around = Around {
        options: "pc_fate_mode = \"quick_1d3\"",
        events: "[[event]]\nround = 40\narrive = [\"away\"]",
        ..Around::default()
    };
    let mut p: P = TestBattle::new(&scenario(around, &host, &unit("two", 100, FOOT)));
    hurt(&mut p, "one", 120);
    let p = p.gesture(Gesture::Concede { side: Side::A }).dice_show(2).end();
    let wounds = ["c", "in", "away"].map(|id| happened(&p, "wounded", id));
    assert_eq!(wounds, [0, 1, 0]);
}

#[test]
fn vehicles_and_arms_are_written_whole_or_refused() {
    let wrong =
        |keys: &str| problems::<Ordre>(&scenario(Around::default(), &unit("u", 10, keys), &unit("foe", 10, FOOT)));
    let has = |keys: &str, code: &str| wrong(keys).iter().any(|p| p.contains(code));
    assert!(wrong("cbt = 5\ndmg = 4\nsecondary_dmg = 9\nsecondary_weapon_bonus = 4").is_empty(), "half of nine");
    assert!(has("cbt = 5\ndmg = 4\nsecondary_dmg = 9\nsecondary_weapon_bonus = 5", "ordre-problem-secondary"));
    let half = |bonus: u32| format!("cbt = 5\ndmg = 4\nsecondary_dmg = 4.5\nsecondary_weapon_bonus = {bonus}");
    assert!(wrong(&half(2)).is_empty() && has(&half(3), "ordre-problem-secondary"), "half of four and a half");
    assert!(has("cbt = 5", "ordre-problem-no-weapon") && wrong("cbt = 5\npda = 0").is_empty());
    let tank = "vehicle = true\ncbt = 5\nsdg = 100\n";
    assert!(has(tank, "ordre-problem-no-weapon") && wrong(&format!("{tank}pda = 0")).is_empty());
    assert!(has(&format!("{tank}[[side.unit.weapon]]\ncount = 2"), "problem-missing"), "a weapon does some damage");
    let other = |n: u32| format!("{tank}[[side.unit.weapon]]\ndmg = 5\n[[side.unit.other]]\ncount = {n}\n");
    assert!(wrong(&other(10)).is_empty() && has(&other(11), "ordre-problem-majority"));
}

#[test]
fn a_shot_that_strays_hits_the_largest_friend_at_grips() {
    // ORD-45: of several friends in contact with the target.
    let north = unit("few", 20, FOOT) + &unit("many", 80, FOOT) + &unit("bows", 200, BOWS);
    for order in [["few", "many"], ["many", "few"]] {
        let p: P = TestBattle::new(&scenario(with("resolution_level = \"unit\""), &north, &unit("foe", 100, FOOT)));
        let (foe, bows) = (p.who("foe"), p.who("bows"));
        let mut p = p.dice_show(1);
        for by in order {
            let by = p.who(by);
            p = p.gesture(Gesture::Engage { by, on: foe });
        }
        let p = p.gesture(Gesture::Attack { by: bows, on: foe, shot: true });
        assert_eq!((happened(&p, "lost", "many"), happened(&p, "lost", "few")), (1, 0));
    }
    // Of equals the first on the list.
    let north = unit("a", 50, FOOT) + &unit("b", 50, FOOT) + &unit("bows", 200, BOWS);
    let p: P =
        TestBattle::new(&scenario(with("resolution_level = \"unit\""), &north, &unit("foe", 100, FOOT))).dice_show(1);
    let [a, b, bows, foe] = ["a", "b", "bows", "foe"].map(|id| p.who(id));
    let p = p.gesture(Gesture::Engage { by: b, on: foe }).gesture(Gesture::Engage { by: a, on: foe });
    let p = p.gesture(Gesture::Attack { by: bows, on: foe, shot: true });
    assert_eq!((happened(&p, "lost", "a"), happened(&p, "lost", "b")), (1, 0));
}

#[test]
fn a_garrison_that_must_exceed_its_threshold_holds_at_it() {
    // ORD-58, ORD-87: Frc 1 000 behind the walls, SdR 60 %.
    let place = "mode = \"siege\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 100";
    let yields = |trigger: &str, points: i64| {
        let around = Around { options: trigger, ..on(place) };
        let garrison = unit("g", 100, "cbt = 5\ndmg = 4\nsdg = 5");
        let mut p: P = TestBattle::new(&scenario(around, &unit("army", 600, FOOT), &garrison));
        hurt(&mut p, "g", points);
        let p = p.dice_show(1).step();
        p.state("g") == "captured"
    };
    assert_eq!([599, 600].map(|n| yields("rout_trigger = \"reach\"", n)), [false, true]);
    assert_eq!([600, 601].map(|n| yields("rout_trigger = \"exceed\"", n)), [false, true]);
}

#[test]
fn a_storm_thrown_back_leaves_the_siege_as_long_as_somebody_is_left() {
    let place = "mode = \"siege\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 100";
    // The assailants break, with so much of their Force gone; all of it, and nobody is left to besiege anything.
    let last = |loss: i64| {
        let army = unit("army", 100, "cbt = 5\ndmg = 4\nsdg = 5");
        let p: P = TestBattle::new(&scenario(on(place), &army, &unit("g", 100, "cbt = 9\ndmg = 4")));
        let mut p = p.dice_show(1).answer("ORD-89", "north", "assaut").to("command");
        hurt(&mut p, "army", loss);
        let group = p.who("army");
        p.bout.state.apply(&Event::Routed { group, by: NO_ONE, pursuable: false });
        let p = p.to("aftermath").step();
        state(&p).closed && p.event("closed", "").unwrap()["last"] == true
    };
    assert_eq!((last(400), last(500)), (false, true));
}
