//! A small book made into a [`Ruleset`]: written once, for every small book.

use super::ruling::MOST_MEN;
use super::{Ruled, SmallBattle, SmallBook, SmallUnit, shown};
use crate::scenario::{Arrives, Format, Scenario};
use crate::{
    Admitted as _, Condition, Directed, Effect, Fate, Gesture, Info, Message, Mustered, OptionSet as _, Outcome, Place,
    RuledField as _, Ruleset, Scripts, Sheet, Subjects, Suits, Survivor, Viewer, read_settings, scripts_of,
};
use montjoie_table::{Heard, Kind, Play, ScriptId, Subject, Table};

impl<B: SmallBook> Ruleset for B {
    type State = SmallBattle<B>;
    type Subjects = B;
    type Extras = B::Extras;

    const INFO: Info = Info {
        settings: <B::Options as crate::OptionSet>::LIST,
        fields: <B::Field as crate::RuledField<B::Own>>::LIST,
        states: Condition::WORDS,
        book: B::FILES.book,
        text: B::FILES.text,
        catalogue: B::FILES.catalogue,
        ..B::ABOUT
    };
    const SAMPLES: &'static [(&'static str, &'static str)] = B::FILES.samples;
    const BATTLES: &'static [(&'static str, &'static str)] = B::MORE_BATTLES;
    const COUNTED: &'static str = B::FILES.counted;
    const SUITS: Suits = B::SUITED;

    fn format() -> Format<'static> {
        let info = &<B as Ruleset>::INFO;
        Format {
            editions: info.editions,
            doctrines: info.doctrines,
            catalogue: B::troops(),
            states: info.states,
            fields: B::Field::NAMES,
            ruled: info.fields,
            ..Format::bare(info.id)
        }
    }

    fn muster(scenario: &Scenario, _: Option<&'static str>) -> Mustered<SmallBattle<B>> {
        muster(scenario)
    }

    fn plan(doctrines: [usize; 2]) -> [usize; 2] {
        doctrines
    }

    fn step<T: Table<SmallBattle<B>>>(battle: &mut SmallBattle<B>, table: &mut T) -> Play {
        <B as SmallBook>::step(battle, table)
    }

    fn place(b: &SmallBattle<B>) -> Place {
        let step = B::ABOUT.steps.get(usize::from(b.step)).copied().unwrap_or_default();
        Place { round: b.round, counts: "", step, whose: Subject::NOBODY }
    }

    fn outcome(b: &SmallBattle<B>) -> Option<Outcome> {
        <B as SmallBook>::outcome(b)
    }

    fn fates(b: &SmallBattle<B>, each: &mut dyn FnMut(Fate)) {
        b.ids().for_each(|unit| each(shown::fate(b, unit)));
    }

    fn may(b: &SmallBattle<B>, gesture: Gesture) -> Result<(), &'static str> {
        match gesture {
            Gesture::Test { .. } | Gesture::Attack { .. } => B::may_throw(b, gesture),
            _ => Ruled::of(b, gesture).map(drop),
        }
    }

    fn gesture<T: Table<SmallBattle<B>>>(b: &mut SmallBattle<B>, t: &mut T, gesture: Gesture) -> Play {
        match (gesture, Ruled::of(b, gesture)) {
            (Gesture::Test { .. } | Gesture::Attack { .. }, _) => return B::throw(b, t, gesture),
            (_, Ok(ruled)) => t.happens(b, B::RULED(ruled)),
            (_, Err(_)) => {}
        }
        Ok(())
    }

    fn aftermath(b: &SmallBattle<B>) -> Vec<Survivor> {
        shown::aftermath(b)
    }

    fn sheets(b: &SmallBattle<B>, viewer: Viewer) -> Vec<Sheet> {
        shown::sheets(b, viewer)
    }

    fn known(b: &SmallBattle<B>, viewer: Viewer) -> SmallBattle<B> {
        shown::known(b, viewer)
    }

    fn line(before: &SmallBattle<B>, heard: &Heard<B::Event>, viewer: Viewer) -> Option<Message> {
        match heard {
            Heard::Event(event) => B::tell(before, *event, viewer),
            Heard::Chose { head, ruled: true, .. } if viewer == Viewer::Gm => {
                Some(Message::new("ruled-outside").who("unit", head.key.of))
            }
            _ => None,
        }
    }
}

impl<B: SmallBook> Directed for SmallBattle<B> {
    fn scripts(&self) -> &Scripts {
        &self.scripts
    }

    fn scripted(index: u8, comes: bool) -> B::Event {
        B::RULED(Ruled::Scripted { index: ScriptId::new(index), comes })
    }

    fn effect(&self, effect: Effect) -> Option<B::Event> {
        Ruled::effect(self, effect).map(B::RULED)
    }

    fn option(&self, index: usize) -> Option<i32> {
        self.options.get(index)
    }

    fn admits(&self, event: &B::Event) -> bool {
        event.is_admitted(self)
    }
}

impl<B: SmallBook> Subjects<SmallBattle<B>> for B {
    fn fate(b: &SmallBattle<B>, who: Subject) -> Option<Fate> {
        b.find(who).map(|unit| shown::fate(b, unit))
    }

    fn within(b: &SmallBattle<B>, who: Subject) -> Vec<Subject> {
        b.find(who).map(|unit| Subject::army(b.at(unit).army)).into_iter().collect()
    }

    fn clock(b: &SmallBattle<B>) -> Option<i64> {
        (B::ROUND_SECONDS > 0).then(|| i64::from(b.round.saturating_sub(1)) * i64::from(B::ROUND_SECONDS))
    }
}

/// Reads a scenario: units first, then characters, who are units of one.
fn muster<B: SmallBook>(scenario: &Scenario) -> Mustered<SmallBattle<B>> {
    let mut options = B::Options::default();
    read_settings(&scenario.options, <B::Options as crate::OptionSet>::LIST, |index, value| {
        options.set(index, value);
    });
    let unit = |table: &crate::scenario::DocTable, (side, army), men: u32, arrives, person| {
        // Whom players play is read by the common part of the scenario.
        let _ = table.flag("player", false) | table.flag("pc", false);
        let condition = if arrives == Arrives::AtStart { Condition::Fit } else { Condition::Absent };
        SmallUnit { side, army, men0: men, men, condition, person, own: B::read(table) }
    };
    let mut units = Vec::new();
    for one in &scenario.units {
        let men = u32::try_from(one.table.required_int("count", 1..=i64::from(MOST_MEN))).unwrap_or(1);
        units.push(unit(&one.table, (one.side, one.army), men, one.arrives, false));
    }
    for one in &scenario.characters {
        units.push(unit(&one.table, (one.side, one.army), B::points(&one.table), one.arrives, true));
    }
    let first = u8::try_from(scenario.units.len()).unwrap_or(u8::MAX);
    let who = move |subject: Subject| match subject.kind() {
        Kind::Character(n) => Subject::unit(first.saturating_add(n)),
        _ => subject,
    };
    let scripts = scripts_of(&scenario.events, who, <B::Field as crate::RuledField<B::Own>>::LIST, |_| 0);
    let mut names = scenario.names.clone();
    let characters = std::mem::take(&mut names.characters);
    names.units.extend(characters);
    let doctrines = [0, 1].map(|side| scenario.sides[side].doctrine);
    let (conceded, whole) = ([false; 2], B::Whole::default());
    let state = SmallBattle { options, round: 1, step: 0, conceded, units, scripts, whole };
    Mustered { state, names, doctrines }
}
