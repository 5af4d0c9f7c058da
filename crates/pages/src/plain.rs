//! Pages that say one thing: something is missing, refused or broken; a rule of the book.

use crate::html::Html;
use crate::shell::Shell;
use crate::view::{Reader, View};
use crate::words::Words;
use montjoie_rules::{Mark, Message};

/// What went wrong, in words: what is so, why, what to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Nothing lies under this address.
    NotFound,
    /// The link has no secret, or an old one.
    NoSecret,
    /// The seat was taken away.
    NoSeat,
    /// The form came from elsewhere, or is too old.
    Forged,
    /// Too many tries at the code.
    TooOften,
    /// What was sent is too large.
    TooLarge,
    /// Nothing could be written.
    DiskFull,
    /// Another program holds the folder.
    Busy,
    /// Something broke on our side.
    Broken,
}

impl Trouble {
    /// Every one of them.
    pub const ALL: [Trouble; 9] = [
        Trouble::NotFound,
        Trouble::NoSecret,
        Trouble::NoSeat,
        Trouble::Forged,
        Trouble::TooOften,
        Trouble::TooLarge,
        Trouble::DiskFull,
        Trouble::Busy,
        Trouble::Broken,
    ];

    fn word(self) -> &'static str {
        match self {
            Trouble::NotFound => "not-found",
            Trouble::NoSecret => "no-secret",
            Trouble::NoSeat => "no-seat",
            Trouble::Forged => "forged",
            Trouble::TooOften => "too-often",
            Trouble::TooLarge => "too-large",
            Trouble::DiskFull => "disk-full",
            Trouble::Busy => "busy",
            Trouble::Broken => "broken",
        }
    }
}

/// The page of a trouble, with what a message adds to it.
#[must_use]
pub fn trouble(reader: Reader, words: &Words<'_>, trouble: Trouble, more: Option<&Message>) -> String {
    let title = words.word(&format!("page-trouble-{}", trouble.word()));
    Shell { reader, title: &title, kind: "plain", live: None, seen: 0 }.page(words, |h| {
        h.tag("main").id("main").class("narrow").with(|h| {
            h.tag("h1").text(&title);
            h.tag("p").class("big").text(&words.word(&format!("page-trouble-{}-do", trouble.word())));
            if let Some(more) = more {
                h.tag("p").text(&words.say(more));
            }
            h.tag("p").with(|h| h.tag("a").class("button").attr("href", "/").text(&words.word("page-home")));
        });
    })
}

/// A rule of the book, as a page of its own; `table.js` shows it over the table instead.
#[must_use]
pub fn rule(view: &View, words: &Words<'_>, id: &str) -> String {
    let title = words.rule(id).map_or_else(|| id.to_owned(), |e| format!("{} · {}", e.id, e.title));
    Shell { reader: view.reader, title: &title, kind: "plain", live: None, seen: 0 }.page(words, |h| {
        h.tag("main").id("main").class("narrow").with(|h| {
            h.tag("article").id("rule").class("rule-text").with(|h| rule_text(h, words, id));
            h.tag("p").with(|h| h.tag("a").attr("href", &view.base).text(&words.word("page-back")));
        });
    })
}

fn rule_text(h: &mut Html, words: &Words<'_>, id: &str) {
    let Some(entry) = words.rule(id) else {
        h.tag("h1").text(id);
        h.tag("p").text(&words.word("page-rule-none"));
        return;
    };
    h.tag("h1").text(&entry.title);
    h.tag("p").class("faint").with(|h| {
        h.text(&format!("{} · {} · ", entry.id, entry.chapter));
        h.text(&words.word(match entry.mark {
            Mark::Text => "page-rule-text",
            Mark::Reading => "page-rule-reading",
            Mark::Ours => "page-rule-ours",
        }));
    });
    for paragraph in entry.text.split("\n\n") {
        h.tag("p").text(paragraph);
    }
}
