//! What a ruleset is: one trait, filled by one folder.

use crate::block::{Block, Bringing, Figures, Spelled};
use crate::{
    Constat, Constated, Effect, Fate, FieldInfo, Gesture, Map, Message, Names, Opening, PaperTable, Rung, Scripts,
    SettingInfo, Sheet, Survivor, Track, Viewer,
    scenario::{Format, Scenario},
};
use montjoie_table::{Happening as _, Heard, Key, Play, Side, State, Subject, Table};
use serde::{Serialize, de::DeserializeOwned};

/// Where a battle stands: the ruleset's own unit of closing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Sequence, turn, hour, week: counted from 1.
    pub round: u32,
    /// What is counted, where the book counts more than one thing in its battles, such as the weeks of a siege: its words are
    /// `RULESET-round-WORD` and `RULESET-rounds-WORD`. Empty for the usual.
    pub counts: &'static str,
    /// The step about to be played: a key of the ruleset.
    pub step: &'static str,
    /// Whose step it is, where a step belongs to one.
    pub whose: Subject,
}

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This side holds the field.
    Victory(Side),
    /// Nobody does.
    Draw,
    /// It was broken off.
    Undecided,
}

/// The parts of a ruleset that are data.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// Its id, such as `ost`.
    pub id: &'static str,
    /// Its editions, the first being the one taken when none is named; empty when there is only one.
    pub editions: &'static [&'static str],
    /// Raised when a correction changes results.
    pub revision: u32,
    /// Where automatic play gives up.
    pub auto_rounds: u32,
    /// How sides can be led; the first is taken when none is named.
    pub doctrines: &'static [&'static str],
    /// Options and knobs.
    pub settings: &'static [SettingInfo],
    /// What a ruling may set on a unit or character.
    pub fields: &'static [FieldInfo],
    /// Its steps in order.
    pub steps: &'static [&'static str],
    /// Its words for the states of a unit.
    pub states: &'static [&'static str],
    /// Results a throw may come to by name, its words `RULESET-row-WORD`.
    pub rows: &'static [&'static str],
    /// What throws give amounts of, its words `RULESET-amount-WORD` with `$n`.
    pub amounts: &'static [&'static str],
    /// Rules that ask the GM to judge: nothing else may.
    pub judgements: &'static [&'static str],
    /// Rules whose questions are a hero's moment, such as duels and challenges: interfaces offer to play them as scenes.
    pub scenes: &'static [&'static str],
    /// The book in French and English.
    pub book: [&'static str; 2],
    /// Fluent texts in French and English.
    pub text: [&'static str; 2],
    /// Troops ready to be named.
    pub catalogue: &'static str,
}

impl Info {
    /// A book that says nothing else: one doctrine-less step, no options, no words.
    #[must_use]
    pub const fn bare(id: &'static str) -> Info {
        Info {
            id,
            editions: &[],
            revision: 1,
            auto_rounds: 200,
            doctrines: &[],
            settings: &[],
            fields: &[],
            steps: &[],
            states: &[],
            rows: &[],
            amounts: &[],
            judgements: &["SCENARIO"],
            scenes: &[],
            book: [""; 2],
            text: [""; 2],
            catalogue: "",
        }
    }
}

/// A battle ready to begin.
#[derive(Clone, Debug)]
pub struct Mustered<S> {
    /// The battle.
    pub state: S,
    /// What everything is called.
    pub names: Names,
    /// The doctrine of each side, by its place on the ruleset's list.
    pub doctrines: [usize; 2],
}

/// A battle that the GM and the scenario can direct from outside.
pub trait Directed: State {
    /// Scripted events of the scenario.
    fn scripts(&self) -> &Scripts;

    /// The event that says a scripted event came or was put aside.
    fn scripted(index: u8, comes: bool) -> Self::Event;

    /// The event of a scripted effect, if it still means anything.
    fn effect(&self, effect: Effect) -> Option<Self::Event>;

    /// The settings in force, by their places.
    fn option(&self, index: usize) -> Option<i32>;

    /// Whether an event from outside can be applied at all: everyone it names is there, every number within reason.
    fn admits(&self, event: &Self::Event) -> bool;
}

/// Who and what the lines of a book are about. Only [`Subjects::fate`] is asked of every book.
pub trait Subjects<S: State> {
    /// Where one stands against the start.
    fn fate(battle: &S, who: Subject) -> Option<Fate>;

    /// Whom an event concerns before anyone else, for whoever reads the battle by program: also engines, groups, sides.
    fn concerns(_battle: &S, event: &S::Event) -> Subject {
        event.subject()
    }

    /// What a subject is, in a word: the book's own for its places and groups.
    fn kind(_battle: &S, who: Subject) -> &'static str {
        crate::kind_word(who)
    }

    /// What somebody's strength is counted in: the id of a word, `measure-heads` unless the book counts otherwise.
    fn measure(_battle: &S, _who: Subject) -> &'static str {
        "measure-heads"
    }

    /// What somebody or something belongs to, the nearest first: a company's regiment, then its army.
    fn within(_battle: &S, _who: Subject) -> Vec<Subject> {
        Vec::new()
    }

    /// Whose something is that has no [`Subjects::fate`]: an engine, a wall, an army.
    fn owner(_battle: &S, _who: Subject) -> Option<Side> {
        None
    }

    /// Whom a number stands for that an event holds under this name: the third engine, the first character.
    fn meant(_battle: &S, _name: &str, _number: u8) -> Option<Subject> {
        None
    }

    /// An ask as people count it: against whom, and which of several askings of the same.
    fn counted(key: Key, nth: u8) -> (Subject, u8) {
        (key.to, nth)
    }

    /// Seconds since the battle began, as the book counts time.
    fn clock(_battle: &S) -> Option<i64> {
        None
    }

    /// The points behind somebody's strength, as a fraction, where the book counts points besides heads.
    fn points(_battle: &S, _who: Subject) -> Option<(i64, i64)> {
        None
    }

    /// How a change came about: what was heard before it in its step, and the links from there to the numbers it changes. For
    /// the GM alone.
    fn opens(_before: &S, _event: &S::Event, _earlier: &[Heard<S::Event>]) -> Opening {
        Opening::default()
    }
}

/// Parts that a book may lack: each has an empty default, and a new part belongs here rather than in [`Ruleset`].
pub trait Extras<S: State> {
    /// What kind of fight it is, where sentences depend on it, the nearest part last: `vehicles-air`. A message `ID-vehicles-air`
    /// is said before `ID-vehicles`, and that before `ID`.
    fn fought(_battle: &S) -> &'static str {
        ""
    }

    /// Whether nobody on the field can hurt anybody any more, by the rules and whoever leads: what is left of a battle that
    /// no hour more would decide. Asked of undecided battles only, so that chances count them apart. A book says yes only
    /// where it is sure.
    fn harmless(_battle: &S) -> bool {
        false
    }

    /// The loss track of a unit this viewer knows the figures of, from whole to nothing; empty where the ruleset has none.
    fn ladder(_battle: &S, _who: Subject, _viewer: Viewer) -> Vec<Rung> {
        Vec::new()
    }

    /// Who acts in which order in the step at which the battle stands, as far as this viewer sees them; none where the step has
    /// no such order.
    fn track(_battle: &S, _viewer: Viewer) -> Option<Track> {
        None
    }

    /// The printed tables this battle uses, only those: by its options, in the field or at a siege, with those who are in it.
    fn tables(_battle: &S) -> Vec<PaperTable> {
        Vec::new()
    }

    /// The sheet the book gives for an army's order of battle, filled in, side by side; empty where the book has none.
    fn order(_battle: &S) -> [Vec<PaperTable>; 2] {
        [Vec::new(), Vec::new()]
    }

    /// What in the rules themselves tips the scales of this battle, whoever leads: told beside every odds of it. None where
    /// both sides play by the same rules.
    fn tilt(_battle: &S) -> Option<Message> {
        None
    }

    /// The map as this viewer may see it; none where the battle has none.
    fn map(_battle: &S, _viewer: Viewer) -> Option<Map> {
        None
    }

    /// The events that bring the battle to where the real table stands at the end of a phase of engagement, and warnings of
    /// the limits it breaks; none where the ruleset has no such phase, or the battle does not stand in it.
    fn constat(_battle: &S, _found: &Constat) -> Option<Constated<S::Event>> {
        None
    }

    /// What the battle knows of that phase so far: a report begins from it.
    fn constat_so_far(_battle: &S) -> Constat {
        Constat::default()
    }

    /// The figures of a unit or a character made of a stat block from elsewhere, each with its origin; none where the book takes none.
    fn figures(_block: &Block, _way: &Bringing) -> Option<Figures> {
        None
    }

    /// What a line of this book says in neutral terms, for other books; none where it cannot be said so.
    fn block(_line: &Spelled) -> Option<Block> {
        None
    }
}

/// A book without any of them.
impl<S: State> Extras<S> for () {}

/// A ruleset: how its battles are mustered, played, told and seen.
pub trait Ruleset: Sized + Send + Sync + 'static {
    /// Its battles.
    type State: Directed<Event: Serialize + DeserializeOwned + Send + Sync, Plan: Send + Sync + 'static>
        + Serialize
        + Send
        + Sync
        + 'static;

    /// Who and what its lines are about; often the ruleset itself.
    type Subjects: Subjects<Self::State>;

    /// What this book has and others lack; `()` for nothing.
    type Extras: Extras<Self::State>;

    /// Its data.
    const INFO: Info;

    /// Shipped battles to begin with: an id, and the text of the scenario.
    const SAMPLES: &'static [(&'static str, &'static str)] = &[];

    /// Every battle it is shipped with: an id, and the text of the scenario.
    const BATTLES: &'static [(&'static str, &'static str)] = &[];

    /// What was counted by playing them, a line each: `id,rounds,first,second`.
    const COUNTED: &'static str = "";

    /// What it is good for.
    const SUITS: crate::Suits = crate::Suits { time: &[], players: &[], map: &[], detail: &[], age: &[] };

    /// What its scenarios look like.
    fn format() -> Format<'static>;

    /// Reads a scenario into a battle, to be played by its own edition or by another. Every problem is put to the scenario's
    /// list; the battle is used only if none is left.
    fn muster(scenario: &Scenario, edition: Option<&'static str>) -> Mustered<Self::State>;

    /// How sides led by these doctrines decide.
    fn plan(doctrines: [usize; 2]) -> <Self::State as State>::Plan;

    /// Plays the step at which the battle stands.
    ///
    /// # Errors
    /// Pauses while somebody has to answer.
    fn step<T: Table<Self::State>>(battle: &mut Self::State, table: &mut T) -> Play;

    /// Where the battle stands.
    fn place(battle: &Self::State) -> Place;

    /// How it ended, once it has.
    fn outcome(battle: &Self::State) -> Option<Outcome>;

    /// The same for everyone, units first, in order.
    fn fates(battle: &Self::State, each: &mut dyn FnMut(Fate));

    /// Whether a gesture means anything here: the Fluent id of the reason when it does not.
    ///
    /// # Errors
    /// The reason.
    fn may(battle: &Self::State, gesture: Gesture) -> Result<(), &'static str>;

    /// Plays a gesture of the GM, which [`Ruleset::may`] allows.
    ///
    /// # Errors
    /// Pauses while its dice are missing.
    fn gesture<T: Table<Self::State>>(battle: &mut Self::State, table: &mut T, gesture: Gesture) -> Play;

    /// What is left of everyone when the battle is over.
    fn aftermath(battle: &Self::State) -> Vec<Survivor>;

    /// Everyone this viewer may see, as sheets.
    fn sheets(battle: &Self::State, viewer: Viewer) -> Vec<Sheet>;

    /// The battle as this viewer may take it to be. Who is hidden from them is not in it and does not come; what they may not know of the others is
    /// taken from what they do know. Two battles this viewer cannot tell apart are played on alike from here.
    fn known(battle: &Self::State, viewer: Viewer) -> Self::State;

    /// What this viewer may hear of one thing, told in a message; none for what is not told or not theirs to know.
    fn line(before: &Self::State, heard: &Heard<<Self::State as State>::Event>, viewer: Viewer) -> Option<Message>;
}
