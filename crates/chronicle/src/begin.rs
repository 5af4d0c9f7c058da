//! How a battle begins: a scenario read and mustered, by one of its editions.

use crate::entry::{FORMAT, Header};
use crate::trouble::Trouble;
use montjoie_game::scenario::Doc;
use montjoie_game::{Fight, Game, Games, Opened, game_named};
use montjoie_table::Subject;

/// A scenario read and mustered, ready for a journal of its own.
pub struct Beginning {
    /// The first line of its journal.
    pub header: Header,
    /// The battle.
    pub opened: Opened,
    /// The chiefs the scenario names.
    pub(crate) chiefs: Vec<Subject>,
}

/// Reads a scenario, to be played by its own edition or by another.
///
/// # Errors
/// Every problem of the scenario.
pub fn begin(games: Games, scenario: &str, edition: Option<&str>) -> Result<Beginning, Trouble> {
    let doc = Doc::read(scenario);
    let named = doc.peek("ruleset").unwrap_or_default().to_owned();
    let Some((game, implied)) = game_named(games, &named) else {
        // The reader of any ruleset tells what is wrong with the line, and with the rest of the file.
        let ids: Vec<&str> = games.iter().map(|g| g.info().id).collect();
        let _ = montjoie_game::scenario::ruleset_among(&doc, &ids);
        let problems = doc.findings().problems;
        return Err(if problems.is_empty() { Trouble::UnknownRuleset(named) } else { Trouble::Scenario(problems) });
    };
    let edition = edition.map(|name| edition_of(game, name)).transpose()?;
    let written = implied.or_else(|| doc.peek("edition").and_then(|e| edition_of(game, e).ok()));
    let opened = game.open(&doc, edition).map_err(Trouble::Scenario)?;
    let info = game.info();
    let played = edition.or(written).or(info.editions.first().copied());
    let header = Header {
        montjoie: "journal".to_owned(),
        format: FORMAT,
        ruleset: info.id.to_owned(),
        edition: played.map(str::to_owned),
        revision: info.revision,
        scenario: scenario.to_owned(),
    };
    let chiefs = chiefs(&doc, opened.fight.as_ref());
    Ok(Beginning { header, opened, chiefs })
}

pub(crate) fn edition_of(game: &dyn Game, name: &str) -> Result<&'static str, Trouble> {
    let found = game.info().editions.iter().find(|e| **e == name).copied();
    found.ok_or_else(|| Trouble::UnknownEdition(name.to_owned()))
}

/// The chiefs of sides and armies, by the scenario.
pub(crate) fn chiefs(doc: &Doc, fight: &dyn Fight) -> Vec<Subject> {
    let mut chiefs = Vec::new();
    for side in doc.root().tables("side") {
        let armies = side.tables("army");
        for table in std::iter::once(side).chain(armies) {
            chiefs.extend(table.text("chief").and_then(|id| fight.names().find(&id)));
        }
    }
    chiefs
}
