//! The card of a unit or character: pictogram, name, strength, state, the figures that matter now; its sheet opens in place.

use crate::abbr::{explained, meaning};
use crate::bodies;
use crate::heraldry::{mark, pictogram};
use crate::html::Html;
use crate::keys::card as card_id;
use crate::shell::Shell;
use crate::sum::{rule_link, terms};
use crate::view::View;
use crate::words::Words;
use montjoie_game::{Arg, Condition, Figure, Message, Sheet};
use montjoie_table::{Rule, Side, Subject};

/// A bar of strength against the start; the figures stand beside it.
pub fn bar(h: &mut Html, now: i64, start: i64) {
    let width = if start <= 0 { 0 } else { now.clamp(0, start) * 100 / start };
    h.tag("i").class("bar").with(|h| h.tag("i").class(&format!("left w{width}")).text(""));
}

/// The card of one sheet, as an item of a list.
pub fn card(h: &mut Html, view: &View, words: &Words<'_>, sheet: &Sheet) {
    let id = card_id(sheet.subject);
    let condition = sheet.condition.map_or("unknown", Condition::word);
    let out = bodies::out(sheet);
    let side = if sheet.side == Side::A { "a" } else { "b" };
    let class = format!("card side-{side} c-{condition}{}", if out { " out" } else { "" });
    let against: Vec<String> = sheet.against.iter().map(|w| card_id(*w)).collect();
    h.tag("li")
        .id(&id)
        .class(&class)
        .maybe("data-against", (!against.is_empty()).then(|| against.join(" ")).as_deref())
        .with(|h| {
            head(h, words, sheet, "h3");
            let main: Vec<&Figure> = sheet.figures.iter().filter(|f| f.main).collect();
            if !main.is_empty() {
                h.tag("dl").class("figures").with(|h| {
                    for figure in main {
                        h.tag("div").with(|h| {
                            let label = words.figure(figure.word);
                            h.tag("dt").maybe("title", meaning(words, &label).as_deref()).text(&label);
                            h.tag("dd").class("n").text(&words.value(&figure.value));
                        });
                    }
                });
            }
            links(h, view, words, sheet, true);
            if !sheet.figures.is_empty() {
                let src = format!("{}/sheet/{id}", view.base);
                h.tag("a")
                    .class("sheet")
                    .attr("href", &src)
                    .flag("data-over", true)
                    .text(&words.word("page-card-more"));
            }
        });
}

/// The head of a card: also used where a card is shown large, or printed.
pub fn head(h: &mut Html, words: &Words<'_>, sheet: &Sheet, heading: &'static str) {
    let condition = sheet.condition.map_or("unknown", Condition::word);
    h.tag("div").class("head").with(|h| {
        pictogram(h, sheet.kind, &words.word(kind_word(sheet.kind)));
        h.tag(heading).text(&words.name(sheet.subject));
    });
    h.tag("div").class("strength").with(|h| {
        match (sheet.strength, sheet.words) {
            (Some((now, start)), _) => {
                bar(h, now, start);
                h.tag("span").class("n").with(|h| {
                    // One person has no head count.
                    let word = if sheet.kind == "character" { "page-card-life" } else { "page-card-strength" };
                    h.tag("span").class("sr").text(&words.word(word));
                    h.text(" ");
                    h.tag("b").text(&words.number(now));
                    h.text(" / ");
                    h.text(&words.number(start));
                });
            }
            (None, Some(word)) => h.tag("span").class("words").text(&words.own("words", word)),
            // Somebody whose state is known and whom the book gives no strength has none to be unknown.
            (None, None) if sheet.condition.is_some() => {}
            (None, None) => h.tag("span").class("words").text(&words.word("page-card-unknown")),
        }
        h.tag("span").class(&format!("state c-{condition}")).with(|h| {
            mark(h, condition);
            let word = match (sheet.state, sheet.condition) {
                (Some(state), _) => words.state(state, sheet.subject),
                (None, Some(condition)) => words.word(&format!("condition-{}", condition.word())),
                (None, None) => words.word("page-state-unknown"),
            };
            h.text(&word);
        });
    });
}

/// The class that gives somebody the colour and the edge of their side.
#[must_use]
pub fn side_class(view: &View, who: Subject) -> &'static str {
    match view.side_of(who) {
        Some(Side::A) => "side-a",
        Some(Side::B) => "side-b",
        None => "",
    }
}

/// The word for a kind of troops.
#[must_use]
pub fn kind_word(kind: &str) -> &'static str {
    match kind {
        "foot" => "page-kind-foot",
        "horse" => "page-kind-horse",
        "archers" => "page-kind-archers",
        "engine" => "page-kind-engine",
        "monster" => "page-kind-monster",
        "flyer" => "page-kind-flyer",
        "vehicle" => "page-kind-vehicle",
        "ship" => "page-kind-ship",
        "character" => "page-kind-character",
        "place" | "wall" => "page-kind-place",
        _ => "page-kind-other",
    }
}

/// Whom somebody is with and against: links to their cards, or to their own pages where there are no cards.
fn links(h: &mut Html, view: &View, words: &Words<'_>, sheet: &Sheet, cards: bool) {
    for (list, label) in [(&sheet.against, "page-card-against"), (&sheet.with, "page-card-with")] {
        // Whoever stands behind this card is not named on it again.
        let behind = |who: Subject| view.sheet(who).is_some_and(|s| bodies::told_by_place(s, sheet));
        let list: Vec<Subject> = list.iter().copied().filter(|who| !behind(*who)).collect();
        if list.is_empty() {
            continue;
        }
        h.tag("p").class("links").with(|h| {
            h.text(&words.word(label));
            for (i, who) in list.iter().enumerate() {
                h.text(if i == 0 { " " } else { ", " });
                if view.sheet(*who).is_some() && !cards {
                    let href = format!("{}/sheet/{}", view.base, card_id(*who));
                    h.tag("a").attr("href", &href).flag("data-over", true).text(&words.name(*who));
                } else if view.sheet(*who).is_some() {
                    h.tag("a").attr("href", &format!("#{}", card_id(*who))).text(&words.name(*who));
                } else {
                    h.text(&words.name(*who));
                }
            }
        });
    }
}

/// The sheet of somebody as a page of its own; `table.js` puts it into the open card instead.
#[must_use]
pub fn sheet_page(view: &View, words: &Words<'_>, who: Subject) -> String {
    let title = words.name(who);
    let shell = Shell { reader: view.reader, title: &title, kind: "plain", live: None };
    shell.page_of(view, words, |h| {
        h.tag("main").id("main").class("narrow").with(|h| {
            h.tag("p").with(|h| h.tag("a").attr("href", &view.base).text(&words.word("page-back")));
            match view.sheet(who) {
                Some(sheet) => h.tag("div").id("sheet").class(side_class(view, who)).with(|h| {
                    head(h, words, sheet, "h1");
                    h.tag("div").id("fetched").with(|h| full(h, view, words, sheet));
                    links(h, view, words, sheet, false);
                }),
                None => h.tag("h1").text(&words.word("page-unknown")),
            }
        });
    })
}

/// Every figure, with how it came about and, for the GM, a way to set it by hand.
fn full(h: &mut Html, view: &View, words: &Words<'_>, sheet: &Sheet) {
    h.tag("div").class("full").with(|h| {
        for figure in &sheet.figures {
            one(h, view, words, sheet, figure);
        }
        if view.gm() {
            h.tag("p").with(|h| {
                let (href, who) = (format!("{}#panel-gesture", view.base), card_id(sheet.subject));
                h.tag("a")
                    .class("quiet")
                    .attr("href", &href)
                    .attr("data-who", &who)
                    .text(&words.word("page-card-rule"));
            });
        }
    });
}

/// The value of a figure, its rule, and what it is made of.
pub fn opened(h: &mut Html, view: &View, words: &Words<'_>, figure: &Figure) {
    h.tag("b").class("n").text(&words.value(&figure.value));
    if !figure.rule.is_empty() {
        // Rules of a sheet are words of the ruleset, not of the one who plays.
        rule_link(h, view, words, Rule(figure.rule));
    }
    if !figure.terms.is_empty() {
        h.tag("details").class("sum").with(|h| {
            h.tag("summary").text(&words.word("page-card-why"));
            h.tag("table").class("sum").with(|h| h.tag("tbody").with(|h| terms(h, view, words, &figure.terms)));
        });
    }
}

fn one(h: &mut Html, view: &View, words: &Words<'_>, sheet: &Sheet, figure: &Figure) {
    h.tag("div").class("figure").with(|h| {
        h.tag("span").class("what").with(|h| explained(h, words, &words.figure(figure.word)));
        opened(h, view, words, figure);
        if let (true, Some(field)) = (view.gm(), figure.field) {
            set(h, view, words, sheet, figure, field);
        }
    });
}

fn set(h: &mut Html, view: &View, words: &Words<'_>, sheet: &Sheet, figure: &Figure, field: &'static str) {
    let Some(info) = view.info.fields.iter().find(|f| f.name == field) else { return };
    let id = format!("set-{}-{field}", card_id(sheet.subject));
    let what = words.figure(figure.word);
    h.tag("details").class("set").with(|h| {
        h.tag("summary").text(&words.word("page-set"));
        h.tag("form").attr("method", "post").attr("action", &format!("{}/gesture", view.base)).class("inline").with(
            |h| {
                h.hidden("head", &view.desk.head.to_string());
                h.hidden("gesture", "set");
                h.hidden("who", &card_id(sheet.subject));
                h.hidden("field", field);
                h.tag("label").attr("for", &id).text(&what);
                match info.words {
                    Some(list) => h.tag("select").id(&id).attr("name", "value").with(|h| {
                        for word in list {
                            let said = match *word {
                                "true" => words.word("yes"),
                                "false" => words.word("no"),
                                _ => words.own("field", &format!("{field}-{word}")),
                            };
                            h.tag("option").attr("value", word).text(&said);
                        }
                    }),
                    None => {
                        let now = match figure.value {
                            Arg::Number(n) => n.to_string(),
                            _ => String::new(),
                        };
                        let input = h
                            .tag("input")
                            .id(&id)
                            .attr("name", "value")
                            .attr("inputmode", "decimal")
                            .attr("value", &now);
                        input.attr("size", "6").attr("autocomplete", "off").empty();
                    }
                }
                h.tag("label").attr("for", &format!("{id}-why")).text(&words.word("page-reason"));
                h.tag("input")
                    .id(&format!("{id}-why"))
                    .attr("name", "reason")
                    .flag("required", true)
                    .attr("maxlength", "200")
                    .empty();
                h.tag("button").text(&words.word("page-set-do"));
            },
        );
    });
}

/// One army: its banner, its name, what is left of it, its cards.
pub fn army(h: &mut Html, view: &View, words: &Words<'_>, side: Side, cards: bool) {
    let letter = if side == Side::A { "a" } else { "b" };
    let id = format!("army-{letter}");
    let all: Vec<&Sheet> = view.sheets.iter().filter(|s| s.side == side).collect();
    h.tag("section").id(&id).class(&format!("army side-{letter}")).attr("aria-labelledby", &format!("{id}-name")).with(
        |h| {
            h.tag("header").with(|h| {
                crate::heraldry::shield(h, view.banner(side), letter);
                h.tag("h2").id(&format!("{id}-name")).text(&words.side(side));
                let (now, start) = bodies::strength(&all);
                if start > 0 {
                    h.tag("p").class("n").text(
                        &words.say(&Message::new("page-army-strength").number("now", now).number("start", start)),
                    );
                }
            });
            if all.is_empty() {
                h.tag("p").class("empty").text(&words.word("page-army-empty"));
            }
            // Those who fight first, those who are out of it last.
            let (out, there): (Vec<&Sheet>, Vec<&Sheet>) = all.iter().copied().partition(|s| bodies::out(s));
            let rows = bodies::rows(&[there, out].concat());
            bodies::cards(h, view, words, &rows, (cards, all.len() > bodies::CROWD));
        },
    );
}
