//! What the GM may always do: rule, let the battle go on, set who rolls, open a scene, tell a round, go another way.

use super::hands;
use crate::form;
use crate::heraldry::{Charge, Tincture};
use crate::html::Html;
use crate::view::View;
use crate::words::{Words, capital};
use montjoie_game::{Gesture, Message};
use montjoie_table::{Side, Want};
use montjoie_text::Vocabulary;

/// The tools, each closed until it is needed.
pub fn tools(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("section").id("tools").attr("aria-label", &words.word("page-tools")).with(|h| {
        panel(h, words, "gesture", "page-gesture-title", |h| gesture(h, view, words));
        panel(h, words, "go", "page-go-title", |h| go(h, view, words));
        panel(h, words, "conduct", "page-conduct-title", |h| hands::conduct(h, view, words));
        if view.desk.may_pledge {
            panel(h, words, "pledge", "page-pledge-title", |h| crate::pledge::switch(h, view, words));
        }
        // Long and rarely needed: fetched when it is opened, and held with what is typed in it whatever is laid around it. One scene at a time.
        let src = format!("{}/scene", view.base);
        if view.scene.is_none() {
            let held = h.tag("details").class("panel small").attr("data-keep", "open-scene").attr("data-src", &src);
            held.flag("data-hold", true).with(|h| {
                h.tag("summary").text(&words.word("page-scene-open"));
                h.tag("a").attr("href", &src).text(&words.word("page-scene-open"));
            });
        }
        if view.desk.constat.is_some() {
            let src = format!("{}/constat", view.base);
            h.tag("details").class("panel small").attr("data-keep", "constat").attr("data-src", &src).with(|h| {
                h.tag("summary").text(&words.word("page-constat"));
                h.tag("a").attr("href", &src).text(&words.word("page-constat"));
            });
        }
        if view.asks.iter().any(|o| matches!(o.ask.want, Want::Choice(_))) {
            panel(h, words, "ruled", "page-ruled-title", |h| ruled(h, view, words));
        }
        panel(h, words, "knowledge", "page-knowledge-title", |h| hands::knowledge(h, view, words));
        if !view.desk.branches.is_empty() {
            panel(h, words, "branches", "page-branches-title", |h| branches(h, view, words));
        }
        panel(h, words, "banners", "page-banners-title", |h| banners(h, view, words));
        panel(h, words, "paper", "page-paper-title", |h| paper(h, view, words));
        crate::home::reading(h, words, view.reader);
    });
}

fn panel(h: &mut Html, words: &Words<'_>, id: &str, title: &str, inside: impl FnOnce(&mut Html)) {
    h.tag("details").id(&format!("panel-{id}")).class("panel small").attr("data-keep", id).with(|h| {
        h.tag("summary").text(&words.word(title));
        inside(h);
    });
}

/// Which fields a gesture needs, for the script that hides the others.
pub(crate) fn needs(word: &str) -> &'static str {
    match word {
        "take" | "restore" | "add" | "split" => "who men",
        "attack" => "who on shot",
        "engage" | "part" | "merge" | "post" => "who on",
        "concede" => "side",
        "option" => "option value",
        "set" => "who field value",
        _ => "who",
    }
}

fn gesture(h: &mut Html, view: &View, words: &Words<'_>) {
    form::named_form(h, view, crate::Form::Gesture, "grid gesture look", Some("gesture-form"), |h| {
        h.tag("p").class("row").with(|h| {
            h.tag("label").attr("for", "gesture-what").text(&words.word("page-gesture-what"));
            h.tag("select").id("gesture-what").attr("name", "gesture").with(|h| {
                for word in Gesture::WORDS {
                    let text = capital(&words.word(&format!("gesture-{word}")));
                    h.tag("option").attr("value", word).attr("data-needs", needs(word)).text(&text);
                }
            });
        });
        let need = |h: &mut Html, what: &str, inside: &dyn Fn(&mut Html)| {
            h.tag("div").attr("data-need", what).with(inside);
        };
        need(h, "who", &|h| form::who(h, view, words, "gesture-who", "who", "page-gesture-who", false));
        need(h, "on", &|h| form::who(h, view, words, "gesture-on", "on", "page-gesture-on", true));
        need(h, "men", &|h| form::number(h, words, "gesture-men", "men", "page-gesture-men", ""));
        need(h, "shot", &|h| form::tick(h, "gesture-shot", "shot", "yes", &words.word("page-gesture-shot"), false));
        need(h, "side", &|h| form::side(h, words, "gesture-side", "side", "page-gesture-side"));
        need(h, "field", &|h| {
            let fields: Vec<_> = view
                .info
                .fields
                .iter()
                .map(|f| (f.name.to_owned(), capital(&words.vocabulary(Vocabulary::Field, f.name)), false))
                .collect();
            form::select(h, "gesture-field", "field", &words.word("page-gesture-field"), &fields);
        });
        need(h, "option", &|h| {
            let options: Vec<_> = view
                .info
                .settings
                .iter()
                .map(|s| (s.name.to_owned(), capital(&words.vocabulary(Vocabulary::Option, s.name)), false))
                .collect();
            form::select(h, "gesture-option", "option", &words.word("page-gesture-option-which"), &options);
        });
        need(h, "value", &|h| form::text(h, words, "gesture-value", "value", "page-gesture-value", ""));
        h.tag("p").class("row").with(|h| {
            h.tag("label").attr("for", "gesture-reason").text(&words.word("page-reason"));
            h.tag("input")
                .id("gesture-reason")
                .attr("name", "reason")
                .flag("required", true)
                .attr("maxlength", "200")
                .empty();
        });
        let at = [("start", "page-gesture-now"), ("end", "page-gesture-later")]
            .map(|(value, word)| (value.to_owned(), words.word(word), value == "start"));
        form::select(h, "gesture-at", "at", &words.word("page-gesture-when"), &at);
        h.tag("p").class("buttons").with(|h| {
            form::button(h, words, "do", "preview", "page-gesture-preview", "");
            form::button(h, words, "do", "lay", "page-gesture-do", "confirm");
        });
    });
}

/// An order the rules do not offer: the GM's own door, with a reason.
fn ruled(h: &mut Html, view: &View, words: &Words<'_>) {
    form::form(h, view, crate::Form::Ruled, "grid", |h| {
        let asks = view.asks.iter().filter(|o| matches!(o.ask.want, Want::Choice(_)));
        let options: Vec<_> = asks.map(|o| (crate::keys::field(&o.name()), words.ask(&o.ask), false)).collect();
        form::select(h, "ruled-key", "key", &words.word("page-ruled-of"), &options);
        form::text(h, words, "ruled-words", "words", "page-ruled-words", "");
        form::text(h, words, "ruled-reason", "reason", "page-reason", "");
        h.tag("p").class("hint").text(&words.word("page-ruled-hint"));
        h.tag("button").text(&words.word("page-ruled-do"));
    });
}

fn go(h: &mut Html, view: &View, words: &Words<'_>) {
    form::form(h, view, crate::Form::Go, "grid", |h| {
        h.tag("fieldset").with(|h| {
            h.tag("legend").text(&words.word("page-go-until"));
            for (value, word, ticked) in [
                ("player", "page-go-player", true),
                ("break", "page-go-break", true),
                ("chief", "page-go-chief", true),
                ("character", "page-go-character", false),
                ("round", "page-go-round", true),
            ] {
                form::tick(h, &format!("go-{value}"), "until", value, &words.word(word), ticked);
            }
        });
        h.tag("p").class("hint").text(&words.word("page-go-hint"));
        h.tag("p").class("buttons").with(|h| {
            form::button(h, words, "do", "until", "page-go-do", "confirm");
            form::button(h, words, "do", "round", "page-go-one-round", "");
        });
    });
}

fn banners(h: &mut Html, view: &View, words: &Words<'_>) {
    form::form(h, view, crate::Form::Banners, "grid", |h| {
        for side in Side::BOTH {
            let letter = if side == Side::A { "a" } else { "b" };
            let now = view.banner(side);
            h.tag("fieldset").with(|h| {
                h.tag("legend").text(&words.side(side));
                let fields: Vec<_> = Tincture::ALL
                    .map(|t| (t.word().to_owned(), words.word(&format!("page-tincture-{}", t.word())), t == now.field))
                    .into();
                let (id, name) = (format!("banner-field-{letter}"), format!("field_{letter}"));
                form::select(h, &id, &name, &words.word("page-banners-field"), &fields);
                let charges: Vec<_> = Charge::ALL
                    .map(|c| (c.word().to_owned(), words.word(&format!("page-charge-{}", c.word())), c == now.charge))
                    .into();
                let (id, name) = (format!("banner-charge-{letter}"), format!("charge_{letter}"));
                form::select(h, &id, &name, &words.word("page-banners-charge"), &charges);
            });
        }
        h.tag("button").text(&words.word("page-banners-do"));
    });
}

fn branches(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("ul").class("plain").with(|h| {
        for branch in &view.desk.branches {
            h.tag("li").with(|h| {
                h.tag("span").text(&format!("{} · {} ", words.round(branch.round), branch.label));
                if branch.here {
                    h.tag("b").text(&words.word("page-branch-here"));
                } else {
                    form::form(h, view, crate::Form::GoTo, "inline", |h| {
                        h.hidden("entry", &branch.entry.to_string());
                        form::button(h, words, "do", "branch", "page-branch-go", "");
                    });
                    form::form(h, view, crate::Form::WhatIf, "inline", |h| {
                        h.hidden("entry", &branch.entry.to_string());
                        form::button(h, words, "do", "begin", "page-branch-look", "");
                    });
                }
            });
        }
    });
}

fn paper(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("ul").class("plain").with(|h| {
        for (path, word) in [
            ("print/cards", "page-paper-cards"),
            ("print/order", "page-paper-order"),
            ("print/finish", "page-paper-finish"),
            ("chronicle", "page-paper-chronicle"),
            ("chronicle.md", "page-paper-markdown"),
            ("scenario", "page-paper-scenario"),
            ("journal", "page-paper-journal"),
        ] {
            h.tag("li").with(|h| {
                h.tag("a").attr("href", &format!("{}/{path}", view.base)).text(&words.word(word));
            });
        }
    });
    // Not one file more among the others: what to do when something is wrong.
    h.tag("p").class("report-this").with(|h| {
        let report = h.tag("a").class("button").attr("href", &format!("{}/report", view.base));
        report.text(&words.word("page-report"));
    });
    h.tag("p").class("hint").text(&words.word("page-report-hint"));
}

/// The last round to read aloud, editable before it is shown.
pub fn telling(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("section").id("telling").with(|h| {
        let Some(telling) = &view.telling else { return };
        h.tag("details").class("panel telling").attr("data-keep", "telling").flag("open", !telling.shown).with(|h| {
            let title =
                Message::new("page-telling").with("round", montjoie_game::Arg::Text(words.round(telling.round)));
            h.tag("summary").text(&words.say(&title));
            form::form(h, view, crate::Form::Telling, "grid", |h| {
                h.hidden("round", &telling.round.to_string());
                h.tag("label").class("sr").attr("for", "telling-text").text(&words.word("page-telling-text"));
                h.tag("textarea")
                    .id("telling-text")
                    .attr("name", "text")
                    .attr("rows", "4")
                    .attr("maxlength", "4000")
                    .text(&telling.text);
                h.tag("p").class("buttons").with(|h| {
                    let (value, label) =
                        if telling.shown { ("hide", "page-telling-hide") } else { ("show", "page-telling-show") };
                    form::button(h, words, "do", value, label, "");
                });
            });
        });
    });
}

/// The keys, shown on `?`.
pub fn keys(h: &mut Html, words: &Words<'_>) {
    h.tag("dialog").id("keys").attr("aria-labelledby", "keys-title").with(|h| {
        h.tag("h2").id("keys-title").text(&words.word("page-help"));
        crate::shell::five_lines(h, words, "gm");
        h.tag("h3").text(&words.word("page-keys"));
        h.tag("dl").with(|h| {
            for (key, word) in [
                ("N", "page-key-next"),
                ("R", "page-key-roll"),
                ("D", "page-orders-doctrine"),
                ("L", "page-orders-last"),
                ("Ctrl Z", "page-key-undo"),
                ("Ctrl Y", "page-key-redo"),
                ("1 2 3 4", "page-key-tabs"),
                ("J K", "page-key-cards"),
                ("/", "page-key-filter"),
                ("?", "page-key-help"),
            ] {
                h.tag("div").with(|h| {
                    h.tag("dt").with(|h| h.tag("kbd").text(key));
                    h.tag("dd").text(&words.word(word));
                });
            }
        });
        h.tag("form").attr("method", "dialog").with(|h| h.tag("button").text(&words.word("page-close")));
    });
}
