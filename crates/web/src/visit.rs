//! One visit: which keys the browser brought, and how its reader likes pages.

use crate::hall::Hall;
use crate::live::words;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use montjoie_game::{Message, Names};
use montjoie_pages::{Reader, Theme, plain};
use montjoie_text::Lang;
use std::convert::Infallible;
use std::sync::Arc;

/// What a browser brought along.
#[derive(Clone, Debug)]
pub struct Visit {
    /// How its reader likes pages.
    pub reader: Reader,
    /// Whether it holds the GM's key.
    pub gm: bool,
    cookies: Vec<(String, String)>,
}

impl Visit {
    /// A cookie.
    #[must_use]
    pub fn cookie(&self, name: &str) -> Option<&str> {
        self.cookies.iter().find(|(n, _)| n == name).map(|(_, v)| v.as_str())
    }
}

impl FromRequestParts<Arc<Hall>> for Visit {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Visit, Infallible> {
        let text = |name| parts.headers.get(name).and_then(|v: &HeaderValue| v.to_str().ok()).unwrap_or_default();
        let cookies: Vec<(String, String)> = text(header::COOKIE)
            .split(';')
            .filter_map(|c| c.trim().split_once('=').map(|(n, v)| (n.to_owned(), v.to_owned())))
            .collect();
        let find = |name: &str| cookies.iter().find(|(n, _)| n == name).map(|(_, v)| v.as_str());
        let spoken =
            || text(header::ACCEPT_LANGUAGE).split(',').find_map(|l| Lang::of(l.split(';').next().unwrap_or(l).trim()));
        let lang = find("lang").and_then(Lang::of).or_else(spoken).unwrap_or_default();
        let theme = match find("theme") {
            Some("light") => Theme::Light,
            Some("dark") => Theme::Dark,
            _ => Theme::Auto,
        };
        let gm = find(&gm_cookie(hall.port)).is_some_and(|key| hall.chair.seats(key));
        Ok(Visit { reader: Reader { lang, theme }, gm, cookies })
    }
}

/// Cookies are shared across ports: each table's has its own name.
#[must_use]
pub fn gm_cookie(port: u16) -> String {
    format!("montjoie_gm_{port}")
}

/// A cookie only our own pages send back, and no script reads.
#[must_use]
pub fn kept_cookie(name: &str, value: &str) -> HeaderValue {
    let text = format!("{name}={value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000");
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
}

/// A page.
pub fn page(html: String) -> Response {
    ([(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"))], html).into_response()
}

/// What was asked is done: back to the page.
pub fn done(to: &str) -> Response {
    Redirect::to(to).into_response()
}

/// Something cannot be, in words.
pub fn trouble(hall: &Hall, visit: &Visit, what: plain::ErrorPage, more: Option<&Message>) -> Response {
    let names = Names::default();
    let html = plain::trouble(visit.reader, &words(hall, &names, visit.reader, None), what, more);
    let status = match what {
        plain::ErrorPage::NotFound => StatusCode::NOT_FOUND,
        plain::ErrorPage::NoSecret
        | plain::ErrorPage::NoSeat
        | plain::ErrorPage::NoScreen
        | plain::ErrorPage::SpentLink
        | plain::ErrorPage::Forged => StatusCode::FORBIDDEN,
        plain::ErrorPage::TooOften => StatusCode::TOO_MANY_REQUESTS,
        plain::ErrorPage::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        plain::ErrorPage::DiskFull | plain::ErrorPage::Busy => StatusCode::SERVICE_UNAVAILABLE,
        plain::ErrorPage::Broken => StatusCode::INTERNAL_SERVER_ERROR,
    };
    (status, page(html)).into_response()
}
