//! Days of the rounds and the ranking method of a report, as text in a tournament's row.

use chrono::NaiveDate;

use crate::{
    app::AppError,
    event::Federation,
    formats::trf::{RankingMethod, RatingSource},
    store::UnknownWord,
};

/// Days of the rounds, `2026-11-21,,2026-11-22`; empty if none is known.
pub(crate) fn dates_to_text(dates: &[Option<NaiveDate>]) -> String {
    let known = dates.iter().rposition(Option::is_some);
    let known = dates.iter().take(known.map_or(0, |last| last + 1));
    let days: Vec<String> = known
        .map(|date| date.map_or_else(String::new, |date| date.to_string()))
        .collect();
    days.join(",")
}

/// Reads the days of the first `rounds` rounds from this text.
///
/// # Errors
/// A day that cannot be read.
pub(crate) fn dates_from_text(
    text: &str,
    rounds: usize,
) -> Result<Vec<Option<NaiveDate>>, UnknownWord> {
    if text.is_empty() {
        return Ok(Vec::new());
    }
    let read = |day: &str| match (day, day.parse::<NaiveDate>()) {
        ("", _) => Ok(None),
        (_, Ok(read)) => Ok(Some(read)),
        (_, Err(_)) => Err(UnknownWord::new("tournaments.round_dates", day)),
    };
    text.split(',').take(rounds).map(read).collect()
}

/// Federation and code, as `ITA FIDON`; the federation may be empty.
pub(crate) fn method_to_text(method: &RankingMethod) -> String {
    format!("{} {}", method.federation, method.method.code())
}

/// Reads the method from this text; `None` if it has no blank.
///
/// # Errors
/// A method that this version does not know.
pub(crate) fn method_from_text(text: &str) -> Result<Option<RankingMethod>, AppError> {
    let Some((federation, code)) = text.split_once(' ') else {
        return Ok(None);
    };
    let mut known = RatingSource::ALL.into_iter();
    match known.find(|method| method.code() == code) {
        Some(method) => Ok(Some(RankingMethod {
            federation: federation.to_owned(),
            method,
        })),
        None => Err(AppError::Unknown(UnknownWord::new(
            "tournaments.ranking_method",
            code,
        ))),
    }
}

/// The federation in which a tournament is held; `None` if it is not known, since reports may leave it out.
///
/// # Errors
/// A text that is not a federation's code.
pub(crate) fn federation(text: &str) -> Result<Option<Federation>, AppError> {
    if text.is_empty() {
        return Ok(None);
    }
    let read = Federation::parse(text);
    let read = read.map_err(|_| UnknownWord::new("tournaments.federation", text))?;
    Ok(Some(read))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_comes_back() {
        let day = |day| NaiveDate::from_ymd_opt(2026, 11, day);
        let dates = vec![day(21), None, day(22), None];
        assert_eq!(dates_to_text(&dates), "2026-11-21,,2026-11-22");
        let back = |text, rounds| dates_from_text(text, rounds).unwrap();
        assert_eq!(back("2026-11-21,,2026-11-22", 9), dates[..3]);
        assert_eq!(back("2026-11-21,,2026-11-22", 2), dates[..2]);
        assert_eq!(dates_to_text(&[None, None]), "");
        assert_eq!(back("", 9), []);
        assert!(dates_from_text("2026-11-21,domani", 9).is_err());
        for federation in ["ITA", ""] {
            for method in RatingSource::ALL {
                let federation = federation.to_owned();
                let method = RankingMethod { federation, method };
                let back = method_from_text(&method_to_text(&method)).unwrap();
                assert_eq!(back, Some(method));
            }
        }
        assert_eq!(method_from_text("").unwrap(), None);
        assert!(method_from_text("ITA STARS").is_err());
        assert_eq!(federation("ITA").unwrap(), Some(Federation::ITA));
        assert_eq!(federation("").unwrap(), None);
        assert!(federation("Atlantis").is_err());
    }
}
