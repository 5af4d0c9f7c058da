//! Petits papiers: hour-long turns of small paper counters, with the characters at their centre.
//!
//! A unit has a headcount and a power per head. A unit in contact rolls one ten-sided die, adds ATT, subtracts the enemy's
//! DEF, and reads the losses in a table by total power. An hour has six phases: characters, initiative, engagement, combat,
//! losses, morale. The book in our words is in `book/`; its printed tables are in `tables/`.

mod brought;
mod chapters;
pub mod events;
mod nouns;
mod shown;

pub use brought::{doctrine, options};
pub use nouns::{battle, tables, terms};

use battle::Battle;
use brought::{found, gestures, muster};
use chapters::{alignment, attributes, characters, combat, engagement, initiative, losses, morale};
use doctrine::{Doctrine, Plan};
use events::{Event, HeroField, UnitField};
use montjoie_game::block::{Block, Bringing, Figures, Spelled};
use montjoie_game::events::ScriptNumber;
use montjoie_game::scenario::{Catalogue, Format, Scenario};
use montjoie_game::{
    Constat, Constated, Directed, Effect, Extras, Fate, FieldInfo, Gesture, Info, Map, Message, Mustered, Opening,
    Outcome, PaperTable, Place, Ruleset, Rung, Scripts, Sheet, Subjects, Survivor, Track, Viewer,
};
use montjoie_table::{Heard, Play, Side, Subject, Table};
use nouns::rules;
use options::Options;
use shown::{ladder, line, opens, paper, remnants, sheet, sight, track, view, who};
use std::sync::LazyLock;
use terms::{HeroStatus, ROWS, Step, Where};

/// The ruleset.
#[derive(Debug)]
pub struct Papiers;

/// The states of a unit or character, by the book's words.
pub(crate) const STATES: &[&str] = &[
    "absent",
    "free",
    "engaged",
    "desorganisation",
    "deroute",
    "left",
    "destroyed",
    "able",
    "wounded",
    "out",
    "dead",
    "captured",
    "fled",
];

/// Fields of units, then those that only characters have.
const FIELDS: &[FieldInfo] = &{
    const UNIT: usize = UnitField::LIST.len();
    // The first two of a character's fields, PUI and PUI TIR, share their names with a unit's.
    const OWN: usize = HeroField::LIST.len() - 2;
    let mut all = [UnitField::LIST[0]; UNIT + OWN];
    let mut i = 0;
    while i < UNIT {
        all[i] = UnitField::LIST[i];
        i += 1;
    }
    while i < UNIT + OWN {
        all[i] = HeroField::LIST[i - UNIT + 2];
        i += 1;
    }
    all
};

fn catalogue() -> &'static Catalogue {
    static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
        Catalogue::load(Papiers::INFO.catalogue).expect("the shipped catalogue is sound: a test reads it")
    });
    &CATALOGUE
}

fn field_names() -> &'static [&'static str] {
    static NAMES: LazyLock<Vec<&'static str>> = LazyLock::new(|| FIELDS.iter().map(|f| f.name).collect());
    &NAMES
}

/// The event that sets a field of somebody by its place on the list, if there is such a field and such a one.
fn set_field(battle: &Battle, who: Subject, field: u8, value: i64) -> Option<Event> {
    let info = FIELDS.get(usize::from(field))?;
    if let Some(unit) = battle.unit_of(who) {
        return Some(Event::Set { unit, field: UnitField::named(info.name)?, value });
    }
    Some(Event::SetHero { hero: battle.hero_of(who)?, field: HeroField::named(info.name)?, value })
}

impl Ruleset for Papiers {
    type State = Battle;
    type Subjects = Papiers;
    type Extras = Papiers;

    const INFO: Info = Info {
        id: "papiers",
        editions: &[],
        revision: 8,
        auto_rounds: 100,
        doctrines: Doctrine::WORDS,
        settings: Options::LIST,
        fields: FIELDS,
        steps: Step::WORDS,
        states: STATES,
        rows: ROWS,
        amounts: &["men", "leg", "mod", "ser"],
        judgements: &["PAP-23", "PAP-76", "PAP-84", "PAP-91", "PAP-92", "PAP-98", "PAP-99", "SCENARIO"],
        scenes: &["PAP-91", "PAP-92", "PAP-98", "PAP-99"],
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
        &[("standard", include_str!("../../../scenarios/papiers/standard.toml"))];

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
            Step::Debut => attributes::start(battle, table),
            Step::Actions => characters::act(battle, table),
            Step::Initiative => initiative::initiative(battle, table),
            Step::Engagement => engagement::activate(battle, table),
            Step::Alignement => alignment::align(battle, table),
            Step::TirDefensif => combat::defensive(battle, table),
            Step::AvantGarde => combat::vanguard(battle, table),
            Step::Combat => combat::melee(battle, table),
            Step::Pertes => losses::losses(battle, table),
            Step::Moral => morale::loss_tests(battle, table),
            Step::Ralliement => morale::rally(battle, table),
        }
    }

    fn place(battle: &Battle) -> Place {
        let whose = match battle.step {
            Step::Actions => characters::next(battle).map_or(Subject::NOBODY, Subject::from),
            Step::Engagement => match engagement::next(battle).as_slice() {
                [one] => Subject::from(*one),
                _ => Subject::NOBODY,
            },
            _ => Subject::NOBODY,
        };
        Place { round: u32::from(battle.turn), counts: "", step: battle.step.word(), whose }
    }

    /// PAP-23 — night, surrender, or the verdict of the GM: looked at between hours.
    fn outcome(battle: &Battle) -> Option<Outcome> {
        if let Some(outcome) = morale::verdict(battle.over) {
            return Some(outcome);
        }
        match battle.conceded {
            [true, true] => return Some(Outcome::Draw),
            [true, false] => return Some(Outcome::Victory(Side::B)),
            [false, true] => return Some(Outcome::Victory(Side::A)),
            [false, false] => {}
        }
        let limit = battle.options.max_turns;
        (limit > 0 && i32::from(battle.turn) > limit).then_some(Outcome::Undecided)
    }

    fn fates(battle: &Battle, each: &mut dyn FnMut(Fate)) {
        view::fates(battle, each);
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
        montjoie_table::cite(rules::SCRIPT);
        match effect {
            Effect::Arrive(who) => {
                let unit = self.unit_of(who).filter(|&unit| self.at(unit).at == Where::Absent);
                let hero = self.hero_of(who).filter(|&hero| self.hero(hero).status == HeroStatus::Absent);
                let comes = |hero| Event::Became { hero, status: HeroStatus::Able };
                unit.map(|unit| Event::Arrived { unit }).or(hero.map(comes))
            }
            Effect::Set(who, field, value) => set_field(self, who, field, value),
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

impl Subjects<Battle> for Papiers {
    fn fate(battle: &Battle, who: Subject) -> Option<Fate> {
        view::fate(battle, who)
    }

    fn kind(battle: &Battle, who: Subject) -> &'static str {
        who::kind(battle, who)
    }

    fn measure(_: &Battle, _: Subject) -> &'static str {
        "measure-eff"
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

    /// An hour a turn.
    fn clock(battle: &Battle) -> Option<i64> {
        Some(i64::from(battle.turn.saturating_sub(1)) * 3600)
    }

    fn opens(before: &Battle, event: &Event, earlier: &[Heard<Event>]) -> Opening {
        opens::opens(before, event, earlier)
    }
}

impl Extras<Battle> for Papiers {
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

    fn ladder(battle: &Battle, who: Subject, viewer: Viewer) -> Vec<Rung> {
        ladder::ladder(sight::Sight { b: battle, viewer }, who)
    }

    fn track(battle: &Battle, viewer: Viewer) -> Option<Track> {
        track::track(sight::Sight { b: battle, viewer })
    }

    fn map(battle: &Battle, viewer: Viewer) -> Option<Map> {
        view::map(battle, viewer)
    }

    fn constat(battle: &Battle, found: &Constat) -> Option<Constated<Event>> {
        found::constat(battle, found)
    }

    fn constat_so_far(battle: &Battle) -> Constat {
        found::so_far(battle)
    }
}

/// Whether a side still has a unit that is alive and not in rout, or one on the way at its hour.
fn standing_sides(battle: &Battle, side: Side) -> bool {
    let on_the_way = || battle.scripts.bring(|who| Papiers::fate(battle, who).is_some_and(|f| f.side == side));
    battle.present().any(|(id, u)| u.side == side && !u.routed() && morale::counts(battle, id, side)) || on_the_way()
}
