//! Those in rout are no assailants, and nobody need strike them (PAP-43, 66..68); shots declared before a charge (PAP-72).

use crate::field::{Look, P, hero, id, plain, unit, with};
use montjoie_papiers::Papiers;
use montjoie_trial::{cases, each_value};

cases! {
    case("routers_shield_nobody", &["PAP-66"], &[], routers_shield_nobody),
    case("routers_are_struck_for_their_blood", &["PAP-66"], &[], routers_are_struck_for_their_blood),
    case("the_attackers_choose_who_is_kept", &["PAP-67"], &[], the_attackers_choose_who_is_kept),
    case("a_router_that_rallies_makes_no_fourth", &["PAP-43", "PAP-68"], &[], a_router_that_rallies_makes_no_fourth),
    case("a_shot_declared_before_the_charge", &["PAP-72"], &["declared_shot_when_charged"], a_shot_declared_before_the_charge),
}

/// Five men fall upon twenty-one routers, and a hundred upon the five.
fn five(options: &str) -> P {
    let a = unit("a1", 100, "ini = 5") + &unit("a2", 21, "morale = \"deroute\"");
    with(options, &a, &unit("b1", 5, "ini = 9")).order("b1", "engager a2").order("a1", "engager b1").to("alignement")
}

fn links(p: &P) -> Vec<(u8, u8)> {
    p.bout.state.links.iter().map(|l| (l.a.min(l.b).number(), l.a.max(l.b).number())).collect()
}

fn routers_shield_nobody() {
    let p = five("");
    assert!(p.asked("PAP-67", "b1").is_none(), "the routers are no assailants");
    let p = p.to("moral");
    assert_eq!(p.left("b1"), 0, "a hundred reach the five, whatever runs before them");
    assert_eq!(p.attack("PAP-31", "a1", "b1").2, (100, 1));
    assert_eq!(p.attack("PAP-31", "b1", "a1").2, (5, 1), "and the five turn all they have on them");
    assert_eq!(p.throws("PAP-31"), 2);
}

fn routers_are_struck_for_their_blood() {
    let p = five("").answer_on("PAP-66", "b1", "a2", "frapper").to("moral");
    assert_eq!((p.attack("PAP-31", "b1", "a1").2, p.attack("PAP-31", "b1", "a2").2), ((5, 2), (5, 2)));
    let p = five("pui_split = \"free\"").answer_on("PAP-66", "b1", "a2", "epargner").to("moral");
    assert_eq!(p.attack("PAP-31", "b1", "a1").2, (5, 1), "nothing to divide");
    // Nobody else stands before it: routers are struck.
    let a = unit("a1", 40, "morale = \"deroute\"") + &unit("a2", 40, "morale = \"deroute\"");
    let p = plain(&a, &unit("b1", 60, "ini = 9"));
    let [a1, b1, a2] = ["a1", "b1", "a2"].map(|id| p.who(id));
    let engage = |on| montjoie_game::Gesture::Engage { by: b1, on };
    let p = p.gesture(engage(a1)).gesture(engage(a2)).to("moral");
    assert_eq!((p.attack("PAP-31", "b1", "a1").2, p.attack("PAP-31", "b1", "a2").2), ((30, 1), (30, 1)));
}

fn the_attackers_choose_who_is_kept() {
    let a = unit("a1", 100, "ini = -5") + &unit("a2", 100, "ini = 5");
    let p = plain(&a, &unit("b1", 30, "ini = 9")).order("b1", "engager a1").order("a2", "engager b1").to("alignement");
    assert_eq!(p.options("PAP-67", "b1"), ["sur a1", "sur a2"], "whoever went at whom");
    let p = p.answer("PAP-67", "b1", "sur a2").step();
    assert_eq!((links(&p), p.unit("a1").supports), (vec![(1, 2)], Some(id(1))));
}

fn a_router_that_rallies_makes_no_fourth() {
    let a: String = (1..=3).map(|i| unit(&format!("a{i}"), 20, &format!("ini = {}", 20 - i))).collect();
    let a = a + &unit("a4", 20, "morale = \"deroute\"") + &hero("h", "unit = \"a4\"; command = 90");
    let mut p = plain(&a, &unit("b1", 90, "ini = 30; pui = 0.1")).order("b1", "engager a4");
    for i in 1..=3 {
        p = p.order(&format!("a{i}"), "engager b1");
    }
    let p = p.to("ralliement");
    assert_eq!(links(&p).len(), 4, "three who strike, and one who runs");
    let p = p.faces("PAP-43", "a4", "h", &[1]).step();
    assert_eq!((p.unit("a4").routed(), links(&p)), (false, vec![(0, 4), (1, 4), (2, 4)]), "he comes away");
}

fn a_shot_declared_before_the_charge() {
    let field = |o: &str| {
        with(o, &unit("a1", 60, ""), &unit("b1", 60, "pui_tir = 1; ini = 20"))
            .order("b1", "tir a1")
            .order("a1", "engager b1")
            .answer("PAP-72", "b1", "personne")
            .to("moral")
    };
    each_value::<Papiers>("declared_shot_when_charged", |o| i64::try_from(field(o).throws("PAP-71")).unwrap());
    let p = field("");
    assert_eq!((p.throws("PAP-72"), p.throws("PAP-71"), p.throws("PAP-31")), (0, 0, 2), "given up, not kept");
    assert_eq!(field("declared_shot_when_charged = \"keep\"").throws("PAP-71"), 1);
}
