//! Orders for many units at once: one row a question, legal answers only, nothing leaves until confirmed.

use crate::form;
use crate::heraldry::pictogram;
use crate::html::Html;
use crate::keys::{anchor, card as card_id, field};
use crate::open::{Open, Proposer};
use crate::sum::rule_link;
use crate::view::View;
use crate::words::{Words, capital};
use montjoie_game::{Arg, Message};
use montjoie_table::{Answer, Object, Token, Want};
use std::collections::BTreeMap;

/// More answers than this on one table, and those that name somebody are fetched when they are wanted.
const MANY: usize = 600;
/// A question with no more answers than this is always whole.
const FEW: usize = 6;

/// The table of orders and other decisions.
pub fn table(h: &mut Html, view: &View, words: &Words<'_>, choices: &[&Open]) {
    let missing = choices.iter().filter(|o| chosen(o, view).is_none()).count();
    let missing = i64::try_from(missing).unwrap_or(0);
    form::named_form(h, view, crate::Form::Orders, "panel orders", Some("orders-form"), |h| {
        h.tag("h2").text(&words.word("page-orders-title"));
        // The script counts on as one chooses: it is given the sentences, 777 standing for the number.
        let says = |n: i64| words.say(&Message::new("page-orders-missing").number("n", n));
        h.tag("p")
            .class("hint")
            .id("orders-missing")
            .attr("aria-live", "polite")
            .attr("data-none", &says(0))
            .attr("data-one", &says(1))
            .attr("data-many", &says(777))
            .text(&says(missing));
        h.tag("table").class("choices").with(|h| {
            h.tag("thead").with(|h| {
                h.tag("tr").with(|h| {
                    h.tag("th").attr("scope", "col").with(|h| {
                        h.tag("span").class("sr").text(&words.word("page-orders-pick"));
                    });
                    for word in ["page-orders-what", "page-orders-choice"] {
                        h.tag("th").attr("scope", "col").text(&words.word(word));
                    }
                });
            });
            let offered: usize = choices.iter().map(|o| o.tokens().len()).sum();
            let brief = offered > MANY && view.map.is_none();
            h.tag("tbody").with(|h| {
                for open in choices {
                    row(h, view, words, open, brief);
                }
            });
        });
        many(h, view, words, choices);
        h.tag("p").class("buttons").with(|h| {
            h.tag("button")
                .class("confirm")
                .attr("name", "do")
                .attr("value", "confirm")
                .text(&words.word("page-orders-confirm"));
            if choices.iter().any(|o| o.last.is_some()) {
                form::keyed(h, words, "last", "page-orders-last", "l");
            }
            form::keyed(h, words, "doctrine", "page-orders-doctrine", "d");
        });
    });
}

/// What is chosen so far, in the words of the choice.
fn chosen(open: &Open, view: &View) -> Option<String> {
    match (&open.draft, &open.ask.want) {
        (Some(draft), _) => match &draft.answer {
            Answer::Choice(words) | Answer::Ruled(words) => Some(words.clone()),
            _ => None,
        },
        (None, Want::Choice(tokens)) => match tokens.as_slice() {
            [only] => Some(only.words(&view.names)),
            _ => None,
        },
        _ => None,
    }
}

fn row(h: &mut Html, view: &View, words: &Words<'_>, open: &Open, brief: bool) {
    let Want::Choice(tokens) = &open.ask.want else { return };
    let (id, name) = (anchor(&open.name()), field(&open.name()));
    let kind = view.sheet(open.ask.key.of).map_or("other", |s| s.kind);
    h.tag("tr").class(crate::card::side_class(view, open.ask.key.of)).with(|h| {
        h.tag("td").with(|h| {
            let pick = format!("pick-{id}");
            h.tag("input").attr("type", "checkbox").id(&pick).attr("name", "pick").attr("value", &name).empty();
            h.tag("label")
                .class("sr")
                .attr("for", &pick)
                .text(&words.say(&Message::new("page-orders-pick-one").who("who", open.ask.key.of)));
        });
        h.tag("th").attr("scope", "row").with(|h| {
            h.tag("label").attr("for", &id).with(|h| {
                pictogram(h, kind, &words.word(crate::card::kind_word(kind)));
                h.tag("span").text(&words.ask(&open.ask));
            });
            rule_link(h, view, words, open.ask.key.rule);
            // Where whoever is asked about stands now, beside what may be made of it.
            if let Some(state) = view.sheet(open.ask.key.of).and_then(|sheet| sheet.state) {
                let state = Arg::Text(words.state(state, open.ask.key.of));
                h.tag("p").class("hint now").text(&words.say(&Message::new("page-orders-now").with("state", state)));
            }
            super::scene::offer(h, view, words, open);
            if let Some(person) = &open.waits_for {
                let message = Message::new("page-waits-for").with("name", Arg::Text(person.clone()));
                h.tag("p").class("waits").text(&words.say(&message));
            }
            if let Some(refused) = &open.refused {
                h.tag("p").class("wrong").attr("role", "alert").text(&words.say(refused));
            }
        });
        h.tag("td").with(|h| {
            if brief && tokens.len() > FEW {
                some(h, view, words, open, tokens, (&id, &name));
            } else {
                select(h, view, words, open, tokens, (&id, &name));
            }
            super::dice::seen(h, open);
            if let Some(Proposer::Player { name, .. }) = open.draft.as_ref().and_then(|d| d.by.as_ref()) {
                let message = Message::new("page-proposed").with("name", Arg::Text(name.clone()));
                h.tag("span").class("by").text(&words.say(&message));
            }
        });
    });
}

/// A question with many answers on a table with many questions: those that name nobody and the one chosen; the others are fetched
/// when somebody turns to it, or found on its own page.
fn some(h: &mut Html, view: &View, words: &Words<'_>, open: &Open, tokens: &[Token], (id, name): (&str, &str)) {
    let now = chosen(open, view);
    let likely = |t: &&Token| {
        let said = Some(t.words(&view.names));
        t.objects.is_empty() || said == now || said == open.last
    };
    let src = format!("{}/ask/{}", view.base, field(&open.name()).replace('#', "%23"));
    let of = card_id(open.ask.key.of);
    h.tag("select").id(id).attr("name", name).attr("data-of", &of).attr("data-more", &src).with(|h| {
        h.tag("option").attr("value", "").flag("selected", now.is_none()).text(&words.word("page-orders-none"));
        for token in tokens.iter().filter(likely) {
            let value = token.words(&view.names);
            let text = capital(&words.choice(token));
            h.tag("option").attr("value", &value).flag("selected", now.as_deref() == Some(&value)).text(&text);
        }
    });
    let others = Message::new("page-orders-more").number("n", i64::try_from(tokens.len()).unwrap_or(0));
    h.tag("a").class("quiet more-choices").attr("href", &src).text(&words.say(&others));
}

/// One question with every answer, as a page of its own; `table.js` takes the answers into the table instead.
#[must_use]
pub fn ask_page(view: &View, words: &Words<'_>, open: &Open) -> String {
    let title = words.ask(&open.ask);
    let shell = crate::shell::Shell { reader: view.reader, title: &title, kind: "plain", live: None };
    let (id, name) = (anchor(&open.name()), field(&open.name()));
    shell.page(words, |h| {
        h.tag("main").id("main").class("narrow").with(|h| {
            form::form(h, view, crate::Form::Orders, "grid", |h| {
                h.tag("h1").with(|h| h.tag("label").attr("for", &id).text(&title));
                h.tag("div").id("fetched").with(|h| select(h, view, words, open, open.tokens(), (&id, &name)));
                form::button(h, words, "do", "note", "page-orders-note", "confirm");
            });
            h.tag("p").with(|h| h.tag("a").attr("href", &view.base).text(&words.word("page-back")));
        });
    })
}

/// The legal answers, grouped by their verb where one verb has several objects.
pub fn select(h: &mut Html, view: &View, words: &Words<'_>, open: &Open, tokens: &[Token], (id, name): (&str, &str)) {
    let now = chosen(open, view);
    let of = card_id(open.ask.key.of);
    h.tag("select").id(id).attr("name", name).attr("data-of", &of).with(|h| {
        if tokens.len() != 1 {
            h.tag("option").attr("value", "").flag("selected", now.is_none()).text(&words.word("page-orders-none"));
        }
        let mut verbs: Vec<&str> = Vec::new();
        for token in tokens {
            if !verbs.contains(&token.verb) {
                verbs.push(token.verb);
            }
        }
        for verb in verbs {
            let of_verb: Vec<&Token> = tokens.iter().filter(|t| t.verb == verb).collect();
            let each = |h: &mut Html| {
                for token in &of_verb {
                    let value = token.words(&view.names);
                    let text = capital(&words.choice(token));
                    let to = to(token);
                    h.tag("option")
                        .attr("value", &value)
                        .maybe("data-to", to.as_deref())
                        .flag("selected", now.as_deref() == Some(&value))
                        .text(&text);
                }
            };
            if of_verb.len() > 1 {
                h.tag("optgroup").attr("label", &words.verb(verb)).with(each);
            } else {
                each(h);
            }
        }
    });
}

/// Where a choice leads: a cell of the map, or somebody's counter. The front and the map point by it.
fn to(token: &Token) -> Option<String> {
    token.objects.iter().find_map(|object| match *object {
        Object::Cell(column, row) => Some(montjoie_table::cell_name(column, row)),
        Object::Who(who) => Some(card_id(who)),
        _ => None,
    })
}

/// One order for everyone ticked, among those at least two could be given.
fn many(h: &mut Html, view: &View, words: &Words<'_>, choices: &[&Open]) {
    let mut shared: BTreeMap<String, (usize, String)> = BTreeMap::new();
    for open in choices {
        if let Want::Choice(tokens) = &open.ask.want {
            for token in tokens {
                let one = shared.entry(token.words(&view.names)).or_insert_with(|| (0, capital(&words.choice(token))));
                one.0 += 1;
            }
        }
    }
    shared.retain(|_, (n, _)| *n > 1);
    if choices.len() < 2 || shared.is_empty() {
        return;
    }
    h.tag("p").class("many").with(|h| {
        h.tag("label").attr("for", "orders-many").text(&words.word("page-orders-many"));
        h.tag("select").id("orders-many").attr("name", "many").with(|h| {
            h.tag("option").attr("value", "").text(&words.word("page-orders-none"));
            for (value, (n, text)) in &shared {
                h.tag("option").attr("value", value).text(&format!("{text} ({n})"));
            }
        });
        form::button(h, words, "do", "many", "page-orders-many-do", "");
    });
}
