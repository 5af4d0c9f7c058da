//! What is open now: dice, orders, judgements.

use super::{dice, orders};
use crate::form;
use crate::html::Html;
use crate::keys::{anchor, field};
use crate::open::{Open, Proposer};
use crate::sum::rule_link;
use crate::view::View;
use crate::words::{Words, capital};
use montjoie_game::Message;
use montjoie_table::{Answer, Judgement, Want};

/// What waits to be answered.
pub fn asks(h: &mut Html, view: &View, words: &Words<'_>) {
    let kind = |wanted: fn(&Want) -> bool| view.asks.iter().filter(|o| wanted(&o.ask.want)).collect::<Vec<_>>();
    let throws = kind(|w| matches!(w, Want::Throw { .. }));
    let choices = kind(|w| matches!(w, Want::Choice(_)));
    let judgements = kind(|w| matches!(w, Want::Judgement(_)));
    h.tag("section").id("asks").attr("aria-label", &words.word("page-asks")).with(|h| {
        requests(h, view, words);
        if !throws.is_empty() {
            dice::table(h, view, words, &throws);
        }
        if !choices.is_empty() {
            orders::table(h, view, words, &choices);
        }
        if !judgements.is_empty() {
            form::named_form(h, view, crate::Form::Judge, "panel judge", Some("judge-form"), |h| {
                h.tag("h2").text(&words.word("page-judge-title"));
                for open in judgements {
                    judgement(h, view, words, open);
                }
            });
        }
    });
}

/// What players propose: each taken in one tap, or changed below, or put aside.
fn requests(h: &mut Html, view: &View, words: &Words<'_>) {
    let proposed = |o: &&Open| matches!(o.draft.as_ref().and_then(|d| d.by.as_ref()), Some(Proposer::Player { .. }));
    let proposals: Vec<&Open> = view.asks.iter().filter(proposed).collect();
    if proposals.is_empty() && view.requests.is_empty() {
        return;
    }
    h.tag("div").id("requests").class("panel requests").with(|h| {
        h.tag("h2").text(&words.word("page-requests"));
        h.tag("ul").class("plain").with(|h| {
            for open in proposals {
                let Some(draft) = &open.draft else { continue };
                let Some(Proposer::Player { name, .. }) = &draft.by else { continue };
                let said = |answer: &Answer| match (answer, &open.ask.want) {
                    (Answer::Faces(faces), _) => faces.iter().map(u16::to_string).collect::<Vec<_>>().join(", "),
                    (Answer::Choice(said), Want::Choice(tokens)) => {
                        let token = tokens.iter().find(|t| t.words(&view.names) == *said);
                        token.map_or_else(|| said.clone(), |t| words.choice(t))
                    }
                    (Answer::Choice(said) | Answer::Ruled(said), _) => said.clone(),
                    (Answer::Value(n), _) => words.number(*n),
                };
                h.tag("li").with(|h| {
                    form::form(h, view, crate::Form::Accept, "inline", |h| {
                        h.hidden("key", &field(&open.name()));
                        // It is accepted as it stands here, or not at all.
                        h.hidden("seen", &draft.print());
                        h.tag("b").text(name);
                        h.tag("span").text(&words.ask(&open.ask));
                        if let Some(was) = &draft.was {
                            h.tag("s").class("n").text(&capital(&said(was)));
                        }
                        h.tag("b").class("n").text(&capital(&said(&draft.answer)));
                        if let Some(made) = draft.made() {
                            h.tag("span").class("faint").text(&words.say(&made));
                        }
                        h.tag("button").class("confirm").text(&words.word("page-request-accept"));
                    });
                });
            }
            for request in &view.requests {
                h.tag("li").with(|h| {
                    form::form(h, view, crate::Form::Request, "inline", |h| {
                        h.hidden("request", &request.id);
                        h.tag("b").text(&request.name);
                        h.tag("span").text(&request.text);
                        form::button(h, words, "do", "accept", "page-request-write", "confirm");
                        let href = format!("{}/scene?request={}", view.base, request.id);
                        h.tag("a").class("button").attr("href", &href).text(&words.word("page-request-scene"));
                        form::button(h, words, "do", "dismiss", "page-request-dismiss", "quiet");
                    });
                });
            }
        });
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
                form::form(h, view, crate::Form::Judge, "judge", |h| {
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
        super::scene::offer(h, view, words, open);
        if let Some(refused) = &open.refused {
            h.tag("p").class("wrong").attr("role", "alert").text(&words.say(refused));
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
