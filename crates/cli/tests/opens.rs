//! A number that changed opens at the terminal: `--verbose`, `why` and JSON lead from the dice to the men who fall.
#![allow(missing_docs)]

mod common;
use common::*;

use serde_json::Value;

const BATTLES: [(&str, &str); 4] = [
    ("scenarios/bx/standard.toml", "bx-open-heads"),
    ("scenarios/papiers/standard.toml", "papiers-open-eff"),
    ("scenarios/jet/standard.toml", "jet-open-fall"),
    ("scenarios/ordre/standard.toml", "ordre-open-men"),
];

fn fight(file: &str, more: &[&str]) -> String {
    let mut args = vec!["fight", file, "--seed", "1", "--lang", "en"];
    args.extend(more);
    let ran = run(&args);
    assert_eq!(ran.code, 0, "{}", ran.err);
    ran.out
}

#[test]
fn json_goes_from_the_dice_to_the_men() {
    for (file, last) in BATTLES {
        let lines: Vec<Value> =
            fight(file, &["--json"]).lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
        let fell: Vec<&Value> = lines
            .iter()
            .filter(|line| {
                let opens = line["data"]["opens"].as_array();
                opens.is_some_and(|all| all.iter().any(|link| link["word"] == last))
            })
            .collect();
        assert!(fell.len() > 3, "{file}: hardly anybody falls");
        let from = |line: &Value| -> Vec<usize> {
            let all = line["data"]["from"].as_array().cloned().unwrap_or_default();
            all.iter().filter_map(|n| usize::try_from(n.as_u64()?).ok()).collect()
        };
        let mut held = 0;
        for line in &fell {
            let n = usize::try_from(line["n"].as_u64().expect("a number")).expect("small");
            for back in from(line) {
                assert!(back < n && lines[back]["n"] == back, "{file}: {line}");
                assert_eq!(lines[back]["step"], line["step"], "{file}: {line}");
            }
            let opens = line["data"]["opens"].as_array().expect("links");
            assert!(opens.iter().all(|link| link["rule"].is_string() && link["values"].is_object()), "{line}");
            // The number the last link ends with is the number that stands. Before a Force is weighed, numbers are points.
            let heads = opens.iter().rposition(|link| link["values"]["force"].is_number()).map_or(0, |n| n + 1);
            for one in line["data"]["after"].as_array().into_iter().flatten() {
                let own = opens[heads..].iter().rfind(|link| {
                    let of = [&link["values"]["unit"], &link["values"]["who"]].contains(&&one["id"]);
                    of && link["values"]["now"].is_number()
                });
                let Some(own) = own.filter(|_| one["initial"] != 0) else { continue };
                held += 1;
                assert_eq!(own["values"]["now"], one["now"], "{file}: {line}");
            }
        }
        assert!(held > 3, "{file}: hardly a number was held against what stands");
        let thrown = lines.iter().filter(|line| from(line).iter().any(|back| lines[*back]["kind"] == "throw"));
        assert!(thrown.count() > 3, "{file}: nothing leads back to dice");
    }
}

#[test]
fn verbose_opens_what_follows_from_the_dice() {
    let wants = ["a head, rounded up", " EFF  [", "two thirds of them killed", "a man, rounded down"];
    for ((file, _), want) in BATTLES.into_iter().zip(wants) {
        let told = fight(file, &["--verbose"]);
        let flat = told.split_whitespace().collect::<Vec<_>>().join(" ");
        let want = want.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat.contains(&want), "{file}: no {want:?}");
        assert!(flat.contains(" = ") && !fight(file, &[]).contains(&want), "{file}: only who asks is told");
    }
}

#[test]
fn why_opens_a_loss_with_the_dice_behind_it() {
    let kept = Scratch::free("opens.journal");
    let file = BATTLES[0].0;
    let args = ["play", file, "--journal", kept.path(), "--seed", "1", "--lang", "en"];
    let ran = run_with(&args, "conduct all program\ngo until the end\nwhy\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let id = "hobs";
    let ran = run_with(&["play", kept.path(), "--lang", "en"], &format!("why {id}\nquit\n"));
    let flat = ran.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains("(BX-07)") || flat.contains("(BX-04)"), "{}", ran.out);
}

/// A figure is read by people: lowest terms, a true minus sign, no heading without a number, nobody against himself.
#[test]
fn figures_are_written_plainly() {
    let files =
        ["bx/moulin", "bx/monstres", "papiers/gobelins", "papiers/mages", "jet/col", "jet/moulin", "ordre/standard"];
    for file in files {
        let told = fight(&format!("scenarios/{file}.toml"), &["--verbose"]);
        for line in told.lines().map(str::trim) {
            assert!(!line.contains("/100 "), "{file}: {line}");
            assert!(!line.contains("→ -") && !line.contains(": -"), "{file}: {line}");
            assert_ne!(line, "multiplied", "{file}");
            assert!(!line.contains(" %") || !file.starts_with(['b', 'p']), "{file}: {line}");
            if let Some((by, on)) = line.split_once(" against ")
                && let Some((_, by)) = by.split_once(" for ")
                && let Some((on, _)) = on.split_once(':')
            {
                assert_ne!(by, on, "{file}: {line}");
            }
        }
    }
}

/// A hero's last wound is told by his death: its links stand under his name, not under the loss told before them.
#[test]
fn links_stand_under_whom_they_are_about() {
    let unit = |id: &str, keys: &str| {
        format!(
            "[[side.unit]]\nid = \"{id}\"\nname = \"{id}\"\ncount = 100\nca = 8\ndv = 1\ndamage = \"1d6\"\nmoral = 12\n{keys}\n"
        )
    };
    let hero = "[[side.character]]\nid = \"aude\"\nname = \"Aude\"\nlevel = 5\nca = 4\ndamage = \"1d8\"\npv = 1\n";
    let text = format!(
        "ruleset = \"bx\"\nedition = \"descendant\"\nname = \"T\"\n[options]\nmax_sequences = 1\n[[side]]\nid = \"a\"\nname = \"A\"\n{}{hero}\n\
         [[side]]\nid = \"b\"\nname = \"B\"\n{}{}\n",
        unit("a1", ""),
        unit("b1", "ranged = \"1d6\""),
        unit("b2", "ranged = \"1d6\"")
    );
    let orders = [("b1", "tir aude"), ("b2", "tir a1"), ("a1", "aucune_action"), ("aude", "aucune_action")];
    let orders = orders
        .map(|(who, what)| format!("[[answer]]\nround = 1\nrule = \"BX-10\"\nunit = \"{who}\"\nchoose = \"{what}\"\n"));
    let (file, said) = (Scratch::new("untold.toml", &text), Scratch::new("untold.answers", &orders.concat()));
    let args = ["fight", file.path(), "--dice", "4 4", "--answers", said.path(), "--verbose", "--lang", "en"];
    let told = run(&args).out;
    let at = told.lines().position(|line| line.trim_start().starts_with("= The b1 against Aude")).expect("her wound");
    let over = told.lines().nth(at - 1).expect("a line before");
    assert!(over.starts_with("    Aude  ["), "{over}");
}

/// The dice of a loss fell in an earlier step: the link names them, as it is played and when the journal is opened again.
#[test]
fn a_loss_names_the_dice_of_an_earlier_step() {
    let kept = Scratch::free("earlier.journal");
    let file = BATTLES[1].0;
    let live = fight(file, &["--verbose"]);
    let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat(&live).contains("Combat, 1d10 by "), "{file}");
    let args = ["play", file, "--journal", kept.path(), "--seed", "1", "--lang", "en"];
    let ran = run_with(&args, "conduct all program\ngo until the end\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let ran = run(&["replay", kept.path(), "--verbose", "--lang", "en"]);
    assert!(flat(&ran.out).contains("Combat, 1d10 by "), "{}", ran.err);
}
