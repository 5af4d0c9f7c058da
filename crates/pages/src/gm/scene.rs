//! Scenes: a hero's deed beside the battle. Who, where, what is at stake, what each outcome will do.

use super::tools::needs;
use crate::form;
use crate::html::Html;
use crate::keys::card as card_id;
use crate::staged::{Refused, Scene, SceneEffect, refusal};
use crate::view::View;
use crate::words::{Words, capital};
use montjoie_game::{Arg, Message};
use montjoie_table::{Side, Subject};

/// The four outcomes of a scene, best first.
pub const OUTCOMES: [&str; 4] = ["triumph", "success", "failure", "disaster"];

/// How many effects an outcome has room for on the page.
const EFFECTS: usize = 2;

/// More names than this in the lists of a scene that is to be closed, and they are fetched when they are wanted: 8 effects in a battle
/// of 60 units would be 90 kB on every load of the table.
const MANY: usize = 600;

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
pub struct NewScene {
    /// Its title.
    pub title: String,
    /// Who is in it.
    pub who: Vec<Subject>,
    /// What is at stake.
    pub stakes: String,
    /// The player's wish it stems from, as forms call it.
    pub request: String,
    /// Where.
    pub place: String,
    /// Whether the stakes are the GM's alone.
    pub unshared: bool,
    /// What each outcome will do, best first.
    pub effects: [Vec<SceneEffect>; 4],
    /// Why the form was sent back, part by part.
    pub refused: Vec<Refused>,
}

/// Which fields an effect needs.
#[must_use]
pub fn effect_needs(word: &str) -> &'static str {
    // Whether it is a shot is the rules' to say in a scene.
    if word == "attack" { "who on" } else { needs(word) }
}

/// The page on which a scene is opened; `table.js` puts it into its panel instead.
#[must_use]
pub fn scene_page(view: &View, words: &Words<'_>, begin: &NewScene) -> String {
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
fn open_scene(h: &mut Html, view: &View, words: &Words<'_>, begin: &NewScene) {
    let wrong = |h: &mut Html, part: &str| word_beside(h, words, &begin.refused, part);
    if view.scene.is_some() {
        h.tag("p").class("notice").text(&words.word("page-scene-waits"));
    }
    form::form(h, view, crate::Form::Scene, "grid", |h| {
        if !begin.request.is_empty() {
            h.hidden("request", &begin.request);
        }
        h.tag("div").with(|h| {
            h.tag("p").class("row").with(|h| {
                h.tag("label").attr("for", "scene-title").text(&words.word("page-scene-title"));
                h.tag("input")
                    .id("scene-title")
                    .attr("name", "title")
                    .attr("value", &begin.title)
                    .attr("maxlength", "400")
                    .attr("autocomplete", "off")
                    .flag("required", true)
                    .empty();
            });
            wrong(h, "title");
        });
        h.tag("div").with(|h| {
            h.tag("p").class("row").with(|h| {
                h.tag("label").attr("for", "scene-who").text(&words.word("page-scene-who"));
                let who = h.tag("select").id("scene-who").attr("name", "who").flag("multiple", true);
                who.flag("required", true).attr("size", "5").with(|h| {
                    let persons = view.sheets.iter().filter(|s| s.kind == "character");
                    for sheet in persons.chain(view.sheets.iter().filter(|s| s.kind != "character")) {
                        h.tag("option")
                            .attr("value", &card_id(sheet.subject))
                            .flag("selected", begin.who.contains(&sheet.subject))
                            .text(&words.name(sheet.subject));
                    }
                });
            });
            wrong(h, "who");
        });
        form::text(h, words, "scene-place", "place", "page-scene-place", &begin.place);
        form::text(h, words, "scene-stakes", "stakes", "page-scene-stakes", &begin.stakes);
        form::tick(h, "scene-shared", "shared", "yes", &words.word("page-scene-shared"), !begin.unshared);
        h.tag("p").class("hint").text(&words.word("page-scene-target-hint"));
        for (outcome, typed) in OUTCOMES.into_iter().zip(&begin.effects) {
            h.tag("fieldset").with(|h| {
                h.tag("legend").text(&words.word(&format!("page-scene-{outcome}")));
                for n in 0..EFFECTS.max(typed.len()) {
                    let effect = typed.get(n).cloned().unwrap_or_default();
                    row(
                        h,
                        view,
                        words,
                        &Place { form: "scene", outcome, n, refused: &begin.refused, brief: false },
                        &effect,
                    );
                }
            });
        }
        form::button(h, words, "do", "open", "page-scene-do", "confirm");
    });
}

/// The word beside a part of the form that was sent back.
fn word_beside(h: &mut Html, words: &Words<'_>, refused: &[Refused], part: &str) {
    if let Some(message) = refusal(refused, part) {
        h.tag("p").id(&format!("wrong-{part}")).class("wrong").attr("role", "alert").text(&words.say(message));
    }
}

/// Where a row of effects stands: in which form, for which outcome, the how manieth.
struct Place<'a> {
    form: &'a str,
    outcome: &'a str,
    n: usize,
    refused: &'a [Refused],
    brief: bool,
}

/// One effect of an outcome: a gesture, and on whom it falls.
fn row(h: &mut Html, view: &View, words: &Words<'_>, place: &Place<'_>, effect: &SceneEffect) {
    let Place { form, outcome, n, refused, brief } = place;
    let more = brief.then(|| format!("{}/scene?whom=yes", view.base));
    let own = |what: &str| format!("{form}-{outcome}-{n}-{what}");
    let name = |what: &str| format!("{outcome}_{what}");
    let part = |what: &str| format!("{outcome}-{n}-{what}");
    // A field that was sent back says so, also to who hears the page.
    let sent_back = |what: &str| refusal(refused, &part(what)).map(|_| format!("wrong-{}", part(what)));
    let choice = |h: &mut Html, what: &str, label: &str, class: &str, write: &dyn Fn(&mut Html)| {
        let wrong = sent_back(what);
        let more = more.as_deref().filter(|_| ["who", "on"].contains(&what));
        h.tag("p").class("row").with(|h| {
            h.tag("label").attr("for", &own(what)).text(&words.word(label));
            h.tag("select")
                .id(&own(what))
                .class(class)
                .attr("name", &name(what))
                .maybe("data-more", more)
                .maybe("aria-invalid", wrong.as_ref().map(|_| "true"))
                .maybe("aria-describedby", wrong.as_deref())
                .with(write);
        });
        word_beside(h, words, refused, &part(what));
    };
    let need = |h: &mut Html, what: &str, write: &dyn Fn(&mut Html)| h.tag("div").attr("data-need", what).with(write);
    h.tag("div").class("effect").with(|h| {
        choice(h, "gesture", "page-gesture-what", "needy", &|h| {
            h.tag("option").attr("value", "").attr("data-needs", "").text(&words.word("page-scene-nothing"));
            for word in EFFECT_WORDS {
                let text = capital(&words.word(&format!("gesture-{word}")));
                h.tag("option")
                    .attr("value", word)
                    .attr("data-needs", effect_needs(word))
                    .flag("selected", *word == effect.gesture)
                    .text(&text);
            }
        });
        let people = |h: &mut Html, chosen: &str| {
            if *brief { form::only(h, view, words, chosen) } else { form::everyone(h, view, words, chosen) }
        };
        need(h, "who", &|h| choice(h, "who", "page-gesture-who", "", &|h| people(h, &effect.who)));
        need(h, "on", &|h| choice(h, "on", "page-gesture-on", "", &|h| people(h, &effect.on)));
        need(h, "side", &|h| {
            choice(h, "side", "page-gesture-side", "", &|h| {
                h.tag("option").attr("value", "").text(&words.word("page-scene-which-side"));
                for side in Side::BOTH {
                    let card = card_id(Subject::side(side));
                    h.tag("option").attr("value", &card).flag("selected", card == effect.side).text(&words.side(side));
                }
            });
        });
        need(h, "men", &|h| {
            let wrong = sent_back("men");
            h.tag("p").class("row").with(|h| {
                h.tag("label").attr("for", &own("men")).text(&words.word("page-gesture-men"));
                h.tag("input")
                    .id(&own("men"))
                    .attr("name", &name("men"))
                    .attr("value", &effect.men)
                    .attr("inputmode", "numeric")
                    .attr("size", "6")
                    .attr("autocomplete", "off")
                    .maybe("aria-invalid", wrong.as_ref().map(|_| "true"))
                    .maybe("aria-describedby", wrong.as_deref())
                    .empty();
            });
            word_beside(h, words, refused, &part("men"));
        });
        if *brief {
            let all = Message::new("page-orders-more").number("n", i64::try_from(view.sheets.len()).unwrap_or(0));
            let href = format!("{}/scene?end=yes", view.base);
            h.tag("a").class("quiet more-choices").attr("href", &href).text(&words.say(&all));
        }
    });
}

/// Everyone an effect may fall on, as a page of its own: `table.js` takes the list into a row that lacks it.
#[must_use]
pub fn whom_page(view: &View, words: &Words<'_>) -> String {
    let title = words.word("page-gesture-who");
    let shell = crate::shell::Shell { reader: view.reader, title: &title, kind: "plain", live: None };
    shell.page(words, |h| {
        h.tag("main").id("main").class("narrow").with(|h| {
            h.tag("h1").with(|h| h.tag("label").attr("for", "whom").text(&title));
            h.tag("div").id("fetched").with(|h| {
                h.tag("select").id("whom").with(|h| form::everyone(h, view, words, ""));
            });
            h.tag("p").with(|h| h.tag("a").attr("href", &view.base).text(&words.word("page-back")));
        });
    })
}

/// The scene under way on a page of its own, every list whole: for who has no scripts.
#[must_use]
pub fn end_page(view: &View, words: &Words<'_>, scene: &Scene) -> String {
    let title = words.word("page-scene-end");
    let shell = crate::shell::Shell { reader: view.reader, title: &title, kind: "plain", live: None };
    shell.page(words, |h| {
        h.tag("main").id("main").class("narrow").with(|h| {
            h.tag("h1").text(&title);
            closing(h, view, words, scene, false);
            h.tag("p").with(|h| h.tag("a").attr("href", &view.base).text(&words.word("page-back")));
        });
    })
}

/// The scene under way.
pub fn scene(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("section").id("scene").with(|h| {
        let Some(scene) = &view.scene else { return };
        let lists = 2 * scene.outcomes.iter().map(Vec::len).sum::<usize>();
        closing(h, view, words, scene, lists * view.sheets.len() > MANY);
    });
}

/// The form that closes the scene.
fn closing(h: &mut Html, view: &View, words: &Words<'_>, scene: &Scene, brief: bool) {
    form::named_form(h, view, crate::Form::Scene, "panel scene", Some("scene-form"), |h| {
        h.hidden("scene", &scene.id);
        h.tag("h2").text(&scene.title);
        h.tag("p").text(&scene.who.iter().map(|w| words.name(*w)).collect::<Vec<_>>().join(", "));
        if !scene.place.is_empty() {
            h.tag("p").class("faint").text(&scene.place);
        }
        h.tag("p").class("big").text(&scene.stakes);
        word_beside(h, words, &scene.refused, "scene");
        h.tag("fieldset").class("outcomes").with(|h| {
            h.tag("legend").text(&words.word("page-scene-how"));
            word_beside(h, words, &scene.refused, "outcome");
            for (outcome, effects) in OUTCOMES.iter().zip(&scene.outcomes) {
                ending(h, view, words, scene, (outcome, effects), brief);
            }
        });
        h.tag("p").class("row").with(|h| {
            h.tag("label").attr("for", "scene-told").text(&words.word("page-scene-told"));
            h.tag("textarea")
                .id("scene-told")
                .attr("name", "told")
                .attr("rows", "3")
                .attr("maxlength", "4000")
                .text(&scene.told);
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
}

/// One way the scene may end: what it will do, and the fields of what is still missing.
fn ending(
    h: &mut Html,
    view: &View,
    words: &Words<'_>,
    scene: &Scene,
    (outcome, effects): (&str, &[SceneEffect]),
    brief: bool,
) {
    let id = format!("scene-is-{outcome}");
    h.tag("div").class("outcome").with(|h| {
        h.tag("p").class("tick").with(|h| {
            h.tag("input")
                .id(&id)
                .attr("type", "radio")
                .attr("name", "outcome")
                .attr("value", outcome)
                .flag("checked", scene.outcome == outcome)
                .flag("required", true)
                .empty();
            h.tag("label").attr("for", &id).with(|h| {
                h.tag("b").text(&words.word(&format!("page-scene-{outcome}")));
                let said: Vec<String> = effects
                    .iter()
                    .map(|effect| effect.said.clone().unwrap_or_else(|| words.say(&unsaid(words, effect))))
                    .collect();
                if !said.is_empty() {
                    h.text(&format!(" – {}", said.join(" ")));
                }
            });
        });
        if effects.is_empty() {
            return;
        }
        h.tag("div").class("effects").with(|h| {
            for (n, effect) in effects.iter().enumerate() {
                let place = Place { form: "end", outcome, n, refused: &scene.refused, brief };
                let sent_back = scene.refused.iter().any(|r| r.part.starts_with(&format!("{outcome}-{n}-")));
                match effect.said.as_ref().filter(|_| !sent_back) {
                    // Whole: it may still be changed, by who wants to.
                    Some(said) => {
                        h.tag("details").attr("data-keep", &format!("end-{outcome}-{n}")).with(|h| {
                            h.tag("summary").text(said);
                            row(h, view, words, &place, effect);
                        });
                    }
                    None => row(h, view, words, &place, effect),
                }
            }
        });
    });
}

/// An effect that still wants something.
fn unsaid(words: &Words<'_>, effect: &SceneEffect) -> Message {
    let what = words.word(&format!("gesture-{}", effect.gesture));
    Message::new("page-scene-to-say").with("what", Arg::Text(what))
}
