//! One army of the list: its units with their steppers, its heroes with their short form, what can be added to it.

use super::{PastedLine, Prepared, PreparedBlock, PreparedField, PreparedSheet, PreparedSide, PreparedUnit, place_id};
use crate::abbr::explained;
use crate::card::kind_word;
use crate::heraldry::{Banner, pictogram, shield};
use crate::html::Html;
use crate::plain::prose;
use crate::words::Words;
use montjoie_game::Message;
use montjoie_table::Side;

/// A whole army.
pub fn army(h: &mut Html, words: &Words<'_>, battle: &Prepared, side: Side, banner: Banner) {
    let (letter, own) = (if side == Side::A { "a" } else { "b" }, &battle.sides[side.index()]);
    if own.place.is_empty() {
        return;
    }
    let class = format!("host side-{letter}");
    let title = format!("host-{letter}-title");
    h.tag("section").id(&format!("host-{letter}")).class(&class).attr("aria-labelledby", &title).with(|h| {
        head(h, words, own, banner, letter);
        wrong(h, &own.wrong);
        if own.units.is_empty() {
            h.tag("p").class("empty").text(&words.word("page-prepare-empty"));
        }
        h.tag("ul").class("lines").with(|h| own.units.iter().for_each(|unit| line(h, words, battle, unit, false)));
        if !own.heroes.is_empty() {
            h.tag("ul")
                .class("lines persons")
                .with(|h| own.heroes.iter().for_each(|hero| line(h, words, battle, hero, true)));
        }
        h.tag("p").class("add").with(|h| {
            if own.takes_heroes {
                let value = format!("add~{}.character", own.place);
                h.tag("button").attr("name", "do").attr("value", &value).text(&words.word("page-prepare-hero"));
            }
        });
        pasting(h, words, own, letter);
        others(h, words, battle, own, letter);
    });
}

fn head(h: &mut Html, words: &Words<'_>, own: &PreparedSide, banner: Banner, letter: &str) {
    h.tag("header").with(|h| {
        shield(h, banner, &format!("host-{letter}"));
        h.tag("h2").id(&format!("host-{letter}-title")).with(|h| {
            h.tag("span").class("sr").text(&own.name);
            let name = format!("{}.called", own.place);
            name_field(h, &name, &own.name, &words.word("page-prepare-side-name"), None);
        });
        h.tag("p").class("totals").with(|h| {
            let heads = words.say(&Message::new("page-prepare-heads").number("n", own.heads));
            h.tag("b").text(&heads);
            if let Some(weight) = &own.weight {
                h.text(" · ");
                h.tag("span").with(|h| explained(h, words, weight));
            }
        });
    });
}

/// The one field of a name: what is written over it counts in both languages.
fn name_field(h: &mut Html, name: &str, value: &str, label: &str, usual: Option<&str>) {
    h.tag("input")
        .id(&place_id(name))
        .class("own-name")
        .attr("name", name)
        .attr("value", value)
        .maybe("placeholder", usual)
        .attr("aria-label", label)
        .attr("maxlength", "200")
        .attr("autocomplete", "off")
        .empty();
}

fn wrong(h: &mut Html, list: &[String]) {
    for says in list {
        h.tag("p").class("wrong").with(|h| prose(h, says));
    }
}

/// One of them, and its sheet where that is open.
fn line(h: &mut Html, words: &Words<'_>, battle: &Prepared, unit: &PreparedUnit, hero: bool) {
    let open = battle.open.as_ref().filter(|o| o.place == unit.place);
    let mut class = String::from(if hero { "unit person" } else { "unit" });
    if unit.depth > 0 {
        class.push_str(" inner");
    }
    if !unit.wrong.is_empty() {
        class.push_str(" wrong");
    }
    if open.is_some() {
        class.push_str(" opened");
    }
    h.tag("li").id(&place_id(&unit.place)).class(&class).with(|h| {
        match unit.kind {
            Some(kind) => pictogram(h, kind, &words.word(kind_word(kind))),
            None => pictogram(h, "other", &words.word("page-prepare-kind-unit")),
        }
        h.tag("div").class("who").with(|h| {
            let name = format!("{}.called", unit.place);
            name_field(h, &name, &unit.name, &words.word("page-prepare-unit-name"), Some(&unit.called));
            h.tag("p").class("what").with(|h| {
                explained(h, words, &unit.what);
                if !unit.special.is_empty() {
                    let dot = if unit.what.is_empty() { "" } else { " · " };
                    h.tag("span").class("special").text(&format!("{dot}{}", unit.special.join(", ")));
                }
            });
        });
        match &unit.count {
            Some(count) => stepper(h, words, unit, count),
            None => h.tag("span").class("step").text(""),
        }
        h.tag("span").class("pv").with(|h| {
            if let Some((text, share)) = &unit.weight {
                h.tag("i").class(&format!("w{}", (*share).min(100))).text("");
                h.tag("em").class("n").text(text);
            }
        });
        h.tag("span").class("do").with(|h| {
            let (what, word, mark) = match open {
                Some(_) => ("shut", "page-prepare-shut", "▴"),
                None => ("edit", "page-prepare-edit", "▾"),
            };
            small(h, words, what, &unit.place, word, mark, &unit.called);
            small(h, words, "drop", &unit.place, "page-prepare-drop", "×", &unit.called);
        });
        wrong(h, &unit.wrong);
        if let Some(open) = open {
            sheet(h, words, open);
        }
    });
}

/// A small button: its mark is seen, what it does and to whom is heard.
fn small(h: &mut Html, words: &Words<'_>, what: &str, place: &str, word: &str, mark: &str, who: &str) {
    let label = format!("{} {who}", words.word(word));
    h.tag("button")
        .class("small-do")
        .attr("name", "do")
        .attr("value", &format!("{what}~{place}"))
        .attr("aria-label", &label)
        .attr("title", &words.word(word))
        .text(mark);
}

fn stepper(h: &mut Html, words: &Words<'_>, unit: &PreparedUnit, count: &str) {
    let name = format!("{}.count", unit.place);
    h.tag("span").class("step").with(|h| {
        small(h, words, "less", &unit.place, "page-prepare-less", "−", &unit.called);
        h.tag("input")
            .id(&place_id(&name))
            .class("n")
            .attr("name", &name)
            .attr("value", count)
            .maybe("aria-invalid", unit.miscounted.then_some("true"))
            .attr("aria-label", &format!("{} {}", words.word("page-key-count"), unit.called))
            .attr("inputmode", "numeric")
            .attr("maxlength", "9")
            .attr("autocomplete", "off")
            .empty();
        small(h, words, "more", &unit.place, "page-prepare-more", "+", &unit.called);
    });
}

/// Lines pasted from somebody's notes: those that are not understood stay, each with why.
fn pasting(h: &mut Html, words: &Words<'_>, own: &PreparedSide, letter: &str) {
    let id = format!("paste-{letter}");
    let keep = format!("pasting-{letter}");
    h.tag("details").id(&keep).attr("data-keep", &keep).flag("open", !own.understood.is_empty()).with(|h| {
        h.tag("summary").text(&words.word("page-prepare-paste"));
        h.tag("p").class("hint").id(&format!("{id}-hint")).text(&words.word("page-prepare-paste-hint"));
        h.tag("label").class("sr").attr("for", &id).text(&words.word("page-prepare-paste"));
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
    });
}

fn understood(h: &mut Html, words: &Words<'_>, one: &PastedLine) {
    h.tag("li").class(if one.good { "good" } else { "wrong" }).with(|h| {
        h.tag("span").class("mark").attr("aria-hidden", "true").text(if one.good { "✓" } else { "✗" });
        h.tag("span").class("sr").text(&words.word(if one.good { "page-prepare-good" } else { "page-prepare-bad" }));
        h.tag("code").text(&one.line);
        h.tag("span").text(&format!(" → {}", one.says));
    });
}

/// The side itself and what stands in it besides units and heroes.
fn others(h: &mut Html, words: &Words<'_>, battle: &Prepared, own: &PreparedSide, letter: &str) {
    let here = |place: &str| own.others.iter().any(|b| b.place == place);
    let open = battle.open.as_ref().is_some_and(|o| here(&o.place)) || own.others.iter().any(|b| !b.wrong.is_empty());
    let keep = format!("others-{letter}");
    h.tag("details").id(&keep).attr("data-keep", &keep).flag("open", open).with(|h| {
        h.tag("summary").text(&words.word("page-prepare-others"));
        h.tag("ul").class("plain blocks").with(|h| own.others.iter().for_each(|b| block(h, words, battle, b)));
        adders(h, &own.more);
    });
}

/// Something that is neither unit nor hero.
pub fn block(h: &mut Html, words: &Words<'_>, battle: &Prepared, one: &PreparedBlock) {
    let open = battle.open.as_ref().filter(|o| o.place == one.place);
    h.tag("li").id(&place_id(&one.place)).class(if one.wrong.is_empty() { "block" } else { "block wrong" }).with(|h| {
        h.tag("p").class("head").with(|h| {
            h.tag("span").class("faint").text(&one.what);
            h.text(" ");
            h.tag("b").text(&one.name);
        });
        figures(h, words, &one.derived);
        wrong(h, &one.wrong);
        h.tag("p").class("buttons").with(|h| {
            let name = if one.name.is_empty() { &one.what } else { &one.name };
            match open {
                Some(_) => worded(h, words, "shut", &one.place, "page-prepare-shut", name),
                None => worded(h, words, "edit", &one.place, "page-prepare-edit", name),
            }
            if !one.fixed {
                worded(h, words, "copy", &one.place, "page-prepare-copy", name);
                worded(h, words, "drop", &one.place, "page-prepare-drop", name);
            }
        });
        if let Some(open) = open {
            sheet(h, words, open);
        }
    });
}

fn worded(h: &mut Html, words: &Words<'_>, what: &str, place: &str, label: &str, name: &str) {
    h.tag("button").class("quiet").attr("name", "do").attr("value", &format!("{what}~{place}")).with(|h| {
        h.text(&words.word(label));
        h.tag("span").class("sr").text(&format!(" {name}"));
    });
}

/// Buttons that add something.
pub fn adders(h: &mut Html, more: &[(String, String)]) {
    if !more.is_empty() {
        h.tag("p").class("buttons").with(|h| {
            for (place, text) in more {
                h.tag("button").class("quiet").attr("name", "do").attr("value", &format!("add~{place}")).text(text);
            }
        });
    }
}

fn figures(h: &mut Html, words: &Words<'_>, derived: &[(String, String)]) {
    if !derived.is_empty() {
        h.tag("dl").class("figures").with(|h| {
            for (what, value) in derived {
                h.tag("div").with(|h| {
                    h.tag("dt").with(|h| explained(h, words, what));
                    h.tag("dd").class("n").text(value);
                });
            }
        });
    }
}

/// The fields of the one that is open: those that count, the others folded.
fn sheet(h: &mut Html, words: &Words<'_>, open: &PreparedSheet) {
    h.tag("fieldset").id("sheet").class("sheet").with(|h| {
        h.tag("legend").class("sr").text(&open.name);
        if let Some(line) = &open.understood {
            h.tag("ul").class("understood").with(|h| understood(h, words, line));
        }
        let (usual, rare): (Vec<_>, Vec<_>) = open.fields.iter().partition(|f| !f.rare || f.wrong.is_some());
        h.tag("div").class("short").with(|h| usual.iter().for_each(|f| one_field(h, words, f)));
        figures(h, words, &open.derived);
        if !rare.is_empty() {
            h.tag("details").attr("data-keep", "rare").with(|h| {
                h.tag("summary").text(&words.word("page-prepare-rare"));
                h.tag("div").class("short").with(|h| rare.iter().for_each(|f| one_field(h, words, f)));
            });
        }
        h.tag("p").class("buttons").with(|h| {
            h.tag("button").attr("name", "do").attr("value", "shut").text(&words.word("page-prepare-shut"));
            if !open.fixed {
                worded(h, words, "copy", &open.place, "page-prepare-copy", &open.name);
            }
        });
    });
}

fn one_field(h: &mut Html, words: &Words<'_>, field: &PreparedField) {
    let id = place_id(&field.name);
    let help = format!("{id}-help");
    h.tag("div").class("row key").with(|h| {
        h.tag("label").attr("for", &id).attr("title", &field.help).with(|h| explained(h, words, &field.label));
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
                h.tag("b").class("wrong").with(|h| prose(h, wrong));
                h.text(" ");
            }
            h.tag("span").class("help").text(&field.help);
            h.text(" ");
            h.tag("code").text(&field.key);
        });
    });
}
