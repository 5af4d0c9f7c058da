//! The live parts of a page. Each is an element with an id of its own, written by one function, for the page and for the update.

use crate::html::Html;

/// One live part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// The id of its element.
    pub id: String,
    /// The element.
    pub html: String,
    /// The element without its parts: when this has not changed, only parts are sent.
    frame: Option<String>,
    /// Its parts, by their ids.
    parts: Vec<(String, String)>,
}

impl Region {
    /// A region written by this function.
    #[must_use]
    pub fn new(id: &str, write: &dyn Fn(&mut Html)) -> Region {
        let html = Html::of(write).into_string();
        Region { id: id.to_owned(), html, frame: None, parts: Vec::new() }
    }

    pub(crate) fn frame(&mut self, write: &dyn Fn(&mut Html)) {
        self.frame = Some(Html::of(write).into_string());
    }

    pub(crate) fn part(&mut self, id: &str, write: &dyn Fn(&mut Html)) {
        self.parts.push((id.to_owned(), Html::of(write).into_string()));
    }
}

/// Every region of a page at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rendered(pub Vec<Region>);

impl Rendered {
    /// What has changed since: the ids of elements, and what they become.
    #[must_use]
    pub fn since(&self, before: &Rendered) -> Vec<(String, String)> {
        let mut changed = Vec::new();
        for region in &self.0 {
            match before.0.iter().find(|r| r.id == region.id) {
                Some(old) if old.html == region.html => {}
                Some(old) if region.frame.is_some() && old.frame == region.frame && old.same_parts(region) => {
                    for ((id, html), (_, was)) in region.parts.iter().zip(&old.parts) {
                        if html != was {
                            changed.push((id.clone(), html.clone()));
                        }
                    }
                }
                _ => changed.push((region.id.clone(), region.html.clone())),
            }
        }
        changed
    }

    /// Everything, for who has missed too much.
    #[must_use]
    pub fn all(&self) -> Vec<(String, String)> {
        self.0.iter().map(|r| (r.id.clone(), r.html.clone())).collect()
    }
}

impl Region {
    fn same_parts(&self, other: &Region) -> bool {
        // The order of cards shows in the whole, not in the list of parts: compare where each begins.
        let order = |r: &Region| {
            let mut at: Vec<(Option<usize>, String)> =
                r.parts.iter().map(|(id, html)| (r.html.find(html.as_str()), id.clone())).collect();
            at.sort();
            at.into_iter().map(|(_, id)| id).collect::<Vec<_>>()
        };
        order(self) == order(other)
    }
}

/// The data of a live update, as `live.js` reads it.
#[must_use]
pub fn push(changed: &[(String, String)]) -> String {
    serde_json::to_string(changed).unwrap_or_default()
}
