//! What people see of the battle of a small book.

use super::{SmallBattle, SmallBook};
use crate::scenario::Written;
use crate::{Condition, Fate, Knowledge, Message, Sheet, Survivor, Viewer};
use montjoie_table::UnitId;

/// Where a unit stands against the start.
pub(super) fn fate<B: SmallBook>(b: &SmallBattle<B>, unit: UnitId) -> Fate {
    let one = b.at(unit);
    Fate {
        subject: unit.into(),
        side: one.side,
        initial: i64::from(one.men0),
        now: i64::from(one.men),
        worth: 1,
        condition: one.condition,
        word: one.condition.word(),
        person: one.person,
    }
}

/// Troops of fewer men than this are few, in words.
const MANY: u32 = 50;

/// A card for everyone this viewer may see.
pub(super) fn sheets<B: SmallBook>(b: &SmallBattle<B>, viewer: Viewer) -> Vec<Sheet> {
    b.ids().filter(|&unit| b.sees(unit, viewer)).map(|unit| sheet(b, unit, viewer)).collect()
}

fn sheet<B: SmallBook>(b: &SmallBattle<B>, unit: UnitId, viewer: Viewer) -> Sheet {
    let (one, counts) = (b.at(unit), b.counts(unit, viewer));
    let reads = viewer.knows(one.side) >= Knowledge::Words;
    let words = if one.men < MANY { "strength-few" } else { "strength-many" };
    Sheet {
        subject: unit.into(),
        side: one.side,
        kind: if one.person { "character" } else { B::pictogram(one) },
        strength: counts.then_some((one.men.into(), one.men0.into())),
        state: reads.then(|| one.condition.message()),
        condition: reads.then_some(one.condition),
        words: (reads && !counts && !one.person).then_some(words),
        against: Vec::new(),
        with: Vec::new(),
        figures: if counts { B::figures(one) } else { Vec::new() },
    }
}

/// The battle as a viewer may take it to be: who is hidden is not there, and whom they cannot count they take for an ordinary unit of
/// as many men as the words say.
pub(super) fn known<B: SmallBook>(b: &SmallBattle<B>, viewer: Viewer) -> SmallBattle<B> {
    let mut known = b.clone();
    for (unit, one) in b.ids().zip(&mut known.units) {
        if !b.sees(unit, viewer) {
            (one.condition, one.men, one.men0, one.own) = (Condition::Gone, 0, 0, B::Own::default());
        } else if !b.counts(unit, viewer) {
            let reads = viewer.knows(one.side) >= Knowledge::Words;
            let men = match (one.person, reads) {
                (true, _) => 1,
                (false, true) => {
                    if one.men < MANY {
                        MANY / 2
                    } else {
                        MANY * 2
                    }
                }
                (false, false) => MANY,
            };
            if !reads && one.condition == Condition::Shaken {
                one.condition = Condition::Fit;
            }
            one.men = if one.condition == Condition::Destroyed { 0 } else { men };
            (one.men0, one.own) = (men, B::Own::default());
        }
    }
    let own = |who| b.find(who).is_some_and(|unit| viewer.owns(b.at(unit).side));
    known.scripts = if viewer == Viewer::Gm { b.scripts.clone() } else { b.scripts.known(own) };
    known
}

/// What is left of everyone, for the next battle.
pub(super) fn aftermath<B: SmallBook>(b: &SmallBattle<B>) -> Vec<Survivor> {
    let survivor = |unit: UnitId| {
        let one = b.at(unit);
        let keys = if one.person { Vec::new() } else { vec![("count", Written::Int(one.men.into()))] };
        let line =
            Message::new("ruled-after").who("unit", unit.into()).number("men", one.men).number("start", one.men0);
        Survivor { subject: unit.into(), stays: one.men > 0, keys, gone: Vec::new(), serves: None, line }
    };
    b.ids().map(survivor).collect()
}
