//! Messages of the interfaces that are made from values of the table.

use montjoie_game::{Arg, Message};
use montjoie_table::{Dice, Head, Key, Misread, Object, Refusal, Subject, Token, Told};

/// Why an answer cannot be taken, as a message.
#[must_use]
pub fn refusal(why: &Refusal) -> Message {
    match why {
        Refusal::Dice(why) => misread(*why),
        Refusal::NotOffered(words) => Message::new("error-not-offered").with("words", Arg::Text(words.clone())),
        Refusal::NotUnderstood(words) => Message::new("error-not-understood").with("words", Arg::Text(words.clone())),
        Refusal::OutOfBounds { value, least, most } => {
            Message::new("error-out-of-bounds").number("value", *value).number("least", *least).number("most", *most)
        }
        Refusal::WrongKind => Message::new("error-wrong-kind"),
    }
}

/// How faces came to be known: `rolled`, `typed` or `overwritten`, by a player of this name or, where there is none, by the GM; what
/// is rolled for nobody was rolled for the table.
#[must_use]
pub fn made(origin: &str, by: Option<&str>) -> Message {
    let id = match (origin, by) {
        ("rolled", None) => return Message::new("dice-rolled"),
        ("rolled", Some(_)) => "dice-rolled-for",
        ("overwritten", _) => "dice-overwritten",
        _ => "dice-typed",
    };
    Message::new(id).with("by", someone(by))
}

/// That a roll was overwritten, as a line of the chronicle.
#[must_use]
pub fn overwritten(key: Key, dice: Dice, by: Option<&str>) -> Message {
    let id = if key.of == Subject::NOBODY { "dice-overwritten-line" } else { "dice-overwritten-line-of" };
    let message = Message::new(id).with("by", someone(by)).with("dice", Arg::Dice(dice));
    if key.of == Subject::NOBODY { message } else { message.who("who", key.of) }
}

fn someone(by: Option<&str>) -> Arg {
    by.map_or(Arg::Word("dice-by-gm"), |name| Arg::Text(name.to_owned()))
}

/// The last face of an open-ended die is thrown again: what to type next. `down` where what follows is subtracted.
#[must_use]
pub fn again(faces: &[u16], down: bool) -> Message {
    let so_far = faces.iter().map(u16::to_string).collect::<Vec<_>>().join(" ");
    let last = faces.last().copied().unwrap_or_default();
    let id = if down { "error-dice-again-down" } else { "error-dice-again" };
    Message::new(id).number("face", last).with("so_far", Arg::Text(so_far))
}

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

/// The word for what a throw is held against: an opponent to reach, or a bound not to pass.
#[must_use]
pub fn held_word(versus: &Told) -> &'static str {
    if versus.is_at_most() { "sum-at-most" } else { "sum-versus" }
}

/// Whether a choice is understood without its question: not a bare yes, a bare name, or words about somebody they do not name.
#[must_use]
pub fn speaks_for_itself(head: Head, token: &Token, choice: &str, name: impl Fn(Subject) -> String) -> bool {
    match token.objects.as_slice() {
        [] => !matches!(token.verb, "oui" | "non") && head.key.to == Subject::NOBODY,
        [Object::Who(who)] => crate::noun::capitalise(choice) != name(*who),
        _ => true,
    }
}

/// Who throws what, and against whom. A throw that must stay under a bound has no opponent: whoever else it names is with the
/// one who throws, such as the troops of a leader.
#[must_use]
pub fn thrown(key: Key, dice: Dice, versus: &Told) -> Message {
    // Some asks name their own subject twice, to be told from another ask of the same rule.
    let id = match key.to {
        to if to == Subject::NOBODY || to == key.of => "ask-throw-of",
        _ if versus.is_at_most() => "ask-throw-with",
        _ => "ask-throw-against",
    };
    let told = Message::new(id).with("dice", Arg::Dice(dice)).who("who", key.of);
    if id == "ask-throw-of" { told } else { told.who("foe", key.to) }
}
