//! *I misread that die three rolls ago*: a new branch with one answer changed and every other kept while its ask still stands.

use crate::chronicle::{Chronicle, has_words};
use crate::conduct::Conduct;
use crate::entry::{Author, Body, Entry, Given, Origin};
use crate::kept::{CarriedOver, Pool, same_step};
use crate::stand::{Line, Said, Stand, name_of};
use crate::store::Memory;
use crate::trouble::Trouble;
use montjoie_game::{Fate, Place, What};
use montjoie_table::{Answer, Ask, KeyName, Tally as _, Waiting};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What an amendment did.
#[derive(Clone, Debug)]
pub struct Amended {
    /// The entry of the corrected answer.
    pub entry: u64,
    /// What people had said after it and could not be kept.
    pub dropped: Vec<Dropped>,
    /// Throws that were kept and read otherwise now, or against another sum.
    pub changed: Vec<Changed>,
    /// Everyone who stands otherwise than on the old branch, after the last step both have closed: before and after.
    pub fates: Vec<(Fate, Fate)>,
    /// How many steps were closed again.
    pub steps: usize,
    /// Where the battle now stands.
    pub stands: Place,
}

/// Something said on the old branch that the new one has no place for.
#[derive(Clone, Debug, PartialEq)]
pub struct Dropped {
    /// Its entry, on the old branch.
    pub entry: u64,
    /// In which step.
    pub place: Place,
    /// The ask, if it was an answer or a term.
    pub key: Option<KeyName>,
}

/// A throw whose faces were kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Changed {
    /// In which step.
    pub place: Place,
    /// The ask.
    pub key: KeyName,
    /// The faces.
    pub faces: Vec<u16>,
    /// On the old branch.
    pub before: Sums,
    /// Now.
    pub after: Sums,
}

/// What a throw came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sums {
    /// The dice alone.
    pub read: i32,
    /// With what is added.
    pub total: i32,
    /// What it is held against.
    pub versus: i32,
    /// What it is multiplied by: a percentage, and a factor.
    pub share: (i32, i64, i64),
}

impl Chronicle {
    /// Corrects an earlier answer, of this branch or another. Later answers are kept while key, office and dice are the same, a
    /// choice while it is still legal, even if sums changed. All of it is one act, written at once.
    ///
    /// # Errors
    /// When the entry is no answer, or the new answer cannot be.
    pub fn amend(
        &mut self,
        entry: u64,
        answer: Answer,
        author: Author,
        reason: Option<&str>,
    ) -> Result<Amended, Trouble> {
        let old = self.journal.entry(entry).map(Arc::clone).ok_or(Trouble::NoSuchEntry(entry))?;
        let Body::Answer(was) = &old.body else { return Err(Trouble::NotAnAnswer(entry)) };
        if let Answer::Ruled(_) = answer {
            if author != Author::Gm {
                return Err(Trouble::OnlyGm(was.key.clone()));
            }
            has_words(reason.unwrap_or_default()).ok_or(Trouble::NoReason)?;
        }
        let tip = self.tip_over(entry);
        let old_branch = self.branch(entry, tip)?;

        let mut draft = self.draft(None);
        draft.go(author.clone(), old.parent)?;
        let key = was.key.clone();
        let reason = reason.map(str::to_owned);
        let given = Given { reason, amends: Some(entry), ..Given::new(key.clone(), answer) };
        let body = Body::Answer(given.from(Origin::overwritten(was.origin(&old.author))));
        let amended = draft.push(author, body)?;
        draft.check(&[key], &mut Waiting)?;
        let from = draft.stand.lines.len();
        let mut steps = Vec::new();
        let mut pool = Pool::of(old_branch.kept);
        pool.say_all_again(&mut draft, old_branch.closed, &mut steps, None)?;
        let dropped = pool.left();
        let changed = changed(&old_branch.lines, &draft.stand.lines.since(from));
        let fates = standing_otherwise(&old_branch.fates, &steps);
        let stands = draft.stand.fight.place();
        let draft = draft.into();
        self.commit(draft)?;
        Ok(Amended { entry: amended, dropped, changed, fates, steps: steps.len(), stands })
    }

    /// What correcting an answer would do, nothing written.
    ///
    /// # Errors
    /// When the entry is no answer, or the new answer cannot be.
    pub fn try_amend(&self, entry: u64, answer: Answer) -> Result<Amended, Trouble> {
        let mut trial = Chronicle::with(self.games, Box::new(Memory::of(self.journal.clone())))?;
        trial.amend(entry, answer, Author::Gm, None)
    }

    /// Goes on with an amendment that came to a stop because something new was asked: what was said on the old branch and
    /// fits is said again from here; what is asked besides is left to the conduct.
    ///
    /// # Errors
    /// When no amendment led here, or the journal cannot be written.
    pub fn carry_on(&mut self, conduct: &mut Conduct) -> Result<Amended, Trouble> {
        let on_path: Vec<Arc<Entry>> = self.path().iter().filter_map(|id| self.journal.entry(*id)).cloned().collect();
        let amends = |e: &Arc<Entry>| match &e.body {
            Body::Answer(given) => given.amends,
            _ => None,
        };
        let (at, old) = on_path
            .iter()
            .enumerate()
            .rev()
            .find_map(|(i, e)| amends(e).map(|old| (i, old)))
            .ok_or(Trouble::NothingToRedo)?;
        let amended = on_path.get(at).map_or(0, |e| e.id);
        let old_branch = self.branch(old, self.tip_over(old))?;
        let mut pool = Pool::of(old_branch.kept);
        let mut from = self.stand.clone();
        from.go(&self.journal, on_path.get(at).map_or(0, |e| e.parent))?;
        let done = pool.without(on_path.get(at..).unwrap_or_default(), &mut from)?;
        let mut draft = self.draft(None);
        let lines = draft.stand.lines.len();
        let mut steps = Vec::new();
        pool.say_all_again(&mut draft, old_branch.closed.saturating_sub(done), &mut steps, Some(conduct))?;
        let dropped = pool.left();
        let changed = changed(&old_branch.lines, &draft.stand.lines.since(lines));
        let fates = standing_otherwise(old_branch.fates.get(done..).unwrap_or_default(), &steps);
        let stands = draft.stand.fight.place();
        let draft = draft.into();
        self.commit(draft)?;
        Ok(Amended { entry: amended, dropped, changed, fates, steps: steps.len(), stands })
    }

    /// The end of the branch an entry is on: the head if it is on its path, else where redo would lead.
    fn tip_over(&self, entry: u64) -> u64 {
        if self.path().contains(&entry) {
            return self.head();
        }
        let mut tip = entry;
        while let Some(next) = self.latest(tip) {
            tip = next;
        }
        tip
    }

    /// What was said after an entry up to the end of its branch, and what came of it.
    fn branch(&self, entry: u64, tip: u64) -> Result<Branch, Trouble> {
        let parent = self.journal.entry(entry).map_or(0, |e| e.parent);
        let mut stand = self.stand.clone();
        stand.go(&self.journal, parent)?;
        let from = stand.lines.len();
        let mut branch = Branch { kept: Vec::new(), closed: 0, lines: Vec::new(), fates: Vec::new() };
        let mut step: Vec<CarriedOver> = Vec::new();
        let mut nth: BTreeMap<(u32, &'static str), usize> = BTreeMap::new();
        for id in self.journal.path(tip).into_iter().skip(stand.path.len()) {
            let Some(e) = self.journal.entry(id) else { return Err(Trouble::NoSuchEntry(id)) };
            let place = stand.fight.place();
            let at = nth.entry((place.round, place.step)).or_insert(0);
            match &e.body {
                Body::Closed(_) => {
                    *at += 1;
                    let asks = asks_of(&stand);
                    branch.closed += 1;
                    branch.keep(&mut step, &asks);
                }
                // Laid by itself when its time came: it will be laid again, by the dice it had.
                Body::Ruling(ruling) if ruling.laid.is_some() => {
                    for given in &ruling.answers {
                        if !step.iter().any(|kept| kept.key() == Some(&given.key)) {
                            let entry = Arc::new(Entry { body: Body::Answer(given.clone()), ..e.as_ref().clone() });
                            step.push(CarriedOver { entry, place, nth: *at, ask: None });
                        }
                    }
                }
                _ if id == entry => {}
                _ => step.push(CarriedOver { entry: Arc::clone(e), place, nth: *at, ask: None }),
            }
            stand.fold(e)?;
            if let Body::Closed(_) = e.body {
                branch.fates.push(stand.fight.fates());
            }
        }
        let asks = asks_of(&stand);
        branch.keep(&mut step, &asks);
        branch.lines = stand.lines.since(from);
        Ok(branch)
    }
}

struct Branch {
    kept: Vec<CarriedOver>,
    closed: usize,
    lines: Vec<Arc<Line>>,
    /// Everyone after each closed step.
    fates: Vec<Vec<Fate>>,
}

impl Branch {
    fn keep(&mut self, step: &mut Vec<CarriedOver>, asks: &BTreeMap<KeyName, Ask>) {
        for mut kept in step.drain(..) {
            if let Body::Answer(given) = &kept.entry.body {
                kept.ask = asks.get(&given.key).cloned();
            }
            self.kept.push(kept);
        }
    }
}

/// The asks of the open step that were answered, as today's rules put them.
fn asks_of(stand: &Stand) -> BTreeMap<KeyName, Ask> {
    let mut asks = BTreeMap::new();
    let all = &stand.inputs;
    let mut bare = stand.clone();
    bare.inputs.answers.clear();
    while let Some(played) = bare.look(&mut Waiting) {
        let mut more = false;
        for ask in played.open.into_iter().chain(played.offered) {
            let name = ask.name();
            if let Some(answer) = all.answers.get(&name)
                && !asks.contains_key(&name)
            {
                bare.inputs.answers.insert(name.clone(), answer.clone());
                asks.insert(name, ask);
                more = true;
            }
        }
        if !more {
            break;
        }
    }
    asks
}

/// Throws on both branches that have the same faces and other sums.
fn changed(before: &[Arc<Line>], after: &[Arc<Line>]) -> Vec<Changed> {
    let throws = |lines: &[Arc<Line>]| -> Vec<(Place, KeyName, Vec<u16>, Sums)> {
        let one = |line: &Arc<Line>| match &line.said {
            Said::Item(item) => match &item.what {
                What::Throw { faces, read, plus, versus, share, .. } => {
                    let (num, den) = share.ratio();
                    let sums = Sums {
                        read: *read,
                        total: read + plus.total(),
                        versus: versus.total(),
                        share: (share.total(), num, den),
                    };
                    Some((line.place, name_of(item)?, faces.clone(), sums))
                }
                _ => None,
            },
            _ => None,
        };
        lines.iter().filter_map(one).collect()
    };
    let mut old = throws(before);
    let mut out = Vec::new();
    for (place, key, faces, after) in throws(after) {
        let same = |(p, k, f, _): &(Place, KeyName, Vec<u16>, Sums)| same_step(*p, place) && *k == key && *f == faces;
        if let Some(at) = old.iter().position(same) {
            let (.., before) = old.remove(at);
            if before != after {
                out.push(Changed { place, key, faces, before, after });
            }
        }
    }
    out
}

/// Everyone who stands otherwise after the last step that both branches have closed.
fn standing_otherwise(before: &[Vec<Fate>], after: &[Vec<Fate>]) -> Vec<(Fate, Fate)> {
    let both = before.len().min(after.len());
    let Some((old, new)) = both.checked_sub(1).and_then(|i| Some((before.get(i)?, after.get(i)?))) else {
        return Vec::new();
    };
    let pair = |fate: &Fate| {
        let now = new.iter().find(|f| f.subject == fate.subject)?;
        (now != fate).then_some((*fate, *now))
    };
    old.iter().filter_map(pair).collect()
}
