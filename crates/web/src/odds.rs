//! The chances of the battle as it stands, counted beside the table and never in its way.

use crate::room::Room;
use montjoie_chronicle::Chronicle;
use montjoie_game::{Fight, Knowledge};
use montjoie_odds::{Career, Question, Wanted};
use montjoie_pages::Odds;
use montjoie_table::{Inputs, Side};
use std::fmt::Debug;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// Where a battle stood when its chances were counted: chances of another position are not its own. Doctrines and knowledge are agreed on beside
/// the journal, and change what is played from the same entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The newest entry of its journal.
    pub head: u64,
    /// How each side is led.
    pub doctrines: [usize; 2],
    /// What each side knows of the other.
    pub knowledge: [Knowledge; 2],
}

impl Position {
    pub(crate) fn of(chronicle: &Chronicle) -> Position {
        let fight = chronicle.fight();
        Position { head: chronicle.head(), doctrines: fight.doctrines(), knowledge: fight.knowledge() }
    }
}

/// What whoever counts is handed: a copy of the battle, so that nothing is held while they count.
pub struct Outlook<'a> {
    /// Where it stands.
    pub at: Position,
    /// The battle as it stands, with rulings that are still to be laid.
    pub fight: &'a dyn Fight,
    /// What was said about its open step.
    pub inputs: &'a Inputs,
    /// Whether the table has moved on: then nobody wants this count any more. Whoever asks lets a battle go first in which somebody acts.
    pub moved_on: &'a (dyn Fn() -> bool + Sync),
}

/// Whoever counts the chances of a battle, for as long as it takes: the table does not wait for them.
pub trait Reckoner: Debug + Send + Sync {
    /// The chances; none when the table has moved on before they were counted.
    fn reckon(&self, battle: &Outlook<'_>) -> Option<Odds>;
}

/// Counts by playing the battle on, again and again, by its own rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByPlaying {
    /// How many battles one look plays.
    pub battles: u64,
    /// How many for each pair of doctrines.
    pub for_doctrines: u64,
}

impl Default for ByPlaying {
    fn default() -> ByPlaying {
        ByPlaying { battles: 2_000, for_doctrines: 200 }
    }
}

/// Whose turn it is to be counted: one battle at a time, and first the one in which somebody last did something. Battles nobody plays would
/// otherwise take the machine from the one that is played.
#[derive(Debug, Default)]
pub(crate) struct Desk {
    /// By the ids of their rooms, the first to be served last.
    waiting: Mutex<Vec<String>>,
    moved: Condvar,
    /// Whether the table closes: nothing is counted any more.
    shut: AtomicBool,
}

impl Desk {
    fn waiting(&self) -> MutexGuard<'_, Vec<String>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// This one before all others.
    fn first(&self, room: &str) {
        let mut waiting = self.waiting();
        waiting.retain(|one| one != room);
        waiting.push(room.to_owned());
        self.moved.notify_all();
    }

    fn leave(&self, room: &str) {
        self.waiting().retain(|one| one != room);
        self.moved.notify_all();
    }

    /// Waits until no other room comes before this one; false when nobody wants its chances any more.
    fn turn(&self, room: &Room) -> bool {
        let wanted = || !self.shut.load(Ordering::Relaxed) && !room.is_gone();
        let before = |waiting: &mut Vec<String>| wanted() && waiting.last().is_some_and(|one| *one != room.id);
        drop(self.moved.wait_while(self.waiting(), before).unwrap_or_else(PoisonError::into_inner));
        wanted()
    }

    /// Tells everyone who counts to stop, for good.
    pub fn shut(&self) {
        self.shut.store(true, Ordering::Relaxed);
        self.look_again();
    }

    /// Tells everyone who waits for their turn that something has changed.
    pub fn look_again(&self) {
        // Held for a moment, so that nobody is between looking and waiting.
        drop(self.waiting());
        self.moved.notify_all();
    }
}

/// How the chances of a room are counted, and whether somebody is at it.
pub(crate) struct Counting {
    by: Arc<dyn Reckoner>,
    desk: Arc<Desk>,
    busy: Mutex<bool>,
}

impl Counting {
    pub fn new(by: &Arc<dyn Reckoner>, desk: &Arc<Desk>) -> Counting {
        Counting { by: Arc::clone(by), desk: Arc::clone(desk), busy: Mutex::default() }
    }

    fn busy(&self) -> MutexGuard<'_, bool> {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes it upon oneself; false when they are counted, or somebody is at it already and will begin again.
    fn begin(&self, room: &Room) -> bool {
        let mut busy = self.busy();
        let inside = room.inside();
        if inside.odds.as_ref().is_some_and(|(of, _)| *of == Position::of(&inside.chronicle)) {
            return false;
        }
        self.desk.first(&room.id);
        !std::mem::replace(&mut *busy, true)
    }

    /// Lays it down, unless the battle has moved on since.
    fn end(&self, room: &Room, at: Position) -> bool {
        let mut busy = self.busy();
        *busy = Position::of(&room.inside().chronicle) != at;
        if !*busy {
            self.desk.leave(&room.id);
        }
        !*busy
    }
}

/// Counts the chances anew where the battle stands elsewhere than when they were counted: on a thread of its own, one for each room, which begins
/// again whenever the battle has moved on meanwhile.
pub fn refresh(room: &Arc<Room>) {
    if !room.counting.as_ref().is_some_and(|counting| counting.begin(room)) {
        return;
    }
    let room = Arc::clone(room);
    std::thread::spawn(move || {
        let Some(counting) = &room.counting else { return };
        let _at_work = AtWork(counting, &room);
        loop {
            if !counting.desk.turn(&room) {
                counting.desk.leave(&room.id);
                return;
            }
            let (at, fight, inputs) = {
                let inside = room.inside();
                let (fight, inputs) = inside.chronicle.outlook();
                (Position::of(&inside.chronicle), fight, inputs)
            };
            let moved_on = || !counting.desk.turn(&room) || Position::of(&room.inside().chronicle) != at;
            let battle = Outlook { at, fight: fight.as_ref(), inputs: &inputs, moved_on: &moved_on };
            let counted = if fight.outcome().is_some() { None } else { counting.by.reckon(&battle) };
            if let Some(odds) = counted {
                let mut inside = room.inside();
                // What was counted of another position is nobody's chances.
                if Position::of(&inside.chronicle) == at {
                    inside.keep_chance(&odds);
                    inside.odds = Some((at, odds));
                    drop(inside);
                    room.changed();
                }
            }
            if counting.end(&room, at) {
                return;
            }
        }
    });
}

/// Whoever counts is at work until this is dropped: should a count fall over, the next act begins another.
struct AtWork<'a>(&'a Counting, &'a Room);

impl Drop for AtWork<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            *self.0.busy() = false;
            self.0.desk.leave(&self.1.id);
        }
    }
}

impl Reckoner for ByPlaying {
    fn reckon(&self, battle: &Outlook<'_>) -> Option<Odds> {
        let question = Question {
            fight: battle.fight,
            inputs: battle.inputs,
            // The same position always shows the same figures.
            seed: battle.at.head,
            wanted: Wanted::Runs(self.battles),
            per_pair: self.for_doctrines,
            exact: false,
            judgements: false,
            // One core is left to the table.
            threads: montjoie_odds::cores().saturating_sub(1).max(1),
            stop: battle.moved_on,
        };
        let found = montjoie_odds::ask(&question, &|_, _| ());
        (!found.stopped).then(|| shown(battle.fight, &found))
    }
}

/// What was counted, as the page shows it.
#[allow(clippy::cast_possible_truncation)] // a share of a thousand
fn shown(fight: &dyn Fight, found: &montjoie_odds::Odds) -> Odds {
    let sample = &found.sample;
    let doctrines = fight.info().doctrines;
    let led = fight.doctrines().map(|d| doctrines.get(d).copied().unwrap_or_default());
    let wins = found.pairs.iter().map(|pair| (pair.victories[0] * 1000).checked_div(pair.runs).unwrap_or(0) as u32);
    let range = wins.clone().min().zip(wins.max());
    Odds {
        runs: sample.runs,
        victories: sample.victories,
        neither: sample.draws + sample.undecided,
        harmless: sample.harmless,
        over_doctrines: range,
        doctrines: led,
        tilt: fight.tilt(),
        losses: Side::BOTH.map(|side| losses(&sample.careers, side)),
        rounds: sample.rounds.clone(),
        stale: false,
        revealed: false,
    }
}

/// What the units of a side lose: added up over them at each tenth, so a range that is on the wide side.
fn losses(careers: &[Career], side: Side) -> Option<[i64; 3]> {
    let own: Vec<&Career> = careers.iter().filter(|c| c.side == side && !c.person).collect();
    (!own.is_empty()).then(|| [10, 50, 90].map(|percent| own.iter().map(|c| c.losses(percent)).sum()))
}
