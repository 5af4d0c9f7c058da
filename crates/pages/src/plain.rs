//! Pages that say one thing: something is missing, refused or broken; a rule of the book.

use crate::html::Html;
use crate::open::Open;
use crate::shell::Shell;
use crate::view::{Reader, View};
use crate::words::{Words, capital};
use montjoie_game::{Fate, Figure, Mark, Message, Sheet};

/// What went wrong, in words: what is so, why, what to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorPage {
    /// Nothing lies under this address.
    NotFound,
    /// The link has no secret, or an old one.
    NoSecret,
    /// The seat was taken away.
    NoSeat,
    /// The screen's link was used or renewed.
    NoScreen,
    /// A link that is good once was used, or another took its place.
    SpentLink,
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

impl ErrorPage {
    /// Every one of them.
    pub const ALL: [ErrorPage; 11] = [
        ErrorPage::NotFound,
        ErrorPage::NoSecret,
        ErrorPage::NoSeat,
        ErrorPage::NoScreen,
        ErrorPage::SpentLink,
        ErrorPage::Forged,
        ErrorPage::TooOften,
        ErrorPage::TooLarge,
        ErrorPage::DiskFull,
        ErrorPage::Busy,
        ErrorPage::Broken,
    ];

    fn word(self) -> &'static str {
        match self {
            ErrorPage::NotFound => "not-found",
            ErrorPage::NoSecret => "no-secret",
            ErrorPage::NoSeat => "no-seat",
            ErrorPage::NoScreen => "no-screen",
            ErrorPage::SpentLink => "spent-link",
            ErrorPage::Forged => "forged",
            ErrorPage::TooOften => "too-often",
            ErrorPage::TooLarge => "too-large",
            ErrorPage::DiskFull => "disk-full",
            ErrorPage::Busy => "busy",
            ErrorPage::Broken => "broken",
        }
    }
}

/// The page of a trouble, with what a message adds to it.
#[must_use]
pub fn trouble(reader: Reader, words: &Words<'_>, trouble: ErrorPage, more: Option<&Message>) -> String {
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

/// The page in front of a book: what it is good for, how long, for how many, what it does not do.
#[must_use]
pub fn book(reader: Reader, words: &Words<'_>, name: &str, front: &str) -> String {
    Shell { reader, title: name, kind: "plain", live: None }.page(words, |h| {
        h.tag("main").id("main").class("narrow").with(|h| {
            h.tag("article").id("front-page").class("rule-text").with(|h| {
                h.tag("h1").text(name);
                paragraphs(h, words, front);
                h.tag("p").with(|h| {
                    h.tag("strong").text(&words.word("page-prepare-document"));
                    h.text(&format!(" · {}", words.word("page-prepare-document-all")));
                });
            });
            h.tag("p").with(|h| h.tag("a").attr("href", "/").text(&words.word("page-home")));
        });
    })
}

/// Paragraphs of a book; what it sets in bold is set so.
pub(crate) fn paragraphs(h: &mut Html, words: &Words<'_>, text: &str) {
    for paragraph in text.split("\n\n").filter(|p| !p.is_empty()) {
        h.tag("p").with(|h| {
            for (i, piece) in paragraph.split("**").enumerate() {
                let piece = montjoie_text::typeset(words.lang, piece);
                if i.is_multiple_of(2) { prose(h, &piece) } else { h.tag("strong").text(&piece) }
            }
        });
    }
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
    entry.text.split("\n\n").for_each(|paragraph| h.tag("p").with(|h| prose(h, paragraph)));
}

/// A paragraph of a book: what stands between backquotes is a word of the files, and is set as such.
pub(crate) fn prose(h: &mut Html, text: &str) {
    let pieces: Vec<&str> = text.split('`').collect();
    if pieces.len().is_multiple_of(2) {
        h.text(text);
        return;
    }
    for (i, piece) in pieces.into_iter().enumerate() {
        if i.is_multiple_of(2) { h.text(piece) } else { h.tag("code").text(piece) }
    }
}

/// Somebody before and after.
#[derive(Clone, Debug)]
pub enum Change {
    /// By their sheets; none before for who comes new.
    Sheet(Option<Box<Sheet>>, Box<Sheet>),
    /// By their fates.
    Fate(Fate, Fate),
}

impl Change {
    fn who(&self) -> montjoie_table::Subject {
        match self {
            Change::Sheet(_, after) => after.subject,
            Change::Fate(_, after) => after.subject,
        }
    }

    /// Before and after, in words: strength, state, and the figures that differ.
    fn words(&self, words: &Words<'_>) -> (String, String) {
        match self {
            Change::Fate(before, after) => {
                let one = |f: &Fate| format!("{}, {}", words.number(f.now), words.state(f.word, f.subject));
                (one(before), one(after))
            }
            Change::Sheet(before, after) => {
                let differs = |f: &Figure, other: Option<&Sheet>| {
                    other.is_none_or(|o| !o.figures.iter().any(|g| g.word == f.word && g.value == f.value))
                };
                let one = |sheet: &Sheet, other: Option<&Sheet>| {
                    let mut parts = Vec::new();
                    if let Some((now, start)) = sheet.strength {
                        parts.push(format!("{} / {}", words.number(now), words.number(start)));
                    }
                    parts.extend(sheet.state.map(|s| words.state(s, sheet.subject)));
                    for figure in sheet.figures.iter().filter(|f| other.is_some() && differs(f, other)).take(6) {
                        parts.push(format!("{} {}", words.figure(figure.word), words.value(&figure.value)));
                    }
                    parts.join(", ")
                };
                let was = before.as_deref().map_or_else(|| "–".to_owned(), |b| one(b, Some(after)));
                (was, one(after, before.as_deref()))
            }
        }
    }
}

/// Something to be confirmed after a look at what it will do: a ruling, a corrected die, a battle put away.
#[derive(Clone, Debug, Default)]
pub struct Confirm {
    /// What it is about: the id of a word.
    pub title: String,
    /// What it will do.
    pub told: Vec<Message>,
    /// Who changes.
    pub changes: Vec<Change>,
    /// What else is worth knowing: answers that would no longer fit, limits the table breaks.
    pub notes: Vec<Message>,
    /// Dice it wants, as far as they lie.
    pub asks: Vec<Open>,
    /// Where the form goes, under the battle.
    pub action: crate::Form,
    /// Its fields.
    pub fields: Vec<(String, String)>,
}

/// The page that asks for it.
#[must_use]
pub fn confirm(view: &View, words: &Words<'_>, what: &Confirm) -> String {
    let title = capital(&words.word(&what.title));
    Shell { reader: view.reader, title: &title, kind: "plain", live: None }.page_of(view, words, |h| {
        h.tag("main").id("main").class("narrow").with(|h| {
            h.tag("h1").text(&title);
            for message in &what.told {
                h.tag("p").text(&words.say(message));
            }
            if !what.changes.is_empty() {
                h.tag("table").class("plain changes").with(|h| {
                    h.tag("caption").class("sr").text(&words.word("page-confirm-changes"));
                    h.tag("thead").with(|h| {
                        h.tag("tr").with(|h| {
                            for word in ["page-confirm-who", "page-confirm-before", "page-confirm-after"] {
                                h.tag("th").attr("scope", "col").text(&words.word(word));
                            }
                        });
                    });
                    h.tag("tbody").with(|h| {
                        for change in &what.changes {
                            let (before, after) = change.words(words);
                            h.tag("tr").with(|h| {
                                h.tag("th").attr("scope", "row").text(&words.name(change.who()));
                                h.tag("td").class("n").text(&before);
                                h.tag("td").class("n").text(&after);
                            });
                        }
                    });
                });
            } else if what.told.is_empty() && what.asks.is_empty() {
                h.tag("p").text(&words.word("page-confirm-nothing"));
            }
            for note in &what.notes {
                h.tag("p").class("notice").text(&words.say(note));
            }
            crate::form::form(h, view, what.action, "dice", |h| {
                for (name, value) in &what.fields {
                    h.hidden(name, value);
                }
                if !what.asks.is_empty() {
                    h.tag("p").text(&words.word("page-confirm-dice"));
                    crate::gm::dice_hints(h, words, what.asks.iter());
                    h.tag("table").class("throws").with(|h| {
                        h.tag("caption").class("sr").text(&words.word("page-confirm-dice"));
                        h.tag("tbody")
                            .with(|h| what.asks.iter().for_each(|open| crate::gm::dice_row(h, view, words, open)));
                    });
                }
                h.tag("p").class("buttons").with(|h| {
                    crate::form::button(h, words, "do", "lay", "page-confirm-do", "primary confirm");
                    if !what.asks.is_empty() {
                        crate::form::button(h, words, "do", "roll", "page-dice-roll", "");
                    }
                    // Over the table it is closed, not left.
                    let not = h.tag("a").class("button").attr("href", &view.base).attr("data-close", "");
                    not.text(&words.word("page-confirm-not"));
                });
            });
        });
    })
}
