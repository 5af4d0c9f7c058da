//! Séquences B/X: abstract mass combat for B/X games, in two editions.
//!
//! A unit is one pool of points. An attack is one roll of its weapon, multiplied by its headcount and by a percentage from a table
//! of its Hit Dice against the enemy's armour. A sequence is an hour in five phases: orders, shots, moves, blows, morale.
//! The book in our words is in `book/`; its printed tables are in `tables/`.

mod brought;
mod chapters;
pub mod events;
mod nouns;
mod shown;

pub use brought::{doctrine, options};
pub use nouns::{battle, terms, walls};

use brought::{gestures, hand, muster};
use chapters::{melee, morale, movement, orders, shots};
use shown::{line, opens, paper, remnants, view, who};

use battle::Battle;
use doctrine::{Doctrine, Plan};
use events::Event;
use montjoie_game::block::{Block, Bringing, Figures, Spelled};
use montjoie_game::events::ScriptNumber;
use montjoie_game::scenario::{Catalogue, Format, Scenario};
use montjoie_game::{
    Directed, Effect, Extras, Fate, Gesture, Info, Message, Mustered, Opening, Outcome, PaperTable, Place, Ruleset,
    Scripts, Sheet, Subjects, Survivor, Viewer,
};
use montjoie_table::{Heard, Key, Play, Side, Subject, Table};
use options::{Edition, Options};
use std::sync::LazyLock;
use terms::{Step, Where};

/// The ruleset.
#[derive(Debug)]
pub struct Bx;

/// The states of a unit, by the book's words.
pub(crate) const STATES: &[&str] = &[
    "absent",
    "aside",
    "free",
    "engaged",
    "demoralised",
    "leaving",
    "surrendering",
    "left",
    "surrendered",
    "fallen",
    "destroyed",
];

impl Bx {
    /// How sides can be led.
    pub const DOCTRINES: &'static [&'static str] = Doctrine::WORDS;
}

fn catalogue() -> &'static Catalogue {
    static CATALOGUE: LazyLock<Catalogue> =
        LazyLock::new(|| Catalogue::load(Bx::INFO.catalogue).expect("the shipped catalogue is sound: a test reads it"));
    &CATALOGUE
}

fn field_names() -> &'static [&'static str] {
    static NAMES: LazyLock<Vec<&'static str>> = LazyLock::new(|| hand::FIELDS.iter().map(|f| f.name).collect());
    &NAMES
}

impl Ruleset for Bx {
    type State = Battle;
    type Subjects = Bx;
    type Extras = Bx;

    const INFO: Info = Info {
        id: "bx",
        editions: Edition::WORDS,
        revision: 5,
        auto_rounds: 200,
        doctrines: Doctrine::WORDS,
        settings: Options::LIST,
        fields: &hand::FIELDS,
        steps: Step::WORDS,
        states: STATES,
        rows: &["hit", "missed"],
        amounts: &["pv"],
        judgements: &["BX-51", "BX-53", "BX-54", "BX-57", "BX-60", "BX-73", "SCENARIO"],
        scenes: &["BX-51", "BX-53"],
        book: [include_str!("../book/fr.md"), include_str!("../book/en.md")],
        text: [
            concat!(
                include_str!("../text/fr.ftl"),
                include_str!("../text/tell/fr.ftl"),
                include_str!("../text/paper/fr.ftl"),
                include_str!("../text/bring/fr.ftl")
            ),
            concat!(
                include_str!("../text/en.ftl"),
                include_str!("../text/tell/en.ftl"),
                include_str!("../text/paper/en.ftl"),
                include_str!("../text/bring/en.ftl")
            ),
        ],
        catalogue: include_str!("../catalogue.toml"),
    };

    const SAMPLES: &'static [(&'static str, &'static str)] =
        &[("standard", include_str!("../../../scenarios/bx/standard.toml"))];

    const BATTLES: &'static [(&'static str, &'static str)] = crate::brought::gallery::BATTLES;

    const COUNTED: &'static str = include_str!("../tables/battles.csv");

    const SUITS: montjoie_game::Suits = crate::brought::gallery::SUITS;

    fn format() -> Format<'static> {
        crate::brought::list::listed(muster::format())
    }

    fn muster(scenario: &Scenario, edition: Option<&'static str>) -> Mustered<Battle> {
        muster::muster(scenario, edition)
    }

    fn plan(doctrines: [usize; 2]) -> Plan {
        let plan = doctrines.map(|d| Doctrine::ALL.get(d).copied().unwrap_or(Doctrine::Charge));
        #[cfg(feature = "frozen")]
        let plan = Plan::from(plan);
        plan
    }

    #[inline]
    fn step<T: Table<Battle>>(battle: &mut Battle, table: &mut T) -> Play {
        match battle.step {
            Step::Commandement => orders::command(battle, table),
            Step::Ordres => orders::orders(battle, table),
            Step::Tir => shots::shots(battle, table),
            Step::Mouvement => movement::moves(battle, table),
            Step::Poursuite => movement::disengage(battle, table),
            Step::Melee => melee::melee(battle, table),
            Step::Moral => morale::tests(battle, table),
            Step::Ralliement => morale::rallies(battle, table),
        }
    }

    fn place(battle: &Battle) -> Place {
        Place { round: u32::from(battle.sequence), counts: "", step: battle.step.word(), whose: Subject::NOBODY }
    }

    /// BX-76 — a side loses when it concedes, at once; or when it has nobody left on the field, looked at between sequences.
    fn outcome(battle: &Battle) -> Option<Outcome> {
        let conceded = Side::BOTH.map(|side| battle.camp(side).conceded);
        let between = battle.step == Step::Commandement;
        if !between && conceded == [false, false] {
            return None;
        }
        let lost =
            Side::BOTH.map(|side| conceded[side.index()] || (between && battle.sequence > 1 && !holds(battle, side)));
        let limit = battle.options.max_sequences;
        match lost {
            [true, true] => Some(Outcome::Draw),
            [true, false] => Some(Outcome::Victory(Side::B)),
            [false, true] => Some(Outcome::Victory(Side::A)),
            [false, false] if limit > 0 && i32::from(battle.sequence) > limit => Some(Outcome::Undecided),
            [false, false] => None,
        }
    }

    fn fates(battle: &Battle, each: &mut dyn FnMut(Fate)) {
        for id in battle.ids() {
            each(view::fate(battle, id));
        }
    }

    fn may(battle: &Battle, gesture: Gesture) -> Result<(), &'static str> {
        gestures::may(battle, gesture)
    }

    fn gesture<T: Table<Battle>>(battle: &mut Battle, table: &mut T, gesture: Gesture) -> Play {
        gestures::gesture(battle, table, gesture)
    }

    fn aftermath(battle: &Battle) -> Vec<Survivor> {
        gestures::aftermath(battle)
    }

    fn sheets(battle: &Battle, viewer: Viewer) -> Vec<Sheet> {
        view::sheets(battle, viewer)
    }

    fn known(battle: &Battle, viewer: Viewer) -> Battle {
        shown::known::known(battle, viewer)
    }

    fn line(before: &Battle, heard: &Heard<Event>, viewer: Viewer) -> Option<Message> {
        line::line(before, heard, viewer)
    }
}

impl Directed for Battle {
    fn scripts(&self) -> &Scripts {
        &self.scripts
    }

    fn scripted(index: u8, comes: bool) -> Event {
        Event::Scripted { index: ScriptNumber(index), comes }
    }

    fn effect(&self, effect: Effect) -> Option<Event> {
        match effect {
            Effect::Arrive(who) => {
                hand::body(self, who).filter(|&u| self.at(u).at == Where::Absent).map(|unit| Event::Arrived { unit })
            }
            Effect::Set(who, field, value) => hand::set(self, who, field, value).ok(),
            Effect::Weather(_) | Effect::Message => None,
        }
    }

    fn option(&self, index: usize) -> Option<i32> {
        self.options.get(index)
    }

    fn admits(&self, event: &Event) -> bool {
        event.admitted(self)
    }
}

impl Subjects<Battle> for Bx {
    fn fate(battle: &Battle, who: Subject) -> Option<Fate> {
        hand::body(battle, who).map(|id| view::fate(battle, id))
    }

    fn concerns(battle: &Battle, event: &Event) -> Subject {
        who::concerns(battle, event)
    }

    fn kind(battle: &Battle, who: Subject) -> &'static str {
        who::kind(battle, who)
    }

    fn measure(battle: &Battle, who: Subject) -> &'static str {
        who::measure(battle, who)
    }

    fn within(battle: &Battle, who: Subject) -> Vec<Subject> {
        who::within(battle, who)
    }

    fn owner(battle: &Battle, who: Subject) -> Option<Side> {
        who::owner(battle, who)
    }

    fn meant(battle: &Battle, name: &str, number: u8) -> Option<Subject> {
        who::meant(battle, name, number)
    }

    fn counted(key: Key, nth: u8) -> (Subject, u8) {
        who::counted(key, nth)
    }

    fn clock(battle: &Battle) -> Option<i64> {
        Some(i64::from(battle.sequence.saturating_sub(1)) * i64::from(battle.options.sequence_minutes) * 60)
    }

    fn points(battle: &Battle, who: Subject) -> Option<(i64, i64)> {
        who::points(battle, who)
    }

    fn opens(before: &Battle, event: &Event, earlier: &[Heard<Event>]) -> Opening {
        opens::opens(before, event, earlier)
    }
}

impl Extras<Battle> for Bx {
    fn figures(block: &Block, way: &Bringing) -> Option<Figures> {
        Some(brought::blocks::figures(block, way))
    }

    fn block(line: &Spelled) -> Option<Block> {
        Some(brought::blocks::block(line))
    }

    fn harmless(battle: &Battle) -> bool {
        remnants::harmless(battle)
    }

    fn tables(battle: &Battle) -> Vec<PaperTable> {
        paper::tables(battle)
    }
}

/// Whether a side still has somebody on the field, or on the way by an event of the scenario at its hour.
fn holds(battle: &Battle, side: Side) -> bool {
    let on_the_way = || battle.scripts.bring(|who| Bx::fate(battle, who).is_some_and(|f| f.side == side));
    battle.present().any(|(_, body)| body.side == side) || on_the_way()
}
