//! *What if…*: the GM plays on beside the battle, which stays where it stands. Two pointers in one journal.

use crate::chronicle::Chronicle;
use crate::draft::Draft;
use crate::entry::{Author, Body};
use crate::stand::Said;
use crate::store::Memory;
use crate::trouble::Trouble;
use montjoie_game::Place;

/// A what-if that is open, beside the battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhatIf {
    /// The last entry it shares with the battle; 0 for the start.
    pub from: u64,
    /// Where the battle stood there.
    pub since: Place,
    /// Where the battle stands.
    pub battle: Place,
    /// How many steps were closed on it.
    pub steps: usize,
    /// How many steps of the battle it puts aside, should it be gone on from for good.
    pub steps_aside: usize,
    /// How many lines of its chronicle that are told in words.
    pub lines_aside: usize,
    /// How many answers to the step that is open in the battle.
    pub answers_aside: usize,
}

impl Chronicle {
    /// Whether this stands on a what-if.
    #[must_use]
    pub fn in_what_if(&self) -> bool {
        self.live.is_some()
    }

    /// The battle itself: what the table sees, whatever the GM tries out.
    #[must_use]
    pub fn live(&self) -> &Chronicle {
        self.live.as_deref().unwrap_or(self)
    }

    /// Where redo leads from an entry.
    pub(crate) fn latest(&self, of: u64) -> Option<u64> {
        self.journal.latest(of, self.in_what_if())
    }

    /// The what-if this stands on.
    #[must_use]
    pub fn what_if(&self) -> Option<WhatIf> {
        let live = self.live.as_deref()?;
        let shared = live.path().iter().zip(self.path()).take_while(|(a, b)| a == b).count();
        let apart = |chronicle: &Chronicle| chronicle.path().get(shared..).unwrap_or_default().to_vec();
        let closed =
            |ids: &[u64]| ids.iter().filter(|id| self.is(**id, |body| matches!(body, Body::Closed(_)))).count();
        let aside = apart(live);
        let (since, first) = live.stand.place_after(shared);
        // What is told of a step is told when it closes; a note or a ruling made before the two parted is in both.
        let put_aside = |line: &&std::sync::Arc<crate::stand::Line>| match &line.said {
            Said::Item(item) => item.gm.is_some(),
            Said::Closed { .. } => false,
            Said::Note { .. } | Said::Ruling { .. } => aside.contains(&line.entry),
        };
        let last = aside.iter().rposition(|id| self.is(*id, |body| matches!(body, Body::Closed(_))));
        let open = aside.get(last.map_or(0, |i| i + 1)..).unwrap_or_default();
        Some(WhatIf {
            from: live.path().get(..shared).and_then(<[u64]>::last).copied().unwrap_or(0),
            since,
            battle: live.place(),
            steps: closed(&apart(self)),
            steps_aside: closed(&aside),
            lines_aside: live.lines().iter().skip(first).filter(put_aside).count(),
            answers_aside: open.iter().filter(|id| self.is(**id, |body| matches!(body, Body::Answer(_)))).count(),
        })
    }

    fn is(&self, id: u64, what: impl Fn(&Body) -> bool) -> bool {
        self.journal.entry(id).is_some_and(|entry| what(&entry.body))
    }

    /// Begins a what-if at any entry, of this branch or another; 0 is the start. The battle stays where it is. One that was open is left.
    ///
    /// # Errors
    /// When there is no such entry.
    pub fn what_if_from(&mut self, entry: u64, author: Author) -> Result<(), Trouble> {
        self.can_stand_at(entry)?;
        let live = if self.in_what_if() { None } else { Some(Box::new(self.copy())) };
        let mut draft = self.draft(None);
        draft.push(author, Body::WhatIf { at: Some(entry) })?;
        draft.stand.go(&self.journal, entry)?;
        let draft = draft.into();
        self.commit(draft)?;
        self.live = self.live.take().or(live);
        Ok(())
    }

    /// Leaves the what-if: back to the battle, which is as it was. What was tried out stays in the journal.
    ///
    /// # Errors
    /// When there is none.
    pub fn back_to_battle(&mut self, author: Author) -> Result<(), Trouble> {
        self.leave(author, false)
    }

    /// The battle goes on from where the what-if stands, for good. What it leaves behind stays in the journal.
    ///
    /// # Errors
    /// When there is none.
    pub fn go_on_for_good(&mut self, author: Author) -> Result<(), Trouble> {
        self.leave(author, true)
    }

    fn leave(&mut self, author: Author, for_good: bool) -> Result<(), Trouble> {
        let Some(live) = self.live.as_deref() else { return Err(Trouble::NoWhatIf) };
        let (to, from) = (self.head(), live.head());
        let mut draft = Draft::new(&self.journal, &live.stand, None, false);
        draft.push(author.clone(), Body::WhatIf { at: None })?;
        if for_good && to != from {
            draft.go(author, to)?;
        }
        let draft = draft.into();
        self.commit(draft)?;
        self.live = None;
        Ok(())
    }

    /// Takes up the what-if the journal has open, if it has one.
    pub(crate) fn stand_beside(&mut self) -> Result<(), Trouble> {
        let Some(at) = self.journal.what_if() else { return Ok(()) };
        let live = self.copy();
        self.stand.go(&self.journal, at)?;
        self.stand.settle();
        self.live = Some(Box::new(live));
        self.look_again();
        Ok(())
    }

    /// The same battle to look at: nothing done to it is kept.
    fn copy(&self) -> Chronicle {
        Chronicle {
            store: Box::new(Memory::of(self.journal.clone())),
            journal: self.journal.clone(),
            stand: self.stand.clone(),
            now: std::sync::OnceLock::new(),
            start: self.start.copy(),
            games: self.games,
            notices: self.notices.clone(),
            told: self.told.clone(),
            title: self.title.clone(),
            text: self.text.clone(),
            chiefs: self.chiefs.clone(),
            players: self.players.clone(),
            judgements: self.judgements,
            asking: self.asking.clone(),
            ways: self.ways.clone(),
            live: None,
        }
    }
}
