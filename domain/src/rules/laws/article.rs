//! Numbers of articles.

use std::fmt;

/// How sure the number of an article is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Source {
    /// The full text of the edition was read.
    Read,
    /// The article is quoted or tabulated in a public source.
    Quoted,
    /// Inferred from the editions before and after, which agree.
    Inferred,
    /// From memory, or an open question.
    Open,
    /// The edition has no such article.
    Silent,
}

impl Source {
    /// Every value, the surest first.
    pub const ALL: [Self; 5] = [
        Self::Read,
        Self::Quoted,
        Self::Inferred,
        Self::Open,
        Self::Silent,
    ];

    /// Stable name, for messages: `inferred`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Quoted => "quoted",
            Self::Inferred => "inferred",
            Self::Open => "open",
            Self::Silent => "silent",
        }
    }

    /// Whether readers are told that the number may be wrong.
    #[must_use]
    pub const fn is_uncertain(self) -> bool {
        matches!(self, Self::Inferred | Self::Open)
    }
}

/// An article of an edition of the Laws, as printed there: `3.8.2.1`, `7.5.b`, `12.3 a`. Only the table of the editions makes
/// articles. If two articles together give a rule, both are named: `7.5.5, A.3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Article {
    number: &'static str,
    source: Source,
}

impl Article {
    /// Reads a cell of the table: the number with a mark before it (`q` quoted, `i` inferred, `o` open), or `-` if the edition is
    /// silent.
    pub(super) const fn cell(cell: &'static str) -> Self {
        let Some((mark, rest)) = cell.split_at_checked(1) else {
            return Self::SILENT;
        };
        let (number, source) = match mark.as_bytes() {
            b"-" => return Self::SILENT,
            b"q" => (rest, Source::Quoted),
            b"i" => (rest, Source::Inferred),
            b"o" => (rest, Source::Open),
            _ => (cell, Source::Read),
        };
        Self { number, source }
    }

    /// No article.
    pub const SILENT: Self = Self {
        number: "",
        source: Source::Silent,
    };

    /// The number as printed; empty if the edition has no such article.
    #[must_use]
    pub const fn number(self) -> &'static str {
        self.number
    }

    /// How sure the number is.
    #[must_use]
    pub const fn source(self) -> Source {
        self.source
    }

    /// Whether the edition has no such article.
    #[must_use]
    pub const fn is_silent(self) -> bool {
        matches!(self.source, Source::Silent)
    }

    /// The anchor on the page of the Laws: `art-7.5.b`, `art-3.8.b-1`.
    #[must_use]
    pub fn anchor(self) -> String {
        anchor(self.number)
    }
}

/// The anchor of the first article that a text names: for `7.5.5, A.3` that of 7.5.5.
pub(super) fn anchor(number: &str) -> String {
    let first = number.split(',').next().unwrap_or_default();
    let mut place = String::from("art-");
    for sign in first.trim().chars() {
        match sign {
            ')' => {}
            '(' | ' ' => place.push('-'),
            sign => place.push(sign),
        }
    }
    place
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_silent() { "–" } else { self.number })
    }
}
