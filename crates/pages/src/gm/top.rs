//! The top line: battle and round, the ruleset's own steps, the chances, undo and redo, who is there.

use super::odds;
use crate::form;
use crate::html::Html;
use crate::view::{Presence, View};
use crate::words::Words;
use montjoie_game::{Arg, Message};

/// The top line.
pub fn top(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("header").id("top").class("top").with(|h| {
        h.tag("div").class("title").with(|h| {
            h.tag("a").class("home").attr("href", "/").attr("title", &words.word("page-home")).with(|h| {
                h.ours(MARK);
                h.tag("span").class("sr").text(&words.word("page-home"));
            });
            h.tag("h1").text(&view.title);
            h.tag("span").class("round n").text(&words.round(view.place.round));
        });
        tracker(h, view, words);
        match &view.odds {
            Some(odds) => odds::gauge(h, view, words, odds),
            None if view.outcome.is_none() => odds::awaited(h, words),
            None => {}
        }
        h.tag("div").class("moves").with(|h| {
            mv(h, view, words, crate::Form::Undo, view.desk.undo.as_ref(), "ctrl+z", "Ctrl Z");
            mv(h, view, words, crate::Form::Redo, view.desk.redo.as_ref(), "ctrl+y", "Ctrl Y");
        });
        people(h, view, words);
        let (keys, open) = (words.word("page-keys"), "keys");
        h.tag("button")
            .class("quiet")
            .attr("type", "button")
            .attr("data-open", open)
            .attr("aria-label", &keys)
            .text("?");
    });
}

/// Where the round stands: every step of the ruleset, the current one marked.
pub fn tracker(h: &mut Html, view: &View, words: &Words<'_>) {
    let now = view.info.steps.iter().position(|s| *s == view.place.step);
    h.tag("ol").class("steps").attr("tabindex", "0").attr("aria-label", &words.word("page-steps")).with(|h| {
        for (i, step) in view.info.steps.iter().enumerate() {
            let here = now == Some(i);
            let class = if now.is_some_and(|n| i < n) { "done" } else { "" };
            h.tag("li").class(class).maybe("aria-current", here.then_some("step")).text(&words.step(step));
        }
    });
}

fn mv(
    h: &mut Html,
    view: &View,
    words: &Words<'_>,
    what: crate::Form,
    message: Option<&Message>,
    key: &str,
    shown: &str,
) {
    form::form(h, view, what, "inline", |h| {
        let label = words.word(if what == crate::Form::Undo { "page-undo" } else { "page-redo" });
        let says = message.map(|m| words.say(m));
        let text = says.as_ref().map_or_else(
            || label.clone(),
            |says| {
                let id = if what == crate::Form::Undo { "page-undo-what" } else { "page-redo-what" };
                words.say(&Message::new(id).with("what", Arg::Text(says.clone())))
            },
        );
        h.tag("button")
            .class("move")
            .flag("disabled", message.is_none())
            .attr("data-key", key)
            .attr("title", &format!("{text} ({shown})"))
            .with(|h| {
                h.tag("span").class("glyph").attr("aria-hidden", "true").text(if what == crate::Form::Undo {
                    "↶"
                } else {
                    "↷"
                });
                h.tag("span").class("says").text(&text);
            });
    });
}

fn people(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("details").class("people").attr("data-keep", "people").with(|h| {
        h.tag("summary").text(&words.say(&crate::join::present(view)));
        h.tag("div").class("sheet-over").with(|h| {
            h.tag("ul").with(|h| {
                for person in &view.desk.people {
                    h.tag("li").with(|h| {
                        let (mark, word) = match person.presence {
                            Presence::Here => ("●", "page-person-here"),
                            Presence::Away => ("○", "page-person-away"),
                            Presence::Waiting => ("◌", "page-person-waiting"),
                        };
                        h.tag("span").class("dot").attr("aria-hidden", "true").text(mark);
                        h.tag("b").text(&person.name);
                        h.text(" ");
                        h.tag("span").class("faint").text(&words.word(word));
                        if let Some(who) = person.character {
                            h.tag("span").text(&format!(" · {}", words.name(who)));
                        }
                        form::form(h, view, crate::Form::Seat, "inline", |h| {
                            h.hidden("seat", &person.id);
                            if person.presence == Presence::Waiting {
                                form::button(h, words, "do", "let_in", "page-person-let-in", "confirm");
                            }
                            form::button(h, words, "do", "remove", "page-person-remove", "quiet");
                        });
                    });
                }
            });
            h.tag("p").class("buttons").with(|h| {
                for (at, word) in [("people", "page-people-all"), ("people#screen", "page-screen-show")] {
                    h.tag("a").class("button").attr("href", &format!("{}/{at}", view.base)).text(&words.word(word));
                }
            });
        });
    });
}

/// Our mark: a banner on a mound.
pub const MARK: &str = "<svg class=\"logo\" viewBox=\"0 0 24 24\" width=\"24\" height=\"24\" aria-hidden=\"true\"><path d=\"M3 21C6 15 18 15 21 21ZM11 16V2.500M11.500 3L20 5.500L16.500 8L20 10.500L11.500 11\"/></svg>";
