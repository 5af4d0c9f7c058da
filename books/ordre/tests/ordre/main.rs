//! Ordre de bataille: every rule, every option, the printed examples.
#![allow(clippy::unwrap_used)]

mod after;
mod blockade;
mod chains;
mod contact;
mod corners;
mod doctrines;
mod field;
mod figures;
mod fleets;
mod gestures;
mod help;
mod largest;
mod lists;
mod opened;
mod outside;
mod printed;
mod readings;
mod remnants;
mod rout;
mod secrets;
mod sieges;
mod spelling;
mod told;
mod vectors;
mod works_out;

use montjoie_ordre::Ordre;
use montjoie_trial::{Case, NotYet, matrix};

/// Rules without a test.
const NOT_YET: &[(&str, NotYet)] = &[];

#[test]
fn the_matrix_stands() {
    let cases: Vec<Case> =
        [vectors::CASES, figures::CASES, field::CASES, rout::CASES, sieges::CASES, fleets::CASES, readings::CASES]
            .concat();
    matrix::<Ordre>(&cases, NOT_YET);
}
