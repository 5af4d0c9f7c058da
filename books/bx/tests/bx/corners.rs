//! Where two rules meet: who stands in the way, who lets go, whose blow counts.

use crate::field::{Orders, P, WALLS, down, hero, huge, nth, siege, unit, with};
use montjoie_bx::Bx;
use montjoie_bx::battle::Battle;
use montjoie_bx::events::Event;
use montjoie_bx::terms::Where;
use montjoie_game::scenario::Written;
use montjoie_game::{Fight as _, Gesture, Knowledge, Ruleset as _, Viewer};
use montjoie_table::{Heard, Side, Subject};
use montjoie_trial::cases;

cases! {
    case("only_a_free_enemy_stands_in_the_way", &["BX-56"], &[], in_the_way),
    case("who_strikes_at_a_monster_that_retreats", &["BX-27", "BX-42"], &[], after_the_monster),
    case("a_monster_looks_past_those_without_heart", &["BX-43"], &[], past_the_broken),
    case("one_first_contact_is_not_asked_for", &["BX-14"], &[], first_contacts),
    case("what_engines_did_is_nobodys_harm", &["BX-26"], &[], harm_of_engines),
    case("fire_from_afar_burns_too", &["BX-46"], &[], burnt),
    case("a_challenge_to_one_who_is_gone", &["BX-53"], &[], gone),
    case("no_shot_at_who_is_gone_or_at_grips", &["BX-71"], &[], lost_from_sight),
    case("only_those_who_grow_again_fall", &["BX-07"], &[], falls),
    case("a_side_that_comes_later_has_not_lost", &["BX-76"], &[], later),
    case("each_looks_for_his_match", &["BX-77"], &[], match_first),
    case("heart_lost_in_mid_sequence", &["BX-27"], &[], heart_lost_in_mid_sequence),
    case("walls_hide_from_all_but_flyers", &[], &[], eyes_in_the_air),
    case("what_is_told_of_losses", &[], &[], told),
    case("a_battle_won_with_half_of_them", &["BX-74"], &[], won_with_half),
}

fn in_the_way() {
    // b2 is at grips with a2, b3 is gone, a2 is a friend: the way is clear.
    let start = || {
        let (a, b) = (unit("a1", 100, "") + &unit("a2", 100, ""), unit("b1", 100, "") + &unit("b2", 100, ""));
        let p = with("interception = true", &a, &(b + &unit("b3", 9, ""))).dice_show(1);
        let idle = [("b1", "aucune_action"), ("b2", "aucune_action"), ("b3", "aucune_action")];
        let p = p.orders(&idle).orders(&[("a1", "aucune_action"), ("a2", "engagement b2")]).round();
        let who = p.who("b3");
        let p = p.gesture(Gesture::Remove { who }).to("ordres");
        p.orders(&[("a1", "engagement b1"), ("b1", "aucune_action")]).to("mouvement")
    };
    assert_eq!(start().options("BX-56", "a1"), ["clear", "forbidden"], "nobody who could be in the way");
    for said in ["a2", "b2", "b3"] {
        assert_eq!(start().answer("BX-56", "a1", said).refused().len(), 1, "{said}");
    }
    assert!(start().answer("BX-56", "a1", "clear").step().body("a1").contacts.has(nth(2)));
    // Nothing said, nobody is.
    let p = with("interception = true", &unit("a1", 100, ""), &(unit("b1", 100, "") + &unit("b2", 100, "")));
    let p = p.orders(&[("a1", "engagement b2"), ("b1", "aucune_action"), ("b2", "aucune_action")]).to("poursuite");
    assert!(p.body("a1").contacts.has(nth(2)) && !p.body("a1").contacts.has(nth(1)));
    let p = start().answer("BX-56", "a1", "forbidden").step();
    assert_eq!(p.items().filter(|i| i.gm.as_ref().is_some_and(|told| told.id == "bx-tell-ground")).count(), 1);
    assert_eq!(start().answer("BX-56", "a1", "b9").refused().len(), 1, "there is no such");
}

fn after_the_monster() {
    let pursuers = |option: &str| {
        let options = format!("huge_demoralises_fearless = false\n{option}");
        let p = with(&options, &huge("m", ""), &(unit("b1", 200, "moral = 12") + &hero("h", ""))).dice_show(1);
        let p = p.orders(&[("m", "engagement b1"), ("b1", "aucune_action"), ("h", "engagement m")]).round();
        p.to("ordres").order("m", "retraite").to("poursuite").options("BX-27", "m")
    };
    assert_eq!(pursuers(""), ["personne", "sur b1", "sur h"]);
    assert_eq!(pursuers("huge_hit_back = false"), ["personne", "sur h"], "whom they cannot hurt they let go");
}

fn past_the_broken() {
    let b = unit("b1", 900, "") + &unit("b2", 900, "") + &unit("b3", 900, "");
    let p = down(&huge("a1", ""), &b).dice_show(1);
    let who = p.who("b2");
    let p = p.gesture(Gesture::Break { who }).orders(&[("a1", "engagement b1"), ("b1", "aucune_action")]);
    let p = p.orders(&[("b2", "aucune_action"), ("b3", "aucune_action")]).round().to("ordres");
    assert_eq!(p.options("BX-10", "a1"), ["engagement", "engagement b3", "retraite"]);
    // So does its doctrine, unless its chief is cautious; the one left behind strikes no more at it.
    let p = p.ruled("BX-10", "b1", "engagement").to("moral");
    assert_eq!(p.event("ordered", "a1").unwrap()["order"]["engagement"], "#u3");
    assert_eq!(p.items().filter(|i| i.subject == p.who("b1") && i.rule.0 == "BX-21").count(), 1);
    assert_eq!(p.to("ralliement").contacts("b1"), 0);
    let p = down(&huge("a1", ""), &(unit("b1", 900, "") + &unit("b2", 9, ""))).lead("cautious", "cautious");
    let p = p.order("a1", "engagement b1").dice_show(1).round().to("tir");
    assert_eq!(p.event("ordered", "a1").unwrap()["order"], "strike");
}

fn first_contacts() {
    let b = unit("b1", 100, "") + &unit("b2", 100, "");
    let start = || with("repli_multi_attack = true", &unit("a1", 100, "mounted = true"), &b).dice_show(1);
    // One is the oldest: nobody is asked which.
    let p = start().orders(&[("a1", "engagement b1"), ("b1", "aucune_action"), ("b2", "aucune_action")]).round();
    let p = p.to("ordres").orders(&[("a1", "engagement"), ("b1", "engagement"), ("b2", "engagement a1")]).round();
    let p = p.to("ordres").orders(&[("a1", "repli"), ("b1", "engagement"), ("b2", "engagement")]).to("poursuite");
    assert!(p.asked("BX-14", "a1").is_none() && p.asked("BX-14", "b2").is_some());
    // Those who came only now have no say in it.
    let p = start().to("ordres").ruled("BX-10", "a1", "repli");
    let p = p.orders(&[("b1", "engagement a1"), ("b2", "engagement a1")]).to("poursuite");
    assert!(p.asked("BX-14", "a1").is_none() && p.contacts("a1") == 2);
    // Older contacts of others are theirs.
    let a = unit("a1", 100, "mounted = true") + &unit("a2", 100, "");
    let b = unit("b1", 100, "") + &unit("b2", 100, "") + &unit("b3", 100, "damage = \"1d4-1\"");
    let p = with("repli_multi_attack = true", &a, &b).dice_show(1);
    let p = p.orders(&[("a1", "aucune_action"), ("a2", "engagement b3"), ("b1", "aucune_action")]);
    let p = p.order("b3", "aucune_action");
    let p =
        p.order("b2", "aucune_action").round().to("ordres").orders(&[("a1", "engagement b1"), ("b1", "aucune_action")]);
    let p = p.order("b2", "aucune_action").round().to("ordres").order("b2", "engagement a1").round();
    let p = p.to("ordres").order("a1", "repli").to("poursuite");
    assert!(p.asked("BX-14", "b1").is_none() && p.asked("BX-14", "b2").is_some());
    // Of two as old, the doctrine names the one whose blow would hurt more.
    let b = unit("b1", 50, "") + &unit("b2", 100, "");
    let p = with("repli_multi_attack = true", &unit("a1", 100, "mounted = true"), &b).dice_show(1);
    let p = p.orders(&[("a1", "aucune_action"), ("b1", "engagement a1"), ("b2", "engagement a1")]).round();
    let p = p.to("ordres").orders(&[("a1", "repli"), ("b1", "engagement"), ("b2", "engagement")]).to("melee");
    assert!(p.throw("BX-26", "b1", "a1").is_some() && p.throw("BX-26", "b2", "a1").is_none());
}

fn heart_lost_in_mid_sequence() {
    // BX-35: they carry out the order given. Those who are broken while they shoot still strike at who runs from them.
    let p = down(&unit("a1", 100, ""), &unit("b1", 100, "")).dice_show(1).order("a1", "engagement b1").round();
    let p = p.to("ordres").orders(&[("a1", "engagement"), ("b1", "retraite")]).to("tir");
    let who = p.who("a1");
    let p = p.gesture(Gesture::Break { who }).to("poursuite");
    assert_eq!(p.options("BX-27", "b1"), ["personne", "sur a1"]);
    // Broken in the sequence before, they strike at nobody.
    let p = down(&unit("a1", 100, ""), &unit("b1", 100, "")).dice_show(1).order("b1", "engagement a1");
    let p = p.to("poursuite").gesture(Gesture::Break { who }).round().to("ordres").order("b1", "retraite");
    let p = p.ruled("BX-10", "a1", "engagement").to("poursuite");
    assert!(p.options("BX-27", "b1").is_empty());
}

fn eyes_in_the_air() {
    let seen = |keys: &str| {
        let text = siege("descendant", "", WALLS, &unit("a1", 10, keys), &unit("b1", 10, ""));
        let p = P::new(&text);
        let who = p.who("b1");
        [Side::A, Side::B].map(|side| {
            Bx::sheets(&p.bout.state, Viewer::Player(side, Knowledge::Words)).iter().any(|s| s.subject == who)
        })
    };
    assert_eq!(seen(""), [false, true], "walls hide who is behind them");
    assert_eq!(seen("flying = true"), [true, true], "but not from above");
}

fn harm_of_engines() {
    let engine = "[[side.engine]]\nid = \"e1\"\nname = \"e1\"\nkind = \"baliste\"\n";
    let p = down(&(unit("a1", 20, "") + engine), &unit("b1", 100, ""));
    let p = p.orders(&[("a1", "engagement b1"), ("b1", "aucune_action")]).answer("BX-71", "e1", "tir b1");
    let p = p.faces("BX-71", "e1", "b1", &[6; 5]).faces("BX-30", "b1", "", &[6, 6]).dice_show(1).round();
    assert!(p.bout.state.hurt_before(nth(1), nth(0)) < 30 * 800, "the engine did more");
    let p = p.to("ordres").orders(&[("a1", "engagement"), ("b1", "fuite")]).answer("BX-27", "b1", "sur a1");
    assert_eq!(p.to("melee").share("BX-26", "a1", "b1").0, 60, "of those who fought it, none hurt it more");
}

fn burnt() {
    let left = |keys: &str, face: u16| {
        let trolls = unit("a1", 10, "pvi = 20; pvt = 100; regeneration = 1; moral = 12");
        let p = down(&trolls, &unit("b1", 10, &format!("ranged = \"1d4-1\"; {keys}")));
        let p = p.orders(&[("a1", "aucune_action"), ("b1", "tir a1")]).faces("BX-21", "b1", "a1", &[face]);
        p.round().points("a1")
    };
    assert_eq!(left("", 3), 10_000 - 1_000 + 5_000, "arrows");
    assert_eq!(left("counters_regeneration = true", 3), 9_000, "arrows of fire");
    assert_eq!(left("counters_regeneration = true", 1), 15_000, "which hit nobody");
    // What burns one unit does not keep another from growing, nor does what engines do.
    let trolls = |id: &str| unit(id, 10, "pvi = 20; pvt = 100; regeneration = 1; moral = 12");
    let engine = "[[side.engine]]\nid = \"e1\"\nname = \"e1\"\nkind = \"baliste\"\n";
    let fire = unit("b1", 10, "ranged = \"1d4-1\"; counters_regeneration = true") + engine;
    let p = down(&(trolls("a1") + &trolls("a2")), &fire).answer("BX-71", "e1", "tir a2");
    let p = p.orders(&[("a1", "aucune_action"), ("a2", "aucune_action"), ("b1", "tir a1")]).dice_show(2).round();
    assert_eq!((p.points("a1"), p.points("a2")), (9_500, 10_000 - 1_000 + 5_000));
}

fn gone() {
    let p = down(&(unit("a1", 10, "") + &hero("h", "")), &(unit("b1", 10, "") + &hero("g", "")));
    let p = p.orders(&[("a1", "aucune_action"), ("h", "defier g"), ("b1", "engagement h"), ("g", "aucune_action")]);
    let p = p.dice_show(1).to("melee");
    let who = p.who("g");
    let p = p.gesture(Gesture::Remove { who }).to("moral");
    assert_eq!(p.happened("dueled", ""), 0);
    assert!(p.throw("BX-21", "h", "b1").is_some(), "his arm is free for another");
}

fn lost_from_sight() {
    let engine = "[[side.engine]]\nid = \"e1\"\nname = \"e1\"\nkind = \"baliste\"\n";
    let served = "served_by = \"a2\"\n";
    let shots = |gesture: fn([Subject; 4]) -> Option<Gesture>| {
        let p = down(
            &(unit("a1", 10, "") + &unit("a2", 10, "") + engine + served),
            &(unit("b1", 100, "") + &unit("b2", 9, "")),
        );
        let p = p.orders(&[("a1", "aucune_action"), ("a2", "aucune_action"), ("b1", "aucune_action")]);
        let p = p.order("b2", "aucune_action").answer("BX-71", "e1", "tir b1").dice_show(1).to("tir");
        match gesture(["a1", "a2", "b1", "b2"].map(|id| p.who(id))) {
            Some(gesture) => p.gesture(gesture).step().throws("BX-71"),
            None => p.step().throws("BX-71"),
        }
    };
    assert_eq!(shots(|_| None), 1);
    assert_eq!(shots(|[.., b1, _]| Some(Gesture::Remove { who: b1 })), 0, "gone");
    assert_eq!(shots(|[a1, _, b1, _]| Some(Gesture::Engage { by: a1, on: b1 })), 0, "at grips");
    assert_eq!(shots(|[_, a2, _, b2]| Some(Gesture::Engage { by: b2, on: a2 })), 0, "its servants have other cares");
}

fn falls() {
    let p = with("regen_from_zero = true", &unit("a1", 10, ""), &unit("b1", 100, "")).dice_show(6);
    let p = p.orders(&[("a1", "aucune_action"), ("b1", "engagement a1")]).to("moral");
    assert_eq!(p.state("a1"), "destroyed");
}

fn later() {
    let events = "[[event]]\nround = 3\narrive = [\"b1\", \"h\"]\n";
    let late = "arrives = \"event\"";
    let text = siege("descendant", "", events, &unit("a1", 10, ""), &(unit("b1", 10, late) + &hero("h", late)));
    let p = P::new(&text).lead("cautious", "cautious");
    assert_eq!(p.bout.outcome(), None, "nobody is there, and nothing is lost");
    let p = p.round().round();
    assert_eq!((p.bout.outcome(), p.state("b1"), p.state("h")), (None, "absent", "absent"), "they are on their way");
    let p = p.step();
    assert_eq!((p.state("b1"), p.state("h")), ("free", "free"));
    // Whom the enemy still expects helps nobody.
    let text = siege("descendant", "", events, &unit("a1", 10, ""), &(unit("b1", 10, late) + &hero("h", late)));
    let p = P::new(&text).lead("cautious", "cautious");
    let who = p.who("a1");
    assert!(p.gesture(Gesture::Remove { who }).round().bout.outcome().is_some());
}

fn match_first() {
    // A monster goes at troops, not at a hero, unless there is another monster; heroes at monsters first.
    let ordered = |a: &str, b: &str, id: &str| {
        let p = down(a, b).lead("charge", "cautious").to("tir");
        p.event("ordered", id).unwrap()["order"].to_string()
    };
    let foes = unit("b1", 10, "") + &hero("g", "");
    assert_eq!(ordered(&huge("m", ""), &foes, "m"), "{\"engagement\":\"#u1\"}");
    assert_eq!(ordered(&(hero("h", "") + &unit("a1", 10, "")), &foes, "h"), "{\"defier\":\"#u3\"}");
    let foes = foes + &huge("n", "");
    assert_eq!(ordered(&(hero("h", "") + &unit("a1", 10, "")), &foes, "h"), "{\"defier\":\"#u2\"}");
    // On the wall he stays.
    let text = siege("descendant", "", WALLS, &(unit("a1", 10, "") + &hero("h", "")), &hero("g", ""));
    let p = P::new(&text).answer("BX-61", "a1", "secteur mur").answer("BX-61", "h", "aucun_secteur");
    let p = p.answer("BX-61", "g", "secteur mur").to("tir");
    assert_eq!(p.event("ordered", "g").unwrap()["order"], "hold");
}

fn told() {
    let b = unit("b1", 10, "") + &hero("o", "unit = \"b1\"; pv = 10");
    let open = |option: &str| with(option, &(unit("a1", 10, "") + &huge("m", "")), &b).bout.state;
    let line =
        |state: &Battle, event: Event, viewer: Viewer| Bx::line(state, &Heard::Event(event), viewer).map(|m| m.id);
    // Forty points of men, ten of their officer: to the GM by what is left, to strangers only while somebody is.
    let lost = |option: &str, points: i64, viewer| {
        line(&open(option), Event::Lost { unit: nth(2), damage: points * 800 }, viewer).unwrap_or("nothing")
    };
    let stranger = Viewer::Player(Side::A, Knowledge::Words);
    for (points, gm, seen) in [
        (2, "bx-tell-lost-nobody", "bx-tell-lost-seen"),
        (8, "bx-tell-lost", "bx-tell-lost-seen"),
        (40, "bx-tell-lost-last", "nothing"),
        (45, "bx-tell-lost-officers", "nothing"),
    ] {
        assert_eq!((lost("", points, Viewer::Gm), lost("", points, stranger)), (gm, seen), "{points}");
    }
    assert_eq!(lost("officer_overflow = \"stop\"", 45, Viewer::Gm), "bx-tell-lost-last", "he is spared");
    assert_eq!(lost("", 8, Viewer::Player(Side::A, Knowledge::Unseen)), "nothing");
    // One at nought who did not grow again was fallen before; a monster turns away, men fall back.
    let mut state = open("");
    assert_eq!(line(&state, Event::Destroyed { unit: nth(2) }, Viewer::Gm), Some("bx-tell-destroyed"));
    state.bodies[2].at = Where::Fallen;
    assert_eq!(line(&state, Event::Destroyed { unit: nth(2) }, Viewer::Gm), Some("bx-tell-not-risen"));
    state.bodies[2].at = Where::Field;
    assert_eq!(line(&state, Event::BrokeAway { unit: nth(1), from: nth(2) }, Viewer::Gm), Some("bx-tell-turned-away"));
    assert_eq!(line(&state, Event::BrokeAway { unit: nth(0), from: nth(2) }, Viewer::Gm), Some("bx-tell-parted"));
}

fn won_with_half() {
    let shown = |keys: &str| {
        let sheet = down(&unit("a1", 100, keys), &unit("b1", 100, "")).sheet("a1");
        sheet.figures.iter().filter(|f| ["bx-figure-victories", "bx-figure-veterans"].contains(&f.word)).count()
    };
    assert_eq!((shown(""), shown("victories = 1")), (0, 2));
    let after = |basis: &str, left: u32, winner: Side| {
        let basis = format!("elite_basis = \"{basis}\"");
        let p = with(&basis, &unit("a1", 100, "victories = 1"), &unit("b1", 100, ""));
        let who = p.who("a1");
        let p = p.gesture(Gesture::Take { who, men: 100 - left }).gesture(Gesture::Concede { side: winner.foe() });
        let p = p.lead("cautious", "cautious").dice_show(1).round();
        let survivor = p.bout.aftermath().into_iter().find(|s| s.subject == who).unwrap();
        let key = |name: &str| survivor.keys.iter().find(|(key, _)| *key == name).unwrap().1.clone();
        (key("victories"), key("elite") == Written::Flag(true))
    };
    let won = |n: i64, elite: bool| (Written::Int(n), elite);
    for basis in ["original", "per_battle"] {
        assert_eq!(after(basis, 50, Side::A), won(2, true), "{basis}");
        assert_eq!(after(basis, 100, Side::B), won(1, false), "{basis}: a defeat is no victory");
    }
    assert_eq!(after("original", 49, Side::A), won(2, false), "too few are left of it");
    assert_eq!(after("per_battle", 49, Side::A), won(1, false), "it does not even count");
}
