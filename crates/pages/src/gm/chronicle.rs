//! The chronicle: told in prose, grouped by round and step, every number opening into its sum.

use super::behind::{Keys, belonging};
use crate::form;
use crate::html::Html;
use crate::keys::card as card_id;
use crate::sum::{fallen, rule_link};
use crate::view::{LineBody, ShownLine, Sum, View};
use crate::words::{Words, capital};
use montjoie_game::{Arg, Message, Place, What};
use montjoie_table::{Ask, Head, Rule, Tally as _, Want};

/// How many rounds a page shows; earlier ones are a page of their own.
const ROUNDS: u32 = 2;

/// The first round that pages show which follow the battle.
#[must_use]
pub fn first_recent(round: u32) -> u32 {
    round.saturating_sub(ROUNDS - 1)
}

/// From so many told lines on, a round fills the page by itself, and the one before it is left to the whole chronicle.
const FULL: usize = 40;

/// The first round the GM's page tells.
fn first_shown(view: &View) -> u32 {
    let newest = view.chronicle.last().map_or(view.place.round, |l| l.place.round);
    let told = view.chronicle.iter().rev().take_while(|l| l.place.round == newest);
    let told = told.filter(|l| !matches!(l.said, LineBody::Bare(_))).count();
    if told >= FULL { newest } else { first_recent(view.place.round) }
}

/// The chronicle on the GM's page: the last rounds, a filter, a line of one's own.
pub fn chronicle(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("section").id("chronicle").class("chronicle").attr("aria-labelledby", "chronicle-title").with(|h| {
        h.tag("header").with(|h| {
            h.tag("h2").id("chronicle-title").text(&words.word("page-chronicle"));
            h.tag("a")
                .class("quiet")
                .attr("href", &format!("{}/chronicle", view.base))
                .text(&words.word("page-chronicle-all"));
        });
        filter(h, view, words);
        let first = first_shown(view);
        let recent: Vec<&ShownLine> = view.chronicle.iter().filter(|l| l.place.round >= first).collect();
        if !view.desk.previously.is_empty() {
            h.tag("details").class("previously").flag("open", recent.is_empty()).attr("data-keep", "previously").with(
                |h| {
                    h.tag("summary").text(&words.word("page-previously"));
                    for sentence in &view.desk.previously {
                        h.tag("p").text(sentence);
                    }
                },
            );
        }
        if let Some(preface) = view.preface.as_ref().filter(|_| first <= 1) {
            h.tag("p").class("preface").text(preface);
        }
        if recent.is_empty() {
            h.tag("p").class("empty").text(&words.word("page-chronicle-empty"));
        }
        h.tag("div")
            .class("log")
            .attr("role", "log")
            .attr("aria-label", &words.word("page-chronicle"))
            .attr("tabindex", "0")
            .with(|h| lines(h, view, words, &recent, false));
        // For who reads further up while more is told: the script shows it then.
        let newer = h.tag("button").class("newer").attr("type", "button").flag("hidden", true);
        newer.text(&words.word("page-chronicle-newer"));
        form::form(h, view, crate::Form::Note, "note", |h| {
            h.tag("label").attr("for", "note").text(&words.word("page-note"));
            h.tag("textarea").id("note").attr("name", "text").attr("rows", "2").attr("maxlength", "2000").text("");
            h.tag("p").class("buttons").with(|h| {
                form::tick(h, "note-shared", "shared", "yes", &words.word("page-note-shared"), false);
                h.tag("button").text(&words.word("page-note-do"));
            });
        });
    });
}

/// Most lines of what has just happened.
const LATEST: usize = 4;

/// What has just happened, above what is asked next: for windows that have no room for the chronicle beside it.
pub fn latest(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("section").id("latest").class("latest").attr("aria-label", &words.word("page-latest")).with(|h| {
        let told: Vec<&ShownLine> = view.chronicle.iter().filter(|l| !matches!(l.said, LineBody::Bare(_))).collect();
        let Some(newest) = told.last().map(|l| l.place) else { return };
        let of_it: Vec<&ShownLine> = told.iter().rev().take_while(|l| l.place == newest).copied().collect();
        h.tag("h2").text(&words.word("page-latest"));
        h.tag("ul").class("log").with(|h| {
            for line in of_it.iter().take(LATEST).rev() {
                let side = line.side.map_or("", |s| if s == montjoie_table::Side::A { " side-a" } else { " side-b" });
                let text = told_of(words, view, line);
                h.tag("li").class(&format!("line {}{side}", line.kind())).text(&text);
            }
        });
        let left = of_it.len().saturating_sub(LATEST);
        if left > 0 {
            let more = Message::new("page-more-lines").number("n", i64::try_from(left).unwrap_or(0));
            h.tag("a").class("bare").attr("href", "#chronicle").text(&words.say(&more));
        }
    });
}

/// What a line says, worded as in the chronicle.
pub(crate) fn told_of(words: &Words<'_>, view: &View, line: &ShownLine) -> String {
    told(words, line, seed_in(view, line))
}

fn filter(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("form")
        .class("filter inline")
        .attr("method", "get")
        .attr("action", &format!("{}/chronicle", view.base))
        .with(|h| {
            h.tag("label").class("sr").attr("for", "filter-who").text(&words.word("page-filter-who"));
            h.tag("select").id("filter-who").attr("name", "who").with(|h| {
                h.tag("option").attr("value", "").text(&words.word("page-filter-everyone"));
                for sheet in &view.sheets {
                    h.tag("option").attr("value", &card_id(sheet.subject)).text(&words.name(sheet.subject));
                }
            });
            h.tag("label").class("sr").attr("for", "filter-kind").text(&words.word("page-filter-kind"));
            h.tag("select").id("filter-kind").attr("name", "kind").with(|h| {
                for (value, word) in [
                    ("", "page-filter-all"),
                    ("told", "page-filter-told"),
                    ("dice", "page-filter-dice"),
                    ("ruling", "page-filter-rulings"),
                    ("note", "page-filter-notes"),
                ] {
                    h.tag("option").attr("value", value).text(&words.word(word));
                }
            });
            h.tag("button").class("quiet").text(&words.word("page-filter-do"));
        });
}

/// From so many lines on, a step is long, and so many of them are told, those of the reader's own troops besides; the others are folded. A game
/// master has a column for it.
const LONG: (usize, usize) = (9, 6);
const LONG_FOR_GM: (usize, usize) = (25, 12);

/// Lines under their rounds and steps. On pages that follow the battle earlier rounds are folded, and so are long steps: the game master's newest
/// is not. The screen for the table folds nothing, for nobody opens anything on it.
pub(crate) fn lines(h: &mut Html, view: &View, words: &Words<'_>, all: &[&ShownLine], whole: bool) {
    let folds = !whole && !view.on_screen;
    let keys = Keys::of(view);
    let newest = all.iter().rev().find(|l| !matches!(l.said, LineBody::Bare(_))).map(|l| l.place);
    let mut rest = all;
    while let Some(round) = rest.first().map(|l| l.place.round) {
        let (of_it, after) = rest.split_at(rest.iter().take_while(|l| l.place.round == round).count());
        rest = after;
        if folds {
            // What somebody is reading stays open when the next round begins: only who comes anew finds it folded.
            let earlier = newest.is_some_and(|at| round < at.round);
            h.tag("details").class("fold").flag("open", !earlier).attr("data-keep", &format!("round-{round}")).with(
                |h| {
                    h.tag("summary").with(|h| h.tag("h3").text(&words.round(round)));
                    steps(h, view, words, of_it, (whole, newest, &keys));
                },
            );
        } else {
            h.tag("h3").text(&words.round(round));
            steps(h, view, words, of_it, (whole, None, &keys));
        }
    }
}

/// The lines of one round, step by step; long steps folded where a newest is told.
fn steps(
    h: &mut Html,
    view: &View,
    words: &Words<'_>,
    all: &[&ShownLine],
    (whole, newest, keys): (bool, Option<Place>, &Keys),
) {
    let (mut step, mut at) = ("", 0);
    while let Some(line) = all.get(at) {
        let (round, heading) = (line.place.round, line.place.step != step);
        step = line.place.step;
        let end = at + all[at..].iter().take_while(|l| l.place.step == step).count();
        let (told, sums, bare) = belonging(&all[at..end]);
        // Of earlier rounds, dice nobody tells of are left to the whole chronicle.
        let bare = if whole || round == view.place.round { bare } else { Vec::new() };
        if heading && !(told.is_empty() && bare.is_empty()) {
            h.tag("h4").text(&words.step(step));
        }
        let (long, shown) = if view.gm() { LONG_FOR_GM } else { LONG };
        // So long a step is told whole in the chronicle; what matters of it is the moment.
        let endless = !whole && view.gm() && told.len() >= FULL;
        let shown = if endless { 2 * shown } else { shown };
        let long = told.len() >= long && newest.is_some_and(|newest| !(view.gm() && newest == line.place));
        let long = long || endless;
        let own = |line: &ShownLine| {
            line.names().iter().any(|who| view.holds.has(*who)) || !matches!(line.said, LineBody::Told(_))
        };
        let first = |i: usize, line: &ShownLine| !long || i < shown || own(line);
        let (shown, folded): (Vec<usize>, Vec<usize>) = (0..told.len()).partition(|i| first(*i, told[*i]));
        let list = |h: &mut Html, which: &[usize]| {
            h.tag("ul").with(|h| {
                let mut which = which;
                while let [i, rest @ ..] = which {
                    let i = *i;
                    // The same told again in the same breath is told once.
                    let again =
                        rest.iter().take_while(|k| sums[**k].is_none() && told[i].says_no_more(told[**k])).count();
                    which = &rest[again..];
                    let dice = sums[i].unwrap_or(told[i]);
                    item(h, view, words, (told[i], seed_of(told[i], i), again + 1), dice, (whole, keys));
                }
            });
        };
        if !shown.is_empty() {
            list(h, &shown);
        }
        if !folded.is_empty() && endless {
            let more = Message::new("page-more-lines").number("n", i64::try_from(folded.len()).unwrap_or(0));
            h.tag("a").class("bare").attr("href", &format!("{}/chronicle", view.base)).text(&words.say(&more));
        } else if !folded.is_empty() {
            let more = Message::new("page-more-lines").number("n", i64::try_from(folded.len()).unwrap_or(0));
            h.tag("details").class("fold").attr("data-keep", &format!("lines-{round}-{step}")).with(|h| {
                h.tag("summary").text(&words.say(&more));
                list(h, &folded);
            });
        }
        let now = round == view.place.round && step == view.place.step;
        if !bare.is_empty() && !whole && !now {
            // Fetched only by who wants them: the page stays small.
            let count = Message::new("page-bare").number("n", i64::try_from(bare.len()).unwrap_or(0));
            let href = format!("{}/chronicle", view.base);
            h.tag("a").class("bare").attr("href", &href).text(&words.say(&count));
        } else if !bare.is_empty() {
            h.tag("details").class("bare").attr("data-keep", &format!("bare-{round}-{step}-{at}")).with(|h| {
                let count = Message::new("page-bare").number("n", i64::try_from(bare.len()).unwrap_or(0));
                h.tag("summary").text(&words.say(&count));
                h.tag("ul").with(|h| bare.iter().for_each(|one| item(h, view, words, (one, 0, 1), one, (whole, keys))));
            });
        }
        at = end.max(at + 1);
    }
}

/// Which wording: by the place of the line among those its reader hears in the step, so that it tells nothing of the others.
pub(super) fn seed_of(line: &ShownLine, nth: usize) -> u64 {
    u64::from(line.place.round) * 101 + nth as u64
}

/// The same for a line on a page of its own: it is worded there as in the chronicle.
fn seed_in(view: &View, line: &ShownLine) -> u64 {
    let of_step =
        view.chronicle.iter().filter(|l| (l.place.round, l.place.step) == (line.place.round, line.place.step));
    let mut told = of_step.filter(|l| !matches!(l.said, LineBody::Bare(_)));
    seed_of(line, told.position(|l| std::ptr::eq(l, line)).unwrap_or(0))
}

/// What a line says, in words. The seed picks among wordings.
#[must_use]
pub fn told(words: &Words<'_>, line: &ShownLine, seed: u64) -> String {
    match &line.said {
        LineBody::Told(message) => words.say_variant(message, seed),
        LineBody::Overwritten(message) => words.say(message),
        LineBody::Scripted(fr, en) => montjoie_text::typeset(words.lang, words.lang.pick(fr, en)),
        LineBody::Note(text) => text.clone(),
        LineBody::Scene { title, who, verdict, text } => {
            let names: Vec<String> = who.iter().map(|w| words.name(*w)).collect();
            let head = Message::new("page-scene-line")
                .with("who", Arg::Text(names.join(", ")))
                .with("title", Arg::Text(title.clone()))
                .with("verdict", Arg::Text(words.word(&format!("page-scene-{verdict}"))));
            format!("{} {text}", words.say(&head)).trim_end().to_owned()
        }
        LineBody::Ruling { gesture, reason, told } => {
            let mut parts: Vec<String> = told.iter().map(|m| words.say_variant(m, seed)).collect();
            if let (true, Some(gesture)) = (parts.is_empty(), gesture) {
                parts.push(format!("{}.", capital(&words.word(&format!("gesture-{}", gesture.word())))));
            }
            if !reason.is_empty() {
                parts.push(words.say(&Message::new("page-because").with("reason", Arg::Text(reason.clone()))));
            }
            parts.join(" ")
        }
        LineBody::Bare(what) => bare(words, what),
    }
}

/// The same, for a line that was told so many times on end.
pub(super) fn told_so_often(words: &Words<'_>, line: &ShownLine, seed: u64, times: usize) -> String {
    match &line.said {
        LineBody::Told(message) if times > 1 => words
            .texts
            .say_together(words.lang, &vec![message; times], words.names, seed)
            .unwrap_or_else(|| format!("{} (× {times})", told(words, line, seed))),
        _ => told(words, line, seed),
    }
}

/// Dice, a choice or a judgement nobody tells: whose, what was asked, and what was answered.
fn bare(words: &Words<'_>, what: &What) -> String {
    let message = match what {
        What::Throw { head, dice, versus, .. } => montjoie_text::thrown(head.key, *dice, versus),
        What::Choice { head, token, ruled } => {
            let choice = words.choice(token);
            if !*ruled && !montjoie_text::speaks_for_itself(*head, token, &choice, |who| words.name(who)) {
                return asked(words, *head, Want::Choice(Vec::new()), &choice);
            }
            Message::new(if *ruled { "page-bare-ruled" } else { "page-bare-choice" })
                .who("who", head.key.of)
                .with("choice", Arg::Text(choice))
        }
        What::Judgement { head, value, judgement, .. } => {
            let said = usize::try_from(*value - *judgement.range.start())
                .ok()
                .and_then(|i| judgement.options.get(i))
                .map_or_else(|| words.number(*value), |o| words.judgement(o));
            return asked(words, *head, Want::Judgement(judgement.clone()), &said);
        }
        What::Change { event, .. } => return event.replace('_', " "),
    };
    capital(&words.say(&message))
}

/// A question of the book's and its answer.
fn asked(words: &Words<'_>, head: Head, want: Want, answer: &str) -> String {
    let question = words.ask(&Ask { key: head.key, nth: head.nth, office: head.office, want });
    capital(&format!("{question} → {answer}"))
}

fn item(
    h: &mut Html,
    view: &View,
    words: &Words<'_>,
    (line, seed, times): (&ShownLine, u64, usize),
    dice: &ShownLine,
    (whole, keys): (bool, &Keys),
) {
    let kind = line.kind();
    let side = line.side.map_or("", |s| if s == montjoie_table::Side::A { " side-a" } else { " side-b" });
    let class = format!("line {kind}{side}{}", if line.secret { " secret" } else { "" });
    h.tag("li").class(&class).attr("data-who", &card_id(line.subject)).with(|h| {
        if matches!(line.said, LineBody::Overwritten(_)) {
            h.tag("span").class("seal").attr("aria-hidden", "true").text("⚀");
        }
        if kind == "ruling" {
            h.tag("span").class("seal").text(&words.word("page-mark-ruling"));
        }
        h.tag("span").class("text").text(&told_so_often(words, line, seed, times));
        let own = format!("{}/line/{}", view.base, keys.key(line));
        let opens = view.gm() && !line.links.is_empty();
        if let Some(sum) = dice.sum.as_ref().filter(|_| line.place == view.place) {
            h.text(" ");
            fallen(h, view, words, sum);
        } else if let Some(sum) = &dice.sum {
            // Older sums are a page of their own, shown over the table: the page stays small. A line's page holds its chain too.
            let href = if opens { own.clone() } else { format!("{}/line/{}", view.base, keys.key(dice)) };
            h.text(" ");
            h.tag("a").class("sum").attr("href", &href).flag("data-over", true).with(|h| {
                h.tag("span").class("sr").text(&words.word("page-sum-open"));
                h.text(" ");
                h.tag("b").class("n").text(&words.number(sum.read + sum.plus.total()));
            });
        }
        if opens && (dice.sum.is_none() || line.place == view.place) {
            h.text(" ");
            h.tag("a").class("why").attr("href", &own).flag("data-over", true).text(&words.word("page-sum-why"));
        }
        if line.secret && view.gm() {
            h.text(" ");
            h.tag("span").class("secret-mark").text(&words.word("page-mark-secret"));
        }
        // What can be done with a line of an earlier step is found in the whole chronicle.
        if view.gm() && line.entry > 0 && (whole || line.place == view.place) {
            let href = format!("{}/line/{}", view.base, keys.key(line));
            let label = words.word("page-line-more");
            h.tag("a").class("more").attr("href", &href).flag("data-over", true).attr("aria-label", &label).text("⋯");
        }
    });
}

/// The line a key names, and its dice: its own, or those behind what it tells.
fn keyed<'a>(view: &'a View, key: &str) -> Option<(&'a ShownLine, Option<&'a ShownLine>)> {
    let (entry, nth) = key.split_once('.').unwrap_or((key, "0"));
    let (entry, nth): (u64, usize) = (entry.parse().ok()?, nth.parse().ok()?);
    let line = view.chronicle.iter().filter(|l| l.entry == entry).nth(nth)?;
    let of_step: Vec<&ShownLine> = view.chronicle.iter().filter(|l| l.place == line.place).collect();
    let (told, sums, _) = belonging(&of_step);
    let behind = told.iter().zip(sums).find(|(one, _)| std::ptr::eq(**one, line)).and_then(|(_, dice)| dice);
    Some((line, if line.sum.is_some() { Some(line) } else { behind }))
}

/// What can be done with a line: go back to it, begin a branch there, correct its dice. `table.js` shows it over the table.
#[must_use]
pub fn line_page(view: &View, words: &Words<'_>, key: &str) -> String {
    let title = words.word("page-line-more");
    let shell = crate::shell::Shell { reader: view.reader, title: &title, kind: "plain", live: None };
    shell.page_of(view, words, |h| {
        h.tag("main").id("main").class("narrow").with(|h| {
            h.tag("article").id("fetched").with(|h| {
                h.tag("h1").text(&title);
                let Some((line, dice)) = keyed(view, key) else {
                    h.tag("p").text(&words.word("page-line-none"));
                    return;
                };
                h.tag("p").class("big").text(&told(words, line, seed_in(view, line)));
                if line.rule != Rule::GM {
                    h.tag("p").with(|h| rule_link(h, view, words, line.rule));
                }
                if let Some((dice, sum)) = dice.and_then(|dice| dice.sum.as_ref().map(|sum| (dice, sum))) {
                    crate::sum::named(h, view, words, sum);
                    amend(h, view, words, dice, sum);
                }
                crate::sum::chain(h, view, words, line, dice.and_then(|dice| dice.sum.as_ref()));
                if view.sheet(line.subject).is_some() {
                    let href = format!("{}/scene?who={}", view.base, card_id(line.subject));
                    h.tag("p").with(|h| h.tag("a").attr("href", &href).text(&words.word("page-scene-of-it")));
                }
                form::form(h, view, crate::Form::GoTo, "buttons", |h| {
                    h.hidden("entry", &line.entry.to_string());
                    form::button(h, words, "do", "back", "page-line-back", "");
                });
                form::form(h, view, crate::Form::WhatIf, "buttons", |h| {
                    h.hidden("entry", &line.entry.to_string());
                    form::button(h, words, "do", "begin", "page-line-branch", "");
                });
            });
            h.tag("p").with(|h| h.tag("a").attr("href", &view.base).text(&words.word("page-back")));
        });
    })
}

fn amend(h: &mut Html, view: &View, words: &Words<'_>, line: &ShownLine, sum: &Sum) {
    form::form(h, view, crate::Form::Amend, "row look", |h| {
        h.hidden("entry", &line.entry.to_string());
        h.tag("label").attr("for", "amend").text(&words.word("page-line-amend"));
        let now = crate::keys::show_faces(sum.dice, &sum.faces);
        let size = crate::keys::room_for(sum.dice).max(5);
        let input = h.tag("input").id("amend").attr("name", "faces").attr("value", &now).num("size", size);
        input.attr("inputmode", "numeric").empty();
        h.tag("button").text(&words.word("page-line-amend-do"));
    });
}

/// The whole chronicle as a page of its own.
#[must_use]
pub fn whole(view: &View, words: &Words<'_>) -> String {
    let title = words.say(&Message::new("page-chronicle-of").with("title", Arg::Text(view.title.clone())));
    let shell = crate::shell::Shell { reader: view.reader, title: &title, kind: "book", live: None };
    shell.page_of(view, words, |h| {
        h.tag("main").id("main").class("book").with(|h| {
            crate::beside::line(h, view, words);
            h.tag("h1").text(&view.title);
            h.tag("p").class("noprint").with(|h| {
                h.tag("a").attr("href", &view.base).text(&words.word("page-back"));
                h.text(" · ");
                h.tag("a").attr("href", &format!("{}/chronicle.md", view.base)).text("Markdown");
            });
            if let Some(preface) = &view.preface {
                h.tag("p").class("preface").text(preface);
            }
            h.tag("h2").class("sr").text(&words.word("page-chronicle"));
            let all: Vec<&ShownLine> = view.chronicle.iter().collect();
            h.tag("div").class("log").with(|h| lines(h, view, words, &all, true));
            crate::time::last_words(h, view, words);
        });
    })
}
