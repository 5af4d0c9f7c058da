//! The web table: one small server for the game master, the players on their phones, and a screen for all.
//!
//! Pages are made by `montjoie-pages` from what a viewer may see; battles are kept by `montjoie-chronicle`. This crate knows
//! sockets, cookies and who sits where, and no rule.

mod addresses;
pub mod guard;
mod seats;
pub mod secret;

pub use addresses::addresses;
pub use seats::{NoSeat, Seat, Seats};
