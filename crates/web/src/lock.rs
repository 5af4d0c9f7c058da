//! One program at a time holds a data folder. Two would lose nothing (the shelf compares before it writes), but each would show the
//! other's battles as they were.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, Write as _};
use std::path::Path;

const FILE: &str = "montjoie.lock";

/// A folder held: let go when this is dropped, or when the program ends in whatever way.
#[derive(Debug)]
pub struct Lock(File);

/// Somebody else holds it: where their table is, if they said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InUse(pub Option<String>);

impl Lock {
    /// Holds a folder; none where the system knows no such thing, and the shelf alone has to watch.
    ///
    /// # Errors
    /// When somebody else holds it, or the file cannot be written.
    pub fn take(folder: &Path) -> Result<Lock, Result<InUse, std::io::Error>> {
        let options = || OpenOptions::new().read(true).write(true).create(true).truncate(false).open(folder.join(FILE));
        let mut file = options().map_err(Err)?;
        match file.try_lock() {
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Lock(file)),
            Err(TryLockError::WouldBlock) => {
                let mut told = String::new();
                let _ = file.read_to_string(&mut told);
                let address = told
                    .lines()
                    .next()
                    .map(str::to_owned)
                    .filter(|a| a.starts_with("http://") || a.starts_with("https://"));
                Err(Ok(InUse(address)))
            }
        }
    }

    /// Says where the table is, without its secret, for whoever comes second.
    pub fn tell(&mut self, address: &str) {
        let _ = self.0.set_len(0);
        let _ = self.0.rewind();
        let _ = writeln!(self.0, "{address}");
    }
}
