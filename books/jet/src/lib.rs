//! Jet de bataille: mass battles for Rolemaster, with one open-ended roll per commander and turn.
//!
//! There are four nested scales: army, regiment, company, soldier. Any of them may be played; a higher scale is resolved first and
//! modifies the lower ones. The rules take the view of one side: the enemy's roll is a modifier of ours.
//! The book in our words is in `book/`; its printed tables are in `tables/`.

mod brought;
mod chapters;
pub mod events;
mod nouns;
mod shown;

pub use brought::{doctrine, options};
use brought::{gestures, muster};
pub use chapters::{losses, modifiers, rolls, shares};
use chapters::{orders, soldiers, turn, turn_end};
pub use events as event;
pub use events::fields;
pub use nouns::{battle, tables, terms};
use shown::{line, opens, paper, remnants, sheet as view, who};

use battle::{Battle, EncounterId};
use doctrine::{Doctrine, Plan};
use event::Event;
use fields::{CharacterField, FIELDS, UnitField};
use montjoie_game::block::{Block, Bringing, Figures, Spelled};
use montjoie_game::events::ScriptNumber;
use montjoie_game::scenario::{Catalogue, Format, Scenario};
use montjoie_game::{
    Directed, Effect, Extras, Fate, Gesture, Info, Message, Mustered, Opening, Outcome, PaperTable, Place, Ruleset,
    Scripts, Sheet, Subjects, Survivor, Viewer,
};
use montjoie_table::{Heard, Id as _, Kind, Play, Side, Subject, Table};
use options::Options;
use std::sync::LazyLock;
use terms::{Row, Scale, Standing, Step, Where};

/// The ruleset.
#[derive(Debug)]
pub struct Jet;

/// The states of units and characters, by the book's words.
pub(crate) const STATES: &[&str] = &[
    "absent",
    "reserve",
    "withdrawn",
    "second_line",
    "first_line",
    "fielded",
    "trapped",
    "routed",
    "captured",
    "left",
    "destroyed",
    "fit",
    "out",
    "dead",
];

fn catalogue() -> &'static Catalogue {
    static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
        Catalogue::load(Jet::INFO.catalogue).expect("the shipped catalogue is sound: a test reads it")
    });
    &CATALOGUE
}

fn field_names() -> &'static [&'static str] {
    static NAMES: LazyLock<Vec<&'static str>> = LazyLock::new(|| FIELDS.iter().map(|f| f.name).collect());
    &NAMES
}

impl Ruleset for Jet {
    type State = Battle;
    type Subjects = Jet;
    type Extras = Jet;

    const INFO: Info = Info {
        id: "jet",
        editions: &[],
        revision: 4,
        auto_rounds: 1_000,
        doctrines: Doctrine::WORDS,
        settings: Options::LIST,
        fields: FIELDS,
        steps: Step::WORDS,
        states: STATES,
        rows: Row::WORDS,
        amounts: &["men", "percent"],
        judgements: &[
            "JET-15", "JET-25", "JET-26", "JET-27", "JET-40", "JET-41", "JET-44", "JET-48", "JET-51", "JET-52",
            "JET-53", "JET-54", "JET-60", "JET-61", "SCENARIO",
        ],
        scenes: &["JET-50", "JET-51", "JET-52", "JET-53", "JET-54", "JET-55", "JET-56"],
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
        &[("standard", include_str!("../../../scenarios/jet/standard.toml"))];

    const BATTLES: &'static [(&'static str, &'static str)] = crate::brought::gallery::BATTLES;

    const COUNTED: &'static str = include_str!("../tables/battles.csv");

    const SUITS: montjoie_game::Suits = crate::brought::gallery::SUITS;

    fn format() -> Format<'static> {
        crate::brought::list::listed(muster::format())
    }

    fn muster(scenario: &Scenario, _: Option<&'static str>) -> Mustered<Battle> {
        muster::muster(scenario)
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
            Step::Orders => orders::orders(battle, table),
            Step::Army => turn::scale(battle, table, Scale::Army),
            Step::Regiment => turn::scale(battle, table, Scale::Regiment),
            Step::Company => turn::scale(battle, table, Scale::Company),
            Step::Individual => soldiers::individual(battle, table),
            Step::Losses => losses::losses(battle, table),
            Step::End => turn_end::end(battle, table),
        }
    }

    fn place(battle: &Battle) -> Place {
        let whose = match battle.step {
            Step::Army | Step::Regiment | Step::Company => battle
                .in_encounter(EncounterId::at(battle.at), battle.own())
                .next()
                .map_or(Subject::NOBODY, Subject::from),
            Step::Individual => Subject::character(battle.at),
            _ => Subject::NOBODY,
        };
        Place { round: u32::from(battle.turn), counts: "", step: battle.step.word(), whose }
    }

    /// JET-58 — looked at between turns, but for who gives up: that ends it; JET-62 — drawn when it goes on for ever.
    fn outcome(battle: &Battle) -> Option<Outcome> {
        let between = battle.step == Step::Orders;
        let lost = Side::BOTH.map(|side| battle.camp(side).conceded || (between && battle.camp(side).lost));
        match lost {
            [true, true] => Some(Outcome::Draw),
            [true, false] => Some(Outcome::Victory(Side::B)),
            [false, true] => Some(Outcome::Victory(Side::A)),
            [false, false] if between && i32::from(battle.turn) > battle.options.max_turns => Some(Outcome::Draw),
            [false, false] => None,
        }
    }

    /// Those who hold men themselves: whoever adds them up counts every man once. Regiments and armies: [`Subjects::fate`].
    fn fates(battle: &Battle, each: &mut dyn FnMut(Fate)) {
        for id in battle.ids().filter(|&id| battle.is_leaf(id)) {
            each(view::fate(battle, id));
        }
        for character in battle.people() {
            each(view::person(battle, character));
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
        let unit = |who: Subject| self.unit_of(who);
        let person = |who: Subject| self.person_of(who);
        match effect {
            Effect::Arrive(who) => unit(who)
                .filter(|&u| self.at(u).at == Where::Absent)
                .map(|unit| Event::Arrived { unit })
                .or_else(|| {
                    let character = person(who).filter(|&c| self.who(c).at == Standing::Absent)?;
                    Some(Event::Came { character })
                }),
            Effect::Set(who, field, value) => {
                let name = FIELDS.get(usize::from(field))?.name;
                if let Some(unit) = unit(who) {
                    return UnitField::named(name).map(|field| Event::Set { unit, field, value });
                }
                let character = person(who)?;
                CharacterField::named(name).map(|field| Event::SetOf { character, field, value })
            }
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

impl Subjects<Battle> for Jet {
    fn fate(battle: &Battle, who: Subject) -> Option<Fate> {
        let unit = battle.unit_of(who).map(|id| view::fate(battle, id));
        unit.or_else(|| battle.person_of(who).map(|c| view::person(battle, c)))
    }

    fn concerns(battle: &Battle, event: &Event) -> Subject {
        who::concerns(battle, event)
    }

    fn kind(battle: &Battle, who: Subject) -> &'static str {
        who::kind(battle, who)
    }

    fn within(battle: &Battle, who: Subject) -> Vec<Subject> {
        who::within(battle, who)
    }

    fn clock(battle: &Battle) -> Option<i64> {
        Some(battle.minutes() * 60)
    }

    fn opens(before: &Battle, event: &Event, earlier: &[Heard<Event>]) -> Opening {
        opens::opens(before, event, earlier)
    }
}

impl Extras<Battle> for Jet {
    fn figures(block: &Block, way: &Bringing) -> Option<Figures> {
        Some(brought::blocks::figures(block, way))
    }

    fn block(line: &Spelled) -> Option<Block> {
        Some(brought::blocks::block(line))
    }

    fn harmless(battle: &Battle) -> bool {
        remnants::harmless(battle)
    }

    /// JET-05 — fixed thresholds and losses counted from one side: seen from it, two equal armies are no even match.
    fn tilt(battle: &Battle) -> Option<Message> {
        Some(Message::new("jet-tilt").who("side", Subject::side(battle.own())))
    }

    fn tables(battle: &Battle) -> Vec<PaperTable> {
        paper::tables(battle)
    }
}

/// Whether the scenario will bring somebody of this side at its hour.
fn scripted_arrival(battle: &Battle, side: Side) -> bool {
    battle
        .scripts
        .bring(|who| matches!(who.kind(), Kind::Unit(_)) && Jet::fate(battle, who).is_some_and(|f| f.side == side))
}
