//! What a page of preparing looks at: who is open, what the catalogue is searched for. It travels in the address, so that nothing is lost by a
//! button, with scripts or without.

use crate::forms::Fields;
use montjoie_pages::prepare::Seek;
use std::collections::BTreeMap;

/// What the page looks at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListState {
    /// Whose sheet is open, by its place.
    pub open: Option<String>,
    /// What the catalogue is searched for.
    pub seek: Seek,
    /// Whether what is disputed is unfolded.
    pub options: bool,
    /// Whether the chances are to be counted now.
    pub count: bool,
}

impl ListState {
    /// As an address says it.
    pub fn of_query(query: &BTreeMap<String, String>) -> ListState {
        let get = |name: &str| query.get(name).cloned().unwrap_or_default();
        ListState {
            open: query.get("open").cloned(),
            seek: Seek { words: get("q"), kind: get("kind"), worth: get("worth") },
            options: query.contains_key("options"),
            count: query.contains_key("chances"),
        }
    }

    /// As a form says it.
    pub fn of_form(fields: &Fields) -> ListState {
        let get = |name: &str| fields.get(name).trim().to_owned();
        ListState {
            open: Some(get("open")).filter(|o| !o.is_empty()),
            seek: Seek { words: get("q"), kind: get("kind"), worth: get("worth") },
            options: !fields.get("options").is_empty(),
            count: false,
        }
    }

    /// The address of it, with a word on what has just been.
    pub fn address(&self, base: &str, told: &str, anchor: &str) -> String {
        let mut parts: Vec<String> = Vec::new();
        let mut part = |name: &str, value: &str| {
            if !value.is_empty() {
                parts.push(format!("{name}={}", crate::forms::encode(value)));
            }
        };
        part("open", self.open.as_deref().unwrap_or_default());
        part("q", &self.seek.words);
        part("kind", &self.seek.kind);
        part("worth", &self.seek.worth);
        part("options", if self.options { "1" } else { "" });
        part("chances", if self.count { "1" } else { "" });
        if !told.is_empty() {
            parts.push(told.to_owned());
        }
        let query = if parts.is_empty() { String::new() } else { format!("?{}", parts.join("&")) };
        let hash = if anchor.is_empty() { String::new() } else { format!("#{anchor}") };
        format!("{base}{query}{hash}")
    }
}
