//! Dependencies point one way, and each outside library has one home.

use super::{Problem, Tree};
use crate::metadata::{Metadata, Package};

const RULE: &str = "borders";
const REASONS: &str = "docs/adr/0008-dependencies.md";

/// Our crates from the ground up, and which of ours each may use. Those that are planned stand here already.
const CRATES: &[(&str, &[&str])] = &[
    ("montjoie-table", &[]),
    ("montjoie-rules", &["montjoie-table"]),
    ("montjoie-text", &["montjoie-table", "montjoie-rules"]),
    ("montjoie-chronicle", &["montjoie-table", "montjoie-rules"]),
    ("montjoie-pages", &["montjoie-table", "montjoie-rules", "montjoie-text"]),
    ("montjoie-web", &["montjoie-table", "montjoie-rules", "montjoie-text", "montjoie-chronicle", "montjoie-pages"]),
    (
        "montjoie",
        &[
            "montjoie-table",
            "montjoie-rules",
            "montjoie-text",
            "montjoie-chronicle",
            "montjoie-pages",
            "montjoie-web",
            "montjoie-sources",
        ],
    ),
    // Measures the others; nobody uses it.
    (
        "montjoie-bench",
        &["montjoie-table", "montjoie-rules", "montjoie-text", "montjoie-chronicle", "montjoie-web", "montjoie"],
    ),
    // Look at the others from outside.
    ("montjoie-sources", &[]),
    ("montjoie-browser", &[]),
    ("montjoie-mutants", &[]),
    ("xtask", &["montjoie-sources"]),
];

/// The two crates in which rules live take nothing else than this, even for their tests.
const CLOSED: &[(&str, &[&str])] = &[
    ("montjoie-table", &["arrayvec", "rand_core", "rand_xoshiro", "serde", "serde_json", "proptest"]),
    ("montjoie-rules", &["arrayvec", "serde", "serde_json", "toml_edit", "insta", "proptest"]),
];

/// Libraries with one home: how their names begin, and where they live.
const HOMES: &[(&str, &str)] = &[
    ("fluent", "montjoie-text"),
    ("unic-langid", "montjoie-text"),
    ("intl", "montjoie-text"),
    ("rusqlite", "montjoie-chronicle"),
    ("libsqlite3", "montjoie-chronicle"),
    ("sqlx", "montjoie-chronicle"),
    ("askama", "montjoie-pages"),
    ("axum", "montjoie-web"),
    ("hyper", "montjoie-web"),
    ("http", "montjoie-web"),
    ("tower", "montjoie-web"),
    ("clap", "montjoie"),
    ("syn", "montjoie-mutants"),
    ("proc-macro2", "montjoie-mutants"),
];

/// What must not come along at any distance: a page could one day run in a browser, rules anywhere.
const NEVER_ALONG: &[(&str, &[&str])] = &[
    ("montjoie-table", &["getrandom", "tokio", "rusqlite", "fluent-bundle", "clap"]),
    ("montjoie-rules", &["getrandom", "tokio", "rusqlite", "fluent-bundle", "clap"]),
    ("montjoie-pages", &["tokio", "axum", "hyper", "rusqlite", "libsqlite3-sys", "clap"]),
];

/// Every dependency that crosses a border.
pub fn check(tree: &Tree, world: &Metadata) -> Vec<Problem> {
    let reasons = tree.get(REASONS).unwrap_or_default();
    let mut problems: Vec<Problem> = world.members.iter().flat_map(|m| faults(m, world, reasons)).collect();
    for (name, banned) in NEVER_ALONG {
        let along = world.comes_along(name);
        for guest in banned.iter().filter(|b| along.contains(**b)) {
            problems.push(problem(
                name,
                format!("{guest} comes along with it, at some distance: see `cargo tree -i {guest}`"),
            ));
        }
    }
    problems
}

fn faults(member: &Package, world: &Metadata, reasons: &str) -> Vec<Problem> {
    let Some((_, ours)) = CRATES.iter().find(|(name, _)| *name == member.name) else {
        let what = "a crate without a place: say in xtask/src/tidy/borders.rs what it may use";
        return vec![problem(&member.name, what.into())];
    };
    let mut problems = Vec::new();
    let mut seen = std::collections::BTreeSet::new();
    for (need, _) in member.needs.iter().filter(|(need, _)| seen.insert(need)) {
        let mut say = |what: String| problems.push(problem(&member.name, what));
        if world.members.iter().any(|m| m.name == *need) {
            if !ours.contains(&need.as_str()) && *need != member.name {
                say(format!("must not depend on {need}: arrows point down (ARCHITECTURE.md)"));
            }
            continue;
        }
        if let Some((_, home)) = HOMES.iter().find(|(start, home)| need.starts_with(start) && *home != member.name) {
            say(format!("must not depend on {need}, whose home is {home}"));
        }
        if let Some((_, may)) = CLOSED.iter().find(|(name, may)| *name == member.name && !may.contains(&need.as_str()))
        {
            say(format!("must not depend on {need}; it may use {}", may.join(", ")));
        }
        if !reasons.contains(&format!("`{need}`")) {
            say(format!("depends on {need}: write why in {REASONS}"));
        }
    }
    problems
}

fn problem(name: &str, what: String) -> Problem {
    let folder = name.strip_prefix("montjoie-").unwrap_or(if name == "montjoie" { "cli" } else { name });
    let path = match folder {
        "xtask" | "bench" | "mutants" => format!("{folder}/Cargo.toml"),
        _ => format!("crates/{folder}/Cargo.toml"),
    };
    Problem { path, line: 0, rule: RULE, what }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metadata::{Need, parse};

    fn world(packages: &[(&str, &[&str])]) -> Metadata {
        let package = |(name, needs): &(&str, &[&str])| Package {
            name: (*name).to_owned(),
            needs: needs.iter().map(|n| ((*n).to_owned(), Need::Run)).collect(),
            ..Package::default()
        };
        Metadata { members: packages.iter().map(package).collect(), ..Metadata::default() }
    }

    fn told(packages: &[(&str, &[&str])]) -> Vec<String> {
        let tree = Tree::of(&[(REASONS, "`serde` `clap` `fluent-bundle` `rusqlite` `axum` `tokio`")]);
        check(&tree, &world(packages)).into_iter().map(|p| p.what).collect()
    }

    #[test]
    fn arrows_point_down() {
        let good: &[(&str, &[&str])] = &[
            ("montjoie-table", &["serde"]),
            ("montjoie-rules", &["montjoie-table"]),
            ("montjoie", &["montjoie-rules", "clap"]),
        ];
        assert!(told(good).is_empty(), "{:?}", told(good));
        let up: &[(&str, &[&str])] = &[("montjoie-table", &["montjoie-rules"]), ("montjoie-rules", &[])];
        assert!(told(up)[0].contains("arrows point down"), "{:?}", told(up));
        let aside: &[(&str, &[&str])] = &[("montjoie-text", &["montjoie-chronicle"]), ("montjoie-chronicle", &[])];
        assert_eq!(told(aside).len(), 1);
    }

    #[test]
    fn a_library_away_from_home_is_seen() {
        for (guest, library) in [
            ("montjoie-chronicle", "fluent-bundle"),
            ("montjoie-web", "rusqlite"),
            ("montjoie-chronicle", "axum"),
            ("montjoie-text", "clap"),
        ] {
            let problems = told(&[(guest, &[library])]);
            assert!(problems.len() == 1 && problems[0].contains("home"), "{guest} {library}: {problems:?}");
        }
        assert!(told(&[("montjoie-rules", &["tokio"])])[0].contains("may use"));
    }

    #[test]
    fn strangers_and_missing_reasons_are_seen() {
        assert!(told(&[("montjoie-extra", &[])])[0].contains("without a place"));
        assert!(told(&[("montjoie-web", &["leftpad"])])[0].contains("write why"));
    }

    #[test]
    fn what_comes_along_at_a_distance_is_seen() {
        let json = r#"{"workspace_members":["p"],"packages":[
            {"id":"p","name":"montjoie-pages","version":"1","license":"MIT","source":null,"dependencies":[]},
            {"id":"x","name":"x","version":"1","license":"MIT","source":"r","dependencies":[]},
            {"id":"t","name":"tokio","version":"1","license":"MIT","source":"r","dependencies":[]}],
            "resolve":{"nodes":[{"id":"p","deps":[{"pkg":"x"}]},{"id":"x","deps":[{"pkg":"t"}]},{"id":"t","deps":[]}]}}"#;
        let problems = check(&Tree::of(&[]), &parse(json).expect("well formed"));
        assert!(problems.len() == 1 && problems[0].what.contains("tokio comes along"), "{problems:?}");
    }
}
