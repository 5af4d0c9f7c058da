//! The players' door: the code, the waiting room, and the phone.

use crate::faces;
use crate::forms::Fields;
use crate::hall::Hall;
use crate::live::{Page, StillThere, updates, words};
use crate::look::{Extent, Who, look, player as onlooking, track};
use crate::public::Caller;
use crate::room::{Inside, Room, Wrong, seat_author};
use crate::routes::Routes;
use crate::seats::{NoSeat, PlayerSeat};
use crate::settings::{Asked, MOST_ASKED};
use crate::streams::StreamOwner;
use crate::tries::MOST_TRIES;
use crate::visit::{Visit, done, kept_cookie, page, trouble};
use axum::extract::{Path, Query, State};
use axum::http::{Method, header};
use axum::response::{IntoResponse, Response};
use montjoie_chronicle::Trouble;
use montjoie_game::{Arg, Message, Names};
use montjoie_pages::{Draft, Notice, Proposer, RollMark, View, Words, gm, join, keys, paper, plain, player};
use montjoie_table::{Ask, Refusal, Want};
use std::collections::BTreeMap;
use std::sync::Arc;

type Here = State<Arc<Hall>>;

/// The routes of players.
pub fn routes() -> Routes {
    Routes::default()
        .get("/join", door)
        .post("/join", knock)
        .get("/seat/{id}/{key}", again)
        .get("/p/{id}", phone)
        .get("/p/{id}/events", events)
        .get("/p/{id}/answer", to_phone)
        .post("/p/{id}/answer", answer)
        .get("/p/{id}/say", to_phone)
        .post("/p/{id}/say", say)
        .get("/p/{id}/word", to_phone)
        .post("/p/{id}/word", word)
        .get("/p/{id}/chronicle", chronicle)
        .get("/p/{id}/chronicle.md", markdown)
        .get("/p/{id}/print/cards", cards)
        .get("/p/{id}/rule/{rule}", rule)
        .get("/p/{id}/sheet/{card}", sheet)
        .get("/p/{id}/read/{ask}", read)
}

fn seat_cookie(id: &str) -> String {
    format!("montjoie_seat_{id}")
}

async fn door(State(hall): Here, visit: Visit, Query(query): Query<BTreeMap<String, String>>) -> Response {
    let code = query.get("code").map(String::as_str).unwrap_or_default();
    show_door(&hall, &visit, (code, ""), None)
}

fn show_door(hall: &Hall, visit: &Visit, (code, name): (&str, &str), wrong: Option<Message>) -> Response {
    let names = Names::default();
    let notice = wrong.map(|message| Notice { wrong: true, message });
    page(join::page(visit.reader, &words(hall, &names, visit.reader, None), code, name, notice.as_ref()))
}

async fn knock(State(hall): Here, visit: Visit, caller: Caller, fields: Fields) -> Response {
    if hall.tries.count(caller.from, false) >= MOST_TRIES {
        return trouble(&hall, &visit, plain::ErrorPage::TooOften, None);
    }
    let (code, name) = (fields.get("code"), fields.get("name"));
    let wrong = |id| show_door(&hall, &visit, (code, name), Some(Message::new(id)));
    let Some(room) = hall.by_code(code) else {
        hall.tries.count(caller.from, true);
        return wrong("page-join-wrong-code");
    };
    let mut refused = None;
    let asked = room.reseat(|seats| seats.ask(name).map_err(|why| refused = Some(why)).ok());
    match asked.map(|token| token.ok_or(refused.unwrap_or(NoSeat::Full))) {
        Err(t) => trouble(&hall, &visit, plain::ErrorPage::DiskFull, Some(&t.message())),
        Ok(Ok(token)) => {
            let mut response = done(&format!("/p/{}", room.id));
            response.headers_mut().insert(header::SET_COOKIE, kept_cookie(&seat_cookie(&room.id), &token));
            response
        }
        Ok(Err(NoSeat::NoName)) => wrong("page-join-no-name"),
        Ok(Err(NoSeat::Full)) => wrong("page-join-full"),
        Ok(Err(NoSeat::Taken(free))) => {
            let told = Message::new("page-join-taken").with("name", Arg::Text(name.trim().to_owned()));
            show_door(&hall, &visit, (code, &free), Some(told.with("free", Arg::Text(free.clone()))))
        }
    }
}

/// The link of a seat whose key was renewed: it is changed for a cookie, once.
async fn again(State(hall): Here, visit: Visit, method: Method, Path((id, link)): Path<(String, String)>) -> Response {
    if method == Method::HEAD {
        // A program that only asks whether it leads somewhere has not used it.
        return done(&format!("/p/{id}"));
    }
    // Nobody learns here whether there is such a battle.
    let lost = || trouble(&hall, &visit, plain::ErrorPage::SpentLink, None);
    let Ok(room) = hall.room(&id) else { return lost() };
    match room.reseat(|seats| seats.sit_again(&link)) {
        Ok(Some(key)) => {
            let mut response = done(&format!("/p/{id}"));
            response.headers_mut().insert(header::SET_COOKIE, kept_cookie(&seat_cookie(&id), &key));
            response
        }
        Ok(None) if seat(&hall, &visit, &id).is_ok() => done(&format!("/p/{id}")),
        Ok(None) => lost(),
        Err(t) => trouble(&hall, &visit, plain::ErrorPage::DiskFull, Some(&t.message())),
    }
}

/// The seat this browser holds.
fn seat(hall: &Hall, visit: &Visit, id: &str) -> Result<(Arc<Room>, PlayerSeat), Box<Response>> {
    let lost = || Box::new(trouble(hall, visit, plain::ErrorPage::NoSeat, None));
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
    written.unwrap_or_else(|| trouble(hall, visit, plain::ErrorPage::NotFound, None))
}

async fn phone(State(hall): Here, visit: Visit, Path(id): Path<String>) -> Response {
    shown(&hall, &visit, &id, Extent::Recent, |view, words| Some(page(player::page(view, words))))
}

/// Only forms go there: whoever comes by the address bar is led to where the form stands.
async fn to_phone(State(hall): Here, visit: Visit, Path(id): Path<String>) -> Response {
    match seat(&hall, &visit, &id) {
        Ok(_) => done(&format!("/p/{id}")),
        Err(refused) => *refused,
    }
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

/// What typed faces come to: to a player, what the dice read.
async fn read(
    State(hall): Here,
    visit: Visit,
    Path((id, _)): Path<(String, String)>,
    Query(asked): Query<BTreeMap<String, String>>,
) -> Response {
    shown(&hall, &visit, &id, Extent::Whole, |_, words| faces::read(words, None, &asked))
}

async fn events(State(hall): Here, visit: Visit, caller: Caller, Path(id): Path<String>) -> Response {
    let (room, seat) = match seat(&hall, &visit, &id) {
        Ok(found) => found,
        Err(refused) => return *refused,
    };
    let (held, door) = (Arc::clone(&room), Arc::clone(&hall));
    let line = hall.streams.open(StreamOwner::Seat(id, seat.id), caller.from);
    // Gone with the seat, and, from outside, with the door.
    let still: StillThere = Arc::new(move || {
        let inside = door.lan() || caller.stays();
        held.inside().seats.still(&seat).filter(|_| inside).cloned().map(Who::Player)
    });
    updates(hall, room, Page::Table, visit.reader, still, line).into_response()
}

/// A player proposes; the GM accepts. What is proposed is no history yet.
async fn answer(State(hall): Here, visit: Visit, Path(id): Path<String>, fields: Fields) -> Response {
    let (room, seat) = match seat(&hall, &visit, &id) {
        Ok(found) => found,
        Err(refused) => return *refused,
    };
    {
        let mut inside = room.inside();
        let who = Who::Player(seat.clone());
        let shown = look(&hall.texts, &room, &inside, &who, visit.reader, (None, Extent::Recent));
        let wrong = propose(&mut inside, &seat, &fields, &shown);
        let notices = wrong.iter().flat_map(Wrong::messages).map(|message| Notice { wrong: true, message }).collect();
        inside.told.insert(seat.id, notices);
    }
    room.changed();
    done(&format!("/p/{id}"))
}

/// Notes what a player proposes; the first thing that cannot be, if any.
fn propose(inside: &mut Inside, seat: &PlayerSeat, fields: &Fields, shown: &View) -> Option<Wrong> {
    // What a player says is about the battle, whatever the GM looks at.
    let battle = inside.chronicle.live();
    let names = battle.fight().names().clone();
    let (one, fates) = (onlooking(inside, seat), battle.fight().fates());
    let mine: Vec<Ask> = battle.asks().iter().filter(|ask| one.answers(ask, &fates)).cloned().collect();
    let (mut wrong, by) = (None, Proposer::Player { seat: seat.id, name: seat.name.clone() });
    // The same asks in the same order, as their player knows everyone: fields and words are theirs.
    for (ask, open) in mine.into_iter().zip(&shown.asks) {
        let key = ask.name();
        let field = keys::field(&open.name());
        let said = fields.get(&field);
        if !fields.0.iter().any(|(name, _)| *name == field) {
            continue;
        }
        let draft = match &ask.want {
            Want::Throw { dice, .. } => match inside.read(Some(seat.id), &ask, *dice, said) {
                Ok(Some(faces)) => {
                    let origin = inside.origin_in_battle(&key, &faces);
                    Some(Draft::faces(faces, Some(by.clone()), origin))
                }
                Ok(None) if fields.get("do") == "roll" => {
                    // Dice that lie are not thrown again.
                    let lies = inside.battle_drafts().get(&key).is_some_and(|d| d.by.as_ref() == Some(&by));
                    (!lies)
                        .then(|| Draft::faces(inside.roll_in_battle(&key, *dice), Some(by.clone()), RollMark::Rolled))
                }
                Ok(None) => None,
                Err(why) => {
                    wrong = wrong.or(Some(why));
                    None
                }
            },
            Want::Choice(tokens) => {
                // They answer in the words they were shown: a counter face down has no name for them.
                let place = open.tokens().iter().position(|t| t.words(&shown.names) == said);
                let offered = place.and_then(|n| tokens.get(n));
                if offered.is_none() && !said.is_empty() {
                    let why = Trouble::Refused(key.clone(), Refusal::NotOffered(said.to_owned()));
                    wrong = wrong.or(Some(Wrong::Trouble(why)));
                }
                offered.map(|t| Draft::choice(t.words(&names), Some(by.clone())))
            }
            Want::Judgement(_) => None,
        };
        if let Some(mut draft) = draft {
            // What they proposed before is told beside it: the GM may have seen that.
            let before = inside.battle_drafts().get(&key).filter(|d| d.by == draft.by);
            draft.was = before.filter(|d| d.answer != draft.answer).map(|d| d.answer.clone());
            draft.was = draft.was.or_else(|| before.and_then(|d| d.was.clone()));
            inside.battle_drafts().insert(key, draft);
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
        return trouble(&hall, &visit, plain::ErrorPage::DiskFull, Some(&t.message()));
    }
    room.changed();
    done(&format!("/p/{id}"))
}

/// A player's word for pledged dice: said once, before anything is rolled.
async fn word(State(hall): Here, visit: Visit, Path(id): Path<String>, fields: Fields) -> Response {
    let (room, seat) = match seat(&hall, &visit, &id) {
        Ok(found) => found,
        Err(refused) => return *refused,
    };
    {
        let mut inside = room.inside();
        let wrong = mix(&mut inside, &seat, fields.get("word")).err();
        let notices = wrong.iter().flat_map(Wrong::messages).map(|message| Notice { wrong: true, message }).collect();
        inside.told.insert(seat.id, notices);
    }
    room.changed();
    done(&format!("/p/{id}"))
}

fn mix(inside: &mut Inside, seat: &PlayerSeat, word: &str) -> Result<(), Wrong> {
    // Whoever is not let in yet has no say.
    if seat.side.is_none() {
        return Ok(());
    }
    let words = inside.chronicle.journal().pledge().map(|pledge| pledge.words.as_slice()).unwrap_or_default();
    if words.iter().any(|said| said.who == seat.name) {
        return Err(Wrong::Say("page-pledge-said"));
    }
    inside.may_pledge()?;
    Ok(inside.chronicle.pledge_word(&seat.name, word, seat_author(&seat.name))?)
}
