//! Every command, every gesture, whatever the ruleset: no special case anywhere.

mod common;
use common::{Ran, Scratch, root, run, run_with};
use montjoie_books::GAMES;
use montjoie_game::{Gesture, Info};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::PathBuf;

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

/// The ids of the two sides.
fn side_ids(text: &str) -> [String; 2] {
    let doc: toml_edit::DocumentMut = text.parse().expect("TOML");
    let sides = doc["side"].as_array_of_tables().expect("sides");
    let id = |n: usize| sides.get(n).and_then(|s| s.get("id")?.as_str()).expect("an id").to_owned();
    [id(0), id(1)]
}

/// A shipped battle of a ruleset with somebody of note on its first side: the standard one, where it has.
fn manned(ruleset: &str) -> (PathBuf, String) {
    let folder = root().join("scenarios").join(ruleset);
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("scenarios").map(|f| f.expect("a file").path()).collect();
    files.sort_by_key(|path| (!path.ends_with("standard.toml"), path.clone()));
    let read = |path: PathBuf| std::fs::read_to_string(&path).map(|text| (path, text)).expect("text");
    files.into_iter().map(read).find(|(_, text)| !ids(text, "character")[0].is_empty()).expect("somebody of note")
}

/// What a book says of a gesture it does not know.
const UNKNOWN: &str = "This book does not know that gesture.";

fn knows_not(ran: &Ran) -> bool {
    ran.out.contains(UNKNOWN) || ran.err.contains(UNKNOWN)
}

/// The same battle, the last unit of the first side still on its way.
fn waiting(text: &str) -> String {
    let mut doc: toml_edit::DocumentMut = text.parse().expect("TOML");
    let sides = doc["side"].as_array_of_tables_mut().expect("sides");
    let units = sides.get_mut(0).expect("a side")["unit"].as_array_of_tables_mut().expect("units");
    let last = units.len() - 1;
    units.get_mut(last).expect("a unit")["arrives"] = toml_edit::value("event");
    doc["waive"] = toml_edit::value(toml_edit::Array::from_iter(["problem-never-arrives"]));
    doc.to_string()
}

/// What must be so before a gesture, and the gesture as it is typed, with these two at hand.
fn typed(gesture: &str, [a, b]: [&str; 2], chief: &str, side: &str, info: &Info) -> (Vec<String>, Vec<String>) {
    let option = info.settings.iter().find(|o| o.values.all().len() > 1).expect("an option with values");
    let value = option.values.show(option.values.all().last().copied().unwrap_or(0));
    let one = |what: String| vec![what];
    match gesture {
        "take" | "add" | "split" => (vec![], one(format!("{a} 2"))),
        "restore" => (one(format!("take {a} 2")), one(format!("{a} 2"))),
        "attack" | "engage" => (vec![], one(format!("{a} {b}"))),
        "part" => (one(format!("engage {a} {b}")), one(format!("{a} {b}"))),
        // Where the book's test is that of a rally, somebody must have run first.
        "rally" | "test" => (one(format!("break {a}")), one(a.to_owned())),
        "merge" => (one(format!("split {a} 2")), one(format!("{a}-2 {a}"))),
        "fell" => (vec![], one(chief.to_owned())),
        "post" => (vec![], one(format!("{chief} {a}"))),
        "concede" => (vec![], one(side.to_owned())),
        "option" => (vec![], one(format!("{} {value}", option.name))),
        "set" => (vec![], info.fields.iter().map(|f| format!("{a} {} {}", f.name, f.least)).collect()),
        _ => (vec![], one(a.to_owned())),
    }
}

/// Every gesture of the one list, each in a session of its own: it is laid and kept with its reason.
fn each_gesture(info: &Info) {
    let id = info.id;
    let (_, text) = manned(id);
    let (units, people, sides) = (ids(&text, "unit"), ids(&text, "character"), side_ids(&text));
    let chief = people[0].first().expect("somebody of note");
    for gesture in Gesture::WORDS {
        let mut lines = String::new();
        // The first named may be a whole army, the last one may wait in reserve: one of them must do.
        for pick in [|list: &Vec<String>| list.first().cloned(), |list: &Vec<String>| list.last().cloned()] {
            let [a, b] = [&units[0], &units[1]].map(|list| pick(list).expect("a unit"));
            let (first, tried) = typed(gesture, [&a, &b], chief, &sides[1], info);
            first.iter().for_each(|line| lines.push_str(&format!("{line} : before\nstart\n\n")));
            // Its throws are left to the program.
            let blank = if *gesture == "attack" { "\n\n\n\n" } else { "\n\n" };
            tried
                .iter()
                .for_each(|what| lines.push_str(&format!("{gesture} {what} : because {gesture}\nstart\n{blank}")));
        }
        lines.push_str("go\nquit\n");
        let text = if *gesture == "bring" { waiting(&text) } else { text.clone() };
        let file = Scratch::new(&format!("{id}-{gesture}.toml"), &text);
        let kept = Scratch::free(&format!("{id}-{gesture}.journal"));
        let ran = run_with(&["play", file.path(), "--journal", kept.path(), "--seed", "4", "--lang", "en"], &lines);
        assert_eq!(ran.code, 0, "{id} {gesture}: {}", ran.err);
        let journal = std::fs::read_to_string(&kept.0).expect("written");
        let laid = journal.contains(&format!("because {gesture}"));
        if knows_not(&ran) {
            continue;
        }
        assert!(laid, "{id} {gesture}:\n{lines}\n{}\n{}", ran.out, ran.err);
        // The others are judged again together, below.
        if matches!(*gesture, "concede" | "merge" | "bring" | "part") {
            let judged = run(&["replay", kept.path(), "--rejudge", "--lang", "en"]);
            assert_eq!(judged.code, 0, "{id} {gesture}: {}", judged.err);
        }
    }
}

#[test]
fn every_gesture_of_the_list_is_laid_in_every_ruleset() {
    std::thread::scope(|scope| {
        for game in GAMES {
            scope.spawn(|| each_gesture(game.info()));
        }
    });
}

/// Whoever was sent to another unit serves there in the next battle.
#[test]
fn who_was_posted_serves_there_afterwards() {
    for game in GAMES {
        let id = game.info().id;
        let (path, text) = manned(id);
        let (units, people, sides) = (ids(&text, "unit"), ids(&text, "character"), side_ids(&text));
        let chief = people[0].first().expect("somebody of note");
        for to in [units[0].first(), units[0].last()].into_iter().flatten() {
            let kept = Scratch::free(&format!("{id}-posted.journal"));
            let lines = format!(
                "post {chief} {to} : asked for\nend\nconcede {} : enough\nend\ngo until the end\nquit\n",
                sides[1]
            );
            let path = path.to_str().expect("a plain path");
            let ran = run_with(&["play", path, "--journal", kept.path(), "--seed", "3", "--lang", "en"], &lines);
            assert_eq!(ran.code, 0, "{id}: {}", ran.err);
            if knows_not(&ran) {
                continue;
            }
            let next = Scratch::free(&format!("{id}-posted.toml"));
            let after = run(&["aftermath", kept.path(), "-o", next.path(), "--lang", "en"]);
            assert_eq!(after.code, 0, "{id}: {}\n{}", after.err, ran.out);
            let doc: toml_edit::DocumentMut = std::fs::read_to_string(&next.0).expect("written").parse().expect("TOML");
            let sides = doc["side"].as_array_of_tables().expect("sides");
            let people = sides.iter().filter_map(|s| s.get("character")?.as_array_of_tables()).flatten();
            let him = people.into_iter().find(|one| one.get("id").and_then(|v| v.as_str()) == Some(chief));
            let him = him.unwrap_or_else(|| panic!("{id}: {chief} lives\n{doc}"));
            assert_eq!(him.get("unit").and_then(|v| v.as_str()), Some(to.as_str()), "{id}\n{}\n{}", ran.out, ran.err);
        }
    }
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
        let unknown = (ran.out.matches(UNKNOWN).count() + ran.err.matches(UNKNOWN).count()).min(tried.len());
        assert!(
            laid >= 6.min(tried.len() - unknown),
            "{id}: only {laid} of {tried:?} were laid\n{}\n{}",
            ran.out,
            ran.err
        );
        assert!(journal.contains("The mist lifts."), "{id}");
        let judged = run(&["replay", kept.path(), "--rejudge", "--lang", "en"]);
        assert_eq!(judged.code, 0, "{id}: {}", judged.err);
        let odds = run(&["odds", "--from", kept.path(), "-n", "20", "--json"]);
        assert_eq!(odds.code, 0, "{id}: {}", odds.err);
    }
}

/// Every shipped battle of every ruleset.
fn shipped() -> Vec<PathBuf> {
    let folders = GAMES.iter().map(|game| root().join("scenarios").join(game.info().id));
    let files = folders.flat_map(|folder| std::fs::read_dir(folder).expect("scenarios"));
    let mut all: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    all.sort();
    all
}

/// Events of the clock and of the whole field: about nobody in particular.
const OF_THE_FIELD: &[&str] = &[
    "began",
    "clash",
    "closed",
    "counted",
    "ended",
    "faded",
    "initiative",
    "joined",
    "over",
    "arrayed",
    "scripted",
    "settled",
    "shaken",
    "lifted",
    "step",
    "swung",
    "volley",
    "weather",
    "option",
];

/// Whoever reads the lines alone knows who acts, of which side, in which group or army, when, and how everyone stands after it.
#[test]
fn json_lines_say_who_when_and_what_is_left() {
    let mut engines = 0;
    for file in shipped() {
        let ran = run(&["fight", &file.display().to_string(), "--seed", "3", "--json"]);
        let (mut stands, mut clock, mut rounds) = (BTreeMap::new(), 0, 0);
        for line in ran.out.lines() {
            assert!(!line.contains("\"#"), "ids, no marks: {line}");
            let line: Value = serde_json::from_str(line).expect("an object");
            let (kind, data) = (line["kind"].as_str().expect("a kind"), &line["data"]);
            let event = data["event"].as_str().unwrap_or_default();
            let asked = matches!(kind, "throw" | "choice") || kind == "judgement" && line["rule"] != "SCENARIO";
            if asked && kind != "judgement" || kind == "change" && !OF_THE_FIELD.contains(&event) {
                assert!(line["side"].is_string() && line["who"].is_string() && line["is"].is_string(), "{line}");
            }
            for name in ["section", "engine", "hero", "site", "spell", "person", "army", "side"] {
                let bare = data[name].is_number() || [json!("a"), json!("b")].contains(&data[name]);
                assert!(
                    !bare || kind != "change" || data["meant"][name].is_string() || data[name] == 255,
                    "{name}: {line}"
                );
            }
            engines += i32::from(line["is"] == "engine" && line["side"].is_string() && line["unit"].is_string());
            for one in data["after"].as_array().into_iter().flatten() {
                let of = |name: &str| one[name].clone();
                stands.insert(of("id").to_string(), [of("now"), of("state"), of("word")]);
            }
            let now = line["clock"].as_i64().expect("every ruleset counts time");
            assert!(now >= clock, "{line}");
            clock = now;
            if kind == "outcome" {
                rounds = data["rounds"].as_i64().expect("rounds are counted");
                for one in ["units", "characters"].iter().flat_map(|list| data[list].as_array().into_iter().flatten()) {
                    let of = |name: &str| one[name].clone();
                    let last = stands.get(&of("id").to_string());
                    let same =
                        last.map_or(of("initial") == of("final"), |s| *s == [of("final"), of("state"), of("word")]);
                    assert!(same, "{}: {one} {last:?}", file.display());
                }
            }
        }
        // A battle that is over in its first round has seen no time pass.
        assert!(clock > 0 || rounds <= 1, "{}", file.display());
    }
    assert!(engines > 0, "no engine was heard of");
}

/// What `play` tells of the field is what the ruleset turns on: everybody with a sheet, whom they fight or that they are free, walls and
/// engines, the scales above; and one of them opened into its parts.
#[test]
fn state_is_the_truth_of_the_ruleset() {
    let show = |scenario: &str, commands: &str| {
        let kept = Scratch::free("state.journal");
        let path = root().join("scenarios").join(scenario).display().to_string();
        let args = ["play", &path, "--journal", kept.path(), "--lang", "en", "--seed", "3", "--judgements", "never"];
        run_with(&args, &format!("{commands}\nquit\n")).out
    };
    let siege = show("bx/siege.toml", "state");
    for word in
        ["hit points 440", "free", "The trebuchet Ill Neighbour", "crew 6", "The Great Curtain", "with Lady Isaure"]
    {
        assert!(siege.contains(word), "{word}: {siege}");
    }
    let one = show("bx/siege.toml", "state echelles");
    assert!(one.contains("[BX-"), "opened, with its rules: {one}");
    let grips = show("bx/standard.toml", "engage garde ogres : the mist\n\nstate");
    assert!(grips.contains("against the Coomb Ogres") && grips.contains("against the Aubrac Guard"), "{grips}");
    let tree = show("jet/standard.toml", "state");
    for word in [
        "The Army of the Vale  ",
        "The Cerdagne Regiment  ",
        "The First Company of the Cerdagne Regiment  ",
        "morale",
        "discipline",
    ] {
        assert!(tree.contains(word), "{word}: {tree}");
    }
    for game in GAMES {
        let (path, text) = manned(game.info().id);
        let path = path.strip_prefix(root().join("scenarios")).expect("shipped").display().to_string();
        let all = show(&path, "state");
        assert!(all.contains("against ") || all.contains("free") || all.contains("libre"), "{all}");
        let names = ids(&text, "unit").concat();
        let opened = show(&path, &format!("state {}", names[0]));
        assert!(
            opened.contains(&format!("[{}", game.info().id.to_uppercase().chars().take(2).collect::<String>())),
            "{opened}"
        );
        assert!(show(&path, "state nobody-at-all").len() < all.len());
    }
}

/// What `--ask-only` lists names everyone by id, in every shipped battle; an event of the scenario, which has none, by its number.
#[test]
fn lists_of_asks_name_everyone_by_id() {
    for file in shipped() {
        let asked = run(&["fight", &file.display().to_string(), "--ask-only", "--seed", "3", "--lang", "en"]).out;
        assert!(!asked.is_empty(), "{}", file.display());
        for line in asked.lines() {
            assert!(!line.contains('#') || line.contains(" SCENARIO #e"), "{}: {line}", file.display());
        }
    }
}
