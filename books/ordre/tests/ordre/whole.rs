//! What everybody sees of everyone: states, conditions, points, the clock, who is in what.

use super::help::*;
use montjoie_game::{Condition, Subjects as _};
use montjoie_ordre::Ordre;
use montjoie_ordre::events::{Event, How};
use montjoie_ordre::terms::{Lot, Where};
use montjoie_table::{Side, State as _, Subject};
use montjoie_trial::TestBattle;

/// The word and condition of somebody, and the state on the card.
fn fate(p: &P, id: &str) -> (&'static str, Condition, Option<&'static str>) {
    let fate = p.fate(id);
    (fate.word, fate.condition, p.sheet(id).state)
}

#[test]
fn a_group_is_in_the_state_its_damage_puts_it_in() {
    // Force 600: any damage, half of it, all of it, twice (ORD-42).
    for (loss, word, condition, state) in [
        (0, "intact", Condition::Fit, "ordre-state-intact"),
        (1, "accrochee", Condition::Fit, "ordre-state-accrochee"),
        (299, "accrochee", Condition::Fit, "ordre-state-accrochee"),
        (300, "eprouvee", Condition::Shaken, "ordre-state-eprouvee"),
        (600, "decimee", Condition::Shaken, "ordre-state-decimee"),
    ] {
        let mut p = duel(Around::default(), FOOT, FOOT);
        let group = p.who("one");
        p.bout.state.apply(&Event::Lost { group, by: NO_ONE, loss, how: How::Ruling, capped: false });
        assert_eq!(fate(&p, "one"), (word, condition, Some(state)), "{loss}");
    }
    let after = |events: &[fn(Subject) -> Event]| {
        let mut p = duel(Around::default(), FOOT, FOOT);
        let group = p.who("one");
        events.iter().for_each(|event| p.bout.state.apply(&event(group)));
        fate(&p, "one")
    };
    let runs: fn(Subject) -> Event = |group| Event::Routed { group, by: NO_ONE, pursuable: true };
    assert_eq!(after(&[runs]), ("deroute", Condition::Broken, Some("ordre-state-deroute")));
    assert_eq!(
        after(&[runs, |group| Event::OffTheLine { group }]),
        ("off", Condition::Broken, Some("ordre-state-off"))
    );
    assert_eq!(after(&[|group| Event::Left { group }]), ("left", Condition::Gone, Some("ordre-state-left")));
    assert_eq!(
        after(&[|group| Event::Captured { group }]),
        ("captured", Condition::Captured, Some("ordre-state-captured"))
    );
    assert_eq!(
        after(&[|group| Event::Annihilated { group }]),
        ("aneantie", Condition::Destroyed, Some("ordre-state-aneantie"))
    );
}

#[test]
fn who_waits_is_not_there_and_who_was_counted_is_reformed() {
    let north = unit("one", 100, FOOT)
        + &unit("kept", 50, &format!("{FOOT}post = \"reserve\""))
        + &unit("late", 50, &format!("{FOOT}arrives = \"event\""));
    let events = "[[event]]\nround = 9\narrive = [\"late\"]";
    let mut p: P = TestBattle::new(&scenario(Around { events, ..Around::default() }, &north, &unit("two", 100, FOOT)));
    assert_eq!(fate(&p, "kept"), ("reserve", Condition::Absent, Some("ordre-state-reserve")));
    assert_eq!(fate(&p, "late"), ("absent", Condition::Absent, Some("ordre-state-absent")));
    // Force of a man: SDG 5 and armour 1.
    assert_eq!((p.fate("one").worth, p.fate("one").initial, p.fate("one").now), (6, 100, 100));
    p.bout.state.apply(&Event::Reckoned { unit: nth(0), share: 0, out: 10, dead: 10, deserters: 0, back: 0, eff: 90 });
    assert_eq!(fate(&p, "one"), ("reformed", Condition::Fit, Some("ordre-state-reformed")));
}

#[test]
fn a_character_is_fit_wounded_out_taken_or_dead() {
    let north = unit("one", 100, FOOT) + &chief("hero", "health = 5\nunit = \"one\"");
    for (lot, word, condition, now) in [
        (Lot::Fit, "fit", Condition::Fit, 3),
        (Lot::Wounded, "wounded", Condition::Shaken, 3),
        (Lot::Out, "out_of_action", Condition::Gone, 3),
        (Lot::Captured, "captured", Condition::Captured, 3),
        (Lot::Killed, "killed", Condition::Destroyed, 0),
    ] {
        let mut p: P = TestBattle::new(&scenario(Around::default(), &north, &unit("two", 100, FOOT)));
        p.bout.state.apply(&Event::Wounded { person: PersonId::new(0), wounds: 2, lot });
        let state = format!("ordre-state-{word}");
        assert_eq!(fate(&p, "hero"), (word, condition, Some(state.as_str())));
        assert_eq!(p.fate("hero").now, now);
    }
}

#[test]
fn points_clock_and_belonging_are_told_to_those_who_ask() {
    let north = unit("one", 100, FOOT) + &unit("more", 50, FOOT) + &chief("hero", "unit = \"one\"");
    let mut p: P = TestBattle::new(&scenario(
        with("resolution_level = \"group\"\ntime_scale_override = 90"),
        &north,
        &unit("two", 100, FOOT),
    ));
    let (one, more, two, hero) = (p.who("one"), p.who("more"), p.who("two"), p.who("hero"));
    let group = state(&p).face(state(&p).group_of(one).unwrap());
    // 150 men of six points; a unit within a group has no points of its own.
    let points = |p: &P, who| Ordre::points(state(p), who);
    assert_eq!([points(&p, group), points(&p, one), points(&p, two)], [Some((900, 1)), None, Some((600, 1))]);
    p.bout.state.apply(&Event::Lost { group, by: NO_ONE, loss: 100, how: How::Ruling, capped: false });
    assert_eq!(points(&p, group), Some((800, 1)));
    assert_eq!(Ordre::within(state(&p), hero), [one, group]);
    assert_eq!((Ordre::within(state(&p), more), Ordre::within(state(&p), group)), (vec![group], vec![]));
    assert_eq!([group, two].map(|who| Ordre::owner(state(&p), who)), [Some(Side::A), Some(Side::B)]);
    assert_eq!((Ordre::kind(state(&p), group), Ordre::kind(state(&p), one)), ("group", "unit"));
    let meant = |name, number| Ordre::meant(state(&p), name, number);
    assert_eq!([meant("person", 0), meant("person", 1), meant("unit", 0)], [Some(hero), None, None]);
    assert_eq!(Ordre::clock(state(&p)), Some(0));
    p.bout.state.apply(&Event::Ended);
    assert_eq!(Ordre::clock(state(&p)), Some(90));
    // A siege goes by weeks.
    let ground = "mode = \"siege\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 100";
    let mut p = duel(on(ground), FOOT, FOOT);
    p.bout.state.apply(&Event::Week { effective: true });
    assert_eq!(Ordre::clock(state(&p)), Some(7 * 24 * 3_600));
    assert_eq!(Ordre::concerns(state(&p), &Event::Lifted), Subject::NOBODY);
    assert_eq!(Ordre::concerns(state(&p), &Event::Week { effective: true }), Subject::side(Side::B));
}

#[test]
fn shooters_are_exposed_when_only_the_enemy_has_contact_troops() {
    // ORD-111: judged when the sequence begins.
    let begun = |north: &str, south: &str| {
        let mut p = duel(Around::default(), north, south);
        p.bout.state.apply(&Event::Began);
        ["one", "two"].map(|id| state(&p).at(state(&p).group_of(p.who(id)).unwrap()).exposed)
    };
    assert_eq!(begun(BOWS, FOOT), [true, false]);
    assert_eq!((begun(BOWS, BOWS), begun(FOOT, FOOT)), ([false; 2], [false; 2]));
    let covered = unit("one", 100, BOWS) + &unit("line", 10, FOOT);
    let mut p: P = TestBattle::new(&scenario(Around::default(), &covered, &unit("two", 100, FOOT)));
    p.bout.state.apply(&Event::Began);
    let exposed = |p: &P| state(p).at(state(p).group_of(p.who("one")).unwrap()).exposed;
    assert!(!exposed(&p));
    // The line has run: nobody covers them any more.
    let group = p.who("line");
    p.bout.state.apply(&Event::Routed { group, by: NO_ONE, pursuable: true });
    p.bout.state.apply(&Event::Began);
    assert!(exposed(&p));
}

#[test]
fn a_bonus_is_gone_when_its_sequence_is_over() {
    let mut p = duel(Around::default(), FOOT, FOOT);
    let (one, two) = (p.who("one"), p.who("two"));
    let counter = |p: &P| state(p).at(state(p).group_of(two).unwrap()).counter;
    p.bout.state.apply(&Event::Missed { group: one, on: two, how: How::Shock, bonus: 3, since: 2, until: 2 });
    for (sequence, left) in [(1, 3), (2, 3), (3, 0)] {
        p.bout.state.sequence = sequence;
        p.bout.state.apply(&Event::Began);
        assert_eq!(counter(&p), left, "{sequence}");
    }
}

#[test]
fn who_changes_sides_joins_an_army_of_the_other_with_his_own_losses() {
    let north = unit("one", 100, FOOT)
        + &unit("more", 100, FOOT)
        + &chief("hero", "unit = \"more\"")
        + &chief("stays", "unit = \"one\"");
    let mut p: P = TestBattle::new(&scenario(with("resolution_level = \"group\""), &north, &unit("two", 100, FOOT)));
    let (more, two) = (p.who("more"), p.who("two"));
    let group = state(&p).face(state(&p).group_of(more).unwrap());
    p.bout.state.apply(&Event::Lost { group, by: NO_ONE, loss: 100, how: How::Ruling, capped: false });
    p.bout.state.apply(&Event::TurnedCoat { unit: nth(1) });
    let unit = state(&p).unit(nth(1));
    assert_eq!((unit.side, unit.army, unit.at), (Side::B, state(&p).unit(nth(2)).army, Where::Field));
    let own = state(&p).at(state(&p).group_of(more).unwrap());
    assert_eq!((own.side, own.damage, own.face), (Side::B, 50, more), "half of what was lost is theirs");
    assert_eq!((damage(&p, "one"), state(&p).group_of(two) == state(&p).group_of(more)), (50, false));
    assert_eq!([0, 1].map(|i| state(&p).persons[i].side), [Side::B, Side::A], "who leads them goes with them");
}
