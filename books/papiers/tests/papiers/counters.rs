//! The counter itself: every field of the printed sheet, the loss track before it is walked, and what its back hides.

use crate::field::{P, bare, hero, plain, scene, unit};
use montjoie_game::{Arg, Fight as _, Knowledge, Ruleset as _, Viewer};
use montjoie_game::{Extras as _, Led as _, Shown as _};
use montjoie_papiers::Papiers;
use montjoie_papiers::battle::Battle;
use montjoie_papiers::tables::rows;
use montjoie_table::{Inputs, Program, Rng, Side, UnitId, Waiting};
use montjoie_trial::cases;

cases! {
    case("every_field_of_the_counter", &[], &[], every_field_of_the_counter),
    case("the_loss_track", &["PAP-38", "PAP-69", "PAP-73"], &[], the_loss_track),
    case("a_track_for_whoever_may_read_it", &[], &[], a_track_for_whoever_may_read_it),
}

fn words(p: &P, id: &str) -> Vec<String> {
    let figures = p.sheet(id).figures;
    figures.iter().map(|f| f.word.trim_start_matches("papiers-figure-").to_owned()).collect()
}

/// Each row of `unit_sheet_fields.csv` is somewhere in what a page gets.
fn every_field_of_the_counter() {
    let ground = "[ground]\npicture = [\"....\", \"....\"]\n";
    let all = "attributes = [\"vol\", \"frenesie\", \"drogues\"]; cell = \"a1\"; pui_tir = 2; pui_mag = 1; missile = \"arbalete\"; \
        mount = \"chevaux\"; barding = true; armour = \"armure_lourde\"; shield = true; race = \"elfes\"; eff_each = 2; face_down = true";
    let p = P::new(&scene(
        ground,
        "pui_mag = true; map_mode = \"grid\"",
        &(unit("a1", 20, all)
            + &bare("m", "machine = \"canon\"; cell = \"b1\"")
            + &hero(
                "h",
                "unit = \"a1\"; command = 50; tactics = 40; pui = 3; pui_tir = 2; spells = [\"terreur\"]; wounds = [1, 2, 3]",
            )),
        &unit("b1", 20, "cell = \"d2\""),
    ));
    let (sheet, hero) = (p.sheet("a1"), p.sheet("h"));
    let (of_unit, of_hero, of_engine) = (words(&p, "a1"), words(&p, "h"), words(&p, "m"));
    let unit_has = |word: &str| of_unit.iter().any(|w| w == word);
    let hero_has = |word: &str| of_hero.iter().any(|w| w == word);
    let track = p.bout.ladder(p.who("a1"), Viewer::Gm);
    for row in rows(include_str!("../../tables/unit_sheet_fields.csv")) {
        let there = match row[0] {
            "name" => p.bout.names.of(sheet.subject).is_some(),
            "side" => sheet.side == Side::A,
            "eff_current" => sheet.strength == Some((40, 40)) && unit_has("eff"),
            "loss_track" => track.len() == 9,
            "att_melee" => unit_has("att"),
            "equipment" => {
                ["armour", "shield", "mount", "barding", "weapon", "missile"].into_iter().all(unit_has)
                    && of_engine.contains(&"machine".to_owned())
            }
            "attributes" => of_unit.iter().filter(|w| *w == "attribute").count() == 3,
            "state" => sheet.state.is_some(),
            "once_flags" => unit_has("doses") && hero_has("uses"),
            "attached" => sheet.with == [p.who("h")],
            "char_eff" => hero.strength == Some((1, 1)),
            "spells" => hero_has("spell"),
            "wounds" => ["wounds_leg", "wounds_mod", "wounds_ser"].into_iter().all(hero_has),
            "command" | "pui_bonus" | "pui_tir_bonus" => hero_has(row[0]),
            // Of those in ambush, and of nobody else.
            "hidden" => true,
            field => unit_has(field),
        };
        assert!(there, "{}: not on the sheet ({of_unit:?}, {of_hero:?})", row[0]);
    }
}

fn number(value: &Arg) -> i64 {
    match *value {
        Arg::Number(n) => n,
        Arg::Fraction(n, d) => n / d,
        ref other => panic!("{other:?}"),
    }
}

fn the_loss_track() {
    let p = plain(&unit("a1", 60, "pui = 2; pui_tir = 1; eff = 43"), &unit("b1", 20, ""));
    let track = p.bout.ladder(p.who("a1"), Viewer::Gm);
    let left: Vec<i64> = track.iter().map(|r| r.left).collect();
    assert_eq!(left, (0..=12).rev().map(|n| 5 * n).collect::<Vec<i64>>(), "boxes of five, from whole to nothing");
    assert_eq!(track.iter().filter(|r| r.lost).count(), 4, "60, 55, 50 and 45 are gone");
    let at = |left: i64, word: &str| {
        let rung = track.iter().find(|r| r.left == left).unwrap();
        rung.figures.iter().find(|(w, _)| *w == format!("papiers-figure-{word}")).map(|(_, v)| number(v))
    };
    assert_eq!((at(60, "pui_total"), at(60, "support_melee")), (Some(120), Some(3)));
    assert_eq!((at(25, "pui_total"), at(25, "support_melee")), (Some(50), Some(1)));
    assert_eq!((at(50, "pui_tir_total"), at(50, "support_fire")), (Some(50), Some(2)));
    assert_eq!((at(45, "support_fire"), at(0, "pui_tir_total")), (Some(1), None));
    let marks: Vec<(i64, Vec<&str>)> = track
        .iter()
        .filter(|r| !r.marks.is_empty())
        .map(|r| (r.left, r.marks.iter().map(|m| m.trim_start_matches("papiers-mark-")).collect()))
        .collect();
    let expected = [
        (40, vec!["quarter"]),
        (30, vec!["test"]),
        (25, vec!["half"]),
        (10, vec!["three_quarters"]),
        (0, vec!["gone"]),
    ];
    assert_eq!(marks, expected, "a quarter passed, half reached, half passed, three quarters passed");
    // The mark stands where the rule begins to hold: no test a box earlier, one at the box itself.
    for (left, tested) in [(35, 0), (30, 1)] {
        let p = plain(&unit("a1", 60, &format!("eff = {}", left + 5)), &unit("b1", 20, ""));
        let who = p.who("a1");
        let p = p.gesture(montjoie_game::Gesture::Take { who, men: 5 }).to("ralliement");
        assert_eq!(p.throws("PAP-38"), tested, "{left} left");
    }
    let few = plain(&unit("a1", 7, ""), &unit("b1", 20, ""));
    let left: Vec<(i64, usize)> =
        few.bout.ladder(few.who("a1"), Viewer::Gm).iter().map(|r| (r.left, r.marks.len())).collect();
    assert_eq!(left, [(7, 0), (2, 3), (0, 2)], "the last box may be short");
    let beast = plain(&bare("m", "category = \"monster\"; points = 10; pui = 150"), &unit("b1", 20, ""));
    let worth: Vec<i64> =
        beast.bout.ladder(beast.who("m"), Viewer::Gm).iter().map(|r| number(&r.figures[0].1)).collect();
    assert_eq!(worth, [150, 150, 0], "wounds do not dent a beast");
    assert_eq!(
        beast
            .sheet("b1")
            .figures
            .iter()
            .filter(|f| f.word.ends_with("_upto"))
            .map(|f| number(&f.value))
            .collect::<Vec<_>>(),
        [25, 50]
    );
}

fn a_track_for_whoever_may_read_it() {
    let p = plain(&unit("a1", 60, ""), &(unit("b1", 20, "face_down = true") + &unit("b2", 20, "")));
    let mine = Viewer::Player(Side::A, Knowledge::Exact);
    let long = |id: &str, viewer| p.bout.ladder(p.who(id), viewer).len();
    assert_eq!((long("a1", mine), long("b1", mine), long("b2", mine)), (13, 0, 5));
    assert_eq!(long("b2", Viewer::Player(Side::A, Knowledge::Words)), 0);
    assert_eq!(
        (long("b1", Viewer::Player(Side::B, Knowledge::Unseen)), long("a1", Viewer::Public(Knowledge::Unseen))),
        (5, 0)
    );
}

/// Everything side A may see, hear and be asked, step by step, until one of these counters shows itself or the battle is over.
fn heard(text: &str, seed: u64, knowledge: Knowledge, secret: &[UnitId]) -> (Vec<String>, bool) {
    let mut p = P::new(text);
    p.bout.reveal([knowledge; 2]);
    let viewer = Viewer::Player(Side::A, knowledge);
    let mut rng = Rng::of(seed, 0);
    let mut log = Vec::new();
    let shows = |b: &Battle| secret.iter().any(|&u| (!b.at(u).face_down && !b.at(u).hidden) || !b.at(u).alive());
    while p.bout.outcome().is_none() && p.bout.place().round <= 10 {
        let open = p.bout.look(&Inputs::default(), &mut Waiting).open;
        let fates = p.bout.fates();
        for ask in open {
            if montjoie_game::side_of(ask.office, ask.key.of, &fates) == Some(Side::A) {
                log.push(format!("{:?}", ask.without_sums()));
            }
        }
        let played = p.bout.play(&Inputs::default(), &mut Program(&mut rng));
        if shows(&p.bout.state) {
            return (log, false);
        }
        log.push(format!("{:?}", p.bout.place()));
        log.push(format!("{:?}", Papiers::sheets(&p.bout.state, viewer)));
        log.push(format!("{:?}", Papiers::map(&p.bout.state, viewer)));
        log.push(format!("{:?}", Papiers::map(&p.bout.state, Viewer::Public(knowledge))));
        log.extend(p.bout.state.ids().map(|u| format!("{:?}", p.bout.ladder(u.into(), viewer))));
        log.extend(played.items.iter().filter_map(|i| i.sides[0].as_ref()).map(|m| format!("{m:?}")));
    }
    (log, true)
}

fn compared(field: &dyn Fn(&str, &str) -> String, secret: &[UnitId], whole: bool) {
    let weak = ("pui = 0.5", "");
    let strong = (
        "pui = 6; armour = \"armure_lourde\"; mo = \"elite\"; attributes = [\"terreur\", \"ecailles\", \"avant_garde\", \"frenesie\", \"drogues\"]",
        "detected = false",
    );
    let mut ended = 0;
    for seed in 0..4 {
        for knowledge in [Knowledge::Unseen, Knowledge::Words, Knowledge::Exact] {
            let (one, over) = heard(&field(weak.0, weak.1), seed, knowledge, secret);
            let (other, other_over) = heard(&field(strong.0, strong.1), seed, knowledge, secret);
            assert_eq!(over, other_over, "seed {seed}");
            assert!(one.len() > 60, "seed {seed}: hardly anything to compare ({})", one.len());
            for (a, b) in one.iter().zip(&other) {
                assert_eq!(a, b, "seed {seed}, {knowledge:?}");
            }
            assert_eq!(one.len(), other.len(), "seed {seed}, {knowledge:?}");
            ended += u32::from(over);
        }
    }
    assert!(!whole || ended == 12, "only {ended} battles went to their end");
}

const PICTURE: &str = "[ground]\npicture = [\"............\", \"............\", \"............\", \"............\", \"............\", \"............\"]\n";

/// Whole battles, with an ambush and a trap nobody walks into and a counter on its face that nobody reaches: not a word of them.
/// PAP-25: what orders the phase stands on the card with its parts, nought included, and the order is told.
#[test]
fn initiative_is_shown_while_it_orders_the_phase() {
    let a = unit("a1", 60, "ini = -5; mount = \"chevaux\"")
        + &unit("a2", 60, "ini = 3")
        + &hero("g", "unit = \"a2\"; command = 20");
    let text = scene("", "", &a, &unit("b1", 60, "ini = 1")).replace("id = \"a\"\n", "id = \"a\"\nchief = \"g\"\n");
    let p = P::new(&text).lead("cautious", "cautious").dice_show(1).to("engagement");
    let of = |id: &str| p.sheet(id).figures.into_iter().find(|f| f.word == "papiers-figure-ini_now").unwrap();
    let now = of("a1");
    let parts: Vec<&str> = now.terms.iter().map(|t| t.word).collect();
    assert!(["die", "general", "charge"].iter().all(|word| parts.contains(word)), "{parts:?}");
    assert_eq!((now.value, now.main), (montjoie_game::Arg::Number(0), true), "{parts:?}");
    let order = p.items().filter_map(|i| i.gm.as_ref()).find(|m| m.id == "papiers-tell-order").unwrap();
    let who = ["a2", "b1", "a1"].map(|id| p.who(id)).to_vec();
    assert_eq!(order.args[0].1, montjoie_game::Arg::Many(who));
    assert!(
        p.to("alignement").sheet("a1").figures.iter().all(|f| f.word != "papiers-figure-ini_now"),
        "then it is past"
    );
}

#[test]
fn what_never_shows_is_never_heard_of() {
    let field = |hidden: &str, _: &str| {
        let top = format!(
            "{PICTURE}[[ground.ambush]]\nid = \"haie\"\nname = \"haie\"\nunit = \"b2\"\ncells = [\"l6\"]\n\
             [[ground.trap]]\nid = \"fosse\"\nname = \"fosse\"\ntrap = \"{}\"\nlaid_by = \"b\"\ncells = [\"l5\"]\n",
            if hidden.contains("elite") { "plaine_enflammee" } else { "fosses_pieux" }
        );
        let a = unit("a1", 60, "cell = \"a1\"; pui_tir = 1; ini = 3")
            + &unit("a2", 80, "cell = \"a2\"; ini = 2")
            + &hero("h", "unit = \"a1\"; pc = true; command = 60");
        let b = unit("b1", 70, "cell = \"g1\"; ini = -1")
            + &unit("b2", 40, &format!("cell = \"l6\"; ini = 0; {hidden}"))
            + &unit("b3", 60, "cell = \"h2\"; ini = -2")
            // Behind a river nobody crosses, and out of it all.
            + &unit("b4", 50, &format!("cell = \"l1\"; ini = -5; face_down = true; immobile = true; {hidden}"));
        let text =
            scene(&top, "map_mode = \"grid\"; fire_range = \"cells\"; fire_range_cells = 3; max_turns = 5", &a, &b);
        text.replacen("\"............\"", "\".........~.x\"", 1).replacen("\"............\"", "\".........~xx\"", 1)
    };
    compared(&field, &[3, 5].map(UnitId::new), true);
}

/// Counters on their faces that march and fight: until they are turned over they are counters and no more.
#[test]
fn face_down_counters_keep_their_secret() {
    let field = |hidden: &str, _: &str| {
        let top = format!(
            "{PICTURE}[[ground.ambush]]\nid = \"haie\"\nname = \"haie\"\nunit = \"b3\"\ncells = [\"f3\", \"f4\", \"f5\"]\n"
        );
        let a = unit("a1", 60, "cell = \"a1\"; pui_tir = 1; ini = 30")
            + &unit("a2", 80, "cell = \"a4\"; ini = 20")
            + &hero("h", "unit = \"a1\"; pc = true; command = 60");
        let b = unit("b1", 300, &format!("cell = \"l1\"; ini = -30; face_down = true; {hidden}"))
            + &unit("b2", 300, &format!("cell = \"l4\"; ini = -40; face_down = true; {hidden}"))
            + &unit("b3", 40, &format!("cell = \"f4\"; ini = 0; {hidden}"));
        scene(&top, "map_mode = \"grid\"; fire_range = \"cells\"; fire_range_cells = 4; grid_move_foot = 1", &a, &b)
    };
    compared(&field, &[2, 3, 4].map(UnitId::new), false);
}
