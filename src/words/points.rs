//! Points in digits and fractions: `2½`.

use crate::event::Points;

/// A number of quarter-points as its whole part (empty for a bare fraction) and its fraction.
#[must_use]
pub fn quarters(quarters: i64) -> (String, &'static str) {
    let fraction = match quarters.unsigned_abs() % 4 {
        1 => "¼",
        2 => "½",
        3 => "¾",
        _ => "",
    };
    let whole = quarters.unsigned_abs() / 4;
    let sign = if quarters < 0 { "−" } else { "" };
    let whole = match (whole, fraction) {
        (0, "") => "0".to_owned(),
        (0, _) => sign.to_owned(),
        (whole, _) => format!("{sign}{whole}"),
    };
    (whole, fraction)
}

/// `2½`, for running text.
#[must_use]
pub fn plain(points: Points) -> String {
    let (whole, fraction) = quarters(i64::from(points.halves()) * 2);
    format!("{whole}{fraction}")
}
