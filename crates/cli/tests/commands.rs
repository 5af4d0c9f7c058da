//! The small commands, the help and the errors, in both languages.

mod common;
use common::{STANDARD, Scratch, montjoie, run, run_with};
use serde_json::Value;

#[test]
fn the_help_is_in_both_languages() {
    insta::assert_snapshot!("help_fr", run(&["--help"]).out);
    insta::assert_snapshot!("help_en", run(&["--help", "--lang", "en"]).out);
    insta::assert_snapshot!("help_fight_fr", run(&["fight", "--help"]).out);
    insta::assert_snapshot!("help_fight_en", run(&["help", "fight", "--lang=en"]).out);
}

#[test]
fn every_command_has_help_and_examples_in_both_languages() {
    for name in ["serve", "fight", "odds", "replay", "aftermath", "check", "rules", "schema", "completions"] {
        for (lang, word) in [("fr", "Exemples"), ("en", "Examples")] {
            let ran = run(&[name, "--help", "--lang", lang]);
            assert_eq!(ran.code, 0, "{name}");
            assert!(ran.out.contains(word), "{name} {lang}: {}", ran.out);
            assert!(!ran.out.contains('⟨') && !ran.out.contains("⟩"), "{name} {lang}: {}", ran.out);
        }
    }
}

#[test]
fn a_wrong_command_line_is_told_and_ends_with_2() {
    let mut told = String::new();
    for lang in ["fr", "en"] {
        for args in [
            &["figt"][..],
            &["replay"],
            &["serve", "--port", "99999"],
            &["fight", "a.toml", "--sed", "3"],
            &["fight", "a.toml", "--seed"],
            &["fight", "a.toml", "--seed", "many"],
            &["completions", "dos"],
            &["rules", "a", "b", "c"],
        ] {
            let ran = run(&[args, &["--lang", lang]].concat());
            assert_eq!(ran.code, 2, "{args:?}");
            assert!(ran.out.is_empty(), "{args:?}: {}", ran.out);
            told.push_str(&format!("$ montjoie {}\n{}\n", args.join(" "), ran.err));
        }
    }
    insta::assert_snapshot!(told);
}

#[test]
fn the_language_comes_from_the_option_then_the_environment_then_french() {
    let head = |command: &mut std::process::Command| {
        let out = command.arg("--help").output().expect("it runs").stdout;
        String::from_utf8(out).expect("text").contains("Usage:")
    };
    assert!(!head(&mut montjoie()));
    assert!(head(montjoie().env("LANG", "en_GB.UTF-8")));
    assert!(!head(montjoie().env("LANG", "en_GB.UTF-8").env("LC_ALL", "fr_FR.UTF-8")));
    assert!(head(montjoie().env("LC_MESSAGES", "en_US").env("LANG", "fr_FR")));
    assert!(!head(montjoie().env("LC_ALL", "C.UTF-8")));
    assert!(!head(montjoie().env("LC_ALL", "en").args(["--lang", "fr"])));
}

#[test]
fn a_sound_scenario_passes_and_a_spoiled_one_is_told_whole() {
    let ran = run(&["check", STANDARD]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let sound = std::fs::read_to_string(common::root().join(STANDARD)).expect("it is there");
    let spoiled = sound
        .replacen("count = 80", "cuont = 80\ncount = \"eighty\"", 1)
        .replacen("troop = \"piquiers\"", "troop = \"piquirs\"", 1)
        .replacen("doctrine", "doctrin", 1);
    let file = Scratch::new("spoiled.toml", &spoiled);
    for lang in ["fr", "en"] {
        let ran = run(&["check", STANDARD, file.path(), "--lang", lang]);
        assert_eq!(ran.code, 1);
        assert!(ran.out.contains("standard.toml"), "{}", ran.out);
        insta::assert_snapshot!(format!("check_{lang}"), ran.err.replace(file.path(), "spoiled.toml"));
    }
}

#[test]
fn files_that_cannot_be_read_are_told() {
    for (path, word) in [("nowhere.toml", "no such file"), ("scenarios", "folder")] {
        let ran = run(&["check", path, "--lang", "en"]);
        assert_eq!(ran.code, 1);
        assert!(ran.err.contains(word), "{}", ran.err);
    }
    let ran = run(&["check", "-", "--lang", "en"]);
    assert_eq!(ran.code, 1, "an empty scenario: {}", ran.err);
    let other = run_with(&["check", "-", "--lang", "en"], "ruleset = \"chess\"\n");
    assert!(other.err.contains("chess"), "{}", other.err);
}

#[test]
fn what_a_file_holds_does_not_ring_the_bell() {
    let file = Scratch::new("bell.toml", "ruleset = \"bx\"\nna\u{7}me \u{1b}[31m= 3\n");
    let ran = run(&["check", file.path()]);
    assert_eq!(ran.code, 1);
    assert!(!ran.err.contains(['\u{7}', '\u{1b}']), "{:?}", ran.err);
    let bytes = Scratch::new("bytes.toml", "");
    std::fs::write(&bytes.0, [0xff, 0xfe, 0x00]).expect("written");
    for args in [&["check", bytes.path()][..], &["fight", STANDARD, "--answers", bytes.path()]] {
        let ran = run(args);
        assert_eq!(ran.code, 1, "{args:?}");
        assert!(ran.err.contains("UTF-8"), "{}", ran.err);
    }
}

#[test]
fn a_waived_problem_is_shown_and_stops_nobody() {
    let sound = std::fs::read_to_string(common::root().join(STANDARD)).expect("it is there");
    let doubtful = sound.replacen("the Causse Pikes", "the Aubrac Guard", 1).replacen(
        "les Piques du Causse",
        "la Garde d’Aubrac",
        1,
    );
    let file = Scratch::new("doubtful.toml", &doubtful);
    let ran = run(&["check", file.path()]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("waive = [\"problem-duplicate-name\"]"), "{}", ran.err);
    let file = Scratch::new("waived.toml", &format!("waive = [\"problem-duplicate-name\"]\n{doubtful}"));
    let ran = run(&["check", file.path()]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.err.contains("Accepté"), "{}", ran.err);
}

#[test]
fn the_books_are_shown() {
    let shelf = run(&["rules"]);
    assert_eq!(shelf.code, 0);
    assert!(shelf.out.lines().any(|l| l.starts_with("bx")), "{}", shelf.out);
    insta::assert_snapshot!("rule_fr", run(&["rules", "bx", "BX-04"]).out);
    assert_eq!(run(&["rules", "bx-04", "--lang", "en"]).out, run(&["rules", "bx", "BX-04", "--lang", "en"]).out);
    let book = run(&["rules", "bx"]).out;
    for mark in ["[texte]", "[lecture]", "[maison]"] {
        assert!(book.contains(mark), "{mark}");
    }
    let unknown = run(&["rules", "bx", "BX-5000", "--lang", "en"]);
    assert_eq!(unknown.code, 1);
    assert!(unknown.err.contains("BX-5000"));
    assert_eq!(run(&["rules", "by"]).code, 1);
}

#[test]
fn the_schema_knows_every_key_of_the_shipped_scenarios() {
    let schema: Value = serde_json::from_str(&run(&["schema", "bx"]).out).expect("JSON");
    let unit = schema["$defs"]["side.unit"]["properties"].as_object().expect("units");
    for key in ["count", "ca", "dv", "damage", "moral", "line", "troop", "arrives", "name_fr"] {
        assert!(unit.contains_key(key), "{key}");
    }
    for path in ["side.army", "side.character", "event", "ground", "options", "troop"] {
        assert!(schema["$defs"][path].is_object(), "{path}");
    }
    let formats: Value = serde_json::from_str(&run(&["schema"]).out).expect("JSON");
    for name in ["line", "answers", "header", "entry"] {
        assert!(formats["$defs"][name].is_object(), "{name}");
    }
    assert_eq!(run(&["schema", "chess"]).code, 1);
}

#[test]
fn shells_get_completions() {
    for shell in ["bash", "zsh", "fish"] {
        let ran = run(&["completions", shell]);
        assert_eq!(ran.code, 0);
        assert!(ran.out.contains("fight"), "{shell}");
    }
}

/// `--version` tells the commit it was built from and its date, or that nobody knows.
#[test]
fn the_version_tells_commit_and_date() {
    for (lang, unknown) in [("en", "commit unknown"), ("fr", "commit inconnu")] {
        let told = run(&["--version", "--lang", lang]).out;
        let rest = told.trim().strip_prefix(&format!("montjoie {} (", env!("CARGO_PKG_VERSION"))).expect("the version");
        let git = |args: &[&str]| {
            let told = std::process::Command::new("git").args(args).current_dir(common::root()).output().ok();
            told.filter(|t| t.status.success()).map(|t| String::from_utf8_lossy(&t.stdout).trim().to_owned())
        };
        match git(&["ls-files", "--error-unmatch", "Cargo.toml"]) {
            // Sources out of an archive: there is nothing to tell.
            None => assert!(rest.contains(unknown), "{told}"),
            Some(_) => {
                let (commit, date) = rest.split_once(", ").expect("a commit and a date");
                let commit = commit.split(' ').next().unwrap_or_default();
                let known = git(&["log", "-1", "--format=%cs", commit]).expect("a commit of this repository");
                assert_eq!(date.trim_end_matches(')'), known, "{told}");
            }
        }
    }
}
