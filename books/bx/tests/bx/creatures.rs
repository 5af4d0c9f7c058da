//! Special attacks, huge creatures, the invulnerable, flyers, those who grow again.

use crate::field::{Orders, down, hero, huge, nth, unit, with};
use montjoie_bx::Bx;
use montjoie_trial::{cases, each_value};

cases! {
    case("poison_kills_thrice", &["BX-40"], &[], special),
    case("a_monster_finds_its_foe", &["BX-41", "BX-77"], &[], conduct),
    case("a_monster_crushes", &["BX-42"], &["huge_targets"], crush),
    case("striking_back_at_a_monster", &["BX-42", "BX-49"], &["huge_hit_back"], hit_back),
    case("terror", &["BX-43"], &["huge_demoralises_fearless"], terror),
    case("a_monster_moves_on", &["BX-43", "BX-41"], &[], moves_on),
    case("one_who_comes_at_a_moving_monster_is_met", &["BX-41"], &[], met),
    case("blows_that_do_nothing", &["BX-44"], &[], immune),
    case("on_the_wing", &["BX-45"], &["flying_modifiers_last"], flying),
    case("growing_again", &["BX-46"], &["regen_from_zero"], regeneration),
    case("torches_near_are_enough", &["BX-46"], &[], torches),
    case("a_dragon_breathes_or_bites", &["BX-47", "BX-20"], &[], breath),
}

fn special() {
    for (special, shot, blow) in [("none", 1, 1), ("ranged", 3, 1), ("melee", 1, 3), ("both", 3, 3)] {
        let a = unit("a1", 10, &format!("ranged = \"1d6\"; special_attack = \"{special}\""));
        let p = down(&a, &unit("b1", 1000, "")).orders(&[("a1", "tir b1"), ("b1", "engagement a1")]).dice_show(1);
        let p = p.to("mouvement");
        assert_eq!(p.share("BX-21", "a1", "b1").1, 10 * shot, "{special}");
        let p = p.to("moral");
        assert_eq!(p.share("BX-21", "a1", "b1").1, 10 * blow, "{special}");
    }
}

fn conduct() {
    // Another monster first, then a unit that is not running; nobody rolls for what it does to a unit.
    let p = down(&huge("a1", ""), &(unit("b1", 100, "") + &huge("b2", ""))).dice_show(1).to("tir");
    assert_eq!(p.happened("ordered", "a1"), 1);
    assert_eq!(p.event("ordered", "a1").unwrap()["order"]["defier"], "#u2");
    let b = unit("b1", 900, "demoralised = true") + &unit("b2", 100, "");
    let p = down(&huge("a1", ""), &b).dice_show(1).to("tir");
    assert_eq!(p.event("ordered", "a1").unwrap()["order"]["engagement"], "#u2");
    // Fighting another monster, it crushes nobody.
    let b = unit("b1", 100, "") + &huge("b2", "");
    let p = down(&huge("a1", ""), &b).orders(&[("a1", "defier b2"), ("b1", "engagement a1"), ("b2", "aucune_action")]);
    let p = p.dice_show(1).to("moral");
    assert_eq!((p.left("b1"), p.happened("dueled", "a1")), (100, 1));
}

fn crush() {
    let two = |option: &str| {
        let b = unit("b1", 200, "") + &unit("b2", 200, "");
        let p = with(option, &huge("a1", ""), &b);
        let p = p.orders(&[("a1", "engagement b1"), ("b1", "aucune_action"), ("b2", "engagement a1")]);
        p.dice_show(1).to("moral")
    };
    each_value::<Bx>("huge_targets", |option| two(option).left("b1") + two(option).left("b2"));
    let p = two("");
    assert_eq!((p.left("b1"), p.left("b2")), (100, 200), "ten times ten Hit Dice");
    assert!(p.throw("BX-21", "a1", "b1").is_none());
    // Half a Hit Die counts as one; bonuses do not count.
    let p = down(&huge("a1", "dv = \"10+5\""), &unit("b1", 200, "dv = \"1/2\"")).order("a1", "engagement b1");
    assert_eq!(p.order("b1", "aucune_action").dice_show(1).to("moral").left("b1"), 100);
    // Against a hero or another monster: its weapon, once.
    let p = down(&huge("a1", ""), &(hero("h", "") + &unit("b1", 10, "")));
    let p =
        p.orders(&[("a1", "engagement h"), ("h", "aucune_action"), ("b1", "aucune_action")]).dice_show(1).to("moral");
    assert_eq!(p.share("BX-21", "a1", "h").1, 1);
}

fn hit_back() {
    let struck = |option: &str| {
        let p = with(option, &huge("a1", "pv = 60"), &unit("b1", 200, "ranged = \"1d6\""));
        p.orders(&[("a1", "engagement b1"), ("b1", "aucune_action")]).dice_show(6).to("moral")
    };
    let p = struck("");
    assert_eq!(p.share("BX-21", "b1", "a1"), (30, 2_000, 200), "ten can reach it");
    assert_eq!(p.points("a1"), 6_000 - 1_800);
    each_value::<Bx>("huge_hit_back", |option| struck(option).points("a1"));
    // Where nothing they do can hurt it, they do not shoot at it either.
    let p = with("huge_hit_back = false", &huge("a1", ""), &(unit("b1", 200, "ranged = \"1d6\"") + &hero("h", "")))
        .to("ordres");
    assert!(!p.options("BX-10", "b1").contains(&"tir a1".to_owned()));
    let p =
        p.orders(&[("a1", "engagement h"), ("h", "engagement a1"), ("b1", "aucune_action")]).dice_show(1).to("moral");
    assert!(p.throw("BX-21", "h", "a1").is_some(), "a hero may");
}

fn terror() {
    let held = |option: &str, keys: &str| {
        let b = unit("b1", 500, keys) + &hero("h", "");
        let p = with(option, &huge("a1", ""), &b);
        let p = p.orders(&[("a1", "engagement b1"), ("b1", "aucune_action"), ("h", "engagement a1")]).dice_show(1);
        p.to("ralliement")
    };
    let p = held("", "");
    assert_eq!((p.state("b1"), p.state("h"), p.throws("BX-30")), ("demoralised", "engaged", 0));
    each_value::<Bx>("huge_demoralises_fearless", |option| {
        i64::from(held(option, "moral = 12").body("b1").demoralised)
    });
    // Nobody runs from it under its claws: it strikes at no runaway.
    let p = p.round().to("ordres").orders(&[("b1", "fuite"), ("a1", "engagement")]).to("melee");
    assert_eq!(p.throws("BX-26"), 0);
}

fn moves_on() {
    let b = unit("b1", 900, "") + &unit("b2", 900, "");
    let p =
        down(&huge("a1", ""), &b).orders(&[("a1", "engagement b1"), ("b1", "aucune_action"), ("b2", "aucune_action")]);
    let p = p.dice_show(1).round().to("ordres");
    assert_eq!(p.options("BX-10", "a1"), ["engagement", "engagement b2", "retraite"]);
    let p = p.orders(&[("a1", "engagement b2"), ("b1", "fuite"), ("b2", "aucune_action")]).to("moral");
    assert_eq!((p.left("b1"), p.left("b2")), (800, 800), "one each sequence");
    let p = p.to("ralliement");
    assert_eq!((p.contacts("b1"), p.body("a1").contacts.has(nth(2))), (0, true));
}

fn met() {
    // Free, it goes at one unit while another comes at it: both contacts stand.
    let b = unit("b1", 900, "") + &unit("b2", 900, "");
    let p = down(&b, &huge("a1", ""));
    let p =
        p.orders(&[("b1", "engagement a1"), ("b2", "aucune_action"), ("a1", "engagement b2")]).dice_show(1).to("moral");
    assert_eq!(p.body("a1").live_contacts().len(), 2);
    assert!(p.throw("BX-21", "b1", "a1").is_some(), "and the one that came strikes");
}

fn immune() {
    let wolves = "harmed_by = [\"argent\", \"magie\"]; ranged = \"1d6\"";
    let p = down(&unit("a1", 20, wolves), &unit("b1", 1000, "ranged = \"1d6\"")).dice_show(2);
    let p = p.orders(&[("a1", "tir b1"), ("b1", "tir a1")]).to("mouvement");
    assert_eq!((p.share("BX-21", "b1", "a1").1, p.share("BX-21", "a1", "b1").1), (0, 20), "shots are not worth five");
    let p = down(&unit("a1", 20, wolves), &unit("b1", 1000, "weapons = [\"magie\"]")).dice_show(1);
    let p = p.orders(&[("a1", "engagement b1"), ("b1", "aucune_action")]).to("moral");
    assert_eq!((p.share("BX-21", "b1", "a1").1, p.share("BX-21", "a1", "b1").1), (1000, 20));
}

fn flying() {
    let second = |option: &str| {
        let keys = "damage = \"1d4-1\"";
        let p = with(option, &unit("a1", 10, &format!("flying = true; {keys}")), &unit("b1", 1000, keys)).dice_show(1);
        let p = p.orders(&[("a1", "engagement b1"), ("b1", "aucune_action")]).to("moral");
        assert_eq!((p.share("BX-21", "a1", "b1").1, p.share("BX-21", "b1", "a1").2), (20, 2));
        p.round().to("moral").share("BX-21", "a1", "b1").1
    };
    each_value::<Bx>("flying_modifiers_last", second);
    // Only flyers go at flyers; the one it came down on strikes back, others cannot join. Shots are as ever.
    let b = unit("b1", 100, "") + &unit("b2", 100, "ranged = \"1d6\"");
    let p = down(&unit("a1", 10, "flying = true"), &b).to("ordres");
    assert_eq!(p.options("BX-10", "b1"), ["aucune_action", "quitter"]);
    let p =
        p.orders(&[("a1", "aucune_action"), ("b1", "aucune_action"), ("b2", "tir a1")]).dice_show(1).to("mouvement");
    assert_eq!(p.share("BX-21", "b2", "a1"), (50, 100, 1));
}

fn regeneration() {
    let fought = |option: &str, face: u16| {
        let trolls = unit("a1", 10, "pvi = 20; regeneration = 1; moral = 12; damage = \"1d4-1\"");
        let p = with(option, &trolls, &unit("b1", 100, "")).orders(&[("a1", "aucune_action"), ("b1", "engagement a1")]);
        p.faces("BX-21", "b1", "a1", &[face]).dice_show(1)
    };
    // 100 points lost of 200, 10 × 1 × 10 regained: all of it, and the fallen with them.
    let p = fought("", 2).to("ralliement");
    assert_eq!((p.left("a1"), p.points("a1")), (5, 10_000));
    let p = p.round();
    assert_eq!((p.left("a1"), p.points("a1")), (10, 20_000), "never more than at first");
    // At nought: gone, or back at the end of the sequence without its contacts.
    each_value::<Bx>("regen_from_zero", |option| fought(option, 6).round().left("a1"));
    let p = fought("regen_from_zero = true", 6).to("moral");
    assert_eq!((p.state("a1"), p.contacts("b1")), ("fallen", 0));
    assert_eq!(p.round().state("a1"), "free");
}

fn torches() {
    // They touch torches, which go away unhurt and unhurting before the end: still nothing grows.
    let trolls = unit("a1", 10, "pvi = 20; pvt = 100; regeneration = 1; moral = 12; damage = \"1d4-1\"");
    let torches = unit("b1", 100, "counters_regeneration = true; elite = true; damage = \"1d4-1\"");
    let p = down(&trolls, &torches).orders(&[("a1", "aucune_action"), ("b1", "engagement a1")]).dice_show(1).round();
    assert_eq!(p.points("a1"), 10_000);
    let p = p.to("ordres").orders(&[("a1", "engagement"), ("b1", "repli")]).round();
    assert_eq!((p.points("a1"), p.contacts("a1")), (10_000, 0));
    let p = p.to("ordres").orders(&[("a1", "aucune_action"), ("b1", "aucune_action")]).round();
    assert_eq!(p.points("a1"), 15_000, "five members, ten points each");
}

fn breath() {
    let p = down(&huge("a1", "breath = true; flying = true"), &unit("b1", 500, "flying = true")).to("ordres");
    let p = p.orders(&[("a1", "souffle b1"), ("b1", "engagement a1")]).dice_show(1).to("moral");
    assert_eq!(p.left("b1"), 400, "the breath took the place of its claws");
    assert!(p.throw("BX-21", "b1", "a1").is_some());
    let p = down(&huge("a1", "breath = true"), &(unit("b1", 500, "") + &hero("h", ""))).to("ordres");
    assert!(!p.options("BX-10", "a1").contains(&"souffle h".to_owned()), "on units alone");
}
