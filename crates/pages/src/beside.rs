//! The banner of a what-if: the GM plays beside the battle, and is told so on every page that shows it.

use crate::form;
use crate::html::Html;
use crate::view::View;
use crate::words::Words;
use montjoie_game::{Arg, Message, Place};

/// A what-if, beside the battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beside {
    /// Where it parts from the battle.
    pub since: Place,
    /// Where the battle stands, and everybody else with it.
    pub battle: Place,
    /// How many steps were played on it.
    pub steps: usize,
    /// How many steps of the battle it would put aside,
    pub steps_aside: usize,
    /// how many lines of its chronicle,
    pub lines_aside: usize,
    /// how many answers to its open step.
    pub answers_aside: usize,
    /// Whose proposals and wishes wait in the battle, one name each.
    pub came: Vec<String>,
}

/// Where the GM stands, as every form carries it: the entry, and whether it is stood at on a what-if.
#[must_use]
pub fn standing(head: u64, what_if: bool) -> String {
    if what_if { format!("{head}?") } else { head.to_string() }
}

fn at(message: Message, words: &Words<'_>, place: Place) -> Message {
    message.with("round", Arg::Text(words.round(place.round))).with("step", Arg::Text(words.step(place.step)))
}

fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

/// Where the GM is, where everybody else is, what has come from the table, and the two ways out.
pub fn banner(h: &mut Html, view: &View, words: &Words<'_>) {
    let label = view.desk.beside.as_ref().map(|_| words.word("page-what-if-title"));
    h.tag("section").id("what-if").class("what-if").maybe("aria-label", label.as_deref()).with(|h| {
        let Some(beside) = &view.desk.beside else { return };
        said(h, words, beside);
        if !beside.came.is_empty() {
            let mut names = beside.came.clone();
            names.dedup();
            let came = Message::new("page-what-if-came").number("n", count(beside.came.len()));
            let came = came.with("names", Arg::Text(names.join(", ")));
            h.tag("p").class("came").attr("role", "status").text(&words.say(&came));
        }
        form::form(h, view, crate::Form::WhatIf, "buttons", |h| {
            form::button(h, words, "do", "back", "page-what-if-back", "confirm");
            // Looked at first: a page says what is put aside.
            let href = format!("{}/what-if", view.base);
            h.tag("a").class("button").attr("href", &href).text(&words.word("page-what-if-good"));
        });
    });
}

fn said(h: &mut Html, words: &Words<'_>, beside: &Beside) {
    h.tag("p").attr("role", "status").with(|h| {
        let here = Message::new("page-what-if").number("steps", count(beside.steps));
        h.tag("b").text(&words.say(&at(here, words, beside.since)));
        h.text(" ");
        h.tag("span").text(&words.say(&at(Message::new("page-what-if-others"), words, beside.battle)));
    });
}

/// The same in one line, on the pages beside the table.
pub fn line(h: &mut Html, view: &View, words: &Words<'_>) {
    if let Some(beside) = &view.desk.beside {
        h.tag("div").class("what-if noprint").with(|h| said(h, words, beside));
    }
}

impl Beside {
    /// What going on for good puts aside, in sentences.
    #[must_use]
    pub fn put_aside(&self) -> Vec<Message> {
        let round = |message: Message| message.with("round", Arg::Round(self.since.round));
        let (steps, lines, answers) = (self.steps_aside, self.lines_aside, self.answers_aside);
        let mut told = Vec::new();
        if steps + lines + answers == 0 {
            told.push(round(Message::new("page-what-if-aside-none")));
        }
        if steps + lines > 0 {
            let aside = Message::new("page-what-if-aside").number("steps", count(steps)).number("lines", count(lines));
            told.push(round(aside));
        }
        if answers > 0 {
            told.push(Message::new("page-what-if-aside-answers").number("n", count(answers)));
        }
        if !self.came.is_empty() {
            told.push(Message::new("page-what-if-aside-came").number("n", count(self.came.len())));
        }
        told
    }
}
