//! Scenes: a hero's deed beside the battle. Who, where, what is at stake, what each outcome will do.

use super::tools::needs;
use crate::form;
use crate::html::Html;
use crate::keys::card as card_id;
use crate::view::View;
use crate::words::{Words, capital};
use montjoie_table::Subject;

/// The four outcomes of a scene, best first.
pub const OUTCOMES: [&str; 4] = ["triumph", "success", "failure", "disaster"];

/// How many effects an outcome has room for on the page.
const EFFECTS: usize = 2;

/// What can be done to a battle by a scene: every gesture but those on options and bare figures.
pub const EFFECT_WORDS: &[&str] = &[
    "take", "restore", "test", "break", "rally", "attack", "engage", "part", "add", "split", "merge", "remove",
    "bring", "turn", "fell", "post", "concede",
];

/// A question that is a hero's moment can be played as a scene.
pub(crate) fn offer(h: &mut Html, view: &View, words: &Words<'_>, open: &crate::open::Open) {
    if view.gm() && view.scene.is_none() && view.info.scenes.contains(&open.ask.key.rule.0) {
        let ask: String = crate::keys::field(&open.name()).replace('#', "%23");
        let href = format!("{}/scene?ask={ask}", view.base);
        h.text(" ");
        h.tag("a").class("quiet").attr("href", &href).text(&words.word("page-scene-of-it"));
    }
}

/// How a scene to be opened is filled in beforehand.
#[derive(Clone, Debug, Default)]
pub struct Beginning {
    /// Its title.
    pub title: String,
    /// Who is in it.
    pub who: Vec<Subject>,
    /// What is at stake.
    pub stakes: String,
    /// The player's wish it stems from, as forms call it.
    pub request: String,
}

/// The page on which a scene is opened; `table.js` puts it into its panel instead.
#[must_use]
pub fn scene_page(view: &View, words: &Words<'_>, begin: &Beginning) -> String {
    let title = words.word("page-scene-open");
    let shell = crate::shell::Shell { reader: view.reader, title: &title, kind: "plain", live: None };
    shell.page(words, |h| {
        h.tag("main").id("main").class("narrow").with(|h| {
            h.tag("h1").text(&title);
            h.tag("div").id("fetched").with(|h| open_scene(h, view, words, begin));
            h.tag("p").with(|h| h.tag("a").attr("href", &view.base).text(&words.word("page-back")));
        });
    })
}

/// A scene to be opened: who, where, what is at stake, what each outcome will do.
fn open_scene(h: &mut Html, view: &View, words: &Words<'_>, begin: &Beginning) {
    form::form(h, view, "scene", "grid", |h| {
        if !begin.request.is_empty() {
            h.hidden("request", &begin.request);
        }
        form::text(h, words, "scene-title", "title", "page-scene-title", &begin.title);
        h.tag("p").class("row").with(|h| {
            h.tag("label").attr("for", "scene-who").text(&words.word("page-scene-who"));
            h.tag("select").id("scene-who").attr("name", "who").flag("multiple", true).attr("size", "5").with(|h| {
                let persons = view.sheets.iter().filter(|s| s.kind == "character");
                for sheet in persons.chain(view.sheets.iter().filter(|s| s.kind != "character")) {
                    h.tag("option")
                        .attr("value", &card_id(sheet.subject))
                        .flag("selected", begin.who.contains(&sheet.subject))
                        .text(&words.name(sheet.subject));
                }
            });
        });
        form::text(h, words, "scene-place", "place", "page-scene-place", "");
        form::text(h, words, "scene-stakes", "stakes", "page-scene-stakes", &begin.stakes);
        form::tick(h, "scene-shared", "shared", "yes", &words.word("page-scene-shared"), true);
        for outcome in OUTCOMES {
            effect(h, view, words, outcome);
        }
        form::button(h, words, "do", "open", "page-scene-do", "confirm");
    });
}

/// What one outcome of a scene will do: gestures, each on somebody.
fn effect(h: &mut Html, view: &View, words: &Words<'_>, outcome: &str) {
    h.tag("fieldset").with(|h| {
        h.tag("legend").text(&words.word(&format!("page-scene-{outcome}")));
        for n in 0..EFFECTS {
            let own = |what: &str| format!("scene-{outcome}-{n}-{what}");
            let name = |what: &str| format!("{outcome}_{what}");
            h.tag("div").class("effect").with(|h| {
                h.tag("p").class("row").with(|h| {
                    h.tag("label").attr("for", &own("gesture")).text(&words.word("page-gesture-what"));
                    h.tag("select").id(&own("gesture")).class("needy").attr("name", &name("gesture")).with(|h| {
                        h.tag("option")
                            .attr("value", "")
                            .attr("data-needs", "")
                            .text(&words.word("page-scene-nothing"));
                        for word in EFFECT_WORDS {
                            let text = capital(&words.word(&format!("gesture-{word}")));
                            let needs = if *word == "concede" { "who" } else { needs(word) };
                            h.tag("option").attr("value", word).attr("data-needs", needs).text(&text);
                        }
                    });
                });
                h.tag("div").attr("data-need", "who").with(|h| {
                    form::who(h, view, words, &own("who"), &name("who"), "page-gesture-who", true);
                });
                h.tag("div").attr("data-need", "on").with(|h| {
                    form::who(h, view, words, &own("on"), &name("on"), "page-gesture-on", true);
                });
                h.tag("div").attr("data-need", "men").with(|h| {
                    form::number(h, words, &own("men"), &name("men"), "page-gesture-men", "");
                });
            });
        }
    });
}

/// The scene under way.
pub fn scene(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("section").id("scene").with(|h| {
        let Some(scene) = &view.scene else { return };
        form::named_form(h, view, "scene", "panel scene", Some("scene-form"), |h| {
            h.hidden("scene", &scene.id);
            h.tag("h2").text(&scene.title);
            h.tag("p").text(&scene.who.iter().map(|w| words.name(*w)).collect::<Vec<_>>().join(", "));
            if !scene.place.is_empty() {
                h.tag("p").class("faint").text(&scene.place);
            }
            h.tag("p").class("big").text(&scene.stakes);
            h.tag("fieldset").class("choices").with(|h| {
                h.tag("legend").text(&words.word("page-scene-how"));
                for (outcome, effects) in OUTCOMES.iter().zip(&scene.outcomes) {
                    let id = format!("scene-is-{outcome}");
                    h.tag("p").class("tick").with(|h| {
                        h.tag("input")
                            .id(&id)
                            .attr("type", "radio")
                            .attr("name", "outcome")
                            .attr("value", outcome)
                            .flag("required", true)
                            .empty();
                        h.tag("label").attr("for", &id).with(|h| {
                            h.tag("b").text(&words.word(&format!("page-scene-{outcome}")));
                            if !effects.is_empty() {
                                h.text(&format!(" – {}", effects.join(" ")));
                            }
                        });
                    });
                }
            });
            h.tag("p").class("row").with(|h| {
                h.tag("label").attr("for", "scene-told").text(&words.word("page-scene-told"));
                h.tag("textarea")
                    .id("scene-told")
                    .attr("name", "told")
                    .attr("rows", "3")
                    .attr("maxlength", "4000")
                    .text("");
            });
            h.tag("p").class("buttons").with(|h| {
                form::button(h, words, "do", "end", "page-scene-end", "confirm");
                h.tag("button")
                    .class("quiet")
                    .attr("name", "do")
                    .attr("value", "cancel")
                    .flag("formnovalidate", true)
                    .text(&words.word("page-scene-cancel"));
            });
        });
    });
}
