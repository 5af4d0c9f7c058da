//! Who is told what: every event to the GM, and to the other side that knows the enemy in words (PAP-21).

use crate::field::{P, bare, field, hero, on, unit};
use montjoie_game::{Arg, Knowledge, Message, Ruleset as _, Viewer};
use montjoie_papiers::Papiers;
use montjoie_papiers::battle::Battle;
use montjoie_papiers::events::Event;
use montjoie_papiers::terms::Morale;
use montjoie_table::{Heard, Side};
use serde_json::{Value, json};

/// Units 0 a1, 1 b1 in the open, 2 b2 in ambush, 3 b3 face down, 4 b4 a troll of 30 points; characters 0 h in a1, 1 k in b1, 2 m in b2,
/// 3 o alone, who is unit 8.
fn place() -> P {
    let top = "[[ground.ambush]]\nid = \"haie\"\nname = \"haie\"\nunit = \"b2\"\n\
        [[ground.trap]]\nid = \"fosse\"\nname = \"fosse\"\ntrap = \"fosses_pieux\"\nlaid_by = \"b\"\n";
    let b = unit("b1", 80, "banner = true")
        + &unit("b2", 50, "")
        + &unit("b3", 50, "face_down = true")
        + &bare("b4", "category = \"monster\"; points = 30; pui = 90")
        + &hero("k", "unit = \"b1\"; command = 90")
        + &hero("m", "unit = \"b2\"")
        + &hero("o", "");
    on(top, "", &(unit("a1", 60, "") + &hero("h", "unit = \"a1\"; command = 60")), &b)
}

const PLAYER: Viewer = Viewer::Player(Side::A, Knowledge::Words);

fn told(b: &Battle, event: &Value, viewer: Viewer) -> Option<Message> {
    let event: Event = serde_json::from_value(event.clone()).unwrap_or_else(|e| panic!("{event}: {e}"));
    Papiers::line(b, &Heard::Event(event), viewer)
}

/// What the GM and the other side are told of each, without what all ids begin with.
fn holds(b: &Battle, rows: &[(Value, &str, Option<&str>)]) {
    for (event, gm, player) in rows {
        let id = |viewer| told(b, event, viewer).map(|m| m.id.trim_start_matches("papiers-tell-"));
        assert_eq!((id(Viewer::Gm), id(PLAYER)), (Some(*gm), *player), "{event}");
    }
}

fn arg(message: &Message, name: &str) -> Option<Arg> {
    message.args.iter().find(|(n, _)| *n == name).map(|(_, arg)| arg.clone())
}

#[test]
fn what_shows_is_told_and_what_hides_is_not() {
    let b = place().bout.state;
    // Of the company in the open both hear; of the ambush and of what only the front of a counter shows, the GM alone.
    for (event, id) in [
        (json!({ "organised": { "unit": "", "how": "att" } }), "organised-att"),
        (json!({ "organised": { "unit": "", "how": "def" } }), "organised-def"),
        (json!({ "galvanised": { "unit": "", "att": 1, "ini": 0 } }), "galvanised-att"),
        (json!({ "galvanised": { "unit": "", "att": 0, "ini": 2 } }), "galvanised-ini"),
        (json!({ "declared": { "unit": "" } }), "declared"),
        (json!({ "drugged": { "unit": "" } }), "drugged"),
        (json!({ "frenzied": { "unit": "" } }), "frenzied"),
        (json!({ "tortoise": { "unit": "", "formed": true } }), "tortoise"),
        (json!({ "tortoise": { "unit": "", "formed": false } }), "no-tortoise"),
        (json!({ "disordered": { "unit": "" } }), "muddled"),
        (json!({ "rallied": { "unit": "" } }), "rallied"),
        (json!({ "not_rallied": { "unit": "" } }), "not-rallied"),
        (json!({ "tested": { "unit": "", "result": "deroute", "trial": "losses" } }), "routed"),
        (json!({ "tested": { "unit": "", "result": "desorganisation", "trial": "fear" } }), "disordered"),
        (json!({ "tested": { "unit": "", "result": "ok", "trial": "drugs" } }), "stood"),
        (json!({ "banner_taken": { "unit": "" } }), "banner-taken"),
    ] {
        for (mark, shows) in [("#u1", true), ("#u2", false), ("#u3", false)] {
            let mut event = event.clone();
            event.as_object_mut().unwrap().values_mut().for_each(|of| of["unit"] = json!(mark));
            holds(&b, &[(event, id, shows.then_some(id))]);
        }
    }
    // A counter on its face is a counter: that it moves, stands or goes is seen.
    for (event, id) in [
        (json!({ "moved": { "unit": "", "column": 2, "row": 1 } }), "moved"),
        (json!({ "unsupports": { "unit": "" } }), "unsupports"),
        (json!({ "stood_by": { "unit": "" } }), "stood-by"),
        (json!({ "fell_back": { "unit": "" } }), "fell-back"),
        (json!({ "broke_off": { "unit": "" } }), "broke-off"),
        (json!({ "left": { "unit": "" } }), "left"),
    ] {
        for (mark, shows) in [("#u1", true), ("#u2", false), ("#u3", true)] {
            let mut event = event.clone();
            event.as_object_mut().unwrap().values_mut().for_each(|of| of["unit"] = json!(mark));
            holds(&b, &[(event, id, shows.then_some(id))]);
        }
    }
    holds(
        &b,
        &[
            (json!({ "revealed": { "unit": "#u2" } }), "revealed", Some("revealed")),
            (json!({ "slipped": { "unit": "#u2" } }), "slipped", Some("slipped")),
            (json!({ "sprung": { "site": 0, "unit": "#u0" } }), "ambush", Some("ambush")),
            (json!({ "sprung": { "site": 1, "unit": "#u0" } }), "trap", Some("trap")),
            (json!({ "sprung": { "site": 0, "unit": "#u2" } }), "ambush", None),
            (json!({ "found": { "site": 0 } }), "found", Some("found")),
            (json!({ "over": { "outcome": 1 } }), "over", Some("over")),
            (json!({ "die": { "army": 1, "face": 4 } }), "die", Some("die")),
            (json!({ "encircled": { "army": 1, "att": 1 } }), "encircled", Some("encircled")),
            (json!({ "tie": { "army": 1, "score": 2 } }), "tie", None),
            (json!({ "regained": { "unit": "#u1", "eff": 5 } }), "regained", Some("regained-seen")),
            (json!({ "regained": { "unit": "#u3", "eff": 5 } }), "regained", None),
            (json!({ "destroyed": { "unit": "#u1" } }), "destroyed-but", Some("destroyed-but")),
            (json!({ "destroyed": { "unit": "#u2" } }), "destroyed-but", None),
            (json!({ "destroyed": { "unit": "#u3" } }), "destroyed", Some("destroyed")),
            (json!({ "destroyed": { "unit": "#u4" } }), "destroyed-one", Some("destroyed-one")),
            (json!({ "conceded": { "side": "b" } }), "conceded", Some("conceded")),
            (json!({ "arrived": { "unit": "#u1" } }), "arrived", Some("arrived")),
            (json!({ "arrived": { "unit": "#u2" } }), "arrived", None),
            (json!({ "turned_coat": { "unit": "#u1" } }), "turned", Some("turned")),
            (json!({ "scripted": { "index": 0, "comes": true } }), "event", None),
            (json!({ "scripted": { "index": 0, "comes": false } }), "event-aside", None),
            (json!({ "site_set": { "site": 1, "armed": true } }), "site", None),
            (json!({ "enlisted": { "unit": "#u9", "like": "#u1", "eff": 5 } }), "enlisted", None),
            (json!({ "passed": { "from": "#u1", "to": "#u3", "eff": 5 } }), "passed", None),
            (json!({ "restored": { "unit": "#u1", "eff": 5 } }), "restored", None),
            (json!({ "deed": { "hero": 1, "unit": "#u1", "att": 1, "def": 2, "ini": 3 } }), "deed-counts", None),
        ],
    );
}

/// A line about two is told to whoever sees both.
#[test]
fn who_sees_one_of_two_hears_nothing() {
    let b = place().bout.state;
    let pairs = |one: &str, other: &str, id: &str, make: &dyn Fn(&str, &str) -> Value| {
        let rows = [("#u1", "#u3", true), ("#u1", "#u2", false), ("#u2", "#u1", false)]
            .map(|(x, y, shows)| (make(x, y), id, shows.then_some(id)));
        assert!(one != other);
        holds(&b, &rows);
    };
    pairs("unit", "friend", "supports", &|x, y| json!({ "supports": { "unit": x, "friend": y, "kind": "melee" } }));
    pairs("unit", "friend", "supports-fire", &|x, y| json!({ "supports": { "unit": x, "friend": y, "kind": "fire" } }));
    pairs("unit", "on", "aimed", &|x, y| json!({ "aimed": { "unit": x, "on": y, "magic": false } }));
    pairs("unit", "on", "aimed-magic", &|x, y| json!({ "aimed": { "unit": x, "on": y, "magic": true } }));
    pairs("one", "other", "parted", &|x, y| json!({ "parted": { "one": x, "other": y } }));
    pairs("by", "on", "engaged", &|x, y| json!({ "engaged": { "by": x, "on": y, "charge": true, "ambush": false } }));
    let sprung = |by: &str, on: &str| json!({ "engaged": { "by": by, "on": on, "charge": true, "ambush": true } });
    holds(
        &b,
        &[
            // Whoever comes out of hiding shows himself by it, but only to one who sees his victim.
            (sprung("#u2", "#u0"), "ambushed", Some("ambushed")),
            (sprung("#u1", "#u2"), "ambushed", None),
            (json!({ "countercharged": { "unit": "#u1", "on": "#u0" } }), "countercharged", Some("countercharged")),
            (json!({ "countercharged": { "unit": "#u2", "on": "#u0" } }), "countercharged", None),
        ],
    );
}

#[test]
fn people_are_told_of_where_they_are_met() {
    let b = place().bout.state;
    holds(
        &b,
        &[
            (json!({ "posted": { "hero": 1, "unit": "#-" } }), "alone", Some("alone")),
            (json!({ "posted": { "hero": 1, "unit": "#u3" } }), "joined", Some("joined")),
            (json!({ "posted": { "hero": 1, "unit": "#u2" } }), "joined", None),
            (json!({ "posted": { "hero": 2, "unit": "#u1" } }), "joined", None),
            (json!({ "posted": { "hero": 3, "unit": "#u8" } }), "alone", Some("alone")),
            (json!({ "tried": { "hero": 1, "unit": "#u1", "last": true } }), "tried", Some("tried")),
            (json!({ "tried": { "hero": 1, "unit": "#u3", "last": true } }), "tried", None),
            (json!({ "tried": { "hero": 2, "unit": "#u1", "last": true } }), "tried", None),
            (json!({ "won": { "hero": 1, "won": true } }), "won", Some("won")),
            (json!({ "won": { "hero": 2, "won": false } }), "not-won", None),
            (json!({ "cast": { "hero": 1, "spell": 0, "on": "#u0", "later": false } }), "cast", Some("cast")),
            (json!({ "cast": { "hero": 2, "spell": 0, "on": "#u0", "later": false } }), "cast", None),
            (json!({ "wounded": { "hero": 1, "n": 2, "grade": "leg" } }), "wounded-leg", None),
            (json!({ "wounded": { "hero": 1, "n": 2, "grade": "mod" } }), "wounded-mod", None),
            (json!({ "wounded": { "hero": 0, "n": 2, "grade": "ser" } }), "wounded-ser", Some("wounded-ser")),
            (json!({ "unhurt": { "hero": 0 } }), "unhurt", Some("unhurt")),
            (json!({ "unhurt": { "hero": 1 } }), "unhurt", None),
            (json!({ "became": { "hero": 1, "status": "out" } }), "hero-out", Some("hero-out")),
            (json!({ "became": { "hero": 1, "status": "dead" } }), "hero-dead", Some("hero-dead")),
            (json!({ "became": { "hero": 1, "status": "captured" } }), "hero-captured", Some("hero-captured")),
            (json!({ "became": { "hero": 1, "status": "fled" } }), "hero-fled", Some("hero-fled")),
            (json!({ "became": { "hero": 2, "status": "able" } }), "hero-comes", None),
            (json!({ "acted": { "hero": 1, "action": "organise_att" } }), "organises", Some("organises")),
            (json!({ "acted": { "hero": 1, "action": "encircle" } }), "encircles", Some("encircles")),
            (json!({ "acted": { "hero": 1, "action": { "galvanise_att": "#u2" } } }), "speech", None),
            (json!({ "acted": { "hero": 1, "action": { "duel": 0 } } }), "duel", Some("duel")),
            (json!({ "acted": { "hero": 1, "action": { "duel": 2 } } }), "duel", None),
            (json!({ "acted": { "hero": 1, "action": { "banner": "#u0" } } }), "banner", Some("banner")),
            (json!({ "acted": { "hero": 1, "action": { "seize": "#u0" } } }), "seizes", Some("seizes")),
            (
                json!({ "acted": { "hero": 1, "action": { "deed": ["saboter", "#u0"] } } }),
                "deed-saboter",
                Some("deed-saboter"),
            ),
            (json!({ "acted": { "hero": 1, "action": { "deed": ["fuir", "#-"] } } }), "deed-fuir", Some("deed-fuir")),
            (json!({ "acted": { "hero": 2, "action": { "deed": ["fuir", "#-"] } } }), "deed-fuir", None),
        ],
    );
}

/// PAP-36, PAP-42 — how a test, a blow and a loss are told depends on what they leave.
#[test]
fn what_is_left_decides_the_words() {
    let mut b = place().bout.state;
    let test = |result: &str| json!({ "tested": { "unit": "#u1", "result": result, "trial": "losses" } });
    let why = arg(&told(&b, &test("deroute"), Viewer::Gm).unwrap(), "why");
    assert_eq!(why, Some(Arg::Word("papiers-trial-losses")));
    b.units[1].morale = Morale::Desorganisation;
    holds(&b, &[(test("desorganisation"), "still-disordered", Some("still-disordered"))]);
    holds(&b, &[(test("deroute"), "routed", Some("routed"))]);
    b.units[1].morale = Morale::Ok;
    let hit = |on: &str, by: &str, n: u32, cause: &str| json!({ "hit": { "unit": on, "by": by, "losses": n, "cause": cause, "now": true } });
    let lost = |on: &str, n: u32, cause: &str| json!({ "lost": { "unit": on, "eff": n, "cause": cause } });
    holds(
        &b,
        &[
            (hit("#u1", "#u0", 5, "melee"), "hit-melee", Some("hit-melee-seen")),
            (hit("#u1", "#u0", 0, "melee"), "blow-none", Some("blow-none")),
            (hit("#u1", "#u0", 0, "fire"), "shot-none", Some("shot-none")),
            (hit("#u1", "#u0", 0, "defensive"), "shot-none", Some("shot-none")),
            (hit("#u1", "#u0", 5, "fire"), "hit-fire", Some("hit-fire-seen")),
            (hit("#u1", "#u0", 5, "defensive"), "hit-defensive", Some("hit-defensive-seen")),
            (hit("#u1", "#u0", 5, "vanguard"), "hit-vanguard", Some("hit-vanguard-seen")),
            (hit("#u1", "#u0", 5, "ambush"), "hit-ambush", Some("hit-ambush-seen")),
            (hit("#u1", "#-", 5, "trap"), "hit-trap", Some("hit-trap-seen")),
            (hit("#u1", "#-", 0, "trap"), "trap-none", Some("trap-none")),
            (hit("#u1", "#-", 5, "spell"), "hit-spell", Some("hit-spell-seen")),
            (hit("#u1", "#-", 0, "spell"), "spell-none", Some("spell-none")),
            (hit("#u8", "#u0", 5, "melee"), "hit-lone", Some("hit-lone")),
            (hit("#u8", "#u0", 5, "fire"), "hit-lone-shot", Some("hit-lone-shot")),
            (hit("#u8", "#-", 5, "spell"), "hit-lone-alone", Some("hit-lone-alone")),
            (hit("#u1", "#u0", 85, "melee"), "hit-beyond", Some("hit-melee-seen")),
            (hit("#u1", "#-", 85, "trap"), "hit-beyond-alone", Some("hit-trap-seen")),
            (hit("#u1", "#-", 20, "spell"), "hit-spell-great", Some("hit-spell-seen")),
            (hit("#u3", "#u0", 5, "melee"), "hit-melee", Some("hit-veiled")),
            (hit("#u3", "#-", 5, "trap"), "hit-trap", Some("hit-veiled-alone")),
            (hit("#u0", "#u2", 5, "ambush"), "hit-ambush", Some("hit-ambush")),
            (hit("#u2", "#-", 5, "spell"), "hit-spell", None),
            (lost("#u1", 5, "melee"), "lost", None),
            (lost("#u0", 5, "melee"), "lost", Some("lost")),
            (lost("#u0", 60, "melee"), "lost-all", Some("lost-all")),
            (lost("#u0", 60, "ruling"), "taken", Some("taken")),
            (lost("#u0", 60, "overdose"), "overdose", Some("overdose")),
            (lost("#u4", 5, "melee"), "lost-one", None),
            (lost("#u8", 1, "ruling"), "taken", None),
        ],
    );
    assert_eq!(told(&b, &lost("#u8", 1, "melee"), Viewer::Gm), None, "of people alone it is told who falls");
    let losses = |n: u32| arg(&told(&b, &hit("#u1", "#u0", n, "melee"), Viewer::Gm).unwrap(), "losses");
    assert_eq!((losses(5), losses(0)), (Some(Arg::Number(5)), None));
    let left = |n: u32| arg(&told(&b, &lost("#u0", n, "melee"), Viewer::Gm).unwrap(), "left");
    assert_eq!(left(15), Some(Arg::Number(45)));
}

/// What the GM sets is told by the word of the field and its value as it is written: words, yes and no, parts, numbers.
#[test]
fn a_ruling_is_told_as_it_is_written() {
    let p = place();
    let b = &p.bout.state;
    let set = |name: &str, value: i64| {
        let event = json!({ "set": { "unit": "#u0", "field": name, "value": value } });
        let told = told(b, &event, Viewer::Gm).unwrap();
        (arg(&told, "field"), arg(&told, "value").unwrap())
    };
    assert_eq!(set("pui", 2500), (Some(Arg::Word("papiers-field-pui")), Arg::Fraction(2500, 1000)));
    assert_eq!(set("eff0", 90), (Some(Arg::Word("papiers-field-eff0")), Arg::Number(90)));
    assert_eq!(set("shield", 1).1, Arg::Word("yes"));
    assert_eq!(set("shield", 0).1, Arg::Word("no"));
    assert_eq!(set("mo", 3).1, Arg::Word("papiers-field-mo-elite"));
    let hero = json!({ "set_hero": { "hero": 0, "field": "command", "value": 70 } });
    let message = told(b, &hero, PLAYER).unwrap();
    assert_eq!((message.id, arg(&message, "value")), ("papiers-tell-set", Some(Arg::Number(70))));
    let enemy = json!({ "set_hero": { "hero": 1, "field": "command", "value": 70 } });
    assert_eq!(told(b, &enemy, PLAYER), None);
    assert_eq!(told(b, &json!({ "set": { "unit": "#u1", "field": "pui", "value": 9 } }), PLAYER), None);
    assert!(usize::from(field("pui")) < Papiers::INFO.fields.len());
    for (name, value, shown) in [
        ("max_turns", 12, Arg::Number(12)),
        ("countercharge", 1, Arg::Word("yes")),
        ("countercharge", 0, Arg::Word("no")),
        ("map_mode", 1, Arg::Word("papiers-option-map_mode-measured")),
        ("machine_crew_pui", 1500, Arg::Fraction(1500, 1000)),
    ] {
        let index = Papiers::INFO.settings.iter().position(|s| s.name == name).unwrap();
        let message = told(b, &json!({ "option": { "index": index, "value": value } }), PLAYER).unwrap();
        let said = arg(&message, "option");
        assert_eq!(message.id, "papiers-tell-option");
        let Some(Arg::Word(word)) = said else { panic!("{said:?}") };
        assert_eq!((word, arg(&message, "value")), (format!("papiers-option-{name}").as_str(), Some(shown)), "{name}");
    }
}
