//! What comes from outside the rules: events of a journal or a ruling, gestures and scripted events that name nobody, orders
//! that name somebody who is gone.

use crate::field::{Look, P, bare, drawn, field, hero, id, on, plain, scene, unit, with};
use montjoie_game::events::NewUnitId;
use montjoie_game::scenario::Doc;
use montjoie_game::{Bout, Effect, Fight as _, Gesture, Ruleset as _};
use montjoie_game::{Directed as _, Subjects as _};
use montjoie_papiers::Papiers;
use montjoie_papiers::battle::{Battle, HeroId, Hit};
use montjoie_papiers::events::{Event, HeroField, UnitField};
use montjoie_papiers::terms::{Cause, HeroStatus};
use montjoie_table::Subject;
use serde_json::{Value, json};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

const SITES: &str = "[[ground.ambush]]\nid = \"haie\"\nname = \"haie\"\nunit = \"b2\"\ncells = [\"d2\"]\n\
    [[ground.trap]]\nid = \"fosse\"\nname = \"fosse\"\ntrap = \"fosses_pieux\"\nlaid_by = \"b\"\ncells = [\"b2\"]\n";

/// Two companies, a hero in one of them and a hero alone, against two companies of which one lies in ambush, and a trap.
fn place() -> Bout<Papiers> {
    let a = unit("a1", 60, "cell = \"a1\"")
        + &unit("a2", 60, "cell = \"b1\"")
        + &hero("h", "unit = \"a1\"; spells = [\"boule_de_feu\"]; eff = 3")
        + &hero("k", "");
    let b = unit("b1", 60, "cell = \"d1\"") + &unit("b2", 60, "cell = \"d2\"");
    let top = drawn(&["....", "...."]) + SITES;
    Bout::open(&Doc::read(&scene(&top, "map_mode = \"grid\"", &a, &b)), None).unwrap_or_else(|p| panic!("{p:#?}")).0
}

fn takes_on(fight: &mut Bout<Papiers>, event: &Value) -> bool {
    let before = fight.hash();
    let taken = fight.rule(std::slice::from_ref(event)).is_ok();
    assert!(taken || fight.hash() == before, "refused, and something changed");
    taken
}

#[test]
fn events_name_who_is_there_and_numbers_within_reach() {
    let fight = place();
    let of = |id: &str| fight.names().find(id).unwrap().to_string();
    let (a1, a2, b1, b2) = (of("a1"), of("a2"), of("b1"), of("b2"));
    let (h_alone, k_alone) = (of("h-solo"), of("k-solo"));
    let nobody = format!("#u{}", fight.state.units.len());
    let (most, more) = (100_000, 100_001);
    for (sound, event) in [
        // Whom it befell.
        (true, json!({ "rallied": { "unit": a1 } })),
        (false, json!({ "rallied": { "unit": nobody } })),
        (false, json!({ "left": { "unit": "#-" } })),
        // Characters and what they do.
        (true, json!({ "acted": { "hero": 0, "action": "nothing" } })),
        (false, json!({ "acted": { "hero": 2, "action": "nothing" } })),
        (true, json!({ "acted": { "hero": 0, "action": { "duel": 1 } } })),
        (false, json!({ "acted": { "hero": 0, "action": { "duel": 2 } } })),
        (true, json!({ "acted": { "hero": 0, "action": { "rally": a2 } } })),
        (false, json!({ "acted": { "hero": 0, "action": { "rally": nobody } } })),
        (false, json!({ "acted": { "hero": 0, "action": { "seize": nobody } } })),
        (true, json!({ "acted": { "hero": 0, "action": { "deed": ["secourir", "#-"] } } })),
        (false, json!({ "acted": { "hero": 0, "action": { "deed": ["saboter", nobody] } } })),
        (true, json!({ "tried": { "hero": 0, "unit": a1, "last": true } })),
        (false, json!({ "tried": { "hero": 2, "unit": a1, "last": true } })),
        (false, json!({ "tried": { "hero": 0, "unit": nobody, "last": true } })),
        (true, json!({ "cast": { "hero": 0, "spell": 1, "on": b1, "later": false } })),
        (false, json!({ "cast": { "hero": 0, "spell": 2, "on": b1, "later": false } })),
        (false, json!({ "cast": { "hero": 2, "spell": 1, "on": b1, "later": false } })),
        (false, json!({ "cast": { "hero": 0, "spell": 1, "on": nobody, "later": false } })),
        (true, json!({ "posted": { "hero": 0, "unit": a2 } })),
        (true, json!({ "posted": { "hero": 0, "unit": "#-" } })),
        (true, json!({ "posted": { "hero": 0, "unit": h_alone } })),
        (false, json!({ "posted": { "hero": 0, "unit": k_alone } })),
        (false, json!({ "posted": { "hero": 0, "unit": nobody } })),
        (false, json!({ "posted": { "hero": 2, "unit": a2 } })),
        (true, json!({ "deed": { "hero": 0, "unit": a1, "att": 1, "def": 0, "ini": 0 } })),
        (false, json!({ "deed": { "hero": 0, "unit": nobody, "att": 1, "def": 0, "ini": 0 } })),
        (false, json!({ "deed": { "hero": 2, "unit": a1, "att": 1, "def": 0, "ini": 0 } })),
        (true, json!({ "wounded": { "hero": 1, "n": 1, "grade": "leg" } })),
        (false, json!({ "wounded": { "hero": 2, "n": 1, "grade": "leg" } })),
        (true, json!({ "reduced": { "hero": 0, "eff": 3 } })),
        (false, json!({ "reduced": { "hero": 0, "eff": 4 } })),
        (false, json!({ "reduced": { "hero": 0, "eff": 0 } })),
        (false, json!({ "reduced": { "hero": 2, "eff": 1 } })),
        // Armies.
        (true, json!({ "die": { "army": 1, "face": 10 } })),
        (false, json!({ "die": { "army": 1, "face": 11 } })),
        (false, json!({ "die": { "army": 2, "face": 1 } })),
        (false, json!({ "tie": { "army": 2, "score": 1 } })),
        (false, json!({ "encircled": { "army": 2, "att": 1 } })),
        // Orders and contacts.
        (true, json!({ "ordered": { "unit": a1, "order": { "engage": b1 } } })),
        (false, json!({ "ordered": { "unit": a1, "order": { "engage": nobody } } })),
        (true, json!({ "moved": { "unit": a1, "column": 3, "row": 1 } })),
        (false, json!({ "moved": { "unit": a1, "column": 4, "row": 1 } })),
        (true, json!({ "engaged": { "by": a1, "on": b1, "charge": true, "ambush": false } })),
        (false, json!({ "engaged": { "by": a1, "on": a1, "charge": true, "ambush": false } })),
        (false, json!({ "engaged": { "by": a1, "on": a2, "charge": true, "ambush": false } })),
        (false, json!({ "engaged": { "by": a1, "on": nobody, "charge": true, "ambush": false } })),
        (false, json!({ "countercharged": { "unit": a1, "on": nobody } })),
        (false, json!({ "parted": { "one": a1, "other": nobody } })),
        (false, json!({ "parted": { "one": a1, "other": a1 } })),
        (true, json!({ "supports": { "unit": a1, "friend": a2, "kind": "melee" } })),
        (false, json!({ "supports": { "unit": a1, "friend": a1, "kind": "melee" } })),
        (false, json!({ "supports": { "unit": a1, "friend": nobody, "kind": "melee" } })),
        (true, json!({ "support_on": { "unit": a1, "foe": b1 } })),
        (true, json!({ "support_on": { "unit": a1, "foe": "#-" } })),
        (false, json!({ "support_on": { "unit": a1, "foe": nobody } })),
        (false, json!({ "aimed": { "unit": a1, "on": nobody, "magic": false } })),
        (false, json!({ "aimed": { "unit": a1, "on": a1, "magic": false } })),
        (true, json!({ "divided": { "unit": a1, "parts": [100, 100, 100] } })),
        (false, json!({ "divided": { "unit": a1, "parts": [100, 100, 101] } })),
        // Sites.
        (true, json!({ "sprung": { "site": 0, "unit": a1 } })),
        (false, json!({ "sprung": { "site": 2, "unit": a1 } })),
        (false, json!({ "sprung": { "site": 0, "unit": nobody } })),
        (true, json!({ "found": { "site": 1 } })),
        (false, json!({ "found": { "site": 2 } })),
        (false, json!({ "site_set": { "site": 2, "armed": true } })),
        // Losses.
        (true, json!({ "hit": { "unit": a1, "by": "#-", "losses": most, "cause": "trap", "now": true } })),
        (false, json!({ "hit": { "unit": a1, "by": "#-", "losses": more, "cause": "trap", "now": true } })),
        (false, json!({ "hit": { "unit": a1, "by": nobody, "losses": 5, "cause": "melee", "now": true } })),
        (true, json!({ "lost": { "unit": a1, "eff": most, "cause": "melee" } })),
        (false, json!({ "lost": { "unit": a1, "eff": more, "cause": "melee" } })),
        (false, json!({ "regained": { "unit": a1, "eff": more } })),
        (false, json!({ "restored": { "unit": a1, "eff": more } })),
        // The list itself.
        (true, json!({ "enlisted": { "unit": nobody, "like": a1, "eff": most } })),
        (false, json!({ "enlisted": { "unit": nobody, "like": a1, "eff": more } })),
        (false, json!({ "enlisted": { "unit": a2, "like": a1, "eff": 10 } })),
        (false, json!({ "enlisted": { "unit": nobody, "like": nobody, "eff": 10 } })),
        (false, json!({ "enlisted": { "unit": nobody, "like": k_alone, "eff": 10 } })),
        (true, json!({ "passed": { "from": a1, "to": a2, "eff": 10 } })),
        (false, json!({ "passed": { "from": a1, "to": a1, "eff": 10 } })),
        (false, json!({ "passed": { "from": a1, "to": nobody, "eff": 10 } })),
        (true, json!({ "option": { "index": 0, "value": 1 } })),
        (false, json!({ "option": { "index": 250, "value": 0 } })),
        (true, json!({ "revealed": { "unit": b2 } })),
    ] {
        assert_eq!(takes_on(&mut place(), &event), sound, "{event}");
    }
}

#[test]
fn a_list_that_is_full_takes_no_more() {
    let blow = json!({ "hit": { "unit": "#u0", "by": "#u2", "losses": 5, "cause": "melee", "now": true } });
    let mut fight = place();
    fight.state.hits = vec![Hit { unit: id(0), losses: 5, cause: Cause::Melee, gone: true }; 4095];
    assert!(takes_on(&mut fight, &blow) && !takes_on(&mut fight, &blow), "so many blows in an hour and no more");
    let mut fight = place();
    let last = Subject::UNITS - 1;
    let like = fight.state.units[0];
    fight.state.units.resize(last, like);
    let newcomer = |n: usize| json!({ "enlisted": { "unit": format!("#u{n}"), "like": "#u0", "eff": 10 } });
    assert!(takes_on(&mut fight, &newcomer(last)), "the last place on the list");
    let another = Event::Enlisted { unit: NewUnitId::new(u8::try_from(last + 1).unwrap()), like: id(0), eff: 10 };
    assert!(!fight.state.admits(&another), "there is none beyond it");
    let a1 = Subject::unit(0);
    assert_eq!(Papiers::may(&fight.state, Gesture::Add { like: a1, men: 5 }), Err("gesture-full"));
    assert_eq!(Papiers::may(&fight.state, Gesture::Split { who: a1, men: 5 }), Err("gesture-full"));
}

#[test]
fn a_scripted_event_that_names_nobody_does_nothing() {
    let state = place().state;
    let effect = |who: Subject, name: &str| state.effect(Effect::Set(who, field(name), 2));
    let set = Event::Set { unit: id(5), field: UnitField::named("temp_att").unwrap(), value: 2 };
    assert_eq!(effect(Subject::unit(5), "temp_att"), Some(set));
    let set = Event::SetHero { hero: HeroId::new(1), field: HeroField::named("command").unwrap(), value: 2 };
    assert_eq!(effect(Subject::character(1), "command"), Some(set));
    assert_eq!(effect(Subject::unit(6), "temp_att"), None);
    assert_eq!(effect(Subject::character(2), "command"), None);
    assert_eq!(effect(Subject::unit(0), "command"), None, "a company has no such figure");
    for who in [Subject::unit(6), Subject::character(2), Subject::place(0), Subject::NOBODY] {
        assert!(Papiers::fate(&state, who).is_none(), "{who:?}");
    }
}

#[test]
fn a_battle_copied_into_the_memory_of_another_is_that_battle() {
    let print = |b: &Battle| {
        let mut hasher = DefaultHasher::new();
        b.hash(&mut hasher);
        hasher.finish()
    };
    let (one, mut other) = (place().state, plain(&unit("x", 5, ""), &unit("y", 5, "")).bout.state);
    assert_ne!(print(&one), print(&other));
    other.clone_from(&one);
    assert_eq!((print(&one), &one), (print(&other), &other), "to the last figure, and on the same ground");
    other.units[0].eff -= 1;
    assert_ne!(print(&one), print(&other));
}

fn sites() -> P {
    let a = unit("a1", 60, "ini = 9") + &hero("h", "unit = \"a1\"; spells = [\"terreur\"]");
    on(
        &SITES.replace("cells = [\"d2\"]\n", "").replace("cells = [\"b2\"]\n", ""),
        "",
        &a,
        &(unit("b1", 60, "ini = -9") + &unit("b2", 60, "")),
    )
}

#[test]
fn the_gm_finds_out_and_clears_sites() {
    let p = sites();
    let [hedge, pit] = ["haie", "fosse"].map(|id| p.who(id));
    for spell in ["boule_de_feu", "terreur"].map(|id| p.who(id)) {
        for gesture in [Gesture::Bring { who: spell }, Gesture::Remove { who: spell }] {
            assert_eq!(p.refuses(gesture), Some("gesture-unknown"), "a spell lies nowhere");
        }
    }
    let p = p.gesture(Gesture::Bring { who: hedge });
    assert!(!p.unit("b2").hidden && !p.bout.state.sites[0].armed, "found out, it stands in the open");
    assert_eq!(p.refuses(Gesture::Bring { who: hedge }), Some("gesture-already-there"));
    let p = p.gesture(Gesture::Bring { who: pit });
    assert!(p.bout.state.sites[1].known, "and so is the pit");
    let p = p.order("a1", "engager b1").to("alignement");
    assert_eq!(p.happened("sprung", ""), 0);
    let p = sites().gesture(Gesture::Remove { who: hedge }).gesture(Gesture::Remove { who: pit });
    assert_eq!(p.order("a1", "engager b1").to("alignement").happened("sprung", ""), 0, "put out of use");
    assert_eq!(sites().order("a1", "engager b1").to("alignement").happened("sprung", ""), 1);
}

#[test]
fn the_gm_sets_figures_of_characters() {
    let p = plain(&(unit("a1", 60, "") + &hero("h", "command = 40") + &hero("k", "")), &unit("b1", 60, ""));
    let [h, k] = ["h", "k"].map(|id| p.who(id));
    let set = |who, name: &str, value| Gesture::Set { who, field: field(name), value };
    assert_eq!(p.refuses(set(Subject::character(2), "command", 70)), Some("gesture-unknown"));
    let p = p.gesture(set(h, "command", 70));
    assert_eq!(p.hero("h").command, 70);
    let told: Vec<_> = p.items().filter_map(|i| i.gm.as_ref().map(|m| m.id)).collect();
    assert_eq!(told, ["papiers-tell-set"]);
    assert_eq!((p.state("h-solo"), p.state("k-solo")), ("free", "free"));
    let p = p.gesture(set(h, "status", HeroStatus::Dead as i64)).gesture(set(k, "status", HeroStatus::Captured as i64));
    assert_eq!((p.state("h"), p.state("h-solo")), ("dead", "absent"), "with him goes the counter he stood on");
    let lines: Vec<(bool, &str)> =
        p.bout.aftermath().iter().filter(|s| s.subject == h || s.subject == k).map(|s| (s.stays, s.line.id)).collect();
    assert_eq!(lines, [(false, "papiers-after-dead"), (false, "papiers-after-captured")]);
}

#[test]
fn no_more_men_than_a_unit_may_have_and_not_all_of_them() {
    let p = plain(&unit("a1", 60, ""), &unit("b1", 60, ""));
    let a1 = p.who("a1");
    for (gesture, why) in [
        (Gesture::Add { like: a1, men: 0 }, Some("gesture-no-men")),
        (Gesture::Add { like: a1, men: 100_000 }, None),
        (Gesture::Add { like: a1, men: 100_001 }, Some("gesture-no-men")),
        (Gesture::Split { who: a1, men: 0 }, Some("gesture-no-men")),
        (Gesture::Split { who: a1, men: 59 }, None),
        (Gesture::Split { who: a1, men: 60 }, Some("gesture-no-men")),
    ] {
        assert_eq!(p.refuses(gesture), why, "{gesture:?}");
    }
}

/// a2, b2 and the engines m have fallen; a trap lies before whoever marches.
fn fallen(options: &str, keys: &str) -> P {
    let top = "[[ground.trap]]\nid = \"fosse\"\nname = \"fosse\"\ntrap = \"fosses_pieux\"\nlaid_by = \"b\"\n\
        [[attribute]]\nid = \"benis\"\nname = \"bénis\"\n";
    let a = unit("a1", 90, &format!("ini = 9; pui_tir = 1; pui_mag = 1; {keys}"))
        + &unit("a2", 60, "morale = \"deroute\"")
        + &hero("h", "unit = \"a1\"; pc = true; command = 60; spells = [\"boule_de_feu\"]")
        + &hero("k", "");
    let b = unit("b1", 60, "ini = -9") + &unit("b2", 60, "") + &bare("m", "machine = \"canon\"");
    let mut p = on(top, options, &a, &b);
    for id in ["a2", "b2", "m"] {
        let who = p.who(id);
        p = p.gesture(Gesture::Take { who, men: 500 });
    }
    p
}

#[test]
fn orders_about_the_fallen_come_to_nothing() {
    for order in [
        "engager b2",
        "engager a1",
        "soutenir a2",
        "soutien_tir a2",
        "soutenir a1",
        "soutien_tir a1",
        "tir b2",
        "tir a1",
        "magie b2",
    ] {
        let p = fallen("pui_mag = true", "").ruled("PAP-28", "a1", order).to("alignement");
        let a1 = p.unit("a1");
        assert_eq!((p.happened("sprung", ""), a1.supports, a1.target), (0, None, None), "{order}");
        assert!(p.bout.state.links.is_empty(), "{order}");
    }
}

#[test]
fn actions_on_the_fallen_come_to_nothing() {
    for action in [
        "sort boule_de_feu b2",
        "sort benis b1",
        "sort fosse b1",
        "galvaniser_att a2",
        "galvaniser_ini a2",
        "rallier a2",
        "rallier k-solo",
        "rejoindre a2",
        "rejoindre k-solo",
        "machines m",
        "banniere b2",
    ] {
        let p = fallen("galvanise_scope = \"army\"", "").to("actions").ruled("PAP-90", "h", action).step();
        let events: usize = p.log.last().unwrap().events.len();
        assert_eq!((events, p.happened("acted", "h")), (1, 1), "{action}: he has acted, and that is all");
        assert_eq!((p.hero("h").unit, p.hero("h").uses[0]), (id(0), 4), "{action}");
    }
}

#[test]
fn what_means_nothing_is_not_understood() {
    let p = || {
        with(
            "pui_split = \"free\"",
            &(unit("a1", 60, "ini = 9") + &unit("a2", 60, "ini = 8")),
            &unit("b1", 60, "ini = -9"),
        )
        .order("a1", "engager b1")
        .order("a2", "engager b1")
        .to("alignement")
    };
    for (words, understood) in [
        ("parts 30 70", true),
        ("parts 33 33 34", true),
        ("parts_egales", true),
        ("parts_egales 50 50", false),
        ("parts 100", false),
        ("parts 0 100", false),
        ("parts 25 25 25 25", false),
        ("parts 30 b1", false),
        ("moities 50 50", false),
    ] {
        assert_eq!(p().ruled("PAP-66", "b1", words).refused().is_empty(), understood, "{words}");
    }
    let p = || {
        plain(
            &(unit("a1", 60, "morale = \"deroute\"") + &hero("h", "unit = \"a1\"; command = 60")),
            &unit("b1", 60, ""),
        )
        .to("ralliement")
    };
    for (words, understood) in [("personne", true), ("personne b1", false), ("lui h", true), ("lui b1", false)] {
        assert_eq!(p().ruled("PAP-43", "a1", words).refused().is_empty(), understood, "{words}");
    }
}

#[test]
fn nobody_may_be_named_where_somebody_is_wanted() {
    let p = plain(&(unit("a1", 100, "ini = 9") + &unit("a2", 100, "ini = 8")), &unit("b1", 30, "ini = -9"))
        .order("a1", "engager b1")
        .order("a2", "engager b1")
        .ruled("PAP-67", "b1", "personne")
        .to("tir_defensif");
    assert_eq!(
        (p.bout.state.links.len(), p.unit("a1").supports, p.unit("a2").supports),
        (0, None, None),
        "none is kept"
    );
    let p = plain(&unit("a1", 60, "ini = 9"), &unit("b1", 60, "pui_tir = 1; ini = -9"))
        .order("a1", "engager b1")
        .ruled("PAP-72", "b1", "sur b1")
        .to("moral");
    assert_eq!(p.throws("PAP-72"), 0, "nobody shoots at himself");
    let p = on(
        &drawn(&["........"]),
        "map_mode = \"grid\"",
        &unit("a1", 60, "cell = \"a1\"; pui_tir = 1; ini = 9"),
        &unit("b1", 60, "cell = \"h1\"; ini = -9"),
    )
    .order("a1", "aller b1")
    .answer("PAP-71", "a1", "personne")
    .to("moral");
    assert_eq!((p.unit("a1").cell, p.throws("PAP-71")), ((1, 0), 0), "a march, and no shot");
    for who in ["lui k", "personne"] {
        let a = unit("a1", 60, "ini = -9")
            + &bare("g", "category = \"character\"")
            + &hero("h", "unit = \"g\"; eff = 3")
            + &hero("i", "unit = \"g\"; eff = 3")
            + &hero("k", "unit = \"a1\"");
        let p = plain(&a, &unit("b1", 60, "pui_tir = 1; ini = 9"))
            .order("b1", "tir g")
            .faces("PAP-71", "b1", "g", &[4])
            .ruled("PAP-80", "g", who)
            .to("moral");
        assert_eq!(["h", "i", "k"].map(|id| p.state(id)), ["able"; 3], "{who}: it is not he who stood there");
    }
}
