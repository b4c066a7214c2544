//! `Retry-After` (RFC 9110, section 10.2.3).

use chrono::{DateTime, NaiveDateTime};

/// Seconds that a server asks to wait, from a number of seconds or a date (RFC 9110, section 10.2.3).
pub(super) fn seconds(text: &str, now: NaiveDateTime) -> Option<i64> {
    match text.trim().parse::<u32>() {
        Ok(seconds) => Some(seconds.into()),
        Err(_) => {
            let moment = DateTime::parse_from_rfc2822(text.trim()).ok()?;
            Some((moment.naive_utc() - now).num_seconds().max(0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_long_a_server_asks_to_wait() {
        let now = DateTime::parse_from_rfc2822("Wed, 21 Oct 2026 07:28:00 GMT").unwrap();
        for (text, expected) in [
            ("120", Some(120)),
            (" 0 ", Some(0)),
            ("Wed, 21 Oct 2026 07:30:00 GMT", Some(120)),
            ("Wed, 21 Oct 2026 07:00:00 GMT", Some(0)),
            ("-5", None),
            ("soon", None),
            ("", None),
        ] {
            assert_eq!(seconds(text, now.naive_utc()), expected, "{text}");
        }
    }
}
