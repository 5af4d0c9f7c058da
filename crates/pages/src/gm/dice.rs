//! All throws of one moment as one table: a row a throw, in the order of the cards, one confirmation.

use crate::form;
use crate::heraldry::pictogram;
use crate::html::{Html, Tag};
use crate::keys::{anchor, dice_name, digits, field, room_for, show_faces};
use crate::open::{Open, Proposer};
use crate::sum::{before, rule_link};
use crate::view::View;
use crate::words::Words;
use montjoie_game::Message;
use montjoie_table::{Answer, Ask, Dice, Goal, Meaning, Reading, Tally as _, Told, Want};

/// The table of throws.
pub fn table(h: &mut Html, view: &View, words: &Words<'_>, throws: &[&Open]) {
    let n = i64::try_from(throws.len()).unwrap_or(0);
    form::named_form(h, view, crate::Form::Dice, "panel dice", Some("dice-form"), |h| {
        h.tag("h2").text(&words.say(&Message::new("page-dice-title").number("n", n)));
        hints(h, words, throws.iter().copied());
        h.tag("table").class("throws").with(|h| {
            h.tag("thead").with(|h| {
                h.tag("tr").with(|h| {
                    for word in ["page-dice-what", "page-dice-dice", "page-dice-faces", "page-dice-sum"] {
                        h.tag("th").attr("scope", "col").text(&words.word(word));
                    }
                });
            });
            h.tag("tbody").with(|h| {
                for open in throws {
                    row(h, view, words, open);
                }
            });
        });
        h.tag("p").class("buttons").with(|h| {
            h.tag("button")
                .class("confirm")
                .attr("name", "do")
                .attr("value", "confirm")
                .text(&words.word("page-dice-confirm"));
            h.tag("button").attr("name", "do").attr("value", "roll").attr("data-key", "r").with(|h| {
                h.text(&words.word("page-dice-roll"));
                h.tag("kbd").text("R");
            });
        });
    });
    term(h, view, words, throws);
}

/// One throw.
pub fn row(h: &mut Html, view: &View, words: &Words<'_>, open: &Open) {
    let Want::Throw { dice, plus, versus, share, reading } = &open.ask.want else { return };
    let (id, name) = (anchor(&open.name()), field(&open.name()));
    let kind = view.sheet(open.ask.key.of).map_or("other", |s| s.kind);
    let wrong = if open.refused.is_some() { " wrong" } else { "" };
    let side = crate::card::side_class(view, open.ask.key.of);
    h.tag("tr").class(&format!("throw {side}{wrong}")).with(|h| {
        h.tag("th").attr("scope", "row").with(|h| {
            h.tag("label").attr("for", &id).with(|h| {
                pictogram(h, kind, &words.word(crate::card::kind_word(kind)));
                h.tag("span").text(&words.ask(&open.ask));
            });
            if let Some(person) = &open.waits_for {
                let message = Message::new("page-waits-for").with("name", montjoie_game::Arg::Text(person.clone()));
                h.tag("p").class("waits").text(&words.say(&message));
            }
            if let Some(refused) = &open.refused {
                h.tag("p").class("wrong").id(&format!("{id}-wrong")).attr("role", "alert").text(&words.say(refused));
            }
        });
        h.tag("td").class("what").with(|h| {
            h.tag("b").class("n").text(&words.texts.dice(words.lang, *dice));
            h.text(" ");
            rule_link(h, view, words, open.ask.key.rule);
            super::scene::offer(h, view, words, open);
            goal(h, words, open, reading);
            if !(plus.is_empty() && versus.is_empty() && share.is_empty()) {
                h.tag("details").class("sum").attr("data-keep", &format!("sum-{id}")).with(|h| {
                    h.tag("summary").text(&short(words, plus, versus, share));
                    before(h, view, words, (plus, versus, share));
                });
            }
        });
        h.tag("td").with(|h| {
            seen(h, open);
            input(h, view, open, *dice, (&id, &name));
        });
        h.tag("td").class("n").with(|h| {
            h.tag("output").attr("for", &id).class("sum-of").with(|h| {
                if let Some(faces) = drafted(open) {
                    h.text(&came(words, &open.ask, faces));
                }
            });
            if let Some(made) = open.draft.as_ref().and_then(|d| d.made()) {
                h.tag("span").class("by").text(&words.say(&made));
            }
        });
    });
}

/// What of a player's proposal the form has seen: no other is confirmed by it.
pub fn seen(h: &mut Html, open: &Open) {
    if let Some(draft) = open.draft.as_ref().filter(|d| matches!(d.by, Some(Proposer::Player { .. }))) {
        h.hidden(&format!("seen~{}", field(&open.name())), &draft.print());
    }
}

fn drafted(open: &Open) -> Option<&[u16]> {
    match open.draft.as_ref().map(|d| &d.answer) {
        Some(Answer::Faces(faces)) => Some(faces),
        _ => None,
    }
}

/// What the dice enter, at a glance: +2, against 7, times 45 %.
pub fn short(words: &Words<'_>, plus: &Told, versus: &Told, share: &Told) -> String {
    let mut parts = Vec::new();
    if !plus.is_empty() {
        parts.push(words.signed(plus.total()));
    }
    if !versus.is_empty() {
        let id = if versus.is_at_most() { "page-dice-at-most" } else { "page-dice-versus" };
        parts.push(words.say(&Message::new(id).number("n", versus.total())));
    }
    if !share.is_empty() {
        let (num, den) = share.ratio();
        let read_with = |word| format!("{word} {}", montjoie_text::fraction(words.lang, num, den));
        parts.push(words.share_word().map_or_else(|| crate::sum::share_of(words, share), read_with));
    }
    parts.join(", ")
}

/// What the dice have to do: “5 or less”. A table opens into its rows.
fn goal(h: &mut Html, words: &Words<'_>, open: &Open, reading: &Reading) {
    let Some(goal) = words.goal(reading) else { return };
    h.text(" ");
    if reading.goal() != Goal::Row {
        h.tag("span").class("goal").text(&goal);
        return;
    }
    h.tag("details").class("goal rows").attr("data-keep", &format!("rows-{}", anchor(&open.name()))).with(|h| {
        h.tag("summary").text(&goal);
        h.tag("table").class("rows").with(|h| {
            h.tag("tbody").with(|h| {
                for (shown, row) in words.rows(reading) {
                    h.tag("tr").with(|h| {
                        h.tag("th").attr("scope", "row").class("n").text(&shown);
                        h.tag("td").text(&row);
                    });
                }
            });
        });
    });
}

/// What faces come to, before they are confirmed: the total, and what the rule makes of it.
#[must_use]
pub fn came(words: &Words<'_>, ask: &Ask, faces: &[u16]) -> String {
    let Want::Throw { dice, plus, reading, .. } = &ask.want else { return String::new() };
    let total = dice.read(faces) + plus.total();
    let meaning = reading.of_faces(*dice, faces);
    match words.meaning(meaning) {
        Some(told) if meaning != Meaning::number(i64::from(total)) => format!("{} → {told}", words.number(total)),
        _ => words.number(total),
    }
}

/// The field in which faces are typed. The server reads them: the script asks it, and counts nothing but digits.
pub fn input(h: &mut Html, view: &View, open: &Open, dice: Dice, (id, name): (&str, &str)) {
    let lies = || drafted(open).map(|faces| show_faces(dice, faces)).unwrap_or_default();
    let value = open.typed.clone().unwrap_or_else(lies);
    let size = room_for(dice).max(i64::try_from(value.chars().count()).unwrap_or(0)).min(32);
    let tag: Tag<'_> = h
        .tag("input")
        .id(id)
        .class("faces n")
        .attr("name", name)
        .attr("value", &value)
        .attr("inputmode", "numeric")
        .attr("autocomplete", "off")
        .attr("pattern", "[0-9 ,;+]*")
        .num("size", size)
        // A mark of subjects begins the fragment of an address: it is written otherwise there.
        .attr("data-read", &format!("{}/read/{}?dice={}", view.base, name.replace('#', "%23"), dice_name(dice)));
    // A chain is as long as it gets; for others the cursor may go on when all digits are there.
    let tag = if matches!(dice, Dice::Open { .. }) {
        tag
    } else {
        let n = i64::try_from(dice.count() * digits(dice.sides())).unwrap_or(0);
        tag.num("data-digits", n)
    };
    tag.maybe("aria-invalid", open.refused.as_ref().map(|_| "true"))
        .maybe("aria-describedby", open.refused.as_ref().map(|_| format!("{id}-wrong")).as_deref())
        .empty();
}

/// How faces are typed; the chain of each kind of open-ended die among them too.
pub fn hints<'o>(h: &mut Html, words: &Words<'_>, throws: impl Iterator<Item = &'o Open>) {
    h.tag("p").class("hint").text(&words.word("page-dice-hint"));
    let mut told: Vec<Dice> = Vec::new();
    for dice in throws.filter_map(Open::dice) {
        if !told.contains(&dice) {
            told.push(dice);
            chain(h, words, dice);
        }
    }
}

/// How the chain of an open-ended die is typed.
pub fn chain(h: &mut Html, words: &Words<'_>, dice: Dice) {
    let Dice::Open { sides, up, down, .. } = dice else { return };
    let example = show_faces(dice, &[u16::from(up.max(sides - u8::from(sides > 10))), u16::from(sides / 3 + 1)]);
    let message = Message::new(if down > 0 { "page-dice-open-both" } else { "page-dice-open" });
    let message = message.number("up", up).number("down", down).with("example", montjoie_game::Arg::Text(example));
    h.tag("p").class("hint chain").text(&words.say(&message));
}

/// A term of the GM's own, added to one sum before the dice fall.
fn term(h: &mut Html, view: &View, words: &Words<'_>, throws: &[&Open]) {
    h.tag("details").class("panel small").attr("data-keep", "term").with(|h| {
        h.tag("summary").text(&words.word("page-term-title"));
        form::form(h, view, crate::Form::Term, "grid", |h| {
            let options: Vec<_> = throws.iter().map(|o| (field(&o.name()), words.ask(&o.ask), false)).collect();
            form::select(h, "term-key", "key", &words.word("page-term-throw"), &options);
            let slots: Vec<_> =
                [("plus", "page-term-plus"), ("versus", "page-term-versus"), ("share", "page-term-share")]
                    .iter()
                    .map(|(value, word)| ((*value).to_owned(), words.word(word), false))
                    .collect();
            form::select(h, "term-slot", "slot", &words.word("page-term-slot"), &slots);
            form::number(h, words, "term-value", "value", "page-term-value", "");
            form::text(h, words, "term-name", "name", "page-term-name", "");
            h.tag("button").text(&words.word("page-term-do"));
        });
    });
}
