//! The GM's gestures, the judgements that are his, and how sides are led.

use crate::field::{Orders, P, down, hero, huge, nth, scene, unit, with};
use montjoie_bx::Bx;
use montjoie_game::{Fight as _, Gesture, Outcome, Ruleset as _};
use montjoie_table::{Side, Subject};
use montjoie_trial::cases;

cases! {
    case("gestures_on_men", &["BX-04", "BX-07"], &[], men),
    case("gestures_on_heart", &["BX-30", "BX-31"], &[], heart),
    case("gestures_of_contact_and_attack", &["BX-21", "BX-42"], &[], attack),
    case("units_are_split_and_merged", &["BX-74"], &[], split),
    case("a_unit_changes_camps", &["BX-48", "BX-54"], &[], turncoat),
    case("gestures_on_characters", &["BX-54", "BX-55"], &[], characters),
    case("options_and_numbers_from_here_on", &["BX-04"], &[], numbers),
    case("only_this_is_the_gms_to_judge", &["BX-57"], &[], judgements),
    case("charge_cautious_steady", &["BX-77"], &[], doctrines),
}

fn men() {
    let p = down(&unit("a1", 100, ""), &unit("b1", 100, ""));
    let a1 = p.who("a1");
    let p = p.gesture(Gesture::Take { who: a1, men: 30 });
    assert_eq!((p.left("a1"), p.points("a1")), (70, 28_000));
    let p = p.gesture(Gesture::Restore { who: a1, men: 90 });
    assert_eq!(p.left("a1"), 100, "no more than there were");
    let p = p.gesture(Gesture::Take { who: a1, men: 1_000 });
    assert_eq!(p.state("a1"), "destroyed");
    let p = p.gesture(Gesture::Restore { who: a1, men: 5 });
    assert_eq!((p.left("a1"), p.state("a1")), (5, "free"));
    let p = p.gesture(Gesture::Add { like: a1, men: 40 });
    assert_eq!((p.left("#u2"), p.fate("#u2").side), (40, Side::A));
    let p = p.gesture(Gesture::Remove { who: a1 });
    assert_eq!(p.state("a1"), "left");
    let p = p.gesture(Gesture::Bring { who: a1 });
    assert_eq!(p.state("a1"), "free");
    assert_eq!(p.refuses(Gesture::Bring { who: a1 }), Some("gesture-already-there"));
    assert_eq!(p.refuses(Gesture::Take { who: Subject::unit(90), men: 1 }), Some("gesture-unknown"));
    assert_eq!(p.refuses(Gesture::Add { like: a1, men: 0 }), Some("gesture-no-men"));
    assert_eq!(p.refuses(Gesture::Add { like: a1, men: 1_000_000 }), None);
    assert_eq!(p.refuses(Gesture::Add { like: a1, men: 1_000_001 }), Some("gesture-no-men"));
}

fn heart() {
    let p = down(&unit("a1", 100, ""), &unit("b1", 100, "")).lead("cautious", "cautious");
    let a1 = p.who("a1");
    let p = p.faces("BX-30", "a1", "", &[6, 6]).gesture(Gesture::Test { who: a1 });
    assert_eq!((p.state("a1"), p.versus("BX-30", "a1")), ("demoralised", 9));
    let p = p.gesture(Gesture::Rally { who: a1 });
    assert_eq!(p.state("a1"), "free");
    let p = p.gesture(Gesture::Break { who: a1 }).round().to("ordres");
    assert_eq!(p.options("BX-10", "a1"), ["aucune_action"]);
    let p = p.gesture(Gesture::Concede { side: Side::B }).dice_show(1).round();
    assert_eq!(p.bout.outcome(), Some(Outcome::Victory(Side::A)));
}

fn attack() {
    let p = down(&(unit("a1", 100, "ranged = \"1d4\"") + &huge("m", "")), &unit("b1", 500, ""));
    let (a1, m, b1) = (p.who("a1"), p.who("m"), p.who("b1"));
    let p = p.faces("BX-21", "a1", "b1", &[4]).gesture(Gesture::Attack { by: a1, on: b1, shot: true });
    assert_eq!(p.left("b1"), 450);
    let p = p.gesture(Gesture::Attack { by: m, on: b1, shot: false });
    assert_eq!(p.left("b1"), 350, "a monster by its own formula");
    let p = p.gesture(Gesture::Engage { by: a1, on: b1 });
    assert_eq!((p.contacts("a1"), p.contacts("b1")), (1, 1));
    let p = p.gesture(Gesture::Part { one: b1, other: a1 });
    assert_eq!((p.contacts("a1"), p.contacts("b1")), (0, 0));
    assert_eq!(p.refuses(Gesture::Part { one: b1, other: a1 }), Some("gesture-not-in-contact"));
    assert_eq!(p.refuses(Gesture::Engage { by: a1, on: m }), Some("gesture-same-side"));
    assert_eq!(p.refuses(Gesture::Attack { by: b1, on: a1, shot: true }), Some("gesture-no-missiles"));
}

fn split() {
    let a =
        unit("a1", 100, "") + &unit("a2", 50, "elite = true") + &unit("a3", 10, "dv = 4") + &hero("o", "unit = \"a1\"");
    let side = format!("standard = \"a1\"\n{a}");
    let p = down(&side, &unit("b1", 100, "")).lead("cautious", "cautious").to("ordres");
    let (a1, a2, a3) = (p.who("a1"), p.who("a2"), p.who("a3"));
    let p = p.gesture(Gesture::Split { who: a1, men: 30 });
    let new = "#u5";
    assert_eq!((p.left("a1"), p.left(new)), (70, 30));
    assert_eq!(p.body("a1").pvt + p.body(new).pvt, 400 * 800);
    let p = p.round();
    assert_eq!(p.throws("BX-30"), 0, "nobody died of it");
    // Merged: men, officers and standard go over; recruits cost the veterans their name.
    let p = p.gesture(Gesture::Merge { who: a1, into: a2 });
    assert_eq!((p.left("a2"), p.state("a1"), p.body("a2").elite), (120, "left", false));
    assert_eq!((p.bout.state.officers(nth(1)).count(), p.bout.state.camps[0].standard), (1, Some(nth(1))));
    assert!(!p.bout.state.camps[0].standard_lost);
    assert_eq!(p.refuses(Gesture::Merge { who: a3, into: a2 }), Some("gesture-not-together"));
    assert_eq!(p.refuses(Gesture::Split { who: a2, men: 120 }), Some("gesture-no-men"));
    let _ = p.bout.aftermath();
}

fn turncoat() {
    let a = format!("standard = \"a1\"\n{}{}{}", unit("a1", 100, ""), unit("a2", 50, ""), hero("o", "unit = \"a1\""));
    let p = down(&a, &unit("b1", 100, "")).to("ordres");
    let p = p.orders(&[("a1", "engagement b1"), ("a2", "aucune_action"), ("b1", "engagement a1")]).to("tir");
    let a1 = p.who("a1");
    let p = p.gesture(Gesture::Turn { who: a1 });
    assert_eq!((p.fate("a1").side, p.fate("o").side), (Side::B, Side::B));
    assert!(p.bout.state.camps[0].standard_lost, "the standard went with them");
    let p = p.dice_show(1).to("melee");
    assert_eq!((p.contacts("a1"), p.contacts("b1")), (0, 0), "friends do not come to grips");
}

fn characters() {
    let a = format!("chief = \"chef\"\n{}{}{}", unit("a1", 100, ""), unit("a2", 100, ""), hero("chef", ""));
    let p = down(&a, &unit("b1", 100, ""));
    let (a1, chief) = (p.who("a1"), p.who("chef"));
    let p = p.gesture(Gesture::Post { who: chief, to: a1 });
    assert_eq!(p.bout.state.officers(nth(0)).count(), 1);
    let p = p.gesture(Gesture::Post { who: chief, to: Subject::NOBODY });
    assert_eq!((p.bout.state.officers(nth(0)).count(), p.state("chef")), (0, "free"));
    let p = p.gesture(Gesture::Take { who: chief, men: 10 });
    assert_eq!(p.left("chef"), 20);
    // Struck down: what follows follows at once.
    let p = p.faces("BX-55", "a1", "", &[1, 1]).faces("BX-55", "a2", "", &[6, 6]).gesture(Gesture::Fell { who: chief });
    assert_eq!((p.state("chef"), p.state("a1"), p.state("a2")), ("destroyed", "free", "surrendering"));
    assert_eq!(p.refuses(Gesture::Fell { who: a1 }), Some("gesture-not-a-character"));
}

fn numbers() {
    let p = down(&unit("a1", 100, "dv = \"1-1\""), &unit("b1", 10, "")).lead("cautious", "cautious").to("ordres");
    let a1 = p.who("a1");
    let field = |name: &str| u8::try_from(Bx::INFO.fields.iter().position(|f| f.name == name).unwrap()).unwrap();
    let p = p.gesture(Gesture::Set { who: a1, field: field("pvt"), value: 100 * 800 });
    assert_eq!(p.left("a1"), 29);
    let p = p.gesture(Gesture::Set { who: a1, field: field("moral"), value: 11 });
    assert_eq!(p.body("a1").moral, 11);
    assert_eq!(p.refuses(Gesture::Set { who: a1, field: field("moral"), value: 13 }), Some("gesture-bad-value"));
    assert_eq!(p.refuses(Gesture::Set { who: a1, field: 250, value: 1 }), Some("gesture-bad-field"));
    let rounding = u8::try_from(Bx::INFO.settings.iter().position(|s| s.name == "survivor_rounding").unwrap()).unwrap();
    let p = p.gesture(Gesture::Option { index: rounding, value: 1 });
    assert_eq!(p.left("a1"), 28, "counted down from here on");
    assert_eq!(p.refuses(Gesture::Option { index: rounding, value: 7 }), Some("gesture-bad-value"));
}

fn doctrines() {
    let order = |doctrine: &str, a: &str, b: &str| {
        let p = P::new(&scene("descendant", "", a, b)).lead(doctrine, "cautious").to("tir");
        p.event("ordered", "a1").unwrap()["order"].to_string()
    };
    let (foot, foes) = (unit("a1", 100, ""), unit("b1", 100, "") + &unit("b2", 200, "ca = 9"));
    assert_eq!(order("charge", &foot, &foes), "{\"engagement\":\"#u2\"}", "where it gains most");
    assert_eq!(order("cautious", &foot, &foes), "\"hold\"");
    let (many, few) = (unit("b1", 300, "ca = 9"), unit("b2", 60, ""));
    let steady = "{\"engagement\":\"#u2\"}";
    assert_eq!(order("steady", &foot, &(many.clone() + &few)), steady, "not where the answer hurts far more");
    assert_eq!(order("steady", &foot, &many), "{\"engagement\":\"#u1\"}", "unless there is nobody else");
    assert_eq!(order("steady", &unit("a1", 300, ""), &unit("b1", 100, "")), "{\"engagement\":\"#u1\"}");
    let archers = unit("a1", 100, "ranged = \"1d6\"");
    for doctrine in Bx::INFO.doctrines {
        assert_eq!(order(doctrine, &archers, &unit("b1", 100, "")), "{\"tir\":\"#u1\"}");
    }
    let wolf = unit("b1", 10, "harmed_by = [\"argent\"]");
    assert_eq!(order("charge", &foot, &wolf), "\"hold\"", "nothing to gain");
    assert_eq!(order("cautious", &huge("a1", ""), &foes), "\"hold\"");
    // Past half its men, the cautious break off.
    let p = with("", &unit("a1", 100, "mounted = true; pvt = 160"), &unit("b1", 100, "damage = \"1d4-1\"; moral = 12"));
    let p = p.lead("cautious", "charge").dice_show(1).order("b1", "engagement a1").round().to("tir");
    assert_eq!(p.event("ordered", "a1").unwrap()["order"].to_string(), "{\"repli\":false}");
}

/// What the book leaves to the GM, and nothing else; the proofs hold every battle they draw to this list.
fn judgements() {
    assert_eq!(Bx::INFO.judgements, ["BX-51", "BX-53", "BX-54", "BX-57", "BX-60", "BX-73", "SCENARIO"]);
    let p = down(&(unit("a1", 50, "") + &hero("h", "")), &(unit("b1", 50, "") + &hero("g", ""))).thrown(5).end();
    let asked = p.items().filter_map(|i| match &i.what {
        montjoie_game::What::Judgement { head, .. } => Some(head.key.rule.0),
        _ => None,
    });
    assert!(asked.into_iter().all(|rule| Bx::INFO.judgements.contains(&rule)));
}
