//! *Go on until*: the program plays by itself and stops where somebody wants to be there.

use crate::chronicle::Chronicle;
use crate::conduct::{Conduct, Hand, Hands, side_in};
use crate::stand::{Line, Playing};
use crate::trouble::Trouble;
use montjoie_game::{Arg, Condition, Fate, Message, Outcome, side_of};
use montjoie_table::{Ask, Head, Kind, Office, Side, Subject};
use std::sync::Arc;

/// Where automatic play is to stop. It always stops at a judgement left to a person, and at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopAt {
    /// A character is concerned: asked something, or no longer what it was.
    Character,
    /// Somebody of this side is.
    Side(Side),
    /// This one is.
    Who(Subject),
    /// A unit breaks, or is lost.
    Break,
    /// A chief falls.
    Chief,
    /// A round ends.
    Round,
}

/// Why automatic play stopped.
#[derive(Clone, Debug, PartialEq)]
pub enum Halt {
    /// Somebody is to answer this.
    Asked(Box<Ask>),
    /// This one is no longer what it was.
    Concerned(Subject),
    /// This unit broke, or is lost.
    Broke(Subject),
    /// This chief fell.
    ChiefFell(Subject),
    /// This round is over.
    Round(u32),
    /// The battle is over.
    Over(Outcome),
    /// The last round was reached that the ruleset grants to automatic play.
    GaveUp,
}

impl Halt {
    /// What it says.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Halt::Asked(ask) => {
                let rule = Arg::Rule(ask.key.rule);
                match ask.key.of.kind() {
                    Kind::Nobody | Kind::Event(_) => Message::new("chronicle-halt-asked-rule").with("rule", rule),
                    _ => Message::new("chronicle-halt-asked").who("who", ask.key.of).with("rule", rule),
                }
            }
            Halt::Concerned(who) => Message::new("chronicle-halt-concerned").who("who", *who),
            Halt::Broke(who) => Message::new("chronicle-halt-broke").who("who", *who),
            Halt::ChiefFell(who) => Message::new("chronicle-halt-chief").who("who", *who),
            Halt::Round(round) => Message::new("chronicle-halt-round").with("round", Arg::Round(*round)),
            Halt::Over(_) => Message::new("chronicle-halt-over"),
            Halt::GaveUp => Message::new("chronicle-halt-gave-up"),
        }
    }
}

/// How far automatic play went.
#[derive(Clone, Debug)]
pub struct Halted {
    /// Why it stopped; the most telling reason first. At least one.
    pub why: Vec<Halt>,
    /// New lines of the chronicle.
    pub lines: Vec<Arc<Line>>,
}

impl Chronicle {
    /// Plays by itself, whoever's hand it would be, until one of these stops it. One act: one undo takes all of it back.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn go_on_until(&mut self, stops: &[StopAt], conduct: &mut Conduct) -> Result<Halted, Trouble> {
        let mut auto = conduct.clone();
        auto.sides = [Hands::all(Hand::Program); 2];
        auto.gm = Hands::all(Hand::Program);
        auto.except.clear();
        auto.focus = false;
        let lines = self.lines().len();
        let chiefs = self.chiefs.clone();
        let mut draft = self.draft(None);
        let last = draft.stand.fight.info().auto_rounds.max(draft.stand.fight.place().round);
        let mut why;
        loop {
            auto.meet_in(&self.players, draft.stand.fight.as_ref());
            let before = draft.stand.fight.fates();
            let round = draft.stand.fight.place().round;
            let halt = |head: Head| stops.iter().any(|stop| asks_for(*stop, head, &before));
            let sworn = draft.sworn();
            let closed = draft.play(&mut auto.seated(&before, Some(&halt), sworn.clone()))?;
            why = Vec::new();
            if closed {
                let after = draft.stand.fight.fates();
                changes(stops, &before, &after, &chiefs, &mut why);
                if stops.contains(&StopAt::Round) && draft.stand.fight.place().round != round {
                    why.push(Halt::Round(round));
                }
            }
            match draft.stand.scene() {
                Playing::Over => why.extend(draft.stand.fight.outcome().map(Halt::Over)),
                _ if !closed => {
                    let open = draft.look(&mut auto.seated(&before, Some(&halt), sworn)).open;
                    why.extend(open.into_iter().next().map(Box::new).map(Halt::Asked));
                }
                _ if draft.stand.fight.place().round > last => why.push(Halt::GaveUp),
                _ => {}
            }
            if !why.is_empty() || !closed {
                break;
            }
        }
        conduct.rng().clone_from(auto.rng());
        let draft = draft.into();
        self.commit(draft)?;
        Ok(Halted { why, lines: self.lines().get(lines..).unwrap_or_default().to_vec() })
    }
}

fn is_person(fates: &[Fate], who: Subject) -> bool {
    matches!(who.kind(), Kind::Character(_)) || fates.iter().any(|f| f.subject == who && f.person)
}

/// Whether an ask is one that somebody wants to answer.
fn asks_for(stop: StopAt, head: Head, fates: &[Fate]) -> bool {
    let holder = match head.office {
        Office::Holder(who) => who,
        _ => Subject::NOBODY,
    };
    match stop {
        StopAt::Character => is_person(fates, head.key.of) || is_person(fates, holder),
        StopAt::Side(side) => {
            // Whoever decides; for what the GM is asked, whom it is about.
            side_of(head.office, head.key.of, fates).or(side_in(fates, head.key.of)) == Some(side)
        }
        StopAt::Who(who) => who == head.key.of || who == holder,
        StopAt::Break | StopAt::Chief | StopAt::Round => false,
    }
}

/// What a step did to those somebody wants to hear of.
fn changes(stops: &[StopAt], before: &[Fate], after: &[Fate], chiefs: &[Subject], why: &mut Vec<Halt>) {
    let lost = |c: Condition| matches!(c, Condition::Captured | Condition::Destroyed);
    for fate in after {
        let was = before.iter().find(|f| f.subject == fate.subject);
        if was == Some(fate) {
            continue;
        }
        let old = was.map_or(Condition::Absent, |f| f.condition);
        for stop in stops {
            let halt = match stop {
                StopAt::Chief if chiefs.contains(&fate.subject) && !lost(old) && lost(fate.condition) => {
                    Halt::ChiefFell(fate.subject)
                }
                StopAt::Break if !fate.person && old < Condition::Broken && fate.condition >= Condition::Broken => {
                    Halt::Broke(fate.subject)
                }
                StopAt::Character if fate.person => Halt::Concerned(fate.subject),
                StopAt::Side(side) if fate.side == *side => Halt::Concerned(fate.subject),
                StopAt::Who(who) if fate.subject == *who => Halt::Concerned(fate.subject),
                _ => continue,
            };
            if !why.contains(&halt) {
                why.push(halt);
            }
        }
    }
    // A chief's fall says more than a unit's, and that more than a scratch.
    why.sort_by_key(|halt| match halt {
        Halt::ChiefFell(_) => 0,
        Halt::Broke(_) => 1,
        _ => 2,
    });
}
