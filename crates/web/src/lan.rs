//! Letting phones in: besides the loopback address, the table listens on each address of the machine's networks while its door is
//! open. Networks come and go (a laptop changes its Wi-Fi, a hotspot starts), so they are looked at again now and then.

use crate::addresses;
use crate::gate;
use crate::hall::Hall;
use crate::serve::router;
use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinHandle;

/// How often networks are looked at again.
const LOOK_AGAIN: Duration = Duration::from_secs(5);

/// Listens where phones may come in, as long as they may.
pub async fn let_phones_in(hall: Arc<Hall>) {
    let mut doors: BTreeMap<IpAddr, JoinHandle<()>> = BTreeMap::new();
    let mut open = hall.lan_changes();
    loop {
        let wanted = if *open.borrow_and_update() { addresses() } else { Vec::new() };
        doors.retain(|address, door| {
            let keep = wanted.contains(address) && !door.is_finished();
            if !keep {
                door.abort();
            }
            keep
        });
        for address in wanted {
            if let std::collections::btree_map::Entry::Vacant(slot) = doors.entry(address)
                && let Some(door) = listen(&hall, address).await
            {
                slot.insert(door);
            }
        }
        hall.call_by(doors.keys().copied());
        let waited = tokio::time::timeout(LOOK_AGAIN, open.changed()).await;
        if matches!(waited, Ok(Err(_))) {
            return;
        }
    }
}

async fn listen(hall: &Arc<Hall>, address: IpAddr) -> Option<JoinHandle<()>> {
    let listener = tokio::net::TcpListener::bind(SocketAddr::new(address, hall.port)).await.ok()?;
    Some(tokio::spawn(gate::listen(listener, router(Arc::clone(hall)), Arc::clone(&hall.gate))))
}
