//! The screen for the table: banners, the front, strengths as far as they are public, the last lines. Large; no controls.

use crate::card::bar;
use crate::front::front;
use crate::gm::lines;
use crate::heraldry::shield;
use crate::html::Html;
use crate::region::{Region, Rendered};
use crate::shell::Shell;
use crate::view::{ShownLine, View};
use crate::words::Words;
use montjoie_game::{Message, Outcome};
use montjoie_table::{Side, Subject};

/// The whole page.
#[must_use]
pub fn page(view: &View, words: &Words<'_>) -> String {
    let live = format!("{}/events", view.base);
    let shell = Shell { reader: view.reader, title: &view.title, kind: "screen", live: Some(&live) };
    shell.page_of(view, words, |h| {
        h.tag("main").id("main").with(|h| {
            sides(h, view, words);
            front(h, view, words);
            crate::pledge::pledged(h, view, words);
            crate::moment::moment(h, view, words);
            last(h, view, words);
        });
    })
}

/// The live parts of the page.
#[must_use]
pub fn regions(view: &View, words: &Words<'_>) -> Rendered {
    Rendered(vec![
        Region::new("arms", &|h: &mut Html| crate::shell::arms(h, view)),
        Region::new("sides", &|h: &mut Html| sides(h, view, words)),
        Region::new("front", &|h: &mut Html| front(h, view, words)),
        Region::new("pledge", &|h: &mut Html| crate::pledge::pledged(h, view, words)),
        Region::new("moment", &|h: &mut Html| crate::moment::moment(h, view, words)),
        Region::new("last", &|h: &mut Html| last(h, view, words)),
    ])
}

fn sides(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("header").id("sides").class("sides").with(|h| {
        one(h, view, words, Side::A);
        h.tag("div").class("middle").with(|h| {
            h.tag("h1").text(&view.title);
            h.tag("p").class("n").text(&format!("{} · {}", words.round(view.place.round), words.step(view.place.step)));
            if let Some(outcome) = view.outcome {
                let message = match outcome {
                    Outcome::Victory(side) => Message::new("outcome-victory").who("side", Subject::side(side)),
                    Outcome::Draw => Message::new("outcome-draw"),
                    Outcome::Undecided => Message::new("outcome-undecided"),
                };
                h.tag("p").class("big").text(&words.say(&message));
            }
        });
        one(h, view, words, Side::B);
    });
}

fn one(h: &mut Html, view: &View, words: &Words<'_>, side: Side) {
    let letter = if side == Side::A { "a" } else { "b" };
    h.tag("div").class(&format!("banner side-{letter}")).with(|h| {
        shield(h, view.banner(side), letter);
        h.tag("h2").text(&words.side(side));
        let own: Vec<&montjoie_game::Sheet> = view.sheets.iter().filter(|s| s.side == side).collect();
        let (now, start) = crate::bodies::strength(&own);
        if start > 0 {
            bar(h, now, start);
        }
    });
}

fn last(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("section").id("last").class("chronicle").attr("aria-label", &words.word("page-chronicle")).with(|h| {
        if let Some(telling) = view.telling.as_ref().filter(|t| t.shown) {
            h.tag("blockquote").class("telling").text(&telling.text);
        }
        let from = view.chronicle.len().saturating_sub(6);
        let recent: Vec<&ShownLine> = view.chronicle.iter().skip(from).collect();
        h.tag("div").class("log").attr("role", "log").attr("aria-label", &words.word("page-chronicle")).with(|h| {
            lines(h, view, words, &recent, false);
        });
    });
}
