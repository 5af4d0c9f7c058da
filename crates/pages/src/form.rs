//! Pieces of forms, each control with its label.

use crate::html::Html;
use crate::keys::card as card_id;
use crate::view::View;
use crate::words::Words;
use montjoie_game::Condition;
use montjoie_table::{Side, Subject};

/// A form that goes to a page of the battle, with the head of the journal.
pub fn form(h: &mut Html, view: &View, action: &str, class: &str, inside: impl FnOnce(&mut Html)) {
    named_form(h, view, action, class, None, inside);
}

/// The same with an id, so that a button elsewhere can send it.
pub fn named_form(
    h: &mut Html,
    view: &View,
    action: &str,
    class: &str,
    id: Option<&str>,
    inside: impl FnOnce(&mut Html),
) {
    h.tag("form")
        .maybe("id", id)
        .class(class)
        .attr("method", "post")
        .attr("action", &format!("{}/{action}", view.base))
        .with(|h| {
            h.hidden("head", &crate::beside::standing(view.head, view.beside.is_some()));
            inside(h);
        });
}

/// A line of text with its label.
pub fn text(h: &mut Html, words: &Words<'_>, id: &str, name: &str, label: &str, value: &str) {
    h.tag("p").class("row").with(|h| {
        h.tag("label").attr("for", id).text(&words.word(label));
        h.tag("input")
            .id(id)
            .attr("name", name)
            .attr("value", value)
            .attr("maxlength", "400")
            .attr("autocomplete", "off")
            .empty();
    });
}

/// A number with its label.
pub fn number(h: &mut Html, words: &Words<'_>, id: &str, name: &str, label: &str, value: &str) {
    h.tag("p").class("row").with(|h| {
        h.tag("label").attr("for", id).text(&words.word(label));
        h.tag("input")
            .id(id)
            .attr("name", name)
            .attr("value", value)
            .attr("inputmode", "numeric")
            .attr("size", "6")
            .attr("autocomplete", "off")
            .empty();
    });
}

/// A choice among words: value, text, whether it is chosen.
pub fn select(h: &mut Html, id: &str, name: &str, label: &str, options: &[(String, String, bool)]) {
    h.tag("p").class("row").with(|h| {
        h.tag("label").attr("for", id).text(label);
        h.tag("select").id(id).attr("name", name).with(|h| {
            for (value, text, chosen) in options {
                h.tag("option").attr("value", value).flag("selected", *chosen).text(text);
            }
        });
    });
}

/// A choice among everyone, by side.
pub fn who(h: &mut Html, view: &View, words: &Words<'_>, id: &str, name: &str, label: &str, none: bool) {
    h.tag("p").class("row").with(|h| {
        h.tag("label").attr("for", id).text(&words.word(label));
        h.tag("select").id(id).attr("name", name).with(|h| {
            if none {
                h.tag("option").attr("value", "").text(&words.word("page-nobody"));
            }
            listed(h, view, words, "");
        });
    });
}

/// Everyone by side, or nobody, with one of them chosen: the options of a list.
pub fn everyone(h: &mut Html, view: &View, words: &Words<'_>, chosen: &str) {
    h.tag("option").attr("value", "").text(&words.word("page-nobody"));
    listed(h, view, words, chosen);
}

fn listed(h: &mut Html, view: &View, words: &Words<'_>, chosen: &str) {
    for side in Side::BOTH {
        h.tag("optgroup").attr("label", &words.side(side)).with(|h| {
            for sheet in view.sheets.iter().filter(|s| s.side == side) {
                let gone = sheet.condition.is_some_and(|c| c >= Condition::Gone);
                let mut text = words.name(sheet.subject);
                if gone {
                    text.push_str(" †");
                }
                let card = card_id(sheet.subject);
                h.tag("option").attr("value", &card).flag("selected", card == chosen).text(&text);
            }
        });
    }
}

/// A choice between the two sides.
pub fn side(h: &mut Html, words: &Words<'_>, id: &str, name: &str, label: &str) {
    let options: Vec<_> = Side::BOTH.iter().map(|s| (card_id(Subject::side(*s)), words.side(*s), false)).collect();
    select(h, id, name, &words.word(label), &options);
}

/// A box to tick with its label.
pub fn tick(h: &mut Html, id: &str, name: &str, value: &str, label: &str, ticked: bool) {
    h.tag("p").class("tick").with(|h| {
        h.tag("input")
            .id(id)
            .attr("type", "checkbox")
            .attr("name", name)
            .attr("value", value)
            .flag("checked", ticked)
            .empty();
        h.tag("label").attr("for", id).text(label);
    });
}

/// A button that says what it does.
pub fn button(h: &mut Html, words: &Words<'_>, name: &str, value: &str, label: &str, class: &str) {
    h.tag("button").attr("name", name).attr("value", value).class(class).text(&words.word(label));
}

/// A button with a key of its own, shown on it.
pub fn keyed(h: &mut Html, words: &Words<'_>, value: &str, label: &str, key: &str) {
    h.tag("button").attr("name", "do").attr("value", value).attr("data-key", key).with(|h| {
        h.text(&words.word(label));
        h.tag("kbd").text(&key.to_uppercase());
    });
}
