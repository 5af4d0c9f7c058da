//! What a scenario and a ruling may say: figures given by hand, weapons, places, lines, characters, sides.

use super::help::*;
use montjoie_game::Subjects as _;
use montjoie_game::{Fight as _, Gesture, Ruleset as _};
use montjoie_ordre::Ordre;
use montjoie_ordre::events::Event;
use montjoie_table::{Side, State as _, Subject};
use montjoie_trial::{TestBattle, problems};
use serde_json::json;

const GUN: &str = "[[side.unit.weapon]]\n";
const TANK: &str = "vehicle = true\ncbt = 6\nsdg = 200\narm = 60\n";

fn wrong(around: Around, keys: &str) -> Vec<String> {
    problems::<Ordre>(&scenario(around, &unit("u", 10, keys), &unit("foe", 10, FOOT)))
}

fn field(name: &str) -> u8 {
    u8::try_from(Ordre::INFO.fields.iter().position(|f| f.name == name).unwrap()).unwrap()
}

#[test]
fn a_figure_may_be_given_by_hand_or_left_to_the_rules() {
    // Nought is a figure; one below it is none.
    for key in ["pda", "frc", "dfs", "sdr", "xp_award", "ammunition"] {
        for value in [-1, 0] {
            assert!(wrong(Around::default(), &format!("{FOOT}{key} = {value}")).is_empty(), "{key} = {value}");
        }
        assert_eq!(wrong(Around::default(), &format!("{FOOT}{key} = -2")).len(), 1, "{key} = -2");
    }
}

#[test]
fn cbt_is_what_is_written_else_what_the_quality_says() {
    let cbt = |keys: &str| figure(&duel(Around::default(), keys, FOOT), "one", "cbt");
    assert_eq!((cbt("dmg = 4\ncbt = 6\nquality = \"elite\""), cbt("dmg = 4\nquality = \"elite\"")), (6, 10));
    let none = wrong(Around::default(), "dmg = 4");
    assert!(none.len() == 1 && none[0].contains("problem-missing"), "{none:?}");
}

#[test]
fn a_unit_may_be_written_as_one_line() {
    let one = "[[side.unit]]\nid = \"one\"\nname = \"one\"\nline = \"120 hommes, Cbt 6, Dmg 4, Arm 2, boucliers\"\n";
    let p: P = TestBattle::new(&scenario(Around::default(), one, &unit("two", 100, FOOT)));
    assert_eq!(["eff", "cbt", "pda", "frc"].map(|w| figure(&p, "one", w)), [120, 6, 480, 840]);
}

#[test]
fn events_set_fields_within_their_bounds() {
    let set = |value: i64| {
        let event = format!("[[event]]\nround = 2\nset = {{ unit = \"u\", field = \"cbt\", value = {value} }}");
        wrong(Around { events: &event, ..Around::default() }, FOOT)
    };
    assert!(set(100).is_empty(), "{:?}", set(100));
    assert_eq!(set(101).len(), 1);
    let when = |state: &str| {
        let set = "set = { unit = \"foe\", field = \"cbt\", value = 1 }";
        let event = format!("[[event]]\nunit = \"u\"\nunit_state = \"{state}\"\n{set}");
        wrong(Around { events: &event, ..Around::default() }, FOOT).len()
    };
    assert_eq!((when("eprouvee"), when("endormie")), (0, 1));
}

#[test]
fn a_place_has_a_holder_and_a_kind() {
    // ORD-75.
    let place = |keys: &str| {
        let ground = format!("mode = \"siege\"\n{keys}");
        wrong(on(&ground), FOOT).iter().filter(|p| p.contains("ordre-problem-place ")).count()
    };
    let (holder, kind) = ("besieged = \"south\"\n", "fort = \"fortin\"\neffectif = 100\n");
    assert_eq!([place(holder), place(kind), place(&format!("{holder}{kind}"))], [1, 1, 0]);
}

#[test]
fn eight_weapons_a_unit_and_as_many_units_as_there_are() {
    // ORD-95.
    let tank = |n: usize| format!("{TANK}{}", format!("{GUN}dmg = 50\n").repeat(n));
    assert!(wrong(Around::default(), &tank(8)).is_empty());
    let nine = wrong(Around::default(), &tank(9));
    assert!(nine.len() == 1 && nine[0].contains("ordre-problem-weapons"), "{nine:?}");
    // The fortieth has its guns like the first.
    let host: String = (0..40).map(|i| unit(&format!("u{i}"), 10, &tank(8))).collect();
    let p: P = TestBattle::new(&scenario(on("mode = \"vehicles\""), &host, &unit("foe", 10, &tank(1))));
    assert_eq!(["u0", "u31", "u32", "u39"].map(|id| figure(&p, id, "pfg")), [4_000; 4]);
}

#[test]
fn weapons_of_the_other_kind_count_in_every_unit() {
    // ORD-96, ORD-100: in the second unit on the list as in the first.
    let mixed = format!("{TANK}{GUN}dmg = 100\n[[side.unit.other]]\ncount = 4\n[[side.unit.other.weapon]]\ndmg = 50\n");
    let host = unit("u1", 10, &mixed) + &unit("u2", 10, &mixed);
    let p: P = TestBattle::new(&scenario(on("mode = \"vehicles\""), &host, &unit("foe", 10, &mixed)));
    assert_eq!(["u1", "u2", "foe"].map(|id| figure(&p, id, "pfg")), [1_200; 3]);
}

#[test]
fn firepower_is_summed_exactly_and_floored_once() {
    // ORD-95: an area of one and a half; two weapons of a third each.
    let pfg = |weapons: &str| {
        let host = unit("u", 10, &format!("{TANK}{weapons}"));
        let p: P = TestBattle::new(&scenario(
            on("mode = \"vehicles\""),
            &host,
            &unit("foe", 10, &format!("{TANK}{GUN}dmg = 9")),
        ));
        figure(&p, "u", "pfg")
    };
    assert_eq!(pfg(&format!("{GUN}dmg = 100\narea = 1.5")), 1_500);
    let third = format!("{GUN}dmg = 1\ncdf = \"1/3\"\n");
    assert_eq!(pfg(&third.repeat(2)), 6);
}

#[test]
fn the_longest_range_is_that_of_weapons_that_can_be_used() {
    // ORD-101.
    let bonus = |usable: bool| {
        let far =
            format!("{GUN}dmg = 9\nprt = \"courte\"\n{GUN}dmg = 9\nprt = \"tres_longue\"\nweapon_usable = {usable}");
        let foe = format!("{GUN}dmg = 9\nprt = \"longue\"");
        let around = on("mode = \"vehicles\"");
        let p: P = TestBattle::new(&scenario(
            around,
            &unit("u", 10, &format!("{TANK}{far}")),
            &unit("foe", 10, &format!("{TANK}{foe}")),
        ));
        let p = p.dice_show(5).step();
        (term(&p, "ORD-101", "north", "south", "longest_range"), term(&p, "ORD-101", "south", "north", "longest_range"))
    };
    assert_eq!((bonus(true), bonus(false)), ((1, 0), (0, 1)));
}

#[test]
fn the_distance_the_gm_sets_holds_for_vehicles_too() {
    // ORD-103: half of Dfs 6, and fifteen for long range, not the ten of a fight on land.
    let around =
        Around { options: "engagement_distance = \"longue\"", ground: "mode = \"vehicles\"", ..Around::default() };
    let plane = unit("u", 10, &format!("{TANK}{GUN}dmg = 90"));
    let p: P =
        TestBattle::new(&scenario(around, &plane, &plane.replace("\"u\"", "\"foe\""))).dice_show(5).to("pursuit");
    assert_eq!(versus(&p, "ORD-103", "u", "foe"), 18);
}

#[test]
fn a_threshold_is_rounded_for_groups_not_for_those_who_fight_alone() {
    // ORD-29: 37 % of 1 000.
    let points = |options: &str, ground: &str, keys: &str| {
        let keys = format!(
            "{keys}frc = 1000\nsdr = 37\n{}",
            if keys.contains("vehicle") { "[[side.unit.weapon]]\ndmg = 9" } else { "" }
        );
        figure(&duel(Around { options, ground, ..Around::default() }, &keys, &keys), "one", "sdr_points")
    };
    assert_eq!(points("", "", FOOT), 350);
    assert_eq!(points("resolution_level = \"unit\"", "", FOOT), 370);
    assert_eq!(points("", "mode = \"vehicles\"", TANK), 370);
}

#[test]
fn horses_in_the_mountains_are_infantry_and_elephants_in_the_wood_too() {
    // ORD-65: what the option halves is cavalry in the forest, nobody else and nowhere else.
    let pda = |kind: &str, ground: &str| {
        let around = Around { options: "forest_cavalry = \"half\"", ground, ..Around::default() };
        figure(&duel(around, &format!("type = \"{kind}\"\ncbt = 5\ndmg = 4"), FOOT), "one", "pda")
    };
    let (wood, heights) = ("terrain = \"forest\"", "terrain = \"very_rough\"");
    assert_eq!((pda("cavalry", wood), pda("cavalry", heights), pda("war_elephants", wood)), (200, 400, 400));
}

#[test]
fn a_javelin_adds_half_of_what_it_does_rounded_down() {
    // ORD-14: of three and a half, one.
    assert_eq!(figure(&duel(Around::default(), "cbt = 5\ndmg = 3\nthrown = 3.5", FOOT), "one", "pda"), 400);
}

#[test]
fn a_weapon_reaches_as_far_as_its_range() {
    // ORD-36: medium range at medium range; halved by ORD-15, not left out.
    let shot = |prt: &str| {
        let p = duel(with("enforce_range = true"), &BOWS.replace("longue", prt), FOOT);
        let order = Gesture::Attack { by: p.who("one"), on: p.who("two"), shot: true };
        power(&p.dice_show(5).gesture(order), "ORD-37", "one", "two")
    };
    assert_eq!((shot("courte"), shot("moyenne"), shot("longue")), (0, 100, 200));
    // ORD-49: what falls silent at contact is guns.
    let p = duel(Around::default(), &format!("{BOWS}fires_at_contact = false"), FOOT);
    let order = Gesture::Attack { by: p.who("one"), on: p.who("two"), shot: false };
    assert_eq!(power(&p.dice_show(5).gesture(order), "ORD-48", "one", "two"), 100);
}

/// A chief, a second man and two units against one unit.
fn led() -> P {
    let host = [
        "chief = \"c\"\n".to_owned(),
        unit("one", 100, FOOT),
        unit("more", 100, FOOT),
        chief("c", "mental = 3\ncbt = 2"),
        chief("hero", "health = 7"),
    ]
    .concat();
    TestBattle::new(&scenario(Around::default(), &host, &unit("two", 100, FOOT)))
}

#[test]
fn a_chief_leads_while_he_lives_and_is_there() {
    // ORD-31, ORD-32.
    let leads = |p: P| term(&p.dice_show(5).step(), "ORD-33", "north", "south", "mental") == 1;
    assert!(leads(led()));
    let p = led();
    let who = p.who("c");
    assert!(!leads(p.gesture(Gesture::Fell { who })));
    let around = Around { events: "[[event]]\nround = 9\narrive = [\"c\"]", ..Around::default() };
    let late = format!("chief = \"c\"\n{}{}", unit("one", 100, FOOT), chief("c", "mental = 3\narrives = \"event\""));
    assert!(!leads(TestBattle::new(&scenario(around, &late, &unit("two", 100, FOOT)))));
}

#[test]
fn nobody_declares_a_retreat_from_walls_or_among_vehicles() {
    // ORD-57, ORD-106: there are other ways.
    let asked = |ground: &str, keys: &str| duel(on(ground), keys, keys).options("ORD-57", "north").len();
    let tank = format!("{TANK}{GUN}dmg = 9");
    assert_eq!(asked("", FOOT), 2);
    assert_eq!(asked("mode = \"vehicles\"", &tank), 0);
    // Nor when the chiefs measure themselves again, once the battle has begun.
    let p = duel(Around::default(), FOOT, FOOT).dice_show(5).step();
    let weather = Ordre::INFO.settings.iter().position(|s| s.name == "weather").unwrap();
    let storm = Gesture::Option { index: u8::try_from(weather).unwrap(), value: 1 };
    let p = p.gesture(storm).to("command");
    assert_eq!((state(&p).sequence, p.options("ORD-57", "north").len()), (1, 0));
    assert_eq!(asked("mode = \"assault\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 100", FOOT), 0);
}

#[test]
fn a_ruling_sets_what_it_names_of_whom_it_names() {
    let set = |who: Subject, name: &str, value: i64| led().gesture(Gesture::Set { who, field: field(name), value });
    let p = led();
    let (c, side, one, group) = (p.who("c"), p.who("north"), p.who("one"), p.who("north-gros"));
    let person = |name: &str| {
        let p = set(c, name, 4);
        let c = &state(&p).persons[0];
        [c.mental, c.presence, c.war, c.diplomacy, c.health, c.wounds].map(|n| n == 4)
    };
    for (i, name) in ["mental", "presence", "war", "diplomacy", "health", "wounds"].iter().enumerate() {
        assert_eq!(person(name), [0, 1, 2, 3, 4, 5].map(|n| n == i), "{name}");
    }
    // A side by its own name, by a unit's, by a group's.
    for who in [side, one, group] {
        assert_eq!(state(&set(who, "command_circumstances", 2)).camps.map(|c| c.command_circumstances), [2, 0]);
    }
    assert_eq!(
        p.refuses(Gesture::Set { who: c, field: field("reliable_signals"), value: 1 }),
        Some("gesture-bad-field")
    );
    // Nobody past the end of the list has a fate; a group has one of its own.
    assert!(Ordre::fate(state(&p), Subject::character(2)).is_none() && Ordre::fate(state(&p), c).is_some());
    assert_eq!((p.fate("north-gros").initial, p.state("north-gros")), (200, "intact"));
}

#[test]
fn a_character_is_posted_with_his_own_or_with_nobody() {
    let p = led();
    let (who, own, foe) = (p.who("hero"), p.who("more"), p.who("two"));
    assert_eq!(p.refuses(Gesture::Post { who, to: foe }), Some("gesture-not-together"));
    let p = p.gesture(Gesture::Post { who, to: own });
    assert_eq!(state(&p).persons[1].unit, Some(nth(1)));
    let p = p.gesture(Gesture::Post { who, to: Subject::NOBODY });
    assert_eq!(state(&p).persons[1].unit, None);
    // Nobody is split off as nobody, nor everybody.
    let one = p.who("one");
    let split = |men: u32| p.refuses(Gesture::Split { who: one, men });
    assert_eq!(
        [split(0), split(1), split(99), split(100)],
        [Some("gesture-no-men"), None, None, Some("gesture-no-men")]
    );
}

#[test]
fn a_battle_holds_so_many_units_and_groups_and_no_more() {
    let mut p = duel(Around::default(), FOOT, FOOT);
    let like = p.who("one");
    let add = |men: u32| Gesture::Add { like, men };
    assert_eq!(
        [0, 1_000_000, 1_000_001].map(|n| p.refuses(add(n))),
        [Some("gesture-no-men"), None, Some("gesture-no-men")]
    );
    let enlisted = |p: &P, unit: usize| {
        let event = json!({ "enlisted": { "unit": format!("#u{unit}"), "like": "#u0", "men": 1 } });
        p.bout.copy().rule(&[event]).is_ok()
    };
    assert!(enlisted(&p, 2));
    for n in 2..u8::try_from(Subject::UNITS).unwrap() {
        assert_eq!(p.refuses(add(1)), None, "{n}");
        p.bout.state.apply(&Event::Enlisted { unit: NewUnitId::new(n), like: nth(0), men: 1 });
    }
    assert_eq!((p.refuses(add(1)), enlisted(&p, Subject::UNITS)), (Some("gesture-full"), false));
    // Who goes and comes forms a group anew each time.
    let mut p = duel(Around::default(), FOOT, FOOT);
    let (who, foe) = (p.who("one"), p.who("two"));
    for _ in 0..3 * Subject::UNITS {
        assert_eq!(p.refuses(Gesture::Turn { who }), None);
        p.bout.rule(&[json!({ "removed": { "unit": "#u0" } }), json!({ "arrived": { "unit": "#u0" } })]).unwrap();
        // Nobody is in two groups, or at grips with one that is gone.
        let group = state(&p).group_of(who).unwrap();
        assert_eq!((state(&p).face(group), state(&p).at(group).contacts.is_empty()), (who, true));
        p.bout.rule(&[json!({ "contact": { "by": "#u0", "on": "#u1" } })]).unwrap();
        assert_eq!(state(&p).at(state(&p).group_of(foe).unwrap()).contacts.len(), 1);
    }
    assert_eq!(state(&p).groups.len(), Subject::UNITS, "as long as the list of units, and no longer");
    p.bout.rule(&[json!({ "turned_coat": { "unit": "#u0" } })]).unwrap();
    assert_eq!(
        (state(&p).at(state(&p).group_of(who).unwrap()).side, state(&p).groups.len()),
        (Side::B, Subject::UNITS)
    );
}
