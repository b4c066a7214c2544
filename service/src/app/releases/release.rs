//! Reads the file of a release: version, commit, day, and its packages with their checksums.

use std::{cmp::Ordering, ops::RangeInclusive};

use chrono::NaiveDate;
use serde::Deserialize;
use serde_json::error::Category;

use crate::app::game::feed::reading::Missed;

use super::Version;

/// Maximum packages of a release.
const MOST_FILES: usize = 100;
/// Maximum characters of a package's name.
const LONGEST_NAME: usize = 100;
/// Number of digits of a commit's hash, from an abbreviated one to a whole SHA-256.
const COMMIT: RangeInclusive<usize> = 7..=64;
const SHA256: usize = 64;

/// A release.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Release {
    /// Version of the release.
    pub version: Version,
    /// The commit from which it was built, in hexadecimal digits.
    pub commit: String,
    /// Day of that commit.
    pub date: NaiveDate,
    /// Packages of the release.
    pub files: Vec<ReleaseFile>,
}

/// A package of a release.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReleaseFile {
    /// Name of the file: letters, digits, `.`, `-`, `_`, `+`.
    pub name: String,
    /// Length in bytes.
    pub size: u64,
    /// SHA-256 in hexadecimal digits.
    pub sha256: String,
}

/// The age of a release compared with the running version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReleaseAge {
    /// The release is newer.
    Newer,
    /// The release is the running version.
    Same,
    /// The release is older.
    Older,
}

/// The reason why nothing is known about newer versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unasked {
    /// The address is unencrypted and leads to another machine; no request was made.
    InClear,
    /// Nothing was received.
    Missed(Missed),
    /// The answer is no JSON.
    NoJson,
    /// The answer is JSON but describes no release.
    NoRelease,
}

#[derive(Deserialize)]
struct Written {
    version: String,
    commit: String,
    date: String,
    files: Vec<WrittenFile>,
}

#[derive(Deserialize)]
struct WrittenFile {
    name: String,
    size: u64,
    sha256: String,
}

impl Release {
    /// Reads the file of a release. Fields that this version does not know are ignored.
    ///
    /// # Errors
    /// The text is no JSON, or describes no release: the version does not follow Semantic Versioning, the day, the name
    /// of a file or a checksum is invalid.
    pub fn read(text: &[u8]) -> Result<Self, Unasked> {
        match serde_json::from_slice(text) {
            Ok(written) => Self::checked(written).ok_or(Unasked::NoRelease),
            Err(error) => Err(match error.classify() {
                Category::Data => Unasked::NoRelease,
                Category::Io | Category::Syntax | Category::Eof => Unasked::NoJson,
            }),
        }
    }

    fn checked(written: Written) -> Option<Self> {
        let is_commit = COMMIT.contains(&written.commit.len()) && is_hexadecimal(&written.commit);
        if !is_commit || written.files.len() > MOST_FILES {
            return None;
        }
        Some(Self {
            version: Version::parse(&written.version)?,
            commit: written.commit,
            date: NaiveDate::parse_from_str(&written.date, "%Y-%m-%d").ok()?,
            files: written
                .files
                .into_iter()
                .map(ReleaseFile::checked)
                .collect::<Option<Vec<_>>>()?,
        })
    }

    /// The age compared with the version `own`. Every release is newer than a version that cannot be read.
    #[must_use]
    pub fn age(&self, own: &str) -> ReleaseAge {
        match Some(&self.version).cmp(&Version::parse(own).as_ref()) {
            Ordering::Greater => ReleaseAge::Newer,
            Ordering::Equal => ReleaseAge::Same,
            Ordering::Less => ReleaseAge::Older,
        }
    }
}

impl ReleaseFile {
    fn checked(written: WrittenFile) -> Option<Self> {
        let WrittenFile { name, size, sha256 } = written;
        let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || b".-_+".contains(&byte);
        let is_name = (1..=LONGEST_NAME).contains(&name.len())
            && !name.starts_with('.')
            && name.bytes().all(is_sign);
        let is_sum = sha256.len() == SHA256 && is_hexadecimal(&sha256);
        (is_name && is_sum).then_some(Self { name, size, sha256 })
    }
}

fn is_hexadecimal(text: &str) -> bool {
    text.bytes()
        .all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn whole() -> Value {
        json!({
            "version": "1.2.0-rc.1",
            "commit": "9241eceea8d1",
            "date": "2026-07-29",
            "files": [{
                "name": "tratto_1.2.0-rc.1_amd64.deb",
                "size": 12_345_678,
                "sha256": "0123456789abcdef".repeat(4),
            }],
        })
    }

    #[test]
    fn a_release_is_read() {
        let mut text = whole();
        text["later"] = json!("a field of a later version");
        let read = Release::read(text.to_string().as_bytes()).unwrap();
        assert_eq!(read.version.to_string(), "1.2.0-rc.1");
        assert_eq!(read.commit, "9241eceea8d1");
        assert_eq!(read.date.to_string(), "2026-07-29");
        assert_eq!(read.files[0].name, "tratto_1.2.0-rc.1_amd64.deb");
        assert_eq!(read.files[0].size, 12_345_678);
        for (own, age) in [
            ("1.1.9", ReleaseAge::Newer),
            ("1.2.0-beta", ReleaseAge::Newer),
            ("1.2.0-rc.1", ReleaseAge::Same),
            ("1.2.0-rc.1+here", ReleaseAge::Same),
            ("1.2.0-rc.2", ReleaseAge::Older),
            ("1.2.0", ReleaseAge::Older),
            ("unknown", ReleaseAge::Newer),
        ] {
            assert_eq!(read.age(own), age, "{own}");
        }
    }

    #[test]
    fn what_is_none_is_refused() {
        for text in ["", "<html></html>", "{\"version\":", "version: 1"] {
            assert_eq!(
                Release::read(text.as_bytes()),
                Err(Unasked::NoJson),
                "{text}"
            );
        }
        assert_eq!(Release::read(b"\xff\xfe"), Err(Unasked::NoJson));
        let sum = "a".repeat(64);
        for (pointer, value) in [
            ("/version", json!("1.2")),
            ("/version", json!(1)),
            ("/version", Value::Null),
            ("/commit", json!("main")),
            ("/commit", json!("9241ECEEA8D1")),
            ("/date", json!("29/07/2026")),
            ("/date", json!("2026-02-30")),
            ("/files", json!("none")),
            ("/files/0/name", json!("")),
            ("/files/0/name", json!("../tratto")),
            ("/files/0/name", json!(".hidden")),
            ("/files/0/name", json!("tratto\u{1b}[2J")),
            ("/files/0/size", json!(-1)),
            ("/files/0/size", json!("much")),
            ("/files/0/sha256", json!(sum.get(1..))),
            ("/files/0/sha256", json!(sum.replace('a', "g"))),
        ] {
            let mut text = whole();
            *text.pointer_mut(pointer).unwrap() = value.clone();
            let read = Release::read(text.to_string().as_bytes());
            assert_eq!(read, Err(Unasked::NoRelease), "{pointer} {value}");
        }
        let mut text = whole();
        let one = text["files"][0].clone();
        text["files"] = vec![one; MOST_FILES + 1].into();
        let read = Release::read(text.to_string().as_bytes());
        assert_eq!(read, Err(Unasked::NoRelease));
        assert_eq!(Release::read(b"[]"), Err(Unasked::NoRelease));
    }
}
