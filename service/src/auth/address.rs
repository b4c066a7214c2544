//! The network address of a request, for throttling and for the trail.

use std::{
    fmt,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
};

/// The client's address in one request. An IPv4 address written as IPv6 counts as IPv4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClientAddress(IpAddr);

impl ClientAddress {
    /// The client at `address`.
    #[must_use]
    pub fn new(address: IpAddr) -> Self {
        Self(address.to_canonical())
    }

    /// The network that is counted as one client: an IPv4 address, or the /64 prefix of an IPv6 address, because one
    /// house or phone has 2^64 of them (RFC 6177).
    #[must_use]
    pub fn network(self) -> String {
        match self.0 {
            IpAddr::V4(address) => address.to_string(),
            IpAddr::V6(address) => {
                let prefix = Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64));
                format!("{prefix}/64")
            }
        }
    }
}

impl Default for ClientAddress {
    /// An address that nobody has, for a request with an unknown peer.
    fn default() -> Self {
        Self(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
    }
}

impl fmt::Display for ClientAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_one_house_count_as_one() {
        for (address, network) in [
            ("203.0.113.7", "203.0.113.7"),
            ("::ffff:203.0.113.7", "203.0.113.7"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
            ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
            ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
            ("::1", "::/64"),
        ] {
            let client = ClientAddress::new(address.parse().unwrap());
            assert_eq!(client.network(), network, "{address}");
        }
    }
}
