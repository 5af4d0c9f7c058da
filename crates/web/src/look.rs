//! What one viewer may know of a room, gathered for the pages. Everything starts from nothing: a player's view never held more.

use crate::room::{Inside, Room};
use crate::seats::Seat;
use crate::shared::{branches, conduct, grants, map, near, own, requests, said_all, scene, seen, telling, unnamed};
use montjoie_chronicle::{Author, Chronicle, Measure, Origin as Kept, Said as Spoken};
use montjoie_game::{Constat, Item, Knowledge, Message, Names, Rung, Viewer, What};
use montjoie_pages::{
    Conduct, Door, Holding, Line, Made, Open, Origin, Person, Presence, Proposer, Reader, Said, Screen, Sum, View,
    hide_names, known_names,
};
use montjoie_table::{Answer, Ask, Office, Subject};
use montjoie_text::{Lang, Texts};

/// Who looks.
#[derive(Clone, Debug)]
pub enum Who {
    /// The game master.
    Gm,
    /// A player, by their seat.
    Player(Seat),
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
    let viewer = match who {
        Who::Gm => Viewer::Gm,
        Who::Player(seat) => match seat.side {
            Some(side) => Viewer::Player(side, inside.knows(side)),
            None => Viewer::Public(Knowledge::Unseen),
        },
        Who::Screen => crate::eyes::viewer(inside),
    };
    let gm = viewer == Viewer::Gm;
    let base = match who {
        Who::Gm => format!("/b/{}", room.id),
        Who::Player(_) => format!("/p/{}", room.id),
        Who::Screen => format!("/screen/{}", room.id),
    };
    let mut asks = open_asks(inside, who);
    let offered = if gm { chronicle.now().offered.iter().cloned().map(Open::new).collect() } else { Vec::new() };
    let own = own(inside, who);
    let sheets = seen(inside, who, viewer, &own);
    let mut lines = lines(inside, chronicle, viewer, extent);
    lines.retain(|line| near(&own, line));
    if !gm {
        // A line may be about somebody its reader does not know of: even a number would tell.
        let known = |who: Subject| sheets.iter().any(|s| s.subject == who);
        lines.iter_mut().filter(|l| !known(l.subject)).for_each(|l| l.subject = Subject::NOBODY);
    }
    let settings = &inside.settings;
    let scene = scene(texts, reader.lang, inside, who);
    let in_it = scene.as_ref().map(|s| s.who.clone()).unwrap_or_default();
    let mut names = fight.names().clone();
    if !gm {
        let hidden = unnamed(inside, who, viewer, &own, (&sheets, &lines, &asks, &in_it));
        if matches!(viewer, Viewer::Public(_)) {
            lines.retain(|line| !line.names().iter().any(|who| hidden.contains(who)));
        }
        names = known_names(texts, &names, &sheets, (&lines, &asks), &in_it);
        let foe = matches!(viewer, Viewer::Player(..));
        hide_names(texts, &mut names, &sheets, foe, &|who| hidden.contains(&who));
    }
    in_their_words(&mut asks, fight.names(), &names);
    let title = chronicle.title();
    let pick = |both: &(String, String)| if reader.lang == Lang::Fr { both.0.clone() } else { both.1.clone() };
    let said = |moved: Result<montjoie_chronicle::Move, _>| -> Option<Message> {
        moved.ok().map(|m| m.message).filter(|_| gm)
    };
    let at = crate::odds::Position::of(chronicle);
    let shown = |_: &&_| (gm || settings.odds_revealed) && chronicle.outcome().is_none();
    let odds = inside.odds_of(who).filter(shown).map(|(of, odds)| {
        // They stand, marked as of before, until those of this position are counted.
        montjoie_pages::Odds { stale: *of != at, revealed: settings.odds_revealed, ..odds.clone() }
    });
    let (map, came_from) = map(chronicle, viewer, &own);
    View {
        reader,
        viewer,
        holds: holding(inside, who),
        info: fight.info(),
        base,
        title: pick(title),
        // How much was written is no player's business.
        head: if gm { chronicle.head() } else { 0 },
        names,
        place: chronicle.place(),
        outcome: chronicle.outcome(),
        asks,
        offered,
        track: fight.track(viewer).and_then(|track| track.known(&sheets)),
        sheets,
        chronicle: lines,
        undo: said(chronicle.undoes(Measure::Act)),
        redo: said(chronicle.redoes(Measure::Act)),
        odds,
        people: if gm { people(inside) } else { Vec::new() },
        banners: settings.arms(fight.names()),
        knowledge: if gm { fight.knowledge() } else { Default::default() },
        screen: if gm { crate::shared::screen(inside) } else { Screen::default() },
        on_screen: matches!(who, Who::Screen),
        grants: if gm { grants(inside) } else { Vec::new() },
        requests: requests(inside, who),
        conduct: if gm { conduct(inside) } else { Conduct::default() },
        scene,
        telling: telling(texts, reader.lang, inside, gm),
        previously: if gm { said_all(texts, reader.lang, inside, &inside.previously) } else { Vec::new() },
        beside: if gm { inside.beside() } else { None },
        branches: if gm { branches(texts, reader.lang, inside) } else { Vec::new() },
        notices: match who {
            Who::Gm => inside.notices.clone(),
            Who::Player(seat) => inside.told.get(&seat.id).cloned().unwrap_or_default(),
            Who::Screen => Vec::new(),
        },
        map,
        came_from,
        constat: (gm && fight.constat(&Constat::default()).is_some()).then(|| fight.constat_so_far()),
        preface: chronicle.text().map(pick),
        door: door.filter(|_| gm),
    }
}

fn holding(inside: &Inside, who: &Who) -> Holding {
    let Who::Player(seat) = who else { return Holding::default() };
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
    room.map_or_else(Vec::new, |room| {
        let inside = room.inside();
        let chronicle = if view.gm() { &inside.chronicle } else { inside.chronicle.live() };
        chronicle.fight().ladder(who, view.viewer)
    })
}

/// What was proposed, in the words by which the viewer knows everyone.
fn in_their_words(asks: &mut [Open], all: &Names, known: &Names) {
    for open in asks {
        if let (Some(draft), montjoie_table::Want::Choice(tokens)) = (&mut open.draft, &open.ask.want)
            && let Answer::Choice(words) = &mut draft.answer
            && let Some(token) = tokens.iter().find(|t| t.words(all) == *words)
        {
            *words = token.words(known);
        }
    }
}

/// What waits: everything for the GM, for a player only what is asked of them.
fn open_asks(inside: &Inside, who: &Who) -> Vec<Open> {
    let (chronicle, drafts) = (inside.seen_by(who), inside.drafts_of(who));
    let names = chronicle.fight().names();
    let mine = |ask: &Ask| match who {
        Who::Gm => true,
        Who::Player(seat) => asked_of(inside, seat, ask),
        Who::Screen => false,
    };
    let typed = |ask: &Ask| match who {
        Who::Gm => inside.typed.get(&(None, ask.name())),
        Who::Player(seat) => inside.typed.get(&(Some(seat.id), ask.name())),
        Who::Screen => None,
    };
    let asks = chronicle.asks().iter().filter(|ask| mine(ask));
    asks.map(|ask| {
        let last = inside.last.get(&(ask.key.rule.0.to_owned(), ask.key.of)).filter(|words| match &ask.want {
            montjoie_table::Want::Choice(tokens) => tokens.iter().any(|t| t.words(names) == **words),
            _ => false,
        });
        let own = |draft: &&montjoie_pages::Draft| match who {
            Who::Gm => true,
            Who::Player(seat) => matches!(&draft.by, Some(Proposer::Player { seat: of, .. }) if *of == seat.id),
            Who::Screen => false,
        };
        Open {
            ask: if matches!(who, Who::Gm) { ask.clone() } else { ask.without_sums() },
            draft: drafts.get(&ask.name()).filter(own).cloned(),
            last: last.cloned().filter(|_| matches!(who, Who::Gm)),
            // On a what-if nobody is waited for: it is the GM's alone.
            waits_for: match who {
                Who::Gm if chronicle.in_what_if() => None,
                Who::Gm => inside.seats.list.iter().find(|s| asked_of(inside, s, ask)).map(|s| s.name.clone()),
                _ => None,
            },
            typed: typed(ask).map(|t| t.text.clone()),
            refused: typed(ask).and_then(|t| t.why.clone()),
        }
    })
    .collect()
}

/// Whether an ask is for the holder of this seat: of their unit or character, or of the side they command.
#[must_use]
pub(crate) fn asked_of(inside: &Inside, seat: &Seat, ask: &Ask) -> bool {
    let Some(side) = seat.side else { return false };
    let held = seat.holds.contains(&ask.key.of);
    match ask.office {
        Office::Gm => false,
        Office::Holder(who) => held || seat.holds.contains(&who),
        Office::Chief(of) => held || (of == side && seat.chief),
        Office::Army(_) => {
            let fates = inside.chronicle.live().fight().fates();
            held || (seat.chief && fates.iter().any(|f| f.subject == ask.key.of && f.side == side))
        }
    }
}

/// Most notes of a page that follows the battle.
const NOTES: usize = 200;

/// What this viewer hears of this chronicle.
pub(crate) fn lines(inside: &Inside, chronicle: &Chronicle, viewer: Viewer, extent: Extent) -> Vec<Line> {
    let gm = viewer == Viewer::Gm;
    let open = if gm { chronicle.open_lines() } else { Vec::new() };
    let first = match extent {
        Extent::Recent => montjoie_pages::first_recent(chronicle.place().round),
        Extent::Whole => 0,
    };
    let told = chronicle.lines();
    // Rounds only ever go up.
    let from = told.partition_point(|line| line.place.round < first);
    // The screen of everybody tells what everybody heard.
    let to_all = |item: &montjoie_game::Item| {
        let agreed = inside.settings.screen_level.is_some() || !matches!(viewer, Viewer::Public(_));
        agreed || item.sides.iter().all(Option::is_some)
    };
    // A step may hold any number of notes: the page that follows the battle tells the newest.
    let note = |line: &&std::sync::Arc<montjoie_chronicle::Line>| matches!(line.said, Spoken::Note { .. });
    let mut older = match extent {
        Extent::Recent => told.iter().skip(from).filter(note).count().saturating_sub(NOTES),
        Extent::Whole => 0,
    };
    let mut lines = Vec::new();
    // Everything heard so far: a change says how many things back its dice lie.
    let mut heard: Vec<(&montjoie_game::Item, Option<Made>)> = Vec::new();
    for line in told.iter().skip(from).map(AsRef::as_ref).chain(&open) {
        let entry = if gm { line.entry } else { 0 };
        let own = |subject, said, secret| Line {
            entry,
            place: line.place,
            rule: montjoie_table::Rule::GM,
            side: None,
            subject,
            said,
            sum: None,
            behind: Vec::new(),
            links: Vec::new(),
            secret,
        };
        match &line.said {
            Spoken::Item(item) => {
                if to_all(item) {
                    let mut spoken = Line::of(entry, item, viewer, line.made.as_ref().map(made));
                    if let Some(spoken) = spoken.as_mut().filter(|_| gm) {
                        let behind = |back: &usize| heard.get(heard.len().checked_sub(*back)?);
                        let thrown = item.about.opening.from.iter().filter_map(behind);
                        spoken.behind = thrown.filter_map(|(item, made)| Sum::of(item, made.clone())).collect();
                    }
                    lines.extend(spoken);
                    let told = line.made.as_ref().and_then(|made| replaced(item, (made.origin, &made.by), viewer));
                    lines.extend(told.map(|said| own(item.subject, said, false)));
                }
                heard.push((item.as_ref(), line.made.as_ref().map(made)));
            }
            Spoken::Ruling { gesture, reason, items, origins, author, .. } => {
                let told: Vec<Message> = items
                    .iter()
                    .filter(|item| to_all(item))
                    .filter_map(|item| match viewer {
                        Viewer::Gm => item.gm.clone(),
                        Viewer::Player(side, _) => item.sides[side.index()].clone(),
                        Viewer::Public(_) => item.public.clone(),
                    })
                    .collect();
                if gm || !told.is_empty() {
                    // Why the GM ruled is the GM's to say.
                    let reason = if gm { reason.clone() } else { String::new() };
                    let said = Said::Ruling { gesture: gesture.filter(|_| gm), reason, told };
                    lines.push(own(Subject::NOBODY, said, false));
                    for item in items {
                        let name = montjoie_chronicle::asked(item);
                        let origin = name.and_then(|name| origins.get(&name)).copied();
                        let told = origin.and_then(|origin| replaced(item, (origin, author), viewer));
                        lines.extend(told.map(|said| own(item.subject, said, false)));
                    }
                }
            }
            Spoken::Note { .. } if older > 0 => older -= 1,
            Spoken::Note { text, shared, scene, .. } if gm || *shared => lines.push(match scene {
                Some(tale) => {
                    let (title, who) = (tale.title.clone(), tale.who.clone());
                    let first = tale.who.first().copied().unwrap_or(Subject::NOBODY);
                    let said = Said::Scene { title, who, verdict: tale.verdict.word(), text: text.clone() };
                    own(first, said, false)
                }
                None => own(Subject::NOBODY, Said::Note(text.clone()), gm && !shared),
            }),
            Spoken::Note { .. } | Spoken::Closed { .. } => {}
        }
    }
    lines
}

/// How faces came to be known, as pages say it.
fn made(made: &montjoie_chronicle::Made) -> Made {
    let origin = match made.origin {
        Kept::Rolled => Origin::Rolled,
        Kept::Typed => Origin::Typed,
        Kept::Overwritten => Origin::Overwritten,
    };
    Made { origin, by: player(&made.by) }
}

fn player(author: &Author) -> Option<String> {
    match author {
        Author::Seat(name) => Some(name.clone()),
        Author::Gm | Author::Program => None,
    }
}

/// That a roll was replaced by typed faces, for whoever hears of the throw or whose own side's it is.
fn replaced(item: &Item, (origin, by): (Kept, &Author), viewer: Viewer) -> Option<Said> {
    let What::Throw { head, dice, .. } = &item.what else { return None };
    if origin != Kept::Overwritten {
        return None;
    }
    let heard = match viewer {
        Viewer::Gm => true,
        Viewer::Player(side, _) => item.sides[side.index()].is_some() || item.side == Some(side),
        Viewer::Public(_) => item.public.is_some(),
    };
    heard.then(|| Said::Overwritten(montjoie_text::overwritten(head.key, *dice, player(by).as_deref())))
}

fn people(inside: &Inside) -> Vec<Person> {
    let fates = inside.chronicle.live().fight().fates();
    let person = |s: &Subject| fates.iter().any(|f| f.subject == *s && f.person);
    inside
        .seats
        .list
        .iter()
        .map(|seat| {
            let character = seat.holds.iter().copied().find(person);
            Person {
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
