//! The largest battle the reader admits: every list is long enough, and nothing is dropped.

use crate::field::{Look as _, P, hero, id, scene, unit};
use montjoie_game::scenario::{MOST_CHARACTERS, MOST_UNITS};
use montjoie_game::{Directed as _, Fight as _, Gesture, What};
use montjoie_papiers::Papiers;
use montjoie_papiers::battle::{Grip, MOST};
use montjoie_papiers::events::Event;
use montjoie_papiers::terms::Step;
use montjoie_table::{Kind, State as _};
use montjoie_trial::problems;

fn throws(p: &P, rule: &str) -> usize {
    p.items().filter(|item| matches!(item.what, What::Throw { .. }) && item.rule.0 == rule).count()
}

/// As many units and characters as a file may hold, all but one on one side.
fn crowd(keys: &str, one: &str, options: &str) -> P {
    let many: String = (1..MOST_UNITS).map(|n| unit(&format!("a{n}"), 20, keys)).collect();
    let heroes: String = (1..=MOST_CHARACTERS).map(|n| hero(&format!("h{n}"), &format!("unit = \"a{n}\""))).collect();
    P::new(&scene("", options, &(many + &heroes), &unit("b1", 90_000, one))).dice_show(9)
}

/// PAP-71 — 127 companies shoot at one: 127 volleys, each counted.
#[test]
fn everyone_who_is_ordered_to_shoot_shoots() {
    let p = crowd("pui_tir = 4; ini = 9", "ini = -9", "").lead("charge", "cautious").to("pertes");
    assert_eq!(throws(&p, "PAP-71"), MOST_UNITS - 1);
    assert_eq!(p.bout.state.hits.len(), MOST_UNITS - 1);
}

/// PAP-55, `per_attack` — what 127 volleys took is sliced volley by volley, none left out.
#[test]
fn every_volley_is_grown_again() {
    let options = "regeneration_scope = \"per_attack\"";
    let p = crowd("pui_tir = 4; ini = 9", "ini = -9; attributes = [\"regeneration\"]", options);
    let p = p.lead("charge", "cautious").to("moral");
    assert_eq!(throws(&p, "PAP-55"), MOST_UNITS - 1);
}

/// PAP-31, PAP-100 — 64 pairs at grips: both strike, and every character risks his wounds.
#[test]
fn everyone_at_grips_strikes() {
    let half = MOST_UNITS / 2;
    let list = |side: &str, ini: i8| -> String {
        (1..=half).map(|n| unit(&format!("{side}{n}"), 60, &format!("ini = {ini}"))).collect()
    };
    let heroes: String = (1..=MOST_CHARACTERS).map(|n| hero(&format!("h{n}"), &format!("unit = \"a{n}\""))).collect();
    let mut p =
        P::new(&scene("", "", &(list("a", 9) + &heroes), &list("b", -9))).lead("cautious", "cautious").dice_show(5);
    for n in 1..=half {
        p = p.order(&format!("a{n}"), &format!("engager b{n}"));
    }
    let p = p.to("moral");
    assert_eq!(throws(&p, "PAP-31"), 2 * half);
    assert_eq!(throws(&p, "PAP-100"), MOST_CHARACTERS);
}

/// PAP-25, PAP-75 — 40 companies in hiding and 87 on horseback are all asked, and the other side says that it has nothing to declare.
#[test]
fn everyone_may_declare() {
    let lies = |n: usize| format!("[[ground.ambush]]\nid = \"p{n}\"\nunit = \"a{n}\"\n");
    let top: String = (1..=40).map(lies).collect();
    let many: String = (1..MOST_UNITS).map(|n| unit(&format!("a{n}"), 20, "mount = \"chevaux\"")).collect();
    let p = P::new(&scene(&top, "", &many, &unit("b1", 20, ""))).dice_show(5).to("engagement");
    let asked =
        |rule: &str| p.items().filter(|item| matches!(item.what, What::Choice { .. }) && item.rule.0 == rule).count();
    assert_eq!((asked("PAP-75"), asked("PAP-16")), (40, MOST_UNITS - 1 - 40));
    assert_eq!(asked("PAP-25"), 1, "one side has nothing to declare, and says so");
}

/// PAP-48, PAP-29 — the GM has laid as many pairs as he may, and 99 more came about by the rules: every blow of every pair is struck.
#[test]
fn pairs_of_the_gm_and_of_the_rules() {
    let keys = |ini: i8| format!("ini = {ini}; attributes = [\"avant_garde\"]");
    let many = |side: &str, n: usize, ini: i8| -> String {
        (1..=n).map(|i| unit(&format!("{side}{i}"), 700, &keys(ini))).collect()
    };
    // Fourteen on fourteen are the GM's; of the others three went at each of thirty-three.
    let alone: String = (1..=MOST_CHARACTERS).map(|n| hero(&format!("h{n}"), "ini = 8")).collect();
    let a = many("a", 14 + 67, 9) + &alone;
    let b = many("b", 14 + 33, -9);
    let options = "avant_garde_timing = \"simultaneous\"; multi_limit_check = \"at_engagement\"";
    let mut p = P::new(&scene("", options, &a, &b)).lead("cautious", "cautious").dice_show(5).to("engagement");
    let unit = |p: &P, name: String| match p.who(&name).kind() {
        Kind::Unit(place) => id(place),
        other => panic!("{name} is {other:?}"),
    };
    let gm = (1..=14).flat_map(|i| (1..=14).map(move |j| (format!("a{i}"), format!("b{j}")))).take(MOST);
    let others = (15..=14 + 67).map(|n| format!("a{n}")).chain((1..=MOST_CHARACTERS).map(|n| format!("h{n}-solo")));
    let rules = others.enumerate().map(|(place, one)| (one, format!("b{}", 15 + place / 3)));
    let grip = |p: &P, (one, other)| Grip {
        a: unit(p, one),
        b: unit(p, other),
        formed: 1,
        engaged: 1,
        charges: 1,
        ambush: false,
        new: true,
    };
    p.bout.state.links = gm.map(|pair| grip(&p, pair)).collect();
    let (by, on) = (p.who("a14"), p.who("b14"));
    assert_eq!(p.refuses(Gesture::Engage { by, on }), Some("gesture-full-pairs"));
    let more: Vec<Grip> = rules.map(|pair| grip(&p, pair)).collect();
    let one = more[98];
    p.bout.state.links.extend(&more[..98]);
    let event = Event::Engaged { by: one.a, on: one.b, charge: true, ambush: false };
    assert!(p.bout.state.admits(&event), "a file may tell of what the rules did");
    p.bout.state.apply(&event);
    p.bout.state.step = Step::Combat;
    let p = p.to("pertes");
    assert_eq!(p.bout.state.links.len(), MOST + 99);
    // Every pair is struck from both ends; of the vanguards everybody but the 32 alone strikes twice.
    assert_eq!(throws(&p, "PAP-31"), 2 * (MOST + 99));
    assert_eq!(throws(&p, "PAP-48"), 2 * (MOST + 99) - MOST_CHARACTERS);
}

/// Names of the GM's own tables are numbered with sites and spells: as many as can be, and no more without a word.
#[test]
fn tables_of_the_gm() {
    let own = |n: usize| -> String {
        let one = |kind: &str, keys: &str| -> String {
            (1..=n).map(|i| format!("[[{kind}]]\nid = \"{kind}{i}\"\nname = \"{kind} {i}\"\n{keys}\n")).collect()
        };
        one("attribute", "") + &one("mount", "") + &one("machine", "battery = 10") + &one("spell", "pui = 10")
    };
    let site = |n: usize| format!("[[ground.trap]]\nid = \"p{n}\"\ntrap = \"fosses_pieux\"\nlaid_by = \"b\"\n");
    let sites: String = (1..=montjoie_game::scenario::MOST_PLACES).map(site).collect();
    let a = "[[side.unit]]\nid = \"a1\"\nname = \"a1\"\ncount = 3\nmachine = \"machine40\"\nattributes = [\"attribute40\"]\n";
    let b = unit("b1", 20, "mount = \"mount40\"") + &hero("h", "spells = [\"spell40\"]");
    let p = P::new(&scene(&(own(40) + &sites), "", a, &b));
    let named = |id: &str, figure: &str| {
        let sheet = p.sheet(id);
        let figure = sheet.figures.into_iter().find(|f| f.word == figure).unwrap();
        match figure.value {
            montjoie_game::Arg::Who(who) => p.bout.names().of(who).unwrap().en.clone(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(named("a1", "papiers-figure-machine"), "machine 40");
    assert_eq!(named("a1", "papiers-figure-attribute"), "attribute 40");
    assert_eq!(named("b1", "papiers-figure-mount"), "mount 40");
    assert_eq!(named("h", "papiers-figure-spell"), "spell 40");
    let refused = problems::<Papiers>(&scene(&own(41), "", &unit("a1", 20, ""), &unit("b1", 20, "")));
    assert!(refused.len() == 4 && refused.iter().all(|one| one.contains("papiers-problem-own")), "{refused:?}");
}
