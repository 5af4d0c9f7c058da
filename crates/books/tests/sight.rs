//! Secrets: what a viewer may not know changes nothing in what that viewer reads, and the GM sees all that anyone sees.
//! First what holds in every ruleset, then one of them looked into: others do that beside their own tests.

use montjoie_books::GAMES;
use montjoie_bx::Bx;
use montjoie_bx::battle::{Battle, Unit};
use montjoie_bx::events::Event;
use montjoie_bx::terms::{Defends, Special, Where};
use montjoie_game::Shown as _;
use montjoie_game::scenario::Doc;
use montjoie_game::{Arg, Bout, Condition, Fight, Knowledge, Message, Outcome, Ruleset as _, Sheet, Viewer};
use montjoie_table::{
    Dice, Head, Heard, Id as _, Inputs, Program, Rng, Script, Seat, Side, State as _, Subject, UnitId, d, faces_of,
};
use std::collections::BTreeSet;

const FIELDS: [&str; 2] = [
    include_str!("../../../books/bx/tests/scenarios/heroes.toml"),
    include_str!("../../../books/bx/tests/scenarios/siege.toml"),
];

const PLAYERS: [Viewer; 8] = [
    Viewer::Player(Side::A, Knowledge::Unseen),
    Viewer::Player(Side::B, Knowledge::Unseen),
    Viewer::Player(Side::A, Knowledge::Words),
    Viewer::Player(Side::B, Knowledge::Words),
    Viewer::Player(Side::A, Knowledge::Exact),
    Viewer::Player(Side::B, Knowledge::Exact),
    Viewer::Public(Knowledge::Unseen),
    Viewer::Public(Knowledge::Exact),
];

fn roll(rng: &mut Rng, n: u16) -> u16 {
    faces_of(rng, d(100))[0] % n.max(1)
}

/// Few by default: each moment of each battle is looked at through many eyes.
fn battles() -> u64 {
    std::env::var("MONTJOIE_FUZZ_BATTLES").ok().and_then(|n| n.parse::<u64>().ok()).map_or(5, |n| (n / 50).max(5))
}

/// Plays battles, and shows every moment of each: the battle before it, and what was heard.
fn moments(mut each: impl FnMut(&mut Rng, &Battle, Option<&Heard<Event>>)) {
    for field in FIELDS {
        for battle in 0..battles() {
            let mut rng = Rng::of(11, battle);
            let Ok((bout, _, _)) = Bout::<Bx>::open(&Doc::read(field), None) else { panic!("the scenario is sound") };
            let mut state = bout.state.clone();
            for _ in 0..40 {
                if Bx::outcome(&state).is_some() {
                    break;
                }
                let mut before = state.clone();
                let mut dice = Rng::of(battle, u64::from(roll(&mut rng, 100)));
                let (inputs, mut seat) = (answers(&mut rng, &bout, &state), Program(&mut dice));
                let mut script = Script::new(&inputs, &bout.names, &bout.plan, &mut seat);
                let _ = montjoie_game::lay_scripted::<Bx, _>(&mut state, &mut script);
                let closed = Bx::step(&mut state, &mut script);
                let heard = script.record.heard;
                each(&mut rng, &before, None);
                for one in &heard {
                    each(&mut rng, &before, Some(one));
                    if let Heard::Event(event) = one {
                        before.apply(event);
                    }
                }
                if closed.is_err() {
                    break;
                }
            }
        }
    }
}

/// Throws nothing and decides nothing: to learn what is asked.
struct Asks<'a>(&'a mut Rng);

impl Seat for Asks<'_> {
    fn faces(&mut self, _: Head, dice: Dice) -> Option<Vec<u16>> {
        Some(faces_of(self.0, dice))
    }

    fn follows_doctrine(&mut self, _: Head) -> bool {
        false
    }

    fn takes_default(&mut self, _: Head) -> bool {
        true
    }
}

/// A random legal answer to each choice that is open at the start of the step.
fn answers(rng: &mut Rng, bout: &Bout<Bx>, state: &Battle) -> Inputs {
    let mut inputs = Inputs::default();
    let mut dice = Rng::of(1, 1);
    let mut seat = Asks(&mut dice);
    let mut script = Script::new(&inputs, &bout.names, &bout.plan, &mut seat);
    let _ = Bx::step(&mut state.clone(), &mut script);
    let open = script.record.open;
    for ask in open {
        if let montjoie_table::Want::Choice(tokens) = &ask.want {
            let pick = usize::from(roll(rng, u16::try_from(tokens.len()).unwrap_or(1)));
            let words = tokens[pick].words(&bout.names);
            inputs.answers.insert(ask.name(), montjoie_table::Answer::Choice(words));
        }
    }
    inputs
}

/// What this viewer sees, held against what the GM sees and against what one may know.
fn seen(fight: &dyn Fight, viewer: Viewer, what: &str) -> BTreeSet<Subject> {
    let (all, some) = (fight.sheets(Viewer::Gm), fight.sheets(viewer));
    for sheet in &some {
        let gm =
            by_subject(&all, sheet.subject).unwrap_or_else(|| panic!("{what}: the GM sees {:?} too", sheet.subject));
        // An army is as strong as those of it one sees: whom it keeps hidden is not in the sum.
        let unseen = all.iter().any(|one| one.side == sheet.side && by_subject(&some, one.subject).is_none());
        let fewer = |(now, first): (i64, i64)| gm.strength.is_some_and(|(n, f)| unseen && now <= n && first <= f);
        let honest = sheet.strength.is_none_or(|seen| gm.strength == Some(seen) || fewer(seen));
        assert!(honest, "{what} {viewer:?}: {sheet:?}");
        assert!(sheet.condition.is_none() || sheet.condition == gm.condition, "{what} {viewer:?}: {sheet:?}");
        assert!(sheet.against.iter().all(|foe| gm.against.contains(foe)), "{what} {viewer:?}: {sheet:?}");
        for figure in &sheet.figures {
            // Its value may differ, where what the enemy adds to it is the GM's alone.
            let known = gm.figures.iter().any(|f| f.word == figure.word);
            assert!(known, "{what} {viewer:?}: {figure:?}");
        }
        // A wall is there for everybody to see.
        let known = if sheet.kind == "wall" { Knowledge::Exact } else { viewer.knows(sheet.side) };
        if known < Knowledge::Exact {
            // An order that was shown may stand there, in words.
            let counted = |value: &Arg| matches!(value, Arg::Number(_) | Arg::Fraction(..));
            let figures = sheet.figures.iter().any(|f| counted(&f.value) || !f.terms.is_empty());
            assert!(sheet.strength.is_none() && !figures, "{what} {viewer:?}: {sheet:?}");
        }
        if known < Knowledge::Words {
            assert!(sheet.words.is_none() && sheet.figures.is_empty(), "{what} {viewer:?}: {sheet:?}");
        }
    }
    let some: BTreeSet<Subject> = some.iter().map(|sheet| sheet.subject).collect();
    if let Viewer::Player(own, _) = viewer {
        let missing = all.iter().find(|sheet| sheet.side == own && !some.contains(&sheet.subject));
        assert_eq!(missing.map(|s| s.subject), None, "{what}: one's own are seen");
    }
    some
}

/// Everybody named in a message.
fn named(message: &Message) -> impl Iterator<Item = Subject> {
    message.args.iter().flat_map(|(_, arg)| match arg {
        Arg::Who(one) => vec![*one],
        Arg::Many(many) => many.clone(),
        _ => Vec::new(),
    })
}

#[test]
fn in_every_ruleset_nobody_sees_or_hears_of_those_hidden() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    for game in GAMES {
        let (mut looked, mut heard) = (0, 0);
        let id = game.info().id;
        for file in std::fs::read_dir(root.join(id)).expect("it ships scenarios") {
            let path = file.expect("a file").path();
            let what = path.display().to_string();
            let Ok(opened) = game.open(&Doc::read(&std::fs::read_to_string(&path).expect("text")), None) else {
                panic!("{what} is sound")
            };
            let mut fight = opened.fight;
            let mut dice = Rng::of(9, 0);
            let mut ever = PLAYERS.map(|_| BTreeSet::<Subject>::new());
            for _ in 0..25 {
                if fight.outcome().is_some_and(|o| o != Outcome::Undecided) {
                    break;
                }
                let mut before = PLAYERS.map(|viewer| seen(&*fight, viewer, &what));
                // Who knows more sees no fewer.
                assert!(before[0].is_subset(&before[2]) && before[2].is_subset(&before[4]), "{what}");
                assert!(before[1].is_subset(&before[3]) && before[3].is_subset(&before[5]), "{what}");
                let (knowledge, start) = (fight.knowledge(), fight.sheets(Viewer::Gm));
                let played = fight.play(&Inputs::default(), &mut Program(&mut dice));
                let after = PLAYERS.map(|viewer| seen(&*fight, viewer, &what));
                before.iter_mut().zip(after).for_each(|(all, more)| all.extend(more));
                ever.iter_mut().zip(&before).for_each(|(all, more)| all.extend(more));
                let end = fight.sheets(Viewer::Gm);
                looked += 1;
                for item in &played.items {
                    for side in Side::BOTH {
                        let Some(message) = &item.sides[side.index()] else { continue };
                        let viewer = Viewer::Player(side, knowledge[side.index()]);
                        let at = PLAYERS.iter().position(|v| *v == viewer).expect("one of them");
                        heard += 1;
                        for who in named(message) {
                            // Of an enemy one hears only if one has seen him, now or earlier: a company that lost its last
                            // man is off the sheets before it is struck off the roll. Who came and went in this very
                            // step was seen in between.
                            let of =
                                |all: &[Sheet]| by_subject(all, who).filter(|s| s.side != side).map(|s| s.condition);
                            let passing = of(&start) != of(&end) && of(&end) != Some(Some(Condition::Absent));
                            let hidden = of(&end).is_some() && !ever[at].contains(&who) && !passing;
                            assert!(!hidden, "{what}: {viewer:?} hears of {who:?} in {message:?}");
                        }
                    }
                }
            }
        }
        // A small book has little to look at.
        let rules = game.books()[0].entries.len().min(20);
        assert!(looked * 20 > 50 * rules && heard * 20 > 200 * rules, "{id}: {looked} looks, {heard} lines");
    }
}

/// The numbers of a sheet, all of them others.
fn other_numbers(rng: &mut Rng, body: &mut Unit) {
    let up = |rng: &mut Rng| i64::from(roll(rng, 40)) + 1;
    body.hd += 100 * up(rng) as i32;
    body.hd_bonus += 1;
    body.row = (body.row + 3) % 13;
    body.armour += up(rng) as i16;
    body.melee = d(12);
    body.ranged = body.ranged.map(|_| d(4));
    body.moral = 2 + (body.moral + 3) % 11;
    body.elite = !body.elite;
    body.special = if body.special == Special::None { Special::Both } else { Special::None };
    body.breath = !body.breath;
    body.regeneration += 2;
    body.weapons ^= 5;
    body.harmed_by ^= 5;
    body.defends = if body.defends == Defends::None { Defends::Hometown } else { Defends::None };
    body.int = 18 - body.int.min(18);
    body.sag = 18 - body.sag.min(18);
    body.increments += 1;
    body.victories += 1;
    body.veterans += 3;
    body.cleric = !body.cleric;
}

/// How many, and in what mood: others too.
fn other_strength(rng: &mut Rng, body: &mut Unit) {
    body.pvi += i64::from(roll(rng, 40)) * 100;
    body.n0 += u32::from(roll(rng, 300));
    body.pvt0 += i64::from(roll(rng, 40)) * 800;
    if body.n > 0 {
        body.n = 1 + u32::from(roll(rng, 300));
    }
    if body.pvt > 0 {
        body.pvt = 1 + i64::from(roll(rng, 90)) * 1000;
    }
    body.n_start = body.n + 5;
    if body.at == Where::Field {
        body.demoralised = !body.demoralised;
        body.demoralised_seq += 1;
        body.routed_seq += 1;
        body.leaving = !body.leaving;
        body.surrendering = !body.surrendering;
    }
}

/// A battle that differs from this one only in what the viewer may not know, and what is then heard.
fn another(rng: &mut Rng, b: &Battle, viewer: Viewer, heard: Option<&Heard<Event>>) -> (Battle, Option<Heard<Event>>) {
    let visible: BTreeSet<Subject> = Bx::sheets(b, viewer).iter().map(|sheet| sheet.subject).collect();
    let mut other = b.clone();
    for (id, body) in (0u8..).zip(&mut other.bodies) {
        let hidden = !visible.contains(&Subject::unit(id));
        let known = viewer.knows(body.side);
        if hidden || known < Knowledge::Exact {
            other_numbers(rng, body);
        }
        if hidden || known < Knowledge::Words {
            other_strength(rng, body);
        }
        if hidden {
            body.mounted = !body.mounted;
            body.lances = !body.lances;
            body.polearms = !body.polearms;
        }
    }
    for side in Side::BOTH {
        if viewer.knows(side) < Knowledge::Exact {
            other.camps[side.index()].supplies += 7;
        }
    }
    let exact = |id: UnitId| viewer.knows(b.at(id).side) == Knowledge::Exact && visible.contains(&id.into());
    let heard = heard.map(|one| match one {
        Heard::Event(event) => Heard::Event(other_figures(*event, exact, viewer)),
        Heard::Thrown(thrown) => {
            let mut thrown = thrown.clone();
            if let Some(id) = UnitId::of(thrown.head.key.of) {
                if !exact(id) {
                    thrown.cast.total += 3;
                    thrown.cast.margin = -thrown.cast.margin + 1;
                } else if !b.at(id).contacts.into_iter().all(exact) {
                    // One's own test by another number, for the enemy is stronger than one knows; it still ends the same.
                    thrown.cast.margin += thrown.cast.margin.signum();
                }
            }
            Heard::Thrown(thrown)
        }
        same => same.clone(),
    });
    (other, heard)
}

/// The same event with other figures where the viewer may not know them.
fn other_figures(event: Event, exact: impl Fn(UnitId) -> bool, viewer: Viewer) -> Event {
    match event {
        Event::Hurt { unit, by, how, damage } if !exact(unit) => {
            Event::Hurt { unit, by, how, damage: if damage == 0 { 900 } else { 0 } }
        }
        Event::Battered { unit, engine, damage } if !exact(unit) => {
            Event::Battered { unit, engine, damage: damage + 900 }
        }
        Event::Regenerated { unit, points } if !exact(unit) => Event::Regenerated { unit, points: points + 900 },
        Event::Heads { unit, men } if !exact(unit) => Event::Heads { unit, men: men + 1 },
        Event::Supplies { side, left } if viewer.knows(side) < Knowledge::Exact => {
            Event::Supplies { side, left: left + 1 }
        }
        same => same,
    }
}

#[test]
fn what_a_viewer_may_not_know_changes_neither_sheets_nor_lines() {
    let mut lines = 0;
    moments(|rng, b, heard| {
        for viewer in PLAYERS {
            let (other, otherwise) = another(rng, b, viewer, heard);
            match (heard, &otherwise) {
                (Some(one), Some(two)) => {
                    let told = Bx::line(b, one, viewer);
                    lines += usize::from(told.is_some());
                    assert_eq!(told, Bx::line(&other, two, viewer), "{viewer:?} {one:?}");
                }
                _ => {
                    let (ours, theirs) = (Bx::sheets(b, viewer), Bx::sheets(&other, viewer));
                    assert_eq!(ours.len(), theirs.len(), "{viewer:?}");
                    for (one, two) in ours.iter().zip(&theirs) {
                        assert_eq!(one, two, "{viewer:?}");
                    }
                }
            }
        }
    });
    assert!(lines > 1_000, "only {lines} lines were told");
}

fn by_subject(sheets: &[Sheet], subject: Subject) -> Option<&Sheet> {
    sheets.iter().find(|sheet| sheet.subject == subject)
}

#[test]
fn the_gm_sees_all_that_anyone_sees_and_who_knows_more_sees_more() {
    moments(|_, b, heard| {
        let all = Bx::sheets(b, Viewer::Gm);
        if let Some(heard) = heard {
            let told = Bx::line(b, heard, Viewer::Gm);
            let anyone = PLAYERS.into_iter().any(|viewer| Bx::line(b, heard, viewer).is_some());
            // A state that shows to who knows no figures is told to the GM by the dice before it.
            assert!(told.is_some() || !anyone, "{heard:?}");
            return;
        }
        assert_eq!(all.len(), b.bodies.len() + b.engines.len() + b.fort.map_or(0, |f| usize::from(f.sections)));
        for side in Side::BOTH {
            let levels = [Knowledge::Unseen, Knowledge::Words, Knowledge::Exact];
            let seen = levels.map(|known| Bx::sheets(b, Viewer::Player(side, known)));
            for less in seen.iter().zip(&seen[1..]).map(|(less, _)| less).chain([&seen[2]]) {
                for sheet in less {
                    let gm = by_subject(&all, sheet.subject).expect("the GM sees it too");
                    assert!(sheet.against.iter().all(|foe| gm.against.contains(foe)), "{sheet:?}");
                    assert!(sheet.figures.len() <= gm.figures.len(), "{sheet:?}");
                    assert!(sheet.strength.is_none() || sheet.strength == gm.strength, "{sheet:?}");
                    assert!(sheet.condition.is_none() || sheet.condition == gm.condition, "{sheet:?}");
                    if sheet.side == side {
                        // One's own are known, but for what would tell how strong the enemy is.
                        let told = |word: &str| sheet.figures.iter().any(|f| f.word == word);
                        let hidden = gm.figures.iter().find(|f| f.word != "bx-figure-test" && !told(f.word));
                        assert_eq!(hidden, None, "{:?}", sheet.subject);
                    }
                }
            }
            for (less, more) in seen.iter().zip(&seen[1..]) {
                let lost = less.iter().find(|sheet| by_subject(more, sheet.subject).is_none());
                assert_eq!(lost, None, "{side:?}: who knows more sees less");
            }
        }
    });
}

#[test]
fn a_stranger_sees_who_stands_there_and_no_figure() {
    let mut words = 0;
    moments(|_, b, heard| {
        if heard.is_some() {
            return;
        }
        for sheet in Bx::sheets(b, Viewer::Player(Side::A, Knowledge::Unseen)) {
            let Some(id) = UnitId::of(sheet.subject) else { continue };
            if sheet.side == Side::A {
                assert!(sheet.strength.is_some() && !sheet.figures.is_empty(), "{sheet:?}");
                let main = sheet.figures.iter().filter(|figure| figure.main).count();
                assert!((2..=4).contains(&main), "{main} figures on a card: {sheet:?}");
            } else {
                assert!(sheet.strength.is_none() && sheet.words.is_none() && sheet.figures.is_empty(), "{sheet:?}");
                assert!(!matches!(b.at(id).at, Where::Absent | Where::Aside | Where::Left), "{sheet:?}");
            }
        }
        for sheet in Bx::sheets(b, Viewer::Player(Side::A, Knowledge::Words)) {
            if sheet.side == Side::B && sheet.words.is_some() {
                words += 1;
                assert!(sheet.strength.is_none() && sheet.state.is_some(), "{sheet:?}");
                assert!(sheet.condition.is_some_and(|c| c < Condition::Gone), "{sheet:?}");
            }
        }
    });
    assert!(words > 100, "the enemy was put in words {words} times only");
}

#[test]
fn sheets_derive_their_numbers() {
    let Ok((bout, _, _)) = Bout::<Bx>::open(&Doc::read(FIELDS[0]), None) else { panic!("the scenario is sound") };
    let sheets = bout.sheets(Viewer::Gm);
    let guard = &sheets[0];
    let figure = |word: &str| guard.figures.iter().find(|f| f.word == word).unwrap_or_else(|| panic!("{word}"));
    assert_eq!(guard.strength, Some((12, 12)));
    assert_eq!((guard.kind, sheets[2].kind, sheets[3].kind), ("foot", "archers", "horse"));
    // CA 4 of the descending edition, as it is printed, and as a ruling sets it.
    assert_eq!(figure("bx-figure-armour").value, montjoie_game::Arg::Number(4));
    assert_eq!(figure("bx-figure-armour").field, Some("ca"));
    // Morale 9, free +1.
    let test = figure("bx-figure-test");
    assert_eq!(test.value, montjoie_game::Arg::Number(10));
    assert_eq!(test.terms.iter().map(|t| t.word).collect::<Vec<_>>(), ["moral", "free"]);
    assert_eq!(figure("bx-field-pvt").value, montjoie_game::Arg::Fraction(12 * 4 * 800, 800));
    assert!(guard.figures.iter().all(|f| !f.rule.is_empty() && !f.word.is_empty()));
}
