//! Scenes: opened at any moment, closed with one outcome. The battle waits meanwhile. Whatever is refused, what was typed stays: the form is
//! shown again with it, and with a word beside what it wants.

use super::acts::{Done, Then, table};
use super::gestures::{Throws, plain};
use crate::forms::{Fields, figure};
use crate::room::{Inside, Wrong};
use crate::settings::{OpenScene, TypedEffect};
use montjoie_chronicle::{Laid, NotEnded, Tale, Trouble, Verdict, Wish};
use montjoie_game::{Fight, Gesture, Message, Viewer};
use montjoie_pages::gm::{EFFECT_WORDS, NewScene, effect_needs};
use montjoie_pages::{Notice, Refused, keys};
use montjoie_table::{Kind, Side, Subject};

/// Most characters of what is written about a scene.
const MOST: usize = 4000;

/// Most effects of one outcome.
const MOST_EFFECTS: usize = 12;

/// The form of a scene: `open`, `end` or `cancel`. The button of the line to do says `confirm`: the same as `end`.
pub fn scene(inside: &mut Inside, fields: &Fields, how: &str) -> Done {
    match how {
        "open" => open(inside, fields),
        "cancel" => {
            inside.set_scene(None);
            // What waited for the scene goes on.
            inside.go_on()?;
            table(Vec::new())
        }
        _ => end(inside, fields, how),
    }
}

/// A form that knew an older battle: nothing is done, and what was typed stays.
pub fn too_late(inside: &mut Inside, fields: &Fields) -> Done {
    if fields.get("do") == "open" {
        return open(inside, fields);
    }
    type_in(inside, fields);
    back(inside, "scene", Trouble::HeadMoved.message(), Then::Scene)
}

fn text(fields: &Fields, name: &str) -> String {
    fields.get(name).trim().chars().take(MOST).collect()
}

/// Sends the form back: with a word beside this part of it.
fn back(inside: &mut Inside, part: &str, message: Message, then: Then) -> Done {
    refused(inside, vec![Refused { part: part.to_owned(), message }], then)
}

fn refused(inside: &mut Inside, parts: Vec<Refused>, then: Then) -> Done {
    if let Some(first) = parts.first() {
        inside.notices.push(Notice { wrong: true, message: first.message.clone() });
    }
    inside.scene_refused = parts;
    Ok((Vec::new(), then))
}

/// Everybody in it: the one under whose name it stands first, a character before a unit.
fn who(fields: &Fields) -> Vec<Subject> {
    let mut who: Vec<Subject> = fields.all("who").filter_map(keys::subject_of).collect();
    who.sort_by_key(|w| !matches!(w.kind(), Kind::Character(_)));
    who
}

fn open(inside: &mut Inside, fields: &Fields) -> Done {
    let sent = (montjoie_pages::Form::Scene, fields.clone());
    if inside.scene().is_some() && inside.sent.as_ref() == Some(&sent) {
        // The same tap, come twice.
        return table(Vec::new());
    }
    let (title, who) = (text(fields, "title"), who(fields));
    let rows = Verdict::ALL.map(|verdict| rows(fields, verdict.word()));
    let mut wrong = Vec::new();
    let mut say = |part: String, message: Message| wrong.push(Refused { part, message });
    if inside.scene().is_some() {
        say("title".into(), Message::new("page-scene-waits"));
    }
    if title.is_empty() {
        say("title".into(), Message::new("page-scene-no-title"));
    }
    if who.is_empty() {
        say("who".into(), Message::new("page-scene-no-who"));
    }
    // Whom an effect falls on may be said later; what is written must be readable now.
    for (verdict, rows) in Verdict::ALL.iter().zip(&rows) {
        for (n, row) in rows.iter().enumerate() {
            if let Err(trouble) = figure::<u32>(&row.men) {
                say(format!("{}-{n}-men", verdict.word()), trouble.message());
            }
        }
    }
    if !wrong.is_empty() {
        let kept = |(name, value): &(String, String)| (name.clone(), value.chars().take(MOST).collect());
        inside.settings.unopened = Some(fields.0.iter().filter(|(name, _)| name != "head").map(kept).collect());
        return refused(inside, wrong, Then::Leaf("scene"));
    }
    let scene = OpenScene {
        id: inside.settings.number(),
        title,
        who,
        place: text(fields, "place"),
        stakes: text(fields, "stakes"),
        shared: !fields.get("shared").is_empty(),
        rows,
        ..OpenScene::default()
    };
    if let Some(id) = fields.number::<u32>("request") {
        inside.settings.asked.retain(|a| a.id != id);
    }
    inside.set_scene(Some(scene));
    inside.settings.unopened = None;
    inside.sent = Some(sent);
    table(Vec::new())
}

/// The form of a scene that was not opened, as it was typed.
pub fn unopened(inside: &Inside) -> Option<NewScene> {
    let fields = Fields(inside.settings.unopened.clone()?);
    let shown = |row: TypedEffect| montjoie_pages::SceneEffect {
        gesture: row.gesture,
        who: row.who,
        on: row.on,
        men: row.men,
        side: row.side,
        said: None,
    };
    Some(NewScene {
        title: text(&fields, "title"),
        who: who(&fields),
        stakes: text(&fields, "stakes"),
        request: fields.get("request").to_owned(),
        place: text(&fields, "place"),
        unshared: fields.get("shared").is_empty(),
        effects: Verdict::ALL.map(|verdict| rows(&fields, verdict.word()).into_iter().map(shown).collect()),
        refused: inside.scene_refused.clone(),
    })
}

/// What an outcome will do, row by row, as it was typed.
fn rows(fields: &Fields, outcome: &str) -> Vec<TypedEffect> {
    let all = |what: &str| -> Vec<&str> {
        let name = format!("{outcome}_{what}");
        fields.0.iter().filter(|(n, _)| *n == name).map(|(_, v)| v.trim()).collect()
    };
    let (words, who, on, men, side) = (all("gesture"), all("who"), all("on"), all("men"), all("side"));
    let at = |list: &[&str], n: usize| list.get(n).copied().unwrap_or_default().chars().take(40).collect::<String>();
    let known = words.iter().enumerate().filter(|(_, word)| EFFECT_WORDS.contains(word)).take(MOST_EFFECTS);
    let row = |(n, word): (usize, &&str)| TypedEffect {
        gesture: (*word).to_owned(),
        who: at(&who, n),
        on: at(&on, n),
        men: at(&men, n),
        side: at(&side, n),
    };
    known.map(row).collect()
}

/// The gesture of a row.
///
/// # Errors
/// The parts of it that are missing or cannot be read, each with its word.
pub fn gesture(fight: &dyn Fight, row: &TypedEffect) -> Result<Gesture, Vec<(&'static str, Message)>> {
    let mut missing = Vec::new();
    let word = row.gesture.as_str();
    let needs = |what: &str| effect_needs(word).split(' ').any(|n| n == what);
    let subject = |card: &str| keys::subject_of(card).unwrap_or(Subject::NOBODY);
    let (who, on) = (subject(&row.who), subject(&row.on));
    if needs("who") && who == Subject::NOBODY {
        missing.push(("who", Message::new("page-scene-needs-who")));
    }
    // Who is sent to nobody stands alone.
    if needs("on") && word != "post" && on == Subject::NOBODY {
        missing.push(("on", Message::new("page-scene-needs-on")));
    }
    let men = match figure::<u32>(&row.men) {
        Ok(men) => men.unwrap_or(0),
        Err(trouble) => {
            missing.push(("men", trouble.message()));
            0
        }
    };
    if needs("men") && men == 0 && missing.iter().all(|(part, _)| *part != "men") {
        missing.push(("men", Message::new("page-scene-needs-men")));
    }
    if !missing.is_empty() {
        return Err(missing);
    }
    if word == "concede" {
        let side = Side::BOTH.into_iter().find(|side| keys::card(Subject::side(*side)) == row.side);
        let of_who = || fight.sheets(Viewer::Gm).iter().find(|s| s.subject == who).map(|s| s.side);
        let side = side.or_else(of_who).ok_or_else(|| vec![("side", Message::new("page-scene-needs-side"))])?;
        return Ok(Gesture::Concede { side });
    }
    plain(word, who, on, men, false).ok_or_else(|| vec![("gesture", Message::new("gesture-unknown"))])
}

/// Puts what was typed to end the scene into it: it is shown again until it is closed.
fn type_in(inside: &mut Inside, fields: &Fields) {
    let Some(scene) = inside.scene_mut() else { return };
    scene.told = text(fields, "told");
    scene.outcome =
        Verdict::ALL.iter().map(|v| v.word()).find(|v| *v == fields.get("outcome")).unwrap_or_default().to_owned();
    for (verdict, kept) in Verdict::ALL.iter().zip(&mut scene.rows) {
        // A form that brings no rows leaves them as they are.
        let name = format!("{}_gesture", verdict.word());
        if fields.0.iter().any(|(n, _)| *n == name) {
            *kept = rows(fields, verdict.word());
        }
    }
}

fn end(inside: &mut Inside, fields: &Fields, how: &str) -> Done {
    if inside.scene().is_none() {
        return Err(Wrong::Say("page-scene-none"));
    }
    type_in(inside, fields);
    let Some(scene) = inside.scene().cloned() else { return Err(Wrong::Say("page-scene-none")) };
    let Some((verdict, rows)) = Verdict::ALL.iter().zip(&scene.rows).find(|(v, _)| v.word() == scene.outcome) else {
        return back(inside, "outcome", Message::new("page-scene-which"), Then::Scene);
    };
    let part = |n: usize, what: &str| format!("{}-{n}-{what}", verdict.word());
    let (mut wishes, mut wrong) = (Vec::new(), Vec::new());
    for (n, row) in rows.iter().enumerate() {
        match gesture(inside.chronicle.fight(), row) {
            Ok(gesture) => wishes.push(Wish::gesture(gesture, &scene.title)),
            Err(missing) => {
                wrong.extend(missing.into_iter().map(|(what, message)| Refused { part: part(n, what), message }));
            }
        }
    }
    if !wrong.is_empty() {
        return refused(inside, wrong, Then::Scene);
    }
    let tale = Tale { title: scene.title.clone(), who: scene.who.clone(), verdict: *verdict };
    let mut throws = Throws::new(fields, how == "roll", inside);
    let Inside { chronicle, conduct, .. } = inside;
    match chronicle.end_scene(tale, &scene.told, &wishes, &mut |ask| throws.of(ask), conduct) {
        Ok(Laid::Done(_)) => {}
        Ok(Laid::Waits(_)) => return throws.page(inside, "page-scene-end", montjoie_pages::Form::Scene),
        Err(NotEnded { effect, why }) => {
            if why == Trouble::HeadMoved {
                // Somebody else wrote first, perhaps another program: show what is so now.
                let _ = inside.chronicle.refresh();
            }
            let part = effect.map_or_else(|| "scene".to_owned(), |n| part(n, "gesture"));
            return back(inside, &part, why.message(), Then::Scene);
        }
    }
    inside.set_scene(None);
    inside.go_on()?;
    table(Vec::new())
}
