//! Retreat, rout, pursuit, rally, and what the battle leaves behind.

use super::help::*;
use montjoie_game::{Fight as _, Gesture, Outcome, Ruleset as _};
use montjoie_ordre::Ordre;
use montjoie_ordre::events::{Event, How};
use montjoie_table::{Side, State as _};
use montjoie_trial::{TestBattle, cases, each_value, some_values};

cases! {
    case("retreat", &["ORD-57"], &["retreat_mid_battle", "more_mobile_side"], retreat),
    case("pursuit", &["ORD-58", "ORD-59", "ORD-60"], &[], pursuit),
    case("rallies", &["ORD-62"], &["rally_timing", "rally_attempts"], rallies),
    case(
        "casualties",
        &["ORD-53", "ORD-54", "ORD-63"],
        &["victory_recovery", "dead_share", "abandoned_wounded_die"],
        casualties,
    ),
    case("characters", &["ORD-55", "ORD-56"], &["pc_armor", "pc_fate_mode"], characters),
    case("booty", &["ORD-49", "ORD-61"], &["baggage_lost_share"], booty),
    case("experience", &["ORD-71", "ORD-72"], &[], experience),
    case("shared_losses", &["ORD-52"], &[], shared),
}

const HORSE: &str = "type = \"cavalry\"\ncbt = 5\ndmg = 4\n";
const WEAK: &str = "cbt = 0\ndmg = 1\n";

/// Both throws of the command test.
fn command(p: P, north: u16, south: u16) -> P {
    p.faces("ORD-33", "north", "south", &[north]).faces("ORD-33", "south", "north", &[south])
}

fn retreat() {
    let host = || unit("one", 100, FOOT) + &unit("guns", 4, "pieces = 4\ncbt = 5\ndmg = 20\nprt = \"longue\"");
    let leaves = |north: u16, south: u16| {
        let p: P = TestBattle::new(&scenario(Around::default(), &host(), &unit("two", 100, FOOT)));
        command(p.answer("ORD-57", "north", "oui"), north, south).step()
    };
    let p = leaves(9, 3);
    assert_eq!((p.state("one"), p.state("guns")), ("left", "left"), "five points: all leave");
    let p = leaves(5, 2);
    assert_eq!((p.state("one"), p.state("guns"), p.happened("abandoned", "guns")), ("left", "captured", 1));
    let p = leaves(4, 6).dice_show(5).to("pursuit");
    assert_eq!(
        (plus(&p, "ORD-40", "one", "two"), state(&p).first),
        (2, Some(Side::B)),
        "it must fight, at -2, and after the enemy"
    );
    let p = leaves(2, 9);
    assert_eq!((p.state("one"), p.state("guns")), ("deroute", "deroute"));
    let p = p.dice_show(9).to("rally");
    assert_eq!(p.throws("ORD-59"), 2, "each is pursued once");
    // Both want to go: no battle, and nobody learns anything.
    let p: P = TestBattle::new(&scenario(Around::default(), &host(), &unit("two", 100, FOOT)));
    let p = p.answer("ORD-57", "north", "oui").answer("ORD-57", "south", "oui").end();
    assert_eq!((p.bout.outcome(), p.happened("learned", "")), (Some(Outcome::Draw), 0));
    each_value::<Ordre>("retreat_mid_battle", |option| {
        let p = duel(with(option), FOOT, FOOT).dice_show(1).to("reserve");
        i64::try_from(p.options("ORD-57", "north").len()).unwrap()
    });
    each_value::<Ordre>("more_mobile_side", |option| {
        let p = duel(with(option), HORSE, FOOT).answer("ORD-57", "north", "oui");
        plus(&command(p, 9, 3).step(), "ORD-33", "north", "south")
    });
    let p = duel(Around::default(), FOOT, FOOT).dice_show(1).to("reserve").answer("ORD-57", "north", "oui");
    let p = command(p, 9, 2).step();
    assert_eq!(p.bout.state.over.unwrap().winner, Some(Side::B), "who leaves loses the field");
}

fn pursuit() {
    // A decisive shock: the routed army is run down, unless its horses are faster.
    let hunted = |keys: &str| {
        let p: P = TestBattle::new(&scenario(
            Around::default(),
            &unit("one", 100, keys),
            &unit("two", 100, "cbt = 6\ndmg = 4"),
        ));
        p.dice_show(9).to("rally")
    };
    let (slow, fast) = (
        hunted("cbt = 0\ndmg = 1\narm = 3\nsdg = 20"),
        hunted(&format!("{HORSE}cbt2 = 1").replace("cbt2 = 1", "sdg = 20").replace("cbt = 5", "cbt = 0")),
    );
    assert_eq!((slow.throws("ORD-59"), slow.throws("ORD-60")), (1, 1));
    assert_eq!(versus(&slow, "ORD-59", "two", "one"), 0, "half of nothing");
    let (a, c) = (loss(&slow, "one"), loss(&fast, "one"));
    let whole = |p: &P| power(p, "ORD-59", "two", "one");
    assert_eq!(whole(&slow), 400);
    assert!(c * 2 <= a + 400 && c < a, "{a} {c}: the faster lose half");
    assert_eq!(plus(&slow, "ORD-60", "one", "two"), -5, "in rout");
    // A pursuer may stay, the routed may not turn.
    let p = duel(Around::default(), "cbt = 0\ndmg = 1", "cbt = 6\ndmg = 4").dice_show(9).to("pursuit");
    assert_eq!(p.options("ORD-59", "one"), ["laisser_fuir", "poursuivre_avec two"]);
    let p = p.answer("ORD-59", "one", "laisser_fuir").step();
    assert_eq!((p.throws("ORD-59"), p.throws("ORD-60")), (0, 0));
    // Both break at once: nobody pursues.
    let p = duel(Around::default(), "cbt = 0\ndmg = 9", "cbt = 0\ndmg = 9").dice_show(9).to("rally");
    assert_eq!((p.happened("routed", ""), p.throws("ORD-59")), (2, 0));
}

/// A side whose chief will rally, with a second group that stays.
fn led(keys: &str) -> String {
    let host = unit("one", 100, "cbt = 0\ndmg = 1\n") + &unit("bows", 50, &format!("{BOWS}sdg = 9000"));
    format!("chief = \"c\"\n{host}{}", chief("c", keys))
}

fn rallies() {
    each_value::<Ordre>("rally_timing", |option| {
        let p: P = TestBattle::new(&scenario(
            with(option),
            &led("presence = 9\ncbt = 9\nwar = 9"),
            &unit("two", 100, "cbt = 6\ndmg = 4"),
        ));
        throws(&p.dice_show(9).to("rally"), "ORD-59")
    });
    each_value::<Ordre>("rally_attempts", |option| {
        // It is rallied at once, routs again, and so on.
        let p: P = TestBattle::new(&scenario(
            with(option),
            &led("presence = 9\ncbt = 9\nwar = 9"),
            &unit("two", 100, "cbt = 6\ndmg = 4"),
        ));
        let mut p = p.dice_show(9);
        for _ in 0..3 {
            p = p.to("rally");
            if p.options("ORD-62", "one").is_empty() {
                p = p.step();
            } else {
                p = p.answer("ORD-62", "one", "oui").step();
            }
        }
        // A rout that cannot be rallied is tried once, or in every sequence.
        let q: P = TestBattle::new(&scenario(
            with(option),
            &led("presence = -20"),
            &unit("two", 100, "cbt = 6\ndmg = 4\nsdg = 900"),
        ));
        let mut q = q.dice_show(2).step().dice_show(9).to("rally").dice_show(2);
        for _ in 0..2 {
            q = q.step().to("rally");
        }
        throws(&p, "ORD-62") * 100 + throws(&q.step(), "ORD-62")
    });
    let p: P =
        TestBattle::new(&scenario(Around::default(), &unit("one", 100, WEAK), &unit("two", 100, "cbt = 6\ndmg = 4")));
    let p = p.dice_show(9).to("reserve");
    assert_eq!((p.throws("ORD-62"), p.state("one")), (0, "off"), "no chief, no rally");
}

/// A battle in which one side has lost so many points and the other gives up.
fn won(around: Around, loss: i64, winner: Side) -> P {
    let mut p = duel(around, "cbt = 9\ndmg = 4\nsdg = 10", FOOT);
    let group = p.who("one");
    p.bout.state.apply(&Event::Lost { group, by: NO_ONE, loss, how: How::Shock, capped: false });
    p.gesture(Gesture::Concede { side: winner.foe() }).end()
}

fn casualties() {
    let told = |p: &P, key: &str| p.event("reckoned", "one").unwrap()[key].as_i64().unwrap();
    each_value::<Ordre>("victory_recovery", |option| told(&won(with(option), 200, Side::A), "out"));
    some_values::<Ordre>("dead_share", &[50, 75, 100], |option| told(&won(with(option), 200, Side::B), "dead"));
    each_value::<Ordre>("abandoned_wounded_die", |option| told(&won(with(option), 200, Side::B), "dead"));
    let p = won(Around::default(), 205, Side::A);
    assert_eq!(
        (told(&p, "out"), told(&p, "dead"), told(&p, "back"), told(&p, "deserters"), told(&p, "eff")),
        (20, 10, 102, 1, 90)
    );
    let p = won(Around::default(), 200, Side::B);
    assert_eq!((told(&p, "eff"), p.left("one")), (80, 80));
    let next = Ordre::aftermath(state(&p));
    assert!(next[0].stays && next[0].keys.iter().any(|(k, v)| *k == "count" && format!("{v:?}") == "Int(80)"));
}

fn characters() {
    let hurt = |option: &str| -> P {
        let north = format!(
            "{}{}",
            unit("one", 100, "cbt = 9\ndmg = 4\nsdg = 10"),
            chief("hero", "health = 9\narm = 2\nunit = \"one\"")
        );
        let mut p: P = TestBattle::new(&scenario(with(option), &north, &unit("two", 100, FOOT)));
        let group = p.who("one");
        p.bout.state.apply(&Event::Lost { group, by: NO_ONE, loss: 350, how: How::Shock, capped: false });
        p.gesture(Gesture::Concede { side: Side::A })
    };
    each_value::<Ordre>("pc_armor", |option| {
        let p = hurt(option).dice_show(3).to("aftermath").end();
        p.event("wounded", "hero").map_or(0, |v| v["wounds"].as_i64().unwrap())
    });
    // Staged: the GM has the last word on what the die proposes.
    each_value::<Ordre>("pc_fate_mode", |option| {
        let p = hurt(option).dice_show(3).to("aftermath");
        let asked = p.bout.look(&montjoie_table::Inputs::default(), &mut montjoie_trial::Rest::Show(3));
        i64::try_from(asked.offered.iter().filter(|a| a.key.rule.0 == "ORD-56").count()).unwrap()
    });
    let p = hurt("").dice_show(3).to("aftermath").judge("ORD-56", "hero", "", 9).end();
    assert_eq!(p.state("hero"), "out_of_action");
}

fn booty() {
    some_values::<Ordre>("baggage_lost_share", &[-1, 50], |option| {
        let host = unit("one", 50, WEAK) + &unit("guns", 20, "pieces = 10\ncbt = 0\ndmg = 1\nprt = \"courte\"");
        let p: P =
            TestBattle::new(&scenario(with(option), &host, &unit("two", 200, "cbt = 9\ndmg = 4"))).dice_show(9).end();
        let pieces = p.event("abandoned", "guns").unwrap()["pieces"].as_i64().unwrap();
        pieces * 1_000 + p.event("baggage", "north").unwrap()["share"].as_i64().unwrap()
    });
}

fn experience() {
    // V-19: from 4 to 5 costs 5.
    let keys = "cbt = 4\ndmg = 9\nxp_award = 5";
    let play = |south: &str| -> P {
        TestBattle::new(&scenario(Around::default(), &unit("militia", 100, keys), &unit("two", 20, south))).dice_show(9)
    };
    let p = play(WEAK).end();
    assert_eq!((p.event("raised", "militia").unwrap()["cost"].as_i64(), state(&p).units[0].cbt), (Some(5), 5), "V-19");
    assert_eq!(p.event("classed", "north").unwrap()["class"], "decisive_victory");
    assert_eq!(p.event("classed", "south").unwrap()["class"], "crushing_defeat");
    assert_eq!(p.event("learned", "two"), None, "nothing is left of them that could learn");
    let p = play(WEAK).to("aftermath").answer("ORD-72", "militia", "non").judge("ORD-71", "north", "", 2).end();
    assert_eq!((state(&p).units[0].xp, state(&p).units[0].cbt), (5, 4));
    assert_eq!(p.event("classed", "north").unwrap()["class"], "status_quo", "the GM has the last word");
    let north = format!("battle_result = \"marginal_victory\"\n{}", unit("militia", 100, keys));
    let p: P = TestBattle::new(&scenario(Around::default(), &north, &unit("two", 20, WEAK))).dice_show(9).end();
    assert_eq!(p.event("classed", "north").unwrap()["class"], "marginal_victory", "said before the battle");
}

fn shared() {
    let host = unit("one", 100, "cbt = 9\ndmg = 4") + &unit("more", 300, "cbt = 9\ndmg = 4");
    let play = || {
        let mut p: P = TestBattle::new(&scenario(Around::default(), &host, &unit("two", 100, FOOT)));
        let group = p.who("north-gros");
        p.bout.state.apply(&Event::Lost { group, by: NO_ONE, loss: 602, how: How::Shock, capped: false });
        p.gesture(Gesture::Concede { side: Side::A }).to("aftermath")
    };
    let share = |p: &P, id: &str| p.event("reckoned", id).unwrap()["share"].as_i64().unwrap();
    let p = play().end();
    assert_eq!((share(&p, "one"), share(&p, "more")), (150, 452), "a spare point to the larger of equals");
    let p = play().answer("ORD-52", "north-gros", "faire_porter_par one").end();
    assert_eq!((share(&p, "one"), share(&p, "more")), (500, 102), "the players share them otherwise");
}
