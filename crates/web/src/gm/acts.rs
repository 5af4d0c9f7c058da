//! Every form of the GM's page.

use super::{gestures, scenes};
use crate::forms::{Fields, figure};
use crate::room::{Inside, Wrong};
use crate::settings::{KnowledgeGrant, ToldRound};
use montjoie_chronicle::{AskKind, Author, Exception, Hand, Hands, StopAt, Trouble};
use montjoie_game::{Arg, Knowledge, Message, Offers};
use montjoie_pages::plain::Confirm;
use montjoie_pages::{Draft, Eyes, Form, keys};
use montjoie_table::{Answer, KeyName, NamedTerm, Slot, Subject, Want};

/// What comes after a form.
pub enum Then {
    /// The table again.
    Table,
    /// Another page of the battle.
    Leaf(&'static str),
    /// The table again, at the scene under way: its form was sent back.
    Scene,
    /// A look at what it would do, to be confirmed.
    Confirm(Box<Confirm>),
}

/// What was done, in words for the GM, and what comes after.
pub type Done = Result<(Vec<Message>, Then), Wrong>;

pub(super) fn table(said: Vec<Message>) -> Done {
    Ok((said, Then::Table))
}

/// Does what a form says.
///
/// # Errors
/// When it cannot be; nothing has changed then.
pub fn act(inside: &mut Inside, form: Form, fields: &Fields) -> Done {
    let how = fields.get("do");
    if inside.scene().is_some() && form.plays() {
        return Err(Wrong::Say("page-scene-waits"));
    }
    if inside.chronicle.in_what_if() && form.for_the_table() {
        return Err(Wrong::Say("page-what-if-table-only"));
    }
    match form {
        Form::Dice => {
            let held = inside.unseen(fields)?;
            take_faces(inside, fields, &held)?;
            if how == "roll" {
                inside.roll_the_rest();
                return table(Vec::new());
            }
            table(confirm(inside, &held, |want| matches!(want, Want::Throw { .. }))?)
        }
        Form::Orders => table(orders(inside, fields, how)?),
        Form::Judge => {
            let mut wrong = None;
            let given = answers(inside, fields, |want, text| match want {
                Want::Judgement(_) => figure(text).unwrap_or_else(|t| {
                    wrong = Some(t);
                    None
                }),
                _ => None,
            });
            wrong.map_or(Ok(()), Err)?;
            let given = given.into_iter().map(|(key, value)| (key, Answer::Value(value))).collect();
            table(inside.confirm(given, Author::Gm)?)
        }
        Form::Term => {
            let key = keys::key_of(fields.get("key")).ok_or(Trouble::NoText)?;
            let slot = match fields.get("slot") {
                "versus" => Slot::Versus,
                "share" => Slot::Share,
                _ => Slot::Plus,
            };
            let value = fields.figure("value")?.ok_or(Wrong::Say("page-term-no-value"))?;
            inside.chronicle.term(NamedTerm { key, slot, name: fields.get("name").to_owned(), value })?;
            table(Vec::new())
        }
        Form::Ruled => {
            let key = keys::key_of(fields.get("key")).ok_or(Trouble::NoText)?;
            inside.chronicle.order(key, fields.get("words").trim(), fields.get("reason"))?;
            inside.go_on()?;
            table(Vec::new())
        }
        Form::Accept => {
            let key = keys::key_of(fields.get("key")).ok_or(Trouble::NoText)?;
            table(inside.accept(key, fields.get("seen"))?)
        }
        Form::Gesture => gestures::gesture(inside, fields, how),
        Form::Constat => gestures::constat(inside, fields, how),
        Form::Amend => gestures::amend(inside, fields, how),
        Form::Scene => scenes::scene(inside, fields, how),
        // Nothing is asked: the step closes, and the next waits for whom it asks.
        Form::Go if how == "step" => {
            inside.go_on()?;
            table(Vec::new())
        }
        Form::Go => table(inside.play(&stops(inside, fields, how))?),
        Form::Undo => table(inside.undo()?),
        Form::Redo => table(inside.redo()?),
        Form::GoTo => {
            let entry = fields.figure("entry")?.ok_or(Trouble::NoSuchEntry(0))?;
            inside.chronicle.go_to(entry, Author::Gm)?;
            table(Vec::new())
        }
        Form::WhatIf => what_if(inside, fields, how),
        Form::Note => {
            inside.chronicle.say(fields.get("text"), Author::Gm, !fields.get("shared").is_empty())?;
            table(Vec::new())
        }
        Form::Telling => {
            let round = fields.figure("round")?.unwrap_or(0);
            let text = fields.get("text").chars().take(4000).collect();
            inside.settings.told = Some(ToldRound { round, text, shown: how != "hide" });
            table(Vec::new())
        }
        Form::Conduct => conduct(inside, fields, how),
        Form::Pledge => pledge(inside, fields, how),
        Form::Knowledge => knowledge(inside, fields, how),
        Form::Odds => {
            match how {
                "reveal" => inside.settings.odds_revealed = true,
                "hide" => inside.settings.odds_revealed = false,
                _ => {}
            }
            table(Vec::new())
        }
        Form::Pace => {
            if montjoie_pages::Pace::of(how).is_some() {
                inside.settings.pace = Some(how.to_owned());
            }
            table(Vec::new())
        }
        Form::Banners => {
            let arms = |side: &str| {
                (fields.get(&format!("field_{side}")).to_owned(), fields.get(&format!("charge_{side}")).to_owned())
            };
            if fields.get("field_a") == fields.get("field_b") {
                return Err(Wrong::Say("page-banners-same"));
            }
            inside.settings.banners = Some([arms("a"), arms("b")]);
            table(Vec::new())
        }
        Form::Seat => {
            seat(inside, fields, how);
            Ok((Vec::new(), if matches!(how, "assign" | "renew") { Then::Leaf("people") } else { Then::Table }))
        }
        Form::Screen => screen(inside, fields, how),
        Form::Request => request(inside, fields, how),
        Form::Door if how == "renew" => {
            inside.seats.renew_code();
            Ok((Vec::new(), Then::Leaf("people")))
        }
        // The door is the hall’s, and phones have a page of their own.
        Form::Door | Form::Answer | Form::Say | Form::Word => Err(Wrong::Trouble(Trouble::NoText)),
    }
}

/// The dice pledged, or a word of somebody without a phone.
fn pledge(inside: &mut Inside, fields: &Fields, how: &str) -> Done {
    if how != "word" {
        // The same tap, come twice, was done the first time.
        if inside.chronicle.journal().pledge().is_none() {
            inside.may_pledge()?;
            inside.chronicle.pledge(crate::secret::pledge(), Author::Gm)?;
        }
        return table(Vec::new());
    }
    let who = fields.get("who").trim();
    if inside.seats.list.iter().any(|seat| seat.side.is_some() && seat.name == who) {
        return Err(Wrong::Tell(Message::new("page-pledge-own").with("name", Arg::Text(who.to_owned()))));
    }
    inside.may_pledge()?;
    inside.chronicle.pledge_word(who, fields.get("word"), Author::Gm)?;
    table(Vec::new())
}

/// A what-if: begun at an entry, left, or gone on from for good.
fn what_if(inside: &mut Inside, fields: &Fields, how: &str) -> Done {
    match how {
        "back" => inside.chronicle.back_to_battle(Author::Gm)?,
        "lay" => {
            inside.chronicle.go_on_for_good(Author::Gm)?;
            // What was proposed was about the battle as it stood: it is not about this.
            inside.battle = None;
        }
        _ => {
            let entry = fields.figure("entry")?.ok_or(Trouble::NoSuchEntry(0))?;
            inside.chronicle.what_if_from(entry, Author::Gm)?;
        }
    }
    // A scene of a what-if ends with it.
    inside.settings.what_if_scene = None;
    table(Vec::new())
}

/// A player's wish: written down in their name, or put aside.
fn request(inside: &mut Inside, fields: &Fields, how: &str) -> Done {
    let id: Option<u32> = fields.number("request");
    let Some(at) = inside.settings.asked.iter().position(|a| Some(a.id) == id) else { return table(Vec::new()) };
    let asked = inside.settings.asked.remove(at);
    if how == "accept" {
        let seat = inside.seats.list.iter().find(|s| s.id == asked.seat);
        let name = seat.map(|s| s.name.clone()).unwrap_or_default();
        let text = if name.is_empty() { asked.text } else { format!("{name} — {}", asked.text) };
        inside.chronicle.say(&text, crate::room::seat_author(&name), true)?;
    }
    table(Vec::new())
}

fn conduct(inside: &mut Inside, fields: &Fields, how: &str) -> Done {
    let doctrines = inside.chronicle.fight().info().doctrines;
    let led = inside.chronicle.fight().doctrines();
    let conduct = &mut inside.conduct;
    match how {
        "except" => {
            let seat = fields.get("who").strip_prefix("seat-").and_then(|n| n.parse().ok());
            let who = keys::subject_of(fields.get("who")).filter(|_| seat.is_none());
            let kind = match fields.get("kind") {
                "dice" => Some(AskKind::Throw),
                "choices" => Some(AskKind::Choice),
                _ => None,
            };
            if who.is_some() || seat.is_some() {
                let who = who.unwrap_or(Subject::NOBODY);
                conduct.except(Exception { who, seat, kind, hand: Hand::of(fields.get("hand")) });
            }
        }
        "forget" => forget(&mut conduct.except, fields),
        _ => {
            let hand = |name: &str| Hand::of(fields.get(name));
            let share =
                |side: &str| Hands { dice: hand(&format!("dice_{side}")), choices: hand(&format!("choices_{side}")) };
            conduct.sides = [share("a"), share("b")];
            (conduct.gm, conduct.judgements) = (Hands::all(hand("gm")), hand("judgements"));
            let offered = Offers::ALL.into_iter().find(|(word, _)| *word == fields.get("offered"));
            conduct.offered = offered.map_or(conduct.offered, |(_, offered)| offered);
            conduct.focus = match fields.get("focus") {
                "players" => true,
                "all" => false,
                _ => conduct.focus,
            };
            let [a, b] = ["doctrine_a", "doctrine_b"].map(|name| doctrines.iter().position(|d| *d == fields.get(name)));
            inside.settings.doctrines = Some([a.unwrap_or(led[0]), b.unwrap_or(led[1])]);
        }
    }
    // It goes with the battle, wherever its journal is played on.
    let Inside { chronicle, conduct, .. } = inside;
    chronicle.conducted(conduct, Author::Gm)?;
    table(inside.agree()?)
}

fn forget<T>(list: &mut Vec<T>, fields: &Fields) {
    if let Some(n) = fields.number::<usize>("n").filter(|n| *n < list.len()) {
        list.remove(n);
    }
}

fn level(word: &str) -> Knowledge {
    match word {
        "exact" => Knowledge::Exact,
        "words" => Knowledge::Words,
        _ => Knowledge::Unseen,
    }
}

/// A level for the screen; none where it is to be what players know.
fn screen_level(word: &str) -> Option<Knowledge> {
    Some(word).filter(|word| !matches!(*word, "" | "auto")).map(level)
}

/// The screen for the table: through whose eyes it looks, how well, and under which link.
fn screen(inside: &mut Inside, fields: &Fields, how: &str) -> Done {
    if how == "renew" {
        inside.seats.renew_screen();
    } else {
        inside.settings.screen_of = Eyes::of(fields.get("of")).map(Eyes::word);
        inside.settings.screen_level = screen_level(fields.get("level"));
    }
    Ok((Vec::new(), Then::Leaf("people")))
}

fn knowledge(inside: &mut Inside, fields: &Fields, how: &str) -> Done {
    let settings = &mut inside.settings;
    match how {
        "grant" => {
            let seat = fields.get("to").strip_prefix("seat-").and_then(|n| n.parse().ok());
            let side = fields.side("to").filter(|_| seat.is_none());
            let who = fields.subject("who");
            if who != Subject::NOBODY && (seat.is_some() || side.is_some()) {
                settings.grants.retain(|g| (g.seat, g.side, g.who) != (seat, side, who));
                settings.grants.push(KnowledgeGrant { side, seat, who, level: level(fields.get("level")) });
            }
        }
        "forget" => forget(&mut settings.grants, fields),
        _ => {
            settings.knowledge = Some([level(fields.get("a")), level(fields.get("b"))]);
            settings.screen_level = screen_level(fields.get("screen"));
        }
    }
    table(inside.agree()?)
}

/// Reads typed faces into drafts; the first that cannot be is told, and the others are kept as they were typed.
fn take_faces(inside: &mut Inside, fields: &Fields, held: &[KeyName]) -> Result<(), Wrong> {
    let mut wrong = None;
    for ask in inside.chronicle.asks().to_vec() {
        let Want::Throw { dice, .. } = ask.want else { continue };
        let key = ask.name();
        match inside.read(None, &ask, dice, fields.get(&keys::field(&key))) {
            Ok(Some(faces)) => inside.typed_by_gm(key, faces),
            Ok(None) if held.contains(&key) => {}
            Ok(None) => {
                inside.drafts.remove(&key);
            }
            Err(why) => wrong = wrong.or(Some(why)),
        }
    }
    wrong.map_or(Ok(()), Err)
}

/// Confirms the drafts of one kind.
fn confirm(inside: &mut Inside, held: &[KeyName], kind: impl Fn(&Want) -> bool) -> Result<Vec<Message>, Trouble> {
    let mut given = Vec::new();
    for ask in inside.chronicle.asks() {
        if kind(&ask.want)
            && !held.contains(&ask.name())
            && let Some(draft) = inside.drafts.get(&ask.name())
        {
            given.push((ask.name(), draft.answer.clone()));
        }
    }
    let asked = inside.chronicle.asks().iter().filter(|ask| kind(&ask.want));
    let (dice, done) = (asked.clone().any(|ask| matches!(ask.want, Want::Throw { .. })), given.len());
    let left = asked.count() - done;
    let count = |n: usize| i64::try_from(n).unwrap_or(0);
    let mut said = inside.confirm(given, Author::Gm)?;
    // A button that was pressed says what it did where the page does not show it at once: nothing, or not all.
    if left > 0 {
        let id = match (done, dice) {
            (0, true) => "page-confirm-no-dice",
            (0, false) => "page-confirm-no-orders",
            (_, true) => "page-confirm-some-dice",
            (_, false) => "page-confirm-some-orders",
        };
        said.push(Message::new(id).number("done", count(done)).number("left", count(left)));
    }
    Ok(said)
}

fn answers<A>(inside: &Inside, fields: &Fields, mut read: impl FnMut(&Want, &str) -> Option<A>) -> Vec<(KeyName, A)> {
    let now = inside.chronicle.now();
    let asks = now.open.iter().chain(&now.offered);
    asks.filter_map(|ask| {
        let text = fields.get(&keys::field(&ask.name()));
        if text.is_empty() { None } else { read(&ask.want, text).map(|answer| (ask.name(), answer)) }
    })
    .collect()
}

fn orders(inside: &mut Inside, fields: &Fields, how: &str) -> Result<Vec<Message>, Wrong> {
    let held = inside.unseen(fields)?;
    let names = inside.chronicle.fight().names().clone();
    for (key, words) in answers(inside, fields, |want, text| match want {
        Want::Choice(_) => Some(text.to_owned()),
        _ => None,
    }) {
        // What a player proposed and the GM left as it was stays the player's.
        if inside.drafts.get(&key).is_none_or(|d| d.answer != Answer::Choice(words.clone())) {
            inside.drafts.insert(key, Draft::choice(words, None));
        }
    }
    match how {
        // Noted, with everything else still to be chosen.
        "note" => {}
        "last" => inside.as_last_time(),
        "doctrine" => inside.by_doctrine(|_| true),
        "many" => {
            let words = fields.get("many").to_owned();
            let picked: Vec<KeyName> = fields.all("pick").filter_map(keys::key_of).collect();
            for ask in inside.chronicle.asks().to_vec() {
                let offered =
                    matches!(&ask.want, Want::Choice(tokens) if tokens.iter().any(|t| t.words(&names) == words));
                if offered && picked.contains(&ask.name()) {
                    inside.drafts.insert(ask.name(), Draft::choice(words.clone(), None));
                }
            }
        }
        _ => return Ok(confirm(inside, &held, |want| matches!(want, Want::Choice(_)))?),
    }
    Ok(Vec::new())
}

fn stops(inside: &Inside, fields: &Fields, how: &str) -> Vec<StopAt> {
    if how == "round" {
        return vec![StopAt::Round];
    }
    let mut stops = Vec::new();
    for until in fields.all("until") {
        match until {
            "player" => {
                for seat in &inside.seats.list {
                    stops.extend(seat.holds.iter().map(|who| StopAt::Who(*who)));
                }
            }
            "character" => stops.push(StopAt::Character),
            "break" => stops.push(StopAt::Break),
            "chief" => stops.push(StopAt::Chief),
            "round" => stops.push(StopAt::Round),
            _ => {}
        }
    }
    if stops.is_empty() {
        stops.push(StopAt::Round);
    }
    stops
}

fn seat(inside: &mut Inside, fields: &Fields, how: &str) {
    let Some(id) = fields.number("seat") else { return };
    match how {
        "remove" => return inside.seats.remove(id),
        "renew" => return inside.seats.renew(id),
        _ => {}
    }
    let mut holds: Vec<_> = fields.all("units").filter_map(keys::subject_of).collect();
    holds.extend(keys::subject_of(fields.get("character")));
    // Who is there on a what-if alone is nobody’s at the table.
    let there = inside.chronicle.live().fight().fates();
    holds.retain(|who| there.iter().any(|f| f.subject == *who));
    let is = |name: &str| !fields.get(name).is_empty();
    // Let in from the top line, with nothing said: on the side of what they are given later.
    let side = fields.side("side").unwrap_or(montjoie_table::Side::A);
    inside.seats.admit(id, side, holds, is("chief"));
    if let Some(seat) = inside.seats.list.iter_mut().find(|s| s.id == id) {
        seat.narrow = is("narrow");
    }
}
