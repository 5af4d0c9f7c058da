//! Montjoie.
