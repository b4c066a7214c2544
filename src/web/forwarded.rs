//! The client behind a proxy, and its scheme: `Forwarded` (RFC 7239), `X-Forwarded-For` and `X-Forwarded-Proto`, believed only
//! from trusted proxies.

use std::net::{IpAddr, SocketAddr};

use actix_web::http::header::{FORWARDED, HeaderMap, HeaderName, VIA};

use crate::{auth::ClientAddress, config::ProxyRange};

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const X_FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");
const X_REAL_IP: HeaderName = HeaderName::from_static("x-real-ip");

/// The client's address: backwards from the connection, the first hop that is not a trusted proxy. Anything before it may be
/// invented.
///
/// A proxy writes one of the two headers, and passes the other one on as the client sent it. So if both are present and name
/// different clients, neither is believed, and the request counts as the proxy's own.
pub fn client_address(
    peer: Option<IpAddr>,
    headers: &HeaderMap,
    trusted: &[ProxyRange],
) -> ClientAddress {
    let Some(peer) = peer else {
        return ClientAddress::default();
    };
    ClientAddress::new(named_client(peer, headers, trusted).unwrap_or(peer))
}

/// The client that a trusted proxy names; `None` if there is no trusted proxy, or nothing can be read.
fn named_client(peer: IpAddr, headers: &HeaderMap, trusted: &[ProxyRange]) -> Option<IpAddr> {
    let is_trusted = |address: IpAddr| trusted.iter().any(|range| range.contains(address));
    if !is_trusted(peer) {
        return None;
    }
    let last = |hops: Vec<Option<IpAddr>>| {
        let mut client = None;
        for hop in hops.into_iter().rev() {
            // A hop without a readable address: the last known hop is the proxy that wrote it.
            let Some(address) = hop else { break };
            client = Some(address);
            if !is_trusted(address) {
                break;
            }
        }
        client
    };
    let has_forwarded = headers.contains_key(FORWARDED);
    let has_x_forwarded = headers.contains_key(X_FORWARDED_FOR);
    match (has_forwarded, has_x_forwarded) {
        (false, false) => None,
        (true, false) => last(forwarded_hops(headers)),
        (false, true) => last(x_forwarded_hops(headers)),
        (true, true) => {
            let one = last(forwarded_hops(headers));
            let other = last(x_forwarded_hops(headers));
            one.filter(|_| one == other)
        }
    }
}

/// Whether a proxy passed the request on: it has a header that proxies write and browsers do not.
pub fn is_handed_on(headers: &HeaderMap) -> bool {
    let written = [
        FORWARDED,
        VIA,
        X_FORWARDED_FOR,
        X_FORWARDED_PROTO,
        X_REAL_IP,
    ];
    written.into_iter().any(|name| headers.contains_key(name))
}

/// Whether a program on this machine sent the request for itself: without a proxy, or through a trusted proxy on this machine
/// that names it. An unknown proxy may ask for anybody.
pub fn is_of_this_machine(
    peer: Option<IpAddr>,
    headers: &HeaderMap,
    trusted: &[ProxyRange],
) -> bool {
    peer.is_some_and(|peer| {
        let client = match is_handed_on(headers) {
            true => named_client(peer, headers, trusted),
            false => Some(peer),
        };
        let ends = [Some(peer), client];
        ends.iter()
            .all(|end| end.is_some_and(|address| address.to_canonical().is_loopback()))
    })
}

/// Whether these headers name a scheme, and only https. The headers must come from a trusted proxy, which states how it was
/// asked itself.
pub fn says_https(headers: &HeaderMap) -> bool {
    let own = lines(headers, &X_FORWARDED_PROTO).join(",");
    let own = own.split(',').map(str::trim);
    let forwarded = lines(headers, &FORWARDED).join(",");
    let elements = split_outside_quotes(&forwarded, ',').into_iter();
    let named = elements.filter_map(|element| parameter(element, "proto"));
    let schemes: Vec<&str> = own
        .chain(named)
        .filter(|scheme| !scheme.is_empty())
        .collect();
    let is_https = |scheme: &&str| scheme.eq_ignore_ascii_case("https");
    !schemes.is_empty() && schemes.iter().all(is_https)
}

/// The values of a header in the order sent; several lines make one list (RFC 9110, 5.3).
fn lines(headers: &HeaderMap, name: &HeaderName) -> Vec<String> {
    headers
        .get_all(name)
        .map(|value| String::from_utf8_lossy(value.as_bytes()).into_owned())
        .collect()
}

fn x_forwarded_hops(headers: &HeaderMap) -> Vec<Option<IpAddr>> {
    let all = lines(headers, &X_FORWARDED_FOR).join(",");
    all.split(',').map(|hop| node(hop.trim())).collect()
}

fn forwarded_hops(headers: &HeaderMap) -> Vec<Option<IpAddr>> {
    let all = lines(headers, &FORWARDED).join(",");
    split_outside_quotes(&all, ',')
        .into_iter()
        .map(|element| node(parameter(element, "for")?))
        .collect()
}

/// The value of a parameter of one element of `Forwarded`, without quotation marks.
fn parameter<'a>(element: &'a str, wanted: &str) -> Option<&'a str> {
    let value = split_outside_quotes(element, ';')
        .into_iter()
        .filter_map(|pair| pair.split_once('='))
        .find(|(name, _)| name.trim().eq_ignore_ascii_case(wanted))
        .map(|(_, value)| value.trim())?;
    let quoted = value.strip_prefix('"').and_then(|v| v.strip_suffix('"'));
    Some(quoted.unwrap_or(value))
}

/// The parts between occurrences of `separator` outside of `"…"`.
fn split_outside_quotes(text: &str, separator: char) -> Vec<&str> {
    let mut quoted = false;
    text.split(|c| {
        if c == '"' {
            quoted = !quoted;
        }
        c == separator && !quoted
    })
    .collect()
}

/// An address as proxies write it: `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]`, `[2001:db8::1]:4711`. `None`
/// for `unknown` and hidden names (`_abc`).
fn node(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|t| t.strip_suffix(']'));
    let address = bare
        .unwrap_or(text)
        .parse()
        .or_else(|_| text.parse::<SocketAddr>().map(|socket| socket.ip()));
    address.ok().map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderValue;

    use super::*;

    const PROXY: &str = "10.0.0.1";

    fn client(peer: &str, headers: &[(&HeaderName, &str)]) -> String {
        let trusted = ["10.0.0.0/8", "fd00::/8"].map(|range| range.parse().unwrap());
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append((*name).clone(), HeaderValue::from_str(value).unwrap());
        }
        client_address(Some(peer.parse().unwrap()), &map, &trusted).to_string()
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let spoofed = [(&X_FORWARDED_FOR, "203.0.113.1")];
        assert_eq!(client("198.51.100.9", &spoofed), "198.51.100.9");
        assert_eq!(client(PROXY, &spoofed), "203.0.113.1");
        assert_eq!(client(PROXY, &[]), PROXY);
        assert_eq!(client("::ffff:10.0.0.1", &spoofed), "203.0.113.1");
    }

    #[test]
    fn the_last_hop_that_is_no_proxy_counts() {
        for (sent, expected) in [
            ("1.1.1.1, 203.0.113.1", "203.0.113.1"),
            ("1.1.1.1, 203.0.113.1, 10.0.0.7", "203.0.113.1"),
            ("10.0.0.9, 10.0.0.7", "10.0.0.9"),
            ("203.0.113.1:4711", "203.0.113.1"),
            ("[2001:db8::1]:4711", "2001:db8::1"),
            ("2001:db8::1", "2001:db8::1"),
            ("203.0.113.1, unknown", PROXY),
            ("203.0.113.1, <script>, 10.0.0.7", "10.0.0.7"),
            ("", PROXY),
        ] {
            assert_eq!(
                client(PROXY, &[(&X_FORWARDED_FOR, sent)]),
                expected,
                "{sent}"
            );
        }
        let lines = [
            (&X_FORWARDED_FOR, "1.1.1.1"),
            (&X_FORWARDED_FOR, "203.0.113.1"),
        ];
        assert_eq!(client(PROXY, &lines), "203.0.113.1");
    }

    #[test]
    fn forwarded_is_read_by_its_grammar() {
        for (sent, expected) in [
            ("for=203.0.113.1;proto=https;by=10.0.0.1", "203.0.113.1"),
            ("For=\"[2001:db8:cafe::17]:4711\"", "2001:db8:cafe::17"),
            ("for=1.1.1.1, proto=https;for=203.0.113.1", "203.0.113.1"),
            ("for=203.0.113.1, for=10.0.0.7", "203.0.113.1"),
            ("for=\"a,for=1.1.1.1\"", PROXY),
            ("for=203.0.113.1, for=_hidden", PROXY),
            ("for=unknown", PROXY),
            ("proto=https", PROXY),
        ] {
            assert_eq!(client(PROXY, &[(&FORWARDED, sent)]), expected, "{sent}");
        }
    }

    #[test]
    fn a_proxy_says_how_it_was_asked() {
        for (forwarded, proto, is_https) in [
            ("", "https", true),
            ("", " HTTPS ", true),
            ("", "http", false),
            ("", "", false),
            ("", "https, http", false),
            ("for=203.0.113.1;proto=https", "", true),
            ("for=203.0.113.1;Proto=\"https\", for=10.0.0.7", "", true),
            ("for=203.0.113.1;proto=http", "", false),
            (
                "for=203.0.113.1;proto=https, for=10.0.0.7;proto=http",
                "",
                false,
            ),
            ("for=203.0.113.1", "", false),
            ("for=203.0.113.1;proto=https", "http", false),
            ("for=203.0.113.1;proto=http", "https", false),
            ("for=\"a;proto=https\"", "", false),
        ] {
            let mut map = HeaderMap::new();
            for (name, value) in [(FORWARDED, forwarded), (X_FORWARDED_PROTO, proto)] {
                map.append(name, HeaderValue::from_str(value).unwrap());
            }
            assert_eq!(says_https(&map), is_https, "{forwarded} | {proto}");
        }
        assert!(!says_https(&HeaderMap::new()));
    }

    #[test]
    fn this_machine_is_known_whoever_hands_on() {
        let proxies: [ProxyRange; 2] =
            ["127.0.0.1", "10.0.0.0/8"].map(|range| range.parse().unwrap());
        for (address, client, how, expected) in [
            ("127.0.0.1", "", "", [true, true]),
            ("127.8.9.10", "", "", [true, true]),
            ("::1", "", "", [true, true]),
            ("::ffff:127.0.0.1", "", "", [true, true]),
            ("192.168.1.5", "", "", [false, false]),
            ("::ffff:192.168.1.5", "", "", [false, false]),
            ("fd00::1", "", "", [false, false]),
            // A proxy on this machine, which is trusted or not.
            ("127.0.0.1", "203.0.113.7", "", [false, false]),
            ("127.0.0.1", "127.0.0.1", "", [false, true]),
            ("127.0.0.1", "127.0.0.1, 203.0.113.7", "", [false, false]),
            ("127.0.0.1", "unknown", "", [false, false]),
            ("127.0.0.1", "127.0.0.1", "for=203.0.113.7", [false, false]),
            ("127.0.0.1", "", "proto=http", [false, false]),
            // The loopback address of a proxy elsewhere.
            ("10.0.0.1", "127.0.0.1", "", [false, false]),
        ] {
            let mut map = HeaderMap::new();
            for (name, value) in [(X_FORWARDED_FOR, client), (FORWARDED, how)] {
                if !value.is_empty() {
                    map.append(name, HeaderValue::from_str(value).unwrap());
                }
            }
            let peer = Some(address.parse().unwrap());
            let is_own = |trusted: &[ProxyRange]| is_of_this_machine(peer, &map, trusted);
            assert_eq!(
                [is_own(&[]), is_own(&proxies)],
                expected,
                "{address} | {client} | {how}"
            );
        }
        assert!(!is_of_this_machine(None, &HeaderMap::new(), &proxies));
    }

    #[test]
    fn headers_that_disagree_are_not_believed() {
        let both = |forwarded| {
            let headers = [(&FORWARDED, forwarded), (&X_FORWARDED_FOR, "203.0.113.1")];
            client(PROXY, &headers)
        };
        assert_eq!(both("for=203.0.113.1"), "203.0.113.1");
        assert_eq!(both("for=203.0.113.99"), PROXY);
    }
}
