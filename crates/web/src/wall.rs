//! The screen for the table: a link of its own, with a key that opens this page and nothing else (ADR 0054).

use crate::hall::Hall;
use crate::live::{Page, StillThere, updates, words};
use crate::look::{Extent, Who, look};
use crate::public::Caller;
use crate::room::Room;
use crate::routes::Routes;
use crate::streams::StreamOwner;
use crate::visit::{Visit, done, kept_cookie, page, trouble};
use axum::extract::{Path, State};
use axum::http::{Method, header};
use axum::response::{IntoResponse, Response};
use montjoie_pages::{plain, screen};
use std::sync::Arc;

type Here = State<Arc<Hall>>;

/// The routes of the screen.
pub fn routes() -> Routes {
    Routes::default().get("/screen/{id}", wall).get("/screen/{id}/events", events).get("/screen/{id}/{secret}", enter)
}

fn cookie(id: &str) -> String {
    format!("montjoie_screen_{id}")
}

fn fits(room: &Room, key: &str) -> bool {
    room.inside().seats.screen_fits(key)
}

/// The room whose screen this browser may show: by the screen's key, or the GM's. Without one nobody learns whether there is such a battle.
fn shown_to(hall: &Hall, visit: &Visit, id: &str) -> Option<Arc<Room>> {
    let key = visit.cookie(&cookie(id));
    if !visit.gm && key.is_none() {
        return None;
    }
    hall.room(id).ok().filter(|room| visit.gm || key.is_some_and(|key| fits(room, key)))
}

fn refused(hall: &Hall, visit: &Visit) -> Response {
    trouble(hall, visit, plain::ErrorPage::NoScreen, None)
}

/// The link that was scanned: it is changed for a cookie, once, and does not stand on the screen.
async fn enter(State(hall): Here, visit: Visit, method: Method, Path((id, link)): Path<(String, String)>) -> Response {
    let back = visit.cookie(&cookie(&id)).is_some() && shown_to(&hall, &visit, &id).is_some();
    if back || method == Method::HEAD {
        // The screen that used it, come back by the same way; or a program that only asks whether it leads somewhere.
        return done(&format!("/screen/{id}"));
    }
    let Ok(room) = hall.room(&id) else { return refused(&hall, &visit) };
    let key = match room.reseat(|seats| seats.show_screen(&link)) {
        Ok(Some(key)) => key,
        Ok(None) => return refused(&hall, &visit),
        Err(t) => return trouble(&hall, &visit, plain::ErrorPage::DiskFull, Some(&t.message())),
    };
    let mut response = done(&format!("/screen/{id}"));
    response.headers_mut().insert(header::SET_COOKIE, kept_cookie(&cookie(&id), &key));
    response
}

async fn wall(State(hall): Here, visit: Visit, Path(id): Path<String>) -> Response {
    let Some(room) = shown_to(&hall, &visit, &id) else { return refused(&hall, &visit) };
    let view = look(&hall.texts, &room, &room.inside(), &Who::Screen, visit.reader, (None, Extent::Recent));
    page(screen::page(&view, &words(&hall, &view.names, visit.reader, Some(view.info))))
}

async fn events(State(hall): Here, visit: Visit, caller: Caller, Path(id): Path<String>) -> Response {
    let Some(room) = shown_to(&hall, &visit, &id) else { return refused(&hall, &visit) };
    let (held, door, gm) = (Arc::clone(&room), Arc::clone(&hall), visit.gm);
    let key = visit.cookie(&cookie(&id)).unwrap_or_default().to_owned();
    // Gone when its link is changed, and, from outside, with the door.
    let still: StillThere = Arc::new(move || {
        let inside = door.lan() || caller.stays();
        (inside && (gm || fits(&held, &key))).then_some(Who::Screen)
    });
    let line = hall.streams.open(StreamOwner::Screen(id), caller.from);
    updates(hall, room, Page::Table, visit.reader, still, line).into_response()
}
