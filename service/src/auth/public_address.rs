//! Which addresses lead out of the operator's own network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether the address means the same machine everywhere on the Internet. It is not an address of this machine, of a
/// private network, link-local, multicast, for documentation or reserved (the registries of RFC 6890). An IPv4 address
/// inside an IPv6 address is judged as IPv4.
#[must_use]
pub fn is_public_address(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => within(address).map_or_else(|| is_public_v6(address), is_public_v4),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_special = matches!(
        (a, b, c),
        // This network, private networks, those of carriers, this machine, link-local.
        (0 | 10 | 127, _, _)
            | (100, 64..=127, _)
            | (169, 254, _)
            | (172, 16..=31, _)
            | (192, 168, _)
            // Protocol assignments, documentation, benchmarks; the relay of 6to4.
            | (192, 0, 0 | 2)
            | (192, 88, 99)
            | (198, 18 | 19, _)
            | (198, 51, 100)
            | (203, 0, 113)
            // Multicast, reserved, broadcast.
            | (224..=255, _, _)
    );
    !is_special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    // Addresses of Internet hosts begin with the bits 001; among them, protocol assignments (with Teredo) and
    // documentation are not public.
    let is_given = a & 0xe000 == 0x2000;
    let is_special = matches!((a, b), (0x2001, 0..=0x01ff | 0x0db8) | (0x3fff, 0..=0x0fff));
    is_given && !is_special
}

/// The IPv4 address inside an IPv6 address: mapped, compatible, translated (RFC 6052) or 6to4.
fn within(address: Ipv6Addr) -> Option<Ipv4Addr> {
    let [a, b, c, d, e, f, g, h] = address.segments();
    let joined =
        |high: u16, low: u16| Ipv4Addr::from_bits((u32::from(high) << 16) | u32::from(low));
    match (a, b, c, d, e, f) {
        (0, 0, 0, 0, 0, 0 | 0xffff) | (0, 0, 0, 0, 0xffff, 0) | (0x64, 0xff9b, 0, 0, 0, 0) => {
            Some(joined(g, h))
        }
        (0x2002, high, low, ..) => Some(joined(high, low)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_internet_are_public() {
        for (address, is_public) in [
            ("93.184.216.34", true),
            ("1.1.1.1", true),
            ("172.32.0.1", true),
            ("100.128.0.1", true),
            ("192.0.1.1", true),
            ("0.0.0.0", false),
            ("10.1.2.3", false),
            ("100.64.0.1", false),
            ("127.0.0.1", false),
            ("127.8.8.8", false),
            ("169.254.169.254", false),
            ("172.16.0.1", false),
            ("172.31.255.255", false),
            ("192.168.1.1", false),
            ("198.18.0.1", false),
            ("203.0.113.9", false),
            ("224.0.0.1", false),
            ("255.255.255.255", false),
            ("2606:4700:4700::1111", true),
            ("2a02:26f0::1", true),
            ("::", false),
            ("::1", false),
            ("::ffff:127.0.0.1", false),
            ("::ffff:1.1.1.1", true),
            ("::127.0.0.1", false),
            ("64:ff9b::a00:1", false),
            ("64:ff9b::101:101", true),
            ("64:ff9b:1::1", false),
            ("2002:7f00:1::1", false),
            ("2002:a9fe:a9fe::", false),
            ("2001::1", false),
            ("2001:db8::1", false),
            ("fc00::1", false),
            ("fd12:3456::1", false),
            ("fe80::1", false),
            ("fec0::1", false),
            ("ff02::1", false),
        ] {
            let parsed: IpAddr = address.parse().unwrap();
            assert_eq!(is_public_address(parsed), is_public, "{address}");
        }
    }
}
