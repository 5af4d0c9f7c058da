//! Chains behind a change: every number of a blow, of the count of men and of the evening's reckoning, from the display alone.

use super::help::*;
use montjoie_game::Subjects as _;
use montjoie_game::{Arg, Item, Link, Message, What};
use montjoie_table::Amount;
use montjoie_trial::TestBattle;

/// The links of the last change of this name that befell this one.
fn links(p: &P, name: &str, of: &str) -> Vec<Link> {
    let who = p.who(of);
    let is = |i: &&Item| matches!(&i.what, What::Change { event, .. } if *event == name) && i.subject == who;
    p.items().rev().find(is).map(|i| i.about.opening.links.clone()).unwrap_or_default()
}

/// The rule and these numbers of the link with this id.
fn link<const N: usize>(all: &[Link], id: &str, names: [&str; N]) -> Option<(&'static str, [i64; N])> {
    let found = all.iter().find(|l| l.told.id == id)?;
    Some((found.rule.0, names.map(|name| number(&found.told, name))))
}

fn number(message: &Message, name: &str) -> i64 {
    match message.args.iter().find(|(n, _)| *n == name) {
        Some((_, Arg::Number(n))) => *n,
        other => panic!("{name} of {}: {other:?}", message.id),
    }
}

/// What the GM is told of the last change of this name that befell this one.
fn told(p: &P, name: &str, of: &str) -> Message {
    let who = p.who(of);
    let is = |i: &&Item| matches!(&i.what, What::Change { event, .. } if *event == name) && i.subject == who;
    p.items().rev().find(is).and_then(|i| i.gm.clone()).unwrap_or_else(|| panic!("{name} of {of} is not told"))
}

/// North has the initiative, and no surprise.
fn first(p: P) -> P {
    p.faces("ORD-33", "north", "south", &[6]).faces("ORD-33", "south", "north", &[3])
}

#[test]
fn numbers_are_weighed_in_pda_of_both_sides() {
    // 100 × 4 against 100 × 1: four to one and no more, so +4; the weaker side is not told of.
    let p = first(duel(with("die_kind = \"plain\""), FOOT, "cbt = 5\ndmg = 1\narm = 1")).dice_show(5).to("pursuit");
    let all = links(&p, "weighed", "north");
    assert_eq!(
        link(&all, "ordre-open-weighed", ["own", "enemy", "num", "den", "bonus"]),
        Some(("ORD-39", [400, 100, 4, 1, 4]))
    );
    assert_eq!((p.happened("weighed", "south"), p.happened("weighed", "north")), (0, 1));
    assert_eq!(term(&p, "ORD-40", "one", "two", "ratio"), 1);
    // The blow that has the term says whence it is.
    let all = links(&p, "lost", "two");
    assert_eq!(link(&all, "ordre-open-weighed", ["own", "enemy"]), Some(("ORD-39", [400, 100])));
    // Two against three: no row is reached, and nothing is said.
    let p = first(duel(with("die_kind = \"plain\""), FOOT, "cbt = 5\ndmg = 3\narm = 1")).dice_show(5).to("pursuit");
    assert_eq!(p.happened("weighed", ""), 0);
}

#[test]
fn a_blow_opens_into_percentage_power_and_cap() {
    // Cbt 25 + 5 + 4 against Dfs 0 is 170 % at the least of 400; Force 600, SdR 10 %: sixty points and no more.
    let p = first(duel(with("die_kind = \"plain\""), "cbt = 25\ndmg = 4", "cbt = 0\ndmg = 1\narm = 1"));
    let p = p.dice_show(5).to("pursuit");
    let all = links(&p, "lost", "two");
    let (rule, [percent, pda, points]) = link(&all, "ordre-open-blow", ["percent", "pda", "points"]).unwrap();
    assert_eq!((rule, pda, points), ("ORD-41", 400, percent * 400 / 100));
    assert_eq!(
        link(&all, "ordre-open-capped", ["was", "now", "percent", "force"]),
        Some(("ORD-43", [points, 60, 10, 600]))
    );
    assert_eq!(loss(&p, "two"), 60);
}

#[test]
fn dfs_that_no_longer_counts_says_why() {
    let around = Around { ground: "mode = \"vehicles\"", options: "die_kind = \"plain\"", ..Around::default() };
    let tank = "vehicle = true\ncbt = 8\nsdg = 100\narm = 20\n[[side.unit.weapon]]\ndmg = 60\nprt = \"longue\"\n";
    let p: P = TestBattle::new(&scenario(around, &unit("one", 10, tank), &unit("two", 10, tank)));
    let p =
        p.faces("ORD-101", "north", "south", &[9]).faces("ORD-101", "south", "north", &[1]).dice_show(5).to("pursuit");
    let versus = p.throw("ORD-103", "one", "two").unwrap()[1];
    let terms: Vec<_> = montjoie_table::Tally::terms(versus).iter().map(|t| (t.word, t.rule.0, t.amount)).collect();
    assert_eq!(terms[..2], [("dfs", "ORD-26", Amount::Plus(8)), ("surprised_none", "ORD-102", Amount::Becomes(0))]);
    assert_eq!(montjoie_table::Tally::total(versus), 10, "the distance alone");
    // Points of vehicles are counted by the vehicle, not by the man.
    let all = links(&p, "lost", "two");
    assert!(link(&all, "ordre-open-men", ["each"]).is_none());
    assert_eq!(link(&all, "ordre-open-vehicles", ["each"]), Some(("ORD-53", [120])));
}

#[test]
fn archaic_weapons_at_contact_say_that_they_are_halved() {
    // The foot of the south is worn out; the archers of the north, uncovered, are assaulted in the second sequence.
    let north = unit("bows", 101, BOWS) + &unit("one", 100, "cbt = 0\ndmg = 1\n");
    let p: P = TestBattle::new(&scenario(
        with("die_kind = \"plain\"\ncommand_cadence = \"none\""),
        &north,
        &unit("two", 100, "cbt = 9\ndmg = 9\narm = 9"),
    ));
    let p = p.dice_show(5).round().to("pursuit");
    let all = links(&p, "attacks", "bows");
    // 101 × 4 × 1/2 = 202, half of it at contact.
    assert_eq!(link(&all, "ordre-open-pda-contact", ["whole", "pda"]), Some(("ORD-48", [202, 101])));
    assert_eq!(power(&p, "ORD-48", "bows", "two"), 101);
}

#[test]
fn a_failed_riposte_says_what_bonus_it_leaves_and_which_it_replaces() {
    // South misses the shock by four: +2. It breaks, and misses its riposte by less: that bonus counts, in the place of the other.
    let p = duel(with("die_kind = \"plain\""), "cbt = 9\ndmg = 4\narm = 1", "cbt = 4\ndmg = 4\nsdg = 4");
    let p = p.faces("ORD-33", "north", "south", &[4]).faces("ORD-33", "south", "north", &[9]);
    let p = p.faces("ORD-40", "one", "two", &[10]).faces("ORD-40", "two", "one", &[1]).dice_show(1);
    let p = p.faces("ORD-60", "two", "one", &[7]).to("rally");
    let shock = told(&p, "missed", "two");
    assert_eq!(shock.id, "ordre-tell-miss-riposte-bonus", "{shock:?}");
    let (bonus, instead) = (number(&shock, "points"), number(&shock, "instead"));
    assert!(bonus > 0 && instead > 0 && bonus != instead, "{shock:?}");
    let g = state(&p).group_of(p.who("one")).unwrap();
    assert_eq!(i64::from(state(&p).at(g).counter), bonus);
}

#[test]
fn who_breaks_in_an_exchange_struck_at_the_same_moment() {
    // Nobody has the initiative: both strike, north breaks south first on the list, and the blow of south is told as simultaneous.
    let p = duel(with("die_kind = \"plain\""), "cbt = 9\ndmg = 9\narm = 1", "cbt = 0\ndmg = 4");
    let p =
        p.faces("ORD-33", "north", "south", &[1]).faces("ORD-33", "south", "north", &[10]).dice_show(10).to("pursuit");
    assert_eq!(p.happened("routed", "two"), 1);
    assert_eq!(told(&p, "lost", "one").id, "ordre-tell-lost-together");
    assert_eq!(told(&p, "lost", "two").id, "ordre-tell-lost-shock");
}

#[test]
fn a_group_without_a_man_by_the_count_says_what_would_annihilate_it() {
    // Force 600, fearless: seven hundred points leave nobody by the count, and twelve hundred would annihilate.
    let p = duel(with("die_kind = \"plain\""), FOOT, "cbt = 0\ndmg = 4\narm = 1\nmorale_ignored = true");
    let mut p = p;
    let (group, by) = (p.who("two"), p.who("one"));
    let blow = |loss| montjoie_ordre::events::Event::Lost {
        group,
        by: Opponent(by),
        loss,
        how: montjoie_ordre::events::How::Shock,
        capped: false,
    };
    let line = |p: &P, loss| {
        use montjoie_game::Ruleset as _;
        montjoie_ordre::Ordre::line(state(p), &montjoie_table::Heard::Event(blow(loss)), montjoie_game::Viewer::Gm)
            .unwrap()
    };
    assert_eq!((number(&line(&p, 500), "twice"), number(&line(&p, 700), "twice")), (0, 1200));
    let opened = |p: &P, loss| montjoie_ordre::Ordre::opens(state(p), &blow(loss), &[]).links;
    assert_eq!(link(&opened(&p, 700), "ordre-open-last", ["points", "twice"]), Some(("ORD-42", [700, 1200])));
    assert_eq!(link(&opened(&p, 500), "ordre-open-last", ["points"]), None);
    montjoie_table::State::apply(&mut p.bout.state, &blow(500));
    assert_eq!(number(&line(&p, 700), "twice"), 0, "that annihilates");
}

#[test]
fn the_reckoning_says_where_the_missing_come_from() {
    // A decisive blow; the victor lost some himself: half of his points come back, and the greater of dead and lost counts.
    let north = unit("one", 100, "cbt = 9\ndmg = 9\narm = 1") + &unit("bows", 10, BOWS);
    let p: P = TestBattle::new(&scenario(
        with("die_kind = \"plain\"\ncommand_cadence = \"none\""),
        &north,
        &unit("two", 100, "cbt = 3\ndmg = 6\narm = 1"),
    ));
    let p = p.dice_show(7).end();
    let all = links(&p, "reckoned", "one");
    let (rule, [share, back, rest, left]) =
        link(&all, "ordre-open-recovered", ["share", "back", "rest", "left"]).unwrap();
    assert_eq!((rule, back, rest, left), ("ORD-63", share / 2, share - share / 2, (share - share / 2) / 6));
    let (_, [was, by, now, dead, most]) = link(&all, "ordre-open-left", ["was", "by", "now", "dead", "left"]).unwrap();
    assert_eq!((was, by, now, most), (100, dead.max(left), 100 - by, left));
    // Nothing befell the archers: not a nought is told of them.
    assert!(p.happened("reckoned", "bows") == 1 && links(&p, "reckoned", "bows").is_empty());
    // Who lost has nothing back, and nothing is said of it.
    assert!(link(&links(&p, "reckoned", "two"), "ordre-open-recovered", ["back"]).is_none());
}

#[test]
fn dice_of_wounds_say_why_there_are_so_many() {
    let north = format!(
        "chief = \"lord\"\n{}{}",
        unit("one", 100, FOOT),
        chief("lord", "unit = \"one\"\nhealth = 50\nmental = 0")
    );
    let p: P = TestBattle::new(&scenario(
        with("die_kind = \"plain\""),
        &north,
        &unit("two", 100, "cbt = 9\ndmg = 6\narm = 1"),
    ));
    let p = p.dice_show(3).end();
    let all = links(&p, "wounded", "lord");
    let (rule, [share, force, tenths, dice]) =
        link(&all, "ordre-open-slices", ["share", "force", "tenths", "dice"]).unwrap();
    assert_eq!((rule, force, tenths, dice), ("ORD-55", 600, share * 10 / 600, tenths));
    assert!(share > 60);
}

#[test]
fn shares_of_the_evening_say_what_they_are_shares_of() {
    let south = unit("two", 100, "cbt = 3\ndmg = 6\narm = 1") + &unit("three", 50, "cbt = 3\ndmg = 6\narm = 1");
    let p: P = TestBattle::new(&scenario(
        with("die_kind = \"plain\""),
        &unit("one", 100, "cbt = 9\ndmg = 9\narm = 1"),
        &south,
    ));
    let p = p.dice_show(7).end();
    let share = |id: &str| p.event("reckoned", id).unwrap()["share"].as_i64().unwrap();
    let lost = share("two") + share("three");
    // Whoever was reckoned before has fewer men: the whole is still that of the fight.
    for (id, force) in [("two", 600), ("three", 300)] {
        let opened = link(&links(&p, "reckoned", id), "ordre-open-share", ["share", "force", "damage", "whole"]);
        assert_eq!(opened, Some(("ORD-52", [share(id), force, lost, 900])), "{id}");
    }
    // So do the result of the battle and what it teaches.
    let all = links(&p, "classed", "south");
    let (rule, [own, force, cost, theirs]) =
        link(&all, "ordre-open-classed", ["lost", "force", "cost", "theirs"]).unwrap();
    assert_eq!((rule, own, force, theirs), ("ORD-71", lost, 900, 600));
    assert_eq!(cost, share("one"));
    // Cut to two decimals; the victor's losses count for one hundredth at least.
    let fraction = |name: &str| all[0].told.args.iter().find(|(n, _)| *n == name).map(|(_, a)| a.clone());
    assert_eq!(fraction("beaten"), Some(Arg::Fraction(lost * 10_000 / 900, 100)));
    assert_eq!(fraction("victor"), Some(Arg::Fraction(cost * 10_000 / 600, 100)));
    assert_eq!(fraction("times"), Some(Arg::Fraction(lost * 10_000 * 600 / (900 * 600.max(100 * cost)), 100)));
    let (rule, [least, usual, was, xp, now]) =
        link(&links(&p, "learned", "one"), "ordre-open-learned", ["least", "usual", "was", "xp", "now"]).unwrap();
    assert_eq!((rule, was + xp, xp), ("ORD-71", now, usual));
    assert!(least <= usual);
    // Experience opens too: what a point of Cbt costs, and what is left.
    let all = links(&p, "raised", "one");
    let (rule, [xp, cost, left, was, now]) =
        link(&all, "ordre-open-raised", ["xp", "cost", "left", "was", "now"]).unwrap();
    assert_eq!((rule, cost, left, now), ("ORD-72", was + 1, xp - cost, was + 1));
}

/// ORD-29 — Cbt, Dfs and SdR of a group of several units open in the blow and in the rout, unit by unit.
#[test]
fn means_open_where_they_are_used() {
    // Cbt 5 and 8: (100 × 5 + 50 × 8) ÷ 150 is 6; SdR 60 and 90: 70.
    let host = unit("one", 100, FOOT) + &unit("more", 50, "cbt = 8\ndmg = 4\narm = 1");
    let p: P = TestBattle::new(&scenario(with("die_kind = \"plain\""), &host, &unit("two", 100, "cbt = 25\ndmg = 90")));
    let p = p.dice_show(5).to("pursuit");
    let (attack, hit) = (links(&p, "attacks", "two"), links(&p, "attacks", "north-gros"));
    assert_eq!(link(&attack, "ordre-open-mean-dfs", ["heads", "mean"]), Some(("ORD-29", [150, 6])));
    assert_eq!(link(&attack, "ordre-open-mean-cbt", ["mean"]), None, "one unit has it on its sheet");
    assert!(hit.is_empty() || link(&hit, "ordre-open-mean-cbt", ["mean"]) == Some(("ORD-29", [6])));
    let rout = links(&p, "routed", "north-gros");
    assert_eq!(
        link(&rout, "ordre-open-mean-sdr", ["heads", "mean", "fives", "percent"]),
        Some(("ORD-29", [150, 70, 1, 70]))
    );
    let sum =
        rout.iter().find(|l| l.told.id == "ordre-open-mean-sdr").unwrap().told.args.iter().find(|(n, _)| *n == "sum");
    assert_eq!(sum.map(|(_, arg)| arg.clone()), Some(Arg::Text("100 × 60 + 50 × 90".into())));
    let (rule, [damage, sdr, exceed]) = link(&rout, "ordre-open-routed", ["damage", "sdr", "exceed"]).unwrap();
    assert!(rule == "ORD-58" && damage >= sdr && exceed == 0);
}
