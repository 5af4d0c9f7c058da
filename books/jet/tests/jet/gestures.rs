//! The GM's gestures: what each changes, up and down the tree, and what is refused. Unsaid dice show 50.

use crate::field::{battle, company, fallen, id, morale, person, regiment, regiments, setting, side, term};
use montjoie_game::{Fight as _, Gesture};
use montjoie_jet::Jet;
use montjoie_table::{Side, Subject};
use montjoie_trial::{TestBattle, cases};
use serde_json::json;

cases! {
    case("gestures_on_men", &["JET-39"], &[], men),
    case("gestures_split_and_merge", &[], &[], split),
    case("gestures_change_camps", &[], &[], turn),
    case("a_fight_outside_the_turn", &["JET-11", "JET-13", "JET-34"], &[], attack),
    case("put_to_the_test", &["JET-22"], &[], test),
    case("gestures_on_characters", &["JET-09", "JET-41"], &[], characters),
    case("units_come_and_go", &["JET-33"], &[], come_and_go),
    case("gestures_refused", &[], &[], refused),
}

/// Two companies of forty and two people in ours, one of fifty across.
fn field(options: &str) -> TestBattle<Jet> {
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("c1", 40, ""),
        company("c2", 40, ""),
        person("sergent", "rank = \"sub_officer\";unit = \"c2\";leadership = 20"),
        person("pion", "rank = \"soldier\";unit = \"c2\""),
        side("b", ""),
        regiment("rb", ""),
        company("d1", 50, ""),
    ];
    battle("regiment-company", options, &parts)
}

fn men() {
    let p = field("");
    let (ra, c1, army) = (p.who("ra"), p.who("c1"), p.who("a-army"));
    let p = p.gesture(Gesture::Take { who: c1, men: 10 });
    assert_eq!((p.left("c1"), fallen(&p, "c1"), p.left("ra"), fallen(&p, "a-army")), (30, (10, 0), 70, (10, 0)));
    // Of a unit with parts, from all of them; of an army too.
    let p = p.gesture(Gesture::Take { who: ra, men: 10 });
    assert_eq!((p.left("c1"), p.left("c2"), p.left("ra")), (25, 35, 60));
    let p = p.gesture(Gesture::Restore { who: army, men: 8 });
    assert_eq!((p.left("c1"), p.left("c2"), fallen(&p, "a-army")), (29, 39, (12, 0)));
    // The wounded come back first, and no more than fell.
    let mut p = field("");
    p.bout.rule(&[json!({ "losses": { "unit": p.who("c1"), "killed": 6, "wounded": 3 } })]).unwrap();
    let p = p.gesture(Gesture::Restore { who: c1, men: 4 });
    assert_eq!((p.left("c1"), fallen(&p, "c1"), fallen(&p, "ra")), (35, (5, 0), (5, 0)));
    let p = p.gesture(Gesture::Restore { who: c1, men: 400 });
    assert_eq!((p.left("c1"), fallen(&p, "c1"), p.left("a-army")), (40, (0, 0), 80));
    let p = p.gesture(Gesture::Take { who: c1, men: 400 });
    assert_eq!((p.left("c1"), p.left("c2"), p.left("ra")), (0, 40, 40));
    // By size where that is agreed on, between turns too: twenty and forty.
    let p = field("loss_distribution = \"proportional\"").gesture(Gesture::Take { who: c1, men: 20 });
    let p = p.gesture(Gesture::Take { who: ra, men: 30 });
    assert_eq!((p.left("c1"), p.left("c2"), p.left("ra")), (10, 20, 30));
}

fn split() {
    let p = field("");
    let (c1, c2) = (p.who("c1"), p.who("c2"));
    let p = p.gesture(Gesture::Split { who: c1, men: 15 });
    let new = format!("#u{}", p.bout.state.units.len() - 1);
    assert_eq!((p.left("c1"), p.left(&new), p.left("ra"), p.fate(&new).side), (25, 15, 80, Side::A));
    assert_eq!((p.fate("c1").initial, p.fate(&new).initial, p.fate("ra").initial), (25, 15, 80));
    // Merged: men and soldiers go over, their old commander stays where he was.
    let p = p.gesture(Gesture::Merge { who: c2, into: c1 });
    assert_eq!((p.left("c1"), p.left("c2"), p.left("ra"), p.happened("left", "c2")), (65, 0, 80, 1));
    assert_eq!(p.fate("c2").word, "left", "gone over, not destroyed");
    assert_eq!(p.bout.state.who(montjoie_table::CharacterId::new(1)).unit, id(&p, "c1"));
    assert_eq!(p.bout.state.who(montjoie_table::CharacterId::new(0)).unit, id(&p, "c2"));
    let p = p.gesture(Gesture::Add { like: c1, men: 12 });
    let new = format!("#u{}", p.bout.state.units.len() - 1);
    assert_eq!((p.left(&new), p.left("ra"), p.left("a-army")), (12, 92, 92));
    assert!(p.bout.state.at(montjoie_table::UnitId::new(p.bout.state.units.len() as u8 - 1)).led);
}

fn turn() {
    // A company joins the first regiment over there, its commander with it; who serves in it stays true.
    let p = field("");
    let (c2, ra) = (p.who("c2"), p.who("ra"));
    let p = p.gesture(Gesture::Turn { who: c2 });
    assert_eq!((p.fate("c2").side, p.left("ra"), p.left("rb"), p.left("b-army")), (Side::B, 40, 90, 90));
    assert_eq!(
        (
            p.bout.state.who(montjoie_table::CharacterId::new(0)).side,
            p.bout.state.who(montjoie_table::CharacterId::new(1)).side
        ),
        (Side::B, Side::A)
    );
    assert_eq!(p.bout.state.who(montjoie_table::CharacterId::new(1)).unit, id(&p, "a-army"));
    // A regiment goes with its companies.
    let p = p.gesture(Gesture::Turn { who: ra });
    assert_eq!((p.fate("c1").side, p.fate("ra").side), (Side::B, Side::B));
    assert_eq!((p.left("a-army"), p.left("b-army"), p.left("rb")), (0, 130, 90));
    // In the midst of a turn it is out of its encounter, whether it stood there first or last.
    for who in ["c1", "c2"] {
        let p = field("").step();
        let (mut p, turned) = (p, who);
        while p.bout.place().step != "losses" && p.bout.state.at(id(&p, turned)).encounter.is_none() {
            p = p.step();
        }
        let unit = p.who(turned);
        let p = p.gesture(Gesture::Turn { who: unit });
        assert_eq!(p.bout.state.at(id(&p, turned)).encounter, None);
        let heads = p.bout.state.encounters.iter().flat_map(|e| e.heads);
        let mates = p.bout.state.units.iter().map(|u| u.mate);
        assert!(heads.chain(mates).all(|h| h != Some(id(&p, turned))), "{turned}");
        assert_eq!(p.round().fate(turned).side, Side::B);
    }
}

fn attack() {
    // The considered side's roll decides, whoever strikes: 50 + 30 − 10, and +10 for the enemy's failure.
    let fight = |first: &str, second: &str| {
        let p = regiments("", (100, "leadership = 30"), (100, ""));
        let (by, on) = (p.who(first), p.who(second));
        let p = p.faces("JET-13", "rb", "", &[40]).faces("JET-11", "ra", "", &[50]).faces("JET-34", "ra", "", &[20]);
        p.gesture(Gesture::Attack { by, on, shot: false })
    };
    for p in [fight("ra", "rb"), fight("rb", "ra")] {
        assert_eq!(term(&p, "JET-11", "ra", "opposition"), Some(10));
        assert_eq!(crate::field::total(&p, "JET-11", "ra"), 30 - 10 + 10);
        // 80: a partial success, 20 for 30, a point of heart.
        assert_eq!((fallen(&p, "ra"), fallen(&p, "rb")), ((13, 7), (20, 10)));
        assert_eq!((morale(&p, "ra"), morale(&p, "rb")), (1, -1));
    }
    // Numbers weigh; who has no commander does not roll.
    let p = regiments("", (200, "leaderless = true"), (100, "leadership = 26"));
    let (by, on) = (p.who("ra"), p.who("rb"));
    let p = p.faces("JET-34", "ra", "", &[20]).gesture(Gesture::Attack { by, on, shot: false });
    assert_eq!(crate::field::total(&p, "JET-13", "rb"), 26 - 10 - 25);
    assert_eq!((p.throws("JET-11"), fallen(&p, "ra"), fallen(&p, "rb"), morale(&p, "ra")), (0, (26, 14), (13, 7), -2));
    // Out of contact nobody falls, and nothing is told of it.
    let p = regiments("", (100, "engagement = \"withdrawn\""), (100, ""));
    let (by, on) = (p.who("ra"), p.who("rb"));
    let p = p.faces("JET-34", "ra", "", &[20]).gesture(Gesture::Attack { by, on, shot: false });
    assert_eq!((p.left("ra"), p.left("rb"), p.happened("losses", "")), (100, 100, 0));
    // Nobody loses more than there are, and companies bear what their regiment loses.
    let p = field("");
    let (by, on) = (p.who("ra"), p.who("rb"));
    let p = p.faces("JET-11", "ra", "", &[97, 95]).faces("JET-34", "ra", "", &[35]);
    let p = p.gesture(Gesture::Attack { by, on, shot: false });
    assert_eq!((p.left("d1"), p.left("c1") + p.left("c2"), p.left("c1")), (0, 72, 36));
}

fn test() {
    let p = field("");
    let (c2, d1) = (p.who("c2"), p.who("d1"));
    let low = |who: Subject, value: i64| Gesture::Set { who, field: 4, value };
    let p = p.gesture(low(c2, -10)).gesture(Gesture::Test { who: c2 });
    assert_eq!(p.state("c2"), p.state("c1"), "at the edge they stay");
    let p = p.gesture(low(c2, -11)).gesture(Gesture::Test { who: c2 });
    assert_eq!(p.state("c2"), "routed");
    // His commander brings them back, to the edge of the scale: 20 − 30 and a die of 111 more.
    let p = p.faces("JET-22", "c2", "", &[97, 23]).gesture(Gesture::Test { who: c2 });
    assert_eq!((p.state("c2"), p.bout.state.at(id(&p, "c2")).rally_due), ("routed", false), "110 is too little");
    let p = p.faces("JET-22", "c2", "", &[97, 24]).gesture(Gesture::Test { who: c2 });
    assert_eq!((morale(&p, "c2"), p.happened("rallied", "c2")), (-10, 1));
    // Nobody to call them back, nothing to throw.
    let p = p.gesture(Gesture::Break { who: d1 });
    let mut p = p;
    p.bout.rule(&[json!({ "chief_lost": { "unit": d1 } })]).unwrap();
    let p = p.gesture(Gesture::Test { who: d1 });
    assert_eq!((p.state("d1"), p.happened("not_rallied", "d1")), ("routed", 1));
    let p = p.gesture(Gesture::Rally { who: d1 });
    assert_ne!(p.state("d1"), "routed");
}

fn characters() {
    let p = field("");
    let (sergent, pion, c1, c2) = (p.who("sergent"), p.who("pion"), p.who("c1"), p.who("c2"));
    let at = |p: &TestBattle<Jet>, name: &str| *p.bout.state.at(id(p, name));
    assert_eq!(at(&p, "c2").chief, Some(montjoie_table::CharacterId::new(0)));
    // Posted elsewhere he commands there, and nobody where he was; the others are left as they were.
    let p = p.gesture(Gesture::Post { who: sergent, to: c1 });
    assert_eq!(
        (at(&p, "c1").chief, at(&p, "c2").led, at(&p, "d1").led),
        (Some(montjoie_table::CharacterId::new(0)), false, true)
    );
    let p = p.gesture(Gesture::Post { who: pion, to: c1 });
    assert_eq!(
        (at(&p, "c1").chief, p.bout.state.who(montjoie_table::CharacterId::new(1)).unit),
        (Some(montjoie_table::CharacterId::new(0)), id(&p, "c1")),
        "a soldier commands nobody"
    );
    let p = p.gesture(Gesture::Post { who: sergent, to: Subject::NOBODY });
    assert_eq!(
        (p.bout.state.who(montjoie_table::CharacterId::new(0)).unit, at(&p, "c1").led),
        (id(&p, "a-army"), false)
    );
    // Struck down at its head: his unit has no commander at once.
    let p = p.gesture(Gesture::Post { who: sergent, to: c2 }).gesture(Gesture::Fell { who: sergent });
    assert_eq!((p.state("sergent"), at(&p, "c2").led), ("dead", false));
    let p = p.gesture(Gesture::Bring { who: sergent });
    assert_eq!(p.state("sergent"), "fit");
    let p = p.gesture(Gesture::Remove { who: pion });
    assert_eq!(p.state("pion"), "out");
    assert_eq!(p.refuses(Gesture::Bring { who: sergent }), Some("gesture-already-there"));
    assert_eq!(p.refuses(Gesture::Bring { who: pion }), None);
    assert_eq!(p.refuses(Gesture::Post { who: sergent, to: p.who("d1") }), Some("gesture-not-together"));
    assert_eq!(p.refuses(Gesture::Fell { who: c1 }), Some("gesture-not-a-character"));
}

fn come_and_go() {
    let parts = [
        side("a", ""),
        regiment("ra", "count = 100"),
        regiment("rr", "count = 100;arrives = \"reserve\""),
        side("b", ""),
        regiment("rb", "count = 100"),
    ];
    let p = battle("army", "", &parts);
    let (ra, rr, army) = (p.who("ra"), p.who("rr"), p.who("a-army"));
    assert_eq!(p.refuses(Gesture::Bring { who: ra }), Some("gesture-already-there"));
    assert_eq!(p.refuses(Gesture::Bring { who: rr }), None, "a reserve is not there yet");
    let p = p.gesture(Gesture::Bring { who: rr });
    assert_eq!((p.state("rr"), p.bout.state.fielded(id(&p, "a-army"))), ("first_line", 200));
    let p = p.gesture(Gesture::Remove { who: ra });
    assert_eq!((p.state("ra"), p.bout.state.fielded(id(&p, "a-army"))), ("left", 100));
    let p = p.gesture(Gesture::Bring { who: ra });
    assert_eq!((p.state("ra"), p.bout.state.fielded(id(&p, "a-army"))), ("first_line", 200));
    assert_eq!(p.refuses(Gesture::Remove { who: army }), Some("jet-gesture-army"));
}

fn refused() {
    let p = field("");
    let (army, ra, c1, c2, d1, rb) = (p.who("a-army"), p.who("ra"), p.who("c1"), p.who("c2"), p.who("d1"), p.who("rb"));
    let (pion, nobody) = (p.who("pion"), Subject::unit(90));
    for (gesture, why) in [
        (Gesture::Take { who: pion, men: 1 }, Some("gesture-not-a-unit")),
        (Gesture::Take { who: nobody, men: 1 }, Some("gesture-unknown")),
        (Gesture::Rally { who: c1 }, Some("jet-gesture-not-routed")),
        (Gesture::Attack { by: c1, on: c2, shot: false }, Some("gesture-same-side")),
        (Gesture::Attack { by: c1, on: rb, shot: false }, Some("jet-gesture-scales")),
        (Gesture::Attack { by: c1, on: d1, shot: true }, Some("gesture-no-missiles")),
        (Gesture::Attack { by: c1, on: d1, shot: false }, None),
        (Gesture::Part { one: c1, other: d1 }, Some("gesture-not-in-contact")),
        (Gesture::Add { like: army, men: 1 }, Some("jet-gesture-army")),
        (Gesture::Add { like: c1, men: 0 }, Some("gesture-no-men")),
        (Gesture::Add { like: c1, men: 1_000_000 }, None),
        (Gesture::Add { like: c1, men: 1_000_001 }, Some("gesture-no-men")),
        (Gesture::Split { who: ra, men: 1 }, Some("jet-gesture-has-parts")),
        (Gesture::Split { who: c1, men: 0 }, Some("gesture-no-men")),
        (Gesture::Split { who: c1, men: 39 }, None),
        (Gesture::Split { who: c1, men: 40 }, Some("gesture-no-men")),
        (Gesture::Merge { who: c1, into: c1 }, Some("gesture-not-together")),
        (Gesture::Merge { who: c1, into: d1 }, Some("gesture-not-together")),
        (Gesture::Merge { who: c1, into: c2 }, None),
        (Gesture::Remove { who: nobody }, Some("gesture-unknown")),
        (Gesture::Bring { who: nobody }, Some("gesture-unknown")),
        (Gesture::Turn { who: army }, Some("jet-gesture-army")),
        (Gesture::Post { who: c1, to: c2 }, Some("gesture-not-a-character")),
        (Gesture::Option { index: setting("considered_side"), value: 0 }, Some("jet-gesture-at-muster")),
        (Gesture::Option { index: 250, value: 0 }, Some("gesture-bad-field")),
        (Gesture::Set { who: c1, field: 250, value: 0 }, Some("gesture-bad-field")),
        (Gesture::Set { who: nobody, field: 4, value: 0 }, Some("gesture-unknown")),
        (Gesture::Set { who: c1, field: 4, value: i64::MAX }, Some("gesture-bad-value")),
    ] {
        assert_eq!(p.refuses(gesture), why, "{gesture:?}");
    }
    // Set against one another from either side, they can be parted.
    let p = p.gesture(Gesture::Engage { by: d1, on: c1 });
    assert_eq!(p.refuses(Gesture::Part { one: c1, other: d1 }), None);
    assert_eq!(p.refuses(Gesture::Part { one: c2, other: d1 }), Some("gesture-not-in-contact"));
    let p = p.gesture(Gesture::Part { one: c1, other: d1 });
    assert_eq!(p.refuses(Gesture::Part { one: c1, other: d1 }), Some("gesture-not-in-contact"));
}
