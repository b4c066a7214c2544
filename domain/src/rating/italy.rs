//! National categories of the Federazione Scacchistica Italiana.

use chrono::NaiveDate;

/// National category, lowest first. A category once earned is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Category {
    /// Terza nazionale.
    ThirdNational,
    /// Seconda nazionale.
    SecondNational,
    /// Prima nazionale.
    FirstNational,
    /// Candidato maestro.
    CandidateMaster,
}

/// The FIDE standard rating from which a category is earned, from a day on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threshold {
    /// The category.
    pub category: Category,
    /// First rating that earns it.
    pub rating: u16,
    /// First day on which the rule is in force.
    pub since: NaiveDate,
    /// Whether the number was read in the federation's text; otherwise it comes from secondary sources and
    /// must be confirmed before it is printed on anything official.
    pub verified: bool,
}

impl Category {
    /// The federation's abbreviation: `3N`, `2N`, `1N`, `CM`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::ThirdNational => "3N",
            Self::SecondNational => "2N",
            Self::FirstNational => "1N",
            Self::CandidateMaster => "CM",
        }
    }
}

/// The thresholds of the Regolamento Tecnico Federale in force since 1 January 2021, lowest first. The
/// category of master needs norms and is left out.
#[must_use]
pub fn thresholds() -> Vec<Threshold> {
    let since = NaiveDate::from_ymd_opt(2021, 1, 1).unwrap_or(NaiveDate::MIN);
    [
        (Category::ThirdNational, 1500, true),
        (Category::SecondNational, 1600, true),
        (Category::FirstNational, 1800, false),
        (Category::CandidateMaster, 2000, false),
    ]
    .into_iter()
    .map(|(category, rating, verified)| Threshold {
        category,
        rating,
        since,
        verified,
    })
    .collect()
}

/// The highest threshold that a FIDE standard `rating` reaches on `day`; `None` is NC, not classified.
#[must_use]
pub fn category_for(rating: u16, day: NaiveDate) -> Option<Threshold> {
    thresholds()
        .into_iter()
        .rfind(|threshold| threshold.since <= day && threshold.rating <= rating)
}
