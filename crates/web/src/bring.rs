//! Bring your own: the page on which stat blocks of other games become units or characters of a battle. The page carries everything it
//! shows: what was pasted, and what was typed over its figures; nothing is kept before a battle is begun or prepared.

use crate::forms::Fields;
use crate::hall::Hall;
use crate::home::only_gm;
use crate::live::words;
use crate::routes::Routes;
use crate::secret;
use crate::visit::{Visit, done, page, trouble};
use axum::extract::{FromRequest, Multipart, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use montjoie_bring::{Brought, battle, bring, read, tables, told, try_out};
use montjoie_chronicle::{Preparing, Trouble};
use montjoie_game::block::{FigureOrigin, Role, ScenarioValue};
use montjoie_game::scenario::{Doc, Expected, Problem};
use montjoie_game::{Arg, Game, Message, Names, game_named};
use montjoie_pages::bring::{Bring, BroughtFigure, BroughtOne};
use montjoie_pages::{Notice, Words, plain};
use montjoie_text::Lang;
use std::sync::Arc;

type Here = State<Arc<Hall>>;

/// The routes of bringing: all of them need the GM's key.
pub fn routes() -> Routes {
    Routes::default().get("/prepare/bring", show).post("/prepare/bring", form)
}

/// What a form asks for.
struct Asked {
    text: String,
    game: &'static dyn Game,
    edition: Option<&'static str>,
    role: Role,
    count: Option<i64>,
    fields: Fields,
}

impl Asked {
    fn of(hall: &Hall, fields: Fields) -> Asked {
        let first = hall.games[0];
        let (game, edition) = game_named(hall.games, fields.get("book")).unwrap_or((first, None));
        let edition = edition.or(game.info().editions.first().copied());
        let file = fields.all("file").find(|text| !text.trim().is_empty());
        let text = file.unwrap_or(fields.get("text")).replace("\r\n", "\n").trim().to_owned();
        let role = Role::of(fields.get("as")).unwrap_or_default();
        let count = fields.number::<i64>("count").filter(|n| (1..=1_000_000).contains(n));
        Asked { text, game, edition, role, count, fields }
    }

    /// A print of everything the figures follow from.
    fn mark(&self) -> String {
        let book = (self.game.info().id, self.edition);
        let said = format!("{}\0{book:?}\0{:?}\0{:?}", self.text, self.role, self.count);
        let print =
            said.bytes().fold(0xcbf2_9ce4_8422_2325u64, |h, b| (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3));
        format!("{print:016x}")
    }

    /// Whether the figures of the form are those of this text.
    fn typed(&self) -> bool {
        self.fields.get("mark") == self.mark()
    }

    /// Everybody brought, with what was typed over their figures, by an edition of the book.
    fn brought(&self, hall: &Hall, edition: Option<&'static str>) -> (Vec<Brought>, Vec<Message>) {
        let reading = read(&self.text, hall.games, self.game);
        let made = reading.blocks.iter().filter_map(|block| bring(self.game, edition, block, self.role, self.count));
        let mut all: Vec<Brought> = made.collect();
        if self.typed() {
            // What the page showed was made by the edition it names: only what differs from that was typed.
            let shown: Vec<Brought> = reading
                .blocks
                .iter()
                .filter_map(|block| bring(self.game, self.edition, block, self.role, self.count))
                .collect();
            for (nth, (brought, shown)) in all.iter_mut().zip(&shown).enumerate() {
                for given in &shown.figures {
                    let name = field(nth, &given.key);
                    let typed = self.fields.0.iter().find(|(n, _)| *n == name).map(|(_, v)| v.trim());
                    if let Some(typed) = typed.filter(|typed| *typed != given.value.shown()) {
                        brought.retype(&given.key, typed);
                    }
                }
            }
        }
        (all, reading.unread)
    }
}

/// What forms call a figure.
fn field(nth: usize, key: &str) -> String {
    format!("f~{nth}~{key}")
}

async fn show(State(hall): Here, visit: Visit) -> Response {
    if let Some(refused) = only_gm(&hall, &visit) {
        return refused;
    }
    let asked = Asked::of(&hall, Fields::default());
    written(&hall, &visit, &asked, Vec::new())
}

/// A form as browsers send it: with a file, or without.
async fn fields_of(request: Request) -> Result<Fields, StatusCode> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    if !kind.starts_with("multipart/") {
        return Fields::from_request(request, &()).await;
    }
    let mut parts = Multipart::from_request(request, &()).await.map_err(|e| e.status())?;
    let mut fields = Fields::default();
    while let Some(part) = parts.next_field().await.map_err(|e| e.status())? {
        let name = part.name().unwrap_or_default().to_owned();
        let bytes = part.bytes().await.map_err(|e| e.status())?;
        fields.0.push((name, String::from_utf8_lossy(&bytes).into_owned()));
    }
    Ok(fields)
}

async fn form(State(hall): Here, visit: Visit, request: Request) -> Response {
    if let Some(refused) = only_gm(&hall, &visit) {
        return refused;
    }
    let fields = match fields_of(request).await {
        Ok(fields) => fields,
        Err(StatusCode::PAYLOAD_TOO_LARGE) => return trouble(&hall, &visit, plain::ErrorPage::TooLarge, None),
        Err(_) => return trouble(&hall, &visit, plain::ErrorPage::Forged, None),
    };
    let made = tokio::task::spawn_blocking(move || {
        let asked = Asked::of(&hall, fields);
        match asked.fields.get("do") {
            "prepare" => prepare(&hall, &visit, &asked),
            "try" => try_it(&hall, &visit, &asked),
            _ => written(&hall, &visit, &asked, Vec::new()),
        }
    });
    made.await.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

fn wrong(id: &'static str) -> Vec<Notice> {
    vec![Notice { wrong: true, message: Message::new(id) }]
}

/// Everybody brought, when there is somebody and the book takes them all as they stand.
fn taken(hall: &Hall, asked: &Asked, edition: Option<&'static str>) -> Result<Vec<Brought>, Vec<Notice>> {
    if !asked.typed() {
        return Err(wrong("page-bring-mended"));
    }
    let (all, _) = asked.brought(hall, edition);
    let sound = |brought: &Brought| try_out(asked.game, edition, brought).problems.is_empty();
    match all.is_empty() || !all.iter().all(sound) {
        true => Err(wrong("page-bring-refused")),
        false => Ok(all),
    }
}

/// A trial at once: the same on both sides.
fn try_it(hall: &Hall, visit: &Visit, asked: &Asked) -> Response {
    let all = match taken(hall, asked, asked.edition) {
        Ok(all) => all,
        Err(notices) => return written(hall, visit, asked, notices),
    };
    let lang = visit.reader.lang;
    let name = all.first().map(Brought::name).unwrap_or_default();
    let title = Message::new("page-bring-trial").with("name", Arg::Text(name));
    let title = hall.texts.say(lang, &title, &Names::default());
    let [a, b] = ["page-prepare-new-a", "page-prepare-new-b"].map(|id| hall.texts.word(lang, id));
    let id = secret::once(asked.fields.get("once"));
    match hall.begin_as(&id, &battle(asked.game, asked.edition, &title, [&a, &b], &all)) {
        Ok(()) => done(&format!("/b/{id}")),
        Err(Trouble::Scenario(_)) => written(hall, visit, asked, wrong("page-bring-refused")),
        Err(t) => trouble(hall, visit, plain::ErrorPage::DiskFull, Some(&t.message())),
    }
}

/// Into a new battle, or one that is being prepared.
fn prepare(hall: &Hall, visit: &Visit, asked: &Asked) -> Response {
    let draft = asked.fields.get("draft");
    let kept = if draft.is_empty() { None } else { hall.shelf.draft(draft).ok().flatten() };
    let kept: Option<serde_json::Value> = kept.and_then(|text| serde_json::from_str(&text).ok());
    if kept.is_none() && !draft.is_empty() {
        return written(hall, visit, asked, wrong("page-bring-lost"));
    }
    let scenario = kept.as_ref().and_then(|kept| kept.get("scenario")?.as_str().map(str::to_owned));
    let mut doc = match &scenario {
        None => blank(hall, asked, visit.reader.lang),
        Some(text) => match Preparing::read(text).filter(|_| is_of(hall, text, asked.game)) {
            Some(doc) => doc,
            None => return written(hall, visit, asked, wrong("page-bring-lost")),
        },
    };
    // A battle under way counts as its own edition does.
    let edition = scenario.as_deref().map_or(asked.edition, |text| edition_of(hall, text, asked.game));
    let all = match taken(hall, asked, edition) {
        Ok(all) => all,
        Err(notices) => return written(hall, visit, asked, notices),
    };
    let side = if asked.fields.get("side") == "2" { "side[2]" } else { "side[1]" };
    for brought in &all {
        let names = |key: &str| ["name", "name_fr", "name_en"].contains(&key);
        let taken: Vec<String> =
            doc.blocks().into_iter().flat_map(|b| b.keys).filter(|(k, _)| names(k)).map(|(_, v)| v).collect();
        let mut brought = brought.clone();
        if taken.contains(&brought.name()) {
            let free = (2..).map(|n| format!("{} {n}", brought.name())).find(|name| !taken.contains(name));
            brought.retype("name", &free.unwrap_or_default());
        }
        let Some(place) = doc.add(side, brought.role.word(), &[]) else {
            return written(hall, visit, asked, wrong("page-bring-lost"));
        };
        for (key, value) in brought.says() {
            doc.set(&place, &key, &want(&key, &value), &value.shown());
        }
    }
    let (id, saved) = match kept {
        None => {
            let id = secret::once(asked.fields.get("once"));
            // The same tap, come twice.
            let there = hall.shelf.draft(&id).ok().flatten().is_some() || hall.has(&id);
            let saved = if there { Ok(()) } else { crate::prepare::KeptPreparation::of(doc.text()).save(hall, &id) };
            (id, saved)
        }
        Some(mut kept) => {
            let writing = kept.get("writing").and_then(serde_json::Value::as_u64).unwrap_or(0);
            kept["scenario"] = doc.text().into();
            kept["writing"] = (writing + 1).into();
            (draft.to_owned(), hall.shelf.keep_draft(draft, Some(&kept.to_string())))
        }
    };
    match saved {
        Ok(()) => done(&format!("/prepare/{id}")),
        Err(t) => trouble(hall, visit, plain::ErrorPage::DiskFull, Some(&t.message())),
    }
}

/// How a value is written into the file.
fn want(key: &str, value: &ScenarioValue) -> Expected {
    match value {
        ScenarioValue::Flag(_) => Expected::Flag,
        ScenarioValue::Words(_) => Expected::List(Box::new(Expected::Text)),
        _ if matches!(key, "name" | "line") => Expected::Text,
        _ => Expected::Any,
    }
}

fn blank(hall: &Hall, asked: &Asked, lang: Lang) -> Preparing {
    let words = ["page-prepare-new", "page-prepare-new-a", "page-prepare-new-b"].map(|id| hall.texts.word(lang, id));
    let [title, a, b] = words.each_ref().map(|name| lang.pick((name.as_str(), ""), ("", name.as_str())));
    let mut doc = Preparing::blank(asked.game.info().id, title, [a, b]);
    // The usual edition goes without saying.
    if let Some(edition) = asked.edition.filter(|edition| asked.game.info().editions.first() != Some(edition)) {
        doc.set("", "edition", &Expected::Text, edition);
    }
    doc
}

fn is_of(hall: &Hall, scenario: &str, game: &'static dyn Game) -> bool {
    let named = Doc::read(scenario).peek("ruleset").and_then(|name| game_named(hall.games, name));
    named.is_some_and(|(of, _)| of.info().id == game.info().id)
}

fn edition_of(hall: &Hall, scenario: &str, game: &'static dyn Game) -> Option<&'static str> {
    let doc = Doc::read(scenario);
    let implied = doc.peek("ruleset").and_then(|name| game_named(hall.games, name)).and_then(|(_, edition)| edition);
    let said = doc.peek("edition").and_then(|said| game.info().editions.iter().find(|e| **e == said).copied());
    said.or(implied).or(game.info().editions.first().copied())
}

/// The page as a form left it.
fn written(hall: &Hall, visit: &Visit, asked: &Asked, mut notices: Vec<Notice>) -> Response {
    let names = Names::default();
    let says = words(hall, &names, visit.reader, Some(asked.game.info()));
    let asks = asked.fields.0.iter().any(|(name, _)| name == "do");
    let (all, unread) = if asks { asked.brought(hall, asked.edition) } else { (Vec::new(), Vec::new()) };
    notices.extend(unread.into_iter().map(|message| Notice { wrong: true, message }));
    let brought = all.iter().enumerate().map(|(nth, brought)| one(asked, &says, nth, brought)).collect();
    let bring = Bring {
        text: asked.text.clone(),
        books: books(hall, asked, &says),
        character: asked.role == Role::Character,
        count: asked.fields.get("count").trim().chars().take(12).collect(),
        mark: asked.mark(),
        brought,
        drafts: drafts(hall, asked, visit.reader.lang),
        second: asked.fields.get("side") == "2",
        once: secret::once(asked.fields.get("once")),
        notices,
    };
    page(montjoie_pages::bring::page(visit.reader, &says, &bring))
}

/// The books, each edition by itself where there are several.
fn books(hall: &Hall, asked: &Asked, says: &Words<'_>) -> Vec<(String, String, bool)> {
    let mut books = Vec::new();
    for game in hall.games {
        let info = game.info();
        let name = says.word(&format!("{}-name", info.id));
        let own = info.id == asked.game.info().id;
        if info.editions.is_empty() {
            books.push((info.id.to_owned(), name, own));
            continue;
        }
        for edition in info.editions {
            let word = says.word(&format!("{}-edition-{edition}", info.id));
            let chosen = own && asked.edition == Some(*edition);
            books.push((format!("{}-{edition}", info.id), format!("{name}, {word}"), chosen));
        }
    }
    books
}

/// The battles being prepared with this book.
fn drafts(hall: &Hall, asked: &Asked, lang: Lang) -> Vec<(String, String, bool)> {
    let mut drafts = Vec::new();
    for (id, text) in hall.shelf.drafts().unwrap_or_default().into_iter().take(20) {
        let kept: Option<serde_json::Value> = serde_json::from_str(&text).ok();
        let scenario = kept.as_ref().and_then(|kept| kept.get("scenario")?.as_str()).unwrap_or_default();
        if is_of(hall, scenario, asked.game) {
            let (fr, en) = montjoie_chronicle::titled_scenario(scenario);
            let chosen = id == asked.fields.get("draft");
            drafts.push((id, lang.pick(fr, en), chosen));
        }
    }
    drafts
}

/// One of them as the page shows it.
fn one(asked: &Asked, says: &Words<'_>, nth: usize, brought: &Brought) -> BroughtOne {
    let tried = try_out(asked.game, asked.edition, brought);
    let key_of = |problem: &Problem| problem.path.rsplit('.').next().unwrap_or_default().to_owned();
    let figure = |given: &montjoie_game::block::UnitFigure| {
        let key = &given.key;
        let values = match tried.wants.get(key) {
            Some(Expected::OneOf(words)) if words.iter().any(|word| *word == given.value.shown()) => {
                words.iter().map(|word| (word.clone(), choice(says, asked.game, key, word))).collect()
            }
            Some(Expected::Flag) => {
                ["true", "false"].map(|word| (word.to_owned(), says.word(&format!("page-bring-{word}")))).to_vec()
            }
            _ => Vec::new(),
        };
        BroughtFigure {
            field: field(nth, key),
            label: label(says, asked.game, key),
            key: key.clone(),
            value: given.value.shown(),
            values,
            origin: says.say(&told(&given.origin, |message| says.say(message))),
            guessed: matches!(given.origin, FigureOrigin::Guessed(_)),
            wrong: tried.problems.iter().find(|p| key_of(p) == *key).map(|p| says.say(&p.message())),
        }
    };
    let figures: Vec<BroughtFigure> = brought.figures.iter().map(figure).collect();
    let homeless = tried.problems.iter().filter(|p| !figures.iter().any(|f| f.key == key_of(p)));
    BroughtOne {
        name: brought.name(),
        notation: says.word(&format!("bring-notation-{}", brought.notation.word())),
        wrong: homeless.map(|p| says.say(&p.message())).collect(),
        toml: tables(std::slice::from_ref(brought)),
        figures,
    }
}

/// What people call a key.
fn label(says: &Words<'_>, game: &'static dyn Game, key: &str) -> String {
    let ruleset = game.info().id;
    let ids = [format!("{ruleset}-key-{key}"), format!("page-key-{key}"), format!("{ruleset}-field-{key}")];
    let found = ids.iter().find(|id| says.texts.has(id)).map(|id| says.word(id));
    let told = found.unwrap_or_else(|| {
        let labels = game.format().labels;
        let said = labels.iter().find(|l| l.key == key).and_then(|l| l.words.first());
        said.map_or_else(|| key.replace('_', " "), |word| (*word).to_owned())
    });
    montjoie_pages::capital(&told)
}

/// What people call a word of a key.
fn choice(says: &Words<'_>, game: &'static dyn Game, key: &str, value: &str) -> String {
    let ruleset = game.info().id;
    let ids = [
        format!("{ruleset}-key-{key}-{value}"),
        format!("page-key-{key}-{value}"),
        format!("{ruleset}-field-{key}-{value}"),
        format!("{ruleset}-{key}-{value}"),
    ];
    let found = ids.iter().find(|id| says.texts.has(id)).map(|id| montjoie_pages::capital(&says.word(id)));
    found.unwrap_or_else(|| value.replace('_', " "))
}
