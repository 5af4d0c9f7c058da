//! What comes from outside the rules: events of a journal or a ruling, options read back, and a steady chief under siege.

use super::field::{WALLS, hero, nth, siege, unit};
use montjoie_bx::Bx;
use montjoie_game::scenario::Doc;
use montjoie_game::{Bout, Fight, Gesture, Ruleset as _};
use montjoie_table::{Kind, Subject};
use montjoie_trial::TestBattle;
use serde_json::{Value, json};

const ENGINE: &str = "[[side.engine]]\nid = \"e1\"\nname = \"e1\"\nkind = \"trebuchet\"\nserved_by = \"a1\"\n";

/// Two units and a hero against two units behind three sections, and one engine.
fn place() -> Bout<Bx> {
    let a = unit("a1", 100, "") + &unit("a2", 50, "") + ENGINE + &hero("h", "");
    let text = siege("descendant", "", WALLS, &a, &(unit("b1", 100, "") + &unit("b2", 50, "")));
    Bout::<Bx>::open(&Doc::read(&text), None).unwrap_or_else(|_| panic!("{text}")).0
}

fn index(who: Subject) -> usize {
    match who.kind() {
        Kind::Unit(index) | Kind::Character(index) => usize::from(index),
        other => panic!("{other:?} has no points"),
    }
}

fn takes(event: Value) -> bool {
    let mut fight = place();
    let before = fight.hash();
    let taken = fight.rule(&[event]).is_ok();
    assert!(taken || fight.hash() == before, "refused, and something changed");
    taken
}

#[test]
fn events_from_outside_name_who_is_there_and_numbers_within_reach() {
    let fight = place();
    let of = |id: &str| fight.names().find(id).unwrap().to_string();
    let (a1, a2, b1, h) = (of("a1"), of("a2"), of("b1"), of("h"));
    let nobody = format!("#u{}", fight.state.bodies.len());
    let most: i64 = 1 << 50;
    for (sound, event) in [
        (true, json!({ "ordered": { "unit": a1, "order": "hold" } })),
        (false, json!({ "ordered": { "unit": nobody, "order": "hold" } })),
        (true, json!({ "ordered": { "unit": a1, "order": { "tir": b1 } } })),
        (false, json!({ "ordered": { "unit": nobody, "order": { "tir": b1 } } })),
        (false, json!({ "ordered": { "unit": a1, "order": { "tir": nobody } } })),
        (false, json!({ "ordered": { "unit": a1, "order": { "souffle": nobody } } })),
        (false, json!({ "ordered": { "unit": a1, "order": { "engagement": nobody } } })),
        (false, json!({ "ordered": { "unit": h, "order": { "defier": nobody } } })),
        (true, json!({ "aimed": { "engine": 0, "aim": "nothing" } })),
        (false, json!({ "aimed": { "engine": 1, "aim": "nothing" } })),
        (true, json!({ "aimed": { "engine": 0, "aim": { "unit": b1 } } })),
        (false, json!({ "aimed": { "engine": 0, "aim": { "unit": nobody } } })),
        (true, json!({ "aimed": { "engine": 0, "aim": { "section": 2 } } })),
        (false, json!({ "aimed": { "engine": 0, "aim": { "section": 3 } } })),
        (true, json!({ "lost": { "unit": a1, "damage": most } })),
        (false, json!({ "lost": { "unit": a1, "damage": most + 1 } })),
        (false, json!({ "lost": { "unit": a1, "damage": -1 } })),
        (false, json!({ "lost": { "unit": nobody, "damage": 1 } })),
        (true, json!({ "hurt": { "unit": a1, "by": b1, "damage": 1, "how": "shot" } })),
        (false, json!({ "hurt": { "unit": a1, "by": nobody, "damage": 1, "how": "shot" } })),
        (false, json!({ "hurt": { "unit": nobody, "by": a1, "damage": 1, "how": "shot" } })),
        (true, json!({ "battered": { "unit": b1, "engine": 0, "damage": 1 } })),
        (false, json!({ "battered": { "unit": b1, "engine": 1, "damage": 1 } })),
        (false, json!({ "battered": { "unit": nobody, "engine": 0, "damage": 1 } })),
        (false, json!({ "battered": { "unit": b1, "engine": 0, "damage": -5 } })),
        (true, json!({ "regenerated": { "unit": a1, "points": 1 } })),
        (false, json!({ "regenerated": { "unit": nobody, "points": 1 } })),
        (true, json!({ "contact": { "by": a1, "on": b1 } })),
        (false, json!({ "contact": { "by": a1, "on": a1 } })),
        (false, json!({ "contact": { "by": a1, "on": nobody } })),
        (false, json!({ "contact": { "by": nobody, "on": a1 } })),
        (true, json!({ "parted": { "one": a1, "other": b1 } })),
        (false, json!({ "parted": { "one": a1, "other": a1 } })),
        (false, json!({ "parted": { "one": nobody, "other": a1 } })),
        (false, json!({ "parted": { "one": a1, "other": nobody } })),
        (false, json!({ "broke_away": { "unit": a1, "from": a1 } })),
        (false, json!({ "broke_away": { "unit": nobody, "from": a1 } })),
        (true, json!({ "joined": { "hero": h, "unit": a2 } })),
        (false, json!({ "joined": { "hero": a1, "unit": a2 } })),
        (false, json!({ "joined": { "hero": h, "unit": h } })),
        (false, json!({ "joined": { "hero": h, "unit": nobody } })),
        (true, json!({ "attacks": { "unit": a1, "section": 2 } })),
        (true, json!({ "attacks": { "unit": a1, "section": 255 } })),
        (false, json!({ "attacks": { "unit": a1, "section": 3 } })),
        (false, json!({ "holds": { "unit": nobody, "section": 0 } })),
        (true, json!({ "breached": { "section": 0, "how": "magic" } })),
        (false, json!({ "breached": { "section": 3, "how": "magic" } })),
        (true, json!({ "pounded": { "engine": 0, "section": 1, "work": 1 } })),
        (false, json!({ "pounded": { "engine": 1, "section": 1, "work": 1 } })),
        (false, json!({ "pounded": { "engine": 0, "section": 3, "work": 1 } })),
        (false, json!({ "wasted": { "engine": 1 } })),
        (false, json!({ "enlisted": { "unit": a1, "like": a1 } })),
        (true, json!({ "enlisted": { "unit": nobody, "like": a1 } })),
        (false, json!({ "enlisted": { "unit": nobody, "like": nobody } })),
        (false, json!({ "passed": { "from": a1, "to": a1, "men": 1 } })),
        (true, json!({ "passed": { "from": a1, "to": a2, "men": 1 } })),
        (false, json!({ "passed": { "from": a1, "to": nobody, "men": 1 } })),
        (true, json!({ "fell": { "unit": a1 } })),
        (false, json!({ "fell": { "unit": nobody } })),
        (false, json!({ "option": { "index": 255, "value": 0 } })),
    ] {
        assert_eq!(takes(event.clone()), sound, "{event}");
    }
}

#[test]
fn who_is_gone_cannot_be_brought_to_grips() {
    let mut fight = place();
    let of = |fight: &Bout<Bx>, id: &str| fight.names().find(id).unwrap().to_string();
    let (a1, a2, b1) = (of(&fight, "a1"), of(&fight, "a2"), of(&fight, "b1"));
    fight.rule(&[json!({ "left": { "unit": b1 } })]).unwrap();
    for (by, on) in [(&a1, &b1), (&b1, &a1)] {
        assert!(fight.rule(&[json!({ "contact": { "by": by, "on": on } })]).is_err(), "{by} {on}");
    }
    // Sent nowhere, it is told nowhere.
    for event in ["attacks", "holds"] {
        let items = fight.rule(&[json!({ event: { "unit": a1, "section": 255 } })]).unwrap();
        assert!(items.iter().all(|item| item.gm.is_none()), "{items:?}");
    }
    // A unit is no officer's post for another unit, and no hero leads a hero.
    assert!(fight.rule(&[json!({ "joined": { "hero": a2, "unit": a1 } })]).is_err());
}

/// BX-54: what goes beyond the troops reaches the officers one after the other, and no more of it than there is.
#[test]
fn officers_pay_in_turn_for_what_goes_beyond_their_troops() {
    let a = unit("a1", 10, "") + &hero("h1", "pv = 30") + &hero("h2", "pv = 30") + &hero("h3", "pv = 30");
    let text = siege("descendant", "", "", &a, &unit("b1", 10, ""));
    let mut fight = Bout::<Bx>::open(&Doc::read(&text), None).unwrap_or_else(|_| panic!("{text}")).0;
    let of = |id: &str| fight.names().find(id).unwrap();
    let ids = ["a1", "h1", "h2", "h3"].map(of);
    let [a1, h1, h2, _] = ids.map(|s| s.to_string());
    let points = |fight: &Bout<Bx>| ids.map(|s| fight.state.bodies[index(s)].pvt);
    for hero in [&h1, &h2] {
        fight.rule(&[json!({ "joined": { "hero": hero, "unit": a1 } })]).unwrap();
    }
    let [troops, one, two, apart] = points(&fight);
    fight.rule(&[json!({ "lost": { "unit": a1, "damage": troops + one + 7 } })]).unwrap();
    assert_eq!(points(&fight), [0, 0, two - 7, apart], "who leads nobody pays nothing");
}

/// BX-46: the fallen come back only with men to come back with.
#[test]
fn nobody_rises_without_points() {
    let mut fight = place();
    let b1 = fight.names().find("b1").unwrap();
    let id = index(b1);
    let whole = fight.state.bodies[id].pvt;
    fight.rule(&[json!({ "lost": { "unit": b1.to_string(), "damage": whole } })]).unwrap();
    fight.rule(&[json!({ "fell": { "unit": b1.to_string() } })]).unwrap();
    assert!(!fight.state.bodies[id].on_field());
    fight.rule(&[json!({ "regenerated": { "unit": b1.to_string(), "points": 0 } })]).unwrap();
    assert!(!fight.state.bodies[id].on_field(), "nothing grew again");
    fight.rule(&[json!({ "regenerated": { "unit": b1.to_string(), "points": whole + 1 } })]).unwrap();
    assert!(fight.state.bodies[id].on_field() && fight.state.bodies[id].pvt == whole, "and no more than there was");
}

#[test]
fn no_more_units_than_a_battle_can_hold() {
    let mut fight = place();
    let like = fight.names().find("a1").unwrap().to_string();
    let most = montjoie_table::Subject::UNITS - 32;
    while fight.state.bodies.len() < most {
        let unit = format!("#u{}", fight.state.bodies.len());
        fight.rule(&[json!({ "enlisted": { "unit": unit, "like": like } })]).unwrap();
    }
    let unit = format!("#u{most}");
    assert!(fight.rule(&[json!({ "enlisted": { "unit": unit, "like": like } })]).is_err());
    let who = fight.names().find("a1").unwrap();
    for gesture in [Gesture::Add { like: who, men: 1 }, Gesture::Split { who, men: 1 }] {
        assert_eq!(Bx::may(&fight.state, gesture), Err("gesture-full"));
    }
}

#[test]
fn an_option_can_be_read_back() {
    let mut fight = place();
    let settings = Bx::INFO.settings;
    for (i, setting) in settings.iter().enumerate() {
        for value in setting.values.all() {
            let index = u8::try_from(i).unwrap();
            let mut rng = montjoie_table::Rng::of(1, 1);
            let gesture = Gesture::Option { index, value };
            if fight.gesture(gesture, &Default::default(), &mut montjoie_table::Program(&mut rng)).is_ok() {
                assert_eq!(fight.option(i), Some(value), "{}", setting.name);
            }
        }
    }
    assert_eq!(fight.option(settings.len()), None);
}

/// Riders and a bodyguard of foot inside; outside a weak crew and a strong company.
fn held(doctrine: &str, riders: &str) -> TestBattle<Bx> {
    let a = unit("faibles", 20, "ca = 9") + &unit("forts", 400, "ca = 2; siege_gear = true");
    let b = unit("cavaliers", 60, riders) + &unit("gardes", 60, "");
    let text = siege("descendant", "", WALLS, &a, &b);
    TestBattle::<Bx>::new(&text).lead("charge", doctrine)
}

#[test]
fn a_steady_chief_sends_out_who_can_come_back() {
    let p = held("steady", "mounted = true; ca = 3").thrown(3).to("poursuite");
    assert_eq!((p.happened("sallied", "cavaliers"), p.happened("holds", "cavaliers")), (1, 0), "out, not on the wall");
    assert_eq!(p.happened("holds", "gardes"), 1, "the foot hold it");
    // Foot would let the enemy in behind them, and `charge` makes no sortie: all to the wall.
    for (doctrine, riders) in
        [("steady", ""), ("charge", "mounted = true; ca = 3"), ("cautious", "mounted = true; ca = 3")]
    {
        let p = held(doctrine, riders).thrown(3).to("poursuite");
        assert_eq!(
            (p.happened("sallied", "cavaliers"), p.happened("holds", "cavaliers")),
            (0, 1),
            "{doctrine} {riders}"
        );
    }
}

/// Every order has words of its own, which mean it and nothing else; with an object too many or too few they mean nothing.
#[test]
fn orders_are_understood_in_their_own_words() {
    use montjoie_bx::terms::Order as O;
    use montjoie_bx::walls::{Aim, SectionId};
    use montjoie_table::{Choice, Object, Token};
    let read = |t: &Token| O::from_words(t.verb, &t.objects);
    let (somebody, nowhere) = (Object::Who(Subject::unit(3)), Object::Who(Subject::place(1)));
    let alone = [O::None, O::Hold, O::Quit, O::Reenter, O::Ram, O::Strike, O::Rallier];
    let ways = [false, true].into_iter().flat_map(|inside| [O::Repli(inside), O::Retraite(inside), O::Fuite(inside)]);
    for order in alone.into_iter().chain(ways) {
        assert_eq!(read(&order.token()), Some(order));
        assert_eq!(O::from_words(order.token().verb, &[nowhere]), None, "{order:?} of a place");
        if order != O::Strike {
            assert_eq!(O::from_words(order.token().verb, &[somebody]), None, "{order:?} of somebody");
        }
    }
    for order in [O::Tir(nth(3)), O::Souffle(nth(3)), O::Engagement(nth(3)), O::Defier(nth(3))] {
        assert_eq!(read(&order.token()), Some(order));
        let bare = O::from_words(order.token().verb, &[]);
        assert_eq!(bare, matches!(order, O::Engagement(_)).then_some(O::Strike), "{order:?} of nobody");
        assert_eq!(order.target(), Some(nth(3)));
    }
    assert_eq!((O::Hold.target(), O::from_words("danser", &[])), (None, None));
    for aim in [Aim::Nothing, Aim::Unit(nth(3)), Aim::Section(SectionId::new(1))] {
        assert_eq!(Aim::from_words(aim.token().verb, &aim.token().objects), Some(aim));
    }
    for (verb, object) in [("silence", somebody), ("tir", nowhere), ("pilonner", somebody), ("danser", somebody)] {
        assert_eq!(Aim::from_words(verb, &[object]), None, "{verb}");
    }
}
