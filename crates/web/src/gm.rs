//! The game master's door: every form of the GM's page.

use crate::forms::Fields;
use crate::hall::Hall;
use crate::live::{StillThere, updates, words};
use crate::look::{Who, look, share};
use crate::room::{Inside, Room};
use crate::routes::Routes;
use crate::visit::{Visit, done, page, trouble};
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use montjoie_chronicle::{At, Author, Hand, Stop, Trouble, Wish};
use montjoie_pages::{Draft, gm, join, keys, paper, plain};
use montjoie_rules::{Gesture, Knowledge, Message, Viewer};
use montjoie_table::{Answer, KeyName, NamedTerm, Side, Slot, Want};
use std::sync::Arc;

type Here = State<Arc<Hall>>;

/// The GM's routes: all of them need the GM's key.
pub fn routes() -> Routes {
    Routes::default()
        .get("/b/{id}", table)
        .get("/b/{id}/events", events)
        .get("/b/{id}/{leaf}", leaf)
        .post("/b/{id}/{leaf}", form)
        .get("/b/{id}/print/{sheet}", print)
        .get("/b/{id}/rule/{rule}", rule)
}

fn room(hall: &Hall, visit: &Visit, id: &str) -> Result<Arc<Room>, Box<Response>> {
    if !visit.gm {
        return Err(Box::new(trouble(hall, visit, plain::Trouble::NoSecret, None)));
    }
    hall.room(id).map_err(|t| Box::new(trouble(hall, visit, plain::Trouble::NotFound, Some(&t.message()))))
}

async fn table(State(hall): Here, visit: Visit, Path(id): Path<String>) -> Response {
    let room = match room(&hall, &visit, &id) {
        Ok(room) => room,
        Err(refused) => return *refused,
    };
    let view = view(&hall, &room, &visit);
    page(gm::page(&view, &words(&hall, &view.names, visit.reader, Some(view.info))))
}

fn view(hall: &Hall, room: &Room, visit: &Visit) -> montjoie_pages::View {
    let inside = room.inside();
    let door = hall.door(&inside.seats.code);
    look(room, &inside, &Who::Gm, visit.reader, Some(door))
}

async fn events(State(hall): Here, visit: Visit, Path(id): Path<String>) -> Response {
    match room(&hall, &visit, &id) {
        Ok(room) => {
            let still: StillThere = Arc::new(|| Some(Who::Gm));
            updates(hall, room, visit.reader, still).into_response()
        }
        Err(refused) => *refused,
    }
}

async fn print(State(hall): Here, visit: Visit, Path((id, sheet)): Path<(String, String)>) -> Response {
    let room = match room(&hall, &visit, &id) {
        Ok(room) => room,
        Err(refused) => return *refused,
    };
    let view = view(&hall, &room, &visit);
    let words = words(&hall, &view.names, visit.reader, Some(view.info));
    match sheet.as_str() {
        "cards" => page(paper::cards(&view, &words, &|who| room.inside().chronicle.fight().ladder(who, Viewer::Gm))),
        "order" => page(paper::order(&view, &words)),
        "finish" => page(paper::finish(&view, &words)),
        _ => trouble(&hall, &visit, plain::Trouble::NotFound, None),
    }
}

async fn rule(State(hall): Here, visit: Visit, Path((id, rule)): Path<(String, String)>) -> Response {
    let room = match room(&hall, &visit, &id) {
        Ok(room) => room,
        Err(refused) => return *refused,
    };
    let view = view(&hall, &room, &visit);
    page(plain::rule(&view, &words(&hall, &view.names, visit.reader, Some(view.info)), &rule))
}

/// Pages beside the table.
async fn leaf(State(hall): Here, visit: Visit, Path((id, leaf)): Path<(String, String)>) -> Response {
    let room = match room(&hall, &visit, &id) {
        Ok(room) => room,
        Err(refused) => return *refused,
    };
    let view = view(&hall, &room, &visit);
    let words = words(&hall, &view.names, visit.reader, Some(view.info));
    let file = |kind: &'static str, name: &str, bytes: Vec<u8>| {
        let saved = format!("attachment; filename=\"{name}\"");
        ([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, saved)], bytes).into_response()
    };
    match leaf.as_str() {
        "chronicle" => page(montjoie_pages::whole_chronicle(&view, &words)),
        "chronicle.md" => {
            file("text/markdown; charset=utf-8", "chronicle.md", montjoie_pages::markdown(&view, &words).into_bytes())
        }
        "people" => page(join::people(&view, &words)),
        "scenario" => {
            let scenario = room.inside().chronicle.journal().header.scenario.clone();
            file("application/toml", "scenario.toml", scenario.into_bytes())
        }
        "journal" => {
            let journal = room.inside().chronicle.journal().write();
            file("application/jsonl", "bataille.jsonl", journal)
        }
        _ => trouble(&hall, &visit, plain::Trouble::NotFound, None),
    }
}

/// Every form of the GM's page.
async fn form(State(hall): Here, visit: Visit, Path((id, form)): Path<(String, String)>, fields: Fields) -> Response {
    let room = match room(&hall, &visit, &id) {
        Ok(room) => room,
        Err(refused) => return *refused,
    };
    let worked = tokio::task::spawn_blocking(move || {
        let saved = form == "seat";
        // A page that knew an older battle must not do the same thing twice.
        let result = room.act(|inside| {
            let head: Option<u64> = fields.number("head");
            if head.is_some_and(|head| head != inside.chronicle.head()) && changes(&form) {
                return Err(Trouble::HeadMoved);
            }
            act(inside, &form, &fields)
        });
        if saved && result.is_ok() {
            let _ = room.save_seats();
        }
        room.id.clone()
    })
    .await;
    match worked {
        Ok(id) => done(&format!("/b/{id}")),
        Err(_) => trouble(&hall, &visit, plain::Trouble::Broken, None),
    }
}

/// Whether a form writes to the journal.
fn changes(form: &str) -> bool {
    !matches!(form, "seat" | "knowledge" | "odds" | "banners" | "conduct")
}

fn act(inside: &mut Inside, form: &str, fields: &Fields) -> Result<Vec<Message>, Trouble> {
    let how = fields.get("do");
    match form {
        "dice" => {
            take_faces(inside, fields)?;
            if how == "roll" {
                inside.roll_the_rest();
                return Ok(Vec::new());
            }
            confirm(inside, |want| matches!(want, Want::Throw { .. }))
        }
        "orders" => orders(inside, fields, how),
        "judge" => {
            let given = answers(inside, fields, |want, text| match want {
                Want::Judgement(_) => text.trim().parse().ok().map(Answer::Value),
                _ => None,
            });
            inside.confirm(given, Author::Gm)
        }
        "term" => {
            let key = keys::key_of(fields.get("key")).ok_or(Trouble::NoText)?;
            let slot = match fields.get("slot") {
                "versus" => Slot::Versus,
                "share" => Slot::Share,
                _ => Slot::Plus,
            };
            let value = fields.number("value").unwrap_or(0);
            inside.chronicle.term(NamedTerm { key, slot, name: fields.get("name").to_owned(), value })?;
            Ok(Vec::new())
        }
        "gesture" => {
            let wish = Wish::gesture(gesture(inside, fields)?, fields.get("reason"));
            let wish = if fields.get("at") == "end" { wish.at(At::End) } else { wish };
            inside.rule(&wish)
        }
        "go" => inside.play(&stops(inside, fields, how)),
        "undo" => inside.undo(),
        "redo" => inside.redo(),
        "goto" => {
            let entry = fields.number("entry").unwrap_or(0);
            inside.chronicle.go_to(entry, Author::Gm).map(|()| Vec::new())
        }
        "amend" => amend(inside, fields),
        "note" => inside.chronicle.note(fields.get("text"), Author::Gm).map(|()| Vec::new()),
        "conduct" => {
            let program = |name: &str| fields.get(name) == "program";
            let sides = ["a", "b"].map(|s| share(program(&format!("dice_{s}")), program(&format!("choices_{s}"))));
            let gm = share(program("gm"), program("gm"));
            let judgements = if program("judgements") { Hand::Program } else { Hand::Person };
            inside.set_conduct(sides, gm, judgements)
        }
        "knowledge" => {
            let known = |name| match fields.get(name) {
                "exact" => Knowledge::Exact,
                "words" => Knowledge::Words,
                _ => Knowledge::Unseen,
            };
            inside.knowledge = [known("a"), known("b")];
            Ok(Vec::new())
        }
        "odds" => {
            inside.odds_revealed = match how {
                "reveal" => true,
                "hide" => false,
                _ => inside.odds_revealed,
            };
            Ok(Vec::new())
        }
        "seat" => {
            seat(inside, fields, how);
            Ok(Vec::new())
        }
        _ => Err(Trouble::NoText),
    }
}

/// Reads typed faces into drafts; the first that cannot be is told, and the others are kept as they were typed.
fn take_faces(inside: &mut Inside, fields: &Fields) -> Result<(), Trouble> {
    let mut wrong = None;
    for ask in inside.chronicle.asks().to_vec() {
        let Want::Throw { dice, .. } = ask.want else { continue };
        let key = ask.name();
        match keys::read_faces(dice, fields.get(&keys::field(&key))) {
            Ok(Some(faces)) => {
                let was = inside.drafts.get(&key).map(|d| (d.answer.clone(), d.by.clone()));
                let by = was.filter(|(answer, _)| *answer == Answer::Faces(faces.clone())).and_then(|(_, by)| by);
                inside.drafts.insert(key, Draft { answer: Answer::Faces(faces), by });
            }
            Ok(None) => {
                inside.drafts.remove(&key);
            }
            Err(keys::Mistyped::Misread(why)) => {
                wrong = wrong.or(Some(Trouble::Refused(key, montjoie_table::Refusal::Dice(why))));
            }
            Err(keys::Mistyped::NotDigits(text)) => {
                wrong = wrong.or(Some(Trouble::NotANumber { text, place: 1, line: 1 }));
            }
        }
    }
    wrong.map_or(Ok(()), Err)
}

/// Confirms the drafts of one kind.
fn confirm(inside: &mut Inside, kind: impl Fn(&Want) -> bool) -> Result<Vec<Message>, Trouble> {
    let mut given = Vec::new();
    for ask in inside.chronicle.asks() {
        if kind(&ask.want)
            && let Some(draft) = inside.drafts.get(&ask.name())
        {
            given.push((ask.name(), draft.answer.clone()));
        }
    }
    inside.confirm(given, Author::Gm)
}

fn answers(inside: &Inside, fields: &Fields, read: impl Fn(&Want, &str) -> Option<Answer>) -> Vec<(KeyName, Answer)> {
    let now = inside.chronicle.now();
    let asks = now.open.iter().chain(&now.offered);
    asks.filter_map(|ask| {
        let text = fields.get(&keys::field(&ask.name()));
        if text.is_empty() { None } else { read(&ask.want, text).map(|answer| (ask.name(), answer)) }
    })
    .collect()
}

fn orders(inside: &mut Inside, fields: &Fields, how: &str) -> Result<Vec<Message>, Trouble> {
    let names = inside.chronicle.fight().names().clone();
    for (key, answer) in answers(inside, fields, |want, text| match want {
        Want::Choice(_) => Some(Answer::Choice(text.to_owned())),
        _ => None,
    }) {
        inside.drafts.insert(key, Draft { answer, by: None });
    }
    match how {
        "last" => inside.as_last_time(),
        "doctrine" => inside.by_doctrine(),
        "many" => {
            let words = fields.get("many").to_owned();
            let picked: Vec<KeyName> = fields.all("pick").filter_map(keys::key_of).collect();
            for ask in inside.chronicle.asks().to_vec() {
                let offered =
                    matches!(&ask.want, Want::Choice(tokens) if tokens.iter().any(|t| t.words(&names) == words));
                if offered && picked.contains(&ask.name()) {
                    inside.drafts.insert(ask.name(), Draft { answer: Answer::Choice(words.clone()), by: None });
                }
            }
        }
        _ => return confirm(inside, |want| matches!(want, Want::Choice(_))),
    }
    Ok(Vec::new())
}

fn amend(inside: &mut Inside, fields: &Fields) -> Result<Vec<Message>, Trouble> {
    let entry = fields.number("entry").unwrap_or(0);
    let faces: Vec<u16> =
        fields.get("faces").split(|c: char| !c.is_ascii_digit()).filter_map(|f| f.parse().ok()).collect();
    let Inside { chronicle, conduct, .. } = inside;
    chronicle.amend(entry, Answer::Faces(faces), Author::Gm, None)?;
    // Old dice that still fit go on being used before any new ones are thrown.
    chronicle.carry_on(conduct)?;
    chronicle.advance(conduct)?;
    Ok(Vec::new())
}

fn stops(inside: &Inside, fields: &Fields, how: &str) -> Vec<Stop> {
    if how == "round" {
        return vec![Stop::Round];
    }
    let mut stops = Vec::new();
    for until in fields.all("until") {
        match until {
            "player" => {
                for seat in &inside.seats.list {
                    stops.extend(seat.holds.iter().map(|who| Stop::Who(*who)));
                }
            }
            "character" => stops.push(Stop::Character),
            "break" => stops.push(Stop::Break),
            "chief" => stops.push(Stop::Chief),
            "round" => stops.push(Stop::Round),
            _ => {}
        }
    }
    if stops.is_empty() {
        stops.push(Stop::Round);
    }
    stops
}

fn seat(inside: &mut Inside, fields: &Fields, how: &str) {
    let Some(id) = fields.number("seat") else { return };
    if how == "remove" {
        return inside.seats.remove(id);
    }
    let mut holds: Vec<_> = fields.all("units").filter_map(keys::subject_of).collect();
    holds.extend(keys::subject_of(fields.get("character")));
    let side = fields.side("side").unwrap_or(Side::A);
    inside.seats.admit(id, side, holds, !fields.get("chief").is_empty());
}

/// The gesture a form describes.
fn gesture(inside: &Inside, fields: &Fields) -> Result<Gesture, Trouble> {
    let (who, on) = (fields.subject("who"), fields.subject("on"));
    let men = fields.number("men").unwrap_or(0);
    let info = inside.chronicle.fight().info();
    Ok(match fields.get("gesture") {
        "take" => Gesture::Take { who, men },
        "restore" => Gesture::Restore { who, men },
        "test" => Gesture::Test { who },
        "break" => Gesture::Break { who },
        "rally" => Gesture::Rally { who },
        "attack" => Gesture::Attack { by: who, on, shot: !fields.get("shot").is_empty() },
        "engage" => Gesture::Engage { by: who, on },
        "part" => Gesture::Part { one: who, other: on },
        "add" => Gesture::Add { like: who, men },
        "split" => Gesture::Split { who, men },
        "merge" => Gesture::Merge { who, into: on },
        "remove" => Gesture::Remove { who },
        "bring" => Gesture::Bring { who },
        "turn" => Gesture::Turn { who },
        "fell" => Gesture::Fell { who },
        "post" => Gesture::Post { who, to: on },
        "concede" => Gesture::Concede { side: fields.side("side").unwrap_or(Side::A) },
        "option" => {
            let name = fields.get("option");
            let index =
                info.settings.iter().position(|s| s.name == name).ok_or(Trouble::Gesture("gesture-bad-field"))?;
            let value = info.settings[index].values.parse(fields.get("value").trim());
            let value = value.ok_or(Trouble::Gesture("gesture-bad-value"))?;
            Gesture::Option { index: u8::try_from(index).unwrap_or(u8::MAX), value }
        }
        "set" => {
            let name = fields.get("field");
            let index = info.fields.iter().position(|f| f.name == name).ok_or(Trouble::Gesture("gesture-bad-field"))?;
            let field = &info.fields[index];
            let text = fields.get("value").trim();
            let written = match montjoie_rules::scenario::Ratio::parse(text) {
                Some(ratio) => montjoie_rules::scenario::Written::Decimal(ratio),
                None => montjoie_rules::scenario::Written::Text(text.to_owned()),
            };
            let value = montjoie_rules::value_of(field, &written).ok_or(Trouble::Gesture("gesture-bad-value"))?;
            Gesture::Set { who, field: u8::try_from(index).unwrap_or(u8::MAX), value }
        }
        _ => return Err(Trouble::Gesture("gesture-unknown")),
    })
}
