//! Copies of the shelf: one a day, one before each new layout, and the files that were set aside when a copy was put back.

use super::look::{Looked, look_at_copy};
use super::restore::ASIDE;
use super::seal::{self, Broken};
use super::{FILE, Shelf, damaged, sql, text};
use crate::entry::{Body, Entry, Header};
use crate::store::{io, sync_folder};
use crate::trouble::{Trouble, count};
use montjoie_game::{Arg, Message};
use rusqlite::{Connection, OptionalExtension as _};
use std::path::{Path, PathBuf};

/// How many dated copies are kept.
const COPIES: usize = 5;

/// A copy that lies in a data folder.
#[derive(Clone, Debug, PartialEq)]
pub struct Copied {
    /// What it is called: its day, or what it was made for; `aside-` and the moment for a file that was set aside.
    pub id: String,
    /// Where it is.
    pub file: PathBuf,
    /// Whether it is no copy, but a file that was set aside for one.
    pub aside: bool,
    /// What it holds, or why that cannot be told.
    pub holds: Result<Holds, Trouble>,
}

/// What a file of battles holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Holds {
    /// How many battles.
    pub battles: usize,
    /// How many of them cannot be read as journals, or do not hold.
    pub unreadable: usize,
    /// Those whose sums do not hold.
    pub broken: Vec<Broken>,
    /// How many battles that are being prepared.
    pub drafts: usize,
    /// Its newest step.
    pub newest: Option<Newest>,
    /// Grows with everything that is written to a battle: of two copies of one shelf, the later has more.
    pub acts: i64,
}

/// The battle in which something was last done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Newest {
    /// What it is called, in French and English.
    pub name: (String, String),
    /// Its ruleset.
    pub ruleset: String,
    /// The last step that was closed in it: its round, what is counted, and the ruleset's word for it.
    pub step: Option<(u32, String, String)>,
}

/// Every copy in a data folder: those of days first, the latest first; then those made for another reason; then what was set aside.
#[must_use]
pub fn copies(folder: &Path) -> Vec<Copied> {
    let told = |(id, file, aside): (String, PathBuf, bool)| {
        let holds = look_at_copy(&file, folder).and_then(|looked| {
            looked.fit()?;
            Holds::of(&looked, false)
        });
        Copied { id, file, aside, holds }
    };
    files(folder).into_iter().map(told).collect()
}

/// Where they are.
pub(super) fn files(folder: &Path) -> Vec<(String, PathBuf, bool)> {
    let names = |folder: PathBuf| std::fs::read_dir(folder).into_iter().flatten().flatten();
    let copy = |entry: std::fs::DirEntry| {
        let name = entry.file_name().into_string().ok()?;
        let id = name.strip_prefix("montjoie-")?.strip_suffix(".sqlite")?.to_owned();
        Some((id, entry.path(), false))
    };
    let aside = |entry: std::fs::DirEntry| {
        let file = entry.path().join(FILE);
        let id = format!("aside-{}", entry.file_name().into_string().ok()?);
        file.is_file().then_some((id, file, true))
    };
    let mut all: Vec<_> = names(folder.join("copies")).filter_map(copy).collect();
    all.extend(names(folder.join(ASIDE)).filter_map(aside));
    // A day begins with a digit.
    let rank = |(id, _, aside): &(String, PathBuf, bool)| (*aside, !id.starts_with(|c: char| c.is_ascii_digit()));
    all.sort_by(|a, b| rank(a).cmp(&rank(b)).then_with(|| b.0.cmp(&a.0)));
    all
}

impl Newest {
    /// The newest step, as a sentence's part: under the name of the reader's language, with round and step in words where they can be
    /// said.
    #[must_use]
    pub fn message(name: &str, step: Option<(String, String)>) -> Message {
        let message = match step {
            Some((round, step)) => {
                Message::new("chronicle-holds-newest").with("round", Arg::Text(round)).with("step", Arg::Text(step))
            }
            None => Message::new("chronicle-holds-newest-begun"),
        };
        message.with("name", Arg::Text(name.to_owned()))
    }
}

impl Holds {
    /// What it holds, and which battles of it are damaged, by the names of the reader's language.
    #[must_use]
    pub fn damaged(holds: String, names: String) -> Message {
        Message::new("chronicle-holds-broken").with("holds", Arg::Text(holds)).with("names", Arg::Text(names))
    }

    /// Both parts together, once they are said.
    #[must_use]
    pub fn and(holds: String, newest: String) -> Message {
        Message::new("chronicle-holds-both").with("holds", Arg::Text(holds)).with("newest", Arg::Text(newest))
    }

    /// How much it is, as a sentence's part.
    #[must_use]
    pub fn message(&self) -> Message {
        let battles = Message::new("chronicle-holds").number("battles", count(self.battles));
        battles.number("drafts", count(self.drafts)).number("unreadable", count(self.unreadable))
    }

    /// What a file holds that was found sound. Each battle is read through on request.
    pub(super) fn of(looked: &Looked, read: bool) -> Result<Holds, Trouble> {
        let base = &looked.base;
        let mut ask =
            base.prepare("SELECT id, name, header, touched FROM battle ORDER BY touched DESC, id").map_err(damaged)?;
        let rows = ask.query_map([], |row| Ok((text(row, 0)?, text(row, 1)?, text(row, 2)?, row.get::<_, i64>(3)?)));
        let rows: Vec<_> = rows.and_then(Iterator::collect).map_err(damaged)?;
        let mut holds = Holds { battles: rows.len(), drafts: drafts(base)?.len(), ..Holds::default() };
        if let Some((id, name, header, touched)) = rows.first() {
            let header = serde_json::from_str::<Header>(header).ok();
            let ruleset = header.map(|h| h.ruleset).unwrap_or_default();
            holds.acts = *touched;
            holds.newest = Some(Newest { name: both(name), ruleset, step: last_closed(base, id)? });
        }
        holds.broken = seal::broken(base)?;
        holds.unreadable = holds.broken.len();
        let sound = rows.iter().filter(|(id, ..)| holds.broken.iter().all(|broken| broken.id != *id));
        for (id, ..) in sound.filter(|_| read) {
            let journal = seal::lines(base, id)?.ok().map(|bytes| crate::journal::Journal::read(&bytes));
            holds.unreadable += usize::from(!matches!(journal, Some(Ok(_))));
        }
        Ok(holds)
    }
}

/// A name as the shelf keeps it, in French and English.
pub(super) fn both(name: &str) -> (String, String) {
    serde_json::from_str(name).unwrap_or_else(|_| (name.to_owned(), name.to_owned()))
}

/// Battles being prepared; the first layout had none.
pub(super) fn drafts(base: &Connection) -> Result<Vec<(String, String)>, Trouble> {
    let there = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'draft'";
    if base.query_row(there, [], |_| Ok(())).optional().map_err(damaged)?.is_none() {
        return Ok(Vec::new());
    }
    let mut ask = base.prepare("SELECT id, value FROM draft ORDER BY touched DESC, id").map_err(damaged)?;
    let rows = ask.query_map([], |row| Ok((text(row, 0)?, text(row, 1)?)));
    rows.and_then(Iterator::collect).map_err(damaged)
}

fn last_closed(base: &Connection, battle: &str) -> Result<Option<(u32, String, String)>, Trouble> {
    let mut ask = base.prepare("SELECT line FROM entry WHERE battle = ?1 ORDER BY id DESC").map_err(damaged)?;
    for line in ask.query_map([battle], |row| text(row, 0)).map_err(damaged)? {
        if let Ok(Entry { body: Body::Closed(closed), .. }) = serde_json::from_str(&line.map_err(damaged)?) {
            return Ok(Some((closed.round, closed.counts, closed.step)));
        }
    }
    Ok(None)
}

impl Shelf {
    /// Makes a copy of the whole shelf under this day's name, if there is none yet, and keeps the last five. A copy that is dated
    /// later than this day stays and is not counted: some clock was wrong, and it would push out the copies of today. While a battle is
    /// broken no copy is taken away.
    ///
    /// # Errors
    /// When the copy cannot be written; the shelf itself is untouched.
    pub fn back_up(&self, day: &str) -> Result<Option<PathBuf>, Trouble> {
        let copy = self.copy_to(day)?;
        if !self.broken().is_empty() {
            // An older copy may be the last that holds a broken battle whole.
            return Ok(copy);
        }
        let folder = self.file.parent().unwrap_or(Path::new("."));
        // Dated ones only: a copy made before a new layout stays.
        let dated = |id: &str| id.starts_with(|c: char| c.is_ascii_digit()) && id <= day;
        let old = files(folder).into_iter().filter(|(id, _, aside)| !aside && dated(id)).skip(COPIES);
        for (_, file, _) in old {
            let _ = std::fs::remove_file(file);
        }
        Ok(copy)
    }

    /// The folder of the copies.
    #[must_use]
    pub fn copies(&self) -> PathBuf {
        self.file.with_file_name("copies")
    }

    /// Copies the whole shelf under a name, if there is no such copy yet. A copy is whole or not there.
    pub(super) fn copy_to(&self, name: &str) -> Result<Option<PathBuf>, Trouble> {
        let folder = self.copies();
        std::fs::create_dir_all(&folder).map_err(|e| io(&e))?;
        let copy = folder.join(format!("montjoie-{name}.sqlite"));
        if copy.exists() {
            return Ok(None);
        }
        let begun = folder.join(format!("montjoie-{name}.sqlite.begun"));
        let _ = std::fs::remove_file(&begun);
        self.base()?.execute("VACUUM INTO ?1", [begun.to_string_lossy()]).map_err(sql)?;
        let checked = self.check_copy(&begun);
        if checked.is_err() {
            let _ = std::fs::remove_file(&begun);
        }
        checked?;
        std::fs::File::open(&begun).and_then(|file| file.sync_all()).map_err(|e| io(&e))?;
        std::fs::rename(&begun, &copy).and_then(|()| sync_folder(&copy)).map_err(|e| io(&e))?;
        Ok(Some(copy))
    }

    /// That a copy just written holds what the shelf does. A battle that is broken is so in both.
    fn check_copy(&self, copy: &Path) -> Result<(), Trouble> {
        let looked = look_at_copy(copy, &self.copies())?;
        looked.sound()?;
        let broken = seal::broken(&looked.base)?;
        if broken != self.check()? {
            return Err(Trouble::CopyDamaged(copy.display().to_string()));
        }
        Ok(())
    }
}
