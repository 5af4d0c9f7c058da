//! Faces as they are typed: the server reads them and says what they come to. The script shows it.

use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use montjoie_game::{Arg, Message};
use montjoie_pages::{Words, gm, keys};
use montjoie_table::{Ask, Dice, Want};
use serde::Serialize;
use std::collections::BTreeMap;

/// How far what was typed has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Far {
    /// Nothing was typed, or not enough.
    Part,
    /// A whole throw.
    Full,
    /// The last face is thrown again.
    Again,
    /// It cannot be.
    Bad,
}

/// What is told of typed faces.
#[derive(Debug, Serialize)]
struct Told {
    far: Far,
    text: String,
}

/// Reads what was typed for these dice; what it comes to is said by the ask, as far as its reader may know.
pub fn read(words: &Words<'_>, ask: Option<&Ask>, asked: &BTreeMap<String, String>) -> Option<Response> {
    let dice = keys::dice_of(asked.get("dice")?)?;
    let typed: String = asked.get("faces")?.chars().take(400).collect();
    let told = |far, text| {
        let json = serde_json::to_string(&Told { far, text }).ok()?;
        Some(([(header::CONTENT_TYPE, "application/json")], json).into_response())
    };
    match keys::read_faces(dice, &typed) {
        Ok(None) => told(Far::Part, String::new()),
        // The first digit of a hundred may be on its way to a second.
        _ if matches!(dice, Dice::Open { .. }) && short(dice, &typed) => told(Far::Part, String::new()),
        Ok(Some(faces)) => {
            let own = ask.filter(|ask| matches!(ask.want, Want::Throw { dice: of, .. } if of == dice));
            let bare = || words.number(dice.read(&faces));
            told(Far::Full, own.map_or_else(bare, |ask| gm::came(words, ask, &faces)))
        }
        // Short: it stands beside the field at every keystroke. Confirmed too early, a whole sentence says it.
        Err(keys::Mistyped::Again { faces, down }) => {
            let last = keys::show_faces(dice, faces.last().map_or(&[], std::slice::from_ref));
            let message = Message::new(if down { "page-dice-again-down" } else { "page-dice-again" });
            told(Far::Again, words.say(&message.with("face", Arg::Text(last))))
        }
        Err(keys::Mistyped::Misread(montjoie_table::Misread::WrongCount { got, want })) if got < want => {
            told(Far::Part, String::new())
        }
        Err(_) if short(dice, &typed) => told(Far::Part, String::new()),
        Err(_) => told(Far::Bad, String::new()),
    }
}

/// Whether a last die may still lack a digit: a space after it says that it does not.
fn short(dice: Dice, typed: &str) -> bool {
    let last = typed.rsplit(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
    last.len() % keys::digits(dice.sides()).max(1) != 0
}
