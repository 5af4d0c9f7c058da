//! The players' door: the code, the waiting room, the phone, and the screen for the table.

use crate::forms::Fields;
use crate::hall::Hall;
use crate::live::{StillThere, updates, words};
use crate::look::{Who, asked_of, look};
use crate::room::Room;
use crate::routes::Routes;
use crate::seats::{NoSeat, Seat};
use crate::tries::{MOST_TRIES, tries};
use crate::visit::{Visit, done, kept_cookie, page, trouble};
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use montjoie_pages::{Draft, Notice, Proposer, join, keys, plain, player, screen};
use montjoie_rules::{Message, Names};
use montjoie_table::{Answer, Want};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;

type Here = State<Arc<Hall>>;

/// The routes of players and of the screen.
pub fn routes() -> Routes {
    Routes::default()
        .get("/join", door)
        .post("/join", knock)
        .get("/p/{id}", phone)
        .get("/p/{id}/events", events)
        .post("/p/{id}/answer", answer)
        .get("/screen/{id}", wall)
        .get("/screen/{id}/events", wall_events)
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
    if tries(from.ip(), false) >= MOST_TRIES {
        return trouble(&hall, &visit, plain::Trouble::TooOften, None);
    }
    let code = fields.get("code");
    let Some(room) = hall.by_code(code) else {
        tries(from.ip(), true);
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

async fn phone(State(hall): Here, visit: Visit, Path(id): Path<String>) -> Response {
    let (room, seat) = match seat(&hall, &visit, &id) {
        Ok(found) => found,
        Err(refused) => return *refused,
    };
    if seat.side.is_none() {
        let names = Names::default();
        let live = format!("/p/{id}/events");
        return page(join::waiting(visit.reader, &words(&hall, &names, visit.reader, None), &seat.name, &live));
    }
    let view = look(&room, &room.inside(), &Who::Player(seat), visit.reader, None);
    page(player::page(&view, &words(&hall, &view.names, visit.reader, Some(view.info))))
}

async fn events(State(hall): Here, visit: Visit, Path(id): Path<String>) -> Response {
    let (room, seat) = match seat(&hall, &visit, &id) {
        Ok(found) => found,
        Err(refused) => return *refused,
    };
    let held = Arc::clone(&room);
    let still: StillThere = Arc::new(move || held.inside().seats.of(&seat.token).cloned().map(Who::Player));
    updates(hall, room, visit.reader, still).into_response()
}

/// A player proposes; the GM accepts. What is proposed is no history yet.
async fn answer(State(hall): Here, visit: Visit, Path(id): Path<String>, fields: Fields) -> Response {
    let (room, seat) = match seat(&hall, &visit, &id) {
        Ok(found) => found,
        Err(refused) => return *refused,
    };
    {
        let mut inside = room.inside();
        let names = inside.chronicle.fight().names().clone();
        let shown = look(&room, &inside, &Who::Player(seat.clone()), visit.reader, None).names;
        let mut proposed = Vec::new();
        for ask in inside.chronicle.asks().iter().filter(|ask| asked_of(&inside, &seat, ask)) {
            let said = fields.get(&keys::field(&ask.name()));
            let answer = match &ask.want {
                Want::Throw { dice, .. } => keys::read_faces(*dice, said).ok().flatten().map(Answer::Faces),
                Want::Choice(tokens) => {
                    // They answer in the words they were shown: a counter face down has no name for them.
                    tokens.iter().find(|t| t.words(&shown) == said).map(|t| Answer::Choice(t.words(&names)))
                }
                Want::Judgement(_) => None,
            };
            if let Some(answer) = answer {
                proposed.push((ask.name(), answer));
            }
        }
        for (key, answer) in proposed {
            inside.drafts.insert(key, Draft { answer, by: Some(Proposer::Player(seat.name.clone())) });
        }
    }
    room.changed();
    done(&format!("/p/{id}"))
}

/// The screen stands beside the GM: it needs the GM's key.
async fn wall(State(hall): Here, visit: Visit, Path(id): Path<String>) -> Response {
    let Some(room) = hall.room(&id).ok().filter(|_| visit.gm) else {
        return trouble(&hall, &visit, plain::Trouble::NoSecret, None);
    };
    let view = look(&room, &room.inside(), &Who::Screen, visit.reader, None);
    page(screen::page(&view, &words(&hall, &view.names, visit.reader, Some(view.info))))
}

async fn wall_events(State(hall): Here, visit: Visit, Path(id): Path<String>) -> Response {
    let Some(room) = hall.room(&id).ok().filter(|_| visit.gm) else {
        return trouble(&hall, &visit, plain::Trouble::NoSecret, None);
    };
    let still: StillThere = Arc::new(|| Some(Who::Screen));
    updates(hall, room, visit.reader, still).into_response()
}
