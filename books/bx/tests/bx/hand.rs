//! What the GM's hand reaches: walls, gates, engines, armour on the edition's scale; faith, fearlessness and giving up.

use crate::field::{Orders, P, WALLS, down, hero, scene, siege, unit, with};
use montjoie_bx::Bx;
use montjoie_game::{Arg, Fight as _, Gesture, Outcome, Ruleset as _};
use montjoie_table::{Side, Subject};
use montjoie_trial::{cases, problems};

cases! {
    case("a_gesture_opens_a_wall", &["BX-67"], &[], opened),
    case("an_event_of_the_scenario_opens_a_wall", &["BX-67"], &[], opened_by_event),
    case("engines_are_burnt_moved_and_captured", &["BX-71"], &[], engines),
    case("armour_is_set_as_the_edition_counts", &["BX-01"], &[], armour),
    case("a_living_cleric_need_not_be_there", &["BX-35"], &[], faith),
    case("fearless_units_are_not_tested_by_mistake", &["BX-36"], &[], fearless),
    case("to_meet_an_enemy_inside_is_no_sortie", &["BX-70", "BX-62"], &[], inside),
    case("our_limit_shows_in_the_number", &["BX-49", "BX-21"], &[], frontage),
    case("what_the_gm_may_say_stops_play", &["BX-54", "BX-56", "BX-60"], &[], stops),
    case("giving_up_ends_it_at_once", &["BX-76"], &[], concede),
}

fn field(name: &str) -> u8 {
    u8::try_from(Bx::INFO.fields.iter().position(|f| f.name == name).unwrap()).unwrap()
}

fn value(name: &str, word: &str) -> i64 {
    let words = Bx::INFO.fields[usize::from(field(name))].words.unwrap();
    i64::try_from(words.iter().position(|w| *w == word).unwrap()).unwrap()
}

fn besiege(before: &str, a: &str, b: &str) -> P {
    P::new(&siege("descendant", "", &format!("{WALLS}{before}"), a, b))
}

const TREBUCHET: &str = "[[side.engine]]\nid = \"e1\"\nname = \"e1\"\nkind = \"trebuchet\"\nserved_by = \"a1\"\n";

fn opened() {
    let p = || besiege("", &unit("a1", 100, ""), &unit("b1", 100, ""));
    let reach = |p: P| {
        let p = p.answer("BX-61", "a1", "aucun_secteur").to("ordres");
        p.options("BX-10", "a1").contains(&"engagement b1".to_owned())
    };
    assert!(!reach(p()), "behind walls that stand nobody is reached without ladders");
    for (wall, number) in [("porte", 0), ("tour", 1), ("mur", 2)] {
        let who = p().who(wall);
        assert_eq!(who, Subject::place(number));
        let broken = p().gesture(Gesture::Break { who });
        assert_eq!(broken.event("breached", wall).unwrap()["how"], "ruling");
        assert_eq!(broken.refuses(Gesture::Break { who }), Some("gesture-already-open"));
        assert!(reach(broken), "{wall}");
        for how in ["magic", "ruse", "huge"] {
            let set = Gesture::Set { who, field: field("breach"), value: value("breach", how) };
            let p = p().gesture(set);
            assert_eq!(p.event("breached", wall).unwrap()["how"], how);
            assert!(reach(p), "{wall} {how}");
        }
    }
    let (a1, mur) = (p().who("a1"), p().who("mur"));
    let on_men = Gesture::Set { who: a1, field: field("breach"), value: 0 };
    assert_eq!(p().refuses(on_men), Some("gesture-not-a-wall"));
    assert_eq!(p().refuses(Gesture::Set { who: mur, field: field("moral"), value: 7 }), Some("gesture-not-of-a-place"));
    assert_eq!(p().refuses(Gesture::Turn { who: mur }), Some("gesture-not-of-a-place"));
}

fn opened_by_event() {
    let event = |set: &str| format!("[[event]]\nround = 2\nset = {set}\n");
    let ruse = event("{ place = \"mur\", field = \"breach\", value = \"ruse\" }");
    let p = besiege(&ruse, &unit("a1", 100, ""), &unit("b1", 100, "")).lead("cautious", "cautious");
    let p = p.answer("BX-61", "a1", "aucun_secteur").round();
    assert_eq!(p.happened("breached", ""), 0);
    let p = p.judge("SCENARIO", "#e0", "", 1).answer("BX-61", "a1", "aucun_secteur").to("ordres");
    assert_eq!(p.event("breached", "mur").unwrap()["how"], "ruse");
    assert!(p.options("BX-10", "a1").contains(&"engagement b1".to_owned()));
    // A wall has no morale, a unit no breach: the file says so before the battle.
    for wrong in [
        "{ place = \"mur\", field = \"moral\", value = 7 }",
        "{ unit = \"a1\", field = \"breach\", value = \"ruse\" }",
        "{ place = \"mur\", field = \"crew\", value = 2 }",
    ] {
        let before = format!("{WALLS}{}", event(wrong));
        let found = problems::<Bx>(&siege("descendant", "", &before, &unit("a1", 9, ""), &unit("b1", 9, "")));
        assert!(found.iter().any(|p| p.contains("problem-choice") && p.contains("field")), "{wrong}: {found:?}");
    }
}

fn engines() {
    let battle = || besiege("", &(unit("a1", 100, "") + &unit("a2", 100, "") + TREBUCHET), &unit("b1", 100, ""));
    let e1 = battle().who("e1");
    let shoots = |p: P| {
        let p = p.answer("BX-61", "a1", "aucun_secteur").answer("BX-61", "a2", "aucun_secteur").to("ordres");
        !p.options("BX-71", "e1").is_empty()
    };
    assert!(shoots(battle()));
    for gesture in [
        Gesture::Fell { who: e1 },
        Gesture::Remove { who: e1 },
        Gesture::Set { who: e1, field: field("engine"), value: value("engine", "burnt") },
        Gesture::Set { who: e1, field: field("crew"), value: 3 },
        Gesture::Set { who: e1, field: field("engineer"), value: 0 },
    ] {
        assert!(!shoots(battle().gesture(gesture)), "{gesture:?}");
    }
    let burnt = battle().gesture(Gesture::Fell { who: e1 });
    assert_eq!(burnt.sheet("e1").state, Some("bx-engine-burnt"));
    assert_eq!(burnt.refuses(Gesture::Fell { who: e1 }), Some("gesture-not-on-field"));
    assert!(shoots(burnt.gesture(Gesture::Bring { who: e1 })), "it stands again");
    // Captured: the other chief aims it, at his enemies.
    let set = Gesture::Set { who: e1, field: field("engine"), value: value("engine", "captured") };
    assert_eq!(battle().gesture(set).sheet("e1").side, Side::B);
    let taken = battle().gesture(Gesture::Turn { who: e1 });
    assert_eq!(taken.sheet("e1").side, Side::B);
    let taken = taken.answer("BX-61", "a1", "aucun_secteur").answer("BX-61", "a2", "aucun_secteur").to("ordres");
    assert_eq!(taken.options("BX-71", "e1"), ["silence", "tir a1", "tir a2"]);
    // Moved to other hands: silent with them, not with those it was taken from.
    let (a1, a2, b1) = (battle().who("a1"), battle().who("a2"), battle().who("b1"));
    assert_eq!(battle().refuses(Gesture::Post { who: e1, to: b1 }), Some("gesture-not-together"));
    let moved = battle().gesture(Gesture::Post { who: e1, to: a2 });
    let moved = moved.lead("cautious", "cautious");
    let other = moved.gesture(Gesture::Break { who: a1 }).dice_show(1).round().to("ordres");
    assert!(!other.options("BX-71", "e1").is_empty());
    let moved = battle().gesture(Gesture::Post { who: e1, to: a2 });
    let moved = moved.lead("cautious", "cautious");
    let own = moved.gesture(Gesture::Break { who: a2 }).dice_show(1).round().to("ordres");
    assert!(own.options("BX-71", "e1").is_empty());
}

fn armour() {
    for (edition, said, kept) in [("descendant", 2, 17), ("ascendant", 15, 15)] {
        let p = P::new(&scene(edition, "", &unit("a1", 100, "ca = 11"), &unit("b1", 100, "ca = 11")));
        let a1 = p.who("a1");
        let p = p.gesture(Gesture::Set { who: a1, field: field("ca"), value: said });
        assert_eq!(i64::from(p.body("a1").armour), kept, "{edition}");
        let ac = p.sheet("a1").figures.into_iter().find(|f| f.word == "bx-figure-armour").unwrap();
        assert_eq!((ac.value, ac.field), (Arg::Number(said), Some("ca")), "{edition}");
        // Told as it was said.
        let told = p.items().last().unwrap().gm.clone().unwrap();
        assert!(told.args.iter().any(|(name, value)| *name == "value" && *value == Arg::Number(said)), "{told:?}");
    }
}

fn faith() {
    let side = unit("a1", 100, "faithful_of = \"abbe\"") + &hero("abbe", "cleric = true");
    let p = || down(&side, &unit("b1", 100, ""));
    let (a1, abbe) = (p().who("a1"), p().who("abbe"));
    // Gone from the field, and living: they stand without a die. So they do when the GM asks.
    let away = p().gesture(Gesture::Remove { who: abbe }).gesture(Gesture::Test { who: a1 });
    assert_eq!((away.state("a1"), away.happened("stood", "a1"), away.throws("BX-30")), ("free", 1, 0));
    let away = p().gesture(Gesture::Remove { who: abbe }).lead("cautious", "cautious").to("ordres");
    let away = away.gesture(Gesture::Take { who: a1, men: 60 }).round();
    assert_eq!((away.state("a1"), away.throws("BX-30")), ("free", 0));
    // Dead, they lose heart, and are tested like others once they have taken it again.
    let dead = p().gesture(Gesture::Fell { who: abbe });
    assert_eq!(dead.state("a1"), "demoralised");
    let dead = dead.gesture(Gesture::Rally { who: a1 }).faces("BX-30", "a1", "", &[6, 6]);
    assert_eq!(dead.gesture(Gesture::Test { who: a1 }).state("a1"), "demoralised");
}

fn fearless() {
    let p = down(&unit("a1", 100, "moral = 12"), &unit("b1", 100, ""));
    let a1 = p.who("a1");
    assert_eq!(p.refuses(Gesture::Test { who: a1 }), Some("gesture-fearless"));
    let p = p.gesture(Gesture::Set { who: a1, field: field("moral"), value: 11 });
    let p = p.faces("BX-30", "a1", "", &[6, 6]).gesture(Gesture::Test { who: a1 });
    assert_eq!((p.state("a1"), p.versus("BX-30", "a1")), ("free", 12));
    // Without a test, by losses: the rule itself.
    let p = down(&unit("a1", 100, "moral = 12"), &unit("b1", 100, "")).lead("cautious", "cautious").to("ordres");
    let p = p.gesture(Gesture::Take { who: a1, men: 60 }).round();
    assert_eq!(p.throws("BX-30"), 0);
}

fn inside() {
    // b2 waits inside; a1 is through the breach and at grips with b1.
    let b = unit("b1", 4_000, "damage = \"1d4-1\"; moral = 12") + &unit("b2", 4_000, "damage = \"1d4-1\"; moral = 12");
    let p = besiege("", &(unit("a1", 100, "damage = \"1d4\"; moral = 12") + &unit("a2", 100, "moral = 12")), &b);
    let mur = p.who("mur");
    let p = p.gesture(Gesture::Break { who: mur }).answer("BX-61", "a1", "aucun_secteur");
    let p = p.answer("BX-61", "a2", "aucun_secteur").dice_show(1);
    let p =
        p.orders(&[("a1", "engagement b1"), ("a2", "aucune_action"), ("b1", "aucune_action"), ("b2", "aucune_action")]);
    let p = p.round().answer("BX-61", "a2", "aucun_secteur");
    let p = p.orders(&[("a1", "engagement"), ("a2", "aucune_action"), ("b1", "engagement"), ("b2", "engagement a1")]);
    let p = p.answer("BX-20", "a1", "sur b2").to("moral");
    assert_eq!((p.happened("sallied", "b2"), p.body("b2").inside, p.contacts("b2")), (0, true, 1));
    assert_eq!(p.share("BX-21", "a1", "b2").2, 2, "the walls still count for it");
    // One who stands outside is met outside: that is a sortie.
    let p = p.round();
    let (a1, b2) = (p.who("a1"), p.who("b2"));
    let p = p.gesture(Gesture::Part { one: b2, other: a1 }).answer("BX-61", "a2", "aucun_secteur");
    let p = p.orders(&[("a2", "aucune_action"), ("b2", "engagement a2")]).to("melee");
    assert_eq!((p.happened("sallied", "b2"), p.body("b2").inside), (1, false));
}

fn frontage() {
    let p = down(&unit("a1", 100, "ranged = \"1d4\""), &hero("h", "ca = 8; pv = 90")).lead("cautious", "cautious");
    let p = p.order("a1", "tir h").faces("BX-21", "a1", "h", &[2]).to("mouvement");
    let [_, _, share] = p.throw("BX-21", "a1", "h").unwrap();
    let terms: Vec<_> = montjoie_table::Tally::terms(share).iter().map(|t| (t.rule.0, t.word)).collect();
    assert!(terms.contains(&("BX-21", "men")) && terms.contains(&("BX-49", "frontage")), "{terms:?}");
    assert_eq!(p.points("h"), 8_000, "2 × 10 × 50 %");
    let p = down(&unit("a1", 10, "ranged = \"1d4\""), &hero("h", "ca = 8; pv = 90")).lead("cautious", "cautious");
    let p = p.order("a1", "tir h").faces("BX-21", "a1", "h", &[2]).to("mouvement");
    let [_, _, share] = p.throw("BX-21", "a1", "h").unwrap();
    assert!(montjoie_table::Tally::terms(share).iter().all(|t| t.word != "frontage"), "nothing lowered, nothing said");
}

/// The step does not close over it while nobody has said anything.
fn stops() {
    let waits = |p: &P, rule: &str| p.asks().iter().any(|a| a.key.rule.0 == rule);
    let tracked = with("supply_tracking = true", &format!("supplies = 9\n{}", unit("a1", 10, "")), &unit("b1", 10, ""));
    assert!(waits(&tracked, "BX-60"));
    let side = unit("a1", 10, "contact = [\"b1\"]") + &hero("o", "");
    let p = down(&side, &unit("b1", 10, "")).answer("BX-54", "o", "rejoindre a1");
    assert!(waits(&p, "BX-54"), "whether he may while they are at grips");
    let p = with("interception = true", &unit("a1", 10, ""), &unit("b1", 10, "")).order("a1", "engagement b1");
    assert!(waits(&p.to("mouvement"), "BX-56"));
}

fn concede() {
    for step in ["ordres", "tir", "melee", "ralliement"] {
        let p = down(&unit("a1", 100, ""), &unit("b1", 100, "")).lead("cautious", "cautious").to(step);
        let p = p.gesture(Gesture::Concede { side: Side::B });
        assert_eq!(p.bout.outcome(), Some(Outcome::Victory(Side::A)), "{step}");
    }
}
