//! Pieces of forms, each control with its label.

use crate::html::Html;
use crate::keys::card as card_id;
use crate::view::View;
use crate::words::Words;
use montjoie_game::{Condition, Sheet};
use montjoie_table::{Side, Subject};

macro_rules! forms {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum $name { $($(#[$doc])* $variant),+ }

        impl $name {
            /// Every form.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// Its word in addresses.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }
    };
}

forms! { /// What a form is about: the last part of its address.
Form {
    /// Faces typed, rolled or confirmed.
    Dice = "dice",
    /// Orders chosen or confirmed.
    Orders = "orders",
    /// Judgements.
    Judge = "judge",
    /// A term of the GM's own.
    Term = "term",
    /// A gesture.
    Gesture = "gesture",
    /// A report of a map.
    Constat = "constat",
    /// An order outside the rules.
    Ruled = "ruled",
    /// Playing on.
    #[default]
    Go = "go",
    /// One thing taken back.
    Undo = "undo",
    /// One thing brought again.
    Redo = "redo",
    /// Going to another entry.
    GoTo = "goto",
    /// A what-if: begun, left, gone on from.
    WhatIf = "what-if",
    /// An answer given otherwise.
    Amend = "amend",
    /// A line for the chronicle.
    Note = "note",
    /// What is read aloud, shown or hidden.
    Telling = "telling",
    /// A scene.
    Scene = "scene",
    /// Who rolls and who decides.
    Conduct = "conduct",
    /// Dice pledged, or a word for them.
    Pledge = "pledge",
    /// Who knows what.
    Knowledge = "knowledge",
    /// Chances, shown or hidden.
    Odds = "odds",
    /// How much of what happens is shown as a moment.
    Pace = "pace",
    /// Who sits where.
    Seat = "seat",
    /// Arms and colours.
    Banners = "banners",
    /// A proposal taken.
    Accept = "accept",
    /// A player's wish, taken or put aside.
    Request = "request",
    /// The screen for the table.
    Screen = "screen",
    /// Who on the network may come in.
    Door = "door",
    /// What a player answers.
    Answer = "answer",
    /// What a player wishes.
    Say = "say",
    /// A player's word for pledged dice.
    Word = "word",
} }

impl Form {
    /// The form of the GM's page with this word.
    #[must_use]
    pub fn of_gm(word: &str) -> Option<Form> {
        Form::ALL.iter().copied().find(|form| form.word() == word && !form.of_player())
    }

    /// Whether it stands on a player's phone.
    #[must_use]
    pub fn of_player(self) -> bool {
        matches!(self, Form::Answer | Form::Say | Form::Word)
    }

    /// Whether it writes to the journal.
    #[must_use]
    pub fn changes(self) -> bool {
        let agreed = matches!(
            self,
            Form::Seat | Form::Knowledge | Form::Odds | Form::Banners | Form::Conduct | Form::Telling | Form::Pace
        );
        !agreed && !matches!(self, Form::Request | Form::Screen | Form::Door)
    }

    /// Whether it plays the battle on: it waits while a scene is open.
    #[must_use]
    pub fn plays(self) -> bool {
        let asked = matches!(self, Form::Dice | Form::Orders | Form::Judge | Form::Term | Form::Ruled | Form::Accept);
        asked || matches!(self, Form::Go | Form::Constat)
    }

    /// Whether it is about what the table sees or said: it waits while the GM looks at a what-if.
    #[must_use]
    pub fn for_the_table(self) -> bool {
        matches!(self, Form::Telling | Form::Request)
    }
}

/// A form that goes to a page of the battle, with the head of the journal.
pub fn form(h: &mut Html, view: &View, action: Form, class: &str, inside: impl FnOnce(&mut Html)) {
    named_form(h, view, action, class, None, inside);
}

/// The same with an id, so that a button elsewhere can send it.
pub fn named_form(
    h: &mut Html,
    view: &View,
    action: Form,
    class: &str,
    id: Option<&str>,
    inside: impl FnOnce(&mut Html),
) {
    h.tag("form")
        .maybe("id", id)
        .class(class)
        .attr("method", "post")
        .attr("action", &format!("{}/{}", view.base, action.word()))
        .with(|h| {
            h.hidden("head", &crate::beside::standing(view.desk.head, view.desk.beside.is_some()));
            inside(h);
        });
}

/// A line of text with its label.
pub fn text(h: &mut Html, words: &Words<'_>, id: &str, name: &str, label: &str, value: &str) {
    h.tag("p").class("row").with(|h| {
        h.tag("label").attr("for", id).text(&words.word(label));
        h.tag("input")
            .id(id)
            .attr("name", name)
            .attr("value", value)
            .attr("maxlength", "400")
            .attr("autocomplete", "off")
            .empty();
    });
}

/// A number with its label.
pub fn number(h: &mut Html, words: &Words<'_>, id: &str, name: &str, label: &str, value: &str) {
    h.tag("p").class("row").with(|h| {
        h.tag("label").attr("for", id).text(&words.word(label));
        h.tag("input")
            .id(id)
            .attr("name", name)
            .attr("value", value)
            .attr("inputmode", "numeric")
            .attr("size", "6")
            .attr("autocomplete", "off")
            .empty();
    });
}

/// A choice among words: value, text, whether it is chosen.
pub fn select(h: &mut Html, id: &str, name: &str, label: &str, options: &[(String, String, bool)]) {
    h.tag("p").class("row").with(|h| {
        h.tag("label").attr("for", id).text(label);
        h.tag("select").id(id).attr("name", name).with(|h| {
            for (value, text, chosen) in options {
                h.tag("option").attr("value", value).flag("selected", *chosen).text(text);
            }
        });
    });
}

/// A choice among everyone, by side.
pub fn who(h: &mut Html, view: &View, words: &Words<'_>, id: &str, name: &str, label: &str, none: bool) {
    h.tag("p").class("row").with(|h| {
        h.tag("label").attr("for", id).text(&words.word(label));
        h.tag("select").id(id).attr("name", name).with(|h| {
            if none {
                h.tag("option").attr("value", "").text(&words.word("page-nobody"));
            }
            listed(h, view, words, "");
        });
    });
}

/// Everyone by side, or nobody, with one of them chosen: the options of a list.
pub fn everyone(h: &mut Html, view: &View, words: &Words<'_>, chosen: &str) {
    h.tag("option").attr("value", "").text(&words.word("page-nobody"));
    listed(h, view, words, chosen);
}

/// The one who is chosen, or nobody: the options of a list whose others are fetched.
pub fn only(h: &mut Html, view: &View, words: &Words<'_>, chosen: &str) {
    h.tag("option").attr("value", "").text(&words.word("page-nobody"));
    for sheet in view.sheets.iter().filter(|sheet| card_id(sheet.subject) == chosen) {
        option(h, words, sheet, chosen);
    }
}

fn option(h: &mut Html, words: &Words<'_>, sheet: &Sheet, chosen: &str) {
    let mut text = words.name(sheet.subject);
    // The dagger is for the dead alone.
    match sheet.condition {
        Some(Condition::Destroyed) => text.push_str(" †"),
        Some(gone @ (Condition::Gone | Condition::Captured)) => {
            text = format!("{text} ({})", words.word(&format!("condition-{}", gone.word())));
        }
        _ => {}
    }
    let card = card_id(sheet.subject);
    h.tag("option").attr("value", &card).flag("selected", card == chosen).text(&text);
}

fn listed(h: &mut Html, view: &View, words: &Words<'_>, chosen: &str) {
    for side in Side::BOTH {
        h.tag("optgroup").attr("label", &words.side(side)).with(|h| {
            for sheet in view.sheets.iter().filter(|s| s.side == side) {
                option(h, words, sheet, chosen);
            }
        });
    }
}

/// A choice between the two sides.
pub fn side(h: &mut Html, words: &Words<'_>, id: &str, name: &str, label: &str) {
    let options: Vec<_> = Side::BOTH.iter().map(|s| (card_id(Subject::side(*s)), words.side(*s), false)).collect();
    select(h, id, name, &words.word(label), &options);
}

/// A box to tick with its label.
pub fn tick(h: &mut Html, id: &str, name: &str, value: &str, label: &str, ticked: bool) {
    h.tag("p").class("tick").with(|h| {
        h.tag("input")
            .id(id)
            .attr("type", "checkbox")
            .attr("name", name)
            .attr("value", value)
            .flag("checked", ticked)
            .empty();
        h.tag("label").attr("for", id).text(label);
    });
}

/// A button that says what it does.
pub fn button(h: &mut Html, words: &Words<'_>, name: &str, value: &str, label: &str, class: &str) {
    h.tag("button").attr("name", name).attr("value", value).class(class).text(&words.word(label));
}

/// A button with a key of its own, shown on it.
pub fn keyed(h: &mut Html, words: &Words<'_>, value: &str, label: &str, key: &str) {
    h.tag("button").attr("name", "do").attr("value", value).attr("data-key", key).with(|h| {
        h.text(&words.word(label));
        h.tag("kbd").text(&key.to_uppercase());
    });
}
