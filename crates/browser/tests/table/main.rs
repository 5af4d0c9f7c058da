//! The web table through a real browser: only clicks, keys and scans. No ruleset is named: they are read from the page.
#![allow(missing_docs)]

mod armies;
mod barriers;
mod battles;
mod bring;
mod colours;
mod copies;
mod crowd;
mod dice;
mod evening;
mod evening_hands;
mod evening_prepared;
mod follow;
mod fronts;
mod hosting;
mod inputs;
mod keyboard;
mod links;
mod look;
mod maps;
mod minutes;
mod play;
mod proxy;
mod rooms;
mod scenes;
mod screens;
mod seats;
mod sheets;
mod watchdog;
mod ways;
mod what_if;
