//! Corners of the characters and of morale: who acts, who is at risk, who holds the field, who comes back (PAP-23, 47, 80, 84, 100).

use crate::field::{Look, bare, hero, on, plain, unit, with};
use montjoie_game::{Fight as _, Gesture, Outcome};
use montjoie_table::Side;

/// A unit that is no more put its people in danger: in the melee, or under arrows, as the option asks.
#[test]
fn whose_unit_was_destroyed() {
    for (trigger, shot, struck) in [("melee_or_losses", 1, 1), ("melee_only", 0, 1), ("any_losses", 1, 1)] {
        let field = || {
            with(
                &format!("wounds_trigger = \"{trigger}\""),
                &(unit("a1", 5, "ini = 9") + &unit("a2", 60, "ini = 8") + &hero("h", "unit = \"a1\"")),
                &unit("b1", 60, "pui = 2; pui_tir = 2; ini = -9"),
            )
        };
        let p = field().order("b1", "tir a1").to("moral");
        assert_eq!((p.state("a1"), p.throws("PAP-100")), ("destroyed", shot), "{trigger}: by arrows");
        let p = field().order("a1", "engager b1").answer("PAP-72", "b1", "personne").to("moral");
        assert_eq!((p.state("a1"), p.throws("PAP-100")), ("destroyed", struck), "{trigger}: in the melee");
    }
}

/// Who comes back to himself does not bring back the unit he stood in; a group that left stays away whoever falls.
#[test]
fn back_on_his_feet() {
    let p = plain(&(unit("a1", 60, "") + &unit("a2", 60, "") + &hero("h", "unit = \"a1\"")), &unit("b1", 60, ""));
    let [a1, h] = ["a1", "h"].map(|id| p.who(id));
    let p = p.gesture(Gesture::Fell { who: h }).gesture(Gesture::Remove { who: a1 }).gesture(Gesture::Bring { who: h });
    assert_eq!((p.state("h"), p.state("a1")), ("able", "left"));
    let group =
        bare("g", "category = \"character\"") + &hero("h", "unit = \"g\"") + &hero("k", "unit = \"g\"; eff = 2");
    let p = plain(&(unit("a1", 60, "") + &group), &unit("b1", 60, ""));
    let [g, h] = ["g", "h"].map(|id| p.who(id));
    let p = p.gesture(Gesture::Remove { who: g }).gesture(Gesture::Fell { who: h });
    assert_eq!((p.state("g"), p.state("k")), ("left", "able"));
    let p = plain(&(unit("a1", 60, "") + &hero("h", "eff = 3")), &unit("b1", 60, ""));
    let h = p.who("h");
    let p = p.gesture(Gesture::Take { who: h, men: 5 });
    assert_eq!((p.state("h"), p.state("h-solo"), p.left("h")), ("out", "absent", 0));
    let p = p.gesture(Gesture::Bring { who: h });
    assert_eq!((p.state("h"), p.state("h-solo"), p.left("h-solo")), ("able", "free", 3));
}

/// With a unit come those who ride with it and are still awaited; nobody else.
#[test]
fn a_company_brings_its_own() {
    let top = "[[event]]\nround = 2\narrive = [\"a2\"]\n[[event]]\nround = 9\narrive = [\"late\", \"h\"]\n";
    let a = unit("a1", 60, "")
        + &unit("a2", 60, "arrives = \"event\"")
        + &hero("h", "unit = \"a2\"; arrives = \"event\"")
        + &hero("hurt", "unit = \"a2\"")
        + &hero("ready", "unit = \"a2\"; command = 60")
        + &hero("late", "unit = \"a1\"; arrives = \"event\"");
    let p = on(top, "", &a, &unit("b1", 60, ""));
    let hurt = p.who("hurt");
    let p = p.gesture(Gesture::Fell { who: hurt });
    assert_eq!(p.state("a2"), "absent", "who will be in its ranks does not bring it early");
    let p = p.to("initiative");
    assert_eq!(p.happened("acted", "ready"), 0, "and acts from nowhere");
    let p = p.round().step();
    assert_eq!(["a2", "h", "hurt", "ready", "late"].map(|id| p.state(id)), ["free", "able", "out", "able", "absent"]);
}

/// PAP-80, `narrative`: who is alone is told of in words; he acts, and is on no map.
#[test]
fn alone_in_words_only() {
    let p = with(
        "solo_character_mode = \"narrative\"",
        &(unit("a1", 60, "") + &hero("h", "pc = true")),
        &unit("b1", 60, ""),
    );
    assert_eq!(p.state("h-solo"), "absent");
    let p = p.to("actions");
    assert!(p.options("PAP-90", "h").contains(&"infiltrer b1".to_owned()));
}

#[test]
fn terror_on_those_who_feel_none() {
    let a = unit("a1", 60, "") + &hero("h", "unit = \"a1\"; pc = true; spells = [\"terreur\"]");
    let tests = |keys: &str, frenzy: bool| {
        let p = plain(&a, &unit("b1", 60, keys));
        let p = if frenzy { p.answer("PAP-47", "b1", "oui") } else { p };
        let p = p.to("actions").answer("PAP-90", "h", "sort terreur b1").step();
        assert_eq!(p.hero("h").uses[0], 2, "the spell is spent all the same");
        p.throws("PAP-83")
    };
    assert_eq!(tests("", false), 1);
    assert_eq!(tests("attributes = [\"frenesie\"]", true), 0, "in frenzy they feel nothing");
    assert_eq!(tests("morale = \"deroute\"", false), 0, "who runs cannot run twice");
}

#[test]
fn no_nightfall() {
    let p = with("max_turns = 0", &unit("a1", 20, ""), &unit("b1", 20, "")).round().round();
    assert_eq!((p.bout.outcome(), p.bout.place().round), (None, 3), "where the world allows, it goes on");
    assert_eq!(
        with("max_turns = 1", &unit("a1", 20, ""), &unit("b1", 20, "")).round().bout.outcome(),
        Some(Outcome::Undecided)
    );
}

/// A side with help on the way is not beaten; the other side’s help is none of its own.
#[test]
fn help_on_the_way() {
    let ends = |broken: &str| {
        let top = "[[event]]\nround = 3\narrive = [\"b2\"]\n";
        let p = on(
            top,
            "end_condition = \"side_broken\"",
            &unit("a1", 20, ""),
            &(unit("b1", 20, "") + &unit("b2", 20, "arrives = \"event\"")),
        );
        let who = p.who(broken);
        p.gesture(Gesture::Break { who }).round().bout.outcome()
    };
    assert_eq!((ends("b1"), ends("a1")), (None, Some(Outcome::Victory(Side::B))));
}

/// A lone hero holds no field his company has lost; where there never was a company, he holds it.
#[test]
fn who_holds_the_field() {
    let ends = |b: &str, broken: &str| {
        let p = with("end_condition = \"side_broken\"", &unit("a1", 20, ""), b);
        let p = if broken.is_empty() {
            p
        } else {
            let who = p.who(broken);
            p.gesture(Gesture::Break { who })
        };
        p.round().bout.outcome()
    };
    assert_eq!(ends(&hero("h", ""), ""), None);
    assert_eq!(ends(&(unit("b1", 20, "") + &hero("h", "")), "b1"), Some(Outcome::Victory(Side::A)));
}

/// PAP-84: a roll at the skill itself is a success, however high; one above it, from the threshold on, a disaster.
#[test]
fn a_roll_at_the_skill() {
    for (roll, state, att) in [(97, "free", 1), (98, "deroute", 0), (100, "deroute", 0)] {
        let p =
            plain(&(unit("a1", 60, "") + &hero("h", "unit = \"a1\"; pc = true; command = 97")), &unit("b1", 60, ""));
        let p = p.to("actions").answer("PAP-90", "h", "organiser_att").faces("PAP-70", "h", "a1", &[roll]).step();
        assert_eq!((p.state("a1"), p.figure("a1", "att")), (state, att), "roll {roll}");
    }
}

/// Nobody organises a company that is down, even by the GM’s word.
#[test]
fn nobody_left_to_organise() {
    let p = plain(
        &(unit("a1", 20, "attributes = [\"regeneration\"]")
            + &unit("a2", 60, "")
            + &hero("h", "unit = \"a1\"; command = 60")),
        &(unit("b1", 60, "") + &hero("m", "unit = \"b1\"; pc = true; spells = [\"boule_de_feu\"]")),
    )
    .to("actions")
    .answer("PAP-90", "m", "sort boule_de_feu a1")
    .faces("PAP-83", "m", "a1", &[10])
    .step();
    assert_eq!(p.left("a1"), 0);
    let p = p.ruled("PAP-90", "h", "organiser_att").step();
    assert_eq!(p.throws("PAP-70"), 0);
}
