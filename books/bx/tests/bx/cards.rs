//! Cards and sheets: what each figure is made of, and what a stranger is shown instead of it.

use crate::field::{WALLS, hero, huge, nth, scene, siege, unit};
use montjoie_bx::Bx;
use montjoie_bx::battle::Battle;
use montjoie_bx::events::{Event, Field};
use montjoie_bx::terms::{Order, Where};
use montjoie_bx::walls::{Aim, EngineId, SectionId};
use montjoie_game::{Arg, Condition, Figure, Knowledge, Ruleset as _, Sheet, Subjects as _, Viewer};
use montjoie_table::{Amount, Rule, Side, Subject};
use montjoie_trial::TestBattle;

fn state(a: &str, b: &str) -> Battle {
    TestBattle::<Bx>::new(&scene("descendant", "", a, b)).bout.state
}

fn seen(b: &Battle, viewer: Viewer, who: Subject) -> Option<Sheet> {
    Bx::sheets(b, viewer).into_iter().find(|sheet| sheet.subject == who)
}

fn sheet(b: &Battle, who: Subject) -> Sheet {
    seen(b, Viewer::Gm, who).unwrap()
}

fn figure(sheet: &Sheet, word: &str) -> Option<Figure> {
    sheet.figures.iter().find(|figure| figure.word == word).cloned()
}

/// A figure's value and rule, if it is there.
fn value(sheet: &Sheet, word: &str) -> Option<(Arg, &'static str)> {
    figure(sheet, word).map(|figure| (figure.value, figure.rule))
}

fn terms(figure: &Figure) -> Vec<(&'static str, &'static str, Amount)> {
    figure.terms.iter().map(|t| (t.rule.0, t.word, t.amount)).collect()
}

fn main_words(sheet: &Sheet) -> Vec<&'static str> {
    sheet.figures.iter().filter(|f| f.main).map(|f| f.word).collect()
}

/// BX-02, BX-03, BX-04 — points, heads and points of a head say where they come from.
#[test]
fn heads_and_points_open_on_the_sheet() {
    let mut b = state(&unit("a1", 100, ""), &unit("b1", 100, "dv = \"2+1\""));
    b.bodies[0].pvt = 202 * 800;
    b.bodies[0].n = 51;
    let one = sheet(&b, Subject::unit(0));
    assert_eq!(one.strength, Some((51, 100)));
    let men = figure(&one, "bx-figure-men").unwrap();
    assert_eq!((men.value.clone(), men.rule), (Arg::Number(51), "BX-04"));
    assert_eq!(
        terms(&men),
        [
            ("BX-03", "points", Amount::Times(202 * 800, 800)),
            ("BX-02", "pvi", Amount::Times(800, 4 * 800)),
            ("BX-04", "rounding", Amount::Becomes(51)),
        ]
    );
    assert_eq!(value(&one, "bx-field-pvt"), Some((Arg::Fraction(202 * 800, 800), "BX-03")));
    assert_eq!(value(&one, "bx-field-pvt0"), Some((Arg::Fraction(400 * 800, 800), "BX-03")));
    assert_eq!(value(&one, "bx-field-n0"), Some((Arg::Number(100), "BX-01")));
    // One Hit Die shows eight at the most: half of it is four. Two and one more: seventeen, half of it 8½.
    let each = figure(&one, "bx-field-pvi").unwrap();
    assert_eq!(terms(&each), [("BX-02", "dice", Amount::Plus(8)), ("BX-02", "half", Amount::Times(1, 2))]);
    let other = sheet(&b, Subject::unit(1));
    let each = figure(&other, "bx-field-pvi").unwrap();
    assert_eq!(each.value, Arg::Fraction(17 * 400, 800));
    assert_eq!(
        terms(&each),
        [
            ("BX-02", "dice", Amount::Plus(16)),
            ("BX-02", "hd_bonus", Amount::Plus(1)),
            ("BX-02", "half", Amount::Times(1, 2))
        ]
    );
    assert_eq!((value(&one, "bx-field-hd_bonus"), value(&other, "bx-field-hd_bonus").is_some()), (None, true));
    // Written otherwise, it is not half of anything.
    b.bodies[1].pvi = 9 * 800;
    assert_eq!(terms(&figure(&sheet(&b, Subject::unit(1)), "bx-field-pvi").unwrap()), []);
    b.bodies[0].pvi = 0;
    assert_eq!(terms(&figure(&sheet(&b, Subject::unit(0)), "bx-figure-men").unwrap()), []);
}

/// BX-10 — the order stands first on the card, with whom it is turned on.
#[test]
fn the_order_on_the_card() {
    let mut b = state(&unit("a1", 100, "ranged = \"1d6\""), &(unit("b1", 100, "") + &unit("b2", 100, "")));
    for (order, word, rule) in [
        (Order::Hold, "aucune_action", "BX-17"),
        (Order::Quit, "quitter", "BX-76"),
        (Order::Reenter, "rentrer", "BX-70"),
        (Order::Ram, "belier", "BX-66"),
        (Order::Tir(nth(1)), "tir", "BX-12"),
        (Order::Souffle(nth(1)), "souffle", "BX-47"),
        (Order::Engagement(nth(1)), "engagement", "BX-13"),
        (Order::Strike, "engagement", "BX-13"),
        (Order::Repli(true), "repli", "BX-14"),
        (Order::Retraite(false), "retraite", "BX-15"),
        (Order::Fuite(false), "fuite", "BX-16"),
        (Order::Rallier, "rallier", "BX-18"),
        (Order::Defier(nth(1)), "defier", "BX-52"),
    ] {
        b.bodies[0].order = order;
        let card = sheet(&b, Subject::unit(0));
        let Some((Arg::Word(said), by)) = value(&card, "bx-figure-order") else { panic!("{order:?}") };
        assert_eq!((said, by), (format!("bx-order-{word}").as_str(), rule));
        let target = value(&card, "bx-figure-target").map(|(arg, _)| arg);
        assert_eq!(target, order.target().map(|t| Arg::Who(t.into())));
        assert!(!main_words(&card).contains(&"bx-figure-armour"), "what it was told comes before what it wears");
    }
    // A stranger is not told of a target he does not see.
    b.bodies[1].order = Order::Tir(nth(0));
    b.bodies[0].at = Where::Absent;
    let stranger = Viewer::Player(Side::B, Knowledge::Words);
    assert!(figure(&seen(&b, stranger, Subject::unit(1)).unwrap(), "bx-figure-target").is_some(), "his own does");
    b.bodies[2].side = Side::A;
    b.bodies[2].order = Order::Tir(nth(0));
    let card = seen(&b, stranger, Subject::unit(2)).unwrap();
    assert_eq!((figure(&card, "bx-figure-order").is_some(), figure(&card, "bx-figure-target")), (true, None));
}

/// BX-01, BX-37 — armour on the edition's scale, the weapon of the hour, the chief's increments.
#[test]
fn arms_on_the_card() {
    let a = format!("chief = \"c\"\n{}{}", unit("a1", 100, "ranged = \"1d4\""), hero("c", "int = 18"));
    let mut b = state(&a, &unit("b1", 100, ""));
    let card = sheet(&b, Subject::unit(0));
    let armour = figure(&card, "bx-figure-armour").unwrap();
    assert_eq!((armour.value.clone(), armour.field), (Arg::Number(8), Some("ca")));
    assert_eq!(terms(&armour), [("BX-01", "scale", Amount::Plus(19)), ("BX-01", "armour", Amount::Plus(-11))]);
    assert_eq!(main_words(&card), ["bx-field-pvt", "bx-figure-armour", "bx-figure-ranged", "bx-figure-test"]);
    b.bodies[0].contacts.add(nth(1));
    let card = sheet(&b, Subject::unit(0));
    assert_eq!(main_words(&card), ["bx-field-pvt", "bx-figure-armour", "bx-figure-damage", "bx-figure-test"]);
    assert_eq!(value(&card, "bx-figure-bonus"), None);
    b.bodies[0].increments = 2;
    let bonus = figure(&sheet(&b, Subject::unit(0)), "bx-figure-bonus").unwrap();
    assert_eq!((bonus.value.clone(), bonus.rule), (Arg::Number(10), "BX-37"));
    assert_eq!(terms(&bonus), [("BX-37", "increments", Amount::Plus(10))]);
    b.camps[0].chief_dead = true;
    assert_eq!(value(&sheet(&b, Subject::unit(0)), "bx-figure-bonus"), None, "with the chief his bonus is gone");
    b.edition = montjoie_bx::options::Edition::Ascendant;
    let armour = figure(&sheet(&b, Subject::unit(0)), "bx-figure-armour").unwrap();
    assert_eq!((armour.value.clone(), armour.terms.len()), (Arg::Number(11), 0));
}

/// BX-30, BX-32, BX-16 — what the next test is held against, since when it is without heart, when it ran.
#[test]
fn hearts_on_the_sheet() {
    let mut b = state(&(unit("a1", 100, "") + &unit("a2", 100, "moral = 12")), &unit("b1", 100, ""));
    let card = sheet(&b, Subject::unit(0));
    assert_eq!(value(&card, "bx-figure-test"), Some((Arg::Number(9), "BX-31")));
    assert_eq!(value(&card, "bx-field-moral"), Some((Arg::Number(8), "BX-30")));
    let fearless = sheet(&b, Subject::unit(1));
    assert_eq!(value(&fearless, "bx-figure-test"), None, "no test is ever made");
    assert!(main_words(&fearless).contains(&"bx-field-moral"));
    assert_eq!(value(&card, "bx-figure-demoralised_since"), None);
    assert_eq!(value(&card, "bx-figure-ran_in"), None);
    (b.bodies[0].demoralised, b.bodies[0].demoralised_seq, b.bodies[0].routed_seq) = (true, 3, 4);
    let card = sheet(&b, Subject::unit(0));
    assert_eq!(value(&card, "bx-figure-demoralised_since"), Some((Arg::Number(3), "BX-32")));
    assert_eq!(value(&card, "bx-figure-ran_in"), Some((Arg::Number(4), "BX-16")));
    // At grips with one whose strength he does not know, its own chief reads the morale written, not the sum.
    b.bodies[0].contacts.add(nth(2));
    let own = seen(&b, Viewer::Player(Side::A, Knowledge::Words), Subject::unit(0)).unwrap();
    assert_eq!((value(&own, "bx-figure-test"), main_words(&own).contains(&"bx-field-moral")), (None, true));
}

/// Traits stand on the sheet when they are so, each with the rule that gives it a meaning.
#[test]
fn traits_on_the_sheet() {
    let a = "chief = \"c\"\nstandard = \"a1\"\n".to_owned() + &unit("a1", 100, "harmed_by = [\"argent\"]");
    let a = a + &unit("a2", 100, "faithful_of = \"c\"; victories = 1") + &hero("c", "cleric = true; unit = \"a1\"");
    let mut b = state(&a, &unit("b1", 100, ""));
    for (field, name, rule) in [
        (Field::human0, "human0", "BX-22"),
        (Field::elite, "elite", "BX-74"),
        (Field::mounted, "mounted", "BX-01"),
        (Field::lances, "lances", "BX-58"),
        (Field::polearms, "polearms", "BX-59"),
        (Field::flying, "flying", "BX-45"),
        (Field::special, "special", "BX-40"),
        (Field::breath, "breath", "BX-47"),
        (Field::regeneration, "regeneration", "BX-46"),
        (Field::counters_regeneration, "counters_regeneration", "BX-46"),
        (Field::siege_gear, "siege_gear", "BX-63"),
        (Field::ram, "ram", "BX-66"),
        (Field::defends, "defends", "BX-31"),
        (Field::cleric, "cleric", "BX-35"),
        (Field::leaving, "leaving", "BX-34"),
        (Field::surrendering, "surrendering", "BX-55"),
        (Field::moved, "moved", "BX-28"),
        (Field::struck, "struck", "BX-20"),
        (Field::inside, "inside", "BX-61"),
    ] {
        let word = format!("bx-field-{name}");
        for up in [false, true] {
            let mut b = b.clone();
            field.set(&mut b.bodies[0], i64::from(up));
            let found = value(&sheet(&b, Subject::unit(0)), &word);
            assert_eq!(found.map(|(_, rule)| rule), up.then_some(rule), "{name} {up}");
        }
    }
    let (one, other, chief) = (sheet(&b, Subject::unit(0)), sheet(&b, Subject::unit(1)), sheet(&b, Subject::unit(3)));
    let there = |sheet: &Sheet, word: &str| value(sheet, word).is_some();
    for (word, on_one, on_other, on_chief) in [
        ("bx-figure-chief", false, false, true),
        ("bx-field-int", false, false, true),
        ("bx-field-sag", false, false, true),
        ("bx-figure-standard", true, false, false),
        ("bx-figure-immune", true, false, false),
        ("bx-figure-faithful_of", false, true, false),
        ("bx-figure-victories", false, true, false),
        ("bx-figure-veterans", false, true, false),
        ("bx-figure-officers", true, false, false),
        ("bx-figure-men", true, true, false),
        ("bx-figure-section", false, false, false),
    ] {
        assert_eq!(
            (there(&one, word), there(&other, word), there(&chief, word)),
            (on_one, on_other, on_chief),
            "{word}"
        );
    }
    assert_eq!(value(&one, "bx-figure-officers"), Some((Arg::Fraction(30 * 800, 800), "BX-54")));
    assert_eq!((one.with, chief.with), (vec![Subject::unit(3)], vec![Subject::unit(0)]));
    b.camps[0].standard_lost = true;
    assert_eq!(value(&sheet(&b, Subject::unit(0)), "bx-figure-standard"), None);
}

/// What is left of a body in words: by quarters of what it was, and by how many there are.
#[test]
fn strength_in_words() {
    let stranger = Viewer::Player(Side::A, Knowledge::Words);
    let words = |men: u32, left: u32| {
        let mut b = state(&unit("a1", 10, ""), &unit("b1", men, ""));
        b.bodies[1].n = left;
        seen(&b, stranger, Subject::unit(1)).unwrap().words.unwrap()
    };
    for (men, left, word) in [
        (9, 9, "handful-whole"),
        (10, 10, "few-whole"),
        (49, 49, "few-whole"),
        (50, 50, "many-whole"),
        (199, 199, "many-whole"),
        (200, 200, "host-whole"),
        (100, 76, "many-whole"),
        (100, 75, "many-worn"),
        (100, 51, "many-worn"),
        (100, 50, "many-thin"),
        (100, 26, "few-thin"),
        (100, 25, "few-ruined"),
    ] {
        assert_eq!(words(men, left), format!("bx-words-{word}"), "{left} of {men}");
    }
    let mut b = state(&unit("a1", 10, ""), &hero("h", "pv = 40"));
    for (points, word) in [(31, "unhurt"), (30, "hurt"), (20, "badly_hurt"), (10, "nearly_dead")] {
        b.bodies[1].pvt = points * 800;
        let card = seen(&b, stranger, Subject::unit(1)).unwrap();
        assert_eq!((card.words.unwrap(), card.strength), (format!("bx-words-{word}").as_str(), None), "{points}");
    }
    let blind = seen(&b, Viewer::Player(Side::A, Knowledge::Unseen), Subject::unit(1)).unwrap();
    assert_eq!((blind.words, blind.state, blind.condition, blind.figures.len()), (None, None, None, 0));
}

/// Where a body stands, in the book's words and in those common to all.
#[test]
fn states_and_conditions() {
    let mut b = state(&unit("a1", 10, ""), &(unit("b1", 10, "") + &hero("h", "pv = 40")));
    let of = |b: &Battle| (sheet(b, Subject::unit(1)).state.unwrap(), sheet(b, Subject::unit(1)).condition.unwrap());
    for (at, state, condition) in [
        (Where::Absent, "absent", Condition::Absent),
        (Where::Aside, "aside", Condition::Fit),
        (Where::Left, "left", Condition::Gone),
        (Where::Surrendered, "surrendered", Condition::Captured),
        (Where::Fallen, "fallen", Condition::Destroyed),
        (Where::Destroyed, "destroyed", Condition::Destroyed),
        (Where::Field, "free", Condition::Fit),
    ] {
        b.bodies[1].at = at;
        assert_eq!(of(&b), (format!("bx-state-{state}").as_str(), condition));
    }
    b.bodies[1].contacts.add(nth(0));
    assert_eq!(of(&b), ("bx-state-engaged", Condition::Fit));
    b.bodies[1].demoralised = true;
    assert_eq!(of(&b), ("bx-state-demoralised", Condition::Broken));
    (b.bodies[1].demoralised, b.bodies[1].leaving) = (false, true);
    assert_eq!(of(&b), ("bx-state-leaving", Condition::Broken));
    (b.bodies[1].leaving, b.bodies[1].surrendering) = (false, true);
    assert_eq!(of(&b), ("bx-state-surrendering", Condition::Broken));
    // One alone is counted in points, and part of a point is one.
    b.bodies[2].pvt = 12 * 800 + 1;
    let fate = Bx::fate(&b, Subject::unit(2)).unwrap();
    assert_eq!((fate.now, fate.initial, fate.worth, fate.person), (13, 40, 800, true));
    let fate = Bx::fate(&b, Subject::unit(1)).unwrap();
    assert_eq!((fate.now, fate.initial, fate.worth, fate.person), (10, 10, 4 * 800, false));
    assert_eq!(Bx::fate(&b, Subject::unit(3)).map(|f| f.side), None);
    assert_eq!(Bx::points(&b, Subject::unit(2)), Some((12 * 800 + 1, 800)));
    assert_eq!((Bx::points(&b, Subject::unit(3)), Bx::points(&b, Subject::place(0))), (None, None));
}

/// From afar one sees wings, horses, bows, and who is no company at all.
#[test]
fn pictograms() {
    let keys = [("flying = true; mounted = true", "flyer"), ("mounted = true; ranged = \"1d6\"", "horse")];
    for (keys, kind) in keys.into_iter().chain([("ranged = \"1d6\"", "archers"), ("", "foot")]) {
        assert_eq!(sheet(&state(&unit("a1", 10, keys), &unit("b1", 10, "")), Subject::unit(0)).kind, kind);
    }
    let b = state(&huge("m", ""), &hero("h", ""));
    assert_eq!((sheet(&b, Subject::unit(0)).kind, sheet(&b, Subject::unit(1)).kind), ("monster", "character"));
}

fn besieged() -> Battle {
    let engine = "[[side.engine]]\nid = \"e1\"\nname = \"e1\"\nkind = \"trebuchet\"\nserved_by = \"a1\"\ncrew = 5\n";
    let a = unit("a1", 100, "") + &unit("a2", 100, "ram = true") + engine;
    TestBattle::<Bx>::new(&siege("descendant", "", WALLS, &a, &unit("b1", 100, ""))).bout.state
}

/// BX-65, BX-66, BX-68 — a section of wall: what is left of it to those who batter it, and since when it is open.
#[test]
fn walls_on_the_table() {
    let mut b = besieged();
    let wall = |b: &Battle, n: u8| sheet(b, Subject::place(n));
    let theirs = |b: &Battle, n: u8| seen(b, Viewer::Player(Side::B, Knowledge::Unseen), Subject::place(n)).unwrap();
    for (n, kind) in [(0, "gate"), (1, "tower_medium"), (2, "wall")] {
        let Some((Arg::Word(word), "BX-65")) = value(&wall(&b, n), "bx-figure-wall") else { panic!("{n}") };
        assert_eq!(word, format!("bx-wall-{kind}"));
    }
    let whole = wall(&b, 2);
    assert_eq!(
        (whole.strength, whole.state, whole.condition),
        (Some((120, 120)), Some("bx-wall-intact"), Some(Condition::Fit))
    );
    assert_eq!((value(&whole, "bx-figure-battered"), value(&whole, "bx-figure-breached_in")), (None, None));
    if let Some(fort) = &mut b.fort {
        (fort.battered[2], fort.ram_need, fort.ram_done) = (30, 6, 2);
    }
    assert_eq!(wall(&b, 2).strength, Some((90, 120)));
    assert_eq!(value(&wall(&b, 2), "bx-figure-battered"), Some((Arg::Number(25), "BX-65")));
    assert_eq!(value(&wall(&b, 0), "bx-figure-ram_left"), Some((Arg::Number(4), "BX-66")));
    assert_eq!(value(&wall(&b, 2), "bx-figure-ram_left"), None, "the ram is at the gate");
    let inside = theirs(&b, 2);
    assert_eq!((inside.strength, value(&inside, "bx-figure-battered")), (None, None));
    assert_eq!(value(&theirs(&b, 0), "bx-figure-ram_left"), None);
    if let Some(fort) = &mut b.fort {
        (fort.breached[2], fort.breached[0]) = (3 + 2, 1);
    }
    let open = wall(&b, 2);
    assert_eq!(
        (open.strength, open.state, open.condition),
        (Some((0, 120)), Some("bx-wall-breached"), Some(Condition::Broken))
    );
    assert_eq!(value(&open, "bx-figure-breached_in"), Some((Arg::Number(3), "BX-68")));
    assert_eq!(value(&wall(&b, 0), "bx-figure-breached_in"), None, "of an earlier day");
    assert_eq!((value(&open, "bx-figure-battered"), value(&wall(&b, 0), "bx-figure-ram_left")), (None, None));
    // Who is at it, and who on it.
    let two = crate::field::wall(2);
    (b.bodies[0].section, b.bodies[2].section) = (two, two);
    assert_eq!((wall(&b, 2).against, wall(&b, 2).with), (vec![Subject::unit(0)], vec![Subject::unit(2)]));
    assert_eq!((wall(&b, 1).against, wall(&b, 1).with), (vec![], vec![]));
    assert_eq!(value(&sheet(&b, Subject::unit(0)), "bx-figure-section"), Some((Arg::Who(Subject::place(2)), "BX-61")));
    b.bodies[2].inside = false;
    assert_eq!(wall(&b, 2).with, []);
}

/// BX-71 — an engine: its crew, its aim, and whether it can shoot.
#[test]
fn engines_on_the_table() {
    let mut b = besieged();
    let e1 = |b: &Battle| sheet(b, Subject::place(3));
    let theirs = |b: &Battle| seen(b, Viewer::Player(Side::B, Knowledge::Unseen), Subject::place(3)).unwrap();
    let card = e1(&b);
    assert_eq!((card.kind, card.strength.map(|s| s.0), card.with), ("engine", Some(5), vec![Subject::unit(0)]));
    let Some((Arg::Word("bx-engine-trebuchet"), "BX-71")) = value(&e1(&b), "bx-figure-engine") else { panic!() };
    assert_eq!(value(&e1(&b), "bx-figure-engineer"), Some((Arg::Word("yes"), "BX-71")));
    assert_eq!(value(&e1(&b), "bx-figure-crew"), Some((Arg::Number(5), "BX-71")));
    assert_eq!(value(&e1(&b), "bx-figure-aim"), None);
    assert_eq!((e1(&b).state, e1(&b).condition), (Some("bx-engine-ready"), Some(Condition::Fit)));
    assert_eq!((theirs(&b).state, theirs(&b).strength, theirs(&b).figures.len()), (None, None, 0));
    b.engines[0].aim = Aim::Section(SectionId::new(2));
    assert_eq!(value(&e1(&b), "bx-figure-aim"), Some((Arg::Who(Subject::place(2)), "BX-71")));
    b.engines[0].aim = Aim::Unit(nth(2));
    assert_eq!(value(&e1(&b), "bx-figure-aim"), Some((Arg::Who(Subject::unit(2)), "BX-71")));
    b.bodies[0].contacts.add(nth(2));
    assert_eq!((e1(&b).state, e1(&b).condition), (Some("bx-engine-silent"), Some(Condition::Shaken)));
    for (at, state, condition) in
        [(Where::Destroyed, "bx-engine-burnt", Condition::Destroyed), (Where::Left, "bx-engine-away", Condition::Gone)]
    {
        b.engines[0].at = at;
        for card in [e1(&b), theirs(&b)] {
            assert_eq!((card.state, card.condition), (Some(state), Some(condition)));
        }
    }
    for (kind, word) in ["baliste", "catapulte_legere", "catapulte_lourde", "trebuchet"].into_iter().enumerate() {
        b.engines[0].kind = u8::try_from(kind).unwrap();
        let Some((Arg::Word(said), _)) = value(&e1(&b), "bx-figure-engine") else { panic!() };
        assert_eq!(said, format!("bx-engine-{word}"));
    }
}

/// Who and what a line is about: engines and walls are places, with an owner and a kind.
#[test]
fn whom_lines_are_about() {
    let b = besieged();
    let (e1, wall) = (Subject::place(3), Subject::place(2));
    let engine = EngineId::new(0);
    for event in [
        Event::Aimed { engine, aim: Aim::Nothing },
        Event::Wasted { engine },
        Event::Pounded { engine, section: SectionId::new(2), work: 1 },
    ] {
        assert_eq!(Bx::concerns(&b, &event), e1);
    }
    for event in [Event::RamLost, Event::RamBegins { sequences: 2 }] {
        assert_eq!(Bx::concerns(&b, &event), Subject::side(Side::A));
    }
    assert_eq!(Bx::concerns(&b, &Event::Sallied { unit: nth(2) }), Subject::unit(2));
    assert_eq!((Bx::kind(&b, e1), Bx::kind(&b, wall)), ("engine", "section"));
    assert_eq!((Bx::owner(&b, e1), Bx::owner(&b, wall)), (Some(Side::A), Some(Side::B)));
    assert_eq!(Bx::owner(&b, Subject::unit(0)), None);
    assert_eq!((Bx::meant(&b, "section", 2), Bx::meant(&b, "section", 3)), (Some(wall), None));
    assert_eq!((Bx::meant(&b, "engine", 0), Bx::meant(&b, "engine", 1)), (Some(e1), None));
    assert_eq!(Bx::meant(&b, "unit", 0), None);
    let key = Rule("BX-37").on(Subject::side(Side::A), Subject::army(2));
    assert_eq!(Bx::counted(key, 0), (Subject::NOBODY, 2));
    let other = Rule("BX-21").on(Subject::unit(0), Subject::unit(1));
    assert_eq!(Bx::counted(other, 1), (Subject::unit(1), 1));
    let army = |n: u8| Subject::army(b.bodies[usize::from(n)].army);
    assert_eq!(Bx::within(&b, Subject::unit(0)), [army(0)]);
    assert_eq!((Bx::within(&b, Subject::unit(9)).len(), Bx::within(&b, wall).len()), (0, 0));
}
