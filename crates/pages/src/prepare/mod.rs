//! Preparing a battle: paste one line a unit, see how each was understood, mend what is wrong, set the options that matter.

mod prepared;

pub use prepared::{
    Offered, Prepared, PreparedBlock, PreparedField, PreparedName, PreparedOption, PreparedProblem, PreparedSheet,
    PreparedSide, Understood,
};

use crate::html::Html;
use crate::plain::prose;
use crate::shell::Shell;
use crate::view::Reader;
use crate::words::Words;
use montjoie_game::{Arg, Message};
use montjoie_table::Side;

/// The id on the page of what stands at a place of the file: a table or a field.
#[must_use]
pub fn place_id(place: &str) -> String {
    own_id(place)
}

fn own_id(name: &str) -> String {
    let plain: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    format!("f-{plain}")
}

/// The page.
#[must_use]
pub fn page(reader: Reader, words: &Words<'_>, battle: &Prepared) -> String {
    let title = words.word("page-prepare");
    Shell { reader, title: &title, kind: "plain prepare", live: None }.page(words, |h| {
        h.tag("main").id("main").class("wide").with(|h| {
            h.tag("p").with(|h| h.tag("a").attr("href", "/").text(&words.word("page-home")));
            h.tag("h1").text(&title);
            h.tag("p").class("faint").text(&battle.game);
            if !battle.front.is_empty() {
                h.tag("details").id("book").attr("data-keep", "book").with(|h| {
                    h.tag("summary").text(&words.word("page-book-front"));
                    crate::plain::paragraphs(h, words, &battle.front);
                });
            }
            for notice in &battle.notices {
                h.tag("p")
                    .class(if notice.wrong { "notice wrong" } else { "notice" })
                    .attr("role", "alert")
                    .text(&words.say(&notice.message));
            }
            problems(h, words, battle);
            h.tag("form").id("prepare-form").attr("method", "post").attr("action", &battle.base).with(|h| {
                h.hidden("writing", &battle.writing.to_string());
                // The first button is the one a person presses with Enter: it must do no more than read.
                h.tag("button")
                    .class("sr")
                    .attr("name", "do")
                    .attr("value", "read")
                    .attr("tabindex", "-1")
                    .text(&words.word("page-prepare-read"));
                if let Some(open) = &battle.open {
                    h.hidden("open", &open.block.place);
                    sheet(h, words, open);
                }
                names(h, words, battle);
                h.tag("div").class("two").with(|h| {
                    for side in Side::BOTH {
                        one_side(h, words, battle, side);
                    }
                });
                field(h, words, battle);
                options(h, words, battle);
                h.tag("p").class("buttons sticky").with(|h| {
                    h.tag("button").attr("name", "do").attr("value", "read").text(&words.word("page-prepare-read"));
                    h.tag("button")
                        .class("primary")
                        .attr("name", "do")
                        .attr("value", "play")
                        .flag("disabled", !battle.sound)
                        .text(&words.word("page-prepare-play"));
                    h.tag("a")
                        .class("button")
                        .attr("href", &format!("{}/scenario", battle.base))
                        .text(&words.word("page-prepare-download"));
                });
            });
            file(h, words, battle);
        });
    })
}

/// What stops the battle first; apart from it what stops nobody, so that a sound battle never looks broken.
fn problems(h: &mut Html, words: &Words<'_>, battle: &Prepared) {
    let (wrong, known): (Vec<_>, Vec<_>) = battle.problems.iter().partition(|problem| problem.stops);
    for (id, title, class, list) in
        [("problems", "page-prepare-problems", "wrong", wrong), ("warnings", "page-prepare-warnings", "", known)]
    {
        if list.is_empty() {
            continue;
        }
        let title_id = format!("{id}-title");
        h.tag("section").id(id).class("panel problems").attr("aria-labelledby", &title_id).with(|h| {
            h.tag("h2").id(&title_id).text(&words.word(title));
            h.tag("ul").with(|h| {
                for problem in list {
                    h.tag("li").class(class).with(|h| match &problem.place {
                        Some((block, field)) => h
                            .tag("a")
                            .attr("href", &format!("{}?open={block}#{}", battle.base, own_id(field)))
                            .with(|h| prose(h, &problem.says)),
                        None => prose(h, &problem.says),
                    });
                }
            });
        });
    }
}

fn line(h: &mut Html, id: &str, name: &str, label: &str, value: &str, usual: Option<&str>) {
    h.tag("p").class("row").with(|h| {
        h.tag("label").attr("for", id).text(label);
        h.tag("input")
            .id(id)
            .attr("name", name)
            .attr("value", value)
            .maybe("placeholder", usual)
            .attr("maxlength", "2000")
            .attr("autocomplete", "off")
            .empty();
    });
}

fn names(h: &mut Html, words: &Words<'_>, battle: &Prepared) {
    h.tag("fieldset").class("panel grid").with(|h| {
        h.tag("legend").text(&words.word("page-prepare-battle"));
        let labels = ["page-prepare-title", "page-prepare-title-fr", "page-prepare-title-en"];
        name_lines(h, words, "", &battle.title, labels);
        if battle.editions.len() > 1 {
            crate::form::select(h, "edition", "edition", &words.word("page-prepare-edition"), &battle.editions);
        }
    });
}

/// A name in each language; left empty, the other stands in for it.
fn name_lines(h: &mut Html, words: &Words<'_>, place: &str, name: &PreparedName, labels: [&'static str; 3]) {
    let [in_french, in_english] = name.usual().map(|usual| {
        usual.map(|value| words.say(&Message::new("page-prepare-of-other").with("value", Arg::Text(value.to_owned()))))
    });
    let mut one = |key: &str, label: &str, value: &str, usual: Option<&str>| {
        let name = format!("{place}{key}");
        line(h, &own_id(&name), &name, &words.word(label), value, usual);
    };
    let [both, fr, en] = labels;
    if let Some(value) = &name.both {
        one("name", both, value, None);
    }
    one("name_fr", fr, &name.fr, in_french.as_deref());
    one("name_en", en, &name.en, in_english.as_deref());
}

fn one_side(h: &mut Html, words: &Words<'_>, battle: &Prepared, side: Side) {
    let letter = if side == Side::A { "a" } else { "b" };
    let own = &battle.sides[side.index()];
    h.tag("fieldset").class(&format!("panel side-{letter}")).with(|h| {
        h.tag("legend").text(&words.word(if side == Side::A { "page-prepare-side-a" } else { "page-prepare-side-b" }));
        let labels = ["page-prepare-name", "page-prepare-name-fr", "page-prepare-name-en"];
        name_lines(h, words, &format!("{}.", own.place), &own.name, labels);
        let id = format!("paste-{letter}");
        h.tag("label").attr("for", &id).text(&words.word("page-prepare-paste"));
        h.tag("p").class("hint").id(&format!("{id}-hint")).text(&words.word("page-prepare-paste-hint"));
        h.tag("textarea")
            .id(&id)
            .attr("name", &format!("paste_{letter}"))
            .attr("rows", "5")
            .attr("spellcheck", "false")
            .attr("aria-describedby", &format!("{id}-hint"))
            .text(&own.pasted);
        if !own.understood.is_empty() {
            h.tag("ul").class("understood").with(|h| own.understood.iter().for_each(|one| understood(h, words, one)));
        }
        h.tag("p").class("buttons").with(|h| {
            h.tag("button").attr("name", "do").attr("value", "read").text(&words.word("page-prepare-understand"));
        });
        h.tag("ul").class("plain blocks").with(|h| own.blocks.iter().for_each(|b| block(h, words, b)));
        adders(h, &own.more);
        if !battle.catalogue.is_empty() {
            catalogue(h, words, battle, side);
        }
    });
}

/// Every troop of the catalogue: a tap takes so many of them into the army.
fn catalogue(h: &mut Html, words: &Words<'_>, battle: &Prepared, side: Side) {
    let letter = if side == Side::A { "a" } else { "b" };
    let own = &battle.sides[side.index()];
    let id = format!("catalogue-{letter}");
    h.tag("details").id(&id).class("catalogue").attr("data-keep", &id).flag("open", own.browsing).with(|h| {
        h.tag("summary").text(&words.word("page-prepare-catalogue"));
        h.tag("p").class("hint").text(&words.word("page-prepare-catalogue-hint"));
        h.tag("p").class("row").with(|h| {
            let id = format!("many-{letter}");
            h.tag("label").attr("for", &id).text(&words.word("page-prepare-many"));
            h.tag("input")
                .id(&id)
                .class("n")
                .attr("name", &format!("many_{letter}"))
                .attr("value", &own.many.to_string())
                .attr("inputmode", "numeric")
                .attr("maxlength", "9")
                .attr("autocomplete", "off")
                .empty();
        });
        h.tag("ul").class("plain").with(|h| {
            for troop in &battle.catalogue {
                h.tag("li").with(|h| offered(h, own, troop));
            }
        });
    });
}

fn offered(h: &mut Html, side: &PreparedSide, troop: &Offered) {
    let button = h.tag("button").class("troop").attr("name", "do");
    button.attr("value", &format!("troop~{}~{}", side.place, troop.id)).with(|h| {
        h.tag("b").text(&troop.name);
        let figure = |(what, value): &(String, String)| format!("{what} {value}").trim_end().to_owned();
        let figures: Vec<String> = troop.figures.iter().map(figure).collect();
        h.tag("span").class("figures").text(&figures.join(", "));
        if let Some(note) = &troop.note {
            h.tag("span").class("note").text(note);
        }
    });
}

fn understood(h: &mut Html, words: &Words<'_>, one: &Understood) {
    h.tag("li").class(if one.good { "good" } else { "wrong" }).with(|h| {
        h.tag("span").class("mark").attr("aria-hidden", "true").text(if one.good { "✓" } else { "✗" });
        h.tag("span").class("sr").text(&words.word(if one.good { "page-prepare-good" } else { "page-prepare-bad" }));
        h.tag("code").text(&one.line);
        h.tag("span").text(&format!(" → {}", one.says));
    });
}

fn button(h: &mut Html, words: &Words<'_>, what: &str, block: &PreparedBlock, label: &str) {
    let name = if block.name.is_empty() { &block.what } else { &block.name };
    h.tag("button").class("quiet").attr("name", "do").attr("value", &format!("{what}~{}", block.place)).with(|h| {
        h.text(&words.word(label));
        h.tag("span").class("sr").text(&format!(" {name}"));
    });
}

fn figures(h: &mut Html, derived: &[(String, String)]) {
    if !derived.is_empty() {
        h.tag("dl").class("figures").with(|h| {
            for (what, value) in derived {
                h.tag("div").with(|h| {
                    h.tag("dt").text(what);
                    h.tag("dd").class("n").text(value);
                });
            }
        });
    }
}

fn block(h: &mut Html, words: &Words<'_>, one: &PreparedBlock) {
    h.tag("li").id(&own_id(&one.place)).class(if one.wrong { "block wrong" } else { "block" }).with(|h| {
        h.tag("p").class("head").with(|h| {
            match one.kind {
                Some(kind) => crate::heraldry::pictogram(h, kind, &words.word(crate::card::kind_word(kind))),
                None => h.tag("span").class("faint").text(&one.what),
            }
            h.text(" ");
            h.tag("b").text(&one.name);
            if one.wrong {
                h.text(" ");
                h.tag("span").class("wrong").text(&words.word("page-prepare-look"));
            }
        });
        if let Some(line) = &one.understood {
            h.tag("ul").class("understood").with(|h| understood(h, words, line));
        }
        figures(h, &one.derived);
        h.tag("p").class("buttons").with(|h| {
            button(h, words, "edit", one, "page-prepare-edit");
            if !one.fixed {
                button(h, words, "copy", one, "page-prepare-copy");
                button(h, words, "drop", one, "page-prepare-drop");
            }
        });
    });
}

fn adders(h: &mut Html, more: &[(String, String)]) {
    if !more.is_empty() {
        h.tag("p").class("buttons").with(|h| {
            for (place, text) in more {
                h.tag("button").class("quiet").attr("name", "do").attr("value", &format!("add~{place}")).text(text);
            }
        });
    }
}

fn field(h: &mut Html, words: &Words<'_>, battle: &Prepared) {
    h.tag("fieldset").class("panel").with(|h| {
        h.tag("legend").text(&words.word("page-prepare-field"));
        h.tag("ul").class("plain blocks").with(|h| battle.field.iter().for_each(|b| block(h, words, b)));
        adders(h, &battle.more);
    });
}

/// The fields of the one that is open, all of them.
fn sheet(h: &mut Html, words: &Words<'_>, open: &PreparedSheet) {
    h.tag("fieldset").id("sheet").class("panel open").with(|h| {
        h.tag("legend").text(&format!("{} · {}", open.block.what, open.block.name));
        figures(h, &open.block.derived);
        let (usual, rare): (Vec<_>, Vec<_>) = open.fields.iter().partition(|f| !f.rare || f.wrong.is_some());
        h.tag("div").class("grid").with(|h| usual.iter().for_each(|f| one_field(h, f)));
        if !rare.is_empty() {
            h.tag("details").attr("data-keep", "rare").with(|h| {
                h.tag("summary").text(&words.word("page-prepare-rare"));
                h.tag("div").class("grid").with(|h| rare.iter().for_each(|f| one_field(h, f)));
            });
        }
        h.tag("p").class("buttons").with(|h| {
            h.tag("button").attr("name", "do").attr("value", "shut").text(&words.word("page-prepare-shut"));
            if !open.block.fixed {
                button(h, words, "copy", &open.block, "page-prepare-copy");
                button(h, words, "drop", &open.block, "page-prepare-drop");
            }
        });
    });
}

fn one_field(h: &mut Html, field: &PreparedField) {
    let id = own_id(&field.name);
    let help = format!("{id}-help");
    h.tag("div").class("row key").with(|h| {
        h.tag("label").attr("for", &id).text(&field.label);
        let wrong = field.wrong.as_ref().map(|_| "true");
        if field.values.is_empty() {
            h.tag("input")
                .id(&id)
                .attr("name", &field.name)
                .attr("value", &field.value)
                .maybe("placeholder", field.usual.as_deref())
                .attr("maxlength", "2000")
                .attr("autocomplete", "off")
                .maybe("aria-invalid", wrong)
                .attr("aria-describedby", &help)
                .empty();
        } else {
            h.tag("select")
                .id(&id)
                .attr("name", &field.name)
                .maybe("aria-invalid", wrong)
                .attr("aria-describedby", &help)
                .with(|h| {
                    h.tag("option").attr("value", "").text(field.usual.as_deref().unwrap_or("–"));
                    for (value, text, chosen) in &field.values {
                        h.tag("option").attr("value", value).flag("selected", *chosen).text(text);
                    }
                });
        }
        h.tag("span").id(&help).class("hint").with(|h| {
            if let Some(wrong) = &field.wrong {
                h.tag("b").class("wrong").text(wrong);
                h.text(" ");
            }
            h.text(&field.help);
            h.text(" ");
            h.tag("code").text(&field.key);
        });
    });
}

/// *As the document says* unless the GM wants it otherwise: then what departs from it stands outside the fold.
fn options(h: &mut Html, words: &Words<'_>, battle: &Prepared) {
    let (touched, others): (Vec<_>, Vec<_>) = battle.options.iter().partition(|o| o.touched);
    let departs: Vec<&PreparedOption> = battle.options.iter().filter(|o| !o.value.is_empty()).collect();
    h.tag("fieldset").class("panel").id("options").with(|h| {
        h.tag("legend").text(&words.word("page-prepare-document"));
        if departs.is_empty() {
            h.tag("p").class("hint").text(&words.word("page-prepare-document-all"));
        } else {
            h.tag("p").text(&words.word("page-prepare-document-but"));
            h.tag("ul").class("departs").with(|h| {
                for one in &departs {
                    let chosen =
                        one.values.iter().find(|(_, _, chosen)| *chosen).map_or(&one.value, |(_, text, _)| text);
                    h.tag("li").text(&format!("{} → {chosen}", one.label));
                }
            });
            h.tag("p").class("buttons").with(|h| {
                let back = words.word("page-prepare-document-back");
                h.tag("button").attr("name", "do").attr("value", "document").text(&back);
            });
        }
        h.tag("details").attr("data-keep", "disputes").with(|h| {
            h.tag("summary").text(&words.word("page-prepare-document-else"));
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
        });
    });
}

fn option(h: &mut Html, option: &PreparedOption) {
    let name = format!("options.{}", option.name);
    let id = own_id(&name);
    h.tag("div").class("option").with(|h| {
        if option.values.is_empty() {
            line(h, &id, &name, &option.label, &option.value, Some(&option.usual));
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

/// The scenario as the file it is: for whoever pastes one, or wants what no field offers.
fn file(h: &mut Html, words: &Words<'_>, battle: &Prepared) {
    let lost = !battle.sound && battle.sides.iter().all(|s| s.place.is_empty());
    h.tag("details").id("file").flag("open", lost).attr("data-keep", "file").with(|h| {
        h.tag("summary").text(&words.word("page-prepare-file"));
        h.tag("form").attr("method", "post").attr("action", &battle.base).with(|h| {
            h.hidden("writing", &battle.writing.to_string());
            h.tag("label").class("sr").attr("for", "file-text").text(&words.word("page-prepare-file"));
            h.tag("textarea")
                .id("file-text")
                .attr("name", "file")
                .attr("rows", "24")
                .attr("spellcheck", "false")
                .text(&format!("\n{}", battle.file));
            h.tag("p").class("buttons").with(|h| {
                h.tag("button").attr("name", "do").attr("value", "raw").text(&words.word("page-prepare-file-do"));
            });
        });
    });
}
