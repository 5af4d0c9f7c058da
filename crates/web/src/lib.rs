//! The web table: a small server for the game master, the players on their phones, and a shared screen.
//!
//! `montjoie-pages` renders pages from what a viewer may see; `montjoie-chronicle` stores battles. This crate handles
//! sockets, cookies and seats, and knows no rule.

mod addresses;
mod beside;
mod bring;
mod chair;
mod copies;
mod course;
mod drafts;
mod eyes;
mod faces;
mod forms;
mod gallery;
mod gate;
mod gm;
pub mod guard;
mod habits;
mod hall;
mod home;
mod kept;
mod lan;
mod limits;
mod live;
mod lock;
mod look;
mod odds;
mod phone;
mod prepare;
mod private;
mod public;
mod report;
mod restore;
mod room;
mod routes;
mod seats;
pub mod secret;
mod serve;
mod settings;
mod shared;
mod signals;
mod streams;
mod tries;
mod visit;
mod wall;

pub use addresses::addresses;
pub use chair::{leave_link, void_keys};
pub use copies::{holds_in_words, moment, newer_in_words};
pub use hall::Hall;
pub use lock::{InUse, Lock};
/// The words of the pages: other interfaces say the same of a scenario.
pub use montjoie_pages::TEXT;
pub use odds::{ByPlaying, Outlook, Position, Reckoner};
pub use public::{Public, TrustedProxy, Unfit};
pub use report::about;
pub use room::Room;
pub use routes::Route;
pub use seats::{NoSeat, PlayerSeat, Seats};
pub use serve::{Config, NotOpened, ReadyServer, route_list, router};
