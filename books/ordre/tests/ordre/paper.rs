//! Printed tables, cards and survivors, held against the tables of the book.

use super::help::*;
use montjoie_game::scenario::Written;
use montjoie_game::{Arg, Extras as _, Fight as _, PaperCell, PaperTable};
use montjoie_ordre::Ordre;
use montjoie_ordre::events::{Event, How};
use montjoie_ordre::terms::Lot;
use montjoie_table::{Amount, State as _};
use montjoie_trial::TestBattle;

fn cell(cell: &PaperCell) -> String {
    match cell {
        PaperCell::Word(id) => id.rsplit('-').next().unwrap_or(id).to_owned(),
        PaperCell::Number(n) => n.to_string(),
        PaperCell::Signed(n) => format!("{n:+}"),
        PaperCell::Times(num, den) => format!("{num}/{den}"),
        PaperCell::Sign(sign) => sign.clone(),
        PaperCell::Span(least, most) => {
            let end = |n: &Option<i64>| n.map(|n| n.to_string()).unwrap_or_default();
            format!("{}..{}", end(least), end(most))
        }
        PaperCell::Blank => "_".to_owned(),
        other => panic!("{other:?}"),
    }
}

/// The rows of a printed table; none where it is not needed.
fn rows(p: &P, title: &str) -> Option<Vec<String>> {
    let wanted = format!("ordre-table-{title}");
    let table: PaperTable = Ordre::tables(state(p)).into_iter().find(|t| t.title == wanted)?;
    Some(table.rows.iter().map(|r| r.iter().map(cell).collect::<Vec<_>>().join(" ")).collect())
}

const TANK: &str = "vehicle = true\ncbt = 5\nsdg = 20\ncrew = 4\n[[side.unit.weapon]]\ndmg = 9";

#[test]
fn states_numbers_commands_and_retreats_stand_as_printed() {
    let p = duel(Around::default(), FOOT, FOOT);
    assert_eq!(
        rows(&p, "statuses").unwrap(),
        [
            "intact _ _ _ _",
            "accrochee damage -1 _ _",
            "eprouvee 2 -2 1/2 _",
            "decimee 1 -5 1/2 _",
            "aneantie 1 removed _ _",
            "deroute sdr -5 1/2 1/2",
        ]
    );
    assert_eq!(rows(&p, "ratio").unwrap(), ["3 : 2 +1", "2 : 1 +2", "3 : 1 +3", "4 : 1 +4", "5 : 1 +5"]);
    assert_eq!(rows(&p, "command").unwrap(), ["0..1 _ _ _", "2..4 yes _ _", "5.. yes -5 1/2"]);
    assert_eq!(rows(&p, "retreat").unwrap(), ["5.. withdraws _", "2..4 abandons _", "-4..1 on -2", "..-5 deroute -5"]);
    assert_eq!(rows(&p, "ranges").unwrap(), ["contact 5", "courte 5", "moyenne 10", "longue 15", "tres_longue 20"]);
    assert_eq!(
        rows(&p, "quality").unwrap(),
        [
            "mauvaise ..1 ..20",
            "mediocre 2..3 30..40",
            "moyenne 4..6 50..70",
            "veteran 7..9 80..100",
            "elite 10.. 110.."
        ]
    );
    assert_eq!(
        rows(&p, "experience").unwrap(),
        ["crushing_defeat 2", "defeat 7", "status_quo 12", "marginal_victory 18", "victory 22", "decisive_victory 25"]
    );
    // Nothing of vehicles, walls or weather where there is none.
    assert_eq!(["crews", "distance", "breaking-off", "forts", "weather"].map(|t| rows(&p, t)), [const { None }; 5]);
}

#[test]
fn tables_of_vehicles_are_for_fights_with_vehicles() {
    let p = duel(on("mode = \"vehicles\"\ntheatre = \"air\""), TANK, TANK);
    assert_eq!(rows(&p, "distance").unwrap(), ["air 15"]);
    assert_eq!(rows(&p, "crews").unwrap(), ["accrochee ..9", "eprouvee 25", "decimee 50", "aneantie 100"]);
    assert_eq!(rows(&p, "breaking-off").unwrap().len(), 4);
    assert_eq!(["retreat", "types", "ground"].map(|t| rows(&p, t)), [const { None }; 3]);
    // Men on foot beside them bring their own.
    let p = duel(on("mode = \"vehicles\""), TANK, FOOT);
    assert!(rows(&p, "crews").is_some() && rows(&p, "retreat").is_some());
}

#[test]
fn the_ground_and_the_walls_of_this_battle_are_printed() {
    let ground = |ground: &str| rows(&duel(on(ground), FOOT, FOOT), "ground").unwrap();
    assert_eq!(ground("terrain = \"open\""), ["open yes yes _ _ _ _ _ moyenne"]);
    assert_eq!(ground("terrain = \"forest\""), ["forest _ _ _ _ +5 _ _ moyenne"]);
    assert_eq!(ground("terrain = \"mud\""), ["mud _ _ 1/2 _ _ 1/2 _ moyenne"]);
    assert_eq!(ground("mode = \"urban\"").last().unwrap(), "urban _ _ 1/2 1/2 _ _ +5 courte");
    let walls = "mode = \"assault\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 100";
    assert_eq!(ground(walls).last().unwrap(), "assault _ _ _ _ _ _ _ courte");
    let p = duel(on(walls), FOOT, FOOT);
    assert_eq!(
        rows(&p, "forts").unwrap(),
        ["retranchement 5.. 1/1 +5 only", "fortin 50.. 2/1 +5 attacks", "forteresse 500.. 3/1 +10 attacks"]
    );
    let north = unit("one", 100, "type = \"cavalry\"\ncbt = 5\ndmg = 4")
        + &unit("big", 9, "type = \"trolls\"\ncbt = 5\ndmg = 4");
    let p: P = TestBattle::new(&scenario(Around::default(), &north, &unit("two", 100, BOWS)));
    assert_eq!(rows(&p, "types").unwrap(), ["archers 1/1 _ 5", "cavalry 2/1 yes 12", "trolls 3/1 _ 15"]);
}

#[test]
fn sky_and_temperature_are_printed_as_they_add_up() {
    // ORD-67, ORD-69: bad visibility costs command two, and blows too where the option says so; the worst costs shots four;
    // heat and cold cost every blow two; the gruelling kind a tenth of the losses more.
    let row = |weather: &str, options: &str| {
        let around = Around { options, weather: &format!("is = [{weather}]"), ..Around::default() };
        rows(&duel(around, FOOT, FOOT), "weather").map(|r| r.concat())
    };
    let hits = "bad_visibility_hits_combat = true";
    assert_eq!(row("\"clear\"", ""), None);
    assert_eq!(row("\"bad\"", "").unwrap(), "bad -2 _ _ _");
    assert_eq!(row("\"bad\"", hits).unwrap(), "bad -2 -2 -2 _");
    assert_eq!(row("\"very_bad\"", "").unwrap(), "very_bad -2 _ -4 _");
    assert_eq!(row("\"very_bad\"", hits).unwrap(), "very_bad -2 -2 -4 _");
    assert_eq!(row("\"extreme_temp\"", "").unwrap(), "extreme_temp _ -2 -2 _");
    assert_eq!(row("\"gruelling_temp\"", "").unwrap(), "gruelling_temp _ -2 -2 11/10");
    assert_eq!(row("\"very_bad\", \"gruelling_temp\"", hits).unwrap(), "very_bad_gruelling_temp -2 -4 -6 11/10");
}

#[test]
fn a_card_says_what_kind_of_troops_it_is_about() {
    let kind = |ground: &str, keys: &str| {
        let other = if keys.contains("vehicle") { TANK } else { FOOT };
        duel(on(ground), keys, other).sheet("one").kind
    };
    let typed = |troop: &str| kind("", &format!("type = \"{troop}\"\ncbt = 5\ndmg = 4"));
    assert_eq!(["cavalry", "war_chariots"].map(typed), ["horse"; 2]);
    assert_eq!(["dinosaurs", "dragons", "war_elephants", "trolls"].map(typed), ["monster"; 4]);
    assert_eq!(["zombies", "berserkers"].map(typed), ["foot"; 2]);
    assert_eq!((kind("", BOWS), kind("", FOOT)), ("archers", "foot"));
    assert_eq!(kind("", &format!("{FOOT}flying = true")), "flyer");
    assert_eq!(kind("", &format!("{BOWS}pieces = 3")), "engine");
    let afloat = |theatre: &str| kind(&format!("mode = \"vehicles\"\ntheatre = \"{theatre}\""), TANK);
    assert_eq!(
        ["land", "air", "naval", "submarine", "space"].map(afloat),
        ["vehicle", "flyer", "ship", "ship", "ship"]
    );
}

/// A figure of a card and its parts: word, and what it adds or multiplies.
fn parts(p: &P, id: &str, word: &str) -> Vec<(&'static str, i64, i64)> {
    let sheet = p.sheet(id);
    let figure = sheet.figures.iter().find(|f| f.word == format!("ordre-figure-{word}")).unwrap();
    let part = |t: &montjoie_table::Term| match t.amount {
        Amount::Plus(n) => (t.word, i64::from(n), 0),
        Amount::Times(num, den) => (t.word, num, den),
        other => panic!("{other:?}"),
    };
    figure.terms.iter().map(part).collect()
}

#[test]
fn figures_of_a_card_open_into_their_parts() {
    let p = duel(Around::default(), "cbt = 5\ndmg = 4\narm = 1\nmod_att = 2\nshields = true", FOOT);
    // Force: SDG 5 and armour 1 of a hundred men. SdR: ten, and ten a point of Cbt.
    assert_eq!(
        parts(&p, "one", "frc"),
        [("sdg", 5, 0), ("arm", figure(&p, "one", "frc") / 100 - 5, 0), ("eff", 100, 1)]
    );
    assert_eq!((figure(&p, "one", "sdr"), parts(&p, "one", "sdr")), (60, vec![("ten", 10, 0), ("ten_cbt", 50, 0)]));
    assert_eq!(parts(&p, "two", "cbt"), [("own_cbt", 5, 0), ("mod_att", 0, 0)]);
    assert_eq!(figure(&p, "one", "cbt") - figure(&p, "two", "cbt"), 2, "precision counts in tests");
    assert_eq!((figure(&p, "two", "dfs"), parts(&p, "two", "dfs")), (5, vec![("own_cbt", 5, 0)]));
    // Behind walls of For 2 the Force is twice as much, and by hand it is what was written.
    let walls = on("mode = \"assault\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 100");
    let p = duel(walls, &format!("{FOOT}frc = 77"), FOOT);
    assert_eq!(parts(&p, "two", "frc").last(), Some(&("walls", 2, 1)));
    assert_eq!(parts(&p, "one", "frc"), [("by_hand", 77, 1)]);
    // The track begins at half, whole and twice the Force, the rout at its SdR.
    let p = duel(Around::default(), "cbt = 4\ndmg = 4\nfrc = 601", FOOT);
    assert_eq!(
        ["at_eprouvee", "at_decimee", "at_aneantie", "sdr_points"].map(|w| figure(&p, "one", w)),
        [301, 601, 1_202, 300]
    );
    assert_eq!(parts(&p, "one", "at_aneantie"), [("frc", 601, 0), ("twice", 2, 1)]);
}

#[test]
fn quality_range_and_what_is_held_stand_on_the_card() {
    let words = |cbt: i32| {
        let p = duel(Around::default(), &format!("cbt = {cbt}\ndmg = 4"), FOOT);
        let sheet = p.sheet("one");
        let value = sheet.figures.iter().find(|f| f.word == "ordre-figure-quality").unwrap().value.clone();
        if let Arg::Word(id) = value { id.strip_prefix("ordre-quality-").unwrap() } else { panic!("{value:?}") }
    };
    assert_eq!([1, 2, 4, 7, 10].map(words), ["mauvaise", "mediocre", "moyenne", "veteran", "elite"]);
    let mut p = duel(Around::default(), &format!("{BOWS}ammunition = 3\npieces = 2\nxp = 9"), FOOT);
    assert_eq!(["ammunition", "pieces", "xp", "out", "damage"].map(|w| figure(&p, "one", w)), [3, 2, 9, 0, 0]);
    let has =
        |p: &P, id: &str, word: &str| p.sheet(id).figures.iter().any(|f| f.word == format!("ordre-figure-{word}"));
    assert_eq!(["ammunition", "pieces", "counter"].map(|w| has(&p, "two", w)), [false; 3]);
    let (one, two) = (p.who("one"), p.who("two"));
    p.bout.state.apply(&Event::Missed { group: one, on: two, how: How::Shock, bonus: 2, since: 1, until: 1 });
    assert_eq!(figure(&p, "two", "counter"), 2);
    p.bout.state.apply(&Event::Lost { group: two, by: NO_ONE, loss: 60, how: How::Ruling, capped: false });
    assert_eq!((figure(&p, "two", "out"), figure(&p, "two", "damage"), p.left("two")), (10, 60, 90));
}

/// A key of a survivor's table for the next battle.
fn key(p: &P, id: &str, name: &str) -> Option<i64> {
    let survivor = p.bout.aftermath().into_iter().find(|s| s.subject == p.who(id)).unwrap();
    survivor.keys.into_iter().find(|(n, _)| *n == name).map(|(_, value)| match value {
        Written::Int(n) => n,
        other => panic!("{other:?}"),
    })
}

#[test]
fn survivors_take_along_what_is_left_of_them() {
    let guns = format!("{BOWS}ammunition = 3\npieces = 2\nxp = 9");
    let mut p = duel(Around::default(), &guns, &format!("{FOOT}frc = 600\npda = 300"));
    assert_eq!(
        ["count", "cbt", "xp", "pieces", "ammunition"].map(|k| key(&p, "one", k)),
        [Some(100), Some(5), Some(9), Some(2), Some(3)]
    );
    assert_eq!(["pieces", "ammunition", "other.count"].map(|k| key(&p, "two", k)), [None; 3]);
    // A tenth of the Force gone, a tenth of the men and of what was written by hand.
    let two = p.who("two");
    p.bout.state.apply(&Event::Lost { group: two, by: NO_ONE, loss: 60, how: How::Ruling, capped: false });
    assert_eq!(["count", "frc", "pda"].map(|k| key(&p, "two", k)), [Some(90), Some(540), Some(270)]);
    // The last gun lost is still told of.
    p.bout.state.apply(&Event::Abandoned { unit: nth(0), pieces: 2 });
    assert_eq!(key(&p, "one", "pieces"), Some(0));
    let line = |p: &P, id: &str| {
        let s = p.bout.aftermath().into_iter().find(|s| s.subject == p.who(id)).unwrap();
        (s.stays, s.line.id.strip_prefix("ordre-after-").unwrap(), s.serves.is_some())
    };
    assert_eq!((line(&p, "one"), line(&p, "two")), ((true, "whole", false), (true, "unit", false)));
    p.bout.state.apply(&Event::Captured { group: two });
    assert_eq!(line(&p, "two"), (false, "lost", false));
}

#[test]
fn characters_go_on_with_their_wounds_and_their_unit() {
    let north = unit("one", 100, FOOT) + &chief("with", "health = 5\nunit = \"one\"") + &chief("free", "health = 5");
    for (lot, word, stays) in [
        (Lot::Fit, "fit", true),
        (Lot::Wounded, "wounded", true),
        (Lot::Out, "out", true),
        (Lot::Captured, "captured", false),
        (Lot::Killed, "killed", false),
    ] {
        let mut p: P = TestBattle::new(&scenario(Around::default(), &north, &unit("two", 100, FOOT)));
        p.bout.state.apply(&Event::Wounded { person: PersonId::new(0), wounds: 2, lot });
        let of = |id: &str| p.bout.aftermath().into_iter().find(|s| s.subject == p.who(id)).unwrap();
        let (with, free) = (of("with"), of("free"));
        assert_eq!(
            (with.line.id, with.stays, with.serves),
            (format!("ordre-after-{word}").as_str(), stays, Some(p.who("one")))
        );
        assert_eq!((key(&p, "with", "wounds"), key(&p, "free", "wounds")), (Some(2), Some(0)));
        assert_eq!((free.serves, free.gone, with.gone), (None, vec!["unit"], Vec::<&str>::new()));
    }
}
