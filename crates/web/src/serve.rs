//! Serving: the socket, the routes, the link.

use crate::guard::{MOST_BYTES, guard};
use crate::hall::Hall;
use crate::routes::{Route, Routes};
use crate::{gm, home, phone};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use montjoie_chronicle::Trouble;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

/// How a table is opened.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where battles are kept.
    pub data: PathBuf,
    /// On which port; 0 for any that is free.
    pub port: u16,
    /// Whether phones may come in.
    pub lan: bool,
    /// Whether the chances are counted beside the table.
    pub odds: bool,
}

/// A table that is about to listen.
pub struct Open {
    hall: Arc<Hall>,
    listener: std::net::TcpListener,
}

impl Open {
    /// Opens the shelf and the socket; nobody is answered yet.
    ///
    /// # Errors
    /// When either cannot be opened.
    pub fn new(config: &Config) -> Result<Open, Trouble> {
        let io = |e: std::io::Error| Trouble::Io(e.to_string());
        let host = if config.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
        let listener = std::net::TcpListener::bind(SocketAddr::new(IpAddr::V4(host), config.port)).map_err(io)?;
        listener.set_nonblocking(true).map_err(io)?;
        let port = listener.local_addr().map_err(io)?.port();
        Ok(Open { hall: Arc::new(Hall::open(&config.data, port, config.lan, config.odds)?), listener })
    }

    /// The GM's link, with its secret.
    #[must_use]
    pub fn link(&self) -> String {
        format!("http://127.0.0.1:{}/gm/{}", self.hall.port, self.hall.secret)
    }

    /// The hall, for whoever prepares it.
    #[must_use]
    pub fn hall(&self) -> &Arc<Hall> {
        &self.hall
    }

    /// Answers until the program is told to stop.
    ///
    /// # Errors
    /// When the socket breaks.
    pub fn serve(self) -> Result<(), Trouble> {
        let io = |e: std::io::Error| Trouble::Io(e.to_string());
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(io)?;
        runtime.block_on(async move {
            let listener = tokio::net::TcpListener::from_std(self.listener).map_err(io)?;
            let app = router(self.hall).into_make_service_with_connect_info::<SocketAddr>();
            let stop = async {
                let _ = tokio::signal::ctrl_c().await;
            };
            tokio::select! {
                served = async { axum::serve(listener, app).await } => served.map_err(io),
                () = stop => Ok(()),
            }
        })
    }
}

fn routes() -> Routes {
    home::routes().and(gm::routes()).and(phone::routes())
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
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(middleware::from_fn_with_state(names, guard))
        .with_state(hall)
}
