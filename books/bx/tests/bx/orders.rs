//! Who may be told what, and what becomes of it: orders, contact, disengagement, pursuit.

use crate::field::{Orders, P, down, nth, scene, unit, with};
use montjoie_bx::Bx;
use montjoie_table::Want;
use montjoie_trial::{cases, each_value};

cases! {
    case("orders_are_secret_and_simultaneous", &["BX-10"], &["written_orders"], simultaneous),
    case("legal_orders_in_every_state", &["BX-11", "BX-12", "BX-13", "BX-15"], &[], legality),
    case(
        "legal_orders_of_the_demoralised",
        &["BX-11", "BX-16", "BX-17", "BX-18", "BX-33", "BX-14"],
        &[],
        without_heart,
    ),
    case("a_shooter_still_fights", &["BX-12", "BX-19", "BX-20"], &[], shooter),
    case("bound_to_the_target_it_went_at", &["BX-13", "BX-20"], &["melee_target"], targets),
    case("falling_back_unharmed", &["BX-14", "BX-06"], &["repli_multi_attack"], repli),
    case("the_first_contact_is_named_by_who_falls_back", &["BX-14"], &[], repli_tie),
    case("a_retreat_costs_one_blow", &["BX-15", "BX-26"], &[], retraite),
    case("free_from_the_morale_phase_on", &["BX-06", "BX-34"], &["disengage_effective"], disengaged),
    case("caught_while_breaking_away", &["BX-28", "BX-20"], &["catch_disengaging", "caught_riposte"], caught),
    case("who_may_strike_at_runaways", &["BX-16", "BX-26"], &["flight_attacker"], flight),
    case("both_break_away_and_nobody_strikes", &["BX-28", "BX-26"], &[], both),
    case("an_engagement_without_its_target", &["BX-28"], &["redirect_lapsed_engagement"], lapsed),
    case("the_gm_puts_a_unit_in_the_way", &["BX-56"], &["interception"], interception),
    case("any_order_by_ruling", &["BX-10"], &[], ruled),
}

fn simultaneous() {
    each_value::<Bx>("written_orders", |option| {
        let p = with(option, &unit("a1", 10, ""), &unit("b1", 10, "")).to("ordres");
        let asks = p.asks();
        assert!(asks.iter().all(|a| matches!(a.want, Want::Choice(_)) && a.key.rule.0 == "BX-10"));
        i64::try_from(asks.len()).unwrap()
    });
}

/// Whether these verbs, and no others, open the offered orders.
fn verbs(p: &P, unit: &str) -> Vec<String> {
    let mut all: Vec<String> =
        p.options("BX-10", unit).iter().map(|o| o.split(' ').next().unwrap_or("").to_owned()).collect();
    all.dedup();
    all
}

fn legality() {
    for edition in ["ascendant", "descendant"] {
        let foes = unit("b1", 100, "") + &unit("b2", 100, "flying = true");
        let a = unit("a1", 100, "") + &unit("a2", 100, "ranged = \"1d4\"") + &unit("a3", 100, "flying = true");
        let p = P::new(&scene(edition, "", &a, &foes)).to("ordres");
        assert_eq!(p.options("BX-10", "a1"), ["engagement b1", "aucune_action", "quitter"]);
        assert_eq!(verbs(&p, "a2"), ["tir", "engagement", "aucune_action", "quitter"]);
        assert_eq!(p.options("BX-10", "a3"), ["engagement b1", "engagement b2", "aucune_action", "quitter"]);
        // In contact: strike, retreat, and fall back if mobile; neither hold nor shoot.
        let p = p.orders(&[("a1", "engagement b1"), ("a2", "engagement b1"), ("a3", "engagement b1")]);
        let p = p.orders(&[("b1", "aucune_action"), ("b2", "aucune_action")]).dice_show(1).to("ordres");
        assert_eq!(p.options("BX-10", "a1"), ["engagement", "retraite"]);
        assert_eq!(p.options("BX-10", "a2"), ["engagement", "retraite"]);
        assert_eq!(p.options("BX-10", "a3"), ["engagement", "retraite", "repli"]);
        for (key, may) in [("elite", true), ("mounted", true), ("polearms", false)] {
            let a = unit("a1", 100, &format!("{key} = true"));
            let p = P::new(&scene(edition, "", &a, &unit("b1", 100, ""))).dice_show(1).order("a1", "engagement b1");
            let p = p.order("b1", "aucune_action").round().to("ordres");
            assert_eq!(p.options("BX-10", "a1").contains(&"repli".to_owned()), may, "{key}");
        }
    }
}

fn without_heart() {
    for edition in ["ascendant", "descendant"] {
        let start = |keys: &str, foe: &str| {
            P::new(&scene(edition, "", &unit("a1", 100, keys), &unit("b1", 100, foe))).lead("cautious", "cautious")
        };
        // Shot at and shaken while free: nothing to do for a sequence, but it may be rallied at its end.
        let shot = || {
            let p = start("", "ranged = \"1d6\"").faces("BX-21", "b1", "a1", &[2]).order("b1", "tir a1");
            p.faces("BX-30", "a1", "", &[6, 6]).to("commandement")
        };
        let p = shot().to("ordres");
        assert_eq!((p.state("a1"), p.options("BX-10", "a1")), ("demoralised", vec!["aucune_action".to_owned()]));
        let p = p.order("b1", "aucune_action").to("ralliement");
        assert_eq!(p.asked("BX-34", "a1").map(|a| matches!(a.want, Want::Choice(_))), Some(true));
        let p = p.answer_on("BX-34", "a1", "a1", "oui").faces("BX-34", "a1", "", &[3, 3]).round();
        assert_eq!(p.state("a1"), "free");
        // Left alone, it may be told to rally in the sequence after.
        let p = shot().to("ordres").order("b1", "aucune_action").answer_on("BX-34", "a1", "a1", "non").round();
        let p = p.to("ordres");
        assert_eq!(p.options("BX-10", "a1"), ["aucune_action", "rallier"]);
        let p = p.orders(&[("a1", "rallier"), ("b1", "aucune_action")]).faces("BX-34", "a1", "", &[6, 6]).round();
        assert_eq!(p.state("a1"), "leaving");
        // Leaving: no order, can be shot at, and gone when moves are made.
        let p = p.to("ordres");
        assert!(p.asked("BX-10", "a1").is_none());
        assert!(p.options("BX-10", "b1").contains(&"tir a1".to_owned()));
        assert!(!p.options("BX-10", "b1").contains(&"engagement a1".to_owned()));
        let p = p.order("b1", "aucune_action").to("poursuite");
        assert_eq!(p.state("a1"), "left");
        // Caught by the enemy while told to rally: void, and it strikes back.
        let p = shot().to("ordres").order("b1", "aucune_action").answer_on("BX-34", "a1", "a1", "non").round();
        let p = p.to("ordres").orders(&[("a1", "rallier"), ("b1", "engagement a1")]).dice_show(1).round();
        assert_eq!((p.state("a1"), p.throws("BX-34")), ("demoralised", 0));
        assert!(p.throw("BX-21", "a1", "b1").is_some());
        // Engaged and without heart: flight, or falling back where it is mobile.
        for (keys, orders) in [("", vec!["fuite"]), ("mounted = true", vec!["repli", "fuite"])] {
            let p = start(keys, "").order("b1", "engagement a1").order("a1", "aucune_action").dice_show(6);
            let p = p.faces("BX-21", "b1", "a1", &[2]).round().to("ordres");
            assert_eq!((p.state("a1"), p.options("BX-10", "a1")), ("demoralised", strings(&orders)));
        }
    }
}

fn strings(all: &[&str]) -> Vec<String> {
    all.iter().map(|s| (*s).to_owned()).collect()
}

fn shooter() {
    let p = down(&unit("a1", 100, "ranged = \"1d4\"; damage = \"1d8\""), &(unit("b1", 100, "") + &unit("b2", 100, "")))
        .orders(&[("a1", "tir b1"), ("b1", "engagement a1"), ("b2", "aucune_action")])
        .faces("BX-21", "a1", "b1", &[4])
        .to("mouvement");
    assert_eq!(p.left("b1"), 50);
    // Engaged by those it shot at, it fights them with its other weapon.
    let p = p.faces("BX-21", "a1", "b1", &[8]).faces("BX-21", "b1", "a1", &[1]).to("moral");
    assert_eq!((p.left("b1"), p.throws("BX-21")), (0, 3));
    // Nobody shoots at or from a melee.
    let a = unit("a1", 100, "") + &unit("a2", 100, "ranged = \"1d4\"");
    let p = down(&a, &(unit("b1", 100, "") + &unit("b2", 100, "ranged = \"1d4\"")));
    let p = p.orders(&[("a1", "engagement b1"), ("a2", "aucune_action"), ("b1", "aucune_action")]);
    let p = p.order("b2", "engagement a2").dice_show(1).round().to("ordres");
    assert!(!p.options("BX-10", "a2").iter().any(|o| o.starts_with("tir")));
    assert!(!p.options("BX-10", "b2").iter().any(|o| o.starts_with("tir")));
}

fn targets() {
    let p = |options: &str| {
        with(options, &unit("a1", 100, ""), &(unit("b1", 100, "") + &unit("b2", 100, "")))
            .orders(&[("a1", "engagement b1"), ("b1", "aucune_action"), ("b2", "engagement a1")])
            .dice_show(1)
    };
    // A free unit strikes the one it went at, however many came at it.
    let first = p("").to("moral");
    assert!(first.throw("BX-21", "a1", "b1").is_some() && first.throw("BX-21", "a1", "b2").is_none());
    each_value::<Bx>("melee_target", |option| {
        let p = p(option).round().to("ordres");
        i64::try_from(p.options("BX-10", "a1").len()).unwrap()
    });
    // Named with the order, it is bound; named in the melee, it is asked there.
    let bound = p("melee_target = \"at_order\"").round().to("ordres").order("a1", "engagement b2").to("moral");
    assert!(bound.throw("BX-21", "a1", "b2").is_some());
    let asked = p("").round().to("melee");
    assert_eq!(asked.options("BX-20", "a1"), ["sur b1", "sur b2"]);
    let asked = asked.answer("BX-20", "a1", "sur b2").to("moral");
    assert!(asked.throw("BX-21", "a1", "b2").is_some());
    // The one it was bound to is gone before the blow: it may turn on another.
    let p =
        down(&(unit("a1", 100, "") + &unit("a2", 100, "")), &(unit("b1", 100, "elite = true") + &unit("b2", 100, "")));
    let p = p.orders(&[("a1", "engagement b1"), ("a2", "aucune_action"), ("b1", "aucune_action")]);
    let p = p.order("b2", "engagement a1").dice_show(1).round().to("ordres");
    let p = p.orders(&[("b1", "repli"), ("a1", "engagement")]).to("moral");
    assert!(p.throw("BX-21", "a1", "b2").is_some());
}

fn repli() {
    let fell_back = |options: &str| {
        let b = unit("b1", 100, "") + &unit("b2", 100, "");
        let p = with(options, &unit("a1", 100, "mounted = true"), &b).dice_show(1);
        let p = p.orders(&[("a1", "engagement b1"), ("b1", "aucune_action"), ("b2", "aucune_action")]).round();
        let p = p.to("ordres").orders(&[("a1", "engagement"), ("b1", "engagement"), ("b2", "engagement a1")]).round();
        assert_eq!(p.contacts("a1"), 2);
        p.to("ordres").orders(&[("a1", "repli"), ("b1", "engagement"), ("b2", "engagement")])
    };
    let p = fell_back("").to("ralliement");
    assert_eq!((p.state("a1"), p.contacts("b1"), p.contacts("b2")), ("free", 0, 0));
    assert_eq!(p.throws("BX-26"), 0);
    let p = fell_back("repli_multi_attack = true").to("poursuite");
    assert!(p.asked("BX-14", "b1").is_none(), "the oldest contact lets it go");
    let p = p.answer_on("BX-14", "b2", "a1", "oui").faces("BX-26", "b2", "a1", &[4]).to("melee");
    assert_eq!(p.share("BX-26", "b2", "a1").0, 50, "no bonus");
    each_value::<Bx>("repli_multi_attack", |option| {
        i64::try_from(fell_back(option).dice_show(1).to("ralliement").throws("BX-26")).unwrap()
    });
}

fn repli_tie() {
    let b = unit("b1", 100, "") + &unit("b2", 50, "");
    let p = with("repli_multi_attack = true", &unit("a1", 100, "mounted = true"), &b).dice_show(1);
    let p = p.orders(&[("a1", "aucune_action"), ("b1", "engagement a1"), ("b2", "engagement a1")]).round();
    let p = p.to("ordres").orders(&[("a1", "repli"), ("b1", "engagement"), ("b2", "engagement")]).to("poursuite");
    assert_eq!(p.options("BX-14", "a1"), ["sur b1", "sur b2"]);
    let p = p.answer("BX-14", "a1", "sur b1").answer_on("BX-14", "b2", "a1", "oui").to("melee");
    assert!(p.throw("BX-26", "b2", "a1").is_some() && p.throw("BX-26", "b1", "a1").is_none());
}

fn retraite() {
    let p = down(&unit("a1", 100, ""), &(unit("b1", 100, "") + &unit("b2", 100, ""))).dice_show(1);
    let p = p.orders(&[("a1", "engagement b1"), ("b1", "aucune_action"), ("b2", "engagement a1")]).round();
    let p = p.to("ordres").orders(&[("a1", "retraite"), ("b1", "engagement"), ("b2", "engagement")]).to("poursuite");
    assert_eq!(p.options("BX-27", "a1"), ["personne", "sur b1", "sur b2"]);
    let p = p.answer("BX-27", "a1", "sur b2").faces("BX-26", "b2", "a1", &[3]).to("melee");
    assert_eq!((p.share("BX-26", "b2", "a1").0, p.throws("BX-26")), (50, 1));
    let blows = p.throws("BX-21");
    let p = p.to("ralliement");
    assert_eq!((p.throws("BX-21"), p.contacts("a1")), (blows, 0), "no blow crosses a broken contact");
}

fn disengaged() {
    each_value::<Bx>("disengage_effective", |option| {
        let b = unit("b1", 600, "");
        let p = P::new(&scene("ascendant", option, &unit("a1", 100, "ca = 11"), &b.replace("ca = 8", "ca = 11")));
        let p = p.orders(&[("a1", "aucune_action"), ("b1", "engagement a1")]).dice_show(1);
        let p = p.faces("BX-30", "a1", "", &[6, 6]).round().to("ordres").order("a1", "fuite");
        let p = p.answer("BX-27", "a1", "personne").to("ralliement");
        // Free already, it may be rallied at the end of its very flight; else it waits.
        i64::try_from(p.options("BX-34", "a1").len()).unwrap()
    });
}

fn caught() {
    let fled = |option: &str| {
        let b = unit("b1", 100, "") + &unit("b2", 100, "");
        let p = with(option, &unit("a1", 100, "mounted = true"), &b).dice_show(1);
        let p = p.orders(&[("a1", "engagement b1"), ("b1", "aucune_action"), ("b2", "aucune_action")]).round();
        p.to("ordres").orders(&[("a1", "repli"), ("b1", "engagement"), ("b2", "engagement a1")]).to("moral")
    };
    let p = fled("");
    assert!(p.throw("BX-21", "b2", "a1").is_some(), "a new enemy strikes");
    each_value::<Bx>("caught_riposte", |option| i64::from(fled(option).throw("BX-21", "a1", "b2").is_some()));
    each_value::<Bx>("catch_disengaging", |option| i64::from(fled(option).to("ralliement").contacts("a1")));
}

fn flight() {
    let fled = |option: &str| {
        let b = unit("b1", 100, "") + &unit("b2", 100, "");
        let p = with(option, &unit("a1", 100, ""), &b);
        let p = p.orders(&[("a1", "aucune_action"), ("b1", "engagement a1"), ("b2", "engagement a1")]);
        let p = p.faces("BX-21", "b1", "a1", &[2]).faces("BX-21", "b2", "a1", &[1]).faces("BX-21", "a1", "b2", &[1]);
        let p = p.answer("BX-20", "a1", "sur b2").faces("BX-30", "a1", "", &[6, 6]).faces("BX-30", "b2", "", &[1, 1]);
        p.round().to("ordres").order("a1", "fuite").to("poursuite")
    };
    let p = fled("");
    assert_eq!(p.options("BX-27", "a1"), ["personne", "sur b1", "sur b2"]);
    // The bonus is for the one that hurt it most in the sequence before.
    let other = fled("").answer("BX-27", "a1", "sur b2").dice_show(1).to("melee");
    assert_eq!(other.share("BX-26", "b2", "a1").0, 50);
    let p = p.answer("BX-27", "a1", "sur b1").dice_show(1).to("melee");
    assert_eq!(p.share("BX-26", "b1", "a1").0, 60);
    each_value::<Bx>("flight_attacker", |option| i64::try_from(fled(option).options("BX-27", "a1").len()).unwrap());
}

fn both() {
    let p = down(&unit("a1", 100, ""), &unit("b1", 100, "")).dice_show(1).order("a1", "engagement b1").round();
    let p = p.to("ordres").orders(&[("a1", "retraite"), ("b1", "retraite")]).to("ralliement");
    assert_eq!((p.throws("BX-26"), p.state("a1"), p.state("b1")), (0, "free", "free"));
}

fn lapsed() {
    let p = |option: &str| {
        let a = unit("a1", 100, "") + &unit("a2", 1000, "ranged = \"1d6\"");
        with(option, &a, &(unit("b1", 10, "") + &unit("b2", 100, "")))
            .orders(&[("a1", "engagement b1"), ("a2", "tir b1"), ("b1", "aucune_action"), ("b2", "aucune_action")])
            .dice_show(1)
            .to("mouvement")
    };
    let lapsed = p("").to("poursuite");
    assert_eq!((lapsed.state("b1"), lapsed.state("a1"), lapsed.body("a1").moved), ("destroyed", "free", true));
    let redirected = p("redirect_lapsed_engagement = true");
    assert_eq!(redirected.options("BX-28", "a1"), ["personne", "sur b2"]);
    each_value::<Bx>("redirect_lapsed_engagement", |option| i64::from(p(option).to("poursuite").contacts("a1")));
}

fn interception() {
    let p = |option: &str| {
        with(option, &unit("a1", 100, ""), &(unit("b1", 100, "") + &unit("b2", 100, "")))
            .orders(&[("a1", "engagement b1"), ("b1", "aucune_action"), ("b2", "aucune_action")])
            .to("mouvement")
    };
    each_value::<Bx>("interception", |option| {
        // Play stops for it: the step does not close over what the GM may say.
        i64::try_from(p(option).asks().len()).unwrap()
    });
    let on = || p("interception = true");
    assert!(on().step().body("a1").contacts.has(nth(1)));
    assert_eq!(on().options("BX-56", "a1"), ["clear", "forbidden", "held_by b2"]);
    for said in ["b2", "held_by b2"] {
        let stopped = on().answer("BX-56", "a1", said).step();
        assert!(stopped.body("a1").contacts.has(nth(2)) && !stopped.body("a1").contacts.has(nth(1)), "{said}");
    }
    let void = on().answer("BX-56", "a1", "forbidden").step();
    assert_eq!((void.contacts("a1"), void.body("a1").moved), (0, true));
}

fn ruled() {
    // Not offered, so refused from a player; from the GM it is taken.
    let start = || down(&unit("a1", 100, ""), &unit("b1", 100, "flying = true")).to("ordres");
    let mut p = start().order("a1", "engagement b1");
    assert_eq!(p.refused().len(), 1);
    let p = start().ruled("BX-10", "a1", "engagement b1").order("b1", "aucune_action").to("poursuite");
    assert_eq!(p.contacts("a1"), 1);
    let mut p = start().ruled("BX-10", "a1", "danser la gigue");
    assert_eq!(p.refused().len(), 1);
}
