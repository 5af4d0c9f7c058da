//! The game master's door: the table and every page beside it.

mod acts;
mod gestures;
mod scenes;

pub(crate) use scenes::gesture as effect_of;

use crate::faces;
use crate::forms::Fields;
use crate::hall::Hall;
use crate::live::{Page, StillThere, updates, words};
use crate::look::{Extent, Who, look, track};
use crate::public::Caller;
use crate::room::{Room, Wrong};
use crate::routes::Routes;
use crate::streams::StreamOwner;
use crate::visit::{Visit, done, gm_cookie, page, trouble};
use acts::Then;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use montjoie_chronicle::{Trouble, next_scenario};
use montjoie_game::{Message, PaperTable, game_named};
use montjoie_pages::{Form, View, Words, gm, join, keys, paper, plain};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

type Here = State<Arc<Hall>>;
type Asked = Query<BTreeMap<String, String>>;

/// The GM's routes: all of them need the GM's key.
pub fn routes() -> Routes {
    Routes::default()
        .get("/b/{id}", table)
        .get("/b/{id}/events", events)
        .get("/b/{id}/people/events", people_events)
        .get("/b/{id}/{leaf}", leaf)
        .post("/b/{id}/{leaf}", form)
        .get("/b/{id}/print/{sheet}", print)
        .get("/b/{id}/rule/{rule}", rule)
        .get("/b/{id}/sheet/{card}", sheet)
        .get("/b/{id}/line/{entry}", line)
        .get("/b/{id}/ask/{ask}", ask)
        .get("/b/{id}/read/{ask}", read)
}

fn room(hall: &Hall, visit: &Visit, id: &str) -> Result<Arc<Room>, Box<Response>> {
    if !visit.gm {
        return Err(Box::new(trouble(hall, visit, plain::ErrorPage::NoSecret, None)));
    }
    hall.room(id).map_err(|t| Box::new(trouble(hall, visit, plain::ErrorPage::NotFound, Some(&t.message()))))
}

fn view(hall: &Hall, room: &Room, visit: &Visit, extent: Extent) -> View {
    let inside = room.inside();
    let door = hall.door(&room.id, &inside.seats);
    look(&hall.texts, room, &inside, &Who::Gm, visit.reader, (Some(door), extent))
}

/// A page of the battle, written from what the GM sees of it.
fn shown(
    hall: &Hall,
    visit: &Visit,
    id: &str,
    extent: Extent,
    write: impl FnOnce(&View, &Words<'_>) -> Option<String>,
) -> Response {
    let room = match room(hall, visit, id) {
        Ok(room) => room,
        Err(refused) => return *refused,
    };
    let view = view(hall, &room, visit, extent);
    match write(&view, &words(hall, &view.names, visit.reader, Some(view.info))) {
        Some(html) => page(html),
        None => trouble(hall, visit, plain::ErrorPage::NotFound, None),
    }
}

async fn table(State(hall): Here, visit: Visit, Path(id): Path<String>) -> Response {
    shown(&hall, &visit, &id, Extent::Recent, |view, words| Some(gm::page(view, words)))
}

async fn events(State(hall): Here, visit: Visit, from: Caller, Path(id): Path<String>) -> Response {
    follow(hall, &visit, &id, Page::Table, from)
}

async fn people_events(State(hall): Here, visit: Visit, from: Caller, Path(id): Path<String>) -> Response {
    follow(hall, &visit, &id, Page::People, from)
}

fn follow(hall: Arc<Hall>, visit: &Visit, id: &str, page: Page, caller: Caller) -> Response {
    match room(&hall, visit, id) {
        Ok(room) => {
            let (chair, key) = (Arc::clone(&hall), visit.cookie(&gm_cookie(hall.port)).unwrap_or_default().to_owned());
            // Gone when the GM's link is renewed.
            let still: StillThere = Arc::new(move || chair.chair.seats(&key).then_some(Who::Gm));
            let line = hall.streams.open(StreamOwner::Gm, caller.from);
            updates(hall, room, page, visit.reader, still, line).into_response()
        }
        Err(refused) => *refused,
    }
}

/// Battles played on to see which rules come up; a build for tests, which plays them far more slowly, makes do with one.
const PLAYED_ON: u64 = if cfg!(debug_assertions) { 1 } else { 8 };

/// The printed tables and the rules a battle uses.
fn in_use(room: &Room) -> (Vec<PaperTable>, BTreeSet<&'static str>) {
    let (tables, used) = {
        let inside = room.inside();
        (inside.chronicle.fight().tables(), inside.chronicle.in_use())
    };
    (tables, used.rules(PLAYED_ON))
}

async fn print(State(hall): Here, visit: Visit, Path((id, sheet)): Path<(String, String)>) -> Response {
    let room = room(&hall, &visit, &id).ok();
    shown(&hall, &visit, &id, Extent::Whole, |view, words| match sheet.as_str() {
        "cards" => Some(paper::cards(view, words, &|who| track(room.as_deref(), view, who))),
        "order" => {
            let sheets = room.as_deref().map(|room| room.inside().chronicle.fight().order()).unwrap_or_default();
            Some(paper::order(view, words, &sheets))
        }
        "finish" => {
            let (tables, rules) = room.as_deref().map(in_use).unwrap_or_default();
            let used = paper::Used { tables: &tables, rules };
            Some(paper::finish(view, words, &used, &|who| track(room.as_deref(), view, who)))
        }
        "book" => Some(paper::book(view, words)),
        _ => None,
    })
}

async fn rule(State(hall): Here, visit: Visit, Path((id, rule)): Path<(String, String)>) -> Response {
    shown(&hall, &visit, &id, Extent::Whole, |view, words| Some(plain::rule(view, words, &rule)))
}

async fn sheet(State(hall): Here, visit: Visit, Path((id, card)): Path<(String, String)>) -> Response {
    let who = keys::subject_of(&card);
    shown(&hall, &visit, &id, Extent::Whole, |view, words| who.map(|who| gm::sheet_page(view, words, who)))
}

async fn line(State(hall): Here, visit: Visit, Path((id, entry)): Path<(String, String)>) -> Response {
    // An entry, and which of its lines.
    let sound = entry.bytes().all(|b| b.is_ascii_digit() || b == b'.') && !entry.is_empty();
    shown(&hall, &visit, &id, Extent::Whole, |view, words| sound.then(|| gm::line_page(view, words, &entry)))
}

async fn ask(State(hall): Here, visit: Visit, Path((id, ask)): Path<(String, String)>) -> Response {
    let key = keys::key_of(&ask);
    shown(&hall, &visit, &id, Extent::Whole, |view, words| {
        let open = view.asks.iter().find(|o| Some(o.name()) == key && !o.tokens().is_empty())?;
        Some(gm::ask_page(view, words, open))
    })
}

/// What typed faces come to.
async fn read(
    State(hall): Here,
    visit: Visit,
    Path((id, ask)): Path<(String, String)>,
    Query(asked): Asked,
) -> Response {
    let room = match room(&hall, &visit, &id) {
        Ok(room) => room,
        Err(refused) => return *refused,
    };
    let inside = room.inside();
    let (fight, key) = (inside.chronicle.fight(), keys::key_of(&ask));
    let open = inside.chronicle.asks().iter().find(|open| Some(open.name()) == key);
    let told = faces::read(&words(&hall, fight.names(), visit.reader, Some(fight.info())), open, &asked);
    told.unwrap_or_else(|| trouble(&hall, &visit, plain::ErrorPage::NotFound, None))
}

/// How a scene is filled in beforehand: from somebody, from a question of the rules, from what a player said.
fn beginning(view: &View, words: &Words<'_>, asked: &BTreeMap<String, String>) -> gm::NewScene {
    let mut begin = gm::NewScene::default();
    let get = |name: &str| asked.get(name).map(String::as_str).unwrap_or_default();
    begin.who.extend(keys::subject_of(get("who")));
    if let Some(open) = keys::key_of(get("ask")).and_then(|key| view.asks.iter().find(|o| o.name() == key)) {
        begin.title = words.cite(open.ask.key.rule);
        begin.stakes = words.ask(&open.ask);
        begin.who.extend([open.ask.key.of, open.ask.key.to]);
    }
    if let Some(request) = view.requests.iter().find(|r| r.id == get("request")) {
        begin.stakes = request.text.clone();
        begin.request = request.id.clone();
        let person = view.desk.people.iter().find(|p| p.name == request.name);
        begin.who.extend(person.and_then(|p| p.character.or_else(|| p.units.first().copied())));
    }
    begin
}

fn file(kind: &'static str, name: &str, bytes: Vec<u8>) -> Response {
    let saved = format!("attachment; filename=\"{name}\"");
    ([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, saved)], bytes).into_response()
}

/// Pages beside the table.
async fn leaf(
    State(hall): Here,
    visit: Visit,
    Path((id, leaf)): Path<(String, String)>,
    Query(asked): Asked,
) -> Response {
    let room = match room(&hall, &visit, &id) {
        Ok(room) => room,
        Err(refused) => return *refused,
    };
    match leaf.as_str() {
        "scenario" => {
            let scenario = room.inside().chronicle.journal().header.scenario.clone();
            return file("application/toml", "scenario.toml", scenario.into_bytes());
        }
        "journal" => {
            // One that cannot be read any more, as it was written, is not handed out as if it were whole.
            return match room.inside().chronicle.journal().whole() {
                Ok(journal) => file("application/jsonl", "bataille.jsonl", journal.write()),
                Err(why) => trouble(&hall, &visit, plain::ErrorPage::Broken, Some(&why.message())),
            };
        }
        "report" => return report(&hall, &visit, &room).await,
        "next" => return next(&hall, &visit, &room),
        // What going on for good would do, looked at first.
        "what-if" => {
            let Some(what) = room.inside().for_good() else { return done(&format!("/b/{id}")) };
            return shown(&hall, &visit, &id, Extent::Whole, |view, words| Some(plain::confirm(view, words, &what)));
        }
        _ => {}
    }
    let mut view = view(&hall, &room, &visit, Extent::Whole);
    if leaf == "chronicle" {
        let get = |name: &str| asked.get(name).map(String::as_str).unwrap_or_default();
        let (who, kind) = (keys::subject_of(get("who")), get("kind"));
        view.seen.chronicle.retain(|l| who.is_none_or(|w| w == l.subject) && (kind.is_empty() || kind == l.kind()));
    }
    let words = words(&hall, &view.names, visit.reader, Some(view.info));
    match leaf.as_str() {
        "chronicle" => page(montjoie_pages::whole_chronicle(&view, &words)),
        "chronicle.md" => {
            file("text/markdown; charset=utf-8", "chronicle.md", montjoie_pages::markdown(&view, &words).into_bytes())
        }
        "people" => page(join::people(&view, &words)),
        "scene" if asked.contains_key("whom") => page(gm::whom_page(&view, &words)),
        "scene" => {
            if let Some(scene) = view.scene.as_ref().filter(|_| asked.contains_key("end")) {
                return page(gm::end_page(&view, &words, scene));
            }
            // What was typed and not opened is there again, unless the scene is begun from something else.
            let typed = if asked.is_empty() { scenes::unopened(&room.inside()) } else { None };
            let begin = typed.unwrap_or_else(|| beginning(&view, &words, &asked));
            page(gm::scene_page(&view, &words, &begin))
        }
        "constat" => page(gm::constat_page(&view, &words)),
        "after" => {
            let survivors = room.inside().chronicle.fight().aftermath();
            page(montjoie_pages::ending(&view, &words, &survivors))
        }
        "then" => {
            let steps = asked.get("steps").and_then(|s| s.parse().ok());
            match steps.and_then(|steps| crate::look::as_it_stood(&hall.texts, &room, visit.reader, steps)) {
                Some(view) => page(montjoie_pages::then(&view, &words)),
                None => trouble(&hall, &visit, plain::ErrorPage::NotFound, None),
            }
        }
        // Only forms go there: whoever comes by the address bar is led to where the form stands.
        "door" => done(&format!("/b/{id}/people")),
        form if Form::of_gm(form).is_some() => done(&format!("/b/{id}")),
        _ => trouble(&hall, &visit, plain::ErrorPage::NotFound, None),
    }
}

/// The battle without its names, and how the page stands, to be sent to whoever mends it.
async fn report(hall: &Hall, visit: &Visit, room: &Room) -> Response {
    let (games, journal, page) = {
        let inside = room.inside();
        (hall.games, inside.chronicle.journal().clone(), crate::report::page(&inside, visit.reader))
    };
    let written = tokio::task::spawn_blocking(move || crate::report::report(games, &journal.whole()?, &page)).await;
    match written {
        Ok(Ok(bytes)) => file("application/jsonl", "rapport.jsonl", bytes),
        _ => trouble(hall, visit, plain::ErrorPage::Broken, Some(&Message::new("page-report-named"))),
    }
}

/// The scenario of the battle that follows another, where it can be written.
pub(crate) fn what_follows(hall: &Hall, id: &str) -> Option<String> {
    let room = hall.room(id).ok()?;
    let inside = room.inside();
    let header = &inside.chronicle.journal().header;
    let (game, _) = game_named(hall.games, &header.ruleset)?;
    next_scenario(&header.scenario, game, inside.chronicle.fight()).ok().map(|next| next.text)
}

/// What is left of everyone, as the scenario of the next battle.
fn next(hall: &Hall, visit: &Visit, room: &Room) -> Response {
    let inside = room.inside();
    let header = &inside.chronicle.journal().header;
    let written = game_named(hall.games, &header.ruleset)
        .map(|(game, _)| next_scenario(&header.scenario, game, inside.chronicle.fight()).map_err(Trouble::Scenario));
    match written {
        Some(Ok(next)) => file("application/toml", "suite.toml", next.text.into_bytes()),
        Some(Err(problems)) => trouble(hall, visit, plain::ErrorPage::Broken, Some(&problems.message())),
        None => trouble(hall, visit, plain::ErrorPage::NotFound, None),
    }
}

/// Every form of the GM's page.
async fn form(State(hall): Here, visit: Visit, Path((id, form)): Path<(String, String)>, fields: Fields) -> Response {
    let room = match room(&hall, &visit, &id) {
        Ok(room) => room,
        Err(refused) => return *refused,
    };
    let Some(form) = Form::of_gm(&form) else {
        return trouble(&hall, &visit, plain::ErrorPage::NotFound, None);
    };
    if form == Form::Door && fields.get("do") != "renew" {
        hall.set_lan(fields.get("do") == "open");
        room.changed();
        return done(&format!("/b/{id}/people"));
    }
    let acting = Arc::clone(&room);
    let habit = form == Form::Pace || (form == Form::Conduct && !matches!(fields.get("do"), "except" | "forget"));
    let worked = tokio::task::spawn_blocking(move || {
        // A page that knew an older battle must not do the same thing twice.
        acting.act(|inside| {
            if !form.changes() {
                return acts::act(inside, form, &fields);
            }
            let sent = (form, fields.clone());
            if fields.get("head") != inside.standing() {
                // The same tap, come twice, was done the first time: there is nothing to complain of.
                return match form {
                    _ if inside.sent.as_ref() == Some(&sent) => Ok((Vec::new(), Then::Table)),
                    Form::Scene => scenes::too_late(inside, &fields),
                    _ => Err(Wrong::Trouble(Trouble::HeadMoved)),
                };
            }
            let done = acts::act(inside, form, &fields)?;
            // What was sent back was not done.
            if inside.scene_refused.is_empty() {
                inside.sent = Some(sent);
            }
            Ok(done)
        })
    })
    .await;
    if habit && matches!(worked, Ok(Ok(_))) {
        hall.remember(&room);
    }
    match worked {
        Ok(Ok(Then::Confirm(what))) => {
            shown(&hall, &visit, &id, Extent::Whole, |view, words| Some(plain::confirm(view, words, &what)))
        }
        Ok(Ok(Then::Leaf(leaf))) => done(&format!("/b/{id}/{leaf}")),
        Ok(Ok(Then::Scene)) => done(&format!("/b/{id}#scene")),
        // What went wrong is said on the page.
        Ok(_) => done(&format!("/b/{id}")),
        Err(_) => trouble(&hall, &visit, plain::ErrorPage::Broken, None),
    }
}
