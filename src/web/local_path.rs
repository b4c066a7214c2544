//! The address that a link leads back to; it can only be on this site.

use std::str::FromStr;

/// A path with its query, as after the host in an address. However browsers read it, it cannot name another host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalPath(String);

impl LocalPath {
    /// The path, for `Location`.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Default for LocalPath {
    /// The home page.
    fn default() -> Self {
        Self("/".to_owned())
    }
}

/// The error for a text that is not a path of this site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no path of this site")]
pub struct NoLocalPath;

impl FromStr for LocalPath {
    type Err = NoLocalPath;

    /// Accepts `/`, followed only by characters of paths and queries (RFC 3986, 3.3 and 3.4). `//` would begin a host, browsers
    /// read `\` as `/`, and they drop tabs and line ends; so all of these are refused.
    fn from_str(text: &str) -> Result<Self, NoLocalPath> {
        let rest = text.strip_prefix('/').ok_or(NoLocalPath)?;
        let is_known =
            |byte: u8| byte.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=:@/?%[]".contains(&byte);
        if rest.starts_with('/') || rest.len() > 2000 || !rest.bytes().all(is_known) {
            return Err(NoLocalPath);
        }
        Ok(Self(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn only_paths_of_this_site_fit() {
        for good in [
            "/",
            "/t/torneo/round/3",
            "/t/x/desk/1?board=7&q=a%20b",
            "/clubs?region[]=LI",
            "/a//b",
        ] {
            assert_eq!(good.parse::<LocalPath>().unwrap().as_str(), good);
        }
        for bad in [
            "",
            "t",
            "//evil.example",
            "/\t/evil.example",
            "/\\evil.example",
            "/\n/evil.example",
            "/\r\nSet-Cookie: a=b",
            "https://evil.example",
            "javascript:alert(1)",
            "/a b",
            "/è",
            "/#x",
        ] {
            assert_eq!(bad.parse::<LocalPath>(), Err(NoLocalPath), "{bad:?}");
        }
    }

    proptest! {
        /// For browsers (WHATWG URL), every accepted path stays on the site.
        #[test]
        fn what_fits_stays_here(text in "[/\\\\\t\n\r.:@%?#a-e]{0,12}") {
            let base = url::Url::parse("https://site.example/lang/it").unwrap();
            if let Ok(path) = text.parse::<LocalPath>() {
                let reached = base.join(path.as_str()).unwrap();
                prop_assert_eq!(reached.origin(), base.origin());
            }
        }
    }
}
