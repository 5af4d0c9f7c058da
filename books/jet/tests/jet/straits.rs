//! When things go wrong, or nearly over: reserves, lost commanders, traps, penalties, ground, the end. Unsaid dice show 50.

use crate::field::{armies, battle, company, id, morale, outcome, person, regiment, regiments, row, side, term, total};
use montjoie_game::{Gesture, Outcome};
use montjoie_table::{Side, Subject};
use montjoie_trial::cases;

cases! {
    case("reserves", &["JET-33"], &[], reserves),
    case("reserves_at_once", &["JET-33"], &[], at_once),
    case("leaderless", &["JET-41", "JET-45"], &[], leaderless),
    case("succession", &["JET-41"], &[], succession),
    case("trap_and_breakout", &["JET-43"], &[], trap),
    case("trap_of_an_army", &["JET-43"], &[], army_trap),
    case("three_turns_of_penalty", &["JET-44", "JET-57"], &[], penalty),
    case("a_regiment_pays", &["JET-44"], &[], pays),
    case("ground", &["JET-46"], &[], ground),
    case("surrender", &["JET-58", "JET-62"], &[], surrender),
    case("nobody_left", &["JET-58", "JET-60"], &[], nobody),
    case("doctrine_calls_reserves", &["JET-62"], &[], calls),
    case("tempers_in_the_line", &["JET-62"], &[], tempers),
    case("tempers_and_reserves", &["JET-62"], &[], tempers_call),
    case("tempers_in_command", &["JET-62"], &[], tempers_command),
}

fn held(options: &str, a: &str) -> montjoie_trial::TestBattle<montjoie_jet::Jet> {
    let parts = [
        side("a", a),
        regiment("ra", "count = 100"),
        regiment("rr", "count = 100;arrives = \"reserve\""),
        side("b", ""),
        regiment("rb", "count = 100"),
        regiment("rs", "count = 100;arrives = \"reserve\""),
    ];
    battle("army", options, &parts)
}

fn reserves() {
    let first = |options: &str, faces: &[u16]| {
        let p = held(&format!("numeric_mod_cap = 1;{options}"), "")
            .answer("JET-33", "rr", "oui")
            .answer("JET-33", "rs", "oui");
        p.faces("JET-11", "a-army", "", faces).round()
    };
    // Nothing in the way: called in the first turn, there in the second.
    let p = first("", &[90]);
    assert_eq!(
        (row(&p, "a-army").as_str(), p.state("rr"), p.state("rs")),
        ("relative_success", "first_line", "first_line")
    );
    // A failure: one turn more, for the considered side alone.
    let p = first("", &[40]);
    assert_eq!((p.state("rr"), p.state("rs")), ("reserve", "first_line"));
    let p = p.faces("JET-11", "a-army", "", &[97, 96, 20]).round();
    assert_eq!(p.state("rr"), "first_line");
    // Every failure costs a turn; or only the first does.
    let p = first("reserve_delay_stacking = \"each_turn\"", &[40]).faces("JET-11", "a-army", "", &[30]).round();
    assert_eq!(p.state("rr"), "reserve");
    let p = first("", &[40]).faces("JET-11", "a-army", "", &[30]).round();
    assert_eq!(p.state("rr"), "first_line");
    // Orders gone astray: not before two turns.
    let p = first("", &[66]);
    assert_eq!((p.state("rr"), p.bout.state.at(id(&p, "rr")).remaining), ("reserve", 1));
    let p = first("reserve_base_delay = 4", &[66]);
    assert_eq!(p.bout.state.at(id(&p, "rr")).remaining, 3, "no sooner for that");
    // Two turns off already, they are no later for that: the one delay there may be is still to come.
    let late = "reserve_base_delay = 2;reserve_delay_stacking = \"once\"";
    let p = first(late, &[66]).faces("JET-11", "a-army", "", &[30]).round();
    assert_eq!(p.state("rr"), "reserve");
    // A spectacular failure says nothing of them.
    let p = first("", &[2, 70]);
    assert_eq!((row(&p, "a-army").as_str(), p.state("rr")), ("spectacular_failure", "first_line"));
}

fn at_once() {
    let p = held("", "").answer("JET-33", "rr", "non").answer("JET-33", "rs", "non");
    let p = p.faces("JET-11", "a-army", "", &[100]).answer_on("JET-33", "rr", "rr", "second_line");
    let p = p.faces("JET-34", "a-army", "", &[20]).to("end");
    assert_eq!((p.state("rr"), p.state("rs")), ("second_line", "reserve"));
    // A fifth of the hundred who stood there at first, spread over both.
    assert_eq!((p.left("ra"), p.left("rr")), (93, 94), "8:1 and only 100 there: 100/8, that is 13");
    assert_eq!(p.left("rb"), 0);
    let p = held("", "").answer("JET-33", "rr", "non").answer("JET-33", "rs", "non");
    let p = p.faces("JET-11", "a-army", "", &[100]).answer_on("JET-33", "rr", "rr", "reserve").to("end");
    assert_eq!(p.state("rr"), "reserve");
}

fn leaderless() {
    let parts = [
        side("a", ""),
        regiment("ra", "leaderless = true"),
        company("ca", 40, ""),
        side("b", ""),
        regiment("rb", ""),
        company("cb", 40, ""),
    ];
    let p = battle("regiment-company", "", &parts).to("losses");
    assert_eq!((row(&p, "ra").as_str(), p.throws("JET-45")), ("um66", 0));
    assert_eq!(term(&p, "JET-11", "ca", "subordinate_penalty"), Some(-20), "the company rolls all the same");
    // As an enemy: +40, and their companies pay nothing for it.
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("ca", 40, ""),
        side("b", ""),
        regiment("rb", "leaderless = true"),
        company("cb", 40, ""),
    ];
    let p = battle("regiment-company", "", &parts).to("losses");
    assert_eq!((term(&p, "JET-11", "ra", "opposition"), p.throws("JET-13")), (Some(40), 1));
    assert_eq!(term(&p, "JET-13", "cb", "subordinate_penalty"), None);
    // Where the next rank is not played, one roll stands for it and weighs on the next turn.
    let p = battle("regiment", "representative_skill = 45", &parts).faces("JET-11", "ra", "", &[66]);
    let p = p.faces("JET-45", "ra", "", &[95]).round();
    assert_eq!(total(&p, "JET-45", "ra"), 25);
    let p = p.to("losses");
    assert_eq!(term(&p, "JET-11", "ra", "lasting"), Some(20));
    assert_eq!(term(&p.round().to("losses"), "JET-11", "ra", "lasting"), None);
    // Whose skill is known stands for all: the mean.
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("c1", 40, "leadership = 30"),
        company("c2", 40, "leadership = 15"),
        company("c3", 40, "leadership = 90;leaderless = true"),
        side("b", ""),
        regiment("rb", "count = 40"),
    ];
    let p = battle("regiment", "", &parts).faces("JET-11", "ra", "", &[66]).round();
    assert_eq!(total(&p, "JET-45", "ra"), 23 - 20, "22.5 is 23");
}

fn succession() {
    let p = regiments("succession_turns = 2", (400, "leaderless = true"), (400, "")).round();
    assert_eq!(p.happened("stand_in", "ra"), 0);
    let p = p.judge("JET-41", "ra", "", 35).round();
    let p = p.to("losses");
    assert_eq!(term(&p, "JET-11", "ra", "leadership_skill"), Some(35));
    let p = regiments("", (4000, "leaderless = true"), (4000, "")).round().round().round();
    assert_eq!(p.happened("stand_in", ""), 0, "never, unless the GM says so");
}

fn trap() {
    // 2 − 70 + 10 − 10: a spectacular failure, six to one against.
    let start = || {
        let p = regiments("", (120, ""), (120, "")).faces("JET-11", "ra", "", &[2, 70]);
        p.faces("JET-34", "ra", "", &[20]).round()
    };
    let p = start();
    assert_eq!((120 - p.left("ra"), 120 - p.left("rb"), morale(&p, "ra")), (24, 4, -6));
    assert_eq!(p.state("ra"), "trapped");
    assert!(p.options("JET-28", "ra").is_empty(), "it stays where it is");
    // No way out: nine tenths of 96, a sixth of that for them; the rest runs.
    let lost = start().round();
    assert_eq!((96 - lost.left("ra"), 116 - lost.left("rb")), (86, 14));
    assert_eq!(lost.state("ra"), "routed");
    let last = start().answer("JET-43", "ra", "last_stand").round();
    assert_eq!((last.left("ra"), last.state("ra")), (0, "destroyed"));
    let taken = start().answer("JET-43", "ra", "surrender").round();
    assert_eq!((taken.left("ra"), taken.state("ra")), (10, "captured"));
    // Out: half of them.
    let out = start().faces("JET-11", "ra", "", &[98, 97, 60]).round();
    assert_eq!((row(&out, "ra").as_str(), 96 - out.left("ra"), 116 - out.left("rb")), ("absolute_success", 48, 8));
    assert_eq!((out.state("ra"), morale(&out, "ra")), ("first_line", 2), "the row's own +8 counts");
    // A trap nobody holds shut opens.
    let freed = p.gesture(Gesture::Break { who: Subject::unit(3) }).to("losses");
    assert_eq!(freed.happened("freed", "ra"), 1);
}

fn army_trap() {
    let start = |option: &str| {
        armies(option, (120, "initial_morale = 5"), (120, "")).faces("JET-11", "a-army", "", &[2, 70]).round()
    };
    let p = start("").round();
    assert_eq!(p.event("defeated", "a").unwrap()["how"], "collapse");
    assert_eq!(outcome(&p), Some(Outcome::Victory(Side::B)));
    let p = start("army_collapse = \"continue\"").answer("JET-58", "a", "non").faces("JET-34", "a-army", "", &[20]);
    let p = p.faces("JET-11", "a-army", "", &[2, 30]).round();
    assert_eq!(p.happened("trapped", "a-army"), 2, "and it may be trapped again");
    assert_eq!(78 - p.left("a-army"), 16, "the usual share of 78");
    assert_eq!(outcome(&p), None);
}

fn penalty() {
    let p = regiments("numeric_mod_cap = 1", (9000, ""), (900_000, "")).faces("JET-11", "ra", "", &[3, 20]).round();
    assert_eq!(row(&p, "ra"), "absolute_failure");
    let mut p = p;
    for turn in 2..=5 {
        p = p.faces("JET-11", "ra", "", &[95]).to("losses");
        assert_eq!(term(&p, "JET-11", "ra", "lasting"), (turn <= 4).then_some(-30), "turn {turn}");
        p = p.round();
    }
    // Twice: they add up, or the newest counts alone.
    let twice = |option: &str| {
        let p = regiments(option, (9000, ""), (9000, "")).faces("JET-11", "ra", "", &[3, 20]).round();
        let p = p.faces("JET-11", "ra", "", &[30]).round().to("losses");
        term(&p, "JET-11", "ra", "lasting")
    };
    assert_eq!((twice(""), twice("malus_stacking = \"refresh\"")), (Some(-60), Some(-30)));
}

fn pays() {
    let parts = [
        side("a", ""),
        regiment("r1", ""),
        company("c1", 900, ""),
        person("sol", "unit = \"c1\""),
        regiment("r2", ""),
        company("c2", 900, ""),
        side("b", ""),
        regiment("rb", "count = 1800"),
    ];
    let all = "army-regiment-company-individual";
    // The GM names the first; else the dice do.
    let p = battle(all, "", &parts).faces("JET-11", "a-army", "", &[3, 20]).judge("JET-44", "a-army", "", 1).round();
    let p = p.to("losses");
    assert_eq!((term(&p, "JET-11", "r1", "lasting"), term(&p, "JET-11", "r2", "lasting")), (Some(-20), None));
    assert_eq!((term(&p, "JET-11", "a-army", "lasting"), term(&p, "JET-47", "sol", "lasting")), (None, Some(-20)));
    let p = battle(all, "", &parts).faces("JET-11", "a-army", "", &[3, 20]);
    let p = p.faces("JET-44", "a-army", "a-army", &[2]).round().to("losses");
    assert_eq!((term(&p, "JET-11", "r1", "lasting"), term(&p, "JET-11", "r2", "lasting")), (None, Some(-20)));
    assert_eq!(term(&p, "JET-47", "sol", "lasting"), None);
}

fn ground() {
    let p = regiments("strategic_points = true", (9000, "position_mod = 25"), (9000, ""));
    let p = p.faces("JET-11", "ra", "", &[95]).faces("JET-34", "ra", "", &[15]).round();
    assert_eq!(row(&p, "ra"), "success", "95 + 25 − 10 + 10");
    let p = p.to("losses");
    assert_eq!((term(&p, "JET-11", "ra", "position"), term(&p, "JET-13", "rb", "position")), (Some(30), Some(-20)));
    let p = regiments("strategic_points = true;strategic_step = 7", (9000, ""), (9000, "")).round().to("losses");
    assert_eq!((term(&p, "JET-11", "ra", "position"), term(&p, "JET-13", "rb", "position")), (Some(-7), Some(7)));
}

fn surrender() {
    // At −6 the leader may think of it.
    let p = armies("", (400, "initial_morale = -6"), (400, ""));
    assert_eq!(p.options("JET-58", "a"), ["oui", "non"]);
    assert!(p.options("JET-58", "b").is_empty());
    let p = p.answer("JET-58", "a", "oui").step();
    assert_eq!(outcome(&p), Some(Outcome::Victory(Side::B)));
    assert_eq!((p.state("a-army"), p.state("ra"), p.left("ra")), ("captured", "captured", 400));
    assert_eq!(p.throws("JET-13"), 0, "nothing more is fought");
    assert!(armies("", (400, "initial_morale = -5"), (400, "")).options("JET-58", "a").is_empty());
    // Half of the men gone.
    let take = |men| Gesture::Take { who: Subject::unit(2), men };
    let p = armies("", (400, ""), (400, "")).faces("JET-34", "a-army", "", &[20]).round();
    assert_eq!(p.left("ra"), 320);
    let p = p.gesture(take(120));
    assert!(p.options("JET-58", "a").is_empty(), "200 of 400");
    assert_eq!(p.gesture(take(1)).options("JET-58", "a"), ["oui", "non"]);
    // Both at once: drawn.
    let p = armies("", (400, "initial_morale = -6"), (400, "initial_morale = -6"));
    let p = p.answer("JET-58", "a", "oui").answer("JET-58", "b", "oui").step();
    assert_eq!(outcome(&p), Some(Outcome::Draw));
    // By the GM's word it ends at any hour.
    let p = armies("", (400, ""), (400, "")).step().gesture(Gesture::Concede { side: Side::A });
    assert_eq!((p.bout.state.step.word(), outcome(&p)), ("army", Some(Outcome::Victory(Side::B))));
    // Only who spares men gives up by himself, and only when it is hopeless.
    let hopeless = |doctrine, men| {
        let p = armies("", (men, "initial_morale = -6"), (401, "")).lead(doctrine, "charge").step();
        p.happened("defeated", "a") == 1
    };
    assert!(hopeless("cautious", 100) && !hopeless("cautious", 101));
    assert!(!hopeless("charge", 100) && !hopeless("steady", 100));
}

fn nobody() {
    let parts = [
        side("a", ""),
        regiment("ra", "count = 30"),
        regiment("rr", "count = 100;arrives = \"reserve\""),
        side("b", ""),
        regiment("rb", "count = 900"),
    ];
    let gone = Gesture::Break { who: Subject::unit(2) };
    // A reserve nobody called is no hope; one on its way is.
    let p = battle("regiment", "", &parts).answer("JET-33", "rr", "non").step().gesture(gone).round();
    assert_eq!(p.event("defeated", "a").unwrap()["how"], "nobody");
    let p = battle("regiment", "reserve_base_delay = 2", &parts).answer("JET-33", "rr", "oui").step().gesture(gone);
    let p = p.round();
    assert_eq!(outcome(&p), None);
    let p = p.round();
    assert_eq!((p.state("rr"), p.throws("JET-11")), ("first_line", 0));
    // Past the last turn nobody has won.
    let p = armies("max_turns = 1", (100, ""), (100, "")).round();
    assert_eq!(outcome(&p), Some(Outcome::Draw));
}

fn calls() {
    let called = |a: u32, b: u32, men_lost: u32| {
        let parts = [
            side("a", ""),
            regiment("ra", &format!("count = {a}")),
            regiment("rr", "count = 10;arrives = \"reserve\""),
            side("b", ""),
            regiment("rb", &format!("count = {b}")),
        ];
        let p = battle("regiment", "", &parts).lead("charge", "charge").step();
        if men_lost == 0 {
            return p.happened("called", "rr") == 1;
        }
        let p =
            p.faces("JET-34", "ra", "", &[20]).round().gesture(Gesture::Take { who: Subject::unit(2), men: men_lost });
        p.step().happened("called", "rr") == 1
    };
    assert!(called(99, 100, 0) && !called(100, 100, 0) && !called(101, 100, 0));
    // 300 less a fifth are 240; two thirds of the start are 200.
    assert!(!called(300, 150, 40) && called(300, 150, 41));
}

fn tempers() {
    let stands = |doctrine: &str, own: u32, morale: i32| {
        let p = regiments("", (own, &format!("initial_morale = {morale}")), (100, "")).lead(doctrine, "charge").step();
        p.state("ra")
    };
    assert_eq!([-10, 0, 10].map(|m| stands("charge", 100, m)), ["first_line"; 3]);
    // Cautious: back when hearts go, in front only when they are high.
    let cautious = [-7, -6, 2, 3].map(|m| stands("cautious", 100, m));
    assert_eq!(cautious, ["withdrawn", "second_line", "second_line", "first_line"]);
    let steady = [-5, -4].map(|m| stands("steady", 100, m));
    assert_eq!(steady, ["second_line", "first_line"]);
    assert_eq!((stands("steady", 49, 0), stands("steady", 50, 0)), ("second_line", "first_line"), "two to one");
    // A cautious chief waits six turns, no more.
    let mut p = regiments("", (100, ""), (100, "")).lead("cautious", "cautious");
    for turn in 1..=7 {
        let low = Gesture::Set { who: Subject::unit(2), field: 4, value: -8 };
        p = p.gesture(low).step();
        assert_eq!(p.state("ra"), if turn > 6 { "first_line" } else { "withdrawn" }, "turn {turn}");
        p = p.round();
    }
    // Companies go as their regiment does.
    let parts = [
        side("a", "initial_morale = -6"),
        regiment("ra", ""),
        company("ca", 50, ""),
        side("b", ""),
        regiment("rb", "count = 50"),
    ];
    let p = battle("regiment-company", "", &parts).lead("cautious", "charge").step();
    assert_eq!((p.state("ra"), p.state("ca")), ("second_line", "second_line"));
    // Who did not get out: each by its temper.
    let choice = |doctrine: &str| {
        let p = regiments("massacre_choice = \"last_stand\"", (120, ""), (120, "")).lead(doctrine, "charge");
        let trapped = Gesture::Set { who: Subject::unit(2), field: 12, value: 1 };
        p.gesture(trapped).faces("JET-11", "ra", "", &[40]).round().state("ra")
    };
    assert_eq!(["charge", "cautious", "steady"].map(choice), ["destroyed", "captured", "routed"]);
}

fn tempers_call() {
    let called = |doctrine: &str, morale: i32, lost: u32| {
        let parts = [
            side("a", &format!("initial_morale = {morale}")),
            regiment("ra", "count = 300"),
            regiment("rr", "count = 10;arrives = \"reserve\""),
            side("b", ""),
            regiment("rb", "count = 10"),
        ];
        let p = battle("individual", "", &parts).lead(doctrine, "charge").step();
        let first = p.happened("called", "rr") == 1;
        let p = p.round().gesture(Gesture::Take { who: Subject::unit(2), men: lost }).step();
        (first, p.happened("called", "rr") == 1)
    };
    assert_eq!((called("cautious", 0, 30), called("cautious", 0, 31)), ((false, false), (false, true)), "nine tenths");
    assert_eq!((called("charge", 0, 100), called("charge", 0, 101)), ((false, false), (false, true)), "two thirds");
    assert_eq!((called("cautious", -1, 0).0, called("charge", -1, 0).0), (true, false));
    assert_eq!((called("steady", -3, 0).0, called("steady", -4, 0).0), (false, true));
}

fn tempers_command() {
    let mode = |doctrine: &str, leadership: i32, tactics: i32| {
        let keys = format!("leadership = {leadership};tactics = {tactics}");
        let p = armies("", (100, &keys), (100, "")).lead(doctrine, "charge").step();
        p.bout.state.units[0].mode.word()
    };
    assert_eq!((mode("charge", 10, 90), mode("charge", 10, -9)), ("leadership_tactics", "leadership_tactics"));
    assert_eq!((mode("cautious", 40, 40), mode("cautious", 40, 41)), ("leadership_tactics", "tactics_only"));
    assert_eq!((mode("steady", 40, 60), mode("steady", 40, 61)), ("leadership_tactics", "tactics_only"));
    assert_eq!((mode("cautious", 40, -1), mode("steady", 40, 0)), ("leadership", "leadership_tactics"));
}
