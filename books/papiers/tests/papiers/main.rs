//! Petits papiers: every rule, every option, the printed examples, and what must hold whatever happens.
#![allow(clippy::unwrap_used)]

mod blows;
mod characters;
mod counters;
mod creation;
mod field;
mod fights;
mod finer;
mod ground;
mod heard;
mod hearts;
mod hidden;
mod hours;
mod largest;
mod led;
mod likeness;
mod made;
mod measure;
mod opened;
mod outside;
mod paths;
mod people;
mod printed;
mod proofs;
mod remnants;
mod routs;
mod shown;
mod sound;
mod spelled;
mod strict;
mod table_leads;
mod tale;
mod ties;
mod told;
mod track;
mod vectors;
mod warned;
mod words;

use montjoie_papiers::Papiers;
use montjoie_trial::{Case, NotYet, matrix};

/// Rules without an event, a number or a decision of their own.
const NOT_YET: &[(&str, NotYet)] = &[
    ("PAP-01", NotYet::Implied("PAP-03")),
    ("PAP-09", NotYet::Implied("PAP-39")),
    (
        "PAP-22",
        NotYet::Because("a counter shows the numbers of other rules; `counters.rs` holds it against the printed list"),
    ),
    ("PAP-65", NotYet::Implied("PAP-66")),
    ("PAP-79", NotYet::Implied("PAP-90")),
    ("PAP-81", NotYet::Implied("PAP-83")),
    ("PAP-85", NotYet::Implied("PAP-90")),
    ("PAP-89", NotYet::Implied("PAP-83")),
];

#[test]
fn the_matrix_stands() {
    let cases: Vec<Case> = [
        vectors::CASES,
        creation::CASES,
        hours::CASES,
        fights::CASES,
        hearts::CASES,
        ground::CASES,
        paths::CASES,
        counters::CASES,
        characters::CASES,
        finer::CASES,
        routs::CASES,
    ]
    .concat();
    matrix::<Papiers>(&cases, NOT_YET);
}
