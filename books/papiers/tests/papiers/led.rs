//! Corners of automatic play (PAP-104), and what is printed for the end on paper (PAP-05).

use crate::field::{Look, drawn, hero, id, on, plain, unit, with};
use montjoie_game::Extras as _;
use montjoie_papiers::Papiers;

/// Hidden troops wait while others of their side fight, and come out when there are none.
#[test]
fn hidden_troops_come_out_when_they_alone_are_left() {
    let top = "[[ground.ambush]]\nid = \"haie\"\nname = \"haie\"\nunit = \"b2\"\n";
    let p = on(top, "", &unit("a1", 90, ""), &(unit("b1", 60, "") + &unit("b2", 60, "")));
    let b1 = p.who("b1");
    let p = p.to("engagement");
    assert!(p.unit("b2").hidden);
    let p = p.gesture(montjoie_game::Gesture::Break { who: b1 }).round().to("engagement");
    assert!(!p.unit("b2").hidden, "nobody else of theirs is left to fight");
}

/// A lone character goes back to a company; with none to go to he charges no company of the enemy.
#[test]
fn a_lone_character_rejoins_a_company() {
    let field = |a1: &str| {
        let a =
            unit("a1", 60, a1) + &unit("a2", 90, "morale = \"deroute\"") + &hero("h", "pui = 8; eff = 3; command = 60");
        plain(&a, &unit("b1", 20, "ini = -9")).lead("charge", "cautious")
    };
    let p = field("").to("initiative");
    assert_eq!(p.hero("h").unit, id(0), "with those who stand");
    let p = field("morale = \"deroute\"").to("tir_defensif");
    assert!(p.bout.state.links.is_empty() && p.state("h-solo") == "free", "he does not throw himself away");
    let p = plain(&hero("h", "pui = 8; eff = 3"), &unit("b1", 20, "ini = -9"))
        .lead("charge", "cautious")
        .to("tir_defensif");
    assert_eq!(p.bout.state.links.len(), 1, "where a side is one man and never was more, he goes");
}

/// The nearest enemy has no free side: the company marches on the next.
#[test]
fn no_company_stands_idle_before_a_crowd() {
    let a =
        unit("a1", 60, "cell = \"c1\"; ini = 9") + &unit("a2", 60, "cell = \"b1\"") + &unit("a3", 60, "cell = \"a2\"");
    let b = unit("b1", 60, "cell = \"a1\"; ini = -9") + &unit("b2", 60, "cell = \"l1\"; ini = -9");
    let p = on(&drawn(&["............", "............"]), "map_mode = \"grid\"", &a, &b);
    let p = p.lead("charge", "cautious").to("alignement");
    assert!(p.unit("a1").cell.0 >= 6, "towards the other: {:?}", p.unit("a1").cell);
    // None to come at and no room to help: missiles are left.
    let a: String = (1..=3).map(|i| unit(&format!("a{i}"), 60, &format!("ini = {}", 20 - i))).collect();
    let a = a + &unit("a4", 60, "pui = 2; pui_tir = 1");
    let p = plain(&a, &unit("b1", 90, "ini = -9")).lead("charge", "cautious").to("alignement");
    assert_eq!((p.bout.state.links.len(), p.unit("a4").target), (3, Some(id(4))));
}

/// Those who stand come first: runaways are shot at and gone at when nobody else is left.
#[test]
fn runaways_come_last() {
    let b = unit("b1", 200, "ini = -9; morale = \"deroute\"") + &unit("b2", 9, "ini = -9");
    let p = plain(&unit("a1", 60, "ini = 9; pui_tir = 2"), &b).lead("charge", "cautious").to("alignement");
    assert_eq!(p.unit("a1").target, Some(id(2)), "nine who stand, not two hundred who run");
    // a1 on b2 alone is as much as five to one allows: a2 helps it and leaves the runaways be.
    let a = unit("a1", 40, "ini = 9") + &unit("a2", 60, "ini = 8; pui = 2");
    let p = plain(&a, &b).lead("charge", "cautious").to("alignement");
    assert_eq!((p.bout.state.links.len(), p.unit("a2").supports), (1, Some(id(0))));
    let p = plain(&a, &unit("b1", 200, "ini = -9; morale = \"deroute\"")).lead("charge", "cautious").to("alignement");
    assert_eq!(p.bout.state.links.len(), 2, "nobody else is left");
}

/// In the hour in which he lets them come, a cautious general spares one company in three, where the blow is worth twice the answer.
#[test]
fn a_cautious_general_spares_one_company_in_three() {
    let gone = |companies: u32, pui: u32, foes: u32| {
        let a: String = (1..=companies).map(|i| unit(&format!("a{i}"), 60, &format!("ini = 9; pui = {pui}"))).collect();
        let b: String = (1..=foes).map(|i| unit(&format!("b{i}"), 60, "ini = -9")).collect();
        let p = plain(&a, &b).to("tir_defensif");
        let ours = |u| p.bout.state.at(u).side == montjoie_table::Side::A;
        let went = p.bout.state.links.iter().filter(|link| ours(link.a));
        let met: std::collections::BTreeSet<_> = went.map(|link| link.b).collect();
        met.len()
    };
    assert_eq!(gone(2, 5, 6), 0, "with two he spares none");
    assert_eq!(gone(3, 5, 6), 1, "one opens a fight, and others come to it");
    assert_eq!(gone(3, 1, 6), 0, "an even match is not worth it");
}

/// Whoever waits stands behind the friend the enemy is likely to fall on.
#[test]
fn support_in_advance() {
    let a = unit("a1", 60, "") + &unit("a2", 80, "ini = 9") + &unit("a3", 90, "ini = 8") + &unit("a4", 95, "ini = 7");
    let p = plain(&a, &unit("b1", 120, "ini = -9")).lead("cautious", "charge").to("tir_defensif");
    assert_eq!(["a2", "a3"].map(|id| p.unit(id).supports), [Some(id(0)); 2], "behind the lightest");
    let link = p.bout.state.links[0];
    assert_eq!(
        (link.a, link.b, p.unit("a4").supports),
        (id(4), id(0), None),
        "which is where they come, and there is room for two"
    );
}

/// `steady` goes where it inflicts at least what it expects to lose, and lets the others come.
#[test]
fn steady_goes_where_it_pays() {
    let went = |b1: &str| {
        let p = plain(&unit("a1", 60, "pui = 2; ini = 9"), &unit("b1", 60, &format!("ini = -9; {b1}")));
        p.lead("steady", "cautious").to("alignement").bout.state.links.len()
    };
    assert_eq!((went("pui = 2"), went("pui = 1; armour = \"lourde\"; shield = true")), (1, 1));
    assert_eq!(
        (went("pui = 4"), went("pui = 2; armour = \"lourde\"; shield = true")),
        (0, 0),
        "power and armour both count"
    );
}

/// Drugs and frenzy are for those about to strike: a company that shoots keeps them for the melee.
#[test]
fn what_is_taken_before_a_charge() {
    let taken = |keys: &str, doctrine: &str| {
        let keys = format!("attributes = [\"drogues\", \"frenesie\"]; {keys}");
        let p = plain(&unit("a1", 60, &keys), &unit("b1", 60, "")).lead(doctrine, "cautious").step();
        (p.unit("a1").drugged, p.unit("a1").frenzy)
    };
    assert_eq!(taken("", "charge"), (true, true));
    assert_eq!(taken("pui_tir = 2", "charge"), (false, false), "they mean to shoot");
    assert_eq!(taken("", "cautious"), (false, false));
}

#[test]
fn nobody_goes_to_blows_with_nothing() {
    let went = |keys: &str| {
        let p = plain(&unit("a1", 60, keys), &unit("b1", 60, "")).lead("charge", "cautious").to("alignement");
        p.bout.state.links.len()
    };
    assert_eq!((went("pui = 0.1"), went("pui = 0")), (1, 0));
}

/// A company turns to its magic where that is its strongest arm.
#[test]
fn magic_where_it_is_the_strongest_arm() {
    let ordered = |keys: &str| {
        let p = with("pui_mag = true", &unit("a1", 60, &format!("ini = 9; {keys}")), &unit("b1", 60, "ini = -9"));
        let p = p.lead("charge", "cautious").to("alignement");
        let a1 = p.unit("a1");
        (a1.target.is_some(), a1.by_magic)
    };
    assert_eq!(ordered("pui_mag = 2"), (true, true));
    assert_eq!(ordered("pui_mag = 2; pui = 3"), (false, false), "better at blows");
    assert_eq!(ordered("pui_mag = 2; pui_tir = 3"), (true, false), "better with bows");
    assert_eq!(ordered("pui_mag = 2; pui_tir = 2"), (true, true));
    assert_eq!(ordered("pui = 0"), (false, false), "with nothing at all it stays");
}

/// PAP-67: those sent back support the one who is kept, by whatever helps most and the limits allow: one company’s arrows,
/// the next one’s weight; who has neither only stands by.
#[test]
fn those_sent_back() {
    let p = plain(
        &(unit("a1", 100, "ini = 9; pui = 3")
            + &unit("a2", 100, "ini = 8; pui_tir = 2")
            + &unit("a3", 100, "ini = 7; pui_tir = 2")),
        &unit("b1", 30, "ini = -9"),
    )
    .order("a1", "engager b1")
    .order("a2", "engager b1")
    .order("a3", "engager b1")
    .to("tir_defensif");
    let how = |id: &str| (p.unit(id).supports, p.unit(id).support_kind.word());
    assert_eq!((how("a2"), how("a3")), ((Some(id(0)), "fire"), (Some(id(0)), "melee")));
    let p = plain(&(unit("a1", 100, "ini = 9") + &unit("a2", 100, "ini = 8; pui = 0")), &unit("b1", 30, "ini = -9"))
        .order("a1", "engager b1")
        .order("a2", "engager b1")
        .to("tir_defensif");
    assert_eq!((p.bout.state.links.len(), p.unit("a2").supports), (1, None));
}

/// The higher of both powers, the charge counted in; with one of them, that one.
#[test]
fn how_an_ambush_springs_by_itself() {
    let sprung = |b2: &str| {
        let top = "[[ground.ambush]]\nid = \"haie\"\nname = \"haie\"\nunit = \"b2\"\n";
        let b2 = if b2.contains("machine") { crate::field::bare("b2", b2) } else { unit("b2", 60, b2) };
        let p = on(top, "", &unit("a1", 90, "ini = 9"), &(unit("b1", 60, "ini = -9") + &b2));
        let p = p.order("a1", "engager b1").to("alignement");
        let link = p.bout.state.links[0];
        link.charging(link.a)
    };
    assert!(sprung("") && sprung("pui = 2; pui_tir = 1.5") && sprung("pui = 0"));
    assert!(!sprung("pui = 1; pui_tir = 1.5") && !sprung("pui = 0; pui_tir = 0.1"));
    assert!(sprung("pui = 1; mount = \"chevaux\"; pui_tir = 1.2"), "as much as a charge is not more");
    assert!(sprung("machine = \"canon\"; setup = 1") && !sprung("machine = \"canon\""));
}

/// As many lines of the table of sizes as the largest company needs.
#[test]
fn sizes_as_printed() {
    for (men, rows) in [(15, 1), (16, 2), (50, 2), (51, 3), (200, 5)] {
        let p = plain(&unit("a1", men, ""), &unit("b1", 5, ""));
        let tables = Papiers::tables(&p.bout.state);
        let sizes = tables.iter().find(|t| t.title == "papiers-table-sizes").unwrap();
        assert_eq!(sizes.rows.len(), rows, "{men} men");
    }
}

/// A cautious general lets the enemy come for an hour; then he goes at whoever is there, where a steady one still waits.
#[test]
fn a_cautious_general_does_not_wait_all_day() {
    let p = plain(&unit("a1", 60, "ini = 9"), &unit("b1", 60, "ini = -9")).to("alignement");
    assert!(p.bout.state.links.is_empty(), "the first hour");
    let p = p.round().to("alignement");
    assert_eq!(p.bout.state.links.len(), 1, "the second hour");
    // A charge that does not pay: the second hour of waiting would leave the day too short.
    let went = |doctrine: &str| {
        let b = unit("b1", 60, "ini = -9; pui = 4; armour = \"lourde\"");
        let p = plain(&unit("a1", 60, "ini = 9"), &b).lead(doctrine, "cautious").round();
        p.to("alignement").bout.state.links.first().map(|link| link.a)
    };
    assert_eq!((went("cautious"), went("steady")), (Some(id(0)), Some(id(1))));
}

/// The temper written for an army holds, whatever leads the rest of its side.
#[test]
fn a_written_temper_is_kept() {
    let army = |id: &str, unit: &str, temper: &str| {
        format!(
            "[[side.army]]\nid = \"{id}\"\nname = \"{id}\"\n{temper}[[side.army.unit]]\nid = \"{unit}\"\nname = \"{unit}\"\ncount = 60\nini = 9\n"
        )
    };
    let a = army("bold", "a1", "doctrine = \"charge\"\n") + &army("wary", "a2", "doctrine = \"cautious\"\n");
    for doctrine in ["charge", "cautious", "steady"] {
        let b = unit("b1", 60, "ini = -9") + &unit("b2", 60, "ini = -9");
        let p = plain(&a, &b).lead(doctrine, "cautious").to("alignement");
        let links = &p.bout.state.links;
        let at_grips = |unit| links.iter().any(|l| l.a == unit || l.b == unit);
        assert!(at_grips(id(0)) && !at_grips(id(1)), "{doctrine}: {links:?}");
    }
}
