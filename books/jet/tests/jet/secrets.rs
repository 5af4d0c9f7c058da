//! Secrets: two battles that differ only in what the other side hides look the same, read the same and ask the same.

use crate::proofs::SMALL;
use montjoie_game::Shown as _;
use montjoie_game::scenario::Doc;
use montjoie_game::{Bout, Knowledge, Ruleset as _, Viewer, lay_scripted};
use montjoie_jet::Jet;
use montjoie_jet::battle::{Battle, UnitId};
use montjoie_jet::event::Event;
use montjoie_jet::options::CommandMode;
use montjoie_jet::terms::{Engagement, Row, Where};
use montjoie_table::{
    Ask, Dice, Head, Heard, Inputs, Kind, Office, Program, Rng, Script, Seat, Side, State as _, Subject, Want, d,
    faces_of,
};
use montjoie_trial::count;
use std::collections::BTreeSet;

const FIELDS: [&str; 3] = [
    SMALL,
    include_str!("../../../../scenarios/jet/couronne.toml"),
    include_str!("../../../../scenarios/jet/col.toml"),
];

const VIEWERS: [Viewer; 6] = [
    Viewer::Player(Side::A, Knowledge::Unseen),
    Viewer::Player(Side::B, Knowledge::Unseen),
    Viewer::Player(Side::A, Knowledge::Words),
    Viewer::Player(Side::B, Knowledge::Words),
    Viewer::Public(Knowledge::Unseen),
    Viewer::Public(Knowledge::Words),
];

fn upto(rng: &mut Rng, n: u16) -> u16 {
    faces_of(rng, d(100))[0] % n.max(1)
}

/// Shows every moment of some battles: the battle before it, and what was heard; at the start of a step, nothing yet.
fn moments(mut each: impl FnMut(&Bout<Jet>, &mut Rng, &Battle, Option<&Heard<Event>>)) {
    let battles = (count("MONTJOIE_FUZZ_BATTLES", 0) / 50).max(4);
    for field in FIELDS {
        let Ok((bout, ..)) = Bout::<Jet>::open(&Doc::read(field), None) else { panic!("the scenario is sound") };
        for battle in 0..battles {
            let mut rng = Rng::of(31, battle);
            let mut state = bout.state.clone();
            let mut dice = Rng::of(battle, 2);
            while Jet::outcome(&state).is_none() && state.turn < 12 {
                let mut before = state.clone();
                let (inputs, mut seat) = (Inputs::default(), Program(&mut dice));
                let mut script = Script::new(&inputs, &bout.names, &bout.plan, &mut seat);
                let _ = lay_scripted::<Jet, _>(&mut state, &mut script);
                Jet::step(&mut state, &mut script).unwrap();
                each(&bout, &mut rng, &before, None);
                for one in &script.record.heard {
                    each(&bout, &mut rng, &before, Some(one));
                    if let Heard::Event(event) = one {
                        before.apply(event);
                    }
                }
            }
        }
    }
}

/// A battle that differs from this one only in what the viewer may not know.
fn another(rng: &mut Rng, b: &Battle, viewer: Viewer) -> Battle {
    let seen: BTreeSet<Subject> = Jet::sheets(b, viewer).iter().map(|sheet| sheet.subject).collect();
    let mut other = b.clone();
    let ids: Vec<UnitId> = b.ids().collect();
    for &id in &ids {
        let known = viewer.knows(b.at(id).side);
        let hidden = !seen.contains(&Subject::from(id));
        let unit = &mut other.units[usize::from(id)];
        if known < Knowledge::Exact {
            unit.leadership += 37;
            unit.tactics -= 12;
            unit.mode = CommandMode::Leadership;
            unit.discipline -= 3;
            unit.discipline_max += 4;
            unit.composition += 9;
            unit.equipment -= 4;
            unit.position += 11;
            unit.led = !unit.led;
            unit.archers = !unit.archers;
            (unit.called, unit.remaining, unit.stored) = (!unit.called, unit.remaining + 2, unit.stored + 1);
            unit.row = Some(Row::Um66);
            unit.lead += 10;
        }
        if known < Knowledge::Words {
            unit.morale -= 4;
            unit.trapped = !unit.trapped;
        }
        if hidden {
            unit.morale += 3;
        }
    }
    for &id in &ids {
        let leaf = b.is_leaf(id) && b.at(id).n > 0;
        let hidden = !seen.contains(&Subject::from(id));
        if leaf && (hidden || viewer.knows(b.at(id).side) < Knowledge::Words) {
            let more = u32::from(upto(rng, 90)) + 1;
            // Who was not in battle when the turn began was not counted, however many they are.
            let counted = if b.at(id).fielded > 0 { more } else { 0 };
            let mut up = Some(id);
            while let Some(at) = up {
                let unit = &mut other.units[usize::from(at)];
                (unit.n, unit.n0, unit.fielded) = (unit.n + more, unit.n0 + more, unit.fielded + counted);
                up = unit.parent;
            }
        }
    }
    for person in &mut other.characters {
        if viewer.knows(person.side) < Knowledge::Exact {
            person.leadership += 5;
            person.sa -= 40;
            person.ob += 33;
            person.tactics += 8;
            person.mounted = !person.mounted;
            person.galvanised = 2;
            person.row = Some(Row::Success);
        }
    }
    for side in Side::BOTH {
        if viewer.knows(side) < Knowledge::Exact {
            let camp = &mut other.camps[side.index()];
            camp.value.0 += 50;
            camp.second = !camp.second;
            camp.second_leadership += 9;
            camp.fielded0 += 77;
        }
    }
    other
}

/// The same event with other figures, where they are not the viewer's to know.
fn other_figures(b: &Battle, event: Event, viewer: Viewer) -> Event {
    let exact = |unit: UnitId| viewer.knows(b.at(unit).side) == Knowledge::Exact;
    match event {
        Event::Losses { unit, killed, wounded } if !exact(unit) => {
            Event::Losses { unit, killed: killed + 3, wounded: wounded + 1 }
        }
        Event::Morale { unit, by } if !exact(unit) => Event::Morale { unit, by: by + 1 },
        Event::Opposed { unit, .. } if viewer != Viewer::Gm => Event::Opposed { unit, row: Row::Failure },
        Event::Called { unit, turns } if !exact(unit) => Event::Called { unit, turns: turns + 1 },
        Event::Engaged { unit, .. } if !exact(unit) => Event::Engaged { unit, engagement: Engagement::Withdrawn },
        Event::Result { unit, row, extra } if !exact(unit) => {
            // What shows is whether it goes well.
            let seen = if row.result(b.at(unit).scale).against { Row::Failure } else { Row::Success };
            Event::Result { unit, row: seen, extra }
        }
        same => same,
    }
}

#[test]
fn what_the_other_side_hides_changes_neither_sheets_nor_lines() {
    let mut lines = 0;
    moments(|_, rng, b, heard| {
        for viewer in VIEWERS {
            let other = another(rng, b, viewer);
            match heard {
                None => {
                    for (one, two) in Jet::sheets(b, viewer).iter().zip(&Jet::sheets(&other, viewer)) {
                        assert_eq!(one, two, "{viewer:?}");
                    }
                    assert_eq!(Jet::sheets(b, viewer).len(), Jet::sheets(&other, viewer).len());
                }
                Some(one) => {
                    let two = match one {
                        Heard::Event(event) => Heard::Event(other_figures(b, *event, viewer)),
                        same => same.clone(),
                    };
                    let told = Jet::line(b, one, viewer);
                    lines += usize::from(told.is_some());
                    assert_eq!(told, Jet::line(&other, &two, viewer), "{viewer:?} {one:?}");
                }
            }
        }
    });
    assert!(lines > 1_000, "only {lines} lines were told");
}

/// Throws for the enemy and judges for the GM; what this side has to say stays open.
struct Theirs<'a> {
    side: Side,
    battle: &'a Battle,
    dice: &'a mut Rng,
}

fn of_side(b: &Battle, office: Office, side: Side) -> bool {
    match office {
        Office::Chief(of) => of == side,
        Office::Holder(who) => match who.kind() {
            Kind::Character(c) => b.who(montjoie_table::CharacterId::new(c)).side == side,
            _ => false,
        },
        _ => false,
    }
}

impl Seat for Theirs<'_> {
    fn faces(&mut self, head: Head, dice: Dice) -> Option<Vec<u16>> {
        if of_side(self.battle, head.office, self.side) { None } else { Some(faces_of(self.dice, dice)) }
    }

    fn follows_doctrine(&mut self, head: Head) -> bool {
        !of_side(self.battle, head.office, self.side)
    }

    fn takes_default(&mut self, _: Head) -> bool {
        true
    }
}

/// What a side is asked in the open step; sums belong to the GM until they may be known.
fn asked(bout: &Bout<Jet>, b: &Battle, side: Side, seed: u64) -> Vec<String> {
    let mut dice = Rng::of(seed, 3);
    let (inputs, mut seat) = (Inputs::default(), Theirs { side, battle: b, dice: &mut dice });
    let mut script = Script::new(&inputs, &bout.names, &bout.plan, &mut seat);
    let _ = Jet::step(&mut b.clone(), &mut script);
    let told = |ask: &Ask| match &ask.want {
        Want::Throw { dice, .. } => format!("{:?} {} {dice}", ask.key, ask.nth),
        Want::Choice(tokens) => format!("{:?} {} {tokens:?}", ask.key, ask.nth),
        Want::Judgement(_) => format!("{:?} {}", ask.key, ask.nth),
    };
    script.record.open.iter().filter(|ask| of_side(b, ask.office, side)).map(told).collect()
}

#[test]
fn what_the_other_side_hides_changes_no_ask() {
    let mut asks = 0;
    let mut seed = 0;
    moments(|bout, rng, b, heard| {
        if heard.is_some() {
            return;
        }
        for side in Side::BOTH {
            let viewer = Viewer::Player(side, Knowledge::Unseen);
            let mut other = another(rng, b, viewer);
            // Who commands over there, and whether a trap is shut, shows in who rolls: these are not hidden for long.
            for (unit, was) in other.units.iter_mut().zip(&b.units) {
                (unit.led, unit.trapped, unit.row) = (was.led, was.trapped, was.row);
            }
            other.camps[side.foe().index()].second = b.camps[side.foe().index()].second;
            seed += 1;
            let ours = asked(bout, b, side, seed);
            asks += ours.len();
            assert_eq!(ours, asked(bout, &other, side, seed), "{side:?} {:?}", b.step);
        }
    });
    assert!(asks > 100, "only {asks} were asked");
}

/// A reserve, somebody still to come, somebody in reserve: nobody over there sees or hears of them.
#[test]
fn nobody_sees_a_reserve() {
    let stranger = Viewer::Player(Side::B, Knowledge::Words);
    moments(|_, _, b, heard| {
        if heard.is_some() {
            return;
        }
        for sheet in Jet::sheets(b, stranger).iter().filter(|s| s.side == Side::A) {
            if let Kind::Unit(id) = sheet.subject.kind() {
                assert!(b.in_battle(UnitId::new(id)), "{sheet:?}");
            }
            assert!(sheet.figures.is_empty() && sheet.strength.is_none(), "{sheet:?}");
            // Who marches with whom is seen; no reserve among them, and nobody by name.
            let seen = |who: &Subject| matches!(who.kind(), Kind::Unit(id) if b.in_battle(UnitId::new(id)));
            assert!(sheet.with.iter().all(seen), "{sheet:?}");
        }
        for id in b.ids().filter(|&id| b.at(id).side == Side::A && !b.in_battle(id)) {
            let told = |event: Event| Jet::line(b, &Heard::Event(event), stranger);
            assert_eq!(told(Event::Left { unit: id }), None);
            if b.at(id).at == Where::Absent && b.at(id).engagement == Engagement::Reserve {
                assert_eq!(told(Event::Arrived { unit: id }), None);
            }
        }
    });
    let Ok((bout, ..)) = Bout::<Jet>::open(&Doc::read(SMALL), None) else { panic!("it is sound") };
    assert!(bout.sheets(stranger).iter().all(|s| s.subject != Subject::unit(5)), "r2 is in reserve");
    assert!(bout.sheets(Viewer::Gm).iter().any(|s| s.subject == Subject::unit(5)));
}

/// Exact knowledge of the enemy is knowledge of those one meets: a reserve, its people and its orders stay a secret, and no sum
/// gives them away.
#[test]
fn exact_knowledge_shows_nobody_who_is_kept_back() {
    let stranger = Viewer::Player(Side::B, Knowledge::Exact);
    let mut kept = 0;
    moments(|_, _, b, heard| {
        if heard.is_some() {
            return;
        }
        let hidden: BTreeSet<UnitId> = b
            .ids()
            .filter(|&id| {
                let up = [Some(id), b.at(id).parent];
                let back = |u: UnitId| b.at(u).engagement == Engagement::Reserve || b.at(u).at == Where::Absent;
                b.at(id).side == Side::A && up.into_iter().flatten().any(back)
            })
            .collect();
        kept += hidden.len();
        let sheets = Jet::sheets(b, stranger);
        for sheet in sheets.iter().filter(|s| s.side == Side::A) {
            let named = |who: &Subject| matches!(who.kind(), Kind::Unit(id) if hidden.contains(&UnitId::new(id)));
            assert!(!named(&sheet.subject) && !sheet.with.iter().any(named), "{sheet:?}");
        }
        let army = sheets.iter().find(|s| s.subject == Subject::unit(0)).and_then(|s| s.strength);
        let leaves = b.ids().filter(|&u| b.at(u).side == Side::A && b.is_leaf(u) && !hidden.contains(&u));
        assert_eq!(
            army.map(|s| s.0),
            Some(leaves.map(|u| i64::from(b.at(u).n)).sum()),
            "the army counts those who show"
        );
        for &unit in &hidden {
            for event in [Event::Called { unit, turns: 1 }, Event::Delayed { unit, remaining: 2, stored: 0 }] {
                assert_eq!(Jet::line(b, &Heard::Event(event), stranger), None);
            }
            let came = Event::Entered { unit, engagement: Engagement::FirstLine, at_once: false };
            assert!(Jet::line(b, &Heard::Event(came), stranger).is_some(), "who comes is seen");
        }
    });
    assert!(kept > 20, "hardly anybody is kept back");
}
