//! Ordre de bataille: every rule, every option, the printed examples.
#![allow(clippy::unwrap_used)]

#[path = "ordre/after.rs"]
mod after;
#[path = "ordre/blockade.rs"]
mod blockade;
mod common;
#[path = "ordre/contact.rs"]
mod contact;
#[path = "ordre/corners.rs"]
mod corners;
#[path = "ordre/doctrines.rs"]
mod doctrines;
#[path = "ordre/field.rs"]
mod field;
#[path = "ordre/figures.rs"]
mod figures;
#[path = "ordre/fleets.rs"]
mod fleets;
#[path = "ordre/gestures.rs"]
mod gestures;
#[path = "ordre/help.rs"]
mod help;
#[path = "ordre/lists.rs"]
mod lists;
#[path = "ordre/outside.rs"]
mod outside;
#[path = "ordre/rout.rs"]
mod rout;
#[path = "ordre/secrets.rs"]
mod secrets;
#[path = "ordre/sieges.rs"]
mod sieges;
#[path = "ordre/told.rs"]
mod told;
#[path = "ordre/vectors.rs"]
mod vectors;

use common::{Case, NotYet, matrix};
use montjoie_rules::ordre::Ordre;

/// Rules without a test.
const NOT_YET: &[(&str, NotYet)] = &[];

#[test]
fn the_matrix_stands() {
    let cases: Vec<Case> =
        [vectors::CASES, figures::CASES, field::CASES, rout::CASES, sieges::CASES, fleets::CASES].concat();
    matrix::<Ordre>(&cases, NOT_YET);
}
