//! What is open now: dice, orders, judgements.

use super::{dice, orders};
use crate::form;
use crate::html::Html;
use crate::keys::{anchor, field};
use crate::sum::rule_link;
use crate::view::{Open, View};
use crate::words::{Words, capital};
use montjoie_rules::Message;
use montjoie_table::{Answer, Judgement, Want};

/// What waits to be answered.
pub fn asks(h: &mut Html, view: &View, words: &Words<'_>) {
    let kind = |wanted: fn(&Want) -> bool| view.asks.iter().filter(|o| wanted(&o.ask.want)).collect::<Vec<_>>();
    let throws = kind(|w| matches!(w, Want::Throw { .. }));
    let choices = kind(|w| matches!(w, Want::Choice(_)));
    let judgements = kind(|w| matches!(w, Want::Judgement(_)));
    h.tag("section").id("asks").attr("aria-label", &words.word("page-asks")).with(|h| {
        if !throws.is_empty() {
            dice::table(h, view, words, &throws);
        }
        if !choices.is_empty() {
            orders::table(h, view, words, &choices);
        }
        if !judgements.is_empty() {
            form::named_form(h, view, "judge", "panel judge", Some("judge-form"), |h| {
                h.tag("h2").text(&words.word("page-judge-title"));
                for open in judgements {
                    judgement(h, view, words, open);
                }
            });
        }
    });
}

/// Judgements that may be given and need not.
pub fn offered(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("section").id("offered").with(|h| {
        if view.offered.is_empty() {
            return;
        }
        h.tag("details").class("panel").attr("data-keep", "offered").with(|h| {
            let count = i64::try_from(view.offered.len()).unwrap_or(0);
            h.tag("summary").text(&words.say(&Message::new("page-offered").number("n", count)));
            for open in &view.offered {
                form::form(h, view, "judge", "judge", |h| {
                    judgement(h, view, words, open);
                    h.tag("button").text(&words.word("page-judge-do"));
                });
            }
        });
    });
}

fn judgement(h: &mut Html, view: &View, words: &Words<'_>, open: &Open) {
    let Want::Judgement(judgement) = &open.ask.want else { return };
    let (id, name) = (anchor(&open.name()), field(&open.name()));
    let now = match open.draft.as_ref().map(|d| &d.answer) {
        Some(Answer::Value(n)) => *n,
        _ => judgement.usual,
    };
    h.tag("fieldset").class("judgement").with(|h| {
        h.tag("legend").text(&words.ask(&open.ask));
        options(h, words, judgement, (&id, &name), now);
        rule_link(h, view, words, open.ask.key.rule);
        if let Some(refused) = &open.refused {
            h.tag("p").class("wrong").attr("role", "alert").text(&words.say(&montjoie_text::refusal(refused)));
        }
        form::text(h, words, &format!("{id}-why"), &format!("why~{name}"), "page-reason-maybe", "");
    });
}

fn options(h: &mut Html, words: &Words<'_>, judgement: &Judgement, (id, name): (&str, &str), now: i32) {
    let usual = words.word("page-judge-usual");
    if judgement.options.is_empty() {
        let (least, most) = (*judgement.range.start(), *judgement.range.end());
        h.tag("p").class("row").with(|h| {
            let range = Message::new("page-judge-range")
                .number("least", least)
                .number("most", most)
                .number("usual", judgement.usual);
            h.tag("label").attr("for", id).text(&words.say(&range));
            h.tag("input")
                .id(id)
                .attr("name", name)
                .attr("type", "number")
                .num("min", least)
                .num("max", most)
                .num("value", now)
                .empty();
        });
        return;
    }
    h.tag("div").class("choices").with(|h| {
        for (value, option) in (*judgement.range.start()..).zip(judgement.options) {
            let own = format!("{id}-{value}");
            h.tag("span").class("tick").with(|h| {
                h.tag("input")
                    .id(&own)
                    .attr("type", "radio")
                    .attr("name", name)
                    .num("value", value)
                    .flag("checked", value == now)
                    .empty();
                let mut text = capital(&words.judgement(option));
                if value == judgement.usual {
                    text = format!("{text} ({usual})");
                }
                h.tag("label").attr("for", &own).text(&text);
            });
        }
    });
}
