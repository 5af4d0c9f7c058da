//! The live parts of a page. Each is an element with an id of its own, written by one function, for the page and for the update.

use crate::html::Html;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

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

/// What is kept of a page to tell later what has changed: not the page, whose copy for every phone would be most of the memory, but a number for
/// each of its parts.
#[derive(Clone, Debug, Default)]
pub struct Prints(Vec<Print>);

#[derive(Clone, Debug)]
struct Print {
    id: String,
    html: u64,
    frame: Option<u64>,
    /// The parts in the order in which the page has them.
    order: Vec<String>,
    /// The same as they were written.
    parts: Vec<u64>,
}

fn print(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

impl Rendered {
    /// What to keep of it.
    #[must_use]
    pub fn prints(&self) -> Prints {
        Prints(self.0.iter().map(Region::print).collect())
    }

    /// What has changed since: the ids of elements, and what they become.
    #[must_use]
    pub fn since(&self, before: &Prints) -> Vec<(String, String)> {
        let mut changed = Vec::new();
        for region in &self.0 {
            let now = region.print();
            match before.0.iter().find(|r| r.id == region.id) {
                Some(old) if old.html == now.html => {}
                Some(old) if now.frame.is_some() && old.frame == now.frame && old.order == now.order => {
                    for (part, (is, was)) in region.parts.iter().zip(now.parts.iter().zip(&old.parts)) {
                        if is != was {
                            changed.push(part.clone());
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
    fn print(&self) -> Print {
        // The order of cards shows in the whole, not in the list of parts: compare where each begins.
        let mut at: Vec<(Option<usize>, &String)> =
            self.parts.iter().map(|(id, html)| (self.html.find(html.as_str()), id)).collect();
        at.sort();
        Print {
            id: self.id.clone(),
            html: print(&self.html),
            frame: self.frame.as_deref().map(print),
            order: at.into_iter().map(|(_, id)| id.clone()).collect(),
            parts: self.parts.iter().map(|(_, html)| print(html)).collect(),
        }
    }
}

/// The data of a live update, as `live.js` reads it.
#[must_use]
pub fn push(changed: &[(String, String)]) -> String {
    serde_json::to_string(changed).unwrap_or_default()
}
