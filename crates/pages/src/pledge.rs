//! Pledged dice: what was pledged before the first throw, the players' words, and once the battle is over what was found.

use crate::form;
use crate::html::Html;
use crate::view::View;
use crate::words::Words;
use montjoie_game::Message;

/// What everybody may know of pledged dice. The seed is told once the battle is over, and not before.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pledged {
    /// What was pledged, and what was found, a line each.
    pub lines: Vec<Message>,
    /// What speaks against it.
    pub faults: Vec<Message>,
    /// Whether the one who looks may still say a word: nothing was rolled yet, and a player has said none.
    pub open: bool,
    /// Whether the battle is over.
    pub over: bool,
}

/// The part of every page that tells of it; empty where nothing was pledged.
pub fn pledged(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("section").id("pledge").with(|h| {
        let Some(pledge) = &view.pledge else { return };
        let shown = pledge.open || pledge.over || view.on_screen;
        h.tag("details").class("panel small").attr("data-keep", "pledged").flag("open", shown).with(|h| {
            h.tag("summary").text(&words.word("page-pledge-title"));
            for line in &pledge.lines {
                h.tag("p").text(&words.say(line));
            }
            for fault in &pledge.faults {
                h.tag("p").class("wrong").attr("role", "alert").text(&words.say(fault));
            }
            if pledge.open && !view.on_screen {
                say(h, view, words);
            }
        });
    });
}

/// A word: the player's own, or one that somebody without a phone said to the GM.
fn say(h: &mut Html, view: &View, words: &Words<'_>) {
    let gm = view.gm();
    h.tag("p").class("hint").text(&words.word(if gm { "page-pledge-hint-gm" } else { "page-pledge-hint" }));
    form::form(h, view, if gm { crate::Form::Pledge } else { crate::Form::Word }, "grid", |h| {
        if gm {
            line(h, words, "pledge-who", "who", "page-pledge-who");
        }
        line(h, words, "pledge-word", "word", "page-pledge-word");
        form::button(h, words, "do", "word", "page-pledge-say", "");
    });
}

fn line(h: &mut Html, words: &Words<'_>, id: &str, name: &str, label: &str) {
    h.tag("p").class("row").with(|h| {
        h.tag("label").attr("for", id).text(&words.word(label));
        let input = h.tag("input").id(id).attr("name", name).attr("maxlength", "60").attr("autocomplete", "off");
        input.flag("required", true).empty();
    });
}

/// The switch.
pub fn switch(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("p").class("hint").text(&words.word("page-pledge-what"));
    form::form(h, view, crate::Form::Pledge, "grid", |h| {
        form::button(h, words, "do", "pledge", "page-pledge-do", "confirm");
    });
}
