//! What the game master and the scenario do in every small book: one event, with its gestures and its lines.

use super::{SmallBattle, SmallBook, SmallUnit};
use crate::{Arg, Condition, Effect, EventPart, Gesture, Known, Message, OptionSet as _, RuledField, Viewer};
use montjoie_table::{Id, ScriptId, Side, Subject, UnitId};
use serde::{Deserialize, Serialize};

/// Something that the GM or the scenario did. A book holds it in one variant of its events, `Ruled`, which is written without a
/// name of its own (`#[serde(untagged)]`): a file has `{"counted": …}`, as of every other event.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "F: EventPart")]
#[allow(missing_docs)] // the fields are named for what they hold
pub enum Ruled<F> {
    /// A side gives the battle up.
    Conceded { side: Side },
    /// Somebody comes onto the field.
    Arrived {
        #[serde(with = "crate::part")]
        unit: UnitId,
    },
    /// An event of the scenario came, or was put aside.
    Scripted {
        #[serde(with = "crate::part")]
        index: ScriptId,
        comes: bool,
    },
    /// The GM takes men or gives them back: so many are left.
    Counted {
        #[serde(with = "crate::part")]
        unit: UnitId,
        men: u32,
    },
    /// A unit breaks, rallies or leaves by the GM's word.
    Stands {
        #[serde(with = "crate::part")]
        unit: UnitId,
        condition: Condition,
    },
    /// A unit like this one comes onto the field, last on the list.
    Added {
        #[serde(with = "crate::part")]
        like: UnitId,
        men: u32,
    },
    /// A unit changes sides.
    Turned {
        #[serde(with = "crate::part")]
        unit: UnitId,
    },
    /// A number of a unit is set by hand.
    Set {
        #[serde(with = "crate::part")]
        unit: UnitId,
        #[serde(with = "crate::part")]
        field: F,
        value: i64,
    },
    /// An option changes from here on.
    Option { index: u8, value: i32 },
}

impl<F: EventPart> EventPart for Ruled<F> {
    fn subject(self) -> Subject {
        match self {
            Ruled::Conceded { side } => Subject::side(side),
            Ruled::Scripted { index, .. } => Id::subject(index),
            Ruled::Arrived { unit }
            | Ruled::Counted { unit, .. }
            | Ruled::Stands { unit, .. }
            | Ruled::Added { like: unit, .. }
            | Ruled::Turned { unit }
            | Ruled::Set { unit, .. } => unit.into(),
            Ruled::Option { .. } => Subject::NOBODY,
        }
    }
}

impl<F: Copy> Ruled<F> {
    /// `SCENARIO` for what the scenario does, else `GM`.
    #[must_use]
    pub fn rule(self) -> &'static str {
        match self {
            Ruled::Arrived { .. } | Ruled::Scripted { .. } => "SCENARIO",
            _ => "GM",
        }
    }

    /// Changes the battle.
    pub fn apply<B: SmallBook<Field = F>>(self, b: &mut SmallBattle<B>)
    where
        F: RuledField<B::Own>,
    {
        match self {
            Ruled::Conceded { side } => b.conceded[side.index()] = true,
            Ruled::Arrived { unit } => b.unit(unit).condition = Condition::Fit,
            Ruled::Scripted { index, .. } => b.scripts.end(index.number()),
            Ruled::Counted { unit, men } => b.count(unit, men),
            Ruled::Stands { unit, condition } => b.unit(unit).condition = condition,
            Ruled::Added { like, men } => {
                b.units.push(SmallUnit { men0: men, men, condition: Condition::Fit, ..*b.at(like) });
            }
            Ruled::Turned { unit } => b.unit(unit).side = b.at(unit).side.foe(),
            Ruled::Set { unit, field, value } => field.set(&mut b.unit(unit).own, value),
            Ruled::Option { index, value } => {
                b.options.set(usize::from(index), value);
            }
        }
    }

    /// What this viewer hears of it.
    pub fn line<B: SmallBook<Field = F>>(self, b: &SmallBattle<B>, viewer: Viewer) -> Option<Message>
    where
        F: RuledField<B::Own>,
    {
        let of = |id: &'static str, unit: UnitId| Message::new(id).who("unit", unit.into());
        let (sees, counts) = (|unit| b.sees(unit, viewer), |unit| b.counts(unit, viewer));
        match self {
            Ruled::Conceded { side } => Some(Message::new("ruled-conceded").who("side", Subject::side(side))),
            Ruled::Arrived { unit } => Some(of("ruled-arrived", unit)),
            Ruled::Counted { unit, men } => counts(unit).then(|| of("ruled-counted", unit).number("men", men)),
            Ruled::Stands { unit, condition } => {
                sees(unit).then(|| of("ruled-stands", unit).word("state", condition.message()))
            }
            Ruled::Added { like, men } if counts(like) => Some(of("ruled-added", like).number("men", men)),
            Ruled::Added { like, .. } => sees(like).then(|| of("ruled-added-seen", like)),
            Ruled::Turned { unit } => sees(unit).then(|| of("ruled-turned", unit)),
            Ruled::Set { unit, field, value } => {
                let info = field.info();
                let figures = B::figures(b.at(unit));
                let word = figures.iter().find(|figure| figure.field == Some(info.name))?.word;
                let value = Arg::Fraction(value, info.parts.max(1));
                counts(unit).then(|| of("ruled-set", unit).word("figure", word).with("value", value))
            }
            Ruled::Option { .. } => Some(Message::new("ruled-option")),
            Ruled::Scripted { .. } => None,
        }
    }

    /// What a gesture comes to.
    ///
    /// # Errors
    /// The Fluent id of the reason why it means nothing here.
    pub fn of<B: SmallBook<Field = F>>(b: &SmallBattle<B>, gesture: Gesture) -> Result<Ruled<F>, &'static str>
    where
        F: RuledField<B::Own>,
    {
        let known = |who: Subject| b.find(who).ok_or("gesture-unknown");
        let there = |who: Subject| {
            known(who).and_then(|unit| if b.at(unit).is_there() { Ok(unit) } else { Err("gesture-not-on-field") })
        };
        let stands = |unit, condition| Ruled::Stands { unit, condition };
        match gesture {
            Gesture::Take { who, men } => {
                let unit = there(who)?;
                Ok(Ruled::Counted { unit, men: b.at(unit).men.saturating_sub(men) })
            }
            Gesture::Restore { who, men } => {
                let unit = known(who)?;
                Ok(Ruled::Counted { unit, men: b.at(unit).men.saturating_add(men).min(b.at(unit).men0) })
            }
            Gesture::Fell { who } => {
                let unit = there(who)?;
                if b.at(unit).person { Ok(Ruled::Counted { unit, men: 0 }) } else { Err("gesture-not-a-character") }
            }
            Gesture::Break { who } => there(who).map(|unit| stands(unit, Condition::Broken)),
            Gesture::Rally { who } => there(who).map(|unit| stands(unit, Condition::Fit)),
            Gesture::Remove { who } => there(who).map(|unit| stands(unit, Condition::Gone)),
            Gesture::Bring { who } => {
                let unit = known(who)?;
                match b.at(unit) {
                    one if one.is_there() => Err("gesture-already-there"),
                    one if one.men == 0 => Err("gesture-no-men"),
                    _ => Ok(Ruled::Arrived { unit }),
                }
            }
            Gesture::Turn { who } => known(who).map(|unit| Ruled::Turned { unit }),
            Gesture::Add { like, men } => {
                let like = known(like)?;
                if b.at(like).person {
                    Err("gesture-not-a-unit")
                } else if !(1..=MOST_MEN).contains(&men) {
                    Err("gesture-no-men")
                } else if b.units.len() >= Subject::UNITS {
                    Err("gesture-full")
                } else {
                    Ok(Ruled::Added { like, men })
                }
            }
            Gesture::Concede { side } => Ok(Ruled::Conceded { side }),
            Gesture::Option { index, value } => checked(b, Ruled::Option { index, value }),
            Gesture::Set { who, field, value } => {
                let (unit, field) = (known(who)?, F::at(usize::from(field)).ok_or("gesture-bad-field")?);
                checked(b, Ruled::Set { unit, field, value })
            }
            _ => Err("gesture-not-in-this-book"),
        }
    }

    /// What an effect of the scenario comes to, if it still means anything.
    pub fn effect<B: SmallBook<Field = F>>(b: &SmallBattle<B>, effect: Effect) -> Option<Ruled<F>>
    where
        F: RuledField<B::Own>,
    {
        match effect {
            Effect::Arrive(who) => Ruled::of(b, Gesture::Bring { who }).ok(),
            Effect::Set(who, field, value) => Ruled::of(b, Gesture::Set { who, field, value }).ok(),
            Effect::Weather(_) | Effect::Message => None,
        }
    }
}

/// The largest unit, in the scenario and by a gesture.
pub(super) const MOST_MEN: u32 = 1_000_000;

fn checked<B: SmallBook>(b: &SmallBattle<B>, ruled: Ruled<B::Field>) -> Result<Ruled<B::Field>, &'static str> {
    if ruled.known(b) { Ok(ruled) } else { Err("gesture-bad-value") }
}

impl<B: SmallBook> Known<SmallBattle<B>> for UnitId {
    fn known(self, b: &SmallBattle<B>) -> bool {
        self.index() < b.units.len()
    }
}

impl<B: SmallBook> Known<SmallBattle<B>> for Ruled<B::Field> {
    fn known(self, b: &SmallBattle<B>) -> bool {
        match self {
            Ruled::Conceded { .. } => true,
            Ruled::Scripted { index, .. } => usize::from(index.number()) < b.scripts.list().len(),
            Ruled::Arrived { unit } => unit.known(b) && b.at(unit).men > 0,
            Ruled::Stands { unit, condition } => unit.known(b) && (b.at(unit).men > 0 || condition >= Condition::Gone),
            Ruled::Turned { unit } => unit.known(b),
            Ruled::Counted { unit, men } => unit.known(b) && men <= b.at(unit).men0,
            Ruled::Added { like, men } => {
                like.known(b) && (1..=MOST_MEN).contains(&men) && b.units.len() < Subject::UNITS
            }
            Ruled::Set { unit, field, value } => {
                let info = field.info();
                unit.known(b) && (info.least..=info.most).contains(&value)
            }
            Ruled::Option { index, value } => b.options.clone().set(usize::from(index), value),
        }
    }
}
