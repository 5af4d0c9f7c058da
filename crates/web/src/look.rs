//! What one viewer may know of a room, gathered for the pages. Everything starts from nothing: a player's view never held more.

use crate::room::{Inside, Room};
use crate::seats::Seat;
use crate::shared::{branches, conduct, grants, map, near, own, requests, said_all, scene, seen, telling, unnamed};
use montjoie_chronicle::{Author, Measure, Said as Spoken};
use montjoie_pages::{
    Conduct, Door, Holding, Line, Open, Person, Presence, Proposer, Reader, Said, Screen, View, hide_names, known_names,
};
use montjoie_rules::{Constat, Knowledge, Message, Names, Rung, Viewer};
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
    let fight = inside.chronicle.fight();
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
    let offered = if gm { inside.chronicle.now().offered.iter().cloned().map(Open::new).collect() } else { Vec::new() };
    let own = own(inside, who);
    let sheets = seen(inside, who, viewer, &own);
    let mut lines = lines(inside, viewer, extent);
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
    let title = inside.chronicle.title();
    let pick = |both: &(String, String)| if reader.lang == Lang::Fr { both.0.clone() } else { both.1.clone() };
    let said = |moved: Result<montjoie_chronicle::Move, _>| -> Option<Message> {
        moved.ok().map(|m| m.message).filter(|_| gm)
    };
    let at = crate::odds::Position::of(&inside.chronicle);
    let shown = |_: &&_| (gm || settings.odds_revealed) && inside.chronicle.outcome().is_none();
    let odds = inside.odds.as_ref().filter(shown).map(|(of, odds)| {
        // They stand, marked as of before, until those of this position are counted.
        montjoie_pages::Odds { stale: *of != at, revealed: settings.odds_revealed, ..odds.clone() }
    });
    let (map, came_from) = map(inside, viewer, &own);
    View {
        reader,
        viewer,
        holds: holding(inside, who),
        info: fight.info(),
        base,
        title: pick(title),
        // How much was written is no player's business.
        head: if gm { inside.chronicle.head() } else { 0 },
        names,
        place: inside.chronicle.place(),
        outcome: inside.chronicle.outcome(),
        asks,
        offered,
        sheets,
        chronicle: lines,
        undo: said(inside.chronicle.undoes(Measure::Act)),
        redo: said(inside.chronicle.redoes(Measure::Act)),
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
        branches: if gm { branches(texts, reader.lang, inside) } else { Vec::new() },
        notices: match who {
            Who::Gm => inside.notices.clone(),
            Who::Player(seat) => inside.told.get(&seat.id).cloned().unwrap_or_default(),
            Who::Screen => Vec::new(),
        },
        map,
        came_from,
        constat: (gm && fight.constat(&Constat::default()).is_some()).then(|| fight.constat_so_far()),
        preface: inside.chronicle.text().map(pick),
        door: door.filter(|_| gm),
    }
}

fn holding(inside: &Inside, who: &Who) -> Holding {
    let Who::Player(seat) = who else { return Holding::default() };
    let person = |s: &Subject| inside.chronicle.fight().fates().iter().any(|f| f.subject == *s && f.person);
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
    room.map_or_else(Vec::new, |room| room.inside().chronicle.fight().ladder(who, view.viewer))
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
    let names = inside.chronicle.fight().names();
    let mine = |ask: &Ask| match who {
        Who::Gm => true,
        Who::Player(seat) => asked_of(inside, seat, ask),
        Who::Screen => false,
    };
    let asks = inside.chronicle.asks().iter().filter(|ask| mine(ask));
    asks.map(|ask| {
        let last = inside.last.get(&(ask.key.rule.0.to_owned(), ask.key.of)).filter(|words| match &ask.want {
            montjoie_table::Want::Choice(tokens) => tokens.iter().any(|t| t.words(names) == **words),
            _ => false,
        });
        let own = |draft: &&montjoie_pages::Draft| match who {
            Who::Gm => true,
            Who::Player(seat) => draft.by == Some(Proposer::Player(seat.name.clone())),
            Who::Screen => false,
        };
        Open {
            ask: if matches!(who, Who::Gm) { ask.clone() } else { ask.without_sums() },
            draft: inside.drafts.get(&ask.name()).filter(own).cloned(),
            last: last.cloned().filter(|_| matches!(who, Who::Gm)),
            waits_for: match who {
                Who::Gm => inside.seats.list.iter().find(|s| asked_of(inside, s, ask)).map(|s| s.name.clone()),
                _ => None,
            },
            refused: None,
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
            let fates = inside.chronicle.fight().fates();
            held || (seat.chief && fates.iter().any(|f| f.subject == ask.key.of && f.side == side))
        }
    }
}

/// What this viewer hears.
pub(crate) fn lines(inside: &Inside, viewer: Viewer, extent: Extent) -> Vec<Line> {
    let gm = viewer == Viewer::Gm;
    let journal = inside.chronicle.journal();
    let typed = |entry: u64| journal.entry(entry).is_some_and(|e| e.author != Author::Program);
    let open = if gm { inside.chronicle.open_lines() } else { Vec::new() };
    let first = match extent {
        Extent::Recent => montjoie_pages::first_recent(inside.chronicle.place().round),
        Extent::Whole => 0,
    };
    let told = inside.chronicle.lines();
    // Rounds only ever go up.
    let from = told.partition_point(|line| line.place.round < first);
    // The screen of everybody tells what everybody heard.
    let to_all = |item: &montjoie_rules::Item| {
        let agreed = inside.settings.screen_level.is_some() || !matches!(viewer, Viewer::Public(_));
        agreed || item.sides.iter().all(Option::is_some)
    };
    let mut lines = Vec::new();
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
            secret,
        };
        match &line.said {
            Spoken::Item(item) => {
                let item = Some(item).filter(|item| to_all(item));
                lines.extend(item.and_then(|item| Line::of(entry, item, viewer, typed(line.entry))));
            }
            Spoken::Ruling { gesture, reason, items, .. } => {
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
                }
            }
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

fn people(inside: &Inside) -> Vec<Person> {
    let fates = inside.chronicle.fight().fates();
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
