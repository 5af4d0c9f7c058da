//! At grips: counter-strokes, stray shots, breaking points, shooters caught at contact, charges that count once, pursuits.

use super::help::*;
use montjoie_game::{Fight as _, Gesture};
use montjoie_ordre::events::{Event, How};
use montjoie_table::State as _;
use montjoie_trial::TestBattle;

fn hurt(p: &mut P, id: &str, loss: i64) {
    let group = p.who(id);
    p.bout.state.apply(&Event::Lost { group, by: NO_ONE, loss, how: How::Ruling, capped: false });
}

fn routed(p: &mut P, id: &str, by: &str, pursuable: bool) {
    let (group, by) = (p.who(id), p.who(by));
    p.bout.state.apply(&Event::Routed { group, by: Opponent(by), pursuable });
}

/// Somebody attacks somebody now, every die showing this.
fn attack(p: P, by: &str, on: &str, shot: bool, face: u16) -> P {
    let order = Gesture::Attack { by: p.who(by), on: p.who(on), shot };
    p.dice_show(face).gesture(order)
}

/// Every unit fights for itself.
fn apart(north: &str, south: &str) -> P {
    TestBattle::new(&scenario(with("resolution_level = \"unit\""), north, south))
}

const SOLID: &str = "cbt = 5\ndmg = 4\nsdg = 500\n";

#[test]
fn a_bonus_is_against_the_one_who_failed_and_while_it_holds() {
    // ORD-44: A failed against the target; its answer to A is better, not its attack on B; nor what it shoots from afar.
    let field = |option: &str| -> P {
        let options = format!("resolution_level = \"unit\"\n{option}");
        let north = unit("a", 100, SOLID) + &unit("b", 100, SOLID);
        TestBattle::new(&scenario(with(&options), &north, &unit("bows", 100, &format!("{BOWS}sdg = 500"))))
    };
    let failed = |p: &mut P, by: &str, bonus: i32, since: u16| {
        let (group, on) = (p.who(by), p.who("bows"));
        p.bout.state.apply(&Event::Missed { group, on, how: How::Shock, bonus, since, until: since });
    };
    let answers = |since: u16, on: &str, shot: bool| {
        let mut p = field("");
        failed(&mut p, "a", 3, since);
        let p = attack(p, "bows", on, shot, 5);
        term(&p, if shot { "ORD-37" } else { "ORD-48" }, "bows", on, "counter")
    };
    assert_eq!((answers(1, "a", false), answers(1, "b", false), answers(1, "a", true)), (1, 0, 0));
    assert_eq!(answers(2, "a", false), 0, "in the next sequence only");
    // Where they add up, those of one and the same do.
    let after = |option: &str, second: &str| {
        let mut p = field(option);
        failed(&mut p, "a", 2, 1);
        failed(&mut p, second, 3, 1);
        let g = state(&p).at(state(&p).group_of(p.who("bows")).unwrap());
        (g.counter, g.counter_on == p.who(second))
    };
    let sum = "counter_bonus = \"accumulate\"";
    assert_eq!((after(sum, "a"), after(sum, "b"), after("", "a")), ((5, true), (3, true), (3, true)));
}

#[test]
fn a_stray_volley_takes_no_more_than_what_breaks_a_friend() {
    // ORD-43, ORD-45: eight short is four slices, 40 % of the power; the friend has a Force of 1 000 and an SdR of 40 %.
    let strays = |power: u32| {
        let host = unit("friend", 100, &format!("{FOOT}frc = 1000\nsdr = 40"))
            + &unit("bows", 100, &format!("{BOWS}pda = {power}"));
        let foe = unit("foe", 100, &format!("{FOOT}dfs = 8"));
        let p: P = TestBattle::new(&scenario(with("rout_trigger = \"exceed\""), &host, &foe));
        let order = Gesture::Engage { by: p.who("friend"), on: p.who("foe") };
        let p = attack(p.gesture(order), "bows", "foe", true, 1);
        let told = p.event("lost", "friend").unwrap();
        (loss(&p, "friend"), told["capped"] == true, happened(&p, "routed", "friend"))
    };
    assert_eq!([990, 1_000, 1_003].map(strays), [(396, false, 0), (400, false, 0), (400, true, 1)]);
}

#[test]
fn who_was_rallied_breaks_again_at_the_next_damage_not_at_a_scratch_that_takes_nothing() {
    // ORD-62: Frc 500, SdR 50; hurt by 60 and in the line again.
    let breaks = |option: &str, power: u32| {
        let mut p = duel(with(option), "cbt = 0\ndmg = 4", &format!("cbt = 5\ndmg = 4\npda = {power}"));
        hurt(&mut p, "one", 60);
        happened(&attack(p, "two", "one", false, 9), "routed", "one")
    };
    assert_eq!((breaks("", 0), breaks("", 10)), (0, 1));
    // ORD-43: where the whole is capped, nothing is left to lose: the blow itself breaks it.
    let whole = "rupture_cap = \"cumulative\"";
    assert_eq!((breaks(whole, 0), breaks(whole, 10)), (0, 1));
}

#[test]
fn losses_that_must_exceed_the_threshold_break_beyond_it() {
    // ORD-58: SdR 10 points, five of them gone; a score of just Dfs takes ten per cent.
    let breaks = |power: u32| {
        let one = "cbt = 5\ndmg = 4\nfrc = 100\nsdr = 10\ndfs = 14";
        let mut p = duel(with("rout_trigger = \"exceed\""), one, &format!("cbt = 5\ndmg = 4\npda = {power}"));
        hurt(&mut p, "one", 5);
        let p = attack(p, "two", "one", false, 9);
        (damage(&p, "one"), happened(&p, "routed", "one"))
    };
    assert_eq!((breaks(50), breaks(60)), ((10, 0), (11, 1)));
}

#[test]
fn a_charge_that_counts_once_is_spent_after_the_first_shock() {
    // ORD-09, ORD-39: twice the power in the first shock, ratio included; as infantry from then on.
    let horse = "type = \"cavalry\"\ncbt = 5\ndmg = 4\nsdg = 500\n";
    let p = duel(with("charge_scope = \"first_shock\""), horse, SOLID).dice_show(1);
    assert_eq!(figure(&p, "one", "pda"), 800);
    let p = p.to("pursuit");
    assert_eq!((power(&p, "ORD-40", "one", "two"), term(&p, "ORD-40", "one", "two", "ratio")), (800, 1));
    assert_eq!(figure(&p, "one", "pda"), 400);
    let p = p.to("shock").step();
    assert_eq!((power(&p, "ORD-40", "one", "two"), term(&p, "ORD-40", "one", "two", "ratio")), (400, 0));
    // Of one pair alone likewise.
    let p = attack(duel(with("charge_scope = \"first_shock\""), horse, SOLID), "one", "two", false, 1);
    assert_eq!(term(&p, "ORD-40", "one", "two", "ratio"), 1);
    assert_eq!(term(&attack(p, "one", "two", false, 1), "ORD-40", "one", "two", "ratio"), 0);
}

#[test]
fn a_reserve_is_measured_by_the_army_as_it_fights_now() {
    // ORD-74: a tenth of the whole. Sixty of 860 while the horses charge, of 460 once they have.
    let commits = |option: &str, kept: u32| {
        let horse = "type = \"cavalry\"\ncbt = 5\ndmg = 4\nsdg = 500\n";
        let host = unit("horse", 100, horse) + &unit("kept", kept, "cbt = 5\ndmg = 3\npost = \"reserve\"");
        let p: P = TestBattle::new(&scenario(with(option), &host, &unit("two", 100, SOLID))).dice_show(1).to("reserve");
        state(&p.answer("ORD-73", "north", "oui").step()).step.word() == "command"
    };
    assert!(!commits("", 20) && commits("charge_scope = \"first_shock\"", 20));
    // Just a tenth: 90 of 890 is more, 87 of 887 is less.
    assert!(commits("", 30) && !commits("", 29));
}

#[test]
fn a_reserve_is_no_stop_of_its_own() {
    // ORD-73: with a reserve and without one a sequence stops as often, in the same steps.
    let stops = |kept: &str| {
        let mut p: P =
            TestBattle::new(&scenario(with(""), &(unit("one", 100, SOLID) + kept), &unit("two", 100, SOLID)));
        p = p.dice_show(5);
        let mut counted = Vec::new();
        while p.bout.place().round == 1 {
            counted.push((p.bout.place().step, p.stops().len()));
            p = p.step();
        }
        counted
    };
    let kept = unit("kept", 60, &format!("{SOLID}post = \"reserve\""));
    assert_eq!(stops(""), stops(&kept));
}

#[test]
fn the_town_halves_everybody_and_the_mud_those_in_it() {
    // ORD-68, ORD-92.
    let shock = |ground: &str, keys: &str| {
        let p = duel(on(ground), &format!("{SOLID}{keys}"), SOLID);
        power(&attack(p, "one", "two", false, 5), "ORD-40", "one", "two")
    };
    let out = "in_terrain = false";
    assert_eq!((shock("terrain = \"mud\"", ""), shock("terrain = \"mud\"", out)), (200, 400));
    assert_eq!((shock("mode = \"urban\"", ""), shock("mode = \"urban\"", out)), (200, 200));
}

#[test]
fn routed_they_are_easier_to_hurt_however_penalties_add_up() {
    for option in ["status_stack = \"worst_only\"", "status_stack = \"cumulative\""] {
        let mut p = duel(with(option), FOOT, FOOT).dice_show(5).to("pursuit");
        routed(&mut p, "one", "two", true);
        let p = p.step();
        assert_eq!(versus(&p, "ORD-59", "two", "one"), 2, "half of 5: {option}");
    }
}

#[test]
fn who_broke_them_pursues_and_shooters_with_one_more_shot() {
    // ORD-59: a contact group that broke its enemy, itself and no other.
    let mut p =
        apart(&(unit("a", 100, SOLID) + &unit("b", 100, SOLID)), &unit("t", 100, SOLID)).dice_show(1).to("pursuit");
    routed(&mut p, "t", "b", true);
    assert_eq!(p.options("ORD-59", "t"), ["laisser_fuir", "poursuivre_avec b"]);
    // Shooters without anybody at their side shoot once more, at the usual distance.
    let mut p = duel(Around::default(), BOWS, FOOT).dice_show(1).to("pursuit");
    routed(&mut p, "two", "one", true);
    let p = p.step();
    assert_eq!(versus(&p, "ORD-59", "one", "two"), 11, "ten, and a quarter of 5");
}

#[test]
fn of_two_units_as_large_the_first_says_how_fast_a_group_is() {
    // ORD-59: light foot pursues; the larger part of them rides, or does not.
    let horse = unit("horse", 50, "type = \"cavalry\"\ncbt = 5\ndmg = 4\nsdg = 500");
    let foot = unit("foot", 50, SOLID);
    let lost = |host: String| {
        let mut p: P =
            TestBattle::new(&scenario(Around::default(), &host, &unit("two", 100, SOLID))).dice_show(5).to("pursuit");
        routed(&mut p, "north-gros", "two", true);
        loss(&p.step(), "north-gros")
    };
    let (quick, slow) = (lost(horse.clone() + &foot), lost(foot + &horse));
    assert!(slow > 1 && quick == slow / 2, "{quick} {slow}");
}

#[test]
fn a_rally_before_the_pursuit_is_of_those_who_are_pursued() {
    // ORD-62: who has nobody at his heels rallies in his own time.
    let host = format!("chief = \"c\"\n{}{}", unit("one", 100, SOLID), chief("c", "presence = 5\ncbt = 5"));
    let before = |pursuable: bool| {
        let around = with("rally_timing = \"before_pursuit\"");
        let mut p: P = TestBattle::new(&scenario(around, &host, &unit("two", 100, SOLID))).dice_show(1).to("pursuit");
        routed(&mut p, "one", "two", pursuable);
        p.options("ORD-62", "one").len()
    };
    assert_eq!((before(true), before(false)), (2, 0));
}

/// The second shock of two units of foot and two of shooters whom nobody covers; the dice of the command test.
fn caught(north: u16, south: u16) -> P {
    let bows = format!("{BOWS}sdg = 500\n");
    let p =
        apart(&(unit("b1", 100, &bows) + &unit("b2", 100, &bows)), &(unit("x", 100, SOLID) + &unit("y", 100, SOLID)));
    let p = p.faces("ORD-33", "north", "south", &[north]).faces("ORD-33", "south", "north", &[south]).dice_show(1);
    p.round().to("shock")
}

#[test]
fn shooters_answer_one_of_their_attackers() {
    // ORD-48: which of several is for their chief to say.
    let p = caught(1, 1).answer("ORD-111", "x", "attaquer b1").answer("ORD-111", "y", "attaquer b1");
    assert_eq!(p.options("ORD-48", "b1"), ["attaquer x", "attaquer y", "tenir"]);
    let p = p.answer("ORD-48", "b1", "attaquer y").step();
    assert!(p.throw("ORD-48", "b1", "y").is_some() && p.throw("ORD-48", "b1", "x").is_none());
}

#[test]
fn shooters_nobody_attacks_shoot_as_usual() {
    // ORD-111: at any target, from the usual distance, if the GM finds it in range.
    let field = || {
        let p = caught(1, 1).answer("ORD-111", "x", "attaquer b1").answer("ORD-111", "y", "tenir");
        p.answer("ORD-36", "b2", "attaquer y")
    };
    let p = field().step();
    assert!(p.throw("ORD-48", "b1", "x").is_some() && p.throw("ORD-48", "b2", "x").is_none());
    assert_eq!(versus(&p, "ORD-37", "b2", "y"), 12);
    let (far, held) = (p.throws("ORD-37"), p.happened("held", "b2"));
    let p = field().judge("ORD-36", "b2", "y", 0).step();
    assert_eq!((p.throws("ORD-37"), p.happened("held", "b2")), (far - 1, held + 1));
}

#[test]
fn surprised_shooters_answer_when_their_side_strikes() {
    let p = caught(1, 6).answer("ORD-111", "x", "attaquer b1").answer("ORD-111", "y", "attaquer b2").step();
    assert!(p.throw("ORD-48", "b1", "x").is_some() && p.throw("ORD-48", "b2", "y").is_some());
    let order: Vec<String> = p
        .log
        .last()
        .unwrap()
        .items
        .iter()
        .filter_map(|i| match &i.what {
            montjoie_game::What::Change { event, .. } if event == "attacks" => {
                Some(p.bout.names.id(i.subject).to_string())
            }
            _ => None,
        })
        .collect();
    assert_eq!(order, ["x", "y", "b1", "b2"]);
}

#[test]
fn orders_stand_until_their_target_is_gone() {
    // ORD-46, ORD-111: who was told to hold is not asked again; who finds his target broken is.
    let p = caught(1, 3).answer("ORD-111", "x", "tenir").answer("ORD-111", "y", "attaquer b1");
    let held = p.happened("held", "x");
    let p = p.step();
    assert_eq!(p.happened("held", "x"), held + 1);
    let mut p = caught(1, 3).answer("ORD-111", "x", "attaquer b1").answer("ORD-111", "y", "attaquer b1");
    hurt(&mut p, "b1", 29_900);
    let p = p.step();
    assert_eq!(happened(&p, "routed", "b1"), 1);
    assert_eq!(p.event("attacks", "y").unwrap()["on"], p.who("b2").to_string());
}

#[test]
fn who_knows_no_fear_does_not_run_from_a_retreat_that_fails() {
    // ORD-25, ORD-57.
    let after = |keys: &str| {
        let p = duel(Around::default(), &format!("{FOOT}{keys}"), FOOT).answer("ORD-57", "north", "oui");
        let p = p.faces("ORD-33", "north", "south", &[1]).faces("ORD-33", "south", "north", &[9]).step();
        p.state("one")
    };
    assert_eq!((after(""), after("morale_ignored = true")), ("deroute", "intact"));
}

#[test]
fn nobody_is_wiped_out_by_a_blow_that_takes_nothing() {
    // ORD-42: even where a Force was written as nought.
    let blow = |power: u32| {
        let p = duel(Around::default(), &format!("{FOOT}frc = 0"), &format!("{FOOT}pda = {power}"));
        happened(&attack(p, "two", "one", false, 9), "annihilated", "one")
    };
    assert_eq!((blow(0), blow(10)), (0, 1));
}
