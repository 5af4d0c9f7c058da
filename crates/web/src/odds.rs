//! The chances of the battle as it stands, counted beside the table and never in its way.

use crate::look::Who;
use crate::room::{Inside, Room};
use montjoie_chronicle::Chronicle;
use montjoie_game::{Fight, Knowledge, Viewer};
use montjoie_odds::{Career, OddsQuery, Wanted};
use montjoie_pages::OddsPanel;
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

/// Whose chances are to be counted, and of which position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Count {
    /// The GM's, with everything there is.
    Gm(Position),
    /// Those shown to somebody, from the battle as they may take it to be: they stay theirs as long as that is the same.
    Known(Viewer, u64),
}

impl Count {
    /// The first that nobody has counted yet.
    fn wanted(inside: &Inside) -> Option<Count> {
        let at = Position::of(&inside.chronicle);
        let counted = inside.odds.as_ref().is_some_and(|(of, _)| *of == at);
        if !counted && inside.chronicle.outcome().is_none() {
            return Some(Count::Gm(at));
        }
        let fresh = |taken: &&(Viewer, u64)| !inside.shown.iter().any(|(of, _)| *of == **taken);
        inside.taken.iter().find(fresh).map(|&(viewer, key)| Count::Known(viewer, key))
    }

    /// The battle it is counted from, what was said about its open step, and its seed.
    fn battle(self, inside: &Inside) -> (Box<dyn Fight>, Inputs, u64) {
        match self {
            Count::Gm(at) => {
                let (fight, inputs) = inside.chronicle.outlook();
                (fight, inputs, at.head)
            }
            // Neither what is said in secret nor how much was written may show.
            Count::Known(viewer, _) => {
                let fight = inside.chronicle.live().fight().known(viewer);
                let seed = u64::from(fight.place().round);
                (fight, Inputs::default(), seed)
            }
        }
    }

    fn keep(self, inside: &mut Inside, odds: OddsPanel) {
        match self {
            Count::Gm(at) => {
                inside.keep_chance(&odds);
                inside.odds = Some((at, odds));
            }
            Count::Known(viewer, key) => {
                inside.shown.retain(|((of, _), _)| *of != viewer);
                inside.shown.push(((viewer, key), odds));
            }
        }
    }
}

/// As whom somebody is shown the chances: a side no better than whoever of it knows least. None for one who sees of their side only what is theirs
/// (ADR 0070), and for the screen, which shows none.
pub(crate) fn shown_as(inside: &Inside, who: &Who) -> Option<Viewer> {
    let least = inside.settings.grants.iter().map(|grant| grant.level).min().unwrap_or(Knowledge::Exact);
    match who {
        Who::Gm => Some(Viewer::Gm),
        Who::Player(seat) if !seat.narrow => seat.side.map(|side| Viewer::Player(side, inside.knows(side).min(least))),
        Who::Player(_) | Who::Screen => None,
    }
}

/// As whom the chances are shown to anybody but the GM, and what the battle is to each of them: nothing while they are not revealed.
pub(crate) fn taken(inside: &Inside) -> Vec<(Viewer, u64)> {
    let live = inside.chronicle.live();
    if !inside.settings.odds_revealed || live.outcome().is_some() {
        return Vec::new();
    }
    let seats = inside.seats.list.iter().map(|seat| Who::Player(seat.clone()));
    let mut all: Vec<(Viewer, u64)> = Vec::new();
    for viewer in seats.filter_map(|who| shown_as(inside, &who)) {
        if all.iter().all(|(one, _)| *one != viewer) {
            let fight = live.fight().known(viewer);
            let [a, b] = fight.doctrines().map(|d| u64::try_from(d).unwrap_or(0));
            all.push((viewer, fight.hash() ^ (a << 8 | b)));
        }
    }
    all
}

/// What whoever counts is handed: a copy of the battle, so that nothing is held while they count.
pub struct Outlook<'a> {
    /// Where it stands.
    pub at: Position,
    /// The battle as it stands, with rulings that are still to be laid; or as those may take it to be who are shown the chances.
    pub fight: &'a dyn Fight,
    /// The seed of the count: the same position always shows the same figures.
    pub seed: u64,
    /// What was said about its open step.
    pub inputs: &'a Inputs,
    /// Whether the table has moved on: then nobody wants this count any more. Whoever asks lets a battle go first in which somebody acts.
    pub moved_on: &'a (dyn Fn() -> bool + Sync),
}

/// Whoever counts the chances of a battle, for as long as it takes: the table does not wait for them.
pub trait Reckoner: Debug + Send + Sync {
    /// The chances; none when the table has moved on before they were counted.
    fn reckon(&self, battle: &Outlook<'_>) -> Option<OddsPanel>;
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
pub(crate) struct OddsQueue {
    /// By the ids of their rooms, the first to be served last.
    waiting: Mutex<Vec<String>>,
    moved: Condvar,
    /// Whether the table closes: nothing is counted any more.
    shut: AtomicBool,
}

impl OddsQueue {
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
    desk: Arc<OddsQueue>,
    busy: Mutex<bool>,
}

impl Counting {
    pub fn new(by: &Arc<dyn Reckoner>, desk: &Arc<OddsQueue>) -> Counting {
        Counting { by: Arc::clone(by), desk: Arc::clone(desk), busy: Mutex::default() }
    }

    fn busy(&self) -> MutexGuard<'_, bool> {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes it upon oneself; false when they are counted, or somebody is at it already and will begin again.
    fn begin(&self, room: &Room) -> bool {
        let mut busy = self.busy();
        if Count::wanted(&room.inside()).is_none() {
            return false;
        }
        self.desk.first(&room.id);
        !std::mem::replace(&mut *busy, true)
    }

    /// Lays it down, unless the battle has moved on since, or somebody else's are still to be counted. What could not be counted is not tried again.
    fn end(&self, room: &Room, tried: Option<Count>) -> bool {
        let mut busy = self.busy();
        let next = Count::wanted(&room.inside());
        *busy = next.is_some() && next != tried;
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
            let (count, at, (fight, inputs, seed)) = {
                let inside = room.inside();
                let Some(count) = Count::wanted(&inside) else {
                    drop(inside);
                    if counting.end(&room, None) {
                        return;
                    }
                    continue;
                };
                (count, Position::of(&inside.chronicle), count.battle(&inside))
            };
            let moved_on = || !counting.desk.turn(&room) || Count::wanted(&room.inside()) != Some(count);
            let battle = Outlook { at, fight: fight.as_ref(), seed, inputs: &inputs, moved_on: &moved_on };
            if let Some(odds) = counting.by.reckon(&battle) {
                let mut inside = room.inside();
                // What was counted of another position is nobody's chances.
                if Count::wanted(&inside) == Some(count) {
                    count.keep(&mut inside, odds);
                    drop(inside);
                    room.changed();
                }
            }
            if counting.end(&room, Some(count)) {
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
    fn reckon(&self, battle: &Outlook<'_>) -> Option<OddsPanel> {
        let question = OddsQuery {
            fight: battle.fight,
            inputs: battle.inputs,
            seed: battle.seed,
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
fn shown(fight: &dyn Fight, found: &montjoie_odds::Odds) -> OddsPanel {
    let sample = &found.sample;
    let doctrines = fight.info().doctrines;
    let led = fight.doctrines().map(|d| doctrines.get(d).copied().unwrap_or_default());
    let wins = found.pairs.iter().map(|pair| (pair.victories[0] * 1000).checked_div(pair.runs).unwrap_or(0) as u32);
    let range = wins.clone().min().zip(wins.max());
    OddsPanel {
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
