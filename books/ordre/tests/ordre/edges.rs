//! Where a rule begins and ends: at the bound itself, one side of two, nobody where somebody may be.

use super::help::*;
use montjoie_game::Gesture;
use montjoie_ordre::events::{Event, How};
use montjoie_ordre::terms::{Lot, Where};
use montjoie_table::{Side, State as _};
use montjoie_trial::TestBattle;

fn with_hero() -> P {
    let north = unit("one", 100, FOOT) + &unit("more", 50, FOOT) + &chief("hero", "health = 5\nunit = \"one\"");
    TestBattle::new(&scenario(Around::default(), &north, &unit("two", 100, FOOT)))
}

#[test]
fn who_joins_another_is_of_the_same_side_and_somebody_else() {
    let p = with_hero();
    let [one, more, two] = ["one", "more", "two"].map(|id| p.who(id));
    let merge = |who, into| p.refuses(Gesture::Merge { who, into });
    assert_eq!(merge(one, more), None);
    assert_eq!([merge(one, one), merge(one, two), merge(two, one)], [Some("gesture-not-together"); 3]);
}

#[test]
fn wounds_given_by_hand_keep_within_health() {
    let p = with_hero();
    let who = p.who("hero");
    let wounds = |p: &P| (state(p).persons[0].wounds, state(p).persons[0].lot);
    let p = p.gesture(Gesture::Take { who, men: 2 });
    assert_eq!(wounds(&p).0, 2);
    let p = p.gesture(Gesture::Restore { who, men: 1 });
    assert_eq!(wounds(&p).0, 1);
    let p = p.gesture(Gesture::Restore { who, men: 9 });
    assert_eq!(wounds(&p).0, 0, "nobody is better than well");
    // ORD-55: five wounds of five Health put him out of action; one back and he is only wounded.
    let p = p.gesture(Gesture::Take { who, men: 9 });
    assert_eq!(wounds(&p), (5, Lot::Out));
    let p = p.gesture(Gesture::Restore { who, men: 1 });
    assert_eq!(wounds(&p), (4, Lot::Wounded));
}

#[test]
fn men_given_by_hand_cost_what_each_can_take() {
    // Six points a man: three fall for 18, and no more come back than fell.
    let p = duel(Around::default(), FOOT, FOOT);
    let who = p.who("one");
    let p = p.gesture(Gesture::Take { who, men: 3 });
    assert_eq!((damage(&p, "one"), p.left("one")), (18, 97));
    let p = p.gesture(Gesture::Restore { who, men: 5 });
    assert_eq!((damage(&p, "one"), p.left("one")), (0, 100));
    let p = p.gesture(Gesture::Take { who, men: 500 });
    assert_eq!((damage(&p, "one"), p.left("one")), (600, 0));
}

#[test]
fn a_reserve_that_goes_in_is_its_own_sides_alone() {
    let host = |own: &str, kept: &str| unit(own, 100, FOOT) + &unit(kept, 50, &format!("{FOOT}post = \"reserve\""));
    let mut p: P =
        TestBattle::new(&scenario(with("command_cadence = \"once\""), &host("one", "mine"), &host("two", "yours")));
    p.bout.state.sequence = 3;
    let at = |p: &P, id: &str| {
        let g = state(p).at(state(p).group_of(p.who(id)).unwrap());
        (g.at, g.arrived)
    };
    let mut quiet = state(&p).clone();
    quiet.apply(&Event::Committed { side: Side::A, tested: false });
    assert!(!quiet.retest, "a reserve too small to turn the battle calls for no test (ORD-74)");
    p.bout.state.apply(&Event::Committed { side: Side::A, tested: true });
    assert!(state(&p).retest);
    assert_eq!([at(&p, "one"), at(&p, "mine")], [(Where::Field, 0), (Where::Field, 3)]);
    assert_eq!(at(&p, "yours"), (Where::Reserve, 0));
    assert_eq!(state(&p).units.iter().map(|u| u.at == Where::Reserve).collect::<Vec<_>>(), [false, false, false, true]);
}

#[test]
fn those_who_come_together_stand_together() {
    // ORD-35: in groups who come in the same sequence stand together, until they have fought; unit by unit each stands alone.
    let late = |id: &str, keys: &str| unit(id, 50, &format!("{keys}arrives = \"event\"\n"));
    let groups = |level: &str, then: fn(&mut P)| {
        let south = unit("two", 100, FOOT) + &late("a", FOOT) + &late("b", FOOT) + &late("c", BOWS);
        let around = Around {
            options: &format!("resolution_level = \"{level}\""),
            events: "[[event]]\nround = 9\narrive = [\"a\", \"b\", \"c\"]",
            ..Around::default()
        };
        let mut p: P = TestBattle::new(&scenario(around, &unit("one", 100, FOOT), &south));
        p.bout.state.sequence = 2;
        p.bout.state.apply(&Event::Arrived { unit: nth(2) });
        then(&mut p);
        for unit in [nth(3), nth(4)] {
            p.bout.state.apply(&Event::Arrived { unit });
        }
        assert_eq!((state(&p).fighters, state(&p).retest), (350, true));
        ["a", "b", "c"].map(|id| state(&p).group_of(p.who(id)).unwrap())
    };
    let [a, b, c] = groups("group", |_| ());
    assert!(a == b && a != c, "shooters stand by themselves");
    let [a, b, c] = groups("unit", |_| ());
    assert!(a != b && b != c && a != c);
    let [a, b, _] = groups("group", |p| p.bout.state.sequence = 3);
    assert!(a != b, "who came before stands by itself");
    let [a, b, _] = groups("group", |p| {
        let (group, on) = (p.who("a"), p.who("one"));
        p.bout.state.apply(&Event::Attacks { group, on, how: How::Shock });
    });
    assert!(a != b, "who has fought stands by itself");
}

#[test]
fn a_rally_succeeds_at_the_difficulty_itself() {
    // ORD-62: PRESENCE 4, Cbt 4 and two of the art of war are 10, against 20 - 5: a die of 5 reaches it and brings nothing
    // back, a die of 4 does not, a die of 7 is two over and brings back a tenth of 350.
    for (face, rallied, left) in [(4, 0, 350), (5, 1, 350), (7, 1, 315)] {
        let south =
            format!("chief = \"c\"\n{}", unit("two", 100, FOOT)) + &chief("c", "presence = 4\ncbt = 4\nwar = 2");
        let mut p: P = TestBattle::new(&scenario(with("die_kind = \"plain\""), &unit("one", 100, FOOT), &south));
        let who = p.who("two");
        p.bout.state.apply(&Event::Lost { group: who, by: NO_ONE, loss: 350, how: How::Ruling, capped: false });
        p.bout.state.apply(&Event::Routed { group: who, by: NO_ONE, pursuable: false });
        let p = p.dice_show(face).gesture(Gesture::Test { who });
        assert_eq!(
            (p.happened("rallied", "two"), p.happened("unmoved", "two"), damage(&p, "two")),
            (rallied, 1 - rallied, left)
        );
    }
}

#[test]
fn a_captured_unit_of_the_victor_gets_nothing_back() {
    // ORD-63: of a victor's points half come back, not of those who were taken, nor of those who are gone.
    let host = unit("one", 100, FOOT) + &unit("lost", 100, FOOT) + &unit("dead", 100, FOOT);
    let around = with("die_kind = \"plain\"\nresolution_level = \"unit\"");
    let mut p: P = TestBattle::new(&scenario(around, &host, &unit("two", 100, FOOT)));
    for (id, event) in [("one", None), ("lost", Some(true)), ("dead", Some(false))] {
        let group = p.who(id);
        p.bout.state.apply(&Event::Lost { group, by: NO_ONE, loss: 120, how: How::Ruling, capped: false });
        match event {
            Some(true) => p.bout.state.apply(&Event::Captured { group }),
            Some(false) => p.bout.state.apply(&Event::Annihilated { group }),
            None => {}
        }
    }
    p.bout.state.apply(&Event::Conceded { side: Side::B });
    let p = p.dice_show(1).end();
    let back = |id: &str| p.event("reckoned", id).map(|e| (e["back"].clone(), e["out"].clone()));
    assert_eq!(back("one"), Some((60.into(), 20.into())));
    assert_eq!(back("lost"), Some((0.into(), 20.into())));
    assert_eq!(back("dead"), Some((0.into(), 100.into())));
}
