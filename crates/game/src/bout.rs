//! A battle of a ruleset made into a [`Fight`]: written once, for every ruleset.

use crate::about::{self, named_event};
use crate::fight::{Fight, Led, Shown, Weighed};
use crate::game::{BadEvent, Ended, Foreseen, Item, OutcomeVisitor, Played, What};
use crate::memory::Memory;
use crate::ruleset::{Directed as _, Extras as _, Subjects as _};
use crate::scenario::{Doc, Findings, Problems, Scenario};
use crate::{
    Constat, Fate, Found, Gesture, Info, Knowledge, Map, Message, Names, Outcome, PaperTable, Place, Ruleset, Rung,
    Sheet, Survivor, Track, Viewer, lay_scripted,
};
use montjoie_table::{
    Chance, Everything, Happening as _, Heard, Inputs, Key, Minds, Pause, Play, Program, Rng, Script, Seat, Side,
    State, Subject, Table, Unasked, Walk,
};
use serde_json::Value;
use std::ops::Range;

/// A battle of one ruleset.
pub struct Bout<R: Ruleset> {
    /// The battle.
    pub state: R::State,
    /// What everything is called.
    pub names: Names,
    /// How the sides decide when nobody decides for them.
    pub plan: <R::State as State>::Plan,
    doctrines: [usize; 2],
    knowledge: [Knowledge; 2],
    public: Knowledge,
    foreseen: Vec<Foreseen>,
    memory: Memory,
}

/// Plays one step, scripted events first.
#[inline(always)]
fn step<R: Ruleset, T: Table<R::State>>(battle: &mut R::State, table: &mut T) -> Play {
    lay_scripted::<R, T>(battle, table)?;
    R::step(battle, table)
}

impl<R: Ruleset> Bout<R> {
    /// Reads a scenario into a battle of a ruleset that is known, with the scenario and what was found in it.
    ///
    /// # Errors
    /// Every problem of the file at once.
    pub fn open(doc: &Doc, edition: Option<&'static str>) -> Result<(Bout<R>, Scenario, Findings), Problems> {
        let scenario = Scenario::read(doc, &R::format());
        let mustered = R::muster(&scenario, edition);
        let found = scenario.finish()?;
        let plan = R::plan(mustered.doctrines);
        let knowledge = scenario.sides.each_ref().map(|side| side.knowledge);
        let (state, doctrines) = (mustered.state, mustered.doctrines);
        let names = Names {
            ruleset: R::INFO.id,
            counts: R::place(&state).counts,
            fought: R::Extras::fought(&state),
            ..mustered.names
        };
        let public = Knowledge::default();
        let (foreseen, memory) = (Vec::new(), Memory::default());
        let bout = Bout { state, names, plan, doctrines, knowledge, public, foreseen, memory };
        Ok((bout, scenario, found))
    }

    fn perform(
        &self,
        inputs: &Inputs,
        seat: &mut dyn Seat,
        act: impl FnOnce(&mut R::State, &mut Script<'_, R::State>) -> Play,
    ) -> (R::State, Played) {
        let place = R::place(&self.state);
        let mut state = self.state.clone();
        let mut script = Script::new(inputs, &self.names, &self.plan, seat);
        let closed = act(&mut state, &mut script) != Err(Pause) && script.record.asked.is_empty();
        let unused = script.unused();
        let record = script.record;
        // What comes after a judgement may change with it: nothing else is asked before it is given.
        let open = if record.asked.is_empty() { record.open } else { record.asked };
        let (items, events) = self.items(&record.heard, place);
        let hash = if closed { hash_of(&state) } else { 0 };
        let played = Played {
            place,
            closed,
            open,
            offered: record.offered,
            items,
            filled: record.filled,
            unused,
            refused: record.refused,
            events,
            hash,
        };
        (state, played)
    }

    fn items(&self, heard: &[Heard<<R::State as State>::Event>], place: Place) -> (Vec<Item>, Vec<Value>) {
        let mut before = self.state.clone();
        let (mut items, mut events) = (Vec::new(), Vec::new());
        let mut then = about::standing::<R>(&before);
        for (nth, one) in heard.iter().enumerate() {
            let mut item = self.item(&before, one, place, &mut events);
            if let Heard::Event(event) = one {
                let mut after = before.clone();
                after.apply(event);
                let now = about::standing::<R>(&after);
                item.about.after = about::changed::<R>((&before, &after), (&then, &now), event.subject());
                let opening = R::Subjects::opens(&before, event, &heard[..nth]);
                let was = |who| R::Subjects::fate(&before, who).map(|fate| fate.now);
                let opening = opening.recalled(&self.memory);
                let opening = opening.completed(event, &heard[..nth], &item.about.after, was);
                item.about.opening = opening.counted_back(nth);
                (before, then) = (after, now);
            }
            items.push(item);
        }
        (items, events)
    }

    fn item(
        &self,
        before: &R::State,
        heard: &Heard<<R::State as State>::Event>,
        place: Place,
        events: &mut Vec<Value>,
    ) -> Item {
        let (rule, subject, what) = match heard {
            Heard::Thrown(thrown) => (
                thrown.head.key.rule,
                thrown.head.key.of,
                What::Throw {
                    head: thrown.head,
                    dice: thrown.dice,
                    faces: thrown.faces.clone(),
                    read: thrown.cast.dice,
                    meaning: thrown.meaning,
                    reading: thrown.reading.clone(),
                    plus: thrown.plus.clone(),
                    versus: thrown.versus.clone(),
                    share: thrown.share.clone(),
                },
            ),
            Heard::Chose { head, token, ruled } => {
                (head.key.rule, head.key.of, What::Choice { head: *head, token: token.clone(), ruled: *ruled })
            }
            Heard::Judged { head, value, judgement, given } => (
                head.key.rule,
                head.key.of,
                What::Judgement { head: *head, value: *value, judgement: judgement.clone(), given: *given },
            ),
            Heard::Event(event) => {
                let value = serde_json::to_value(event).unwrap_or(Value::Null);
                events.push(value.clone());
                let (event_name, data) = named_event(value);
                (event.rule(), event.subject(), What::Change { event: event_name, data })
            }
        };
        let (side, about) = about::about::<R>(before, heard, &what);
        Item {
            place,
            rule,
            what,
            side,
            subject,
            gm: R::line(before, heard, Viewer::Gm),
            sides: Side::BOTH.map(|s| R::line(before, heard, Viewer::Player(s, self.knowledge[s.index()]))),
            public: R::line(before, heard, Viewer::Public(self.public)),
            about,
        }
    }

    /// What is known of the future of a battle that is played on by chance: rulings whose time has come, the open step with what
    /// is said about it, and the rulings that wait for its end.
    fn begin(&self, battle: &mut R::State, inputs: &Inputs, rng: &mut Rng) {
        self.foreseen.iter().filter(|ruling| !ruling.after_step).for_each(|ruling| self.lay(battle, ruling, rng));
        if R::outcome(battle).is_none() {
            let before = battle.clone();
            let mut seat = Program(rng);
            let mut script = Script::new(inputs, &self.names, &self.plan, &mut seat);
            // An input that cannot be taken leaves the step open: the battle then goes on without it.
            if step::<R, _>(battle, &mut script).is_err() {
                *battle = before;
            }
        }
        self.foreseen.iter().filter(|ruling| ruling.after_step).for_each(|ruling| self.lay(battle, ruling, rng));
    }

    /// Lays a ruling on a battle that nobody watches; one that means nothing there comes to nothing, as at the table.
    fn lay(&self, battle: &mut R::State, ruling: &Foreseen, rng: &mut Rng) {
        let Some(gesture) = ruling.gesture else {
            for event in Self::admitted(battle, &ruling.events).unwrap_or_default() {
                battle.apply(&event);
            }
            return;
        };
        if R::may(battle, gesture).is_ok() {
            let before = battle.clone();
            let mut seat = Program(rng);
            let mut script = Script::new(&ruling.inputs, &self.names, &self.plan, &mut seat);
            if R::gesture(battle, &mut script, gesture).is_err() {
                *battle = before;
            }
        }
    }

    fn events(&self, events: &[Value]) -> Result<Vec<<R::State as State>::Event>, BadEvent> {
        Self::admitted(&self.state, events)
    }

    fn admitted(state: &R::State, events: &[Value]) -> Result<Vec<<R::State as State>::Event>, BadEvent> {
        let mut state = state.clone();
        let mut all = Vec::with_capacity(events.len());
        for (index, value) in events.iter().enumerate() {
            let event = serde_json::from_value(value.clone()).map_err(|e| BadEvent { index, why: e.to_string() })?;
            if !state.admits(&event) {
                return Err(BadEvent { index, why: format!("{event:?}") });
            }
            state.apply(&event);
            all.push(event);
        }
        Ok(all)
    }
}

impl<R: Ruleset> Fight for Bout<R> {
    fn info(&self) -> &'static Info {
        &R::INFO
    }

    fn copy(&self) -> Box<dyn Fight> {
        Box::new(Bout::<R> {
            state: self.state.clone(),
            names: self.names.clone(),
            plan: self.plan.clone(),
            doctrines: self.doctrines,
            knowledge: self.knowledge,
            public: self.public,
            foreseen: self.foreseen.clone(),
            memory: self.memory.clone(),
        })
    }

    fn names(&self) -> &Names {
        &self.names
    }

    fn names_mut(&mut self) -> &mut Names {
        &mut self.names
    }

    fn place(&self) -> Place {
        R::place(&self.state)
    }

    fn outcome(&self) -> Option<Outcome> {
        R::outcome(&self.state)
    }

    fn fates(&self) -> Vec<Fate> {
        let mut all = Vec::new();
        R::fates(&self.state, &mut |fate| all.push(fate));
        all
    }

    fn option(&self, index: usize) -> Option<i32> {
        self.state.option(index)
    }

    fn hash(&self) -> u64 {
        hash_of(&self.state)
    }

    fn play(&mut self, inputs: &Inputs, seat: &mut dyn Seat) -> Played {
        let (state, played) = self.perform(inputs, seat, |b, t| step::<R, _>(b, t));
        if played.closed {
            self.state = state;
            self.memory.note(&played.items);
        }
        played
    }

    fn remember(&mut self, items: &[Item]) {
        self.memory.note(items);
    }

    fn look(&self, inputs: &Inputs, seat: &mut dyn Seat) -> Played {
        self.perform(inputs, seat, |b, t| step::<R, _>(b, t)).1
    }

    fn fold(&mut self, events: &[Value]) -> Result<(), BadEvent> {
        for event in self.events(events)? {
            self.state.apply(&event);
        }
        Ok(())
    }

    fn rule(&mut self, events: &[Value]) -> Result<Vec<Item>, BadEvent> {
        let heard: Vec<_> = self.events(events)?.into_iter().map(Heard::Event).collect();
        let (items, _) = self.items(&heard, R::place(&self.state));
        for one in &heard {
            if let Heard::Event(event) = one {
                montjoie_table::cite(event.rule());
                self.state.apply(event);
            }
        }
        Ok(items)
    }

    fn gesture(&mut self, gesture: Gesture, inputs: &Inputs, seat: &mut dyn Seat) -> Result<Played, &'static str> {
        R::may(&self.state, gesture)?;
        // Whoever rules has judged already.
        let (state, played) = self.perform(inputs, &mut Unasked(seat), |b, t| R::gesture(b, t, gesture));
        if played.closed {
            self.state = state;
        }
        Ok(played)
    }

    fn aftermath(&self) -> Vec<Survivor> {
        R::aftermath(&self.state)
    }
}

impl<R: Ruleset> Shown for Bout<R> {
    fn counted(&self, key: Key, nth: u8) -> (Subject, u8) {
        R::Subjects::counted(key, nth)
    }

    fn kind(&self, who: Subject) -> &'static str {
        R::Subjects::kind(&self.state, who)
    }

    fn measure(&self, who: Subject) -> &'static str {
        R::Subjects::measure(&self.state, who)
    }

    fn within(&self, who: Subject) -> Vec<Subject> {
        R::Subjects::within(&self.state, who)
    }

    fn harmless(&self) -> bool {
        R::Extras::harmless(&self.state)
    }

    fn sheets(&self, viewer: Viewer) -> Vec<Sheet> {
        R::sheets(&self.state, viewer)
    }

    fn ladder(&self, who: Subject, viewer: Viewer) -> Vec<Rung> {
        R::Extras::ladder(&self.state, who, viewer)
    }

    fn track(&self, viewer: Viewer) -> Option<Track> {
        R::Extras::track(&self.state, viewer)
    }

    fn tables(&self) -> Vec<PaperTable> {
        R::Extras::tables(&self.state)
    }

    fn order(&self) -> [Vec<PaperTable>; 2] {
        R::Extras::order(&self.state)
    }

    fn map(&self, viewer: Viewer) -> Option<Map> {
        R::Extras::map(&self.state, viewer)
    }

    fn constat(&self, found: &Constat) -> Option<Found> {
        let (events, warnings) = R::Extras::constat(&self.state, found)?;
        let events = events.iter().map(|e| serde_json::to_value(e).unwrap_or(Value::Null)).collect();
        Some(Found { events, warnings })
    }

    fn constat_so_far(&self) -> Constat {
        R::Extras::constat_so_far(&self.state)
    }

    fn tilt(&self) -> Option<Message> {
        R::Extras::tilt(&self.state)
    }
}

impl<R: Ruleset> Led for Bout<R> {
    fn doctrines(&self) -> [usize; 2] {
        self.doctrines
    }

    fn lead(&mut self, doctrines: [usize; 2]) {
        self.doctrines = doctrines;
        self.plan = R::plan(doctrines);
    }

    fn knowledge(&self) -> [Knowledge; 2] {
        self.knowledge
    }

    fn reveal(&mut self, knowledge: [Knowledge; 2]) {
        self.knowledge = knowledge;
    }

    fn public(&self) -> Knowledge {
        self.public
    }

    fn show(&mut self, public: Knowledge) {
        self.public = public;
    }
}

impl<R: Ruleset> Weighed for Bout<R> {
    fn foresee(&mut self, rulings: Vec<Foreseen>) {
        self.foreseen = rulings;
    }

    fn foreseen(&self) -> &[Foreseen] {
        &self.foreseen
    }

    fn simulate(&self, inputs: &Inputs, seed: u64, battles: Range<u64>, each: &mut dyn FnMut(&Ended<'_>)) {
        let mut battle = self.state.clone();
        for index in battles {
            battle.clone_from(&self.state);
            let mut rng = Rng::of(seed, index);
            if *inputs != Inputs::default() || !self.foreseen.is_empty() {
                self.begin(&mut battle, inputs, &mut rng);
            }
            let (outcome, round) = play_out::<R>(&mut battle, &mut rng, &self.plan);
            let harmless = outcome == Outcome::Undecided && R::Extras::harmless(&battle);
            each(&Ended { index, outcome, harmless, round, fates: &|each| R::fates(&battle, each) });
        }
    }

    fn known(&self, viewer: Viewer) -> Box<dyn Fight> {
        // How the enemy is led is the enemy's to know.
        let doctrines = Side::BOTH.map(|side| if viewer.owns(side) { self.doctrines[side.index()] } else { 0 });
        Box::new(Bout::<R> {
            state: R::known(&self.state, viewer),
            names: self.names.clone(),
            plan: R::plan(doctrines),
            doctrines,
            knowledge: self.knowledge,
            public: self.public,
            foreseen: Vec::new(),
            memory: Memory::default(),
        })
    }

    fn every_outcome(&self, minds: Minds, merge: bool, limit: u64, visit: OutcomeVisitor<'_>) -> Walk {
        Everything::walk(
            &self.state,
            &self.plan,
            (minds, merge),
            limit,
            |b, t| step::<R, _>(b, t),
            |state, exact, weight| {
                let end = Bout::<R> {
                    state,
                    names: self.names.clone(),
                    plan: self.plan.clone(),
                    doctrines: self.doctrines,
                    knowledge: self.knowledge,
                    public: self.public,
                    foreseen: Vec::new(),
                    memory: Memory::default(),
                };
                visit(&end, exact, weight);
            },
        )
    }
}

/// Plays a battle to its end by chance and doctrine.
pub fn to_the_end<R: Ruleset>(battle: &mut R::State, rng: &mut Rng, plan: &<R::State as State>::Plan) -> Outcome {
    play_out::<R>(battle, rng, plan).0
}

/// The same, and the round of the last step played: some rulebooks see the end only when the next round begins.
fn play_out<R: Ruleset>(battle: &mut R::State, rng: &mut Rng, plan: &<R::State as State>::Plan) -> (Outcome, u32) {
    let mut last = R::place(battle).round;
    loop {
        if let Some(outcome) = R::outcome(battle) {
            return (outcome, last);
        }
        let round = R::place(battle).round;
        if round > R::INFO.auto_rounds {
            return (Outcome::Undecided, last);
        }
        last = round;
        let mut table = Chance::new(rng, plan);
        let played = step::<R, _>(battle, &mut table);
        debug_assert!(played.is_ok(), "chance keeps nobody waiting");
    }
}

/// FNV-1a over the battle as JSON: stable from one program to the next, unlike the standard hashers.
fn hash_of<S: serde::Serialize>(state: &S) -> u64 {
    let bytes = serde_json::to_vec(state).unwrap_or_default();
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |h, b| (h ^ u64::from(*b)).wrapping_mul(0x0100_0000_01b3))
}
