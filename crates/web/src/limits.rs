//! How much somebody may send and how long they may take: settled before a byte of it is read.

use crate::gate::{FILE_TIME, FORM_TIME, in_time, until_sent};
use crate::hall::Hall;
use crate::visit::Visit;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use montjoie_pages::Form;
use std::sync::Arc;
use std::time::Duration;

/// Most bytes of a form.
pub const FORM: usize = 16 * 1024;
/// Most bytes of a form with which the GM answers for everybody: a hundred and twenty-eight units may be asked, and each answer has a long name.
pub const ANSWERS: usize = 64 * 1024;
/// Most bytes of a scenario typed or pasted whole: what a scenario may have, escaped.
pub const SCENARIO: usize = 3 * 1024 * 1024;
/// Most bytes of a file: an imported battle is the largest thing anybody sends.
pub const FILE: usize = 8 * 1024 * 1024;

/// What may be sent to a path, and in which time. Large things are the GM's alone.
fn measure(path: &str, gm: bool) -> (usize, Duration) {
    match path {
        "/import" if gm => (FILE, FILE_TIME),
        _ if gm && path.starts_with("/prepare/") => (SCENARIO, FILE_TIME),
        _ if gm && answers_for_all(path) => (ANSWERS, FORM_TIME),
        _ => (FORM, FORM_TIME),
    }
}

/// Whether the form of a path has a field for every unit of a battle.
fn answers_for_all(path: &str) -> bool {
    let all = [Form::Dice, Form::Orders, Form::Judge, Form::Constat];
    let form = path.strip_prefix("/b/").and_then(|rest| rest.split_once('/')).map(|(_, form)| form);
    form.is_some_and(|word| all.iter().any(|form| form.word() == word))
}

/// Whether a request says itself that it is too large.
fn says_too_much(request: &Request, most: usize) -> bool {
    let said = request.headers().get(header::CONTENT_LENGTH).and_then(|v| v.to_str().ok());
    said.is_some_and(|said| said.parse::<usize>().map_or(true, |n| n > most))
}

/// Holds every request to its measure.
pub async fn limits(State(_): State<Arc<Hall>>, visit: Visit, mut request: Request, next: Next) -> Response {
    let (most, time) = measure(request.uri().path(), visit.gm);
    let too_much = says_too_much(&request, most);
    DefaultBodyLimit::max(most).apply(&mut request);
    let (request, line) = in_time(request, time);
    let response = if too_much { StatusCode::PAYLOAD_TOO_LARGE.into_response() } else { next.run(request).await };
    until_sent(response, line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_gm_sends_large_things_and_only_where_they_belong() {
        let most = |path: &str, gm| measure(path, gm).0;
        for path in ["/import", "/prepare/x", "/join", "/p/x/answer", "/b/x/note"] {
            assert_eq!(most(path, false), 16 * 1024, "{path}");
        }
        assert_eq!((most("/import", true), most("/prepare/x", true)), (FILE, SCENARIO));
        let large: Vec<&str> = Form::ALL
            .iter()
            .map(|form| form.word())
            .filter(|form| most(&format!("/b/x/{form}"), true) > FORM)
            .collect();
        assert_eq!(large, ["dice", "orders", "judge", "constat"], "fields for every unit");
        assert_eq!((most("/b/x/dice", true), most("/b/x/y/dice", true), most("/b/dice", true)), (ANSWERS, FORM, FORM));
    }
}
