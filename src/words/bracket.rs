//! A bracket and its criteria, in words.

use crate::{
    event::Points,
    pairing::dutch::{BracketReport, Criterion, DIFFERENCE_OF_FLOATER},
};

use super::{pairing::Speaker, points};

impl Speaker<'_> {
    /// The participants of a bracket, who floated in and who floats down from it, in sentences; `last` says that its
    /// downfloater has the bye.
    #[must_use]
    pub fn bracket(&self, bracket: &BracketReport, last: bool) -> String {
        let mut lead = self.t.n("explain-group-members", bracket.residents.len());
        if !bracket.mdps.is_empty() {
            let values = [
                ("n", bracket.mdps.len().to_string()),
                ("names", self.names(&bracket.mdps)),
            ];
            lead = format!("{lead}; {}", self.t.with("explain-group-moved", &values));
        }
        let leaving = match bracket.downfloaters.as_slice() {
            [] => self.t.get("explain-group-nobody-down"),
            [taker] if last => self
                .t
                .with_one("explain-group-bye", "name", self.name(*taker)),
            several => {
                let values = [
                    ("n", several.len().to_string()),
                    ("names", self.names(several)),
                ];
                self.t.with("explain-group-down", &values)
            }
        };
        format!("{lead}. {leaving}")
    }

    /// The criteria that are not fully met: name, number and value of each.
    #[must_use]
    pub fn criteria(&self, bracket: &BracketReport) -> Vec<(String, String, String)> {
        let failing = bracket
            .criteria
            .iter()
            .filter(|(_, values)| values.iter().any(|value| *value != 0));
        failing
            .map(|(criterion, values)| {
                (
                    self.t.get(criterion_key(*criterion)),
                    criterion.number(self.edition).to_owned(),
                    not_zero(*criterion, values).join(", "),
                )
            })
            .collect()
    }
}

/// The values of a criterion that are not zero.
fn not_zero(criterion: Criterion, values: &[i32]) -> Vec<String> {
    let values = values.iter().enumerate();
    let failing = values.filter(|(_, value)| **value != 0);
    failing
        .map(|(at, value)| shown_value(criterion, at, *value))
        .collect()
}

/// The values of a criterion as text; `0` if it is fully met.
#[must_use]
pub fn values(criterion: Criterion, values: &[i32]) -> String {
    let shown = not_zero(criterion, values);
    if shown.is_empty() {
        "0".to_owned()
    } else {
        shown.join(", ")
    }
}

/// Whether the values of a criterion are points rather than counts.
const fn in_points(criterion: Criterion) -> bool {
    matches!(
        criterion,
        Criterion::ByeScore
            | Criterion::DownfloaterScores
            | Criterion::DownfloatDifference
            | Criterion::UpfloatDifference
            | Criterion::EarlierDownfloatDifference
            | Criterion::EarlierUpfloatDifference
    )
}

/// A value of a criterion, as shown. For the following bracket the first value is a count, and the others are points.
fn shown_value(criterion: Criterion, at: usize, value: i32) -> String {
    let points = |halves| points::plain(Points::from_halves(halves));
    match value.checked_sub(DIFFERENCE_OF_FLOATER) {
        // A participant who floats down counts more than any difference inside the bracket.
        Some(beyond) if beyond >= 0 && in_points(criterion) => format!("↓ {}", points(beyond)),
        _ if in_points(criterion) || (criterion == Criterion::FollowingBracket && at > 0) => {
            points(value)
        }
        _ => value.to_string(),
    }
}

/// Message key of the name of a criterion.
#[must_use]
pub const fn criterion_key(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::ByeScore => "criterion-bye-score",
        Criterion::Downfloaters => "criterion-downfloaters",
        Criterion::DownfloaterScores => "criterion-downfloater-scores",
        Criterion::FollowingBracket => "criterion-following-bracket",
        Criterion::UnplayedGames => "criterion-unplayed-games",
        Criterion::ColourDifference => "criterion-colour-difference",
        Criterion::ThirdColour => "criterion-third-colour",
        Criterion::ColourPreference => "criterion-colour-preference",
        Criterion::StrongPreference => "criterion-strong-preference",
        Criterion::Downfloat => "criterion-downfloat",
        Criterion::Upfloat => "criterion-upfloat",
        Criterion::EarlierDownfloat => "criterion-earlier-downfloat",
        Criterion::EarlierUpfloat => "criterion-earlier-upfloat",
        Criterion::DownfloatDifference => "criterion-downfloat-difference",
        Criterion::UpfloatDifference => "criterion-upfloat-difference",
        Criterion::EarlierDownfloatDifference => "criterion-earlier-downfloat-difference",
        Criterion::EarlierUpfloatDifference => "criterion-earlier-upfloat-difference",
    }
}
