//! The catalogue of the book: searched by name, kind and worth, each troop with a button for either army.

use super::{Offered, Prepared};
use crate::card::kind_word;
use crate::heraldry::pictogram;
use crate::html::Html;
use crate::words::Words;
use montjoie_game::{Arg, Message};

/// The thirds of worth, as forms call them.
const WORTHS: [(&str, &str); 4] = [
    ("", "page-prepare-worth-all"),
    ("low", "page-prepare-worth-low"),
    ("middle", "page-prepare-worth-middle"),
    ("high", "page-prepare-worth-high"),
];

/// The list, and what it is searched by.
pub fn catalogue(h: &mut Html, words: &Words<'_>, battle: &Prepared) {
    if battle.catalogue.is_empty() {
        return;
    }
    h.tag("section").id("catalogue").class("catalogue").attr("aria-labelledby", "catalogue-title").with(|h| {
        h.tag("h2").id("catalogue-title").text(&words.word("page-prepare-catalogue"));
        seek(h, words, battle);
        h.tag("ul").class("rows").with(|h| battle.catalogue.iter().for_each(|troop| row(h, words, battle, troop)));
        let shown = battle.catalogue.iter().filter(|t| t.shown).count();
        let told = Message::new("page-prepare-found")
            .number("n", i64::try_from(shown).unwrap_or(0))
            .number("of", i64::try_from(battle.catalogue.len()).unwrap_or(0));
        h.tag("p").id("found").class("small faint").attr("role", "status").text(&words.say(&told));
    });
}

fn seek(h: &mut Html, words: &Words<'_>, battle: &Prepared) {
    h.tag("div").class("seek").attr("role", "search").with(|h| {
        h.tag("label").class("sr").attr("for", "seek").text(&words.word("page-prepare-seek"));
        h.tag("input")
            .id("seek")
            .attr("type", "search")
            .attr("name", "q")
            .attr("value", &battle.seek.words)
            .attr("placeholder", &words.word("page-prepare-seek-as"))
            .attr("maxlength", "100")
            .attr("autocomplete", "off")
            .empty();
        h.tag("label").class("sr").attr("for", "seek-kind").text(&words.word("page-prepare-kind"));
        h.tag("select").id("seek-kind").attr("name", "kind").with(|h| {
            h.tag("option").attr("value", "").text(&words.word("page-prepare-kind-all"));
            for kind in &battle.kinds {
                let text = crate::words::capital(&words.word(kind_word(kind)));
                h.tag("option").attr("value", kind).flag("selected", battle.seek.kind == *kind).text(&text);
            }
        });
        if battle.weighs {
            h.tag("label").class("sr").attr("for", "seek-worth").text(&words.word("page-prepare-worth"));
            h.tag("select").id("seek-worth").attr("name", "worth").with(|h| {
                for (value, word) in WORTHS {
                    h.tag("option")
                        .attr("value", value)
                        .flag("selected", battle.seek.worth == value)
                        .text(&words.word(word));
                }
            });
        }
        h.tag("button")
            .class("no-js")
            .attr("name", "do")
            .attr("value", "seek")
            .text(&words.word("page-prepare-seek-do"));
    });
}

fn row(h: &mut Html, words: &Words<'_>, battle: &Prepared, troop: &Offered) {
    h.tag("li")
        .class("troop")
        .attr("data-kind", troop.kind)
        .attr("data-worth", troop.worth)
        .attr("data-found", &troop.found_by)
        .flag("hidden", !troop.shown)
        .with(|h| {
            pictogram(h, troop.kind, &words.word(kind_word(troop.kind)));
            h.tag("div").class("what").maybe("title", troop.note.as_deref()).with(|h| {
                h.tag("b").text(&troop.name);
                h.tag("p").class("figs").with(|h| {
                    for ((short, long), value) in
                        battle.columns.iter().zip(&troop.figures).filter(|(_, v)| !v.is_empty())
                    {
                        h.tag("span").class("n").with(|h| {
                            h.tag("abbr").attr("title", long).text(short);
                            h.text(&format!(" {value}"));
                        });
                    }
                });
                if !troop.special.is_empty() {
                    h.tag("p").class("special").text(&troop.special.join(", "));
                }
            });
            for (side, class) in battle.sides.iter().zip(["side-a", "side-b"]) {
                if side.place.is_empty() {
                    continue;
                }
                let label = Message::new("page-prepare-take")
                    .with("troop", Arg::Text(troop.name.clone()))
                    .with("side", Arg::Text(side.name.clone()));
                h.tag("button")
                    .class(&format!("plus {class}"))
                    .attr("name", "do")
                    .attr("value", &format!("troop~{}~{}", side.place, troop.id))
                    .attr("aria-label", &words.say(&label))
                    .text("+");
            }
        });
}
