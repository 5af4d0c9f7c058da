//! Preparing a battle on the page. What is kept is the scenario file itself, after every form: closing the lid loses nothing.

mod catalogue;
mod chances;
mod change;
mod lines;
mod options;
mod part;
mod seek;
mod sheet;
mod touch;
mod view;
mod wrong;

use self::seek::ListState;
use crate::forms::Fields;
use crate::hall::Hall;
use crate::live::words;
use crate::routes::Routes;
use crate::secret;
use crate::visit::{Visit, done, page, trouble};
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use montjoie_chronicle::{Preparing, Trouble};
use montjoie_game::scenario::{Doc, fold, paste};
use montjoie_game::{Game, Games, Message, Names};
use montjoie_pages::{Notice, plain, prepare};
use montjoie_text::Lang;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

type Here = State<Arc<Hall>>;

/// The routes of preparing: all of them need the GM's key.
pub fn routes() -> Routes {
    Routes::default()
        .get("/new", crate::home::to_first)
        .post("/new", new)
        .get("/prepare/{id}", show)
        .post("/prepare/{id}", form)
        .get("/prepare/{id}/chances", count)
        .get("/prepare/{id}/scenario", download)
}

/// What is kept of a battle that is being prepared.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct KeptPreparation {
    /// The scenario file.
    pub scenario: String,
    /// What was pasted for each side and not understood.
    #[serde(default)]
    pub pasted: [String; 2],
    /// How often tables were moved about: a page that shows an older writing moves none.
    #[serde(default)]
    pub writing: u64,
}

impl KeptPreparation {
    /// This scenario.
    #[must_use]
    pub fn of(scenario: String) -> KeptPreparation {
        KeptPreparation { scenario, ..KeptPreparation::default() }
    }

    fn load(hall: &Hall, id: &str) -> Result<Option<KeptPreparation>, Trouble> {
        Ok(hall.shelf.draft(id)?.and_then(|text| serde_json::from_str(&text).ok()))
    }

    /// Keeps it under this id.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn save(&self, hall: &Hall, id: &str) -> Result<(), Trouble> {
        let text = serde_json::to_string(self).map_err(|e| Trouble::Io(e.to_string()))?;
        hall.shelf.keep_draft(id, Some(&text))
    }
}

/// The ruleset a scenario names.
pub(crate) fn game_of(games: Games, doc: &Doc) -> Option<&'static dyn Game> {
    let name = doc.peek("ruleset")?;
    let named = |game: &&&'static dyn Game| {
        game.info().id == name || game.format().aliases.iter().any(|(alias, _)| *alias == name)
    };
    games.iter().find(named).copied()
}

/// A battle from nothing, from a sample, or from what another left.
async fn new(State(hall): Here, visit: Visit, fields: Fields) -> Response {
    if !visit.gm {
        return trouble(&hall, &visit, plain::ErrorPage::NoSecret, None);
    }
    let Some(game) = hall.game(fields.get("game")) else {
        return trouble(&hall, &visit, plain::ErrorPage::NotFound, None);
    };
    let sample = game.battles().into_iter().find(|b| b.id == fields.get("sample")).map(|b| b.text.to_owned());
    hall.remember_book(game.info().id);
    // What is left of another battle.
    let after = Some(fields.get("after")).filter(|id| !id.is_empty()).and_then(|id| crate::gm::what_follows(&hall, id));
    let scenario = sample.or(after).unwrap_or_else(|| blank(&hall, game.info().id, visit.reader.lang));
    let id = secret::once(fields.get("once"));
    let begun = KeptPreparation::load(&hall, &id).and_then(|there| match there {
        // The same tap, come twice.
        Some(_) => Ok(()),
        None => KeptPreparation::of(scenario).save(&hall, &id),
    });
    match begun {
        Ok(()) => done(&format!("/prepare/{id}")),
        Err(t) => trouble(&hall, &visit, plain::ErrorPage::DiskFull, Some(&t.message())),
    }
}

/// A name in the reader's language alone, French first: given in the other too, it would stay there when the GM changes his own.
fn in_one(lang: Lang, name: &str) -> (&str, &str) {
    match lang {
        Lang::Fr => (name, ""),
        Lang::En => ("", name),
    }
}

fn blank(hall: &Hall, ruleset: &str, lang: Lang) -> String {
    let words = ["page-prepare-new", "page-prepare-new-a", "page-prepare-new-b"].map(|id| hall.texts.word(lang, id));
    let [title, a, b] = words.each_ref().map(|name| in_one(lang, name));
    Preparing::blank(ruleset, title, [a, b]).text()
}

fn kept(hall: &Hall, visit: &Visit, id: &str) -> Result<KeptPreparation, Box<Response>> {
    if !visit.gm {
        return Err(Box::new(trouble(hall, visit, plain::ErrorPage::NoSecret, None)));
    }
    match KeptPreparation::load(hall, id) {
        Ok(Some(kept)) => Ok(kept),
        Ok(None) => Err(Box::new(trouble(hall, visit, plain::ErrorPage::NotFound, None))),
        Err(t) => Err(Box::new(trouble(hall, visit, plain::ErrorPage::Broken, Some(&t.message())))),
    }
}

async fn show(
    State(hall): Here,
    visit: Visit,
    Path(id): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Response {
    let kept = match kept(&hall, &visit, &id) {
        Ok(kept) => kept,
        // Somebody began it, and comes back by an old link.
        Err(_) if visit.gm && hall.has(&id) => return done(&format!("/b/{id}")),
        Err(refused) => return *refused,
    };
    let made = tokio::task::spawn_blocking(move || {
        let mut battle = view::prepared(&hall, visit.reader, &id, &kept, &ListState::of_query(&query));
        if query.contains_key("old") {
            battle.notices.push(Notice { wrong: true, message: Message::new("page-prepare-old") });
        }
        if let Some((good, bad)) = query.get("pasted").and_then(|told| told.split_once('-')) {
            let many = |text: &str| text.parse().unwrap_or(0_i64);
            let (good, bad) = (many(good), many(bad));
            let message = Message::new("page-prepare-pasted").number("good", good).number("bad", bad);
            battle.notices.push(Notice { wrong: bad > 0, message });
        }
        let names = names_of(&hall, &kept);
        let info = game_of(hall.games, &Doc::read(&kept.scenario)).map(Game::info);
        prepare::page(visit.reader, &words(&hall, &names, visit.reader, info), &battle)
    });
    made.await.map_or_else(|_| axum::http::StatusCode::INTERNAL_SERVER_ERROR.into_response(), page)
}

/// What everybody is called in a scenario that can be played.
fn names_of(hall: &Hall, kept: &KeptPreparation) -> Names {
    let doc = Doc::read(&kept.scenario);
    let opened = game_of(hall.games, &doc).and_then(|game| game.open(&doc, None).ok());
    opened.map(|opened| opened.fight.names().clone()).unwrap_or_default()
}

/// The chances of the armies as they stand: a piece of the page.
async fn count(State(hall): Here, visit: Visit, Path(id): Path<String>) -> Response {
    let kept = match kept(&hall, &visit, &id) {
        Ok(kept) => kept,
        Err(refused) => return *refused,
    };
    let made = tokio::task::spawn_blocking(move || {
        let state = ListState { count: true, ..ListState::default() };
        let battle = view::prepared(&hall, visit.reader, &id, &kept, &state);
        let names = names_of(&hall, &kept);
        let words = words(&hall, &names, visit.reader, None);
        battle.chances.map(|counted| prepare::chances(&words, &counted).into_string())
    });
    match made.await {
        Ok(piece) => page(piece.unwrap_or_default()),
        Err(_) => axum::http::StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

async fn download(State(hall): Here, visit: Visit, Path(id): Path<String>) -> Response {
    match kept(&hall, &visit, &id) {
        Ok(kept) => {
            let saved = "attachment; filename=\"scenario.toml\"";
            let head = [(header::CONTENT_TYPE, "application/toml"), (header::CONTENT_DISPOSITION, saved)];
            (head, kept.scenario).into_response()
        }
        Err(refused) => *refused,
    }
}

async fn form(State(hall): Here, visit: Visit, Path(id): Path<String>, fields: Fields) -> Response {
    let mut kept = match kept(&hall, &visit, &id) {
        Ok(kept) => kept,
        Err(_) if visit.gm && hall.has(&id) => return done(&format!("/b/{id}")),
        Err(refused) => return *refused,
    };
    let base = format!("/prepare/{id}");
    let (what, place) = fields.get("do").split_once('~').unwrap_or((fields.get("do"), ""));
    let moves = matches!(what, "copy" | "drop" | "add" | "raw" | "troop" | "more" | "less")
        || ["paste_a", "paste_b"].iter().any(|p| !fields.get(p).trim().is_empty());
    if moves && fields.number("writing") != Some(kept.writing) {
        return done(&format!("{base}?old=1"));
    }
    if what == "forget" {
        return match hall.shelf.keep_draft(&id, None) {
            Ok(()) => done("/"),
            Err(t) => trouble(&hall, &visit, plain::ErrorPage::DiskFull, Some(&t.message())),
        };
    }
    let mut state = ListState::of_form(&fields);
    // Who was just added is brought into view.
    let (mut anchor, mut told) = (String::new(), String::new());
    kept.writing += u64::from(moves);
    if what == "raw" {
        kept.scenario = fields.get("file").replace("\r\n", "\n").trim_start().to_owned();
        state.open = None;
    } else if let Some(mut doc) = Preparing::read(&kept.scenario) {
        change::take_fields(&hall, visit.reader.lang, &kept.scenario, &mut doc, &fields);
        let before = doc.blocks().len();
        take_pasted(hall.games, &mut kept.pasted, &mut doc, &fields);
        if ["paste_a", "paste_b"].iter().any(|p| !fields.get(p).trim().is_empty()) {
            let left: usize = kept.pasted.iter().map(|text| text.lines().count()).sum();
            told = format!("pasted={}-{left}", doc.blocks().len() - before);
        }
        match what {
            "copy" => state.open = doc.copy(place).or(state.open),
            "drop" => {
                doc.remove(place);
                state.open = state.open.filter(|o| o != place && !o.starts_with(&format!("{place}.")));
            }
            "add" => state.open = change::add(&hall, visit.reader.lang, &mut doc, place).or(state.open),
            "troop" => {
                anchor = catalogue::add(hall.games, &mut doc, place).map(|p| prepare::place_id(&p)).unwrap_or_default();
            }
            "more" | "less" => {
                change::step(hall.games, &mut doc, place, what == "more");
                anchor = prepare::place_id(place);
            }
            "document" => change::as_the_document(hall.games, &mut doc),
            "options" => (state.options, anchor) = (true, "options".to_owned()),
            "count" => (state.count, anchor) = (true, "chances".to_owned()),
            "edit" => state.open = Some(place.to_owned()),
            "shut" => state.open = None,
            _ => {}
        }
        if matches!(what, "edit" | "add" | "copy") && state.open.is_some() {
            anchor = "sheet".to_owned();
        }
        kept.scenario = doc.text();
    }
    if let Err(t) = kept.save(&hall, &id) {
        return trouble(&hall, &visit, plain::ErrorPage::DiskFull, Some(&t.message()));
    }
    if what == "play" {
        match hall.begin_as(&id, &kept.scenario) {
            Ok(()) => {
                // The battle holds its scenario: the draft has become it. Should this fail, the draft only stays about.
                let _ = hall.shelf.keep_draft(&id, None);
                return done(&format!("/b/{id}"));
            }
            Err(Trouble::Scenario(_)) => {}
            Err(t) => return trouble(&hall, &visit, plain::ErrorPage::DiskFull, Some(&t.message())),
        }
    }
    done(&state.address(&base, &told, &anchor))
}

/// Makes a unit of every pasted line that is understood; the others stay in the box.
fn take_pasted(games: Games, left: &mut [String; 2], doc: &mut Preparing, fields: &Fields) {
    let read = Doc::read(&doc.text());
    let Some(game) = game_of(games, &read) else { return };
    let format = game.format();
    let blocks = doc.blocks();
    let own: Vec<String> = blocks
        .iter()
        .filter(|b| b.kind == "troop")
        .flat_map(|b| ["id", "name", "name_fr", "name_en"].map(|key| fold(b.get(key).unwrap_or_default())))
        .filter(|name| !name.is_empty())
        .collect();
    for (i, name) in ["paste_a", "paste_b"].into_iter().enumerate() {
        if !fields.0.iter().any(|(n, _)| n == name) {
            continue;
        }
        let mut stay = Vec::new();
        for line in paste(fields.get(name), format.labels, format.catalogue) {
            let ours = own.contains(&fold(&line.unit.name))
                && line.unit.problems.iter().all(|p| p.code == "problem-unknown-troop");
            let good = line.unit.problems.is_empty() || ours;
            let side = format!("side[{}]", i + 1);
            if !(good && doc.add(&side, "unit", &[("line", &line.text)]).is_some()) {
                stay.push(line.text);
            }
        }
        left[i] = stay.join("\n");
    }
}
