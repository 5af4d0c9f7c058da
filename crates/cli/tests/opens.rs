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
        for line in &fell {
            let n = usize::try_from(line["n"].as_u64().expect("a number")).expect("small");
            for back in from(line) {
                assert!(back < n && lines[back]["n"] == back, "{file}: {line}");
                assert_eq!(lines[back]["step"], line["step"], "{file}: {line}");
            }
            let opens = line["data"]["opens"].as_array().expect("links");
            assert!(opens.iter().all(|link| link["rule"].is_string() && link["values"].is_object()), "{line}");
            // The number the last link ends with is the number that stands.
            for one in line["data"]["after"].as_array().into_iter().flatten() {
                let own = opens.iter().rfind(|link| {
                    let of = [&link["values"]["unit"], &link["values"]["who"]].contains(&&one["id"]);
                    of && link["values"]["now"].is_number() && link["values"]["force"].is_null()
                });
                let Some(own) = own.filter(|_| one["initial"] != 0) else { continue };
                assert_eq!(own["values"]["now"], one["now"], "{file}: {line}");
            }
        }
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
