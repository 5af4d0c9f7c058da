//! What lies hidden: ambushes and traps on one site, who may be seen through, and what the other side hears (PAP-21, 60, 75..77).

use crate::field::{Look, P, bare, drawn, field, hero, on, unit, with};
use montjoie_game::{Directed as _, Effect, Extras as _, Fight as _, Led as _, Ruleset as _};
use montjoie_game::{Gesture, Knowledge, Message, Viewer, What};
use montjoie_papiers::Papiers;
use montjoie_table::{Heard, Side};

const ROW: &str = "............";

fn site(kind: &str, id: &str, what: &str, cells: &str) -> String {
    format!("[[ground.{kind}]]\nid = \"{id}\"\nname = \"{id}\"\n{what}\ncells = [{cells}]\n")
}

fn trap(id: &str) -> String {
    site("trap", id, "trap = \"fosses_pieux\"\nlaid_by = \"b\"", "\"c1\"")
}

fn hedge() -> String {
    site("ambush", "haie", "unit = \"b2\"", "\"c1\"")
}

/// a1 marches along the first row over c1.
fn march(sites: &str, men: u32, b2: &str) -> P {
    on(
        &(drawn(&[ROW; 4]) + sites),
        "map_mode = \"grid\"; grid_metric = \"manhattan\"; grid_move_foot = 6",
        &unit("a1", men, "cell = \"a1\"; ini = 9"),
        &(unit("b1", 60, "cell = \"f1\"; ini = -9") + &unit("b2", 60, &format!("cell = \"c2\"; {b2}"))),
    )
    .order("a1", "engager b1")
    .to("alignement")
}

fn sprung(p: &P) -> Vec<u64> {
    let all = p.log.iter().flat_map(|l| &l.events);
    all.filter_map(|e| e.get("sprung")).map(|e| e["site"].as_u64().unwrap()).collect()
}

#[test]
fn a_trap_and_an_ambush_on_one_site() {
    let p = march(&(hedge() + &trap("t")), 90, "");
    assert_eq!(sprung(&p), [1, 0], "the trap first, wherever it stands on the list");
    assert_eq!((p.unit("a1").cell, p.unit("b2").cell), ((2, 0), (2, 1)), "who lay beside the way has not far to go");
    let p = march(&(hedge() + &trap("t")), 5, "");
    assert_eq!(
        (sprung(&p), p.state("a1"), p.unit("b2").hidden),
        (vec![1], "destroyed", true),
        "none left to fall upon"
    );
    assert_eq!(sprung(&march(&(trap("t") + &trap("u")), 90, "")), [0], "one trap is enough to stop a march");
}

#[test]
fn an_ambush_is_no_stop_of_its_own() {
    // PAP-75: with troops in hiding and without, an hour stops as often, in the same phases.
    let stops = |top: &str, b2: &str| {
        let mut p = on(top, "", &unit("a1", 60, ""), &(unit("b1", 60, "") + b2));
        let mut counted = Vec::new();
        while p.bout.place().round == 1 && p.bout.outcome().is_none() {
            counted.push((p.bout.place().step, p.stops().len()));
            p = p.step();
        }
        counted
    };
    let lies = "[[ground.ambush]]\nid = \"haie\"\nname = \"haie\"\nunit = \"b2\"\n";
    assert_eq!(stops("", ""), stops(lies, &unit("b2", 60, "")));
}

#[test]
fn a_character_still_to_come_is_not_shown_with_his_unit() {
    // PAP-21: his unit stands in sight; he does not, until he comes, and then everybody hears of it.
    let script = "[[event]]\nround = 1\narrive = [\"h\"]\n";
    let b = unit("b1", 60, "face_down = false") + &hero("h", "unit = \"b1\"; arrives = \"event\"");
    let p = on(script, "", &unit("a1", 60, ""), &b);
    let who = p.who("h");
    let viewer = Viewer::Player(Side::A, Knowledge::Exact);
    let shown = |p: &P| Papiers::sheets(&p.bout.state, viewer).iter().any(|sheet| sheet.subject == who);
    assert!(!shown(&p), "he is still to come");
    let before = p.bout.state.clone();
    let p = p.step();
    assert!(shown(&p));
    let comes = before.effect(Effect::Arrive(who)).unwrap();
    let line = Papiers::line(&before, &Heard::Event(comes), viewer).expect("everybody hears of it");
    assert_eq!(line.id, "papiers-tell-hero-comes");
}

#[test]
fn how_an_ambush_may_spring() {
    let options = |b2: &str| {
        let b2 = if b2.contains("machine") { bare("b2", b2) } else { unit("b2", 60, b2) };
        on(
            "[[ground.ambush]]\nid = \"haie\"\nname = \"haie\"\nunit = \"b2\"\n",
            "",
            &unit("a1", 90, "ini = 9"),
            &(unit("b1", 60, "ini = -9") + &b2),
        )
        .to("engagement")
        .order("a1", "engager b1")
        .options("PAP-75", "b2")
    };
    let (charge, volley) = ("charge_soudaine", "volee_soudaine");
    assert_eq!(options(""), [charge]);
    assert_eq!(options("pui_tir = 2"), [charge, volley], "a unit with both powers chooses");
    assert_eq!(options("pui = 0; pui_tir = 2"), [volley]);
    assert_eq!(options("pui = 0"), [charge], "with neither it can only rush out");
    assert_eq!(options("machine = \"canon\""), [charge, volley]);
    assert_eq!(options("machine = \"canon\"; setup = 1"), [charge], "engines not yet set up do not shoot");
}

#[test]
fn riders_out_of_hiding_charge() {
    let p = march(&hedge(), 90, "mount = \"chevaux\"; weapon = \"lance_cavalerie\"");
    assert_eq!(p.attack("PAP-75", "b2", "a1"), (4, 0, (468, 5)), "by lance and by horse, and two for the surprise");
}

/// Where no distances count the drawing is only a drawing.
#[test]
fn nothing_moves_where_nothing_is_measured() {
    let top = drawn(&[ROW; 4]) + "[[ground.ambush]]\nid = \"haie\"\nname = \"haie\"\nunit = \"b2\"\n";
    let p = on(
        &top,
        "disengage = \"free\"",
        &unit("a1", 90, "cell = \"a1\"; ini = 9"),
        &(unit("b1", 60, "cell = \"f1\"; ini = -9") + &unit("b2", 60, "cell = \"l4\"")),
    )
    .order("a1", "engager b1")
    .to("alignement");
    assert_eq!((p.bout.state.links.len(), p.unit("b2").cell, p.unit("a1").cell), (1, (11, 3), (0, 0)));
    let p = p.round().to("engagement").order("a1", "decrocher");
    assert!(p.asked("PAP-19", "a1").is_none(), "whoever breaks off is asked for no cell");
}

#[test]
fn nobody_deals_with_those_in_hiding() {
    let top = "[[ground.ambush]]\nid = \"haie\"\nname = \"haie\"\nunit = \"b2\"\n";
    let a = unit("a1", 90, "") + &hero("h", "unit = \"a1\"; pc = true");
    let b = unit("b1", 60, "")
        + &unit("b2", 60, "")
        + &unit("b3", 60, "face_down = true")
        + &hero("open", "unit = \"b1\"")
        + &hero("hidden", "unit = \"b2\"")
        + &hero("veiled", "unit = \"b3\"");
    let p = on(top, "", &a, &b).to("actions");
    let duels: Vec<String> = p.options("PAP-90", "h").into_iter().filter(|o| o.starts_with("defier")).collect();
    assert_eq!(duels, ["defier open"]);
    let p = p.to("initiative");
    assert_eq!(
        ["open", "hidden", "veiled"].map(|id| p.happened("acted", id)),
        [1, 0, 1],
        "who lies in wait keeps still"
    );
}

#[test]
fn whoever_the_gm_brings_to_grips_is_seen() {
    let top = "[[ground.ambush]]\nid = \"haie\"\nname = \"haie\"\nunit = \"b2\"\n";
    for (option, down) in [("engaged", false), ("engaged_or_fires", false), ("never_auto", true)] {
        let p = on(
            top,
            &format!("reveal_on = \"{option}\""),
            &(unit("a1", 90, "face_down = true") + &unit("a2", 90, "face_down = true")),
            &(unit("b1", 60, "") + &unit("b2", 60, "")),
        );
        let [a1, b2] = ["a1", "b2"].map(|id| p.who(id));
        let p = p.gesture(Gesture::Engage { by: b2, on: a1 });
        assert_eq!((p.unit("a1").face_down, p.unit("a2").face_down), (down, true), "{option}");
        assert!(!p.unit("b2").hidden && !p.bout.state.sites[0].armed, "{option}: it lies in wait no more");
        let p = p.to("moral");
        assert!(p.throw("PAP-31", "b2", "a1").is_some() && p.throw("PAP-31", "a1", "b2").is_some());
    }
}

#[test]
fn whom_the_gm_hides_strikes_nobody() {
    let p = with("", &unit("a1", 60, "ini = 9"), &unit("b1", 60, "ini = -9")).order("a1", "engager b1").to("combat");
    let b1 = p.who("b1");
    let p = p.gesture(Gesture::Set { who: b1, field: field("hidden"), value: 1 }).to("moral");
    assert!(p.throw("PAP-31", "b1", "a1").is_none());
}

fn heard<'a>(p: &'a P, event: &'a str) -> impl Iterator<Item = &'a [Option<Message>; 2]> {
    p.items().filter(move |i| matches!(&i.what, What::Change { event: e, .. } if e == event)).map(|i| &i.sides)
}

/// The counter on its face keeps its people’s secrets: what a sorcerer in it throws is felt, not whose it is.
#[test]
fn a_sorcerer_nobody_has_met() {
    for (face_down, told) in [(true, false), (false, true)] {
        let mut p = with(
            "",
            &unit("a1", 60, ""),
            &(unit("b1", 60, &format!("face_down = {face_down}"))
                + &hero("mage", "unit = \"b1\"; spells = [\"boule_de_feu\"]")),
        );
        p.bout.reveal([Knowledge::Exact; 2]);
        let p = p.to("actions").answer("PAP-90", "mage", "sort boule_de_feu a1").step();
        let sides = heard(&p, "cast").next().unwrap();
        assert_eq!((sides[0].is_some(), sides[1].is_some()), (told, true), "face down: {face_down}");
    }
}

/// What the GM changes in hiding is told to its owner alone; what he changes in the open, to whoever knows the figures.
#[test]
fn what_is_heard_of_a_ruling() {
    for (name, told) in [("hidden", false), ("temp_att", true)] {
        let mut p = with("", &unit("a1", 60, ""), &unit("b1", 60, ""));
        p.bout.reveal([Knowledge::Exact; 2]);
        let b1 = p.who("b1");
        let p = p.gesture(Gesture::Set { who: b1, field: field(name), value: 1 });
        let sides = heard(&p, "set").next().unwrap();
        assert_eq!((sides[0].is_some(), sides[1].is_some()), (told, true), "{name}");
    }
}

/// Two that lie in wait, one for the other: what they do to each other before they are seen, the screen does not tell.
#[test]
fn the_screen_hears_nothing_of_those_in_hiding() {
    for (hidden, told) in [("a2", false), ("a1", true)] {
        let top = format!(
            "[[ground.ambush]]\nid = \"haie\"\nname = \"haie\"\nunit = \"b2\"\n\
             [[ground.ambush]]\nid = \"bois\"\nname = \"bois\"\nunit = \"{hidden}\"\n"
        );
        let a = unit("a1", 60, "") + &unit("a2", 60, "");
        let p = on(&top, "", &a, &(unit("b1", 60, "") + &unit("b2", 60, "")));
        let [a2, b2] = ["a2", "b2"].map(|id| p.who(id));
        let p = p.gesture(Gesture::Attack { by: b2, on: a2, shot: false });
        let hits: Vec<bool> = p
            .items()
            .filter(|i| matches!(&i.what, What::Change { event, .. } if event == "hit"))
            .map(|i| i.public.is_some())
            .collect();
        assert_eq!(hits, [told], "{hidden} lies in wait");
    }
}

#[test]
fn the_map_shows_nobody_in_hiding() {
    let top = drawn(&[ROW; 4]) + &hedge();
    let p = on(
        &top,
        "map_mode = \"grid\"",
        &unit("a1", 60, "cell = \"a1\""),
        &(unit("b1", 60, "cell = \"f1\"") + &unit("b2", 60, "cell = \"c2\"")),
    );
    let counters = |viewer: Viewer| Papiers::map(&p.bout.state, viewer).unwrap().counters.len();
    let know = Knowledge::Exact;
    let [gm, a, b, public] =
        [Viewer::Gm, Viewer::Player(Side::A, know), Viewer::Player(Side::B, know), Viewer::Public(know)].map(counters);
    assert_eq!((gm, a, b, public), (3, 2, 3, 2));
}
