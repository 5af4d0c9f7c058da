//! Secrets: two battles that differ only in what the other side hides look the same, read the same and ask the same.

use montjoie_game::scenario::Doc;
use montjoie_game::{Bout, Knowledge, Ruleset as _, Viewer, lay_scripted};
use montjoie_ordre::Ordre;
use montjoie_ordre::battle::Battle;
use montjoie_ordre::events::Event;
use montjoie_ordre::terms::{Fraction, Where};
use montjoie_table::{
    Ask, Dice, Head, Heard, Inputs, Kind, Office, Program, Rng, Script, Seat, Side, State as _, Subject, Want,
};
use montjoie_trial::count;

const FIELDS: [&str; 4] = [
    include_str!("../../../../scenarios/ordre/standard.toml"),
    include_str!("../../../../scenarios/ordre/siege.toml"),
    include_str!("../../../../scenarios/ordre/ville.toml"),
    include_str!("../../../../scenarios/ordre/flotte.toml"),
];

const VIEWERS: [Viewer; 6] = [
    Viewer::Player(Side::A, Knowledge::Unseen),
    Viewer::Player(Side::B, Knowledge::Unseen),
    Viewer::Player(Side::A, Knowledge::Words),
    Viewer::Player(Side::B, Knowledge::Words),
    Viewer::Public(Knowledge::Unseen),
    Viewer::Public(Knowledge::Words),
];

/// Shows every moment of some battles: the battle before it, and what was heard; at the start of a step, nothing yet.
fn moments(mut each: impl FnMut(&Bout<Ordre>, &Battle, Option<&Heard<Event>>)) {
    let battles = (count("MONTJOIE_FUZZ_BATTLES", 0) / 50).max(2);
    for field in FIELDS {
        let Ok((bout, ..)) = Bout::<Ordre>::open(&Doc::read(field), None) else { panic!("the scenario is sound") };
        for battle in 0..battles {
            let mut state = bout.state.clone();
            let mut dice = Rng::of(battle, 2);
            while Ordre::outcome(&state).is_none() && Ordre::place(&state).round < 30 {
                let mut before = state.clone();
                let (inputs, mut seat) = (Inputs::default(), Program(&mut dice));
                let mut script = Script::new(&inputs, &bout.names, &bout.plan, &mut seat);
                let _ = lay_scripted::<Ordre, _>(&mut state, &mut script);
                Ordre::step(&mut state, &mut script).unwrap();
                each(&bout, &before, None);
                for one in &script.record.heard {
                    each(&bout, &before, Some(one));
                    if let Heard::Event(event) = one {
                        before.apply(event);
                    }
                }
            }
        }
    }
}

fn more(frac: Fraction) -> Fraction {
    Fraction { num: frac.num + 3, ..frac }
}

/// A battle that differs from this one only in what the viewer may not know.
fn another(b: &Battle, viewer: Viewer) -> Battle {
    let mut other = b.clone();
    for (unit, was) in other.units.iter_mut().zip(&b.units) {
        let known = viewer.knows(was.side);
        let own = viewer != Viewer::Gm && known == Knowledge::Exact;
        let hidden = !own && matches!(b.place_of(was), Where::Absent | Where::Reserve | Where::Left);
        if known < Knowledge::Exact {
            // How well they fight, with what.
            unit.cbt += 4;
            unit.mod_att -= 2;
            (unit.dmg, unit.dmg_mean, unit.thrown) = (more(was.dmg), more(was.dmg_mean), more(was.thrown));
            (unit.cdf, unit.area) = (more(was.cdf), more(was.area));
            unit.secondary_weapon_bonus += 1;
            unit.burst = !unit.burst;
            unit.sdr_bonus_pct += 10;
            unit.xp += 7;
            unit.xp_award = 12;
            unit.pda = if was.pda < 0 { -1 } else { was.pda + 300 };
            unit.dfs += 3;
            unit.mod_dfs += 2;
            unit.crew += 3;
            (unit.crew_lost, unit.dead, unit.wounded, unit.deserters) = (9, 8, 7, 6);
        }
        if known < Knowledge::Words || hidden {
            // How many, how hard to kill, what it has cost them.
            (unit.eff, unit.eff0) = (was.eff * 2 + 11, was.eff0 * 2 + 11);
            unit.sdg += 5;
            unit.arm += 2;
            unit.hurt += 40;
            unit.shields = !unit.shields;
        }
    }
    for (group, was) in other.groups.iter_mut().zip(&b.groups) {
        if viewer.knows(was.side) < Knowledge::Exact {
            group.combat_circumstances += 2;
        }
        if viewer.knows(was.side) < Knowledge::Words {
            group.damage = was.damage * 3 + 50;
        }
    }
    for person in &mut other.persons {
        if viewer.knows(person.side) < Knowledge::Exact {
            person.mental += 3;
            person.presence -= 1;
            person.cbt += 2;
            person.war += 1;
            person.diplomacy += 2;
            (person.health, person.arm) = (person.health + 4, person.arm + 1);
        }
    }
    for side in Side::BOTH {
        if viewer.knows(side) < Knowledge::Exact {
            other.camps[side.index()].command_circumstances += 3;
            other.camps[side.index()].reliable_signals = !b.camps[side.index()].reliable_signals;
        }
    }
    if Side::BOTH.iter().any(|&side| viewer.knows(side) < Knowledge::Exact) {
        // How many they are together: the clock goes by it.
        other.fighters = b.fighters * 2 + 11;
    }
    if let Some(fort) = &mut other.fort
        && viewer.knows(fort.besieged) < Knowledge::Exact
    {
        fort.endurance += 5;
        fort.effectif += 100;
    }
    other
}

fn side_of(b: &Battle, who: Subject) -> Option<Side> {
    match who.kind() {
        Kind::Side(side) => Some(side),
        Kind::Unit(id) => b.units.get(usize::from(id)).map(|u| u.side),
        Kind::Character(id) => b.persons.get(usize::from(id)).map(|p| p.side),
        _ => b.group_of(who).map(|id| b.at(id).side),
    }
}

/// The same event with other figures, where they are not the viewer's to know.
fn other_figures(b: &Battle, event: Event, viewer: Viewer) -> Event {
    let exact = |who: Subject| side_of(b, who).is_some_and(|side| viewer.knows(side) == Knowledge::Exact);
    let unit = |id: montjoie_table::UnitId| exact(id.into());
    match event {
        Event::Initiative { first, surprised, margin } => Event::Initiative { first, surprised, margin: margin + 1 },
        Event::Missed { group, on, how, bonus, since, until } if !exact(on) => {
            Event::Missed { group, on, how, bonus: bonus + 1, since, until }
        }
        Event::Lost { group, by, loss, how, capped } if !exact(group) && loss > 0 => {
            Event::Lost { group, by, loss: loss + 111, how, capped: !capped }
        }
        Event::Rallied { group, back } if !exact(group) => Event::Rallied { group, back: back + 70 },
        Event::Endures { weeks, sapped } if b.fort.is_some_and(|f| viewer.knows(f.besieged) < Knowledge::Exact) => {
            Event::Endures { weeks: weeks + 4, sapped }
        }
        Event::Reckoned { unit: id, share, out, dead, deserters, back, eff } if !unit(id) => Event::Reckoned {
            unit: id,
            share: share + 5,
            out: out + 9,
            dead: dead + 4,
            deserters: deserters + 1,
            back,
            eff: eff + 3,
        },
        Event::CrewLost { unit: id, men } if !unit(id) => Event::CrewLost { unit: id, men: men + 5 },
        Event::Learned { unit: id, xp } if !unit(id) => Event::Learned { unit: id, xp: xp + 1 },
        Event::Raised { unit: id, cost } if !unit(id) => Event::Raised { unit: id, cost: cost + 1 },
        Event::Heads { unit: id, men } if !unit(id) => Event::Heads { unit: id, men: men + men.signum() },
        Event::Wounded { person, wounds, lot } if !exact(Subject::from(person)) => {
            Event::Wounded { person, wounds: wounds + 2, lot }
        }
        same => same,
    }
}

#[test]
fn what_the_other_side_hides_changes_neither_sheets_nor_lines() {
    let mut lines = 0;
    moments(|_, b, heard| {
        for viewer in VIEWERS {
            let other = another(b, viewer);
            match heard {
                None => {
                    let (ours, theirs) = (Ordre::sheets(b, viewer), Ordre::sheets(&other, viewer));
                    assert_eq!(ours.len(), theirs.len(), "{viewer:?}");
                    for (one, two) in ours.iter().zip(&theirs) {
                        assert_eq!(one, two, "{viewer:?}");
                    }
                }
                Some(one) => {
                    let two = match one {
                        Heard::Event(event) => Heard::Event(other_figures(b, *event, viewer)),
                        same => same.clone(),
                    };
                    let told = Ordre::line(b, one, viewer);
                    lines += usize::from(told.is_some());
                    assert_eq!(told, Ordre::line(&other, &two, viewer), "{viewer:?} {one:?}");
                }
            }
        }
    });
    assert!(lines > 1_000, "only {lines} lines were told");
}

/// Judges for the GM; dice and decisions stay open.
struct Judge;

fn of_side(b: &Battle, office: Office, side: Side) -> bool {
    match office {
        Office::Chief(of) => of == side,
        Office::Holder(who) => side_of(b, who) == Some(side),
        _ => false,
    }
}

impl Seat for Judge {
    fn faces(&mut self, _: Head, _: Dice) -> Option<Vec<u16>> {
        None
    }

    fn follows_doctrine(&mut self, _: Head) -> bool {
        false
    }

    fn takes_default(&mut self, _: Head) -> bool {
        true
    }
}

/// What a side is asked first in the open step; sums belong to the GM until they may be known.
fn asked(bout: &Bout<Ordre>, b: &Battle, side: Side) -> Vec<String> {
    let (inputs, mut seat) = (Inputs::default(), Judge);
    let mut script = Script::new(&inputs, &bout.names, &bout.plan, &mut seat);
    let _ = Ordre::step(&mut b.clone(), &mut script);
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
    moments(|bout, b, heard| {
        if heard.is_some() {
            return;
        }
        for side in Side::BOTH {
            let mut other = another(b, Viewer::Player(side, Knowledge::Unseen));
            // Whether they are broken shows in what they do, and who breaks is decided by what has been lost.
            for (group, was) in other.groups.iter_mut().zip(&b.groups) {
                group.damage = was.damage;
            }
            for (unit, was) in other.units.iter_mut().zip(&b.units) {
                (unit.eff, unit.eff0, unit.sdg, unit.arm, unit.hurt) = (was.eff, was.eff0, was.sdg, was.arm, was.hurt);
                // Units are asked in turn what to learn: those that cannot learn are passed over.
                (unit.xp, unit.xp_award, unit.cbt) = (was.xp, was.xp_award, was.cbt);
            }
            let ours = asked(bout, b, side);
            asks += ours.len();
            assert_eq!(ours, asked(bout, &other, side), "{side:?} {:?}", b.step);
        }
    });
    assert!(asks > 100, "only {asks} were asked");
}

/// A reserve is nobody else's to see, nor what happens in it.
#[test]
fn nobody_sees_a_reserve() {
    let mut hidden = 0;
    moments(|_, b, heard| {
        let stranger = Viewer::Player(Side::B, Knowledge::Exact);
        if heard.is_some() {
            return;
        }
        let sheets = Ordre::sheets(b, stranger);
        for (id, u) in (0u8..).zip(&b.units) {
            if u.side == Side::A && b.place_of(u) == Where::Reserve {
                hidden += 1;
                assert!(sheets.iter().all(|s| s.subject != Subject::unit(id)), "{id} is in reserve");
                let told = Ordre::line(b, &Heard::Event(Event::Held { group: Subject::unit(id) }), stranger);
                assert_eq!(told, None);
            }
        }
    });
    assert!(hidden > 0, "somebody was kept back");
}

/// Each man shows once: a unit of a body stands in it, or, to who knows nothing of its side, does not show beside it.
#[test]
fn the_men_of_a_body_are_not_shown_beside_it() {
    let (mut inside, mut unseen) = (0, 0);
    moments(|_, b, heard| {
        if heard.is_some() {
            return;
        }
        for viewer in VIEWERS.into_iter().chain([Viewer::Gm]) {
            let sheets = Ordre::sheets(b, viewer);
            for body in sheets.iter().filter(|s| matches!(s.subject.kind(), Kind::Army(_))) {
                let id = b.group_of(body.subject).expect("it is there");
                for (unit, _) in b.each_unit().filter(|(_, u)| u.group == Some(id)) {
                    let unit = Subject::from(unit);
                    if sheets.iter().any(|s| s.subject == unit) {
                        inside += 1;
                        assert!(body.with.contains(&unit), "{viewer:?}");
                    } else {
                        unseen += 1;
                        assert_eq!(viewer.knows(body.side), Knowledge::Unseen);
                    }
                }
            }
        }
    });
    assert!(inside > 0 && unseen > 0, "{inside} {unseen}");
}
