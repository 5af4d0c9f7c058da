//! What was said on an old branch, and how it is said again on a new one.

use crate::amend::Dropped;
use crate::conduct::Conduct;
use crate::draft::Draft;
use crate::entry::{At, Body, Entry, Ruling};
use crate::ruling::{Deed, Laid, Wish, lay};
use crate::stand::{Playing, Stand};
use crate::trouble::Trouble;
use montjoie_game::{Fate, Place};
use montjoie_table::{Answer, Ask, Head, KeyName, Lexicon, Waiting, Want};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Something said on the old branch, waiting to be said again.
pub(crate) struct CarriedOver {
    pub entry: Arc<Entry>,
    pub place: Place,
    /// Which of the steps of that round and word it was in, since the amendment.
    pub nth: usize,
    /// The ask it answered, as far as today's rules still ask it there.
    pub ask: Option<Ask>,
}

/// What was said on the old branch and has not been said again.
pub(crate) struct Pool(Vec<Option<CarriedOver>>);

impl Pool {
    pub fn of(kept: Vec<CarriedOver>) -> Pool {
        Pool(kept.into_iter().map(Some).collect())
    }

    pub fn left(self) -> Vec<Dropped> {
        let gone = |kept: CarriedOver| Dropped { entry: kept.entry.id, place: kept.place, key: kept.key().cloned() };
        self.0.into_iter().flatten().map(gone).collect()
    }

    /// Says again what was said, as far as it fits, step by step. `steps` gets everyone after each step that closed; `closed` is
    /// how many the old branch has. What nobody had to say there is left to the conduct, or waits.
    pub fn say_all_again(
        &mut self,
        draft: &mut Draft<'_>,
        closed: usize,
        steps: &mut Vec<Vec<Fate>>,
        mut conduct: Option<&mut Conduct>,
    ) -> Result<(), Trouble> {
        let mut nth: BTreeMap<(u32, &'static str), usize> = BTreeMap::new();
        loop {
            let place = draft.stand.fight.place();
            let here = nth.get(&(place.round, place.step)).copied().unwrap_or(0);
            self.rule_all_again(draft, place, here)?;
            if draft.stand.scene() == Playing::Over {
                return Ok(());
            }
            let played = draft.look(&mut Waiting);
            let mut more = false;
            for ask in played.open.iter().chain(&played.offered) {
                more |= self.say_again(draft, ask, place)?;
            }
            if more {
                continue;
            }
            let was_step = draft.stand.scene() == Playing::Step;
            let before = draft.entries.len();
            let done = match conduct.as_deref_mut() {
                None => played.closed && draft.play(&mut Waiting)?,
                Some(conduct) => self.play(draft, conduct, place)?,
            };
            if !done {
                if draft.entries.len() > before {
                    continue;
                }
                return Ok(());
            }
            if was_step {
                *nth.entry((place.round, place.step)).or_insert(0) += 1;
                steps.push(draft.stand.fight.fates());
            }
            // Nothing is left to be said again, or the battle has gone past all of it.
            let round = draft.stand.fight.place().round;
            if steps.len() >= closed && self.0.iter().flatten().all(|kept| kept.place.round < round) {
                return Ok(());
            }
        }
    }

    /// Lets the program answer what nobody had to say before; what is still to be said again is kept for its own ask.
    fn play(&self, draft: &mut Draft<'_>, conduct: &mut Conduct, place: Place) -> Result<bool, Trouble> {
        let fates = draft.stand.fight.fates();
        let before = draft.entries.len();
        let kept = |head: Head| {
            let name = KeyName::of(head.key, head.nth);
            self.0.iter().flatten().any(|k| same_step(k.place, place) && k.key() == Some(&name))
        };
        let sworn = draft.sworn();
        let done = draft.play(&mut conduct.seated(&fates, Some(&kept), sworn.clone()))?;
        if done || draft.entries.len() > before {
            return Ok(done);
        }
        // All that is asked has an answer that no longer fits.
        draft.play(&mut conduct.seated(&fates, None, sworn))
    }

    /// Rulings and notes of this step, laid again as it begins.
    fn rule_all_again(&mut self, draft: &mut Draft<'_>, place: Place, nth: usize) -> Result<(), Trouble> {
        for slot in &mut self.0 {
            let here = slot.as_ref().is_some_and(|k| same_step(k.place, place) && k.nth == nth && !k.is_answer());
            if here && let Some(one) = slot.take() {
                *slot = rule_again(draft, one)?;
            }
        }
        Ok(())
    }

    /// The kept answer to an ask, if there is one that fits it still; with the terms that belong to it.
    fn say_again(&mut self, draft: &mut Draft<'_>, ask: &Ask, place: Place) -> Result<bool, Trouble> {
        let name = ask.name();
        let about = |k: &CarriedOver| same_step(k.place, place) && k.key() == Some(&name);
        let names = draft.stand.fight.names().clone();
        let found = self.0.iter().position(|slot| slot.as_ref().is_some_and(|k| about(k) && k.fits(ask, &names)));
        let Some(found) = found else { return Ok(false) };
        for slot in &mut self.0 {
            let term = slot.as_ref().is_some_and(|k| about(k) && matches!(k.entry.body, Body::Term(_)));
            if term && let Some(kept) = slot.take() {
                draft.push(kept.entry.author.clone(), kept.entry.body.clone())?;
            }
        }
        if let Some(kept) = self.0.get_mut(found).and_then(Option::take) {
            draft.push(kept.entry.author.clone(), kept.entry.body.clone())?;
        }
        Ok(true)
    }

    /// Takes out what has been said again since an entry of the draft's path; gives the number of steps closed since.
    pub fn without(&mut self, since: &[Arc<Entry>], from: &mut Stand) -> Result<usize, Trouble> {
        let mut closed = 0;
        for entry in since {
            let place = from.fight.place();
            let said = match &entry.body {
                Body::Answer(given) => Some(&given.key),
                Body::Term(term) => Some(&term.key),
                _ => None,
            };
            closed += usize::from(matches!(entry.body, Body::Closed(_)));
            let same = |k: &CarriedOver| same_step(k.place, place) && k.key() == said && said.is_some();
            let found = self.0.iter().position(|slot| slot.as_ref().is_some_and(same));
            if let Some(slot) = found.and_then(|i| self.0.get_mut(i)) {
                *slot = None;
            }
            // Rulings and notes were laid as their step began, or dropped then.
            for slot in &mut self.0 {
                if slot.as_ref().is_some_and(|k| !k.is_answer() && same_step(k.place, place)) {
                    *slot = None;
                }
            }
            from.fold(entry)?;
        }
        let place = from.fight.place();
        for slot in &mut self.0 {
            if slot.as_ref().is_some_and(|k| !k.is_answer() && same_step(k.place, place)) {
                *slot = None;
            }
        }
        Ok(closed)
    }
}

/// A ruling or a note of the old branch, laid again; given back when it cannot be.
fn rule_again(draft: &mut Draft<'_>, kept: CarriedOver) -> Result<Option<CarriedOver>, Trouble> {
    let author = kept.entry.author.clone();
    match &kept.entry.body {
        Body::Note { .. } => drop(draft.push(author, kept.entry.body.clone())?),
        Body::Ruling(ruling) if ruling.waits() => drop(draft.push(author, kept.entry.body.clone())?),
        Body::Ruling(ruling) => match lay(draft, &wish_of(ruling), author, &mut Waiting) {
            Ok(Laid::Done(_)) => {}
            // Nobody is asked about somebody who is no longer there: the ruling is dropped and told.
            Ok(Laid::Waits(_)) | Err(_) => return Ok(Some(kept)),
        },
        _ => return Ok(Some(kept)),
    }
    Ok(None)
}

fn wish_of(ruling: &Ruling) -> Wish {
    let deed = match ruling.gesture {
        Some(gesture) => Deed::Gesture(gesture),
        None => Deed::Events(ruling.events.clone().unwrap_or_default()),
    };
    let answers = ruling.answers.iter().map(|given| (given.key.clone(), given.answer.clone())).collect();
    let origins = ruling.answers.iter().map(|given| (given.key.clone(), given.origin)).collect();
    Wish { deed, reason: ruling.reason.clone(), at: At::Start, names: ruling.names.clone(), answers, origins }
}

pub(crate) fn same_step(a: Place, b: Place) -> bool {
    a.round == b.round && a.step == b.step
}

impl CarriedOver {
    pub fn key(&self) -> Option<&KeyName> {
        match &self.entry.body {
            Body::Answer(given) => Some(&given.key),
            Body::Term(term) => Some(&term.key),
            _ => None,
        }
    }

    fn is_answer(&self) -> bool {
        self.key().is_some()
    }

    /// Whether it answers this ask as it answered the old one: same office, same dice; a choice, if it is offered still.
    fn fits(&self, ask: &Ask, names: &dyn Lexicon) -> bool {
        let Body::Answer(given) = &self.entry.body else { return false };
        if self.ask.as_ref().is_some_and(|old| old.office != ask.office) {
            return false;
        }
        match (&ask.want, &given.answer) {
            (Want::Throw { dice, .. }, Answer::Faces(faces)) => {
                let same = match self.ask.as_ref().map(|old| &old.want) {
                    Some(Want::Throw { dice: old, .. }) => old == dice,
                    Some(_) => false,
                    None => true,
                };
                same && dice.check(faces).is_ok()
            }
            (Want::Choice(tokens), Answer::Choice(words)) => tokens.iter().any(|t| t.words(names) == *words),
            (Want::Choice(_), Answer::Ruled(_)) => true,
            (Want::Judgement(judgement), Answer::Value(value)) => judgement.range.contains(value),
            _ => false,
        }
    }
}
