//! Ordre de bataille: mass combat for any period, from the Bronze Age to starships.
//!
//! Units are grouped into a main force, its support and a reserve. Each group fights as one: it tests its Cbt against
//! the enemy's Dfs, and the damage is a percentage of its own attack power. Commanders compete for the first blow. Damage
//! is compared with Force, morale with a threshold. Assaults, sieges, vehicles and fleets use the same test.
//! The book in our words is in `book/`; its printed tables are in `tables/`.

mod brought;
mod chapters;
pub mod events;
mod nouns;
mod shown;

pub use brought::muster::read_unit;
pub use brought::{doctrine, options};
pub use nouns::{battle, terms, unit};

use crate::nouns::battle::PersonId;
use battle::Battle;
use brought::{gestures, muster};
use chapters::{aftermath, command, ranged, reserve, rout, shock, siege, vehicles};
use doctrine::{Doctrine, Plan};
use events::{Event, Field};
use montjoie_game::block::{Block, Bringing, Figures, Spelled};
use montjoie_game::events::ScriptNumber;
use montjoie_game::scenario::{Catalogue, Format, Scenario};
use montjoie_game::{
    Directed, Effect, Extras, Fate, Gesture, Info, Message, Mustered, Opening, Outcome, PaperTable, Place, Ruleset,
    Scripts, Sheet, Subjects, Survivor, Viewer,
};
use montjoie_table::{Heard, Id as _, Kind, Play, Side, Subject, Table, UnitId};
use options::Options;
use shown::{fates, line, opens, page, paper, remnants, sheet, survivors, who};
use std::sync::LazyLock;
use terms::{Step, Theatre, Where};

/// The ruleset.
#[derive(Debug)]
pub struct Ordre;

/// The states of a unit, by the book's words.
pub(crate) const STATES: &[&str] = &[
    "absent",
    "reserve",
    "intact",
    "reformed",
    "accrochee",
    "eprouvee",
    "decimee",
    "deroute",
    "off",
    "left",
    "yielded",
    "captured",
    "aneantie",
    "fit",
    "wounded",
    "killed",
    "out_of_action",
];

impl Ordre {
    /// How sides can be led.
    pub const DOCTRINES: &'static [&'static str] = Doctrine::WORDS;
}

fn catalogue() -> &'static Catalogue {
    static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
        Catalogue::load(Ordre::INFO.catalogue).expect("the shipped catalogue is sound: a test reads it")
    });
    &CATALOGUE
}

fn field_names() -> &'static [&'static str] {
    static NAMES: LazyLock<Vec<&'static str>> = LazyLock::new(|| Field::LIST.iter().map(|f| f.name).collect());
    &NAMES
}

impl Ruleset for Ordre {
    type State = Battle;
    type Subjects = Ordre;
    type Extras = Ordre;

    const INFO: Info = Info {
        id: "ordre",
        editions: &[],
        revision: 7,
        auto_rounds: 52,
        doctrines: Doctrine::WORDS,
        settings: Options::LIST,
        fields: Field::LIST,
        steps: Step::WORDS,
        states: STATES,
        rows: events::Terms::WORDS,
        amounts: &["points", "points_capped", "tenths"],
        judgements: &[
            "ORD-34", "ORD-35", "ORD-36", "ORD-38", "ORD-40", "ORD-55", "ORD-56", "ORD-71", "ORD-106", "SCENARIO",
        ],
        scenes: &["ORD-55", "ORD-56"],
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
        &[("standard", include_str!("../../../scenarios/ordre/standard.toml"))];

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
        if battle.step != Step::Aftermath
            && let Some(side) = Side::BOTH.into_iter().find(|s| battle.camp(*s).conceded)
        {
            let both = battle.camp(side.foe()).conceded;
            reserve::over(battle, table, (!both).then_some(side.foe()));
            return Ok(());
        }
        match battle.step {
            Step::Command => command::command(battle, table),
            Step::Ranged => ranged::ranged(battle, table),
            Step::Shock => shock::shock(battle, table),
            Step::Pursuit => rout::pursuit(battle, table),
            Step::Rally => rout::rally(battle, table),
            Step::Disengage => vehicles::disengage(battle, table),
            Step::Reserve => reserve::reserve(battle, table),
            Step::Week => siege::week(battle, table),
            Step::Aftermath => aftermath::aftermath(battle, table),
        }
    }

    fn place(battle: &Battle) -> Place {
        let counts = if battle.siege { "week" } else { "" };
        Place { round: u32::from(battle.round), counts, step: battle.step.word(), whose: Subject::NOBODY }
    }

    /// ORD-47 — decided once the aftermath has been played and nothing follows it.
    fn outcome(battle: &Battle) -> Option<Outcome> {
        if !battle.closed {
            return None;
        }
        Some(match battle.over.and_then(|o| o.winner) {
            Some(side) => Outcome::Victory(side),
            None => Outcome::Draw,
        })
    }

    fn fates(battle: &Battle, each: &mut dyn FnMut(Fate)) {
        fates::fates(battle, each);
    }

    fn may(battle: &Battle, gesture: Gesture) -> Result<(), &'static str> {
        gestures::may(battle, gesture)
    }

    fn gesture<T: Table<Battle>>(battle: &mut Battle, table: &mut T, gesture: Gesture) -> Play {
        gestures::gesture(battle, table, gesture)
    }

    fn aftermath(battle: &Battle) -> Vec<Survivor> {
        survivors::survivors(battle)
    }

    fn sheets(battle: &Battle, viewer: Viewer) -> Vec<Sheet> {
        sheet::sheets(battle, viewer)
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
                let unit =
                    UnitId::of(who).filter(|id| self.units.get(id.index()).is_some_and(|u| u.at == Where::Absent));
                let person = PersonId::of(who).filter(|id| self.persons.get(id.index()).is_some_and(|p| !p.here));
                unit.map(|unit| Event::Arrived { unit }).or(person.map(|person| Event::Joined { person }))
            }
            Effect::Set(who, field, value) => gestures::set(self, who, usize::from(field), value),
            Effect::Weather(weather) => Some(Event::Weather { weather }),
            Effect::Message => None,
        }
    }

    fn option(&self, index: usize) -> Option<i32> {
        self.options.get(index)
    }

    fn admits(&self, event: &Event) -> bool {
        event.admitted(self)
    }
}

impl Subjects<Battle> for Ordre {
    fn fate(battle: &Battle, who: Subject) -> Option<Fate> {
        let unit = UnitId::of(who).filter(|id| id.index() < battle.units.len());
        let person = PersonId::of(who).filter(|id| id.index() < battle.persons.len());
        match who.kind() {
            Kind::Unit(_) => unit.map(|id| fates::unit_fate(battle, id)),
            Kind::Character(_) => person.map(|id| fates::person_fate(battle, id)),
            Kind::Army(_) => battle.group_of(who).map(|id| fates::group_fate(battle, id)),
            _ => None,
        }
    }

    fn concerns(battle: &Battle, event: &Event) -> Subject {
        who::concerns(battle, event)
    }

    fn kind(_: &Battle, who: Subject) -> &'static str {
        who::kind(who)
    }

    fn measure(_: &Battle, who: Subject) -> &'static str {
        if matches!(who.kind(), Kind::Character(_)) { "measure-health" } else { "measure-heads" }
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

    fn clock(battle: &Battle) -> Option<i64> {
        Some(who::clock(battle))
    }

    fn points(battle: &Battle, who: Subject) -> Option<(i64, i64)> {
        who::points(battle, who)
    }

    fn opens(before: &Battle, event: &Event, earlier: &[Heard<Event>]) -> Opening {
        opens::opens(before, event, earlier)
    }
}

impl Extras<Battle> for Ordre {
    fn figures(block: &Block, way: &Bringing) -> Option<Figures> {
        Some(brought::blocks::figures(block, way))
    }

    fn block(line: &Spelled) -> Option<Block> {
        Some(brought::blocks::block(line))
    }

    fn fought(battle: &Battle) -> &'static str {
        match (battle.is_vehicles(), battle.theatre) {
            (false, _) => "",
            (true, Theatre::Land) => "vehicles",
            (true, Theatre::Air) => "vehicles-air",
            (true, Theatre::Naval | Theatre::Submarine) => "vehicles-sea",
            (true, Theatre::Space) => "vehicles-space",
        }
    }

    fn harmless(battle: &Battle) -> bool {
        remnants::harmless(battle)
    }

    fn tables(battle: &Battle) -> Vec<PaperTable> {
        paper::tables(battle)
    }

    fn order(battle: &Battle) -> [Vec<PaperTable>; 2] {
        page::pages(battle)
    }
}
