//! The soldier's table and its events, rule by rule: each row's effects, each event taken up, failed, let go. Unsaid dice
//! show 50.

use crate::field::{battle, company, fallen, id, morale, person, regiment, row, side, term, total};
use montjoie_jet::Jet;
use montjoie_table::Tally as _;
use montjoie_trial::{TestBattle, cases};

cases! {
    case("rows_of_the_table", &["JET-47", "JET-48"], &[], rows),
    case("soldiers_roll", &["JET-47", "JET-21"], &[], roll),
    case("isolated", &["JET-48"], &[], isolated),
    case("swarmed", &["JET-48"], &[], swarmed),
    case("criticals", &["JET-48"], &[], criticals),
    case("who_may_meet_events", &["JET-31"], &[], filters),
    case("commander_in_the_ranks", &["JET-49"], &[], commander),
    case("commander_of_no_scale", &["JET-49"], &[], no_scale),
    case("horse", &["JET-50"], &[], horse),
    case("challenge", &["JET-51"], &[], challenge),
    case("banner", &["JET-51", "JET-19", "JET-57"], &[], banner),
    case("stragglers", &["JET-52"], &[], stragglers),
    case("fallen_sub_officer", &["JET-53"], &[], fallen_chief),
    case("exposed_commander", &["JET-53"], &[], exposed),
    case("enemy_archers", &["JET-54"], &[], archers),
    case("union", &["JET-55"], &[], union),
    case("cutting_in_two", &["JET-56"], &[], cut),
    case("cut_in_two_by_the_enemy", &["JET-56"], &[], cut_by_them),
    case("not_in_play", &["JET-61"], &[], not_in_play),
    case("um66_besides_the_row", &["JET-07"], &[], besides),
}

pub const ALL: &str = "regiment-company-individual";

/// One regiment of two companies against one; a soldier of ours, with every skill at nought unless said.
pub fn field(scales: &str, options: &str, keys: &str) -> TestBattle<Jet> {
    let cap = if options.contains("numeric_mod_cap") { "" } else { "numeric_mod_cap = 1;" };
    let options = format!("melee_resolution = \"auto\";{cap}{options}");
    battle(
        scales,
        &options,
        &[
            side("a", ""),
            regiment("ra", ""),
            company("ca", 90, ""),
            company("cx", 120, ""),
            person("sol", &format!("unit = \"ca\";{keys}")),
            side("b", ""),
            regiment("rb", ""),
            company("cb", 90, ""),
            company("cy", 120, ""),
        ],
    )
}

/// The faces that bring a row to somebody without skill.
fn faces_of(row: &str) -> &'static [u16] {
    match row {
        "spectacular_failure" => &[2, 70],
        "absolute_failure" => &[3, 20],
        "failure" => &[40],
        "um66" => &[66],
        "partial_success" => &[80],
        "um100" => &[100],
        "relative_success" => &[94],
        "success" => &[97, 30],
        _ => &[98, 94],
    }
}

/// The soldier gets a row.
pub fn gets(scales: &str, options: &str, keys: &str, row: &str) -> TestBattle<Jet> {
    field(scales, options, keys).faces("JET-47", "sol", "", faces_of(row))
}

fn rows() {
    let printed = [
        ("absolute_failure", -20),
        ("failure", -10),
        ("um66", 0),
        ("partial_success", 0),
        ("um100", 0),
        ("relative_success", 0),
        ("success", 10),
        ("absolute_success", 30),
    ];
    for (name, by) in printed {
        let p = gets(ALL, "event_filter = \"strict\"", "ob = 300;db = 20;leadership = 300;tactics = 300", name)
            .to("losses");
        assert_eq!(row(&p, "sol"), name);
        let sheet = p.sheet("sol");
        let figure = |word: &str| sheet.figures.iter().find(|f| f.word == word).unwrap().value.clone();
        assert_eq!(figure("jet-figure-ob"), montjoie_game::Arg::Number(300 + by), "{name}");
        assert_eq!(figure("jet-figure-db"), montjoie_game::Arg::Number(20 + by), "{name}");
    }
}

fn roll() {
    // Nothing of morale, discipline, numbers, lines or the enemy.
    let parts = [
        side("a", "initial_morale = 9;discipline_max = 8"),
        regiment("ra", ""),
        company("ca", 90, ""),
        person("sol", "unit = \"ca\";sa = 35"),
        side("b", ""),
        regiment("rb", ""),
        company("cb", 20, ""),
    ];
    let p = battle("company-individual", "", &parts).faces("JET-11", "ca", "", &[100]).to("losses");
    let [sum, ..] = p.throw("JET-47", "sol", "").unwrap();
    assert_eq!(sum.total(), 85, "{sum:?}");
    let p = battle("company-individual", "morale_overflow_soldiers = true", &parts);
    let p = p.faces("JET-11", "ca", "", &[100]).to("losses");
    assert_eq!(term(&p, "JET-47", "sol", "morale_overflow"), Some(30));
    // Orders gone astray in his company.
    let p = battle("company-individual", "", &parts).faces("JET-11", "ca", "", &[66]).to("losses");
    assert_eq!(total(&p, "JET-47", "sol"), 15);
    // He may let it be; in reserve he has no choice.
    let p = battle("individual", "", &parts).to("individual").answer_on("JET-47", "sol", "sol", "non").step();
    assert_eq!(p.throws("JET-47"), 0);
    let p = battle("individual", "", &parts).ruled("JET-28", "ra", "reserve").round();
    assert_eq!(p.throws("JET-47"), 0);
}

fn isolated() {
    let with = |options: &str, tests: &[u16]| {
        let mut p = field("individual", options, "ob = 60").to("individual");
        p = p.faces("JET-47", "sol", "", faces_of("spectacular_failure"));
        for (nth, face) in (0u8..).zip(tests) {
            p = p.nth(nth).faces("JET-48", "sol", "sol", &[*face]);
        }
        let p = p.step();
        (p.happened("critical", "sol"), p.happened("rejoined", "sol"), p.state("sol"))
    };
    // Two rounds, a critical in each: 60 and 51 make 111.
    assert_eq!(with("", &[51]), (1, 1, "fit"));
    assert_eq!(with("", &[50, 51]), (2, 1, "fit"));
    assert_eq!(with("", &[50, 50]), (2, 0, "out"));
    assert_eq!(with("deadline_reading = \"inclusive\"", &[50, 50, 51]), (3, 1, "fit"));
    assert_eq!(with("melee_rounds_per_turn = 1", &[50]), (1, 0, "out"));
    // Entered by the GM: back among his own in the second round; a prisoner; dead.
    let entered = |said: i32, rounds: i32| {
        let manual = montjoie_game::Gesture::Option { index: crate::field::setting("melee_resolution"), value: 0 };
        let p = field("individual", "", "").gesture(manual).faces("JET-47", "sol", "", faces_of("spectacular_failure"));
        let p = p.judge("JET-48", "sol", "", said).judge("JET-48", "sol", "b", rounds).to("losses");
        (p.happened("critical", "sol"), p.state("sol"))
    };
    assert_eq!((entered(1, 2), entered(2, 1), entered(3, 2)), ((2, "fit"), (1, "captured"), (2, "dead")));
}

fn swarmed() {
    let with = |options: &str, tests: &[u16]| {
        let mut p = field("individual", options, "ob = 100").to("individual");
        p = p.faces("JET-47", "sol", "", faces_of("absolute_failure"));
        for (nth, face) in (0u8..).zip(tests) {
            p = p.nth(nth).faces("JET-48", "sol", "sol", &[*face]);
        }
        let p = p.step();
        (p.happened("critical", "sol"), p.happened("cut_off", "sol"), p.state("sol"))
    };
    // 100 − 20 for the row − 20 for their number: 51 is enough; one test, however many rounds.
    assert_eq!(with("", &[51]), (0, 0, "fit"));
    assert_eq!(with("", &[50, 31]), (1, 1, "fit"), "cut off, and the count begins: 100 − 20");
    assert_eq!(with("deadline_reading = \"inclusive\"", &[50, 30, 30, 30]), (3, 1, "out"));
}

fn criticals() {
    let p = gets("individual", "", "", "um66").to("losses");
    assert_eq!(p.event("critical", "sol").unwrap()["critical"], "puncture");
    // Slash up to 50, krush beyond.
    for (face, kind) in [(50, "slash"), (51, "krush")] {
        let p =
            gets("individual", "", "ob = 300", "spectacular_failure").faces("JET-48", "sol", "a", &[face]).to("losses");
        assert_eq!(p.event("critical", "sol").unwrap()["critical"], kind);
    }
}

fn filters() {
    // Company and posture against the rows: all, UM only, none.
    let meets = |options: &str, regiment: &str, company: &str, posture: &str, name: &str| {
        let p = gets(ALL, options, "", name);
        let p = p.answer("JET-28", "ra", regiment).answer("JET-28", "ca", company).answer("JET-31", "sol", posture);
        p.to("losses").happened("offered", "sol") == 1
    };
    let both = |options: &str, regiment: &str, company: &str, posture: &str| {
        ["failure", "um66"].map(|name| meets(options, regiment, company, posture, name))
    };
    assert_eq!(both("", "first_line", "first_line", "engaged"), [true, true]);
    assert_eq!(both("", "first_line", "first_line", "support"), [false, true]);
    assert_eq!(both("", "second_line", "second_line", "engaged"), [true, true], "the company's own line counts");
    assert_eq!(both("", "second_line", "withdrawn", "engaged"), [false, true]);
    assert_eq!(both("", "withdrawn", "withdrawn", "support"), [false, false]);
    let strict = "event_filter = \"strict\"";
    assert_eq!(both(strict, "second_line", "first_line", "engaged"), [false, true]);
    assert_eq!(both(strict, "withdrawn", "second_line", "engaged"), [false, false]);
    assert_eq!(both(strict, "first_line", "first_line", "support"), [false, true]);
    let regiment = "event_filter = \"regiment_only\"";
    assert_eq!(both(regiment, "first_line", "second_line", "support"), [true, true]);
    assert_eq!(both(regiment, "withdrawn", "second_line", "engaged"), [false, false]);
    // Archers who count as engaged meet what the first line meets.
    let bows = "archer_regiment_engaged = true";
    assert_eq!(both(bows, "withdrawn", "withdrawn", "engaged"), [true, true]);
}

fn commander() {
    let parts = [
        side("a", "chief = \"gen\""),
        regiment("ra", "count = 100"),
        person("gen", "leadership = 40"),
        side("b", ""),
        regiment("rb", "count = 100"),
    ];
    let rows = [
        ("absolute_failure", -50),
        ("failure", -20),
        ("um66", -10),
        ("partial_success", -10),
        ("relative_success", 0),
        ("success", 10),
        ("absolute_success", 30),
    ];
    for (name, by) in rows {
        let p = battle("army-individual", "", &parts).answer("JET-49", "gen", "oui");
        let p = p.faces("JET-47", "gen", "", faces_of(name)).to("losses");
        assert_eq!(term(&p, "JET-11", "a-army", "soldier_table").unwrap_or(0), by, "{name}");
    }
    // A natural 100: +30; +50 when he strikes at their chief, or both.
    let glory = |options: &str, taken: &str| {
        let p = battle("army-individual", options, &parts).answer("JET-49", "gen", "oui");
        let p = p.faces("JET-47", "gen", "", &[100]).answer("JET-53", "gen", taken).to("losses");
        term(&p, "JET-11", "a-army", "soldier_table")
    };
    assert_eq!((glory("", "non"), glory("", "oui")), (Some(30), Some(50)));
    assert_eq!(glory("exposed_commander_bonus = \"cumulative\"", "oui"), Some(80));
    // He rolls before his own roll, once.
    let p = battle("army-individual", "", &parts).answer("JET-49", "gen", "oui").round();
    assert_eq!(p.throws("JET-47"), 1);
}

fn no_scale() {
    let parts = [
        side("a", ""),
        regiment("ra", "count = 100"),
        person("off", "rank = \"officer\";unit = \"ra\";sa = 10"),
        side("b", ""),
        regiment("rb", "count = 100"),
    ];
    let p = battle("army-individual", "", &parts).answer("JET-49", "off", "oui").round();
    assert_eq!(p.throws("JET-47"), 1, "his regiment is not played, he fights all the same");
    assert_eq!(battle("army-individual", "", &parts).round().throws("JET-47"), 0);
}

fn horse() {
    let with = |face: u16| {
        let p = gets("individual", "", "riding = 40", "failure").faces("JET-50", "sol", "sol", &[face]).to("losses");
        p.bout.state.characters[0].mounted
    };
    assert!(with(91) && !with(90), "40 − 20 and 91");
    let p = gets("individual", "", "riding = 400", "failure").answer("JET-50", "sol", "non").to("losses");
    assert!(!p.bout.state.characters[0].mounted);
}

fn challenge() {
    let start = |scales: &str| gets(scales, "um66_event_choice = \"challenge\"", "ob = 100", "um66");
    // 100 − 20: 31 is enough. From the next turn the company has no commander.
    let p = start(ALL).faces("JET-48", "sol", "sol", &[31]).round();
    assert!(!p.bout.state.at(id(&p, "cb")).led && p.bout.state.at(id(&p, "cy")).led);
    let p = p.to("losses");
    assert_eq!(term(&p, "JET-11", "ca", "opposition"), Some(40));
    let p = start(ALL).faces("JET-48", "sol", "sol", &[30]).round();
    assert!(p.bout.state.at(id(&p, "cb")).led);
    assert_eq!(p.state("sol"), "out");
    // Refused: +30 on the next three turns.
    let p = start(ALL).answer("JET-51", "sol", "non").round();
    let lasting: Vec<_> = p.bout.state.lasting.iter().map(|l| (l.unit, l.value, l.first, l.last)).collect();
    assert_eq!(lasting, [(id(&p, "cb"), 30, 2, 4)]);
    assert_eq!(term(&p.to("losses"), "JET-13", "cb", "lasting"), Some(30));
}

fn banner() {
    let start = |options: &str| gets(ALL, &format!("um66_event_choice = \"banner\";{options}"), "ob = 100", "um66");
    let hearts = |p: &TestBattle<Jet>| (morale(p, "cb"), morale(p, "ca"));
    let plain = hearts(&field(ALL, "", "").to("losses"));
    let p = start("").faces("JET-48", "sol", "sol", &[31]).to("losses");
    assert_eq!(hearts(&p), (plain.0 - 5, plain.1 + 5));
    let p = start("event_morale_inverse = false").faces("JET-48", "sol", "sol", &[31]).to("losses");
    assert_eq!(hearts(&p), (plain.0 - 5, plain.1));
    let p = start("").faces("JET-48", "sol", "sol", &[30]).to("losses");
    assert_eq!((hearts(&p), p.state("sol")), (plain, "fit"), "tried and failed: nothing");
    // Let go: five points for three turns, then gone again. Where only soldiers are played nothing else moves a heart.
    let moved = |options: &str| {
        let options = format!("um66_event_choice = \"banner\";{options}");
        let mut p = gets("individual", &options, "ob = 100", "um66").answer("JET-51", "sol", "non").round();
        let mut seen = Vec::new();
        for _ in 2..=5 {
            p = p.step();
            seen.push(hearts(&p));
            p = p.answer_on("JET-47", "sol", "sol", "non").round();
        }
        assert!(p.bout.state.lasting.is_empty());
        seen
    };
    assert_eq!(moved(""), [(5, -5), (5, -5), (5, -5), (0, 0)]);
    assert_eq!(moved("event_morale_inverse = false"), [(5, 0), (5, 0), (5, 0), (0, 0)]);
}

fn stragglers() {
    let with = |face: u16, men: u16| {
        let p = gets("individual", "", "leadership = 40", "partial_success").faces("JET-52", "sol", "sol", &[face]);
        let p = p.faces("JET-52", "ca", "sol", &[men]).to("end");
        (p.left("ca"), p.left("cx"), fallen(&p, "cx"))
    };
    assert_eq!(with(91, 7), (97, 113, (0, 0)), "40 − 20 and 91: they come over");
    assert_eq!(with(90, 7), (90, 113, (7, 0)), "or die where they are");
    let p = gets("individual", "", "leadership = 400", "partial_success").answer("JET-52", "sol", "non");
    let p = p.faces("JET-52", "ca", "sol", &[4]).to("end");
    assert_eq!((p.left("ca"), fallen(&p, "cx")), (90, (4, 0)));
}

fn fallen_chief() {
    let start = |face: u16| {
        let p = gets(ALL, "um100_event_choice = \"fallen_sub_officer\"", "leadership = 30", "um100");
        p.faces("JET-53", "sol", "sol", &[face])
    };
    let plain = field(ALL, "", "").to("losses");
    let p = start(61).to("losses");
    assert_eq!(morale(&p, "ca"), morale(&plain, "ca") + 5, "at once");
    assert_eq!(morale(&p, "cb"), morale(&plain, "cb") - 5);
    let p = p.round().to("losses");
    assert_eq!(term(&p, "JET-11", "ca", "leadership_skill"), Some(30));
    assert_eq!(term(&p, "JET-11", "ca", "numbered_bonus"), Some(30));
    let p = p.round().to("losses");
    assert_eq!(term(&p, "JET-11", "ca", "numbered_bonus"), Some(10));
    let p = p.round().to("losses");
    assert_eq!(term(&p, "JET-11", "ca", "numbered_bonus"), None);
    for p in [
        start(60).round(),
        gets(ALL, "um100_event_choice = \"fallen_sub_officer\"", "", "um100").answer("JET-53", "sol", "non").round(),
    ] {
        assert!(!p.bout.state.at(id(&p, "ca")).led, "nobody commands it");
        assert_eq!(p.bout.state.characters[0].rank, montjoie_jet::terms::Rank::Soldier);
    }
}

fn exposed() {
    let start = |scales: &str, face: u16| {
        let p = gets(scales, "um100_event_choice = \"exposed_commander\"", "ob = 40", "um100");
        p.faces("JET-48", "sol", "sol", &[face]).round()
    };
    // 40 + 20: 51. The officer of the regiment across, or their leader where regiments are not played.
    let p = start(ALL, 51);
    assert!(!p.bout.state.at(id(&p, "rb")).led && p.bout.state.at(id(&p, "b-army")).led);
    assert!(start(ALL, 50).bout.state.at(montjoie_table::UnitId::new(5)).led);
    let p = start("army-individual", 51);
    assert!(p.bout.state.at(id(&p, "rb")).led && !p.bout.state.at(id(&p, "b-army")).led);
}

fn archers() {
    let with = |face: u16| gets(ALL, "", "leadership = 20", "relative_success").faces("JET-54", "sol", "sol", &[face]);
    let plain = field(ALL, "", "").to("losses");
    let saved = with(95).faces("JET-54", "sol", "sol", &[97, 4]).to("losses");
    assert_eq!(morale(&saved, "ca"), morale(&plain, "ca") + 2);
    // A third of those who stood there when the turn began, besides the turn's own losses.
    let hit = with(90).to("end");
    let without = field(ALL, "", "").to("end");
    assert_eq!(without.left("ca") - hit.left("ca"), 30);
    let hit = gets(ALL, "", "", "relative_success").answer("JET-54", "sol", "non").to("end");
    assert_eq!(without.left("ca") - hit.left("ca"), 30);
    // Never more than there are: 35 % of 90 and the arrows, and then some.
    let p = gets("individual", "", "", "relative_success").answer("JET-54", "sol", "non").to("end");
    assert_eq!((p.left("ca"), fallen(&p, "ca")), (60, (20, 10)));
    // Of one man a third is nobody: no arrow is told of.
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("ca", 1, ""),
        person("sol", "unit = \"ca\""),
        side("b", ""),
        regiment("rb", "count = 90"),
    ];
    let p = battle("individual", "", &parts).faces("JET-47", "sol", "", &[94]).answer("JET-54", "sol", "non").to("end");
    assert_eq!((p.happened("volley", ""), p.left("ca")), (0, 1));
    // A commander gets a point more, and his whole regiment is meant.
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("c1", 30, ""),
        company("c2", 60, ""),
        person("off", "rank = \"officer\";unit = \"ra\";leadership = 20"),
        side("b", ""),
        regiment("rb", "count = 90"),
    ];
    let officer = |faces: &[u16]| {
        let p = battle("individual", "", &parts).answer("JET-49", "off", "oui").faces("JET-47", "off", "", &[94]);
        p.faces("JET-54", "off", "off", faces).to("end")
    };
    let p = officer(&[97, 4]);
    assert_eq!((morale(&p, "ra"), morale(&p, "c1")), (3, 3));
    let p = officer(&[40]);
    assert_eq!((p.left("ra"), p.left("c1"), p.left("c2")), (60, 15, 45));
}

fn union() {
    let start = |options: &str, faces: &[u16]| {
        let p = gets(ALL, options, "leadership = 20", "success").faces("JET-55", "sol", "sol", faces);
        p.faces("JET-34", "ca", "", &[15]).faces("JET-34", "cx", "", &[15]).round()
    };
    let plain = start("numeric_mod_cap = 0", &[30]);
    let p = start("numeric_mod_cap = 0", &[86]);
    assert_eq!(morale(&p, "ca"), morale(&plain, "ca") + 1);
    let (ours, theirs) = (p.left("ca"), p.left("cb"));
    let next = p.faces("JET-34", "ca", "", &[20]).to("end");
    let men = (3 * ours + 1) / 2;
    let expected = montjoie_jet::modifiers::numeric(montjoie_jet::options::RatioRounding::Exact, 0, men, theirs);
    assert_eq!(term(&next, "JET-11", "ca", "numeric"), Some(expected));
    assert_eq!(ours - next.left("ca"), (20 * ours + 50) / 100, "its losses are counted from the men there are");
    let wide = start("numeric_mod_cap = 0;union_strength_scope = \"ratio_and_losses\"", &[86]);
    let wide = wide.faces("JET-34", "ca", "", &[20]).to("end");
    assert_eq!(ours - wide.left("ca"), (20 * men + 50) / 100);
    // For one turn.
    let after = next.round().to("losses");
    assert_ne!(after.bout.state.at(id(&after, "ca")).union_turn, after.bout.state.turn);
}

fn cut() {
    let with = |options: &str, tactics: u16, leadership: u16| {
        let p = gets(ALL, options, "leadership = 20;tactics = 20", "absolute_success");
        let p = p.faces("JET-56", "sol", "sol", &[tactics]).faces("JET-56", "sol", "ca", &[leadership]);
        p.to("losses").happened("split", "ca") == 1
    };
    assert!(with("", 81, 81) && !with("", 80, 81) && !with("", 81, 80));
    // The first test is of tactics, the second of command.
    let apart = |tactics: u16| {
        let p = gets(ALL, "", "leadership = 40;tactics = 20", "absolute_success");
        let p = p.faces("JET-56", "sol", "sol", &[tactics]).faces("JET-56", "sol", "ca", &[61]);
        p.to("losses").happened("split", "ca") == 1
    };
    assert!(apart(81) && !apart(80));
    let only = "cut_in_two_modifier = \"leadership_only\"";
    assert!(!with(only, 90, 81) && with(only, 91, 81));
    // The ratio a point better: two to one against is man for man.
    let lost = |split: bool| {
        let p = gets("company-individual", "", "leadership = 20;tactics = 20", "absolute_success");
        let face = if split { 90 } else { 10 };
        let p = p.faces("JET-56", "sol", "sol", &[face]).faces("JET-56", "sol", "ca", &[90]);
        let p = p.faces("JET-34", "ca", "", &[20]).to("end");
        (90 - p.left("ca"), 90 - p.left("cb"))
    };
    assert_eq!((lost(false), lost(true)), ((18, 9), (18, 18)));
}

fn cut_by_them() {
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("ca", 90, ""),
        side("b", ""),
        regiment("rb", ""),
        company("cb", 90, ""),
        person("foe", "unit = \"cb\";leadership = 20;tactics = 20"),
    ];
    let p = battle("company-individual", "considered_side = \"A\"", &parts).faces("JET-47", "foe", "", &[98, 94]);
    let p = p.faces("JET-56", "foe", "foe", &[90]).faces("JET-56", "foe", "cb", &[90]);
    let p = p.faces("JET-34", "ca", "", &[20]).to("end");
    assert_eq!((90 - p.left("ca"), 90 - p.left("cb")), (18, 6), "three to one against us");
}

fn not_in_play() {
    // Men and hearts change; command and ratio of what is not played are the GM's.
    let p = gets("individual", "um66_event_choice = \"challenge\"", "ob = 200", "um66").round();
    assert_eq!(p.happened("not_in_play", "cb"), 1);
    assert!(p.bout.state.at(id(&p, "cb")).led);
    let p = gets("individual", "um66_event_choice = \"banner\"", "ob = 200", "um66").to("losses");
    assert_eq!(morale(&p, "cb"), -5);
    // Another company than the first, if the GM names it.
    let p = gets("individual", "um66_event_choice = \"banner\"", "ob = 200", "um66").judge("JET-61", "sol", "", 2);
    assert_eq!(morale(&p.to("losses"), "cy"), -5);
}

fn besides() {
    let p = gets(ALL, "um_66_effect = \"extra_event\"", "riding = 20;ob = 200", "um66").to("losses");
    assert_eq!(
        (row(&p, "sol").as_str(), p.happened("offered", "sol")),
        ("failure", 2),
        "its own event, and that of the 66"
    );
    assert_eq!(p.happened("critical", "sol"), 1);
    let p = field(ALL, "um_66_effect = \"extra_event\"", "").faces("JET-11", "ra", "", &[66]).to("losses");
    assert_eq!(row(&p, "ra"), "failure");
    assert_eq!(term(&p, "JET-11", "ca", "subordinate_penalty"), Some(-20));
}
