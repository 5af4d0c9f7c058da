//! The battle as a side may take it to be: who is hidden is not there, and whom one cannot count one takes for one's own.

use super::help::*;
use montjoie_game::{Knowledge, Ruleset as _, Viewer};
use montjoie_ordre::Ordre;
use montjoie_ordre::battle::Battle;
use montjoie_ordre::events::{CampField, Event, How};
use montjoie_ordre::terms::{Classing, Lot, Where};
use montjoie_table::{Id as _, Side, State as _};
use montjoie_trial::TestBattle;

const HORSE: &str = "type = \"cavalry\"\ncbt = 7\ndmg = 5\narm = 2\n";

const WORDS: Viewer = Viewer::Player(Side::A, Knowledge::Words);
const UNSEEN: Viewer = Viewer::Player(Side::A, Knowledge::Unseen);
const EXACT: Viewer = Viewer::Player(Side::A, Knowledge::Exact);

/// Foot and horse of ours with a hero; 300 horse of theirs on the field, a reserve, a hero on his way and one who is there.
fn battle() -> P {
    let north = format!("chief = \"ours\"\ncommand_circumstances = 1\n{}", unit("one", 100, FOOT))
        + &unit("ride", 60, HORSE)
        + &chief(
            "ours",
            "mental = 3\npresence = 2\ncbt = 6\nwar = 1\ndiplomacy = 4\nhealth = 8\narm = 2\nunit = \"one\"",
        );
    let theirs = "cbt = 12\ndmg = 9\narm = 5\nxp = 7\nammunition = 3\ncombat_circumstances = 2\n";
    let south = format!(
        "chief = \"late\"\ncommand_circumstances = 3\nsurprise_allowed = false\n{}",
        unit("two", 300, &format!("type = \"cavalry\"\n{theirs}"))
    ) + &unit(
        "kept",
        200,
        &format!("{theirs}post = \"reserve\"\npieces = 4\nsappers = true\npda = 70\nfrc = 90"),
    ) + &chief(
        "there",
        "mental = 9\npresence = 9\ncbt = 19\nwar = 9\ndiplomacy = 9\nhealth = 30\nwounds = 4\narm = 9\nunit = \"two\"\nplayer = true",
    ) + &chief("late", "mental = 9\narrives = \"event\"");
    let events = "[[event]]\nround = 9\narrive = [\"late\"]";
    TestBattle::new(&scenario(Around { events, ..Around::default() }, &north, &south))
}

fn unit_of<'a>(b: &'a Battle, p: &P, id: &str) -> &'a montjoie_ordre::unit::Unit {
    b.unit(UnitId::of(p.who(id)).unwrap())
}

#[test]
fn the_gm_and_who_knows_all_take_the_battle_for_what_it_is() {
    let p = battle();
    assert_eq!(Ordre::known(state(&p), Viewer::Gm), *state(&p));
    let k = Ordre::known(state(&p), EXACT);
    assert_eq!(unit_of(&k, &p, "two"), unit_of(state(&p), &p, "two"));
    assert_eq!(k.persons[1], state(&p).persons[1]);
}

#[test]
fn who_is_hidden_is_an_empty_place_on_the_list() {
    let p = battle();
    for viewer in [WORDS, UNSEEN, EXACT] {
        let k = Ordre::known(state(&p), viewer);
        let kept = unit_of(&k, &p, "kept");
        assert_eq!((kept.at, kept.eff0, kept.eff, kept.pieces, kept.others), (Where::Left, 0, 0, 0, 0));
        assert_eq!((kept.pda, kept.frc, kept.frc_other, kept.individual_sdg), (-1, -1, 0, 0));
        assert_eq!((kept.hurt, kept.xp, kept.ammunition, kept.cbt, kept.weapons), (0, 0, -1, 0, 0));
        assert!(!kept.sappers);
        let group = k.at(kept.group.unwrap());
        assert_eq!((group.at, group.damage, group.combat_circumstances), (Where::Left, 0, 0));
        // The hero on his way is nowhere, and commands nobody.
        assert_eq!((k.persons[2].here, k.persons[2].unit, k.persons[2].side), (false, None, Side::B));
        assert_eq!((k.persons[2].mental, k.persons[2].wounds, k.persons[2].player), (0, 0, false));
        assert_eq!(k.camps[1].chief, None);
        assert_eq!(k.camps[0].chief, state(&p).camps[0].chief);
    }
}

#[test]
fn whom_one_sees_one_takes_for_ones_own_of_the_same_look() {
    let p = battle();
    // 300 riders look like many: five hundred. They are taken for our own, who have Cbt 7, armour 2 and no experience.
    let k = Ordre::known(state(&p), WORDS);
    let two = unit_of(&k, &p, "two");
    assert_eq!((two.eff, two.eff0, two.cbt, two.arm, two.xp, two.ammunition), (500, 500, 7, 2, 0, -1));
    assert_eq!((two.side, two.group, two.at), (Side::B, unit_of(state(&p), &p, "two").group, Where::Field));
    // Who sees only a body of men takes them for as many as his own: sixty.
    let two = *unit_of(&Ordre::known(state(&p), UNSEEN), &p, "two");
    assert_eq!((two.eff, two.eff0, two.cbt), (60, 60, 7));
    // Our own are what they are.
    assert_eq!(unit_of(&k, &p, "one"), unit_of(state(&p), &p, "one"));
}

#[test]
fn the_size_of_a_body_is_what_its_word_makes_one_think_of() {
    // A handful ten, some eighty, many five hundred, a host two thousand.
    for (men, thought) in [(20, 10), (21, 80), (150, 80), (151, 500), (1_000, 500), (1_001, 2_000)] {
        let p: P = TestBattle::new(&scenario(Around::default(), &unit("one", 40, FOOT), &unit("two", men, FOOT)));
        assert_eq!(unit_of(&Ordre::known(state(&p), WORDS), &p, "two").eff, thought, "{men}");
    }
    // Shooters are taken for our shooters; where we have none of that look, for the first who fight as they do.
    let north = unit("one", 40, FOOT) + &unit("bows", 30, BOWS);
    let p: P = TestBattle::new(&scenario(
        Around::default(),
        &north,
        &(unit("two", 90, "cbt = 9\ndmg = 9\ncdf = 1\nprt = \"longue\"\ntype = \"archers\"")),
    ));
    let two = *unit_of(&Ordre::known(state(&p), UNSEEN), &p, "two");
    assert_eq!((two.eff, two.ranged, two.cbt), (30, true, 5));
}

#[test]
fn wear_is_the_middle_of_what_its_word_covers() {
    // Horse have SDG 12: theirs, with armour 5, a Force of 300 × 17 = 5 100. Ours, with armour 2, are 14 points each: what is
    // taken for five hundred of them has a Force of 7 000.
    for (damage, taken) in [(0, 0), (1, 1_750), (2_549, 1_750), (2_550, 5_250), (5_099, 5_250), (5_100, 10_500)] {
        let mut p = battle();
        assert_eq!(figure(&p, "two", "frc"), 5_100);
        let group = p.who("two");
        p.bout.state.apply(&Event::Lost { group, by: NO_ONE, loss: damage, how: How::Ruling, capped: false });
        let k = Ordre::known(state(&p), WORDS);
        assert_eq!(k.at(k.group_of(group).unwrap()).damage, taken, "{damage}");
        // Who is told no word takes them for whole, and for standing.
        let k = Ordre::known(state(&p), UNSEEN);
        assert_eq!(
            (k.at(k.group_of(group).unwrap()).damage, k.at(k.group_of(group).unwrap()).combat_circumstances),
            (0, 0)
        );
    }
    let mut p = battle();
    let group = p.who("two");
    p.bout.state.apply(&Event::Routed { group, by: NO_ONE, pursuable: true });
    let routed = |viewer| {
        let k = Ordre::known(state(&p), viewer);
        let g = *k.at(k.group_of(group).unwrap());
        (g.routed, g.pursuable, g.damage > 0)
    };
    assert_eq!((routed(WORDS), routed(UNSEEN)), ((true, true, true), (false, false, false)));
}

#[test]
fn a_hero_of_theirs_is_taken_for_one_of_ours() {
    let mut p = battle();
    let k = Ordre::known(state(&p), WORDS);
    let hero = k.persons[1];
    assert_eq!((hero.mental, hero.presence, hero.cbt, hero.war, hero.diplomacy), (3, 2, 6, 1, 4));
    assert_eq!((hero.health, hero.arm, hero.wounds, hero.lot, hero.player), (8, 2, 0, Lot::Fit, false));
    assert_eq!((hero.side, hero.here, hero.unit), (Side::B, true, state(&p).persons[1].unit));
    // Who is out of it is seen to be; a wound is not.
    p.bout.state.apply(&Event::Wounded { person: PersonId::new(1), wounds: 1, lot: Lot::Wounded });
    assert_eq!(Ordre::known(state(&p), WORDS).persons[1].lot, Lot::Fit);
    p.bout.state.apply(&Event::Wounded { person: PersonId::new(1), wounds: 1, lot: Lot::Captured });
    assert_eq!(Ordre::known(state(&p), WORDS).persons[1].lot, Lot::Captured);
    assert_eq!(k.persons[0], state(&p).persons[0]);
}

#[test]
fn what_the_gm_gave_the_other_side_is_not_known_and_time_tells_nobody_how_many_there_are() {
    let mut p = battle();
    p.bout.state.apply(&Event::SetSide { side: Side::B, field: CampField::battle_result, value: 3 });
    p.bout.state.apply(&Event::SetSide { side: Side::A, field: CampField::battle_result, value: 2 });
    p.bout.state.apply(&Event::Ended);
    let k = Ordre::known(state(&p), WORDS);
    let [ours, theirs] = k.camps;
    assert_eq!(
        (theirs.command_circumstances, theirs.surprise_allowed, theirs.battle_result),
        (0, true, Classing::Auto)
    );
    assert_eq!((ours.command_circumstances, ours.battle_result), (1, state(&p).camps[0].battle_result));
    // 100 + 60 of ours and five hundred of theirs; the reserve is not counted.
    assert_eq!((k.clock, k.fighters), (0, 660));
    assert!(state(&p).clock > 0);
}

#[test]
fn of_a_body_nobody_counts_one_unit_stands_for_all_and_contacts_with_the_hidden_are_gone() {
    let south = unit("a", 100, FOOT) + &unit("b", 50, FOOT) + &unit("kept", 70, &format!("{FOOT}post = \"reserve\""));
    let mut p: P = TestBattle::new(&scenario(with("resolution_level = \"group\""), &unit("one", 100, FOOT), &south));
    let (one, kept) = (p.who("one"), p.who("kept"));
    p.bout.state.apply(&Event::Contact { by: one, on: kept });
    let k = Ordre::known(state(&p), UNSEEN);
    assert_eq!((unit_of(&k, &p, "a").eff, unit_of(&k, &p, "b").eff), (100, 0));
    assert_eq!(k.at(k.group_of(one).unwrap()).contacts.len(), 0);
    assert_eq!(state(&p).at(state(&p).group_of(one).unwrap()).contacts.len(), 1);
    // Who is told in words knows both.
    let k = Ordre::known(state(&p), WORDS);
    assert_eq!((unit_of(&k, &p, "a").eff, unit_of(&k, &p, "b").eff), (80, 80));
}
