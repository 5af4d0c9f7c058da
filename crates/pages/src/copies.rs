//! The copies of the battles: which there are, and, before one is put back, what it would replace.

use crate::html::Html;
use crate::shell::Shell;
use crate::view::{Notice, Reader};
use crate::words::{Words, capital};
use montjoie_game::Message;

/// One copy.
#[derive(Clone, Debug)]
pub struct BackupCopy {
    /// What addresses call it.
    pub id: String,
    /// Of which day it is, or what for.
    pub title: Message,
    /// What it holds, in words; or why that cannot be told.
    pub holds: Result<String, Message>,
    /// Whether it is a file that was set aside when a copy was put back.
    pub aside: bool,
}

/// What putting one back would do.
#[derive(Clone, Debug)]
pub struct Look {
    /// The copy.
    pub copy: BackupCopy,
    /// What the file in place holds and the copy lacks, a line each.
    pub newer: Vec<String>,
    /// Why the file in place cannot be read, if it cannot.
    pub unreadable: Option<Message>,
    /// What was seen: the form brings it back, so that nothing is replaced that nobody saw.
    pub mark: String,
    /// What has to be said.
    pub notices: Vec<Notice>,
}

fn frame(reader: Reader, words: &Words<'_>, title: &str, notices: &[Notice], body: impl FnOnce(&mut Html)) -> String {
    Shell { reader, title, kind: "plain", live: None }.page(words, |h| {
        h.tag("main").id("main").class("wide").with(|h| {
            h.tag("h1").text(title);
            for notice in notices {
                let class = if notice.wrong { "notice wrong" } else { "notice" };
                h.tag("p").class(class).attr("role", "alert").text(&words.say(&notice.message));
            }
            body(h);
        });
    })
}

/// The page of all copies.
#[must_use]
pub fn page(reader: Reader, words: &Words<'_>, copies: &[BackupCopy], notices: &[Notice]) -> String {
    frame(reader, words, &words.word("page-copies"), notices, |h| {
        h.tag("p").text(&words.word("page-copies-what"));
        let (aside, made): (Vec<&BackupCopy>, Vec<&BackupCopy>) = copies.iter().partition(|copy| copy.aside);
        if made.is_empty() {
            h.tag("p").class("panel").text(&words.word("page-copies-none"));
        } else {
            h.tag("section").class("panel").with(|h| {
                h.tag("h2").text(&words.word("page-copies-made"));
                list(h, words, &made);
            });
        }
        if !aside.is_empty() {
            h.tag("section").class("panel").with(|h| {
                h.tag("h2").text(&words.word("page-copies-aside-title"));
                h.tag("p").class("hint").text(&words.word("page-copies-aside-hint"));
                list(h, words, &aside);
            });
        }
        h.tag("p").with(|h| h.tag("a").class("button").attr("href", "/").text(&words.word("page-home")));
    })
}

fn list(h: &mut Html, words: &Words<'_>, copies: &[&BackupCopy]) {
    h.tag("ul").class("plain copies").with(|h| {
        for copy in copies {
            h.tag("li").with(|h| {
                let title = words.say(&copy.title);
                h.tag("h3").text(&title);
                match &copy.holds {
                    Ok(holds) => {
                        h.tag("p").text(&capital(holds));
                        h.tag("p").with(|h| {
                            h.tag("a").class("button").attr("href", &format!("/copies/{}", copy.id)).with(|h| {
                                h.text(&words.word("page-copies-look"));
                                h.tag("span").class("sr").text(&format!(" {title}"));
                            });
                        });
                    }
                    Err(why) => h.tag("p").class("faint").text(&words.say(why)),
                }
            });
        }
    });
}

/// The page on which one looks first. Its form: `POST /copies/ID` (`mark`).
#[must_use]
pub fn look(reader: Reader, words: &Words<'_>, look: &Look) -> String {
    let title = words.say(&look.copy.title);
    frame(reader, words, &title, &look.notices, |h| {
        if let Ok(holds) = &look.copy.holds {
            h.tag("p").class("big").text(&capital(holds));
        }
        h.tag("section").class("panel").id("replaced").with(|h| {
            h.tag("h2").text(&words.word("page-copies-replaced"));
            if let Some(why) = &look.unreadable {
                h.tag("p").text(&words.say(why));
                h.tag("p").text(&words.word("page-copies-unreadable"));
            } else if look.newer.is_empty() {
                h.tag("p").text(&words.word("page-copies-nothing-newer"));
            } else {
                h.tag("p").text(&words.word("page-copies-newer"));
                h.tag("ul").with(|h| look.newer.iter().for_each(|line| h.tag("li").text(line)));
            }
            h.tag("p").class("hint").text(&words.word("page-copies-then"));
        });
        h.tag("form").attr("method", "post").attr("action", &format!("/copies/{}", look.copy.id)).with(|h| {
            h.hidden("mark", &look.mark);
            let label = if look.newer.is_empty() { "page-copies-do" } else { "page-copies-do-newer" };
            h.tag("button").class("primary").text(&words.word(label));
            h.text(" ");
            h.tag("a").class("button").attr("href", "/copies").text(&words.word("page-copies-leave"));
        });
    })
}
