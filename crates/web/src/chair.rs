//! The GM's chair: the link that leads to it, good once, and what is kept of the keys of whoever sits there (ADR 0069).

use crate::private;
use crate::secret;
use montjoie_chronicle::{Shelf, Trouble};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Under which name the keys are kept.
const KEPT: &str = "gm";
/// Most browsers in the chair; the oldest makes room.
const MOST: usize = 32;
/// The file in which `montjoie link` leaves what is kept of a new link.
const FILE: &str = "gm-link";

/// Who may sit there.
pub struct Chair {
    folder: PathBuf,
    inner: Mutex<Inner>,
    /// Held from the look at a link to the key it was changed for: two who open it at once are two all the same.
    turn: Mutex<()>,
}

struct Inner {
    /// What is kept of each browser's key, the oldest first.
    keys: Vec<String>,
    /// The key of the link: never written down.
    link: String,
}

/// Leaves a new link in a folder: every other key is void from now on. Whoever may write there is the GM.
///
/// # Errors
/// When it cannot be written.
pub fn leave_link(folder: &Path) -> std::io::Result<String> {
    let key = secret::token();
    private::write(&folder.join(FILE), format!("{}\n", secret::hashed(&key)).as_bytes())?;
    Ok(key)
}

impl Chair {
    /// The chair of a data folder.
    ///
    /// # Errors
    /// When what is kept cannot be read, or be written anew.
    pub fn open(shelf: &Shelf, folder: &Path) -> Result<Chair, Trouble> {
        let kept = shelf.kept(KEPT)?.unwrap_or_default();
        let read: Option<Vec<String>> = serde_json::from_str(&kept).ok();
        let keys = match &read {
            Some(keys) => keys.clone(),
            // Tables of another day kept the key itself.
            None if kept.len() == 32 => vec![secret::hashed(&kept)],
            None => Vec::new(),
        };
        // Whoever opens the table sits down by the link it prints; one that was left here meanwhile voided the keys, and is spent.
        let left = folder.join(FILE);
        let voided = left.exists();
        let keys = if voided { Vec::new() } else { keys };
        let chair = Chair {
            folder: folder.to_owned(),
            inner: Mutex::new(Inner { keys, link: secret::token() }),
            turn: Mutex::new(()),
        };
        if read.is_none() || voided {
            chair.save(shelf)?;
        }
        if voided {
            std::fs::remove_file(&left).map_err(|e| Trouble::Io(e.to_string()))?;
        }
        Ok(chair)
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The key of the link that leads here.
    #[must_use]
    pub fn link(&self) -> String {
        self.inner().link.clone()
    }

    /// Whether a browser with this key sits there.
    #[must_use]
    pub fn seats(&self, key: &str) -> bool {
        // A link left in the folder voids every key at once, before anybody opens it.
        self.inner().keys.iter().any(|kept| secret::fits(key, kept)) && !self.folder.join(FILE).exists()
    }

    /// Changes a link for the key of a browser; none when the link is not ours, or was used.
    ///
    /// # Errors
    /// When the key cannot be kept. Nothing has changed then.
    pub fn sit(&self, shelf: &Shelf, link: &str) -> Result<Option<String>, Trouble> {
        let _turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
        let left = std::fs::read_to_string(self.folder.join(FILE)).ok();
        let (keys, own) = {
            let inner = self.inner();
            (inner.keys.clone(), secret::same(&inner.link, link))
        };
        let keys = match &left {
            Some(kept) if secret::fits(link, kept.trim()) => Vec::new(),
            None if own => keys,
            _ => return Ok(None),
        };
        let key = self.give(shelf, keys)?;
        if left.is_some() {
            std::fs::remove_file(self.folder.join(FILE)).map_err(|e| Trouble::Io(e.to_string()))?;
        }
        Ok(Some(key))
    }

    /// Voids every key and the link: the key of the one browser that stays.
    ///
    /// # Errors
    /// When it cannot be kept. Nothing has changed then.
    pub fn renew(&self, shelf: &Shelf) -> Result<String, Trouble> {
        let _turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
        self.give(shelf, Vec::new())
    }

    fn give(&self, shelf: &Shelf, mut keys: Vec<String>) -> Result<String, Trouble> {
        let key = secret::token();
        keys.push(secret::hashed(&key));
        let surplus = keys.len().saturating_sub(MOST);
        keys.drain(..surplus);
        write(shelf, &keys)?;
        *self.inner() = Inner { keys, link: secret::token() };
        Ok(key)
    }

    /// Writes the keys again: a copy that was put back may be of a time with others.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn save(&self, shelf: &Shelf) -> Result<(), Trouble> {
        write(shelf, &self.inner().keys)
    }
}

/// Voids every key of a folder nobody has open.
///
/// # Errors
/// When the shelf cannot be opened or written.
pub fn void_keys(folder: &Path) -> Result<(), Trouble> {
    let shelf = Shelf::open(folder)?;
    write(&shelf, &[])?;
    shelf.close()
}

fn write(shelf: &Shelf, keys: &[String]) -> Result<(), Trouble> {
    shelf.keep(KEPT, &serde_json::to_string(keys).map_err(|e| Trouble::Io(e.to_string()))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("montjoie-chair-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        folder
    }

    #[test]
    fn a_link_is_good_once_and_keys_are_not_written_down() {
        let folder = folder("once");
        let shelf = Shelf::open(&folder).expect("a shelf");
        let chair = Chair::open(&shelf, &folder).expect("a chair");
        let link = chair.link();
        assert!(!chair.seats(&link) && chair.sit(&shelf, "x").expect("read").is_none());
        let key = chair.sit(&shelf, &link).expect("kept").expect("the link holds");
        assert!(chair.seats(&key) && chair.sit(&shelf, &link).expect("read").is_none(), "once");
        let kept = shelf.kept("gm").expect("read").expect("kept");
        assert!(!kept.contains(&key) && !kept.contains(&link) && kept.contains("sha256:"), "{kept}");
        // Over the night the browser keeps its place.
        let later = Chair::open(&shelf, &folder).expect("a chair");
        assert!(later.seats(&key) && later.sit(&shelf, &link).expect("read").is_none());
        let second = later.sit(&shelf, &later.link()).expect("kept").expect("another browser");
        assert!(later.seats(&key) && later.seats(&second));
        let third = later.renew(&shelf).expect("kept");
        assert!(!later.seats(&key) && !later.seats(&second) && later.seats(&third));
        for _ in 0..MOST {
            later.sit(&shelf, &later.link()).expect("kept").expect("one more");
        }
        assert!(!later.seats(&third), "the oldest makes room");
    }

    #[test]
    fn of_many_who_open_a_link_at_once_one_sits() {
        let folder = folder("race");
        let shelf = Shelf::open(&folder).expect("a shelf");
        let chair = Chair::open(&shelf, &folder).expect("a chair");
        let race = |link: &str| -> Vec<String> {
            std::thread::scope(|scope| {
                let all: Vec<_> = (0..8).map(|_| scope.spawn(|| chair.sit(&shelf, link).expect("kept"))).collect();
                all.into_iter().filter_map(|one| one.join().expect("no panic")).collect()
            })
        };
        let printed = race(&chair.link());
        assert_eq!(printed.len(), 1, "the printed link");
        let left = leave_link(&folder).expect("written");
        let new = race(&left);
        assert_eq!(new.len(), 1, "the link that was left");
        assert!(chair.seats(&new[0]) && !chair.seats(&printed[0]));
    }

    #[test]
    fn a_link_left_in_the_folder_voids_all_others() {
        let folder = folder("left");
        let shelf = Shelf::open(&folder).expect("a shelf");
        let chair = Chair::open(&shelf, &folder).expect("a chair");
        let key = chair.sit(&shelf, &chair.link()).expect("kept").expect("the link holds");
        let printed = chair.link();
        let left = leave_link(&folder).expect("written");
        assert!(!std::fs::read_to_string(folder.join(FILE)).expect("there").contains(&left), "what is kept of it");
        assert!(!chair.seats(&key), "at once");
        assert!(chair.sit(&shelf, &printed).expect("read").is_none(), "the link on the terminal too");
        let new = chair.sit(&shelf, &left).expect("kept").expect("the new link holds");
        assert!(chair.seats(&new) && !chair.seats(&key) && chair.sit(&shelf, &left).expect("read").is_none());
        // Left and never opened: the next opening heeds it, and nobody is locked out.
        leave_link(&folder).expect("written");
        let later = Chair::open(&shelf, &folder).expect("a chair");
        assert!(!later.seats(&new));
        let last = later.sit(&shelf, &later.link()).expect("kept").expect("the printed link holds");
        assert!(later.seats(&last));
    }
}
