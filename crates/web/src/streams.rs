//! Streams of pushes: how many a seat and an address may keep open. The newest stay: a phone that lost its line comes back by a new
//! one, long before the old one is known to be dead.

use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Notify;

/// Whose streams are counted together.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum StreamOwner {
    /// A seat of a battle.
    Seat(String, u32),
    /// The screens of a battle.
    Screen(String),
    /// The GM's.
    Gm,
    /// Everything that comes from one address.
    Address(IpAddr),
}

impl StreamOwner {
    /// How many there may be: a player has a page or two open, a house of players may stand behind one address.
    fn most(&self) -> usize {
        match self {
            StreamOwner::Seat(..) => 6,
            StreamOwner::Screen(_) => 12,
            StreamOwner::Gm => 40,
            StreamOwner::Address(_) => 150,
        }
    }
}

/// Every stream there is.
#[derive(Default)]
pub struct Streams(Mutex<Inner>);

#[derive(Default)]
struct Inner {
    next: u64,
    all: BTreeMap<StreamOwner, VecDeque<(u64, Arc<Notify>)>>,
}

/// One stream, counted for as long as this lives.
pub struct OpenStream {
    streams: Arc<Streams>,
    whose: [StreamOwner; 2],
    id: u64,
    leave: Arc<Notify>,
}

impl Streams {
    /// One more; the oldest beyond the share of its seat or its address ends.
    pub fn open(self: &Arc<Streams>, whose: StreamOwner, from: IpAddr) -> OpenStream {
        let mut inner = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (id, leave) = (inner.next, Arc::new(Notify::new()));
        inner.next += 1;
        let whose = [whose, StreamOwner::Address(from)];
        for one in &whose {
            let list = inner.all.entry(one.clone()).or_default();
            list.push_back((id, Arc::clone(&leave)));
            if list.len() > one.most()
                && let Some((_, oldest)) = list.pop_front()
            {
                oldest.notify_one();
            }
        }
        OpenStream { streams: Arc::clone(self), whose, id, leave }
    }
}

impl OpenStream {
    /// Waits until a newer one takes its place.
    pub async fn replaced(&self) {
        self.leave.notified().await;
    }
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let mut inner = self.streams.0.lock().unwrap_or_else(PoisonError::into_inner);
        for one in &self.whose {
            if let Some(list) = inner.all.get_mut(one) {
                list.retain(|(id, _)| *id != self.id);
                if list.is_empty() {
                    inner.all.remove(one);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_newest_streams_of_a_seat_stay() {
        let (streams, from) = (Arc::new(Streams::default()), IpAddr::from([192, 168, 1, 2]));
        let seat = |n| StreamOwner::Seat("gue".to_owned(), n);
        let mut open: VecDeque<OpenStream> = (0..6).map(|_| streams.open(seat(1), from)).collect();
        let other = streams.open(seat(2), from);
        open.push_back(streams.open(seat(1), from));
        let first = open.pop_front().expect("the first");
        first.replaced().await;
        drop(first);
        let quiet = std::time::Duration::from_millis(20);
        for one in open.iter().chain([&other]) {
            assert!(tokio::time::timeout(quiet, one.replaced()).await.is_err(), "nobody else has to go");
        }
        drop((open, other));
        assert!(streams.0.lock().expect("whole").all.is_empty(), "nothing is kept of those that ended");
    }

    #[tokio::test]
    async fn an_address_has_its_share() {
        let (streams, from) = (Arc::new(Streams::default()), IpAddr::from([192, 168, 1, 2]));
        let open: Vec<OpenStream> =
            (0..=150).map(|n| streams.open(StreamOwner::Seat("gue".to_owned(), n), from)).collect();
        open[0].replaced().await;
        let _elsewhere = streams.open(StreamOwner::Gm, IpAddr::from([192, 168, 1, 3]));
        assert!(tokio::time::timeout(std::time::Duration::from_millis(20), open[1].replaced()).await.is_err());
    }
}
