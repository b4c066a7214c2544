//! FIDE titles.

use super::word::words;

/// FIDE title, in the order of C.04.2 art. 2.2 (highest first).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Title {
    /// Grandmaster
    Gm,
    /// International Master
    Im,
    /// Woman Grandmaster
    Wgm,
    /// FIDE Master
    Fm,
    /// Woman International Master
    Wim,
    /// Candidate Master
    Cm,
    /// Woman FIDE Master
    Wfm,
    /// Woman Candidate Master
    Wcm,
    /// Woman Honorary Grandmaster, as the rating list has it
    Wh,
}

impl Title {
    /// Every title, highest first.
    pub const ALL: [Self; 9] = [
        Self::Gm,
        Self::Im,
        Self::Wgm,
        Self::Fm,
        Self::Wim,
        Self::Cm,
        Self::Wfm,
        Self::Wcm,
        Self::Wh,
    ];

    /// The FIDE abbreviation: `GM`, `IM`, `WGM`, …
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Gm => "GM",
            Self::Im => "IM",
            Self::Wgm => "WGM",
            Self::Fm => "FM",
            Self::Wim => "WIM",
            Self::Cm => "CM",
            Self::Wfm => "WFM",
            Self::Wcm => "WCM",
            Self::Wh => "WH",
        }
    }

    /// Reads the abbreviation in any case, and the one-letter forms of old TRF (`g m f c wg wm wf wc`).
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim().to_ascii_uppercase();
        let short = match text.as_str() {
            "G" => "GM",
            "M" => "IM",
            "F" => "FM",
            "C" => "CM",
            "WG" => "WGM",
            "WM" => "WIM",
            "WF" => "WFM",
            "WC" => "WCM",
            other => other,
        };
        Self::ALL.into_iter().find(|title| title.code() == short)
    }

    /// Reads the abbreviation as FIDE or another language of the pages has it (`MI`, `GMI`, `GMF`, `MC`), in any case but for
    /// `Mf`, which is a category of Italy. A single letter is none.
    #[must_use]
    pub fn abbreviated(word: &str) -> Option<Self> {
        let upper = word.to_uppercase();
        match upper.as_str() {
            "GMI" => Some(Self::Gm),
            "MI" => Some(Self::Im),
            "MF" => Some(Self::Fm).filter(|_| word != "Mf"),
            "MC" => Some(Self::Cm),
            "GMF" => Some(Self::Wgm),
            "MIF" => Some(Self::Wim),
            "MFF" => Some(Self::Wfm),
            "MCF" => Some(Self::Wcm),
            code => Self::ALL.into_iter().find(|title| title.code() == code),
        }
    }
}

words!(Title);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_of_every_language() {
        for title in Title::ALL {
            assert_eq!(Title::abbreviated(title.code()), Some(title));
            let lower = title.code().to_lowercase();
            assert_eq!(Title::abbreviated(&lower), Some(title), "{lower}");
        }
        for (word, title) in [
            ("GMI", Title::Gm),
            ("MI", Title::Im),
            ("mi", Title::Im),
            ("MF", Title::Fm),
            ("mf", Title::Fm),
            ("MC", Title::Cm),
            ("GMf", Title::Wgm),
            ("MIF", Title::Wim),
            ("MFF", Title::Wfm),
            ("MCF", Title::Wcm),
        ] {
            assert_eq!(Title::abbreviated(word), Some(title), "{word}");
        }
        for word in ["", "M", "F", "Mf", "CMf", "2N"] {
            assert_eq!(Title::abbreviated(word), None, "{word}");
        }
    }
}
