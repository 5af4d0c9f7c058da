//! Renders messages in French or English. The only crate that uses Fluent.
//!
//! Rules return a [`Message`](montjoie_game::Message): an id and values. [`Texts`] contains every sentence of both languages,
//! those of the interfaces (`locales/`) and those of each ruleset (its `text/` folder), and turns a message into
//! prose: it contracts articles, agrees with nouns, and formats numbers and spaces as the language requires.
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
//! - A value of the message is a Fluent argument. Besides `$unit` itself, a noun has the forms listed at
//!   [`forms`]: `$unit_cap`, `$unit_de`, `$unit_a`, `$unit_of`, `$unit_poss`, `$unit_n`, `$unit_g`; a number `$men` has
//!   `$men_signed`; a list `$units` has the forms of a noun and `$units_count`; a rule `$rule` has `$rule_id`.
//! - `CAP($unit_poss)` capitalises any form, for the start of a sentence.
//! - Plural categories follow the language: in French 0 and 1 are `[one]`.
//! - Type plain spaces and quotes: [`typeset`] corrects them. Text between backquotes is not changed.

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
pub use chrome::{again, held_word, made, misread, overwritten, refusal, speaks_for_itself, thrown};
pub use lang::Lang;
pub use noun::{Forms, called, forms, join};
pub use number::{fraction, number, signed};
pub use phrase::{ask_ids, choice_ids};
pub use telling::{Hearing, MOST_WORDS, had_the_better, less_worn};
pub use texts::{BadTexts, RuleTitles, Texts};
pub use typeset::typeset;
pub use vocabulary::Vocabulary;
pub use wrap::{columns, wrap};
