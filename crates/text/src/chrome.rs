//! Messages of the interfaces that are made from values of the table.

use montjoie_rules::Message;
use montjoie_table::Misread;

/// Why faces cannot be what the dice show, as a message.
#[must_use]
pub fn misread(why: Misread) -> Message {
    match why {
        Misread::NoSuchFace { face, sides } => {
            Message::new("error-no-such-face").number("face", face).number("sides", sides)
        }
        Misread::WrongCount { got, want } => {
            let (id, off) =
                if got < want { ("error-too-few-dice", "missing") } else { ("error-too-many-dice", "extra") };
            let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
            Message::new(id)
                .number("got", count(got))
                .number("want", count(want))
                .number(off, count(got.abs_diff(want)))
        }
    }
}
