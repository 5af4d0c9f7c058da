//! What is told of every event, to the GM and to a stranger: as much as each may know, in the words that fit.

use crate::field::{WALLS, hero, huge, nth, scene, shown, siege, unit};
use montjoie_bx::events::{Breach, Event, Fear, Field, HurtBy};
use montjoie_bx::terms::{Order, Where};
use montjoie_bx::walls::{Aim, EngineId, Section, SectionId};
use montjoie_bx::{Bx, battle::Battle};
use montjoie_game::{Knowledge, Ruleset as _, Viewer, events::NewUnitId, events::ScriptNumber};
use montjoie_table::{Heard, Side};
use montjoie_trial::TestBattle;

/// Archers, lancers, a dragon and a hero of A; pikes with an officer, flyers, a giant and a hero of B. Four points a head.
const A1: u8 = 0;
const A2: u8 = 1;
const DRAGON: u8 = 2;
const B1: u8 = 3;
const B2: u8 = 4;
const GIANT: u8 = 5;
const H: u8 = 6;
const OFFICER: u8 = 7;
const G: u8 = 8;

fn field() -> Battle {
    let a = unit("a1", 100, "ranged = \"1d6\"") + &unit("a2", 100, "mounted = true; lances = true") + &huge("m", "");
    let b = unit("b1", 100, "polearms = true") + &unit("b2", 100, "flying = true") + &huge("n", "");
    let b = b + &hero("o", "unit = \"b1\"; pv = 10") + &hero("g", "");
    TestBattle::<Bx>::new(&scene("descendant", "", &(a + &hero("h", "")), &b)).bout.state
}

/// What a viewer is told: the message without its prefix, and its values in order; nothing where nothing is said.
fn line(b: &Battle, event: Event, viewer: Viewer) -> String {
    let Some(said) = Bx::line(b, &Heard::Event(event), viewer) else { return String::new() };
    let id = said.id.strip_prefix("bx-tell-").unwrap_or(said.id);
    std::iter::once(id.to_owned()).chain(said.args.iter().map(|(_, arg)| shown(arg))).collect::<Vec<_>>().join(" ")
}

fn gm(b: &Battle, event: Event) -> String {
    line(b, event, Viewer::Gm)
}

/// Somebody of A who knows the enemy in words.
fn stranger(b: &Battle, event: Event) -> String {
    line(b, event, Viewer::Player(Side::A, Knowledge::Words))
}

/// Somebody of A who knows nothing of the enemy but that he is there.
fn blind(b: &Battle, event: Event) -> String {
    line(b, event, Viewer::Player(Side::A, Knowledge::Unseen))
}

fn hurt(by: u8, on: u8, points: i64, how: HurtBy) -> Event {
    Event::Hurt { unit: nth(on), by: nth(by), damage: points * 800, how }
}

/// BX-21, BX-42, BX-53 — a blow is told by who struck, whom and how; its points to those who know the victim's figures.
#[test]
fn blows_by_who_struck_whom() {
    let mut b = field();
    for (by, on, how, told) in [
        (A1, B1, HurtBy::Shot, "shot"),
        (H, B1, HurtBy::Shot, "hero-shot"),
        (A1, G, HurtBy::Shot, "shot-one"),
        (A1, B1, HurtBy::Pursuit, "pursuit"),
        (H, B1, HurtBy::Pursuit, "hero-pursuit"),
        (DRAGON, B1, HurtBy::Huge, "crush"),
        (H, G, HurtBy::Duel, "duel-wound"),
        (H, G, HurtBy::Blow, "hero-strike"),
        (H, B1, HurtBy::Blow, "hero-blow"),
        (DRAGON, G, HurtBy::Blow, "maul"),
        (A1, G, HurtBy::Blow, "blow-one"),
        (A1, B1, HurtBy::Blow, "blow"),
    ] {
        assert_eq!(gm(&b, hurt(by, on, 25, how)), format!("{told} #u{by} #u{on} 25"));
        for viewer in [stranger, blind] {
            assert_eq!(viewer(&b, hurt(by, on, 25, how)), format!("{told}-seen #u{by} #u{on}"));
        }
    }
    b.bodies[usize::from(DRAGON)].order = Order::Souffle(nth(B1));
    assert_eq!(gm(&b, hurt(DRAGON, B1, 25, HurtBy::Huge)), "breath #u2 #u3 25");
    b.bodies[usize::from(A2)].charging.add(nth(B1));
    assert_eq!(gm(&b, hurt(A2, B1, 25, HurtBy::Blow)), "lances #u1 #u3 25");
    assert_eq!(gm(&b, hurt(B1, A2, 25, HurtBy::Blow)), "braced #u3 #u1 25");
    b.bodies[usize::from(B1)].moved = true;
    assert_eq!(gm(&b, hurt(B1, A2, 25, HurtBy::Blow)), "blow #u3 #u1 25", "who moved is not braced");
}

/// Of 400 points: less than a head, or than a twentieth of them, hardly bites. Nothing is a miss.
#[test]
fn blows_by_what_they_do() {
    let b = field();
    for (points, shot, blow) in [
        (0, "shot-none #u0 #u3", "blow-none #u0 #u3"),
        (3, "shot-slight #u0 #u3 3", "blow-slight #u0 #u3 3"),
        (19, "shot-slight #u0 #u3 19", "blow-slight #u0 #u3 19"),
        (20, "shot #u0 #u3 20", "blow #u0 #u3 20"),
    ] {
        assert_eq!(gm(&b, hurt(A1, B1, points, HurtBy::Shot)), shot);
        assert_eq!(gm(&b, hurt(A1, B1, points, HurtBy::Blow)), blow);
    }
    assert_eq!(gm(&b, hurt(A1, B1, 3, HurtBy::Pursuit)), "pursuit #u0 #u3 3", "a runaway is cut down all the same");
    assert_eq!(gm(&b, hurt(A1, G, 1, HurtBy::Blow)), "blow-one #u0 #u8 1");
    // Little of many, but more than a head of few: ten points of the forty that are left.
    let mut few = field();
    few.bodies[usize::from(B1)].pvt = 3 * 800;
    assert_eq!(gm(&few, hurt(A1, B1, 3, HurtBy::Shot)), "shot-slight #u0 #u3 3", "less than one of them");
}

/// Whoever is not seen strikes from hiding; who cannot be hurt is told to those who know both.
#[test]
fn blows_by_what_may_be_known() {
    let mut b = field();
    b.bodies[usize::from(B2)].at = Where::Absent;
    assert_eq!(stranger(&b, hurt(B2, A1, 25, HurtBy::Shot)), "hurt-from-hiding #u0 25");
    assert_eq!(stranger(&b, hurt(A1, B2, 25, HurtBy::Shot)), "");
    assert_eq!(gm(&b, hurt(B2, A1, 25, HurtBy::Shot)), "shot #u4 #u0 25");
    let mut b = field();
    b.bodies[usize::from(A1)].harmed_by = 1;
    assert_eq!(gm(&b, hurt(B1, A1, 0, HurtBy::Blow)), "immune #u3 #u0");
    assert_eq!(
        stranger(&b, hurt(B1, A1, 0, HurtBy::Blow)),
        "blow-none #u3 #u0",
        "with what they strike he does not know"
    );
    b.bodies[usize::from(B1)].weapons = 1;
    assert_eq!(gm(&b, hurt(B1, A1, 0, HurtBy::Blow)), "blow-none #u3 #u0", "these weapons do harm it");
}

/// BX-04, BX-54 — losses in heads; of one alone in points.
#[test]
fn losses() {
    let mut b = field();
    let lost = |on: u8, points: i64| Event::Lost { unit: nth(on), damage: points * 800 };
    for (event, told, seen, unseen) in [
        (lost(B1, 2), "lost-nobody #u3 2", "lost-seen #u3 bx-words-many-whole", ""),
        (lost(B1, 40), "lost #u3 10 90 40", "lost-seen #u3 bx-words-many-whole", ""),
        (lost(B1, 100), "lost #u3 25 75 100", "lost-seen #u3 bx-words-many-worn", ""),
        (lost(B1, 380), "lost #u3 95 5 380", "lost-seen #u3 bx-words-handful-ruined", ""),
        (lost(B1, 400), "lost-last #u3 100", "", ""),
        // Ten points of an officer, and no more than he has.
        (lost(B1, 406), "lost-officers #u3 100 #u7 6", "", ""),
        (lost(B1, 500), "lost-officers #u3 100 #u7 10", "", ""),
        (lost(B2, 500), "lost-last #u4 100", "", ""),
        (lost(G, 20), "hero-wounded #u8 20 10", "lost-seen #u8 bx-words-badly_hurt", ""),
        (lost(G, 30), "", "", ""),
        (lost(GIANT, 15), "huge-wounded #u5 15 45", "lost-seen #u5 bx-words-hurt", ""),
        (lost(GIANT, 60), "", "", ""),
    ] {
        let said = (gm(&b, event), stranger(&b, event), blind(&b, event));
        assert_eq!(said, (told.into(), seen.into(), unseen.into()), "{event:?}");
    }
    b.bodies[usize::from(B1)].order = Order::Fuite(false);
    assert_eq!(gm(&b, lost(B1, 40)), "lost-running #u3 10 90 40");
}

/// BX-46 — those who come back: from nought, in heads, or in points alone.
#[test]
fn those_who_grow_again() {
    let mut b = field();
    let back = |points: i64| Event::Regenerated { unit: nth(B1), points: points * 800 };
    b.bodies[usize::from(B1)].pvt = 198 * 800;
    b.bodies[usize::from(B1)].n = 50;
    let said = |b: &Battle, event| (gm(b, event), stranger(b, event), blind(b, event));
    let all = |one: &str, two: &str, three: &str| (one.to_owned(), two.to_owned(), three.to_owned());
    assert_eq!(said(&b, back(2)), all("mended #u3 2", "regenerated-seen #u3", ""));
    assert_eq!(said(&b, back(10)), all("regenerated #u3 2 52", "regenerated-seen #u3", ""));
    assert_eq!(gm(&b, back(900)), "regenerated #u3 50 100", "no more than there were");
    (b.bodies[usize::from(B1)].at, b.bodies[usize::from(B1)].n) = (Where::Fallen, 0);
    b.bodies[usize::from(B1)].pvt = 0;
    assert_eq!(said(&b, back(40)), all("risen #u3 10", "risen-seen #u3", "risen-seen #u3"));
}

/// BX-07, BX-53, BX-55, BX-76 — ends: destroyed, dead, gone, taken.
#[test]
fn ends() {
    let mut b = field();
    let gone = |on: u8| Event::Destroyed { unit: nth(on) };
    for (on, told) in [
        (B1, "destroyed #u3"),
        (GIANT, "huge-dead #u5"),
        (G, "hero-dead #u8"),
        (OFFICER, "officer-dead #u7 #u3"),
        (H, "hero-dead #u6"),
    ] {
        assert_eq!((gm(&b, gone(on)), stranger(&b, gone(on))), (told.to_owned(), told.to_owned()));
    }
    b.bodies[usize::from(B1)].at = Where::Absent;
    assert_eq!((stranger(&b, gone(B1)), stranger(&b, gone(OFFICER))), (String::new(), "hero-dead #u7".to_owned()));
    let mut b = field();
    let left = Event::Left { unit: nth(B1) };
    assert_eq!(gm(&b, left), "left #u3");
    b.bodies[usize::from(B1)].order = Order::Quit;
    assert_eq!((gm(&b, left), stranger(&b, left)), ("left-order #u3".into(), "left-order #u3".into()));
    b.bodies[usize::from(B1)].leaving = true;
    assert_eq!((gm(&b, left), blind(&b, left)), ("left-broken #u3".into(), "left-order #u3".into()));
    b.bodies[usize::from(B1)].n = 0;
    assert_eq!(gm(&b, left), "", "merged into another, nobody went");
    b.bodies[usize::from(G)].n = 0;
    assert_eq!(gm(&b, Event::Left { unit: nth(G) }), "left #u8");
}

/// BX-13 — who came to grips with whom, once.
#[test]
fn contacts() {
    let mut b = field();
    let on = |by: u8, on: u8| Event::Contact { by: nth(by), on: nth(on) };
    for (by, target, told) in [
        (A1, B1, "contact"),
        (H, B1, "contact-hero"),
        (DRAGON, B1, "contact-huge"),
        (A1, GIANT, "contact-monster"),
        (A1, G, "contact-one"),
        (B2, A1, "contact-wings"),
        (A2, B1, "contact-lances"),
    ] {
        assert_eq!(gm(&b, on(by, target)), format!("{told} #u{by} #u{target}"));
        assert_eq!(blind(&b, on(by, target)), format!("{told} #u{by} #u{target}"));
    }
    b.bodies[usize::from(A2)].lances = false;
    assert_eq!(gm(&b, on(A2, B1)), "contact #u1 #u3");
    b.bodies[usize::from(A1)].flying = true;
    assert_eq!(gm(&b, on(A1, B2)), "contact #u0 #u4", "both are on the wing");
    b.bodies[usize::from(A1)].contacts.add(nth(B1));
    assert_eq!(gm(&b, on(A1, B1)), "");
    b.bodies[usize::from(B1)].at = Where::Absent;
    assert_eq!((blind(&b, on(DRAGON, B1)), blind(&b, on(B1, DRAGON))), (String::new(), String::new()));
}

/// BX-14, BX-15, BX-16, BX-43 — who broke from whom, and how.
#[test]
fn partings() {
    let mut b = field();
    let away = Event::BrokeAway { unit: nth(B1), from: nth(A1) };
    for (order, told) in [
        (Order::Repli(false), "fell-back #u3 #u0"),
        (Order::Retraite(true), "withdrew #u3 #u0"),
        (Order::Fuite(false), ""),
        (Order::Hold, "parted #u3 #u0"),
    ] {
        b.bodies[usize::from(B1)].order = order;
        assert_eq!(gm(&b, away), told, "{order:?}");
    }
    assert_eq!(gm(&b, Event::BrokeAway { unit: nth(GIANT), from: nth(A1) }), "turned-away #u5 #u0");
    b.bodies[usize::from(B1)].demoralised = true;
    b.bodies[usize::from(B1)].order = Order::Repli(false);
    assert_eq!((gm(&b, away), blind(&b, away)), ("fell-back-shaken #u3 #u0".into(), "fell-back #u3 #u0".into()));
    let ran = Event::Ran { unit: nth(B1) };
    assert_eq!(gm(&b, ran), "", "that they fell back was told");
    b.bodies[usize::from(B1)].order = Order::Fuite(true);
    assert_eq!((gm(&b, ran), blind(&b, ran)), ("ran #u3".into(), "ran #u3".into()));
    let parted = Event::Parted { one: nth(B1), other: nth(A1) };
    assert_eq!((gm(&b, parted), blind(&b, parted)), ("parted #u3 #u0".into(), "parted #u3 #u0".into()));
    let lapsed = Event::Lapsed { unit: nth(B1) };
    assert_eq!(gm(&b, lapsed), "");
    b.bodies[usize::from(B1)].order = Order::Engagement(nth(A1));
    assert_eq!([gm(&b, lapsed), blind(&b, lapsed)], ["lapsed-barred #u3 #u0"; 2]);
    b.bodies[usize::from(B1)].inert.add(nth(A1));
    assert_eq!(gm(&b, parted), "", "they had broken away already");
    b.bodies[usize::from(B1)].at = Where::Absent;
    for event in [away, parted, lapsed, Event::Parted { one: nth(A1), other: nth(B1) }] {
        assert_eq!(stranger(&b, event), "", "{event:?}");
    }
}

/// BX-32, BX-34, BX-35, BX-43, BX-55 — hearts lost and found: to whoever reads the enemy's mood.
#[test]
fn hearts() {
    let mut b = field();
    let one = |b: &Battle, event| (gm(b, event), stranger(b, event), blind(b, event));
    let all = |told: &str| (told.to_owned(), told.to_owned(), String::new());
    let fear = |fear| Event::Demoralised { unit: nth(B1), fear };
    assert_eq!(one(&b, fear(Fear::Terror)), all("terror #u3"));
    assert_eq!(one(&b, fear(Fear::Ruling)), all("broken #u3"));
    assert_eq!(one(&b, fear(Fear::Losses)), all("demoralised-free #u3"));
    assert_eq!(one(&b, fear(Fear::Faith)), all("demoralised-free #u3"));
    b.bodies[usize::from(B1)].contacts.add(nth(A1));
    assert_eq!(one(&b, fear(Fear::Losses)), all("demoralised #u3"));
    b.bodies[usize::from(B1)].faithful_of = Some(nth(G));
    assert_eq!(one(&b, fear(Fear::Faith)), all("faith #u3 #u8"));
    assert_eq!(one(&b, Event::Leaving { unit: nth(B1) }), all("leaving #u3"));
    assert_eq!(one(&b, Event::Surrendering { unit: nth(B1) }), all("surrendering #u3"));
    let rallied = Event::Rallied { unit: nth(B1) };
    assert_eq!((gm(&b, rallied), stranger(&b, rallied)), ("rallied-faith #u3".into(), "rallied #u3".into()));
    b.bodies[usize::from(B1)].faithful_of = None;
    assert_eq!(one(&b, rallied), all("rallied #u3"));
    b.bodies[usize::from(B1)].surrendering = true;
    assert_eq!((gm(&b, rallied), gm(&b, Event::Leaving { unit: nth(B1) })), (String::new(), String::new()));
    let fell = Event::Fell { unit: nth(B1) };
    assert_eq!((gm(&b, fell), blind(&b, fell)), ("fell #u3".into(), "fell #u3".into()));
}

/// Orders are shown to everyone, and say nothing of a mood nobody reads.
#[test]
fn orders() {
    let mut b = field();
    let ordered = |unit: u8, order| Event::Ordered { unit: nth(unit), order };
    for (order, told) in [
        (Order::None, ""),
        (Order::Hold, "order-hold #u3"),
        (Order::Quit, "order-quit #u3"),
        (Order::Reenter, "order-reenter #u3"),
        (Order::Ram, "order-ram #u3"),
        (Order::Tir(nth(A1)), "order-tir #u3 #u0"),
        (Order::Souffle(nth(A1)), "order-souffle #u3 #u0"),
        (Order::Engagement(nth(A1)), "order-engage #u3 #u0"),
        (Order::Strike, "order-strike #u3"),
        (Order::Repli(false), "order-repli #u3"),
        (Order::Repli(true), "order-repli-in #u3"),
        (Order::Retraite(false), "order-retraite #u3"),
        (Order::Retraite(true), "order-retraite-in #u3"),
        (Order::Fuite(false), "order-fuite #u3"),
        (Order::Fuite(true), "order-fuite-in #u3"),
        (Order::Rallier, "order-rallier #u3"),
        (Order::Defier(nth(H)), "order-defier #u3 #u6"),
    ] {
        for viewer in [gm, stranger, blind] {
            assert_eq!(viewer(&b, ordered(B1, order)), told);
        }
    }
    assert_eq!(gm(&b, ordered(G, Order::Engagement(nth(A1)))), "order-hero-engage #u8 #u0");
    b.bodies[usize::from(B1)].contacts.add(nth(A1));
    assert_eq!(gm(&b, ordered(B1, Order::Engagement(nth(A1)))), "order-fight #u3 #u0");
    b.bodies[usize::from(B1)].demoralised = true;
    for (order, told, unseen) in [
        (Order::Hold, "order-shaken #u3", "order-hold #u3"),
        (Order::Repli(false), "order-repli-shaken #u3", "order-repli #u3"),
    ] {
        assert_eq!((gm(&b, ordered(B1, order)), blind(&b, ordered(B1, order))), (told.into(), unseen.into()));
    }
    b.bodies[usize::from(B1)].at = Where::Absent;
    assert_eq!(stranger(&b, ordered(B1, Order::Hold)), "");
    assert_eq!(stranger(&b, ordered(A1, Order::Tir(nth(B1)))), "", "whom it is turned on is hidden");
}

/// What the GM's hand and the scenario do: to those whose figures it changes.
#[test]
fn the_hand_of_the_gm() {
    let mut b = field();
    let secret = |told: &str| (told.to_owned(), String::new());
    let both = |told: &str| (told.to_owned(), told.to_owned());
    let said = |b: &Battle, event| (gm(b, event), stranger(b, event));
    assert_eq!(said(&b, Event::Conceded { side: Side::B }), both("conceded #s1"));
    assert_eq!(said(&b, Event::Arrived { unit: nth(B1) }), both("arrived #u3"));
    assert_eq!(said(&b, Event::Arrived { unit: nth(G) }), both("arrived-hero #u8"));
    assert_eq!(said(&b, Event::Enlisted { unit: NewUnitId::new(9), like: nth(B1) }), secret("enlisted #u3"));
    assert_eq!(said(&b, Event::Passed { from: nth(B1), to: nth(B2), men: 7 }), secret("passed #u3 #u4 7"));
    assert_eq!(said(&b, Event::TurnedCoat { unit: nth(B1) }), both("turned-coat #u3 #s0"));
    assert_eq!(said(&b, Event::Heads { unit: nth(B1), men: -7 }), secret("heads-taken #u3 7"));
    assert_eq!(said(&b, Event::Heads { unit: nth(B1), men: 7 }), secret("heads-given #u3 7"));
    let set = |field, value| Event::Set { unit: nth(B1), field, value };
    assert_eq!(said(&b, set(Field::armour, 17)), secret("set #u3 bx-field-ca 2"));
    assert_eq!(said(&b, set(Field::moral, 9)), secret("set #u3 bx-field-moral 9"));
    assert_eq!(said(&b, set(Field::elite, 1)), secret("set #u3 bx-field-elite yes"));
    assert_eq!(said(&b, set(Field::elite, 0)), secret("set #u3 bx-field-elite no"));
    assert_eq!(said(&b, set(Field::pvt, 1_200)), secret("set #u3 bx-field-pvt 1.5"));
    assert_eq!(said(&b, set(Field::defends, 2)), secret("set #u3 bx-field-defends bx-field-defends-hometown"));
    let script = |comes| Event::Scripted { index: ScriptNumber(2), comes };
    assert_eq!((said(&b, script(true)), said(&b, script(false))), (secret("event 3"), secret("event-aside 3")));
    b.edition = montjoie_bx::options::Edition::Ascendant;
    assert_eq!(gm(&b, set(Field::armour, 17)), "set #u3 bx-field-ca 17");
    let option = |name: &str, value| {
        let place = Bx::INFO.settings.iter().position(|s| s.name == name).unwrap();
        Event::Option { index: u8::try_from(place).unwrap(), value }
    };
    assert_eq!(said(&b, option("huge_hit_back", 1)), both("option bx-option-huge_hit_back yes"));
    assert_eq!(said(&b, option("huge_hit_back", 0)), both("option bx-option-huge_hit_back no"));
    assert_eq!(
        said(&b, option("survivor_rounding", 1)),
        both("option bx-option-survivor_rounding bx-option-survivor_rounding-down")
    );
    assert_eq!(said(&b, option("hero_frontage", 12)), both("option bx-option-hero_frontage 12"));
}

/// BX-37, BX-48, BX-54, BX-55 — officers, chiefs and standards.
#[test]
fn people() {
    let mut b = field();
    assert_eq!(gm(&b, Event::StandardLost { side: Side::B }), "standard-lost #s1");
    assert_eq!(gm(&b, Event::ChiefFell { side: Side::B }), "chief-fell #- #s1");
    let joined = Event::Joined { hero: nth(G), unit: nth(B1) };
    assert_eq!((gm(&b, joined), blind(&b, joined)), ("joined #u8 #u3".into(), "joined #u8 #u3".into()));
    let alone = |heir| Event::Alone { hero: nth(OFFICER), heir };
    assert_eq!((gm(&b, alone(false)), gm(&b, alone(true))), ("alone #u7 #u3".into(), "last-standing #u7 #u3".into()));
    assert_eq!(gm(&b, Event::Alone { hero: nth(G), heir: false }), "", "he led nobody");
    let duel = Event::Dueled { one: nth(H), other: nth(G), rounds: 4 };
    b.bodies[usize::from(H)].order = Order::Defier(nth(G));
    assert_eq!((gm(&b, duel), blind(&b, duel)), ("duel #u6 #u8 4".into(), "duel #u6 #u8 4".into()));
    b.camps[1].chief = Some(nth(G));
    assert_eq!(gm(&b, Event::ChiefFell { side: Side::B }), "chief-fell #u8 #s1");
    let favoured = |unit: u8| Event::Favoured { unit: nth(unit) };
    assert_eq!((gm(&b, favoured(B1)), stranger(&b, favoured(B1))), ("favoured #u3 #u8".into(), String::new()));
    assert_eq!(gm(&b, favoured(G)), "favoured-own #u8 #u8");
    for (terms, told) in [(0, "surrendered #u3"), (1, "ransomed #u3"), (2, "released #u3")] {
        let place = Bx::INFO.settings.iter().position(|s| s.name == "surrender_terms").unwrap();
        assert!(b.options.set(place, terms));
        assert_eq!(gm(&b, Event::Surrendered { unit: nth(B1) }), told);
    }
    b.bodies[usize::from(B1)].at = Where::Absent;
    for event in [joined, alone(false)] {
        assert_eq!(stranger(&b, event), "", "{event:?}");
    }
}

/// BX-60 to BX-73 — sieges: what shows from outside the walls, and what only those inside, or those who batter them, know.
#[test]
fn sieges() {
    let engine = "[[side.engine]]\nid = \"e1\"\nname = \"e1\"\nkind = \"trebuchet\"\nserved_by = \"a1\"\n";
    let a = unit("a1", 100, "") + &unit("a2", 100, "ram = true") + engine;
    let text = siege("descendant", "", WALLS, &a, &(unit("b1", 100, "") + &unit("b2", 100, "")));
    let mut b = TestBattle::<Bx>::new(&text).bout.state;
    // Through the eyes of each side, knowing nothing of the other.
    let ours = |b: &Battle, event| line(b, event, Viewer::Player(Side::A, Knowledge::Unseen));
    let theirs = |b: &Battle, event| line(b, event, Viewer::Player(Side::B, Knowledge::Unseen));
    let said = |b: &Battle, event| [gm(b, event), ours(b, event), theirs(b, event)];
    let three = |gm: &str, a: &str, b: &str| [gm.to_owned(), a.to_owned(), b.to_owned()];
    let all = |told: &str| [told.to_owned(), told.to_owned(), told.to_owned()];
    let (wall, e1) = (SectionId::new(2), EngineId::new(0));
    let attacks = Event::Attacks { unit: nth(0), section: Section(Some(wall)) };
    assert_eq!(said(&b, attacks), all("attacks #u0 #p2"));
    let holds = Event::Holds { unit: nth(2), section: Section(Some(wall)) };
    assert_eq!(said(&b, holds), three("holds #u2 #p2", "", "holds #u2 #p2"), "behind walls nobody goes at");
    if let Some(fort) = &mut b.fort {
        fort.attacked = 1 << 2;
    }
    assert_eq!(said(&b, holds), all("holds #u2 #p2"));
    for (how, told) in [
        (Breach::Undefended, "undefended"),
        (Breach::Demoralised, "demoralised"),
        (Breach::Engine, "engine"),
        (Breach::Ram, "ram"),
        (Breach::Sortie, "sortie"),
        (Breach::Magic, "magic"),
        (Breach::Ruse, "ruse"),
        (Breach::Huge, "huge"),
        (Breach::Ruling, "ruling"),
    ] {
        assert_eq!(said(&b, Event::Breached { section: wall, how }), all(&format!("breach-{told} #p2")));
    }
    let aimed = |aim| Event::Aimed { engine: e1, aim };
    assert_eq!(said(&b, aimed(Aim::Nothing)), all(""));
    assert_eq!(said(&b, aimed(Aim::Section(wall))), all("aimed-wall #p3 #p2"));
    assert_eq!(said(&b, aimed(Aim::Unit(nth(2)))), three("aimed #p3 #u2", "", "aimed #p3 #u2"));
    // A third of a wall: forty of a hundred and twenty parts, and never more than the whole.
    let pounded = |work| Event::Pounded { engine: e1, section: wall, work };
    assert_eq!(said(&b, pounded(40)), three("pounded #p3 #p2 33", "pounded #p3 #p2 33", "pounded-seen #p3 #p2"));
    assert_eq!(gm(&b, pounded(500)), "pounded #p3 #p2 100");
    if let Some(fort) = &mut b.fort {
        fort.battered[2] = 60;
    }
    assert_eq!(gm(&b, pounded(30)), "pounded #p3 #p2 75");
    assert_eq!(said(&b, Event::Wasted { engine: e1 }), all("wasted #p3"));
    for (at, told) in
        [(Where::Destroyed, "engine-burnt #p3"), (Where::Field, "engine-back #p3"), (Where::Left, "engine-away #p3")]
    {
        assert_eq!(said(&b, Event::Stationed { engine: e1, at }), all(told));
    }
    assert_eq!(said(&b, Event::Captured { engine: e1 }), all("engine-captured #p3 #s1"));
    let served = |by| Event::Served { engine: e1, by };
    let known = |told: &str| three(told, told, "");
    assert_eq!(said(&b, served(None)), known("engine-unserved #p3"));
    assert_eq!(said(&b, served(Some(nth(1)))), known("engine-served #p3 #u1"));
    let crewed = |engineer| Event::Crewed { engine: e1, crew: 4, engineer };
    assert_eq!(said(&b, crewed(true)), known("engine-crewed #p3 4"));
    assert_eq!(said(&b, crewed(false)), known("engine-crewed-alone #p3 4"));
    assert_eq!(said(&b, Event::RamBegins { sequences: 5 }), all(""), "nobody is at the ram");
    b.bodies[1].order = Order::Ram;
    let begins = "ram-begins #u1 5";
    assert_eq!(said(&b, Event::RamBegins { sequences: 5 }), three(begins, begins, "ram-begins-seen #u1"));
    if let Some(fort) = &mut b.fort {
        (fort.ram_need, fort.ram_done) = (5, 2);
    }
    let rammed = Event::Rammed { unit: nth(1) };
    assert_eq!(said(&b, rammed), three("rammed #u1 2", "rammed #u1 2", "rammed-seen #u1"));
    if let Some(fort) = &mut b.fort {
        fort.ram_done = 4;
    }
    assert_eq!(said(&b, rammed), three("", "", "rammed-seen #u1"), "the breach has its own line");
    assert_eq!(said(&b, Event::RamLost), known("ram-lost"));
    assert_eq!(said(&b, Event::Sallied { unit: nth(2) }), all("sallied #u2"));
    assert_eq!(said(&b, Event::Returned { unit: nth(2) }), three("returned #u2", "", "returned #u2"));
    let supplies = Event::Supplies { side: Side::B, left: 9 };
    assert_eq!(said(&b, supplies), three("supplies #s1 9", "", "supplies #s1 9"));
    assert_eq!(said(&b, Event::Arrived { unit: nth(2) }), three("arrived #u2", "", "arrived #u2"), "inside the walls");
    // BX-71: an engine that shot and can no more is told to its own.
    assert_eq!(said(&b, Event::Ended), all(""));
    b.engines[0].aim = Aim::Section(wall);
    assert_eq!(said(&b, Event::Ended), all(""), "its men are free");
    b.bodies[0].contacts.add(nth(2));
    assert_eq!(said(&b, Event::Ended), known("silenced #p3"));
}
