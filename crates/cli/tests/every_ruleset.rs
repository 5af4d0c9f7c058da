//! Every command, every gesture, whatever the ruleset: no special case anywhere.

mod common;
use common::{Scratch, root, run, run_with};
use montjoie_rules::{GAMES, Gesture};

/// The ids of a list of tables under each side.
fn ids(text: &str, list: &str) -> [Vec<String>; 2] {
    let doc: toml_edit::DocumentMut = text.parse().expect("TOML");
    let sides = doc["side"].as_array_of_tables().expect("sides");
    let mut found = sides.iter().map(|side| {
        let all = side.get(list).and_then(|l| l.as_array_of_tables()).into_iter().flatten();
        all.filter_map(|one| Some(one.get("id")?.as_str()?.to_owned())).collect()
    });
    [found.next().expect("a side"), found.next().expect("another")]
}

#[test]
fn every_gesture_is_taken_or_refused_with_a_reason_and_the_journal_holds() {
    for game in GAMES {
        let id = game.info().id;
        let path = root().join("scenarios").join(id).join("standard.toml");
        let text = std::fs::read_to_string(&path).expect("a standard battle");
        let (units, people) = (ids(&text, "unit"), ids(&text, "character"));
        // The last named are single units where the first may be whole armies.
        let [a, b] = [&units[0], &units[1]].map(|list| list.last().expect("a unit").clone());
        let other = units[0].iter().rev().nth(1).cloned().unwrap_or_else(|| a.clone());
        let person = people[0].first().cloned().unwrap_or_else(|| "nobody".to_owned());
        let option = game.info().settings[0];
        let value = option.values.show(option.values.all().last().copied().unwrap_or(0));
        let mut lines = String::new();
        let mut tried = Vec::new();
        for gesture in Gesture::WORDS {
            let what = match *gesture {
                "take" | "restore" | "add" | "split" => format!("{a} 2"),
                "attack" | "engage" | "part" => format!("{a} {b}"),
                "merge" => format!("{a} {other}"),
                "fell" => person.clone(),
                "post" => format!("{person} {a}"),
                "concede" | "remove" | "turn" => continue,
                "option" => format!("{} {value}", option.name),
                "set" => format!("{a} {} 3", game.info().fields[0].name),
                _ => a.clone(),
            };
            tried.push(*gesture);
            // At once, and its dice by the program.
            lines.push_str(&format!("{gesture} {what} : because {gesture}\nstart\n\n"));
        }
        for (gesture, who) in [("turn", &b), ("remove", &b)] {
            tried.push(gesture);
            lines.push_str(&format!("{gesture} {who} : because {gesture}\nstart\n\n"));
        }
        lines.push_str("state\nwhy\nnote The mist lifts.\ngo\nundo step\nredo\nhelp\nconduct\nquit\n");
        let kept = Scratch::free(&format!("every-{id}.journal"));
        let path = path.to_str().expect("a plain path");
        let ran = run_with(&["play", path, "--journal", kept.path(), "--seed", "4", "--lang", "en"], &lines);
        assert_eq!(ran.code, 0, "{id}: {}", ran.err);
        assert!(!ran.err.contains('⟨') && !ran.out.contains('⟨'), "{id}: {}\n{}", ran.out, ran.err);
        let journal = std::fs::read_to_string(&kept.0).expect("written");
        let laid = tried.iter().filter(|g| journal.contains(&format!("because {g}"))).count();
        assert!(laid >= 6, "{id}: only {laid} of {tried:?} were laid\n{}\n{}", ran.out, ran.err);
        assert!(journal.contains("The mist lifts."), "{id}");
        let judged = run(&["replay", kept.path(), "--rejudge", "--lang", "en"]);
        assert_eq!(judged.code, 0, "{id}: {}", judged.err);
        let odds = run(&["odds", "--from", kept.path(), "-n", "20", "--json"]);
        assert_eq!(odds.code, 0, "{id}: {}", odds.err);
    }
}
