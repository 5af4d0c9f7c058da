//! Events written in the scenario: rulings laid between steps, asked of the GM in live play, fired in simulations.

use crate::ruleset::{Directed as _, Subjects as _};
use crate::{Fate, FieldInfo, Ruleset, scenario};
use montjoie_table::{Judgement, Play, Rule, Side, Subject, Table};
use serde::{Serialize, Serializer};
use std::{hash, sync::Arc};

/// Most scripted events a scenario may hold.
pub const MOST_SCRIPTED: usize = 64;

/// One event of the scenario.
#[derive(Clone, Debug, PartialEq)]
pub struct Scripted {
    /// When it comes.
    pub when: When,
    /// What it brings.
    pub then: Vec<Effect>,
}

/// What sets a scripted event off.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum When {
    /// The start of this round.
    Round(u32),
    /// This one has fewer than that many hundredths of its first strength.
    Below(Subject, u8),
    /// This one is in this state, by the ruleset's word.
    InState(Subject, &'static str),
    /// This side has lost at least that many hundredths of its first strength.
    Lost(Side, u8),
}

/// What a scripted event does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Effect {
    /// This unit or character comes onto the field.
    Arrive(Subject),
    /// A field is set: its place on the ruleset's list, and the value.
    Set(Subject, u8, i64),
    /// The weather changes to the ruleset's weather of this number.
    Weather(u8),
    /// Something is read aloud. The words stay with the names, outside the battle.
    Message,
}

/// The scripted events of a battle and which of them are over.
#[derive(Clone, Debug, Default)]
pub struct Scripts {
    list: Arc<[Scripted]>,
    over: u64,
}

impl Scripts {
    /// These events, none over. At most [`MOST_SCRIPTED`].
    #[must_use]
    pub fn new(list: Vec<Scripted>) -> Scripts {
        debug_assert!(list.len() <= MOST_SCRIPTED);
        Scripts { list: list.into(), over: 0 }
    }

    /// Every event.
    #[must_use]
    pub fn list(&self) -> &[Scripted] {
        &self.list
    }

    /// Marks one as over: it came, or the GM put it aside.
    pub fn end(&mut self, index: u8) {
        self.over |= 1 << (index % 64);
    }

    /// Whether one is over.
    #[must_use]
    pub fn is_over(&self, index: u8) -> bool {
        self.over >> (index % 64) & 1 == 1
    }

    /// Whether an event that only waits for its round will bring one of these onto the field.
    #[must_use]
    pub fn bring(&self, mut these: impl FnMut(Subject) -> bool) -> bool {
        let waiting = (0u8..)
            .zip(self.list())
            .filter(|&(index, event)| !self.is_over(index) && matches!(event.when, When::Round(_)));
        waiting.flat_map(|(_, event)| &event.then).any(|effect| match effect {
            Effect::Arrive(who) => these(*who),
            _ => false,
        })
    }

    /// What a side knows of them: that its own are on their way, and when. Nothing else that is written for the battle.
    #[must_use]
    pub fn known(&self, own: impl Fn(Subject) -> bool) -> Scripts {
        let ours = |effect: &&Effect| matches!(effect, Effect::Arrive(who) if own(*who));
        let waiting = (0u8..).zip(self.list()).filter(|&(index, event)| {
            !self.is_over(index) && matches!(event.when, When::Round(_)) && event.then.iter().any(|e| ours(&e))
        });
        let heard =
            |event: &Scripted| Scripted { when: event.when, then: event.then.iter().filter(ours).copied().collect() };
        Scripts::new(waiting.map(|(_, event)| heard(event)).collect())
    }

    /// Copies what changes in play: the list itself is the same in every copy of a battle.
    pub fn clone_progress(&mut self, from: &Scripts) {
        if Arc::ptr_eq(&self.list, &from.list) {
            self.over = from.over;
        } else {
            *self = from.clone();
        }
    }
}

impl PartialEq for Scripts {
    fn eq(&self, other: &Scripts) -> bool {
        self.over == other.over
    }
}
impl Eq for Scripts {}

impl hash::Hash for Scripts {
    fn hash<H: hash::Hasher>(&self, state: &mut H) {
        self.over.hash(state);
    }
}

impl Serialize for Scripts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.over.serialize(serializer)
    }
}

/// Lays the scripted events that are due before the step that begins.
///
/// # Errors
/// Pauses until the GM has said of each whether it comes.
#[inline]
pub fn lay_scripted<R: Ruleset, T: Table<R::State>>(battle: &mut R::State, table: &mut T) -> Play {
    if battle.scripts().list.is_empty() {
        return Ok(());
    }
    let list = Arc::clone(&battle.scripts().list);
    for (index, scripted) in (0u8..).zip(list.iter()) {
        if battle.scripts().is_over(index) || !is_due::<R>(battle, scripted.when) {
            continue;
        }
        let key = Rule::SCENARIO.by(Subject::event(index));
        let comes = table.judge(key, Judgement::among(&["put_aside", "comes"], 1, true))? == 1;
        table.happens(battle, R::State::scripted(index, comes));
        if comes {
            for effect in &scripted.then {
                if let Some(event) = battle.effect(*effect) {
                    table.happens(battle, event);
                }
            }
        }
    }
    Ok(())
}

fn is_due<R: Ruleset>(battle: &R::State, when: When) -> bool {
    match when {
        When::Round(round) => R::place(battle).round >= round,
        When::Below(who, percent) => {
            R::Subjects::fate(battle, who).is_some_and(|f| f.now * 100 < f.initial * i64::from(percent))
        }
        When::InState(who, word) => R::Subjects::fate(battle, who).is_some_and(|f| f.word == word),
        When::Lost(side, percent) => {
            let (mut initial, mut now) = (0, 0);
            R::fates(battle, &mut |fate: Fate| {
                if fate.side == side && !fate.person {
                    initial += fate.initial;
                    now += if fate.condition >= crate::Condition::Gone { 0 } else { fate.now };
                }
            });
            initial > 0 && (initial - now) * 100 >= initial * i64::from(percent)
        }
    }
}

/// Turns the scenario's events into the battle's. `who` gives the ruleset's own subject for one of the scenario's; `fields` are
/// those a ruling may set; `weather` numbers the ruleset's weathers.
#[must_use]
pub fn scripts_of(
    events: &[scenario::ScenarioEvent],
    who: impl Fn(Subject) -> Subject,
    fields: &'static [FieldInfo],
    weather: impl Fn(&[&'static str]) -> u8,
) -> Scripts {
    let effect = |effect: &scenario::ScenarioEffect| -> Vec<Effect> {
        match effect {
            scenario::ScenarioEffect::Arrive(all) => all.iter().map(|&w| Effect::Arrive(who(w))).collect(),
            scenario::ScenarioEffect::Set { who: w, field, value } => {
                let place = fields.iter().position(|f| f.name == *field);
                place
                    .and_then(|i| Some(Effect::Set(who(*w), u8::try_from(i).ok()?, value_of(&fields[i], value)?)))
                    .into_iter()
                    .collect()
            }
            scenario::ScenarioEffect::Weather(words) => vec![Effect::Weather(weather(words))],
            scenario::ScenarioEffect::Message { .. } => vec![Effect::Message],
        }
    };
    let list = events.iter().take(MOST_SCRIPTED).map(|event| Scripted {
        when: match event.when {
            scenario::Trigger::Round(round) => When::Round(u32::from(round)),
            scenario::Trigger::UnitBelow { unit, percent } => When::Below(who(unit), percent),
            scenario::Trigger::UnitIn { unit, state } => When::InState(who(unit), state),
            scenario::Trigger::SideLost { side, percent } => When::Lost(side, percent),
        },
        then: event.effects.iter().flat_map(&effect).collect(),
    });
    Scripts::new(list.collect())
}

/// A value as written, in the parts in which the field is kept; none when it cannot be that.
#[must_use]
pub fn value_of(field: &FieldInfo, written: &scenario::Written) -> Option<i64> {
    let value = match written {
        scenario::Written::Int(n) => n.checked_mul(field.parts)?,
        scenario::Written::Decimal(ratio) => ratio.in_parts(field.parts)?,
        scenario::Written::Flag(flag) => i64::from(*flag),
        scenario::Written::Text(text) => {
            let words = field.words?;
            i64::try_from(words.iter().position(|w| w == text)?).ok()?
        }
    };
    (field.least..=field.most).contains(&value).then_some(value)
}

/// What an event says aloud, in French and English.
pub(crate) fn told(event: &scenario::ScenarioEvent) -> Option<(String, String)> {
    event.effects.iter().find_map(|effect| match effect {
        scenario::ScenarioEffect::Message { fr, en } => Some((fr.clone(), en.clone())),
        _ => None,
    })
}
