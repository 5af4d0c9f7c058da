//! What people are shown: sheets in figures and in words, the battle a side may take it to be, lines by who hears them, and what is
//! left after it. Expected values follow from the scenario below and the book's tables.

use crate::field::{battle, company, id, person, regiment, side};
use crate::lists;
use montjoie_game::scenario::Written;
use montjoie_game::{Arg, Condition, Gesture, Knowledge, Ruleset as _, Sheet, Subjects as _, Viewer};
use montjoie_jet::Jet;
use montjoie_jet::battle::{Battle, Lasting};
use montjoie_jet::event::Event;
use montjoie_jet::terms::{Bearing, Critical, Engagement, Massacre, Opportunity, Posture, Row, Standing, Where};
use montjoie_table::{CharacterId, Heard, Side, UnitId};

type TestBattle = montjoie_trial::TestBattle<Jet>;

const WORDS: Viewer = Viewer::Player(Side::A, Knowledge::Words);
const EXACT: Viewer = Viewer::Player(Side::A, Knowledge::Exact);
const UNSEEN: Viewer = Viewer::Player(Side::A, Knowledge::Unseen);

/// `pion` serves in ours, `foe` commands one of theirs, `cache` waits in their reserve.
fn field() -> TestBattle {
    let parts = [
        side("a", "leadership = 30;tactics = 20"),
        regiment(
            "ra",
            "leadership = 40;tactics = 10;position_mod = 5;composition_mod = 6;equipment_mod = 7;discipline_max = 8",
        ),
        company("c1", 40, "leadership = 12"),
        company("c2", 40, "leaderless = true"),
        person("pion", "unit = \"c1\";leadership = 15;tactics = 16;sa = 17;riding = 18;ob = 19;db = 20"),
        side("b", "individual_value = 2;leadership = 99"),
        regiment("rb", "leadership = 90;tactics = 80;position_mod = 20;initial_morale = 4;discipline_max = 3"),
        company("d1", 50, ""),
        company("d2", 60, ""),
        person(
            "foe",
            "rank = \"sub_officer\";unit = \"d1\";leadership = 77;tactics = 76;sa = 75;riding = 74;ob = 73;db = 72",
        ),
        regiment("rs", "arrives = \"reserve\""),
        company("e1", 50, "leadership = 9"),
        person("cache", "unit = \"e1\";sa = 60"),
    ];
    battle("army-regiment-company-individual", "", &parts)
}

fn at<'a>(p: &TestBattle, b: &'a mut Battle, name: &str) -> &'a mut montjoie_jet::battle::Unit {
    &mut b.units[usize::from(id(p, name))]
}

fn who(p: &TestBattle, name: &str) -> CharacterId {
    use montjoie_table::Id as _;
    CharacterId::of(p.who(name)).unwrap()
}

#[test]
fn the_gm_knows_the_battle_as_it_is() {
    let p = field().to("losses");
    assert_eq!(Jet::known(&p.bout.state, Viewer::Gm), p.bout.state);
}

/// Whom a side cannot count it takes for one of its own, as worn as the words say; whom it does not see is not there.
#[test]
fn a_side_takes_the_enemy_for_its_own_like() {
    let p = field();
    let mut b = p.bout.state.clone();
    // 30 of 50 is between half and three quarters: five eighths of our forty.
    at(&p, &mut b, "d1").n = 30;
    let k = Jet::known(&b, WORDS);
    for name in ["a-army", "ra", "c1", "c2"] {
        assert_eq!(k.at(id(&p, name)), b.at(id(&p, name)), "{name} is ours");
    }
    let (d1, d2, rb) = (k.at(id(&p, "d1")), k.at(id(&p, "d2")), k.at(id(&p, "rb")));
    assert_eq!((d1.n0, d1.n, d1.killed, d1.wounded), (40, 25, 15, 0));
    assert_eq!((d2.n0, d2.n, d2.killed), (40, 40, 0), "fresh ones are taken to be whole");
    assert_eq!((d1.leadership, d1.led, d1.discipline_max, d1.discipline, d1.morale), (12, true, 8, 8, 0));
    assert_eq!((d1.position, d1.composition, d1.equipment), (0, 6, 7));
    assert_eq!((rb.leadership, rb.tactics, rb.n0, rb.n, rb.killed, rb.morale), (40, 10, 80, 65, 15, 0));
    let army = k.at(id(&p, "b-army"));
    assert_eq!((army.leadership, army.tactics, army.n, army.n0), (30, 20, 65, 80), "of the reserve nothing");
    for name in ["rs", "e1"] {
        let hidden = k.at(id(&p, name));
        assert_eq!((hidden.at, hidden.n, hidden.n0, hidden.leadership), (Where::Left, 0, 0, 0), "{name}");
    }
    assert_eq!(k.camp(Side::B).value, (1, 1), "worth a man of ours");
    assert_eq!(k.camp(Side::B).fielded0, 0, "nothing was counted yet");
    let (pion, foe, cache) = (k.who(who(&p, "pion")), k.who(who(&p, "foe")), k.who(who(&p, "cache")));
    assert_eq!(*pion, *b.who(who(&p, "pion")));
    assert_eq!((foe.leadership, foe.tactics, foe.sa, foe.riding, foe.ob, foe.db), (15, 16, 17, 18, 19, 20));
    assert_eq!((cache.at, cache.sa), (Standing::Out, 0));
    // Who has not even words for them takes them to be whole.
    assert_eq!(Jet::known(&b, UNSEEN).at(id(&p, "d1")).n, 40);
}

#[test]
fn exact_knowledge_is_of_those_who_show() {
    let p = field().to("losses");
    let mut b = p.bout.state.clone();
    b.lasting.clear();
    for name in ["c1", "d1", "e1"] {
        b.lasting.push(Lasting { unit: id(&p, name), bearing: Bearing::Roll, value: -30, first: 1, last: 4 });
    }
    let k = Jet::known(&b, EXACT);
    for name in ["d1", "d2"] {
        assert_eq!(k.at(id(&p, name)), b.at(id(&p, name)), "{name}");
    }
    assert_eq!((k.camp(Side::B).value, k.at(id(&p, "b-army")).n), ((2, 1), 110), "and no reserve among them");
    assert_eq!(k.who(who(&p, "foe")), b.who(who(&p, "foe")));
    assert_eq!(k.who(who(&p, "cache")).at, Standing::Out);
    let lasting = |b: &Battle| b.lasting.iter().map(|l| l.unit).collect::<Vec<_>>();
    assert_eq!(lasting(&k), [id(&p, "c1"), id(&p, "d1")]);
    assert_eq!(lasting(&Jet::known(&b, WORDS)), [id(&p, "c1")]);
    // The turn has counted: so many as are taken to be there.
    let words = Jet::known(&b, WORDS);
    assert_eq!((words.at(id(&p, "rb")).fielded, words.camp(Side::B).fielded0), (80, 80));
    assert_eq!(words.at(id(&p, "rs")).fielded, 0);
    // What became of an enemy's character is known with the figures, not with the words.
    b.characters[usize::from(who(&p, "foe"))].at = Standing::Dead;
    assert_eq!(Jet::known(&b, EXACT).who(who(&p, "foe")).at, Standing::Dead);
    assert_eq!(Jet::known(&b, WORDS).who(who(&p, "foe")).at, Standing::Out);
}

fn sheet(p: &TestBattle, b: &Battle, viewer: Viewer, name: &str) -> Option<Sheet> {
    let subject = p.who(name);
    Jet::sheets(b, viewer).into_iter().find(|s| s.subject == subject)
}

fn figure(sheet: &Sheet, word: &str) -> Option<Arg> {
    sheet.figures.iter().find(|f| f.word == word).map(|f| f.value.clone())
}

/// JET-11 — the sheet's sum is that of the roll: 40, twice 8, 5 + 6 + 7, the first line -10.
#[test]
fn a_sheet_in_figures() {
    let p = field();
    let b = &p.bout.state;
    let ra = sheet(&p, b, Viewer::Gm, "ra").unwrap();
    let number = |n: i64| Some(Arg::Number(n));
    for (word, value) in [
        ("jet-figure-morale", 0),
        ("jet-figure-discipline", 8),
        ("jet-figure-leadership", 40),
        ("jet-figure-tactics", 10),
        ("jet-figure-roll", 64),
        ("jet-figure-position", 5),
        ("jet-figure-composition", 6),
        ("jet-figure-equipment", 7),
        ("jet-figure-discipline-max", 8),
        ("jet-figure-killed", 0),
        ("jet-figure-wounded", 0),
    ] {
        assert_eq!(figure(&ra, word), number(value), "{word}");
    }
    assert_eq!(figure(&ra, "jet-figure-engagement"), Some(Arg::Word("jet-state-first_line")));
    assert_eq!((figure(&ra, "jet-figure-lasting"), figure(&ra, "jet-figure-remaining")), (None, None));
    assert_eq!((ra.strength, ra.condition), (Some((80, 80)), Some(Condition::Fit)));
    assert_eq!(ra.with, [p.who("c1"), p.who("c2")]);
    // An army has no line, a company no tactics; who has no chief has no sum.
    let army = sheet(&p, b, Viewer::Gm, "a-army").unwrap();
    assert_eq!(figure(&army, "jet-figure-engagement"), None);
    let c1 = sheet(&p, b, Viewer::Gm, "c1").unwrap();
    assert_eq!((figure(&c1, "jet-figure-tactics"), figure(&c1, "jet-figure-roll")), (None, number(36)));
    assert_eq!(c1.with, [p.who("pion")]);
    let c2 = sheet(&p, b, Viewer::Gm, "c2").unwrap();
    assert_eq!((figure(&c2, "jet-figure-leadership"), figure(&c2, "jet-figure-roll")), (None, None));
    assert_eq!(figure(&c2, "jet-figure-chief"), Some(Arg::Word("jet-word-leaderless")));
    // What lasts, and how long a reserve has to go.
    let mut b = b.clone();
    b.lasting.push(Lasting { unit: id(&p, "ra"), bearing: Bearing::Roll, value: -30, first: 1, last: 3 });
    (at(&p, &mut b, "rs").called, at(&p, &mut b, "rs").remaining) = (true, 2);
    (at(&p, &mut b, "c1").killed, at(&p, &mut b, "c1").wounded) = (5, 3);
    let of = |name: &str, word: &str| figure(&sheet(&p, &b, Viewer::Gm, name).unwrap(), word);
    assert_eq!((of("ra", "jet-figure-lasting"), of("ra", "jet-figure-roll")), (number(-30), number(34)));
    assert_eq!(of("rs", "jet-figure-remaining"), number(2));
    assert_eq!((of("c1", "jet-figure-killed"), of("c1", "jet-figure-wounded")), (number(5), number(3)));
}

/// A character: rank, skills, and a row of the soldier's table on his OB and DB.
#[test]
fn a_character_in_figures() {
    let p = field();
    let pion = sheet(&p, &p.bout.state, Viewer::Gm, "pion").unwrap();
    let number = |n: i64| Some(Arg::Number(n));
    for (word, value) in [
        ("jet-figure-leadership", 15),
        ("jet-figure-tactics", 16),
        ("jet-figure-sa", 17),
        ("jet-figure-riding", 18),
        ("jet-figure-ob", 19),
        ("jet-figure-db", 20),
        ("jet-figure-soldier-roll", 17),
    ] {
        assert_eq!(figure(&pion, word), number(value), "{word}");
    }
    assert_eq!(figure(&pion, "jet-figure-rank"), Some(Arg::Word("jet-rank-soldier")));
    assert_eq!(figure(&pion, "jet-figure-posture"), Some(Arg::Word("jet-posture-engaged")));
    assert_eq!((pion.state, pion.with.as_slice()), (Some("jet-state-fit"), [p.who("c1")].as_slice()));
    let mut b = p.bout.state.clone();
    b.characters[usize::from(who(&p, "pion"))].row = Some(Row::AbsoluteFailure);
    let turned = sheet(&p, &b, Viewer::Gm, "pion").unwrap();
    assert_eq!((figure(&turned, "jet-figure-ob"), figure(&turned, "jet-figure-db")), (number(-1), number(0)));
}

/// Strength in a word, by quarters of what there was.
#[test]
fn a_sheet_in_words() {
    let p = field();
    for (n, word) in [
        (50, "whole"),
        (49, "thinned"),
        (38, "thinned"),
        (37, "bled"),
        (25, "bled"),
        (24, "few"),
        (13, "few"),
        (12, "remnant"),
    ] {
        let mut b = p.bout.state.clone();
        at(&p, &mut b, "d1").n = n;
        let d1 = sheet(&p, &b, WORDS, "d1").unwrap();
        assert_eq!(d1.words, Some(&*format!("jet-strength-{word}").leak()), "{n}");
        assert_eq!((d1.strength, d1.figures.len(), d1.condition), (None, 0, Some(Condition::Fit)));
    }
    let b = &p.bout.state;
    let rb = sheet(&p, b, WORDS, "rb").unwrap();
    assert_eq!(rb.with, [p.who("d1"), p.who("d2")], "who marches with whom is seen");
    assert!(sheet(&p, b, WORDS, "rs").is_none() && sheet(&p, b, EXACT, "rs").is_none());
    assert_eq!(sheet(&p, b, EXACT, "b-army").unwrap().strength, Some((110, 110)), "a reserve is not counted");
    let unseen = sheet(&p, b, UNSEEN, "d1").unwrap();
    assert_eq!((unseen.words, unseen.condition, unseen.strength), (None, None, None));
}

/// Characters of the enemy: seen on their feet in a unit that shows; in figures also what became of them.
#[test]
fn characters_of_the_enemy() {
    let p = field();
    let mut b = p.bout.state.clone();
    let foe = sheet(&p, &b, WORDS, "foe").unwrap();
    assert_eq!((foe.state, foe.condition, foe.with.len(), foe.figures.len()), (None, Some(Condition::Fit), 0, 0));
    assert_eq!(sheet(&p, &b, UNSEEN, "foe").unwrap().condition, None);
    assert_eq!(sheet(&p, &b, EXACT, "foe").unwrap().with, [p.who("d1")]);
    for viewer in [WORDS, EXACT, UNSEEN] {
        assert!(sheet(&p, &b, viewer, "cache").is_none(), "{viewer:?}");
    }
    assert!(sheet(&p, &b, Viewer::Player(Side::B, Knowledge::Words), "cache").is_some());
    let person = usize::from(who(&p, "foe"));
    let fate = |b: &Battle| Jet::fate(b, p.who("foe")).map(|f| (f.now, f.condition, f.word)).unwrap();
    for (standing, now, condition, word) in [
        (Standing::Absent, 1, Condition::Absent, "absent"),
        (Standing::Fit, 1, Condition::Fit, "fit"),
        (Standing::Out, 0, Condition::Gone, "out"),
        (Standing::Captured, 0, Condition::Captured, "captured"),
        (Standing::Dead, 0, Condition::Destroyed, "dead"),
    ] {
        b.characters[person].at = standing;
        assert_eq!(fate(&b), (now, condition, word));
        let shown = |viewer| sheet(&p, &b, viewer, "foe").is_some();
        assert_eq!((shown(WORDS), shown(EXACT)), (standing == Standing::Fit, standing != Standing::Absent), "{word}");
    }
}

/// Who hears of what: the GM, our side, the other side with words, anybody.
#[test]
fn lines_by_who_hears_them() {
    let p = field();
    let b = &p.bout.state;
    let (unit, e1, character) = (id(&p, "c1"), id(&p, "e1"), who(&p, "pion"));
    let line = |event: Event, viewer: Viewer| Jet::line(b, &Heard::Event(event), viewer).map(|m| m.id);
    let theirs = Viewer::Player(Side::B, Knowledge::Words);
    let chance = Opportunity::Banner;
    // Of our own people and orders, nothing to them.
    for (event, told) in [
        (Event::Fights { character }, "jet-tell-fights"),
        (Event::Posture { character, posture: Posture::Support }, "jet-tell-posture-support"),
        (Event::Posture { character, posture: Posture::Engaged }, "jet-tell-posture-engaged"),
        (Event::Seized { character, chance, won: true }, "jet-tell-won-banner"),
        (Event::Seized { character, chance, won: false }, "jet-tell-lost-banner"),
        (Event::Offered { character, chance, taken: true }, "jet-tell-chance-banner"),
        (Event::Offered { character, chance, taken: false }, "jet-tell-declined-banner"),
        (Event::Critical { character, critical: Critical::Krush }, "jet-tell-critical-krush"),
        (Event::Engaged { unit, engagement: Engagement::Withdrawn }, "jet-tell-engaged-withdrawn"),
        (Event::SecondLost { side: Side::A }, "jet-tell-second-lost"),
    ] {
        assert_eq!((line(event, Viewer::Gm), line(event, EXACT)), (Some(told), Some(told)), "{event:?}");
        assert_eq!(line(event, theirs), None, "{event:?}");
    }
    // What shows on the field is told to all.
    for (event, told) in [
        (Event::Rallied { unit }, "jet-tell-rallied"),
        (Event::Routed { unit }, "jet-tell-routed"),
        (Event::Massacred { unit, choice: Massacre::LastStand }, "jet-tell-massacred-last_stand"),
        (Event::Entered { unit, engagement: Engagement::FirstLine, at_once: true }, "jet-tell-entered-at-once"),
        (Event::Entered { unit, engagement: Engagement::FirstLine, at_once: false }, "jet-tell-entered"),
        (Event::Conceded { side: Side::A }, "jet-tell-conceded"),
        (Event::Came { character }, "jet-tell-came"),
        (Event::Gone { character, at: Standing::Captured }, "jet-tell-gone-captured"),
        (Event::Gone { character, at: Standing::Out }, "jet-tell-gone-out"),
    ] {
        for viewer in [Viewer::Gm, EXACT, theirs, Viewer::Public(Knowledge::Words)] {
            assert_eq!(line(event, viewer), Some(told), "{event:?} {viewer:?}");
        }
    }
    // In figures to who counts them, in words to who sees.
    let result = |row| Event::Result { unit, row, extra: false };
    assert_eq!(line(result(Row::Success), EXACT), Some("jet-tell-company-success"));
    assert_eq!(line(result(Row::Success), theirs), Some("jet-tell-seen-good"));
    assert_eq!(line(result(Row::Failure), theirs), Some("jet-tell-seen-bad"));
    let losses = |killed| Event::Losses { unit, killed, wounded: 4 };
    assert_eq!(
        (line(losses(8), EXACT), line(losses(8), theirs)),
        (Some("jet-tell-losses"), Some("jet-tell-losses-seen"))
    );
    assert_eq!(line(losses(36), EXACT), Some("jet-tell-losses-last"), "36 and 4 of 40");
    // The enemy's row in figures is the GM's.
    let opposed = Event::Opposed { unit, row: Row::Um66 };
    assert_eq!((line(opposed, Viewer::Gm), line(opposed, EXACT)), (Some("jet-tell-opposed"), None));
    // A reserve that changes sides: who loses it knows, who gains it too, nobody else.
    let turned = Event::TurnedCoat { unit: e1 };
    assert_eq!(
        (line(turned, theirs), line(turned, WORDS)),
        (Some("jet-tell-turned-coat"), Some("jet-tell-turned-coat"))
    );
    assert_eq!(line(turned, Viewer::Public(Knowledge::Exact)), None);
}

/// What a ruling sets is said by the word of its value where it has one, yes or no, or the number.
#[test]
fn what_is_set_is_said_in_words() {
    let value = |field: &str, value: i64| {
        let p = field_set(field, value);
        let told = p.items().rev().find_map(|i| i.gm.clone().filter(|m| m.id == "jet-tell-set")).unwrap();
        told.args.iter().find(|(name, _)| *name == "value").unwrap().1.clone()
    };
    assert_eq!(value("engagement", 1), Arg::Word("jet-field-engagement-withdrawn"));
    assert_eq!((value("led", 0), value("trapped", 1)), (Arg::Word("no"), Arg::Word("yes")));
    assert_eq!(value("leadership", 55), Arg::Number(55));
}

fn field_set(name: &str, value: i64) -> TestBattle {
    let p = field();
    let who = p.who("ra");
    p.gesture(Gesture::Set { who, field: lists::field(name), value })
}

/// JET-58 — after the battle: able men stay, the captured and the empty do not; who lost his unit or his command serves in the ranks.
#[test]
fn what_is_left_after_the_battle() {
    let p = field();
    let after = |b: &Battle, name: &str| {
        let subject = p.who(name);
        Jet::aftermath(b).into_iter().find(|s| s.subject == subject).unwrap()
    };
    let rank = |b: &Battle, name: &str| after(b, name).keys[0].clone();
    let text = |word: &str| ("rank", Written::Text(word.to_owned()));
    let b = &p.bout.state;
    assert_eq!((after(b, "d1").stays, after(b, "d1").line.id), (true, "jet-after-unit"));
    assert_eq!(after(b, "d1").keys, [("count", Written::Int(50))]);
    assert_eq!((after(b, "rb").keys.len(), after(b, "rb").gone.contains(&"count")), (0, true));
    assert_eq!((rank(b, "foe"), after(b, "foe").serves), (text("sub_officer"), Some(p.who("d1"))));
    assert_eq!((rank(b, "pion"), after(b, "pion").serves), (text("soldier"), Some(p.who("c1"))));
    // The last man: the unit is gone, and its sub-officer serves at large.
    let mut empty = b.clone();
    at(&p, &mut empty, "d1").n = 0;
    assert_eq!((after(&empty, "d1").stays, after(&empty, "d1").line.id), (false, "jet-after-lost"));
    assert_eq!((rank(&empty, "foe"), after(&empty, "foe").serves), (text("soldier"), None));
    assert_eq!(after(&empty, "foe").gone, ["unit"]);
    at(&p, &mut empty, "d1").n = 1;
    assert!(after(&empty, "d1").stays, "one man is a unit");
    // A captured regiment takes its companies with it.
    let mut taken = b.clone();
    at(&p, &mut taken, "rb").at = Where::Captured;
    assert!(!after(&taken, "d1").stays && !after(&taken, "rb").stays && after(&taken, "c1").stays);
    // Another at the head of his company.
    let mut replaced = b.clone();
    at(&p, &mut replaced, "d1").chief = Some(who(&p, "cache"));
    assert_eq!((rank(&replaced, "foe"), after(&replaced, "foe").serves), (text("soldier"), Some(p.who("d1"))));
    for (standing, stays, line) in [
        (Standing::Fit, true, "jet-after-fit"),
        (Standing::Absent, true, "jet-after-fit"),
        (Standing::Out, true, "jet-after-out"),
        (Standing::Captured, false, "jet-after-captured"),
        (Standing::Dead, false, "jet-after-dead"),
    ] {
        let mut b = b.clone();
        b.characters[usize::from(who(&p, "foe"))].at = standing;
        assert_eq!((after(&b, "foe").stays, after(&b, "foe").line.id), (stays, line));
    }
}

/// JET-04 — the clock: twenty minutes a turn, or as the knob says.
#[test]
fn the_clock_counts_the_minutes_of_its_turns() {
    let minutes = |options: &str| {
        let parts = [side("a", ""), regiment("ra", "count = 900"), side("b", ""), regiment("rb", "count = 900")];
        let p = battle("army", options, &parts).round().round();
        (p.bout.state.turn, p.bout.state.minutes(), Jet::clock(&p.bout.state))
    };
    assert_eq!(minutes(""), (3, 40, Some(2400)));
    assert_eq!(minutes("turn_minutes = 45"), (3, 90, Some(5400)));
}

/// JET-12 — the bounds of every row, as printed.
#[test]
fn rows_know_their_bounds() {
    for (row, bounds) in [
        (Row::SpectacularFailure, (None, Some(-26))),
        (Row::AbsoluteFailure, (Some(-25), Some(4))),
        (Row::Failure, (Some(5), Some(75))),
        (Row::PartialSuccess, (Some(76), Some(90))),
        (Row::RelativeSuccess, (Some(91), Some(110))),
        (Row::Success, (Some(111), Some(175))),
        (Row::AbsoluteSuccess, (Some(176), None)),
        (Row::Um66, (None, None)),
        (Row::Um100, (None, None)),
    ] {
        assert_eq!(row.bounds(), bounds, "{row:?}");
    }
}

/// What an event that nobody below it explains opens into.
#[test]
fn what_becomes_of_a_unit_opens() {
    let p = field();
    let b = &p.bout.state;
    let unit = id(&p, "c1");
    let opens = |b: &Battle, event: Event| Jet::opens(b, &event, &[]).links;
    let number = |event: Event, name: &str| match opens(b, event)[0].told.args.iter().find(|(n, _)| *n == name) {
        Some((_, Arg::Number(n))) => *n,
        other => panic!("{name}: {other:?}"),
    };
    let first = |event: Event| (opens(b, event)[0].rule.0, opens(b, event)[0].told.id);
    assert_eq!(first(Event::Destroyed { unit }), ("JET-60", "jet-open-destroyed"));
    for (choice, told) in [
        (Massacre::Flight, "jet-open-flees"),
        (Massacre::LastStand, "jet-open-last-stand"),
        (Massacre::Surrender, "jet-open-surrenders"),
    ] {
        assert_eq!(first(Event::Massacred { unit, choice }), ("JET-43", told));
        assert_eq!(number(Event::Massacred { unit, choice }, "men"), 40);
    }
    assert_eq!(number(Event::Massacred { unit, choice: Massacre::LastStand }, "now"), 0);
    // 40 of one and 40 of the other: seven go over.
    let passed = Event::Passed { unit, to: UnitId::new(unit.number() + 1), men: 7 };
    let links = opens(b, passed);
    let told: Vec<_> = links.iter().map(|l| (l.told.id, l.told.args.clone())).collect();
    let now = |n: usize| told[n].1.iter().find(|(name, _)| *name == "now").unwrap().1.clone();
    assert_eq!((told[0].0, now(0)), ("jet-open-men", Arg::Number(33)));
    assert_eq!((told[1].0, now(1)), ("jet-open-men-more", Arg::Number(47)));
    // An army that cannot break out loses by its percentage; a company by the share that is lost in a massacre.
    let out = |unit| opens(b, Event::BrokeOut { unit, escaped: false }).iter().map(|l| l.told.id).collect::<Vec<_>>();
    assert_eq!((out(id(&p, "a-army")), out(unit)), (vec!["jet-open-by-row"], vec!["jet-open-breakout-um"]));
    assert_eq!(number(Event::BrokeOut { unit, escaped: false }, "percent"), 90);
    assert_eq!(number(Event::BrokeOut { unit, escaped: true }, "percent"), 50);
}
