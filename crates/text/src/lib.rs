//! Messages into French or English: the only crate that knows Fluent.
//!
//! Rules say a [`Message`](montjoie_rules::Message): an id and values. [`Texts`] holds every sentence of both languages,
//! those of the interfaces (`locales/`) and those each ruleset hands over (its `text/` folder), and turns a message into
//! prose: articles contracted, nouns agreed with, numbers and spaces as the language writes them.
//!
//! # Writing a text file
//!
//! - One message per id, the same ids in French and English. Further wordings of the same thing are attributes `.v2`,
//!   `.v3`, … ([`Texts::say_variant`] picks one).
//! - A value of the message is a Fluent argument. Besides `$unit` itself, a noun brings the forms listed at
//!   [`forms`]: `$unit_cap`, `$unit_de`, `$unit_a`, `$unit_of`, `$unit_poss`, `$unit_n`, `$unit_g`; a number `$men` brings
//!   `$men_signed`; a list `$units` brings the forms of a noun and `$units_count`.
//! - Numbers are plural by the rules of the language: in French 0 and 1 are `[one]`.
//! - Write spaces and quotes as they come to hand: [`typeset`] puts them right. Between backquotes nothing is touched.

#![forbid(unsafe_code)]

mod check;
mod chrome;
mod english;
mod expand;
mod french;
mod lang;
mod noun;
mod number;
mod texts;
mod typeset;
mod wrap;

pub use check::check;
pub use chrome::misread;
pub use lang::Lang;
pub use noun::{Forms, forms, join};
pub use number::{fraction, number, signed};
pub use texts::{BadTexts, RuleTitles, Texts};
pub use typeset::typeset;
pub use wrap::{columns, wrap};
