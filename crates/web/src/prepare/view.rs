//! What the page of a battle being prepared shows: the scenario read as the command line reads it, in words.

use super::chances::CountedSample;
use super::options::{departs, options};
use super::part::sound_part;
use super::seek::ListState;
use super::{KeptPreparation, game_of};
use crate::hall::Hall;
use crate::live::words;
use montjoie_chronicle::{Preparing, ScenarioTable};
use montjoie_game::scenario::{Doc, Expected, Pasted, Problem, paste};
use montjoie_game::{Fate, Game, Games, Opened, Sheet, Viewer};
use montjoie_pages::prepare::{Prepared, PreparedProblem};
use montjoie_pages::{Reader, Words, blazon, capital};
use montjoie_table::Subject;
use montjoie_text::{Lang, Vocabulary};
use std::collections::BTreeMap;

/// A path without its numbers: `side.unit`.
pub fn bare(path: &str) -> String {
    path.split(']').map(|p| p.split('[').next().unwrap_or(p)).collect()
}

/// The edition that counts: the one that is named, the one its ruleset's other name implies, or the usual one.
pub fn edition(games: Games, doc: &Doc) -> Option<&'static str> {
    let game = game_of(games, doc)?;
    let editions = game.info().editions;
    let named = doc.peek("edition");
    let ruleset = doc.peek("ruleset");
    let implied = game.format().aliases.iter().find(|(alias, _)| ruleset == Some(*alias)).map(|(_, e)| *e);
    let named = editions.iter().find(|e| named == Some(**e)).copied();
    named.or(implied).or(editions.first().copied())
}

/// What a table is called in this language: its name there, the one for both, the other one.
pub(super) fn named(block: &ScenarioTable, lang: Lang) -> Option<&str> {
    let (own, other) = lang.pick(("name_fr", "name_en"), ("name_en", "name_fr"));
    block.get(own).or(block.get("name")).or(block.get(other))
}

/// Everything there is to say about one scenario.
pub(super) struct ScenarioReading<'a> {
    pub(super) words: Words<'a>,
    /// The edition that counts.
    pub(super) edition: Option<&'static str>,
    pub(super) game: Option<&'static dyn Game>,
    pub(super) blocks: Vec<ScenarioTable>,
    pub(super) asked: BTreeMap<String, BTreeMap<String, Expected>>,
    pub(super) opened: Option<Opened>,
    pub(super) problems: Vec<Problem>,
    pub(super) sheets: Vec<Sheet>,
    pub(super) fates: Vec<Fate>,
    /// Their ids, written or made.
    pub(super) ids: BTreeMap<String, String>,
    /// Who the units and characters of the file are.
    pub(super) subjects: BTreeMap<String, Subject>,
}

/// The page.
pub fn prepared(hall: &Hall, reader: Reader, id: &str, kept: &KeptPreparation, state: &ListState) -> Prepared {
    let doc = Doc::read(&kept.scenario);
    let game = game_of(hall.games, &doc);
    let (opened, problems) = match game.map(|g| g.open(&doc, None)) {
        Some(Ok(opened)) => (Some(opened), Vec::new()),
        Some(Err(problems)) => (None, problems),
        None => (None, unknown(hall.games, &doc)),
    };
    // While something is wrong, the others still have their figures.
    let part = game.filter(|_| opened.is_none()).and_then(|g| sound_part(g, &kept.scenario, &doc.ids(), &problems));
    let fight = opened.as_ref().or(part.as_ref().map(|(opened, _)| opened)).map(|o| &o.fight);
    let names = fight.map(|fight| fight.names().clone()).unwrap_or_default();
    let sheets = fight.map(|fight| fight.sheets(Viewer::Gm)).unwrap_or_default();
    let fates = fight.map(|fight| fight.fates()).unwrap_or_default();
    let part = part.map(|(_, subjects)| subjects);
    let blocks = Preparing::read(&kept.scenario).map(|d| d.blocks()).unwrap_or_default();
    let desk = ScenarioReading {
        words: words(hall, &names, reader, game.map(Game::info)),
        game,
        edition: edition(hall.games, &doc),
        // Who each of the file is to its ruleset, which may count them in its own way: asked by their ids.
        subjects: part
            .unwrap_or_else(|| doc.ids().into_iter().filter_map(|(path, id)| Some((path, names.find(&id)?))).collect()),
        ids: doc.ids(),
        blocks,
        asked: doc.asked(),
        problems,
        sheets,
        fates,
        opened,
    };
    let open = state.open.as_deref().and_then(|place| desk.sheet(place));
    let shown: Vec<String> = open.iter().flat_map(|o| &o.fields).map(|f| f.name.clone()).collect();
    let mut battle = Prepared {
        base: format!("/prepare/{id}"),
        writing: kept.writing,
        sound: desk.opened.is_some(),
        file: kept.scenario.clone(),
        banners: Some(blazon::usual(&names)),
        seek: state.seek.clone(),
        open,
        ..Prepared::default()
    };
    battle.problems = desk.problems.iter().filter(|p| !desk.has_its_line(p)).map(|p| desk.problem(p)).collect();
    if let Some(opened) = &desk.opened {
        battle.problems.extend(
            opened.waived.iter().chain(&opened.warnings).map(|p| PreparedProblem { stops: false, ..desk.problem(p) }),
        );
    }
    let Some(game) = game else { return battle };
    battle.game = desk.words.word(&format!("{}-name", game.info().id));
    let [fr, en] = hall.books(game.info().id);
    battle.front.clone_from(&desk.lang().pick(fr, en).front);
    if let Some(top) = desk.blocks.first() {
        battle.title = named(top, desk.lang()).unwrap_or_default().to_owned();
        let edition = |e: &&'static str| {
            ((*e).to_owned(), capital(&desk.words.vocabulary(Vocabulary::Edition, e)), Some(*e) == desk.edition)
        };
        battle.editions = game.info().editions.iter().map(edition).collect();
    }
    for (i, side) in battle.sides.iter_mut().enumerate() {
        *side = desk.side(i, &kept.pasted[i], &shown);
    }
    battle.lacks = desk.lacks();
    let afield = |b: &&ScenarioTable| !b.path.is_empty() && !b.path.starts_with("side") && b.path != "options";
    battle.field = desk.blocks.iter().filter(afield).map(|b| desk.block(b, &shown)).collect();
    battle.more = desk.more("", &["side"]);
    battle.more.extend(desk.more("ground", &[]));
    desk.catalogue(game, &mut battle);
    battle.departs = departs(&desk, game);
    battle.options = state.options.then(|| options(&desk, hall, game, &kept.scenario));
    if let Some(opened) = &desk.opened {
        let counted = if state.count {
            Some(CountedSample::of(&kept.scenario, opened))
        } else {
            CountedSample::known(&kept.scenario)
        };
        battle.chances = counted.map(|counted| counted.shown(&desk.words, opened.fight.as_ref()));
    }
    battle
}

/// A file that names no ruleset, or one nobody knows, is told so by the reader itself.
fn unknown(games: Games, doc: &Doc) -> Vec<Problem> {
    let names: Vec<&str> = games.iter().map(|g| g.info().id).collect();
    let _ = montjoie_game::scenario::ruleset_among(doc, &names);
    doc.findings().problems
}

impl ScenarioReading<'_> {
    pub(super) fn lang(&self) -> Lang {
        self.words.lang
    }

    pub(super) fn ruleset(&self) -> &'static str {
        self.game.map_or("", |g| g.info().id)
    }

    pub(super) fn lines(&self, text: &str) -> Vec<Pasted> {
        self.game.map(|g| g.format()).map_or_else(Vec::new, |f| paste(text, f.labels, f.catalogue))
    }

    /// What a thing of this key is called: a unit, a character, an event.
    pub(super) fn kind(&self, kind: &str) -> String {
        let ruleset = self.ruleset();
        let bare = kind.rsplit('-').next().unwrap_or(kind);
        let ids = [kind, bare].map(|k| [format!("{ruleset}-kind-{k}"), format!("page-prepare-kind-{k}")]);
        ids.as_flattened()
            .iter()
            .find(|id| self.words.texts.has(id))
            .map_or_else(|| bare.replace('_', " "), |id| self.words.word(id))
    }

    /// What people call a key: the ruleset's word, the common one, the field of a ruling, what its lines say, the key itself.
    pub(super) fn label(&self, key: &str) -> String {
        let ruleset = self.ruleset();
        let ids = [format!("{ruleset}-key-{key}"), format!("page-key-{key}"), format!("{ruleset}-field-{key}")];
        if let Some(id) = ids.iter().find(|id| self.words.texts.has(id)) {
            return capital(&self.words.word(id));
        }
        let labels = self.game.map(|g| g.format().labels).unwrap_or_default();
        let said = labels.iter().find(|l| l.key == key).and_then(|l| l.words.first());
        capital(&said.map_or_else(|| key.replace('_', " "), |word| (*word).to_owned()))
    }

    /// A value that is a word, as people say it.
    pub(super) fn choice(&self, key: &str, value: &str) -> String {
        let ruleset = self.ruleset();
        let ids = [
            format!("{ruleset}-key-{key}-{value}"),
            format!("page-key-{key}-{value}"),
            format!("{ruleset}-field-{key}-{value}"),
            format!("{ruleset}-{key}-{value}"),
        ];
        ids.iter()
            .find(|id| self.words.texts.has(id))
            .map_or_else(|| value.replace('_', " "), |id| capital(&self.words.word(id)))
    }

    pub(super) fn derived(&self, sheet: &Sheet, main: bool) -> Vec<(String, String)> {
        let figures = sheet.figures.iter().filter(|f| f.main || !main);
        let mut all: Vec<_> = figures.map(|f| (self.words.figure(f.word), self.words.value(&f.value))).collect();
        // Of one person the figures say it all: they have no head count.
        if let Some((_, start)) = sheet.strength.filter(|_| sheet.kind != "character") {
            all.insert(0, (self.words.word("page-prepare-strength"), self.words.number(start)));
        }
        all
    }

    pub(super) fn sheet_of(&self, place: &str) -> Option<&Sheet> {
        let who = self.subjects.get(place)?;
        self.sheets.iter().find(|s| s.subject == *who)
    }
}

/// Whether a path stands at or under another.
pub(super) fn within(path: &str, above: &str) -> bool {
    above.is_empty()
        || path == above
        || path.strip_prefix(above).is_some_and(|rest| rest.starts_with('.') || rest.starts_with('['))
}
