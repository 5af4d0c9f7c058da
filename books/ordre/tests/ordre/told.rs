//! Who hears of what, and what everybody is called.

use super::help::*;
use montjoie_game::Extras as _;
use montjoie_game::{Arg, Knowledge, Message, Ruleset as _, Viewer};
use montjoie_ordre::Ordre;
use montjoie_ordre::battle::Battle;
use montjoie_ordre::events::{Event, GroupField};
use montjoie_ordre::terms::Lot;
use montjoie_table::{Heard, Side, State as _};
use montjoie_trial::TestBattle;

fn line(b: &Battle, event: Event, viewer: Viewer) -> Option<Message> {
    Ordre::line(b, &Heard::Event(event), viewer)
}

fn id(b: &Battle, event: Event, viewer: Viewer) -> Option<&'static str> {
    line(b, event, viewer).map(|m| m.id)
}

const OWN: Viewer = Viewer::Player(Side::A, Knowledge::Words);
const FOE: Viewer = Viewer::Player(Side::B, Knowledge::Words);

#[test]
fn what_meets_a_hidden_reserve_is_not_told() {
    let south = unit("two", 100, FOOT) + &unit("kept", 100, &format!("{FOOT}post = \"reserve\""));
    let p: P = TestBattle::new(&scenario(Around::default(), &unit("one", 100, FOOT), &south));
    let (one, two, kept) = (p.who("one"), p.who("two"), p.who("kept"));
    let b = state(&p);
    for (by, on) in [(one, kept), (kept, one)] {
        assert_eq!(id(b, Event::Contact { by, on }, OWN), None);
        assert_eq!(id(b, Event::Contact { by, on }, FOE), Some("ordre-tell-contact"));
    }
    assert_eq!(id(b, Event::Contact { by: one, on: two }, OWN), Some("ordre-tell-contact"));
}

#[test]
fn nothing_is_made_of_nothing() {
    let host = unit("one", 100, FOOT) + &chief("hero", "health = 5\nunit = \"one\"");
    let p: P = TestBattle::new(&scenario(Around::default(), &host, &unit("two", 100, FOOT)));
    let b = state(&p);
    let wounded =
        |wounds: i16| id(b, Event::Wounded { person: PersonId::new(0), wounds, lot: Lot::Wounded }, Viewer::Gm);
    assert_eq!((wounded(0), wounded(1)), (None, Some("ordre-tell-wounded")));
    let enlisted = |men: u32| id(b, Event::Enlisted { unit: NewUnitId::new(2), like: nth(0), men }, Viewer::Gm);
    assert_eq!((enlisted(0), enlisted(1)), (None, Some("ordre-tell-enlisted")));
    let heads = |men: i32| id(b, Event::Heads { unit: nth(0), men }, Viewer::Gm);
    assert_eq!([heads(-1), heads(0), heads(1)], [Some("ordre-tell-heads-taken"), None, Some("ordre-tell-heads-back")]);
    // Who comes is his own side's to know; what is ruled on a group, the GM's.
    let joined = Event::Joined { person: PersonId::new(0) };
    assert_eq!([Viewer::Gm, OWN, FOE].map(|v| id(b, joined, v).is_some()), [true, true, false]);
    let ruled = Event::SetGroup { group: p.who("one"), field: GroupField::encircled, value: 1 };
    assert_eq!([Viewer::Gm, OWN].map(|v| id(b, ruled, v)), [Some("ordre-tell-set"), None]);
}

#[test]
fn a_long_sequence_is_told_in_hours_and_minutes() {
    // V-01: 25 000 fighters, two hours and a half.
    let p: P = TestBattle::new(&scenario(Around::default(), &unit("one", 12_500, FOOT), &unit("two", 12_500, FOOT)));
    let told = line(state(&p), Event::Ended, Viewer::Gm).unwrap();
    assert_eq!(told.id, "ordre-tell-time-hours");
    assert_eq!(told.args, [("hours", Arg::Number(2)), ("minutes", Arg::Number(30))]);
}

#[test]
fn groups_are_called_after_their_side() {
    let called = |name: &str| {
        let host = unit("one", 100, FOOT) + &unit("more", 100, FOOT);
        let toml = scenario(Around::default(), &host, &unit("two", 100, FOOT));
        let p: P = TestBattle::new(&toml.replace("name = \"North\"", &format!("name = \"{name}\"")));
        p.bout.names.armies.iter().find(|n| n.id == "north-gros").unwrap().fr.clone()
    };
    for (name, fr) in [
        ("le Nord", "le gros du Nord"),
        ("Les Orques", "le gros des Orques"),
        ("la Marche", "le gros de la Marche"),
        ("l’Aubrac", "le gros de l’Aubrac"),
        ("Aubrac", "le gros d’Aubrac"),
        ("Rohan", "le gros de Rohan"),
    ] {
        assert_eq!(called(name), fr);
    }
    // Only who is besieged is a garrison, and no two are called alike.
    let place = "mode = \"siege\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 100";
    let host = unit("north-gros", 200, FOOT) + &unit("more", 200, FOOT);
    let p: P = TestBattle::new(&scenario(on(place), &host, &(unit("g1", 50, FOOT) + &unit("g2", 50, FOOT))));
    let ids: Vec<&str> = state(&p)
        .groups
        .iter()
        .map(|g| p.bout.names.armies.iter().map(|n| n.id.as_str()).find(|id| p.who(id) == g.face).unwrap_or_default())
        .collect();
    assert_eq!(ids, ["north-gros-2", "south-garnison"]);
}

#[test]
fn sheets_show_who_stands_there_and_paper_what_may_be_needed() {
    let host = [
        unit("one", 100, FOOT),
        chief("in", "health = 5\nunit = \"one\""),
        chief("out", "health = 5"),
        chief("late", "health = 5\nunit = \"one\"\narrives = \"event\""),
    ]
    .concat();
    let around = Around { events: "[[event]]\nround = 9\narrive = [\"late\"]", ..Around::default() };
    let mut p: P = TestBattle::new(&scenario(around, &host, &unit("two", 100, FOOT)));
    assert_eq!(p.sheet("one").with, [p.who("in")]);
    use montjoie_game::Fight as _;
    p.bout.rule(&[serde_json::json!({ "captured": { "group": "#u0" } })]).unwrap();
    assert_eq!(p.sheet("one").state, Some("ordre-state-captured"));
    // A single tank on the field brings the tables of vehicles along.
    let tank = "vehicle = true\ncbt = 5\nsdg = 100\n[[side.unit.weapon]]\ndmg = 9";
    let titles = |keys: &str, mode: &str| {
        let p = duel(on(&format!("mode = \"{mode}\"")), keys, FOOT);
        Ordre::tables(state(&p)).iter().filter(|t| t.rule == "ORD-105").count()
    };
    assert_eq!([titles(FOOT, "field"), titles(tank, "field"), titles(FOOT, "vehicles")], [0, 1, 1]);
}

#[test]
fn nobody_flees_before_those_who_run() {
    let mut p = duel(Around::default(), FOOT, FOOT);
    let (one, two) = (p.who("one"), p.who("two"));
    let broken = Event::Routed { group: one, by: Opponent(two), pursuable: false };
    assert_eq!(id(state(&p), broken, Viewer::Gm), Some("ordre-tell-routed"));
    // A riposte of the routed breaks the pursuers: the ground is not theirs for that.
    p.bout.state.apply(&Event::Routed { group: two, by: Opponent(one), pursuable: true });
    assert_eq!(id(state(&p), broken, Viewer::Gm), Some("ordre-tell-routed-alone"));
}

#[test]
fn a_storm_that_fails_is_told_as_beaten_off() {
    let ground = "mode = \"assault\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 500";
    let p: P = TestBattle::new(&format!(
        "waive = [\"ordre-problem-place-size\"]\n{}",
        scenario(Around { ground, ..Around::default() }, &unit("one", 300, FOOT), &unit("two", 300, FOOT))
    ));
    let over = |winner: Side| id(state(&p), Event::Over { winner: Some(winner), last: false }, Viewer::Gm);
    assert_eq!(over(Side::B), Some("ordre-tell-repulsed"));
    assert_eq!(over(Side::A), Some("ordre-tell-over-siege"));
}

#[test]
fn those_the_victor_has_again_are_counted() {
    let p: P = TestBattle::new(&scenario(Around::default(), &unit("one", 100, FOOT), &unit("two", 100, FOOT)));
    let mended = |out: u32, dead: u32, eff: u32| {
        let event = Event::Reckoned { unit: nth(0), share: 60, out, dead, deserters: 0, back: 0, eff };
        let told = line(state(&p), event, Viewer::Gm).expect("told");
        told.args.iter().find(|(name, _)| *name == "mended").map(|(_, n)| n.clone())
    };
    // Of ten out of action five are missed tomorrow: five are on their feet again.
    assert_eq!(mended(10, 5, 95), Some(Arg::Number(5)));
    assert_eq!(mended(10, 5, 90), Some(Arg::Number(0)));
}

#[test]
fn means_of_a_group_open_into_their_units() {
    use montjoie_table::Amount;
    // Cbt 5 and 9, a hundred and fifty heads: (500 + 450) ÷ 150.
    let north = unit("one", 100, FOOT) + &unit("more", 50, "cbt = 9\ndmg = 4\narm = 1");
    let p: P = TestBattle::new(&scenario(Around::default(), &north, &unit("two", 100, FOOT)));
    let p = p.dice_show(5).step();
    let sheet = p.sheet("north-gros");
    for word in ["cbt", "dfs", "sdr", "pda", "frc"] {
        let figure = sheet.figures.iter().find(|f| f.word == format!("ordre-figure-{word}")).unwrap();
        let (mut sum, mut parts) = (0, 0);
        for term in &figure.terms {
            match term.amount {
                Amount::Plus(n) => (sum, parts) = (sum + i64::from(n), parts + 1),
                Amount::Times(num, den) => sum = (sum * num).div_euclid(den),
                // SdR goes by fives.
                Amount::Becomes(n) => sum = i64::from(n),
                _ => panic!("{word}: {term:?}"),
            }
        }
        assert_eq!(parts, 2, "{word}: a term for each unit");
        assert_eq!(figure.value, Arg::Number(sum), "{word}");
    }
}

const TEXTS: [&str; 4] = [
    include_str!("../../text/fr.ftl"),
    include_str!("../../text/tell/fr.ftl"),
    include_str!("../../text/en.ftl"),
    include_str!("../../text/tell/en.ftl"),
];

#[test]
fn states_agree_whoever_is_in_them() {
    // They stand beside names of either gender and number: the word they agree with goes along.
    for state in ["accrochee", "eprouvee", "decimee", "aneantie"] {
        let key = format!("ordre-state-{state} = unité ");
        assert!(TEXTS[0].lines().any(|line| line.starts_with(&key)), "{state}");
    }
}

#[test]
fn one_is_not_told_as_many() {
    for word in ["$men } hommes", "$men } men", "$xp } points", "$weeks } semaines", "$weeks } weeks", "$pieces } "] {
        for line in TEXTS.iter().flat_map(|t| t.lines()).filter(|line| line.contains(word)) {
            assert!(line.contains("*[other]") || !line.contains(" = ") || line.contains("ordre-open"), "{line}");
        }
    }
}

#[test]
fn a_rally_in_the_round_of_the_rout_has_words_of_its_own() {
    // No strength shows it once the round is over: these words are read aloud.
    let mut p = duel(Around::default(), FOOT, FOOT);
    let (group, by) = (p.who("two"), p.who("one"));
    p.bout.state.apply(&Event::Routed { group, by: Opponent(by), pursuable: false });
    let said = |p: &P, back| id(state(p), Event::Rallied { group, back }, Viewer::Gm);
    assert_eq!([said(&p, 0), said(&p, 5)], [Some("ordre-tell-rallied-soon"), Some("ordre-tell-rallied-soon-back")]);
    p.bout.state.apply(&Event::Ended);
    assert_eq!([said(&p, 0), said(&p, 5)], [Some("ordre-tell-rallied"), Some("ordre-tell-rallied-back")]);
}

#[test]
fn points_of_cbt_bought_one_by_one_are_told_once() {
    let mut p = duel(Around::default(), FOOT, FOOT);
    p.bout.state.apply(&Event::Learned { unit: nth(0), xp: 25 });
    let mut told = Vec::new();
    for cost in [6, 7, 8] {
        let event = Event::Raised { unit: nth(0), cost };
        told.push(line(state(&p), event, Viewer::Gm).map(|m| m.args[1].clone()));
        p.bout.state.apply(&event);
    }
    assert_eq!(told, [None, None, Some(("cbt", Arg::Number(8)))]);
}

#[test]
fn men_on_foot_among_vehicles_are_not_counted_as_wrecks() {
    let tank = "vehicle = true\ncbt = 5\nsdg = 100\n[[side.unit.weapon]]\ndmg = 9";
    let p = duel(on("mode = \"vehicles\""), tank, FOOT);
    let reckoned = |unit: UnitId| Event::Reckoned { unit, share: 60, out: 9, dead: 4, deserters: 0, back: 0, eff: 91 };
    let said = [nth(0), nth(1)].map(|unit| id(state(&p), reckoned(unit), Viewer::Gm));
    assert_eq!(said, [Some("ordre-tell-reckoned-vehicles"), Some("ordre-tell-reckoned-foot")]);
}

#[test]
fn a_side_half_of_which_ran_does_not_all_leave_in_good_order() {
    use montjoie_ordre::events::Withdrawal;
    let north = unit("one", 100, FOOT) + &unit("bows", 100, BOWS);
    let mut p: P = TestBattle::new(&scenario(Around::default(), &north, &unit("two", 100, FOOT)));
    let event = Event::Withdrew { side: Side::A, how: Withdrawal::Whole, margin: 5 };
    assert_eq!(id(state(&p), event, Viewer::Gm), Some("ordre-tell-withdrew"));
    let (group, by) = (p.who("one"), p.who("two"));
    p.bout.state.apply(&Event::Routed { group, by: Opponent(by), pursuable: false });
    p.bout.state.apply(&Event::OffTheLine { group });
    assert_eq!(id(state(&p), event, Viewer::Gm), Some("ordre-tell-withdrew-rest"));
}

/// ORD-58 — a rout says what was lost and the threshold it reached, to those who may know; a retreat that turns into one does not.
#[test]
fn a_rout_says_why() {
    let mut p = duel(Around::default(), FOOT, FOOT);
    let (group, by) = (p.who("one"), p.who("two"));
    let loss =
        Event::Lost { group, by: Opponent(by), loss: 360, how: montjoie_ordre::events::How::Shock, capped: false };
    p.bout.state.apply(&loss);
    let numbers = |by: Opponent, viewer: Viewer| {
        let told = line(state(&p), Event::Routed { group, by, pursuable: false }, viewer).expect("told");
        let of = |name| told.args.iter().find(|(n, _)| *n == name).map(|(_, arg)| arg.clone());
        (of("damage"), of("sdr"))
    };
    // Cbt 5: 60 % of a Force of 600.
    assert_eq!(numbers(Opponent(by), Viewer::Gm), (Some(Arg::Number(360)), Some(Arg::Number(360))));
    assert_eq!(numbers(Opponent(by), FOE), (Some(Arg::Number(0)), Some(Arg::Number(0))));
    assert_eq!(numbers(NO_ONE, Viewer::Gm), (Some(Arg::Number(0)), Some(Arg::Number(0))));
}

/// Shooters who do not shoot say why, where the field or their own chests show it.
#[test]
fn silence_has_a_reason() {
    let north = unit("one", 100, FOOT) + &unit("bows", 100, &format!("{BOWS}ammunition = 1\n"));
    let mut p: P = TestBattle::new(&scenario(Around::default(), &north, &unit("two", 100, FOOT)));
    let (one, bows, two) = (p.who("one"), p.who("bows"), p.who("two"));
    let held = |p: &P, viewer| id(state(p), Event::Held { group: bows }, viewer);
    assert_eq!(held(&p, Viewer::Gm), Some("ordre-tell-held-shooters"));
    p.bout.state.apply(&Event::Contact { by: one, on: two });
    assert_eq!([Viewer::Gm, FOE].map(|v| held(&p, v)), [Some("ordre-tell-held-melee"); 2]);
    p.bout.state.apply(&Event::Fired { group: bows });
    assert_eq!(held(&p, Viewer::Gm), Some("ordre-tell-held-spent"));
    assert_eq!(held(&p, FOE), Some("ordre-tell-held-melee"), "what is in their chests is theirs to know");
    // ORD-97: armour that nothing of theirs goes through.
    let tank = "vehicle = true\ncbt = 5\nsdg = 100\narm = 900\n[[side.unit.weapon]]\ndmg = 9";
    let p = duel(on("mode = \"vehicles\""), tank, tank);
    let group = p.who("one");
    assert_eq!(id(state(&p), Event::Held { group }, Viewer::Gm), Some("ordre-tell-held-harmless"));
}

/// A battle may last minutes or months, in any age, with any weapon: the words must fit them all.
#[test]
fn words_fit_any_length_and_any_age() {
    let none = [
        "Au soir",
        "demain",
        "dusk",
        "tomorrow",
        "heure ",
        "sabre",
        "étendard",
        "banner",
        "fracas",
        " din ",
        "Temps écoulé",
        "Time gone by",
        "se relève pas",
        "get up again",
        " parmi { $target",
        " parmi { $unit",
        "pluie, brume",
        "halts {",
    ];
    for line in TEXTS.iter().flat_map(|t| t.lines()).filter(|l| !l.starts_with('#') && !l.contains("ordre-option")) {
        let told = !line.contains("-help") && !line.contains("ordre-key");
        assert!(!told || none.iter().all(|word| !line.contains(word)), "{line}");
    }
}

/// Who is hit and fights on is not out of action.
#[test]
fn whoever_fights_on_is_not_out_of_action() {
    for text in TEXTS.iter().filter(|text| text.contains("ordre-part-points =")) {
        let part = text.split("ordre-part-points =").nth(1).and_then(|t| t.split("\n#").next()).expect("the part");
        let fights = part.rsplit("$twice ->").next().expect("the last choice");
        let fights = fights.split("*[other]").nth(1).expect("where they fight on");
        assert!(!fights.contains("hors de combat") && !fights.contains("out of action"), "{fights}");
    }
}
