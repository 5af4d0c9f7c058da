//! Le constat, further: what the counters on the real table say of contacts, supports and shots (PAP-28..30, 67, 68, 71).

use crate::field::{Look, P, bare, drawn, id, on, plain, unit, with};
use montjoie_game::Shown as _;
use montjoie_game::{Constat, Fight as _, Found, Gesture};
use montjoie_table::Subject;
use serde_json::json;

fn pairs(p: &P, all: &[(&str, &str)]) -> Vec<(Subject, Subject)> {
    all.iter().map(|(one, other)| (p.who(one), p.who(other))).collect()
}

fn shows(p: &P, engaged: &[(&str, &str)], supports: &[(&str, &str)], shots: &[(&str, &str)]) -> Found {
    let found =
        Constat { engaged: pairs(p, engaged), supports: pairs(p, supports), shots: pairs(p, shots), off: Vec::new() };
    p.bout.constat(&found).unwrap()
}

fn warned(found: &Found) -> Vec<&'static str> {
    found.warnings.iter().map(|m| m.id.strip_prefix("papiers-constat-").unwrap()).collect()
}

fn happened(found: &Found, event: &str) -> usize {
    found.events.iter().filter(|e| e.get(event).is_some()).count()
}

/// As soon as initiative is to be thrown the table may lead; the order is then not asked for.
#[test]
fn before_the_dice_and_after() {
    let p = plain(&unit("a1", 60, ""), &unit("b1", 60, "")).to("initiative");
    let found = shows(&p, &[("a1", "b1")], &[], &[]);
    assert_eq!(found.events.first(), Some(&json!({ "step": "engagement" })));
    let mut p = p;
    p.bout.rule(&found.events).unwrap();
    assert_eq!((p.bout.place().step, p.state("a1")), ("alignement", "engaged"));
    let p = plain(&unit("a1", 60, ""), &unit("b1", 60, "")).to("engagement");
    assert_eq!(happened(&shows(&p, &[("a1", "b1")], &[], &[]), "step"), 1, "only the end of the phase");
}

/// Contacts of the hour before: those still shown go on without a charge, whoever is named first; others are parted; with
/// those who left the table nothing is left to part.
#[test]
fn old_contacts() {
    let a: String = (1..=3).map(|n| unit(&format!("a{n}"), 60, "ini = 9")).collect();
    let b: String = (1..=3).map(|n| unit(&format!("b{n}"), 60, "ini = -9")).collect();
    let p = plain(&a, &b).order("a1", "engager b1").order("a2", "engager b2").order("a3", "engager b3").round();
    let mut p = p.to("engagement");
    assert_eq!(p.bout.state.links.len(), 3);
    for pair in [("b1", "a1"), ("a1", "b1")] {
        let found = Constat { engaged: pairs(&p, &[pair]), off: vec![p.who("b3")], ..Constat::default() };
        let found = p.bout.constat(&found).unwrap();
        let parted: Vec<_> = found.events.iter().filter_map(|e| e.get("parted")).collect();
        assert_eq!(parted, [&json!({ "one": "#u1", "other": "#u4" })], "{pair:?}");
        assert_eq!(happened(&found, "engaged"), 0, "{pair:?}: nothing new");
    }
    let found = shows(&p, &[("b1", "a1")], &[], &[]);
    p.bout.rule(&found.events).unwrap();
    let links: Vec<_> = p.bout.state.links.iter().map(|l| (l.a.number(), l.b.number(), l.formed, l.charges)).collect();
    assert_eq!(links, [(0, 3, 1, 0)]);
}

#[test]
fn what_it_breaks_is_told() {
    let a = (1..=4).map(|n| unit(&format!("a{n}"), 60, "")).collect::<String>()
        + &bare("m", "machine = \"baliste\"; setup = 1")
        + &bare("n", "machine = \"baliste\"");
    let p = plain(&a, &(unit("b1", 60, "") + &unit("b2", 60, ""))).to("engagement");
    let told = |engaged: &[(&str, &str)], shots: &[(&str, &str)]| warned(&shows(&p, engaged, &[], shots));
    let none: [&str; 0] = [];
    assert_eq!(told(&[("a1", "b1")], &[]), none);
    assert_eq!(told(&[("a1", "b1"), ("a1", "b2")], &[]), ["one-target"], "nobody goes at two");
    assert_eq!(told(&[("a1", "b1"), ("a2", "b1"), ("a3", "b1")], &[]), none, "three against one is the most");
    assert_eq!(told(&[("a1", "b1"), ("a2", "b1"), ("a3", "b1"), ("a4", "b1")], &[]), ["three-to-one"]);
    assert_eq!(told(&[], &[("n", "b1")]), none);
    assert_eq!(told(&[], &[("m", "b1")]), ["no-missiles"], "engines that are still being set up");
    assert_eq!(told(&[], &[("a1", "b1")]), ["no-missiles"]);
}

/// Two friends, each with bows promised behind him, go at the same enemy.
#[test]
fn one_place_for_bows() {
    let a = unit("a1", 60, "ini = 1")
        + &unit("a2", 60, "ini = 1")
        + &unit("s1", 60, "pui = 0.1; pui_tir = 2; ini = 9")
        + &unit("s2", 60, "pui = 0.1; pui_tir = 2; ini = 8");
    let p = plain(&a, &(unit("b1", 60, "") + &unit("b2", 60, ""))).to("engagement");
    let p = p.order("s1", "soutien_tir a1").step().order("s2", "soutien_tir a2").step();
    let none: [&str; 0] = [];
    let behind = [("s1", "a1"), ("s2", "a2")];
    assert_eq!(warned(&shows(&p, &[("a1", "b1"), ("a2", "b2")], &behind, &[])), none, "one behind each");
    let both = shows(&p, &[("a1", "b1"), ("a2", "b1")], &behind, &[]);
    assert_eq!(warned(&both), ["three-to-one", "fire-support"]);
    // Reported as it was ordered, a support stays what it is.
    let found = shows(&p, &[("a1", "b1")], &[("s1", "a1")], &[]);
    assert_eq!(happened(&found, "supports"), 0);
    let mut p = p;
    p.bout.rule(&found.events).unwrap();
    let s1 = p.unit("s1");
    assert_eq!((s1.supports, s1.support_kind.word()), (Some(id(0)), "fire"));
}

/// The table leads in mid-phase too: what was ordered before it and does not lie there is not carried out, what does is as was said.
#[test]
fn orders_the_table_does_not_show() {
    let a = unit("a1", 60, "ini = 1")
        + &unit("s", 60, "pui = 0.1; pui_tir = 2; ini = 9")
        + &unit("w", 60, "pui_tir = 2; ini = 8")
        + &unit("m", 10, "pui_mag = 6; ini = 7");
    let p = with("pui_mag = true", &a, &(unit("b1", 60, "") + &unit("b2", 60, ""))).to("engagement");
    let p = p.order("s", "soutien_tir a1").step().order("w", "tir b1").step().order("m", "magie b2").step();
    let so_far = p.bout.constat_so_far();
    assert_eq!(so_far.supports, pairs(&p, &[("s", "a1")]));
    assert_eq!(so_far.shots, pairs(&p, &[("w", "b1"), ("m", "b2")]));
    // Reported as it stands: nothing is told anew, and the spell is still a spell.
    let same = p.bout.constat(&so_far).unwrap();
    assert_eq!(same.events, [json!({ "step": "alignement" })]);
    assert_eq!(warned(&same), ["idle-friend"]);
    // On the table one shoots elsewhere, one stands still, one is taken off.
    let found = Constat { shots: pairs(&p, &[("w", "b2")]), off: vec![p.who("m")], ..Constat::default() };
    let found = p.bout.constat(&found).unwrap();
    assert_eq!(happened(&found, "stood_by"), 2, "{:?}", found.events);
    let mut p = p;
    p.bout.rule(&found.events).unwrap();
    assert_eq!((p.unit("s").supports, p.unit("s").target), (None, None));
    assert_eq!((p.unit("w").target, p.unit("w").by_magic), (Some(id(5)), false));
    assert_eq!(p.state("m"), "left");
}

/// A counter taken off an hour ago, or one that never was, is not on the table.
#[test]
fn who_is_gone_is_not_there() {
    let p = plain(&(unit("a1", 60, "") + &unit("a2", 60, "")), &(unit("b1", 60, "") + &unit("b2", 60, "")));
    let b2 = p.who("b2");
    let p = p.gesture(Gesture::Take { who: b2, men: 60 }).to("engagement");
    let a1 = p.who("a1");
    for other in [b2, Subject::unit(4), Subject::unit(99), Subject::NOBODY] {
        let found = Constat {
            engaged: vec![(a1, other), (other, a1)],
            supports: vec![(a1, other), (other, a1), (a1, a1)],
            shots: vec![(a1, other), (other, a1), (a1, a1)],
            off: vec![other],
        };
        let found = p.bout.constat(&found).unwrap();
        assert_eq!(found.events, [json!({ "step": "alignement" })], "{other:?}");
        assert!(found.warnings.is_empty());
    }
}

/// The drawing follows: a counter that touches stays where it lies, another is laid beside, an engine never.
#[test]
fn the_drawing() {
    let p = on(
        &drawn(&["......", "......", "......"]),
        "map_mode = \"grid\"",
        &(unit("a1", 60, "cell = \"d1\"")
            + &unit("a2", 60, "cell = \"a3\"")
            + &bare("m", "machine = \"canon\"; cell = \"a1\"")),
        &unit("b1", 60, "cell = \"e1\""),
    )
    .to("engagement");
    let moved = |by: &str| {
        let found = shows(&p, &[(by, "b1")], &[], &[]);
        found.events.iter().find_map(|e| e.get("moved").cloned())
    };
    assert_eq!(moved("a1"), None);
    assert_eq!(moved("a2"), Some(json!({ "unit": "#u1", "column": 5, "row": 0 })));
    assert_eq!(moved("m"), None);
}
