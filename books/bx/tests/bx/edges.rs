//! At the edges: what a throw tells, what a battle leaves, men who pass from one unit to another, heirs of a unit.

use crate::field::{Orders, P, WALLS, down, hero, huge, nth, siege, unit, with};
use montjoie_bx::Bx;
use montjoie_bx::battle::Battle;
use montjoie_bx::events::Event;
use montjoie_bx::terms::{Order, Where};
use montjoie_game::{Arg, Gesture, Item, Message, Ruleset as _, Shown as _, What};
use montjoie_table::{State as _, Subject};

/// What the GM and the other side are told of the last throw by this rule.
fn thrown(p: &P, rule: &str) -> (Message, Option<Message>) {
    let its = |item: &&Item| matches!(&item.what, What::Throw { head, .. } if head.key.rule.0 == rule);
    let item = p.items().rfind(its).unwrap();
    (item.gm.clone().unwrap(), item.sides[1].clone())
}

fn numbers(message: &Message) -> Vec<i64> {
    let number = |(_, arg): &(&str, Arg)| if let Arg::Number(n) = arg { Some(*n) } else { None };
    message.args.iter().filter_map(number).collect()
}

/// BX-30, BX-34, BX-55 — a test is told when its dice fall: roll, what it was held against, by how much. To who does not know
/// the figures, only how it went; a rally is not told to him.
#[test]
fn tests_of_morale_are_told_with_their_margin() {
    let side = format!("chief = \"c\"\n{}{}", unit("a1", 100, ""), hero("c", ""));
    let start = || down(&side, &unit("b1", 100, "")).lead("cautious", "cautious");
    let (a1, chief) = (start().who("a1"), start().who("c"));
    for (faces, told, roll, margin) in [([1, 1], "stood", 2, 7), ([6, 6], "failed", 12, 3)] {
        // Morale 8, free +1.
        let p =
            start().to("ordres").gesture(Gesture::Take { who: a1, men: 10 }).faces("BX-30", "a1", "", &faces).round();
        let (gm, seen) = thrown(&p, "BX-30");
        assert_eq!((gm.id, numbers(&gm)), (format!("bx-tell-test-{told}").as_str(), vec![roll, 9, margin]));
        assert_eq!(seen.map(|m| m.id.to_owned()), None::<String>, "what it lost was not seen");
        // BX-55: every unit at once, at -2.
        let p = start().faces("BX-55", "a1", "", &faces).gesture(Gesture::Fell { who: chief });
        let (gm, _) = thrown(&p, "BX-55");
        assert_eq!((gm.id, numbers(&gm)[..2].to_vec()), (format!("bx-tell-chief-test-{told}").as_str(), vec![roll, 7]));
        let rally = if told == "stood" { "heard" } else { "failed" };
        let p = start().gesture(Gesture::Break { who: a1 }).round();
        // The sequence after it lost heart it does nothing, and is spoken to at the end.
        let p = p.faces("BX-34", "a1", "", &faces).round();
        let (gm, seen) = thrown(&p, "BX-34");
        assert_eq!(
            (gm.id, numbers(&gm), seen),
            (format!("bx-tell-rally-{rally}").as_str(), vec![roll, 9, margin], None)
        );
    }
}

/// What is outside the offers is told to the GM alone.
#[test]
fn a_ruled_order_is_told_to_the_gm() {
    let p = down(&unit("a1", 100, ""), &unit("b1", 100, "")).ruled("BX-10", "a1", "tir b1").to("tir");
    let its = |item: &&Item| matches!(&item.what, What::Choice { ruled: true, .. });
    let item = p.items().find(its).unwrap();
    assert_eq!((item.gm.as_ref().map(|m| m.id), item.sides.iter().flatten().count()), (Some("bx-tell-outside"), 0));
}

/// BX-74 — who goes on to the next battle: somebody is left of him, and he is neither dead nor held.
#[test]
fn who_stays_for_the_next_battle() {
    let p = down(&(unit("a1", 100, "") + &hero("h", "pv = 30")), &unit("b1", 100, ""));
    let stays = |change: &dyn Fn(&mut Battle)| {
        let mut b = p.bout.state.clone();
        change(&mut b);
        let all = Bx::aftermath(&b);
        [0, 2].map(|n| all.iter().find(|s| s.subject == Subject::unit(n)).unwrap().stays)
    };
    assert_eq!(stays(&|_| {}), [true, true]);
    for (at, stay) in [
        (Where::Aside, true),
        (Where::Left, true),
        (Where::Absent, true),
        (Where::Destroyed, false),
        (Where::Surrendered, false),
    ] {
        assert_eq!(stays(&|b| (b.bodies[0].at, b.bodies[2].at) = (at, at)), [stay, stay], "{at:?}");
    }
    assert_eq!(stays(&|b| (b.bodies[0].n, b.bodies[2].pvt) = (0, 0)), [false, false]);
}

/// BX-75 — men pass with their points and their past; the standard goes with the last of them.
#[test]
fn men_pass_with_their_points() {
    let start = || {
        let a = "standard = \"a1\"\n".to_owned() + &unit("a1", 100, "") + &unit("a2", 50, "");
        let mut b = down(&a, &unit("b1", 100, "")).bout.state;
        // 402 of 500 points, and 60 of the hundred and twenty it was raised with.
        let one = &mut b.bodies[0];
        (one.n0, one.pvt0, one.pvt, one.n, one.n_start) = (125, 500 * 800, 398 * 800, 100, 110);
        (one.original, one.veterans) = (120, 60);
        b
    };
    let part = |b: &Battle, n: usize| {
        let one = &b.bodies[n];
        (one.n, one.pvt / 800, one.n0, one.pvt0 / 800, one.n_start, one.original, one.veterans)
    };
    let mut b = start();
    let second = part(&b, 1);
    assert_eq!(second, (50, 200, 50, 200, 50, 50, 50));
    b.apply(&Event::Passed { from: nth(0), to: nth(1), men: 40 });
    // 160 points; 238 are left, by four and up: 60 heads. Veterans go first.
    assert_eq!(part(&b, 0), (60, 238, 85, 340, 70, 80, 20));
    assert_eq!(part(&b, 1), (90, 360, 90, 360, 90, 90, 90));
    assert_eq!(b.camps[0].standard, Some(nth(0)), "it stays with those who stay");
    let mut b = start();
    b.apply(&Event::Passed { from: nth(0), to: nth(1), men: 900 });
    assert_eq!((b.bodies[0].n, b.bodies[0].pvt, b.bodies[1].n), (0, 0, 150), "no more than there are: 598 points");
    assert_eq!(b.camps[0].standard, Some(nth(1)));
    let mut b = start();
    b.camps[0].standard = Some(nth(2));
    b.apply(&Event::Passed { from: nth(0), to: nth(1), men: 900 });
    assert_eq!(b.camps[0].standard, Some(nth(2)), "another carries it");
    // BX-74: recruits who are no veterans take the status away.
    let mut b = start();
    (b.bodies[1].elite, b.bodies[1].victories) = (true, 2);
    b.apply(&Event::Passed { from: nth(0), to: nth(1), men: 40 });
    assert_eq!((b.bodies[1].elite, b.bodies[1].victories, part(&b, 1).5, part(&b, 1).6), (false, 0, 90, 90));
    let mut b = start();
    (b.bodies[1].elite, b.bodies[1].victories, b.bodies[0].elite) = (true, 2, true);
    b.apply(&Event::Passed { from: nth(0), to: nth(1), men: 40 });
    assert_eq!((b.bodies[1].elite, b.bodies[1].victories, part(&b, 1).5), (true, 2, 90));
}

/// BX-54 — the officer who is left stands where his unit stood: in its contacts, as old as they were, with its order.
#[test]
fn the_last_officer_inherits_the_fight() {
    let a = unit("a1", 100, "") + &unit("a2", 100, "") + &hero("o", "unit = \"a1\"");
    let mut b = down(&a, &(unit("b1", 100, "") + &unit("b2", 100, ""))).bout.state;
    b.sequence = 6;
    let (a1, a2, b1, b2, o) = (nth(0), nth(1), nth(2), nth(3), nth(4));
    b.pairs = vec![(a2, b1, 1), (b1, a1, 3), (a1, b2, 5)];
    for (one, other) in [(0, b1), (0, b2), (1, b1)] {
        b.bodies[one].contacts.add(other);
    }
    for (one, other) in [(2, a1), (3, a1), (2, a2)] {
        b.bodies[one].contacts.add(other);
    }
    b.bodies[0].inert.add(b1);
    b.bodies[2].inert.add(a1);
    b.bodies[0].fresh.add(b2);
    b.bodies[3].fresh.add(a1);
    b.bodies[0].charging.add(b2);
    b.bodies[2].charging.add(a1);
    (b.bodies[0].order, b.bodies[0].moved, b.bodies[0].struck) = (Order::Engagement(b2), true, true);
    let mut alone = b.clone();
    b.apply(&Event::Alone { hero: o, heir: true });
    let hero = &b.bodies[4];
    assert_eq!((hero.officer_of, hero.order, hero.moved, hero.struck), (None, Order::Engagement(b2), true, true));
    assert_eq!(b.pairs[3..], [(o, b1, 3), (o, b2, 5)], "as old as those of his unit");
    assert_eq!((hero.contacts.len(), hero.contacts.has(b1), hero.contacts.has(b2)), (2, true, true));
    assert_eq!((hero.inert.has(b1), hero.inert.has(b2)), (true, false));
    assert_eq!((hero.fresh.has(b1), hero.fresh.has(b2)), (false, true));
    assert_eq!((hero.charging.has(b1), hero.charging.has(b2)), (false, true));
    let (one, two) = (&b.bodies[2], &b.bodies[3]);
    assert_eq!((one.contacts.has(o), two.contacts.has(o)), (true, true));
    assert_eq!((one.inert.has(o), two.inert.has(o), one.fresh.has(o), two.fresh.has(o)), (true, false, false, true));
    assert_eq!((one.charging.has(o), two.charging.has(o)), (true, false));
    alone.apply(&Event::Alone { hero: o, heir: false });
    assert_eq!(
        (alone.bodies[4].contacts.len(), alone.bodies[4].order),
        (0, Order::None),
        "of his own accord, he is free"
    );
}

/// BX-42, BX-62 — behind a whole wall a monster does a quarter: of ten times ten dice, 25 points or 25 men.
#[test]
fn a_monster_at_the_wall() {
    for (option, points) in [("pvt_damage", 2_500), ("hd_kills", 10_000)] {
        let a = huge("m", "flying = true");
        let b = unit("b1", 200, "moral = 12");
        let text = siege("descendant", &format!("huge_damage = \"{option}\""), WALLS, &a, &b);
        let p = P::new(&text).answer("BX-61", "m", "secteur mur").answer("BX-61", "b1", "secteur mur");
        let p = p.order("m", "engagement b1").dice_show(1).to("moral");
        assert_eq!(p.points("b1"), 80_000 - points, "{option}");
    }
}

/// BX-61 — whoever goes against another section, or none, cannot shoot at those who hold this one; the besieged shoot where they will.
#[test]
fn shots_at_the_wall_and_from_it() {
    let a = unit("a1", 100, "ranged = \"1d6\"") + &unit("a2", 100, "ranged = \"1d6\"") + &unit("a3", 100, "");
    let b = unit("b1", 100, "ranged = \"1d6\"") + &unit("b2", 100, "ranged = \"1d6\"; outside = true");
    let p = P::new(&siege("descendant", "", WALLS, &a, &b)).answer("BX-61", "a1", "secteur mur");
    let p = p.answer("BX-61", "a2", "secteur porte").answer("BX-61", "a3", "aucun_secteur");
    let p = p.answer("BX-61", "b1", "secteur mur").to("ordres");
    let shots = |id: &str| {
        let all = p.options("BX-10", id);
        all.into_iter().filter(|o| o.starts_with("tir")).collect::<Vec<_>>()
    };
    assert_eq!(shots("a1"), ["tir b1", "tir b2"]);
    assert_eq!(shots("b1"), ["tir a1", "tir a2", "tir a3"]);
    assert_eq!(shots("b2"), ["tir a1", "tir a2", "tir a3"]);
    // The gate was held by nobody and is open since (BX-64): through it everyone inside is within reach.
    assert_eq!((p.happened("breached", "porte"), shots("a2")), (1, vec!["tir b1".to_owned(), "tir b2".to_owned()]));
}

/// BX-77 — an engine with no wall to work on shoots where most of its shot counts: outside before behind walls.
#[test]
fn an_engine_shoots_where_it_hurts() {
    let engine = "[[side.engine]]\nid = \"e1\"\nname = \"e1\"\nkind = \"baliste\"\n";
    for (inside, outside) in [("b1", "b2"), ("b2", "b1")] {
        let side = |id: &str| unit(id, 100, if id == outside { "outside = true" } else { "" });
        let a = unit("a1", 100, "siege_gear = true") + engine;
        let p = P::new(&siege("descendant", "", WALLS, &a, &(side("b1") + &side("b2"))));
        let p = p.answer("BX-61", "a1", "secteur mur").answer("BX-61", inside, "secteur mur").to("tir");
        assert_eq!(p.event("aimed", "").unwrap()["aim"]["unit"], p.who(outside).to_string());
    }
}

/// BX-19 — a shot is lost on one who was brought to grips since the order, and by one who was.
#[test]
fn no_shot_at_or_from_a_melee() {
    let a = unit("a1", 100, "ranged = \"1d6\"") + &unit("a2", 100, "");
    let start = || down(&a, &unit("b1", 100, "")).lead("cautious", "cautious").order("a1", "tir b1").to("tir");
    assert_eq!(start().dice_show(1).to("mouvement").throws("BX-21"), 1);
    for by in ["a1", "a2"] {
        let p = start();
        let (by, on) = (p.who(by), p.who("b1"));
        assert_eq!(p.gesture(Gesture::Engage { by, on }).dice_show(1).to("mouvement").throws("BX-21"), 0);
    }
    let p = start();
    let b1 = p.who("b1");
    assert_eq!(p.gesture(Gesture::Remove { who: b1 }).dice_show(1).to("mouvement").throws("BX-21"), 0);
}

/// Remnants: officers, walls, engines and those still to come leave a doubt; wings and arrows reach where blows do not.
#[test]
fn where_doubt_is_left_nobody_is_harmless() {
    let ghosts = |id: &str, more: &str| unit(id, 10, &format!("harmed_by = [\"argent\"]; {more}"));
    let harmless = |a: &str, b: &str| down(a, b).bout.harmless();
    assert!(harmless(&ghosts("a1", ""), &ghosts("b1", "")));
    assert!(!harmless(&(ghosts("a1", "") + &hero("o", "unit = \"a1\"")), &ghosts("b1", "")), "an officer may step out");
    // On the wing and untouched: only arrows reach them, and they strike when they like.
    assert!(harmless(&unit("a1", 10, ""), &ghosts("b1", "flying = true; damage = \"1d4-4\"")));
    assert!(!harmless(&unit("a1", 10, ""), &unit("b1", 10, "flying = true; damage = \"1d4-4\"; ranged = \"1d4\"")));
    assert!(!harmless(&unit("a1", 10, "ranged = \"1d4\""), &unit("b1", 10, "flying = true; damage = \"1d4-4\"")));
    let place = siege("descendant", "", WALLS, &ghosts("a1", ""), &ghosts("b1", ""));
    assert!(!P::new(&place).bout.harmless());
    let text = with("", &ghosts("a1", ""), &ghosts("b1", ""));
    assert!(text.bout.harmless());
}

/// BX-21, BX-25 — a weapon that rolls below nought does nothing, and nothing is no loss. Nor does taking from the dead bring them back.
#[test]
fn nothing_is_no_loss() {
    let p = down(&unit("a1", 100, "damage = \"1d4-4\""), &unit("b1", 100, "")).order("a1", "engagement b1");
    let p = p.dice_show(1).to("moral");
    assert_eq!((p.happened("hurt", "b1"), p.happened("lost", "b1"), p.happened("lost", "a1")), (1, 0, 1));
    let p = down(&hero("h", ""), &unit("b1", 100, ""));
    let who = p.who("h");
    let p = p.gesture(Gesture::Fell { who }).gesture(Gesture::Take { who, men: 1 });
    assert_eq!((p.happened("arrived", "h"), p.state("h")), (0, "destroyed"));
    let p = p.gesture(Gesture::Restore { who, men: 5 });
    assert_eq!((p.happened("arrived", "h"), p.state("h"), p.points("h")), (1, "free", 500));
}
