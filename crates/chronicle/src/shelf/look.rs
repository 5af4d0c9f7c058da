//! A file of battles looked at without touching it. SQLite replays, folds in or deletes a log as soon as it may write: a damaged or a
//! newer file, and a file that lies beside a log that is not its own, must be known for what they are before.

use super::{LAYOUT, damaged, sql};
use crate::store::io;
use crate::trouble::Trouble;
use rusqlite::{Connection, OpenFlags};
use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// What SQLite lays beside a file, the file itself last: only the log belongs to what is kept.
pub(super) const PARTS: [&str; 4] = ["-wal", "-shm", "-journal", ""];

/// Private views are made in folders of this name, a process and a number after it.
const VIEW: &str = "looking-";

/// How often a file that changes while it is copied is copied again.
const TRIES: u32 = 20;

/// A file of battles, open for reading alone.
#[derive(Debug)]
pub(super) struct Looked {
    /// The connection. Nothing that is done with it reaches the file.
    pub base: Connection,
    /// Where the private view lies, if one had to be made.
    _view: Option<View>,
}

/// A folder that goes when nobody looks any more.
#[derive(Debug)]
struct View(PathBuf);

impl Drop for View {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The file beside another that SQLite calls by its name and this ending.
pub(super) fn beside(file: &Path, part: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(part);
    name.into()
}

/// How long a file is; 0 when it is not there.
pub(super) fn long(file: &Path) -> u64 {
    std::fs::metadata(file).map_or(0, |m| m.len())
}

/// Looks at the file of battles in place. `folder` is where a private view may be made: a file with a log is read through a copy of
/// both.
///
/// # Errors
/// When it cannot be read at all, or the log beside it is not its own.
pub(super) fn look(file: &Path, folder: &Path) -> Result<Looked, Trouble> {
    let logged = readable(file)?;
    if long(&beside(file, "-wal")) > 0 && !logged {
        return Err(Trouble::ShelfLog);
    }
    if ["-wal", "-journal"].iter().any(|part| long(&beside(file, part)) > 0) {
        through_a_view(file, folder)
    } else {
        where_it_lies(file)
    }
}

/// Looks at a copy: those we make are whole in one file, and no log that lies beside one is its own.
///
/// # Errors
/// When it cannot be read at all.
pub(super) fn look_at_copy(file: &Path, folder: &Path) -> Result<Looked, Trouble> {
    if readable(file)? { look(file, folder) } else { where_it_lies(file) }
}

/// Whether a file that can be read keeps a log, as its first bytes say. One that is being played always does, a copy of ours never.
fn readable(file: &Path) -> Result<bool, Trouble> {
    let mut open = std::fs::File::open(file).map_err(|e| io(&e))?;
    if open.metadata().map_err(|e| io(&e))?.is_dir() {
        return Err(Trouble::Folder);
    }
    let mut first = [0; 20];
    Ok(open.read_exact(&mut first).is_err() || first[18..] != [1, 1])
}

/// Nobody writes to it and nothing waits to be folded in: it may be read where it lies. SQLite would take a last page that breaks off
/// for one that ends in zeros, and see nothing wrong.
fn where_it_lies(file: &Path) -> Result<Looked, Trouble> {
    let mut first = [0; 18];
    let read = std::fs::File::open(file).and_then(|mut open| open.read_exact(&mut first));
    let page = u64::from(u16::from_be_bytes([first[16], first[17]]));
    let page = if page == 1 { 65_536 } else { page };
    if read.is_ok() && first.starts_with(b"SQLite format 3") && !long(file).is_multiple_of(page.max(1)) {
        return Err(Trouble::ShelfDamaged(format!("{} % {page} != 0", long(file))));
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let base = Connection::open_with_flags(uri(file), flags).map_err(damaged)?;
    Ok(Looked { base, _view: None })
}

fn through_a_view(file: &Path, folder: &Path) -> Result<Looked, Trouble> {
    std::fs::create_dir_all(folder).map_err(|e| io(&e))?;
    let view = View(fresh(folder)?);
    let copy = view.0.join("view.sqlite");
    for left in (0..TRIES).rev() {
        let before = stamp(file);
        for part in ["", "-wal", "-journal"] {
            let (from, to) = (beside(file, part), beside(&copy, part));
            match std::fs::copy(&from, &to) {
                Err(e) if e.kind() == std::io::ErrorKind::NotFound => drop(std::fs::remove_file(&to)),
                done => done.map(drop).map_err(|e| io(&e))?,
            }
        }
        if stamp(file) == before {
            break;
        }
        if left == 0 {
            return Err(Trouble::Busy);
        }
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let base = Connection::open_with_flags(&copy, flags).map_err(damaged)?;
    base.pragma_update(None, "synchronous", "OFF").map_err(damaged)?;
    Ok(Looked { base, _view: Some(view) })
}

impl Looked {
    /// Its layout: 0 for a file that was never ours.
    pub fn layout(&self) -> Result<i64, Trouble> {
        self.base.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(damaged)
    }

    /// That every page of it is where it belongs; and no entry without its battle, where no sums tell whose it was.
    ///
    /// # Errors
    /// What is wrong.
    pub fn sound(&self) -> Result<(), Trouble> {
        let said: String = self.base.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0)).map_err(damaged)?;
        if said != "ok" {
            return Err(Trouble::ShelfDamaged(said));
        }
        if self.layout()? >= LAYOUT {
            return Ok(());
        }
        let astray: i64 = self
            .base
            .query_row("SELECT count(*) FROM pragma_foreign_key_check", [], |row| row.get(0))
            .map_err(damaged)?;
        if astray > 0 {
            return Err(Trouble::ShelfDamaged(format!("{astray} × foreign_key_check")));
        }
        Ok(())
    }

    /// That this program may open it.
    ///
    /// # Errors
    /// When it is newer or damaged.
    pub fn fit(&self) -> Result<i64, Trouble> {
        let layout = self.layout()?;
        if layout > LAYOUT {
            return Err(Trouble::ShelfNewer { layout, ours: LAYOUT });
        }
        self.sound()?;
        Ok(layout)
    }

    /// Writes what it holds, log and all, to one file that is not there yet.
    ///
    /// # Errors
    /// When that cannot be written.
    pub fn write_to(&self, file: &Path) -> Result<(), Trouble> {
        self.base.execute("VACUUM INTO ?1", [file.to_string_lossy()]).map(drop).map_err(sql)
    }
}

/// A folder of nobody else's.
fn fresh(folder: &Path) -> Result<PathBuf, Trouble> {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let nth = NEXT.fetch_add(1, Ordering::Relaxed);
    let view = folder.join(format!("{VIEW}{}-{nth}", std::process::id()));
    let _ = std::fs::remove_dir_all(&view);
    std::fs::create_dir(&view).map_err(|e| io(&e))?;
    Ok(view)
}

/// Takes away the private views of a program that ended before it could.
pub(super) fn tidy(folder: &Path) {
    let own = format!("{VIEW}{}-", std::process::id());
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with(VIEW) && !name.starts_with(&own) {
            let _ = std::fs::remove_dir_all(entry.path());
        }
    }
}

/// How long the parts are and when they were written: another one says that somebody wrote meanwhile.
fn stamp(file: &Path) -> Vec<String> {
    let part = |part: &str| {
        std::fs::metadata(beside(file, part)).map(|m| format!("{} {:?}", m.len(), m.modified())).unwrap_or_default()
    };
    ["", "-wal", "-journal"].map(part).into()
}

/// The name SQLite opens a file by that nobody writes to.
fn uri(file: &Path) -> String {
    let mut name = String::from("file:");
    if cfg!(windows) && file.is_absolute() {
        name.push('/');
    }
    for byte in file.as_os_str().as_encoded_bytes() {
        match byte {
            b'\\' if cfg!(windows) => name.push('/'),
            b'/' | b'-' | b'_' | b'.' | b'~' | b':' => name.push(char::from(*byte)),
            _ if byte.is_ascii_alphanumeric() => name.push(char::from(*byte)),
            _ => drop(write!(name, "%{byte:02X}")),
        }
    }
    name.push_str("?mode=ro&immutable=1");
    name
}
