//! Readings that changed: the siege as one engagement, Health spent, vehicles in rout, in town and in a wood, the first talks.

use super::help::*;
use montjoie_game::scenario::Written;
use montjoie_game::{Fight as _, Gesture, Outcome, Ruleset as _};
use montjoie_ordre::Ordre;
use montjoie_ordre::events::{Event, How};
use montjoie_table::{Side, State as _};
use montjoie_trial::{TestBattle, cases, each_value};

cases! {
    case("health_spent", &["ORD-55"], &["health_spent"], health_spent),
    case("vehicles_that_run", &["ORD-62", "ORD-107"], &["vehicle_rally"], vehicles_that_run),
}

const GUN: &str = "[[side.unit.weapon]]\ndmg = 100\nprt = \"longue\"\n";

fn hurt(p: &mut P, id: &str, loss: i64) {
    let group = p.who(id);
    p.bout.state.apply(&Event::Lost { group, by: NO_ONE, loss, how: How::Ruling, capped: false });
}

/// A small fort with a For of 2, all dice low: nobody who storms it strikes home.
fn siege(options: &str, north: &str, south: &str) -> P {
    let ground = "mode = \"siege\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 100";
    let options = format!("inaccessible_site = true\n{options}");
    TestBattle::new(&scenario(Around { options: &options, ground, ..Around::default() }, north, south)).dice_show(1)
}

/// A storm of one wave, broken off: back in the lines.
fn stormed(p: P) -> P {
    p.answer("ORD-89", "north", "assaut").step().to("reserve").answer("ORD-83", "north", "oui").to("week")
}

fn health_spent() {
    let ends = |option: &str| {
        let host = unit("one", 100, FOOT) + &chief("hero", "health = 3\nunit = \"one\"");
        let option = format!("pc_fate_mode = \"quick_1d3\"\n{option}");
        let mut p: P = TestBattle::new(&scenario(with(&option), &host, &unit("two", 100, FOOT))).dice_show(3);
        hurt(&mut p, "one", 120);
        p.gesture(Gesture::Concede { side: Side::A }).to("aftermath")
    };
    each_value::<Ordre>("health_spent", |option| i64::from(ends(option).end().state("hero") == "killed"));
    assert_eq!(ends("").end().state("hero"), "out_of_action");
    assert!(format!("{:?}", ends("").end().sheet("hero")).contains("ordre-state-out_of_action"));
    // The GM has the last word, and out of action is not out of the next battle's list.
    let p = ends("").judge("ORD-55", "hero", "north", 1).end();
    assert_eq!(p.state("hero"), "killed");
    let stays = |p: &P| Ordre::aftermath(state(p)).iter().any(|s| s.subject == p.who("hero") && s.stays);
    assert!(!stays(&p) && stays(&ends("").end()));
}

fn vehicles_that_run() {
    each_value::<Ordre>("vehicle_rally", |option| {
        let tank = format!("vehicle = true\ncbt = 6\nsdg = 200\narm = 60\n{GUN}");
        let north = format!("chief = \"c\"\n{}{}", unit("one", 10, &tank), chief("c", "presence = 2\ncbt = 4"));
        let around = Around { options: option, ground: "mode = \"vehicles\"", ..Around::default() };
        let mut p: P = TestBattle::new(&scenario(around, &north, &unit("two", 10, &tank))).dice_show(1).to("rally");
        let group = p.who("one");
        p.bout.state.apply(&Event::Routed { group, by: NO_ONE, pursuable: false });
        throws(&p.step(), "ORD-62")
    });
}

#[test]
fn a_siege_keeps_one_track_of_damage() {
    // ORD-63, ORD-83: a storm in which nobody is hit feeds nobody.
    let hero = chief("hero", "health = 90\nunit = \"two\"");
    let garrison = unit("two", 100, FOOT) + &hero;
    let mut p = siege("pc_fate_mode = \"quick_1d3\"", &unit("one", 400, FOOT), &garrison);
    hurt(&mut p, "two", 303);
    let p = stormed(p);
    assert_eq!((damage(&p, "two"), state(&p).unit(nth(1)).eff, p.left("two")), (303, 100, 75));
    let cost = damage(&p, "one");
    assert!(cost > 0, "those on the walls struck back");
    assert_eq!(
        (happened(&p, "counted", "two"), happened(&p, "reckoned", "two"), happened(&p, "learned", "two")),
        (1, 0, 0)
    );
    assert_eq!((happened(&p, "classed", "north"), throws(&p, "ORD-55")), (0, 1), "two tenths, once");
    // Again: what was paid for is not paid for twice.
    let p = stormed(p);
    assert_eq!((damage(&p, "two"), throws(&p, "ORD-55")), (303, 1));
    assert!(damage(&p, "one") > cost, "it adds up");
    // A sortie goes out and comes back to the point, For or no For.
    let p = p.answer("ORD-87", "south", "sortie").step().answer("ORD-57", "south", "oui");
    assert_eq!((figure(&p, "two", "frc"), damage(&p, "two")), (600, 151));
    let p = p.faces("ORD-33", "north", "south", &[1]).faces("ORD-33", "south", "north", &[9]).to("aftermath").step();
    assert_eq!((figure(&p, "two", "frc"), damage(&p, "two")), (1_200, 303));
    // All is reckoned when it ends; the victor has his half, and learns.
    let p = p.answer("ORD-87", "south", "se_rendre").end();
    assert_eq!((p.state("two"), happened(&p, "reckoned", "one"), happened(&p, "learned", "one")), ("captured", 1, 1));
    let back = p.event("reckoned", "one").unwrap()["back"].as_i64().unwrap();
    assert_eq!(back, p.event("reckoned", "one").unwrap()["share"].as_i64().unwrap() / 2);
}

#[test]
fn who_is_wiped_out_in_a_storm_does_not_come_back_to_the_siege() {
    let host = unit("one", 400, FOOT) + &unit("bows", 20, BOWS);
    let mut p = siege("", &host, &unit("two", 100, FOOT)).answer("ORD-89", "north", "assaut").step();
    let group = p.who("bows");
    p.bout.state.apply(&Event::Annihilated { group });
    let p = p.to("reserve").answer("ORD-83", "north", "oui").to("week");
    assert_eq!((p.state("bows"), p.left("bows"), happened(&p, "reckoned", "bows")), ("aneantie", 0, 1));
    assert!(p.options("ORD-82", "north").is_empty());
}

#[test]
fn the_first_talks_wait_for_nobody() {
    // ORD-90: then every four weeks.
    let north = format!("chief = \"c\"\n{}{}", unit("one", 400, FOOT), chief("c", "presence = -9\ncbt = 0"));
    let mut p = siege("", &north, &unit("two", 100, FOOT));
    let mut held = Vec::new();
    for _ in 0..6 {
        p = p.step();
        held.push(p.throws("ORD-90"));
    }
    assert_eq!(held, [1, 1, 1, 1, 2, 2]);
}

#[test]
fn a_garrison_that_will_not_surrender_can_be_stormed_or_left() {
    // ORD-89, ORD-91: past its SdR too.
    let orders = |options: &str| {
        let mut p = siege(options, &unit("one", 400, FOOT), &unit("two", 100, FOOT));
        hurt(&mut p, "two", 1_000);
        p
    };
    let p = orders("no_surrender = true");
    assert_eq!(p.options("ORD-89", "north"), ["attendre", "assaut", "lever_le_siege"]);
    assert_eq!(p.answer("ORD-89", "north", "assaut").step().bout.state.mode.word(), "assault");
    let p = orders("no_surrender = true").answer("ORD-89", "north", "lever_le_siege").end();
    assert_eq!((p.happened("lifted", ""), p.bout.outcome()), (1, Some(Outcome::Victory(Side::B))));
    // Out of patience the very week the gates open, he stays for that.
    let p = orders("besieger_max_weeks = 1").end();
    assert_eq!(p.bout.outcome(), Some(Outcome::Victory(Side::A)));
}

#[test]
fn the_rounds_of_a_siege_are_its_weeks() {
    // Lifted in its fifty-second week, it is decided.
    let p = siege("needs_supplies = false", &unit("one", 400, FOOT), &unit("two", 100, FOOT)).end();
    assert_eq!((p.bout.outcome(), p.bout.place().round), (Some(Outcome::Victory(Side::B)), 52));
    assert_eq!(state(&p).fort.unwrap().calendar, 52);
    // Waves are counted in their week.
    let p = siege("", &unit("one", 400, FOOT), &unit("two", 100, FOOT)).answer("ORD-89", "north", "assaut").step();
    let p = p.to("reserve").step().to("reserve").step();
    assert_eq!((state(&p).sequence, p.bout.place().round), (3, 1));
    let p = p.to("reserve").answer("ORD-83", "north", "oui").to("week");
    assert_eq!((p.bout.place().round, state(&p).fort.unwrap().calendar), (2, 1), "the second week is about to begin");
    // Each is told in its place.
    let told = |p: &P, wanted: &str| {
        let line = |i: &montjoie_game::Item| i.gm.as_ref().is_some_and(|m| m.id == wanted);
        p.items().filter(|i| line(i)).count()
    };
    assert_eq!((told(&p, "ordre-tell-week"), told(&p, "ordre-tell-began-wave")), (1, 3));
    // And so an event of the third comes in the third.
    let events = "[[event]]\nround = 3\nset = { unit = \"two\", field = \"cbt\", value = 9 }\n";
    let ground = "mode = \"siege\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 100";
    let around = Around { options: "inaccessible_site = true", ground, events, ..Around::default() };
    let p: P = TestBattle::new(&scenario(around, &unit("one", 400, FOOT), &unit("two", 100, FOOT))).dice_show(1);
    let p = p.answer("ORD-89", "north", "assaut").step().to("reserve").step().to("reserve").step();
    let p = p.to("reserve").answer("ORD-83", "north", "oui").to("week");
    assert_eq!(state(&p).unit(nth(1)).cbt, 5);
    assert_eq!((state(&p.step().step()).unit(nth(1)).cbt), 9);
}

/// Ten tanks a side on this ground.
fn tanks(ground: &str, keys: &str) -> P {
    let tank = |keys: &str| format!("vehicle = true\ncbt = 6\nsdg = 200\narm = 60\n{keys}\n{GUN}");
    let ground = format!("mode = \"vehicles\"\n{ground}");
    let p: P = TestBattle::new(&scenario(on(&ground), &unit("one", 10, &tank("")), &unit("two", 10, &tank(keys))));
    p.dice_show(5).to("pursuit")
}

#[test]
fn vehicles_in_a_town_and_in_a_wood() {
    // ORD-92, ORD-103: half of Dfs 6 and the distance; the town halves PFG, gives five and brings them close.
    let shot = |ground: &str, keys: &str| {
        let p = tanks(ground, keys);
        (power(&p, "ORD-103", "one", "two"), versus(&p, "ORD-103", "one", "two"))
    };
    assert_eq!(shot("", ""), (1_000, 13));
    assert_eq!(shot("terrain = \"urban\"", ""), (500, 13));
    assert_eq!(shot("terrain = \"urban\"", "cover_bonus = 4"), (500, 13), "the houses are all the cover there is");
    assert_eq!(shot("terrain = \"forest\"", ""), (1_000, 18));
    assert_eq!(shot("terrain = \"forest\"", "in_terrain = false"), (1_000, 13));
    assert_eq!(shot("terrain = \"forest\"", "cover_bonus = 2"), (1_000, 15), "in its place, not on top");
    assert_eq!(shot("terrain = \"forest\"\ntheatre = \"air\"", ""), (1_000, 18), "the distance of an air fight");
}

#[test]
fn armour_makes_heavy_as_it_counts() {
    // ORD-06, ORD-21: half a suit of four is a light one.
    let rank =
        |keys: &str| state(&duel(Around::default(), &format!("cbt = 5\ndmg = 4\n{keys}"), FOOT)).unit(nth(0)).mobility;
    assert_eq!([rank("arm = 3"), rank("arm = 4\npartial_armour = true")], [1, 2]);
    assert_eq!(rank("arm = 4\npartial_armour = true\npartial_armour_extra = 1"), 1);
}

#[test]
fn figures_given_by_hand_go_on_to_the_next_battle() {
    let keys = |keys: &str| {
        let mut p = duel(Around::default(), keys, FOOT);
        hurt(&mut p, "one", 240);
        let p = p.gesture(Gesture::Concede { side: Side::A }).dice_show(5).end();
        let men = p.left("one");
        let all = Ordre::aftermath(state(&p));
        let own = all.iter().find(|s| s.subject == p.who("one")).unwrap();
        let of = |key: &str| own.keys.iter().find(|k| k.0 == key).map(|k| k.1.clone());
        assert!(!own.gone.contains(&"pda") && !own.gone.contains(&"frc"));
        (men, of("pda"), of("frc"))
    };
    // Forty of a hundred are out, twenty dead; what is left of them has what is theirs.
    let (men, pda, frc) = keys("cbt = 5\npda = 500\nfrc = 600");
    assert_eq!((men, pda, frc), (60, Some(Written::Int(300)), Some(Written::Int(360))));
    let own = format!("{FOOT}individual_sdg = [{}]", ["5"; 100].join(", "));
    let (men, pda, frc) = keys(&own);
    assert_eq!((men, pda, frc), (60, None, Some(Written::Int(360))), "man by man, as a whole");
    assert_eq!(keys(FOOT), (60, None, None));
}

#[test]
fn a_disengagement_that_failed_weighs_on_the_next() {
    // ORD-106: and a margin of nought or one is no failure.
    let tank = |sdg: u32| format!("vehicle = true\ncbt = 6\nsdg = {sdg}\narm = 60\n{GUN}");
    let tried = |option: &str, own: u16, theirs: u16| {
        let around = Around { options: option, ground: "mode = \"vehicles\"", ..Around::default() };
        let p: P = TestBattle::new(&scenario(around, &unit("one", 10, &tank(9_000)), &unit("two", 10, &tank(9_000))));
        let p = p.dice_show(1).to("disengage").answer("ORD-106", "one", "oui");
        let p = p.faces("ORD-106", "one", "south", &[own]).faces("ORD-106", "two", "one", &[theirs]).step();
        let p = p.to("disengage").answer("ORD-106", "one", "oui").step();
        plus(&p, "ORD-106", "one", "south")
    };
    let four = "vehicle_retreat_fail = \"4\"";
    assert_eq!([tried("", 5, 5), tried("", 3, 5), tried(four, 5, 5), tried(four, 3, 5)], [4, 4, 4, 2]);
}

#[test]
fn a_charge_of_the_first_shock_counts_for_both() {
    // ORD-09: whoever strikes second charges too.
    let horse = "type = \"cavalry\"\ncbt = 5\ndmg = 4\nsdg = 500\n";
    let p = duel(with("charge_scope = \"first_shock\""), horse, horse);
    let p =
        p.faces("ORD-33", "north", "south", &[5]).faces("ORD-33", "south", "north", &[2]).dice_show(1).to("pursuit");
    assert_eq!((power(&p, "ORD-40", "one", "two"), power(&p, "ORD-40", "two", "one")), (800, 800));
    let p = p.to("shock").step();
    assert_eq!((power(&p, "ORD-40", "one", "two"), power(&p, "ORD-40", "two", "one")), (400, 400));
}

#[test]
fn flyers_with_javelins_storm_as_other_flyers_do() {
    // ORD-14, ORD-80.
    let pda = |keys: &str| {
        let ground = "mode = \"assault\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 100";
        let p: P = TestBattle::new(&scenario(on(ground), &unit("one", 100, keys), &unit("two", 100, FOOT)));
        figure(&p, "one", "pda")
    };
    let javelins = "cbt = 5\nthrown = 3\nthrown_only = true\n";
    assert_eq!((pda(javelins), pda(&format!("{javelins}flying = true"))), (150, 300));
}

#[test]
fn baggage_is_lost_once() {
    // ORD-57, ORD-61: what a retreat left behind is gone before anybody counts what a rout leaves.
    let host = unit("one", 100, FOOT) + &unit("bows", 100, BOWS);
    let mut p: P = TestBattle::new(&scenario(Around::default(), &host, &unit("two", 100, FOOT)));
    let group = p.who("bows");
    p.bout.state.apply(&Event::Routed { group, by: NO_ONE, pursuable: false });
    let p = p.answer("ORD-57", "north", "oui").faces("ORD-33", "north", "south", &[5]).faces(
        "ORD-33",
        "south",
        "north",
        &[2],
    );
    let p = p.dice_show(5).end();
    assert_eq!(happened(&p, "baggage", "north"), 1);
}

#[test]
fn nothing_that_flies_leaves_carts_behind() {
    // ORD-61.
    let told = |theatre: &str| {
        let plane = format!("vehicle = true\ncbt = 6\nsdg = 200\n{GUN}");
        let ground = format!("mode = \"vehicles\"\ntheatre = \"{theatre}\"");
        let mut p: P = TestBattle::new(&scenario(on(&ground), &unit("one", 10, &plane), &unit("two", 10, &plane)));
        let group = p.who("one");
        p.bout.state.apply(&Event::Routed { group, by: NO_ONE, pursuable: false });
        happened(&p.gesture(Gesture::Concede { side: Side::A }).dice_show(5).end(), "baggage", "north")
    };
    assert_eq!(["land", "air", "naval", "space"].map(told), [1, 0, 0, 0]);
}

#[test]
fn the_power_of_a_blow_opens() {
    // ORD-28, ORD-42, ORD-92: the sum as it was, then every halving; and the tenth every hit is worth.
    let mut p = duel(on("mode = \"urban\""), FOOT, FOOT);
    hurt(&mut p, "one", 310);
    let p = p.dice_show(5).to("pursuit");
    assert_eq!(p.share("ORD-40", "one", "two"), (10, 400, 4));
    assert_eq!(term(&p, "ORD-40", "one", "two", "status_half"), 1);
    assert_eq!(term(&p, "ORD-40", "one", "two", "ground_half"), 1);
}

#[test]
fn muskets_fire_a_volley_then_the_bayonet_goes_in() {
    // ORD-17, ORD-27: 100 men, Dmg 5 at a quarter, halved at medium range; then Dmg 4.
    let line = "cbt = 5\ndmg = 4\nsdg = 90\nvolley = 5\ncdf = \"1/4\"\nprt = \"moyenne\"\n";
    let foot = "cbt = 5\ndmg = 4\nsdg = 90\n";
    let p = duel(Around::default(), line, foot).dice_show(5).to("pursuit");
    assert_eq!(power(&p, "ORD-37", "one", "two"), 62);
    assert_eq!(power(&p, "ORD-40", "one", "two"), 400, "a volley is not its attack");
    assert_eq!((throws(&p, "ORD-37"), throws(&p, "ORD-40")), (1, 2));
    // At grips, nobody reloads.
    let p = p.to("ranged").to("pursuit");
    assert_eq!((throws(&p, "ORD-37"), throws(&p, "ORD-40")), (1, 4));
    // Fire may be held, and the shock comes all the same.
    let p =
        duel(Around::default(), line, foot).dice_show(5).to("ranged").answer("ORD-36", "one", "tenir").to("pursuit");
    assert_eq!((throws(&p, "ORD-37"), throws(&p, "ORD-40"), p.happened("held", "one")), (0, 2, 0));
}

#[test]
fn a_chief_throws_against_his_enemy() {
    // ORD-33, ORD-106.
    let p = duel(Around::default(), FOOT, FOOT).dice_show(5).step();
    assert!(p.throw("ORD-33", "north", "south").is_some() && p.throw("ORD-33", "south", "north").is_some());
    let own = |i: &montjoie_game::Item| match &i.what {
        montjoie_game::What::Throw { head, .. } => head.key.of == head.key.to,
        _ => false,
    };
    let tank = format!("vehicle = true\ncbt = 6\nsdg = 9000\n{GUN}");
    let p: P = TestBattle::new(&scenario(on("mode = \"vehicles\""), &unit("one", 10, &tank), &unit("two", 10, &tank)));
    let p = p.dice_show(1).to("disengage").answer("ORD-106", "one", "oui").step();
    assert!(p.throws("ORD-106") > 0 && !p.items().any(own));
}
