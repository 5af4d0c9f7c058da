//! The first page, samples, imports, and how a reader likes pages.

use crate::forms::Fields;
use crate::hall::Hall;
use crate::live::words;
use crate::routes::Routes;
use crate::secret;
use crate::visit::{Visit, done, gm_cookie, kept_cookie, page, trouble};
use axum::extract::{Multipart, Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use montjoie_chronicle::Trouble;
use montjoie_pages::home::{GameCard, Home, Kept};
use montjoie_pages::{ASSETS, home, plain};
use montjoie_rules::{GAMES, Names};
use montjoie_text::Lang;
use std::sync::Arc;

type Here = State<Arc<Hall>>;

/// The routes before and beside a battle.
pub fn routes() -> Routes {
    Routes::default()
        .get("/", first)
        .get("/gm/{secret}", chair)
        .post("/sample", sample)
        .post("/import", import)
        .post("/archive", archive)
        .post("/reader", reader)
        .get("/assets/{name}", asset)
}

async fn first(State(hall): Here, visit: Visit) -> Response {
    if !visit.gm {
        // A phone that types the bare address wants the door.
        return done("/join");
    }
    first_page(&hall, &visit, Vec::new())
}

fn first_page(hall: &Hall, visit: &Visit, notices: Vec<montjoie_pages::Notice>) -> Response {
    let pick = |both: &(String, String)| if visit.reader.lang == Lang::Fr { both.0.clone() } else { both.1.clone() };
    let battles = match hall.shelf.battles() {
        Ok(battles) => battles,
        Err(t) => return trouble(hall, visit, plain::Trouble::Broken, Some(&t.message())),
    };
    let kept = battles.iter().filter(|b| !b.archived).map(|b| Kept {
        link: format!("/b/{}", b.id),
        title: pick(&b.name),
        stands: String::new(),
        id: b.id.clone(),
    });
    let names = Names::default();
    let games = GAMES.iter().map(|game| {
        let info = game.info();
        let titled = |text: &str| pick(&montjoie_chronicle::titled_scenario(text));
        GameCard {
            id: info.id.to_owned(),
            name: hall.texts.word(visit.reader.lang, &format!("{}-name", info.id)),
            help: None,
            samples: game.samples().iter().map(|(id, text)| ((*id).to_owned(), titled(text))).collect(),
        }
    });
    let home = Home {
        battles: kept.collect(),
        games: games.collect(),
        folder: hall.shelf.file().parent().map(|p| p.display().to_string()).unwrap_or_default(),
        notices,
    };
    page(home::page(visit.reader, &words(hall, &names, visit.reader, None), &home))
}

/// The GM's link: its secret becomes a cookie, and leaves the address.
async fn chair(State(hall): Here, visit: Visit, Path(key): Path<String>) -> Response {
    if !secret::same(&key, &hall.secret) {
        return trouble(&hall, &visit, plain::Trouble::NoSecret, None);
    }
    let mut response = done("/");
    response.headers_mut().insert(header::SET_COOKIE, kept_cookie(&gm_cookie(hall.port), &key));
    response
}

fn only_gm(hall: &Hall, visit: &Visit) -> Option<Response> {
    (!visit.gm).then(|| trouble(hall, visit, plain::Trouble::NoSecret, None))
}

fn begun(hall: &Hall, visit: &Visit, id: Result<String, Trouble>) -> Response {
    match id {
        Ok(id) => done(&format!("/b/{id}")),
        Err(t) => first_page(hall, visit, vec![montjoie_pages::Notice { wrong: true, message: t.message() }]),
    }
}

async fn sample(State(hall): Here, visit: Visit, fields: Fields) -> Response {
    if let Some(refused) = only_gm(&hall, &visit) {
        return refused;
    }
    let game = GAMES.iter().find(|g| g.info().id == fields.get("game"));
    let text = game.and_then(|g| g.samples().iter().find(|(id, _)| *id == fields.get("sample"))).map(|(_, text)| *text);
    match text {
        Some(text) => begun(&hall, &visit, hall.begin(text)),
        None => trouble(&hall, &visit, plain::Trouble::NotFound, None),
    }
}

/// A battle from a file: a journal, or a scenario to begin.
async fn import(State(hall): Here, visit: Visit, mut parts: Multipart) -> Response {
    if let Some(refused) = only_gm(&hall, &visit) {
        return refused;
    }
    while let Ok(Some(part)) = parts.next_field().await {
        if part.name() == Some("file") {
            let Ok(bytes) = part.bytes().await else { break };
            let id = if bytes.trim_ascii_start().starts_with(b"{") {
                hall.import(&bytes)
            } else {
                hall.begin(&String::from_utf8_lossy(&bytes))
            };
            return begun(&hall, &visit, id);
        }
    }
    trouble(&hall, &visit, plain::Trouble::TooLarge, None)
}

async fn archive(State(hall): Here, visit: Visit, fields: Fields) -> Response {
    if let Some(refused) = only_gm(&hall, &visit) {
        return refused;
    }
    match hall.shelf.archive(fields.get("battle"), true) {
        Ok(()) => done("/"),
        Err(t) => trouble(&hall, &visit, plain::Trouble::DiskFull, Some(&t.message())),
    }
}

/// Language and light, kept by the browser; back to where the reader was.
async fn reader(headers: HeaderMap, fields: Fields) -> Response {
    let mut response = done(back(&headers));
    for (name, allowed) in [("lang", &["fr", "en"][..]), ("theme", &["auto", "light", "dark"][..])] {
        if allowed.contains(&fields.get(name)) {
            response.headers_mut().append(header::SET_COOKIE, kept_cookie(name, fields.get(name)));
        }
    }
    response
}

/// The page a form was on, if it was ours.
fn back(headers: &HeaderMap) -> &str {
    let text = |name| headers.get(name).and_then(|v| v.to_str().ok());
    let (Some(from), Some(host)) = (text(header::REFERER), text(header::HOST)) else { return "/" };
    from.strip_prefix("http://").and_then(|rest| rest.strip_prefix(host)).filter(|p| p.starts_with('/')).unwrap_or("/")
}

async fn asset(Path(name): Path<String>) -> Response {
    match ASSETS.iter().find(|(n, _, _)| *n == name) {
        Some((_, kind, text)) => {
            ([(header::CONTENT_TYPE, *kind), (header::CACHE_CONTROL, "max-age=300")], *text).into_response()
        }
        None => axum::http::StatusCode::NOT_FOUND.into_response(),
    }
}
