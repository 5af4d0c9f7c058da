//! Jet de bataille: every rule, every option, the printed examples.
#![allow(clippy::unwrap_used)]

mod chains;
mod chances;
mod corners;
mod costs;
mod die;
mod doctrines;
mod edges;
mod field;
mod gestures;
mod heard;
mod largest;
mod lists;
mod moments;
mod opened;
mod options;
mod outside;
mod paper;
mod printed;
mod proofs;
mod remnants;
mod scales;
mod secrets;
mod shown;
mod sound;
mod spelling;
mod stops;
mod straits;
mod tales;
mod told;
mod turns;
mod vectors;

use montjoie_jet::Jet;
use montjoie_trial::{Case, NotYet, matrix};

/// Rules without an event or a number of their own.
const NOT_YET: &[(&str, NotYet)] = &[
    // The tree itself: its order is what runs.
    ("JET-01", NotYet::Implied("JET-02")),
    // A feat is told with the event it is a feat of, and does nothing.
    ("JET-59", NotYet::Implied("JET-51")),
];

#[test]
fn the_matrix_stands() {
    let cases: Vec<Case> = [
        vectors::CASES,
        moments::CASES,
        turns::CASES,
        straits::CASES,
        costs::CASES,
        chances::CASES,
        options::CASES,
        paper::CASES,
        gestures::CASES,
        outside::CASES,
        corners::CASES,
        lists::CASES,
        scales::CASES,
        told::CASES,
        chains::CASES,
        stops::CASES,
    ]
    .concat();
    matrix::<Jet>(&cases, NOT_YET);
}
