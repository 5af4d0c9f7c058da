//! How a side is led when nobody leads it: nobody idle, no general alone, no storm where a breach will come.

use crate::field::{Orders, P, WALLS, hero, scene, siege, unit};
use montjoie_game::Weighed as _;
use montjoie_game::{Gesture, Outcome};
use montjoie_table::{Inputs, Side};
use montjoie_trial::cases;

cases! {
    case("no_general_goes_at_a_company_alone", &["BX-77"], &[], general),
    case("nobody_stands_idle_while_a_foe_can_be_reached", &["BX-77"], &[], idle),
    case("a_written_contact_is_fought_out", &["BX-77"], &[], written),
    case("the_cautious_meet_those_who_came", &["BX-77"], &[], met),
    case("a_steady_besieger_waits_for_the_breach", &["BX-77"], &[], waits),
    case("an_intruder_is_met_inside", &["BX-77"], &[], intruder),
    case("mirrored_battles_are_no_walkover", &["BX-77"], &[], mirrored),
}

/// What this one is told by its doctrine, in the step of orders at which the battle stands.
fn told(p: P, id: &str) -> String {
    p.to("tir").event("ordered", id).unwrap()["order"].to_string()
}

fn general() {
    let side = |troops: &str| format!("chief = \"chef\"\n{troops}{}", hero("chef", ""));
    let foes = unit("b1", 40, "");
    for doctrine in ["charge", "cautious", "steady"] {
        let p = P::new(&scene("descendant", "", &side(&unit("a1", 100, "")), &foes)).lead(doctrine, "cautious");
        assert_eq!(told(p, "chef"), "\"hold\"", "{doctrine}");
    }
    // With nobody left to lead he fights for himself; a hero who leads nobody goes where he pleases.
    let p = P::new(&scene("descendant", "", &side(""), &foes)).lead("charge", "cautious");
    assert_eq!(told(p, "chef"), "{\"engagement\":\"#u0\"}");
    let p = P::new(&scene("descendant", "", &(unit("a1", 100, "") + &hero("h", "")), &foes)).lead("charge", "cautious");
    assert_eq!(told(p, "h"), "{\"engagement\":\"#u1\"}");
}

fn idle() {
    // The first foe flies and is out of reach: the next one is met.
    for doctrine in ["charge", "steady"] {
        let b = unit("b1", 100, "flying = true") + &unit("b2", 60, "");
        let p = P::new(&scene("descendant", "", &unit("a1", 100, ""), &b)).lead(doctrine, "cautious");
        assert_eq!(told(p, "a1"), "{\"engagement\":\"#u2\"}", "{doctrine}");
    }
    // Nobody left to shoot at, all at grips: archers go in beside their friends.
    for doctrine in ["charge", "cautious", "steady"] {
        let a = unit("a1", 100, "contact = [\"b1\"]") + &unit("a2", 60, "ranged = \"1d6\"");
        let p = P::new(&scene("descendant", "", &a, &unit("b1", 100, ""))).lead(doctrine, "charge");
        assert_eq!(told(p, "a2"), "{\"engagement\":\"#u2\"}", "{doctrine}");
    }
}

fn written() {
    for doctrine in ["charge", "cautious", "steady"] {
        for keys in ["", "mounted = true", "ranged = \"1d6\""] {
            let a = unit("a1", 100, &format!("contact = [\"b1\"]; {keys}"));
            let b = unit("b1", 400, "") + &unit("b2", 20, "");
            let p = P::new(&scene("descendant", "", &a, &b)).lead(doctrine, "charge");
            assert_eq!(told(p, "a1"), "\"strike\"", "{doctrine}, {keys}");
        }
    }
}

fn met() {
    let a = unit("a1", 100, "") + &unit("a2", 100, "");
    let start = || P::new(&scene("descendant", "", &a, &unit("b1", 100, "moral = 12"))).lead("cautious", "charge");
    assert_eq!(told(start(), "a1"), "\"hold\"", "let them come");
    // b1 came at a1: a2 does not look on.
    let p = start().order("b1", "engagement a1").dice_show(1).round();
    assert_eq!(told(p, "a2"), "{\"engagement\":\"#u2\"}");
    // On foot nobody retreats under blows; who can fall back unharmed does.
    for (more, order) in [("", "\"strike\""), ("mounted = true", "{\"repli\":false}")] {
        let a = unit("a1", 100, &format!("pvt = 160; contact = [\"b1\"]; {more}"));
        let p = P::new(&scene("descendant", "", &a, &unit("b1", 100, ""))).lead("cautious", "charge");
        assert_eq!(told(p, "a1"), order);
    }
}

fn waits() {
    let engine = "[[side.engine]]\nid = \"e1\"\nname = \"e1\"\nkind = \"trebuchet\"\n";
    let a = unit("a1", 2_000, "siege_gear = true");
    let b = unit("b1", 20, "");
    let battle = |a: &str| P::new(&siege("descendant", "", WALLS, a, &b)).lead("steady", "cautious");
    assert_eq!(told(battle(&a), "a1"), "{\"engagement\":\"#u1\"}", "nothing else opens the wall: it pays to storm");
    let with_engine = a.clone() + engine;
    assert_eq!(told(battle(&with_engine), "a1"), "\"hold\"", "the trebuchet will open it");
    let p = battle(&with_engine);
    let mur = p.who("mur");
    assert_eq!(told(p.gesture(Gesture::Break { who: mur }), "a1"), "{\"engagement\":\"#u1\"}", "through the breach");
}

fn intruder() {
    // a1 is on the wall, at grips with b1; b2 stands free behind it, and nobody else attacks.
    let b = unit("b1", 400, "moral = 12; contact = [\"a1\"]") + &unit("b2", 100, "");
    for doctrine in ["charge", "cautious", "steady"] {
        let p = P::new(&siege("descendant", "", WALLS, &unit("a1", 100, "moral = 12"), &b)).lead("cautious", doctrine);
        assert_eq!(told(p, "b2"), "{\"engagement\":\"#u0\"}", "{doctrine}");
    }
}

/// Six like the six across: how often each doctrine loses against the charge.
fn mirrored() {
    let army = |x: &str| {
        let troop = |id: &str, troop: &str, n: u32| {
            format!("[[side.unit]]\nid = \"{id}{x}\"\nname = \"{id} {x}\"\ntroop = \"{troop}\"\ncount = {n}\n")
        };
        let chief = hero(&format!("chef{x}"), &format!("ca = 4; int = 13; sag = 13; unit = \"garde{x}\""));
        format!(
            "chief = \"chef{x}\"\nstandard = \"garde{x}\"\n{}{}{}{}{}{}{chief}",
            troop("garde", "epeistes", 50),
            troop("piques", "piquiers", 65),
            troop("archers", "archers", 60),
            troop("cavaliers", "cavaliers", 40),
            troop("milice", "milice", 80),
            troop("lanciers", "lanciers_a_pied", 60),
        )
    };
    const BATTLES: u64 = 60;
    for (doctrine, most) in [("steady", 80), ("cautious", 90)] {
        let p = P::new(&scene("descendant", "", &army("a"), &army("b"))).lead(doctrine, "charge");
        let (mut lost, mut undecided) = (0, 0);
        p.bout.simulate(&Inputs::default(), 7, 0..BATTLES, &mut |ended| match ended.outcome {
            Outcome::Victory(Side::B) => lost += 1,
            Outcome::Undecided => undecided += 1,
            _ => {}
        });
        assert!(lost * 100 <= BATTLES * most, "{doctrine}: {lost} of {BATTLES} lost");
        assert_eq!(undecided, 0, "{doctrine}");
    }
}
