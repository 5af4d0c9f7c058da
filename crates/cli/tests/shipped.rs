//! Every shipped scenario, whatever its ruleset: checked, fitted to its schema, played into a journal, judged again, followed
//! by an aftermath that reads without fault.

mod common;
use common::{Scratch, root, run};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The shipped scenarios of rulesets there are, by ruleset.
fn scenarios() -> BTreeMap<String, Vec<PathBuf>> {
    let mut all: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for game in montjoie_books::GAMES {
        let id = game.info().id;
        let folder = root().join("scenarios").join(id);
        let files = std::fs::read_dir(&folder).unwrap_or_else(|_| panic!("{id} ships no scenario"));
        let paths = files.map(|f| f.expect("a file").path()).filter(|p| p.extension().is_some_and(|e| e == "toml"));
        let mut paths: Vec<PathBuf> = paths.collect();
        paths.sort();
        assert!(!paths.is_empty(), "{id} ships no scenario");
        all.insert(id.to_owned(), paths);
    }
    all
}

#[test]
fn every_shipped_scenario_is_sound_and_fits_its_schema() {
    for (id, paths) in scenarios() {
        let schema: Value = serde_json::from_str(&run(&["schema", &id]).out).expect("JSON");
        for path in paths {
            let path = path.to_str().expect("a plain path");
            for lang in ["fr", "en"] {
                let ran = run(&["check", path, "--lang", lang]);
                assert_eq!(ran.code, 0, "{}", ran.err);
            }
            let text = std::fs::read_to_string(path).expect("it is there");
            let doc: toml_edit::DocumentMut = text.parse().expect("TOML");
            let value = json_of(doc.as_item());
            let faults = common::schema::faults(&value, &schema, &schema, "");
            assert!(faults.is_empty(), "{path}: {faults:?}");
        }
    }
    let schema: Value = serde_json::from_str(&run(&["schema", "bx"]).out).expect("JSON");
    let faults = common::schema::faults(&json!({ "ruleset": "bx", "colour": 3 }), &schema, &schema, "");
    assert!(!faults.is_empty(), "the check can fail");
}

fn json_of(item: &toml_edit::Item) -> Value {
    use toml_edit::{Item, Value as Toml};
    fn plain(value: &Toml) -> Value {
        match value {
            Toml::String(s) => json!(s.value()),
            Toml::Integer(n) => json!(n.value()),
            Toml::Float(n) => json!(n.value()),
            Toml::Boolean(b) => json!(b.value()),
            Toml::Datetime(d) => json!(d.value().to_string()),
            Toml::Array(list) => Value::Array(list.iter().map(plain).collect()),
            Toml::InlineTable(table) => Value::Object(table.iter().map(|(k, v)| (k.to_owned(), plain(v))).collect()),
        }
    }
    match item {
        Item::None => Value::Null,
        Item::Value(value) => plain(value),
        Item::Table(table) => Value::Object(table.iter().map(|(k, v)| (k.to_owned(), json_of(v))).collect()),
        Item::ArrayOfTables(list) => Value::Array(
            list.iter().map(|t| Value::Object(t.iter().map(|(k, v)| (k.to_owned(), json_of(v))).collect())).collect(),
        ),
    }
}

#[test]
fn every_shipped_scenario_is_played_replayed_and_followed_by_an_aftermath() {
    for (id, paths) in scenarios() {
        for (n, path) in paths.iter().enumerate() {
            let path = path.to_str().expect("a plain path");
            let kept = Scratch::free(&format!("shipped-{id}-{n}.journal"));
            let told = run(&["fight", path, "--journal", kept.path(), "--lang", "en"]);
            assert_eq!(told.code, 0, "{path}: {}", told.err);
            let seeded = run(&["fight", path, "--lang", "en"]);
            assert_eq!(told.out, seeded.out, "{path}");
            let judged = run(&["replay", kept.path(), "--rejudge", "--lang", "en"]);
            assert_eq!(judged.code, 0, "{path}: {}", judged.err);
            let next = Scratch::free(&format!("shipped-{id}-{n}.toml"));
            let after = run(&["aftermath", kept.path(), "-o", next.path(), "--lang", "en"]);
            assert_eq!(after.code, 0, "{path}: {}", after.err);
            let check = run(&["check", next.path(), "--lang", "en"]);
            assert_eq!(check.code, 0, "{path}: {}", check.err);
        }
    }
}

/// Read whole by a person in both languages before they were kept: read the difference before you keep another.
#[test]
fn a_siege_and_a_night_of_monsters_read_well_in_both_languages() {
    for lang in ["fr", "en"] {
        for (name, seed) in [("siege", "1"), ("monstres", "1")] {
            let told = run(&["fight", &format!("scenarios/bx/{name}.toml"), "--seed", seed, "--lang", lang]);
            assert_eq!(told.code, 0, "{}", told.err);
            insta::assert_snapshot!(format!("{name}_{lang}"), told.out);
        }
    }
}

#[test]
fn a_small_battle_reads_well_in_both_languages() {
    let path = "crates/cli/tests/fixtures/ford.toml";
    for lang in ["fr", "en"] {
        insta::assert_snapshot!(format!("chronicle_{lang}"), run(&["fight", path, "--seed", "2", "--lang", lang]).out);
        let odds = run(&["odds", path, "-n", "400", "--exact", "--lang", lang]).out;
        insta::assert_snapshot!(format!("odds_{lang}"), odds);
    }
}
