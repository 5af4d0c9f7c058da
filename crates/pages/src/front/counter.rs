//! One counter of the front: as wide as its strength, in the arms of its side, with what is lost as an empty rim; its state by shape and word.

use super::aims::{self, Aim};
use super::ranks::{Ranks, left};
use crate::bodies;
use crate::card::kind_word;
use crate::heraldry::{mark, pictogram};
use crate::html::Html;
use crate::keys::card as card_id;
use crate::view::View;
use crate::words::Words;
use montjoie_game::{Condition, Message, Sheet};
use montjoie_table::Subject;

/// One of those who stand.
pub(super) fn counter(h: &mut Html, view: &View, words: &Words<'_>, ranks: &Ranks<'_>, sheet: &Sheet) {
    let aims = if view.on_screen { Vec::new() } else { aims::of(view, words, sheet.subject) };
    let at: Vec<String> = aims.iter().flat_map(targets).map(card_id).collect();
    let (wide, parts) = (ranks.width(sheet), parts(view, sheet));
    // Where so little is left that figures would stand on bare paper.
    let thin = if !parts.is_empty() || left(sheet) < 55 { " thin" } else { "" };
    let class = match (wide, sheet.kind) {
        (Some(n), _) => format!("stand c-{} w{n}{thin}", condition(sheet)),
        (None, "character") => format!("stand hero c-{}", condition(sheet)),
        (None, _) => format!("stand unknown c-{}", condition(sheet)),
    };
    let tag = h.tag("li").class(&class).attr("data-unit", &card_id(sheet.subject));
    tag.maybe("data-aim", (!at.is_empty()).then(|| at.join(" ")).as_deref()).with(|h| {
        linked(h, view, sheet, "token", |h| {
            h.tag("span").class("name").text(&words.name(sheet.subject));
            h.tag("span").class("what").with(|h| {
                state(h, words, sheet);
                if let (None, Some(said)) = (sheet.strength, sheet.words) {
                    h.tag("span").class("words").text(&words.own("words", said));
                }
                aims.iter().for_each(|aim| told(h, words, aim));
                for who in inside(view, sheet) {
                    h.tag("span").class("in-it").text(&words.name(who));
                }
            });
            field(h, words, sheet, &parts);
        });
        if !parts.is_empty() && !view.on_screen {
            opened(h, view, words, sheet, &parts);
        }
    });
}

/// One who is out of it, or not there yet: a flat strip.
pub(super) fn strip(h: &mut Html, view: &View, words: &Words<'_>, sheet: &Sheet) {
    let class = format!("gone c-{}", condition(sheet));
    h.tag("li").class(&class).attr("data-unit", &card_id(sheet.subject)).with(|h| {
        linked(h, view, sheet, "token", |h| {
            h.tag("span").class("name").text(&words.name(sheet.subject));
            h.tag("span").class("what").with(|h| state(h, words, sheet));
        });
    });
}

/// What a side stands behind: a course of stones, as wide as what is left of it.
pub(super) fn wall(h: &mut Html, view: &View, words: &Words<'_>, sheet: &Sheet) {
    let class = format!("wall c-{}", condition(sheet));
    h.tag("li").class(&class).attr("data-unit", &card_id(sheet.subject)).with(|h| {
        linked(h, view, sheet, "token", |h| {
            h.tag("span").class("name").text(&words.name(sheet.subject));
            h.tag("span").class("what").with(|h| state(h, words, sheet));
            h.tag("span").class("box").with(|h| {
                h.tag("i").class(&format!("now w{}", left(sheet))).text("");
                number(h, words, sheet);
            });
        });
    });
}

fn condition(sheet: &Sheet) -> &'static str {
    sheet.condition.map_or("unknown", Condition::word)
}

fn targets(aim: &Aim) -> Vec<Subject> {
    match aim {
        Aim::Given(_, at) => at.clone(),
        Aim::Noted(_) | Aim::Awaited => Vec::new(),
    }
}

/// A link to somebody's card; the screen for the table has no cards to lead to.
fn linked(h: &mut Html, view: &View, sheet: &Sheet, class: &str, inside: impl FnOnce(&mut Html)) {
    let public = view.on_screen;
    let link = (!public).then(|| format!("#{}", card_id(sheet.subject)));
    h.tag(if public { "span" } else { "a" }).class(class).maybe("href", link.as_deref()).with(inside);
}

/// The state: a mark, and the book's own word for it.
fn state(h: &mut Html, words: &Words<'_>, sheet: &Sheet) {
    let known = sheet.condition.is_some();
    if known {
        mark(h, condition(sheet));
    }
    let word = match (sheet.state, sheet.condition) {
        (Some(state), _) => words.state(state, sheet.subject),
        (None, Some(condition)) => words.word(&format!("condition-{}", condition.word())),
        (None, None) => return,
    };
    h.tag("span").text(&word);
}

fn told(h: &mut Html, words: &Words<'_>, aim: &Aim) {
    match aim {
        Aim::Noted(said) => {
            h.tag("span").class("aim noted").text(&words.say(&about("page-front-noted", said)));
        }
        Aim::Given(said, _) => h.tag("span").class("aim given").text(&words.say(&about("page-front-given", said))),
        Aim::Awaited => h.tag("span").class("aim awaits").text(&words.word("page-front-awaits")),
    }
}

fn about(id: &'static str, said: &str) -> Message {
    Message::new(id).with("what", montjoie_game::Arg::Text(said.to_owned()))
}

/// The coloured field: what is left in the middle of what there was.
fn field(h: &mut Html, words: &Words<'_>, sheet: &Sheet, parts: &[&Sheet]) {
    h.tag("span").class("box").with(|h| {
        if parts.is_empty() {
            h.tag("i").class(&format!("now w{}", left(sheet))).text("");
        } else {
            slices(h, parts);
        }
        h.tag("span").class("in").with(|h| {
            pictogram(h, sheet.kind, &words.word(kind_word(sheet.kind)));
            number(h, words, sheet);
        });
    });
}

fn number(h: &mut Html, words: &Words<'_>, sheet: &Sheet) {
    let Some((now, start)) = sheet.strength else { return };
    h.tag("b").class("n").attr("aria-hidden", "true").text(&words.number(now));
    let both = Message::new("page-army-strength").number("now", now).number("start", start);
    h.tag("span").class("sr").text(&words.say(&both));
}

/// A body cut into its parts, each as wide as it was and as high as what is left of it.
fn slices(h: &mut Html, parts: &[&Sheet]) {
    let whole: i64 = parts.iter().map(|s| s.strength.map_or(1, |(_, start)| start)).sum::<i64>().max(1);
    for part in parts {
        let start = part.strength.map_or(1, |(_, start)| start);
        let share = (start * 100 / whole).clamp(1, 100);
        let high = if bodies::out(part) { 0 } else { left(part) };
        h.tag("i").class(&format!("slice w{share} c-{}", condition(part))).with(|h| {
            h.tag("i").class(&format!("now w{high}")).text("");
        });
    }
}

/// The bodies that stand in this one.
fn parts<'a>(view: &'a View, sheet: &Sheet) -> Vec<&'a Sheet> {
    let all: Vec<&Sheet> = view.sheets.iter().filter(|s| s.side == sheet.side).collect();
    let parts: Vec<&Sheet> = all.into_iter().filter(|s| bodies::told_by_place(s, sheet)).collect();
    if parts.len() > 1 { parts } else { Vec::new() }
}

/// Persons who stand in it.
fn inside(view: &View, sheet: &Sheet) -> Vec<Subject> {
    if sheet.kind == "character" {
        return Vec::new();
    }
    let person = |who: &Subject| view.sheet(*who).is_some_and(|s| s.kind == "character" && !bodies::out(s));
    let free = |who: &Subject| view.sheet(*who).is_some_and(|s| s.against.is_empty());
    sheet.with.iter().copied().filter(|who| person(who) && free(who)).collect()
}

/// The parts of a body, opened in place.
fn opened(h: &mut Html, view: &View, words: &Words<'_>, sheet: &Sheet, parts: &[&Sheet]) {
    let key = format!("parts-{}", card_id(sheet.subject));
    let said = Message::new("page-within").number("n", i64::try_from(parts.len()).unwrap_or(0));
    bodies::fold(h, words, &key, &words.say(&said), parts, |h| {
        h.tag("ul").class("parts").with(|h| {
            for part in parts {
                h.tag("li").with(|h| {
                    linked(h, view, part, "part-of", |h| {
                        if part.condition.is_some_and(|c| c != Condition::Fit) {
                            mark(h, condition(part));
                        }
                        h.text(&words.name(part.subject));
                        if let Some((now, _)) = part.strength {
                            h.tag("b").text(&words.number(now));
                        }
                    });
                });
            }
        });
    });
}
