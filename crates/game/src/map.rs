//! The ground as interfaces draw it, and the state of the real table as a person reports it: plain data, for any ruleset with a map.

use crate::Message;
use montjoie_table::{Side, Subject};
use serde::Serialize;

/// A map of cells: what one viewer may see of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Map {
    /// Columns.
    pub columns: u8,
    /// Rows.
    pub rows: u8,
    /// The ground of each cell, row by row: a key of the ruleset.
    pub terrain: Vec<String>,
    /// Counters that lie on it.
    pub counters: Vec<Counter>,
    /// Sites the viewer knows of.
    pub sites: Vec<MapSite>,
    /// Where armies may be set up.
    pub zones: Vec<Zone>,
}

/// A counter on the map.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Counter {
    /// Whose counter.
    pub subject: Subject,
    /// Of which side.
    pub side: Side,
    /// Its cell: column and row from 0.
    pub cell: (u8, u8),
    /// Lies face down: nothing but its side shows.
    pub face_down: bool,
    /// On the map for the one who looks, and for nobody on the other side.
    pub hidden: bool,
}

/// A site the viewer knows of.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MapSite {
    /// Which.
    pub subject: Subject,
    /// What it is: a key of the ruleset.
    pub kind: &'static str,
    /// Its cells.
    pub cells: Vec<(u8, u8)>,
}

/// Where an army may be set up: a box of cells.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Zone {
    /// Which army.
    pub army: Subject,
    /// One corner.
    pub from: (u8, u8),
    /// The other.
    pub to: (u8, u8),
}

/// What a person sees on the real table when a phase of engagement is over: who is against whom, who supports, who shoots, who is off.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Constat {
    /// Units at grips; the first of each pair is the one that went at the other.
    pub engaged: Vec<(Subject, Subject)>,
    /// Who stands behind whom.
    pub supports: Vec<(Subject, Subject)>,
    /// Who shoots at whom.
    pub shots: Vec<(Subject, Subject)>,
    /// Who has left the table.
    pub off: Vec<Subject>,
}

/// The events a constat comes to, and what it breaks.
pub type Constated<E> = (Vec<E>, Vec<Message>);

/// What a constat comes to: facts to be laid on the battle, and what they break, told without refusing anything.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The facts, as [`crate::Fight::rule`] takes them.
    pub events: Vec<serde_json::Value>,
    /// Limits that the table breaks.
    pub warnings: Vec<Message>,
}
