//! Command, shots and shocks.

use super::help::*;
use montjoie_game::Gesture;
use montjoie_ordre::Ordre;
use montjoie_ordre::events::{Event, How};
use montjoie_table::{Side, State as _, Tally as _};
use montjoie_trial::{TestBattle, cases, each_value, some_values};

cases! {
    case("command", &["ORD-31", "ORD-32", "ORD-33", "ORD-34", "ORD-35"], &["mdc_mode", "command_cadence"], command),
    case("surprise", &["ORD-38"], &["surprise_duration"], surprise),
    case(
        "shots",
        &["ORD-17", "ORD-36", "ORD-37", "ORD-111"],
        &["approach_volleys", "enforce_range", "engagement_distance", "distance_visibility_mod", "target_in_range"],
        shots,
    ),
    case("numbers", &["ORD-39"], &["ratio_pda", "ratio_cap"], numbers),
    case("shock", &["ORD-40", "ORD-41", "ORD-44", "ORD-46"], &["loss_pct_cap", "counter_bonus"], shock),
    case("friendly_fire", &["ORD-45"], &[], friendly_fire),
    case("status", &["ORD-42", "ORD-43", "ORD-58"], &["status_stack", "rupture_cap", "rout_trigger"], status),
    case("caught_at_contact", &["ORD-48", "ORD-49", "ORD-111"], &[], caught),
    case(
        "halvings",
        &["ORD-50", "ORD-65", "ORD-68"],
        &["dfs_halving_order", "halvings_stack", "mud_ranged_halving"],
        halvings,
    ),
    case(
        "weather",
        &["ORD-34", "ORD-67", "ORD-69"],
        &["weather", "bad_visibility_hits_combat", "very_bad_visibility_halves_pda", "climate_losses"],
        weather,
    ),
    case("ground", &["ORD-64", "ORD-70", "ORD-92"], &["terrain"], ground),
    case("end_and_reserve", &["ORD-47", "ORD-73", "ORD-74"], &["reserve_min_pct"], reserve),
}

/// A side with a chief.
fn led(id: &str, host: &str, keys: &str) -> String {
    format!("chief = \"{id}\"\n{host}{}", chief(id, keys))
}

fn damaged(mut p: P, id: &str, loss: i64) -> P {
    let group = p.who(id);
    p.bout.state.apply(&Event::Lost { group, by: NO_ONE, loss, how: How::Ruling, capped: false });
    p
}

fn command() {
    each_value::<Ordre>("mdc_mode", |option| {
        let north = led("c", &unit("one", 100, FOOT), "mental = 8\ncbt = 5\nwar = 5");
        let p: P = TestBattle::new(&scenario(with(option), &north, &unit("two", 100, FOOT))).dice_show(5).step();
        plus(&p, "ORD-33", "north", "south")
    });
    each_value::<Ordre>("command_cadence", |option| {
        throws(&duel(with(option), FOOT, FOOT).dice_show(1).round().to("shock"), "ORD-33")
    });
    let p = duel(Around::default(), FOOT, FOOT);
    let p = p
        .judge("ORD-34", "north", "", 3)
        .faces("ORD-33", "north", "south", &[5])
        .faces("ORD-33", "south", "north", &[5])
        .step();
    assert_eq!(plus(&p, "ORD-33", "north", "south"), 8, "no chief: the army's Cbt, and the GM's circumstances");
    assert_eq!(state(&p).first, Some(Side::A));
    // The GM may call for a new test.
    let p = duel(Around::default(), FOOT, FOOT).dice_show(1).to("reserve").judge("ORD-35", "", "", 1).step();
    assert_eq!(p.bout.state.step.word(), "command");
    // Reliable signals pass through bad weather.
    let around = Around { weather: "is = \"bad\"", ..Around::default() };
    let north = format!("reliable_signals = true\ncommand_circumstances = 1\n{}", unit("one", 100, FOOT));
    let p: P = TestBattle::new(&scenario(around, &north, &unit("two", 100, FOOT))).dice_show(5).step();
    assert_eq!((plus(&p, "ORD-33", "north", "south"), plus(&p, "ORD-33", "south", "north")), (6, 3));
}

fn surprised(around: Around, one: &str, other: &str) -> P {
    let p = duel(around, one, other);
    p.faces("ORD-33", "north", "south", &[9]).faces("ORD-33", "south", "north", &[2]).step()
}

fn surprise() {
    each_value::<Ordre>("surprise_duration", |option| {
        let p = surprised(with(option), FOOT, FOOT).dice_show(1).to("reserve").to("pursuit");
        plus(&p, "ORD-40", "two", "one") * 100 + versus(&p, "ORD-40", "one", "two")
    });
    let p = surprised(Around::default(), FOOT, FOOT).dice_show(1).to("pursuit");
    assert_eq!((plus(&p, "ORD-40", "two", "one"), versus(&p, "ORD-40", "one", "two")), (-1, 2), "-5, and one status");
    let p = duel(Around::default(), FOOT, FOOT).judge("ORD-38", "south", "", 0);
    let p = p.faces("ORD-33", "north", "south", &[9]).faces("ORD-33", "south", "north", &[2]).step();
    assert_eq!((state(&p).first, state(&p).surprised), (Some(Side::A), None));
    let north = unit("one", 100, FOOT);
    let p: P = TestBattle::new(&scenario(
        Around::default(),
        &north,
        &format!("surprise_allowed = false\n{}", unit("two", 100, FOOT)),
    ));
    let p = p.faces("ORD-33", "north", "south", &[9]).faces("ORD-33", "south", "north", &[2]).step();
    assert_eq!(state(&p).surprised, None);
}

fn shots() {
    let archers = |options: &str| duel(with(options), BOWS, FOOT).dice_show(5);
    some_values::<Ordre>("approach_volleys", &[1, 3], |option| {
        happened(&archers(option).round().to("pursuit"), "clash", "")
    });
    each_value::<Ordre>("enforce_range", |option| {
        let p = duel(with(option), &BOWS.replace("longue", "courte"), FOOT).dice_show(5).to("shock");
        if p.throws("ORD-37") == 0 { -1 } else { power(&p, "ORD-37", "one", "two") }
    });
    let difficulty = |option: &str| versus(&archers(option).to("shock"), "ORD-37", "one", "two");
    each_value::<Ordre>("engagement_distance", difficulty);
    some_values::<Ordre>("distance_visibility_mod", &[0, 4], difficulty);
    assert_eq!(difficulty(""), 12, "medium range and half of Dfs 5");
    // Shooters reach shooters whose range does not exceed theirs, unless the GM says otherwise.
    each_value::<Ordre>("target_in_range", |option| {
        let south = unit("far", 100, &BOWS.replace("longue", "tres_longue"))
            + &unit("near", 100, FOOT)
            + &unit("same", 100, &format!("{BOWS}post = \"main\""));
        let p: P = TestBattle::new(&scenario(with(option), &unit("one", 100, BOWS), &south)).dice_show(5).step();
        i64::try_from(p.options("ORD-36", "one").len()).unwrap()
    });
    let p = archers("").step().judge("ORD-36", "one", "two", 0).to("shock");
    assert_eq!((p.throws("ORD-37"), p.happened("held", "one")), (0, 1), "the GM finds them out of range");
    // Modern infantry is a ranged entity: it shoots in the ranged step, at medium range.
    let p = duel(Around::default(), "modern = true\ncbt = 5\ndmg = 5\nprt = \"longue\"", FOOT).dice_show(5).to("shock");
    assert_eq!(versus(&p, "ORD-37", "one", "two"), 12);
}

fn numbers() {
    each_value::<Ordre>("ratio_pda", |option| {
        let p = damaged(duel(with(option), "cbt = 5\ndmg = 8\nsdr = 300", "cbt = 5\ndmg = 4"), "one", 260);
        plus(&p.dice_show(5).to("pursuit"), "ORD-40", "one", "two")
    });
    some_values::<Ordre>("ratio_cap", &[0, 5], |option| {
        plus(
            &duel(with(option), "cbt = 5\ndmg = 12", "cbt = 5\ndmg = 4").dice_show(5).to("pursuit"),
            "ORD-40",
            "one",
            "two",
        )
    });
}

fn shock() {
    each_value::<Ordre>("loss_pct_cap", |option| {
        let p = duel(with(option), "cbt = 5\ndmg = 4", "cbt = 5\ndmg = 4\nsdg = 500").dice_show(5).to("shock");
        loss(&p.faces("ORD-40", "one", "two", &[10, 10, 5]).faces("ORD-40", "two", "one", &[1]).step(), "two")
    });
    // Score 5 + 9 against Dfs 5: margin 9, four slices: 50 % of 400.
    let p = duel(Around::default(), "cbt = 5\ndmg = 4", "cbt = 5\ndmg = 4\nsdg = 500").dice_show(5).to("shock");
    let p = p.faces("ORD-40", "one", "two", &[9]).faces("ORD-40", "two", "one", &[9]).step();
    assert_eq!(loss(&p, "two"), 200);
    // Two failures in two sequences: +2, then the last or the sum.
    each_value::<Ordre>("counter_bonus", |option| {
        let p = duel(with(option), "cbt = 1\ndmg = 4", "cbt = 6\ndmg = 4").lead("charge", "charge");
        let p = p.dice_show(1).step();
        let hold = |p: P| p.to("shock").answer("ORD-111", "two", "tenir").step();
        let p = hold(hold(p));
        i64::from(state(&p).groups[1].counter)
    });
    let p = duel(Around::default(), "cbt = 1\ndmg = 4", "cbt = 6\ndmg = 4").dice_show(1).to("shock");
    let p = p.answer("ORD-111", "two", "tenir").step();
    assert_eq!((p.happened("held", "two"), state(&p).groups[1].counter), (1, 4), "nine short: it was surprised");
    let p = p.to("shock").step();
    assert_eq!(plus(&p, "ORD-40", "two", "one"), 10, "its answer has the bonus");
    // The GM's circumstances of combat.
    let p = duel(Around::default(), &format!("{FOOT}combat_circumstances = 2"), FOOT).dice_show(5).to("pursuit");
    assert_eq!(plus(&p, "ORD-40", "one", "two"), 7);
}

fn friendly_fire() {
    let north = unit("foot", 100, "cbt = 5\ndmg = 4\nsdg = 50") + &unit("bows", 100, BOWS);
    let p: P = TestBattle::new(&scenario(Around::default(), &north, &unit("two", 100, "cbt = 9\ndmg = 4\nsdg = 50")))
        .dice_show(2);
    let p = p.to("pursuit").to("ranged");
    let p = p.answer("ORD-36", "bows", "attaquer two").faces("ORD-37", "bows", "two", &[1]).step();
    // 5 + 1 against 10 + 4: eight short, four slices: 40 % of 200.
    assert_eq!((loss(&p, "foot"), p.happened("lost", "two")), (80, 0));
}

fn status() {
    let p = damaged(duel(Around::default(), "cbt = 5\ndmg = 4\nsdr = 300", FOOT), "one", 250);
    assert_eq!(p.state("one"), "eprouvee");
    let p = p.dice_show(5).to("pursuit");
    assert_eq!((plus(&p, "ORD-40", "one", "two"), power(&p, "ORD-40", "one", "two")), (3, 200));
    let p = damaged(duel(Around::default(), "cbt = 5\ndmg = 4\nsdr = 300", FOOT), "one", 500);
    assert_eq!(p.state("one"), "decimee");
    each_value::<Ordre>("status_stack", |option| {
        let p = damaged(duel(with(option), "cbt = 5\ndmg = 4\nsdg = 10", "cbt = 9\ndmg = 6"), "one", 550).dice_show(9);
        let p = p.to("rally");
        plus(&p, "ORD-60", "one", "two") * 1_000 + power(&p, "ORD-60", "one", "two")
    });
    each_value::<Ordre>("rupture_cap", |option| {
        let p = damaged(duel(with(option), "cbt = 1\ndmg = 4\nsdr = 60", "cbt = 9\ndmg = 40"), "one", 100).dice_show(9);
        damage(&p.to("pursuit"), "one")
    });
    // Exactly the SdR: ten per cent of 100 against a threshold of 10.
    each_value::<Ordre>("rout_trigger", |option| {
        let p = duel(with(option), "cbt = 5\ndmg = 1", "cbt = 0\ndmg = 1\nsdg = 1\nfrc = 100");
        let p = p.faces("ORD-33", "north", "south", &[1]).faces("ORD-33", "south", "north", &[6]).to("shock");
        let p = p.term("ORD-40", "one", "two", montjoie_table::Slot::Plus, -5);
        let p = p.faces("ORD-40", "one", "two", &[1]).faces("ORD-40", "two", "one", &[1]).step();
        happened(&p, "routed", "two")
    });
    // Encircled: no cap, and nowhere to go.
    let p =
        duel(Around::default(), "cbt = 1\ndmg = 4\nencircled = true", "cbt = 9\ndmg = 3").dice_show(9).to("reserve");
    assert!(damage(&p, "one") > 100);
    assert_eq!((p.state("one"), p.happened("off_the_line", "one")), ("deroute", 0));
}

fn caught() {
    let guns = "pieces = 4\ncbt = 5\ndmg = 40\ncdf = 1\nprt = \"longue\"\n";
    let manned = format!("{guns}fires_at_contact = true\n");
    for (second, power_at_contact, dfs) in [(BOWS, 100, 5), (guns, 0, 0), (&manned, 80, 0)] {
        let north = format!("{}{}", unit("foot", 20, "cbt = 0\ndmg = 1"), unit("bows", 100, second));
        let p: P =
            TestBattle::new(&scenario(Around::default(), &north, &unit("two", 300, "cbt = 5\ndmg = 4\nsdg = 50")))
                .dice_show(5);
        let p = p.round().to("pursuit");
        assert!(["off", "aneantie"].contains(&p.state("foot")), "nobody covers the shooters any more");
        assert_eq!(power(&p, "ORD-48", "bows", "two"), power_at_contact, "half at contact, or silent");
        assert_eq!(versus(&p, "ORD-48", "bows", "two"), 7, "five and half of Dfs 5");
        assert_eq!(versus(&p, "ORD-40", "two", "bows"), dfs, "guns have no Dfs at contact");
    }
}

fn halvings() {
    const WOOD: &str = "terrain = \"forest\"";
    each_value::<Ordre>("dfs_halving_order", |option| {
        let p =
            duel(Around { options: option, ground: WOOD, ..Around::default() }, BOWS, "cbt = 7\ndmg = 4").dice_show(5);
        versus(&p.to("shock"), "ORD-37", "one", "two")
    });
    each_value::<Ordre>("halvings_stack", |option| {
        let p = surprised(with(option), BOWS, FOOT).dice_show(5).to("shock");
        versus(&p, "ORD-37", "one", "two")
    });
    each_value::<Ordre>("mud_ranged_halving", |option| {
        let p = duel(
            Around { options: option, ground: "terrain = \"mud\"", ..Around::default() },
            BOWS,
            "cbt = 8\ndmg = 4",
        );
        versus(&p.dice_show(5).to("shock"), "ORD-37", "one", "two")
    });
    let p = duel(on("terrain = \"mud\""), "cbt = 5\ndmg = 4", FOOT).dice_show(5).to("pursuit");
    assert_eq!(power(&p, "ORD-40", "one", "two"), 200, "mud halves at contact");
    let p = duel(on(WOOD), BOWS, "cbt = 7\ndmg = 4\nin_terrain = false").dice_show(5).to("shock");
    assert_eq!(versus(&p, "ORD-37", "one", "two"), 13, "not in the wood");
}

fn weather() {
    each_value::<Ordre>("weather", |option| {
        let p = duel(with(option), BOWS, FOOT).dice_show(5).to("pursuit");
        let hit = duel(with(option), "cbt = 5\ndmg = 4", "cbt = 5\ndmg = 4\nsdg = 500").dice_show(9).to("pursuit");
        plus(&p, "ORD-33", "north", "south") * 10_000 + plus(&p, "ORD-37", "one", "two") * 1_000 + loss(&hit, "two")
    });
    let sky = |option: &str, is: &str, bows: bool| {
        let weather = format!("is = {is}");
        let around = Around { options: option, weather: &weather, ..Around::default() };
        let p = duel(around, if bows { BOWS } else { FOOT }, FOOT).dice_show(5).to("pursuit");
        if bows {
            plus(&p, "ORD-37", "one", "two") * 1_000 + power(&p, "ORD-37", "one", "two")
        } else {
            plus(&p, "ORD-40", "one", "two")
        }
    };
    each_value::<Ordre>("bad_visibility_hits_combat", |option| sky(option, "\"bad\"", false));
    each_value::<Ordre>("very_bad_visibility_halves_pda", |option| sky(option, "\"very_bad\"", true));
    assert_eq!(sky("", "[\"bad\", \"very_bad\"]", true), 1_200, "very bad takes in bad");
    each_value::<Ordre>("climate_losses", |option| {
        let around = Around { options: option, weather: "is = \"gruelling_temp\"", ..Around::default() };
        let p = duel(around, "cbt = 9\ndmg = 4", "cbt = 0\ndmg = 4\nsdg = 50").dice_show(5).to("pursuit");
        let hit = loss(&p, "two");
        let p = p.gesture(Gesture::Concede { side: Side::B }).end();
        hit * 10_000 + p.event("reckoned", "two").unwrap()["share"].as_i64().unwrap()
    });
    // A storm by an event of the scenario brings a new command test.
    let around = Around { events: "[[event]]\nround = 2\nweather = \"very_bad\"", ..Around::default() };
    let p = duel(around, FOOT, FOOT).dice_show(1).round().round();
    assert_eq!(p.throws("ORD-33"), 4);
}

fn ground() {
    let power_on = |option: &str| {
        if option.contains("impassable") {
            // Waived by the GM, it is fought as on the roughest ground.
            let toml = scenario(
                with(option),
                &unit("one", 100, "type = \"cavalry\"\ncbt = 5\ndmg = 4"),
                &unit("two", 100, FOOT),
            );
            let p: P = TestBattle::new(&format!("waive = [\"ordre-problem-impassable\"]\n{toml}"));
            return figure(&p, "one", "pda");
        }
        let p = duel(with(option), "type = \"cavalry\"\ncbt = 5\ndmg = 4", FOOT).dice_show(5).to("pursuit");
        power(&p, "ORD-40", "one", "two") * 100 + versus(&p, "ORD-40", "one", "two")
    };
    each_value::<Ordre>("terrain", power_on);
    let town = "mode = \"urban\"";
    let modern = "modern = true\ncbt = 5\ndmg = 4\nprt = \"longue\"";
    let p = duel(on(town), modern, modern).dice_show(5).to("shock");
    assert_eq!(
        (power(&p, "ORD-37", "one", "two"), versus(&p, "ORD-37", "one", "two")),
        (200, 12),
        "half power, +5, short range"
    );
    let barren = scenario(on("terrain = \"impassable\""), &unit("one", 10, FOOT), &unit("two", 10, FOOT));
    assert!(montjoie_trial::problems::<Ordre>(&barren)[0].contains("ordre-problem-impassable"));
}

fn reserve() {
    let north = unit("one", 20, "cbt = 0\ndmg = 1") + &unit("kept", 20, &format!("{FOOT}post = \"reserve\""));
    let play =
        |option: &str| -> P { TestBattle::new(&scenario(with(option), &north, &unit("two", 200, FOOT))).dice_show(5) };
    let p = play("").to("reserve");
    assert_eq!(p.options("ORD-73", "north"), ["non", "oui"]);
    let p = p.step();
    assert_eq!((p.happened("committed", "north"), p.state("kept")), (1, "intact"), "the main body is gone: in they go");
    some_values::<Ordre>("reserve_min_pct", &[10, 100], |option| {
        let north = unit("one", 90, FOOT) + &unit("kept", 20, &format!("{FOOT}post = \"reserve\""));
        let p: P = TestBattle::new(&scenario(with(option), &north, &unit("two", 100, FOOT))).dice_show(1).to("reserve");
        i64::from(state(&p.answer("ORD-73", "north", "oui").step()).step.word() == "command")
    });
    let p = play("").to("reserve").answer("ORD-73", "north", "non").end();
    assert_eq!(p.bout.state.over.unwrap().winner, Some(Side::B));
    assert_eq!(p.state("kept"), "reserve", "it leaves unhurt");
    let _ = TestBattle::<Ordre>::items(&p).count();
    assert!(p.throw("ORD-33", "north", "south").unwrap()[0].total() == 0);
}
