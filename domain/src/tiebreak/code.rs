//! Codes of the tie-breaks, as TRF records 202 and 212 write them.

use super::{
    Edition,
    modifier::{Cut, Modifier},
};

/// The kind of a tie-break (C.07 art. 5), without modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Code {
    /// `DE`: direct encounter (art. 6).
    DirectEncounter,
    /// `WIN`: rounds worth a win, played or not (7.1).
    Wins,
    /// `WON`: games won over the board (7.2).
    GamesWon,
    /// `BPG`: games played with Black (7.3).
    BlackGames,
    /// `BWG`: games won with Black (7.4).
    BlackWins,
    /// `PS`: sum of progressive scores (7.5).
    ProgressiveScores,
    /// `REP`: rounds that the participant elected to play (7.6); formerly `GE`.
    RoundsElectedToPlay,
    /// `STD`: standard points (7.7).
    StandardPoints,
    /// `TPN`: tournament pairing number (7.8).
    PairingNumber,
    /// `BH`: Buchholz (8.1).
    Buchholz,
    /// `AOB`: average of the opponents' Buchholz (8.2).
    AverageOfBuchholz,
    /// `FB`: Fore Buchholz (8.3).
    ForeBuchholz,
    /// `SB`: Sonneborn-Berger (9.1).
    SonnebornBerger,
    /// `KS`: Koya system (9.2).
    Koya,
    /// `ARO`: average rating of the opponents (10.1).
    AverageRating,
    /// `TPR`: tournament performance rating (10.2).
    PerformanceRating,
    /// `PTP`: perfect tournament performance (10.3).
    PerfectPerformance,
    /// `APRO`: average performance rating of the opponents (10.4).
    AveragePerformance,
    /// `APPO`: average perfect performance of the opponents (10.5).
    AveragePerfect,
    /// `RTNG`: rating (10.6).
    Rating,
}

impl Code {
    /// Every code, in the order of the articles.
    pub const ALL: [Self; 20] = [
        Self::DirectEncounter,
        Self::Wins,
        Self::GamesWon,
        Self::BlackGames,
        Self::BlackWins,
        Self::ProgressiveScores,
        Self::RoundsElectedToPlay,
        Self::StandardPoints,
        Self::PairingNumber,
        Self::Buchholz,
        Self::AverageOfBuchholz,
        Self::ForeBuchholz,
        Self::SonnebornBerger,
        Self::Koya,
        Self::AverageRating,
        Self::PerformanceRating,
        Self::PerfectPerformance,
        Self::AveragePerformance,
        Self::AveragePerfect,
        Self::Rating,
    ];

    /// Whether the edition of 1 March 2026 introduced it.
    #[must_use]
    pub const fn is_of_2026(self) -> bool {
        matches!(
            self,
            Self::StandardPoints | Self::PairingNumber | Self::Rating
        )
    }

    /// Whether the value is the average of its terms.
    #[must_use]
    pub const fn is_average(self) -> bool {
        matches!(
            self,
            Self::AverageOfBuchholz
                | Self::AverageRating
                | Self::AveragePerformance
                | Self::AveragePerfect
        )
    }

    /// The acronym of C.07 art. 5.
    #[must_use]
    pub const fn acronym(self) -> &'static str {
        match self {
            Self::DirectEncounter => "DE",
            Self::Wins => "WIN",
            Self::GamesWon => "WON",
            Self::BlackGames => "BPG",
            Self::BlackWins => "BWG",
            Self::ProgressiveScores => "PS",
            Self::RoundsElectedToPlay => "REP",
            Self::StandardPoints => "STD",
            Self::PairingNumber => "TPN",
            Self::Buchholz => "BH",
            Self::AverageOfBuchholz => "AOB",
            Self::ForeBuchholz => "FB",
            Self::SonnebornBerger => "SB",
            Self::Koya => "KS",
            Self::AverageRating => "ARO",
            Self::PerformanceRating => "TPR",
            Self::PerfectPerformance => "PTP",
            Self::AveragePerformance => "APRO",
            Self::AveragePerfect => "APPO",
            Self::Rating => "RTNG",
        }
    }

    /// The article of C.07 (edition of 1 March 2026) that defines it.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::DirectEncounter => "6",
            Self::Wins => "7.1",
            Self::GamesWon => "7.2",
            Self::BlackGames => "7.3",
            Self::BlackWins => "7.4",
            Self::ProgressiveScores => "7.5",
            Self::RoundsElectedToPlay => "7.6",
            Self::StandardPoints => "7.7",
            Self::PairingNumber => "7.8",
            Self::Buchholz => "8.1",
            Self::AverageOfBuchholz => "8.2",
            Self::ForeBuchholz => "8.3",
            Self::SonnebornBerger => "9.1",
            Self::Koya => "9.2",
            Self::AverageRating => "10.1",
            Self::PerformanceRating => "10.2",
            Self::PerfectPerformance => "10.3",
            Self::AveragePerformance => "10.4",
            Self::AveragePerfect => "10.5",
            Self::Rating => "10.6",
        }
    }

    /// Whether it uses ratings, so that the rule for unrated participants applies (art. 10).
    #[must_use]
    pub const fn is_rating_based(self) -> bool {
        matches!(
            self,
            Self::AverageRating
                | Self::PerformanceRating
                | Self::PerfectPerformance
                | Self::AveragePerformance
                | Self::AveragePerfect
                | Self::Rating
        )
    }

    /// Whether art. 8 forbids it in round robins (the Buchholz family).
    #[must_use]
    pub const fn is_for_swiss_only(self) -> bool {
        matches!(
            self,
            Self::Buchholz | Self::AverageOfBuchholz | Self::ForeBuchholz
        )
    }

    /// Whether the edition defines it: STD, TPN and RTNG exist since 1 March 2026.
    #[must_use]
    pub const fn is_in(self, edition: Edition) -> bool {
        match edition {
            Edition::March2026 => true,
            Edition::August2024 => !self.is_of_2026(),
        }
    }

    pub(super) fn from_acronym(text: &str) -> Option<Self> {
        if text.eq_ignore_ascii_case("GE") {
            return Some(Self::RoundsElectedToPlay);
        }
        Self::ALL
            .into_iter()
            .find(|code| code.acronym().eq_ignore_ascii_case(text))
    }

    /// Whether MTB26 knows this code with this modifier.
    pub(super) const fn takes(self, modifier: Modifier) -> bool {
        match modifier {
            Modifier::Cut(Cut::MedianOne | Cut::MedianTwo) => matches!(
                self,
                Self::Buchholz | Self::ForeBuchholz | Self::SonnebornBerger | Self::AverageRating
            ),
            Modifier::Cut(_) => matches!(
                self,
                Self::Buchholz
                    | Self::ForeBuchholz
                    | Self::SonnebornBerger
                    | Self::AverageRating
                    | Self::ProgressiveScores
            ),
            Modifier::ForfeitsPlayed => matches!(
                self,
                Self::DirectEncounter | Self::Buchholz | Self::ForeBuchholz | Self::SonnebornBerger
            ),
            Modifier::Fore => matches!(self, Self::AverageOfBuchholz),
            Modifier::Reversed => matches!(self, Self::PairingNumber | Self::Rating),
            Modifier::Limit(_) => matches!(self, Self::Koya),
        }
    }
}
