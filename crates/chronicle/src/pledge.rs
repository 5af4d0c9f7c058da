//! Pledged dice: what the program rolls follows from a seed whose hash was shown before the first throw, and from a word of each player that
//! nobody knew when it was drawn. Form: `docs/formats.md`, *Pledged dice*.

use crate::chronicle::{Chronicle, has_words};
use crate::conduct::Conduct;
use crate::draft::play_ruling;
use crate::entry::{Author, Body, Entry, Given, Origin, Ruling};
use crate::journal::Journal;
use crate::sha256::{hex, sha256};
use crate::stand::{Line, Playing, Said, Stand, name_of};
use crate::trouble::Trouble;
use montjoie_game::{Arg, Item, Message, Place, What};
use montjoie_table::{Answer, Dice, Inputs, KeyName, Rng, Waiting, faces_of};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Longest name or word of a player, in characters.
const LONGEST: usize = 60;

/// What was pledged, as a journal keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pledge {
    /// The hash of the seed: what is shown first.
    pub hash: String,
    /// The seed, in hexadecimal digits.
    pub seed: String,
    /// A word of each player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<Worded>,
}

/// A player's word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Worded {
    /// Who.
    pub who: String,
    /// What they said.
    pub word: String,
}

impl Pledge {
    /// A pledge on this secret, without words yet.
    #[must_use]
    pub fn new(secret: [u8; 32]) -> Pledge {
        let seed = hex(&secret);
        Pledge { hash: Pledge::hash_of(&seed), seed, words: Vec::new() }
    }

    fn hash_of(seed: &str) -> String {
        hex(&sha256(format!("montjoie pledge\n{seed}\n").as_bytes()))
    }

    /// Whether the seed is the one whose hash was shown.
    #[must_use]
    pub fn holds(&self) -> bool {
        Pledge::hash_of(&self.seed) == self.hash
    }

    fn mixed(&self, what: &str, with: &str) -> [u8; 32] {
        let words: String = self.words.iter().map(|w| format!("{}\t{}\n", w.who, w.word)).collect();
        sha256(format!("montjoie {what}\n{with}\n{words}").as_bytes())
    }

    /// The hash of the seed mixed with the words: what everybody may note down before the first throw.
    #[must_use]
    pub fn seal(&self) -> String {
        hex(&self.mixed("seal", &self.hash))
    }

    /// What everybody may know of it before the battle is over, a line each: all but the seed.
    #[must_use]
    pub fn messages(&self) -> Vec<Message> {
        let text = |text: &str| Arg::Text(text.to_owned());
        let mut lines = vec![Message::new("chronicle-pledge-hash").with("hash", text(&self.hash))];
        let word =
            |w: &Worded| Message::new("chronicle-pledge-word").with("who", text(&w.who)).with("word", text(&w.word));
        lines.extend(self.words.iter().map(word));
        lines.push(Message::new("chronicle-pledge-seal").with("seal", Arg::Text(self.seal())));
        lines
    }

    /// What the throws of one place in the battle follow from.
    pub(crate) fn sworn(&self, spot: &Spot) -> Sworn {
        Sworn { mixed: hex(&self.mixed("dice", &self.seed)), spot: *spot }
    }
}

/// A place in a battle: the same ask in another one is another throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub round: u32,
    pub step: &'static str,
    /// Which of the steps of that round and word.
    pub nth: usize,
    /// How many rulings were laid before, where it is a throw of a ruling: the GM may call for the same test twice. The throws of a step are the
    /// same whatever is ruled in it.
    pub rulings: Option<u32>,
    /// The entry that began the what-if it is thrown on; 0 in the battle: nobody looks ahead.
    pub what_if: u64,
}

/// What the throws of one place follow from.
#[derive(Clone, Debug)]
pub struct Sworn {
    mixed: String,
    spot: Spot,
}

impl Sworn {
    /// The faces of a throw.
    #[must_use]
    pub fn faces(&self, key: &KeyName, dice: Dice) -> Vec<u16> {
        let Spot { round, step, nth, rulings, what_if } = self.spot;
        let key = serde_json::to_string(key).unwrap_or_default();
        let rulings = rulings.map_or_else(|| "-".to_owned(), |n| n.to_string());
        let text = format!("{}\n{round} {step} {nth} {rulings} {what_if}\n{key}\n", self.mixed);
        let hash = sha256(text.as_bytes());
        let number = |at: usize| hash[at..at + 8].iter().fold(0, |n: u64, byte| n << 8 | u64::from(*byte));
        faces_of(&mut Rng::of(number(0), number(8)), dice)
    }
}

impl Journal {
    /// What the throws of where a battle stands follow from, if its dice are pledged.
    pub(crate) fn sworn(&self, stand: &Stand, ruling: bool, what_if: bool) -> Option<Sworn> {
        let what_if = if what_if { self.last_what_if() } else { 0 };
        Some(self.pledge()?.sworn(&stand.spot(ruling, what_if)))
    }
}

impl Chronicle {
    /// Pledges the dice of this battle on a secret nobody knows.
    ///
    /// # Errors
    /// When they are pledged already, or the program has rolled before.
    pub fn pledge(&mut self, secret: [u8; 32], author: Author) -> Result<(), Trouble> {
        if self.journal.pledge().is_some() {
            return Err(Trouble::Pledged);
        }
        self.write_pledge(Pledge::new(secret), author)
    }

    /// A player's word for the pledge; another one of the same player replaces it.
    ///
    /// # Errors
    /// When nothing is pledged, the program has rolled before, or it is no word.
    pub fn pledge_word(&mut self, who: &str, word: &str, author: Author) -> Result<(), Trouble> {
        let mut pledge = self.journal.pledge().cloned().ok_or(Trouble::NotPledged)?;
        let plain = |text: &str| -> Result<String, Trouble> {
            let fits = |t: &&str| t.chars().count() <= LONGEST && !t.chars().any(char::is_control);
            has_words(text).filter(fits).map(str::to_owned).ok_or(Trouble::BadWord)
        };
        let said = Worded { who: plain(who)?, word: plain(word)? };
        match pledge.words.iter_mut().find(|w| w.who == said.who) {
            Some(before) => *before = said,
            None => pledge.words.push(said),
        }
        self.write_pledge(pledge, author)
    }

    fn write_pledge(&mut self, pledge: Pledge, author: Author) -> Result<(), Trouble> {
        if self.journal.rolled() {
            return Err(Trouble::PledgeLate);
        }
        let mut draft = self.draft(None);
        draft.push(author, Body::Pledge(pledge))?;
        let draft = draft.into();
        self.commit(draft)
    }

    /// Rolls for an ask of the open scene: by the pledge where there is one, else by the conduct's dice.
    #[must_use]
    pub fn roll(&self, conduct: &mut Conduct, key: &KeyName, dice: Dice) -> Vec<u16> {
        self.rolls(matches!(self.scene(), Playing::Ruling(_)), conduct, key, dice)
    }

    /// The same for what a ruling asks that is being made.
    #[must_use]
    pub fn roll_for_ruling(&self, conduct: &mut Conduct, key: &KeyName, dice: Dice) -> Vec<u16> {
        self.rolls(true, conduct, key, dice)
    }

    /// What the dice of a ruling that is being made follow from, if dice are pledged.
    #[must_use]
    pub fn sworn_for_ruling(&self) -> Option<Sworn> {
        self.journal.sworn(&self.stand, true, self.in_what_if())
    }

    fn rolls(&self, ruling: bool, conduct: &mut Conduct, key: &KeyName, dice: Dice) -> Vec<u16> {
        match self.journal.sworn(&self.stand, ruling, self.in_what_if()) {
            Some(sworn) => sworn.faces(key, dice),
            None => faces_of(conduct.rng(), dice),
        }
    }

    /// Whether every die the program rolled for this battle follows from what was pledged; none where nothing was.
    #[must_use]
    pub fn verify(&self) -> Option<Verified> {
        let live = self.live();
        let journal = live.journal.whole().ok()?;
        let pledge = journal.pledge()?;
        let mut check = Check::of(&journal, pledge);
        // What was said is run by the rules, whatever became of it: a face that was changed afterwards is asked for like any other.
        let mut stand = Stand::new(live.start.copy());
        stand.lenient = true;
        for entry in live.path().iter().filter_map(|id| journal.entry(*id)) {
            match &entry.body {
                Body::Closed(_) => check.close(&stand),
                Body::Ruling(ruling) if !ruling.waits() => check.ruling(&stand, entry, ruling),
                _ => {}
            }
            if stand.fold(entry).is_err() {
                check.found.wrong.push(entry.id);
                break;
            }
        }
        live.open_lines().iter().for_each(|line| check.line(line));
        let on_path: BTreeSet<u64> = live.path().iter().copied().collect();
        for entry in journal.entries().filter(|entry| rolls(entry)) {
            if !on_path.contains(&entry.id) {
                check.found.taken_back += 1;
            } else if !check.seen.contains(&entry.id) {
                check.found.unused += 1;
            }
        }
        check.found.wrong.sort_unstable();
        check.found.wrong.dedup();
        Some(check.found)
    }
}

/// What was found of pledged dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// What was pledged.
    pub pledge: Pledge,
    /// How many throws of the battle the program rolled that follow from it.
    pub rolled: usize,
    /// How many of these were first thrown on a what-if.
    pub beside: usize,
    /// How many throws of the battle people typed: they are believed.
    pub typed: usize,
    /// How many entries with rolled throws lie on branches the battle does not stand on: they were taken back.
    pub taken_back: usize,
    /// How many rolled throws of the battle today's rules do not ask for: they were replaced, or the rules were others.
    pub unused: usize,
    /// The entries with rolled throws that do not follow, in order.
    pub wrong: Vec<u64>,
}

impl Verified {
    /// Whether nothing speaks against it.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.pledge.holds() && self.wrong.is_empty()
    }

    /// The seed, and how many throws there were of which kind, a line each.
    #[must_use]
    pub fn counts(&self) -> Vec<Message> {
        let mut lines = vec![
            Message::new("chronicle-verify-seed").with("seed", Arg::Text(self.pledge.seed.clone())),
            Message::new("chronicle-verify-rolled").number("n", count(self.rolled)),
        ];
        let others = [
            ("chronicle-verify-typed", self.typed),
            ("chronicle-verify-beside", self.beside),
            ("chronicle-verify-taken-back", self.taken_back),
            ("chronicle-verify-unused", self.unused),
        ];
        lines.extend(others.into_iter().filter(|(_, n)| *n > 0).map(|(id, n)| Message::new(id).number("n", count(n))));
        lines
    }

    /// What speaks against it, a line each.
    #[must_use]
    pub fn faults(&self) -> Vec<Message> {
        let mut lines = Vec::new();
        if !self.pledge.holds() {
            lines.push(Message::new("chronicle-verify-seed-wrong"));
        }
        if let Some(first) = self.wrong.first() {
            let wrong = Message::new("chronicle-verify-wrong");
            let entry = i64::try_from(*first).unwrap_or(i64::MAX);
            lines.push(wrong.number("entry", entry).number("n", count(self.wrong.len())));
        }
        lines
    }
}

fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

/// Whether an entry brings throws the program rolled.
pub(crate) fn rolls(entry: &Entry) -> bool {
    throws(entry).any(|(_, origin)| origin == Some(Origin::Rolled))
}

/// The throws an entry brings, and how their faces came to be known.
fn throws(entry: &Entry) -> impl Iterator<Item = (&Given, Option<Origin>)> {
    let (one, many) = match &entry.body {
        Body::Answer(given) => (Some(given), [].as_slice()),
        Body::Ruling(ruling) => (None, ruling.answers.as_slice()),
        _ => (None, [].as_slice()),
    };
    let faces = |given: &&Given| matches!(given.answer, Answer::Faces(_));
    one.into_iter().chain(many).filter(faces).map(|given| (given, given.origin(&entry.author)))
}

struct Check<'a> {
    pledge: &'a Pledge,
    found: Verified,
    /// The entries whose throws were looked at.
    seen: BTreeSet<u64>,
    /// How often a step of a round was closed so far, and the step closed last.
    closed: BTreeMap<(u32, &'static str), usize>,
    last: Option<(u32, &'static str)>,
    rulings: u32,
    /// The entries that began what-ifs.
    what_ifs: Vec<u64>,
}

impl<'a> Check<'a> {
    fn of(journal: &Journal, pledge: &'a Pledge) -> Check<'a> {
        let what_ifs = journal.entries().filter(|e| matches!(e.body, Body::WhatIf { at: Some(_) })).map(|e| e.id);
        let found = Verified {
            pledge: pledge.clone(),
            rolled: 0,
            beside: 0,
            typed: 0,
            taken_back: 0,
            unused: 0,
            wrong: Vec::new(),
        };
        let (seen, closed) = (BTreeSet::new(), BTreeMap::new());
        Check { pledge, found, seen, closed, last: None, rulings: 0, what_ifs: what_ifs.collect() }
    }

    /// The throws of a step that closes.
    fn close(&mut self, stand: &Stand) {
        let played = stand.look(&mut Waiting);
        played.iter().flat_map(|played| stand.lines_of(played)).for_each(|line| self.line(&line));
        // Faces the dice of an ask cannot show were never rolled for it.
        for (key, _) in played.iter().flat_map(|played| &played.refused) {
            let gave = stand.given.get(key).filter(|gave| gave.origin == Some(Origin::Rolled));
            self.seen.extend(gave.map(|gave| gave.entry));
            self.found.wrong.extend(gave.map(|gave| gave.entry));
        }
        let Place { round, step, .. } = stand.fight.place();
        *self.closed.entry((round, step)).or_default() += 1;
        self.last = Some((round, step));
    }

    fn line(&mut self, line: &Line) {
        if let Said::Item(item) = &line.said {
            self.item(line.entry, line.place, item, line.made.as_ref().map(|made| made.origin), false);
        }
    }

    /// The throws of a ruling that is laid.
    fn ruling(&mut self, stand: &Stand, entry: &Entry, ruling: &Ruling) {
        let answers = ruling.answers.iter().map(|given| (given.key.clone(), given.answer.clone())).collect();
        let played = play_ruling(stand.fight.as_ref(), ruling, &Inputs { answers, terms: Vec::new() }, &mut Waiting);
        let (items, refused) = played.map(|played| (played.items, played.refused)).unwrap_or_default();
        let given = |name: &KeyName| ruling.answers.iter().find(|given| given.key == *name).and_then(|g| g.origin);
        if refused.iter().any(|(key, _)| given(key) == Some(Origin::Rolled)) {
            self.found.wrong.push(entry.id);
        }
        for item in items {
            let Some(name) = name_of(&item) else { continue };
            // Where it waited, its dice have entries of their own.
            self.seen.extend(stand.given.get(&name).map(|gave| gave.entry));
            self.item(entry.id, stand.fight.place(), &item, given(&name), true);
        }
        self.rulings += 1;
    }

    fn item(&mut self, entry: u64, place: Place, item: &Item, origin: Option<Origin>, ruling: bool) {
        let What::Throw { head, dice, faces, .. } = &item.what else { return };
        self.seen.insert(entry);
        if origin != Some(Origin::Rolled) {
            self.found.typed += 1;
            return;
        }
        match self.follows(place, ruling, |sworn| sworn.faces(&KeyName::of(head.key, head.nth), *dice) == *faces) {
            None => self.found.wrong.push(entry),
            Some(beside) => {
                self.found.rolled += 1;
                self.found.beside += usize::from(beside);
            }
        }
    }

    /// Whether a throw follows from the pledge, and if so, whether it was thrown on a what-if. A throw of a step has one place. A ruling that waited
    /// may have been rolled for when it was made, and one that is laid again after an amendment may stand behind fewer others.
    fn follows(&self, place: Place, ruling: bool, same: impl Fn(&Sworn) -> bool) -> Option<bool> {
        let here = (place.round, place.step);
        let steps = std::iter::once(here).chain(self.last.filter(|last| ruling && *last != here));
        let numbers: Vec<Option<u32>> = if ruling { (0..=self.rulings).rev().map(Some).collect() } else { vec![None] };
        let spots = steps.flat_map(|(round, step)| {
            let often = self.closed.get(&(round, step)).copied().unwrap_or(0);
            // The step closed last was open when a ruling of it was made.
            let nth = if (round, step) == here { often } else { often.saturating_sub(1) };
            numbers.iter().map(move |rulings| Spot { round, step, nth, rulings: *rulings, what_if: 0 })
        });
        let spots: Vec<Spot> = spots.collect();
        let at = |what_if: u64| spots.iter().any(|spot| same(&self.pledge.sworn(&Spot { what_if, ..*spot })));
        if at(0) {
            return Some(false);
        }
        self.what_ifs.iter().any(|what_if| at(*what_if)).then_some(true)
    }
}
