//! Jet de bataille: every rule, every option, the printed examples.
#![allow(clippy::unwrap_used)]

#[path = "jet/chances.rs"]
mod chances;
mod common;
#[path = "jet/corners.rs"]
mod corners;
#[path = "jet/costs.rs"]
mod costs;
#[path = "jet/die.rs"]
mod die;
#[path = "jet/field.rs"]
mod field;
#[path = "jet/gestures.rs"]
mod gestures;
#[path = "jet/lists.rs"]
mod lists;
#[path = "jet/moments.rs"]
mod moments;
#[path = "jet/options.rs"]
mod options;
#[path = "jet/outside.rs"]
mod outside;
#[path = "jet/paper.rs"]
mod paper;
#[path = "jet/proofs.rs"]
mod proofs;
#[path = "jet/secrets.rs"]
mod secrets;
#[path = "jet/sound.rs"]
mod sound;
#[path = "jet/straits.rs"]
mod straits;
#[path = "jet/tales.rs"]
mod tales;
#[path = "jet/turns.rs"]
mod turns;
#[path = "jet/vectors.rs"]
mod vectors;

use common::{Case, NotYet, matrix};
use montjoie_rules::jet::Jet;

/// Rules without a test.
const NOT_YET: &[(&str, NotYet)] = &[];

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
    ]
    .concat();
    matrix::<Jet>(&cases, NOT_YET);
}
