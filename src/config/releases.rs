//! The address for newer versions of the program, which is asked when an administrator wants to know.

use std::str::FromStr;

use crate::auth::WebAddress;

/// Maximum length of the address.
const LONGEST: usize = 500;

/// The address of the file `tratto-release.json`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReleasesUrl(WebAddress);

/// The error for a text that is not such an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "no address that begins with https:// (http:// on this machine), without a name and without a password"
)]
pub struct NoReleasesUrl;

impl FromStr for ReleasesUrl {
    type Err = NoReleasesUrl;

    fn from_str(text: &str) -> Result<Self, NoReleasesUrl> {
        let address = WebAddress::parse(text.trim());
        let address = address.filter(|it| it.is_plain() && it.as_str().len() <= LONGEST);
        address.map(Self).ok_or(NoReleasesUrl)
    }
}

/// The address for newer versions, and whether it may be in a private network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Releases {
    url: ReleasesUrl,
    lets_private: bool,
}

impl Releases {
    /// Uses this address; `lets_private` allows one in a private network and without TLS.
    #[must_use]
    pub const fn new(url: ReleasesUrl, lets_private: bool) -> Self {
        Self { url, lets_private }
    }

    /// The address.
    #[must_use]
    pub fn address(&self) -> &str {
        self.url.0.as_str()
    }

    /// Whether the address may be in a private network and without TLS: if the operator allows it, or if it is on this machine.
    #[must_use]
    pub fn is_private(&self) -> bool {
        self.lets_private || self.url.0.is_this_machine()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_of_the_web() {
        for text in [
            "",
            "releases.example",
            "ftp://releases.example/",
            "file:///etc/passwd",
            "https://",
            "https:///tratto-release.json",
            "https://[]/",
            "https://name:secret@releases.example/",
            "https://releases.example/a b",
            "https://releases.example/#part",
            "https://releases.example:port/",
            "https://releases.example:0/",
            "https://releases.example\\@127.0.0.1/",
            "HTTPS://releases.example/",
            "http://127.1/",
            "http://0x7f000001/",
            "http://%6cocalhost/",
            "http://[::1/",
        ] {
            assert_eq!(text.parse::<ReleasesUrl>(), Err(NoReleasesUrl), "{text}");
        }
        let long = format!("https://releases.example/{}", "a".repeat(LONGEST));
        assert_eq!(long.parse::<ReleasesUrl>(), Err(NoReleasesUrl));
    }

    #[test]
    fn this_machine_may_be_asked_in_clear() {
        for (text, is_private) in [
            ("https://releases.example/tratto-release.json", false),
            ("http://releases.example:8080?x", false),
            ("http://192.168.1.10/", false),
            ("http://localhost.example/", false),
            ("http://localhost./", false),
            ("http://127.0.0.1:8080/tratto-release.json", true),
            ("http://LOCALHOST/", true),
            ("http://[::1]:8080/", true),
            ("http://[::ffff:127.0.0.1]/", true),
        ] {
            let url: ReleasesUrl = text.parse().unwrap();
            let releases = Releases::new(url.clone(), false);
            assert_eq!(releases.address(), text);
            assert_eq!(releases.is_private(), is_private, "{text}");
            assert!(Releases::new(url, true).is_private(), "{text}");
        }
    }
}
