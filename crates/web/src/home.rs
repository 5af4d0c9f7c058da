//! The first page, samples, imports, and how a reader likes pages.

use crate::forms::Fields;
use crate::hall::Hall;
use crate::live::words;
use crate::routes::Routes;
use crate::secret;
use crate::visit::{Visit, done, gm_cookie, kept_cookie, page, trouble};
use axum::extract::multipart::MultipartRejection;
use axum::extract::{Multipart, Path, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use montjoie_chronicle::Trouble;
use montjoie_game::{Arg, Message, Names};
use montjoie_pages::home::{GameCard, Home, KeptBattle};
use montjoie_pages::{ASSETS, Notice, home, plain};
use montjoie_text::Lang;
use std::sync::Arc;

type Here = State<Arc<Hall>>;

/// The routes before and beside a battle.
pub fn routes() -> Routes {
    Routes::default()
        .get("/", first)
        .get("/gm/{secret}", chair)
        .get("/chair", to_first)
        .post("/chair", chairs)
        .get("/sample", to_first)
        .post("/sample", sample)
        .get("/import", to_first)
        .post("/import", import)
        .get("/archive", to_first)
        .post("/archive", archive)
        .get("/reader", to_first)
        .post("/reader", reader)
        .get("/book/{id}", book)
        .get("/assets/{name}", asset)
}

/// Only forms go there: whoever comes by the address bar is led to the first page.
pub async fn to_first() -> Response {
    done("/")
}

async fn first(State(hall): Here, visit: Visit) -> Response {
    if !visit.gm {
        // A phone that types the bare address wants the door.
        return done("/join");
    }
    first_page(&hall, &visit, Vec::new())
}

pub(crate) fn first_page(hall: &Hall, visit: &Visit, mut notices: Vec<Notice>) -> Response {
    let pick = |both: &(String, String)| if visit.reader.lang == Lang::Fr { both.0.clone() } else { both.1.clone() };
    let (battles, drafts) = match hall.shelf.battles().and_then(|b| Ok((b, hall.shelf.drafts()?))) {
        Ok(both) => both,
        Err(t) => return trouble(hall, visit, plain::ErrorPage::Broken, Some(&t.message())),
    };
    if let Some(why) = hall.not_copied() {
        notices.push(Notice { wrong: true, message: Message::new("page-home-not-copied") });
        notices.push(Notice { wrong: true, message: why });
    }
    for broken in hall.shelf.broken() {
        notices.push(Notice { wrong: true, message: broken.message(&pick(&broken.name)) });
    }
    let names = Names::default();
    let says = words(hall, &names, visit.reader, None);
    let stands = |kept: &mut KeptBattle| match hall.stands(&kept.id) {
        None => kept.stands = says.word("page-home-unreadable"),
        Some(stood) => {
            kept.book = says.word(&format!("{}-name", stood.game));
            kept.stands = match (stood.over, &stood.won) {
                (true, Some(won)) => says.say(&Message::new("page-home-won").with("side", Arg::Text(pick(won)))),
                (true, None) => says.word("page-home-over"),
                (false, _) => hall.texts.round(visit.reader.lang, stood.game, stood.counts, stood.round),
            };
        }
    };
    let kept = |away: bool| -> Vec<KeptBattle> {
        let some = battles.iter().filter(|b| b.archived == away);
        some.enumerate()
            .map(|(i, b)| {
                let mut kept = KeptBattle {
                    link: format!("/b/{}", b.id),
                    title: pick(&b.name),
                    day: hall
                        .begun_on(&b.id)
                        .map(|day| crate::copies::told(visit.reader.lang, &day))
                        .unwrap_or_default(),
                    id: b.id.clone(),
                    ..KeptBattle::default()
                };
                // Where many battles are kept, only the newest are looked into.
                if i < LOOKED_INTO && !away {
                    stands(&mut kept);
                }
                kept
            })
            .collect()
    };
    let draft = |(id, text): &(String, String)| {
        let scenario = scenario_of(text);
        let game = crate::prepare::game_of(hall.games, &montjoie_game::scenario::Doc::read(&scenario));
        KeptBattle {
            link: format!("/prepare/{id}"),
            title: pick(&montjoie_chronicle::titled_scenario(&scenario)),
            book: game.map(|game| says.word(&format!("{}-name", game.info().id))).unwrap_or_default(),
            id: id.clone(),
            ..KeptBattle::default()
        }
    };
    let last = crate::habits::Habits::of(&hall.shelf).book;
    let games = hall.games.iter().map(|game| {
        let info = game.info();
        let titled = |text: &str| pick(&montjoie_chronicle::titled_scenario(text));
        GameCard {
            id: info.id.to_owned(),
            last: last.as_deref() == Some(info.id),
            name: says.word(&format!("{}-name", info.id)),
            help: Some(format!("{}-name-help", info.id)).filter(|id| hall.texts.has(id)).map(|id| says.word(&id)),
            samples: game.samples().iter().map(|(id, text)| ((*id).to_owned(), titled(text))).collect(),
        }
    });
    let home = Home {
        battles: kept(false),
        archived: kept(true),
        drafts: drafts.iter().map(draft).collect(),
        games: games.collect(),
        folder: hall.shelf.file().parent().map(|p| p.display().to_string()).unwrap_or_default(),
        once: secret::seed(),
        notices,
    };
    page(home::page(visit.reader, &says, &home))
}

/// Most battles whose standing is told on the first page.
const LOOKED_INTO: usize = 8;

fn scenario_of(draft: &str) -> String {
    serde_json::from_str::<crate::prepare::KeptPreparation>(draft).map(|kept| kept.scenario).unwrap_or_default()
}

/// The GM's link: its secret is changed for a cookie, once, and leaves the address.
async fn chair(State(hall): Here, visit: Visit, method: Method, Path(link): Path<String>) -> Response {
    if visit.gm || method == Method::HEAD {
        // The browser that used it, come back by the same way; or a program that only asks whether it leads somewhere.
        return done("/");
    }
    match hall.chair.sit(&hall.shelf, &link) {
        Ok(Some(key)) => {
            hall.look_round();
            with_key(&hall, done("/"), &key)
        }
        Ok(None) => trouble(&hall, &visit, plain::ErrorPage::SpentLink, None),
        Err(t) => trouble(&hall, &visit, plain::ErrorPage::DiskFull, Some(&t.message())),
    }
}

fn with_key(hall: &Hall, mut response: Response, key: &str) -> Response {
    response.headers_mut().insert(header::SET_COOKIE, kept_cookie(&gm_cookie(hall.port), key));
    response
}

/// A link for another browser of the GM's; or every other browser is sent away.
async fn chairs(State(hall): Here, visit: Visit, fields: Fields) -> Response {
    if let Some(refused) = only_gm(&hall, &visit) {
        return refused;
    }
    let notice = |id, link: String| {
        let link = format!("{}/gm/{link}", hall.address());
        vec![Notice { wrong: false, message: Message::new(id).with("link", Arg::Text(link)) }]
    };
    if fields.get("do") != "renew" {
        return first_page(&hall, &visit, notice("page-home-chair-link", hall.chair.link()));
    }
    match hall.chair.renew(&hall.shelf) {
        Ok(key) => {
            hall.look_round();
            with_key(&hall, first_page(&hall, &visit, notice("page-home-chair-renewed", hall.chair.link())), &key)
        }
        Err(t) => trouble(&hall, &visit, plain::ErrorPage::DiskFull, Some(&t.message())),
    }
}

pub(crate) fn only_gm(hall: &Hall, visit: &Visit) -> Option<Response> {
    (!visit.gm).then(|| trouble(hall, visit, plain::ErrorPage::NoSecret, None))
}

fn begun(hall: &Hall, visit: &Visit, id: &str, done_it: Result<(), Trouble>) -> Response {
    match done_it {
        Ok(()) => done(&format!("/b/{id}")),
        Err(t) => first_page(hall, visit, vec![Notice { wrong: true, message: t.message() }]),
    }
}

async fn sample(State(hall): Here, visit: Visit, fields: Fields) -> Response {
    if let Some(refused) = only_gm(&hall, &visit) {
        return refused;
    }
    let game = hall.game(fields.get("game"));
    let text = game.and_then(|g| g.battles().into_iter().find(|b| b.id == fields.get("sample"))).map(|b| b.text);
    match text {
        Some(text) => {
            hall.remember_book(fields.get("game"));
            let id = secret::once(fields.get("once"));
            begun(&hall, &visit, &id, hall.begin_as(&id, text))
        }
        None => trouble(&hall, &visit, plain::ErrorPage::NotFound, None),
    }
}

/// A battle from a file: a journal is put on the shelf, a scenario is looked at first.
async fn import(State(hall): Here, visit: Visit, parts: Result<Multipart, MultipartRejection>) -> Response {
    if let Some(refused) = only_gm(&hall, &visit) {
        return refused;
    }
    let Ok(mut parts) = parts else { return trouble(&hall, &visit, plain::ErrorPage::Forged, None) };
    // One at a time: what a file takes in memory is taken once.
    let _one = hall.files.acquire().await;
    let mut id = secret::once("");
    loop {
        let part = match parts.next_field().await {
            Ok(Some(part)) => part,
            Ok(None) => break,
            Err(e) => return refused_part(&hall, &visit, e.status()),
        };
        let name = part.name().unwrap_or_default().to_owned();
        let bytes = match part.bytes().await {
            Ok(bytes) => bytes,
            Err(e) => return refused_part(&hall, &visit, e.status()),
        };
        if name == "once" {
            id = secret::once(&String::from_utf8_lossy(&bytes));
        } else if name == "file" {
            if bytes.trim_ascii_start().starts_with(b"{") {
                let put = tokio::task::spawn_blocking({
                    let (hall, id) = (Arc::clone(&hall), id.clone());
                    move || hall.import_as(&id, &bytes)
                });
                let put = put.await.unwrap_or(Err(Trouble::NotAJournal));
                return begun(&hall, &visit, &id, put);
            }
            let Ok(text) = String::from_utf8(bytes.to_vec()) else {
                let message = Message::new("problem-not-utf8");
                return first_page(&hall, &visit, vec![Notice { wrong: true, message }]);
            };
            return match crate::prepare::KeptPreparation::of(text).save(&hall, &id) {
                Ok(()) => done(&format!("/prepare/{id}")),
                Err(t) => first_page(&hall, &visit, vec![Notice { wrong: true, message: t.message() }]),
            };
        }
    }
    first_page(&hall, &visit, vec![Notice { wrong: true, message: Message::new("page-home-no-file") }])
}

fn refused_part(hall: &Hall, visit: &Visit, status: StatusCode) -> Response {
    let what =
        if status == StatusCode::PAYLOAD_TOO_LARGE { plain::ErrorPage::TooLarge } else { plain::ErrorPage::Forged };
    trouble(hall, visit, what, None)
}

/// Puts a battle away, takes it out again, or deletes one that was put away; its journal is written to a file first.
async fn archive(State(hall): Here, visit: Visit, fields: Fields) -> Response {
    if let Some(refused) = only_gm(&hall, &visit) {
        return refused;
    }
    let id = fields.get("battle");
    let worked = match fields.get("do") {
        "back" => hall.shelf.archive(id, false).map(|()| None),
        "delete" => hall.shelf.delete(id).map(|file| {
            hall.forget(id);
            hall.shut();
            Some(file.display().to_string())
        }),
        _ => hall.shelf.archive(id, true).map(|()| None),
    };
    match worked {
        Ok(None) => done("/"),
        Ok(Some(file)) => {
            let message = Message::new("page-home-deleted").with("file", Arg::Text(file));
            first_page(&hall, &visit, vec![Notice { wrong: false, message }])
        }
        Err(Trouble::NotAJournal) => trouble(&hall, &visit, plain::ErrorPage::NotFound, None),
        Err(t) => trouble(&hall, &visit, plain::ErrorPage::DiskFull, Some(&t.message())),
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
    let rest = ["http://", "https://"].iter().find_map(|scheme| from.strip_prefix(scheme));
    rest.and_then(|rest| rest.strip_prefix(host)).filter(|p| p.starts_with('/')).unwrap_or("/")
}

/// The page in front of a book.
async fn book(State(hall): Here, visit: Visit, Path(id): Path<String>) -> Response {
    if !visit.gm {
        return trouble(&hall, &visit, plain::ErrorPage::NoSecret, None);
    }
    let Some(game) = hall.game(&id) else { return trouble(&hall, &visit, plain::ErrorPage::NotFound, None) };
    let [fr, en] = hall.books(game.info().id);
    let front = &visit.reader.lang.pick(fr, en).front;
    let names = Names::default();
    let says = words(&hall, &names, visit.reader, None);
    page(plain::book(visit.reader, &says, &says.word(&format!("{id}-name")), front))
}

async fn asset(Path(name): Path<String>) -> Response {
    match ASSETS.iter().find(|(n, _, _)| *n == name) {
        Some((_, kind, text)) => {
            ([(header::CONTENT_TYPE, *kind), (header::CACHE_CONTROL, "max-age=300")], *text).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
