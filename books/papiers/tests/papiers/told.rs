//! What is told fits what happened: EFF are no heads, the dead are granted nothing, a fumble is called one.

use crate::field::{Look as _, P, hero, plain, scene, unit, with};
use montjoie_game::{Arg, Message, What};

/// What the GM is told of the last event of this name.
fn told(p: &P, event: &str, who: &str) -> Option<Message> {
    let of = p.who(who);
    let its = |item: &&montjoie_game::Item| matches!(&item.what, What::Change { event: e, .. } if e == event);
    p.items().filter(its).rfind(|item| item.subject == of).and_then(|item| item.gm.clone())
}

fn number(message: &Message, name: &str) -> Option<Arg> {
    message.args.iter().find(|(n, _)| *n == name).map(|(_, arg)| arg.clone())
}

/// PAP-02 — EFF are told as such; soldiers of several EFF are counted apart, a creature alone is not counted at all.
#[test]
fn eff_is_not_told_as_heads() {
    let lost = |count: u32, keys: &str| {
        let p = plain(&unit("a1", 60, "pui = 2; ini = 20"), &unit("b1", count, keys)).order("a1", "engager b1");
        told(&p.faces("PAP-31", "a1", "b1", &[3]).to("moral"), "lost", "b1").unwrap()
    };
    assert_eq!(lost(60, "").id, "papiers-tell-lost");
    let ogres = lost(20, "eff_each = 3");
    let (Some(Arg::Number(left)), Some(Arg::Number(heads))) = (number(&ogres, "left"), number(&ogres, "heads")) else {
        panic!("{ogres:?}")
    };
    assert_eq!((ogres.id, heads), ("papiers-tell-lost-large", (left + 2) / 3));
    assert!(heads < left);
    assert_eq!(lost(1, "eff_each = 60").id, "papiers-tell-lost-one");
}

/// PAP-70 — the rout of a fumbled organisation opens on the leader's own die, and is called what it is.
#[test]
fn a_fumbled_organisation_opens_on_its_die() {
    let a = unit("a1", 60, "") + &hero("h", "unit = \"a1\"; command = 65");
    for (face, event, id) in
        [(100, "tested", "papiers-open-organisation-fumbled"), (80, "disordered", "papiers-open-organisation")]
    {
        let p = plain(&a, &unit("b1", 60, "")).answer("PAP-90", "h", "organiser_att");
        let p = p.faces("PAP-70", "h", "a1", &[face]).to("moral");
        let [_, versus, _] = p.throw("PAP-70", "h", "a1").unwrap();
        assert!(versus.is_at_most(), "a skill is a bound for the die, not an opponent");
        let its = |item: &&montjoie_game::Item| matches!(&item.what, What::Change { event: e, .. } if e == event);
        let opening = p.items().find(its).unwrap().about.opening.clone();
        assert_eq!((opening.from.len(), opening.links[0].told.id), (1, id));
    }
}

/// PAP-43 — who was in disorder is not told to have fled, and who fled not to have been in disorder.
#[test]
fn a_rally_tells_what_is_over() {
    for (state, face, event, id) in [
        ("desorganisation", 30, "rallied", "papiers-tell-rallied"),
        ("deroute", 30, "rallied", "papiers-tell-rallied-rout"),
        ("desorganisation", 90, "not_rallied", "papiers-tell-not-rallied"),
        ("deroute", 90, "not_rallied", "papiers-tell-not-rallied-rout"),
    ] {
        let a = unit("a1", 60, &format!("morale = \"{state}\"")) + &hero("h", "unit = \"a1\"; command = 65");
        let p = plain(&a, &unit("b1", 60, "")).faces("PAP-43", "a1", "h", &[face]).round();
        assert_eq!(told(&p, event, "a1").unwrap().id, id);
    }
}

/// PAP-28 — an order in which all are equal does not run from a number down to itself.
#[test]
fn an_order_of_equals() {
    let order = |ini: i8| {
        let p = plain(&unit("a1", 60, "ini = 3"), &unit("b1", 60, &format!("ini = {ini}")));
        let p = p.to("engagement");
        p.items().filter_map(|item| item.gm.clone()).find(|m| m.id.starts_with("papiers-tell-order")).unwrap().id
    };
    assert_eq!((order(3), order(2)), ("papiers-tell-order-same", "papiers-tell-order"));
}

/// PAP-102 — wounds that put a character out open into their points; a fall alone does not name old wounds.
#[test]
fn who_is_out_is_told_by_how_much() {
    let a = unit("a1", 60, "") + &hero("h", "unit = \"a1\"");
    let p = with("wound_track = \"simple\"", &a, &unit("b1", 60, "pui = 3; ini = 20")).order("b1", "engager a1");
    let p = p.faces("PAP-31", "b1", "a1", &[8]).faces("PAP-100", "h", "", &[12]).to("moral");
    let its = |item: &&montjoie_game::Item| matches!(&item.what, What::Change { event, .. } if event == "became");
    let links = p.items().find(its).unwrap().about.opening.links.clone();
    let bears = &links.iter().find(|link| link.told.id == "papiers-open-bears").unwrap().told;
    assert_eq!([number(bears, "points"), number(bears, "most")], [Some(Arg::Number(12)), Some(Arg::Number(10))]);
}

/// PAP-100 — the row of the table stands behind a wound, all its columns.
#[test]
fn a_wound_shows_its_row() {
    let a = unit("a1", 60, "") + &hero("h", "unit = \"a1\"");
    let p = plain(&a, &unit("b1", 60, "pui = 2; ini = 20")).order("b1", "engager a1");
    let p = p.faces("PAP-31", "b1", "a1", &[8]).faces("PAP-100", "h", "", &[5]).to("moral");
    let is = |item: &&montjoie_game::Item| matches!(&item.what, What::Change { event, .. } if event == "wounded");
    let links = p.items().find(is).unwrap().about.opening.links.clone();
    let row = &links.iter().find(|link| link.told.id == "papiers-open-wounds-row").unwrap().told;
    assert_eq!([number(row, "from"), number(row, "to")], [Some(Arg::Number(4)), Some(Arg::Number(6))]);
    assert_eq!(number(row, "one"), Some(Arg::Word("papiers-wound-none")));
    assert_eq!(number(row, "three"), Some(Arg::Word("papiers-wound-2-leg")));
}

/// What the scenario grants is told as a gain, not as a field; of those who are no more nothing is told.
#[test]
fn nothing_is_granted_to_the_dead() {
    let event = "[[event]]\nround = 2\nset = [{ unit = \"b1\", field = \"temp_att\", value = -1 }, { unit = \"b2\", field = \"temp_att\", value = -1 }]\n";
    let b = unit("b1", 20, "") + &unit("b2", 60, "");
    let p =
        P::new(&scene(event, "", &unit("a1", 200, "pui = 3; ini = 20"), &b)).lead("cautious", "cautious").dice_show(5);
    let p = p.order("a1", "engager b1").faces("PAP-31", "a1", "b1", &[10]).round().step();
    assert_eq!((p.state("b1"), p.unit("b2").temp_att), ("destroyed", -1));
    let granted = |who: &str| told(&p, "set", who).map(|message| message.id);
    assert_eq!((granted("b1"), granted("b2")), (None, Some("papiers-tell-granted")));
}
