//! Numbers about ratings in the reader's language: hundredths, changes with their sign, the reason of K.

use crate::{
    event::Points,
    i18n::Words,
    norms::{Checked, Condition, Forecast, Line, NormTitle, Outlook},
    rating::{Coefficient, First, KReason, NoFirstRating, NotCounted},
};

use super::{languages, points, title::title};

/// `2,93`: hundredths with two digits, or with one if the last is 0 and `short` is set.
fn digits(t: Words, hundredths: i32, short: bool) -> String {
    let decimal = languages::of(t).decimal;
    let size = hundredths.unsigned_abs();
    if short && size.is_multiple_of(10) {
        return format!("{}{decimal}{}", size / 100, size / 10 % 10);
    }
    format!("{}{decimal}{:02}", size / 100, size % 100)
}

/// `2,93`.
#[must_use]
pub fn hundredths(t: Words, hundredths: i32) -> String {
    let sign = if hundredths < 0 { "−" } else { "" };
    format!("{sign}{}", digits(t, hundredths, false))
}

/// `+14,4`, `−0,85`, `0,0`.
#[must_use]
pub fn change(t: Words, hundredths: i32) -> String {
    format!("{}{}", sign_of(hundredths), digits(t, hundredths, true))
}

/// `+0,72`.
#[must_use]
pub fn gain(t: Words, hundredths: i32) -> String {
    format!("{}{}", sign_of(hundredths), digits(t, hundredths, false))
}

const fn sign_of(number: i32) -> &'static str {
    match number {
        ..0 => "−",
        0 => "",
        1.. => "+",
    }
}

/// `+41`, `−3`, `0`.
#[must_use]
pub fn signed(number: i32) -> String {
    format!("{}{}", sign_of(number), number.unsigned_abs())
}

/// The reason of K, in a sentence: `K 20: mai 2400, …`.
#[must_use]
pub fn coefficient(t: Words, k: &Coefficient) -> String {
    let mut said = t.with_one(
        &format!("rating-k-{}", k.reason.code()),
        "k",
        k.reduced_from.unwrap_or(k.k),
    );
    if let Some(before) = k.reduced_from {
        let reduced = t.with_two("rating-k-reduced", "before", before, "k", k.k);
        said = format!("{said} {reduced}");
    }
    if k.assumed {
        said = format!("{said} {}", t.get("rating-k-assumed"));
    }
    said
}

/// The reason of K in a word, beside the number: `junior`. Empty for the usual one.
#[must_use]
pub fn coefficient_short(t: Words, reason: KReason) -> String {
    match reason {
        KReason::Usual => String::new(),
        reason => t.get(&format!("rating-k-short-{}", reason.code())),
    }
}

/// Why a round does not count for the rating.
#[must_use]
pub fn not_counted(t: Words, why: NotCounted) -> String {
    t.get(&format!("rating-not-{}", why.code()))
}

/// A first rating in a sentence, or why there is none.
#[must_use]
pub fn first(t: Words, first: First) -> String {
    match first {
        First::Rating(rating) => t.with_one("rating-first", "rating", rating.rating),
        First::NoPoints => t.get("rating-first-no-points"),
        First::Not(NoFirstRating::TooFewGames(games)) => t.n("rating-first-too-few", games),
        First::Not(NoFirstRating::BelowFloor(rating)) => {
            t.with_one("rating-first-below", "rating", rating)
        }
        First::Not(NoFirstRating::Score(_)) => t.get("rating-first-no-points"),
    }
}

/// `norma di MI`.
#[must_use]
pub fn norm(t: Words, of: NormTitle) -> String {
    t.with_one("norm-of", "title", title(t, of.code()))
}

/// The title in full: `Maestro Internazionale`.
#[must_use]
pub fn norm_title(t: Words, of: NormTitle) -> String {
    t.get(&format!("norm-title-{}", of.code().to_lowercase()))
}

/// `Mezzo punto alla norma di Maestro Internazionale`.
#[must_use]
pub fn headline(t: Words, forecast: &Forecast, line: &Line) -> String {
    let full = norm_title(t, forecast.title);
    match line.remaining {
        0 => t.with_one("norm-head-zero", "title", full),
        1 => t.with_one("norm-head-half", "title", full),
        2 => t.with_one("norm-head-one", "title", full),
        halves => {
            let [points, amount] = points::counted(Points::from_halves(halves));
            t.with("norm-head", &[points, amount, ("title", full)])
        }
    }
}

/// `Basta mezzo punto nelle ultime due, con un avversario da 2158 in su.`
#[must_use]
pub fn enough(t: Words, forecast: &Forecast, line: &Line) -> String {
    let what = match line.remaining {
        0 => t.get("norm-points-zero"),
        1 => t.get("norm-points-half"),
        2 => t.get("norm-points-one"),
        halves => t.with("norm-points", &points::counted(Points::from_halves(halves))),
    };
    let rounds = match forecast.later_rounds {
        0 => "norm-last-rounds",
        _ => "norm-next-rounds",
    };
    let rounds = t.n(rounds, forecast.rounds_left);
    let first = t.with_two("norm-enough", "points", what, "rounds", rounds);
    let mut said = match line.outlook {
        Outlook::From(rating) if forecast.unknown == 1 => {
            format!(
                "{first}{}",
                t.with_one("norm-if-opponent", "rating", rating)
            )
        }
        Outlook::From(rating) => {
            format!(
                "{first}{}",
                t.with_one("norm-if-opponents", "rating", rating)
            )
        }
        _ => format!("{first}."),
    };
    for (key, lacking) in [
        ("norm-still-holders", forecast.holders_lacking),
        ("norm-still-required", forecast.required_lacking),
    ] {
        if lacking > 0 {
            let who = t.get(&format!(
                "norm-required-{}",
                forecast.title.code().to_lowercase()
            ));
            said = format!(
                "{said} {}",
                t.with(key, &[("n", lacking.to_string()), ("who", who)])
            );
        }
    }
    said
}

/// A cell in the table of forecasts: `sì`, `avversario da 2158`, `no: servirebbe media 2434`.
#[must_use]
pub fn outlook(t: Words, forecast: &Forecast, line: &Line) -> String {
    match line.outlook {
        Outlook::Enough => t.get("norm-yes"),
        Outlook::From(rating) if forecast.unknown == 1 => {
            t.with_one("norm-one-from", "rating", rating)
        }
        Outlook::From(rating) => t.with_one("norm-each-from", "rating", rating),
        Outlook::Never {
            average: Some(average),
        } => t.with_one("norm-no-average", "average", average),
        Outlook::Never { average: None } => t.get("norm-no"),
    }
}

/// A number of half-points as points, for a table: `6½`.
#[must_use]
pub fn score(halves: i32) -> String {
    points::plain(Points::from_halves(halves))
}

/// The limit of a requirement: `almeno 9`, `al più 5`.
#[must_use]
pub fn needed(t: Words, checked: &Checked) -> String {
    let unit = match checked.condition {
        Condition::Score => "\u{a0}%",
        _ => "",
    };
    let value = format!("{}{unit}", checked.needed);
    if checked.condition.is_at_most() {
        t.with_one("norm-at-most", "value", value)
    } else {
        t.with_one("norm-at-least", "value", value)
    }
}

/// Whether a requirement is met, or what is lacking: `a posto`, `ne mancano 2`, `2 di troppo`. `free_by` is the article that
/// waives some requirements.
#[must_use]
pub fn lacking(t: Words, checked: &Checked, free_by: Option<&str>) -> String {
    let n = checked.lacking();
    match checked.condition {
        _ if checked.waived => t.with_one("norm-waived", "article", free_by.unwrap_or_default()),
        _ if checked.is_met() => t.get("norm-met"),
        condition if condition.is_at_most() => t.n("norm-too-many", n),
        Condition::Average | Condition::Score | Condition::Performance => t.n("norm-short-by", n),
        _ => t.n("norm-lacking", n),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        event::LeastGames,
        i18n::Lang,
        norms::{Met, forecast},
    };

    /// Where rounds come that do not count, those that do are the next, not the last.
    #[test]
    fn a_forecast_says_from_which_rounds_the_points_come() {
        for (rounds, said, not_said) in [(13, "the last", "the next"), (15, "the next", "the last")]
        {
            let met = Met::default();
            let forecast = forecast(NormTitle::Im, &met, LeastGames::Nine, rounds).unwrap();
            let words = enough(Words(Lang::En), &forecast, &forecast.lines[0]);
            assert!(words.contains(said) && !words.contains(not_said), "{words}");
        }
    }

    #[test]
    fn numbers_as_each_language_writes_them() {
        let (it, en) = (Words(Lang::It), Words(Lang::En));
        assert_eq!(hundredths(it, 293), "2,93");
        assert_eq!(hundredths(en, 300), "3.00");
        assert_eq!(change(it, 1440), "+14,4");
        assert_eq!(change(it, -85), "−0,85");
        assert_eq!(change(en, 0), "0.0");
        assert_eq!(gain(it, 72), "+0,72");
        assert_eq!(signed(-3), "−3");
        assert_eq!(signed(0), "0");
    }
}
