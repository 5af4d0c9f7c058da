//! *As the document says*: what is disputed stays folded, and is read as the document says unless the GM wants it otherwise.

use super::{Prepared, PreparedOption, place_id};
use crate::html::Html;
use crate::words::Words;

/// One line while nothing departs from the document; what does stands outside the fold.
pub fn options(h: &mut Html, words: &Words<'_>, battle: &Prepared) {
    h.tag("section").id("options").attr("aria-labelledby", "options-title").with(|h| {
        h.tag("h2").id("options-title").text(&words.word("page-prepare-document"));
        if battle.departs.is_empty() {
            h.tag("p").class("hint").text(&words.word("page-prepare-document-all"));
        } else {
            h.tag("p").text(&words.word("page-prepare-document-but"));
            h.tag("ul").class("departs").with(|h| {
                battle.departs.iter().for_each(|(what, how)| h.tag("li").text(&format!("{what} → {how}")));
            });
            h.tag("p").class("buttons").with(|h| {
                let back = words.word("page-prepare-document-back");
                h.tag("button").attr("name", "do").attr("value", "document").text(&back);
            });
        }
        match &battle.options {
            None => h.tag("p").with(|h| {
                h.tag("button")
                    .class("quiet")
                    .attr("name", "do")
                    .attr("value", "options")
                    .text(&words.word("page-prepare-document-else"));
            }),
            Some(list) => all(h, words, list),
        }
    });
}

fn all(h: &mut Html, words: &Words<'_>, list: &[PreparedOption]) {
    let (touched, others): (Vec<_>, Vec<_>) = list.iter().partition(|o| o.touched);
    h.tag("h3").text(&words.word("page-prepare-options"));
    if touched.is_empty() {
        h.tag("p").class("hint").text(&words.word("page-prepare-options-none"));
    }
    h.tag("div").class("grid").with(|h| touched.iter().for_each(|o| option(h, o)));
    if !others.is_empty() {
        h.tag("details").attr("data-keep", "options").with(|h| {
            h.tag("summary").text(&words.word("page-prepare-options-more"));
            h.tag("div").class("grid").with(|h| others.iter().for_each(|o| option(h, o)));
        });
    }
}

fn option(h: &mut Html, option: &PreparedOption) {
    let name = format!("options.{}", option.name);
    let id = place_id(&name);
    h.tag("div").class("option").with(|h| {
        if option.values.is_empty() {
            h.tag("p").class("row").with(|h| {
                h.tag("label").attr("for", &id).text(&option.label);
                h.tag("input")
                    .id(&id)
                    .attr("name", &name)
                    .attr("value", &option.value)
                    .attr("placeholder", &option.usual)
                    .attr("maxlength", "2000")
                    .attr("autocomplete", "off")
                    .empty();
            });
        } else {
            let mut values = vec![(String::new(), option.usual.clone(), option.value.is_empty())];
            values.extend(option.values.iter().cloned());
            crate::form::select(h, &id, &name, &option.label, &values);
        }
        if let Some(help) = &option.help {
            h.tag("p").class("hint").text(help);
        }
        if let Some(reading) = &option.reading {
            h.tag("p").class("reading").text(reading);
        }
    });
}
