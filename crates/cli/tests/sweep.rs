//! A grid of variants, as a person runs it: the same bytes whole, in parts, and after an interruption; clear words for nonsense.

mod common;
use common::{STANDARD, Scratch, montjoie, run};
use std::process::Stdio;

const VARY: [&str; 4] = ["--vary", "garde.count=40..60/5", "--vary", "side[2].doctrine=charge,steady"];

/// Runs a sweep of ten variants into this file.
fn sweep(out: &str, more: &[&str]) -> common::Ran {
    let mut args = vec!["sweep", STANDARD, "-n", "40", "--out", out];
    args.extend(VARY);
    args.extend(more);
    run(&args)
}

fn kept(file: &Scratch) -> String {
    std::fs::read_to_string(&file.0).expect("a table")
}

#[test]
fn parts_put_together_are_the_bytes_of_one_run() {
    let whole = Scratch::free("sweep-whole.csv");
    let ran = sweep(whole.path(), &["--threads", "1"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let text = kept(&whole);
    assert_eq!(text.lines().count(), 11);
    assert!(text.starts_with("variant,variants,sweep,garde.count,side[2].doctrine,seed,runs,"), "{text}");
    let parts: Vec<Scratch> = (1..=3).map(|k| Scratch::free(&format!("sweep-part-{k}.csv"))).collect();
    for (k, part) in (1..=3).zip(&parts) {
        assert_eq!(sweep(part.path(), &["--shard", &format!("{k}/3"), "--threads", "2"]).code, 0);
    }
    let merged = Scratch::free("sweep-merged.csv");
    let files: Vec<&str> = parts.iter().rev().map(Scratch::path).collect();
    let merge = |files: &[&str]| run(&[&["merge"], files, &["--out", merged.path()]].concat());
    assert_eq!(merge(&files).code, 0);
    assert_eq!(kept(&merged), text);
    // To the standard output the same comes.
    assert_eq!(run(&[&["merge"], &files[..]].concat()).out, text);
    let ran = merge(&files[..2]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("Il manque 4 variantes"), "{}", ran.err);
    assert_eq!(kept(&merged), text, "what was there stays");
}

#[test]
fn an_interrupted_sweep_goes_on() {
    let whole = Scratch::free("sweep-uncut.csv");
    assert_eq!(sweep(whole.path(), &[]).code, 0);
    let text = kept(&whole);
    // Cut anywhere: in the head, at a row's end, within a row.
    let third = text.match_indices('\n').nth(3).expect("rows").0;
    for cut in [0, 10, third, third + 1, third + 20, text.len()] {
        let begun = Scratch::new("sweep-begun.csv", &text[..cut]);
        let ran = sweep(begun.path(), &[]);
        assert_eq!((ran.code, kept(&begun) == text), (0, true), "cut at {cut}: {}", ran.err);
    }
    // What is not the beginning of this sweep stays as it is.
    for other in ["mine\n".to_owned(), text.replace(",40,", ",41,"), text.replace("\n1,10,", "\n2,10,")] {
        let file = Scratch::new("sweep-other.csv", &other);
        let ran = sweep(file.path(), &["--seed", "3"]);
        assert_eq!((ran.code, kept(&file) == other), (1, true), "{}", ran.err);
        assert!(ran.err.contains("n’est pas le début de ce balayage"), "{}", ran.err);
    }
}

#[test]
fn a_sweep_that_was_killed_goes_on() {
    let out = Scratch::free("sweep-killed.csv");
    let args = |out: &str| {
        let mut args = ["sweep", STANDARD, "--vary", "garde.count=20..59", "-n", "60", "--out"].join("\u{1}");
        args.push('\u{1}');
        args.push_str(out);
        args.split('\u{1}').map(str::to_owned).collect::<Vec<_>>()
    };
    let mut child =
        montjoie().args(args(out.path())).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the binary runs");
    let rows = || std::fs::read_to_string(&out.0).map_or(0, |text| text.lines().count());
    while rows() < 3 && child.try_wait().expect("a child").is_none() {
        std::thread::yield_now();
    }
    child.kill().expect("it is ours");
    child.wait().expect("it ends");
    assert!(rows() >= 3);
    let typed = args(out.path());
    let ran = run(&typed.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(ran.code, 0, "{}", ran.err);
    let other = Scratch::free("sweep-unkilled.csv");
    let typed = args(other.path());
    assert_eq!(run(&typed.iter().map(String::as_str).collect::<Vec<_>>()).code, 0);
    assert_eq!(kept(&out), kept(&other));
}

#[test]
fn every_book_is_swept() {
    for (file, place) in [
        ("bench/battles/bx.toml", "side[1].doctrine=charge,steady"),
        ("bench/battles/papiers.toml", "side[1].doctrine=charge,steady"),
        ("bench/battles/jet-army.toml", "side[1].doctrine=charge,steady"),
        ("bench/battles/ordre.toml", "side[1].doctrine=charge,steady"),
    ] {
        let ran = run(&["sweep", file, "--vary", place, "-n", "4"]);
        assert_eq!((ran.code, ran.out.lines().count()), (0, 3), "{file}: {}", ran.err);
    }
}

#[test]
fn nonsense_gets_a_clear_word_in_both_languages() {
    let cases: &[(&[&str], &str, &str)] = &[
        (&["--vary", "garde.count=1..2", "-n", "0"], "au moins une bataille", "at least one battle"),
        (&["--vary", "garde.count=1..2", "--precision", "0"], "n’est pas une précision", "is not a precision"),
        (&["--vary", "grade.count=1..2"], "n’est pas dans le scénario", "is not in the scenario"),
        (&["--vary", "garde.cuont=1..2"], "il n’y a pas de bataille", "there is no battle"),
        (&["--vary", "side[7].doctrine=charge"], "« side[7] »", "side[7]"),
        (&["--vary", "garde.count=1..1000000000"], "variantes ; un balayage en a au plus", "a sweep has at most"),
        (
            &["--vary", "garde.count=1..40000", "--vary", "piques.count=1..40000"],
            "variantes ; un balayage en a au plus",
            "a sweep has at most",
        ),
        (&["--vary", "garde.count"], "ne dit pas ce qui varie", "does not say what varies"),
        (&["--vary", "garde.count=5..1"], "ne monte pas", "does not go up"),
        (&["--vary", "garde.count=1..2", "--shard", "3/2"], "n’est pas une part", "is not a part"),
        (&["--vary", "garde.count=x"], "il n’y a pas de bataille", "there is no battle"),
        (&["--vary", "garde.count=1..2", "-n", "99999999999"], "C’est trop", "too many"),
    ];
    for (args, fr, en) in cases {
        for (lang, word) in [("fr", fr), ("en", en)] {
            let out = Scratch::free("sweep-nonsense.csv");
            let all = [&["sweep", STANDARD, "--lang", lang, "--out", out.path()], *args].concat();
            let ran = run(&all);
            let said = ran.err.split_whitespace().collect::<Vec<_>>().join(" ").replace(['\u{a0}', '\u{202f}'], " ");
            assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{args:?}: {said}");
            assert!(said.contains(word), "{args:?} in {lang}: {said}");
            assert!(!out.0.exists(), "{args:?}: nothing is begun");
        }
    }
    let ran = run(&["sweep", STANDARD, "--vary", "grade.count=1..2", "--lang", "en"]);
    assert!(ran.err.contains("garde"), "the nearest: {}", ran.err);
}

#[test]
fn a_combination_the_book_refuses_leaves_an_empty_row() {
    // Either unit may be called so, not both.
    let vary = ["--vary", "side[1].unit[2].id=piques,x", "--vary", "side[1].unit[3].id=archers,x"];
    let ran = run(&[&["sweep", STANDARD, "-n", "4", "--lang", "en"], &vary[..]].concat());
    let empty: Vec<bool> = ran.out.lines().skip(1).map(|row| row.ends_with(",,")).collect();
    assert_eq!((ran.code, empty), (0, vec![false, false, false, true]), "{}\n{}", ran.out, ran.err);
    assert!(ran.err.contains("1 variant is no battle") && ran.err.contains("Variant 4"), "{}", ran.err);
}

#[test]
fn a_sweep_is_drawn() {
    let (table, svg) = (Scratch::free("sweep-drawn.csv"), Scratch::free("sweep-drawn.svg"));
    assert_eq!(sweep(table.path(), &[]).code, 0);
    let ran = run(&["plot", table.path()]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("Victoires du premier camp") && ran.out.contains("steady"), "{}", ran.out);
    assert_eq!(ran.out.lines().count(), 2 + 1 + 1 + 5, "{}", ran.out);
    let one = run(&["plot", table.path(), "--where", "side[2].doctrine=charge", "--lang", "en"]);
    assert_eq!(one.out.lines().filter(|line| line.contains('▕')).count(), 5, "{}", one.out);
    for more in [&[][..], &["--where", "side[2].doctrine=charge", "--of", "rounds_median"]] {
        let ran = run(&[&["plot", table.path(), "--svg", svg.path()], more].concat());
        assert_eq!((ran.code, ran.out.as_str()), (0, ""), "{}", ran.err);
        let drawn = std::fs::read_to_string(&svg.0).expect("a drawing");
        assert!(drawn.starts_with("<svg xmlns") && drawn.ends_with("</svg>\n"), "{drawn}");
        assert_eq!(drawn.matches('<').count(), drawn.matches('>').count());
        assert!(drawn.contains("garde.count"), "{drawn}");
    }
    for (wrong, word) in [
        (&["--of", "share_3"][..], "n’est pas dans ce tableau"),
        (&["--where", "x=1"], "n’est pas dans ce tableau"),
        (&["--where", "garde.count=7"], "rien à dessiner"),
        (&["--where", "garde.count=40", "--where", "side[2].doctrine=charge"], "Plus rien ne varie"),
    ] {
        let ran = run(&[&["plot", table.path()], wrong].concat());
        assert_eq!(ran.code, 1);
        assert!(ran.err.replace(['\u{a0}', '\n'], " ").contains(word), "{wrong:?}: {}", ran.err);
    }
}

#[test]
fn the_script_for_slurm_is_one_and_asks_for_what_there_is() {
    let script = common::root().join("docs/cluster/sweep.sbatch");
    let read = std::process::Command::new("sh").arg("-n").arg(&script).status().expect("a shell");
    assert!(read.success());
    let text = std::fs::read_to_string(&script).expect("the script");
    let typed = text.split_once("montjoie sweep").expect("the command").1;
    let help = run(&["sweep", "--help"]).out;
    for option in typed.split_whitespace().filter(|word| word.starts_with("--")) {
        assert!(help.contains(option), "{option}");
    }
}
