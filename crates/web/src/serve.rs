//! Serving: the socket, the routes, the link.

use crate::guard::guard;
use crate::hall::Hall;
use crate::limits::limits;
use crate::lock::{InUse, Lock};
use crate::odds::Reckoner;
use crate::public::Public;
use crate::routes::{Route, Routes};
use crate::signals::Signals;
use crate::visit::{Visit, trouble};
use crate::{bring, copies, gallery, gate, gm, home, lan, phone, prepare, restore, wall};
use axum::Router;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::Response;
use montjoie_chronicle::Trouble;
use montjoie_game::Games;
use montjoie_pages::plain;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

/// Most threads for what takes a while: pages for phones, files that come in, copies.
const THREADS: usize = 8;

/// How a table is opened.
#[derive(Clone)]
pub struct Config {
    /// The books battles can be played by.
    pub games: Games,
    /// Where battles are kept.
    pub data: PathBuf,
    /// On which port; 0 for any that is free.
    pub port: u16,
    /// Whether phones may come in.
    pub lan: bool,
    /// Who counts the chances beside the table; nobody when there is nobody.
    pub odds: Option<Arc<dyn Reckoner>>,
    /// How friends far away call it; nobody but this machine and its networks when nobody does.
    pub public: Option<Public>,
    /// The dice to throw, the same each time; none for dice nobody can foretell.
    pub seed: Option<u64>,
}

/// Why a table was not opened; nothing has changed then.
#[derive(Clone, Debug, PartialEq)]
pub enum NotOpened {
    /// Somebody listens on this port already.
    PortTaken(u16),
    /// Another program holds the folder; where its table is, if it said.
    FolderInUse(Option<String>),
    /// The folder or its file cannot be used.
    Trouble(Trouble),
}

impl From<Trouble> for NotOpened {
    fn from(trouble: Trouble) -> NotOpened {
        NotOpened::Trouble(trouble)
    }
}

/// A table that is about to listen.
pub struct ReadyServer {
    hall: Arc<Hall>,
    listener: std::net::TcpListener,
    lock: Lock,
}

fn io(error: std::io::Error) -> Trouble {
    Trouble::Io(error.to_string())
}

impl ReadyServer {
    /// Takes the folder, opens the shelf and the socket; nobody is answered yet.
    ///
    /// # Errors
    /// When one of them cannot be had.
    pub fn new(config: &Config) -> Result<ReadyServer, NotOpened> {
        crate::private::make(&config.data).map_err(io)?;
        let mut lock = Lock::take(&config.data).map_err(|refused| match refused {
            Ok(InUse(address)) => NotOpened::FolderInUse(address),
            Err(error) => NotOpened::Trouble(io(error)),
        })?;
        let host = config.public.as_ref().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |public| public.host);
        let here = SocketAddr::new(host, config.port);
        let listener = std::net::TcpListener::bind(here).map_err(|error| match error.kind() {
            std::io::ErrorKind::AddrInUse => NotOpened::PortTaken(config.port),
            _ => NotOpened::Trouble(io(error)),
        })?;
        listener.set_nonblocking(true).map_err(io)?;
        let port = listener.local_addr().map_err(io)?.port();
        let hall = Arc::new(Hall::open(config, port)?);
        lock.tell(&format!("{}/", hall.address()));
        Ok(ReadyServer { hall, listener, lock })
    }

    /// On which port it listens.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.hall.port
    }

    /// The GM's link, with its secret: good once.
    #[must_use]
    pub fn link(&self) -> String {
        format!("{}/gm/{}", self.hall.address(), self.hall.chair.link())
    }

    /// The hall, for whoever prepares it.
    #[must_use]
    pub fn hall(&self) -> &Arc<Hall> {
        &self.hall
    }

    /// Answers until the program is told to stop, then closes: counting is broken off, and the file of battles alone is
    /// whole. Whoever tells it twice does not wait for that.
    ///
    /// # Errors
    /// When the socket breaks, or the log could not be folded in: it lies beside the file still.
    pub fn serve(self) -> Result<(), Trouble> {
        let ReadyServer { hall, listener, lock } = self;
        // Every thread keeps memory it once needed: few are made, however many phones come.
        let mut runtime = tokio::runtime::Builder::new_multi_thread();
        let runtime = runtime.enable_all().max_blocking_threads(THREADS).build().map_err(io)?;
        let served = runtime.block_on(async {
            let mut signals = Signals::new().map_err(io)?;
            let listener = tokio::net::TcpListener::from_std(listener).map_err(io)?;
            tokio::spawn(lan::let_phones_in(Arc::clone(&hall)));
            tokio::spawn(copies::keep_copies(Arc::clone(&hall)));
            let (app, gate) = (router(Arc::clone(&hall)), Arc::clone(&hall.gate));
            tokio::select! {
                () = gate::listen(listener, app, gate) => {}
                _ = signals.next() => {}
            }
            tokio::spawn(async move {
                let signal = signals.next().await;
                std::process::exit(i32::from(signal) + 128);
            });
            Ok(())
        });
        let closed = hall.close();
        // Nobody waits for a page that is still being made.
        runtime.shutdown_background();
        // The folder is held to the end.
        drop(lock);
        served.and(closed)
    }
}

fn routes() -> Routes {
    let table = home::routes().and(gallery::routes()).and(restore::routes()).and(bring::routes());
    let table = table.and(prepare::routes()).and(gm::routes());
    table.and(phone::routes()).and(wall::routes())
}

/// Every route there is: what proofs go through.
#[must_use]
pub fn route_list() -> Vec<Route> {
    routes().apart().1
}

/// Every route, behind the guard.
pub fn router(hall: Arc<Hall>) -> Router {
    let names = hall.names.clone();
    routes()
        .apart()
        .0
        .layer(middleware::from_fn_with_state(Arc::clone(&hall), limits))
        .layer(middleware::from_fn_with_state(names, guard))
        .layer(middleware::from_fn_with_state(Arc::clone(&hall), in_words))
        .with_state(hall)
}

/// A refusal that nobody put into words gets its page: never a bare code.
async fn in_words(State(hall): State<Arc<Hall>>, visit: Visit, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let told = response.headers().contains_key(header::CONTENT_DISPOSITION)
        || response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    let what = match response.status() {
        _ if told => return response,
        StatusCode::FORBIDDEN => plain::ErrorPage::Forged,
        StatusCode::NOT_FOUND | StatusCode::METHOD_NOT_ALLOWED => plain::ErrorPage::NotFound,
        StatusCode::PAYLOAD_TOO_LARGE => plain::ErrorPage::TooLarge,
        status if status.is_client_error() => plain::ErrorPage::Forged,
        status if status.is_server_error() => plain::ErrorPage::Broken,
        _ => return response,
    };
    let (mut parts, _) = response.into_parts();
    let (page, body) = trouble(&hall, &visit, what, None).into_parts();
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.extend(page.headers);
    Response::from_parts(parts, body)
}
