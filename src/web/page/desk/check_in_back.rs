//! Where the browser goes back to after a mark of the check-in.

use crate::{
    event::{PaymentMethod, Word},
    web::Fields,
};

/// Address with the place of the focus: the field where the next name is typed, or the row.
pub(super) fn back(slug: &str, entry: i32, fields: &Fields, has_paid: bool) -> String {
    let from = fields.get("from");
    let is_plain = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    let base = match from.strip_prefix("event:") {
        Some(event) if event.chars().all(is_plain) => format!("/e/{event}/check-in"),
        _ if from == "check-in" => format!("/t/{slug}/check-in"),
        _ if from == "arrive" => return format!("/t/{slug}/entries?arrived={entry}"),
        _ => return format!("/t/{slug}/entries#p{entry}"),
    };
    let method = match PaymentMethod::from_code(fields.get("method")) {
        Some(method) if method != PaymentMethod::default() => format!("&method={}", method.code()),
        _ => String::new(),
    };
    let paid = if has_paid { "&paid=1" } else { "" };
    // The choice of lines stays as it was.
    let show = match fields.get("show") {
        show if !show.is_empty() && show.chars().all(is_plain) => format!("&show={show}"),
        _ => String::new(),
    };
    format!("{base}?arrived={entry}{method}{paid}{show}")
}
