//! The player's phone: the character first, what is asked of them in large, their side, the enemy as they know it, the story.

use crate::bodies;
use crate::card::head;
use crate::form;
use crate::gm::lines;
use crate::html::Html;
use crate::keys::{anchor, field};
use crate::open::Open;
use crate::region::{Region, Rendered};
use crate::shell::Shell;
use crate::view::{ShownLine, View};
use crate::words::{Words, capital};
use montjoie_game::{Arg, Message, Outcome, Sheet};
use montjoie_table::{Side, Subject, Want};

/// The whole page.
#[must_use]
pub fn page(view: &View, words: &Words<'_>) -> String {
    let live = format!("{}/events", view.base);
    let shell = Shell { reader: view.reader, title: &view.title, kind: "player", live: Some(&live) };
    shell.page_of(view, words, |h| {
        top(h, view, words);
        h.tag("main").id("main").class("phone").with(|h| {
            myself(h, view, words);
            asked(h, view, words);
            crate::moment::moment(h, view, words);
            crate::pledge::pledged(h, view, words);
            crate::turns::turns(h, view, words);
            shared(h, view, words);
            field_of(h, view, words);
            own_troops(h, view, words);
            side(h, view, words);
            enemy(h, view, words);
            story(h, view, words);
            crate::home::reading(h, words, view.reader);
        });
    })
}

/// The live parts of the page.
#[must_use]
pub fn regions(view: &View, words: &Words<'_>) -> Rendered {
    Rendered(vec![
        Region::new("arms", &|h: &mut Html| crate::shell::arms(h, view)),
        Region::new("top", &|h: &mut Html| top(h, view, words)),
        Region::new("myself", &|h: &mut Html| myself(h, view, words)),
        Region::new("asked", &|h: &mut Html| asked(h, view, words)),
        Region::new("moment", &|h: &mut Html| crate::moment::moment(h, view, words)),
        Region::new("pledge", &|h: &mut Html| crate::pledge::pledged(h, view, words)),
        Region::new("turns", &|h: &mut Html| crate::turns::turns(h, view, words)),
        Region::new("shared", &|h: &mut Html| shared(h, view, words)),
        Region::new("mine", &|h: &mut Html| own_troops(h, view, words)),
        Region::new("own-side", &|h: &mut Html| side(h, view, words)),
        Region::new("enemy", &|h: &mut Html| enemy(h, view, words)),
        Region::new("front", &|h: &mut Html| field_of(h, view, words)),
        Region::new("story", &|h: &mut Html| story(h, view, words)),
    ])
}

fn own(view: &View) -> Side {
    match view.viewer {
        montjoie_game::Viewer::Player(side, _) => side,
        _ => Side::A,
    }
}

fn top(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("header").id("top").class("top").with(|h| {
        h.tag("div").class("title").with(|h| {
            crate::heraldry::shield(h, view.banner(own(view)), "own");
            h.tag("h1").text(&view.title);
            h.tag("span").class("round n").text(&format!(
                "{} · {}",
                words.round(view.place.round),
                words.step(view.place.step)
            ));
        });
    });
}

fn myself(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("section").id("myself").class("myself").attr("aria-label", &words.word("page-myself")).with(|h| {
        let Some(who) = view.holds.character else {
            h.tag("h2").text(&view.holds.name);
            return;
        };
        match view.sheet(who) {
            Some(sheet) => {
                h.tag("div").id(&crate::keys::card(who)).with(|h| head(h, words, sheet, "h2"));
                if !sheet.with.is_empty() {
                    let list = sheet.with.iter().map(|w| words.name(*w)).collect::<Vec<_>>().join(", ");
                    let message = Message::new("page-myself-with").with("who", Arg::Text(list));
                    h.tag("p").text(&words.say(&message));
                }
                figures(h, words, sheet);
            }
            None => h.tag("h2").text(&words.name(who)),
        }
    });
}

fn figures(h: &mut Html, words: &Words<'_>, sheet: &Sheet) {
    h.tag("dl").class("figures").with(|h| {
        for figure in sheet.figures.iter().filter(|f| f.main) {
            h.tag("div").with(|h| {
                let label = words.figure(figure.word);
                h.tag("dt").maybe("title", crate::abbr::meaning(words, &label).as_deref()).text(&label);
                h.tag("dd").class("n").text(&words.value(&figure.value));
            });
        }
    });
}

/// What is asked of them now; a proposal that was sent shows as waiting.
fn asked(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("section")
        .id("asked")
        .class("asked")
        .attr("aria-label", &words.word("page-asked"))
        .attr("aria-live", "polite")
        .with(|h| {
            for notice in &view.notices {
                let class = if notice.wrong { "notice wrong" } else { "notice" };
                h.tag("p")
                    .class(class)
                    .attr("role", if notice.wrong { "alert" } else { "status" })
                    .text(&words.say(&notice.message));
            }
            if let Some(outcome) = view.outcome {
                let message = match outcome {
                    Outcome::Victory(side) => Message::new("outcome-victory").who("side", Subject::side(side)),
                    Outcome::Draw => Message::new("outcome-draw"),
                    Outcome::Undecided => Message::new("outcome-undecided"),
                };
                h.tag("p").class("big").text(&words.say(&message));
                return;
            }
            if view.asks.is_empty() {
                h.tag("p").class("big quiet-line").text(&words.word("page-asked-nothing"));
                say_something(h, view, words);
                return;
            }
            for open in &view.asks {
                one(h, view, words, open);
            }
            say_something(h, view, words);
        });
}

fn one(h: &mut Html, view: &View, words: &Words<'_>, open: &Open) {
    let (id, name) = (anchor(&open.name()), field(&open.name()));
    let sent = open.draft.is_some();
    form::form(h, view, crate::Form::Answer, if sent { "ask sent" } else { "ask" }, |h| {
        h.tag("h2").with(|h| h.tag("label").attr("for", &id).text(&words.ask(&open.ask)));
        if let Some(refused) = &open.refused {
            h.tag("p").class("wrong").id(&format!("{id}-wrong")).attr("role", "alert").text(&words.say(refused));
        }
        match &open.ask.want {
            Want::Throw { dice, .. } => {
                h.tag("p").class("dice-big n").text(&words.texts.dice(words.lang, *dice));
                crate::gm::dice_chain(h, words, *dice);
                crate::gm::dice_input(h, view, open, *dice, (&id, &name));
                h.tag("output").attr("for", &id).class("sum-of").text("");
                h.tag("p").class("buttons").with(|h| {
                    form::button(h, words, "do", "roll", "page-asked-roll", "big");
                    form::button(h, words, "do", "confirm", "page-asked-typed", "big");
                });
            }
            Want::Choice(tokens) => {
                crate::gm::choice_select(h, view, words, open, tokens, (&id, &name));
                form::button(h, words, "do", "confirm", "page-asked-propose", "primary big");
            }
            Want::Judgement(judgement) => {
                let (least, most) = (i64::from(*judgement.range.start()), i64::from(*judgement.range.end()));
                h.tag("input")
                    .id(&id)
                    .attr("name", &name)
                    .attr("type", "number")
                    .num("min", least)
                    .num("max", most)
                    .num("value", judgement.usual)
                    .empty();
                form::button(h, words, "do", "confirm", "page-asked-propose", "primary big");
            }
        }
        if sent {
            h.tag("p").class("waits").attr("role", "status").text(&words.word("page-asked-sent"));
            if let Some(made) = open.draft.as_ref().and_then(|d| d.made()) {
                h.tag("p").class("by").text(&words.say(&made));
            }
        }
    });
}

fn say_something(h: &mut Html, view: &View, words: &Words<'_>) {
    for request in &view.requests {
        h.tag("p").class("waits").attr("role", "status").with(|h| {
            h.tag("span").text(&format!("{} ", request.text));
            h.tag("span").class("faint").text(&words.word("page-asked-sent"));
        });
    }
    h.tag("details").class("say").attr("data-keep", "say").with(|h| {
        h.tag("summary").text(&words.word("page-say"));
        form::form(h, view, crate::Form::Say, "grid", |h| {
            h.tag("label").attr("for", "say-text").text(&words.word("page-say-what"));
            h.tag("textarea").id("say-text").attr("name", "text").attr("rows", "2").attr("maxlength", "400").text("");
            h.tag("button").text(&words.word("page-say-do"));
        });
    });
}

/// A scene whose stakes were shared, the last telling, the chances if they were shown.
fn shared(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("section").id("shared").with(|h| {
        if let Some(scene) = view.scene.as_ref().filter(|s| s.shared) {
            h.tag("div").class("panel scene").with(|h| {
                h.tag("h2").text(&scene.title);
                h.tag("p").text(&scene.who.iter().map(|w| words.name(*w)).collect::<Vec<_>>().join(", "));
                h.tag("p").class("big").text(&scene.stakes);
            });
        }
        if let Some(telling) = view.telling.as_ref().filter(|t| t.shown) {
            h.tag("blockquote").class("telling").text(&telling.text);
        }
        if let Some(odds) = view.odds.as_ref().filter(|o| o.revealed) {
            crate::gm::odds_gauge(h, view, words, odds);
        }
    });
}

/// What they hold, where their character stands, and the bodies in it.
fn mine(view: &View) -> Vec<&Sheet> {
    let with = view.holds.character.and_then(|who| view.sheet(who)).map(|s| s.with.as_slice()).unwrap_or_default();
    let mut mine: Vec<Subject> = view.holds.units.iter().chain(with).copied().collect();
    for who in mine.clone() {
        let inside = view.sheet(who).map(|s| s.with.as_slice()).unwrap_or_default();
        mine.extend(inside.iter().filter(|w| view.sheet(**w).is_some_and(|s| s.kind != "character")));
    }
    let own = view.sheets.iter().filter(|s| s.side == own(view) && Some(s.subject) != view.holds.character);
    own.filter(|s| mine.contains(&s.subject)).collect()
}

/// Their own troops, before everyone else's.
fn own_troops(h: &mut Html, view: &View, words: &Words<'_>) {
    let mine = mine(view);
    let label = (!mine.is_empty()).then(|| words.word("page-mine"));
    h.tag("section").id("mine").maybe("aria-label", label.as_deref()).with(|h| {
        if !mine.is_empty() {
            bodies::cards(h, view, words, &bodies::rows(&mine), (true, mine.len() > 2));
        }
    });
}

/// Everyone of a side but themselves and their own: the first of a crowd, and the others behind a fold.
fn cards(h: &mut Html, view: &View, words: &Words<'_>, side: Side) {
    let mine: Vec<Subject> = mine(view).iter().map(|s| s.subject).collect();
    let of_side: Vec<&Sheet> =
        view.sheets.iter().filter(|s| s.side == side && Some(s.subject) != view.holds.character).collect();
    if of_side.is_empty() {
        h.tag("p").class("empty").text(&words.word("page-army-empty"));
    }
    let all: Vec<&Sheet> = of_side.iter().copied().filter(|s| !mine.contains(&s.subject)).collect();
    let (out, there): (Vec<&Sheet>, Vec<&Sheet>) = all.into_iter().partition(|s| bodies::out(s));
    let (mut rows, crowd) = (bodies::rows(&[there, out].concat()), of_side.len() > bodies::CROWD);
    let rest = rows.split_off(rows.len().min(bodies::CROWD));
    bodies::cards(h, view, words, &rows, (true, crowd));
    if !rest.is_empty() {
        let others: Vec<&Sheet> = rest.iter().map(|row| row.of).collect();
        let said = Message::new("page-others").number("n", i64::try_from(others.len()).unwrap_or(0));
        let key = if side == Side::A { "others-a" } else { "others-b" };
        let cards = |h: &mut Html| bodies::cards(h, view, words, &rest, (true, crowd));
        bodies::fold(h, words, key, &words.say(&said), &others, cards);
    }
}

fn side(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("details").id("own-side").class("panel army").flag("open", true).attr("data-keep", "own-side").with(|h| {
        h.tag("summary").text(&words.side(own(view)));
        cards(h, view, words, own(view));
    });
}

fn enemy(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("details").id("enemy").class("panel army").attr("data-keep", "enemy").with(|h| {
        h.tag("summary").with(|h| {
            crate::heraldry::shield(h, view.banner(own(view).foe()), "foe");
            h.text(&words.side(own(view).foe()));
        });
        cards(h, view, words, own(view).foe());
    });
}

fn story(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("section").id("story").class("chronicle").attr("aria-labelledby", "story-title").with(|h| {
        h.tag("h2").id("story-title").text(&capital(&words.word("page-story")));
        let first = crate::first_recent(view.place.round);
        let recent: Vec<&ShownLine> = view.chronicle.iter().filter(|l| l.place.round >= first).collect();
        if recent.is_empty() {
            h.tag("p").class("empty").text(&words.word("page-chronicle-empty"));
        }
        h.tag("div")
            .class("log")
            .attr("role", "log")
            .attr("aria-labelledby", "story-title")
            .attr("tabindex", "0")
            .with(|h| {
                lines(h, view, words, &recent, false);
            });
        h.tag("p").class("buttons").with(|h| {
            for (path, word) in [
                ("chronicle", "page-chronicle-all"),
                ("chronicle.md", "page-paper-markdown"),
                ("print/cards", "page-paper-cards"),
            ] {
                h.tag("a").attr("href", &format!("{}/{path}", view.base)).text(&words.word(word));
            }
        });
    });
}

/// The front as their side sees it, with the map where there is one.
fn field_of(h: &mut Html, view: &View, words: &Words<'_>) {
    crate::front::front(h, view, words);
}
