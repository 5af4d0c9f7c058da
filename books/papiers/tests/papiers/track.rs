//! The order of the engagement phase, as each viewer sees it (PAP-25, PAP-28).

use crate::field::{Look, P, hero, plain, unit};
use montjoie_game::Shown as _;
use montjoie_game::{Arg, Fight as _, Knowledge, Track, Viewer, Whose};
use montjoie_table::{Kind, Side};

/// What a viewer is shown: marks and ids, and the numbers where they are known.
fn shown(p: &P, viewer: Viewer) -> Vec<(String, &'static str, Option<i64>)> {
    let sheets = p.bout.sheets(viewer);
    let track: Track = p.bout.track(viewer).and_then(|track| track.known(&sheets)).unwrap();
    let number = |who| match track.of(&sheets, who)?.value {
        Arg::Number(n) => Some(n),
        ref other => panic!("{other:?}"),
    };
    track.turns.iter().map(|t| (p.bout.names().id(t.who), t.when.word(), number(t.who))).collect()
}

fn row(id: &str, when: &'static str, number: i64) -> (String, &'static str, Option<i64>) {
    (id.to_owned(), when, Some(number))
}

fn three(keys: &str) -> P {
    let a = unit("a1", 60, "ini = 1") + &unit("a2", 60, "ini = 7");
    plain(&a, &unit("b1", 60, &format!("ini = 4; {keys}")))
}

#[test]
fn units_stand_in_the_order_in_which_they_act() {
    let p = three("");
    assert_eq!(p.bout.track(Viewer::Gm), None, "no dice, no order");
    let p = p.to("engagement");
    let base = p.unit("a2").ini;
    let n = |less: i16| i64::from(base - less);
    let all = [row("a2", "now", n(0)), row("b1", "later", n(3)), row("a1", "later", n(6))];
    assert_eq!(shown(&p, Viewer::Gm), all);
    let p = p.order("a2", "engager b1").step();
    // b1 is at grips now: it has no turn.
    let all = [row("a2", "done", n(0)), row("b1", "done", n(3)), row("a1", "now", n(6))];
    assert_eq!(shown(&p, Viewer::Gm), all);
    let opens = p.sheet("a1").figures.into_iter().find(|f| f.word == "papiers-figure-ini_now").unwrap();
    assert!(opens.terms.len() >= 2, "{opens:?}");
    assert_eq!(p.to("alignement").bout.track(Viewer::Gm), None, "then it is past");
}

#[test]
fn a_player_sees_nobody_there_he_may_not_see() {
    let eyes = |knowledge| Viewer::Player(Side::A, knowledge);
    let ids = |p: &P, viewer| shown(p, viewer).into_iter().map(|(id, ..)| id).collect::<Vec<_>>();
    let p = three("").to("engagement");
    assert_eq!(ids(&p, eyes(Knowledge::Exact)), ["a2", "b1", "a1"]);
    assert_eq!(ids(&p, eyes(Knowledge::Words)), ["a2", "a1"], "its place would tell its INI");
    let p = p.order("a2", "engager b1").step();
    let seen = shown(&p, eyes(Knowledge::Words));
    assert_eq!(seen[1], ("b1".to_owned(), "done", None), "whoever is at grips is seen, without a number");
    let mut p = three("").to("engagement");
    let Kind::Unit(b1) = p.who("b1").kind() else { panic!("a unit") };
    p.bout.state.units[usize::from(b1)].hidden = true;
    assert_eq!(ids(&p, eyes(Knowledge::Exact)), ["a2", "a1"], "in ambush");
    assert_eq!(ids(&p, Viewer::Gm), ["a2", "b1", "a1"]);
}

/// A character alone has his place too, and units that are tied act now together.
#[test]
fn the_tied_act_now() {
    let a = unit("a1", 60, "ini = 3") + &unit("a2", 60, "ini = 3") + &hero("h", "ini = -9");
    let p = plain(&a, &unit("b1", 60, "ini = -5")).to("engagement");
    let track = p.bout.track(Viewer::Gm).unwrap();
    let now = track.turns.iter().filter(|t| t.when == Whose::Now).count();
    assert_eq!((now, track.turns.len()), (2, 4));
    assert!(track.turns.iter().all(|t| matches!(t.who.kind(), Kind::Unit(_))));
}
