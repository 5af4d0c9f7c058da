//! A journal as it stands on paper: the header, and entries that are only ever added.

use crate::aside::{Aside, Source};
use crate::conduct::Shares;
use crate::entry::{Body, Entry, FORMAT, Header};
use crate::pledge::{Pledge, rolls};
use crate::trouble::{Caveat, Damage, Trouble};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Everything ever written about one battle.
#[derive(Clone, Debug)]
pub struct Journal {
    /// How it began.
    pub header: Header,
    entries: BTreeMap<u64, Arc<Entry>>,
    /// What is not held, because the battle no longer goes there.
    aside: Aside,
    head: u64,
    /// Where the GM stands beside the battle, while a what-if is open.
    what_if: Option<u64>,
    /// The child last stood at, for each entry: where redo leads, in the battle and on the what-if.
    latest: [BTreeMap<u64, u64>; 2],
    /// The entry that says who rolls and who decides; 0 when none does.
    conduct: u64,
    /// The entry that says what was pledged, and the one that began the last what-if; 0 when none does.
    pledge: u64,
    last_what_if: u64,
    /// Whether the program has rolled, on whatever branch.
    rolled: bool,
    /// The entries nothing follows.
    tips: BTreeSet<u64>,
    /// The entries that only moved the head, by where they began.
    moves: BTreeMap<u64, Vec<u64>>,
    /// How many entries were gone over to know where redo leads.
    walked: u64,
}

/// A journal as it was read.
#[derive(Clone, Debug, PartialEq)]
pub struct Read {
    /// The journal.
    pub journal: Journal,
    /// What to know about it.
    pub notices: Vec<Caveat>,
    /// How many bytes of the text are sound; the rest was never confirmed.
    pub sound: usize,
}

impl Journal {
    /// A journal without entries.
    #[must_use]
    pub fn new(header: Header) -> Journal {
        Journal {
            header,
            entries: BTreeMap::new(),
            aside: Aside::default(),
            head: 0,
            what_if: None,
            latest: Default::default(),
            conduct: 0,
            pledge: 0,
            last_what_if: 0,
            rolled: false,
            tips: BTreeSet::new(),
            moves: BTreeMap::new(),
            walked: 0,
        }
    }

    /// Reads a journal.
    ///
    /// # Errors
    /// The first line that cannot be, with its number. A last line that breaks off is no error: it was never confirmed.
    pub fn read(bytes: &[u8]) -> Result<Read, Trouble> {
        Journal::read_from(bytes, None)
    }

    /// The same from where entries can be read again, so that not all are held.
    pub(crate) fn read_from(bytes: &[u8], source: Option<Arc<dyn Source>>) -> Result<Read, Trouble> {
        let bom = if bytes.starts_with("\u{feff}".as_bytes()) { 3 } else { 0 };
        let mut lines = Lines { bytes, at: bom, line: 0 };
        let header = header(lines.next().ok_or(Trouble::NotAJournal)?)?;
        let mut read = Read { journal: Journal::new(header), notices: Vec::new(), sound: lines.at };
        read.journal.aside.source = source;
        // Entries written together count once the last of them is there.
        let mut together: Vec<Entry> = Vec::new();
        let mut first = 0;
        while let Some(line) = lines.next() {
            if line.text.trim_ascii().is_empty() {
                if together.is_empty() {
                    read.sound = lines.at;
                }
                continue;
            }
            if together.is_empty() {
                first = line.number;
            }
            if !line.ended && serde_json::from_slice::<Value>(line.text).is_err() {
                read.notices.push(Caveat::Torn { line: first });
                return Ok(read);
            }
            let entry = entry(&line)?;
            let more = entry.more;
            read.journal.check(&together, &entry).map_err(|why| Trouble::Damaged { line: line.number, why })?;
            together.push(entry);
            if !more {
                together.drain(..).for_each(|entry| read.journal.add(entry));
                read.sound = lines.at;
            }
        }
        if !together.is_empty() {
            read.notices.push(Caveat::Torn { line: first });
        }
        Ok(read)
    }

    /// The whole journal as a file has it.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut out = line_of(&self.header);
        self.entries().for_each(|entry| out.extend(line_of(entry.as_ref())));
        out
    }

    /// Whether an entry may follow those there are and these.
    pub(crate) fn check(&self, before: &[Entry], entry: &Entry) -> Result<(), Damage> {
        let last = before.last().map_or(self.last(), |e| e.id);
        if entry.id <= last {
            return Err(Damage::Order(entry.id));
        }
        let stands = |id: u64| {
            id == 0
                || before.binary_search_by_key(&id, |e| e.id).is_ok_and(|at| before[at].body.on_path())
                || self.entries.get(&id).is_some_and(|e| e.body.on_path())
                || self.aside.holds(id)
        };
        let named = match &entry.body {
            Body::Head { to } => [Some(*to), None],
            Body::WhatIf { at } => [*at, None],
            Body::Ruling(ruling) => [ruling.laid, None],
            Body::Answer(given) => [given.amends, None],
            _ => [None, None],
        };
        let [one, two] = named;
        match [Some(entry.parent), one, two].into_iter().flatten().find(|id| !stands(*id)) {
            Some(missing) => Err(Damage::Parent(missing)),
            None => Ok(()),
        }
    }

    /// Adds an entry that [`Journal::check`] lets pass.
    pub(crate) fn add(&mut self, entry: Entry) {
        self.rolled = self.rolled || rolls(&entry);
        match entry.body {
            Body::Head { to } => self.stand_at(to, entry.what_if),
            Body::WhatIf { at } => {
                self.what_if = None;
                self.latest[1].clear();
                if let Some(at) = at {
                    self.last_what_if = entry.id;
                    self.stand_at(at, true);
                }
            }
            Body::Conduct(_) => self.conduct = entry.id,
            Body::Pledge(_) => self.pledge = entry.id,
            _ => {
                self.stand_at(entry.parent, entry.what_if);
                let other = self.latest[usize::from(entry.what_if)].insert(entry.parent, entry.id);
                if let Some(other) = other.filter(|other| *other != entry.id) {
                    self.leave(other, entry.what_if);
                }
                if entry.what_if { self.what_if = Some(entry.id) } else { self.head = entry.id }
            }
        }
        if entry.body.on_path() {
            self.tips.remove(&entry.parent);
            self.tips.insert(entry.id);
        }
        if matches!(entry.body, Body::Head { .. }) {
            self.moves.entry(entry.parent).or_default().push(entry.id);
        }
        self.entries.insert(entry.id, Arc::new(entry));
    }

    /// Stands at another entry: redo leads there, from every one before it. It leads to where it stood already, so that only what lies between the
    /// two is gone over: who takes back a hundred times does not pay for the whole evening a hundred times.
    fn stand_at(&mut self, entry: u64, what_if: bool) {
        let mut before = if what_if { self.what_if.unwrap_or(0) } else { self.head };
        let mut child = entry;
        // A parent is older than what follows it.
        while before != child {
            self.walked += 1;
            let newer = child.max(before);
            let Some(parent) = self.parent(newer) else { break };
            if newer == child {
                self.latest[usize::from(what_if)].insert(parent, child);
                child = parent;
            } else {
                before = parent;
            }
        }
        if what_if { self.what_if = Some(entry) } else { self.head = entry }
    }

    /// Where the battle stands: the entry at the end of its path.
    #[must_use]
    pub fn head(&self) -> u64 {
        self.head
    }

    /// Where the GM stands beside the battle, while a what-if is open.
    #[must_use]
    pub fn what_if(&self) -> Option<u64> {
        self.what_if
    }

    /// The number of the newest entry: it changes with every change.
    #[must_use]
    pub fn last(&self) -> u64 {
        self.entries.last_key_value().map_or(0, |(id, _)| *id)
    }

    /// The entry of this number.
    #[must_use]
    pub fn entry(&self, id: u64) -> Option<&Arc<Entry>> {
        self.entries.get(&id).or_else(|| self.aside.entry(id))
    }

    /// The entry that one of this number follows.
    #[must_use]
    pub fn parent(&self, id: u64) -> Option<u64> {
        self.entries.get(&id).map(|e| e.parent).or_else(|| self.aside.parent(id))
    }

    /// Every entry, in the order in which they were made.
    pub fn entries(&self) -> impl Iterator<Item = &Arc<Entry>> {
        std::iter::successors(self.next(0), |id| self.next(*id)).filter_map(|id| self.entry(id))
    }

    /// The same journal with every entry held: to be written somewhere else, or gone through from end to end. A table holds what the battle is made
    /// of, and leaves where they lie the ways it no longer goes.
    ///
    /// # Errors
    /// The first entry that cannot be read where it lies.
    pub fn whole(&self) -> Result<Journal, Trouble> {
        let mut whole = Journal { aside: Aside::default(), ..self.clone() };
        for run in self.aside.all() {
            let run = run.map_err(|at| Trouble::BattleBroken { at })?;
            whole.entries.extend(run.into_iter().map(|entry| (entry.id, entry)));
        }
        Ok(whole)
    }

    /// How many entries are held: what the battle is made of, however often it went another way.
    #[must_use]
    pub fn held(&self) -> usize {
        self.entries.len() + self.aside.held()
    }

    /// The number of the first entry after this one.
    fn next(&self, id: u64) -> Option<u64> {
        let held = self.entries.range(id.saturating_add(1)..).next().map(|(id, _)| *id);
        held.into_iter().chain(self.aside.next(id)).min()
    }

    /// The entries that led to this one from where these do not, oldest first, without holding them.
    pub(crate) fn way(&self, to: u64, here: impl Fn(u64) -> bool) -> Vec<Arc<Entry>> {
        let (mut way, mut at) = (Vec::new(), to);
        while !here(at) {
            if let Some(entry) = self.entries.get(&at) {
                way.push(Arc::clone(entry));
                at = entry.parent;
            } else if let Some((back, parent)) = self.aside.back(at) {
                way.extend(back.into_iter().take_while(|entry| !here(entry.id)));
                at = if way.last().is_some_and(|entry| entry.parent == parent) { parent } else { break };
            } else {
                break;
            }
        }
        way.reverse();
        way
    }

    /// The battle goes another way than by this entry: what follows it on the way it went is not held any longer.
    fn leave(&mut self, entry: u64, what_if: bool) {
        if self.aside.source.is_none() {
            return;
        }
        let next = |id: &u64| self.latest[usize::from(what_if)].get(id).copied();
        let way: Vec<Arc<Entry>> =
            std::iter::successors(Some(entry), next).map_while(|id| self.entries.get(&id).cloned()).collect();
        way.iter().for_each(|entry| drop(self.entries.remove(&entry.id)));
        self.aside.put(&way);
    }

    /// The entries from the start to this one.
    #[must_use]
    pub fn path(&self, to: u64) -> Vec<u64> {
        let mut path = Vec::new();
        let mut at = to;
        while let Some(parent) = self.parent(at) {
            path.push(at);
            at = parent;
        }
        path.reverse();
        path
    }

    /// The entries that follow one directly, oldest first: several where the battle branches.
    #[must_use]
    pub fn children(&self, of: u64) -> Vec<u64> {
        self.after(of).filter(|e| e.parent == of && e.body.on_path()).map(|e| e.id).collect()
    }

    /// Of those that follow an entry, the one the battle last stood at; or the what-if that is open.
    #[must_use]
    pub fn latest(&self, of: u64, what_if: bool) -> Option<u64> {
        self.latest[usize::from(what_if)].get(&of).copied()
    }

    /// How many entries were gone over to know where redo leads: what taking back costs.
    #[must_use]
    pub fn walked(&self) -> u64 {
        self.walked
    }

    /// Who rolls and who decides, as it was last set.
    #[must_use]
    pub fn conduct(&self) -> Option<&Shares> {
        match &self.entries.get(&self.conduct)?.body {
            Body::Conduct(shares) => Some(shares),
            _ => None,
        }
    }

    /// What was pledged, if anything was.
    #[must_use]
    pub fn pledge(&self) -> Option<&Pledge> {
        match &self.entries.get(&self.pledge)?.body {
            Body::Pledge(pledge) => Some(pledge),
            _ => None,
        }
    }

    /// Whether the program has rolled in this battle: nothing is pledged after that.
    #[must_use]
    pub fn rolled(&self) -> bool {
        self.rolled
    }

    /// The entry that began the what-if that was opened last; 0 when none was.
    pub(crate) fn last_what_if(&self) -> u64 {
        self.last_what_if
    }

    /// The ends of all branches, oldest first.
    pub fn tips(&self) -> impl Iterator<Item = u64> {
        self.tips.iter().copied()
    }

    /// The entries that only moved the head away from this one, the newest first.
    pub(crate) fn moves(&self, from: u64) -> impl Iterator<Item = &Arc<Entry>> {
        self.moves.get(&from).into_iter().flatten().rev().filter_map(|id| self.entry(*id))
    }

    /// The entries made after this one.
    pub(crate) fn after(&self, id: u64) -> impl Iterator<Item = &Arc<Entry>> {
        std::iter::successors(self.next(id), |id| self.next(*id)).filter_map(|id| self.entry(id))
    }
}

impl PartialEq for Journal {
    fn eq(&self, other: &Journal) -> bool {
        let stands = |j: &Journal| (j.head, j.what_if, j.latest.clone(), j.conduct, j.pledge, j.rolled, j.tips.clone());
        self.header == other.header && stands(self) == stands(other) && self.entries().eq(other.entries())
    }
}

/// One line of a file, with its end.
pub(crate) fn line_of(value: &impl serde::Serialize) -> Vec<u8> {
    let mut line = serde_json::to_vec(value).expect("entries hold nothing that JSON cannot");
    line.push(b'\n');
    line
}

struct Line<'a> {
    text: &'a [u8],
    number: usize,
    /// Whether its end was written.
    ended: bool,
}

struct Lines<'a> {
    bytes: &'a [u8],
    at: usize,
    line: usize,
}

impl<'a> Lines<'a> {
    fn next(&mut self) -> Option<Line<'a>> {
        let rest = self.bytes.get(self.at..).filter(|rest| !rest.is_empty())?;
        self.line += 1;
        let end = rest.iter().position(|&b| b == b'\n');
        self.at += end.map_or(rest.len(), |end| end + 1);
        let text = rest.get(..end.unwrap_or(rest.len())).unwrap_or_default();
        Some(Line { text, number: self.line, ended: end.is_some() })
    }
}

fn header(line: Line<'_>) -> Result<Header, Trouble> {
    let read = serde_json::from_slice::<Value>(line.text);
    let value = match read {
        Ok(value) => value,
        // Half a header of ours is a battle that never began; half of anything else is somebody else's file.
        Err(_) if !line.ended && begins_like_ours(line.text) => return Err(Trouble::TornHeader),
        Err(_) => return Err(Trouble::NotAJournal),
    };
    if value.get("montjoie").and_then(Value::as_str) != Some("journal") {
        return Err(Trouble::NotAJournal);
    }
    match value.get("format").and_then(Value::as_u64) {
        Some(format) if format > u64::from(FORMAT) => return Err(Trouble::Newer { format, ours: FORMAT }),
        Some(_) => {}
        None => return Err(Trouble::NotAJournal),
    }
    serde_json::from_value(value).map_err(|why| Trouble::Damaged { line: 1, why: Damage::NoEntry(why.to_string()) })
}

fn begins_like_ours(text: &[u8]) -> bool {
    let ours = br#"{"montjoie":"journal","#;
    let n = text.len().min(ours.len());
    n > 0 && text.get(..n) == ours.get(..n)
}

fn entry(line: &Line<'_>) -> Result<Entry, Trouble> {
    let damaged = |why| Trouble::Damaged { line: line.number, why };
    let text = std::str::from_utf8(line.text).map_err(|_| damaged(Damage::NotText))?;
    let no_entry = |why: serde_json::Error| damaged(Damage::NoEntry(why.to_string()));
    // At once where nothing is wrong with it; what is wrong is found out slowly.
    if let Ok(entry) = serde_json::from_str(text) {
        return Ok(entry);
    }
    let value: Value = serde_json::from_str(text).map_err(no_entry)?;
    let kind = value.get("body").and_then(Value::as_object).and_then(|body| body.keys().next());
    if let Some(kind) = kind.filter(|kind| !Body::KINDS.contains(&kind.as_str())) {
        return Err(Trouble::UnknownKind { line: line.number, kind: kind.clone() });
    }
    serde_json::from_value(value).map_err(no_entry)
}
