//! Putting a copy in the place of the file of battles. The file that was there is set aside with its log, never deleted: a log that
//! stays beside another file than its own is replayed over it, and spoils it.

use super::copies::{both, drafts};
use super::look::{Looked, PARTS, beside, long, look, look_at_copy};
use super::{FILE, Holds, LAYOUT, Shelf, connect, damaged, let_go, text};
use crate::entry::{Body, Entry};
use crate::store::{io, sync_folder};
use crate::trouble::{Trouble, count};
use montjoie_game::{Arg, Message};
use rusqlite::{Connection, OptionalExtension as _};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::PoisonError;

/// The folder of what was set aside, a folder for each time.
pub(super) const ASIDE: &str = "aside";

/// The copy, in the folder of what it sets aside, once it is whole. While it lies there a restoring was begun and is not done.
const NEXT: &str = "next.sqlite";

/// The same while it is written.
const BEGUN: &str = "next.sqlite.begun";

/// What putting a copy back would do. Nothing is done by making one.
#[derive(Clone, Debug)]
pub struct Restoration {
    folder: PathBuf,
    copy: PathBuf,
    /// What the copy holds: it was found sound.
    pub holds: Holds,
    /// What would be replaced.
    pub present: Present,
    mark: String,
}

/// The file of battles that is in place.
#[derive(Clone, Debug, PartialEq)]
pub enum Present {
    /// There is none.
    Nothing,
    /// It cannot be read: nothing that could be read is replaced.
    Unreadable(Trouble),
    /// It can be read: what it holds that the copy lacks.
    Readable(Newer),
}

/// What the file in place holds and a copy lacks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Newer {
    /// Battles that the copy lacks, wholly or in part.
    pub battles: Vec<Behind>,
    /// How many battles being prepared the copy lacks, or has otherwise.
    pub drafts: usize,
    /// The layout, where it is newer than this program's: more may be in it than can be told.
    pub layout: Option<i64>,
}

/// One battle of which the copy lacks something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Behind {
    /// What it is called, in French and English.
    pub name: (String, String),
    /// Whether the copy lacks all of it.
    pub whole: bool,
    /// How many closed steps.
    pub steps: usize,
    /// How many entries of its journal, those steps among them.
    pub entries: usize,
}

impl Behind {
    /// The sentence, under the name of the reader's language.
    #[must_use]
    pub fn message(&self, name: &str) -> Message {
        let id = if self.whole { "chronicle-behind-whole" } else { "chronicle-behind" };
        let name = Arg::Text(name.to_owned());
        Message::new(id).with("name", name).number("steps", count(self.steps)).number("entries", count(self.entries))
    }
}

impl Newer {
    /// What it holds besides battles, as sentences.
    #[must_use]
    pub fn messages(&self) -> Vec<Message> {
        let drafts =
            (self.drafts > 0).then(|| Message::new("chronicle-behind-drafts").number("drafts", count(self.drafts)));
        let layout = self.layout.map(|layout| Message::new("chronicle-behind-layout").number("layout", layout));
        drafts.into_iter().chain(layout).collect()
    }

    /// Whether there is nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Newer::default()
    }
}

impl Restoration {
    /// Looks at a copy, and at the file of a folder that nobody has open.
    ///
    /// # Errors
    /// When the copy is none, is damaged, is newer than this program, or is the very file in place.
    pub fn new(folder: &Path, copy: &Path) -> Result<Restoration, Trouble> {
        let file = folder.join(FILE);
        let (looked, holds) = sound_copy(folder, copy)?;
        let (present, mark) = if long(&file) == 0 && long(&beside(&file, "-wal")) == 0 {
            (Present::Nothing, String::new())
        } else if long(&file) == 0 {
            (Present::Unreadable(Trouble::ShelfEmpty), String::new())
        } else {
            let seen = look(&file, folder).and_then(|there| seen(&there.base, &looked.base, || there.sound()));
            seen_or_not(seen)?
        };
        Ok(Restoration { folder: folder.to_owned(), copy: copy.to_owned(), holds, present, mark })
    }

    /// Whether something newer than the copy would be replaced.
    #[must_use]
    pub fn replaces_newer(&self) -> bool {
        matches!(&self.present, Present::Readable(newer) if !newer.is_empty())
    }

    /// Changes with everything that is played: for whoever is asked whether they mean it.
    #[must_use]
    pub fn mark(&self) -> &str {
        &self.mark
    }

    /// Puts the copy in place, the folder being held by the caller: where the file lies that was there. `when` names that place.
    ///
    /// # Errors
    /// When it cannot be; the file in place is then as it was.
    pub fn carry_out(&self, when: &str) -> Result<Option<PathBuf>, Trouble> {
        self.prepare(when)?.swap()
    }

    fn prepare(&self, when: &str) -> Result<Prepared, Trouble> {
        let prepared = Prepared { folder: self.folder.clone(), aside: self.place(when)? };
        let written = self.write(&prepared.aside.join(BEGUN));
        if written.is_err() {
            prepared.forget();
        }
        written.map(|()| prepared)
    }

    fn write(&self, begun: &Path) -> Result<(), Trouble> {
        look_at_copy(&self.copy, &self.folder)?.write_to(begun)?;
        std::fs::File::open(begun).and_then(|f| f.sync_all()).and_then(|()| sync_folder(begun)).map_err(|e| io(&e))
    }

    /// A folder that is not there yet.
    fn place(&self, when: &str) -> Result<PathBuf, Trouble> {
        let all = self.folder.join(ASIDE);
        std::fs::create_dir_all(&all).map_err(|e| io(&e))?;
        for n in 1.. {
            let aside = all.join(if n == 1 { when.to_owned() } else { format!("{when}-{n}") });
            match std::fs::create_dir(&aside) {
                Ok(()) => {
                    sync_folder(&aside).and_then(|()| sync_folder(&all)).map_err(|e| io(&e))?;
                    return Ok(aside);
                }
                Err(e) if e.kind() == std::io::ErrorKind::AlreadyExists => {}
                Err(e) => return Err(io(&e)),
            }
        }
        Err(Trouble::Exists)
    }
}

/// A copy that waits to be put in place.
struct Prepared {
    folder: PathBuf,
    aside: PathBuf,
}

impl Prepared {
    /// From here on a restoring that is broken off is finished when the folder is next opened.
    fn swap(self) -> Result<Option<PathBuf>, Trouble> {
        let renamed = std::fs::rename(self.aside.join(BEGUN), self.aside.join(NEXT));
        let swapped = renamed.and_then(|()| swap(&self.folder, &self.aside));
        if !matches!(swapped, Ok(true)) {
            self.forget();
        }
        swapped.map(|former| former.then(|| self.aside.join(FILE))).map_err(|e| io(&e))
    }

    /// Takes away what was prepared. Whatever was set aside stays: a folder that is not empty is not removed.
    fn forget(&self) {
        let _ = std::fs::remove_file(self.aside.join(BEGUN));
        let _ = std::fs::remove_dir(&self.aside);
        let _ = std::fs::remove_dir(self.folder.join(ASIDE));
    }
}

/// Sets the file and its parts aside and puts the next one in place; whether there was anything to set aside. When something fails
/// everything is moved back; should that fail too, the next one stays where it is, and the next opening tries again.
fn swap(folder: &Path, aside: &Path) -> std::io::Result<bool> {
    let mut moved: Vec<(PathBuf, PathBuf)> = Vec::new();
    let (file, next) = (folder.join(FILE), aside.join(NEXT));
    let mut work = || -> std::io::Result<()> {
        sync_folder(&next)?;
        for part in PARTS {
            let from = beside(&file, part);
            if from.exists() {
                let to = free(&beside(&aside.join(FILE), part));
                std::fs::rename(&from, &to)?;
                moved.push((from, to));
            }
        }
        sync_folder(&next)?;
        std::fs::rename(&next, &file)
    };
    let done = work();
    if let Err(failed) = done {
        let back = moved.iter().rev().all(|(from, to)| std::fs::rename(to, from).is_ok());
        if back {
            let _ = std::fs::remove_file(&next);
        }
        return Err(failed);
    }
    // Should the power go before this is on the disk, the next opening finds either all of it or a restoring to finish.
    let _ = sync_folder(&file).and_then(|()| sync_folder(&next));
    Ok(!moved.is_empty())
}

/// This name, or another where it is taken: nothing that was set aside is written over.
fn free(file: &Path) -> PathBuf {
    let names = std::iter::once(file.to_owned()).chain((2..).map(|n| beside(file, &format!(".{n}"))));
    names.take(1000).find(|name| !name.exists()).unwrap_or_else(|| file.to_owned())
}

/// Finishes a restoring that was broken off: it was asked for, and its copy is whole. For whoever holds the folder.
///
/// # Errors
/// When it cannot be done now.
pub fn finish_restoring(folder: &Path) -> Result<(), Trouble> {
    for entry in std::fs::read_dir(folder.join(ASIDE)).into_iter().flatten().flatten() {
        let prepared = Prepared { folder: folder.to_owned(), aside: entry.path() };
        if prepared.aside.join(NEXT).exists() {
            swap(folder, &prepared.aside).map_err(|e| io(&e))?;
        }
        prepared.forget();
    }
    Ok(())
}

/// A copy that may be put in place, and what it holds.
fn sound_copy(folder: &Path, copy: &Path) -> Result<(Looked, Holds), Trouble> {
    let real = |path: &Path| std::fs::canonicalize(path).ok();
    if real(copy).is_some_and(|copy| Some(copy) == real(&folder.join(FILE))) {
        return Err(Trouble::OwnFile);
    }
    let of_copy = |trouble| match trouble {
        Trouble::ShelfDamaged(why) => Trouble::CopyDamaged(why),
        Trouble::ShelfNewer { layout, ours } => Trouble::CopyNewer { layout, ours },
        other => other,
    };
    let looked = look_at_copy(copy, folder).map_err(of_copy)?;
    if looked.fit().map_err(of_copy)? == 0 {
        return Err(Trouble::NotACopy);
    }
    let holds = Holds::of(&looked, true).map_err(of_copy)?;
    Ok((looked, holds))
}

type Seen = (Newer, String);

/// What the file in place holds that the copy lacks, and its mark.
fn seen(there: &Connection, copy: &Connection, sound: impl FnOnce() -> Result<(), Trouble>) -> Result<Seen, Trouble> {
    let layout: i64 = there.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(damaged)?;
    sound()?;
    if layout == 0 {
        // Begun and never filled.
        return Ok((Newer::default(), mark(there)));
    }
    let newer = compare(there, copy);
    if layout > LAYOUT {
        // Some of it may be told by tables we do not know.
        return Ok((Newer { layout: Some(layout), ..newer.unwrap_or_default() }, mark(there)));
    }
    Ok((newer?, mark(there)))
}

/// Damage is no refusal: there is nothing to be read that could be lost. What is only in the way is.
fn seen_or_not(seen: Result<Seen, Trouble>) -> Result<(Present, String), Trouble> {
    match seen {
        Ok((newer, mark)) => Ok((Present::Readable(newer), mark)),
        Err(damage @ (Trouble::ShelfDamaged(_) | Trouble::ShelfLog)) => {
            Ok((Present::Unreadable(damage), String::new()))
        }
        Err(other) => Err(other),
    }
}

fn mark(base: &Connection) -> String {
    let counts = "SELECT (SELECT count(*) FROM battle) || '.' || (SELECT count(*) FROM entry) || '.' ||
                  (SELECT count(*) || '.' || coalesce(sum(touched), 0) FROM draft)";
    base.query_row(counts, [], |row| row.get(0)).unwrap_or_default()
}

fn compare(there: &Connection, copy: &Connection) -> Result<Newer, Trouble> {
    let mut newer = Newer::default();
    let mut ask = there.prepare("SELECT id, name, header FROM battle ORDER BY touched DESC, id").map_err(damaged)?;
    let rows = ask.query_map([], |row| Ok((text(row, 0)?, text(row, 1)?, text(row, 2)?)));
    let rows: Vec<(String, String, String)> = rows.and_then(Iterator::collect).map_err(damaged)?;
    for (id, name, header) in rows {
        let known: Option<String> = copy
            .query_row("SELECT header FROM battle WHERE id = ?1", [&id], |row| text(row, 0))
            .optional()
            .map_err(damaged)?;
        let whole = known.as_ref() != Some(&header);
        let known = if whole { BTreeMap::new() } else { lines(copy, &id)? };
        let mut behind = Behind { name: both(&name), whole, steps: 0, entries: 0 };
        for (entry, line) in lines(there, &id)? {
            if known.get(&entry) != Some(&line) {
                behind.entries += 1;
                let closed = serde_json::from_str::<Entry>(&line).is_ok_and(|e| matches!(e.body, Body::Closed(_)));
                behind.steps += usize::from(closed);
            }
        }
        if whole || behind.entries > 0 {
            newer.battles.push(behind);
        }
    }
    let known = drafts(copy)?;
    newer.drafts = drafts(there)?.iter().filter(|draft| !known.contains(draft)).count();
    Ok(newer)
}

fn lines(base: &Connection, battle: &str) -> Result<BTreeMap<i64, String>, Trouble> {
    let mut ask = base.prepare_cached("SELECT id, line FROM entry WHERE battle = ?1").map_err(damaged)?;
    let rows = ask.query_map([battle], |row| Ok((row.get(0)?, text(row, 1)?)));
    rows.and_then(Iterator::collect).map_err(damaged)
}

impl Shelf {
    /// What putting a copy in place of this shelf's own file would do.
    ///
    /// # Errors
    /// When the copy is none, is damaged, is newer than this program, or is the very file in place.
    pub fn plan(&self, copy: &Path) -> Result<Restoration, Trouble> {
        let folder = self.file.parent().unwrap_or(Path::new("."));
        let (looked, holds) = sound_copy(folder, copy)?;
        // Through its own connection: whoever opens and closes a file beside SQLite takes its locks away.
        let base = self.base()?;
        let (present, mark) = seen_or_not(seen(&base, &looked.base, || Ok(())))?;
        Ok(Restoration { folder: folder.to_owned(), copy: copy.to_owned(), holds, present, mark })
    }

    /// Puts a copy in the place of this shelf's own file and opens it: where the former file lies. Handles of an earlier sitting are
    /// of no use afterwards ([`Shelf::for_this_sitting`]).
    ///
    /// # Errors
    /// [`Trouble::HeadMoved`] when something was played since the plan was made. Nothing has changed then, nor when something else is
    /// in the way.
    pub fn restore(&self, plan: &Restoration, when: &str) -> Result<Option<PathBuf>, Trouble> {
        let prepared = plan.prepare(when)?;
        let mut base = self.base.lock().unwrap_or_else(PoisonError::into_inner);
        let known = base.connection.as_ref().map(mark);
        if known.as_deref() != Some(plan.mark()) {
            prepared.forget();
            return Err(known.map_or(Trouble::Closed, |_| Trouble::HeadMoved));
        }
        // A log that cannot be folded in, as in a damaged file, goes aside with it.
        let _ = base.connection.take().map(let_go);
        let swapped = prepared.swap();
        base.connection = Some(connect(&self.file)?);
        if swapped.is_ok() {
            base.sitting += 1;
        }
        drop(base);
        self.bring_up_to_date()?;
        self.check()?;
        swapped
    }
}
