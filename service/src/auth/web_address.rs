//! Web addresses. Only this module reads them. It reads them as browsers do (the URL Standard), and refuses an address
//! in which another program might see another host.

use std::cell::Cell;

use url::{Host, SyntaxViolation, Url};

use super::public_address::is_public_address;

/// An address that begins with `https://` or `http://`. Its host is unambiguous: no user name or password before it, an
/// IPv4 address only as four decimal numbers, no encoded characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebAddress {
    text: String,
    url: Url,
}

/// Whether a text begins with exactly the scheme and host that were read, in either case, and the host ends there.
fn begins(text: &str, read: &str) -> bool {
    text.split_at_checked(read.len())
        .is_some_and(|(begin, rest)| {
            let is_end = rest.is_empty() || rest.starts_with([':', '/', '?', '#']);
            begin.eq_ignore_ascii_case(read) && is_end
        })
}

/// Whether the host has letters beyond ASCII, which programs write in another form (`xn--…`).
fn is_international(text: &str, host: &str) -> bool {
    !text.is_ascii() && host.split('.').any(|part| part.starts_with("xn--"))
}

impl WebAddress {
    /// Reads an address; `None` if the text is not a web address, or if its host is ambiguous.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let is_odd = Cell::new(false);
        let note = |violation: SyntaxViolation| {
            // The part after the host is for its server to read.
            let is_behind = matches!(
                violation,
                SyntaxViolation::NonUrlCodePoint | SyntaxViolation::PercentDecode
            );
            if !is_behind {
                is_odd.set(true);
            }
        };
        let options = Url::options().syntax_violation_callback(Some(&note));
        let url = options.parse(text).ok()?;
        let (scheme, host) = (url.scheme(), url.host_str()?);
        let is_known = |sign: char| sign.is_ascii_alphanumeric() || ".-_".contains(sign);
        let is_as_read = match url.host()? {
            Host::Ipv6(_) => true,
            Host::Ipv4(_) => begins(text, &format!("{scheme}://{host}")),
            Host::Domain(name) => {
                name.chars().all(is_known)
                    && (begins(text, &format!("{scheme}://{host}")) || is_international(text, host))
            }
        };
        let is_sound = !is_odd.get()
            && matches!(scheme, "https" | "http")
            && text.starts_with(scheme)
            && url.port() != Some(0);
        (is_as_read && is_sound).then(|| Self {
            text: text.to_owned(),
            url,
        })
    }

    /// The address as it was written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The host in lower case; an IPv6 address is in brackets: `club.example`, `[::1]`.
    #[must_use]
    pub fn host(&self) -> &str {
        self.url.host_str().unwrap_or_default()
    }

    /// The origin (RFC 6454): scheme, host, and the port if it is not the default of the scheme.
    #[must_use]
    pub fn origin(&self) -> String {
        self.url.origin().ascii_serialization()
    }

    /// Whether it uses TLS.
    #[must_use]
    pub fn is_over_tls(&self) -> bool {
        self.url.scheme() == "https"
    }

    /// Whether every program accepts it unchanged: it has only ASCII characters that need no encoding, and no part
    /// after `#`.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        let is_plain = |sign: char| sign.is_ascii_graphic() && !"\"<>\\^`{|}#@".contains(sign);
        self.text.chars().all(is_plain)
    }

    /// Whether its host is a name, not an IP address.
    #[must_use]
    pub fn has_name(&self) -> bool {
        self.url.domain().is_some()
    }

    /// Whether the address itself shows that it is no server of the Internet. The machine that its name leads to is
    /// checked when it is used.
    #[must_use]
    pub fn is_private(&self) -> bool {
        match self.url.host() {
            Some(Host::Ipv4(address)) => !is_public_address(address.into()),
            Some(Host::Ipv6(address)) => !is_public_address(address.into()),
            // A name without a dot belongs to this machine or its network.
            Some(Host::Domain(name)) => !name.trim_end_matches('.').contains('.'),
            None => true,
        }
    }

    /// Whether the address itself shows that it is on this machine.
    #[must_use]
    pub fn is_this_machine(&self) -> bool {
        match self.url.host() {
            Some(Host::Ipv4(address)) => address.is_loopback(),
            Some(Host::Ipv6(address)) => address.to_canonical().is_loopback(),
            Some(Host::Domain(name)) => name == "localhost",
            None => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_one_host() {
        for (text, host, origin) in [
            (
                "https://club.example",
                "club.example",
                "https://club.example",
            ),
            (
                "https://Club.Example:443/A?b#c",
                "club.example",
                "https://club.example",
            ),
            (
                "http://club.example:80?x",
                "club.example",
                "http://club.example",
            ),
            (
                "https://club.example:8443/",
                "club.example",
                "https://club.example:8443",
            ),
            (
                "https://club.example:/",
                "club.example",
                "https://club.example",
            ),
            (
                "https://club.example./",
                "club.example.",
                "https://club.example.",
            ),
            (
                "https://sala_2.example/a b|c?d[]=%",
                "sala_2.example",
                "https://sala_2.example",
            ),
            (
                "https://club.example/@name",
                "club.example",
                "https://club.example",
            ),
            (
                "https://club.example?@evil.example",
                "club.example",
                "https://club.example",
            ),
            ("http://sala/", "sala", "http://sala"),
            ("http://127.0.0.1:9/", "127.0.0.1", "http://127.0.0.1:9"),
            ("http://[::1]:9/", "[::1]", "http://[::1]:9"),
            (
                "https://[2606:4700:0:0::1]/",
                "[2606:4700::1]",
                "https://[2606:4700::1]",
            ),
            (
                "https://bücher.example/è",
                "xn--bcher-kva.example",
                "https://xn--bcher-kva.example",
            ),
            (
                "https://xn--bcher-kva.example",
                "xn--bcher-kva.example",
                "https://xn--bcher-kva.example",
            ),
        ] {
            let address = WebAddress::parse(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(address.as_str(), text);
            assert_eq!(address.host(), host, "{text}");
            assert_eq!(address.origin(), origin, "{text}");
        }
    }

    /// By other rules, a program would find another host in these texts, or no host at all.
    #[test]
    fn what_could_be_read_otherwise_is_none() {
        for text in [
            "",
            "club.example",
            "//club.example/",
            "/path",
            "ftp://club.example/",
            "file:///etc/passwd",
            "javascript:alert(1)",
            "mailto:a@club.example",
            "https://",
            "https:///club.example/",
            "https://?x",
            "https:club.example",
            "https:/club.example",
            "https:\\\\club.example",
            "HTTPS://club.example/",
            "Http://club.example/",
            " https://club.example/",
            "https://club.example/ ",
            "https://club.exa\tmple/",
            "https://club.example/\n",
            "https://club .example/",
            "https://club.example\\@evil.example/",
            "https://user@club.example/",
            "https://user:secret@club.example/",
            "https://@club.example/",
            "https://club.example:443@evil.example/",
            "https://club.example:port/",
            "https://club.example:0/",
            "https://club.example:+80/",
            "https://club.example:65536/",
            "https://club.example:80:80/",
            "https://club;evil.example/",
            "https://club$.example/",
            "https://club%2eexample/",
            "https://%6cocalhost/",
            "https://\u{24db}ocalhost/",
            "https://club\u{3002}example/",
            "https://xn--a.example/",
            "http://127.1/",
            "http://127.0.1/",
            "http://2130706433/",
            "http://0x7f000001/",
            "http://0x7F.0.0.1/",
            "http://0177.0.0.1/",
            "http://127.0.0.01/",
            "http://127.0.0.1./",
            "http://\u{ff11}\u{ff12}\u{ff17}.0.0.1/",
            "http://256.0.0.1/",
            "http://1.2.3.4.5/",
            "http://[::1/",
            "http://[]/",
            "http://[::1]x/",
            "http://[fe80::1%25eth0]/",
            "http://::1/",
        ] {
            assert_eq!(WebAddress::parse(text), None, "{text:?}");
        }
    }

    #[test]
    fn an_address_may_say_where_it_leads() {
        for (text, is_private, is_this_machine) in [
            ("https://club.example/", false, false),
            ("https://1.1.1.1/", false, false),
            ("https://[2606:4700:4700::1111]/", false, false),
            ("https://localhost.example/", false, false),
            ("https://sala/", true, false),
            ("https://sala./", true, false),
            ("https://LOCALHOST:8080/", true, true),
            ("https://localhost./", true, false),
            ("https://127.0.0.1/", true, true),
            ("https://127.8.8.8/", true, true),
            ("https://0.0.0.0/", true, false),
            ("https://10.0.0.1/", true, false),
            ("https://169.254.169.254/latest", true, false),
            ("https://[::1]/", true, true),
            ("https://[0:0:0:0:0:0:0:1]/", true, true),
            ("https://[::ffff:127.0.0.1]/", true, true),
            ("https://[::ffff:7f00:1]/", true, true),
            ("https://[::ffff:10.0.0.1]/", true, false),
            ("https://[64:ff9b::a00:1]/", true, false),
            ("https://[fd00::5]/", true, false),
        ] {
            let address = WebAddress::parse(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(address.is_private(), is_private, "{text}");
            assert_eq!(address.is_this_machine(), is_this_machine, "{text}");
        }
    }

    #[test]
    fn plain_addresses_need_no_coding() {
        for (text, is_plain, has_name) in [
            ("https://club.example/hook?x=1", true, true),
            ("http://[::1]:9/", true, false),
            ("https://1.1.1.1/", true, false),
            ("https://club.example/#part", false, true),
            ("https://club.example/@name", false, true),
            ("https://club.example/a b", false, true),
            ("https://club.example/è", false, true),
            ("https://bücher.example/", false, true),
        ] {
            let address = WebAddress::parse(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(address.is_plain(), is_plain, "{text}");
            assert_eq!(address.has_name(), has_name, "{text}");
        }
    }
}
