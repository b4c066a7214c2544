//! Pages and files with personal data that not everybody may see, and their purpose.

use super::word::words;

/// A page or a file with data of the class [`Federation`](super::FieldClass::Federation): whole dates of birth, sex, numbers in a
/// national register. The variant says for which purpose the data were read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PersonalOutput {
    /// The report of a tournament (TRF): to send it to the federation.
    Report,
    /// The report for the rating officer.
    RatingReport,
    /// The arbiter's report, as page and paper.
    ArbitersReport,
    /// The certificate of a norm.
    NormCertificate,
    /// A tournament's archive: to move it to another machine, or to keep it.
    Archive,
    /// The form of an entry: to correct it.
    Entry,
    /// A correction that a player asked for: to decide about it.
    Correction,
    /// The form of a player of the registry: to change it.
    Player,
    /// Everything stored about a player of the registry: to give it to them.
    PlayerData,
}

impl PersonalOutput {
    /// Every value.
    pub const ALL: [Self; 9] = [
        Self::Report,
        Self::RatingReport,
        Self::ArbitersReport,
        Self::NormCertificate,
        Self::Archive,
        Self::Entry,
        Self::Correction,
        Self::Player,
        Self::PlayerData,
    ];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Report => "report",
            Self::RatingReport => "rating-report",
            Self::ArbitersReport => "arbiters-report",
            Self::NormCertificate => "norm-certificate",
            Self::Archive => "archive",
            Self::Entry => "entry",
            Self::Correction => "correction",
            Self::Player => "player",
            Self::PlayerData => "player-data",
        }
    }
}

words!(PersonalOutput);
