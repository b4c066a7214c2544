//! What a report says of the rounds' days and of the starting ranks, as a tournament's row keeps it.

use chrono::NaiveDate;

use crate::formats::trf::{RankingMethod, RatingSource};

/// Days by round, `2026-11-21,,2026-11-22`; empty when none is known.
pub(crate) fn dates_to_text(dates: &[Option<NaiveDate>]) -> String {
    let known = dates.iter().rposition(Option::is_some);
    let known = dates.iter().take(known.map_or(0, |last| last + 1));
    let days: Vec<String> = known
        .map(|date| date.map_or_else(String::new, |date| date.to_string()))
        .collect();
    days.join(",")
}

/// The same read again, of the first `rounds` rounds.
pub(crate) fn dates_from_text(text: &str, rounds: usize) -> Vec<Option<NaiveDate>> {
    if text.is_empty() {
        return Vec::new();
    }
    let days = text.split(',').take(rounds);
    days.map(|day| day.parse().ok()).collect()
}

/// Federation and code, `ITA FIDON`; the federation may be empty.
pub(crate) fn method_to_text(method: &RankingMethod) -> String {
    format!("{} {}", method.federation, method.method.code())
}

/// The same read again.
pub(crate) fn method_from_text(text: &str) -> Option<RankingMethod> {
    let (federation, code) = text.split_once(' ')?;
    let method = RatingSource::ALL
        .into_iter()
        .find(|method| method.code() == code)?;
    Some(RankingMethod {
        federation: federation.to_owned(),
        method,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_comes_back() {
        let day = |day| NaiveDate::from_ymd_opt(2026, 11, day);
        let dates = vec![day(21), None, day(22), None];
        assert_eq!(dates_to_text(&dates), "2026-11-21,,2026-11-22");
        assert_eq!(dates_from_text("2026-11-21,,2026-11-22", 9), dates[..3]);
        assert_eq!(dates_from_text("2026-11-21,,2026-11-22", 2), dates[..2]);
        assert_eq!(dates_to_text(&[None, None]), "");
        assert_eq!(dates_from_text("", 9), []);
        for federation in ["ITA", ""] {
            for method in RatingSource::ALL {
                let federation = federation.to_owned();
                let method = RankingMethod { federation, method };
                assert_eq!(method_from_text(&method_to_text(&method)), Some(method));
            }
        }
        assert_eq!(method_from_text(""), None);
    }
}
