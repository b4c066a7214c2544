//! The addresses at which the networks of a machine reach it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Addresses of this machine for other devices, the most likely hall network first. IPv6 addresses only if there is nothing
/// else, because nobody types them.
pub fn addresses() -> Vec<IpAddr> {
    match if_addrs::get_if_addrs() {
        Ok(found) => ordered(found.into_iter().map(|one| one.ip())),
        Err(error) => {
            tracing::warn!(%error, "the networks of this machine are not known");
            Vec::new()
        }
    }
}

/// Addresses at which a server that listens at this one can be reached. For the unspecified address they are loopback and those
/// of the networks.
pub fn reached_at(listening: IpAddr) -> Vec<IpAddr> {
    if !listening.is_unspecified() {
        return vec![listening];
    }
    let own = match listening {
        IpAddr::V4(_) => IpAddr::from(Ipv4Addr::LOCALHOST),
        IpAddr::V6(_) => IpAddr::from(Ipv6Addr::LOCALHOST),
    };
    let mut all = vec![own];
    all.extend(addresses());
    all
}

fn ordered(found: impl Iterator<Item = IpAddr>) -> Vec<IpAddr> {
    let mut ranked: Vec<(u8, IpAddr)> = found
        .filter_map(|address| Some((rank(address)?, address)))
        .collect();
    ranked.sort_unstable();
    ranked.dedup();
    let has_v4 = ranked.iter().any(|(_, address)| address.is_ipv4());
    let usable = ranked.into_iter().map(|(_, address)| address);
    usable
        .filter(|address| address.is_ipv4() || !has_v4)
        .collect()
}

/// How likely it is that a hall's router gave this address (lower first): homes and halls use 192.168, larger networks 10;
/// 172.16 to 172.31 are mostly virtual networks on this machine. `None` if no other device can reach it.
fn rank(address: IpAddr) -> Option<u8> {
    match address {
        IpAddr::V4(address) => {
            if address.is_loopback() || address.is_link_local() || address.is_unspecified() {
                return None;
            }
            Some(match address.octets() {
                [192, 168, ..] => 0,
                [10, ..] => 1,
                [172, 16..=31, ..] => 3,
                _ => 2,
            })
        }
        IpAddr::V6(address) => {
            let is_near = address.is_loopback()
                || address.is_unspecified()
                || address.is_unicast_link_local();
            (!is_near).then_some(4)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_likeliest_come_first() {
        for (found, kept) in [
            ("127.0.0.1 ::1 169.254.3.4 fe80::1", ""),
            (
                "172.17.0.1 93.184.216.34 10.1.2.3 192.168.1.5 fd00::2 192.168.1.5",
                "192.168.1.5 10.1.2.3 93.184.216.34 172.17.0.1",
            ),
            ("::1 fd00::2 fe80::1", "fd00::2"),
        ] {
            let parse = |text: &str| -> Vec<IpAddr> {
                text.split_whitespace()
                    .map(|one| one.parse().unwrap())
                    .collect()
            };
            assert_eq!(ordered(parse(found).into_iter()), parse(kept), "{found}");
        }
    }
}
