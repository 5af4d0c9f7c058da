//! The web table through a real browser: only clicks, keys and scans. No ruleset is named: they are read from the page.
#![allow(missing_docs)]

mod armies;
mod barriers;
mod battles;
mod colours;
mod crowd;
mod dice;
mod inputs;
mod keyboard;
mod maps;
mod minutes;
mod play;
mod scenes;
mod screens;
mod seats;
mod sheets;
