//! The gate: how many connections there may be, and how long each may take to say what it wants. All of this before anything is read
//! (ADR 0069).

use crate::public::Public;
use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::time::{Sleep, sleep};

/// Most connections of one address: a phone takes about six, and many phones may stand behind one address.
pub const PER_ADDRESS: usize = 200;
/// Connections only this machine may take: the GM comes in whatever the network does.
const RESERVED: usize = 64;
/// Descriptors left for files.
const FOR_FILES: usize = 64;
/// Most connections where the system lets us have that many.
const MOST: usize = 1_000;
/// Most where the system does not say how many it lets us have.
const MOST_UNKNOWN: usize = 190;
/// How long a head may take to come, and how long a connection may stay without one.
const HEAD: Duration = Duration::from_secs(10);
/// Most bytes of a head, and of what is read ahead.
const LARGEST_HEAD: usize = 16 * 1024;
/// How long a body may take: a form, or a file.
pub const FORM_TIME: Duration = Duration::from_secs(20);
/// The same for a file.
pub const FILE_TIME: Duration = Duration::from_secs(120);
/// How long somebody may leave unread what is sent to them.
const UNREAD: Duration = Duration::from_secs(30);

/// Everybody who is connected.
pub struct Gate {
    most: usize,
    /// Who stands before it and brings many: no share of one address for them.
    public: Option<Arc<Public>>,
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    next: u64,
    all: BTreeMap<u64, Held>,
}

struct Held {
    from: IpAddr,
    line: ClientConnection,
}

/// One connection, as those who serve it know it.
#[derive(Clone, Default)]
pub struct ClientConnection {
    /// Whether it said what it wants and is being answered. Until then it gives way to newcomers.
    heard: Arc<AtomicBool>,
    leave: Arc<Notify>,
}

/// A place at the gate, given back when dropped.
pub struct GatePass {
    gate: Arc<Gate>,
    id: u64,
    line: ClientConnection,
}

impl Default for Gate {
    fn default() -> Gate {
        Gate::of(most(&std::fs::read_to_string("/proc/self/limits").unwrap_or_default()))
    }
}

/// How many connections the system's limit on open files leaves.
fn most(limits: &str) -> usize {
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    let soft = line.and_then(|line| line.split_whitespace().next());
    match soft {
        Some("unlimited") => MOST,
        Some(number) => number.parse::<usize>().map_or(MOST_UNKNOWN, |n| n.saturating_sub(FOR_FILES).clamp(32, MOST)),
        None => MOST_UNKNOWN,
    }
}

impl Gate {
    fn of(most: usize) -> Gate {
        Gate { most, public: None, inner: Mutex::default() }
    }

    /// A gate before which this table's proxies stand.
    pub fn before(public: Option<Arc<Public>>) -> Gate {
        Gate { public, ..Gate::default() }
    }

    /// A place for a newcomer. Where all are taken, the oldest connection that has not said what it wants gives way: of the same
    /// address, then of any on the network. Nobody who is being answered does.
    pub fn come_in(self: &Arc<Gate>, from: IpAddr) -> Option<GatePass> {
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        let own = inner.all.values().filter(|held| held.from == from).count();
        let brings = self.public.as_deref().is_some_and(|public| public.is_proxy(from));
        if own >= PER_ADDRESS && !brings && !inner.send_away(|of| of == from) {
            return None;
        }
        // Whoever brings strangers is no more of this machine than they are.
        let here = from.is_loopback() && !brings;
        let reserved = if here { 0 } else { RESERVED.min(self.most / 2) };
        if inner.all.len() >= self.most - reserved {
            let gave_way = inner.send_away(|of| !of.is_loopback()) || (here && inner.send_away(|_| true));
            if !gave_way {
                return None;
            }
        }
        let (id, line) = (inner.next, ClientConnection::default());
        inner.next += 1;
        inner.all.insert(id, Held { from, line: line.clone() });
        Some(GatePass { gate: Arc::clone(self), id, line })
    }
}

impl Inner {
    fn send_away(&mut self, whom: impl Fn(IpAddr) -> bool) -> bool {
        let waits = |held: &Held| whom(held.from) && !held.line.heard.load(Ordering::Relaxed);
        let Some(id) = self.all.iter().find(|(_, held)| waits(held)).map(|(id, _)| *id) else { return false };
        if let Some(held) = self.all.remove(&id) {
            held.line.leave.notify_one();
        }
        true
    }
}

impl Drop for GatePass {
    fn drop(&mut self) {
        self.gate.inner.lock().unwrap_or_else(PoisonError::into_inner).all.remove(&self.id);
    }
}

/// Answers whoever comes to this socket.
pub async fn listen(listener: TcpListener, app: Router, gate: Arc<Gate>) {
    loop {
        match listener.accept().await {
            Ok((stream, from)) => {
                if let Some(place) = gate.come_in(from.ip()) {
                    tokio::spawn(answer(stream, from, place, app.clone()));
                }
            }
            // Whoever went away before they were let in. Of the rest the system may have no descriptors left: it gets some back soon.
            Err(error) => {
                use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
                if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
                    sleep(Duration::from_millis(100)).await;
                }
            }
        }
    }
}

async fn answer(stream: TcpStream, from: SocketAddr, place: GatePass, app: Router) {
    let line = place.line.clone();
    let service = TowerToHyperService::new(app);
    let said = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        request.extensions_mut().insert(line.clone());
        service.call(request)
    });
    let mut server = http1::Builder::new();
    server.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(LARGEST_HEAD);
    let talk = server.serve_connection(TokioIo::new(Patient { stream, unread: None }), said);
    tokio::select! {
        // Whatever broke the line, there is nobody left to be told.
        _ = talk => {}
        () = place.line.leave.notified() => {}
    }
}

/// A request whose body has to come in time; once it is there its connection counts as heard.
pub fn in_time(request: Request, time: Duration) -> (Request, ClientConnection) {
    let line = request.extensions().get::<ClientConnection>().cloned().unwrap_or_default();
    let (parts, body) = request.into_parts();
    if body.is_end_stream() {
        line.heard.store(true, Ordering::Relaxed);
        return (Request::from_parts(parts, body), line);
    }
    let timed = Timed { body, late: Box::pin(sleep(time)), line: line.clone() };
    (Request::from_parts(parts, Body::new(timed)), line)
}

/// An answer after which its connection gives way again.
pub fn until_sent(response: Response, line: ClientConnection) -> Response {
    // Nobody gives way while they are answered, even if not all they sent was read.
    line.heard.store(true, Ordering::Relaxed);
    response.map(|body| Body::new(Sending { body, line }))
}

struct Timed {
    body: Body,
    late: Pin<Box<Sleep>>,
    line: ClientConnection,
}

impl HttpBody for Timed {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if self.late.as_mut().poll(cx).is_ready() {
            return Poll::Ready(Some(Err(axum::Error::new(std::io::Error::from(std::io::ErrorKind::TimedOut)))));
        }
        let frame = ready!(Pin::new(&mut self.body).poll_frame(cx));
        if frame.is_none() || self.body.is_end_stream() {
            self.line.heard.store(true, Ordering::Relaxed);
        }
        Poll::Ready(frame)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

struct Sending {
    body: Body,
    line: ClientConnection,
}

impl HttpBody for Sending {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Sending {
    fn drop(&mut self) {
        self.line.heard.store(false, Ordering::Relaxed);
    }
}

/// A socket on which nobody may leave unread what is sent to them.
struct Patient {
    stream: TcpStream,
    unread: Option<Pin<Box<Sleep>>>,
}

impl Patient {
    fn mind<T>(&mut self, cx: &mut Context<'_>, done: Poll<std::io::Result<T>>) -> Poll<std::io::Result<T>> {
        if done.is_ready() {
            self.unread = None;
            return done;
        }
        let unread = self.unread.get_or_insert_with(|| Box::pin(sleep(UNREAD)));
        match unread.as_mut().poll(cx) {
            Poll::Ready(()) => Poll::Ready(Err(std::io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for Patient {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, into)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<std::io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.mind(cx, done)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[std::io::IoSlice<'_>],
    ) -> Poll<std::io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.mind(cx, done)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(last: u8) -> IpAddr {
        IpAddr::from([192, 168, 1, last])
    }

    #[test]
    fn what_the_system_lets_us_have_is_read() {
        let limits =
            |n: &str| format!("Limit  Soft Limit  Hard Limit\nMax open files            {n}      524288   files\n");
        assert_eq!((most(&limits("1024")), most(&limits("256"))), (960, 192));
        assert_eq!((most(&limits("unlimited")), most(&limits("1048576")), most("")), (MOST, MOST, MOST_UNKNOWN));
    }

    #[test]
    fn an_address_has_its_share_and_whoever_says_nothing_gives_way() {
        let gate = Arc::new(Gate::of(1_000));
        let mut held: Vec<GatePass> = (0..PER_ADDRESS).filter_map(|_| gate.come_in(at(1))).collect();
        held[0].line.heard.store(true, Ordering::Relaxed);
        // The second gives way: the first is being answered.
        held.push(gate.come_in(at(1)).expect("one gave way"));
        let inside = |gate: &Gate| gate.inner.lock().expect("whole").all.keys().copied().collect::<Vec<_>>();
        assert!(inside(&gate).contains(&held[0].id) && !inside(&gate).contains(&held[1].id));
        assert_eq!(inside(&gate).len(), PER_ADDRESS);
        assert!(gate.come_in(at(2)).is_some(), "another address has a share of its own");
        held.iter().for_each(|place| place.line.heard.store(true, Ordering::Relaxed));
        assert!(gate.come_in(at(1)).is_none(), "nobody who is being answered gives way");
        drop(held);
        assert!(inside(&gate).is_empty(), "places are given back");
    }

    #[test]
    fn a_proxy_brings_more_than_one_address_may() {
        let mut public = Public::new("https://t.example").expect("a name");
        public.proxies.push(crate::TrustedProxy::read("127.0.0.1").expect("an address"));
        let gate = Arc::new(Gate { public: Some(Arc::new(public)), ..Gate::of(1_000) });
        let come = |from: IpAddr| -> Vec<GatePass> {
            let all: Vec<GatePass> = (0..1_000).filter_map(|_| gate.come_in(from)).take(950).collect();
            all.iter().for_each(|place| place.line.heard.store(true, Ordering::Relaxed));
            all
        };
        let brought = come(IpAddr::from([127, 0, 0, 1]));
        assert!(brought.len() > PER_ADDRESS);
        drop(brought);
        let held: Vec<GatePass> = (0..PER_ADDRESS).filter_map(|_| gate.come_in(at(1))).collect();
        held.iter().for_each(|place| place.line.heard.store(true, Ordering::Relaxed));
        assert!(gate.come_in(at(1)).is_none(), "everybody else has their share as before");
    }

    #[test]
    fn the_network_never_shuts_this_machine_out() {
        let gate = Arc::new(Gate::of(100));
        let mut held: Vec<GatePass> = (0..50).filter_map(|n| gate.come_in(at(n))).collect();
        assert_eq!(held.len(), 50);
        held.iter().for_each(|place| place.line.heard.store(true, Ordering::Relaxed));
        assert!(gate.come_in(at(99)).is_none(), "the rest is kept for this machine");
        let here = IpAddr::from([127, 0, 0, 1]);
        held.extend((0..50).filter_map(|_| gate.come_in(here)));
        assert_eq!(held.len(), 100);
        assert!(gate.come_in(here).is_some(), "and one that says nothing gives way there too");
    }
}
