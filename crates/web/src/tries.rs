//! Guessing: wrong codes from one address, ten a minute, then a rest.
#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "guessing is measured in minutes")]

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Wrong codes before a rest.
pub const MOST_TRIES: usize = 10;
const REST: Duration = Duration::from_secs(60);

static TRIES: LazyLock<Mutex<BTreeMap<IpAddr, Vec<Instant>>>> = LazyLock::new(|| Mutex::new(BTreeMap::new()));

/// How many wrong codes came from there in the last minute, this one included when it is wrong.
pub fn tries(from: IpAddr, wrong: bool) -> usize {
    let mut all = TRIES.lock().unwrap_or_else(PoisonError::into_inner);
    let now = Instant::now();
    let list = all.entry(from).or_default();
    list.retain(|t| now.duration_since(*t) < REST);
    if wrong {
        list.push(now);
    }
    list.len()
}
