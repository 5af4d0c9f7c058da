//! Corners of a siege: which section, which gate, whose ram, who finds room, what an engine counts for.

use crate::field::{Orders, P, WALLS, hero, huge, nth, siege, unit, wall};
use montjoie_game::{Fight as _, Gesture};
use montjoie_trial::cases;
use serde_json::json;

cases! {
    case("the_gate_wherever_it_stands", &["BX-70"], &[], gates),
    case("the_ram_in_the_same_hands", &["BX-66"], &[], same_hands),
    case("room_for_one", &["BX-68"], &[], room),
    case("work_on_the_wall_aimed_at", &["BX-65"], &[], work),
    case("a_wall_that_opens_between_two_phases", &["BX-68"], &[], between),
    case("a_ruling_climbs_without_ladders", &["BX-63"], &[], ruled),
    case("what_a_breach_lays_open", &["BX-68"], &[], scope),
    case("dead_defenders_are_not_demoralised", &["BX-64"], &[], dead),
    case("not_back_in_the_sequence_of_the_sortie", &["BX-70"], &[], not_yet),
    case("an_officer_behind_walls_dies_without_betraying_them", &["BX-53"], &[], behind_walls),
    case("engines_by_their_names", &[], &[], names),
    case("a_turncoat_holds_no_wall", &["BX-64"], &[], turncoat),
    case("a_steady_chief_counts_who_holds", &["BX-77"], &[], who_holds),
}

/// A place of these sections, the first letter of an id telling what it is.
fn place(sections: &[&str], options: &str, a: &str, b: &str) -> P {
    let kind = |id: &str| match &id[..1] {
        "g" => "gate",
        "t" => "tower_large",
        _ => "wall",
    };
    let list: String = sections
        .iter()
        .map(|id| format!("[[ground.section]]\nid = \"{id}\"\nname = \"{id}\"\nkind = \"{}\"\n", kind(id)))
        .collect();
    P::new(&siege("descendant", options, &format!("[ground]\nbesieged = \"b\"\n{list}"), a, b))
}

fn engine(id: &str, kind: &str) -> String {
    format!("[[side.engine]]\nid = \"{id}\"\nname = \"{id}\"\nkind = \"{kind}\"\n")
}

/// Where each goes or stands.
fn sent(p: P, all: &[(&str, &str)]) -> P {
    all.iter().fold(p, |p, (unit, section)| {
        let words = if section.is_empty() { "aucun_secteur".to_owned() } else { format!("secteur {section}") };
        p.answer("BX-61", unit, &words)
    })
}

fn gates() {
    let may = |sections: &[&str], at: &str| {
        let p = place(sections, "", &unit("a1", 10, "ram = true"), &unit("b1", 10, ""));
        let p = sent(p, &[("a1", at), ("b1", at)]).to("ordres");
        p.options("BX-10", "a1").contains(&"belier".to_owned())
    };
    assert!(may(&["mur", "g"], "g") && !may(&["mur", "g"], "mur") && !may(&["mur"], "mur"));
    // An open gate needs no ram; the besieged have none to bring.
    let mut p = place(&["mur", "g"], "", &unit("a1", 10, "ram = true"), &unit("b1", 10, "ram = true"));
    p.bout.rule(&[json!({"breached": {"section": 1, "how": "magic"}})]).unwrap();
    let p = sent(p, &[("a1", "g"), ("b1", "g")]).to("ordres");
    assert!(["a1", "b1"].iter().all(|id| !p.options("BX-10", id).contains(&"belier".to_owned())));
    // Foot driven home let the enemy in by the gate, or by the first wall where there is none.
    for (sections, opened) in [(["mur", "g"], 1), (["mur", "nord"], 0)] {
        let p =
            place(&sections, "", &unit("a1", 100, "damage = \"1d4-1\""), &(unit("b1", 100, "") + &unit("b2", 9, "")));
        let p = sent(p, &[("a1", "")]).dice_show(1);
        let p = p.orders(&[("a1", "aucune_action"), ("b1", "engagement a1"), ("b2", "aucune_action")]).round();
        let p = p.to("ordres").orders(&[("b1", "retraite_dedans"), ("a1", "engagement")]);
        let p = p.answer("BX-27", "b1", "personne").round();
        assert!(p.bout.state.fort.unwrap().breached[opened] > 0, "{sections:?}");
    }
}

fn same_hands() {
    // Where progress does not persist, it does while nobody else takes the ram.
    let turn = |p: P| {
        let p = sent(p, &[("a1", "g"), ("b1", "g")]).to("ordres");
        p.orders(&[("a1", "belier"), ("b1", "aucune_action")]).dice_show(2).round()
    };
    let p = place(&["mur", "g"], "ram_progress_persists = false", &unit("a1", 50, "ram = true"), &unit("b1", 50, ""));
    let p = turn(turn(turn(p)));
    assert_eq!((p.bout.state.fort.unwrap().ram_done, p.happened("ram_lost", ""), p.throws("BX-66")), (3, 0, 1));
    let p = turn(p);
    assert_eq!(p.event("breached", "g").unwrap()["how"], "ram");
    // One who lost heart, or is left to himself, does no work; a pause begins it anew.
    let p = place(&["mur", "g"], "ram_progress_persists = false", &unit("a1", 50, "ram = true"), &unit("b1", 50, ""));
    let p = sent(turn(p), &[("a1", "g"), ("b1", "g")]).to("ordres");
    let p = p.orders(&[("a1", "aucune_action"), ("b1", "aucune_action")]).round();
    assert_eq!((p.bout.state.fort.unwrap().ram_need, p.happened("ram_lost", "")), (0, 1));
    let p = sent(p, &[("a1", "g"), ("b1", "g")]).to("ordres");
    let p = p.orders(&[("a1", "belier"), ("b1", "aucune_action")]).to("moral");
    let a1 = p.who("a1");
    let p = p.gesture(Gesture::Break { who: a1 }).round();
    assert_eq!(p.bout.state.fort.unwrap().ram_done, 0);
    // Told to only once the phase of fire is past: nothing is begun.
    let p = place(&["g"], "", &unit("a1", 50, "ram = true"), &unit("b1", 50, "")).lead("cautious", "cautious");
    let mut p = sent(p, &[("a1", "g"), ("b1", "g")]).to("moral");
    p.bout.rule(&[json!({"ordered": {"unit": "#u0", "order": "ram"}})]).unwrap();
    assert_eq!(p.round().happened("breached", ""), 0);
}

fn room() {
    let a = unit("a1", 100, "") + &unit("a2", 100, "") + &unit("a3", 10, "flying = true");
    let b = unit("b1", 4000, "damage = \"1d4-1\"; moral = 12") + &unit("b2", 40, "outside = true");
    let p = place(&["mur", "nord"], "breach_width = 1", &a, &b).dice_show(1);
    let p = sent(p, &[("a1", "mur"), ("a2", "mur"), ("a3", ""), ("b1", "")]).to("ordres");
    // The first says yes, the second finds no room; flyers come over the wall, and the fight outside needs no breach.
    let p = p.orders(&[("a1", "engagement b1"), ("a2", "engagement b1"), ("a3", "engagement b1")]);
    let first = p.orders(&[("b1", "aucune_action"), ("b2", "engagement a2")]).to("poursuite");
    let p = &first;
    assert_eq!(
        (p.body("b1").contacts.has(nth(0)), p.body("b1").contacts.has(nth(2)), p.contacts("b1")),
        (true, true, 2)
    );
    assert_eq!((p.happened("lapsed", "a2"), p.body("a2").contacts.has(nth(4))), (1, true));
    // As many as there is room for are not asked.
    let p = place(&["mur"], "breach_width = 1", &a, &b).dice_show(1);
    let p = sent(p, &[("a1", "mur"), ("a2", "mur"), ("a3", ""), ("b1", "")]).to("ordres");
    let p = p.orders(&[("a1", "engagement b1"), ("a2", "engagement b1"), ("a3", "aucune_action")]);
    let p = p.orders(&[("b1", "aucune_action"), ("b2", "aucune_action")]).to("mouvement").answer("BX-68", "a1", "non");
    assert!(p.asked("BX-68", "a2").is_none());
    let p = p.round();
    assert!(p.body("b1").contacts.has(nth(1)));
    let p = p.to("ordres").orders(&[("a1", "engagement b1"), ("b2", "aucune_action")]).to("poursuite");
    assert_eq!((p.happened("lapsed", "a1"), p.contacts("a1")), (2, 0), "the one inside fills the breach");
    // A second breach has room for a second; those inside keep theirs.
    let mut p = first.round();
    p.bout.rule(&[json!({"breached": {"section": 1, "how": "magic"}})]).unwrap();
    let (a2, b2) = (p.who("a2"), p.who("b2"));
    let p = p.gesture(Gesture::Part { one: a2, other: b2 }).to("ordres");
    let p = p.orders(&[("a1", "engagement"), ("a3", "engagement"), ("a2", "engagement b1")]);
    let p = p.orders(&[("b1", "engagement"), ("b2", "aucune_action")]).to("poursuite");
    assert!(p.body("b1").contacts.has(nth(1)));
}

fn work() {
    let a = unit("a1", 10, "") + &engine("vite", "trebuchet") + &engine("lent", "catapulte_legere");
    let begin = |options: &str| {
        let p = place(&["mur", "nord"], options, &a, &unit("b1", 10, ""));
        sent(p, &[("a1", "")]).orders(&[("a1", "aucune_action"), ("b1", "aucune_action")])
    };
    let done = |p: P| p.to("mouvement").bout.state.fort.unwrap().battered[..2].to_vec();
    // Each wall for itself: the best of those that shoot at it.
    let best = "engine_stack = \"best\"";
    let p = begin(best).answer("BX-71", "vite", "pilonner mur").answer("BX-71", "lent", "pilonner nord");
    assert_eq!(done(p), [60, 30]);
    let p = begin(best).answer("BX-71", "vite", "pilonner mur").answer("BX-71", "lent", "pilonner mur");
    assert_eq!(done(p), [60, 0]);
    let p = begin("").answer("BX-71", "vite", "pilonner mur").answer("BX-71", "lent", "pilonner mur");
    assert_eq!(done(p), [90, 0]);
    // One breach does not spare the other wall; nothing is done to a wall that is down.
    let mut p = begin("").answer("BX-71", "vite", "pilonner nord").ruled("BX-71", "lent", "pilonner mur");
    p.bout.rule(&[json!({"breached": {"section": 0, "how": "ruse"}})]).unwrap();
    assert_eq!(done(p), [0, 60]);
    // A ballista does nothing to walls, not even by ruling.
    let a = unit("a1", 10, "") + &engine("vite", "baliste") + &engine("lent", "catapulte_legere");
    let p = sent(place(&["mur", "nord"], best, &a, &unit("b1", 10, "")), &[("a1", "")]);
    let p = p.orders(&[("a1", "aucune_action"), ("b1", "aucune_action")]);
    let p = p.ruled("BX-71", "vite", "pilonner mur").answer("BX-71", "lent", "pilonner mur");
    assert_eq!(done(p), [30, 0]);
    // A tower of the larger kind: ten sequences of a light catapult, five of a trebuchet where its share counts.
    for (option, work) in [("literal", 12), ("proportional", 24)] {
        let a = unit("a1", 10, "") + &engine("vite", "trebuchet");
        let p = place(&["tour"], &format!("tower_scaling = \"{option}\""), &a, &unit("b1", 10, ""));
        let p = sent(p, &[("a1", "")]).orders(&[("a1", "aucune_action"), ("b1", "aucune_action")]);
        assert_eq!(done(p.answer("BX-71", "vite", "pilonner tour"))[0], work, "{option}");
    }
}

fn between() {
    // A wall the GM opens just before a phase shelters as before through that phase; from the next on, half.
    let p = place(
        &["mur"],
        "breach_same_sequence = \"half\"",
        &unit("a1", 10, "ranged = \"1d4\"; siege_gear = true"),
        &unit("b1", 900, ""),
    );
    let p = sent(p, &[("a1", "mur"), ("b1", "mur")]).to("ordres");
    let mut p = p.orders(&[("a1", "tir b1"), ("b1", "aucune_action")]).dice_show(1).to("tir");
    p.bout.rule(&[json!({"breached": {"section": 0, "how": "magic"}})]).unwrap();
    let p = p.to("melee");
    assert_eq!(p.share("BX-21", "a1", "b1").2, 4);
    let (by, on) = (p.who("a1"), p.who("b1"));
    let p = p.gesture(Gesture::Attack { by, on, shot: true });
    assert_eq!(p.share("BX-21", "a1", "b1").2, 2);
    // A quarter of a monster's weight too: of a hundred points, or of a hundred men.
    for (edition, left) in [("ascendant", 894), ("descendant", 875)] {
        let text = siege(edition, "", WALLS, &huge("m", "ca = 15"), &unit("b1", 900, "ca = 11"));
        let mut p = P::new(&text).dice_show(1);
        p.bout.rule(&[json!({"breached": {"section": 0, "how": "huge"}})]).unwrap();
        let (by, on) = (p.who("m"), p.who("b1"));
        let p = p.gesture(Gesture::Attack { by, on, shot: false });
        assert_eq!(p.left("b1"), left, "{edition}");
    }
}

fn ruled() {
    let p = place(&["mur"], "", &unit("a1", 10, ""), &unit("b1", 100, ""));
    let p = sent(p, &[("a1", "mur"), ("b1", "mur")]).to("ordres");
    let p = p.ruled("BX-10", "a1", "engagement b1").order("b1", "aucune_action").to("poursuite");
    assert_eq!((p.contacts("a1"), p.happened("lapsed", "a1")), (1, 0));
}

fn scope() {
    // Where a breach opens its section alone: for those who hold it, and for those who come through it.
    let share = |at: &str, held: &str| {
        let a = unit("a1", 10, &format!("flying = true{}", if at == "mur" { "" } else { "; siege_gear = true" }));
        let mut p = place(&["mur", "nord"], "breach_scope = \"section\"", &a, &unit("b1", 900, ""));
        p.bout.rule(&[json!({"breached": {"section": 0, "how": "ruse"}})]).unwrap();
        let p = sent(p.lead("cautious", "cautious").round(), &[("a1", at), ("b1", held)]);
        p.orders(&[("a1", "engagement b1"), ("b1", "aucune_action")])
            .dice_show(1)
            .to("moral")
            .share("BX-21", "a1", "b1")
            .2
    };
    assert_eq!([share("mur", "mur"), share("mur", ""), share("nord", "nord"), share("nord", "")], [2, 2, 4, 4]);
}

fn dead() {
    let b = unit("b1", 10, "") + &unit("b2", 10, "");
    let p = place(&["mur"], "", &unit("a1", 400, "siege_gear = true; moral = 12"), &b);
    let p = sent(p, &[("a1", "mur"), ("b1", "mur"), ("b2", "")]).dice_show(6);
    let p = p.orders(&[("a1", "engagement b1"), ("b1", "aucune_action"), ("b2", "aucune_action")]).round();
    assert_eq!((p.state("b1"), p.happened("breached", "")), ("destroyed", 0), "it opens when nobody takes their place");
}

fn not_yet() {
    let mut p = place(&["mur"], "", &unit("a1", 10, ""), &unit("b1", 100, "")).lead("cautious", "cautious");
    p.bout.rule(&[json!({"sallied": {"unit": "#u1"}})]).unwrap();
    let p = p.to("ordres");
    assert!(!p.options("BX-10", "b1").contains(&"rentrer".to_owned()));
    let p = p.round().to("ordres");
    assert!(p.options("BX-10", "b1").contains(&"rentrer".to_owned()));
    assert!(p.order("b1", "rentrer").round().body("b1").inside);
}

fn behind_walls() {
    // Challenged on the wall and slain: the besieger, who has not seen his men, hears of him alone.
    let b = unit("b1", 50, "") + &hero("o", "unit = \"b1\"; pv = 5");
    let p = place(&["mur"], "", &(unit("a1", 50, "") + &hero("h", "")), &b).lead("cautious", "cautious");
    let p = sent(p, &[("a1", ""), ("h", "")]).orders(&[("h", "defier o")]).to("melee");
    let p = p.judge("BX-53", "h", "", 1).judge("BX-53", "h", "h", 30).judge("BX-53", "o", "o", 0).step();
    let dead =
        p.items().find(|i| i.subject == p.who("o") && format!("{:?}", i.what).contains("\"destroyed\"")).unwrap();
    let told = |message: &Option<montjoie_game::Message>| message.as_ref().map(|m| m.id);
    assert_eq!((told(&dead.gm), told(&dead.sides[0])), (Some("bx-tell-officer-dead"), Some("bx-tell-hero-dead")));
}

fn names() {
    for kind in ["baliste", "catapulte_legere", "catapulte_lourde", "trebuchet"] {
        let p = place(&["mur"], "", &(unit("a1", 50, "") + &engine("e1", kind)), &unit("b1", 50, ""));
        assert!(format!("{:?}", p.sheet("e1").figures).contains(&format!("bx-engine-{kind}")), "{kind}");
    }
}

fn turncoat() {
    // Of the two on the wall one goes over to the besieger, the other loses heart: nobody is left who holds it.
    let p = place(&["mur"], "", &unit("a1", 100, ""), &(unit("b1", 50, "") + &unit("b2", 50, "")));
    let p = sent(p, &[("a1", "mur"), ("b1", "mur"), ("b2", "mur")]).to("ordres");
    let p = p.orders(&[("a1", "aucune_action"), ("b1", "aucune_action"), ("b2", "aucune_action")]).to("moral");
    let (b1, b2) = (p.who("b1"), p.who("b2"));
    let p = p.gesture(Gesture::Break { who: b1 }).gesture(Gesture::Turn { who: b2 });
    assert_eq!(p.round().event("breached", "mur").unwrap()["how"], "demoralised");
}

fn who_holds() {
    // Riders are kept for a sortie while foot of their own, fit and inside, hold the wall.
    let riders = |more: &str| {
        let a = unit("a1", 400, "siege_gear = true; ca = 2");
        let b = unit("c1", 60, "mounted = true; ca = 3") + more;
        let p = P::new(&siege("descendant", "", WALLS, &a, &b)).lead("charge", "steady");
        p.thrown(3).to("tir").happened("holds", "c1")
    };
    assert_eq!(riders(&unit("c2", 60, "")), 0);
    assert_eq!(riders(""), 1, "nobody else");
    assert_eq!(riders(&unit("c2", 60, "mounted = true")), 1, "riders both");
    assert_eq!(riders(&unit("c2", 60, "outside = true")), 1, "not within");
    assert_eq!(riders(&unit("c2", 60, "demoralised = true")), 1, "without heart");
    // They stand where the blow falls.
    let p = P::new(&siege("descendant", "", WALLS, &unit("a1", 10, ""), &unit("b1", 10, "")));
    assert_eq!(p.answer("BX-61", "a1", "secteur mur").to("ordres").body("b1").section, wall(2));
}
