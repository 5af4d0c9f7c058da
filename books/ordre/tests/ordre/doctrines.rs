//! How a side is led when nobody leads it: `charge` by the book's default orders (P7), the other two by ours.

use super::help::*;
use montjoie_game::Ruleset as _;
use montjoie_ordre::Ordre;
use montjoie_ordre::battle::Battle;
use montjoie_ordre::doctrine::{self, Doctrine, Plan};
use montjoie_ordre::events::{Event, How};
use montjoie_ordre::terms::FortKind;
use montjoie_table::{Side, State as _};
use montjoie_trial::TestBattle;

const ALL: [Doctrine; 3] = [Doctrine::Charge, Doctrine::Cautious, Doctrine::Steady];

fn both(doctrine: Doctrine) -> Plan {
    Ordre::plan([doctrine as usize; 2])
}

fn plans() -> [Plan; 3] {
    ALL.map(both)
}

fn hurt(p: &mut P, id: &str, loss: i64) {
    let group = p.who(id);
    p.bout.state.apply(&Event::Lost { group, by: NO_ONE, loss, how: How::Ruling, capped: false });
}

/// One unit a side with this PdA, the first having lost so much of its Force of 600.
fn field(own: u32, theirs: u32, loss: i64) -> P {
    let mut p = duel(Around::default(), &format!("{FOOT}pda = {own}"), &format!("{FOOT}pda = {theirs}"));
    hurt(&mut p, "one", loss);
    p
}

#[test]
fn enough_is_enough_and_the_careful_leave_sooner() {
    // What each of the three doctrines does after these losses.
    let breaks = |loss: i64| plans().map(|plan| doctrine::breaks_off(state(&field(400, 400, loss)), &plan, Side::A));
    assert_eq!([breaks(0), breaks(149), breaks(150)], [[false; 3], [false; 3], [false, true, false]]);
    assert_eq!([breaks(299), breaks(300)], [[false, true, false], [false, true, true]]);
    let none = duel(Around::default(), &format!("{FOOT}frc = 0"), FOOT);
    assert!(!doctrine::breaks_off(state(&none), &both(Doctrine::Cautious), Side::A), "unhurt");
    for sequence in [49, 50] {
        let mut p = field(400, 400, 0);
        p.bout.state.sequence = sequence;
        for plan in plans() {
            assert_eq!(doctrine::breaks_off(state(&p), &plan, Side::A), sequence == 50);
            assert_eq!(doctrine::retreats(state(&p), &plan, Side::A), sequence == 50);
        }
    }
}

#[test]
fn the_reserve_goes_in_the_later_the_bolder() {
    let commits = |loss: i64| plans().map(|plan| doctrine::commits(state(&field(400, 400, loss)), &plan, Side::A));
    assert_eq!((commits(149), commits(150)), ([false; 3], [false, false, true]));
    assert_eq!((commits(199), commits(200)), ([false, false, true], [false, true, true]));
    assert_eq!((commits(299), commits(300)), ([false, true, true], [true; 3]));
}

#[test]
fn who_is_far_too_weak_leaves_before_the_battle_or_when_it_goes_badly() {
    let leaves = |tested: bool, own: u32, theirs: u32, loss: i64| {
        let mut p = field(own, theirs, loss);
        p.bout.state.tested = tested;
        plans().map(|plan| doctrine::retreats(state(&p), &plan, Side::A))
    };
    assert_eq!((leaves(false, 100, 400, 0), leaves(false, 100, 401, 0)), ([false; 3], [false, true, false]));
    assert_eq!(leaves(true, 100, 900, 0), [false; 3], "the battle is joined");
    // Half of it gone, and with that half of its power.
    assert_eq!((leaves(true, 400, 400, 300), leaves(true, 400, 401, 300)), ([false; 3], [false, true, false]));
    assert_eq!((leaves(true, 400, 800, 300), leaves(true, 400, 801, 300)), ([false, true, false], [false, true, true]));
    assert_eq!(leaves(true, 400, 9_000, 299), [false; 3]);
    assert_eq!(leaves(false, 400, 1_600, 300), [false, true, false], "before the battle only the cautious look");
}

#[test]
fn shooters_soften_the_enemy_up_while_they_can() {
    // Held back for two sequences, or for one; not where numbers are enough, nor where nothing is left to shoot.
    let waits = |who: &str, bows: &str, rounds: u32| {
        let host = unit("one", 100, &format!("{FOOT}pda = 500\nsdg = 900\nfrc = 90000")) + &unit("bows", 50, bows);
        let foe = unit("two", 100, &format!("{FOOT}pda = 400\nfrc = 90000"));
        let mut p: P = TestBattle::new(&scenario(Around::default(), &host, &foe)).lead(who, "charge").dice_show(1);
        for _ in 1..rounds {
            p = p.round();
        }
        let before = p.happened("held", "one");
        p.to("pursuit").happened("held", "one") > before
    };
    let bows = |power: u32| format!("{BOWS}pda = {power}\n");
    assert!(waits("cautious", &bows(299), 1) && !waits("cautious", &bows(300), 1), "twice their power");
    assert!(!waits("charge", &bows(1), 1) && !waits("cautious", &format!("{}ammunition = 0", bows(299)), 1));
    assert!(waits("cautious", &bows(10), 2) && !waits("cautious", &bows(10), 3));
    // A cool head goes in as soon as he is no weaker.
    let weak = |power: u32| {
        let host = unit("one", 100, &format!("{FOOT}pda = 300\nfrc = 90000")) + &unit("bows", 50, &bows(power));
        let foe = unit("two", 100, &format!("{FOOT}pda = 400\nfrc = 90000"));
        let p: P = TestBattle::new(&scenario(Around::default(), &host, &foe)).lead("steady", "charge").dice_show(1);
        p.to("pursuit").happened("held", "one") == 1
    };
    assert!(weak(99) && !weak(100));
}

#[test]
fn the_tired_are_spared_the_pursuit() {
    let pursues = |loss: i64| {
        ["charge", "cautious", "steady"].map(|who| {
            let one = format!("{FOOT}sdr = 300\n");
            let p = duel(Around::default(), &one, "cbt = 5\ndmg = 4\nfrc = 90000\npda = 0").lead(who, "charge");
            let mut p = p.dice_show(1).to("pursuit");
            hurt(&mut p, "one", loss);
            let (group, by) = (p.who("two"), p.who("one"));
            p.bout.state.apply(&Event::Routed { group, by: Opponent(by), pursuable: true });
            p.step().throws("ORD-59") == 1
        })
    };
    assert_eq!((pursues(10), pursues(300), pursues(600)), ([true; 3], [true, false, true], [true, false, false]));
}

fn siege(north: &str, south: &str, week: u16) -> Battle {
    let ground = "mode = \"siege\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 100";
    let mut p: P = TestBattle::new(&scenario(on(ground), north, south));
    if let Some(fort) = &mut p.bout.state.fort {
        fort.calendar = week;
    }
    state(&p).clone()
}

#[test]
fn besiegers_wait_storm_or_go_home() {
    // A garrison that eats nothing, unless it does.
    let plan = |men: u32, week: u16, impatient: bool, eats: bool| {
        let mut b = siege(&unit("one", men, FOOT), &unit("two", 100, FOOT), week);
        b.options.needs_supplies = eats;
        plans().map(|plan| format!("{:?}", doctrine::besieger(&b, &plan, Side::A, impatient)))
    };
    // Three times as strong, and it pays: a cool head storms, every fourth week.
    assert_eq!(plan(300, 4, false, false), ["Wait", "Wait", "Storm"]);
    assert_eq!([plan(300, 0, false, false), plan(300, 5, false, false)], [["Wait"; 3]; 2]);
    // Whom hunger brings out is not stormed.
    assert_eq!(plan(300, 4, false, true), ["Wait"; 3]);
    // Not twice as strong: nothing closes the ring.
    assert_eq!(plan(199, 4, false, true), ["Wait", "Lift", "Lift"]);
    assert_eq!(plan(150, 5, false, true), ["Wait"; 3]);
    // A year; and the end of their patience.
    assert_eq!([plan(300, 51, false, false), plan(300, 52, false, false)], [["Wait"; 3], ["Lift"; 3]]);
    assert_eq!(plan(300, 5, true, false), ["Storm", "Lift", "Storm"]);
    assert_eq!(plan(150, 5, true, false), ["Lift"; 3]);
    // Three to one is not enough for walls like these: nobody storms to his loss.
    let mut b = siege(&unit("one", 300, FOOT), &unit("two", 100, FOOT), 4);
    b.options.needs_supplies = false;
    if let Some(fort) = &mut b.fort {
        fort.kind = FortKind::Forteresse;
    }
    // Who can wait no longer goes home; `charge` tries them first.
    for (impatient, does) in [(false, ["Wait"; 3]), (true, ["Storm", "Lift", "Lift"])] {
        let plans = plans().map(|plan| format!("{:?}", doctrine::besieger(&b, &plan, Side::A, impatient)));
        assert_eq!(plans, does);
    }
    // Guns alone storm nothing, however strong.
    let guns = unit("guns", 20, "pieces = 9\nfirearm = true\ncbt = 5\ndmg = 90\npda = 9000");
    let b = siege(&guns, &unit("two", 100, FOOT), 4);
    assert_eq!(format!("{:?}", doctrine::besieger(&b, &both(Doctrine::Steady), Side::A, false)), "Wait");
}

#[test]
fn a_garrison_holds_gives_up_or_comes_out() {
    let plan = |men: u32, starved: bool, options: bool| {
        let mut b = siege(&unit("one", 100, FOOT), &unit("two", men, FOOT), 4);
        b.options.no_surrender = options;
        plans().map(|plan| format!("{:?}", doctrine::besieged(&b, &plan, Side::B, starved)))
    };
    assert_eq!(
        (plan(100, true, false), plan(100, true, true)),
        (["Surrender"; 3].map(str::to_owned), ["Sortie"; 3].map(str::to_owned))
    );
    assert_eq!(
        (plan(150, false, false), plan(151, false, false)),
        (["Hold"; 3].map(str::to_owned), ["Hold", "Hold", "Sortie"].map(str::to_owned))
    );
}

#[test]
fn vehicles_badly_hurt_are_saved_unless_they_are_winning() {
    let tank = "vehicle = true\ncbt = 5\nsdg = 100\nsdr = 300\n[[side.unit.weapon]]\ndmg = 9\n";
    let leaves = |host: &str, foes: u32, loss: i64| {
        let mut p: P = TestBattle::new(&scenario(on("mode = \"vehicles\""), host, &unit("foe", foes, tank)));
        hurt(&mut p, "one", loss);
        let id = state(&p).group_of(p.who("one")).unwrap();
        plans().map(|plan| doctrine::disengages(state(&p), &plan, id))
    };
    let (alone, two) = (unit("one", 10, tank), unit("one", 10, tank) + &unit("more", 10, tank));
    assert_eq!((leaves(&two, 40, 499), leaves(&two, 40, 500)), ([false; 3], [false, true, false]));
    assert_eq!((leaves(&two, 40, 999), leaves(&two, 40, 1_000)), ([false, true, false], [false, true, true]));
    assert_eq!(leaves(&alone, 40, 1_000), [false, true, false], "the last of them stays");
    // The stronger keep the field: whoever leaves has lost it.
    assert_eq!([leaves(&two, 5, 500), leaves(&two, 5, 1_000)], [[false; 3]; 2]);
}

#[test]
fn a_cautious_chief_who_is_the_weaker_leaves_a_fight_of_remnants() {
    let tank = "vehicle = true\ncbt = 5\nsdg = 100\n[[side.unit.weapon]]\ndmg = 9\n";
    let field = |foes: u32| scenario(on("mode = \"vehicles\""), &unit("one", 10, tank), &unit("foe", foes, tank));
    for (foes, sequence, does) in
        [(11, 39, [false; 3]), (11, 40, [false, true, false]), (10, 40, [false; 3]), (9, 49, [false; 3])]
    {
        let mut p: P = TestBattle::new(&field(foes));
        p.bout.state.sequence = sequence;
        assert_eq!(
            plans().map(|plan| doctrine::disengages(state(&p), &plan, GroupId::new(0))),
            does,
            "{foes} in {sequence}"
        );
    }
}

#[test]
fn nobody_stands_idle_while_another_foe_can_be_reached() {
    // Their main body runs: the exposed support is attacked instead, by every temper; shooters find it too.
    let host = unit("one", 100, FOOT) + &unit("bows", 50, BOWS);
    let foe = unit("two", 100, FOOT) + &unit("slings", 50, BOWS);
    let mut p: P = TestBattle::new(&scenario(Around::default(), &host, &foe)).dice_show(1).to("shock");
    let group = p.who("two");
    p.bout.state.sequence = 3;
    p.bout.state.apply(&Event::Routed { group, by: NO_ONE, pursuable: true });
    let slings = state(&p).group_of(p.who("slings")).unwrap();
    p.bout.state.groups[usize::from(slings)].exposed = true;
    let b = state(&p);
    let [one, bows] = ["one", "bows"].map(|id| b.group_of(p.who(id)).unwrap());
    for plan in plans() {
        assert_eq!(doctrine::attack(b, &plan, one).0, p.who("slings"), "{plan:?}");
        assert_eq!(doctrine::shot(b, &plan, bows).0, p.who("slings"), "{plan:?}");
    }
}

#[test]
fn a_written_post_is_kept() {
    // Whoever is written into the reserve waits there until it is called, whoever supports does not storm ahead.
    for who in ["charge", "cautious", "steady"] {
        let host = unit("one", 100, FOOT)
            + &unit("bows", 50, &format!("{BOWS}post = \"support\""))
            + &unit("held", 50, &format!("{FOOT}post = \"reserve\""));
        let foe = unit("two", 100, &format!("{FOOT}pda = 1"));
        let p: P = TestBattle::new(&scenario(Around::default(), &host, &foe)).lead(who, "charge").dice_show(1).round();
        assert_eq!((happened(&p, "committed", "held"), throws(&p, "ORD-74")), (0, 0), "{who}");
        assert!(state(&p).all().any(|(_, g)| g.at == montjoie_ordre::terms::Where::Reserve), "{who}");
    }
}

#[test]
fn no_general_goes_in_alone() {
    // With or without a company of his own, a general is no group that attacks.
    for keys in ["cbt = 9", "cbt = 9\nunit = \"one\""] {
        let host = format!("chief = \"chef\"\n{}{}", unit("one", 100, FOOT), chief("chef", keys));
        let p: P = TestBattle::new(&scenario(Around::default(), &host, &unit("two", 100, FOOT)));
        assert_eq!(state(&p).able(Side::A).count(), 1, "{keys}");
    }
}
