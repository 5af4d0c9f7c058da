//! The turn, rule by rule: who commands, what flows down, hearts, routs, lines. Unsaid dice show 50.

use crate::field::{
    armies, battle, company, morale, outcome, person, regiment, regiments, row, setting, side, term, total,
};
use montjoie_game::{Gesture, Outcome};
use montjoie_table::{Side, Subject};
use montjoie_trial::cases;

cases! {
    case("parts_of_a_battle_roll", &["JET-11", "JET-25", "JET-26", "JET-27", "JET-28"], &[], parts),
    case("two_leaders", &["JET-09"], &[], two_leaders),
    case("one_of_two_cut_off", &["JET-09", "JET-41", "JET-48", "JET-49"], &[], one_cut_off),
    case("tactics_by_row", &["JET-10"], &[], tactics),
    case("leadership_flows", &["JET-14"], &[], flows),
    case("opposition_of_many", &["JET-15", "JET-13"], &[], many),
    case("weight_of_numbers", &["JET-16"], &[], numbers),
    case("one_morale_for_all", &["JET-20"], &[], single),
    case("rout", &["JET-22", "JET-58"], &[], rout),
    case("rout_at_once", &["JET-22"], &[], rout_at_once),
    case("rally", &["JET-22"], &[], rally),
    case("withdrawn", &["JET-28"], &[], withdrawn),
    case("companies_follow", &["JET-30"], &[], companies),
}

fn parts() {
    let keys = "leadership = 30;position_mod = 12;composition_mod = -7;equipment_mod = 4;discipline_max = 6;\
                initial_morale = -3";
    let p = regiments("", (100, keys), (50, "leadership = 26")).faces("JET-10", "ra", "", &[80]).to("losses");
    let of = |word| term(&p, "JET-11", "ra", word);
    assert_eq!((of("leadership_skill"), of("tactics"), of("numeric")), (Some(30), Some(5), Some(25)));
    assert_eq!((of("morale"), of("discipline")), (Some(-9), Some(10)), "discipline 6, one less for a morale of −3");
    assert_eq!((of("position"), of("composition"), of("equipment")), (Some(12), Some(-7), Some(4)));
    // The enemy: 50 + 26 − 25 − 10 = 41, a failure.
    assert_eq!((of("engagement"), of("opposition")), (Some(-10), Some(10)));
    assert_eq!(total(&p, "JET-11", "ra"), 30 + 5 + 25 - 9 + 10 + 12 - 7 + 4 - 10 + 10);
    assert_eq!(total(&p, "JET-13", "rb"), 26 - 25 - 10);
    // The GM has his say on each.
    let p = regiments("", (100, keys), (50, "")).judge("JET-25", "ra", "", 30).judge("JET-26", "ra", "", 20);
    let p = p.judge("JET-27", "ra", "", -10).to("losses");
    let of = |word| term(&p, "JET-11", "ra", word);
    assert_eq!((of("position"), of("composition"), of("equipment")), (Some(30), Some(20), Some(-10)));
}

fn two_leaders() {
    let with = |option: &str| {
        let a = "leadership = 40;tactics = 10;second_leadership = 60;second_tactics = 30";
        let p = armies(&format!("co_command = \"{option}\""), (100, a), (100, "")).to("losses");
        (term(&p, "JET-11", "a-army", "leadership_skill"), total(&p, "JET-10", "a-army"))
    };
    assert_eq!(with("designated"), (Some(40), 10));
    assert_eq!(with("best_skill"), (Some(60), 30));
    assert_eq!(with("split"), (Some(40), 30));
    // From the hill, tactics alone is what is compared, and no tactics roll is made.
    let a = "leadership = 40;tactics = 50;second_leadership = 60;second_tactics = 30;command_mode = \"tactics_only\"";
    let p = armies("co_command = \"best_skill\"", (100, a), (100, "")).to("losses");
    assert_eq!(term(&p, "JET-11", "a-army", "tactics_skill"), Some(50));
    assert!(p.throw("JET-10", "a-army", "").is_none());
    // Of two the second goes on alone; without him the army is leaderless.
    let a = "leadership = 40;chief = \"one\";second_chief = \"two\"";
    let parts = [
        side("a", a),
        regiment("ra", "count = 100"),
        person("one", "leadership = 44"),
        person("two", "leadership = 22"),
        side("b", ""),
        regiment("rb", "count = 100"),
    ];
    let p = battle("army", "", &parts).gesture(Gesture::Fell { who: Subject::character(0) }).to("losses");
    assert_eq!(term(&p, "JET-11", "a-army", "leadership_skill"), Some(22));
    let p = p.round().gesture(Gesture::Fell { who: Subject::character(1) }).to("losses");
    assert_eq!(row(&p, "a-army"), "um66");
}

fn one_cut_off() {
    let parts = [
        side("a", "chief = \"one\";second_chief = \"two\""),
        regiment("ra", "count = 100"),
        person("one", "leadership = 44;sa = -40"),
        person("two", "leadership = 22;sa = -40"),
        side("b", ""),
        regiment("rb", "count = 100"),
    ];
    let fights = |who: &[&str]| {
        let mut p = battle("army-individual", "", &parts);
        for one in who {
            p = p.answer("JET-49", one, "oui").faces("JET-47", one, "", &[2, 60]);
        }
        p.to("losses")
    };
    let p = fights(&["one"]);
    assert_eq!(row(&p, "one"), "spectacular_failure");
    assert_eq!(term(&p, "JET-11", "a-army", "leadership_skill"), Some(22), "the other commands meanwhile");
    let p = fights(&["two"]);
    assert_eq!(term(&p, "JET-11", "a-army", "leadership_skill"), Some(44));
    let p = fights(&["one", "two"]);
    assert!(p.throw("JET-11", "a-army", "").is_none(), "nobody commands");
    assert_eq!(row(&p, "a-army"), "um66");
}

fn tactics() {
    let with = |option: &str, faces: &[u16]| {
        let p = armies(&format!("tactics_bonus = \"{option}\""), (100, "tactics = 20"), (100, ""));
        let p = p.faces("JET-10", "a-army", "", faces).to("losses");
        term(&p, "JET-11", "a-army", "tactics").unwrap_or(0)
    };
    let faces: [(&[u16], i32, i32); 9] = [
        (&[1, 80], -20, 0),
        (&[3, 30], -10, 0),
        (&[50], 0, 0),
        (&[66], 0, 0),
        (&[60], 5, 5),
        (&[80], 10, 10),
        (&[95], 20, 20),
        (&[97, 70], 30, 30),
        (&[100], 50, 50),
    ];
    for (shown, both_ways, success_only) in faces {
        assert_eq!(with("table_both_ways", shown), both_ways, "{shown:?}");
        assert_eq!(with("table_success_only", shown), success_only, "{shown:?}");
    }
    assert_eq!((with("flat", &[90]), with("flat", &[91]), with("flat", &[66]), with("flat", &[100])), (0, 10, 0, 10));
    let p = armies("tactics_bonus = \"off\"", (100, "tactics = 20"), (100, "")).to("losses");
    assert!(p.throw("JET-10", "a-army", "").is_none());
    // A sub-officer has no tactics to help him.
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("ca", 20, "tactics = 50"),
        side("b", ""),
        regiment("rb", ""),
        company("cb", 20, ""),
    ];
    assert!(battle("company", "", &parts).to("losses").throw("JET-10", "ca", "").is_none());
}

/// Two armies of one regiment of one company, with a soldier in ours.
fn tree() -> Vec<String> {
    vec![
        side("a", ""),
        regiment("ra", ""),
        company("ca", 40, ""),
        person("sol", "unit = \"ca\""),
        side("b", ""),
        regiment("rb", ""),
        company("cb", 40, ""),
    ]
}

fn flows() {
    let all = "army-regiment-company-individual";
    // A natural 100 of the leader: +50 for his officers, and only for them.
    let p = battle(all, "", &tree()).faces("JET-11", "a-army", "", &[100]).to("losses");
    assert_eq!(term(&p, "JET-11", "ra", "leadership_from_above"), Some(50));
    assert_eq!(row(&p, "ra"), "success", "50 and 50, the heart of eight, +10, −10");
    assert_eq!(term(&p, "JET-11", "ca", "leadership_from_above"), Some(20));
    assert_eq!(term(&p, "JET-13", "rb", "leadership_from_above"), None);
    let p = battle(all, "", &tree()).faces("JET-11", "ca", "", &[97, 60]).to("losses");
    assert_eq!(term(&p, "JET-47", "sol", "leadership_from_above"), Some(20));
    // A scale left out: passed on, or lost.
    let skipped = |option: &str| {
        let p = battle("army-company-individual", option, &tree()).faces("JET-11", "a-army", "", &[100]).to("losses");
        term(&p, "JET-11", "ca", "leadership_from_above")
    };
    assert_eq!((skipped(""), skipped("skipped_scale_flow = \"none\"")), (Some(50), None));
    let soldier = |option: &str| {
        let p = battle("army-individual", option, &tree()).faces("JET-11", "a-army", "", &[100]).to("losses");
        term(&p, "JET-47", "sol", "leadership_from_above")
    };
    assert_eq!((soldier(""), soldier("skipped_scale_flow = \"none\"")), (Some(50), None));
    // The enemy's drive, where that reading is taken.
    let p = battle("army-regiment", "opposition_leadership_flow = \"on\"", &tree());
    let p = p.faces("JET-13", "b-army", "", &[100]).to("losses");
    assert_eq!(term(&p, "JET-13", "rb", "leadership_from_above"), Some(50));
}

fn many() {
    let parts = [
        side("a", ""),
        regiment("ra", "count = 100"),
        side("b", ""),
        regiment("rb", "count = 60"),
        regiment("rc", "count = 80;leadership = 60"),
        regiment("rd", "count = 80"),
    ];
    let opposition = |option: &str| {
        let p = battle("regiment", option, &parts).faces("JET-13", "rc", "", &[90]);
        let p = p.to("losses");
        (term(&p, "JET-11", "ra", "opposition"), p.throws("JET-13"))
    };
    // 90 + 60 − 10 + 33 for numbers: a success, −30; the others fail, +10.
    assert_eq!(opposition(""), (Some(-30), 1), "the largest, the first of equals, alone");
    assert_eq!(opposition("multi_opposition = \"mean\""), (Some(-3), 3), "−10/3");
    assert_eq!(opposition("multi_opposition = \"sum\""), (Some(-10), 3));
    let p = battle("regiment", "", &parts).faces("JET-13", "rc", "", &[90]).to("losses");
    assert_eq!(term(&p, "JET-11", "ra", "numeric"), Some(-30), "100 against 220");
    // Morale is mirrored on each of them; another pairing is the GM's.
    let p = battle("regiment", "", &parts).faces("JET-11", "ra", "", &[100]).to("losses");
    assert_eq!(["rb", "rc", "rd"].map(|r| morale(&p, r)), [-8, -8, -8]);
    let two = [
        side("a", ""),
        regiment("ra", "count = 100"),
        regiment("rx", "count = 10"),
        side("b", ""),
        regiment("rb", "count = 60"),
        regiment("rc", "count = 80"),
    ];
    let p = battle("regiment", "", &two).judge("JET-15", "rb", "", 2).to("losses");
    assert_eq!(p.happened("result", "ra"), 0, "nobody across: no encounter");
    assert_eq!(term(&p, "JET-11", "rx", "numeric"), Some(-325), "10 against 140");
    // Set against one another by hand, until that is undone.
    let pin = Gesture::Engage { by: Subject::unit(4), on: Subject::unit(3) };
    let p = battle("regiment", "", &two).gesture(pin).to("losses");
    assert_eq!(p.happened("result", "ra"), 0);
    let part = Gesture::Part { one: Subject::unit(3), other: Subject::unit(4) };
    let p = battle("regiment", "", &two).gesture(pin).gesture(part).to("losses");
    assert_eq!((p.happened("result", "ra"), p.happened("result", "rx")), (1, 1));
}

fn numbers() {
    let with = |option: &str, own: u32, enemy: u32| {
        let p = armies(option, (own, ""), (enemy, "")).to("losses");
        term(&p, "JET-11", "a-army", "numeric").unwrap_or(0)
    };
    assert_eq!((with("", 100, 100), with("", 171, 100), with("", 100, 171)), (0, 18, -18));
    let tenth = "numeric_ratio_rounding = \"tenth\"";
    assert_eq!((with(tenth, 174, 100), with(tenth, 175, 100), with(tenth, 100, 175)), (18, 20, -20));
    let steps = "numeric_ratio_rounding = \"full_steps\"";
    assert_eq!((with(steps, 179, 100), with(steps, 180, 100), with(steps, 100, 119)), (15, 20, 0));
    assert_eq!((with("numeric_mod_cap = 12", 300, 100), with("numeric_mod_cap = 12", 100, 300)), (12, -12));
    // Reserves stay out of it, unless they are to count.
    let held = |option: &str| {
        let parts = [
            side("a", ""),
            regiment("ra", "count = 100"),
            regiment("rr", "count = 100;arrives = \"reserve\""),
            side("b", ""),
            regiment("rb", "count = 100"),
        ];
        let p = battle("army", option, &parts).answer("JET-33", "rr", "non").faces("JET-34", "a-army", "", &[20]);
        let p = p.to("end");
        (term(&p, "JET-11", "a-army", "numeric").unwrap_or(0), 200 - p.left("a-army"), p.left("rr"))
    };
    assert_eq!((held(""), held("reserve_counts = true")), ((0, 20, 100), (25, 40, 100)));
}

fn single() {
    let parts = [
        side("a", ""),
        regiment("ra", "count = 100"),
        regiment("rx", "count = 100;initial_morale = 2"),
        side("b", ""),
        regiment("rb", "count = 100"),
        regiment("ry", "count = 100"),
    ];
    let p = battle("regiment", "morale_scale = \"single\"", &parts);
    assert_eq!((morale(&p, "a-army"), morale(&p, "ra"), morale(&p, "rx")), (0, 0, 2));
    // +8 and −2: a mean of three for the whole army, once, after the last of them.
    let p = p.faces("JET-11", "ra", "", &[100]).to("losses");
    assert_eq!(term(&p, "JET-11", "rx", "morale"), Some(6), "not yet");
    assert_eq!((morale(&p, "a-army"), morale(&p, "ra"), morale(&p, "rx")), (3, 3, 5));
    assert_eq!((morale(&p, "b-army"), morale(&p, "ry")), (-3, -3));
    // The other way of keeping it changes nothing of what is kept.
    let option = setting("morale_scale");
    let p = p.gesture(Gesture::Option { index: option, value: 0 });
    assert_eq!((morale(&p, "a-army"), morale(&p, "ra"), morale(&p, "rx"), morale(&p, "ry")), (3, 3, 5, -3));
    let p = p.gesture(Gesture::Option { index: option, value: 1 });
    assert_eq!((morale(&p, "a-army"), morale(&p, "ra"), morale(&p, "rx"), morale(&p, "ry")), (3, 3, 5, -3));
}

fn rout() {
    // −8 and a failure's −2 make −10: they stay. −9 and −2: they go, and the army with them.
    let p = armies("", (100, "initial_morale = -8"), (100, "")).round();
    assert_eq!((p.state("a-army"), morale(&p, "a-army"), p.bout.state.camps[0].lost), ("fielded", -10, false));
    let p = armies("", (100, "initial_morale = -9"), (100, "")).round();
    assert_eq!((p.state("a-army"), p.state("ra")), ("routed", "routed"));
    assert_eq!(outcome(&p), Some(Outcome::Victory(Side::B)));
    assert_eq!(p.left("ra"), 65, "who runs is not lost");
    // A regiment of two: the other fights on.
    let parts = [
        side("a", ""),
        regiment("ra", "count = 100;initial_morale = -9"),
        regiment("rx", "count = 50"),
        side("b", ""),
        regiment("rb", "count = 100"),
    ];
    let p = battle("regiment", "", &parts).round();
    assert_eq!((p.state("ra"), p.state("rx")), ("routed", "first_line"));
    let p = p.round();
    assert_eq!((p.happened("result", "ra"), p.happened("result", "rx")), (1, 2));
}

fn rout_at_once() {
    let parts =
        [side("a", "initial_morale = -9"), regiment("ra", "count = 100"), side("b", ""), regiment("rb", "count = 100")];
    let p = battle("army-regiment", "", &parts).round();
    assert_eq!(p.happened("result", "ra"), 1, "it fights on to the end of the turn");
    let p = battle("army-regiment", "rout_check = \"immediate\"", &parts).round();
    assert_eq!((p.happened("result", "a-army"), p.happened("result", "ra")), (1, 0));
    assert_eq!(100 - p.left("ra"), 35, "losses of the roll that was made are taken");
    // Two of ours on one enemy: when the first makes him run, the second has nobody to roll against.
    let parts = [
        side("a", ""),
        regiment("ra", "count = 100"),
        regiment("rx", "count = 100"),
        side("b", ""),
        regiment("rb", "count = 100;initial_morale = -9"),
    ];
    let p = battle("regiment", "rout_check = \"immediate\"", &parts).faces("JET-11", "ra", "", &[100]).to("losses");
    assert_eq!((p.happened("result", "ra"), p.happened("result", "rx"), p.state("rb")), (1, 0, "routed"));
}

fn rally() {
    let allowed = "rally_attempt = \"allowed\"";
    let start = |face: u16| {
        let p = armies(allowed, (100, "leadership = 40;initial_morale = -9"), (100, "leadership = 60")).round();
        assert_eq!((p.state("a-army"), outcome(&p)), ("routed", None));
        p.faces("JET-22", "a-army", "", &[face]).round()
    };
    // 40 − 30 and the die: 101 makes 111.
    let p = start(95);
    assert_eq!((p.happened("rallied", "a-army"), p.happened("not_rallied", "a-army")), (0, 1));
    assert_eq!(outcome(&p), Some(Outcome::Victory(Side::B)));
    assert_eq!(p.throws("JET-11"), 1);
    let p = start(100);
    assert_eq!(p.happened("rallied", "a-army"), 1);
    assert_eq!(term(&p, "JET-11", "a-army", "morale"), Some(-30), "back at −10, and in the battle at once");
    assert_eq!(p.throws("JET-11"), 2);
    // Without a commander there is nobody to try.
    let p = armies(allowed, (100, "leaderless = true;initial_morale = -9"), (100, "")).round();
    assert_eq!(outcome(&p), Some(Outcome::Victory(Side::B)));
}

fn withdrawn() {
    let with = |option: &str, level: &str| {
        let p = regiments(option, (100, &format!("engagement = \"{level}\"")), (100, ""));
        let p = p.answer("JET-28", "ra", level).to("losses");
        let p = if level == "withdrawn" { p } else { p.faces("JET-34", "ra", "", &[20]) };
        let p = p.round();
        let engagement = term(&p, "JET-11", "ra", "engagement").unwrap_or(0);
        (engagement, 100 - p.left("ra"), 100 - p.left("rb"), morale(&p, "ra"), morale(&p, "rb"))
    };
    assert_eq!(with("", "first_line"), (-10, 20, 10, -2, 2));
    assert_eq!(with("", "second_line"), (0, 10, 5, -2, 2));
    assert_eq!(with("", "withdrawn"), (20, 0, 0, 0, 0));
    assert_eq!(with("withdrawn_morale = \"apply\"", "withdrawn"), (20, 0, 0, 1, -1));
    // The GM alone sends a regiment back into reserve.
    let p = regiments("", (100, ""), (100, ""));
    assert_eq!(p.options("JET-28", "ra"), ["withdrawn", "second_line", "first_line"]);
    let p = p.ruled("JET-28", "ra", "reserve").answer("JET-33", "ra", "non").round();
    assert_eq!((p.state("ra"), p.throws("JET-11")), ("reserve", 0));
}

fn companies() {
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("c1", 40, ""),
        company("c2", 40, ""),
        side("b", ""),
        regiment("rb", ""),
        company("cb", 40, ""),
    ];
    let p = battle("regiment-company", "", &parts).answer("JET-28", "c1", "second_line").step();
    assert_eq!((p.state("c1"), p.state("c2")), ("second_line", "first_line"));
    // Its regiment steps back two: the nearest allowed.
    let p = p.round().answer("JET-28", "ra", "withdrawn").answer("JET-28", "c1", "second_line");
    let p = p.answer("JET-28", "c2", "second_line").to("losses");
    assert_eq!((p.state("ra"), p.state("c1"), p.state("c2")), ("withdrawn", "second_line", "second_line"));
    assert_eq!(term(&p, "JET-11", "c1", "engagement"), None);
    let p = battle("regiment-company", "company_engagement_mod = \"none\"", &parts).to("losses");
    assert_eq!((term(&p, "JET-11", "ra", "engagement"), term(&p, "JET-11", "c1", "engagement")), (Some(-10), None));
}
