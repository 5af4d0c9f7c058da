//! How a side is led when nobody leads it (JET-62, ours), and two tempers beside it.

use crate::brought::options::CommandMode;
use crate::nouns::battle::{Battle, UnitId};
use crate::nouns::rules::AUTOMATIC;
use crate::nouns::terms::{Engagement, Massacre, Scale};
use montjoie_game::words;
use montjoie_table::{Side, cite};

words! { /// How a side is led.
pub enum Doctrine { /// At them.
Charge = "charge", /// Spare the men.
Cautious = "cautious", /// Press where it pays.
Steady = "steady" } }

/// The doctrine of each side.
#[cfg(not(feature = "frozen"))]
pub type Plan = [Doctrine; 2];
/// The doctrine of each side, today's or the former one.
#[cfg(feature = "frozen")]
pub type Plan = montjoie_game::frozen::FrozenPlan<Doctrine>;

/// After this many turns a cautious chief has waited long enough, and so has whoever was told where to stand.
const PATIENCE: u16 = 6;

/// The enemy right across: men in battle, against one's own.
fn odds(b: &Battle, id: UnitId) -> (u64, u64) {
    let side = b.at(id).side;
    let army = |side: Side| u64::from(b.fielded(Battle::army(side)));
    (army(side), army(side.foe()))
}

/// How far a unit goes in: the first line, but where the temper says otherwise.
#[must_use]
pub fn engagement(b: &Battle, plan: &Plan, id: UnitId) -> Engagement {
    cite(AUTOMATIC);
    let unit = b.at(id);
    let morale = b.morale(id);
    // A line the scenario gives is an order; after a while everybody does as he sees fit.
    if unit.ordered && b.turn <= PATIENCE {
        return unit.engagement;
    }
    if unit.scale == Scale::Company {
        // Companies go as their regiment does.
        let regiment = unit.parent.map_or(Engagement::FirstLine, |above| b.at(above).engagement);
        return if regiment.lets(regiment) { regiment } else { unit.engagement };
    }
    match plan[unit.side.index()] {
        Doctrine::Charge => Engagement::FirstLine,
        // Spares men who are losing heart, but not for ever: a day has an end.
        Doctrine::Cautious if b.turn > PATIENCE => Engagement::FirstLine,
        Doctrine::Cautious if morale <= -7 => Engagement::Withdrawn,
        Doctrine::Cautious if morale < 3 => Engagement::SecondLine,
        Doctrine::Cautious => Engagement::FirstLine,
        Doctrine::Steady => {
            let (own, enemy) = odds(b, id);
            if morale <= -5 || enemy > 2 * own { Engagement::SecondLine } else { Engagement::FirstLine }
        }
    }
}

/// Whether a side calls its reserves now: all at once, when its line is thin.
#[must_use]
pub fn calls(b: &Battle, plan: &Plan, side: Side) -> bool {
    cite(AUTOMATIC);
    let own = u64::from(b.fielded(Battle::army(side)));
    let enemy = u64::from(b.fielded(Battle::army(side.foe())));
    let first = u64::from(b.camp(side).fielded0);
    let thin = 3 * own < 2 * first || own < enemy;
    match plan[side.index()] {
        Doctrine::Charge => thin,
        // Before it is thin: reserves need time.
        Doctrine::Cautious => thin || 10 * own < 9 * first || b.morale(Battle::army(side)) < 0,
        Doctrine::Steady => thin || b.morale(Battle::army(side)) <= -4,
    }
}

/// How a commander commands.
#[must_use]
pub fn mode(b: &Battle, plan: &Plan, id: UnitId, legal: impl Fn(CommandMode) -> bool) -> CommandMode {
    cite(AUTOMATIC);
    let unit = b.at(id);
    let command = crate::chapters::modifiers::command(b, id);
    let wanted = match plan[unit.side.index()] {
        Doctrine::Charge => unit.mode,
        // From the hill, when he is clearly the better tactician.
        Doctrine::Cautious if command.tactics > command.leadership => CommandMode::TacticsOnly,
        Doctrine::Steady if command.tactics > command.leadership.saturating_add(20) => CommandMode::TacticsOnly,
        // A test that is more likely to hurt than to help is not made.
        Doctrine::Cautious | Doctrine::Steady if command.tactics < 0 => CommandMode::Leadership,
        Doctrine::Cautious | Doctrine::Steady => CommandMode::LeadershipTactics,
    };
    if legal(wanted) { wanted } else { CommandMode::LeadershipTactics }
}

/// Whether an army lays down its arms: where men are to be spared, when it is four to one and hearts are gone.
#[must_use]
pub fn surrenders(b: &Battle, plan: &Plan, side: Side) -> bool {
    cite(AUTOMATIC);
    let (own, enemy) = odds(b, Battle::army(side));
    plan[side.index()] == Doctrine::Cautious && 4 * own < enemy && b.morale(Battle::army(side)) <= -6
}

/// What the survivors of a massacre do.
#[must_use]
pub fn massacre(b: &Battle, plan: &Plan, id: UnitId) -> Massacre {
    cite(AUTOMATIC);
    match plan[b.at(id).side.index()] {
        Doctrine::Charge => b.options.massacre_choice,
        Doctrine::Cautious => Massacre::Surrender,
        Doctrine::Steady => Massacre::Flight,
    }
}
