//! Who rolls and who decides, and what each side knows of the other: set once, with exceptions.

use crate::agreed::{Either, Granted, Hand};
use crate::form;
use crate::html::Html;
use crate::keys::card as card_id;
use crate::view::View;
use crate::words::{Words, capital};
use montjoie_game::{Arg, Knowledge, Message, Offers};
use montjoie_table::{Side, Subject};
use montjoie_text::Vocabulary;

fn hands(words: &Words<'_>, now: Hand) -> Vec<(String, String, bool)> {
    Hand::ALL.map(|(word, hand)| (word.to_owned(), words.word(&format!("page-hand-{word}")), hand == now)).into()
}

/// Who rolls and who decides: each side, the GM, and those who go their own way.
pub fn conduct(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("p").class("hint").text(&words.word("page-conduct-hint"));
    form::form(h, view, crate::Form::Conduct, "grid", |h| {
        for side in Side::BOTH {
            let letter = if side == Side::A { "a" } else { "b" };
            h.tag("fieldset").with(|h| {
                h.tag("legend").text(&words.side(side));
                let i = side.index();
                for (what, now) in [("dice", view.desk.conduct.dice[i]), ("choices", view.desk.conduct.choices[i])] {
                    let (id, name) = (format!("conduct-{what}-{letter}"), format!("{what}_{letter}"));
                    form::select(h, &id, &name, &words.word(&format!("page-conduct-{what}")), &hands(words, now));
                }
                if view.info.doctrines.len() > 1 {
                    let now = view.desk.conduct.doctrines[i];
                    let named = |(n, d): (usize, &&'static str)| {
                        ((*d).to_owned(), capital(&words.vocabulary(Vocabulary::Doctrine, d)), n == now)
                    };
                    let doctrines: Vec<_> = view.info.doctrines.iter().enumerate().map(named).collect();
                    let (id, name) = (format!("conduct-doctrine-{letter}"), format!("doctrine_{letter}"));
                    form::select(h, &id, &name, &words.word("page-conduct-led"), &doctrines);
                }
            });
        }
        form::select(h, "conduct-gm", "gm", &words.word("page-conduct-gm"), &hands(words, view.desk.conduct.gm));
        let judged = [Hand::Person, Hand::Program].map(|hand| {
            let word = if hand == Hand::Person { "page-conduct-asked" } else { "page-conduct-default" };
            (Hand::word(hand).to_owned(), words.word(word), hand == view.desk.conduct.judgements)
        });
        form::select(h, "conduct-judgements", "judgements", &words.word("page-conduct-judgements"), &judged);
        let offered = Offers::ALL.map(|(word, one)| {
            (word.to_owned(), words.word(&format!("page-offered-{word}")), one == view.desk.conduct.offered)
        });
        form::select(h, "conduct-offered", "offered", &words.word("page-conduct-offered"), &offered);
        if let Some(focus) = view.desk.conduct.focus {
            let who = [("players", true), ("all", false)]
                .map(|(word, one)| (word.to_owned(), words.word(&format!("page-focus-{word}")), one == focus));
            form::select(h, "conduct-focus", "focus", &words.word("page-conduct-focus"), &who);
        }
        form::button(h, words, "do", "set", "page-conduct-do", "confirm");
    });
    exceptions(h, view, words);
}

fn exceptions(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("h3").text(&words.word("page-except-title"));
    h.tag("ul").class("plain").with(|h| {
        for (n, except) in view.desk.conduct.except.iter().enumerate() {
            let who = match &except.who {
                Either::Who(who) => words.name(*who),
                Either::Person(name) => name.clone(),
            };
            let kind =
                if except.kind.is_empty() { "page-except-all".into() } else { format!("page-conduct-{}", except.kind) };
            let hand = words.word(&format!("page-hand-{}", Hand::word(except.hand)));
            let text = Message::new("page-except-line")
                .with("who", Arg::Text(who))
                .with("kind", Arg::Text(words.word(&kind)))
                .with("hand", Arg::Text(hand));
            h.tag("li").with(|h| forget(h, view, words, crate::Form::Conduct, n, &words.say(&text)));
        }
    });
    form::form(h, view, crate::Form::Conduct, "grid", |h| {
        h.tag("p").class("row").with(|h| {
            h.tag("label").attr("for", "except-who").text(&words.word("page-except-who"));
            h.tag("select").id("except-who").attr("name", "who").with(|h| anyone(h, view, words));
        });
        let kinds = [("", "page-except-all"), ("dice", "page-conduct-dice"), ("choices", "page-conduct-choices")]
            .map(|(value, word)| (value.to_owned(), words.word(word), value.is_empty()));
        form::select(h, "except-kind", "kind", &words.word("page-except-kind"), &kinds);
        form::select(h, "except-hand", "hand", &words.word("page-except-hand"), &hands(words, Hand::Person));
        form::button(h, words, "do", "except", "page-except-do", "");
    });
}

/// Everybody: people at the table, then who is on the field.
fn anyone(h: &mut Html, view: &View, words: &Words<'_>) {
    if !view.desk.people.is_empty() {
        h.tag("optgroup").attr("label", &words.word("page-people-title")).with(|h| {
            for person in &view.desk.people {
                h.tag("option").attr("value", &format!("seat-{}", person.id)).text(&person.name);
            }
        });
    }
    for side in Side::BOTH {
        h.tag("optgroup").attr("label", &words.side(side)).with(|h| {
            for sheet in view.sheets.iter().filter(|s| s.side == side) {
                h.tag("option").attr("value", &card_id(sheet.subject)).text(&words.name(sheet.subject));
            }
        });
    }
}

/// A line of a list with a button that takes it off.
fn forget(h: &mut Html, view: &View, words: &Words<'_>, action: crate::Form, n: usize, text: &str) {
    form::form(h, view, action, "inline", |h| {
        h.tag("span").text(text);
        h.hidden("n", &n.to_string());
        form::button(h, words, "do", "forget", "page-except-forget", "quiet");
    });
}

fn levels(words: &Words<'_>, now: Knowledge) -> Vec<(String, String, bool)> {
    [(Knowledge::Unseen, "unseen"), (Knowledge::Words, "words"), (Knowledge::Exact, "exact")]
        .map(|(k, value)| (value.to_owned(), words.word(&format!("page-knowledge-{value}")), now == k))
        .into()
}

/// The same for the screen, which shows what players know until somebody says otherwise.
pub(crate) fn screen_levels(words: &Words<'_>, now: Option<Knowledge>) -> Vec<(String, String, bool)> {
    let auto = ("auto".to_owned(), words.word("page-screen-as-players"), now.is_none());
    let others = levels(words, now.unwrap_or_default()).into_iter();
    [auto].into_iter().chain(others.map(|(value, text, is)| (value, text, is && now.is_some()))).collect()
}

/// What each side knows of the other, and of single units.
pub fn knowledge(h: &mut Html, view: &View, words: &Words<'_>) {
    form::form(h, view, crate::Form::Knowledge, "grid", |h| {
        for side in Side::BOTH {
            let letter = if side == Side::A { "a" } else { "b" };
            let label = words.say(&Message::new("page-knowledge-of").who("side", Subject::side(side)));
            let now = view.desk.knowledge[side.index()];
            form::select(h, &format!("knowledge-{letter}"), letter, &label, &levels(words, now));
        }
        let label = words.word("page-knowledge-screen");
        form::select(h, "knowledge-screen", "screen", &label, &screen_levels(words, view.desk.screen.level));
        form::button(h, words, "do", "set", "page-knowledge-do", "confirm");
    });
    h.tag("h3").text(&words.word("page-grant-title"));
    h.tag("ul").class("plain").with(|h| {
        for (n, grant) in view.desk.grants.iter().enumerate() {
            let to = match &grant.to {
                Granted::Side(side) => words.side(*side),
                Granted::Person(name) => name.clone(),
            };
            let level = levels(words, grant.knowledge).into_iter().find(|(.., now)| *now).map(|(_, text, _)| text);
            let text = Message::new("page-grant-line")
                .with("to", Arg::Text(to))
                .with("who", Arg::Text(words.name(grant.who)))
                .with("level", Arg::Text(level.unwrap_or_default()));
            h.tag("li").with(|h| forget(h, view, words, crate::Form::Knowledge, n, &words.say(&text)));
        }
    });
    form::form(h, view, crate::Form::Knowledge, "grid", |h| {
        let mut to: Vec<_> = Side::BOTH.iter().map(|s| (card_id(Subject::side(*s)), words.side(*s), false)).collect();
        to.extend(view.desk.people.iter().map(|p| (format!("seat-{}", p.id), p.name.clone(), false)));
        form::select(h, "grant-to", "to", &words.word("page-grant-to"), &to);
        form::who(h, view, words, "grant-who", "who", "page-grant-who", false);
        form::select(h, "grant-level", "level", &words.word("page-grant-level"), &levels(words, Knowledge::Words));
        form::button(h, words, "do", "grant", "page-grant-do", "");
    });
}
