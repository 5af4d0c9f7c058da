//! Where a journal is kept. A file today; the same entries may live in a database.

use crate::entry::{Entry, Header};
use crate::journal::{Journal, Read, line_of};
use crate::trouble::Trouble;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// A place where a journal is kept.
pub trait Store: Send {
    /// Everything that was ever confirmed.
    ///
    /// # Errors
    /// Says what cannot be read; nothing is touched.
    fn load(&mut self) -> Result<Read, Trouble>;

    /// Adds entries, all or none, if `last` is still the newest entry. They outlive a power cut once this returns.
    ///
    /// # Errors
    /// [`Trouble::HeadMoved`] when somebody else wrote first; nothing is written then.
    fn append(&mut self, last: u64, entries: &[Entry]) -> Result<(), Trouble>;
}

/// A journal in memory: for tests, and for a battle nobody wants to keep. Copies share it.
#[derive(Clone, Debug)]
pub struct Memory(Arc<Mutex<Journal>>);

impl Memory {
    /// An empty journal.
    #[must_use]
    pub fn new(header: Header) -> Memory {
        Memory::of(Journal::new(header))
    }

    /// This journal.
    #[must_use]
    pub fn of(journal: Journal) -> Memory {
        Memory(Arc::new(Mutex::new(journal)))
    }

    /// The journal as it stands.
    #[must_use]
    pub fn journal(&self) -> Journal {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Store for Memory {
    fn load(&mut self) -> Result<Read, Trouble> {
        Ok(Read { journal: self.journal(), notices: Vec::new(), sound: 0 })
    }

    fn append(&mut self, last: u64, entries: &[Entry]) -> Result<(), Trouble> {
        let mut journal = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if journal.last() != last {
            return Err(Trouble::HeadMoved);
        }
        entries.iter().for_each(|entry| journal.add(entry.clone()));
        Ok(())
    }
}

/// A journal in a file: JSON Lines, appended and synced. Several programs may hold it open; the lock is taken for each
/// reading and each writing, so that nobody ever sees half a line that is still being written.
#[derive(Debug)]
pub struct FileStore {
    path: PathBuf,
    file: File,
    /// How far the file was sound when it was last looked at, and the newest entry then.
    known: (u64, u64),
    /// What was refused and could not be taken back: where it begins, and what it says.
    refused: Option<(u64, Vec<u8>)>,
}

impl FileStore {
    /// Begins a journal.
    ///
    /// # Errors
    /// When there is such a file already, or it cannot be written.
    pub fn create(path: &Path, header: &Header) -> Result<FileStore, Trouble> {
        let mut file =
            OpenOptions::new().read(true).write(true).create_new(true).open(path).map_err(|e| match e.kind() {
                ErrorKind::AlreadyExists => Trouble::Exists,
                _ => io(&e),
            })?;
        file.lock().map_err(|e| io(&e))?;
        let line = line_of(header);
        let written = file.write_all(&line).and_then(|()| file.sync_all()).and_then(|()| sync_folder(path));
        file.unlock().map_err(|e| io(&e))?;
        if let Err(e) = written {
            // A header that could not be written is nobody's battle: leave no half file in the way of the next try.
            let _ = std::fs::remove_file(path);
            return Err(io(&e));
        }
        Ok(FileStore { path: path.to_owned(), file, known: (line.len() as u64, 0), refused: None })
    }

    /// Opens a journal. Nothing is read yet.
    ///
    /// # Errors
    /// When the file cannot be opened for reading and writing.
    pub fn open(path: &Path) -> Result<FileStore, Trouble> {
        let file = OpenOptions::new().read(true).write(true).open(path).map_err(|e| io(&e))?;
        Ok(FileStore { path: path.to_owned(), file, known: (0, 0), refused: None })
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn read(&mut self) -> Result<Read, Trouble> {
        let mut bytes = Vec::new();
        self.file.seek(SeekFrom::Start(0)).map_err(|e| io(&e))?;
        self.file.read_to_end(&mut bytes).map_err(|e| io(&e))?;
        if let Some(from) = self.still_refused(&bytes) {
            bytes.truncate(from);
        }
        Journal::read(&bytes)
    }

    /// Where what was refused begins, while it is the end of the file. Once somebody has written after it, it counts.
    fn still_refused(&self, bytes: &[u8]) -> Option<usize> {
        let (from, lines) = self.refused.as_ref()?;
        let from = usize::try_from(*from).ok()?;
        let rest = bytes.get(from..).filter(|rest| !rest.is_empty())?;
        lines.starts_with(rest).then_some(from)
    }

    /// Takes back what was refused, should it still be there.
    fn take_back(&mut self) -> Result<(), Trouble> {
        if self.refused.is_none() {
            return Ok(());
        }
        let mut bytes = Vec::new();
        self.file.seek(SeekFrom::Start(0)).and_then(|_| self.file.read_to_end(&mut bytes)).map_err(|e| io(&e))?;
        if let Some(from) = self.still_refused(&bytes) {
            self.file.set_len(from as u64).map_err(|e| io(&e))?;
        }
        self.refused = None;
        Ok(())
    }

    fn write(&mut self, last: u64, entries: &[Entry]) -> Result<(), Trouble> {
        self.take_back()?;
        let long = self.file.metadata().map_err(|e| io(&e))?.len();
        if (long, last) != self.known {
            // Somebody wrote, or the last line was torn when we looked: look again before adding anything.
            let read = self.read()?;
            if read.journal.last() != last {
                return Err(Trouble::HeadMoved);
            }
            self.known = (read.sound as u64, last);
        }
        let mut lines = Vec::new();
        if self.known.0 > 0 && !self.ends_with_newline(self.known.0)? {
            lines.push(b'\n');
        }
        entries.iter().for_each(|entry| lines.extend(line_of(entry)));
        let from = self.known.0;
        let written = self.file.set_len(from).and_then(|()| {
            self.file.seek(SeekFrom::Start(from))?;
            self.file.write_all(&lines)?;
            self.file.sync_data()
        });
        if let Err(e) = written {
            // A full disk: take back what was begun, so that nobody takes it for confirmed.
            if self.file.set_len(from).is_err() {
                self.refused = Some((from, lines));
            }
            let _ = self.file.sync_data();
            self.known = (0, 0);
            return Err(io(&e));
        }
        self.known = (from + lines.len() as u64, entries.last().map_or(last, |e| e.id));
        Ok(())
    }

    fn ends_with_newline(&mut self, long: u64) -> Result<bool, Trouble> {
        let mut last = [0];
        self.file.seek(SeekFrom::Start(long - 1)).map_err(|e| io(&e))?;
        self.file.read_exact(&mut last).map_err(|e| io(&e))?;
        Ok(last == *b"\n")
    }
}

impl Store for FileStore {
    fn load(&mut self) -> Result<Read, Trouble> {
        self.file.lock_shared().map_err(|e| io(&e))?;
        let read = self.read();
        self.file.unlock().map_err(|e| io(&e))?;
        let read = read?;
        self.known = (read.sound as u64, read.journal.last());
        Ok(read)
    }

    fn append(&mut self, last: u64, entries: &[Entry]) -> Result<(), Trouble> {
        self.file.lock().map_err(|e| io(&e))?;
        let written = self.write(last, entries);
        self.file.unlock().map_err(|e| io(&e))?;
        written
    }
}

/// A new file is only there for good once its folder is synced; where folders cannot be, the system sees to it.
pub(crate) fn sync_folder(path: &Path) -> std::io::Result<()> {
    if cfg!(unix) {
        let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

pub(crate) fn io(error: &std::io::Error) -> Trouble {
    match error.kind() {
        ErrorKind::StorageFull => Trouble::DiskFull,
        ErrorKind::NotFound => Trouble::Missing,
        ErrorKind::PermissionDenied => Trouble::Denied,
        ErrorKind::IsADirectory => Trouble::Folder,
        _ => Trouble::Io(error.to_string()),
    }
}
