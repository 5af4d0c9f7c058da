//! Messages into French or English: the only crate that knows Fluent.
//!
//! Rules say a [`Message`](montjoie_game::Message): an id and values. [`Texts`] holds every sentence of both languages,
//! those of the interfaces (`locales/`) and those each ruleset hands over (its `text/` folder), and turns a message into
//! prose: articles contracted, nouns agreed with, numbers and spaces as the language writes them.
//!
//! ```
//! use montjoie_game::{Message, Name, Names};
//! use montjoie_table::Subject;
//! use montjoie_text::{Lang, Texts};
//!
//! # fn main() -> Result<(), montjoie_text::BadTexts> {
//! let fr = "ost-flee = La peur vient { $unit_a } : { $men ->\n [one] { $men } fuyard\n *[other] { $men } fuyards\n }!";
//! let en = "ost-flee = Fear comes { $unit_a }: { $men } run!";
//! let texts = Texts::new(&[(fr, en)])?;
//!
//! let pikes = Name { fr: "les Piquiers".into(), en: "the Pikemen".into(), ..Name::default() };
//! let names = Names { units: vec![pikes], ..Names::default() };
//! let flee = Message::new("ost-flee").who("unit", Subject::unit(0)).number("men", 1200);
//!
//! assert_eq!(texts.say(Lang::Fr, &flee, &names), "La peur vient aux Piquiers\u{A0}: 1\u{202F}200 fuyards\u{202F}!");
//! assert_eq!(texts.say(Lang::En, &flee, &names), "Fear comes to the Pikemen: 1,200 run!");
//! # Ok(())
//! # }
//! ```
//!
//! # Writing a text file
//!
//! - One message per id, the same ids in French and English. Further wordings of the same thing are attributes `.v2`,
//!   `.v3`, … ([`Texts::say_variant`] picks one).
//! - A value of the message is a Fluent argument. Besides `$unit` itself, a noun brings the forms listed at
//!   [`forms`]: `$unit_cap`, `$unit_de`, `$unit_a`, `$unit_of`, `$unit_poss`, `$unit_n`, `$unit_g`; a number `$men` brings
//!   `$men_signed`; a list `$units` brings the forms of a noun and `$units_count`; a rule `$rule` brings `$rule_id`.
//! - Any form begins a sentence through `CAP($unit_poss)`.
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
mod phrase;
mod reading;
mod telling;
mod texts;
mod typeset;
mod vocabulary;
mod wrap;

pub use check::check;
pub use chrome::{again, held_word, made, misread, overwritten, refusal, thrown};
pub use lang::Lang;
pub use noun::{Forms, called, forms, join};
pub use number::{fraction, number, signed};
pub use phrase::{ask_ids, choice_ids};
pub use telling::{Hearing, MOST_WORDS, less_worn};
pub use texts::{BadTexts, RuleTitles, Texts};
pub use typeset::typeset;
pub use vocabulary::Vocabulary;
pub use wrap::{columns, wrap};
