//! What to do next: one sentence, one primary button, always in the same place.

use crate::form;
use crate::html::Html;
use crate::view::View;
use crate::words::Words;
use montjoie_game::{Arg, Message, Outcome};
use montjoie_table::{Subject, Want};

/// What to do next.
#[derive(Clone, Debug, PartialEq)]
pub struct Todo {
    /// The sentence.
    pub message: Message,
    /// The part of the page it leads to.
    pub link: &'static str,
    /// The primary button.
    pub button: Button,
}

/// What the primary button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// Sends the form of this id, with this label.
    Send(&'static str, &'static str),
    /// Goes on with the battle.
    Go(&'static str),
    /// Leads somewhere: path under the battle, label.
    Lead(&'static str, &'static str),
}

/// What the GM has to do next.
#[must_use]
pub fn todo(view: &View, words: &Words<'_>) -> Todo {
    let count = |n: usize| i64::try_from(n).unwrap_or(0);
    if let Some(outcome) = view.outcome {
        let message = match outcome {
            Outcome::Victory(side) => Message::new("page-todo-victory").who("side", Subject::side(side)),
            Outcome::Draw => Message::new("page-todo-draw"),
            Outcome::Undecided => Message::new("page-todo-undecided"),
        };
        return Todo { message, link: "#chronicle", button: Button::Lead("after", "page-todo-after") };
    }
    if let Some(scene) = view.scene.as_ref().filter(|s| !s.id.is_empty()) {
        let message = Message::new("page-todo-scene").with("title", Arg::Text(scene.title.clone()));
        return Todo { message, link: "#scene", button: Button::Send("scene-form", "page-scene-end") };
    }
    let step = Arg::Text(words.step(view.place.step));
    let of = |wanted: fn(&Want) -> bool| view.asks.iter().filter(move |o| wanted(&o.ask.want));
    let throws = of(|w| matches!(w, Want::Throw { .. })).count();
    if throws > 0 {
        let away = of(|w| matches!(w, Want::Throw { .. })).filter(|o| o.waits_for.is_some()).count();
        let message = Message::new("page-todo-dice").number("n", count(throws)).number("away", count(away));
        return Todo {
            message: message.with("step", step),
            link: "#dice-form",
            button: Button::Send("dice-form", "page-dice-confirm"),
        };
    }
    let choices = of(|w| matches!(w, Want::Choice(_))).count();
    if choices > 0 {
        let away = of(|w| matches!(w, Want::Choice(_))).filter(|o| o.waits_for.is_some()).count();
        let message = Message::new("page-todo-orders").number("n", count(choices)).number("away", count(away));
        return Todo {
            message: message.with("step", step),
            link: "#orders-form",
            button: Button::Send("orders-form", "page-orders-confirm"),
        };
    }
    let judgements = of(|w| matches!(w, Want::Judgement(_))).count();
    if judgements > 0 {
        let message = Message::new("page-todo-judge").number("n", count(judgements)).with("step", step);
        return Todo { message, link: "#judge-form", button: Button::Send("judge-form", "page-judge-do") };
    }
    Todo {
        message: Message::new("page-todo-go").with("step", step),
        link: "#main",
        button: Button::Go("page-todo-go-on"),
    }
}

/// The line to do.
pub fn line(h: &mut Html, view: &View, words: &Words<'_>) {
    let todo = todo(view, words);
    // This line never leaves the window: it says which of the two is being played.
    let class = if view.desk.beside.is_some() { "todo beside" } else { "todo" };
    h.tag("div").id("todo").class(class).attr("role", "status").with(|h| {
        if view.desk.beside.is_some() {
            h.tag("b").class("beside").text(&words.word("page-what-if-title"));
        }
        h.tag("a").class("what").attr("href", todo.link).text(&words.say(&todo.message));
        match todo.button {
            Button::Send(form, label) => {
                h.tag("button")
                    .class("primary")
                    .attr("form", form)
                    .attr("name", "do")
                    .attr("value", "confirm")
                    .attr("data-key", "n")
                    .with(|h| {
                        h.text(&words.word(label));
                        h.tag("kbd").text("N");
                    });
            }
            Button::Go(label) => form::form(h, view, crate::Form::Go, "inline", |h| {
                h.tag("button").class("primary").attr("name", "do").attr("value", "step").attr("data-key", "n").with(
                    |h| {
                        h.text(&words.word(label));
                        h.tag("kbd").text("N");
                    },
                );
            }),
            Button::Lead(to, label) => {
                h.tag("a")
                    .class("button primary")
                    .attr("href", &format!("{}/{to}", view.base))
                    .text(&words.word(label));
            }
        }
        for notice in &view.notices {
            let class = if notice.wrong { "notice wrong" } else { "notice" };
            let role = if notice.wrong { "alert" } else { "status" };
            h.tag("p").class(class).attr("role", role).text(&words.say(&notice.message));
        }
    });
}
