//! Edges of rules: what is not asked, not told twice, not lost where nothing is; ranges at their ends.

use crate::chains::{link, number};
use crate::field::{armies, battle, company, id, person, regiment, regiments, row, side, term};
use montjoie_game::{Arg, Gesture, Item, Message, What};
use montjoie_jet::Jet;
use montjoie_jet::options::CommandMode;

type TestBattle = montjoie_trial::TestBattle<Jet>;

fn happened(p: &TestBattle, name: &str) -> usize {
    p.items().filter(|i: &&Item| matches!(&i.what, What::Change { event, .. } if event == name)).count()
}

fn thrown(p: &TestBattle, rule: &str, of: &str) -> Message {
    let who = p.who(of);
    let is = |i: &&Item| matches!(i.what, What::Throw { .. }) && i.rule.0 == rule && i.subject == who;
    p.items().rev().find(is).and_then(|i| i.gm.clone()).unwrap_or_else(|| panic!("{rule} {of} is not told"))
}

fn word(message: &Message, name: &str) -> &'static str {
    match message.args.iter().find(|(n, _)| *n == name) {
        Some((_, Arg::Word(word))) => word,
        other => panic!("{name}: {other:?}"),
    }
}

/// JET-28 — where only the army is played nobody is asked how far to go in, unless losses fall by it.
#[test]
fn lines_are_asked_for_where_they_matter() {
    let asked = |options: &str| armies(options, (100, ""), (100, "")).asked("JET-28", "ra").is_some();
    assert_eq!((asked(""), asked("loss_distribution = \"by_engagement\"")), (false, true));
    assert!(regiments("", (100, ""), (100, "")).asked("JET-28", "ra").is_some());
}

/// JET-60 — a company of which nobody is left is struck off once.
#[test]
fn nobody_is_destroyed_twice() {
    let parts = [
        side("a", ""),
        regiment("ra", "leadership = 60"),
        company("c1", 100, ""),
        company("c2", 100, ""),
        side("b", ""),
        regiment("rb", ""),
        company("d1", 4, ""),
        company("d2", 200, ""),
    ];
    let p = battle("regiment", "", &parts).round();
    assert_eq!((p.left("d1"), p.happened("destroyed", "d1")), (0, 1));
    let p = p.round().round();
    assert_eq!(p.happened("destroyed", "d1"), 1);
}

/// JET-46 — ground is told where the option says so and the level changes: a failure -1, another nothing more.
#[test]
fn ground_moves_only_by_the_option_and_only_when_it_changes() {
    let p = regiments("", (9000, ""), (9000, "")).round();
    assert_eq!((row(&p, "ra").as_str(), happened(&p, "ground")), ("failure", 0));
    let p = regiments("strategic_points = true", (9000, ""), (9000, "")).round();
    assert_eq!(happened(&p, "ground"), 1);
    assert_eq!(happened(&p.round(), "ground"), 1);
}

/// JET-36, JET-39 — where nobody falls there is no toll.
#[test]
fn nobody_lost_is_no_toll() {
    let parts = [
        side("a", ""),
        regiment("ra", "engagement = \"withdrawn\""),
        company("c1", 50, ""),
        company("c2", 50, ""),
        side("b", ""),
        regiment("rb", ""),
        company("d1", 50, ""),
        company("d2", 50, ""),
    ];
    let p = battle("regiment", "", &parts).round();
    assert_eq!((p.left("ra"), p.left("rb"), happened(&p, "tolled"), happened(&p, "losses")), (100, 100, 0, 0));
    let p = battle("regiment", "", &parts).answer("JET-28", "ra", "first_line").round();
    // 35 % of a hundred; a failure, two to one against: half of it across.
    assert_eq!((p.left("ra"), p.left("rb"), happened(&p, "tolled")), (65, 82, 2));
}

/// JET-25 to 27 — the GM may go to the ends of each range, and no further.
#[test]
fn the_gm_judges_to_the_ends_of_the_ranges() {
    let judged = |sign: i32| {
        let p = regiments("", (100, ""), (100, ""));
        let p = p.judge("JET-25", "ra", "", 30 * sign).judge("JET-26", "ra", "", 20 * sign);
        let p = p.judge("JET-27", "ra", "", 10 * sign).to("losses");
        ["position", "composition", "equipment"].map(|part| term(&p, "JET-11", "ra", part))
    };
    assert_eq!(judged(1), [Some(30), Some(20), Some(10)]);
    assert_eq!(judged(-1), [Some(-30), Some(-20), Some(-10)]);
}

/// JET-22 — who never ran is not called back, though rallies are allowed.
#[test]
fn only_the_routed_are_rallied() {
    let p = regiments("rally_attempt = \"allowed\"", (100, ""), (100, "")).round().round();
    assert_eq!((p.throws("JET-22"), happened(&p, "rallied") + happened(&p, "not_rallied")), (0, 0));
}

/// JET-09 — a sub-officer commands by leadership alone, whatever his side does.
#[test]
fn companies_are_led_by_leadership_alone() {
    let parts = [side("a", ""), regiment("ra", ""), company("c1", 9, ""), side("b", ""), regiment("rb", "count = 9")];
    let p = battle("army", "", &parts);
    let mode = |name: &str| p.bout.state.at(id(&p, name)).mode;
    assert_eq!((mode("a-army"), mode("ra")), (CommandMode::LeadershipTactics, CommandMode::LeadershipTactics));
    assert_eq!(mode("c1"), CommandMode::Leadership);
}

/// JET-39 — one man taken from a regiment of two companies is taken from one of them.
#[test]
fn a_man_is_taken_from_one_company() {
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("c1", 50, ""),
        company("c2", 40, ""),
        side("b", ""),
        regiment("rb", "count = 9"),
    ];
    let p = battle("army", "", &parts);
    let who = p.who("ra");
    let p = p.gesture(Gesture::Take { who, men: 1 });
    assert_eq!((p.left("c1"), p.left("c2"), happened(&p, "men")), (49, 40, 1));
    let p = p.gesture(Gesture::Restore { who, men: 5 });
    assert_eq!((p.left("c1"), p.left("c2"), happened(&p, "men")), (50, 40, 2));
}

/// JET-47, JET-49 — a commander who fought before his roll has had his turn on the table.
#[test]
fn nobody_has_two_turns_on_the_soldiers_table() {
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("c1", 50, ""),
        person("sub", "rank = \"sub_officer\";unit = \"c1\""),
        person("pion", "unit = \"c1\""),
        side("b", ""),
        regiment("rb", ""),
        company("d1", 50, ""),
    ];
    let p = battle("company-individual", "", &parts)
        .answer("JET-49", "sub", "oui")
        .answer_on("JET-47", "pion", "pion", "non");
    let p = p.round();
    assert_eq!((p.happened("soldier", "sub"), p.happened("soldier", "pion")), (1, 0));
    let p = battle("company-individual", "", &parts).round();
    assert_eq!((p.happened("soldier", "sub"), p.happened("soldier", "pion")), (0, 1));
}

/// JET-35 — the ratio is said with whom it favours: 1 our side, 2 the other, 0 nobody.
#[test]
fn a_ratio_says_whom_it_favours() {
    let way = |keys: &str, face: u16| {
        let p =
            armies("numeric_mod_cap = 1", (200, keys), (200, "")).faces("JET-11", "a-army", "", &[face]).to("losses");
        let told = thrown(&p, "JET-11", "a-army");
        (number(&told, "way"), word(&told, "favour"))
    };
    assert_eq!(way("", 90), (1, "jet-favour-own"));
    assert_eq!(way("", 40), (2, "jet-favour-enemy"));
    // Two to one against, and each of ours worth two: even.
    assert_eq!(way("individual_value = 2", 40), (0, "jet-favour-even"));
}

/// JET-45 — one roll for all officers is told with its total, its row and what it gives.
#[test]
fn the_roll_of_a_representative_is_told() {
    let p = armies("representative_skill = 90", (200, ""), (200, "")).faces("JET-11", "a-army", "", &[66]).to("losses");
    let told = thrown(&p, "JET-45", "a-army");
    // 50 + 90 - 20.
    assert_eq!((told.id, number(&told, "total"), number(&told, "lead")), ("jet-open-mislaid", 120, 20));
    assert_eq!(word(&told, "row"), "jet-row-success");
}

/// JET-41, JET-36 — the row of the leaderless is told with its ratio, or that nobody falls where one side is withdrawn.
#[test]
fn the_row_of_the_leaderless_is_told() {
    let told = |line: &str| {
        let keys = format!("leaderless = true;engagement = \"{line}\"");
        let p = regiments("", (100, &keys), (100, "")).to("losses");
        let who = p.who("ra");
        let read = |i: &&Item| matches!(&i.what, What::Change { event, .. } if event == "read") && i.subject == who;
        p.items().find(read).and_then(|i| i.gm.clone()).unwrap().id
    };
    assert_eq!((told("first_line"), told("second_line")), ("jet-open-row", "jet-open-row"));
    assert_eq!(told("withdrawn"), "jet-open-row-apart");
}

/// JET-34 — the link of the percentage names the rounding in force: 15 % of 110 is 16.5.
#[test]
fn a_cost_names_its_rounding() {
    for (rounding, lost) in [("half_up", 17), ("floor", 16), ("ceil", 17)] {
        let p = armies(&format!("loss_rounding = \"{rounding}\""), (110, ""), (110, ""));
        let p = p.faces("JET-34", "a-army", "", &[3]).to("end");
        assert_eq!(110 - p.left("ra"), lost, "{rounding}");
        let links = &crate::chains::change(&p, "losses", "ra").about.opening.links;
        let cost = links.iter().find(|l| l.told.id == "jet-open-cost").unwrap();
        assert_eq!(word(&cost.told, "round"), format!("jet-round-{rounding}"));
    }
}

/// JET-40 — a company that was played says which result replaced which share, and links the dice of both scales.
#[test]
fn a_replaced_share_links_both_dice() {
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("c1", 100, "player = true"),
        company("c2", 100, ""),
        side("b", ""),
        regiment("rb", ""),
        company("d1", 100, ""),
        company("d2", 100, ""),
    ];
    let p = battle("regiment-company", "", &parts);
    let p = p.faces("JET-34", "ra", "", &[20]).faces("JET-34", "c1", "", &[30]).to("end");
    // 20 % of 200 is 40, twenty each; the company's own 30 % of 100 replaces its twenty.
    assert_eq!((p.left("c1"), p.left("c2")), (70, 80));
    let names = ["own", "share"];
    assert_eq!(link(&p, ("losses", "c1"), "jet-open-replaces", names), Some(("JET-40", [30, 20])));
    assert_eq!(link(&p, ("losses", "c2"), "jet-open-replaces", names), None, "it keeps its share");
    let dice = |of: &str| crate::chains::change(&p, "losses", of).about.opening.from.len();
    assert!(dice("c1") > dice("c2"), "{} and {}", dice("c1"), dice("c2"));
}
