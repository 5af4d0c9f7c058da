//! What is told of each event: its message, to whom, and the numbers in it.

use super::help::*;
use montjoie_game::{Arg, Knowledge, Message, Ruleset as _, Viewer};
use montjoie_ordre::Ordre;
use montjoie_ordre::battle::Battle;
use montjoie_ordre::events::{Event, How, PersonField, Terms, Withdrawal};
use montjoie_ordre::terms::{Class, Lot};
use montjoie_table::{Head, Heard, Judgement, Key, Office, Rule, Side, State as _, Subject};
use montjoie_trial::TestBattle;

const OWN: Viewer = Viewer::Player(Side::A, Knowledge::Words);
const FOE: Viewer = Viewer::Player(Side::B, Knowledge::Words);

fn line(b: &Battle, event: Event, viewer: Viewer) -> Option<Message> {
    Ordre::line(b, &Heard::Event(event), viewer)
}

fn id(b: &Battle, event: Event, viewer: Viewer) -> Option<&'static str> {
    line(b, event, viewer).map(|m| m.id.strip_prefix("ordre-tell-").unwrap_or(m.id))
}

fn number(message: &Message, name: &str) -> i64 {
    match message.args.iter().find(|(n, _)| *n == name) {
        Some((_, Arg::Number(n))) => *n,
        other => panic!("{}: {name} is {other:?}", message.id),
    }
}

fn field() -> P {
    let north = format!("chief = \"hero\"\n{}", unit("one", 100, FOOT)) + &chief("hero", "health = 5\nunit = \"one\"");
    TestBattle::new(&scenario(Around::default(), &north, &unit("two", 100, FOOT)))
}

fn tanks() -> P {
    let tank = "vehicle = true\ncbt = 5\nsdg = 20\ncrew = 4\n[[side.unit.weapon]]\ndmg = 9";
    duel(on("mode = \"vehicles\""), tank, tank)
}

#[test]
fn what_befalls_a_group_is_told_of_men_and_of_vehicles_in_their_own_words() {
    let (men, machines) = (field(), tanks());
    let both = |event: fn(Subject) -> Event| {
        [&men, &machines].map(|p| id(state(p), event(p.who("one")), Viewer::Gm).unwrap_or("nothing"))
    };
    assert_eq!(both(|group| Event::Unmoved { group }), ["unmoved", "unmoved-vehicles"]);
    assert_eq!(both(|group| Event::OffTheLine { group }), ["off", "off-vehicles"]);
    assert_eq!(both(|group| Event::Left { group }), ["left", "left-vehicles"]);
    assert_eq!(both(|group| Event::Rallied { group, back: 0 }), ["rallied", "rallied-vehicles"]);
    assert_eq!(both(|group| Event::Rallied { group, back: 9 }), ["rallied-back", "rallied-back-vehicles"]);
    assert_eq!(
        both(|group| Event::Routed { group, by: NO_ONE, pursuable: true }),
        ["routed-alone", "routed-alone-vehicles"]
    );
    assert_eq!(both(|group| Event::Annihilated { group }), ["annihilated"; 2]);
    assert_eq!(both(|group| Event::Captured { group }), ["captured"; 2]);
    assert_eq!(both(|group| Event::Pinned { group, cost: 2 }), ["pinned"; 2]);
    assert_eq!(both(|_| Event::Baggage { side: Side::A, share: 75 }), ["baggage", "baggage-vehicles"]);
    // Before whom they break: whoever stands there; nobody flees before those who run themselves.
    for (p, word) in [(&men, "routed"), (&machines, "routed-vehicles")] {
        let event = Event::Routed { group: p.who("one"), by: Opponent(p.who("two")), pursuable: true };
        assert_eq!(id(state(p), event, Viewer::Gm), Some(word));
    }
    let mut running = field();
    let (one, two) = (running.who("one"), running.who("two"));
    running.bout.state.apply(&Event::Routed { group: two, by: NO_ONE, pursuable: true });
    let event = Event::Routed { group: one, by: Opponent(two), pursuable: true };
    assert_eq!(id(state(&running), event, Viewer::Gm), Some("routed-alone"));
    // What a chief tries is his own side's to hear, and so are points that come back.
    let b = state(&men);
    let group = men.who("one");
    assert_eq!([OWN, FOE].map(|v| id(b, Event::Unmoved { group }, v)), [Some("unmoved"), None]);
    assert_eq!(
        [OWN, FOE].map(|v| id(b, Event::Rallied { group, back: 9 }, v)),
        [Some("rallied-back"), Some("rallied")]
    );
}

#[test]
fn every_way_to_be_hurt_and_to_miss_has_its_words() {
    let (men, machines) = (field(), tanks());
    let told = |p: &P, how| {
        let (group, on) = (p.who("one"), p.who("two"));
        let lost = Event::Lost { group, by: Opponent(on), loss: 60, how, capped: false };
        let missed = Event::Missed { group: on, on: group, how, bonus: 0, since: 1, until: 1 };
        (id(state(p), lost, Viewer::Gm).unwrap(), id(state(p), missed, Viewer::Gm).unwrap())
    };
    for (how, lost, missed) in [
        (How::Shot, "lost-shot", "miss-shot"),
        (How::Shock, "lost-shock", "miss-shock"),
        (How::ContactShot, "lost-contact", "miss-shot"),
        (How::Pursuit, "lost-pursuit", "miss-pursuit"),
        (How::Riposte, "lost-riposte", "miss-riposte"),
        (How::Friendly, "lost-friendly", "miss-shot"),
        (How::Bombardment, "lost-bombardment", "miss-bombardment"),
        (How::Attrition, "lost-attrition", "miss-shot"),
        (How::Ruling, "lost-ruling", "miss-shot"),
    ] {
        assert_eq!(told(&men, how), (lost, missed));
    }
    assert_eq!(told(&machines, How::Vehicles), ("lost-vehicles", "miss-vehicles"));
    assert_eq!(told(&machines, How::Pursuit), ("lost-pursuit-vehicles", "miss-pursuit-vehicles"));
    assert_eq!(told(&machines, How::Riposte), ("lost-riposte-vehicles", "miss-riposte-vehicles"));
    // Force 600, six points a man: 60 points are ten of them. The other side sees it happen and no number.
    let (group, by) = (men.who("one"), Opponent(men.who("two")));
    let lost = |loss| Event::Lost { group, by, loss, how: How::Shock, capped: true };
    let message = line(state(&men), lost(60), OWN).unwrap();
    assert_eq!(["points", "capped", "out", "machines", "twice"].map(|n| number(&message, n)), [60, 1, 10, 0, 0]);
    assert_eq!(line(state(&men), lost(60), FOE).map(|m| (m.id, m.args.len())), Some(("ordre-tell-lost-shock-seen", 2)));
    assert_eq!(id(state(&men), lost(0), FOE), Some("lost-none"));
    // ORD-42: 600 points leave nobody by the count, and 1 200 would annihilate.
    assert_eq!(
        [599, 600, 1_199, 1_200].map(|n| number(&line(state(&men), lost(n), OWN).unwrap(), "twice")),
        [0, 1_200, 1_200, 0]
    );
}

#[test]
fn a_miss_leaves_a_bonus_that_only_those_who_have_it_hear_of() {
    let p = field();
    let (one, two) = (p.who("one"), p.who("two"));
    let missed = |how, bonus| Event::Missed { group: two, on: one, how, bonus, since: 1, until: 1 };
    for (how, word) in [(How::Shock, "miss-shock-bonus"), (How::Riposte, "miss-riposte-bonus")] {
        let message = line(state(&p), missed(how, 3), OWN).unwrap();
        assert_eq!(
            (message.id, number(&message, "points"), number(&message, "instead")),
            (format!("ordre-tell-{word}").as_str(), 3, 0)
        );
        assert_eq!(id(state(&p), missed(how, 3), FOE), Some(word.strip_suffix("-bonus").unwrap()));
    }
    assert_eq!(id(state(&p), missed(How::Pursuit, 3), OWN), Some("miss-pursuit"));
    assert_eq!(line(state(&p), missed(How::Shock, 0), OWN).map(|m| m.args.len()), Some(2));
    // ORD-44: a new bonus takes the place of the last one against the same attacker, unless they add up or it is the same.
    let held = |options: &str, bonus| {
        let mut p = duel(with(options), FOOT, FOOT);
        let (one, two) = (p.who("one"), p.who("two"));
        let missed = |bonus| Event::Missed { group: two, on: one, how: How::Shock, bonus, since: 1, until: 1 };
        p.bout.state.apply(&missed(2));
        number(&line(state(&p), missed(bonus), OWN).unwrap(), "instead")
    };
    assert_eq!((held("", 3), held("", 2), held("counter_bonus = \"accumulate\"", 3)), (2, 0, 0));
}

#[test]
fn what_a_side_does_is_told_of_the_side() {
    let p = field();
    let b = state(&p);
    let side = Side::B;
    let told = |event, viewer| id(b, event, viewer);
    assert_eq!(
        [Viewer::Gm, OWN, FOE].map(|v| told(Event::Declared { side }, v)),
        [Some("declared"), None, Some("declared")]
    );
    for (how, word) in [
        (Withdrawal::Whole, "withdrew"),
        (Withdrawal::Abandoning, "withdrew-abandoning"),
        (Withdrawal::Failed, "withdrew-failed"),
        (Withdrawal::Rout, "withdrew-rout"),
    ] {
        assert_eq!(told(Event::Withdrew { side, how, margin: 1 }, OWN), Some(word));
    }
    assert_eq!(told(Event::Committed { side, tested: true }, OWN), Some("committed"));
    assert_eq!(told(Event::Conceded { side }, OWN), Some("conceded"));
    assert_eq!(told(Event::Shaken, OWN), Some("shaken"));
    let met = |first, surprised| told(Event::Initiative { first, surprised, margin: 1 }, OWN);
    assert_eq!(met(None, None), Some("initiative-none"));
    assert_eq!(met(Some(side), None), Some("initiative"));
    assert_eq!(met(Some(side), Some(Side::A)), Some("surprise"));
    assert_eq!(told(Event::Over { winner: None, last: true }, OWN), Some("draw"));
    assert_eq!(told(Event::Over { winner: Some(side), last: true }, OWN), Some("over"));
    assert_eq!(told(Event::Over { winner: Some(side), last: false }, OWN), Some("over-siege"));
    let classed = line(b, Event::Classed { side, class: Class::Victory }, OWN).unwrap();
    assert!(classed.args.contains(&("class", Arg::Word("ordre-class-victory"))), "{classed:?}");
    let weather = |n| line(b, Event::Weather { weather: n }, OWN).map(|m| m.args[0].1.clone());
    assert_eq!(weather(1), Some(Arg::Word("ordre-sky-bad")));
    assert_eq!(weather(99), None);
}

#[test]
fn a_siege_is_told_by_weeks_talks_and_gates() {
    let ground = "mode = \"siege\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 100";
    let p = duel(on(ground), FOOT, FOOT);
    let b = state(&p);
    let told = |event, viewer| id(b, event, viewer);
    assert_eq!(told(Event::Week { effective: true }, OWN), Some("week"));
    assert_eq!(told(Event::Week { effective: false }, OWN), Some("week-open"));
    assert_eq!(number(&line(b, Event::Week { effective: true }, OWN).unwrap(), "week"), 1);
    let endures = |sapped| Event::Endures { weeks: 9, sapped };
    assert_eq!([Viewer::Gm, OWN, FOE].map(|v| told(endures(false), v)), [Some("endures"), None, Some("endures")]);
    assert_eq!(told(endures(true), FOE), Some("endures-sapped"));
    for (terms, word) in
        [(Terms::Refused, "talks-refused"), (Terms::Terms, "talks-terms"), (Terms::Unconditional, "talks-won")]
    {
        assert_eq!(told(Event::Talked { terms }, OWN), Some(word));
    }
    assert_eq!(told(Event::Lifted, OWN), Some("lifted"));
    assert_eq!(told(Event::Opened { terms: Terms::Terms }, OWN), Some("opened"));
    let array = |mode, sortie, desperate| told(Event::Arrayed { mode, sortie, desperate }, OWN);
    use montjoie_ordre::terms::Mode;
    assert_eq!(array(Mode::Assault, false, false), Some("assault"));
    assert_eq!(array(Mode::Field, true, false), Some("sortie"));
    assert_eq!(array(Mode::Field, true, true), Some("sortie-desperate"));
    assert_eq!(array(Mode::Siege, false, false), None);
    assert_eq!(told(Event::Began, OWN), Some("began-wave"));
    assert_eq!(id(state(&field()), Event::Began, OWN), None);
}

#[test]
fn what_is_counted_in_the_evening_is_told_to_those_who_may_count() {
    let mut p = field();
    let b = state(&p);
    let unit = nth(0);
    let all = [Viewer::Gm, OWN, FOE];
    let heard = |event: Event| all.map(|v| id(b, event, v));
    let reckoned = Event::Reckoned { unit, share: 60, out: 10, dead: 5, deserters: 0, back: 0, eff: 92 };
    assert_eq!(heard(reckoned), [Some("reckoned"), Some("reckoned"), None]);
    // Ten out of action and eight fewer than before: the victor has two of them again.
    assert_eq!(number(&line(b, reckoned, OWN).unwrap(), "mended"), 2);
    let counted = |out| Event::Counted { unit, share: 60, out, dead: 5, slices: 1 };
    assert_eq!(heard(counted(10)), [Some("counted"), Some("counted"), None]);
    assert_eq!(heard(counted(0)), [None; 3]);
    assert_eq!(heard(Event::Closed { last: true }), [Some("closed"), None, None]);
    assert_eq!(heard(Event::Taken { unit }), [Some("taken"); 3]);
    assert_eq!(heard(Event::Abandoned { unit, pieces: 2 }), [Some("abandoned"); 3]);
    assert_eq!(heard(Event::Abandoned { unit, pieces: 0 }), [None; 3]);
    assert_eq!(heard(Event::CrewLost { unit, men: 2 }), [Some("crew"), Some("crew"), None]);
    assert_eq!(heard(Event::Learned { unit, xp: 2 }), [Some("learned"), Some("learned"), None]);
    let wounded = |lot| heard(Event::Wounded { person: PersonId::new(0), wounds: 2, lot });
    assert_eq!(wounded(Lot::Wounded), [Some("wounded"), Some("wounded"), None]);
    assert_eq!((wounded(Lot::Out), wounded(Lot::Captured)), ([Some("out"); 3], [Some("prisoner"); 3]));
    assert_eq!(wounded(Lot::Killed), [Some("killed"); 3]);
    let set = Event::SetPerson { person: PersonId::new(0), field: PersonField::wounds, value: 2 };
    assert_eq!(heard(set), [Some("set"), None, None]);
    let posted = |unit| id(b, Event::Posted { person: PersonId::new(0), unit }, OWN);
    assert_eq!((posted(None), posted(Some(nth(0)))), (Some("posted-alone"), Some("posted")));
    assert_eq!(heard(Event::TurnedCoat { unit }), [Some("turned"); 3]);
    assert_eq!(heard(Event::Removed { unit }), [Some("removed"); 3]);
    assert_eq!(heard(Event::Passed { from: nth(0), to: nth(1), men: 3 }), [Some("passed"), Some("passed"), None]);
    // ORD-72: of several points bought only the last that can be is told. With 12 of experience the sixth point, for 6, leaves 6:
    // not enough for the seventh.
    let raised = |p: &P| {
        line(state(p), Event::Raised { unit: nth(0), cost: 6 }, OWN).map(|m| (number(&m, "cbt"), number(&m, "xp")))
    };
    for (xp, told) in [(12, Some((6, 6))), (13, None), (6, Some((6, 0)))] {
        p.bout.state.units[0].xp = xp;
        assert_eq!(raised(&p), told, "{xp}");
    }
}

#[test]
fn a_judgement_is_told_to_its_own_side_where_nothing_else_tells_it() {
    let p = field();
    let (one, two) = (p.who("one"), p.who("two"));
    let judged = |rule, to, value, viewer| {
        let key = Key { rule: Rule(rule), of: one, to };
        let head = Head { key, nth: 0, office: Office::Gm };
        Ordre::line(
            state(&p),
            &Heard::Judged { head, value, judgement: Judgement::offered(-9..=9, 0), given: true },
            viewer,
        )
        .map(|m| m.id)
    };
    for (rule, to, value, word) in [
        ("ORD-34", Subject::NOBODY, 2, "ordre-tell-circumstances"),
        ("ORD-40", two, -1, "ordre-tell-favour"),
        ("ORD-36", two, 0, "ordre-tell-too-far"),
    ] {
        assert_eq!([Viewer::Gm, OWN, FOE].map(|v| judged(rule, to, value, v)), [Some(word), Some(word), None]);
    }
    // What changes nothing is not told.
    assert_eq!(["ORD-34", "ORD-40"].map(|rule| judged(rule, two, 0, Viewer::Gm)), [None; 2]);
    assert_eq!((judged("ORD-36", two, 1, Viewer::Gm), judged("ORD-71", two, 1, Viewer::Gm)), (None, None));
}

#[test]
fn time_is_told_in_seconds_minutes_and_hours() {
    // ORD-04 with a length set by hand: what is under a minute in seconds, under ten with both, then to the nearest minute.
    let told = |seconds: i32| {
        let p = duel(with(&format!("time_scale_override = {seconds}")), FOOT, FOOT);
        let message = line(state(&p), Event::Ended, FOE).unwrap();
        let numbers: Vec<i64> = message
            .args
            .iter()
            .map(|(_, arg)| match arg {
                Arg::Number(n) | Arg::Fraction(n, _) => *n,
                other => panic!("{other:?}"),
            })
            .collect();
        (message.id.strip_prefix("ordre-tell-time-").unwrap(), numbers)
    };
    assert_eq!(told(59), ("seconds", vec![5_900]));
    assert_eq!(told(60), ("minutes", vec![1, 0]));
    assert_eq!(told(599), ("minutes", vec![9, 59]));
    assert_eq!(told(630), ("minutes", vec![11, 0]));
    assert_eq!(told(3_569), ("minutes", vec![59, 0]));
    assert_eq!(told(3_570), ("hours", vec![1, 0]));
    assert_eq!(told(7_260), ("hours", vec![2, 1]));
}
