//! A version of the program, with its order (Semantic Versioning 2.0.0, 11).

use std::fmt;

/// Maximum characters of a version.
const LONGEST: usize = 64;

/// A version. Build metadata (`+…`) does not affect the order and is not kept.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version {
    /// Major, minor, patch.
    numbers: [u64; 3],
    stage: Stage,
}

/// Whether it is a release or a pre-release, which comes before the release.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    /// A pre-release such as `-rc.1`. If all parts of the shorter one are equal, the shorter one comes first.
    Before(Vec<Part>),
    Released,
}

/// A part of a pre-release: numbers come before words, and words are in ASCII order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Number(u64),
    Word(String),
}

impl Version {
    /// Reads `1.2.3`, `1.2.3-rc.1`, `1.2.3+build`; `None` for any other text.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        if text.len() > LONGEST {
            return None;
        }
        let (text, build) = cut(text, '+');
        if build.is_some_and(|build| !build.split('.').all(is_word)) {
            return None;
        }
        let (numbers, before) = cut(text, '-');
        let mut numbers = numbers.split('.').map(number);
        let three = [numbers.next()??, numbers.next()??, numbers.next()??];
        if numbers.next().is_some() {
            return None;
        }
        let stage = match before {
            Some(before) => Stage::Before(before.split('.').map(part).collect::<Option<Vec<_>>>()?),
            None => Stage::Released,
        };
        Some(Self {
            numbers: three,
            stage,
        })
    }
}

/// The text before the first such character, and the text after it.
fn cut(text: &str, sign: char) -> (&str, Option<&str>) {
    match text.split_once(sign) {
        Some((before, after)) => (before, Some(after)),
        None => (text, None),
    }
}

/// A number without leading zeros.
fn number(text: &str) -> Option<u64> {
    let is_written_so = text == "0" || !text.starts_with('0');
    let has_digits = text.bytes().all(|byte| byte.is_ascii_digit());
    (is_written_so && has_digits)
        .then(|| text.parse().ok())
        .flatten()
}

fn is_word(text: &str) -> bool {
    let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    !text.is_empty() && text.bytes().all(is_sign)
}

fn part(text: &str) -> Option<Part> {
    if !is_word(text) {
        return None;
    }
    match text.bytes().all(|byte| byte.is_ascii_digit()) {
        true => number(text).map(Part::Number),
        false => Some(Part::Word(text.to_owned())),
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Word(word) => word.fmt(f),
        }
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [major, minor, patch] = self.numbers;
        write!(f, "{major}.{minor}.{patch}")?;
        let Stage::Before(parts) = &self.stage else {
            return Ok(());
        };
        for (place, part) in parts.iter().enumerate() {
            let sign = if place == 0 { '-' } else { '.' };
            write!(f, "{sign}{part}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(text: &str) -> Version {
        Version::parse(text).unwrap_or_else(|| panic!("{text}"))
    }

    /// The order in the example of the specification, and around it.
    #[test]
    fn versions_have_an_order() {
        let ascending = [
            "0.0.1",
            "0.9.0",
            "0.10.0",
            "1.0.0-0",
            "1.0.0-2",
            "1.0.0-10",
            "1.0.0--1",
            "1.0.0-alpha",
            "1.0.0-alpha.1",
            "1.0.0-alpha.beta",
            "1.0.0-beta",
            "1.0.0-beta.2",
            "1.0.0-beta.11",
            "1.0.0-rc.1",
            "1.0.0",
            "1.0.1-alpha",
            "1.0.1",
            "2.0.0",
        ];
        for (place, text) in ascending.iter().enumerate() {
            assert_eq!(version(text).to_string(), *text);
            for later in &ascending[place + 1..] {
                assert!(version(text) < version(later), "{text} {later}");
            }
        }
        assert_eq!(version("1.0.0+one"), version("1.0.0+two.2"));
        assert_eq!(version("1.0.0-rc.1+one"), version("1.0.0-rc.1"));
    }

    #[test]
    fn other_texts_are_no_versions() {
        for text in [
            "",
            "1",
            "1.0",
            "1.0.0.0",
            "v1.0.0",
            "1.0.x",
            "01.0.0",
            "1.0.0-",
            "1.0.0-01",
            "1.0.0-a..b",
            "1.0.0-ä",
            "1.0.0+",
            "1.0.0+a+b",
            " 1.0.0",
            "1.0.0\n",
            "-1.0.0",
            "1.0.99999999999999999999",
            "+1.0.0",
        ] {
            assert_eq!(Version::parse(text), None, "{text:?}");
        }
        let long = format!("1.0.0-{}", "a".repeat(LONGEST));
        assert_eq!(Version::parse(&long), None);
    }
}
