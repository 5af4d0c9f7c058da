//! Dependencies point one way, and each outside library has one home.

use super::{Tree, Violation};
use crate::metadata::{Metadata, Need, Package};

const RULE: &str = "borders";
const REASONS: &str = "docs/adr/0008-dependencies.md";

/// Our crates from the ground up, and which of ours each may use besides for its tests. Books are found under `books/`.
const CRATES: &[(&str, &[&str])] = &[
    ("montjoie-table", &[]),
    ("montjoie-game", &["montjoie-table"]),
    ("montjoie-odds", &["montjoie-table", "montjoie-game"]),
    ("montjoie-bring", &["montjoie-table", "montjoie-game"]),
    ("montjoie-text", &["montjoie-table", "montjoie-game"]),
    ("montjoie-chronicle", &["montjoie-table", "montjoie-game"]),
    ("montjoie-pages", &["montjoie-table", "montjoie-game", "montjoie-text"]),
    (
        "montjoie-web",
        &[
            "montjoie-table",
            "montjoie-game",
            "montjoie-odds",
            "montjoie-bring",
            "montjoie-text",
            "montjoie-chronicle",
            "montjoie-pages",
        ],
    ),
    // The list of the books: for the executable, and for tests.
    ("montjoie-books", &["montjoie-table", "montjoie-game"]),
    (
        "montjoie",
        &[
            "montjoie-table",
            "montjoie-game",
            "montjoie-books",
            "montjoie-odds",
            "montjoie-bring",
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
        &["montjoie-table", "montjoie-game", "montjoie-books", "montjoie-odds", "montjoie-chronicle", "montjoie-web"],
    ),
    // For tests of books; nobody ships it.
    ("montjoie-trial", &["montjoie-table", "montjoie-game"]),
    // Look at the others from outside.
    ("montjoie-sources", &[]),
    ("montjoie-browser", &[]),
    ("montjoie-mutants", &[]),
    ("xtask", &["montjoie-sources"]),
];

/// What a book may use of ours.
const OF_A_BOOK: &[&str] = &["montjoie-table", "montjoie-game"];
/// Who may know books by name: the list, and whoever measures them.
const KNOW_BOOKS: &[&str] = &["montjoie-books", "montjoie-bench"];
/// What tests may use besides: the list of the books, the chances, the help for tests of books.
const FOR_TESTS: &[&str] = &["montjoie-books", "montjoie-odds", "montjoie-trial"];

/// Crates in which rules live take nothing else than this, even for their tests.
const CLOSED: &[(&str, &[&str])] = &[
    ("montjoie-table", &["arrayvec", "rand_core", "rand_xoshiro", "serde", "serde_json", "proptest"]),
    ("montjoie-game", &["arrayvec", "serde", "serde_json", "toml_edit", "proptest"]),
];
/// The same for every book.
const CLOSED_BOOK: &[&str] = &["arrayvec", "serde", "serde_json"];

/// Libraries with one home: how their names begin, and where they live.
const HOMES: &[(&str, &str)] = &[
    ("fluent", "montjoie-text"),
    ("unic-langid", "montjoie-text"),
    ("intl", "montjoie-text"),
    ("rusqlite", "montjoie-chronicle"),
    ("sha2", "montjoie-chronicle"),
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
    ("montjoie-books", &["getrandom", "tokio", "rusqlite", "fluent-bundle", "clap"]),
    ("montjoie-odds", &["getrandom", "tokio", "rusqlite", "fluent-bundle", "clap"]),
    ("montjoie-pages", &["tokio", "axum", "hyper", "rusqlite", "libsqlite3-sys", "clap"]),
];

/// Every dependency that crosses a border.
pub fn check(tree: &Tree, world: &Metadata) -> Vec<Violation> {
    let reasons = tree.get(REASONS).unwrap_or_default();
    let mut problems: Vec<Violation> = world.members.iter().flat_map(|m| faults(m, world, reasons)).collect();
    for (name, banned) in NEVER_ALONG {
        let along = world.comes_along(name);
        for guest in banned.iter().filter(|b| along.contains(**b)) {
            let member = Package { name: (*name).to_owned(), ..Package::default() };
            problems.push(problem(
                &member,
                format!("{guest} comes along with it, at some distance: see `cargo tree -i {guest}`"),
            ));
        }
    }
    problems
}

fn faults(member: &Package, world: &Metadata, reasons: &str) -> Vec<Violation> {
    let book = member.is_book();
    let of_book: &[&str] = if book { OF_A_BOOK } else { &[] };
    let listed = CRATES.iter().find(|(name, _)| *name == member.name).map(|(_, ours)| *ours);
    let Some(ours) = listed.or(book.then_some(of_book)) else {
        let what = "a crate without a place: say in xtask/src/tidy/borders.rs what it may use";
        return vec![problem(member, what.into())];
    };
    let closed = CLOSED.iter().find(|(name, _)| *name == member.name).map(|(_, may)| *may);
    let closed = closed.or(book.then_some(CLOSED_BOOK));
    let mut problems = Vec::new();
    let mut seen = std::collections::BTreeSet::new();
    for (need, when) in member.needs.iter().filter(|need| seen.insert(*need)) {
        let mut say = |what: String| problems.push(problem(member, what));
        if let Some(other) = world.members.iter().find(|m| m.name == *need) {
            let known = other.is_book() && KNOW_BOOKS.contains(&member.name.as_str());
            let tests = *when == Need::Test && FOR_TESTS.contains(&need.as_str());
            if !ours.contains(&need.as_str()) && *need != member.name && !known && !tests {
                say(format!("must not depend on {need}: arrows point down (ARCHITECTURE.md)"));
            }
            continue;
        }
        if let Some((_, home)) = HOMES.iter().find(|(start, home)| need.starts_with(start) && *home != member.name) {
            say(format!("must not depend on {need}, whose home is {home}"));
        }
        if let Some(may) = closed.filter(|may| !may.contains(&need.as_str())) {
            say(format!("must not depend on {need}; it may use {}", may.join(", ")));
        }
        if !reasons.contains(&format!("`{need}`")) {
            say(format!("depends on {need}: write why in {REASONS}"));
        }
    }
    problems
}

fn problem(member: &Package, what: String) -> Violation {
    let name = member.name.as_str();
    let folder = name.strip_prefix("montjoie-").unwrap_or(if name == "montjoie" { "cli" } else { name });
    let path = match folder {
        "xtask" | "bench" | "mutants" => format!("{folder}/Cargo.toml"),
        _ if member.is_book() => format!("books/{folder}/Cargo.toml"),
        _ => format!("crates/{folder}/Cargo.toml"),
    };
    Violation { path, line: 0, rule: RULE, what }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metadata::parse;

    fn world(packages: &[(&str, &[&str])]) -> Metadata {
        // `books/ost` is a book; `test:x` is needed by tests alone.
        let package = |(name, needs): &(&str, &[&str])| {
            let (folder, name) = name.rsplit_once('/').unwrap_or(("crates", name));
            let need = |n: &&str| match n.strip_prefix("test:") {
                Some(n) => (n.to_owned(), Need::Test),
                None => ((*n).to_owned(), Need::Run),
            };
            Package {
                name: name.to_owned(),
                needs: needs.iter().map(need).collect(),
                manifest: format!("/x/{folder}/{name}/Cargo.toml"),
                ..Package::default()
            }
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
            ("montjoie-game", &["montjoie-table"]),
            ("montjoie", &["montjoie-game", "clap"]),
        ];
        assert!(told(good).is_empty(), "{:?}", told(good));
        let up: &[(&str, &[&str])] = &[("montjoie-table", &["montjoie-game"]), ("montjoie-game", &[])];
        assert!(told(up)[0].contains("arrows point down"), "{:?}", told(up));
        let aside: &[(&str, &[&str])] = &[("montjoie-text", &["montjoie-chronicle"]), ("montjoie-chronicle", &[])];
        assert_eq!(told(aside).len(), 1);
    }

    #[test]
    fn books_do_not_know_each_other_and_only_the_list_knows_them() {
        let good: &[(&str, &[&str])] = &[
            ("montjoie-game", &[]),
            ("montjoie-trial", &["montjoie-game"]),
            ("books/montjoie-ost", &["montjoie-game", "serde", "test:montjoie-trial"]),
            ("montjoie-books", &["montjoie-ost", "montjoie-game"]),
            ("montjoie-web", &["montjoie-game", "test:montjoie-books"]),
            ("montjoie", &["montjoie-books", "montjoie-web"]),
        ];
        assert!(told(good).is_empty(), "{:?}", told(good));
        let bad: &[(&str, &[&str])] = &[
            ("books/montjoie-ost", &["montjoie-trial", "tokio"]),
            ("books/montjoie-ban", &["montjoie-ost"]),
            ("montjoie-trial", &[]),
            ("montjoie-books", &[]),
            ("montjoie-web", &["montjoie-books", "test:montjoie-ost"]),
        ];
        assert_eq!(told(bad).len(), 5, "{:?}", told(bad));
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
        assert!(told(&[("montjoie-game", &["tokio"])])[0].contains("may use"));
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
