//! National categories of the Federazione Scacchistica Italiana.

use super::word::words;

/// National category (Regolamento Tecnico Federale). The usual one comes first, then the others from the highest down. Women
/// have categories of their own beside the open ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NationalCategory {
    /// Non classificato
    Unclassified,
    /// Maestro
    Master,
    /// Candidato maestro
    CandidateMaster,
    /// Prima nazionale
    FirstNational,
    /// Seconda nazionale
    SecondNational,
    /// Terza nazionale
    ThirdNational,
    /// Maestra
    WomanMaster,
    /// Candidata maestra
    WomanCandidateMaster,
    /// Prima nazionale femminile
    WomanFirstNational,
    /// Seconda nazionale femminile
    WomanSecondNational,
    /// Terza nazionale femminile
    WomanThirdNational,
}

impl NationalCategory {
    /// Every category.
    pub const ALL: [Self; 11] = [
        Self::Unclassified,
        Self::Master,
        Self::CandidateMaster,
        Self::FirstNational,
        Self::SecondNational,
        Self::ThirdNational,
        Self::WomanMaster,
        Self::WomanCandidateMaster,
        Self::WomanFirstNational,
        Self::WomanSecondNational,
        Self::WomanThirdNational,
    ];

    /// The federation's abbreviation; those of women end with a small f: `2N`, `CMf`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Unclassified => "NC",
            Self::Master => "M",
            Self::CandidateMaster => "CM",
            Self::FirstNational => "1N",
            Self::SecondNational => "2N",
            Self::ThirdNational => "3N",
            Self::WomanMaster => "Mf",
            Self::WomanCandidateMaster => "CMf",
            Self::WomanFirstNational => "1Nf",
            Self::WomanSecondNational => "2Nf",
            Self::WomanThirdNational => "3Nf",
        }
    }

    /// Reads the abbreviation in any case. `MF` in capitals is not a category: in lists it is the FIDE title.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let fits = |code: &str| code == text || (code != "Mf" && code.eq_ignore_ascii_case(text));
        Self::ALL.into_iter().find(|one| fits(one.code()))
    }
}

words!(NationalCategory);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn abbreviations_are_read_in_any_case() {
        for one in NationalCategory::ALL {
            assert_eq!(NationalCategory::parse(one.code()), Some(one));
        }
        for (text, one) in [
            ("2n", NationalCategory::SecondNational),
            (" cm ", NationalCategory::CandidateMaster),
            ("1NF", NationalCategory::WomanFirstNational),
            ("nc", NationalCategory::Unclassified),
            ("m", NationalCategory::Master),
        ] {
            assert_eq!(NationalCategory::parse(text), Some(one), "{text}");
        }
        for text in ["MF", "4N", "", "GM", "1S"] {
            assert_eq!(NationalCategory::parse(text), None, "{text}");
        }
    }
}
