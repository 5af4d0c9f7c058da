//! What people see of a battle: who belongs where, what is left of everyone, what a card shows to whom, how a change opens.

use crate::field::{Look as _, P, bare, hero, id, on, plain, unit};
use montjoie_game::scenario::Written;
use montjoie_game::{Arg, Condition, Gesture, Knowledge, Opening, Ruleset as _, Subjects as _, Viewer};
use montjoie_papiers::Papiers;
use montjoie_papiers::battle::{Battle, Hit};
use montjoie_papiers::events::Event;
use montjoie_papiers::terms::{Cause, HeroStatus, Morale, Where};
use montjoie_table::{Side, Subject};
use serde_json::json;

fn place() -> P {
    let top = "[[ground.trap]]\nid = \"fosse\"\nname = \"fosse\"\ntrap = \"fosses_pieux\"\nlaid_by = \"b\"\n";
    let a =
        unit("a1", 60, "pui = 2; pui_tir = 3") + &hero("h", "unit = \"a1\"; command = 60; eff = 3") + &hero("s", "");
    let b = unit("b1", 80, "attributes = [\"drogues\"]; doses = 2")
        + &bare("b2", "category = \"monster\"; points = 30; pui = 90")
        + &hero("k", "unit = \"b1\"");
    on(top, "", &a, &b)
}

#[test]
fn who_belongs_where() {
    let p = place();
    let b = &p.bout.state;
    let (trap, spell) = (Subject::place(0), p.who("boule_de_feu"));
    assert_eq!(
        ["fosse", "boule_de_feu", "a1", "h"].map(|who| Papiers::kind(b, p.who(who))),
        ["site", "spell", "unit", "character"]
    );
    assert_eq!((p.who("fosse"), Papiers::owner(b, trap), Papiers::owner(b, spell)), (trap, Some(Side::B), None));
    assert_eq!(Papiers::within(b, p.who("a1")), [Subject::army(0)]);
    assert_eq!(Papiers::within(b, p.who("h")), [p.who("a1"), Subject::army(0)]);
    assert_eq!(Papiers::within(b, trap), []);
    assert_eq!(Papiers::owner(b, Subject::army(1)), Some(Side::B));
    assert_eq!(Papiers::meant(b, "hero", 1), Some(p.who("s")));
    assert_eq!((Papiers::meant(b, "hero", 3), Papiers::meant(b, "army", 2)), (None, None));
    assert_eq!(Papiers::meant(b, "spell", 0), Some(spell));
    assert_eq!(Papiers::meant(b, "site", 0), Some(trap));
}

#[test]
fn what_everyone_is_worth_and_when() {
    let p = place();
    assert_eq!(p.fate("a1").worth, 3_000, "by what it fights best with");
    assert_eq!(p.fate("b2").worth, 3_000, "of a beast, a point's part of the whole");
    assert_eq!(p.fate("b1").worth, 1_000);
    let mut b = p.bout.state.clone();
    assert_eq!(Papiers::clock(&b), Some(0));
    b.turn = 3;
    assert_eq!(Papiers::clock(&b), Some(7200), "an hour a turn");
    // Units of the list, characters, then who came later.
    let like = p.who("b1");
    let p = p.gesture(Gesture::Add { like, men: 20 });
    let mut order = Vec::new();
    Papiers::fates(&p.bout.state, &mut |fate| order.push(fate.subject));
    let listed = ["a1", "b1", "b2", "h", "s", "k"].map(|who| p.who(who));
    assert_eq!(order[..6], listed);
    assert_eq!(order[6..], [Subject::unit(6)]);
}

#[test]
fn a_card_shows_what_its_reader_may_know() {
    let mut p = place();
    let card = |b: &Battle, viewer: Viewer, who: Subject| {
        Papiers::sheets(b, viewer).into_iter().find(|sheet| sheet.subject == who).unwrap()
    };
    let (a1, b1, h, k) = (p.who("a1"), p.who("b1"), p.who("h"), p.who("k"));
    let (own, foe) = (Viewer::Player(Side::B, Knowledge::Words), Viewer::Player(Side::A, Knowledge::Words));
    let unseen = Viewer::Player(Side::A, Knowledge::Unseen);
    assert_eq!((card(&p.bout.state, own, a1).kind, card(&p.bout.state, own, b1).kind), ("archers", "foot"));
    let b = &mut p.bout.state;
    assert_eq!(card(b, own, b1).strength, Some((80, 80)));
    assert_eq!((card(b, foe, b1).strength, card(b, foe, b1).words), (None, Some("papiers-words-whole")));
    assert_eq!((card(b, unseen, b1).state, card(b, unseen, b1).words), (None, None));
    // Quarters: whole down to three quarters, then worn, thin, ruined.
    for (eff, word) in [(61, "whole"), (60, "worn"), (41, "worn"), (40, "thin"), (21, "thin"), (20, "ruined")] {
        b.units[1].eff = eff;
        assert_eq!(card(b, foe, b1).words, Some(format!("papiers-words-{word}").as_str()), "{eff} of 80");
    }
    // A wound shakes; to the other side a character's state shows once he is taken or dead.
    assert_eq!(card(b, foe, h).condition, Some(Condition::Fit));
    b.heroes[0].wounds = [1, 0, 0];
    assert_eq!(card(b, foe, h).condition, Some(Condition::Shaken));
    assert_eq!((card(b, foe, k).condition, card(b, foe, k).strength), (None, None));
    for (status, shows) in [(HeroStatus::Out, false), (HeroStatus::Captured, true), (HeroStatus::Dead, true)] {
        b.heroes[2].status = status;
        assert_eq!(card(b, foe, k).state.is_some(), shows, "{status:?}");
        assert_eq!(card(b, own, k).strength, Some((0, 1)), "{status:?}");
    }
    b.units[1].at = Where::Destroyed;
    assert_eq!((card(b, unseen, b1).state, card(b, foe, b1).words), (Some("papiers-state-destroyed"), None));
}

#[test]
fn what_is_left_afterwards() {
    let mut b = place().bout.state;
    (b.units[1].eff, b.units[2].eff, b.units[0].eff) = (45, 12, 0);
    b.units[0].at = Where::Destroyed;
    let all = Papiers::aftermath(&b);
    let of = |who: Subject| all.iter().find(|one| one.subject == who).unwrap();
    let (a1, b1, b2) = (of(Subject::unit(0)), of(Subject::unit(1)), of(Subject::unit(2)));
    assert_eq!((a1.stays, a1.line.id, b1.stays, b1.line.id), (false, "papiers-after-lost", true, "papiers-after-unit"));
    assert_eq!(b1.keys, [("count", Written::Int(45)), ("doses", Written::Int(2))]);
    assert_eq!(b2.keys, [("points", Written::Int(30)), ("eff", Written::Int(12))]);
    assert_eq!(a1.keys, [("count", Written::Int(1))], "no doses where there were none");
    // Nobody is left of who is not there, and who is gone does not stay.
    (b.units[1].eff, b.units[1].at) = (0, Where::Field);
    (b.units[2].eff, b.units[2].at) = (12, Where::Destroyed);
    let stay: Vec<bool> = Papiers::aftermath(&b).iter().map(|one| one.stays).collect();
    assert_eq!(stay[..3], [false, false, false]);
    let h = of(Subject::character(0));
    assert_eq!((h.serves, h.stays, h.line.id), (Some(Subject::unit(0)), true, "papiers-after-hero"));
    assert_eq!(of(Subject::character(1)).serves, None, "who stood alone serves nobody");
}

#[test]
fn gestures_give_back_and_join() {
    let p = plain(&(unit("a1", 60, "") + &unit("a2", 20, "")), &unit("b1", 60, ""));
    let [a1, a2, b1] = ["a1", "a2", "b1"].map(|who| p.who(who));
    assert_eq!(p.refuses(Gesture::Merge { who: a1, into: a1 }), Some("gesture-not-together"));
    assert_eq!(p.refuses(Gesture::Merge { who: a1, into: b1 }), Some("gesture-not-together"));
    assert_eq!(p.refuses(Gesture::Merge { who: a1, into: a2 }), None);
    let p = p.gesture(Gesture::Take { who: a1, men: 15 }).gesture(Gesture::Restore { who: a1, men: 100 });
    assert_eq!(p.event("restored", "a1").unwrap()["eff"], 15, "no more than there were");
    assert_eq!(p.left("a1"), 60);
    let p = p.gesture(Gesture::Remove { who: a2 });
    assert_eq!(
        p.refuses(Gesture::Merge { who: a1, into: a2 }),
        Some("gesture-not-together"),
        "who left takes nobody in"
    );
}

fn opens(b: &Battle, event: serde_json::Value) -> Opening {
    let event: Event = serde_json::from_value(event).unwrap();
    Papiers::opens(b, &event, &[])
}

fn linked(opening: &Opening, id: &str, name: &str) -> Option<Arg> {
    let link = opening.links.iter().find(|link| link.told.id == id).unwrap_or_else(|| panic!("no {id}: {opening:?}"));
    link.told.args.iter().find(|(n, _)| *n == name).map(|(_, arg)| arg.clone())
}

#[test]
fn changes_open_in_their_words() {
    let mut b = place().bout.state;
    for (grade, word) in [("leg", "papiers-open-leg"), ("mod", "papiers-open-mod"), ("ser", "papiers-open-ser")] {
        let opening = opens(&b, json!({ "wounded": { "hero": 0, "n": 2, "grade": grade } }));
        assert_eq!(linked(&opening, "papiers-open-wounds", "grade"), Some(Arg::Word(word)));
        assert_eq!(linked(&opening, "papiers-open-wounds", "n"), Some(Arg::Number(2)));
    }
    for (result, word) in [("ok", "ok"), ("desorganisation", "desorganisation"), ("deroute", "deroute")] {
        let opening = opens(&b, json!({ "tested": { "unit": "#u1", "result": result, "trial": "losses" } }));
        let Some(Arg::Word(said)) = linked(&opening, "papiers-open-tested", "result") else { panic!("{opening:?}") };
        assert_eq!(said, format!("papiers-row-{word}"));
    }
    let opening = opens(&b, json!({ "reduced": { "hero": 0, "eff": 1 } }));
    let told = ["was", "by", "now"].map(|name| linked(&opening, "papiers-open-eff-of", name));
    assert_eq!(told, [3, 2, 1].map(|n| Some(Arg::Number(n))));
    // Who is out loses what he counted; who comes back, or was out already, loses nothing.
    let became = |b: &Battle, status: &str| opens(b, json!({ "became": { "hero": 0, "status": status } }));
    let falls = |opening: &Opening| opening.links.iter().any(|link| link.told.id == "papiers-open-eff-of");
    assert!(falls(&became(&b, "out")) && falls(&became(&b, "dead")) && !falls(&became(&b, "able")));
    b.heroes[0].status = HeroStatus::Out;
    assert!(!falls(&became(&b, "dead")));
    // Blows of nobody in particular are called by what they were, each with its number, and more than there are is said.
    let hit = |losses, cause, gone| Hit { unit: id(1), losses, cause, gone };
    b.hits = vec![
        hit(20, Cause::Trap, false),
        hit(50, Cause::Spell, false),
        hit(15, Cause::Melee, false),
        hit(9, Cause::Fire, true),
    ];
    let opening = opens(&b, json!({ "lost": { "unit": "#u1", "eff": 80, "cause": "melee" } }));
    assert_eq!(linked(&opening, "papiers-open-beyond", "n"), Some(Arg::Number(85)));
    let eff = ["was", "by", "now"].map(|name| linked(&opening, "papiers-open-eff", name));
    assert_eq!(eff, [80, 80, 0].map(|n| Some(Arg::Number(n))));
    b.units[1].eff = 40;
    let opening = opens(&b, json!({ "regained": { "unit": "#u1", "eff": 10 } }));
    let eff = ["was", "by", "now"].map(|name| linked(&opening, "papiers-open-eff-back", name));
    assert_eq!(eff, [40, 10, 50].map(|n| Some(Arg::Number(n))));
    b.units[1].morale = Morale::Deroute;
    let opening = opens(&b, json!({ "tested": { "unit": "#u1", "result": "desorganisation", "trial": "ruling" } }));
    assert_eq!(linked(&opening, "papiers-open-already", "now"), Some(Arg::Word("papiers-row-deroute")), "never milder");
}

/// PAP-40, PAP-41 — on paper: a router does not fight, the others do.
#[test]
fn the_paper_says_who_fights() {
    use montjoie_game::{Extras as _, PaperCell};
    let tables = Papiers::tables(&place().bout.state);
    let states = tables.iter().find(|table| table.title == "papiers-table-states").unwrap();
    let fights: Vec<&PaperCell> = states.rows.iter().map(|row| &row[2]).collect();
    assert_eq!(fights, [&PaperCell::yes(true), &PaperCell::yes(true), &PaperCell::yes(false)]);
    let morale = tables.iter().find(|table| table.title == "papiers-table-morale").unwrap();
    assert!(!morale.rows.is_empty());
}

/// PAP-22 — a card names what there is: no missiles, no magic, no gear where there are none; a rider's INI in the charge is the sum.
#[test]
fn a_card_names_what_there_is() {
    let a = unit("a1", 60, "ini = 3; mount = \"chevaux\"") + &hero("h", "unit = \"a1\"; def = 2");
    let p = plain(&a, &unit("b1", 60, "pui_tir = 1"));
    let words = |who: &str| -> Vec<&'static str> { p.sheet(who).figures.iter().map(|f| f.word).collect() };
    let has = |who: &str, word: &str| words(who).contains(&format!("papiers-figure-{word}").as_str());
    for word in ["pui_tir_total", "att_fire", "pui_mag_total", "support_fire", "missile"] {
        assert!(!has("a1", word), "{word}");
    }
    assert!(
        has("b1", "pui_tir_total") && has("b1", "att_fire") && has("b1", "support_fire") && !has("b1", "pui_mag_total")
    );
    assert_eq!(p.figure("a1", "ini_charge"), 3 + i64::from(p.unit("a1").ini_charge));
    assert!(p.unit("a1").ini_charge > 1);
    assert!(has("h", "gear_def") && !has("h", "gear_att") && !has("h", "tactics") && !has("h", "wounds_leg"));
}

/// On paper: wounds where there are characters, weapons and missiles that somebody bears, attributes that give a number.
#[test]
fn the_paper_holds_what_is_used() {
    use montjoie_game::Extras as _;
    let titles = |a: &str| -> Vec<(&'static str, usize)> {
        let p = plain(a, &unit("b1", 60, "weapon = \"simples\""));
        Papiers::tables(&p.bout.state).iter().map(|table| (table.title, table.rows.len())).collect()
    };
    let rows = |a: &str, title: &str| titles(a).iter().find(|(t, _)| *t == title).map(|(_, n)| *n);
    let foot = unit("a1", 60, "");
    assert_eq!(rows(&foot, "papiers-table-wounds"), None);
    assert_eq!(rows(&foot, "papiers-table-missiles"), None);
    assert!(rows(&(foot.clone() + &hero("h", "unit = \"a1\"")), "papiers-table-wounds").is_some_and(|n| n > 3));
    assert_eq!(rows(&unit("a1", 60, "missile = \"arquebuse\""), "papiers-table-missiles"), Some(1));
    assert_eq!(rows(&unit("a1", 60, "weapon = \"hallebarde\""), "papiers-table-weapons"), Some(2));
    // Endurance gives DEF, mighty blows ATT, drugs a power; fear gives no number.
    let with =
        |attributes: &str| rows(&unit("a1", 60, &format!("attributes = [{attributes}]")), "papiers-table-attributes");
    assert_eq!(with("\"endurance\""), Some(1));
    assert_eq!(with("\"coups_puissants\""), Some(1));
    assert_eq!(with("\"drogues\""), Some(1));
    assert_eq!(with("\"peur\""), None);
    let engines = bare("m", "machine = \"canon\"");
    assert_eq!(rows(&engines, "papiers-table-machines"), Some(1));
    assert_eq!(rows(&foot, "papiers-table-machines"), None);
}

/// What the GM set, and whoever left, opens in a line of its own.
#[test]
fn rulings_open() {
    let b = place().bout.state;
    assert_eq!(opens(&b, json!({ "left": { "unit": "#u1" } })).links[0].told.id, "papiers-open-left");
    let set = opens(&b, json!({ "set": { "unit": "#u1", "field": "eff0", "value": 90 } }));
    assert_eq!((set.links.len(), set.links[0].rule.0), (1, "GM"));
    let told = |field: &str, value: i64| {
        let event: Event =
            serde_json::from_value(json!({ "set": { "unit": "#u0", "field": field, "value": value } })).unwrap();
        let line = Papiers::line(&b, &montjoie_table::Heard::Event(event), Viewer::Gm).unwrap();
        let figure = line.args.iter().find(|(name, _)| *name == "figure").map(|(_, arg)| arg.clone());
        (line.id, figure)
    };
    for (field, word) in
        [("temp_att", "papiers-granted-att"), ("temp_def", "papiers-granted-def"), ("temp_ini", "papiers-granted-ini")]
    {
        assert_eq!(told(field, 2), ("papiers-tell-granted", Some(Arg::Word(word))));
        assert_eq!(told(field, 0), ("papiers-tell-granted-none", Some(Arg::Word(word))));
    }
}

/// Interfaces read the options in force by their places.
#[test]
fn options_are_read_by_their_places() {
    use montjoie_game::Directed as _;
    let b = crate::field::with("max_turns = 7", &unit("a1", 20, ""), &unit("b1", 20, "")).bout.state;
    let place = |name: &str| Papiers::INFO.settings.iter().position(|s| s.name == name).unwrap();
    assert_eq!((b.option(place("max_turns")), b.option(place("fire_range_cells"))), (Some(7), Some(8)));
    assert_eq!(b.option(Papiers::INFO.settings.len()), None);
}
