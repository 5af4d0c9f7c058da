//! A real browser for the tests of the web table: Chromium, its driver, and the program as users start it.
//!
//! - [`Server`] starts `montjoie serve` with its own folder and port, and stops it.
//! - [`Browser`] is one user's Chromium: it clicks, types, scans and reads. It counts the user's actions.
//! - [`paper`] prints pages and inspects them.
//!
//! Only the pages themselves send requests to the server. `cargo test` skips these tests (they are marked `ignore`);
//! `cargo xtask test` runs them and fetches what they need.

mod barriers;
mod browser;
mod cramped;
mod driver;
mod finger;
mod hands;
pub mod paper;
mod proxy;
mod table;
mod watch;
mod wire;

pub use browser::{Browser, Effort, Size};
pub use driver::Fault;
pub use proxy::{Proxy, blocks, doc, free_port};
pub use table::{Server, artefacts, fresh_folder, program};

/// Chromium's keys as the protocol writes them.
pub mod key {
    /// Enter.
    pub const ENTER: &str = "\u{e007}";
    /// Tab.
    pub const TAB: &str = "\u{e004}";
    /// The end of a line.
    pub const END: &str = "\u{e010}";
    /// Shift, held until [`NONE`] or the end of a press.
    pub const SHIFT: &str = "\u{e008}";
    /// Control, held until the end of a press.
    pub const CONTROL: &str = "\u{e009}";
    /// Escape.
    pub const ESCAPE: &str = "\u{e00c}";
    /// Delete.
    pub const DELETE: &str = "\u{e017}";
    /// The arrow down.
    pub const DOWN: &str = "\u{e015}";
    /// The arrow up.
    pub const UP: &str = "\u{e013}";
    /// A page down.
    pub const PAGE_DOWN: &str = "\u{e00f}";
    /// A page up.
    pub const PAGE_UP: &str = "\u{e00e}";
    /// The space bar.
    pub const SPACE: &str = " ";
    /// Lets go of what is held.
    pub const NONE: &str = "\u{e000}";
}
