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
    Shell { reader, title: &title, kind: "plain", live: None }.page(words, |h| {
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
    Shell { reader: view.reader, title: &title, kind: "plain", live: None }.page(words, |h| {
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

/// Something to be confirmed after a look at what it will do: a ruling, a corrected die, a battle put away.
#[derive(Clone, Debug, Default)]
pub struct Confirm {
    /// What it is about, in words.
    pub title: String,
    /// What it will do.
    pub told: Vec<Message>,
    /// Who changes: strength and state before and after, as words.
    pub changes: Vec<(montjoie_table::Subject, String, String)>,
    /// Where the form goes, under the battle.
    pub action: String,
    /// Its fields.
    pub fields: Vec<(String, String)>,
}

/// The page that asks for it.
#[must_use]
pub fn confirm(view: &View, words: &Words<'_>, what: &Confirm) -> String {
    Shell { reader: view.reader, title: &what.title, kind: "plain", live: None }.page(words, |h| {
        h.tag("main").id("main").class("narrow").with(|h| {
            h.tag("h1").text(&what.title);
            for message in &what.told {
                h.tag("p").text(&words.say(message));
            }
            if !what.changes.is_empty() {
                h.tag("table").class("plain").with(|h| {
                    h.tag("caption").class("sr").text(&words.word("page-confirm-changes"));
                    h.tag("thead").with(|h| {
                        h.tag("tr").with(|h| {
                            for word in ["page-confirm-who", "page-confirm-before", "page-confirm-after"] {
                                h.tag("th").attr("scope", "col").text(&words.word(word));
                            }
                        });
                    });
                    h.tag("tbody").with(|h| {
                        for (who, before, after) in &what.changes {
                            h.tag("tr").with(|h| {
                                h.tag("th").attr("scope", "row").text(&words.name(*who));
                                h.tag("td").class("n").text(before);
                                h.tag("td").class("n").text(after);
                            });
                        }
                    });
                });
            } else if what.told.is_empty() {
                h.tag("p").text(&words.word("page-confirm-nothing"));
            }
            crate::form::form(h, view, &what.action, "buttons", |h| {
                for (name, value) in &what.fields {
                    h.hidden(name, value);
                }
                h.tag("button").class("primary").text(&words.word("page-confirm-do"));
                h.tag("a").class("button").attr("href", &view.base).text(&words.word("page-confirm-not"));
            });
        });
    })
}

/// What is left of everyone when the battle is over, and where to take it.
#[must_use]
pub fn after(view: &View, words: &Words<'_>, survivors: &[montjoie_rules::Survivor]) -> String {
    let title = words.word("page-after");
    Shell { reader: view.reader, title: &title, kind: "plain", live: None }.page(words, |h| {
        h.tag("main").id("main").class("narrow").with(|h| {
            h.tag("h1").text(&view.title);
            h.tag("h2").text(&title);
            h.tag("ul").class("plain").with(|h| {
                for survivor in survivors {
                    h.tag("li").class(if survivor.stays { "stays" } else { "gone" }).text(&words.say(&survivor.line));
                }
            });
            h.tag("p").class("buttons").with(|h| {
                for (path, word) in [
                    ("next", "page-after-next"),
                    ("chronicle", "page-paper-chronicle"),
                    ("journal", "page-paper-journal"),
                ] {
                    h.tag("a").class("button").attr("href", &format!("{}/{path}", view.base)).text(&words.word(word));
                }
            });
            h.tag("p").with(|h| h.tag("a").attr("href", &view.base).text(&words.word("page-back")));
        });
    })
}
