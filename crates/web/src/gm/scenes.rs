//! Scenes: opened at any moment, closed with one outcome. The battle waits meanwhile.

use super::acts::{Done, table};
use super::gestures::{Throws, plain};
use crate::forms::{Fields, figure};
use crate::room::{Inside, Wrong};
use crate::settings::OpenScene;
use montjoie_chronicle::{Laid, Tale, Trouble, Verdict, Wish};
use montjoie_pages::keys;
use montjoie_rules::Gesture;
use montjoie_table::{Kind, Subject};

/// Most characters of what is written about a scene.
const MOST: usize = 4000;

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

fn text(fields: &Fields, name: &str) -> String {
    fields.get(name).trim().chars().take(MOST).collect()
}

fn open(inside: &mut Inside, fields: &Fields) -> Done {
    let title = text(fields, "title");
    let mut who: Vec<Subject> = fields.all("who").filter_map(keys::subject_of).collect();
    // The one under whose name it stands: a character before a unit.
    who.sort_by_key(|w| !matches!(w.kind(), Kind::Character(_)));
    if title.is_empty() || who.is_empty() {
        return Err(Wrong::Say("page-scene-unfinished"));
    }
    let [triumph, success, failure, disaster] = Verdict::ALL.map(|verdict| effects(inside, fields, verdict.word()));
    let scene = OpenScene {
        id: inside.settings.number(),
        title,
        who,
        place: text(fields, "place"),
        stakes: text(fields, "stakes"),
        shared: !fields.get("shared").is_empty(),
        effects: [triumph?, success?, failure?, disaster?],
    };
    if let Some(id) = fields.number::<u32>("request") {
        inside.settings.asked.retain(|a| a.id != id);
    }
    inside.set_scene(Some(scene));
    table(Vec::new())
}

/// What an outcome will do: gestures, in the order of their rows.
fn effects(inside: &Inside, fields: &Fields, outcome: &str) -> Result<Vec<Gesture>, Trouble> {
    let all = |what: &str| -> Vec<&str> {
        let name = format!("{outcome}_{what}");
        fields.0.iter().filter(|(n, _)| *n == name).map(|(_, v)| v.as_str()).collect()
    };
    let (words, who, on, men) = (all("gesture"), all("who"), all("on"), all("men"));
    let subject = |list: &[&str], n: usize| list.get(n).and_then(|c| keys::subject_of(c)).unwrap_or(Subject::NOBODY);
    let one = |(n, word): (usize, &&str)| {
        let (by, to) = (subject(&who, n), subject(&on, n));
        let many = figure(men.get(n).copied().unwrap_or_default())?.unwrap_or(0);
        Ok(match *word {
            "concede" => {
                let fates = inside.chronicle.fight().fates();
                fates.iter().find(|f| f.subject == by).map(|f| Gesture::Concede { side: f.side })
            }
            word => plain(word, by, to, many, false),
        })
    };
    words.iter().enumerate().filter(|(_, word)| !word.is_empty()).filter_map(|row| one(row).transpose()).collect()
}

fn end(inside: &mut Inside, fields: &Fields, how: &str) -> Done {
    let Some(scene) = inside.scene().cloned() else { return Err(Wrong::Say("page-scene-none")) };
    let said = fields.get("outcome");
    let Some((verdict, effects)) = Verdict::ALL.iter().zip(&scene.effects).find(|(v, _)| v.word() == said) else {
        return Err(Wrong::Say("page-scene-which"));
    };
    let tale = Tale { title: scene.title.clone(), who: scene.who.clone(), verdict: *verdict };
    let wishes: Vec<Wish> = effects.iter().map(|gesture| Wish::gesture(*gesture, &scene.title)).collect();
    let mut throws = Throws::new(fields, how == "roll", inside);
    let Inside { chronicle, conduct, .. } = inside;
    let laid = chronicle.end_scene(tale, &text(fields, "told"), &wishes, &mut |ask| throws.of(ask), conduct)?;
    if let Laid::Waits(_) = laid {
        return throws.page(inside, "page-scene-end", "scene");
    }
    inside.set_scene(None);
    inside.go_on()?;
    table(Vec::new())
}
