//! Ordre de bataille: every rule, every option, the printed examples.
#![allow(clippy::unwrap_used)]

mod after;
mod blockade;
mod chains;
mod contact;
mod corners;
mod doctrines;
mod edges;
mod field;
mod figures;
mod fleets;
mod gestures;
mod help;
mod largest;
mod lines;
mod links;
mod lists;
mod opened;
mod outside;
mod paper;
mod printed;
mod readings;
mod remnants;
mod rout;
mod secrets;
mod seen;
mod sieges;
mod spelling;
mod told;
mod vectors;
mod whole;
mod works_out;

use montjoie_ordre::Ordre;
use montjoie_trial::{Case, NotYet, matrix};

/// Rules without an event or a number of their own.
const NOT_YET: &[(&str, NotYet)] = &[
    ("ORD-02", NotYet::Implied("ORD-41")), // every margin of a blow becomes tenths there
    ("ORD-51", NotYet::Implied("ORD-53")), // what points mean is how many fall
    ("ORD-75", NotYet::Implied("ORD-76")), // a place is what its walls multiply
    ("ORD-93", NotYet::Implied("ORD-94")), // vehicles are units whose Force is counted so
    ("ORD-109", NotYet::Implied("ORD-30")), // fleets are counted large by the same rounding
];

#[test]
fn the_matrix_stands() {
    let cases: Vec<Case> =
        [vectors::CASES, figures::CASES, field::CASES, rout::CASES, sieges::CASES, fleets::CASES, readings::CASES]
            .concat();
    matrix::<Ordre>(&cases, NOT_YET);
}
