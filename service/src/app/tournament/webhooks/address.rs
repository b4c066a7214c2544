//! The address of a server to be notified, as typed or as a browser gives it.

use crate::{
    app::{Checks, Problem},
    auth::WebAddress,
};

/// Maximum length of an address, in characters.
const LONGEST: usize = 500;

/// Which servers may be notified.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// Only servers on the Internet, over TLS.
    #[default]
    Public,
    /// Also servers in the operator's own network, and without TLS.
    Private,
}

/// The host of an address, an IPv6 address without brackets; empty if the address cannot be read.
pub(in crate::app) fn host(address: &str) -> String {
    let address = WebAddress::parse(address);
    let host = address.as_ref().map_or("", WebAddress::host);
    host.trim_start_matches('[')
        .trim_end_matches(']')
        .to_owned()
}

/// Why an address is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Fault {
    /// The program does not call such an address: another scheme, no host, a user name or a password.
    Unsound,
    /// The address itself shows that the server is not on the Internet.
    Private,
}

/// Why an address is refused; `None` if it is accepted.
pub(in crate::app) fn fault(address: &str, reach: Reach) -> Option<Fault> {
    let is_sound = |address: &WebAddress| {
        address.is_plain() && (address.is_over_tls() || reach == Reach::Private)
    };
    match WebAddress::parse(address).filter(is_sound) {
        None => Some(Fault::Unsound),
        Some(address) if reach == Reach::Public && address.is_private() => Some(Fault::Private),
        Some(_) => None,
    }
}

/// The origin of an address (RFC 6454): scheme, host, and the port unless it is the scheme's default. `None` if the address
/// cannot be read.
#[must_use]
pub fn origin(address: &str) -> Option<String> {
    WebAddress::parse(address).map(|address| address.origin())
}

/// Checks a typed address; returns it trimmed.
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
            // Addresses that a client takes for another host than it seems, or for this machine.
            ("https://club.example@10.0.0.1/", wrong, wrong),
            ("https://club.example\\@10.0.0.1/", wrong, wrong),
            ("https://127.1/hook", wrong, wrong),
            ("https://0x7f000001/hook", wrong, wrong),
            ("https://2130706433/hook", wrong, wrong),
            ("https://127.0.0.1./hook", wrong, wrong),
            ("https://%6cocalhost/hook", wrong, wrong),
            ("https://b\u{fc}cher.example/hook", wrong, wrong),
            ("HTTPS://club.example/hook", wrong, wrong),
            ("https://LOCALHOST/hook", private, None),
            ("https://[::ffff:7f00:1]/hook", private, None),
            ("https://xn--bcher-kva.example/hook", None, None),
            ("https://Club.Example./hook", None, None),
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
        assert_eq!(host("https://club.example@10.0.0.1/"), "");
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
