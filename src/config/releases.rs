//! Where newer versions of the program are asked for, when an administrator asks.

use std::{net::IpAddr, str::FromStr};

/// Longest address.
const LONGEST: usize = 500;

/// The address of the file `tratto-release.json`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReleasesUrl(String);

/// The text that stands where an address should.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "no address that begins with https:// (http:// on this machine), without a name and without a password"
)]
pub struct NoReleasesUrl;

impl FromStr for ReleasesUrl {
    type Err = NoReleasesUrl;

    fn from_str(text: &str) -> Result<Self, NoReleasesUrl> {
        let text = text.trim();
        let is_sign = |sign: char| sign.is_ascii_graphic() && !"\"<>\\^`{|}#@".contains(sign);
        let is_sound = text.len() <= LONGEST && text.chars().all(is_sign) && host(text).is_some();
        is_sound.then(|| Self(text.to_owned())).ok_or(NoReleasesUrl)
    }
}

/// The host of an address: `releases.example` of `https://releases.example:8443/tratto-release.json`.
fn host(url: &str) -> Option<&str> {
    let rest = url.strip_prefix("https://");
    let rest = rest.or_else(|| url.strip_prefix("http://"))?;
    let authority = rest.split(['/', '?']).next()?;
    let host = match authority.strip_prefix('[') {
        Some(rest) => rest.split(']').next()?,
        None => authority.split(':').next()?,
    };
    Some(host).filter(|host| !host.is_empty())
}

/// Where it is asked, and how far that may lead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Releases {
    url: ReleasesUrl,
    lets_private: bool,
}

impl Releases {
    /// Asked at this address; `lets_private` where it may be one of a private network, and in clear.
    #[must_use]
    pub const fn new(url: ReleasesUrl, lets_private: bool) -> Self {
        Self { url, lets_private }
    }

    /// The address.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.url.0
    }

    /// Whether it may be an address of a private network, and in clear: where the operator says so, and on this machine.
    #[must_use]
    pub fn is_private(&self) -> bool {
        self.lets_private || host(self.address()).is_some_and(is_this_machine)
    }
}

fn is_this_machine(host: &str) -> bool {
    let address = host.parse::<IpAddr>();
    host.eq_ignore_ascii_case("localhost")
        || address.is_ok_and(|address| address.to_canonical().is_loopback())
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
