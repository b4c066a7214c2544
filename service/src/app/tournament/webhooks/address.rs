//! The address of a server that is told, as it is typed or as a browser gives it.

use std::net::IpAddr;

use crate::{
    app::{Checks, Problem},
    auth::is_public_address,
};

/// Longest address.
const LONGEST: usize = 500;

/// Which servers may be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// Those of the Internet, over TLS.
    #[default]
    Public,
    /// Those of the operator's own network, too, and in clear.
    Private,
}

/// An address in its parts.
struct Parts<'a> {
    scheme: &'a str,
    host: &'a str,
    port: Option<&'a str>,
}

impl<'a> Parts<'a> {
    fn of(address: &'a str) -> Option<Self> {
        let (scheme, rest) = address.split_once("://")?;
        let authority = rest.split(['/', '?']).next()?;
        let (host, port) = match authority.strip_prefix('[') {
            Some(rest) => {
                let (host, rest) = rest.split_once(']')?;
                (
                    host,
                    rest.strip_prefix(':').or(rest.is_empty().then_some("")),
                )
            }
            None => match authority.split_once(':') {
                Some((host, port)) => (host, Some(port)),
                None => (authority, Some("")),
            },
        };
        Some(Self {
            scheme,
            host,
            port: Some(port?).filter(|port| !port.is_empty()),
        })
    }

    fn is_sound(&self, reach: Reach) -> bool {
        let is_named = !self.host.is_empty()
            && self
                .host
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || ".-_:".contains(c));
        let has_port = self
            .port
            .is_none_or(|port| port.parse::<u16>().is_ok_and(|port| port > 0));
        let is_safe = self.scheme == "https" || (self.scheme == "http" && reach == Reach::Private);
        is_safe && is_named && has_port
    }

    /// Whether it says by itself that it is no server of the Internet. What its name leads to is asked when it is told.
    fn is_private(&self) -> bool {
        match self.host.parse::<IpAddr>() {
            Ok(address) => !is_public_address(address),
            // A name without a dot is of this machine or of its network.
            Err(_) => !self.host.trim_end_matches('.').contains('.'),
        }
    }
}

/// The host that an address names; empty where it names none.
pub(in crate::app) fn host(address: &str) -> String {
    Parts::of(address).map_or_else(String::new, |parts| parts.host.to_owned())
}

/// Why an address cannot be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Fault {
    /// It is none that this program may ask: another scheme, no host, a name with password.
    Unsound,
    /// It says by itself that it is no server of the Internet.
    Private,
}

/// Why an address cannot be told; `None` where it can.
pub(in crate::app) fn fault(address: &str, reach: Reach) -> Option<Fault> {
    let is_plain = address
        .chars()
        .all(|c| c.is_ascii_graphic() && !"\"<>\\^`{|}#@".contains(c));
    match Parts::of(address).filter(|parts| is_plain && parts.is_sound(reach)) {
        None => Some(Fault::Unsound),
        Some(parts) if reach == Reach::Public && parts.is_private() => Some(Fault::Private),
        Some(_) => None,
    }
}

/// The origin of an address (RFC 6454): scheme, host, and the port where it is not the scheme's own.
#[must_use]
pub fn origin(address: &str) -> Option<String> {
    let (scheme, rest) = address.split_once("://")?;
    let authority = rest.split(['/', '?']).next()?;
    let own = match scheme {
        "https" => ":443",
        _ => ":80",
    };
    let authority = authority.strip_suffix(own).unwrap_or(authority);
    Some(format!("{scheme}://{}", authority.to_ascii_lowercase()))
}

/// Checks an address.
pub(super) fn check(checks: &mut Checks, typed: &str, reach: Reach) -> String {
    const FIELD: &str = "webhook_address";
    let address = checks.required(FIELD, typed, LONGEST);
    if checks.has(FIELD) {
        return address;
    }
    let refused = |key: &'static str| Problem::Because {
        key,
        value: String::new(),
    };
    match fault(&address, reach) {
        Some(Fault::Unsound) => checks.refuse(FIELD, refused("problem-webhook-address")),
        Some(Fault::Private) => checks.refuse(FIELD, refused("problem-webhook-private")),
        None => {}
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(address: &str, reach: Reach) -> Option<&'static str> {
        let mut checks = Checks::default();
        check(&mut checks, address, reach);
        match checks.finish() {
            Err(crate::app::AppError::Fields(errors)) => match &errors.first()?.problem {
                Problem::Because { key, .. } => Some(key),
                Problem::Required => Some("required"),
                _ => Some("other"),
            },
            _ => None,
        }
    }

    #[test]
    fn addresses_are_of_the_internet_and_over_tls() {
        let (wrong, private) = (
            Some("problem-webhook-address"),
            Some("problem-webhook-private"),
        );
        for (address, public, own) in [
            ("https://club.example/hook?x=1", None, None),
            ("https://club.example:8443/hook", None, None),
            ("https://1.1.1.1/", None, None),
            ("https://[2606:4700:4700::1111]:443/", None, None),
            ("http://club.example/hook", wrong, None),
            ("http://127.0.0.1:9/hook", wrong, None),
            ("https://127.0.0.1/hook", private, None),
            ("https://[::1]/hook", private, None),
            ("https://[::ffff:10.0.0.1]/hook", private, None),
            ("https://localhost/hook", private, None),
            ("https://localhost./hook", private, None),
            ("https://169.254.169.254/latest", private, None),
            ("https://u:p@club.example/", wrong, wrong),
            ("https://club.example/#part", wrong, wrong),
            ("https:///hook", wrong, wrong),
            ("https://club.example:port/", wrong, wrong),
            ("https://club.example:0/", wrong, wrong),
            ("https://[::1/hook", wrong, wrong),
            ("ftp://club.example/", wrong, wrong),
            ("club.example/hook", wrong, wrong),
            ("https://club .example/", wrong, wrong),
            ("", Some("required"), Some("required")),
        ] {
            assert_eq!(problem(address, Reach::Public), public, "{address}");
            assert_eq!(problem(address, Reach::Private), own, "{address}");
        }
        assert_eq!(host("https://club.example:8443/secret"), "club.example");
        assert_eq!(host("https://[::1]:8/x"), "::1");
        for (address, expected) in [
            ("https://Push.example/a/b?c", "https://push.example"),
            ("https://push.example:443/a", "https://push.example"),
            ("https://push.example:8443", "https://push.example:8443"),
            ("http://127.0.0.1:80?x", "http://127.0.0.1"),
            ("https://[2606:4700::1]:443/", "https://[2606:4700::1]"),
        ] {
            assert_eq!(origin(address).as_deref(), Some(expected));
        }
    }
}
