//! Séquences B/X: every rule, every option, the printed examples.
#![allow(clippy::unwrap_used)]

#[path = "bx/assaults.rs"]
mod assaults;
#[path = "bx/blows.rs"]
mod blows;
mod common;
#[path = "bx/corners.rs"]
mod corners;
#[path = "bx/creatures.rs"]
mod creatures;
#[path = "bx/field.rs"]
mod field;
#[path = "bx/gestures.rs"]
mod gestures;
#[path = "bx/heroes.rs"]
mod heroes;
#[path = "bx/morale.rs"]
mod morale;
#[path = "bx/muster.rs"]
mod muster;
#[path = "bx/orders.rs"]
mod orders;
#[path = "bx/outside.rs"]
mod outside;
#[path = "bx/paper.rs"]
mod paper;
#[path = "bx/sieges.rs"]
mod sieges;
#[path = "bx/vectors.rs"]
mod vectors;

use common::{Case, NotYet, matrix};
use montjoie_rules::bx::Bx;

/// Rules without a test.
const NOT_YET: &[(&str, NotYet)] = &[];

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
        corners::CASES,
        assaults::CASES,
        paper::CASES,
    ]
    .concat();
    matrix::<Bx>(&cases, NOT_YET);
}
