//! Séquences B/X: every rule, every option, the printed examples.
#![allow(clippy::unwrap_used)]

mod assaults;
mod blows;
mod cards;
mod chains;
mod corners;
mod creatures;
mod doctrines;
mod edges;
mod field;
mod gestures;
mod guesses;
mod hand;
mod heroes;
mod largest;
mod lines;
mod morale;
mod muster;
mod opened;
mod orders;
mod outside;
mod paper;
mod printed;
mod remnants;
mod sieges;
mod spelled;
mod tales;
mod told;
mod vectors;
mod verdicts;

use montjoie_bx::Bx;
use montjoie_trial::{Case, NotYet, matrix};

/// Rules without an event or a number of their own: sums are exact because only heads are rounded (`nothing_is_rounded_but_heads`),
/// factors multiply within the points of an attack (`factors_multiply`).
const NOT_YET: &[(&str, NotYet)] = &[("BX-05", NotYet::Implied("BX-04")), ("BX-24", NotYet::Implied("BX-21"))];

#[test]
fn the_matrix_stands() {
    let cases: Vec<Case> = [
        vectors::CASES,
        muster::CASES,
        orders::CASES,
        blows::CASES,
        morale::CASES,
        creatures::CASES,
        heroes::CASES,
        sieges::CASES,
        gestures::CASES,
        hand::CASES,
        doctrines::CASES,
        corners::CASES,
        assaults::CASES,
        paper::CASES,
        printed::CASES,
    ]
    .concat();
    matrix::<Bx>(&cases, NOT_YET);
}
