//! The shelf: every battle of a data folder in one SQLite file. The entries are those of the journal file, a row each; what is
//! confirmed is synced, and stays.

mod copies;
mod look;
mod restore;
mod seal;

pub use copies::{Copied, Holds, Newest, copies};
pub use restore::{Behind, Newer, Present, Restoration, finish_restoring};
pub use seal::Broken;

use crate::aside::Source;
use crate::entry::{Entry, Header};
use crate::journal::{Journal, Read};
use crate::store::{Store, io, sync_folder};
use crate::trouble::Trouble;
use look::{beside, long, look};
use rusqlite::{Connection, OpenFlags, OptionalExtension as _, TransactionBehavior, params};
use seal::{Seal, Sum};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The layout this program writes, kept in the file's `user_version`.
const LAYOUT: i64 = 3;

/// The file every battle of a folder lies in.
const FILE: &str = "montjoie.sqlite";

/// How long one program waits for another that is writing.
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(5);

const TABLES: &str = "
    CREATE TABLE IF NOT EXISTS battle (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, header TEXT NOT NULL, archived INTEGER NOT NULL DEFAULT 0, touched INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE IF NOT EXISTS entry (
        battle TEXT NOT NULL REFERENCES battle(id), id INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (battle, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS keep (
        name TEXT PRIMARY KEY, value TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS draft (
        id TEXT PRIMARY KEY, value TEXT NOT NULL, touched INTEGER NOT NULL DEFAULT 0
    ) STRICT;
";
// Layout 1 had no drafts, layout 2 no sums: what is missing is made, and nothing that was there changes.

/// For one test alone: opens shelves as a careless program would, without waiting for the disk, to show that the test of power
/// cuts would notice.
#[doc(hidden)]
pub static CARELESS: std::sync::atomic::AtomicBool = std::sync::atomic::AtomicBool::new(false);

/// Every battle of a data folder.
#[derive(Clone, Debug)]
pub struct Shelf {
    file: PathBuf,
    base: Arc<Mutex<Base>>,
    /// The sitting this handle is good for; none for one that follows the shelf whatever lies on it.
    bound: Option<u64>,
}

/// The file while it is open.
#[derive(Debug)]
struct Base {
    connection: Option<Connection>,
    /// Counts how often another file was put in place under it.
    sitting: u64,
    /// Battles whose sums did not hold when all were last looked at.
    broken: Vec<Broken>,
    /// Whether something that was refused may still lie in the log, whole.
    doubtful: bool,
}

/// The connection, held.
struct Held<'a>(MutexGuard<'a, Base>);

impl std::ops::Deref for Held<'_> {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        self.0.connection.as_ref().expect("whoever holds it has looked that it is open")
    }
}

impl std::ops::DerefMut for Held<'_> {
    fn deref_mut(&mut self) -> &mut Connection {
        self.0.connection.as_mut().expect("whoever holds it has looked that it is open")
    }
}

/// One battle on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelved {
    /// Its id: letters and digits.
    pub id: String,
    /// What its scenario calls it, in French and English, as JSON.
    pub name: (String, String),
    /// Whether it was put away.
    pub archived: bool,
}

fn sql(error: rusqlite::Error) -> Trouble {
    match error.sqlite_error_code() {
        Some(rusqlite::ErrorCode::DiskFull) => Trouble::DiskFull,
        Some(rusqlite::ErrorCode::DatabaseBusy | rusqlite::ErrorCode::DatabaseLocked) => Trouble::Busy,
        Some(rusqlite::ErrorCode::PermissionDenied | rusqlite::ErrorCode::ReadOnly) => Trouble::Denied,
        Some(rusqlite::ErrorCode::DatabaseCorrupt | rusqlite::ErrorCode::NotADatabase) => {
            Trouble::ShelfDamaged(error.to_string())
        }
        _ => Trouble::Io(error.to_string()),
    }
}

impl Shelf {
    /// Opens the shelf of a folder, or begins one. The file is looked at before anything may write to it: a damaged or a newer one is
    /// left as it is, to the last byte. An older layout is copied before it is brought up to date. A restoring that was broken off is
    /// finished first.
    ///
    /// # Errors
    /// When the folder cannot be written, the file is damaged, or it is newer than this program.
    pub fn open(folder: &Path) -> Result<Shelf, Trouble> {
        std::fs::create_dir_all(folder).map_err(|e| io(&e))?;
        look::tidy(folder);
        finish_restoring(folder)?;
        let file = folder.join(FILE);
        let connection = connect(&file)?;
        let base = Base { connection: Some(connection), sitting: 0, broken: Vec::new(), doubtful: false };
        let shelf = Shelf { file, base: Arc::new(Mutex::new(base)), bound: None };
        shelf.bring_up_to_date()?;
        shelf.check()?;
        Ok(shelf)
    }

    /// Looks at the sums of every battle: those that do not hold. They stay where they are, and the others can be opened.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn check(&self) -> Result<Vec<Broken>, Trouble> {
        let mut base = self.base()?;
        let broken = seal::broken(&base)?;
        base.0.broken.clone_from(&broken);
        Ok(broken)
    }

    /// The battles whose sums did not hold when the file was opened or last copied.
    #[must_use]
    pub fn broken(&self) -> Vec<Broken> {
        self.base.lock().unwrap_or_else(PoisonError::into_inner).broken.clone()
    }

    fn bring_up_to_date(&self) -> Result<(), Trouble> {
        let layout: i64 = self.base()?.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(sql)?;
        if layout == LAYOUT {
            return Ok(());
        }
        if layout > 0 {
            self.copy_to(&format!("before-layout-{LAYOUT}"))?;
        }
        self.write(|write| {
            write.execute_batch(TABLES).map_err(sql)?;
            seal::bring_up_to_date(write)?;
            write.pragma_update(None, "user_version", LAYOUT).map_err(sql)
        })
    }

    /// Writes all of it or nothing. What was refused because the disk would not take it never counts later.
    fn write<T>(&self, work: impl FnOnce(&Connection) -> Result<T, Trouble>) -> Result<T, Trouble> {
        let mut base = self.base()?;
        if base.0.doubtful {
            write_over(&base)?;
            base.0.doubtful = false;
        }
        let write = base.transaction_with_behavior(TransactionBehavior::Immediate).map_err(sql)?;
        let done = work(&write)?;
        let written = write.commit().map_err(sql);
        if written.is_err() {
            base.0.doubtful = write_over(&base).is_err();
        }
        written.map(|()| done)
    }

    /// The same shelf for as long as this very file lies on it: once a copy is put in its place, nothing is read or written through it.
    /// For whoever holds a battle in mind, and would write to another one of that name.
    #[must_use]
    pub fn for_this_sitting(&self) -> Shelf {
        let sitting = self.base.lock().unwrap_or_else(PoisonError::into_inner).sitting;
        Shelf { bound: Some(sitting), ..self.clone() }
    }

    /// Folds the log into the file and lets go of it: the file alone is then whole. Nobody reads or writes through this shelf afterwards.
    ///
    /// # Errors
    /// When the log could not be folded in: it lies beside the file still, and belongs to it.
    pub fn close(&self) -> Result<(), Trouble> {
        let mut base = self.base.lock().unwrap_or_else(PoisonError::into_inner);
        base.connection.take().map_or(Ok(()), let_go)
    }

    fn base(&self) -> Result<Held<'_>, Trouble> {
        let base = self.base.lock().unwrap_or_else(PoisonError::into_inner);
        if base.connection.is_none() {
            return Err(Trouble::Closed);
        }
        if self.bound.is_some_and(|sitting| sitting != base.sitting) {
            return Err(Trouble::Replaced);
        }
        Ok(Held(base))
    }

    /// Where it is.
    #[must_use]
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Every battle, the one last touched first.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn battles(&self) -> Result<Vec<Shelved>, Trouble> {
        let base = self.base()?;
        let mut ask = base.prepare("SELECT id, name, archived FROM battle ORDER BY touched DESC, id").map_err(sql)?;
        let rows = ask.query_map([], |row| Ok((text(row, 0)?, text(row, 1)?, row.get::<_, bool>(2)?)));
        rows.map_err(sql)?
            .map(|row| {
                let (id, name, archived) = row.map_err(sql)?;
                Ok(Shelved { id, name: copies::both(&name), archived })
            })
            .collect()
    }

    /// Puts a new battle on the shelf under this id, whole or not at all.
    ///
    /// # Errors
    /// When there is one of that id, or it cannot be written.
    pub fn add(&self, id: &str, name: &(String, String), journal: &Journal) -> Result<(), Trouble> {
        let header = serde_json::to_string(&journal.header).map_err(|e| Trouble::Io(e.to_string()))?;
        let name = serde_json::to_string(name).unwrap_or_default();
        // Read before the file is held: they may lie in it.
        let entries: Vec<_> = journal.whole()?.entries().cloned().collect();
        self.write(|write| {
            let touched = next_touch(write)?;
            let added = write
                .execute(
                    "INSERT OR IGNORE INTO battle (id, name, header, touched) VALUES (?1, ?2, ?3, ?4)",
                    params![id, name, header, touched],
                )
                .map_err(sql)?;
            if added == 0 {
                return Err(Trouble::Exists);
            }
            let mut seal = Seal::new(Sum::start(id, &name, &header));
            for entry in &entries {
                insert(write, id, entry, &mut seal)?;
            }
            seal.lay(write, id)
        })
    }

    /// The newest entry of a battle; 0 while there is none.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn newest(&self, id: &str) -> Result<u64, Trouble> {
        let newest: i64 = self
            .base()?
            .query_row("SELECT coalesce(max(id), 0) FROM entry WHERE battle = ?1", [id], |row| row.get(0))
            .map_err(sql)?;
        Ok(newest.unsigned_abs())
    }

    /// The journal of one battle, to be read and added to.
    #[must_use]
    pub fn battle(&self, id: &str) -> ShelfStore {
        ShelfStore { shelf: self.clone(), battle: id.to_owned() }
    }

    /// Puts a battle away, or takes it out again. Nothing is deleted by it.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn archive(&self, id: &str, away: bool) -> Result<(), Trouble> {
        self.write(|write| {
            let seal = Seal::of(write, id)?;
            write.execute("UPDATE battle SET archived = ?2 WHERE id = ?1", params![id, away]).map_err(sql)?;
            // A battle that is broken may be put away, and stays broken.
            seal.map_or(Ok(()), |seal| seal.lay(write, id))
        })
    }

    /// Deletes a battle that was put away, once its journal lies in the folder `archives` as a file: where that file is.
    ///
    /// # Errors
    /// When it was not put away, or its file cannot be written; nothing is deleted then.
    pub fn delete(&self, id: &str) -> Result<PathBuf, Trouble> {
        let away = self.battles()?.into_iter().any(|b| b.id == id && b.archived);
        if !away {
            return Err(Trouble::NotAJournal);
        }
        let journal = self.battle(id).load()?.journal.whole()?;
        let folder = self.file.with_file_name("archives");
        std::fs::create_dir_all(&folder).map_err(|e| io(&e))?;
        let file = folder.join(format!("{id}.jsonl"));
        let mut out = std::fs::File::create(&file).map_err(|e| io(&e))?;
        out.write_all(&journal.write()).and_then(|()| out.sync_all()).map_err(|e| io(&e))?;
        sync_folder(&file).map_err(|e| io(&e))?;
        self.write(|write| {
            for table in ["DELETE FROM entry WHERE battle = ?1", "DELETE FROM seal WHERE battle = ?1"] {
                write.execute(table, [id]).map_err(sql)?;
            }
            write.execute("DELETE FROM battle WHERE id = ?1 AND archived", [id]).map_err(sql)?;
            write.execute("DELETE FROM keep WHERE name = 'seats/' || ?1", [id]).map(drop).map_err(sql)
        })?;
        Ok(file)
    }

    /// Every battle that is being prepared, the one last touched first: its id and what is kept of it.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn drafts(&self) -> Result<Vec<(String, String)>, Trouble> {
        let base = self.base()?;
        copies::drafts(&base)
    }

    /// One of them.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn draft(&self, id: &str) -> Result<Option<String>, Trouble> {
        self.base()?.query_row("SELECT value FROM draft WHERE id = ?1", [id], |row| row.get(0)).optional().map_err(sql)
    }

    /// Keeps a battle that is being prepared; without a value it is put aside for good.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep_draft(&self, id: &str, value: Option<&str>) -> Result<(), Trouble> {
        self.write(|write| {
            let done = match value {
                Some(value) => write.execute(
                    "INSERT INTO draft (id, value, touched) VALUES (?1, ?2, (SELECT coalesce(max(touched), 0) + 1 FROM draft))
                     ON CONFLICT (id) DO UPDATE SET value = ?2, touched = excluded.touched",
                    params![id, value],
                ),
                None => write.execute("DELETE FROM draft WHERE id = ?1", [id]),
            };
            done.map(drop).map_err(sql)
        })
    }

    /// A small thing kept beside the battles: seats, secrets, settings.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn kept(&self, name: &str) -> Result<Option<String>, Trouble> {
        self.base()?
            .query_row("SELECT value FROM keep WHERE name = ?1", [name], |row| row.get(0))
            .optional()
            .map_err(sql)
    }

    /// Keeps a small thing.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep(&self, name: &str, value: &str) -> Result<(), Trouble> {
        let upsert = "INSERT INTO keep (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = ?2";
        self.write(|write| write.execute(upsert, params![name, value]).map(drop).map_err(sql))
    }
}

/// Text as it lies there. Bytes that are none are damage: shown as such, so that the rest can still be read.
fn text(row: &rusqlite::Row<'_>, column: usize) -> rusqlite::Result<String> {
    let value = row.get_ref(column)?;
    Ok(value.as_bytes().map(|bytes| String::from_utf8_lossy(bytes).into_owned()).unwrap_or_default())
}

/// The same while a file is looked at: what cannot be read of it is damage.
fn damaged(error: rusqlite::Error) -> Trouble {
    match sql(error) {
        Trouble::Io(why) => Trouble::ShelfDamaged(why),
        other => other,
    }
}

/// Opens the file of battles for writing, once it was found fit for it, or begins one.
fn connect(file: &Path) -> Result<Connection, Trouble> {
    let folder = file.parent().unwrap_or(Path::new("."));
    if long(file) > 0 {
        look(file, folder)?.fit()?;
    } else if long(&beside(file, "-wal")) > 0 || (file.exists() && !copies::files(folder).is_empty()) {
        // SQLite would take it for a new one, and throw the log away.
        return Err(Trouble::ShelfEmpty);
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let base = Connection::open_with_flags(file, flags).map_err(sql)?;
    base.busy_timeout(PATIENCE).map_err(sql)?;
    base.pragma_update(None, "journal_mode", "WAL").map_err(sql)?;
    let careless = CARELESS.load(std::sync::atomic::Ordering::Relaxed);
    base.pragma_update(None, "synchronous", if careless { "NORMAL" } else { "FULL" }).map_err(sql)?;
    base.pragma_update(None, "foreign_keys", "ON").map_err(sql)?;
    Ok(base)
}

/// Writes something that means nothing. What the disk would not sync lies whole in the log all the same, and whoever opens the file after a
/// crash would take it for confirmed; whatever is written next is written over it.
fn write_over(base: &Connection) -> Result<(), Trouble> {
    let upsert = "INSERT INTO keep (name, value) VALUES ('refused', '1')
                  ON CONFLICT (name) DO UPDATE SET value = CAST(value AS INTEGER) + 1";
    base.execute(upsert, []).map(drop).map_err(sql)
}

/// Folds the log in and closes.
fn let_go(base: Connection) -> Result<(), Trouble> {
    let folded = base.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, i64>(0));
    let closed = base.close().map_err(|(_, error)| sql(error));
    match folded.map_err(sql)? {
        0 => closed,
        _ => Err(Trouble::Busy),
    }
}

fn next_touch(base: &Connection) -> Result<i64, Trouble> {
    base.query_row("SELECT coalesce(max(touched), 0) + 1 FROM battle", [], |row| row.get(0)).map_err(sql)
}

fn insert(base: &Connection, battle: &str, entry: &Entry, seal: &mut Seal) -> Result<(), Trouble> {
    let line = serde_json::to_string(entry).map_err(|e| Trouble::Io(e.to_string()))?;
    let id = i64::try_from(entry.id).map_err(|e| Trouble::Io(e.to_string()))?;
    let sum = seal.add(id, &line);
    base.prepare_cached("INSERT INTO entry (battle, id, line, sum) VALUES (?1, ?2, ?3, ?4)")
        .and_then(|mut put| put.execute(params![battle, id, line, sum]))
        .map(drop)
        .map_err(sql)
}

/// One battle's journal on the shelf.
#[derive(Clone, Debug)]
pub struct ShelfStore {
    shelf: Shelf,
    battle: String,
}

impl Store for ShelfStore {
    fn load(&mut self) -> Result<Read, Trouble> {
        let base = self.shelf.base()?;
        let bytes = seal::lines(&base, &self.battle)?.map_err(|at| Trouble::BattleBroken { at })?;
        drop(base);
        Journal::read_from(&bytes, Some(Arc::new(self.clone())))
    }

    fn append(&mut self, last: u64, entries: &[Entry]) -> Result<(), Trouble> {
        self.shelf.write(|write| {
            let newest: i64 = write
                .prepare_cached("SELECT coalesce(max(id), 0) FROM entry WHERE battle = ?1")
                .and_then(|mut ask| ask.query_row([&self.battle], |row| row.get(0)))
                .map_err(sql)?;
            if u64::try_from(newest).ok() != Some(last) {
                return Err(Trouble::HeadMoved);
            }
            // Nothing is added to a battle whose sums do not hold: it would be sealed as it is.
            let mut seal = Seal::of(write, &self.battle)?.ok_or(Trouble::BattleBroken { at: 0 })?;
            for entry in entries {
                insert(write, &self.battle, entry, &mut seal)?;
            }
            let touched = next_touch(write)?;
            write
                .execute("UPDATE battle SET touched = ?2 WHERE id = ?1", params![self.battle, touched])
                .map_err(sql)?;
            seal.lay(write, &self.battle)
        })
    }
}

impl Source for ShelfStore {
    fn entries(&self, first: u64, last: u64) -> Option<Vec<Entry>> {
        let lines = seal::some_lines(&*self.shelf.base().ok()?, &self.battle, (first, last)).ok()??;
        lines.iter().map(|line| serde_json::from_str(line).ok()).collect()
    }
}

/// What the scenario of a journal calls itself, in French and English.
#[must_use]
pub fn titled(header: &Header) -> (String, String) {
    titled_scenario(&header.scenario)
}

/// What a scenario calls itself, in French and English.
#[must_use]
pub fn titled_scenario(scenario: &str) -> (String, String) {
    let doc = montjoie_game::scenario::Doc::read(scenario);
    let said = |key: &str| doc.peek(key).map(str::to_owned);
    let plain = said("name");
    let fr = said("name_fr").or_else(|| plain.clone()).or_else(|| said("name_en")).unwrap_or_default();
    let en = said("name_en").or(plain).unwrap_or_else(|| fr.clone());
    (fr, en)
}
