//! Réserve, and the end of a sequence: who comes, who goes, whether it is over.

use crate::brought::doctrine::{self, Plan};
use crate::brought::options::Cadence;
use crate::chapters::command;
use crate::chapters::figures;
use crate::chapters::groups;
use crate::events::Event;
use crate::nouns::battle::Battle;
use crate::nouns::choices::{Yes, no_or_yes};
use crate::nouns::rules::{ASSAULT_STEP, CADENCE, END, RESERVE, RESERVE_SIZE};
use crate::nouns::terms::{Mode, Step, Where};
use montjoie_game::choices::pick;
use montjoie_game::formerly;
use montjoie_table::{Judgement, Key, Office, Play, Question, Side, Subject, Table, cite};

/// Whether a side sends its reserve in.
#[derive(Clone, Copy, Debug)]
struct CommitOf(Side);

impl Question<Battle> for CommitOf {
    type Answer = Yes;

    fn key(self) -> Key {
        RESERVE.by(Subject::side(self.0))
    }

    fn office(self, _: &Battle) -> Office {
        Office::Chief(self.0)
    }

    fn options(self, b: &Battle, offer: &mut dyn FnMut(Yes)) {
        offer(Yes(false));
        if keeps(b, self.0) {
            offer(Yes(true));
        }
    }

    fn usual(self, b: &Battle, plan: &Plan) -> Yes {
        if !keeps(b, self.0) {
            return Yes(false);
        }
        formerly!(plan, self.0 => Yes(crate::brought::frozen::commits(b, plan, self.0)));
        Yes(doctrine::commits(b, plan, self.0))
    }
}

/// Whether a side keeps somebody back.
fn keeps(b: &Battle, side: Side) -> bool {
    b.groups.iter().any(|g| g.side == side && g.at == Where::Reserve)
}

/// Whether the assailants break off after a wave (P3).
fn breaks_off(side: Side) -> impl Question<Battle, Answer = Yes> {
    pick(ASSAULT_STEP.by(Subject::side(side)), Office::Chief(side), no_or_yes, move |b: &Battle, plan: &Plan| {
        formerly!(plan, side => Yes(crate::brought::frozen::breaks_off(b, plan, side)));
        Yes(doctrine::breaks_off(b, plan, side))
    })
}

/// ORD-74 — whether a reserve is large enough to turn the battle: its part of the army's PdA, itself included.
#[must_use]
pub fn substantial(b: &Battle, side: Side) -> bool {
    cite(RESERVE_SIZE);
    let (mut kept, mut total) = (0i64, 0i64);
    for (id, g) in b.all().filter(|(_, g)| g.side == side) {
        let power = groups::pda_initial(b, id, groups::usual_use(b, id), None);
        total = total.saturating_add(power);
        if g.at == Where::Reserve {
            kept = kept.saturating_add(power);
        }
    }
    i128::from(kept) * 100 >= i128::from(total) * i128::from(b.options.reserve_min_pct)
}

/// The end of a sequence.
pub fn reserve<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    // ORD-73: a side without a reserve says no as well. Whether the table stops here would tell who keeps one.
    let mut sent = [false; 2];
    t.choose_each(b, &Side::BOTH.map(CommitOf), |q, yes| sent[q.0.index()] = yes.0)?;
    for side in Side::BOTH.into_iter().filter(|side| sent[side.index()]) {
        let tested = substantial(b, side);
        t.happens(b, Event::Committed { side, tested });
    }
    if b.mode == Mode::Assault {
        let side = b.besieger();
        if b.able(side).next().is_some() && b.able(side.foe()).next().is_some() && t.choose(b, breaks_off(side))?.0 {
            over(b, t, Some(side.foe()));
            return Ok(());
        }
    }
    let both = Side::BOTH.iter().all(|s| b.able(*s).next().is_some());
    let may_leave = b.options.retreat_mid_battle && matches!(b.mode, Mode::Field | Mode::Urban);
    if may_leave && both && command::mid_battle(b, t)? {
        return Ok(());
    }
    // ORD-35: reinforcements, a storm, nightfall: the GM may call for a new test.
    if b.options.command_cadence == Cadence::Once && both {
        let called = Judgement::among(&["no", "yes"], 0, false);
        if t.judge(CADENCE.once(), called)? == 1 {
            t.happens(b, Event::Shaken);
        }
    }
    end_test(b, t);
    Ok(())
}

/// ORD-47 — a side is beaten when none of its groups is on the field and able to fight.
fn end_test<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    cite(END);
    let stands = Side::BOTH.map(|side| b.able(side).next().is_some() && !b.camp(side).conceded);
    match stands {
        [true, true] => {}
        [true, false] => return over(b, t, Some(Side::A)),
        [false, true] => return over(b, t, Some(Side::B)),
        [false, false] => return over(b, t, None),
    }
    t.happens(b, Event::Ended);
    let again = b.retest || b.options.command_cadence == Cadence::EachSequence;
    t.happens(b, Event::Step(if again { Step::Command } else { Step::Ranged }));
}

/// The battle is decided; whether anything follows it, in a siege.
pub fn over<T: Table<Battle>>(b: &mut Battle, t: &mut T, winner: Option<Side>) {
    let last = match (b.siege, b.fort, winner) {
        (true, Some(fort), Some(winner)) if b.mode == Mode::Assault => winner != fort.besieged,
        // A garrison that gets back behind its walls is besieged still.
        (true, Some(fort), Some(winner)) => winner == fort.besieged || !b.camp(fort.besieged).withdrew,
        (true, Some(_), None) => false,
        _ => true,
    };
    let last = last || Side::BOTH.iter().any(|s| b.camp(*s).conceded || nobody_left(b, *s));
    t.happens(b, Event::Over { winner, last });
    t.happens(b, Event::Step(Step::Aftermath));
}

/// Whether nothing is left of a side that could take the field again.
fn nobody_left(b: &Battle, side: Side) -> bool {
    let gone = |at: Where| matches!(at, Where::Removed | Where::Captured);
    !b.units.iter().any(|u| u.side == side && !gone(b.place_of(u)) && !gone(u.at) && figures::frc(b, u) > 0)
}
