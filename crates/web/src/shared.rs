//! What lies beside the battle: grants, conduct, the scene, the telling. Part of [`crate::look`].

use crate::look::Who;
use crate::room::Inside;
use crate::seats::PlayerSeat;
use montjoie_chronicle::AskKind;
use montjoie_game::{Arg, Gesture, Message};
use montjoie_pages::{
    Agreement, Branch, Either, Eyes, Grant, Granted, OwnWay, Pledged, ReadAloud, Request, Scene, SceneEffect, Screen,
};
use montjoie_table::{Side, Subject};
use montjoie_text::{Hearing, Lang, Texts};

/// What players want to do: everything for the GM, for a player their own.
pub(crate) fn requests(inside: &Inside, who: &Who) -> Vec<Request> {
    let name = |id: u32| inside.seats.list.iter().find(|s| s.id == id).map(|s| s.name.clone()).unwrap_or_default();
    let asked = inside.settings.asked.iter().filter(|asked| match who {
        // They are about the battle, and wait for the GM to come back to it.
        Who::Gm => !inside.chronicle.in_what_if(),
        Who::Player(seat) => asked.seat == seat.id,
        Who::Screen => false,
    });
    asked.map(|a| Request { id: a.id.to_string(), name: name(a.seat), text: a.text.clone() }).collect()
}

/// What was pledged of the dice of the battle. Until it is over nobody is told the seed.
pub(crate) fn pledge(inside: &Inside, who: &Who) -> Option<Pledged> {
    let live = inside.chronicle.live();
    let pledge = live.journal().pledge()?;
    let said = |seat: &PlayerSeat| pledge.words.iter().any(|w| w.who == seat.name);
    let open = inside.may_pledge().is_ok() && !matches!(who, Who::Player(seat) if said(seat));
    let mut pledged = Pledged { lines: pledge.messages(), open, ..Pledged::default() };
    if live.outcome().is_none() {
        return Some(pledged);
    }
    // Looked at once, not for every page: it goes through the whole battle.
    let mut kept = inside.verified.borrow_mut();
    let at = live.journal().last();
    if kept.as_ref().is_none_or(|(of, _)| *of != at) {
        *kept = live.verify().map(|found| (at, found));
    }
    let (_, found) = kept.as_ref()?;
    (pledged.over, pledged.faults) = (true, found.faults());
    pledged.lines.extend(found.counts());
    if found.holds() {
        pledged.lines.push(Message::new("chronicle-verify-holds"));
    }
    Some(pledged)
}

pub(crate) fn grants(inside: &Inside) -> Vec<Grant> {
    let name = |id: u32| inside.seats.list.iter().find(|s| s.id == id).map(|s| s.name.clone()).unwrap_or_default();
    let one = |g: &crate::settings::KnowledgeGrant| Grant {
        to: match (g.seat, g.side) {
            (Some(seat), _) => Granted::Person(name(seat)),
            (None, side) => Granted::Side(side.unwrap_or(Side::A)),
        },
        who: g.who,
        knowledge: g.level,
    };
    inside.settings.grants.iter().map(one).collect()
}

/// What the screen for the table shows, as agreed and as it is.
pub(crate) fn screen(inside: &Inside) -> Screen {
    let of = inside.settings.screen_of.as_deref().and_then(Eyes::of);
    Screen { of, now: crate::eyes::eyes(inside), level: inside.settings.screen_level }
}

/// Who rolls and who decides.
pub(crate) fn conduct(inside: &Inside) -> Agreement {
    let agreed = &inside.conduct;
    let name = |id: Option<u32>| inside.seats.list.iter().find(|s| Some(s.id) == id).map(|s| s.name.clone());
    let except = agreed.except.iter().map(|e| OwnWay {
        who: if e.seat.is_some() { Either::Person(name(e.seat).unwrap_or_default()) } else { Either::Who(e.who) },
        kind: match e.kind {
            Some(AskKind::Throw) => "dice",
            Some(AskKind::Choice) => "choices",
            Some(AskKind::Judgement) => "judgements",
            None => "",
        },
        hand: e.hand,
    });
    Agreement {
        dice: agreed.sides.map(|share| share.dice),
        choices: agreed.sides.map(|share| share.choices),
        gm: agreed.gm.dice,
        judgements: agreed.judgements,
        doctrines: inside.chronicle.fight().doctrines(),
        focus: (!inside.chronicle.players().is_empty()).then_some(agreed.focus),
        offered: agreed.offered,
        except: except.collect(),
    }
}

/// The scene under way, whole; what it will do is worked out for the GM alone.
pub(crate) fn scene(texts: &Texts, lang: Lang, inside: &Inside, who: &Who) -> Option<Scene> {
    let gm = matches!(who, Who::Gm);
    let open = if gm { inside.scene() } else { inside.settings.scene.as_ref() }?;
    let scene = Scene {
        id: open.id.to_string(),
        title: open.title.clone(),
        who: open.who.clone(),
        place: open.place.clone(),
        stakes: open.stakes.clone(),
        shared: open.shared,
        ..Scene::default()
    };
    if !gm {
        return Some(scene);
    }
    let fight = inside.chronicle.fight();
    let names = fight.names();
    let said = |gesture: &Gesture| {
        let message = effect_words(gesture);
        let word = texts.word(lang, &format!("gesture-{}", gesture.word()));
        let whom = Arg::Text(texts.say(lang, &message, names));
        texts.say(lang, &Message::new("page-effect-line").with("what", Arg::Text(word)).with("whom", whom), names)
    };
    let effect = |row: &crate::settings::TypedEffect| SceneEffect {
        gesture: row.gesture.clone(),
        who: row.who.clone(),
        on: row.on.clone(),
        men: row.men.clone(),
        side: row.side.clone(),
        said: crate::gm::effect_of(fight, row).ok().as_ref().map(said),
    };
    Some(Scene {
        outcomes: open.rows.each_ref().map(|rows| rows.iter().map(effect).collect()),
        told: open.told.clone(),
        outcome: open.outcome.clone(),
        refused: inside.scene_refused.clone(),
        ..scene
    })
}

/// On whom a gesture falls, and how many.
fn effect_words(gesture: &Gesture) -> Message {
    let (who, men) = match *gesture {
        Gesture::Take { who, men } | Gesture::Restore { who, men } | Gesture::Split { who, men } => (who, men),
        Gesture::Add { like, men } => (like, men),
        Gesture::Test { who }
        | Gesture::Break { who }
        | Gesture::Rally { who }
        | Gesture::Remove { who }
        | Gesture::Bring { who }
        | Gesture::Turn { who }
        | Gesture::Fell { who }
        | Gesture::Set { who, .. } => (who, 0),
        Gesture::Attack { by: who, on, .. }
        | Gesture::Engage { by: who, on }
        | Gesture::Part { one: who, other: on }
        | Gesture::Merge { who, into: on }
        | Gesture::Post { who, to: on } => {
            return Message::new("page-effect-on").who("who", who).who("on", on);
        }
        Gesture::Concede { side } => (Subject::side(side), 0),
        Gesture::Option { .. } => (Subject::NOBODY, 0),
    };
    Message::new("page-effect").who("who", who).number("men", men)
}

/// The last round that is over, to be read aloud: as it was edited, or as the program would tell it.
pub(crate) fn telling(texts: &Texts, lang: Lang, inside: &Inside, gm: bool) -> Option<ReadAloud> {
    let told = inside.settings.told.as_ref();
    if !gm {
        let told = told.filter(|t| t.shown)?;
        return Some(ReadAloud { round: told.round, text: told.text.clone(), shown: true });
    }
    // The table hears of the battle alone.
    if inside.chronicle.in_what_if() {
        return None;
    }
    let last = inside.chronicle.last_round()?;
    let round = last.round;
    if let Some(told) = told.filter(|t| t.round == round) {
        return Some(ReadAloud { round, text: told.text.clone(), shown: told.shown });
    }
    let outcome = inside.chronicle.outcome();
    let names = inside.chronicle.fight().names();
    // Rounds only ever go up.
    let lines = inside.chronicle.lines();
    let from = lines.partition_point(|line| line.place.round < round);
    let of_it = lines.iter().skip(from).take_while(|line| line.place.round == round);
    let happened: Vec<&montjoie_game::Item> = of_it
        .filter_map(|line| match &line.said {
            montjoie_chronicle::Said::Item(item) => Some(&**item),
            _ => None,
        })
        .collect();
    let heard = Hearing { happened: &happened, known: &last.known };
    let text = texts.telling_with(lang, names, heard, (&last.before, &last.after), outcome, u64::from(round));
    Some(ReadAloud { round, text, shown: false })
}

pub(crate) fn said_all(texts: &Texts, lang: Lang, inside: &Inside, messages: &[Message]) -> Vec<String> {
    messages.iter().map(|m| texts.say(lang, m, inside.chronicle.fight().names())).collect()
}

/// Other ways this battle went.
pub(crate) fn branches(texts: &Texts, lang: Lang, inside: &Inside) -> Vec<Branch> {
    let names = inside.chronicle.fight().names();
    let way = |way: montjoie_chronicle::OtherBranch| Branch {
        entry: way.tip,
        round: way.round,
        label: texts.say(lang, &way.began, names),
        here: false,
    };
    inside.chronicle.branches().into_iter().map(way).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hall::Hall;
    use crate::look::{Extent, look};
    use crate::seats::PlayerSeat;
    use crate::serve::Config;
    use montjoie_chronicle::StopAt;
    use montjoie_pages::Reader;

    /// A look costs the same late in the evening: whom the enemy met is taken from what the table settled, not from the chronicle.
    #[test]
    fn whom_a_side_met_is_settled_once_and_a_look_reads_no_old_line() {
        let data = std::env::temp_dir().join(format!("montjoie-met-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&data);
        let config =
            Config { games: montjoie_books::GAMES, data, port: 0, lan: false, odds: None, public: None, seed: Some(1) };
        let hall = Hall::open(&config, 0).expect("a hall");
        let met = |inside: &Inside| {
            let mut met = montjoie_pages::Met::default();
            crate::look::told(&inside.chronicle, Extent::Whole).for_each(|heard| met.hear(&heard));
            met.by_side(inside.chronicle.fight())
        };
        let settled = |inside: &Inside| Side::BOTH.map(|side| inside.met.by(side));
        let mut met_by_hearsay = 0;
        for game in montjoie_books::GAMES {
            let id = game.info().id;
            hall.begin_as(id, game.samples()[0].1).expect("a sample");
            let room = hall.room(id).expect("a room");
            for _ in 0..2 {
                room.act(|inside| Ok((inside.play(&[StopAt::Round])?, ()))).expect("a round");
            }
            let mut inside = room.inside();
            let token = inside.seats.ask("Aude").expect("a seat");
            let seat = PlayerSeat { side: Some(Side::A), ..inside.seats.of(&token).cloned().expect("hers") };
            let shown = |inside: &Inside| {
                let who = Who::Player(seat.clone());
                let view = look(&hall.texts, &room, inside, &who, Reader::default(), (None, Extent::Recent));
                (view.names.clone(), view.numbers().clone())
            };
            assert_eq!(settled(&inside), met(&inside), "{id}");
            let known = shown(&inside);
            inside.met = Default::default();
            let unheard = shown(&inside);
            let all = inside.chronicle.fight().names();
            let of = |names: &montjoie_game::Names, who| names.of(who).map(|name| name.fr.clone());
            let seen =
                |(names, numbers): &(montjoie_game::Names, montjoie_pages::Numbers), who| of(names, numbers.local(who));
            for fate in inside.chronicle.fight().fates() {
                let (true_name, then, now) =
                    (of(all, fate.subject), seen(&known, fate.subject), seen(&unheard, fate.subject));
                assert!(fate.side == Side::B || then == now, "{id}: one's own are known anyhow");
                met_by_hearsay += usize::from(then == true_name && now != true_name);
            }
            // Taken back to the start, nobody was met.
            drop(inside);
            room.act(|inside| Ok((Vec::new(), inside.chronicle.go_to(0, montjoie_chronicle::Author::Gm)?)))
                .expect("back");
            let inside = room.inside();
            assert_eq!(settled(&inside), met(&inside), "{id}");
        }
        assert!(met_by_hearsay > 0, "somebody is known only because they were met before");
    }
}
