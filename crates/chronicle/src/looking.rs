//! What can be seen of a battle and its journal.

use crate::chronicle::Chronicle;
use crate::entry::Body;
use crate::journal::Journal;
use crate::stand::{Line, Past, Playing};
use crate::trouble::Caveat;
use montjoie_game::{Fight, Outcome, Place, Played};
use montjoie_table::{Ask, Inputs, Subject};
use std::sync::Arc;

impl Chronicle {
    /// The journal as it stands.
    #[must_use]
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// The entry at which the battle stands; 0 at the start.
    #[must_use]
    pub fn head(&self) -> u64 {
        self.stand.head()
    }

    /// The entries that led here, in order.
    #[must_use]
    pub fn path(&self) -> &[u64] {
        self.stand.path.settled()
    }

    /// The battle at the start of the open step.
    #[must_use]
    pub fn fight(&self) -> &dyn Fight {
        self.stand.fight.as_ref()
    }

    /// The battle as far as the open step has come: its start, and what happened in it since. To look at, never to play on from.
    #[must_use]
    pub fn so_far(&self) -> Box<dyn Fight> {
        let mut fight = self.stand.fight.copy();
        // What was heard was applied once already, to the copy on which the step was played.
        let _ = fight.fold(&self.now().events);
        fight
    }

    /// The battle as it was at the very start.
    #[must_use]
    pub fn start(&self) -> &dyn Fight {
        self.start.as_ref()
    }

    /// Where it stands.
    #[must_use]
    pub fn place(&self) -> Place {
        self.stand.fight.place()
    }

    /// How it ended, once it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.stand.fight.outcome()
    }

    /// What is being played.
    #[must_use]
    pub fn scene(&self) -> Playing {
        self.stand.scene()
    }

    /// The scene as far as it has come: what it waits for, what is offered, what has happened.
    #[must_use]
    pub fn now(&self) -> &Played {
        self.now.get_or_init(|| self.looked())
    }

    /// How often a step was played, for this battle and what was tried on copies of it: what a typed die costs.
    #[must_use]
    pub fn runs(&self) -> u64 {
        self.stand.runs.load(std::sync::atomic::Ordering::Relaxed)
    }

    /// How many entries were laid, for this battle and what was tried on copies of it: what opening it costs.
    #[must_use]
    pub fn folds(&self) -> u64 {
        self.stand.folds.load(std::sync::atomic::Ordering::Relaxed)
    }

    /// What waits for an answer.
    #[must_use]
    pub fn asks(&self) -> &[Ask] {
        &self.now().open
    }

    /// What was said about the open step so far: `Fight::simulate` goes on from here.
    #[must_use]
    pub fn inputs(&self) -> &Inputs {
        &self.stand.inputs
    }

    /// The chronicle up to the last closed step; what the open one has brought is in [`Chronicle::now`].
    #[must_use]
    pub fn lines(&self) -> &[Arc<Line>] {
        self.stand.lines.settled()
    }

    /// What is worth knowing about the file.
    pub fn notices(&self) -> impl Iterator<Item = &Caveat> {
        self.notices.iter().chain(self.stand.notices.iter())
    }

    /// The title in French and English.
    #[must_use]
    pub fn title(&self) -> &(String, String) {
        &self.title
    }

    /// What to read before the battle, in French and English.
    #[must_use]
    pub fn text(&self) -> Option<&(String, String)> {
        self.text.as_ref()
    }

    /// What a scripted event says aloud, in French and English.
    #[must_use]
    pub fn told(&self, event: u8) -> Option<&(String, String)> {
        self.told.get(usize::from(event))?.as_ref()
    }

    /// The chiefs the scenario names.
    #[must_use]
    pub fn chiefs(&self) -> &[Subject] {
        &self.chiefs
    }

    /// How many steps were closed on the way here.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.stand.steps()
    }

    /// How many steps were closed before the act that closed the last of them: what has just happened lies between. Read from the journal, it is
    /// the same after a restart and beside a what-if.
    #[must_use]
    pub fn steps_before_last_act(&self) -> usize {
        let entries = self.path().iter().rev().filter_map(|id| self.journal.entry(*id));
        let mut closed = entries.filter(|entry| matches!(entry.body, Body::Closed(_))).map(|entry| entry.act());
        let Some(last) = closed.next() else { return 0 };
        self.steps().saturating_sub(1 + closed.take_while(|act| *act == last).count())
    }

    /// The battle after so many closed steps, and how long its chronicle was then. None where fewer were closed.
    #[must_use]
    pub fn after_steps(&self, steps: usize) -> Option<(Past<'_>, usize)> {
        self.stand.after_steps(&self.journal, steps)
    }

    /// Where the battle stood after so many closed steps. None where fewer were closed.
    #[must_use]
    pub fn place_after_steps(&self, steps: usize) -> Option<Place> {
        self.stand.place_at(steps)
    }
}
