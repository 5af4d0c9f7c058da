//! The door: who may speak to the table at all. Foreign names and foreign pages stop here.

use crate::public::{Caller, Public, peer};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::{Arc, RwLock};

/// Nothing but our own files runs or shows; none of our pages sends its address along. Who may frame them follows.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ";

/// The names under which this table may be called: a page elsewhere that resolves its own name to us is refused.
#[derive(Clone, Debug, Default)]
pub struct HostNames {
    here: Arc<RwLock<BTreeSet<String>>>,
    /// The name friends far away call it by.
    public: Option<Arc<Public>>,
}

impl HostNames {
    /// No names yet but the public one.
    #[must_use]
    pub fn of(public: Option<Arc<Public>>) -> HostNames {
        HostNames { public, ..HostNames::default() }
    }

    /// Allows these names from now on, and no others.
    pub fn set(&self, names: impl IntoIterator<Item = String>) {
        if let Ok(mut kept) = self.here.write() {
            *kept = names.into_iter().collect();
        }
    }

    /// Whether this is one of our names on this machine and its networks.
    #[must_use]
    pub fn has(&self, host: &str) -> bool {
        self.here.read().is_ok_and(|kept| kept.contains(&host.to_ascii_lowercase()))
    }
}

/// A header that is there once; one that is there twice says nothing: whoever stands between us may have read the other.
fn once<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut all = headers.get_all(name).iter();
    let only = all.next().and_then(|v: &HeaderValue| v.to_str().ok())?;
    all.next().is_none().then_some(only)
}

/// The table by its public name, where a request calls it so and was brought by somebody who may.
fn called_far<'a>(names: &'a HostNames, peer: IpAddr, headers: &HeaderMap) -> Option<&'a Public> {
    let host = once(headers, &header::HOST)?;
    names.public.as_deref().filter(|public| public.is_called(host) && public.may_bring(peer))
}

/// Whether a request may come in.
#[must_use]
pub fn admits(names: &HostNames, peer: IpAddr, method: &Method, uri: &Uri, headers: &HeaderMap) -> bool {
    let Some(host) = once(headers, &header::HOST) else { return false };
    let far = called_far(names, peer, headers);
    if far.is_none() && !names.has(host) {
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
        Some(origin) => match far {
            Some(public) => public.is_origin(origin),
            None => origin.strip_prefix("http://").is_some_and(|from| from.eq_ignore_ascii_case(host)),
        },
        None => false,
    }
}

/// Lets in who may come in, and marks everything that goes out.
pub async fn guard(State(names): State<HostNames>, mut request: Request, next: Next) -> Response {
    let peer = peer(request.extensions());
    let far = called_far(&names, peer, request.headers());
    let from = names.public.as_deref().map_or(peer, |public| public.caller(peer, request.headers()));
    request.extensions_mut().insert(Caller { from, public: far.is_some() });
    let mut response = if admits(&names, peer, request.method(), request.uri(), request.headers()) {
        next.run(request).await
    } else {
        StatusCode::FORBIDDEN.into_response()
    };
    let headers = response.headers_mut();
    let framed_by = far.map_or_else(|| "'none'".to_owned(), Public::ancestors);
    let policy = HeaderValue::from_str(&format!("{POLICY}{framed_by}"));
    headers.insert(header::CONTENT_SECURITY_POLICY, policy.unwrap_or(HeaderValue::from_static("default-src 'none'")));
    if let Some(public) = far {
        let cookies: Vec<HeaderValue> = headers.get_all(header::SET_COOKIE).iter().map(|c| public.cookie(c)).collect();
        headers.remove(header::SET_COOKIE);
        for cookie in cookies {
            headers.append(header::SET_COOKIE, cookie);
        }
        // A proxy that gathers an answer before it passes it on would hold every push back.
        headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    }
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
        let names = HostNames::default();
        names.set(["127.0.0.1:7777".to_owned(), "localhost:7777".to_owned()]);
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(name, HeaderValue::from_str(value).expect("a header"));
        }
        admits(&names, HERE, method, &Uri::from_static(uri), &headers)
    }

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn the_public_name_is_https_and_brought_by_who_may() {
        let names = HostNames::of(Some(Arc::new(Public::new("https://t.example").expect("a name"))));
        names.set(["127.0.0.1:7777".to_owned()]);
        let far = IpAddr::from([192, 168, 1, 9]);
        let posts = |peer, host: &'static str, origin: &'static str| {
            let pairs = [(header::HOST, host), (header::ORIGIN, origin)];
            let headers: HeaderMap = pairs.into_iter().map(|(n, v)| (n, HeaderValue::from_static(v))).collect();
            admits(&names, peer, &Method::POST, &Uri::from_static("/"), &headers)
        };
        assert!(posts(HERE, "t.example", "https://t.example"));
        assert!(posts(HERE, "T.example:443", "https://t.example"));
        assert!(!posts(HERE, "t.example", "http://t.example"), "in the clear");
        assert!(!posts(HERE, "t.example", "https://evil.example"));
        assert!(!posts(HERE, "t.example", "https://t.example:8443"));
        assert!(!posts(HERE, "t.example", "http://127.0.0.1:7777"), "one name's page, another's form");
        assert!(!posts(HERE, "127.0.0.1:7777", "https://t.example"));
        assert!(!posts(far, "t.example", "https://t.example"), "nobody named this proxy");
        assert!(posts(HERE, "127.0.0.1:7777", "http://127.0.0.1:7777"), "and the GM's own machine as before");
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
