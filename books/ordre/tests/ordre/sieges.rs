//! Fortified places: assault, siege, and the way from one to the other.

use super::help::*;
use montjoie_game::{Fight as _, Outcome};
use montjoie_ordre::Ordre;
use montjoie_table::Side;
use montjoie_trial::{TestBattle, cases, each_value, some_values};

cases! {
    case(
        "places",
        &["ORD-76", "ORD-77", "ORD-78"],
        &["entrenchment_dfs", "undermanned_at_half", "for_override"],
        places,
    ),
    case(
        "assault",
        &["ORD-79", "ORD-80", "ORD-81", "ORD-82", "ORD-83", "ORD-84"],
        &["garrison_archers_halved", "flying_mult", "siege_means", "inaccessible_site"],
        assault,
    ),
    case(
        "blockade",
        &["ORD-85", "ORD-86", "ORD-87", "ORD-88", "ORD-89"],
        &["siege_superiority", "besieger_max_weeks"],
        blockade,
    ),
    case(
        "talks",
        &["ORD-90", "ORD-91"],
        &["negotiation_difficulty", "negotiation_interval_weeks", "no_surrender", "needs_supplies"],
        talks,
    ),
    case("siege_to_and_fro", &["ORD-79", "ORD-85", "ORD-87", "ORD-90"], &[], to_and_fro),
}

fn place(mode: &str, fort: &str) -> String {
    format!("mode = \"{mode}\"\nbesieged = \"south\"\nfort = \"{fort}\"\neffectif = 500")
}

fn storm(options: &str, fort: &str, north: &str, south: &str) -> P {
    let ground = place("assault", fort);
    TestBattle::new(&format!(
        "waive = [\"ordre-problem-place-size\"]\n{}",
        scenario(Around { options, ground: &ground, ..Around::default() }, north, south)
    ))
}

fn places() {
    let hit = |option: &str, fort: &str| {
        let north = unit("one", 300, FOOT) + &unit("bows", 100, BOWS);
        let p = storm(option, fort, &north, &unit("two", 300, FOOT)).dice_show(5).to("pursuit");
        (versus(&p, "ORD-82", "bows", "two"), versus(&p, "ORD-40", "one", "two"))
    };
    // Half of Dfs 5 and the walls at short range; the walls in full at contact.
    assert_eq!((hit("", "fortin"), hit("", "forteresse")), ((12, 10), (17, 15)));
    each_value::<Ordre>("entrenchment_dfs", |option| hit(option, "retranchement").1);
    each_value::<Ordre>("undermanned_at_half", |option| {
        let p = storm(option, "fortin", &unit("one", 300, FOOT), &unit("two", 250, FOOT)).dice_show(5).step();
        term(&p, "ORD-33", "south", "north", "well_held")
    });
    some_values::<Ordre>("for_override", &[0, 4], |option| {
        figure(&storm(option, "fortin", &unit("one", 300, FOOT), &unit("two", 300, FOOT)), "two", "frc")
    });
    let nowhere = scenario(on("mode = \"siege\""), &unit("one", 10, FOOT), &unit("two", 10, FOOT));
    assert!(montjoie_trial::problems::<Ordre>(&nowhere)[0].contains("ordre-problem-place"));
}

fn assault() {
    each_value::<Ordre>("garrison_archers_halved", |option| {
        let south = unit("two", 260, FOOT) + &unit("bows", 100, BOWS);
        let p = storm(option, "fortin", &unit("one", 300, FOOT), &south);
        figure(&p, "south-garnison", "pda")
    });
    each_value::<Ordre>("flying_mult", |option| {
        figure(
            &storm(option, "fortin", &unit("one", 100, &format!("{FOOT}flying = true")), &unit("two", 300, FOOT)),
            "one",
            "pda",
        )
    });
    each_value::<Ordre>("siege_means", |option| {
        plus(
            &storm(option, "fortin", &unit("one", 300, FOOT), &unit("two", 300, FOOT)).dice_show(5).step(),
            "ORD-33",
            "north",
            "south",
        )
    });
    each_value::<Ordre>("inaccessible_site", |option| {
        let p = storm(option, "fortin", &unit("one", 900, FOOT), &unit("two", 100, FOOT)).dice_show(5).to("pursuit");
        plus(&p, "ORD-40", "one", "two")
    });
    // Shooters at short range, guns at medium: two shots.
    let guns = "pieces = 4\nfirearm = true\ncbt = 5\ndmg = 40\nprt = \"longue\"\n";
    let north = unit("one", 300, FOOT) + &unit("bows", 100, BOWS) + &unit("guns", 8, guns);
    let p = storm("", "fortin", &north, &unit("two", 300, FOOT)).dice_show(5).to("shock");
    assert_eq!((versus(&p, "ORD-82", "bows", "two"), versus(&p, "ORD-82", "guns", "two")), (12, 17));
    // The assailants may break off; a routed garrison loses the place.
    let p = storm("", "fortin", &unit("one", 300, FOOT), &unit("two", 300, FOOT)).dice_show(1).to("reserve");
    let p = p.round().to("reserve").answer("ORD-83", "north", "oui").end();
    assert_eq!(p.bout.outcome(), Some(Outcome::Victory(Side::B)));
    assert_eq!(state(&p).clock, 2 * 36_000, "600 fighters: six minutes, twice");
    let p = storm("", "fortin", &unit("one", 900, "cbt = 9\ndmg = 9"), &unit("two", 100, FOOT)).dice_show(9).end();
    assert_eq!(p.bout.outcome(), Some(Outcome::Victory(Side::A)));
}

/// A siege with these besiegers and this garrison, all dice low.
fn siege(options: &str, north: &str, south: &str) -> P {
    let ground = place("siege", "fortin").replace("500", "100");
    TestBattle::new(&scenario(Around { options, ground: &ground, ..Around::default() }, north, south)).dice_show(1)
}

fn weeks(mut p: P, n: usize) -> P {
    for _ in 0..n {
        p = p.step();
    }
    p
}

fn blockade() {
    // Twice the men, but not twice the PdA.
    each_value::<Ordre>("siege_superiority", |option| {
        let p = weeks(siege(option, &unit("one", 200, "cbt = 5\ndmg = 2"), &unit("two", 100, FOOT)), 1);
        i64::from(state(&p).fort.unwrap().week)
    });
    some_values::<Ordre>("besieger_max_weeks", &[0, 3], |option| {
        let p = weeks(siege(option, &unit("one", 400, FOOT), &unit("two", 100, FOOT)), 2);
        i64::try_from(p.options("ORD-89", "north").len()).unwrap()
    });
    // Engineers, at least half the garrison, halve its time.
    let sapped = |men: u32| {
        let north = unit("one", 400, FOOT) + &unit("sappers", men, &format!("{FOOT}sappers = true"));
        state(&weeks(siege("", &north, &unit("two", 100, FOOT)), 1)).fort.unwrap().endurance
    };
    assert_eq!((sapped(49), sapped(50)), (10, 5));
    // Hunger brings the SdR, and the garrison gives itself up.
    let p = siege("", &unit("one", 400, FOOT), &unit("two", 100, "cbt = 1\ndmg = 4")).end();
    assert_eq!((p.bout.outcome(), p.state("two")), (Some(Outcome::Victory(Side::A)), "captured"));
    assert_eq!(state(&p).fort.unwrap().calendar, 4, "two weeks of stores, two of hunger");
    // They may go home.
    let p =
        siege("", &unit("one", 400, FOOT), &unit("two", 100, FOOT)).answer("ORD-89", "north", "lever_le_siege").end();
    assert_eq!((p.bout.outcome(), p.happened("lifted", "")), (Some(Outcome::Victory(Side::B)), 1));
}

fn talks() {
    let north =
        format!("chief = \"c\"\n{}{}", unit("one", 400, FOOT), chief("c", "presence = 2\ncbt = 1\ndiplomacy = 2"));
    let played = |option: &str, n: usize| weeks(siege(option, &north, &unit("two", 100, "cbt = 6\ndmg = 4")), n);
    each_value::<Ordre>("negotiation_difficulty", |option| versus(&played(option, 4), "ORD-90", "north", "two"));
    some_values::<Ordre>("negotiation_interval_weeks", &[1, 4], |option| throws(&played(option, 4), "ORD-90"));
    each_value::<Ordre>("no_surrender", |option| {
        throws(&played(option, 4), "ORD-90") * 10 + played(option, 4).options("ORD-87", "south").len() as i64
    });
    each_value::<Ordre>("needs_supplies", |option| {
        throws(&played(option, 4), "ORD-90") * 10_000 + damage(&played(option, 14), "two")
    });
    let p = played("", 3).faces("ORD-90", "north", "two", &[7]).end();
    assert_eq!((p.state("two"), p.happened("opened", "")), ("yielded", 1), "on terms they march out");
    let p = played("", 3).faces("ORD-90", "north", "two", &[10, 4]).end();
    assert_eq!(p.state("two"), "captured");
}

/// Blockade, hunger, talks, an assault broken off, blockade again, a sortie, and the end: one battle.
fn to_and_fro() {
    let guns = "pieces = 4\nfirearm = true\ncbt = 5\ndmg = 60\nprt = \"longue\"\n";
    let host = unit("one", 400, FOOT) + &unit("guns", 8, guns);
    let north = format!("chief = \"c\"\n{host}{}", chief("c", "presence = -10\ncbt = 0\ndiplomacy = 0"));
    let p = weeks(siege("", &north, &unit("two", 100, "cbt = 3\ndmg = 4\nsdg = 5")), 7);
    assert!(damage(&p, "two") > 0, "hunger after six weeks");
    assert!(p.throws("ORD-90") > 0 && p.throws("ORD-82") > 0);
    let before = damage(&p, "two");
    let p = p.answer("ORD-89", "north", "assaut").step();
    assert_eq!((p.bout.state.mode.word(), p.bout.place().step), ("assault", "command"));
    assert_eq!(damage(&p, "two"), before + 100, "the garrison keeps its damage, and one more week of hunger");
    let p = p.to("reserve").answer("ORD-83", "north", "oui").to("week");
    assert_eq!((p.bout.state.mode.word(), p.bout.outcome()), ("siege", None), "repelled: the siege goes on");
    assert_eq!(damage(&p, "two"), before + 100, "one track from the first day to the last");
    assert!(p.left("two") < 100);
    let p = p.answer("ORD-87", "south", "sortie").step();
    assert_eq!(p.bout.state.mode.word(), "field");
    let p = p.dice_show(9).end();
    assert!(p.bout.outcome().is_some());
}
