//! *Report this*: the journal of a battle without names, and the state of the page, in one file.

use crate::room::Inside;
use montjoie_chronicle::{Journal, Trouble, anonymous, report_file};
use montjoie_game::Games;
use montjoie_pages::{Reader, Theme};
use montjoie_table::KeyName;
use serde_json::{Value, json};

/// What made a report: which Montjoie, where, by which revisions of the books.
#[must_use]
pub fn about(games: Games, page: &Value) -> Value {
    let revisions: serde_json::Map<String, Value> =
        games.iter().map(|game| (game.info().id.to_owned(), json!(game.info().revision))).collect();
    json!({
        "version": env!("CARGO_PKG_VERSION"),
        "system": format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
        "revisions": revisions,
        "page": page,
    })
}

/// The report of a battle whose page stands like this.
///
/// # Errors
/// When its names cannot be replaced without changing the battle.
pub(crate) fn report(games: Games, journal: &Journal, page: &Value) -> Result<Vec<u8>, Trouble> {
    Ok(report_file(&anonymous(games, journal)?, about(games, page)))
}

/// The GM's page beside the journal: what lies on it, by marks and numbers alone.
pub(crate) fn page(inside: &Inside, reader: Reader) -> Value {
    let (chronicle, fight) = (&inside.chronicle, inside.chronicle.fight());
    let place = fight.place();
    let asks: Vec<KeyName> = chronicle.asks().iter().map(montjoie_table::Ask::name).collect();
    let drafts: Vec<Value> = inside
        .drafts
        .iter()
        .map(|(key, draft)| json!({ "key": key, "origin": draft.origin.map(montjoie_pages::RollMark::word), "proposed": draft.by.is_some() }))
        .collect();
    let seats: Vec<Value> = inside
        .seats
        .list
        .iter()
        .map(|seat| {
            json!({
                "id": seat.id, "side": seat.side, "holds": seat.holds, "chief": seat.chief, "narrow": seat.narrow,
                "pages": seat.here,
            })
        })
        .collect();
    json!({
        "lang": if reader.lang == montjoie_text::Lang::Fr { "fr" } else { "en" },
        "theme": match reader.theme { Theme::Auto => "auto", Theme::Light => "light", Theme::Dark => "dark" },
        "standing": inside.standing(),
        "round": place.round,
        "step": place.step,
        "asks": asks,
        "drafts": drafts,
        "notices": inside.notices.iter().map(|notice| notice.message.id).collect::<Vec<_>>(),
        "seats": seats,
        "knowledge": fight.knowledge(),
        "screen": inside.settings.screen_of,
        "screen_level": inside.settings.screen_level,
        "scene": inside.scene().is_some(),
        "odds": inside.settings.odds_revealed,
    })
}
