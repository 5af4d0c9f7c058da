//! How a table is told to close: Ctrl-C, a service that stops it (SIGTERM), a terminal window that is shut (SIGHUP).

/// Listens from the moment it is made.
#[cfg(unix)]
pub(crate) struct Signals {
    int: tokio::signal::unix::Signal,
    term: tokio::signal::unix::Signal,
    /// None when whoever started the program asked that it should not mind, as `nohup` does.
    hup: Option<tokio::signal::unix::Signal>,
}

#[cfg(unix)]
impl Signals {
    pub fn new() -> std::io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals {
            int: signal(SignalKind::interrupt())?,
            term: signal(SignalKind::terminate())?,
            hup: if hangs_up() { Some(signal(SignalKind::hangup())?) } else { None },
        })
    }

    /// Waits for the next one: its number.
    pub async fn next(&mut self) -> u8 {
        let hup = async {
            match &mut self.hup {
                Some(hup) => hup.recv().await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            _ = self.int.recv() => 2,
            _ = self.term.recv() => 15,
            _ = hup => 1,
        }
    }
}

/// Whether a terminal that goes takes this program along. Where the system does not say, it does.
#[cfg(unix)]
fn hangs_up() -> bool {
    let said = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    !ignores_hangup(&said)
}

/// What the system says of a process: a mask of the signals it ignores, the lowest bit for SIGHUP.
#[cfg(unix)]
fn ignores_hangup(status: &str) -> bool {
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).is_some_and(|mask| mask & 1 == 1)
}

/// Where there are no other signals, Ctrl-C.
#[cfg(not(unix))]
pub(crate) struct Signals;

#[cfg(not(unix))]
impl Signals {
    pub fn new() -> std::io::Result<Signals> {
        Ok(Signals)
    }

    /// Waits for the next one: its number.
    pub async fn next(&mut self) -> u8 {
        let _ = tokio::signal::ctrl_c().await;
        2
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn nohup_is_heeded() {
        assert!(ignores_hangup("Name:\tmontjoie\nSigIgn:\t0000000000001001\n"));
        assert!(!ignores_hangup("SigIgn:\t0000000000001000\n") && !ignores_hangup(""));
    }
}
