//! Under which addresses phones find this machine.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// Every address of this machine on a network it shares with others, the likeliest first.
#[must_use]
pub fn addresses() -> Vec<IpAddr> {
    let mut all = Vec::new();
    if let Some(likely) = likeliest() {
        all.push(likely);
    }
    for address in listed(&std::fs::read_to_string("/proc/net/fib_trie").unwrap_or_default()) {
        if !all.contains(&address) {
            all.push(address);
        }
    }
    all
}

/// The address this machine would speak from: nothing is sent.
fn likeliest() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // A documentation address: connecting a datagram socket only looks up the way there.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|a| a.ip()).filter(useful)
}

fn useful(address: &IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => !v4.is_loopback() && !v4.is_unspecified() && !v4.is_link_local(),
        IpAddr::V6(_) => false,
    }
}

/// The local addresses in the kernel's routing table: a line with the address, then one that calls it a local host.
fn listed(trie: &str) -> Vec<IpAddr> {
    let mut found = Vec::new();
    let mut last = None;
    for line in trie.lines() {
        let line = line.trim();
        if let Some(address) = line.strip_prefix("|-- ") {
            last = address.parse().ok();
        } else if line.contains("/32 host LOCAL")
            && let Some(address) = last.take().filter(useful)
            && !found.contains(&address)
        {
            found.push(address);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kernels_list_is_read() {
        let trie = "Main:\n  +-- 0.0.0.0/0 3 0 5\n     |-- 192.168.1.20\n        /32 host LOCAL\n     |-- 127.0.0.1\n        /32 host LOCAL\n     |-- 192.168.1.255\n        /32 link BROADCAST\n";
        assert_eq!(listed(trie), ["192.168.1.20".parse::<IpAddr>().expect("an address")]);
    }
}
