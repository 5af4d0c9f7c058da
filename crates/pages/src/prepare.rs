//! Preparing a battle: paste one line a unit, see how each was understood, mend what is wrong, set the options that matter.

use crate::html::Html;
use crate::shell::Shell;
use crate::view::{Notice, Reader};
use crate::words::Words;
use montjoie_table::Side;

/// A battle being prepared.
#[derive(Clone, Debug, Default)]
pub struct Prepared {
    /// Where its forms go: `POST` to it with everything below; `do` = `read`, `play`, or `copy~side~index`, `drop~side~index`.
    pub base: String,
    /// The name of the ruleset.
    pub game: String,
    /// Its editions: value, text, whether it is chosen.
    pub editions: Vec<(String, String, bool)>,
    /// The title in French and in English.
    pub title: [String; 2],
    /// The two sides.
    pub sides: [PreparedSide; 2],
    /// The catalogue: what can be named in a line, and what it is.
    pub catalogue: Vec<(String, String)>,
    /// The settings, those that this battle can touch first.
    pub options: Vec<PreparedOption>,
    /// What is wrong or worth knowing.
    pub problems: Vec<PreparedProblem>,
    /// Whether it can be played.
    pub sound: bool,
    /// What has to be said.
    pub notices: Vec<Notice>,
}

/// One side of it.
#[derive(Clone, Debug, Default)]
pub struct PreparedSide {
    /// Its name in French and in English.
    pub name: [String; 2],
    /// What was pasted.
    pub pasted: String,
    /// How each line of it was understood.
    pub understood: Vec<Understood>,
    /// Its units and characters.
    pub units: Vec<PreparedUnit>,
}

/// How a line was understood.
#[derive(Clone, Debug, Default)]
pub struct Understood {
    /// The line as it was written.
    pub line: String,
    /// In words: what it became, or why it was not understood.
    pub says: String,
    /// Whether it was.
    pub good: bool,
}

/// A unit or character being prepared.
#[derive(Clone, Debug, Default)]
pub struct PreparedUnit {
    /// Its id in the scenario.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Which pictogram.
    pub kind: &'static str,
    /// Its fields.
    pub fields: Vec<PreparedField>,
    /// What follows from them, in words: figures with their parts.
    pub derived: Vec<(String, String)>,
}

/// A field of it.
#[derive(Clone, Debug, Default)]
pub struct PreparedField {
    /// What forms call it: `side~index~key`.
    pub name: String,
    /// What people call it.
    pub label: String,
    /// What it says.
    pub value: String,
    /// What it means.
    pub help: Option<String>,
    /// What is wrong with it.
    pub wrong: Option<String>,
}

/// A setting.
#[derive(Clone, Debug, Default)]
pub struct PreparedOption {
    /// What forms call it.
    pub name: String,
    /// What people call it.
    pub label: String,
    /// The question it answers.
    pub help: Option<String>,
    /// Its values: value, text, whether it is chosen; empty for a number.
    pub values: Vec<(String, String, bool)>,
    /// What it says, for a number.
    pub value: String,
    /// Where the book is silent: our reading in one line.
    pub reading: Option<String>,
    /// Whether this battle can touch it.
    pub touched: bool,
}

/// Something wrong with it.
#[derive(Clone, Debug, Default)]
pub struct PreparedProblem {
    /// In words: what, where, how to mend it.
    pub says: String,
    /// The field to jump to: its [`PreparedField::name`].
    pub field: Option<String>,
    /// Whether it stops the battle.
    pub stops: bool,
}

/// The id of a field on the page.
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
            for notice in &battle.notices {
                h.tag("p")
                    .class(if notice.wrong { "notice wrong" } else { "notice" })
                    .attr("role", "alert")
                    .text(&words.say(&notice.message));
            }
            problems(h, words, battle);
            h.tag("form").id("prepare-form").attr("method", "post").attr("action", &battle.base).with(|h| {
                names(h, words, battle);
                h.tag("div").class("two").with(|h| {
                    for side in Side::BOTH {
                        one_side(h, words, battle, side);
                    }
                });
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
        });
    })
}

fn problems(h: &mut Html, words: &Words<'_>, battle: &Prepared) {
    if battle.problems.is_empty() {
        return;
    }
    h.tag("section").class("panel problems").attr("aria-labelledby", "problems-title").with(|h| {
        h.tag("h2").id("problems-title").text(&words.word("page-prepare-problems"));
        h.tag("ul").with(|h| {
            for problem in &battle.problems {
                h.tag("li").class(if problem.stops { "wrong" } else { "" }).with(|h| match &problem.field {
                    Some(field) => h.tag("a").attr("href", &format!("#{}", own_id(field))).text(&problem.says),
                    None => h.text(&problem.says),
                });
            }
        });
    });
}

fn line(h: &mut Html, id: &str, name: &str, label: &str, value: &str) {
    h.tag("p").class("row").with(|h| {
        h.tag("label").attr("for", id).text(label);
        h.tag("input")
            .id(id)
            .attr("name", name)
            .attr("value", value)
            .attr("maxlength", "200")
            .attr("autocomplete", "off")
            .empty();
    });
}

fn names(h: &mut Html, words: &Words<'_>, battle: &Prepared) {
    h.tag("fieldset").class("panel grid").with(|h| {
        h.tag("legend").text(&words.word("page-prepare-battle"));
        let [fr, en] = &battle.title;
        line(h, "title-fr", "title_fr", &words.word("page-prepare-title-fr"), fr);
        line(h, "title-en", "title_en", &words.word("page-prepare-title-en"), en);
        if battle.editions.len() > 1 {
            crate::form::select(h, "edition", "edition", &words.word("page-prepare-edition"), &battle.editions);
        }
    });
}

fn one_side(h: &mut Html, words: &Words<'_>, battle: &Prepared, side: Side) {
    let letter = if side == Side::A { "a" } else { "b" };
    let own = &battle.sides[side.index()];
    h.tag("fieldset").class(&format!("panel side-{letter}")).with(|h| {
        h.tag("legend").text(&words.word(if side == Side::A { "page-prepare-side-a" } else { "page-prepare-side-b" }));
        let [fr, en] = &own.name;
        line(h, &format!("name-fr-{letter}"), &format!("name_fr_{letter}"), &words.word("page-prepare-name-fr"), fr);
        line(h, &format!("name-en-{letter}"), &format!("name_en_{letter}"), &words.word("page-prepare-name-en"), en);
        let id = format!("paste-{letter}");
        h.tag("label").attr("for", &id).text(&words.word("page-prepare-paste"));
        h.tag("p").class("hint").id(&format!("{id}-hint")).text(&words.word("page-prepare-paste-hint"));
        h.tag("textarea")
            .id(&id)
            .attr("name", &format!("paste_{letter}"))
            .attr("rows", "6")
            .attr("spellcheck", "false")
            .attr("aria-describedby", &format!("{id}-hint"))
            .text(&own.pasted);
        h.tag("button").attr("name", "do").attr("value", "read").text(&words.word("page-prepare-understand"));
        if !battle.catalogue.is_empty() && side == Side::A {
            h.tag("details").attr("data-keep", "catalogue").with(|h| {
                h.tag("summary").text(&words.word("page-prepare-catalogue"));
                h.tag("dl").class("catalogue").with(|h| {
                    for (name, what) in &battle.catalogue {
                        h.tag("div").with(|h| {
                            h.tag("dt").with(|h| h.tag("code").text(name));
                            h.tag("dd").text(what);
                        });
                    }
                });
            });
        }
        if !own.understood.is_empty() {
            h.tag("ul").class("understood").with(|h| {
                for one in &own.understood {
                    h.tag("li").class(if one.good { "good" } else { "wrong" }).with(|h| {
                        h.tag("span").class("mark").attr("aria-hidden", "true").text(if one.good {
                            "✓"
                        } else {
                            "✗"
                        });
                        h.tag("code").text(&one.line);
                        h.tag("span").text(&format!(" → {}", one.says));
                    });
                }
            });
        }
        for (i, unit) in own.units.iter().enumerate() {
            one_unit(h, words, unit, &format!("{letter}~{i}"));
        }
    });
}

fn one_unit(h: &mut Html, words: &Words<'_>, unit: &PreparedUnit, place: &str) {
    let wrong = unit.fields.iter().any(|f| f.wrong.is_some());
    h.tag("details").class("unit").flag("open", wrong).attr("data-keep", &format!("unit-{place}")).with(|h| {
        h.tag("summary").with(|h| {
            crate::heraldry::pictogram(h, unit.kind, &words.word(crate::card::kind_word(unit.kind)));
            h.text(&unit.name);
        });
        for field in &unit.fields {
            let id = own_id(&field.name);
            h.tag("p").class("row").with(|h| {
                h.tag("label").attr("for", &id).text(&field.label);
                h.tag("input")
                    .id(&id)
                    .attr("name", &field.name)
                    .attr("value", &field.value)
                    .maybe("aria-invalid", field.wrong.as_ref().map(|_| "true"))
                    .attr("aria-describedby", &format!("{id}-help"))
                    .empty();
                h.tag("span").id(&format!("{id}-help")).class("hint").with(|h| {
                    if let Some(wrong) = &field.wrong {
                        h.tag("b").class("wrong").text(wrong);
                        h.text(" ");
                    }
                    h.text(field.help.as_deref().unwrap_or_default());
                });
            });
        }
        if !unit.derived.is_empty() {
            h.tag("dl").class("figures").with(|h| {
                for (what, value) in &unit.derived {
                    h.tag("div").with(|h| {
                        h.tag("dt").text(what);
                        h.tag("dd").class("n").text(value);
                    });
                }
            });
        }
        h.tag("p").class("buttons").with(|h| {
            h.tag("button")
                .class("quiet")
                .attr("name", "do")
                .attr("value", &format!("copy~{place}"))
                .text(&words.word("page-prepare-copy"));
            h.tag("button")
                .class("quiet")
                .attr("name", "do")
                .attr("value", &format!("drop~{place}"))
                .text(&words.word("page-prepare-drop"));
        });
    });
}

fn options(h: &mut Html, words: &Words<'_>, battle: &Prepared) {
    let (touched, others): (Vec<_>, Vec<_>) = battle.options.iter().partition(|o| o.touched);
    h.tag("fieldset").class("panel").with(|h| {
        h.tag("legend").text(&words.word("page-prepare-options"));
        h.tag("div").class("grid").with(|h| touched.iter().for_each(|o| option(h, o)));
        if !others.is_empty() {
            h.tag("details").attr("data-keep", "options").with(|h| {
                h.tag("summary").text(&words.word("page-prepare-options-more"));
                h.tag("div").class("grid").with(|h| others.iter().for_each(|o| option(h, o)));
            });
        }
    });
}

fn option(h: &mut Html, option: &PreparedOption) {
    let id = own_id(&format!("option-{}", option.name));
    let name = format!("option~{}", option.name);
    h.tag("div").class("option").with(|h| {
        if option.values.is_empty() {
            line(h, &id, &name, &option.label, &option.value);
        } else {
            crate::form::select(h, &id, &name, &option.label, &option.values);
        }
        if let Some(help) = &option.help {
            h.tag("p").class("hint").text(help);
        }
        if let Some(reading) = &option.reading {
            h.tag("p").class("reading").text(reading);
        }
    });
}
