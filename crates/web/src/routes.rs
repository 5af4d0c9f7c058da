//! Routes and the list of them: who adds a route adds it to the list, so that proofs about every route miss none.

use crate::hall::Hall;
use axum::Router;
use axum::handler::Handler;
use axum::routing::{get, post};
use std::sync::Arc;

/// One route: how it is called, and under which path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Route {
    /// `GET` or `POST`.
    pub method: &'static str,
    /// Its path; what stands in braces differs from one battle to the next.
    pub path: &'static str,
}

/// Routes, and the list of them.
#[derive(Default)]
pub struct Routes {
    router: Router<Arc<Hall>>,
    list: Vec<Route>,
}

impl Routes {
    /// With a page.
    #[must_use]
    pub fn get<H: Handler<T, Arc<Hall>>, T: 'static>(mut self, path: &'static str, page: H) -> Routes {
        self.list.push(Route { method: "GET", path });
        Routes { router: self.router.route(path, get(page)), list: self.list }
    }

    /// With a form.
    #[must_use]
    pub fn post<H: Handler<T, Arc<Hall>>, T: 'static>(mut self, path: &'static str, form: H) -> Routes {
        self.list.push(Route { method: "POST", path });
        Routes { router: self.router.route(path, post(form)), list: self.list }
    }

    /// With these as well.
    #[must_use]
    pub fn and(mut self, other: Routes) -> Routes {
        self.list.extend(other.list);
        Routes { router: self.router.merge(other.router), list: self.list }
    }

    /// Both, apart.
    pub fn apart(self) -> (Router<Arc<Hall>>, Vec<Route>) {
        (self.router, self.list)
    }
}
