//! The players' door: the code, the waiting room, and the phone.

use crate::forms::Fields;
use crate::hall::Hall;
use crate::live::{Page, StillThere, updates, words};
use crate::look::{Extent, Who, asked_of, look, track};
use crate::room::{Inside, Room};
use crate::routes::Routes;
use crate::seats::{NoSeat, Seat};
use crate::settings::{Asked, MOST_ASKED};
use crate::tries::MOST_TRIES;
use crate::visit::{Visit, done, kept_cookie, page, trouble};
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use montjoie_chronicle::Trouble;
use montjoie_pages::{Draft, Notice, Proposer, View, Words, gm, join, keys, paper, plain, player};
use montjoie_rules::{Message, Names};
use montjoie_table::{Answer, Ask, Refusal, Want};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;

type Here = State<Arc<Hall>>;

/// The routes of players.
pub fn routes() -> Routes {
    Routes::default()
        .get("/join", door)
        .post("/join", knock)
        .get("/p/{id}", phone)
        .get("/p/{id}/events", events)
        .post("/p/{id}/answer", answer)
        .post("/p/{id}/say", say)
        .get("/p/{id}/chronicle", chronicle)
        .get("/p/{id}/chronicle.md", markdown)
        .get("/p/{id}/print/cards", cards)
        .get("/p/{id}/rule/{rule}", rule)
        .get("/p/{id}/sheet/{card}", sheet)
}

fn seat_cookie(id: &str) -> String {
    format!("montjoie_seat_{id}")
}

async fn door(State(hall): Here, visit: Visit, Query(query): Query<BTreeMap<String, String>>) -> Response {
    let code = query.get("code").map(String::as_str).unwrap_or_default();
    show_door(&hall, &visit, code, None)
}

fn show_door(hall: &Hall, visit: &Visit, code: &str, wrong: Option<&'static str>) -> Response {
    let names = Names::default();
    let notice = wrong.map(|id| Notice { wrong: true, message: Message::new(id) });
    page(join::page(visit.reader, &words(hall, &names, visit.reader, None), code, "", notice.as_ref()))
}

async fn knock(
    State(hall): Here,
    visit: Visit,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    fields: Fields,
) -> Response {
    if hall.tries.count(from.ip(), false) >= MOST_TRIES {
        return trouble(&hall, &visit, plain::Trouble::TooOften, None);
    }
    let code = fields.get("code");
    let Some(room) = hall.by_code(code) else {
        hall.tries.count(from.ip(), true);
        return show_door(&hall, &visit, code, Some("page-join-wrong-code"));
    };
    let asked = room.inside().seats.ask(fields.get("name"));
    match asked {
        Ok(token) => {
            if let Err(t) = room.save_seats() {
                return trouble(&hall, &visit, plain::Trouble::DiskFull, Some(&t.message()));
            }
            room.changed();
            let mut response = done(&format!("/p/{}", room.id));
            response.headers_mut().insert(header::SET_COOKIE, kept_cookie(&seat_cookie(&room.id), &token));
            response
        }
        Err(NoSeat::NoName) => show_door(&hall, &visit, code, Some("page-join-no-name")),
        Err(NoSeat::Full) => show_door(&hall, &visit, code, Some("page-join-full")),
    }
}

/// The seat this browser holds.
fn seat(hall: &Hall, visit: &Visit, id: &str) -> Result<(Arc<Room>, Seat), Box<Response>> {
    let lost = || Box::new(trouble(hall, visit, plain::Trouble::NoSeat, None));
    // Without a key nobody learns whether there is such a battle.
    let token = visit.cookie(&seat_cookie(id)).ok_or_else(lost)?;
    let room = hall.room(id).map_err(|_| lost())?;
    let seat = room.inside().seats.of(token).cloned().ok_or_else(lost)?;
    Ok((room, seat))
}

/// A page of theirs, written from what they may see; the waiting room until they are let in.
fn shown(
    hall: &Hall,
    visit: &Visit,
    id: &str,
    extent: Extent,
    write: impl FnOnce(&View, &Words<'_>) -> Option<Response>,
) -> Response {
    let (room, seat) = match seat(hall, visit, id) {
        Ok(found) => found,
        Err(refused) => return *refused,
    };
    if seat.side.is_none() {
        let names = Names::default();
        let live = format!("/p/{id}/events");
        return page(join::waiting(visit.reader, &words(hall, &names, visit.reader, None), &seat.name, &live));
    }
    let view = look(&hall.texts, &room, &room.inside(), &Who::Player(seat), visit.reader, (None, extent));
    let written = write(&view, &words(hall, &view.names, visit.reader, Some(view.info)));
    written.unwrap_or_else(|| trouble(hall, visit, plain::Trouble::NotFound, None))
}

async fn phone(State(hall): Here, visit: Visit, Path(id): Path<String>) -> Response {
    shown(&hall, &visit, &id, Extent::Recent, |view, words| Some(page(player::page(view, words))))
}

async fn chronicle(State(hall): Here, visit: Visit, Path(id): Path<String>) -> Response {
    shown(&hall, &visit, &id, Extent::Whole, |view, words| Some(page(montjoie_pages::whole_chronicle(view, words))))
}

async fn markdown(State(hall): Here, visit: Visit, Path(id): Path<String>) -> Response {
    shown(&hall, &visit, &id, Extent::Whole, |view, words| {
        let headers = [
            (header::CONTENT_TYPE, "text/markdown; charset=utf-8"),
            (header::CONTENT_DISPOSITION, "attachment; filename=\"chronicle.md\""),
        ];
        Some((headers, montjoie_pages::markdown(view, words)).into_response())
    })
}

async fn cards(State(hall): Here, visit: Visit, Path(id): Path<String>) -> Response {
    let room = seat(&hall, &visit, &id).ok().map(|(room, _)| room);
    shown(&hall, &visit, &id, Extent::Whole, |view, words| {
        Some(page(paper::cards(view, words, &|who| track(room.as_deref(), view, who))))
    })
}

async fn rule(State(hall): Here, visit: Visit, Path((id, rule)): Path<(String, String)>) -> Response {
    shown(&hall, &visit, &id, Extent::Whole, |view, words| Some(page(plain::rule(view, words, &rule))))
}

async fn sheet(State(hall): Here, visit: Visit, Path((id, card)): Path<(String, String)>) -> Response {
    // Whether somebody unseen is there is not told: the page of an unknown unit is always the same.
    shown(&hall, &visit, &id, Extent::Whole, |view, words| {
        let who = keys::subject_of(&card).filter(|who| view.sheet(*who).is_some());
        who.map(|who| page(gm::sheet_page(view, words, who)))
    })
}

async fn events(
    State(hall): Here,
    visit: Visit,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
) -> Response {
    let (room, seat) = match seat(&hall, &visit, &id) {
        Ok(found) => found,
        Err(refused) => return *refused,
    };
    let (held, door) = (Arc::clone(&room), Arc::clone(&hall));
    // Gone with the seat, and, from outside, with the door.
    let still: StillThere = Arc::new(move || {
        let inside = door.lan() || from.ip().is_loopback();
        held.inside().seats.of(&seat.token).filter(|_| inside).cloned().map(Who::Player)
    });
    updates(hall, room, Page::Table, visit.reader, still).into_response()
}

/// A player proposes; the GM accepts. What is proposed is no history yet.
async fn answer(State(hall): Here, visit: Visit, Path(id): Path<String>, fields: Fields) -> Response {
    let (room, seat) = match seat(&hall, &visit, &id) {
        Ok(found) => found,
        Err(refused) => return *refused,
    };
    {
        let mut inside = room.inside();
        let shown =
            look(&hall.texts, &room, &inside, &Who::Player(seat.clone()), visit.reader, (None, Extent::Recent)).names;
        let wrong = propose(&mut inside, &seat, &fields, &shown);
        let notices = wrong.into_iter().map(|t| Notice { wrong: true, message: t.message() }).collect();
        inside.told.insert(seat.id, notices);
    }
    room.changed();
    done(&format!("/p/{id}"))
}

/// Notes what a player proposes; the first thing that cannot be, if any.
fn propose(inside: &mut Inside, seat: &Seat, fields: &Fields, shown: &Names) -> Option<Trouble> {
    let names = inside.chronicle.fight().names().clone();
    let mine: Vec<Ask> = inside.chronicle.asks().iter().filter(|ask| asked_of(inside, seat, ask)).cloned().collect();
    let (mut wrong, by) = (None, Proposer::Player(seat.name.clone()));
    for ask in mine {
        let key = ask.name();
        let field = keys::field(&key);
        let said = fields.get(&field);
        if !fields.0.iter().any(|(name, _)| *name == field) {
            continue;
        }
        let answer = match &ask.want {
            Want::Throw { dice, .. } => match keys::read_faces(*dice, said) {
                Ok(Some(faces)) => Some(Answer::Faces(faces)),
                Ok(None) if fields.get("do") == "roll" => {
                    // Dice that lie are not thrown again.
                    let lies = inside.drafts.get(&key).is_some_and(|d| d.by.as_ref() == Some(&by));
                    (!lies).then(|| Answer::Faces(inside.faces(*dice)))
                }
                Ok(None) => None,
                Err(keys::Mistyped::Misread(why)) => {
                    wrong = wrong.or(Some(Trouble::Refused(key.clone(), Refusal::Dice(why))));
                    None
                }
                Err(keys::Mistyped::NotDigits(text)) => {
                    wrong = wrong.or(Some(Trouble::NotDigits(text)));
                    None
                }
            },
            Want::Choice(tokens) => {
                // They answer in the words they were shown: a counter face down has no name for them.
                let offered = tokens.iter().find(|t| t.words(shown) == said);
                if offered.is_none() && !said.is_empty() {
                    wrong = wrong.or(Some(Trouble::Refused(key.clone(), Refusal::NotOffered(said.to_owned()))));
                }
                offered.map(|t| Answer::Choice(t.words(&names)))
            }
            Want::Judgement(_) => None,
        };
        if let Some(answer) = answer {
            inside.drafts.insert(key, Draft { answer, by: Some(by.clone()) });
        }
    }
    wrong
}

/// What a player wants to do, in their own words: it waits at the GM's.
async fn say(State(hall): Here, visit: Visit, Path(id): Path<String>, fields: Fields) -> Response {
    let (room, seat) = match seat(&hall, &visit, &id) {
        Ok(found) => found,
        Err(refused) => return *refused,
    };
    let text: String = fields.get("text").trim().chars().filter(|c| !c.is_control() || *c == '\n').take(400).collect();
    let saved = {
        let mut inside = room.inside();
        let waiting = inside.settings.asked.iter().filter(|a| a.seat == seat.id).count();
        let mut notices = Vec::new();
        let taken = seat.side.is_some() && !text.is_empty() && waiting < MOST_ASKED;
        if taken {
            let id = inside.settings.number();
            inside.settings.asked.push(Asked { id, seat: seat.id, text });
        } else {
            let id = if text.is_empty() { "page-say-nothing" } else { "page-say-enough" };
            notices.push(Notice { wrong: true, message: Message::new(id) });
        }
        inside.told.insert(seat.id, notices);
        let saved = room.save_settings(&inside);
        if saved.is_err() && taken {
            inside.settings.asked.pop();
        }
        saved
    };
    if let Err(t) = saved {
        return trouble(&hall, &visit, plain::Trouble::DiskFull, Some(&t.message()));
    }
    room.changed();
    done(&format!("/p/{id}"))
}
