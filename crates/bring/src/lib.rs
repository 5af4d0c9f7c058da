//! Stat blocks a game master already has, brought into a battle: unit lines of the books, old-school stat lines and columns, stat blocks
//! of the fifth edition, actors of a virtual table as JSON.
//!
//! [`read`] turns text into [`Block`]s, each value with the piece of text it stands on; it knows notations and no book. [`bring`] asks a
//! book for the figures of a unit or a character, and writes them as a table of its scenario. What no notation fits is told, and
//! nothing comes of it.

mod actor;
mod bits;
mod brought;
mod fifth;
mod lines;
mod old;
mod rounds;
mod sheets;

pub use brought::{Brought, Tried, battle, bring, json, tables, told, try_out};

use montjoie_game::block::Block;
use montjoie_game::{Arg, Game, Games, Message};

/// What this crate says, and what blocks and figures say: French and English.
pub const TEXTS: [(&str, &str); 2] =
    [montjoie_game::block::TEXT, (include_str!("../text/fr.ftl"), include_str!("../text/en.ftl"))];

/// Most bytes that are looked at: an actor with its pictures' paths and effects is large, a book of monsters is not meant.
pub const LONGEST: usize = 1024 * 1024;
/// Most blocks taken from one text.
pub const MOST_BLOCKS: usize = 64;
/// Most pieces that are told one by one.
const MOST_WORDS: usize = 8;

/// What came of a text.
#[derive(Clone, Debug, Default)]
pub struct Parsed {
    /// The blocks, in the order of the text.
    pub blocks: Vec<Block>,
    /// A word on each piece that was not understood.
    pub unread: Vec<Message>,
}

/// Reads whatever it is. Lines are first read as those of the book they are brought into.
#[must_use]
pub fn read(text: &str, games: Games, into: &'static dyn Game) -> Parsed {
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.is_empty() {
        return Parsed::refused(Message::new("bring-nothing"));
    }
    if text.len() > LONGEST {
        let most = i64::try_from(LONGEST / 1024).unwrap_or(0);
        return Parsed::refused(Message::new("bring-too-long").number("most", most));
    }
    let mut reading = if text.starts_with(['{', '[']) && !text.starts_with("[[") {
        actor::read(text)
    } else {
        sheets::read(text, games, into)
    };
    if reading.blocks.len() > MOST_BLOCKS {
        reading.blocks.truncate(MOST_BLOCKS);
        reading.unread.push(Message::new("bring-too-many").number("most", i64::try_from(MOST_BLOCKS).unwrap_or(0)));
    }
    for block in &mut reading.blocks {
        bits::by_name(block);
        reading.unread.extend(block.unread.iter().map(|part| not_understood("bring-part", part)));
    }
    if reading.unread.len() > MOST_WORDS {
        let more = reading.unread.split_off(MOST_WORDS).len();
        reading.unread.push(Message::new("bring-and-more").number("n", i64::try_from(more).unwrap_or(i64::MAX)));
    }
    reading
}

impl Parsed {
    fn refused(why: Message) -> Parsed {
        Parsed { blocks: Vec::new(), unread: vec![why] }
    }
}

/// A message that quotes a piece of what was pasted.
fn not_understood(id: &'static str, piece: &str) -> Message {
    let short: String = piece.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(80).collect();
    Message::new(id).with("part", Arg::Text(short))
}
