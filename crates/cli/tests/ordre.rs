//! Ordre de bataille as its user reads it: what rounds are called, and what is told of each kind of fight.

mod common;
use common::{Scratch, run};
use serde_json::Value;

const SIEGE: &str = "scenarios/ordre/siege.toml";
const FIELD: &str = "scenarios/ordre/standard.toml";

fn told(args: &[&str]) -> String {
    let ran = run(args);
    assert_eq!(ran.code, 0, "{args:?}: {}", ran.err);
    ran.out
}

fn lines(args: &[&str]) -> Vec<Value> {
    told(args).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// The headings of rounds: lines that are a word and a number.
fn headings(text: &str) -> Vec<(String, u32)> {
    let one = |line: &str| {
        let (word, n) = line.split_once(' ')?;
        Some((word.to_owned(), n.parse().ok()?))
    };
    text.lines().map(|line| line.replace('\u{a0}', " ")).filter_map(|line| one(&line)).collect()
}

#[test]
fn weeks_and_sequences_have_headings_of_their_own() {
    for (lang, week, sequence) in [("fr", "Semaine", "Séquence"), ("en", "Week", "Sequence")] {
        for (file, own) in [(SIEGE, week), (FIELD, sequence)] {
            let heads = headings(&told(&["fight", file, "--seed", "11", "--lang", lang]));
            assert!(!heads.is_empty() && heads.iter().all(|(word, _)| word == own), "{file}: {heads:?}");
        }
    }
}

#[test]
fn json_lines_say_what_is_counted() {
    for (file, counts) in [(SIEGE, Value::from("week")), (FIELD, Value::Null)] {
        let all = lines(&["fight", file, "--seed", "11", "--json"]);
        assert!(all.iter().all(|line| line["counts"] == counts), "{file}");
    }
}

#[test]
fn odds_count_the_length_of_a_siege_in_weeks() {
    const SIEGE: &str = "crates/cli/tests/fixtures/ordre_siege.toml";
    const FIELD: &str = "books/ordre/tests/small/01-foot-on-foot.toml";
    let length = |lang, file| {
        let out = told(&["odds", file, "--runs", "40", "--lang", lang]);
        out.lines().find(|line| line.contains("median") || line.contains("médiane")).expect("how long").to_owned()
    };
    assert!(length("fr", SIEGE).contains("semaines"));
    assert!(length("en", SIEGE).contains("weeks"));
    assert!(length("fr", FIELD).contains("séquences"));
    assert!(length("en", FIELD).contains("sequences"));
}

#[test]
fn an_event_of_a_siege_comes_by_the_week() {
    // A wave in each of the first two weeks: with waves and weeks in one count the third would come too early.
    let text = "ruleset = \"ordre\"\nname = \"Weeks\"\n[ground]\nmode = \"siege\"\nbesieged = \"south\"\nfort = \"fortin\"\n\
                effectif = 100\n[[side]]\nid = \"north\"\nname = \"North\"\n[[side.unit]]\nid = \"army\"\nname = \"the army\"\n\
                count = 600\ncbt = 5\ndmg = 4\narm = 1\n[[side]]\nid = \"south\"\nname = \"South\"\n[[side.unit]]\n\
                id = \"garrison\"\nname = \"the garrison\"\ncount = 100\ncbt = 8\ndmg = 4\nsdg = 5\n\
                [[event]]\nround = 3\nmessage = \"Snow.\"\n";
    let file = Scratch::new("ordre_weeks.toml", text);
    let say = |week: u32, rule: &str, choose: &str| {
        format!("[[answer]]\nround = {week}\nrule = \"{rule}\"\nunit = \"north\"\nchoose = \"{choose}\"\n")
    };
    let storms = [1, 2].map(|week| say(week, "ORD-89", "assaut") + &say(week, "ORD-83", "oui")).concat();
    let orders = Scratch::new("ordre_weeks.answers.toml", &storms);
    let all = lines(&["fight", file.path(), "--answers", orders.path(), "--seed", "4", "--json"]);
    let waves: Vec<&Value> = all.iter().filter(|l| l["data"]["event"] == "began").map(|l| &l["round"]).collect();
    assert_eq!(waves, [1, 2], "a wave each week");
    let comes = all.iter().find(|l| l["data"]["event"] == "scripted").expect("it comes");
    assert_eq!((&comes["round"], &comes["counts"], &comes["step"]), (&3.into(), &"week".into(), &"week".into()));
}

/// What only bodies of men have and do, French and English: no fight of vehicles is told with it.
const OF_MEN: [&[&str]; 2] = [
    &[
        "les rangs",
        "lâche pied",
        "lâchent pied",
        "tourne le dos",
        "tournent le dos",
        "saigne",
        "un pas ",
        "déserteur",
        "les armes",
        "arme au pied",
        "enseignes",
        "étendard",
        "bannière levée",
        "chariot",
        "bagages",
        "au fer",
        "On sabre",
        "corps à corps",
        "de la poussière",
        "ne se relève",
        "perd du monde",
        "perdent du monde",
        "répondront demain",
        "hommes hors de combat",
    ],
    &[
        "the ranks",
        "their backs",
        "bleeds",
        "bleed ",
        "a step",
        "deserter",
        "their arms",
        "Arms are laid",
        "banner raised",
        "Colours on",
        " cart",
        "baggage",
        "hand to hand",
        "and dust",
        "does not rise",
        "men out of action",
        "They march",
    ],
];

/// What there is on land alone.
const OF_LAND: [&[&str]; 2] = [
    &["Le terrain", "le champ", "du champ", "Le champ", "ravitaillement", "convoi", "champ de bataille"],
    &["The ground", "the field", "The field", "supplies", "convoy", "battlefield"],
];

/// What only vehicles leave behind.
const OF_MACHINES: [&[&str]; 2] = [
    &["engin hors", "engins hors", "épave", "carcasse", "équipage", "Le ciel reste", "La mer reste", "L'espace reste"],
    &["vehicle out", "vehicles out", "wreck", "crew", "The sky is left", "The sea is left", "Space is left"],
];

/// None of these words is in what is told of a battle, in five battles.
fn never(file: &str, lang: &str, words: &[&str]) {
    for seed in 1..=5 {
        let out = told(&["fight", file, "--seed", &seed.to_string(), "--lang", lang]);
        // Line ends and typography aside.
        let out = out.split_whitespace().collect::<Vec<_>>().join(" ").replace('’', "'");
        if let Some(word) = words.iter().find(|word| out.contains(**word)) {
            let at = out.find(word).unwrap_or_default();
            let from = (0..at).rev().filter(|i| out.is_char_boundary(*i)).nth(60).unwrap_or(0);
            let near: String = out[from..].chars().take(160).collect();
            panic!("{file}, seed {seed}, {lang}: « {word} » in « {near} »");
        }
    }
}

#[test]
fn no_fight_of_vehicles_is_told_like_one_of_men() {
    // No fleet at sea is shipped.
    let sea = "books/ordre/tests/scenarios/mer.toml".to_owned();
    let path = |name: &str| format!("scenarios/ordre/{name}.toml");
    for (lang, n) in [("fr", 0), ("en", 1)] {
        for file in [path("ciel"), path("flotte"), sea.clone()] {
            never(&file, lang, &[OF_MEN[n], OF_LAND[n]].concat());
        }
        never(&path("chars"), lang, OF_MEN[n]);
        // Tanks against infantry: the men of the town are men.
        let men = ["hommes hors de combat", "men out of action", "répondront demain"];
        let mixed: Vec<&str> = OF_MEN[n].iter().copied().filter(|word| !men.contains(word)).collect();
        never(&path("ville"), lang, &mixed);
    }
}

#[test]
fn no_fight_of_men_is_told_like_one_of_vehicles() {
    for name in ["standard", "siege", "bunker", "champ_feodal", "foret", "legion", "plaine", "pont", "retraite"] {
        for (lang, n) in [("fr", 0), ("en", 1)] {
            never(&format!("scenarios/ordre/{name}.toml"), lang, OF_MACHINES[n]);
        }
    }
}

#[test]
fn a_fight_of_men_keeps_its_own_words() {
    // The test above can fail: told of men, most of its words are there.
    let all: String =
        (1..=12).map(|seed| told(&["fight", FIELD, "--seed", &seed.to_string(), "--lang", "fr"])).collect();
    let all = all.split_whitespace().collect::<Vec<_>>().join(" ");
    let found = OF_MEN[0].iter().filter(|word| all.contains(**word)).count();
    assert!(found >= 6, "{found} of {}", OF_MEN[0].len());
}

/// A column of tanks with lighter vehicles among them, shot at by guns of this power.
fn column(name: &str, power: u32) -> Scratch {
    let text = format!(
        "ruleset = \"ordre\"\nname = \"The column\"\n[options]\ndie_kind = \"plain\"\n[ground]\nmode = \"vehicles\"\n[[side]]\nid = \"north\"\n\
         name = \"North\"\n[[side.unit]]\nid = \"column\"\nname = \"the column\"\nvehicle = true\ncount = 12\ncbt = 4\nsdg = 90\n\
         arm = 10\n[[side.unit.weapon]]\ndmg = 60\n# The light ones.\n[[side.unit.other]]\ncount = 6\nsdg = 90\narm = 10\n\
         [[side.unit.other.weapon]]\ndmg = 20\n[[side.unit.other]]\ncount = 2\nsdg = 90\narm = 10\n\
         [[side.unit.other.weapon]]\ndmg = 5\n[[side]]\nid = \"south\"\nname = \"South\"\n[[side.unit]]\nid = \"guns\"\n\
         name = \"the guns\"\nvehicle = true\ncount = 5\ncbt = 9\nsdg = 900\narm = 10\npda = {power}\n[[side.unit.weapon]]\ndmg = 90\n"
    );
    Scratch::new(name, &text)
}

#[test]
fn vehicles_of_another_kind_go_on_to_the_next_battle() {
    for (n, power, seed) in [(0, 500, "1"), (1, 1_000, "5"), (2, 2_000, "6")] {
        let file = column(&format!("ordre_column{n}.toml"), power);
        let journal = Scratch::new(&format!("ordre_column{n}.journal"), "");
        std::fs::remove_file(journal.path()).expect("a name of its own");
        let ends = lines(&["fight", file.path(), "--seed", seed, "--json", "--journal", journal.path()]);
        let end = ends.last().expect("an outcome")["data"]["units"].clone();
        let left = end[0]["final"].as_i64().expect("vehicles");
        let written = told(&["aftermath", journal.path()]);
        let next = Scratch::new(&format!("ordre_column{n}_next.toml"), &written);
        let counts: Vec<i64> = written
            .split("[[side.unit]]")
            .nth(1)
            .expect("the column")
            .lines()
            .filter_map(|l| l.strip_prefix("count = ")?.parse().ok())
            .collect();
        assert!(left < 20 && left > 0, "{left} of 20 left: something was lost, and not all");
        assert_eq!(counts.iter().sum::<i64>(), left, "{written}");
        // Eight of twenty were of another kind, six and two: so are those who are left, parts cut off.
        let others = 8 * left / 20;
        assert_eq!(counts[0], left - others);
        assert_eq!(counts.get(1).copied().unwrap_or(0) + counts.get(2).copied().unwrap_or(0), others);
        assert!(written.contains("# The light ones.") || others == 0, "the GM's words stay");
        // It is read again, and they are as many.
        told(&["check", next.path()]);
        let again = lines(&["fight", next.path(), "--seed", "3", "--json"]);
        assert_eq!(again.last().expect("an outcome")["data"]["units"][0]["initial"], left);
    }
}
