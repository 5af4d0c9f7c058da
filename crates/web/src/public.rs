//! A table that friends far away reach by a name of its own, over HTTPS: somebody stands in front of it, a proxy or a tunnel, and
//! passes requests on (ADR 0074).

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// How the table is called from outside, and by whose hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Public {
    /// Its name, in small letters, with the port unless that is the usual one.
    name: String,
    /// On which address the table itself listens.
    pub host: IpAddr,
    /// Whose word is taken on where a request comes from.
    pub proxies: Vec<TrustedProxy>,
    /// Which sites may show the table in a frame.
    frames: Vec<String>,
}

/// A proxy by its address, or all that share the first bits of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrustedProxy {
    address: IpAddr,
    bits: u32,
}

/// What is wrong with an address somebody gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It does not begin with `https://`.
    NotHttps,
    /// Something follows the name: a path, a question.
    More,
    /// There is no name in it, or one nobody could have.
    NoName,
    /// Not the address of a machine.
    NoAddress,
    /// The table would listen to a network, and nobody is named who may pass requests on.
    NoProxy,
}

/// The name of a site: what stands between `https://` and the end, in small letters, without the usual port.
fn site(text: &str) -> Result<String, Unfit> {
    let rest = text.trim().strip_prefix("https://").ok_or(Unfit::NotHttps)?;
    let name = rest.strip_suffix('/').unwrap_or(rest).to_ascii_lowercase();
    if name.contains(['/', '?', '#']) {
        return Err(Unfit::More);
    }
    let (host, port) = match name.rsplit_once(':') {
        Some((host, port)) if !port.ends_with(']') => (host, Some(port.parse::<u16>().map_err(|_| Unfit::NoName)?)),
        _ => (name.as_str(), None),
    };
    let bare = host.strip_prefix('[').and_then(|h| h.strip_suffix(']'));
    let sound = match bare {
        Some(six) => six.parse::<std::net::Ipv6Addr>().is_ok(),
        None => {
            let label = |l: &str| {
                !l.is_empty()
                    && l.len() <= 63
                    && l.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
                    && !l.starts_with('-')
                    && !l.ends_with('-')
            };
            host.len() <= 253 && host.split('.').all(label)
        }
    };
    if !sound || port == Some(0) {
        return Err(Unfit::NoName);
    }
    Ok(match port {
        None | Some(443) => host.to_owned(),
        Some(port) => format!("{host}:{port}"),
    })
}

impl TrustedProxy {
    /// Reads `192.168.1.2` or `172.16.0.0/12`.
    ///
    /// # Errors
    /// When it is neither.
    pub fn read(text: &str) -> Result<TrustedProxy, Unfit> {
        let (address, bits) = text.trim().split_once('/').map_or((text.trim(), None), |(a, b)| (a, Some(b)));
        let address: IpAddr = address.parse().map_err(|_| Unfit::NoAddress)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |b| b.parse().map_err(|_| Unfit::NoAddress))?;
        if bits > most { Err(Unfit::NoAddress) } else { Ok(TrustedProxy { address, bits }) }
    }

    fn is(&self, other: IpAddr) -> bool {
        let same = |a: u128, b: u128, most: u32| {
            let rest = most - self.bits;
            rest >= 128 || (a ^ b) >> rest == 0
        };
        match (self.address, other.to_canonical()) {
            (IpAddr::V4(a), IpAddr::V4(b)) => same(a.to_bits().into(), b.to_bits().into(), 32),
            (IpAddr::V6(a), IpAddr::V6(b)) => same(a.to_bits(), b.to_bits(), 128),
            _ => false,
        }
    }
}

impl Public {
    /// A table called by this name, `https://HOST` or `https://HOST:PORT`.
    ///
    /// # Errors
    /// When it is no such name.
    pub fn new(name: &str) -> Result<Public, Unfit> {
        let host = IpAddr::V4(Ipv4Addr::LOCALHOST);
        Ok(Public { name: site(name)?, host, proxies: Vec::new(), frames: Vec::new() })
    }

    /// That listens on this address of the machine, for a proxy elsewhere.
    ///
    /// # Errors
    /// When it is no address, or no proxy was named before: on a network nobody else may speak for others.
    pub fn listening(mut self, host: &str) -> Result<Public, Unfit> {
        self.host = host.trim().parse().map_err(|_| Unfit::NoAddress)?;
        if self.host.is_loopback() || !self.proxies.is_empty() { Ok(self) } else { Err(Unfit::NoProxy) }
    }

    /// That may be shown in a frame of this site.
    ///
    /// # Errors
    /// When it is no name of a site.
    pub fn framed(mut self, by: &str) -> Result<Public, Unfit> {
        self.frames.push(format!("https://{}", site(by)?));
        Ok(self)
    }

    /// Where it is: `https://HOST`.
    #[must_use]
    pub fn address(&self) -> String {
        format!("https://{}", self.name)
    }

    /// What links call it.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether a request that names this host means the table by its public name.
    pub(crate) fn is_called(&self, host: &str) -> bool {
        let said = host.to_ascii_lowercase();
        said.strip_suffix(":443").unwrap_or(&said) == self.name
    }

    /// Whether a page may have come from here.
    pub(crate) fn is_origin(&self, origin: &str) -> bool {
        origin.strip_prefix("https://").is_some_and(|from| self.is_called(from))
    }

    /// Whether somebody passes on what others say.
    pub(crate) fn is_proxy(&self, peer: IpAddr) -> bool {
        self.proxies.iter().any(|proxy| proxy.is(peer))
    }

    /// Whether somebody may bring requests for the public name: a proxy that was named, or a program on this machine.
    pub(crate) fn may_bring(&self, peer: IpAddr) -> bool {
        peer.to_canonical().is_loopback() || self.is_proxy(peer)
    }

    /// Where a request really comes from. Only a proxy that was named is believed, and of the addresses it tells the last that is none
    /// of the proxies': everything before that was written by strangers.
    pub(crate) fn caller(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        if !self.is_proxy(peer) {
            return peer;
        }
        let lines = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
        let told: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
        for one in told.into_iter().rev() {
            match one.parse::<IpAddr>() {
                Ok(address) if self.is_proxy(address) => {}
                Ok(address) => return address.to_canonical(),
                // What it does not tell plainly it does not tell.
                Err(_) => return peer,
            }
        }
        peer
    }

    /// Who may show our pages in a frame, as the policy writes it.
    pub(crate) fn ancestors(&self) -> String {
        if self.frames.is_empty() { "'none'".to_owned() } else { self.frames.join(" ") }
    }

    /// A cookie for the public name. It never travels in the clear. A link in a letter must lead to a seat, so it goes along with the
    /// first step from elsewhere; in a frame it is the frame's own, and goes along there.
    pub(crate) fn cookie(&self, cookie: &HeaderValue) -> HeaderValue {
        let site = if self.frames.is_empty() { "SameSite=Lax; Secure" } else { "SameSite=None; Secure; Partitioned" };
        let text = cookie.to_str().unwrap_or_default().replace("SameSite=Strict", site);
        HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
    }
}

/// Who asks: from where, and whether by the public name.
#[derive(Clone, Copy, Debug)]
pub struct Caller {
    /// Their address.
    pub from: IpAddr,
    /// By the public name, whose door is open for as long as the table is.
    pub public: bool,
}

impl Caller {
    /// Whether they stay when the door to the local network is shut.
    #[must_use]
    pub fn stays(&self) -> bool {
        self.public || self.from.is_loopback()
    }
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Infallible> {
        let known = parts.extensions.get::<Caller>().copied();
        Ok(known.unwrap_or_else(|| Caller { from: peer(&parts.extensions), public: false }))
    }
}

/// Who is at the other end of the line.
pub(crate) fn peer(extensions: &axum::http::Extensions) -> IpAddr {
    let known = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    // Nobody knows: then it is nobody of this house.
    known.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn a_public_name_is_read_or_refused() {
        let named = |text: &str| Public::new(text).map(|p| p.name().to_owned());
        assert_eq!(named("https://Table.Example"), Ok("table.example".to_owned()));
        assert_eq!(named("https://table.example:443/"), Ok("table.example".to_owned()));
        assert_eq!(named("https://table.example:8443"), Ok("table.example:8443".to_owned()));
        assert_eq!(named("https://[2001:db8::1]:8443"), Ok("[2001:db8::1]:8443".to_owned()));
        for text in ["http://table.example", "table.example", "", "ftp://x"] {
            assert_eq!(named(text), Err(Unfit::NotHttps), "{text}");
        }
        for text in ["https://table.example/montjoie", "https://a/?b", "https://a#b", "https://a//"] {
            assert_eq!(named(text), Err(Unfit::More), "{text}");
        }
        for text in
            ["https://", "https://a b", "https://a:0", "https://a:x", "https://a..b", "https://é.fr", "https://-a"]
        {
            assert_eq!(named(text), Err(Unfit::NoName), "{text}");
        }
        assert_eq!(named("https://me@table.example"), Err(Unfit::NoName));
        assert_eq!(named("https://*.example"), Err(Unfit::NoName));
    }

    #[test]
    fn only_a_named_proxy_is_believed_and_only_its_last_word() {
        let mut table = Public::new("https://t.example").expect("a name");
        table.proxies =
            vec![TrustedProxy::read("127.0.0.1").expect("one"), TrustedProxy::read("10.1.0.0/16").expect("many")];
        let asked = |peer: &str, told: &[&str]| {
            let mut headers = HeaderMap::new();
            for line in told {
                headers.append("x-forwarded-for", HeaderValue::from_str(line).expect("a header"));
            }
            table.caller(ip(peer), &headers)
        };
        assert_eq!(asked("127.0.0.1", &["203.0.113.7"]), ip("203.0.113.7"));
        assert_eq!(asked("::ffff:127.0.0.1", &["203.0.113.7"]), ip("203.0.113.7"));
        assert_eq!(asked("127.0.0.1", &["1.2.3.4, 203.0.113.7"]), ip("203.0.113.7"), "the first was a stranger's word");
        assert_eq!(
            asked("127.0.0.1", &["1.2.3.4", "203.0.113.7, 10.1.9.9"]),
            ip("203.0.113.7"),
            "two proxies in a row"
        );
        assert_eq!(asked("192.168.1.9", &["203.0.113.7"]), ip("192.168.1.9"), "nobody named it");
        assert_eq!(asked("10.2.0.1", &["203.0.113.7"]), ip("10.2.0.1"));
        for odd in ["", "unknown", "203.0.113.7:80", "1.2.3.4, x"] {
            assert_eq!(asked("127.0.0.1", &[odd]), ip("127.0.0.1"), "{odd}");
        }
        assert_eq!(asked("127.0.0.1", &[]), ip("127.0.0.1"));
        assert!(
            table.may_bring(ip("127.0.0.1")) && table.may_bring(ip("10.1.2.3")) && !table.may_bring(ip("10.2.0.1"))
        );
        for odd in ["", "x", "1.2.3.4/33", "1.2.3.4/-1", "1.2.3", "::1/129", "1.2.3.4/"] {
            assert_eq!(TrustedProxy::read(odd), Err(Unfit::NoAddress), "{odd}");
        }
        assert!(TrustedProxy::read("0.0.0.0/0").is_ok_and(|all| all.is(ip("8.8.8.8")) && !all.is(ip("::1"))));
        assert!(TrustedProxy::read("::/0").is_ok_and(|all| all.is(ip("2001:db8::1"))));
    }

    #[test]
    fn a_network_needs_a_proxy_that_is_named() {
        let table = || Public::new("https://t.example").expect("a name");
        assert!(table().listening("127.0.0.2").is_ok());
        assert_eq!(table().listening("0.0.0.0"), Err(Unfit::NoProxy));
        assert_eq!(table().listening("t.example"), Err(Unfit::NoAddress));
        let mut named = table();
        named.proxies.push(TrustedProxy::read("10.0.0.2").expect("one"));
        assert!(named.listening("0.0.0.0").is_ok());
    }

    #[test]
    fn cookies_and_frames_go_together() {
        let kept = HeaderValue::from_static("k=v; Path=/; HttpOnly; SameSite=Strict; Max-Age=1");
        let alone = Public::new("https://t.example").expect("a name");
        assert_eq!(alone.cookie(&kept), "k=v; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=1");
        assert_eq!(alone.ancestors(), "'none'");
        let framed = alone.framed("https://vtt.example").and_then(|t| t.framed("https://b.example:8443"));
        let framed = framed.expect("sites");
        assert_eq!(framed.cookie(&kept), "k=v; Path=/; HttpOnly; SameSite=None; Secure; Partitioned; Max-Age=1");
        assert_eq!(framed.ancestors(), "https://vtt.example https://b.example:8443");
        assert_eq!(framed.framed("https://x/y"), Err(Unfit::More));
    }
}
