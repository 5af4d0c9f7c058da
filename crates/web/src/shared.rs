//! What a table shares with whom: who sees which unit, whose scene it is, what is told. Part of [`crate::look`].

use crate::look::Who;
use crate::room::Inside;
use montjoie_chronicle::{AskKind, Chronicle, Said};
use montjoie_game::{Arg, Counter, Fight, Gesture, Knowledge, Map, Message, Sheet, Viewer};
use montjoie_pages::{
    Branch, Conduct, Effect, Either, Exception, Eyes, Grant, Granted, Line, Open, Request, Scene, Screen, Telling, met,
    named_in,
};
use montjoie_table::{Kind, Side, Subject};
use montjoie_text::{Lang, Texts};
use std::collections::BTreeSet;

/// The levels, least first.
const LEVELS: [Knowledge; 3] = [Knowledge::Unseen, Knowledge::Words, Knowledge::Exact];

/// The side of who sees of it only what is theirs.
#[derive(Default)]
pub(crate) struct Own {
    /// Held, or with what they hold.
    theirs: Vec<Subject>,
    /// Everybody else of the side.
    others: Vec<Subject>,
}

impl Own {
    /// Everybody of the side who is not theirs.
    pub(crate) fn others(&self) -> &[Subject] {
        &self.others
    }
}

/// What is theirs and what is not; nobody is an other for who sees the whole side.
pub(crate) fn own(inside: &Inside, who: &Who) -> Own {
    let Who::Player(seat) = who else { return Own::default() };
    let Some(side) = seat.side.filter(|_| seat.narrow) else { return Own::default() };
    let with = |s: &Sheet| seat.holds.contains(&s.subject) || s.with.iter().any(|w| seat.holds.contains(w));
    let sheets = inside.seen_by(who).fight().sheets(Viewer::Player(side, Knowledge::Unseen));
    let (theirs, others): (Vec<_>, Vec<_>) = sheets.into_iter().filter(|s| s.side == side).partition(with);
    let subjects = |sheets: Vec<Sheet>| sheets.into_iter().map(|s| s.subject).collect();
    Own { theirs: subjects(theirs), others: subjects(others) }
}

/// Everyone this viewer may see, each as well as was granted.
pub(crate) fn seen(inside: &Inside, who: &Who, viewer: Viewer, own: &Own) -> Vec<Sheet> {
    let fight = inside.seen_by(who).fight();
    let Viewer::Player(side, usual) = viewer else { return fight.sheets(viewer) };
    let mut sheets = fight.sheets(viewer);
    if !inside.settings.grants.is_empty() {
        sheets = granted(&|one| level(inside, who, (side, usual), one), side, usual, fight);
    }
    sheets.retain(|s| !own.others.contains(&s.subject));
    for sheet in sheets.iter_mut().filter(|s| s.side != side) {
        sheet.against.retain(|w| !own.others.contains(w));
    }
    sheets
}

/// How well this viewer, of a side, knows somebody of the other.
fn level(inside: &Inside, who: &Who, (side, usual): (Side, Knowledge), of: Subject) -> Knowledge {
    match who {
        Who::Player(seat) => inside.settings.granted(seat.id, side, of).unwrap_or(usual),
        Who::Screen => crate::eyes::level_of(inside, side, of),
        Who::Gm => usual,
    }
}

/// The sheets where single units are better or worse known: each taken as whoever knows it so well would see it.
fn granted(level_of: &dyn Fn(Subject) -> Knowledge, side: Side, usual: Knowledge, fight: &dyn Fight) -> Vec<Sheet> {
    let by_level = LEVELS.map(|level| fight.sheets(Viewer::Player(side, level)));
    let [_, _, exact] = &by_level;
    let mut sheets: Vec<Sheet> = Vec::new();
    for one in exact {
        let level = if one.side == side { usual } else { level_of(one.subject) };
        let place = LEVELS.iter().position(|l| *l == level).unwrap_or(0);
        sheets.extend(by_level[place].iter().find(|s| s.subject == one.subject).cloned());
    }
    // A sheet that is better known must not name somebody who is not known at all.
    let known: Vec<Subject> = sheets.iter().map(|s| s.subject).collect();
    for sheet in sheets.iter_mut().filter(|s| s.side != side) {
        sheet.against.retain(|w| known.contains(w));
        sheet.with.retain(|w| known.contains(w));
    }
    sheets
}

/// What a viewer sees, hears and is asked, and who is in the scene before them.
pub(crate) type Shown<'a> = (&'a [Sheet], &'a [Line], &'a [Open], &'a [Subject]);

/// Those a viewer may not name (ADR 0042): of the enemy, whoever is granted to be unseen and was never met; on the screen for the
/// table, whoever somebody there may not name (ADR 0054). Walls are there for all to see, and a counter face down has a number of its own.
pub(crate) fn unnamed(inside: &Inside, who: &Who, viewer: Viewer, own: &Own, shown: Shown<'_>) -> Vec<Subject> {
    let (sheets, lines, asks, in_it) = shown;
    let fates = inside.seen_by(who).fight().fates();
    let mut named: Vec<Subject> = sheets.iter().map(|s| s.subject).chain(fates.iter().map(|f| f.subject)).collect();
    named.extend(lines.iter().flat_map(Line::names).filter(|w| matches!(w.kind(), Kind::Army(_))));
    named.sort_unstable();
    named.dedup();
    let plain = |w: &Subject| sheets.iter().any(|s| s.subject == *w && matches!(s.kind, "wall" | "counter"));
    named.retain(|w| !plain(w) && !own.others.contains(w));
    let side_of = |w: Subject| {
        let sheet = sheets.iter().find(|s| s.subject == w).map(|s| s.side);
        sheet.or_else(|| fates.iter().find(|f| f.subject == w).map(|f| f.side))
    };
    match (who, viewer) {
        (_, Viewer::Player(side, usual)) => {
            let own = |w: Subject| side_of(w) == Some(side);
            let mut met = met(sheets, asks, &own);
            met.extend(&inside.met[side.index()]);
            let level = |w: Subject| level(inside, who, (side, usual), w);
            // A body of one's own is always seen: one without a sheet is the enemy's.
            named.retain(|w| side_of(*w) != Some(side) && level(*w) == Knowledge::Unseen);
            named.retain(|w| !met.contains(w) && !in_it.contains(w));
        }
        (Who::Screen, Viewer::Public(Knowledge::Unseen)) => {
            named = crate::eyes::unnamed_to_somebody(inside, named);
        }
        (_, Viewer::Public(Knowledge::Unseen)) => {}
        _ => named.clear(),
    }
    named
}

/// Whom of the enemy each side was told of beside their own, in all of the battle: a blow, a shot, a scene the GM shared. It goes through
/// the whole chronicle, so the table does it once when it settles and no phone that looks does it again.
pub(crate) fn met_so_far(chronicle: &Chronicle) -> [Vec<Subject>; 2] {
    let fight = chronicle.fight();
    let fates = fight.fates();
    Side::BOTH.map(|side| {
        let sheets = fight.sheets(Viewer::Player(side, Knowledge::Unseen)).into_iter();
        let sheets = sheets.filter(|s| s.side == side).map(|s| s.subject);
        let own: BTreeSet<Subject> = fates.iter().filter(|f| f.side == side).map(|f| f.subject).chain(sheets).collect();
        let mut met = BTreeSet::new();
        for line in chronicle.lines() {
            match &line.said {
                Said::Item(item) => {
                    if let Some(message) = &item.sides[side.index()]
                        && named_in(message).any(|who| own.contains(&who))
                    {
                        met.extend(named_in(message));
                    }
                }
                Said::Note { shared: true, scene: Some(tale), .. } => met.extend(&tale.who),
                _ => {}
            }
        }
        met.into_iter().collect()
    })
}

/// Whether a line is for them: of others of their side who sees only what is theirs hears what names their own, and no more.
pub(crate) fn near(own: &Own, line: &Line) -> bool {
    let names: Vec<Subject> = line.names().into_iter().chain([line.subject]).collect();
    let any = |list: &[Subject]| names.iter().any(|w| list.contains(w));
    !any(&own.others) || any(&own.theirs)
}

/// Where counters lay that the open step has moved.
pub(crate) type CameFrom = Vec<(Subject, (u8, u8))>;

/// The map as this viewer may see it. The GM sees at once what an answer has moved, and from where; everyone else is told of a step when it
/// is closed, by the map as by the chronicle: what is done in it may be taken back, or be secret until all is in.
pub(crate) fn map(chronicle: &Chronicle, viewer: Viewer, own: &Own) -> (Option<Map>, CameFrom) {
    let Some(mut map) = chronicle.fight().map(viewer) else { return (None, Vec::new()) };
    map.counters.retain(|c| !own.others.contains(&c.subject));
    if viewer != Viewer::Gm || chronicle.now().events.is_empty() {
        return (Some(map), Vec::new());
    }
    let Some(now) = chronicle.so_far().map(viewer) else { return (Some(map), Vec::new()) };
    let went = |lay: &&Counter| now.counters.iter().any(|c| c.subject == lay.subject && c.cell != lay.cell);
    let came = map.counters.iter().filter(went).map(|lay| (lay.subject, lay.cell)).collect();
    (Some(now), came)
}

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

pub(crate) fn grants(inside: &Inside) -> Vec<Grant> {
    let name = |id: u32| inside.seats.list.iter().find(|s| s.id == id).map(|s| s.name.clone()).unwrap_or_default();
    let one = |g: &crate::settings::Grant| Grant {
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
pub(crate) fn conduct(inside: &Inside) -> Conduct {
    let agreed = &inside.conduct;
    let name = |id: Option<u32>| inside.seats.list.iter().find(|s| Some(s.id) == id).map(|s| s.name.clone());
    let except = agreed.except.iter().map(|e| Exception {
        who: if e.seat.is_some() { Either::Person(name(e.seat).unwrap_or_default()) } else { Either::Who(e.who) },
        kind: match e.kind {
            Some(AskKind::Throw) => "dice",
            Some(AskKind::Choice) => "choices",
            Some(AskKind::Judgement) => "judgements",
            None => "",
        },
        hand: e.hand,
    });
    Conduct {
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

/// The scene under way: whole for the GM; for a player who is in it, or commands a side that is, its stakes if they are shared.
pub(crate) fn scene(texts: &Texts, lang: Lang, inside: &Inside, who: &Who) -> Option<Scene> {
    let open = if matches!(who, Who::Gm) { inside.scene() } else { inside.settings.scene.as_ref() }?;
    let fight = inside.seen_by(who).fight();
    let (gm, known) = match who {
        Who::Gm => (true, true),
        Who::Player(seat) => {
            let fates = fight.fates();
            let of_side =
                |w: &Subject| seat.chief && fates.iter().any(|f| f.subject == *w && Some(f.side) == seat.side);
            (false, open.shared && open.who.iter().any(|w| seat.holds.contains(w) || of_side(w)))
        }
        Who::Screen => (false, false),
    };
    if !known {
        return None;
    }
    let names = fight.names();
    let said = |gesture: &Gesture| {
        let message = effect_words(gesture);
        let word = texts.word(lang, &format!("gesture-{}", gesture.word()));
        let whom = Arg::Text(texts.say(lang, &message, names));
        texts.say(lang, &Message::new("page-effect-line").with("what", Arg::Text(word)).with("whom", whom), names)
    };
    let effect = |row: &crate::settings::Effect| Effect {
        gesture: row.gesture.clone(),
        who: row.who.clone(),
        on: row.on.clone(),
        men: row.men.clone(),
        side: row.side.clone(),
        said: crate::gm::effect_of(fight, row).ok().as_ref().map(said),
    };
    // What it will do and what was typed is the GM's.
    let outcomes = open.rows.each_ref().map(|rows| if gm { rows.iter().map(effect).collect() } else { Vec::new() });
    let own = |text: &String| if gm { text.clone() } else { String::new() };
    Some(Scene {
        id: open.id.to_string(),
        title: open.title.clone(),
        who: open.who.clone(),
        place: open.place.clone(),
        stakes: open.stakes.clone(),
        shared: open.shared,
        outcomes,
        told: own(&open.told),
        outcome: own(&open.outcome),
        refused: if gm { inside.scene_refused.clone() } else { Vec::new() },
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
pub(crate) fn telling(texts: &Texts, lang: Lang, inside: &Inside, gm: bool) -> Option<Telling> {
    let told = inside.settings.told.as_ref();
    if !gm {
        let told = told.filter(|t| t.shown)?;
        return Some(Telling { round: told.round, text: told.text.clone(), shown: true });
    }
    // The table hears of the battle alone.
    if inside.chronicle.in_what_if() {
        return None;
    }
    let (round, before, after) = inside.chronicle.last_round()?;
    if let Some(told) = told.filter(|t| t.round == round) {
        return Some(Telling { round, text: told.text.clone(), shown: told.shown });
    }
    let outcome = inside.chronicle.outcome();
    let names = inside.chronicle.fight().names();
    let text = texts.telling(lang, names, (&before, &after), outcome, u64::from(round));
    Some(Telling { round, text, shown: false })
}

pub(crate) fn said_all(texts: &Texts, lang: Lang, inside: &Inside, messages: &[Message]) -> Vec<String> {
    messages.iter().map(|m| texts.say(lang, m, inside.chronicle.fight().names())).collect()
}

/// Other ways this battle went.
pub(crate) fn branches(texts: &Texts, lang: Lang, inside: &Inside) -> Vec<Branch> {
    let names = inside.chronicle.fight().names();
    let way = |way: montjoie_chronicle::Way| Branch {
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
    use crate::seats::Seat;
    use crate::serve::Config;
    use montjoie_chronicle::Stop;
    use montjoie_pages::Reader;

    /// A look costs the same late in the evening: whom the enemy met is taken from what the table settled, not from the chronicle.
    #[test]
    fn whom_a_side_met_is_settled_once_and_a_look_reads_no_old_line() {
        let data = std::env::temp_dir().join(format!("montjoie-met-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&data);
        let config = Config { games: montjoie_books::GAMES, data, port: 0, lan: false, odds: None, seed: Some(1) };
        let hall = Hall::open(&config, 0).expect("a hall");
        let mut met_by_hearsay = 0;
        for game in montjoie_books::GAMES {
            let id = game.info().id;
            hall.begin_as(id, game.samples()[0].1).expect("a sample");
            let room = hall.room(id).expect("a room");
            for _ in 0..2 {
                room.act(|inside| Ok((inside.play(&[Stop::Round])?, ()))).expect("a round");
            }
            let mut inside = room.inside();
            let token = inside.seats.ask("Aude").expect("a seat");
            let seat = Seat { side: Some(Side::A), ..inside.seats.of(&token).cloned().expect("hers") };
            let shown = |inside: &Inside| {
                let who = Who::Player(seat.clone());
                look(&hall.texts, &room, inside, &who, Reader::default(), (None, Extent::Recent)).names
            };
            assert_eq!(inside.met, met_so_far(&inside.chronicle), "{id}");
            let known = shown(&inside);
            inside.met = Default::default();
            let unheard = shown(&inside);
            let all = inside.chronicle.fight().names();
            let of = |names: &montjoie_game::Names, who| names.of(who).map(|name| name.fr.clone());
            for fate in inside.chronicle.fight().fates() {
                let (true_name, then, now) =
                    (of(all, fate.subject), of(&known, fate.subject), of(&unheard, fate.subject));
                assert!(fate.side == Side::B || then == now, "{id}: one's own are known anyhow");
                met_by_hearsay += usize::from(then == true_name && now != true_name);
            }
            // Taken back to the start, nobody was met.
            drop(inside);
            room.act(|inside| Ok((Vec::new(), inside.chronicle.go_to(0, montjoie_chronicle::Author::Gm)?)))
                .expect("back");
            let inside = room.inside();
            assert_eq!(inside.met, met_so_far(&inside.chronicle), "{id}");
        }
        assert!(met_by_hearsay > 0, "somebody is known only because they were met before");
    }
}
