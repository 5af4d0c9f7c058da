//! Morale: who tests, against what, and what becomes of those who fail; rallies, the faithful, standards, chiefs.

use crate::field::{Orders, P, down, hero, huge, scene, unit, with};
use montjoie_bx::Bx;
use montjoie_game::{Fight as _, Gesture, Ruleset as _};
use montjoie_trial::{cases, each_value, some_values};

cases! {
    case("losses_put_to_the_test", &["BX-29", "BX-30", "BX-32"], &[], losses),
    case(
        "everything_that_bears_on_morale",
        &["BX-31"],
        &["morale_ratio_stack", "morale_losses_stack", "morale_home_stack"],
        modifiers,
    ),
    case("facing_the_invulnerable", &["BX-44"], &["immune_morale"], immune),
    case("when_a_unit_may_be_rallied", &["BX-34", "BX-18"], &["rally_timing"], rally),
    case("it_ran_even_from_nobody", &["BX-16", "BX-34"], &[], ran),
    case("the_faithful_of_a_paladin", &["BX-35"], &[], faithful),
    case("the_paladin_was_also_the_chief", &["BX-35", "BX-55"], &[], faithful_chief),
    case("fearless", &["BX-36"], &[], fearless),
    case("the_standard", &["BX-48"], &[], standard),
    case("heroes_who_shirk", &["BX-51"], &["coward_morale_malus"], shirkers),
    case("the_chief_falls", &["BX-55"], &["surrender_terms"], chief),
}

/// `b1` comes at `a1` and hurts it so much; `a1` stands. Plays up to the morale phase.
fn struck(options: &str, a: &str, b: &str, face: u16) -> P {
    with(options, a, b)
        .orders(&[("a1", "aucune_action"), ("b1", "engagement a1")])
        .faces("BX-21", "b1", "a1", &[face])
        .dice_show(1)
        .to("moral")
}

/// What `a1` must not exceed, once struck.
fn target(options: &str, a: &str, b: &str, face: u16) -> i32 {
    struck(options, a, b, face).step().versus("BX-30", "a1")
}

fn losses() {
    let p = struck("", &unit("a1", 100, ""), &unit("b1", 100, ""), 2);
    let stood = p.faces("BX-30", "a1", "", &[4, 4]).step();
    assert_eq!((stood.versus("BX-30", "a1"), stood.state("a1")), (8, "engaged"));
    let p = struck("", &unit("a1", 100, ""), &unit("b1", 100, ""), 2);
    let failed = p.faces("BX-30", "a1", "", &[4, 5]).step();
    assert_eq!(failed.state("a1"), "demoralised");
    // A wound that kills nobody, a single hero or monster: no test.
    let p = struck("", &unit("a1", 100, ""), &unit("b1", 1, ""), 2).step();
    assert_eq!((p.points("a1"), p.throws("BX-30")), (39_900, 0));
    let p = struck("", &huge("a1", ""), &unit("b1", 100, ""), 2).step();
    assert!(p.throw("BX-30", "a1", "").is_none());
    // Already without heart: not again.
    let p = struck("", &unit("a1", 100, "demoralised = true"), &unit("b1", 100, ""), 2).step();
    assert!(p.throw("BX-30", "a1", "").is_none());
}

fn modifiers() {
    let base = || unit("a1", 100, "");
    // Equal foes, a quarter lost.
    assert_eq!(target("", &base(), &unit("b1", 100, ""), 2), 8);
    // More than twice its points; more than thrice.
    let big = unit("b1", 40, "pvi = 20");
    assert_eq!(target("", &base(), &big, 3), 7, "800 against 340: more than double");
    let giant = unit("b1", 40, "pvi = 40");
    each_value::<Bx>("morale_ratio_stack", |option| i64::from(target(option, &base(), &giant, 3)));
    // Exactly twice or thrice is not more: 340 of its own against 680 and 1020, once struck.
    let after = |pvi: &str| unit("b1", 40, &format!("pvi = {pvi}"));
    assert_eq!((target("", &base(), &after("18.25"), 3), target("", &base(), &after("26.75"), 3)), (8, 7));
    // More than half lost, more than three quarters; exactly half, exactly three quarters are not more.
    assert_eq!(target("", &base(), &unit("b1", 100, "pvi = 1"), 6), 7);
    assert_eq!(target("", &base(), &unit("b1", 100, "pvi = 1"), 4), 8);
    assert_eq!(target("", &base(), &unit("b1", 100, "pvi = 1"), 5), 7);
    let bled = unit("b1", 105, "pvi = 1");
    each_value::<Bx>("morale_losses_stack", |option| i64::from(target(option, &base(), &bled, 6)));
    assert_eq!(target("", &base(), &bled, 6), 5);
    // Home.
    let home = |what: &str| unit("a1", 100, &format!("defends = \"{what}\""));
    let foe = unit("b1", 100, "");
    assert_eq!((target("", &home("homeland"), &foe, 2), target("", &home("hometown"), &foe, 2)), (9, 10));
    each_value::<Bx>("morale_home_stack", |option| i64::from(target(option, &home("hometown"), &foe, 2)));
    // Free: one more.
    let p = down(&base(), &unit("b1", 100, "ranged = \"1d6\"")).orders(&[("a1", "aucune_action"), ("b1", "tir a1")]);
    assert_eq!(p.dice_show(2).to("ralliement").versus("BX-30", "a1"), 9);
}

fn immune() {
    let wolves = unit("b1", 20, "harmed_by = [\"argent\"]");
    each_value::<Bx>("immune_morale", |option| i64::from(target(option, &unit("a1", 100, ""), &wolves, 2)));
    let silver = unit("a1", 100, "weapons = [\"argent\"]");
    assert_eq!(target("", &silver, &unit("b1", 100, "harmed_by = [\"argent\"]"), 2), 8);
}

fn rally() {
    let fled = |edition: &str, option: &str| {
        let ca = if edition == "descendant" { 8 } else { 11 };
        let (a, b) = (unit("a1", 100, &format!("ca = {ca}")), unit("b1", 100, &format!("ca = {ca}")));
        let p = P::new(&scene(edition, option, &a, &b)).orders(&[("a1", "aucune_action"), ("b1", "engagement a1")]);
        let p = p.faces("BX-30", "a1", "", &[6, 6]).dice_show(2).faces("BX-21", "a1", "b1", &[1]).round();
        p.to("ordres").order("a1", "fuite").answer("BX-27", "a1", "personne").to("ralliement")
    };
    // Ascending: at the end of the flight itself, riding on the order. Descending: at the end of the next sequence.
    let p = fled("ascendant", "");
    assert_eq!(p.options("BX-34", "a1"), ["oui", "non"]);
    let p = p.answer_on("BX-34", "a1", "a1", "oui").faces("BX-34", "a1", "", &[4, 5]).round();
    assert_eq!((p.versus("BX-34", "a1"), p.state("a1")), (9, "free"), "free gives one more");
    let p = fled("descendant", "");
    assert!(p.options("BX-34", "a1").is_empty());
    let p = p.round().to("ordres");
    assert_eq!(p.options("BX-10", "a1"), ["aucune_action", "rallier"]);
    let p = p.orders(&[("a1", "rallier"), ("b1", "aucune_action")]).faces("BX-34", "a1", "", &[4, 5]).round();
    assert_eq!(p.state("a1"), "free");
    each_value::<Bx>("rally_timing", |option| {
        i64::try_from(fled("descendant", option).options("BX-34", "a1").len()).unwrap()
    });
}

fn ran() {
    // Its foe dies of arrows before it can run: it has run all the same, and may be rallied as one who did.
    let a = unit("a1", 100, "");
    let b = unit("b1", 60, "") + &unit("b2", 1, "");
    let friend = unit("a2", 1000, "ranged = \"1d6\"");
    let text = scene("ascendant", "", &(a + &friend), &b).replace("ca = 8", "ca = 11");
    let p = P::new(&text).orders(&[("a1", "aucune_action"), ("a2", "aucune_action"), ("b1", "engagement a1")]);
    let p = p.faces("BX-30", "a1", "", &[6, 6]).dice_show(2).faces("BX-21", "a1", "b1", &[1]).round().to("ordres");
    let p = p.order("a1", "fuite").to("tir").gesture(Gesture::Part { one: p_who("b1"), other: p_who("a1") });
    let p = p.to("ralliement");
    assert_eq!(p.body("a1").routed_seq, p.bout.state.sequence);
    assert_eq!(p.options("BX-34", "a1"), ["oui", "non"]);
}

/// The first unit of either side, in battles of two units and one.
fn p_who(id: &str) -> montjoie_table::Subject {
    montjoie_table::Subject::unit(if id == "a1" { 0 } else { 2 })
}

/// `a1` follows Aude, who stands apart.
fn followers(more: &str) -> String {
    unit("a1", 100, "faithful_of = \"aude\"") + &unit("a2", 100, "") + &hero("aude", &format!("cleric = true; {more}"))
}

fn faithful() {
    let p = struck("", &followers("aside = true"), &unit("b1", 100, ""), 2).step();
    assert!(p.throw("BX-30", "a1", "").is_none() && p.left("a1") == 75, "they pass without a throw");
    // So too when they are to be rallied.
    let shaken = followers("aside = true").replace("faithful_of", "demoralised = true\nfaithful_of");
    let p =
        down(&shaken, &unit("b1", 10, "")).lead("cautious", "cautious").answer_on("BX-34", "a1", "a1", "oui").round();
    assert_eq!((p.state("a1"), p.throws("BX-34")), ("free", 0));
    // She dies in the phase of fire: they lose heart at once, carry out their order, and take no test.
    let p = down(&followers(""), &unit("b1", 300, "ranged = \"1d6\"; damage = \"1d6\""));
    let p =
        p.orders(&[("a1", "engagement b1"), ("a2", "aucune_action"), ("aude", "aucune_action"), ("b1", "tir aude")]);
    let p = p.term("BX-21", "b1", "aude", montjoie_table::Slot::Share, 100).dice_show(6).to("mouvement");
    assert_eq!((p.state("aude"), p.happened("demoralised", "a1")), ("destroyed", 1));
    let p = p.dice_show(1).to("ralliement");
    assert!(p.throw("BX-21", "a1", "b1").is_some() && p.throw("BX-30", "a1", "").is_none());
    let p = p.round().to("ordres");
    assert_eq!(p.options("BX-10", "a1"), ["fuite"]);
    assert!(!p.body("a2").demoralised);
}

fn faithful_chief() {
    let a = format!("chief = \"aude\"\n{}", followers(""));
    let p = down(&a, &unit("b1", 300, "ranged = \"1d6\""));
    let p =
        p.orders(&[("a1", "aucune_action"), ("a2", "aucune_action"), ("aude", "aucune_action"), ("b1", "tir aude")]);
    let p = p.term("BX-21", "b1", "aude", montjoie_table::Slot::Share, 100).dice_show(6);
    let p = p.faces("BX-55", "a1", "", &[1, 1]).faces("BX-55", "a2", "", &[1, 1]).to("mouvement");
    assert_eq!((p.body("a1").demoralised, p.body("a2").demoralised), (true, false));
    assert_eq!((p.versus("BX-55", "a1"), p.versus("BX-55", "a2")), (7, 7));
}

fn fearless() {
    let p = struck("", &unit("a1", 100, "moral = 12"), &unit("b1", 100, ""), 6).step();
    assert!(p.throw("BX-30", "a1", "").is_none() && p.left("a1") == 25);
    // Terror takes it all the same; it comes back without a throw once it may.
    let p = down(&unit("a1", 1000, "moral = 12"), &huge("b1", "")).dice_show(1);
    let p = p.orders(&[("a1", "aucune_action"), ("b1", "engagement a1")]).round();
    assert_eq!(p.state("a1"), "demoralised");
    let p = p.to("ordres").orders(&[("a1", "fuite"), ("b1", "engagement")]).round();
    let p = p.to("ordres").orders(&[("a1", "rallier"), ("b1", "aucune_action")]).round();
    assert_eq!((p.state("a1"), p.throws("BX-34")), ("free", 0));
}

fn standard() {
    let side = format!("standard = \"a2\"\n{}{}", unit("a1", 100, "demoralised = true"), unit("a2", 30, ""));
    let shaken = |p: P| p.answer_on("BX-34", "a1", "a1", "oui").dice_show(1).round().versus("BX-34", "a1");
    let p = || down(&side, &unit("b1", 100, "ranged = \"1d6\""));
    let idle = [("a1", "aucune_action"), ("a2", "aucune_action")];
    assert_eq!(shaken(p().orders(&idle).order("b1", "aucune_action")), 10, "8, free, and the standard flies");
    assert_eq!(shaken(p().orders(&idle).order("b1", "tir a2")), 9 + 1, "hurt, it still flies");
    let p = p().orders(&idle).order("b1", "tir a2").faces("BX-21", "b1", "a2", &[6]);
    let p = p.answer_on("BX-34", "a1", "a1", "oui").dice_show(1).round();
    assert_eq!((p.versus("BX-34", "a1"), p.state("a2")), (8, "destroyed"), "lost: one less, to the end");
    // Every test of the side, not rallies alone.
    let side = format!("standard = \"a2\"\n{}{}", unit("a1", 100, ""), unit("a2", 10, ""));
    let p = down(&side, &(unit("b1", 100, "ranged = \"1d6\"") + &unit("b2", 100, ""))).orders(&idle);
    let p = p.orders(&[("b1", "tir a2"), ("b2", "engagement a1")]).faces("BX-21", "b1", "a2", &[6]).dice_show(2);
    assert_eq!(p.to("ralliement").versus("BX-30", "a1"), 7);
}

fn shirkers() {
    some_values::<Bx>("coward_morale_malus", &[0, -1, -3], |option| {
        i64::from(target(option, &unit("a1", 100, ""), &unit("b1", 100, ""), 2))
    });
    let p = struck("", &unit("a1", 100, ""), &unit("b1", 100, ""), 2).judge("BX-51", "a", "", -2).step();
    assert_eq!(p.versus("BX-30", "a1"), 6);
}

fn chief() {
    // He falls to arrows; all of his side test at once.
    let start = |options: &str| {
        let a = unit("a1", 100, "") + &unit("a2", 100, "") + &unit("a3", 100, "moral = 12");
        let a = format!("chief = \"chef\"\n{a}{}", hero("chef", "int = 18; sag = 18"));
        with(options, &a, &(unit("b1", 300, "ranged = \"1d6\"") + &unit("b2", 100, "")))
            .orders(&[("a1", "aucune_action"), ("a2", "aucune_action"), ("a3", "aucune_action")])
            .orders(&[("chef", "aucune_action"), ("b1", "tir chef"), ("b2", "engagement a1")])
            .term("BX-21", "b1", "chef", montjoie_table::Slot::Share, 100)
            .faces("BX-21", "b1", "chef", &[6])
            .faces("BX-55", "a1", "", &[3, 3])
            .faces("BX-55", "a2", "", &[6, 6])
            .dice_show(2)
            .to("mouvement")
    };
    let p = start("");
    assert_eq!((p.state("chef"), p.happened("chief_fell", "a")), ("destroyed", 1));
    assert_eq!(p.versus("BX-55", "a1"), 7, "8, free, less two");
    assert!(p.throw("BX-55", "a3", "").is_none());
    assert_eq!((p.state("a1"), p.state("a2")), ("free", "surrendering"));
    // The one who failed acts to the end of the sequence; the one who stood has two less from now on, never four.
    let p = p.to("ralliement");
    assert_eq!(p.versus("BX-30", "a1"), 6);
    let p = p.round();
    assert_eq!(p.state("a2"), "surrendered");
    // Those who are already leaving are not asked.
    let side = format!("chief = \"chef\"\n{}{}{}", unit("a1", 100, ""), unit("a2", 100, ""), hero("chef", ""));
    let p = down(&side, &unit("b1", 10, ""));
    let leaving = u8::try_from(Bx::INFO.fields.iter().position(|f| f.name == "leaving").unwrap()).unwrap();
    let (a2, chief) = (p.who("a2"), p.who("chef"));
    let p = p.gesture(Gesture::Set { who: a2, field: leaving, value: 1 });
    let p = p.faces("BX-55", "a1", "", &[1, 1]).gesture(Gesture::Fell { who: chief });
    assert_eq!(p.throws("BX-55"), 1);
    each_value::<Bx>("surrender_terms", |option| {
        let p = start(option).round();
        let all = p.bout.aftermath();
        i64::from(all.iter().find(|s| s.subject == p.who("a2")).unwrap().stays)
    });
}

/// BX-30 — a test is passed by rolling low: of 36 throws of two dice, three show 3 or less. Morale 2, free +1.
#[test]
fn a_test_is_passed_from_below() {
    let p = down(&unit("a1", 100, "moral = 2"), &unit("b1", 100, "")).lead("cautious", "cautious").to("ordres");
    let a1 = p.who("a1");
    let p = p.gesture(montjoie_game::Gesture::Take { who: a1, men: 10 }).to("moral");
    let montjoie_table::Want::Throw { reading, .. } = p.asked("BX-30", "a1").unwrap().want else { panic!("a throw") };
    assert_eq!((reading.goal(), reading.success()), (montjoie_table::Goal::AtMost(3), Some((3, 36))));
}
