//! Morale: tests, states, rallies, fear.

use crate::field::{Look, P, hero, plain, unit, with};
use montjoie_game::Gesture;
use montjoie_papiers::Papiers;
use montjoie_papiers::tables::morale;
use montjoie_papiers::terms::{Mo, Morale};
use montjoie_table::Tally as _;
use montjoie_trial::{cases, each_value, some_values};

cases! {
    case("the_morale_table", &["PAP-39"], &[], the_morale_table),
    case("loss_tests", &["PAP-38"], &["morale_retest"], loss_tests),
    case("states", &["PAP-40", "PAP-41", "PAP-42"], &["double_desorganisation"], states),
    case("rallies", &["PAP-43", "PAP-44", "PAP-45"], &["general_rallies_at_distance"], rallies),
    case("fear_and_terror", &["PAP-49", "PAP-50"], &["fear_test_timing"], fear_and_terror),
    case("skill_rolls", &["PAP-84", "PAP-43", "PAP-70"], &["crit_success_divisor", "fumble_from"], skill_rolls),
}

fn the_morale_table() {
    let p = plain(&unit("a1", 20, "mo = \"milice\""), &unit("b1", 20, "mo = \"elite\""));
    let (a1, b1) = (p.who("a1"), p.who("b1"));
    let p = p.faces("GM", "a1", "", &[75]).gesture(Gesture::Test { who: a1 });
    let p = p.faces("GM", "b1", "", &[26]).gesture(Gesture::Test { who: b1 });
    assert_eq!((p.state("a1"), p.state("b1")), ("desorganisation", "free"));
    for (mo, rout, disorder) in [(Mo::Milice, 50, 75), (Mo::Normal, 25, 50), (Mo::Veteran, 10, 50), (Mo::Elite, 0, 25)]
    {
        for roll in 1..=100 {
            let found = if roll <= rout {
                Morale::Deroute
            } else if roll <= disorder {
                Morale::Desorganisation
            } else {
                Morale::Ok
            };
            assert_eq!(morale(roll, mo), found, "{mo:?} {roll}");
        }
    }
    assert_eq!(morale(-20, Mo::Elite), Morale::Desorganisation, "below one is one");
}

fn loss_tests() {
    each_value::<Papiers>("morale_retest", |o| {
        let p = with(o, &unit("a1", 100, "eff = 40; mo = \"elite\""), &unit("b1", 20, "")).dice_show(90).round();
        let p = p.order("a1", "tenir").order("b1", "tenir").round();
        i64::try_from(p.throws("PAP-38")).unwrap()
    });
    let field = |die: u16| {
        plain(&unit("a1", 60, "pui_tir = 2"), &unit("b1", 60, ""))
            .order("a1", "tir b1")
            .faces("PAP-71", "a1", "b1", &[die])
            .to("ralliement")
    };
    assert_eq!((field(6).left("b1"), field(6).throws("PAP-38")), (30, 1), "half is enough");
    assert_eq!((field(5).left("b1"), field(5).throws("PAP-38")), (35, 0));
}

fn states() {
    each_value::<Papiers>("double_desorganisation", |o| {
        let p = with(o, &unit("a1", 20, "morale = \"desorganisation\""), &unit("b1", 20, ""));
        let a1 = p.who("a1");
        let p = p.faces("GM", "a1", "", &[40]).gesture(Gesture::Test { who: a1 });
        i64::from(p.state("a1") == "deroute")
    });
    let p = plain(
        &(unit("a1", 20, "morale = \"desorganisation\"") + &unit("a2", 20, "morale = \"deroute\"")),
        &unit("b1", 20, ""),
    )
    .dice_show(5)
    .to("engagement");
    assert_eq!((p.unit("a1").ini, p.unit("a2").ini, p.unit("b1").ini), (3, -5, 5));
    let p = p.step();
    assert!(!p.options("PAP-28", "a1").is_empty(), "disorder costs initiative and nothing else");
    let p = p.to("alignement");
    assert_eq!(p.happened("ordered", "a2"), 0);
    let a1 = p.who("a1");
    let p = p.faces("GM", "a1", "", &[99]).gesture(Gesture::Test { who: a1 });
    assert_eq!(p.state("a1"), "desorganisation", "a test never mends");
}

fn led(keys: &str, a: &str) -> P {
    plain(&(unit("a1", 100, a) + &hero("h", &format!("unit = \"a1\"; {keys}"))), &unit("b1", 20, ""))
}

fn rallies() {
    let p = led("command = 50", "morale = \"deroute\"").to("ralliement").faces("PAP-43", "a1", "h", &[25]).step();
    assert_eq!(p.state("a1"), "free");
    let p = led("command = 50", "morale = \"deroute\"").to("ralliement").faces("PAP-43", "a1", "h", &[26]).step();
    assert_eq!(p.state("a1"), "deroute", "a rout weighs 25");
    let p =
        led("command = 50", "morale = \"deroute\"; eff = 20").to("ralliement").faces("PAP-43", "a1", "h", &[16]).step();
    assert_eq!(p.state("a1"), "deroute", "and more than three quarters lost, 10 more");
    let p = led("command = 50", "morale = \"deroute\"; mo = \"elite\"")
        .to("ralliement")
        .faces("PAP-43", "a1", "h", &[80])
        .step();
    assert_eq!(p.state("a1"), "free", "the elite come back on a mere failure");
    let p = led("command = 50", "morale = \"deroute\"").to("ralliement").answer("PAP-43", "a1", "personne").step();
    assert_eq!(p.throws("PAP-43"), 0);
    each_value::<Papiers>("general_rallies_at_distance", |o| {
        let a = format!(
            "chief = \"h\"\n{}{}{}",
            unit("a1", 20, "morale = \"desorganisation\""),
            unit("a2", 20, ""),
            hero("h", "unit = \"a2\"; command = 40")
        );
        let p =
            with(o, &a, &(unit("b1", 20, "morale = \"desorganisation\"") + &hero("k", "unit = \"b1\"; command = 40")));
        i64::try_from(p.to("ralliement").step().throws("PAP-43")).unwrap()
    });
}

fn fear_and_terror() {
    each_value::<Papiers>("fear_test_timing", |o| {
        let p =
            with(o, &unit("a1", 90, "ini = 9; mo = \"elite\""), &unit("b1", 90, "ini = -9; attributes = [\"peur\"]"))
                .dice_show(5);
        let p = p.order("a1", "engager b1").round().step();
        i64::try_from(p.throws("PAP-49")).unwrap()
    });
    let p = plain(&unit("a1", 90, "ini = 9"), &unit("b1", 90, "ini = -9; attributes = [\"terreur\"]"))
        .order("a1", "engager b1")
        .round()
        .faces("PAP-49", "a1", "", &[35])
        .step();
    assert_eq!(p.throw("PAP-49", "a1", "").unwrap()[0].terms()[0].rule.0, "PAP-50");
    assert_eq!(p.state("a1"), "deroute", "thirty-five less ten");
    let p = plain(&unit("a1", 90, "ini = 9; eff = 45"), &unit("b1", 90, "ini = -9; pui = 2; attributes = [\"peur\"]"))
        .order("a1", "engager b1")
        .faces("PAP-38", "a1", "", &[58])
        .to("ralliement");
    assert_eq!(p.state("a1"), "desorganisation", "fear takes ten from the loss test");
}

fn skill_rolls() {
    some_values::<Papiers>("crit_success_divisor", &[5, 10], |o| {
        let p = with(
            o,
            &(unit("a1", 20, "mo = \"milice\"; morale = \"desorganisation\"")
                + &hero("h", "unit = \"a1\"; command = 60")),
            &unit("b1", 20, ""),
        );
        let p = p.answer("PAP-90", "h", "rien").to("ralliement").faces("PAP-43", "a1", "h", &[8]).step();
        i64::from(p.state("a1") == "free")
    });
    some_values::<Papiers>("fumble_from", &[90, 96], |o| {
        let p = with(o, &(unit("a1", 20, "") + &hero("h", "unit = \"a1\"; command = 50")), &unit("b1", 20, ""));
        let p = p.to("actions").answer("PAP-90", "h", "organiser_att").faces("PAP-70", "h", "a1", &[92]).step();
        i64::from(p.state("a1") == "deroute")
    });
    let p = plain(&(unit("a1", 20, "") + &hero("h", "unit = \"a1\"; command = 50")), &unit("b1", 20, ""));
    let p = p.to("actions").answer("PAP-90", "h", "organiser_def").judge("PAP-84", "h", "h", 2).step();
    assert_eq!((p.throws("PAP-70"), p.state("a1")), (0, "free"), "the host game may say how a roll went");
}
