//! Heroes alone, in a unit, and against each other.

use crate::field::{Orders, P, down, hero, huge, nth, scene, unit, with};
use montjoie_bx::Bx;
use montjoie_trial::{cases, each_value, some_values};

cases! {
    case("a_hero_is_a_body_of_one", &["BX-49"], &["hero_frontage", "hero_row"], alone),
    case("hit_dice_written_give_a_hero_his_points", &["BX-02", "BX-49"], &[], points),
    case("a_hero_strikes_for_three", &["BX-50"], &[], blows),
    case("what_heroes_are_told", &["BX-52", "BX-11"], &[], orders),
    case("a_fight_entered_by_the_table", &["BX-53"], &["duel_resolution"], entered),
    case("a_fight_by_the_dice", &["BX-53"], &[], dice),
    case("those_bound_by_challenges_fight_together", &["BX-53"], &["hero_fight_phase"], linked),
    case("officers_lend_their_points", &["BX-54"], &["officer_overflow"], officers),
    case("officers_come_and_go", &["BX-54"], &[], posts),
    case("an_officer_outlives_his_unit", &["BX-54"], &[], heir),
    case("an_officer_comes_with_his_unit", &["BX-54"], &[], absent),
}

fn alone() {
    let shot = |option: &str| {
        let p = with(option, &unit("a1", 100, "ranged = \"1d6\""), &(hero("h", "ca = 0") + &unit("b1", 10, "")));
        p.orders(&[("a1", "tir h"), ("h", "aucune_action"), ("b1", "aucune_action")]).dice_show(4).to("mouvement")
    };
    let p = shot("");
    assert_eq!((p.share("BX-21", "a1", "h"), p.points("h")), ((10, 1_000, 100), 3_000 - 400));
    some_values::<Bx>("hero_frontage", &[0, 10, 5], |option| shot(option).points("h"));
    assert_eq!(shot("hero_frontage = 0").left("h"), 0, "the bare formula");
    // His row is his level, or the Hit Dice written down.
    each_value::<Bx>("hero_row", |option| {
        let p = with(option, &hero("h", "level = 5; dv = 2"), &unit("b1", 100, ""));
        let p = p.orders(&[("h", "engagement b1"), ("b1", "aucune_action")]).dice_show(1).to("moral");
        i64::from(p.share("BX-21", "h", "b1").0)
    });
    // He never tests.
    let p = down(&hero("h", ""), &unit("b1", 100, "")).orders(&[("h", "engagement b1"), ("b1", "engagement h")]);
    let p = p.dice_show(1).to("ralliement");
    assert!(p.throw("BX-30", "h", "").is_none() && p.points("h") < 3_000);
}

/// A hero of these keys and nothing else: his points in hundredths, and the row he strikes on.
fn points() {
    let of = |option: &str, keys: &str| {
        let hero = format!("[[side.character]]\nid = \"h\"\nname = \"h\"\nca = 4\ndamage = \"1d8\"\n{keys}\n");
        let p = with(option, &hero, &unit("b1", 100, ""));
        let points = p.points("h");
        let p = p.orders(&[("h", "engagement b1"), ("b1", "aucune_action")]).dice_show(1).to("moral");
        (points, p.share("BX-21", "h", "b1").0)
    };
    // Six dice of eight faces: half of 48, and the row of six dice, whatever the level he was not given.
    let six = of("", "level = 6");
    assert_eq!(six.0, 2_400);
    assert_eq!(of("", "dv = 6"), six);
    assert_eq!(of("", "dv = \"6\""), six);
    assert_eq!(of("hero_row = \"explicit\"", "dv = 6"), six);
    assert_eq!(of("hero_row = \"explicit\"", "level = 6"), six);
    assert_eq!(of("", "dv = \"4+1\"").0, 1_650);
    // Both written: the dice give his points, `hero_row` says which gives his row.
    assert_eq!(of("", "level = 6\ndv = 2"), (800, six.1));
    assert_eq!(of("hero_row = \"explicit\"", "level = 6\ndv = 2"), of("", "dv = 2"));
    // What is written outright goes before both.
    assert_eq!(of("", "level = 2\ndv = 6\npv_max = 30").0, 3_000);
    assert_eq!(of("", "level = 2\npvi = 18").0, 1_800);
    assert_eq!(of("", "").0, 400, "nothing written: of the first level");
}

fn blows() {
    let p = down(&(hero("h", "ranged = \"1d6\"") + &unit("a1", 10, "")), &(unit("b1", 100, "") + &hero("g", "")));
    let p = p.orders(&[("h", "tir b1"), ("a1", "aucune_action"), ("b1", "aucune_action"), ("g", "engagement h")]);
    let p = p.dice_show(1).to("moral");
    assert_eq!(p.share("BX-21", "h", "b1").1, 3);
    assert_eq!((p.share("BX-21", "h", "g").1, p.share("BX-21", "g", "h").1), (1, 1));
}

fn orders() {
    let b = unit("b1", 100, "") + &huge("m", "") + &hero("g", "") + &hero("o", "unit = \"b1\"");
    let p = down(&(hero("h", "") + &unit("a1", 10, "")), &b).to("ordres");
    let options = p.options("BX-10", "h");
    for words in ["defier m", "defier g", "defier o", "engagement b1", "engagement g", "aucune_action"] {
        assert!(options.contains(&words.to_owned()), "{words}: {options:?}");
    }
    assert!(!options.contains(&"defier b1".to_owned()) && !options.contains(&"engagement o".to_owned()));
    // Doctrine: a monster first, else a hero who stands alone.
    let p = p.to("tir");
    assert_eq!(p.event("ordered", "h").unwrap()["order"]["defier"], serde_json::json!(p.who("m")));
}

/// Two heroes who meet; neither has a friend near.
fn duel(option: &str) -> P {
    with(option, &(hero("h", "") + &unit("a1", 10, "")), &(hero("g", "") + &unit("b1", 10, "")))
        .orders(&[("h", "defier g"), ("a1", "aucune_action"), ("g", "aucune_action"), ("b1", "aucune_action")])
        .to("melee")
}

fn entered() {
    let p = duel("").judge("BX-53", "h", "", 1).judge("BX-53", "h", "h", 12).judge("BX-53", "g", "g", 0);
    let p = p.judge("BX-53", "h", "g", 7).step();
    assert_eq!((p.left("h"), p.state("g"), p.throws("BX-53")), (12, "destroyed", 0));
    assert_eq!(p.event("dueled", "h").unwrap()["rounds"], 7);
    assert_eq!(p.contacts("h"), 0, "a fight makes no contact");
    // By hand the table is asked who fights it out; by dice nobody is.
    each_value::<Bx>("duel_resolution", |option| {
        let asks = duel(option).asks();
        i64::try_from(asks.iter().filter(|a| matches!(a.want, montjoie_table::Want::Judgement(_))).count()).unwrap()
    });
}

fn dice() {
    // Level 5 against armour 4 hits on 21 - 50/5 = 11. Side A is first on 6 against 1.
    let p = duel("duel_resolution = \"auto\"");
    let p = (0..10).fold(p, |p, i| p.nth(i).faces("BX-53", "a", "", &[6]).nth(i).faces("BX-53", "b", "", &[1]));
    let p = (0..10).fold(p, |p, i| {
        let hit = if i < 3 { 11 } else { 10 };
        let p = p.nth(2 * i).faces("BX-53", "h", "g", &[hit]).nth(2 * i + 1).faces("BX-53", "h", "g", &[5]);
        p.nth(2 * i).faces("BX-53", "g", "h", &[10]).nth(2 * i + 1).faces("BX-53", "g", "h", &[8])
    });
    let p = p.step();
    assert_eq!((p.left("h"), p.left("g")), (30, 15));
    assert_eq!(p.event("dueled", "h").unwrap()["rounds"], 10, "then each goes back to his own");
    // Together: both may fall.
    let weak = |id: &str| hero(id, "pv = 1");
    let p = with("duel_resolution = \"auto\"", &(weak("h") + &unit("a1", 10, "")), &(weak("g") + &unit("b1", 10, "")));
    let p = p.orders(&[("h", "defier g"), ("a1", "aucune_action"), ("g", "defier h"), ("b1", "aucune_action")]);
    let p = p.to("melee").faces("BX-53", "a", "", &[3]).faces("BX-53", "b", "", &[3]).dice_show(20).step();
    assert_eq!((p.state("h"), p.state("g")), ("destroyed", "destroyed"));
}

fn linked() {
    // Two on one: they fight together, and strike no other blow.
    let a = hero("h", "") + &hero("i", "") + &unit("a1", 10, "");
    let p = with("duel_resolution = \"auto\"", &a, &(hero("g", "") + &unit("b1", 10, "")));
    let p = p.orders(&[("h", "defier g"), ("i", "defier g"), ("g", "aucune_action")]);
    let p = p.orders(&[("a1", "aucune_action"), ("b1", "engagement h")]).dice_show(20).to("moral");
    assert_eq!((p.state("g"), p.happened("dueled", "")), ("destroyed", 1));
    assert!(p.throw("BX-21", "h", "b1").is_none() && p.throw("BX-21", "b1", "h").is_some());
    // When they fight is the GM's to say: the one who dies of it is there until then.
    each_value::<Bx>("hero_fight_phase", |option| {
        let options = format!("{option}\nduel_resolution = \"auto\"");
        let p = with(&options, &(hero("h", "") + &unit("a1", 10, "")), &(hero("g", "pv = 1") + &unit("b1", 10, "")));
        let p = p.orders(&[("h", "defier g"), ("a1", "engagement g"), ("g", "aucune_action"), ("b1", "aucune_action")]);
        let p = p.dice_show(20).round();
        let at = p.log.iter().position(|l| l.items.iter().any(|i| format!("{:?}", i.what).contains("\"dueled\"")));
        // A fight before the melee leaves nobody for the others to come to grips with.
        assert!(p.throw("BX-21", "h", "g").is_none());
        i64::try_from(at.unwrap()).unwrap()
    });
}

fn officers() {
    let led = |option: &str, face: u16| {
        let b = unit("b1", 20, "") + &hero("o", "unit = \"b1\"; pv = 30") + &unit("b2", 10, "");
        let p = with(option, &unit("a1", 100, "ranged = \"1d6\""), &b);
        let p = p.orders(&[("a1", "tir b1"), ("b1", "aucune_action"), ("b2", "aucune_action")]);
        p.faces("BX-21", "a1", "b1", &[face]).to("mouvement")
    };
    // 80 points of men and 30 of his: the men die first, and he adds nothing to their blows.
    let p = led("", 1);
    assert_eq!((p.left("b1"), p.left("o")), (8, 30));
    assert_eq!(p.bout.state.pvt_with_officers(nth(1)) * 100 / 800, 6_000);
    let p = led("", 2);
    assert_eq!((p.state("b1"), p.left("o"), p.state("o")), ("destroyed", 10, "free"));
    each_value::<Bx>("officer_overflow", |option| led(option, 2).left("o"));
    assert_eq!(led("", 3).state("o"), "destroyed");
}

fn posts() {
    let b = unit("b1", 20, "") + &unit("b2", 20, "") + &hero("o", "unit = \"b1\"");
    let p = down(&unit("a1", 100, ""), &b);
    assert_eq!(p.options("BX-54", "o"), ["rester", "se_detacher"]);
    let p = p.answer("BX-54", "o", "se_detacher").lead("cautious", "cautious").to("ordres");
    assert_eq!(p.state("o"), "free");
    let p = p.order("o", "aucune_action").round();
    assert_eq!(p.options("BX-54", "o"), ["rester", "rejoindre b1", "rejoindre b2"]);
    let p = p.answer("BX-54", "o", "rejoindre b2").to("ordres");
    assert!(p.asked("BX-10", "o").is_none(), "his orders are those of his unit");
    // From a unit at grips, if the GM does not refuse.
    let p = p.orders(&[("a1", "engagement b2"), ("b2", "aucune_action")]).dice_show(1);
    let p = p.faces("BX-21", "a1", "b2", &[1]).round();
    let refused = || P::new(&scene("descendant", "", &unit("a1", 10, ""), &b)).dice_show(1);
    assert!(p.bout.state.officers(nth(2)).count() + p.bout.state.officers(nth(1)).count() <= 1);
    let p = refused().orders(&[("a1", "engagement b1"), ("b1", "aucune_action"), ("b2", "aucune_action")]).round();
    let p = p.answer("BX-54", "o", "se_detacher").judge("BX-54", "o", "b1", 0).to("ordres");
    assert_eq!(p.bout.state.officers(nth(1)).count(), 1);
    let p = refused().orders(&[("a1", "engagement b1"), ("b1", "aucune_action"), ("b2", "aucune_action")]).round();
    let p = p.answer("BX-54", "o", "se_detacher").to("ordres");
    assert_eq!((p.bout.state.officers(nth(1)).count(), p.contacts("o")), (0, 0), "he goes free");
}

fn heir() {
    let b = unit("b1", 10, "") + &hero("o", "unit = \"b1\"; pv = 100") + &unit("b2", 10, "");
    let p = down(&unit("a1", 100, ""), &b).dice_show(2);
    let p = p.orders(&[("a1", "engagement b1"), ("b1", "engagement a1"), ("b2", "aucune_action")]).to("moral");
    assert_eq!((p.state("b1"), p.state("o"), p.contacts("o")), ("destroyed", "engaged", 1));
    assert!(p.body("a1").contacts.has(nth(3)));
    // Challenged as an officer, what he loses is lost to his unit, and none of his men dies of it.
    let a = hero("h", "") + &unit("a1", 10, "");
    let p = down(&a, &(unit("b1", 100, "") + &hero("o", "unit = \"b1\"; pv = 20")));
    let p = p.orders(&[("h", "defier o"), ("a1", "aucune_action"), ("b1", "aucune_action")]).to("melee");
    let p = p.judge("BX-53", "h", "", 1).judge("BX-53", "h", "h", 30).judge("BX-53", "o", "o", 5).to("ralliement");
    assert_eq!((p.left("b1"), p.left("o"), p.throws("BX-30")), (100, 5, 0));
}

fn absent() {
    let b = unit("b1", 20, "arrives = \"event\"") + &hero("o", "unit = \"b1\"") + &unit("b2", 10, "");
    let events = "[[event]]\nround = 2\narrive = [\"b1\"]\n";
    let text = crate::field::siege("descendant", "", events, &unit("a1", 10, ""), &b);
    let p = P::new(&text).lead("cautious", "cautious");
    assert_eq!((p.state("b1"), p.state("o")), ("absent", "absent"));
    let p = p.round().step();
    assert_eq!((p.state("b1"), p.state("o")), ("free", "free"));
}
