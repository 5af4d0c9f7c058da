//! What one viewer may know of a room, gathered for the pages: the battle goes whole into [`Seen::of`], with who looks.

use crate::room::{Inside, Room};
use crate::seats::PlayerSeat;
use crate::shared::{branches, conduct, grants, pledge, requests, said_all, scene, telling};
use montjoie_chronicle::{Author, Chronicle, Line, Measure, Origin, Said};
use montjoie_game::{Constat, Knowledge, Message, Rung, Viewer};
use montjoie_pages::{
    Attendee, Desk, Door, Holding, JournalItem, Onlooker, Open, Presence, Reader, RollMark, RolledBy, Seen, Spoken,
    View, Whole,
};
use montjoie_table::{Ask, Kind, Rule, Subject};
use montjoie_text::{Lang, Texts};

/// Who looks.
#[derive(Clone, Debug)]
pub enum Who {
    /// The game master.
    Gm,
    /// A player, by their seat.
    Player(PlayerSeat),
    /// The screen for the table.
    Screen,
}

/// How much of the chronicle a page tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// The last rounds: pages that follow the battle, whose cost must not grow with its length.
    Recent,
    /// From the first line on.
    Whole,
}

/// Who looks, with everything the table agreed on about what they may see.
pub(crate) fn onlooker(inside: &Inside, who: &Who) -> Onlooker {
    match who {
        Who::Gm => Onlooker::new(Viewer::Gm),
        Who::Screen => crate::eyes::onlooker(inside),
        Who::Player(seat) => player(inside, seat),
    }
}

/// A player at their seat.
pub(crate) fn player(inside: &Inside, seat: &PlayerSeat) -> Onlooker {
    let Some(side) = seat.side else { return Onlooker::new(Viewer::Public(Knowledge::Unseen)) };
    let whom = inside.settings.grants.iter().map(|grant| grant.who);
    Onlooker {
        granted: whom.filter_map(|w| Some((w, inside.settings.granted(seat.id, side, w)?))).collect(),
        holds: holding(inside, seat),
        seat: Some(seat.id),
        narrow: seat.narrow,
        met: inside.met.by(side),
        numbers: inside.numbers(&Who::Player(seat.clone())),
        ..Onlooker::new(Viewer::Player(side, inside.knows(side)))
    }
}

/// The battle as this one may see it.
#[must_use]
pub(crate) fn look(
    texts: &Texts,
    room: &Room,
    inside: &Inside,
    who: &Who,
    reader: Reader,
    (door, extent): (Option<Door>, Extent),
) -> View {
    let chronicle = inside.seen_by(who);
    let fight = chronicle.fight();
    let gm = matches!(who, Who::Gm);
    let open = if gm { chronicle.open_lines() } else { Vec::new() };
    let moved = gm && !chronicle.now().events.is_empty() && fight.map(Viewer::Gm).is_some();
    let so_far = moved.then(|| chronicle.so_far());
    // Before what has just happened; nothing has before the first step is closed.
    let before = chronicle.after_steps(inside.moment_of(who)).filter(|_| chronicle.steps() > 0);
    let whole = Whole {
        fight,
        so_far: so_far.as_deref(),
        place: chronicle.place(),
        outcome: chronicle.outcome(),
        before: before.as_ref().map(|(fight, _)| &**fight),
        heard: told_since(chronicle, extent, before.as_ref().map_or(usize::MAX, |(_, lines)| *lines))
            .chain(open.iter().filter_map(|line| heard(chronicle, line)))
            .collect(),
        asks: open_asks(inside, who),
        offered: if gm { chronicle.now().offered.clone() } else { Vec::new() },
        scene: scene(texts, reader.lang, inside, who),
        notices: match who {
            Who::Gm => inside.notices.clone(),
            Who::Player(seat) => inside.told.get(&seat.id).cloned().unwrap_or_default(),
            Who::Screen => Vec::new(),
        },
    };
    let seen = Seen::of(texts, whole, &onlooker(inside, who));
    inside.learned(who, seen.numbers());
    let settings = &inside.settings;
    let pick = |both: &(String, String)| if reader.lang == Lang::Fr { both.0.clone() } else { both.1.clone() };
    let odds = inside.odds_of(who).filter(|_| chronicle.outcome().is_none()).map(|(odds, fresh)| {
        // They stand, marked as of before, until those of this position are counted.
        montjoie_pages::OddsPanel { stale: !fresh, revealed: settings.odds_revealed, ..odds.clone() }
    });
    View {
        seen,
        reader,
        info: fight.info(),
        base: match who {
            Who::Gm => format!("/b/{}", room.id),
            Who::Player(_) => format!("/p/{}", room.id),
            Who::Screen => format!("/screen/{}", room.id),
        },
        title: pick(chronicle.title()),
        odds,
        banners: settings.arms(fight.names()),
        pace: settings.pace(),
        on_screen: matches!(who, Who::Screen),
        requests: requests(inside, who),
        telling: telling(texts, reader.lang, inside, gm),
        pledge: pledge(inside, who),
        preface: chronicle.text().map(pick),
        desk: if gm { desk(texts, reader.lang, inside, door) } else { Desk::default() },
    }
}

/// The GM's view of the battle after so many closed steps. Nothing is asked there, and nothing moves.
pub(crate) fn as_it_stood(texts: &Texts, room: &Room, reader: Reader, steps: usize) -> Option<View> {
    let inside = room.inside();
    let chronicle = &inside.chronicle;
    let (fight, until) = chronicle.after_steps(steps)?;
    let from = steps.checked_sub(1).and_then(|n| chronicle.after_steps(n)).map_or(0, |(_, lines)| lines);
    let lines = chronicle.lines().get(from..until).unwrap_or_default();
    let whole = Whole {
        fight: &*fight,
        so_far: None,
        before: None,
        place: lines.last().map_or_else(|| fight.place(), |line| line.place),
        outcome: None,
        heard: lines.iter().filter_map(|line| heard(chronicle, line)).collect(),
        asks: Vec::new(),
        offered: Vec::new(),
        scene: None,
        notices: Vec::new(),
    };
    let pick = |both: &(String, String)| if reader.lang == Lang::Fr { both.0.clone() } else { both.1.clone() };
    Some(View {
        seen: Seen::of(texts, whole, &Onlooker::new(Viewer::Gm)),
        reader,
        info: fight.info(),
        base: format!("/b/{}", room.id),
        title: pick(chronicle.title()),
        odds: None,
        banners: inside.settings.arms(fight.names()),
        pace: inside.settings.pace(),
        // Counters lead nowhere: their cards are those of now.
        on_screen: true,
        requests: Vec::new(),
        telling: None,
        pledge: None,
        preface: None,
        desk: Desk::default(),
    })
}

/// What lies before the GM.
fn desk(texts: &Texts, lang: Lang, inside: &Inside, door: Option<Door>) -> Desk {
    let chronicle = &inside.chronicle;
    let fight = chronicle.fight();
    let said = |moved: Result<montjoie_chronicle::Move, _>| -> Option<Message> { moved.ok().map(|m| m.message) };
    Desk {
        head: chronicle.head(),
        aloud: aloud(texts, lang, inside),
        course: std::sync::Arc::clone(&inside.course.beats),
        undo: said(chronicle.undoes(Measure::Act)),
        redo: said(chronicle.redoes(Measure::Act)),
        may_pledge: chronicle.journal().pledge().is_none() && inside.may_pledge().is_ok(),
        people: people(inside),
        knowledge: fight.knowledge(),
        screen: crate::shared::screen(inside),
        grants: grants(inside),
        conduct: conduct(inside),
        previously: said_all(texts, lang, inside, &inside.previously),
        beside: inside.beside(),
        branches: branches(texts, lang, inside),
        constat: fight.constat(&Constat::default()).is_some().then(|| fight.constat_so_far()),
        door,
    }
}

/// What has just happened, to be read aloud: as a round is told.
fn aloud(texts: &Texts, lang: Lang, inside: &Inside) -> Option<String> {
    let chronicle = &inside.chronicle;
    let (before, lines) = chronicle.after_steps(inside.moment_of(&Who::Gm)).filter(|_| chronicle.steps() > 0)?;
    let fresh = chronicle.lines().get(lines..).unwrap_or_default();
    let happened: Vec<&montjoie_game::Item> = fresh
        .iter()
        .filter_map(|line| match &line.said {
            Said::Item(item) => Some(&**item),
            _ => None,
        })
        .collect();
    let (fight, seed) = (chronicle.fight(), chronicle.steps() as u64);
    let (then, now) = (before.fates(), fight.fates());
    // Where nobody's strength changed there is nothing to read.
    let mut known = montjoie_game::known_to_all(&*before);
    known.extend(&montjoie_game::known_to_all(fight));
    let heard = montjoie_text::Hearing { happened: &happened, known: &known };
    (then != now).then(|| texts.telling_with(lang, fight.names(), heard, (&then, &now), None, seed))
}

fn holding(inside: &Inside, seat: &PlayerSeat) -> Holding {
    let person = |s: &Subject| inside.chronicle.live().fight().fates().iter().any(|f| f.subject == *s && f.person);
    let character = seat.holds.iter().copied().find(person);
    Holding {
        name: seat.name.clone(),
        character,
        units: seat.holds.iter().copied().filter(|s| Some(*s) != character).collect(),
        chief: seat.chief,
    }
}

/// The loss track of somebody, for whoever may know it.
pub(crate) fn track(room: Option<&Room>, view: &View, who: Subject) -> Vec<Rung> {
    let Some((room, who)) = room.zip(view.whom(who)) else { return Vec::new() };
    let inside = room.inside();
    let chronicle = if view.gm() { &inside.chronicle } else { inside.chronicle.live() };
    chronicle.fight().ladder(who, view.viewer)
}

/// Everything that waits, with what lies for it: what of it somebody sees is decided elsewhere.
fn open_asks(inside: &Inside, who: &Who) -> Vec<Open> {
    let (chronicle, drafts) = (inside.seen_by(who), inside.drafts_of(who));
    let names = chronicle.fight().names();
    let fates = chronicle.fight().fates();
    let typed = |ask: &Ask| match who {
        Who::Gm => inside.typed.get(&(None, ask.name())),
        Who::Player(seat) => inside.typed.get(&(Some(seat.id), ask.name())),
        Who::Screen => None,
    };
    let asked = inside.seats.list.iter().map(|seat| (seat.name.clone(), player(inside, seat)));
    // On a what-if nobody is waited for: it is the GM's alone.
    let asked: Vec<_> = if matches!(who, Who::Gm) && !chronicle.in_what_if() { asked.collect() } else { Vec::new() };
    let asks = chronicle.asks().iter().map(|ask| {
        let last = inside.last.get(&(ask.key.rule.0.to_owned(), ask.key.of)).filter(|words| match &ask.want {
            montjoie_table::Want::Choice(tokens) => tokens.iter().any(|t| t.words(names) == **words),
            _ => false,
        });
        Open {
            ask: ask.clone(),
            draft: drafts.get(&ask.name()).cloned(),
            last: last.cloned(),
            waits_for: asked.iter().find(|(_, one)| one.answers(ask, &fates)).map(|(name, _)| name.clone()),
            typed: typed(ask).map(|t| t.text.clone()),
            refused: typed(ask).and_then(|t| t.why.clone()),
        }
    });
    asks.collect()
}

/// Most notes of a page that follows the battle.
const NOTES: usize = 200;

/// Most lines it is made from, however long a round is.
const LINES: usize = 4_000;

/// What the journal tells of the battle so far, the oldest first.
#[cfg(test)]
pub(crate) fn told(chronicle: &Chronicle, extent: Extent) -> impl Iterator<Item = JournalItem<'_>> + Clone {
    told_since(chronicle, extent, usize::MAX)
}

/// What the journal tells of the battle so far, the oldest first; from this line of the chronicle on it has just happened.
fn told_since(chronicle: &Chronicle, extent: Extent, fresh: usize) -> impl Iterator<Item = JournalItem<'_>> + Clone {
    let first = match extent {
        Extent::Recent => montjoie_pages::first_recent(chronicle.place().round),
        Extent::Whole => 0,
    };
    let told = chronicle.lines();
    // Rounds only ever go up. A round may hold any number of lines.
    let most = if extent == Extent::Recent { LINES } else { usize::MAX };
    let from = told.partition_point(|line| line.place.round < first).max(told.len().saturating_sub(most));
    let told = told.iter().enumerate().skip(from).map(|(at, line)| (at, AsRef::<Line>::as_ref(line)));
    // A step may hold any number of notes: the page that follows the battle tells the newest.
    let note = |line: &Line| matches!(line.said, Said::Note { .. });
    let mut older = match extent {
        Extent::Recent => told.clone().filter(|(_, line)| note(line)).count().saturating_sub(NOTES),
        Extent::Whole => 0,
    };
    let newest = move |(_, line): &(usize, &Line)| {
        let drop = older > 0 && note(line);
        older -= usize::from(drop);
        !drop
    };
    told.filter(newest)
        .filter_map(move |(at, line)| Some(JournalItem { fresh: at >= fresh, ..heard(chronicle, line)? }))
}

/// A line of the journal as pages take it.
pub(crate) fn heard<'a>(chronicle: &'a Chronicle, line: &'a Line) -> Option<JournalItem<'a>> {
    let what = match &line.said {
        Said::Item(item) => Spoken::Item(item, line.made.as_ref().map(|made| made_so(made.origin, &made.by))),
        Said::Ruling { gesture, reason, items, origins, author, .. } => {
            let made = |item| {
                let name = montjoie_chronicle::asked(item);
                name.and_then(|name| origins.get(&name)).map(|origin| made_so(*origin, author))
            };
            Spoken::Ruling { gesture: *gesture, reason, items: items.iter().map(|i| (i, made(i))).collect() }
        }
        Said::Note { text, shared, scene: Some(tale), .. } => {
            Spoken::Scene { title: &tale.title, who: &tale.who, verdict: tale.verdict.word(), text, shared: *shared }
        }
        Said::Note { text, shared, scene: None, .. } => Spoken::Note { text, shared: *shared },
        Said::Closed { .. } => return None,
    };
    let says = match &line.said {
        Said::Item(item) => scripted(chronicle, item),
        _ => None,
    };
    Some(JournalItem { entry: line.entry, place: line.place, what, says, fresh: false })
}

/// What the scenario says where this is the coming of one of its events.
fn scripted<'a>(chronicle: &'a Chronicle, item: &montjoie_game::Item) -> Option<&'a (String, String)> {
    use montjoie_game::What;
    let Kind::Event(index) = item.subject.kind() else { return None };
    match item.what {
        What::Judgement { value: 1, .. } if item.rule == Rule::SCENARIO => chronicle.told(index),
        What::Change { .. } => chronicle.told(index),
        _ => None,
    }
}

/// How faces came to be known, as pages say it.
fn made_so(origin: Origin, by: &Author) -> RolledBy {
    let origin = match origin {
        Origin::Rolled => RollMark::Rolled,
        Origin::Typed => RollMark::Typed,
        Origin::Overwritten => RollMark::Overwritten,
    };
    let by = match by {
        Author::Seat(name) => Some(name.clone()),
        Author::Gm | Author::Program => None,
    };
    RolledBy { origin, by }
}

fn people(inside: &Inside) -> Vec<Attendee> {
    let fates = inside.chronicle.live().fight().fates();
    let person = |s: &Subject| fates.iter().any(|f| f.subject == *s && f.person);
    inside
        .seats
        .list
        .iter()
        .map(|seat| {
            let character = seat.holds.iter().copied().find(person);
            Attendee {
                id: seat.id.to_string(),
                name: seat.name.clone(),
                presence: match (seat.side, seat.here) {
                    (None, _) => Presence::Waiting,
                    (Some(_), 0) => Presence::Away,
                    (Some(_), _) => Presence::Here,
                },
                side: seat.side,
                character,
                units: seat.holds.iter().copied().filter(|s| Some(*s) != character).collect(),
                chief: seat.chief,
                narrow: seat.narrow,
            }
        })
        .collect()
}
