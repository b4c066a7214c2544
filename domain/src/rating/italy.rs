//! National categories of the Federazione Scacchistica Italiana.

use chrono::NaiveDate;

use crate::event::NationalCategory;

/// The FIDE standard rating from which a category is earned, from a day on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threshold {
    pub category: NationalCategory,
    /// First rating that earns it.
    pub rating: u16,
    /// First day on which the rule is in force.
    pub since: NaiveDate,
    /// Whether the number was read in the federation's own text. Otherwise it comes from secondary sources and must be confirmed
    /// before it is printed on anything official.
    pub verified: bool,
}

/// The thresholds of the Regolamento Tecnico Federale in force since 1 January 2021, lowest first. The
/// category of master needs norms and is left out.
#[must_use]
pub fn thresholds() -> Vec<Threshold> {
    let since = NaiveDate::from_ymd_opt(2021, 1, 1).unwrap_or(NaiveDate::MIN);
    [
        (NationalCategory::ThirdNational, 1500, true),
        (NationalCategory::SecondNational, 1600, true),
        (NationalCategory::FirstNational, 1800, false),
        (NationalCategory::CandidateMaster, 2000, false),
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

/// The category that a FIDE standard rating suggests on `day`. Norms and categories earned before are not considered, so the
/// arbiter must check it.
#[must_use]
pub fn proposed_category(rating: Option<u16>, day: NaiveDate) -> NationalCategory {
    let threshold = rating.and_then(|rating| category_for(rating, day));
    threshold.map_or(NationalCategory::Unclassified, |threshold| {
        threshold.category
    })
}
