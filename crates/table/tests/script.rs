//! The script: keyed answers in any order, named terms, refusals, rulings.
#![allow(missing_docs, clippy::unwrap_used)]

use montjoie_table::*;

const ORDER: Rule = Rule("T-1");
const BLOW: Rule = Rule("T-2");
const WEATHER: Rule = Rule("T-3");
const DUEL: Rule = Rule("T-4");

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Field {
    ordered: [u8; 3],
    hurt: [i32; 3],
    fog: i32,
    duel: i32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Event {
    Ordered(u8, u8),
    Hurt(u8, i32),
    Fog(i32),
    Dueled(i32),
}

impl Happening for Event {
    fn rule(&self) -> Rule {
        match self {
            Event::Ordered(..) => ORDER,
            Event::Hurt(..) => BLOW,
            Event::Fog(_) => WEATHER,
            Event::Dueled(_) => DUEL,
        }
    }

    fn subject(&self) -> Subject {
        match *self {
            Event::Ordered(u, _) | Event::Hurt(u, _) => Subject::unit(u),
            _ => Subject::NOBODY,
        }
    }
}

impl State for Field {
    type Event = Event;
    type Plan = u8;

    fn apply(&mut self, event: &Event) {
        match *event {
            Event::Ordered(u, to) => self.ordered[usize::from(u)] = to,
            Event::Hurt(u, n) => self.hurt[usize::from(u)] += n,
            Event::Fog(n) => self.fog = n,
            Event::Dueled(n) => self.duel = n,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct At(u8);

impl Choice for At {
    fn token(self) -> Token {
        Token::on("at", Subject::unit(self.0))
    }

    fn from_words(verb: &str, objects: &[Object]) -> Option<At> {
        match (verb, objects) {
            ("at", [Object::Who(who)]) => match who.kind() {
                Kind::Unit(n) => Some(At(n)),
                _ => None,
            },
            _ => None,
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct OrderOf(u8);

impl Question<Field> for OrderOf {
    type Answer = At;

    fn key(self) -> Key {
        ORDER.by(Subject::unit(self.0))
    }

    fn office(self, _: &Field) -> Office {
        Office::Chief(Side::A)
    }

    fn options(self, _: &Field, offer: &mut dyn FnMut(At)) {
        for other in (0..3).filter(|o| *o != self.0) {
            offer(At(other));
        }
    }

    fn usual(self, _: &Field, plan: &u8) -> At {
        At(if self.0 == *plan { (plan + 1) % 3 } else { *plan })
    }
}

fn step<T: Table<Field>>(f: &mut Field, t: &mut T) -> Play {
    let fog = t.judge(WEATHER.once(), Judgement::offered(-3..=3, 0))?;
    t.happens(f, Event::Fog(fog));
    let mut orders: Few<(u8, At), 3> = Few::new();
    t.choose_each(f, &[OrderOf(0), OrderOf(1), OrderOf(2)], |q, at| orders.push((q.0, at)))?;
    for (u, at) in orders {
        t.happens(f, Event::Ordered(u, at.0));
    }
    let mut hurts: Few<(u8, i32), 3> = Few::new();
    let now = &*f;
    t.throw_each(
        &[0u8, 1, 2],
        |t, u| {
            let plus = t.tally().plus(WEATHER, "fog", now.fog);
            let share = t.tally().plus(BLOW, "half", 50).times(BLOW, "men", 2, 1);
            Toss::new(
                BLOW.on(Subject::unit(u), Subject::unit(now.ordered[usize::from(u)])),
                Office::Chief(Side::A),
                d(6),
            )
            .plus(plus)
            .share(share)
        },
        |_, c| i64::from(c.total * c.share) * c.num / c.den / 100,
        |u, n| hurts.push((now.ordered[usize::from(u)], i32::try_from(n).unwrap())),
    )?;
    for (u, n) in hurts {
        t.happens(f, Event::Hurt(u, n));
    }
    let duel = t.judge(DUEL.once(), Judgement::awaited(0..=10, 5))?;
    t.happens(f, Event::Dueled(duel));
    Ok(())
}

fn start() -> Field {
    Field { ordered: [0; 3], hurt: [0; 3], fog: 0, duel: 0 }
}

fn order(u: u8) -> KeyName {
    KeyName::of(ORDER.by(Subject::unit(u)), 0)
}

fn blow(u: u8, on: u8) -> KeyName {
    KeyName::of(BLOW.on(Subject::unit(u), Subject::unit(on)), 0)
}

fn run(inputs: &Inputs, seat: &mut dyn Seat) -> (Field, Play, Record<Event>, Vec<KeyName>) {
    let mut field = start();
    let mut script = Script::new(inputs, &Bare, &0, seat);
    let played = step(&mut field, &mut script);
    let unused = script.unused();
    (field, played, script.record, unused)
}

fn say(inputs: &mut Inputs, key: KeyName, answer: Answer) {
    inputs.answers.insert(key, answer);
}

#[test]
fn secret_orders_arrive_in_any_order_and_nothing_shows_before_the_last() {
    let mut inputs = Inputs::default();
    say(&mut inputs, order(2), Answer::Choice("at #u0".into()));
    let (_, played, record, _) = run(&inputs, &mut Waiting);
    assert_eq!(played, Err(Pause));
    assert_eq!(record.open.iter().map(Ask::name).collect::<Vec<_>>(), [order(0), order(1)]);
    assert!(!record.heard.iter().any(|h| matches!(h, Heard::Chose { .. } | Heard::Event(Event::Ordered(..)))));
    assert_eq!(record.offered.len(), 1, "the weather may still be given");
}

#[test]
fn a_battle_is_what_was_said() {
    let mut inputs = Inputs::default();
    for u in 0..3 {
        say(&mut inputs, order(u), Answer::Choice(format!("at #u{}", (u + 1) % 3)));
        say(&mut inputs, blow(u, (u + 1) % 3), Answer::Faces(vec![u16::from(u) + 2]));
    }
    say(&mut inputs, KeyName::of(DUEL.once(), 0), Answer::Value(7));
    let (field, played, record, unused) = run(&inputs, &mut Waiting);
    assert_eq!((played, unused), (Ok(()), vec![]));
    assert_eq!((field.hurt, field.duel), ([4, 2, 3], 7));
    let mut again = start();
    for heard in &record.heard {
        if let Heard::Event(event) = heard {
            again.apply(event);
        }
    }
    assert_eq!(again, field, "folding what happened gives the battle");
}

#[test]
fn a_named_term_enters_one_sum_and_is_told_before_the_die_falls() {
    let mut inputs = Inputs::default();
    for u in 0..3 {
        say(&mut inputs, order(u), Answer::Choice(format!("at #u{}", (u + 1) % 3)));
    }
    for (slot, name) in [(Slot::Plus, "mud"), (Slot::Share, "hill")] {
        inputs.terms.push(NamedTerm { key: blow(1, 2), slot, name: name.into(), value: 10 });
    }
    let (_, _, record, _) = run(&inputs, &mut Waiting);
    let Want::Throw { plus, share, .. } = &record.open[1].want else { panic!("dice are wanted") };
    assert_eq!(plus.terms().last().and_then(|t| t.named.clone()), Some("mud".to_owned()));
    assert_eq!((plus.total(), share.total(), share.ratio()), (10, 60, (2, 1)));
    let Want::Throw { plus, .. } = &record.open[0].want else { panic!("dice are wanted") };
    assert_eq!(plus.total(), 0, "nobody else's sum is touched");
}

#[test]
fn what_cannot_be_is_refused_and_waits_again() {
    let mut inputs = Inputs::default();
    say(&mut inputs, order(0), Answer::Choice("at #u0".into()));
    say(&mut inputs, order(1), Answer::Value(3));
    say(&mut inputs, order(2), Answer::Ruled("sing".into()));
    say(&mut inputs, KeyName::of(WEATHER.once(), 0), Answer::Value(9));
    say(&mut inputs, KeyName::of(WEATHER.once(), 4), Answer::Value(1));
    let (_, _, record, unused) = run(&inputs, &mut Waiting);
    assert_eq!(record.open.len(), 3);
    let why: Vec<_> = record.refused.iter().map(|(_, r)| r.clone()).collect();
    assert!(why.contains(&Refusal::NotOffered("at #u0".into())));
    assert!(why.contains(&Refusal::WrongKind));
    assert!(why.contains(&Refusal::NotUnderstood("sing".into())));
    assert!(why.contains(&Refusal::OutOfBounds { value: 9, least: -3, most: 3 }));
    assert_eq!(unused, [KeyName::of(WEATHER.once(), 4)]);
}

#[test]
fn the_gm_may_order_what_nobody_else_can_say() {
    let mut inputs = Inputs::default();
    say(&mut inputs, order(0), Answer::Ruled("at #u0".into()));
    let mut rng = Rng::of(1, 0);
    let (field, played, record, _) = run(&inputs, &mut Program(&mut rng));
    assert_eq!((played, field.ordered[0]), (Ok(()), 0));
    assert!(record.heard.iter().any(|h| matches!(h, Heard::Chose { ruled: true, .. })));
}

#[test]
fn the_program_plays_the_battle_chance_plays() {
    for index in 0..200 {
        let mut rng = Rng::of(5, index);
        let (field, played, record, _) = run(&Inputs::default(), &mut Program(&mut rng));
        assert_eq!(played, Ok(()));
        let mut rng = Rng::of(5, index);
        let mut other = start();
        step(&mut other, &mut Chance::new(&mut rng, &0)).unwrap();
        assert_eq!(field, other);
        // And what the program did, written down, is the same battle again.
        let inputs = Inputs { answers: record.filled.into_iter().collect(), terms: vec![] };
        let (again, _, _, _) = run(&Inputs { answers: inputs.answers, ..Inputs::default() }, &mut Waiting);
        assert_eq!(again.hurt, field.hurt);
    }
}

#[test]
fn everything_is_weighed_exactly_and_merging_changes_nothing() {
    let total = |merge| {
        let mut by_end = std::collections::BTreeMap::new();
        let mut sum = Weight::ZERO;
        let walk = Everything::walk(&start(), &0, (Minds::Doctrine, merge), 100_000, step, |f, exact, _| {
            let w = exact.unwrap();
            sum = sum.or(w).unwrap();
            let slot = by_end.entry(f.hurt).or_insert(Weight::ZERO);
            *slot = slot.or(w).unwrap();
        });
        assert!(walk.complete && walk.cut == 0.0);
        assert_eq!(sum, Weight::ONE);
        by_end
    };
    assert_eq!(total(true), total(false));
    let all = Everything::walk(&start(), &0, (Minds::All, true), 50, step, |_, _, _| ());
    assert!(!all.complete && all.paths == 50, "a walk stops where it is told to");
}
