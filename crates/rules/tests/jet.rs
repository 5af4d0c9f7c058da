//! Jet de bataille: every rule, every option, the printed examples.
#![allow(clippy::unwrap_used)]

mod common;
#[path = "jet/die.rs"]
mod die;
#[path = "jet/moments.rs"]
mod moments;
#[path = "jet/options.rs"]
mod options;
#[path = "jet/proofs.rs"]
mod proofs;
#[path = "jet/vectors.rs"]
mod vectors;

use common::{Case, NotYet, matrix};
use montjoie_rules::jet::Jet;

/// Rules without a test.
const NOT_YET: &[(&str, NotYet)] = &[];

#[test]
fn the_matrix_stands() {
    let cases: Vec<Case> = [vectors::CASES, moments::CASES, options::CASES].concat();
    matrix::<Jet>(&cases, NOT_YET);
}
