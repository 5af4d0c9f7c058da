//! Jet de bataille from the command line: two whole battles that were read, every command, every gesture, what is left after.

mod common;
use common::{Scratch, run, run_with};

const MILL: &str = "scenarios/jet/moulin.toml";

/// The army alone, and the whole tree with characters at four ranks: read in both languages before they were kept.
#[test]
fn two_battles_read_well_in_both_languages() {
    for (name, path, seed) in
        [("brumes", "scenarios/jet/brumes.toml", "4"), ("couronne", "scenarios/jet/couronne.toml", "3")]
    {
        for lang in ["fr", "en"] {
            let told = run(&["fight", path, "--seed", seed, "--lang", lang]);
            assert_eq!(told.code, 0, "{}", told.err);
            insta::assert_snapshot!(format!("{name}_{lang}"), told.out);
        }
    }
}

/// However long the names, the figures of the last roll stand one under the other.
#[test]
fn the_figures_of_the_last_roll_stand_in_line() {
    for lang in ["fr", "en"] {
        let told = run(&["fight", "scenarios/jet/standard.toml", "--seed", "3", "--lang", lang]).out;
        let column = |line: &str| line.split_once('→').map(|(before, _)| before.chars().count());
        let columns: Vec<usize> = told.lines().filter_map(column).collect();
        assert!(columns.len() > 40 && columns.iter().all(|c| *c == columns[0]), "{lang}: {columns:?}");
    }
}

/// The odds say whom the book itself favours.
#[test]
fn the_odds_name_the_considered_side() {
    let of = |path: &str, lang: &str| {
        run(&["odds", path, "-n", "40", "--lang", lang]).out.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let fr = of(MILL, "fr");
    assert!(fr.contains("Le livre regarde la bataille depuis un seul camp, ici ceux de la Rive"), "{fr}");
    let en = of(MILL, "en");
    assert!(en.contains("The book looks at the battle from one side alone, here the Bank men"), "{en}");
    let text = std::fs::read_to_string(common::root().join(MILL)).expect("it is there");
    let seen = Scratch::new("seen.toml", &text.replace("[options]", "[options]\nconsidered_side = \"B\""));
    assert!(of(seen.path(), "en").contains("here the Free Lances"));
    assert!(!of("scenarios/bx/standard.toml", "en").contains("from one side alone"));
}

#[test]
fn rules_and_options_are_told() {
    for (lang, title) in [("fr", "JET-43"), ("en", "JET-43")] {
        let ran = run(&["rules", "jet", "JET-43", "--lang", lang]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.out.contains(title), "{}", ran.out);
    }
    let schema = run(&["schema", "jet"]);
    assert!(schema.out.contains("um_66_effect") && schema.out.contains("individual_value"), "{}", schema.code);
    let bad = Scratch::new("bad.toml", "ruleset = \"jet\"\nname = \"x\"\n[options]\num_66_effect = \"never\"\n");
    let ran = run(&["check", bad.path(), "--lang", "fr"]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("um_66_effect"), "{}", ran.err);
}

/// Every gesture in one battle, each kept with its reason; the journal is judged again, and the next battle knows it all.
#[test]
fn every_gesture_is_kept_judged_again_and_followed() {
    let kept = Scratch::free("jet-gestures.journal");
    let gestures = [
        "take haute_rive 7 : fever",
        "restore haute_rive 3 : broth",
        "test bande : a scare",
        "set haute_rive morale 4 : wine",
        "option rout_check immediate : sterner",
        "engage moulin tard_venus : by hand",
        "part moulin tard_venus : no more",
        // Its three throws are left to the program.
        "attack tireurs valets : a sally\n\n\n",
        "break pont : panic",
        "rally pont : their priest",
        "merge verger tireurs : too few",
        "turn valets : gold",
        "fell yvain : an arrow",
        "post perrine pont : asked for",
        "bring verger : after all",
        "remove sans_merci : gone home",
        "add tireurs 12 : volunteers",
        "split pont 5 : scouts",
    ];
    let mut lines: String = gestures.iter().map(|gesture| format!("{gesture}\n\n")).collect();
    lines.push_str("go until the end\nquit\n");
    let ran = run_with(&["play", MILL, "--journal", kept.path(), "--seed", "3", "--lang", "en"], &lines);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(ran.err.lines().count(), 2, "nothing but where it is kept, twice: {}", ran.err);
    let journal = std::fs::read_to_string(&kept.0).expect("written");
    for gesture in gestures {
        let reason = gesture.split(" : ").nth(1).expect("a reason").trim();
        assert!(journal.contains(reason), "{reason}: {}\n{}", ran.out, ran.err);
    }
    let judged = run(&["replay", kept.path(), "--rejudge", "--lang", "en"]);
    assert_eq!(judged.code, 0, "{}", judged.err);
    let next = Scratch::free("jet-next.toml");
    let after = run(&["aftermath", kept.path(), "-o", next.path(), "--lang", "en"]);
    assert_eq!(after.code, 0, "{}", after.err);
    assert_eq!(run(&["check", next.path()]).code, 0);
}

/// Whoever was sent to another company serves there in the next battle.
#[test]
fn who_was_posted_serves_there_afterwards() {
    let kept = Scratch::free("jet-posted.journal");
    let lines = "post perrine pont : asked for\nend\nconcede routiers : enough\nend\ngo\nquit\n";
    let ran = run_with(&["play", MILL, "--journal", kept.path(), "--seed", "3", "--lang", "en"], lines);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let next = Scratch::free("jet-posted.toml");
    let after = run(&["aftermath", kept.path(), "-o", next.path(), "--lang", "en"]);
    assert_eq!(after.code, 0, "{}\n{}", after.err, ran.out);
    let text = std::fs::read_to_string(&next.0).expect("written");
    let perrine = text.split("[[side.character]]").find(|part| part.contains("id = \"perrine\"")).expect("she lives");
    assert!(perrine.contains("unit = \"pont\""), "{perrine}");
    let yvain = text.split("[[side.character]]").find(|part| part.contains("id = \"yvain\"")).expect("he lives");
    assert!(yvain.contains("unit = \"moulin\"") && yvain.contains("sub_officer"), "{yvain}");
}

/// An open-ended die that begins low takes away what follows it, and is shown so.
#[test]
fn a_low_die_is_shown_subtracted() {
    let mut seen = 0;
    for seed in ["1", "2", "3", "4", "5", "6"] {
        let told = run(&["fight", "scenarios/jet/brumes.toml", "--seed", seed, "--verbose", "--lang", "en"]).out;
        for line in told.lines().filter(|l| l.contains("open-ended") && l.contains('→')) {
            let shown = line.split(": ").nth(1).and_then(|l| l.split('→').next()).unwrap_or_default();
            let first: u32 = shown.split_whitespace().next().and_then(|f| f.parse().ok()).unwrap_or(50);
            if first <= 5 {
                assert!(shown.contains('−') && !shown.contains('+'), "{line}");
                seen += 1;
            }
        }
    }
    assert!(seen > 0, "no low die in six battles");
}

/// A choice says where whoever is asked about stands now, and what Enter makes of it.
#[test]
fn a_choice_names_the_present_line_and_what_enter_does() {
    let text = std::fs::read_to_string(common::root().join("scenarios/jet/standard.toml")).expect("it is there");
    // One regiment begins in the second line: the doctrine keeps it there, and the prompt says both.
    let head = "id = \"cerdagne\"";
    assert!(text.contains(head), "the scenario has changed");
    let file =
        Scratch::new("jet-lines.toml", &text.replacen(head, &format!("{head}\nengagement = \"second_line\""), 1));
    let asked = |lang: &str, quit: &str| {
        let kept = Scratch::free(&format!("jet-lines-{lang}.journal"));
        let ran = run_with(&["play", file.path(), "--journal", kept.path(), "--lang", lang], &format!("{quit}\n"));
        ran.out.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let fr = asked("fr", "quitter");
    assert!(fr.contains("(en deuxième ligne · Entrée : b)") && fr.contains("(en première ligne · Entrée : c)"), "{fr}");
    let en = asked("en", "quit");
    assert!(en.contains("(in the second line · Enter: b)") && en.contains("· Enter: c)"), "{en}");
}

/// In every shipped battle each roll names its row and what it brings, each loss die its percentage, ratio and line.
#[test]
fn every_roll_and_every_loss_of_shipped_battles_opens() {
    let open = [
        ("JET-10", "tactics roll:"),
        ("JET-11", "battle roll:"),
        ("JET-13", "opposition roll:"),
        ("JET-34", "Losses of "),
        ("JET-47", "soldier’s table:"),
    ];
    let (mut counted, mut scales) = ([0; 5], 0);
    let folder = common::root().join("scenarios/jet");
    for file in std::fs::read_dir(folder).expect("the shipped scenarios").map(|e| e.expect("a file").path()) {
        let path = file.to_str().expect("a path");
        let lines = run(&["fight", path, "--seed", "5", "--json"]).out;
        let lines: Vec<serde_json::Value> = lines.lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
        let told = run(&["fight", path, "--seed", "5", "--verbose", "--lang", "en"]).out;
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        for (n, (rule, words)) in open.into_iter().enumerate() {
            let throws = lines.iter().filter(|l| l["kind"] == "throw" && l["rule"] == rule).count();
            // What follows from a roll opens down to it, and says it again.
            assert!(told.matches(words).count() >= throws, "{path}: {rule}");
            counted[n] += throws;
        }
        // Each battle roll brings a ratio, a modifier for the rank below, and ground; each loss what fell on both sides.
        let rolls = told.matches("battle roll:").count();
        for part in ["; to subordinates ", "; ground: "] {
            assert_eq!(told.matches(part).count(), rolls, "{path}: {part}");
        }
        // Figures of one scale among several count no men: the turn does.
        let alone: Vec<&str> =
            told.split("Losses of ").filter(|said| said.contains("; the turn counts the men.")).collect();
        let counts =
            |said: &&&str| said.split("; the turn counts").next().is_some_and(|s| s.contains(" on the other side"));
        assert_eq!(alone.iter().filter(counts).count(), 0, "{path}: {alone:?}");
        scales += alone.len();
    }
    assert!(counted.iter().all(|n| *n > 0) && scales > 0, "{counted:?}: every kind was thrown somewhere");
}

/// JET-33 — a reserve that comes is read aloud with the turn, once it has come and not before; ratios are said of both sides.
#[test]
fn reserves_that_come_are_read_aloud() {
    let told = run(&["fight", "scenarios/jet/col.toml", "--seed", "1", "--lang", "en"]);
    assert_eq!(told.code, 0, "{}", told.err);
    let flat = told.out.split_whitespace().collect::<Vec<_>>().join(" ");
    let aloud: Vec<&str> = flat.split("To read aloud:").skip(1).map(|s| s.split("Turn ").next().unwrap_or(s)).collect();
    let turn = |unit: &str| aloud.iter().position(|round| round.contains(unit));
    assert_eq!((turn("The Light Horse"), turn("The Grey Wolves")), (Some(0), Some(1)), "{aloud:?}");
    assert!(flat.contains("1 on this side for every 1.5 on the other") && !flat.contains("in its favour"), "{flat}");
}

/// `state` shows every scale with its men, its morale and discipline, and what weighs on it: army, regiment, company, character.
#[test]
fn state_shows_every_scale() {
    let kept = Scratch::free("jet-state.journal");
    let path = "scenarios/jet/couronne.toml";
    let ran = run_with(&["play", path, "--journal", kept.path(), "--lang", "en"], "state\nquit\n");
    let flat = ran.out.split_whitespace().collect::<Vec<_>>().join(" ");
    for said in [
        "The Queen’s Host 220 / 220 in battle",
        "The Queen’s Household 90 / 90 in the first line",
        "The Lily Company 30 / 30 in the first line",
        "The Bannerets 50 / 50 in reserve",
        "Maud standing",
    ] {
        assert!(flat.contains(said), "{said}: {flat}");
    }
    // An army, two times three regiments and their companies: each with its heart, its drill and its sum.
    let units = flat.matches("discipline ").count();
    assert!(units >= 15, "{units}: {flat}");
    assert_eq!((flat.matches("morale ").count(), flat.matches("added to the battle roll").count()), (units, units));
}
