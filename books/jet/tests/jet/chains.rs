//! Chains behind a change: from the die to every man who falls, from the row to morale and discipline, from the display alone.

use crate::field::{armies, battle, company, regiment, regiments, side};
use montjoie_game::scenario::Doc;
use montjoie_game::{Arg, Bout, Gesture, Item, Link, Message, What};
use montjoie_jet::Jet;
use montjoie_table::Tally as _;
use montjoie_trial::cases;

cases! {
    case("a_breakout_costs_what_is_told", &["JET-40", "JET-43"], &[], breakout),
    case("losses_open_scale_by_scale", &["JET-34", "JET-39", "JET-40"], &[], scales),
    case("worth_opens", &["JET-17"], &[], worth),
    case("strengths_are_shown", &["JET-12", "JET-16"], &[], strengths),
    case("discipline_is_told", &["JET-24"], &[], discipline),
    case("a_test_shows_its_threshold", &["JET-08"], &[], threshold),
    case("no_die_where_nobody_can_fall", &["JET-36"], &[], apart),
    case("who_ran_escapes_no_trap", &["JET-43"], &[], ran),
}

type TestBattle = montjoie_trial::TestBattle<Jet>;

/// The last change of this name that befell this one.
pub fn change<'a>(p: &'a TestBattle, name: &str, of: &str) -> &'a Item {
    let who = p.who(of);
    let is = |i: &&Item| matches!(&i.what, What::Change { event, .. } if *event == name) && i.subject == who;
    p.items().rev().find(is).unwrap_or_else(|| panic!("{name} of {of} did not happen"))
}

/// The rule and these numbers of the link with this id.
pub fn link<const N: usize>(
    p: &TestBattle,
    (event, of): (&str, &str),
    id: &str,
    names: [&str; N],
) -> Option<(&'static str, [i64; N])> {
    let links: &[Link] = &change(p, event, of).about.opening.links;
    let found = links.iter().find(|l| l.told.id == id)?;
    Some((found.rule.0, names.map(|name| number(&found.told, name))))
}

pub fn number(message: &Message, name: &str) -> i64 {
    match message.args.iter().find(|(n, _)| *n == name) {
        Some((_, Arg::Number(n))) => *n,
        other => panic!("{name} of {}: {other:?}", message.id),
    }
}

/// A regiment of a trapped company and another against one of two: the regiment wipes its enemy out in the turn of the breakout.
fn under_a_victory(faces: &[u16]) -> TestBattle {
    let parts = [
        side("a", ""),
        regiment("ra", "leadership = 200"),
        company("c1", 40, ""),
        company("c2", 40, ""),
        side("b", ""),
        regiment("rb", "initial_morale = 0"),
        company("d1", 6, ""),
        company("d2", 6, ""),
    ];
    let options = "numeric_mod_cap = 1;tactics_bonus = \"off\"";
    let mut p = battle("regiment-company", options, &parts);
    let trapped = montjoie_jet::fields::FIELDS.iter().position(|f| f.name == "trapped").unwrap();
    let who = p.who("c1");
    p = p.gesture(Gesture::Set { who, field: u8::try_from(trapped).unwrap(), value: 1 });
    p.faces("JET-11", "c1", "", faces).to("end")
}

fn breakout() {
    // 50 + 200 is an absolute success: 35 % of 80 is 28, six times that is more than the twelve they have. They are gone before
    // the companies count: and the company that cuts its way out leaves half behind all the same.
    let p = under_a_victory(&[98, 97, 60]);
    assert_eq!((p.left("d1"), p.left("d2")), (0, 0));
    assert_eq!((p.happened("broke_out", "c1"), 40 - p.left("c1")), (1, 20));
    assert_eq!(
        link(&p, ("losses", "c1"), "jet-open-cost-breakout", ["percent", "men", "own"]),
        Some(("JET-43", [50, 40, 20]))
    );
    // It fails: nine tenths, not the share; and those who are left run, as they chose.
    let p = under_a_victory(&[20]);
    assert_eq!(40 - p.left("c1"), 36);
    assert_eq!(p.step().state("c1"), "routed");
    // The company beside it has nobody across, and keeps the share of its regiment.
    let p = under_a_victory(&[98, 97, 60]);
    assert!(link(&p, ("losses", "c2"), "jet-open-nobody-left", []).is_some());
    let (_, [total, over, by]) = link(&p, ("losses", "c2"), "jet-open-share", ["total", "over", "by"]).unwrap();
    assert_eq!((over, by), (2, 40 - p.left("c2")));
    assert!(total > 0);
}

fn scales() {
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("c1", 51, "player = true"),
        company("c2", 50, ""),
        side("b", ""),
        regiment("rb", ""),
        company("d1", 50, ""),
        company("d2", 50, ""),
    ];
    let p = battle("regiment-company", "numeric_mod_cap = 1", &parts);
    let p = p.faces("JET-34", "ra", "", &[20]).faces("JET-34", "c1", "", &[30]).to("end");
    // 20 % of 101 is 20, ten for each company; the one that was played has its own 30 % of 51 instead.
    assert_eq!((51 - p.left("c1"), 50 - p.left("c2")), (15, 10));
    let own = ("losses", "c1");
    assert_eq!(link(&p, own, "jet-open-cost", ["percent", "men", "own"]), Some(("JET-34", [30, 51, 15])));
    assert_eq!(link(&p, own, "jet-open-replaces", ["own", "share"]), Some(("JET-40", [15, 10])));
    assert_eq!(link(&p, own, "jet-open-share", ["by"]), None, "what it replaced has no part in it");
    let kept = ("losses", "c2");
    assert_eq!(link(&p, kept, "jet-open-cost", ["percent", "men", "own"]), Some(("JET-34", [20, 101, 20])));
    assert_eq!(link(&p, kept, "jet-open-share", ["total", "over", "by"]), Some(("JET-39", [20, 2, 10])));
    // What falls across is ours times the ratio: a failure, two to one against.
    assert_eq!(link(&p, ("losses", "d1"), "jet-open-ratio", ["own", "enemy"]), Some(("JET-35", [15, 8])));
    assert_eq!(50 - p.left("d1"), 8);
}

fn worth() {
    let p = armies("", (100, "individual_value = 2"), (100, "")).faces("JET-11", "a-army", "", &[81]).to("end");
    let links = &change(&p, "losses", "ra").about.opening.links;
    let shift = links.iter().find(|l| l.told.id == "jet-open-worth").unwrap();
    let ratio = |name: &str| match shift.told.args.iter().find(|(n, _)| *n == name) {
        Some((_, Arg::Fraction(n, d))) => *n * 10 / *d,
        other => panic!("{other:?}"),
    };
    // A success: three to one in favour becomes four to one.
    assert_eq!((shift.rule.0, ratio("value"), ratio("was"), ratio("now")), ("JET-17", 20, 30, 40));
}

fn strengths() {
    let p = regiments("tactics_bonus = \"off\"", (170, ""), (100, "")).to("losses");
    assert_eq!(
        link(&p, ("result", "ra"), "jet-open-numbers", ["own", "enemy", "by"]),
        Some(("JET-16", [170, 100, 18]))
    );
    assert_eq!(
        link(&p, ("opposed", "rb"), "jet-open-numbers", ["own", "enemy", "by"]),
        Some(("JET-16", [100, 170, -18]))
    );
    // 50 + 18 − 10 for the line + what the enemy's 50 − 18 − 10, a failure, gives: ten.
    assert_eq!(link(&p, ("result", "ra"), "jet-open-read", ["total", "least", "most"]), Some(("JET-12", [68, 5, 75])));
    let p = regiments("", (100, ""), (100, "")).to("losses");
    assert_eq!(link(&p, ("result", "ra"), "jet-open-numbers", ["own"]), None, "equal numbers weigh nothing");
}

fn discipline() {
    let p = regiments("discipline_max = 5", (100, ""), (100, "")).to("losses");
    // A failure: morale 0 − 2, and one point of discipline with it; across morale rises, and discipline stays.
    assert_eq!(link(&p, ("morale", "ra"), "jet-open-discipline", ["was", "now", "most"]), Some(("JET-24", [5, 4, 5])));
    let told = change(&p, "morale", "ra").gm.clone().unwrap();
    assert_eq!((number(&told, "slack"), number(&told, "discipline")), (1, 4));
    assert_eq!(link(&p, ("morale", "rb"), "jet-open-discipline", ["was"]), None);
    assert_eq!(number(&change(&p, "morale", "rb").gm.clone().unwrap(), "slack"), 0);
    let p = p.round().to("losses");
    assert_eq!(crate::field::term(&p, "JET-11", "ra", "discipline"), Some(8), "twice four");
}

fn threshold() {
    let p = regiments("tactics_bonus = \"flat\"", (100, "tactics = 61"), (100, "")).to("losses");
    let versus = p.throw("JET-10", "ra", "").unwrap()[1];
    assert_eq!((versus.total(), versus.terms()[0].rule.0), (111, "JET-08"));
    assert_eq!(crate::field::term(&p, "JET-11", "ra", "tactics"), Some(10), "50 + 61 is just enough");
}

fn apart() {
    // A regiment that has withdrawn loses nobody and costs nobody: no die is thrown, and the roll says why.
    let p = regiments("", (100, "engagement = \"withdrawn\""), (100, "")).to("end");
    assert_eq!((p.throws("JET-34"), p.left("ra"), p.left("rb")), (0, 100, 100));
    let who = p.who("ra");
    let roll = p.items().find(|i| i.rule.0 == "JET-11" && i.subject == who).and_then(|i| i.gm.clone()).unwrap();
    assert_eq!(roll.id, "jet-open-roll-apart");
    // A natural 100 makes losses all the same.
    let p = regiments("", (100, "engagement = \"withdrawn\""), (100, "")).faces("JET-11", "ra", "", &[100]).to("end");
    assert_eq!(p.throws("JET-34"), 1);
    assert!(p.left("rb") < 100);
}

fn ran() {
    let p = regiments("", (120, "initial_morale = -6"), (120, "")).faces("JET-11", "ra", "", &[2, 70]).round();
    assert_eq!(p.state("ra"), "routed", "morale −12");
    let parts = [
        side("a", ""),
        regiment("ra", "count = 120;initial_morale = -6"),
        regiment("rc", "count = 120"),
        side("b", ""),
        regiment("rb", "count = 120"),
        regiment("rd", "count = 120"),
    ];
    let p = battle("regiment", "", &parts).faces("JET-11", "ra", "", &[2, 70]).round();
    assert_eq!(p.state("ra"), "routed");
    let p = p.to("losses");
    let who = p.who("ra");
    let freed = |i: &&Item| matches!(&i.what, What::Change { event, .. } if event == "freed") && i.subject == who;
    assert!(p.items().filter(freed).all(|i| i.gm.is_none() && i.about.opening.is_empty()));
}

/// JET-09 — a warning is for what somebody could have written.
#[test]
fn pasted_lines_are_not_asked_for_a_leader() {
    let army = |keys: &str| {
        let unit = |id: &str| format!("[[side.unit]]\nid = \"{id}\"\nname = \"{id}\"\n{keys}\n");
        format!(
            "ruleset = \"jet\"\nname = \"T\"\n[[side]]\nid = \"a\"\nname = \"A\"\n{}[[side]]\nid = \"b\"\nname = \"B\"\n{}",
            unit("ra"),
            unit("rb")
        )
    };
    let warned = |text: &str| {
        let (_, _, found) = match Bout::<Jet>::open(&Doc::read(text), None) {
            Ok(opened) => opened,
            Err(problems) => panic!("{problems:?}"),
        };
        found.warnings.iter().filter(|w| w.code == "jet-warning-no-leadership").count()
    };
    assert_eq!(warned(&army("line = \"100 piquiers\"")), 0, "no line has a place for the leader of an army");
    assert_eq!(warned(&army("count = 100")), 2, "who writes tables can write it");
}
