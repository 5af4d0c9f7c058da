//! Guessing: wrong codes from one address, ten a minute, then a rest.
#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "guessing is measured in minutes")]

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Wrong codes before a rest.
pub const MOST_TRIES: usize = 10;
const REST: Duration = Duration::from_secs(60);
/// Most addresses remembered: a table has a few dozen phones.
const ADDRESSES: usize = 1_000;

/// Who guessed, and when.
#[derive(Debug, Default)]
pub struct Tries(Mutex<BTreeMap<IpAddr, Vec<Instant>>>);

impl Tries {
    /// How many wrong codes came from there in the last minute, this one included when it is wrong.
    pub fn count(&self, from: IpAddr, wrong: bool) -> usize {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if all.len() > ADDRESSES {
            all.retain(|_, list| list.iter().any(|t| now.duration_since(*t) < REST));
        }
        let list = all.entry(from).or_default();
        list.retain(|t| now.duration_since(*t) < REST);
        if wrong {
            list.push(now);
        }
        list.len()
    }
}
