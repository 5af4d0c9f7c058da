//! The list of books in this program: one line each, here and in `Cargo.toml`. Only the executable and tests may use this crate;
//! every other crate receives a [`Games`].

use montjoie_game::{Erased, Games};

/// The books.
pub static GAMES: Games = &[
    &Erased::<montjoie_bx::Bx>::new(),
    &Erased::<montjoie_papiers::Papiers>::new(),
    &Erased::<montjoie_jet::Jet>::new(),
    &Erased::<montjoie_ordre::Ordre>::new(),
];
