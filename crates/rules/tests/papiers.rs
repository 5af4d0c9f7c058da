//! Petits papiers: every rule, every option, the printed examples, and what must hold whatever happens.
#![allow(clippy::unwrap_used)]

#[path = "papiers/blows.rs"]
mod blows;
#[path = "papiers/characters.rs"]
mod characters;
mod common;
#[path = "papiers/counters.rs"]
mod counters;
#[path = "papiers/creation.rs"]
mod creation;
#[path = "papiers/field.rs"]
mod field;
#[path = "papiers/fights.rs"]
mod fights;
#[path = "papiers/finer.rs"]
mod finer;
#[path = "papiers/ground.rs"]
mod ground;
#[path = "papiers/hearts.rs"]
mod hearts;
#[path = "papiers/hidden.rs"]
mod hidden;
#[path = "papiers/hours.rs"]
mod hours;
#[path = "papiers/led.rs"]
mod led;
#[path = "papiers/made.rs"]
mod made;
#[path = "papiers/measure.rs"]
mod measure;
#[path = "papiers/outside.rs"]
mod outside;
#[path = "papiers/paths.rs"]
mod paths;
#[path = "papiers/people.rs"]
mod people;
#[path = "papiers/proofs.rs"]
mod proofs;
#[path = "papiers/sound.rs"]
mod sound;
#[path = "papiers/table_leads.rs"]
mod table_leads;
#[path = "papiers/ties.rs"]
mod ties;
#[path = "papiers/vectors.rs"]
mod vectors;
#[path = "papiers/words.rs"]
mod words;

use common::{Case, NotYet, matrix};
use montjoie_rules::papiers::Papiers;

/// Rules without a test.
const NOT_YET: &[(&str, NotYet)] = &[];

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
    ]
    .concat();
    matrix::<Papiers>(&cases, NOT_YET);
}
