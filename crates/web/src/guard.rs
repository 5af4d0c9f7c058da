//! The door: who may speak to the table at all. Foreign names and foreign pages stop here.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use std::collections::BTreeSet;
use std::sync::{Arc, RwLock};

/// Nothing but our own files runs or shows; no page of ours may be framed, none sends its address along.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The names under which this table may be called: a page elsewhere that resolves its own name to us is refused.
#[derive(Clone, Debug, Default)]
pub struct Names(Arc<RwLock<BTreeSet<String>>>);

impl Names {
    /// Allows these names from now on, and no others.
    pub fn set(&self, names: impl IntoIterator<Item = String>) {
        if let Ok(mut kept) = self.0.write() {
            *kept = names.into_iter().collect();
        }
    }

    /// Whether this is one of our names.
    #[must_use]
    pub fn has(&self, host: &str) -> bool {
        self.0.read().is_ok_and(|kept| kept.contains(&host.to_ascii_lowercase()))
    }
}

/// A header that is there once; one that is there twice says nothing: whoever stands between us may have read the other.
fn once<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut all = headers.get_all(name).iter();
    let only = all.next().and_then(|v: &HeaderValue| v.to_str().ok())?;
    all.next().is_none().then_some(only)
}

/// Whether a request may come in.
#[must_use]
pub fn admits(names: &Names, method: &Method, uri: &Uri, headers: &HeaderMap) -> bool {
    let Some(host) = once(headers, &header::HOST) else { return false };
    if !names.has(host) {
        return false;
    }
    // An address that names a table itself must name the same one.
    if uri.authority().is_some_and(|said| !said.as_str().eq_ignore_ascii_case(host)) {
        return false;
    }
    // Said twice is said by nobody, even where it is not asked for.
    if headers.get_all(header::ORIGIN).iter().count() > 1 {
        return false;
    }
    if matches!(*method, Method::GET | Method::HEAD) {
        return true;
    }
    // What changes anything must come from a page of ours: the browser says where it comes from.
    match once(headers, &header::ORIGIN) {
        Some(origin) => origin.strip_prefix("http://").is_some_and(|from| from.eq_ignore_ascii_case(host)),
        None => false,
    }
}

/// Lets in who may come in, and marks everything that goes out.
pub async fn guard(State(names): State<Names>, request: Request, next: Next) -> Response {
    let mut response = if admits(&names, request.method(), request.uri(), request.headers()) {
        next.run(request).await
    } else {
        StatusCode::FORBIDDEN.into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asks(method: &Method, pairs: &[(HeaderName, &str)]) -> bool {
        asks_for("/", method, pairs)
    }

    fn asks_for(uri: &'static str, method: &Method, pairs: &[(HeaderName, &str)]) -> bool {
        let names = Names::default();
        names.set(["127.0.0.1:7777".to_owned(), "localhost:7777".to_owned()]);
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(name, HeaderValue::from_str(value).expect("a header"));
        }
        admits(&names, method, &Uri::from_static(uri), &headers)
    }

    #[test]
    fn only_our_names_and_our_pages_come_in() {
        let host = (header::HOST, "127.0.0.1:7777");
        assert!(asks(&Method::GET, std::slice::from_ref(&host)));
        assert!(asks(&Method::GET, &[(header::HOST, "LOCALHOST:7777")]));
        assert!(!asks(&Method::GET, &[(header::HOST, "evil.example")]));
        assert!(!asks(&Method::GET, &[(header::HOST, "127.0.0.1:80")]));
        assert!(!asks(&Method::GET, &[]));
        assert!(asks(&Method::POST, &[host.clone(), (header::ORIGIN, "http://127.0.0.1:7777")]));
        assert!(!asks(&Method::POST, &[host.clone(), (header::ORIGIN, "http://evil.example")]));
        assert!(!asks(&Method::POST, &[host.clone(), (header::ORIGIN, "null")]));
        assert!(!asks(&Method::POST, &[host]), "a form of ours always says where it comes from");
    }

    #[test]
    fn what_is_said_twice_or_two_ways_is_refused() {
        let host = || (header::HOST, "127.0.0.1:7777");
        let origin = || (header::ORIGIN, "http://127.0.0.1:7777");
        let evil = (header::HOST, "evil.example");
        assert!(!asks(&Method::GET, &[host(), evil.clone()]), "a second Host after ours");
        assert!(!asks(&Method::GET, &[evil, host()]));
        assert!(!asks(&Method::GET, &[host(), host()]), "even the same");
        assert!(!asks(&Method::POST, &[host(), origin(), (header::ORIGIN, "http://evil.example")]));
        assert!(!asks(&Method::POST, &[host(), origin(), origin()]));
        assert!(!asks(&Method::GET, &[host(), origin(), origin()]));
        for host in ["127.0.0.1:7777, evil.example", "127.0.0.1:7777 ", "evil@127.0.0.1:7777", "127.0.0.1:7777/"] {
            assert!(!asks(&Method::GET, &[(header::HOST, host)]), "{host}");
        }
        assert!(asks_for("http://127.0.0.1:7777/", &Method::GET, &[host()]));
        assert!(!asks_for("http://evil.example/", &Method::GET, &[host()]), "the address says another name");
        assert!(asks(&Method::POST, &[host(), origin()]));
    }
}
