//! The pages of the copies: the GM looks first, and the table puts a copy back by itself.

use crate::copies::{holds_in_words, moment, newer_in_words};
use crate::forms::Fields;
use crate::hall::Hall;
use crate::home::{first_page, only_gm};
use crate::live::words;
use crate::routes::Routes;
use crate::visit::{Visit, page, trouble};
use axum::extract::{Path, State};
use axum::response::Response;
use montjoie_chronicle::{Copied, Present, Restoration, Trouble};
use montjoie_game::{Arg, Message, Names};
use montjoie_pages::copies::{BackupCopy, Look};
use montjoie_pages::{Notice, copies, plain};
use std::path::PathBuf;
use std::sync::Arc;

type Here = State<Arc<Hall>>;

/// The routes of the copies.
pub fn routes() -> Routes {
    Routes::default().get("/copies", all).get("/copies/{copy}", first_look).post("/copies/{copy}", put_back)
}

fn folder(hall: &Hall) -> PathBuf {
    hall.shelf.file().parent().map(PathBuf::from).unwrap_or_default()
}

/// Away from the threads that answer.
async fn beside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    tokio::task::spawn_blocking(work).await.ok()
}

async fn found(hall: &Arc<Hall>) -> Vec<Copied> {
    let folder = folder(hall);
    beside(move || montjoie_chronicle::copies(&folder)).await.unwrap_or_default()
}

/// A copy as pages show it.
fn shown(hall: &Hall, visit: &Visit, copy: &Copied) -> BackupCopy {
    let text = |text: &str| Arg::Text(text.to_owned());
    let moment = copy.id.strip_prefix("aside-");
    let title = match (moment, copy.id.strip_prefix("before-layout-")) {
        (Some(moment), _) => {
            let (day, hour) = moment.split_at_checked(10).unwrap_or((moment, ""));
            // `-201403`, and perhaps which of several.
            let digits: Vec<char> = hour.chars().filter(char::is_ascii_digit).take(4).collect();
            let hour: String = digits.chunks(2).map(String::from_iter).collect::<Vec<_>>().join(":");
            Message::new("page-copies-aside").with("day", text(day)).with("hour", Arg::Text(hour))
        }
        (None, Some(layout)) => Message::new("page-copies-before").with("layout", text(layout)),
        (None, None) => Message::new("page-copies-day").with("day", text(&copy.id)),
    };
    let holds = copy.holds.as_ref().map(|holds| holds_in_words(hall.games, &hall.texts, visit.reader.lang, holds));
    BackupCopy { id: copy.id.clone(), title, holds: holds.map_err(Trouble::message), aside: copy.aside }
}

async fn all(State(hall): Here, visit: Visit) -> Response {
    match only_gm(&hall, &visit) {
        Some(refused) => refused,
        None => list(&hall, &visit, Vec::new()).await,
    }
}

async fn list(hall: &Arc<Hall>, visit: &Visit, notices: Vec<Notice>) -> Response {
    let found: Vec<BackupCopy> = found(hall).await.iter().map(|copy| shown(hall, visit, copy)).collect();
    let names = Names::default();
    page(copies::page(visit.reader, &words(hall, &names, visit.reader, None), &found, &notices))
}

/// One of the copies that are there, and what putting it back would do.
async fn planned(hall: &Arc<Hall>, id: &str) -> Option<(Copied, Result<Restoration, Trouble>)> {
    let copy = found(hall).await.into_iter().find(|copy| copy.id == id)?;
    let (hall, file) = (Arc::clone(hall), copy.file.clone());
    let plan = beside(move || hall.shelf.plan(&file)).await?;
    Some((copy, plan))
}

async fn first_look(State(hall): Here, visit: Visit, Path(id): Path<String>) -> Response {
    if let Some(refused) = only_gm(&hall, &visit) {
        return refused;
    }
    match planned(&hall, &id).await {
        None => trouble(&hall, &visit, plain::ErrorPage::NotFound, None),
        Some((copy, Ok(plan))) => look(&hall, &visit, &copy, &plan, Vec::new()),
        Some((_, Err(t))) => list(&hall, &visit, vec![Notice { wrong: true, message: t.message() }]).await,
    }
}

fn look(hall: &Hall, visit: &Visit, copy: &Copied, plan: &Restoration, notices: Vec<Notice>) -> Response {
    let (newer, unreadable) = match &plan.present {
        Present::Nothing => (Vec::new(), None),
        Present::Unreadable(why) => (Vec::new(), Some(why.message())),
        Present::Readable(newer) => (newer_in_words(&hall.texts, visit.reader.lang, newer), None),
    };
    let look = Look { copy: shown(hall, visit, copy), newer, unreadable, mark: plan.mark().to_owned(), notices };
    let names = Names::default();
    page(copies::look(visit.reader, &words(hall, &names, visit.reader, None), &look))
}

/// Puts a copy back, if the GM saw what it replaces.
async fn put_back(State(hall): Here, visit: Visit, Path(id): Path<String>, fields: Fields) -> Response {
    if let Some(refused) = only_gm(&hall, &visit) {
        return refused;
    }
    let (copy, plan) = match planned(&hall, &id).await {
        None => return trouble(&hall, &visit, plain::ErrorPage::NotFound, None),
        Some((_, Err(t))) => return list(&hall, &visit, vec![Notice { wrong: true, message: t.message() }]).await,
        Some((copy, Ok(plan))) => (copy, plan),
    };
    let moved = || vec![Notice { wrong: true, message: Message::new("page-copies-moved") }];
    if fields.get("mark") != plan.mark() {
        return look(&hall, &visit, &copy, &plan, moved());
    }
    let done = beside({
        let (hall, plan) = (Arc::clone(&hall), plan.clone());
        move || hall.restore(&plan, &moment())
    });
    match done.await.unwrap_or(Err(Trouble::Closed)) {
        Ok(former) => {
            let message = match former {
                Some(file) => Message::new("page-copies-done").with("file", Arg::Text(file.display().to_string())),
                None => Message::new("page-copies-done-new"),
            };
            first_page(&hall, &visit, vec![Notice { wrong: false, message }])
        }
        Err(Trouble::HeadMoved) => match planned(&hall, &id).await {
            Some((copy, Ok(plan))) => look(&hall, &visit, &copy, &plan, moved()),
            _ => trouble(&hall, &visit, plain::ErrorPage::NotFound, None),
        },
        Err(t) => list(&hall, &visit, vec![Notice { wrong: true, message: t.message() }]).await,
    }
}
