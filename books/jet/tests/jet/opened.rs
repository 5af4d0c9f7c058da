//! Numbers that open: what somebody works out by hand from the links alone. Each test names what was missing or told wrongly.

use crate::chains::{change, link, number};
use crate::chances::{ALL, gets};
use crate::field::{armies, battle, company, fallen, regiment, regiments, side};
use montjoie_game::{Arg, Condition, Item, Message, Subjects as _, What};
use montjoie_jet::Jet;

type TestBattle = montjoie_trial::TestBattle<Jet>;

fn throw(p: &TestBattle, rule: &str, of: &str) -> Message {
    let who = p.who(of);
    let is = |i: &&Item| matches!(i.what, What::Throw { .. }) && i.rule.0 == rule && i.subject == who;
    p.items().rev().find(is).and_then(|i| i.gm.clone()).unwrap_or_else(|| panic!("{rule} {of} is not told"))
}

/// JET-39 — 35 % of 210 is 74: 25, 25 and 24, but the last has ten men, so the others take up seven each.
#[test]
fn a_share_bounded_by_the_men_present_says_so() {
    let parts = [
        side("a", ""),
        regiment("r1", "count = 100"),
        regiment("r2", "count = 100"),
        regiment("r3", "count = 10"),
        side("b", ""),
        regiment("rb", "count = 210"),
    ];
    let p = battle("army", "", &parts).to("end");
    assert_eq!((100 - p.left("r1"), 100 - p.left("r2"), 10 - p.left("r3")), (32, 32, 10));
    assert_eq!(link(&p, ("losses", "r3"), "jet-open-share", ["total", "over", "by"]), Some(("JET-39", [74, 3, 24])));
    assert_eq!(link(&p, ("losses", "r3"), "jet-open-bounded", ["men", "by"]), Some(("JET-39", [10, 10])));
    assert_eq!(link(&p, ("losses", "r1"), "jet-open-share", ["by"]), Some(("JET-39", [25])));
    assert_eq!(link(&p, ("losses", "r1"), "jet-open-takes-up", ["more", "by"]), Some(("JET-39", [7, 32])));
    assert_eq!(link(&p, ("losses", "rb"), "jet-open-bounded", ["by"]), None, "half of that, and men enough");
}

/// JET-37 — twelve of twelve fall because the ratio says so: nothing is brought down.
#[test]
fn losses_that_come_out_even_are_not_told_as_brought_down() {
    let even = armies("", (16, "leadership = 40"), (12, "")).to("end");
    assert_eq!((even.left("rb"), throw(&even, "JET-34", "a-army").id), (0, "jet-open-losses"));
    let more = armies("", (16, "leadership = 40"), (11, "")).to("end");
    assert_eq!((more.left("rb"), throw(&more, "JET-34", "a-army").id), (0, "jet-open-losses-wiped"));
}

/// JET-15 — several against too few: their losses are scaled by those there are over those worked out.
#[test]
fn several_against_too_few_show_the_fraction() {
    let parts = [
        side("a", ""),
        regiment("r1", "count = 100;leadership = 150"),
        regiment("r2", "count = 100;leadership = 150"),
        side("b", ""),
        regiment("rb", "count = 60"),
    ];
    let p = battle("regiment", "", &parts).to("end");
    let (rule, [was, there, total, own]) =
        link(&p, ("losses", "r1"), "jet-open-scaled", ["was", "there", "total", "own"]).unwrap();
    assert_eq!((rule, there, own, 100 - p.left("r1")), ("JET-15", 60, (2 * was * 60 + total) / (2 * total), own));
    assert!(total > there);
}

/// JET-43 — a breakout names its losses: nobody throws for them, and the ratio is not told as that of the row.
#[test]
fn a_breakout_throws_no_losses_and_says_its_ratio() {
    let p = regiments("", (120, ""), (120, "")).faces("JET-11", "ra", "", &[2, 70]);
    let p = p.faces("JET-34", "ra", "", &[20]).round();
    assert_eq!((p.throws("JET-34"), number(&throw(&p, "JET-11", "ra"), "trapped")), (1, 0));
    let p = p.round();
    assert_eq!(p.throws("JET-34"), 1, "nine tenths of 96 whatever a die says");
    assert_eq!(number(&throw(&p, "JET-11", "ra"), "trapped"), 1);
    let lost = ("losses", "ra");
    assert_eq!(link(&p, lost, "jet-open-cost-breakout", ["percent", "men", "own"]), Some(("JET-43", [90, 96, 86])));
    assert_eq!(link(&p, lost, "jet-open-ratio-breakout", ["own", "enemy"]), Some(("JET-43", [86, 14])));
    assert_eq!(link(&p, lost, "jet-open-ratio", []), None);
}

/// JET-46 — a position that ground has changed shows sheet, level and step.
#[test]
fn a_position_opens_into_sheet_and_ground() {
    let p = regiments("strategic_points = true", (9000, "position_mod = 25"), (9000, ""));
    let p = p.faces("JET-11", "ra", "", &[95]).faces("JET-34", "ra", "", &[15]).round().to("losses");
    let names = ["own", "level", "step", "now"];
    assert_eq!(link(&p, ("result", "ra"), "jet-open-position", names), Some(("JET-46", [25, 2, 10, 30])));
    assert_eq!(link(&p, ("opposed", "rb"), "jet-open-position-foe", names), Some(("JET-46", [0, 2, 10, -20])));
}

/// JET-16 — the weight of numbers is told by the option in force.
#[test]
fn the_weight_of_numbers_names_its_formula() {
    for (option, word) in [
        ("", "jet-numbers-exact"),
        ("numeric_ratio_rounding = \"tenth\"", "jet-numbers-tenth"),
        ("numeric_ratio_rounding = \"full_steps\"", "jet-numbers-full_steps"),
    ] {
        let p = regiments(option, (170, ""), (100, "")).to("losses");
        let links = &change(&p, "result", "ra").about.opening.links;
        let told = &links.iter().find(|l| l.told.id == "jet-open-numbers").unwrap().told;
        assert!(told.args.contains(&("how", Arg::Word(word))), "{told:?}");
        assert_eq!(number(told, "most"), 0);
    }
    let p = regiments("numeric_mod_cap = 5", (170, ""), (100, "")).to("losses");
    assert_eq!(link(&p, ("result", "ra"), "jet-open-numbers", ["by", "most"]), Some(("JET-16", [5, 5])));
}

/// JET-19 — the row says by how much it moves hearts; what is stored may be less.
#[test]
fn a_row_says_what_it_does_to_morale() {
    let p = regiments("morale_store = \"clamp_11\"", (100, "initial_morale = 10"), (100, ""));
    let p = p.faces("JET-11", "ra", "", &[100]).to("losses");
    assert_eq!(link(&p, ("morale", "ra"), "jet-open-row-morale", ["by"]), Some(("JET-42", [8])));
    assert_eq!(link(&p, ("morale", "ra"), "jet-open-morale-kept", ["by", "now"]), Some(("JET-21", [8, 11])));
    assert_eq!(link(&p, ("morale", "ra"), "jet-open-morale", ["was", "by", "now"]), Some(("JET-19", [10, 1, 11])));
    assert_eq!(link(&p, ("morale", "rb"), "jet-open-morale-mirror", ["by", "now"]), Some(("JET-19", [8, -8])));
}

/// JET-20 — where the army has one morale it moves by the mean of all its encounters, not by the last of them.
#[test]
fn one_morale_opens_into_the_mean() {
    let parts = [
        side("a", ""),
        regiment("r1", "count = 100"),
        regiment("r2", "count = 100"),
        side("b", ""),
        regiment("s1", "count = 100"),
        regiment("s2", "count = 100"),
    ];
    let p = battle("regiment", "morale_scale = \"single\"", &parts).faces("JET-11", "r1", "", &[100]).to("losses");
    // +8 and −2: 6 over two.
    assert_eq!(link(&p, ("morale", "a-army"), "jet-open-swing", ["n", "sum"]), Some(("JET-20", [2, 6])));
    assert_eq!(link(&p, ("morale", "a-army"), "jet-open-morale", ["was", "by", "now"]), Some(("JET-19", [0, 3, 3])));
    assert_eq!(link(&p, ("morale", "b-army"), "jet-open-morale-mirror", ["now"]), Some(("JET-19", [-3])));
}

/// JET-22 — a unit that comes back says from which morale to which, and by which test.
#[test]
fn a_rally_opens() {
    let p = regiments("rally_attempt = \"allowed\"", (100, "initial_morale = -9"), (100, "")).round();
    assert_eq!(p.state("ra"), "routed");
    let p = p.faces("JET-22", "ra", "", &[99, 98, 40]).to("losses");
    assert_eq!(link(&p, ("rallied", "ra"), "jet-open-rallied", ["was", "now"]), Some(("JET-22", [-11, -10])));
    assert_eq!(change(&p, "rallied", "ra").about.opening.from.len(), 1, "the test itself");
}

/// JET-58 — why a side has lost is said, not "or".
#[test]
fn a_defeat_says_why() {
    let p = armies("", (100, "initial_morale = -9"), (100, "")).round();
    assert!(link(&p, ("defeated", "a"), "jet-open-defeated-rout", []).is_some());
    let p = armies("", (16, "leadership = 40"), (11, "")).round();
    assert!(link(&p, ("defeated", "b"), "jet-open-defeated-nobody", []).is_some());
    // Nobody is left of the army: its regiment and the defeat say so, and it is not struck off besides.
    assert!(change(&p, "destroyed", "b-army").gm.is_none() && change(&p, "destroyed", "rb").gm.is_some());
}

/// JET-60 — with a regiment go its companies: told once.
#[test]
fn a_regiment_that_is_gone_is_told_once() {
    let parts = [
        side("a", "leadership = 140"),
        regiment("ra", "count = 100"),
        side("b", ""),
        regiment("rb", ""),
        company("d1", 10, ""),
        company("d2", 10, ""),
        regiment("rc", "count = 10"),
    ];
    let p = battle("army", "", &parts).round();
    assert_eq!((p.left("rb"), p.left("d1")), (0, 0));
    assert!(change(&p, "destroyed", "rb").gm.is_some());
    assert!(change(&p, "destroyed", "d1").gm.is_none() && change(&p, "destroyed", "d2").gm.is_none());
}

/// JET-52 — stragglers nobody rallied all die, besides the losses of the turn: no thirds, and no share of an encounter.
#[test]
fn stragglers_cut_down_are_all_killed() {
    let p = gets("individual", "", "leadership = 40", "partial_success").faces("JET-52", "sol", "sol", &[90]);
    let p = p.faces("JET-52", "ca", "sol", &[7]).to("end");
    assert_eq!(fallen(&p, "cx"), (7, 0));
    assert_eq!(link(&p, ("losses", "cx"), "jet-open-cut-down", ["men"]), Some(("JET-52", [7])));
    assert_eq!(link(&p, ("losses", "cx"), "jet-open-men", ["was", "by", "now"]), Some(("JET-52", [120, 7, 113])));
    assert_eq!(link(&p, ("losses", "cx"), "jet-open-fall", []), None);
}

/// JET-54 — arrows: a third of those in battle, besides the turn's losses.
#[test]
fn a_volley_opens_into_a_third() {
    let p = gets(ALL, "", "leadership = 20", "relative_success").faces("JET-54", "sol", "sol", &[90]).to("end");
    assert_eq!(link(&p, ("volley", "ca"), "jet-open-volley-third", ["men", "by"]), Some(("JET-54", [90, 30])));
    assert_eq!(link(&p, ("losses", "ca"), "jet-open-volley", ["men", "by"]), Some(("JET-54", [30, 30])));
}

/// JET-38 — killed by the measure of the other side are not told as two thirds.
#[test]
fn killed_by_measure_are_not_told_as_thirds() {
    let option = "loss_split = \"scaled_components\"";
    let p = armies(option, (100, "leadership = 40"), (100, "")).to("end");
    assert!(link(&p, ("losses", "ra"), "jet-open-fall", []).is_some());
    let (killed, _) = fallen(&p, "rb");
    assert_eq!(link(&p, ("losses", "rb"), "jet-open-fall-scaled", ["killed"]), Some(("JET-38", [i64::from(killed)])));
}

/// JET-33 — a reserve is not in the fight yet: that it comes changes what has become of it, so it is read aloud.
#[test]
fn a_reserve_that_comes_is_worth_a_word() {
    let parts = [
        side("a", ""),
        regiment("ra", "count = 100"),
        regiment("rr", "count = 100;arrives = \"reserve\""),
        side("b", ""),
        regiment("rb", "count = 100"),
    ];
    let p = battle("army-regiment", "", &parts);
    let fate = |p: &TestBattle| Jet::fate(&p.bout.state, p.who("rr")).unwrap().condition;
    assert_eq!(fate(&p), Condition::Absent);
    let p = p.answer("JET-33", "rr", "oui").faces("JET-11", "a-army", "", &[95]).round();
    assert_eq!((p.happened("entered", "rr"), fate(&p)), (1, Condition::Fit));
    // At once, by a natural hundred: not because a wait is over.
    let p = battle("army-regiment", "", &parts).faces("JET-11", "a-army", "", &[100]).to("losses");
    assert!(link(&p, ("entered", "rr"), "jet-open-entered-at-once", []).is_some());
}

/// What an event's chain begins with: kinds of what was heard before it, in order.
fn heard(p: &TestBattle, event: &str, of: &str) -> Vec<String> {
    let item = change(p, event, of);
    let step = p.log.iter().rev().find(|s| s.items.iter().any(|i| std::ptr::eq(i, item))).unwrap();
    let at = step.items.iter().position(|i| std::ptr::eq(i, item)).unwrap();
    let kind = |i: &Item| match &i.what {
        What::Throw { .. } => format!("throw {}", i.rule.0),
        What::Choice { .. } => format!("choice {}", i.rule.0),
        What::Judgement { .. } => format!("judgement {}", i.rule.0),
        What::Change { event, .. } => event.clone(),
    };
    item.about.opening.from.iter().map(|back| kind(&step.items[at - back])).collect()
}

/// JET-33 — a reserve that is called says what it waits for: the delay of the rules, and what failures before the call added.
#[test]
fn a_call_opens_into_base_and_stored_delay() {
    let parts = [
        side("a", ""),
        regiment("ra", "count = 200"),
        regiment("rr", "count = 50;engagement = \"reserve\""),
        side("b", ""),
        regiment("rb", "count = 200"),
    ];
    let options = "reserve_base_delay = 2;reserve_delay_scope = \"all_until_called\"";
    let p = battle("army", options, &parts).answer("JET-33", "rr", "non").faces("JET-11", "a-army", "", &[40]).round();
    let p = p.answer("JET-33", "rr", "oui").step();
    let names = ["base", "stored", "turns"];
    assert_eq!(link(&p, ("called", "rr"), "jet-open-called", names), Some(("JET-33", [2, 1, 3])));
    assert_eq!(heard(&p, "called", "rr"), ["choice JET-33"]);
    let p = p.faces("JET-11", "a-army", "", &[40]).to("end");
    // One failure was counted before the call: `once` adds no second.
    assert!(p.items().filter(|i| matches!(&i.what, What::Change { event, .. } if event == "delayed")).count() == 1);
}

/// JET-44, JET-45 — a penalty names row, who was picked, and its turns; a representative's roll the dice behind it.
#[test]
fn what_lasts_opens_into_row_and_turns() {
    let two = |id: &str| {
        format!("{}{}", regiment(&format!("{id}1"), "count = 100"), regiment(&format!("{id}2"), "count = 100"))
    };
    let parts = [side("a", "leadership = -60"), two("r"), side("b", ""), two("s")];
    // 50, -60 and the enemy's failure, +10: 0, an absolute failure. The die names the second regiment.
    let p = battle("army", "", &parts).faces("JET-44", "a-army", "a-army", &[2]).to("losses");
    let names = ["value", "first", "last"];
    assert_eq!(link(&p, ("lasts", "r2"), "jet-open-lasts", names), Some(("JET-44", [-20, 2, 4])));
    assert_eq!(heard(&p, "lasts", "r2"), ["throw JET-11", "result", "judgement JET-44", "throw JET-44"]);
    // UM 66: one roll for the officers, 140 - 20 = 120, a success: +20 next turn.
    let parts = [side("a", ""), two("r"), side("b", ""), two("s")];
    let p = battle("army", "representative_skill = 90", &parts).faces("JET-11", "a-army", "", &[66]).to("losses");
    assert_eq!(link(&p, ("lasts", "a-army"), "jet-open-lasts", names), Some(("JET-45", [20, 2, 2])));
    assert_eq!(heard(&p, "lasts", "a-army"), ["throw JET-11", "result", "throw JET-45"]);
}

/// JET-51 — a challenge refused is +30 on the officer's rolls of the next three turns, and says by which chance.
#[test]
fn a_refused_challenge_opens() {
    let p = gets(ALL, "um66_event_choice = \"challenge\"", "", "um66").answer("JET-51", "sol", "non").to("losses");
    assert_eq!(link(&p, ("lasts", "cb"), "jet-open-lasts", ["value", "first", "last"]).unwrap().1, [30, 2, 4]);
    assert_eq!(link(&p, ("lasts", "cb"), "jet-open-by-deed", []), Some(("JET-51", [])));
    assert!(heard(&p, "lasts", "cb").contains(&"offered".to_owned()));
}

/// JET-52 — stragglers cut down: the test that failed, the die that says how many, and no more than there are.
#[test]
fn stragglers_open_into_test_and_die() {
    let p = gets("individual", "", "leadership = 40", "partial_success").faces("JET-52", "sol", "sol", &[90]);
    let p = p.faces("JET-52", "ca", "sol", &[7]).to("losses");
    assert_eq!(link(&p, ("cut_down", "cx"), "jet-open-stragglers", ["men", "by"]), Some(("JET-52", [120, 7])));
    assert_eq!(heard(&p, "cut_down", "cx"), ["offered", "throw JET-52", "seized", "throw JET-52"]);
    let p = gets("individual", "", "leadership = 40", "partial_success").faces("JET-52", "sol", "sol", &[91]);
    let p = p.faces("JET-52", "ca", "sol", &[6]).to("losses");
    assert_eq!(link(&p, ("joins", "cx"), "jet-open-stragglers", ["by"]), Some(("JET-52", [6])));
}

/// JET-39 — the toll of a regiment is the losses below it, each of which opens by itself: 35 % of 100, a failure, 18 on each side.
#[test]
fn a_toll_is_the_sum_of_the_losses_below() {
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("c1", 60, ""),
        company("c2", 40, ""),
        side("b", ""),
        regiment("rb", "count = 100"),
    ];
    // 35 lost in two equal shares, the odd man falls on the larger: 18 and 17, of which 12 and 11 killed.
    let p = battle("regiment", "", &parts).to("end");
    let names = ["n", "killed", "wounded", "was", "by", "now"];
    assert_eq!(link(&p, ("tolled", "ra"), "jet-open-tolled", names), Some(("JET-39", [2, 23, 12, 100, 35, 65])));
    assert_eq!(heard(&p, "tolled", "ra"), ["losses", "losses"]);
}
