//! The links behind every change: from what was heard before it to the number that stands after it, each with its rule.

use crate::field::{WALLS, hero, huge, nth, scene, shown, siege, unit};
use montjoie_bx::Bx;
use montjoie_bx::battle::Battle;
use montjoie_bx::events::{Breach, Event, Fear, Field, HurtBy};
use montjoie_bx::terms::Order;
use montjoie_bx::walls::{EngineId, SectionId};
use montjoie_game::Subjects as _;
use montjoie_table::Heard;
use montjoie_trial::TestBattle;

/// Each link as its rule, its message without the prefix, and its values.
fn after(b: &Battle, event: Event, earlier: &[Heard<Event>]) -> (Vec<usize>, Vec<String>) {
    let opening = Bx::opens(b, &event, earlier);
    let link = |link: &montjoie_game::Link| {
        let id = link.told.id.strip_prefix("bx-open-").unwrap_or(link.told.id).to_owned();
        let values = link.told.args.iter().map(|(_, arg)| shown(arg));
        [link.rule.0.to_owned(), id].into_iter().chain(values).collect::<Vec<_>>().join(" ")
    };
    (opening.from.clone(), opening.links.iter().map(link).collect())
}

fn chain(b: &Battle, event: Event) -> Vec<String> {
    after(b, event, &[]).1
}

/// A hundred a side, four points a head; giants; a hero of each, that of B an officer of ten points.
fn field() -> Battle {
    let a = format!("chief = \"h\"\nstandard = \"a1\"\n{}{}", unit("a1", 100, ""), huge("m", ""));
    let b = unit("b1", 100, "") + &unit("b2", 300, "") + &hero("o", "unit = \"b1\"; pv = 10");
    TestBattle::<Bx>::new(&scene("descendant", "", &(a + &hero("h", "int = 16")), &b)).bout.state
}

const A1: u8 = 0;
const GIANT: u8 = 1;
const B1: u8 = 2;
const B2: u8 = 3;
const H: u8 = 4;
const OFFICER: u8 = 5;

/// BX-25, BX-04, BX-54 — the blows of a phase, then points, then heads; what goes beyond reaches the officer.
#[test]
fn losses_open_into_blows_points_and_heads() {
    let b = field();
    let blow = |by: u8, points: i64| {
        Heard::Event(Event::Hurt { unit: nth(B1), by: nth(by), damage: points * 800, how: HurtBy::Blow })
    };
    let lost = |points: i64| Event::Lost { unit: nth(B1), damage: points * 800 };
    let earlier = [blow(A1, 9), Heard::Event(lost(9)), blow(A1, 30), blow(H, 12)];
    let (from, links) = after(&b, lost(42), &earlier);
    assert_eq!(from, [2, 3], "those of an earlier phase were paid for");
    assert_eq!(
        links,
        [
            "BX-21 blow #u0 #u2 30",
            "BX-21 blow #u4 #u2 12",
            "BX-25 points #u2 400 42 358",
            // 358 by four, rounded up: 90 stand, ten fell.
            "BX-04 heads #u2 358 4 bx-open-up 90 10",
        ]
    );
    // Whole, and half a point more than the men had; one alone is counted in points, and part of one is one.
    let beyond = Event::Lost { unit: nth(B1), damage: 402 * 800 + 400 };
    assert_eq!(
        chain(&b, beyond),
        [
            "BX-25 beyond #u2 402.5",
            "BX-25 points #u2 400 400 0",
            "BX-04 heads #u2 0 4 bx-open-up 0 100",
            "BX-54 points #u5 10 2.5 7.5",
            "BX-03 whole #u5 7.5 8",
        ]
    );
    assert_eq!(chain(&b, lost(400)).len(), 2, "to the point, nothing goes beyond");
    let mut down = field();
    down.options.survivor_rounding = montjoie_bx::options::SurvivorRounding::Down;
    assert_eq!(chain(&down, lost(42))[1], "BX-04 heads #u2 358 4 bx-open-down 89 11");
}

/// BX-22, BX-42 — row and column behind a blow; ten times its dice behind a monster's.
#[test]
fn blows_open_into_the_table() {
    let mut b = field();
    let hurt = |by: u8, on: u8, how| Event::Hurt { unit: nth(on), by: nth(by), damage: 800, how };
    assert_eq!(chain(&b, hurt(A1, B1, HurtBy::Blow)), ["BX-22 table #u0 #u2 1 0 8 50"]);
    b.bodies[0].hd_bonus = 1;
    assert_eq!(chain(&b, hurt(A1, B1, HurtBy::Shot))[0][..17].to_owned(), "BX-22 table-bonus");
    b.bodies[0].human0 = true;
    assert_eq!(chain(&b, hurt(A1, B1, HurtBy::Pursuit))[0][..17].to_owned(), "BX-22 table-human");
    // Ten Hit Dice: a hundred men of one, fifty of two, four points each: and eight for those of two.
    assert_eq!(chain(&b, hurt(GIANT, B1, HurtBy::Huge)), ["BX-42 huge-kills #u1 #u2 10 1 4 400"]);
    b.bodies[2].hd = 200;
    assert_eq!(chain(&b, hurt(GIANT, B1, HurtBy::Huge)), ["BX-42 huge-kills #u1 #u2 10 2 4 200"]);
    b.options.huge_damage = montjoie_bx::options::HugeDamage::PvtDamage;
    assert_eq!(chain(&b, hurt(GIANT, B1, HurtBy::Huge)), ["BX-42 huge #u1 #u2 10 100"]);
    assert_eq!(
        chain(&b, hurt(H, B1, HurtBy::Duel)),
        ["BX-53 entered #u4 #u2 1"],
        "played at the table, no die was heard"
    );
}

/// BX-46 — so many for each level and head of the sequence's start, ten rounds of them, no more than were lost.
#[test]
fn what_grows_again_opens() {
    let mut b = field();
    (b.bodies[2].regeneration, b.bodies[2].n_start, b.bodies[2].pvt, b.bodies[2].n) = (1, 20, 300 * 800, 75);
    let back = Event::Regenerated { unit: nth(B1), points: 100 * 800 };
    assert_eq!(
        chain(&b, back),
        [
            // One a round for each of twenty, ten rounds: 200, of which 100 are missing.
            "BX-46 regrown #u2 1 20 200 100 100",
            "BX-46 points-back #u2 300 100 400",
            "BX-04 heads-back #u2 400 4 bx-open-up 100 25",
        ]
    );
}

/// BX-31, BX-32, BX-34, BX-35, BX-36, BX-43, BX-44 — why hearts are lost and found.
#[test]
fn hearts_open() {
    let mut b = field();
    let fear = |fear| Event::Demoralised { unit: nth(A1), fear };
    assert_eq!(chain(&b, fear(Fear::Losses)), ["BX-32 test-failed #u0"]);
    assert_eq!(chain(&b, fear(Fear::Faith)), ["BX-35 faith #u0"]);
    assert_eq!(chain(&b, fear(Fear::Ruling)), Vec::<String>::new());
    assert_eq!(chain(&b, Event::Stood { unit: nth(A1) }), Vec::<String>::new(), "the dice say all");
    // Twice as many points is not more than twice; with the officer's it is. The strongest alone is named.
    b.bodies[0].contacts.add(nth(B1));
    b.bodies[2].pvt = 800 * 800;
    b.bodies[5].officer_of = None;
    assert_eq!(chain(&b, Event::Stood { unit: nth(A1) }), Vec::<String>::new());
    b.bodies[5].officer_of = Some(nth(B1));
    assert_eq!(chain(&b, Event::Stood { unit: nth(A1) }), ["BX-31 outnumbered #u0 #u2 400 810"]);
    b.bodies[0].contacts.add(nth(B2));
    assert_eq!(chain(&b, Event::Stood { unit: nth(A1) }), ["BX-31 outnumbered #u0 #u3 400 1200"]);
    b.bodies[2].harmed_by = 1;
    let weighed = ["BX-31 outnumbered #u0 #u3 400 1200", "BX-44 immune #u0 #u2"];
    assert_eq!(chain(&b, Event::Stood { unit: nth(A1) }), weighed);
    assert_eq!(chain(&b, Event::Surrendering { unit: nth(A1) }), [&weighed[..], &["BX-55 test-failed #u0"]].concat());
    b.bodies[2].contacts.add(nth(A1));
    b.bodies[2].contacts.add(nth(GIANT));
    assert_eq!(chain(&b, Event::Demoralised { unit: nth(B1), fear: Fear::Terror }), ["BX-43 terror #u2 #u1"]);
    assert_eq!(chain(&b, Event::Rallied { unit: nth(A1) }), ["BX-34 test-passed #u0"]);
    assert_eq!(chain(&b, Event::Leaving { unit: nth(A1) }), ["BX-34 test-failed #u0"]);
    b.bodies[0].n = 49;
    assert_eq!(chain(&b, Event::Leaving { unit: nth(A1) }), ["BX-31 bled #u0 49 100 51", "BX-34 test-failed #u0"]);
    b.bodies[0].faithful_of = Some(nth(H));
    assert_eq!(chain(&b, Event::Rallied { unit: nth(A1) }), ["BX-35 faithful #u0"]);
    b.bodies[0].moral = 12;
    assert_eq!(chain(&b, Event::Rallied { unit: nth(A1) }), ["BX-36 fearless #u0"]);
    assert_eq!(chain(&b, Event::Left { unit: nth(A1) }), ["BX-76 left #u0"]);
    b.bodies[0].leaving = true;
    assert_eq!(chain(&b, Event::Left { unit: nth(A1) }), ["BX-34 leaving #u0"]);
}

/// Contacts, people and ends.
#[test]
fn the_rest_of_the_field_opens() {
    let mut b = field();
    let met = Event::Contact { by: nth(A1), on: nth(B1) };
    assert_eq!(chain(&b, met), ["BX-13 met #u0 #u2"]);
    b.bodies[0].order = Order::Engagement(nth(B1));
    assert_eq!(chain(&b, met), ["BX-13 contact #u0 #u2"]);
    b.bodies[0].contacts.add(nth(B1));
    assert_eq!(chain(&b, met), Vec::<String>::new(), "they meet once");
    for (event, told) in [
        (Event::Parted { one: nth(A1), other: nth(B1) }, "BX-06 parted #u0 #u2"),
        (Event::BrokeAway { unit: nth(A1), from: nth(B1) }, "BX-06 broke-away #u0 #u2"),
        (Event::Ran { unit: nth(A1) }, "BX-16 ran #u0"),
        (Event::Fell { unit: nth(A1) }, "BX-46 fell #u0"),
        (Event::Destroyed { unit: nth(A1) }, "BX-07 destroyed #u0"),
        (Event::Surrendered { unit: nth(A1) }, "BX-55 surrendered #u0"),
        (Event::ChiefFell { side: montjoie_table::Side::A }, "BX-55 chief-fell #u4"),
        (Event::StandardLost { side: montjoie_table::Side::A }, "BX-48 standard #u0"),
        // Intelligence 16 gives two increments.
        (Event::Favoured { unit: nth(A1) }, "BX-37 favoured #u4 16 2"),
        (Event::Joined { hero: nth(H), unit: nth(A1) }, "BX-54 joined #u4 #u0"),
        (Event::Alone { hero: nth(OFFICER), heir: true }, "BX-54 heir #u5"),
        (Event::Alone { hero: nth(OFFICER), heir: false }, "BX-54 alone #u5"),
        (Event::Dueled { one: nth(H), other: nth(OFFICER), rounds: 4 }, "BX-53 dueled #u4 #u5 4 10"),
    ] {
        assert_eq!(chain(&b, event), [told]);
    }
    assert_eq!(
        chain(&b, Event::Favoured { unit: nth(B1) }),
        Vec::<String>::new(),
        "without a chief nobody is favoured"
    );
    assert!(!chain(&b, Event::Set { unit: nth(A1), field: Field::moral, value: 9 }).is_empty());
}

/// BX-64 to BX-71 — work on a wall in parts of a hundred and twenty, the ram by sequences, and what opened a breach.
#[test]
fn sieges_open() {
    let engine = "[[side.engine]]\nid = \"e1\"\nname = \"e1\"\nkind = \"catapulte_legere\"\n";
    let a = unit("a1", 100, "ram = true") + engine;
    let mut b = TestBattle::<Bx>::new(&siege("descendant", "", WALLS, &a, &unit("b1", 100, ""))).bout.state;
    let (wall, e1) = (SectionId::new(2), EngineId::new(0));
    let pounded = Event::Pounded { engine: e1, section: wall, work: 30 };
    // A light catapult takes four sequences for a wall: thirty parts each.
    let parts = ["BX-65 pounded #p3 #p2 30 120 4", "BX-65 wall #p2 120 30 90", "BX-65 wall-done #p2 30 120 25 0"];
    assert_eq!(chain(&b, pounded), parts);
    if let Some(fort) = &mut b.fort {
        (fort.battered[2], fort.ram_need, fort.ram_done) = (110, 5, 2);
    }
    assert_eq!(chain(&b, pounded)[1], "BX-65 wall #p2 10 30 0");
    assert_eq!(chain(&b, Event::Rammed { unit: nth(0) }), ["BX-66 ram #u0 3 2"]);
    if let Some(fort) = &mut b.fort {
        fort.ram_done = 5;
    }
    assert_eq!(chain(&b, Event::Rammed { unit: nth(0) }), ["BX-66 ram #u0 0 0"]);
    assert_eq!(chain(&b, Event::RamBegins { sequences: 6 }), ["BX-66 ram-begins 6"]);
    assert_eq!(chain(&b, Event::RamLost), ["BX-66 ram-lost"]);
    let battered = Event::Battered { unit: nth(1), engine: e1, damage: 9 * 800 };
    assert_eq!(chain(&b, battered), ["BX-71 engine #p3 #u1 9"]);
    assert_eq!(chain(&b, Event::Sallied { unit: nth(1) }), ["BX-70 sallied #u1"]);
    assert_eq!(chain(&b, Event::Returned { unit: nth(1) }), ["BX-70 returned #u1"]);
    // The work on this wall, and on no other, is behind its breach; the ram behind that of the gate.
    let elsewhere = Event::Pounded { engine: e1, section: SectionId::new(1), work: 30 };
    let earlier = [pounded, elsewhere, Event::Rammed { unit: nth(0) }].map(Heard::Event);
    for (how, rule, id, from) in [
        (Breach::Undefended, "BX-64", "undefended", None),
        (Breach::Demoralised, "BX-64", "defenders-broken", None),
        (Breach::Engine, "BX-65", "worked-through", Some(0)),
        (Breach::Ram, "BX-66", "rammed", Some(2)),
        (Breach::Sortie, "BX-70", "sortie", None),
        (Breach::Magic, "BX-67", "other-means", None),
        (Breach::Ruse, "BX-67", "other-means", None),
        (Breach::Huge, "BX-67", "other-means", None),
        (Breach::Ruling, "BX-67", "other-means", None),
    ] {
        let (back, links) = after(&b, Event::Breached { section: wall, how }, &earlier);
        assert_eq!((back, links), (from.into_iter().collect(), vec![format!("{rule} {id} #p2 0")]));
    }
    // BX-62: a monster at a wall does a quarter.
    let mut b = b.clone();
    (b.bodies[0].kind, b.bodies[0].hd) = (montjoie_bx::terms::BodyKind::Huge, 1_000);
    let crushed = chain(&b, Event::Hurt { unit: nth(1), by: nth(0), damage: 0, how: HurtBy::Huge });
    // A quarter of a hundred men: 25, a hundred points.
    assert_eq!(crushed, ["BX-42 huge-kills #u0 #u1 10 1 4 100", "BX-62 walls #u1 1 4"]);
}
