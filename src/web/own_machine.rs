//! Whether a request comes from the machine that the server runs on, and from the account that runs it. An address opened in a
//! browser is visible for a moment in the list of processes, to everybody on the machine. So a secret in the address is not
//! enough there.

use std::net::SocketAddr;

use actix_web::HttpRequest;

use super::connection::local_address;

/// Whether the other end of the connection is a program on this machine. If the system tells the owner of a connection, it must
/// also be the account that runs the server.
pub fn is_own(request: &HttpRequest) -> bool {
    let (Some(peer), Some(local)) = (request.peer_addr(), local_address(request)) else {
        return false;
    };
    peer.ip().to_canonical().is_loopback() && is_of_same_account(peer, local)
}

/// Linux tells the owner of each connection, at both of its ends.
#[cfg(target_os = "linux")]
fn is_of_same_account(peer: SocketAddr, local: SocketAddr) -> bool {
    let is_same = std::fs::read_to_string("/proc/net/tcp")
        .ok()
        .and_then(|table| Some(owner(&table, peer, local)? == owner(&table, local, peer)?))
        .unwrap_or(false);
    if !is_same {
        tracing::warn!("the page of the first administrator was asked for from another account");
    }
    is_same
}

/// On other systems only the loopback address is known.
#[cfg(not(target_os = "linux"))]
fn is_of_same_account(_: SocketAddr, _: SocketAddr) -> bool {
    true
}

/// The number of the account that owns the end `from` of a connection, in a table like `/proc/net/tcp` (proc(5)).
#[cfg(any(target_os = "linux", test))]
fn owner(table: &str, from: SocketAddr, to: SocketAddr) -> Option<u32> {
    let (from, to) = (as_written(from)?, as_written(to)?);
    table.lines().find_map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let is_it = words.get(1) == Some(&from.as_str()) && words.get(2) == Some(&to.as_str());
        words.get(7).filter(|_| is_it)?.parse().ok()
    })
}

/// The bytes of the address in this machine's byte order, and the port, both in hexadecimal.
#[cfg(any(target_os = "linux", test))]
fn as_written(address: SocketAddr) -> Option<String> {
    let std::net::IpAddr::V4(ip) = address.ip().to_canonical() else {
        return None;
    };
    let number = u32::from_ne_bytes(ip.octets());
    Some(format!("{number:08X}:{:04X}", address.port()))
}

#[cfg(test)]
#[cfg(target_endian = "little")]
mod tests {
    use super::*;

    const TABLE: &str = "  \
  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:20C6 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 11 1 0 100 0 0 10 0
   1: 0100007F:20C6 0100007F:C350 01 00000000:00000000 00:00000000 00000000  1000        0 12 1 0 20 4 30 10 -1
   2: 0100007F:C350 0100007F:20C6 01 00000000:00000000 00:00000000 00000000  1001        0 13 1 0 20 4 30 10 -1
";

    #[test]
    fn both_ends_have_an_owner() {
        let address = |text: &str| text.parse::<SocketAddr>().unwrap();
        let (server, client) = (address("127.0.0.1:8390"), address("127.0.0.1:50000"));
        assert_eq!(owner(TABLE, server, client), Some(1000));
        assert_eq!(owner(TABLE, client, server), Some(1001));
        assert_eq!(owner(TABLE, client, client), None);
        assert_eq!(owner(TABLE, address("[::1]:50000"), server), None);
    }
}
