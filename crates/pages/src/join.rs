//! Coming in: a code, a name, a waiting room. For the GM: who sits where, and how phones come in.

use crate::agreed::Eyes;
use crate::form;
use crate::html::Html;
use crate::keys::card as card_id;
use crate::region::{Region, Rendered};
use crate::shell::Shell;
use crate::view::{Address, Door, Notice, Presence, Reader, View};
use crate::words::Words;
use montjoie_game::Message;
use montjoie_table::{Side, Subject};

/// The page of the door: the code, if the link did not bring it, and a name. It is sent to `/join`.
#[must_use]
pub fn page(reader: Reader, words: &Words<'_>, code: &str, name: &str, notice: Option<&Notice>) -> String {
    let title = words.word("page-join");
    Shell { reader, title: &title, kind: "plain join", live: None }.page(words, |h| {
        h.tag("main").id("main").class("narrow").with(|h| {
            h.tag("h1").text(&title);
            if let Some(notice) = notice {
                h.tag("p")
                    .class(if notice.wrong { "notice wrong" } else { "notice" })
                    .attr("role", "alert")
                    .text(&words.say(&notice.message));
            }
            h.tag("form").class("grid").attr("method", "post").attr("action", "/join").with(|h| {
                h.tag("p").class("row").with(|h| {
                    h.tag("label").attr("for", "code").text(&words.word("page-join-code"));
                    h.tag("input")
                        .id("code")
                        .class("code")
                        .attr("name", "code")
                        .attr("value", code)
                        .attr("maxlength", "6")
                        .attr("autocapitalize", "characters")
                        .attr("autocomplete", "off")
                        .attr("spellcheck", "false")
                        .flag("required", true)
                        .empty();
                });
                h.tag("p").class("row").with(|h| {
                    h.tag("label").attr("for", "name").text(&words.word("page-join-name"));
                    h.tag("input")
                        .id("name")
                        .attr("name", "name")
                        .attr("value", name)
                        .attr("maxlength", "40")
                        .attr("autocomplete", "nickname")
                        .flag("required", true)
                        .empty();
                });
                h.tag("button").class("primary big").text(&words.word("page-join-do"));
            });
            h.tag("p").class("hint").text(&words.word("page-join-hint"));
            crate::home::reading(h, words, reader);
        });
    })
}

/// The waiting room. Its stream brings the table as soon as the GM lets them in.
#[must_use]
pub fn waiting(reader: Reader, words: &Words<'_>, name: &str, live: &str) -> String {
    let title = words.word("page-waiting");
    Shell { reader, title: &title, kind: "plain join", live: Some(live) }.page(words, |h| {
        h.tag("main").id("main").class("narrow").with(|h| {
            h.tag("h1").text(name);
            h.tag("p").class("big").attr("role", "status").text(&words.word("page-waiting-room"));
            h.tag("p").class("hint").text(&words.word("page-waiting-hint"));
        });
    })
}

/// Who sits where: for the GM.
#[must_use]
pub fn people(view: &View, words: &Words<'_>) -> String {
    let title = words.word("page-people-title");
    // Whoever knocks while the GM holds the code up to the table appears by themselves.
    let live = format!("{}/people/events", view.base);
    Shell { reader: view.reader, title: &title, kind: "plain people-page", live: Some(&live) }.page(words, |h| {
        h.tag("main").id("main").class("wide").with(|h| {
            h.tag("p").with(|h| h.tag("a").attr("href", &view.base).text(&words.word("page-back")));
            h.tag("h1").text(&title);
            if let Some(door) = &view.desk.door {
                door_of(h, view, words, door);
                screen_of(h, view, words, door);
            }
            seats(h, view, words);
        });
    })
}

/// The part of the people's page that follows the table.
#[must_use]
pub fn regions(view: &View, words: &Words<'_>) -> Rendered {
    let mut parts = vec![Region::new("seats", &|h: &mut Html| seats(h, view, words))];
    if let Some(door) = &view.desk.door {
        // A link is good once: the next one takes its place on the page.
        parts.push(Region::new("screen-links", &|h: &mut Html| screen_links(h, words, door)));
    }
    Rendered(parts)
}

/// How many are there, or wait at the door.
pub(crate) fn present(view: &View) -> Message {
    let count = |presence| {
        let all = view.desk.people.iter().filter(|p| p.presence == presence).count();
        i64::try_from(all).unwrap_or(i64::MAX)
    };
    Message::new("page-people").number("here", count(Presence::Here)).number("waiting", count(Presence::Waiting))
}

/// Who sits and who waits: whoever knocks is there at once.
fn seats(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("div").id("seats").with(|h| {
        h.tag("p").class("sr").attr("role", "status").text(&words.say(&present(view)));
        if view.desk.people.is_empty() {
            h.tag("p").class("empty").text(&words.word("page-people-none"));
        }
        for person in &view.desk.people {
            form::form(h, view, crate::Form::Seat, "panel grid", |h| {
                h.hidden("seat", &person.id);
                h.tag("h2").text(&person.name);
                let state = match person.presence {
                    Presence::Here => "page-person-here",
                    Presence::Away => "page-person-away",
                    Presence::Waiting => "page-person-waiting",
                };
                h.tag("p").class("faint").text(&words.word(state));
                seat(h, view, words, person);
                h.tag("p").class("buttons").with(|h| {
                    let (value, label) = if person.presence == Presence::Waiting {
                        ("let_in", "page-person-let-in")
                    } else {
                        ("assign", "page-person-assign")
                    };
                    form::button(h, words, "do", value, label, "confirm");
                    form::button(h, words, "do", "remove", "page-person-remove", "quiet");
                    if person.presence != Presence::Waiting {
                        form::button(h, words, "do", "renew", "page-person-renew", "quiet");
                    }
                });
                let door = view.desk.door.iter().flat_map(|door| &door.seats);
                if let Some((_, links)) = door.into_iter().find(|(id, _)| *id == person.id) {
                    h.tag("p").class("notice").text(&words.word("page-person-renewed"));
                    h.tag("div").class("addresses").with(|h| links.iter().for_each(|link| one(h, words, link)));
                }
            });
        }
    });
}

fn seat(h: &mut Html, view: &View, words: &Words<'_>, person: &crate::view::Attendee) {
    let id = |what: &str| format!("seat-{}-{what}", person.id);
    let sides: Vec<_> =
        Side::BOTH.iter().map(|s| (card_id(Subject::side(*s)), words.side(*s), person.side == Some(*s))).collect();
    form::select(h, &id("side"), "side", &words.word("page-person-side"), &sides);
    let mut characters = vec![(String::new(), words.word("page-nobody"), person.character.is_none())];
    characters.extend(
        view.sheets
            .iter()
            .filter(|s| s.kind == "character")
            .map(|s| (card_id(s.subject), words.name(s.subject), person.character == Some(s.subject))),
    );
    form::select(h, &id("character"), "character", &words.word("page-person-character"), &characters);
    h.tag("p").class("row").with(|h| {
        h.tag("label").attr("for", &id("units")).text(&words.word("page-person-units"));
        h.tag("select").id(&id("units")).attr("name", "units").flag("multiple", true).attr("size", "6").with(|h| {
            for sheet in view.sheets.iter().filter(|s| s.kind != "character") {
                h.tag("option")
                    .attr("value", &card_id(sheet.subject))
                    .flag("selected", person.units.contains(&sheet.subject))
                    .text(&words.name(sheet.subject));
            }
        });
    });
    form::tick(h, &id("chief"), "chief", "yes", &words.word("page-person-chief"), person.chief);
    form::tick(h, &id("narrow"), "narrow", "yes", &words.word("page-person-narrow"), person.narrow);
}

fn door_of(h: &mut Html, view: &View, words: &Words<'_>, door: &Door) {
    h.tag("section").class("panel door").with(|h| {
        h.tag("h2").text(&words.word("page-door"));
        h.tag("p").class("code n").text(&door.code);
        h.tag("div").class("addresses").with(|h| {
            for address in &door.addresses {
                one(h, words, address);
            }
        });
        if door.open {
            if door.addresses.is_empty() {
                h.tag("p").class("notice").text(&words.word("page-door-none"));
            }
            h.tag("p").class("hint").text(&words.word("page-door-trouble"));
        } else {
            h.tag("p").text(&words.word(if door.far { "page-door-far" } else { "page-door-shut" }));
        }
        form::form(h, view, crate::Form::Door, "inline", |h| {
            let (value, label) = if door.open { ("shut", "page-door-close") } else { ("open", "page-door-open") };
            form::button(h, words, "do", value, label, "");
            form::button(h, words, "do", "renew", "page-door-renew", "quiet");
        });
    });
}

fn screen_links(h: &mut Html, words: &Words<'_>, door: &Door) {
    h.tag("div").id("screen-links").class("addresses").with(|h| {
        door.screen.iter().for_each(|address| one(h, words, address));
    });
}

/// The screen for the table: its own link, which gives no power, and through whose eyes it looks.
fn screen_of(h: &mut Html, view: &View, words: &Words<'_>, door: &Door) {
    h.tag("section").id("screen").class("panel door").with(|h| {
        h.tag("h2").text(&words.word("page-screen"));
        h.tag("p").class("hint").text(&words.word("page-screen-hint"));
        screen_links(h, words, door);
        if !door.open && !door.far {
            h.tag("p").text(&words.word("page-screen-shut"));
        }
        h.tag("p").with(|h| {
            h.tag("a")
                .class("button")
                .attr("href", &door.screen_here)
                .attr("target", "_blank")
                .attr("rel", "noopener")
                .text(&words.word("page-screen-here"));
        });
        let now = match view.desk.screen.now {
            Eyes::All => words.word("page-screen-now-all"),
            Eyes::Side(side) => words.say(&Message::new("page-screen-now").who("side", Subject::side(side))),
        };
        h.tag("p").text(&now);
        form::form(h, view, crate::Form::Screen, "grid", |h| {
            let auto = ("auto".to_owned(), words.word("page-screen-auto"), view.desk.screen.of.is_none());
            let sides = Side::BOTH.map(|side| (Eyes::Side(side), words.side(side)));
            let all = (Eyes::All, words.word("page-screen-all"));
            let chosen = |(eyes, text): (Eyes, String)| (eyes.word(), text, view.desk.screen.of == Some(eyes));
            let of: Vec<_> = [auto].into_iter().chain(sides.into_iter().chain([all]).map(chosen)).collect();
            form::select(h, "screen-of", "of", &words.word("page-screen-of"), &of);
            let levels = crate::gm::screen_levels(words, view.desk.screen.level);
            form::select(h, "screen-level", "level", &words.word("page-screen-level"), &levels);
            h.tag("p").class("buttons").with(|h| {
                form::button(h, words, "do", "set", "page-screen-do", "confirm");
                form::button(h, words, "do", "renew", "page-screen-renew", "quiet");
            });
        });
    });
}

fn one(h: &mut Html, words: &Words<'_>, address: &Address) {
    h.tag("figure").with(|h| {
        let size = i64::try_from(address.qr.len()).unwrap_or(0);
        if size > 0 {
            h.tag("svg")
                .class("qr")
                .attr("viewBox", &format!("-4 -4 {} {}", size + 8, size + 8))
                .attr("role", "img")
                .with(|h| {
                    h.tag("title").text(&words.say(
                        &Message::new("page-door-qr").with("link", montjoie_game::Arg::Text(address.link.clone())),
                    ));
                    h.tag("rect")
                        .class("light")
                        .attr("x", "-4")
                        .attr("y", "-4")
                        .num("width", size + 8)
                        .num("height", size + 8)
                        .empty();
                    let mut path = String::new();
                    for (y, row) in address.qr.iter().enumerate() {
                        for (x, dark) in row.iter().enumerate() {
                            if *dark {
                                path.push_str(&format!("M{x} {y}h1v1h-1z"));
                            }
                        }
                    }
                    h.tag("path").class("dark").attr("d", &path).empty();
                });
        }
        h.tag("figcaption").with(|h| {
            h.tag("b").text(&address.name);
            h.tag("br").empty();
            // A long address breaks between its parts, so that it can be read and typed.
            h.tag("a").attr("href", &address.link).with(|h| {
                for part in address.link.split_inclusive('/') {
                    h.text(part);
                    h.tag("wbr").empty();
                }
            });
        });
    });
}
