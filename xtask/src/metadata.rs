//! What cargo knows about the workspace and everything it depends on.

use crate::run::{Cargo, Word};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Why a package is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Need {
    /// To run.
    Run,
    /// To build.
    Build,
    /// To test.
    Test,
}

/// One package, ours or another's.
#[derive(Clone, Debug, Default)]
pub struct Package {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The SPDX expression it declares.
    pub licence: Option<String>,
    /// Where it comes from; none for ours.
    pub source: Option<String>,
    /// What it names in its own manifest.
    pub needs: Vec<(String, Need)>,
    /// Where its manifest is.
    pub manifest: String,
}

impl Package {
    /// Whether it is one of the books: a folder of `books/`.
    pub fn is_book(&self) -> bool {
        self.source.is_none() && self.manifest.rsplit('/').nth(2) == Some("books")
    }
}

/// The workspace and its world.
#[derive(Clone, Debug, Default)]
pub struct Metadata {
    /// Our packages.
    pub members: Vec<Package>,
    /// Everybody else's.
    pub others: Vec<Package>,
    /// For each package id: its name and the ids it runs or builds with.
    pub graph: BTreeMap<String, (String, Vec<String>)>,
}

impl Metadata {
    /// The names of everything that comes along when this package is built to run.
    pub fn comes_along(&self, package: &str) -> BTreeSet<&str> {
        let mut seen = BTreeSet::new();
        let mut todo: Vec<&String> = self.graph.iter().filter(|(_, (n, _))| n == package).map(|(id, _)| id).collect();
        while let Some(id) = todo.pop() {
            if seen.insert(id)
                && let Some((_, needs)) = self.graph.get(id)
            {
                todo.extend(needs);
            }
        }
        seen.into_iter()
            .filter_map(|id| self.graph.get(id))
            .map(|(n, _)| n.as_str())
            .filter(|n| *n != package)
            .collect()
    }
}

/// Asks cargo.
pub fn load() -> Result<Metadata, Word> {
    let json = Cargo::new(&["metadata", "--format-version", "1", "--quiet"]).capture()?;
    parse(&json).ok_or_else(|| Word::failed("`cargo metadata` printed something we do not understand"))
}

/// Reads what `cargo metadata` prints.
pub fn parse(json: &str) -> Option<Metadata> {
    let doc: Value = serde_json::from_str(json).ok()?;
    let text = |v: &Value| v.as_str().map(str::to_owned);
    let ours: BTreeSet<String> = doc["workspace_members"].as_array()?.iter().filter_map(text).collect();
    let mut metadata = Metadata::default();
    for package in doc["packages"].as_array()? {
        let needs = package["dependencies"].as_array()?.iter().filter_map(|d| {
            let need = match d["kind"].as_str() {
                None | Some("normal") => Need::Run,
                Some("build") => Need::Build,
                Some(_) => Need::Test,
            };
            Some((text(&d["name"])?, need))
        });
        let read = Package {
            name: text(&package["name"])?,
            version: text(&package["version"])?,
            licence: text(&package["license"]),
            source: text(&package["source"]),
            needs: needs.collect(),
            manifest: text(&package["manifest_path"]).unwrap_or_default().replace('\\', "/"),
        };
        let id = text(&package["id"])?;
        metadata.graph.insert(id.clone(), (read.name.clone(), Vec::new()));
        if ours.contains(&id) { metadata.members.push(read) } else { metadata.others.push(read) }
    }
    for node in doc["resolve"]["nodes"].as_array()? {
        let along = node["deps"].as_array()?.iter().filter(|d| {
            d["dep_kinds"].as_array().is_none_or(|kinds| kinds.iter().any(|k| k["kind"].as_str() != Some("dev")))
        });
        let along = along.filter_map(|d| text(&d["pkg"])).collect();
        if let Some(entry) = metadata.graph.get_mut(node["id"].as_str()?) {
            entry.1 = along;
        }
    }
    Some(metadata)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = r#"{
      "workspace_members": ["a 1", "b 1"],
      "packages": [
        {"id":"a 1","name":"a","version":"1.0.0","license":"MIT","source":null,"dependencies":[{"name":"b","kind":null},{"name":"t","kind":"dev"}]},
        {"id":"b 1","name":"b","version":"1.0.0","license":"MIT","source":null,"dependencies":[{"name":"c","kind":"build"}]},
        {"id":"c 1","name":"c","version":"1.0.0","license":null,"source":"registry+x","dependencies":[]},
        {"id":"t 1","name":"t","version":"1.0.0","license":"MIT","source":"registry+x","dependencies":[]}
      ],
      "resolve": {"nodes": [
        {"id":"a 1","deps":[{"pkg":"b 1","dep_kinds":[{"kind":null}]},{"pkg":"t 1","dep_kinds":[{"kind":"dev"}]}]},
        {"id":"b 1","deps":[{"pkg":"c 1","dep_kinds":[{"kind":"build"}]}]},
        {"id":"c 1","deps":[]},{"id":"t 1","deps":[]}
      ]}}"#;

    #[test]
    fn what_comes_along_leaves_out_what_only_tests_need() {
        let metadata = parse(SAMPLE).expect("the sample is well formed");
        assert_eq!(metadata.comes_along("a"), BTreeSet::from(["b", "c"]));
        assert_eq!(metadata.members.len(), 2);
        assert_eq!(metadata.members[0].needs, [("b".to_owned(), Need::Run), ("t".to_owned(), Need::Test)]);
        assert_eq!(metadata.others[0].licence, None);
    }

    #[test]
    fn nonsense_is_not_metadata() {
        assert!(parse("{}").is_none());
        assert!(parse("not json").is_none());
    }
}
