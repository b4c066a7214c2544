//! A feed of news (Atom, RFC 4287).

use askama::Template;
use chrono::NaiveDateTime;

use crate::app::AppError;

/// A piece of news.
pub(super) struct News {
    /// Address, which identifies the piece of news.
    pub link: String,
    pub title: String,
    /// Its time, UTC.
    pub at: NaiveDateTime,
    /// A sentence; may be empty.
    pub summary: String,
}

impl News {
    fn at(&self) -> String {
        rfc3339(self.at)
    }
}

/// A feed with its news, the newest first.
#[derive(Template)]
#[template(path = "public/feed.xml")]
pub(super) struct Feed {
    /// Tag of the language.
    pub lang: &'static str,
    pub title: String,
    /// Address of the feed.
    pub own: String,
    /// Address of the page that the feed is about.
    pub page: String,
    /// Time of the last change, UTC.
    pub updated: NaiveDateTime,
    pub news: Vec<News>,
}

impl Feed {
    fn updated(&self) -> String {
        rfc3339(self.updated)
    }

    /// The text of the feed.
    ///
    /// # Errors
    /// [`AppError::System`] if the template cannot be filled.
    pub fn text(&self) -> Result<String, AppError> {
        let text = self.render();
        text.map_err(|error| AppError::System(error.to_string()))
    }
}

/// The time of the last change: the latest of the news, or `now` without any. It never goes back, even if the clock was set
/// back between two of them.
pub(super) fn updated(news: &[News], now: NaiveDateTime) -> NaiveDateTime {
    news.iter().map(|one| one.at).max().unwrap_or(now)
}

fn rfc3339(at: NaiveDateTime) -> String {
    at.format("%Y-%m-%dT%H:%M:%SZ").to_string()
}

#[cfg(test)]
mod tests {
    use chrono::{NaiveDate, TimeDelta};

    use super::*;

    #[test]
    fn a_feed_never_becomes_older() {
        let noon = NaiveDate::from_ymd_opt(2026, 11, 21)
            .and_then(|day| day.and_hms_opt(12, 0, 0))
            .unwrap();
        let of = |minutes: &[i64]| {
            let news = minutes.iter().map(|minutes| News {
                link: String::new(),
                title: String::new(),
                at: noon + TimeDelta::minutes(*minutes),
                summary: String::new(),
            });
            let news: Vec<News> = news.collect();
            (updated(&news, noon) - noon).num_minutes()
        };
        for (minutes, expected) in [
            (&[][..], 0),
            (&[5], 5),
            // The clock was set back by an hour before the newest item.
            (&[-50, 5], 5),
            (&[10, 5], 10),
        ] {
            assert_eq!(of(minutes), expected, "{minutes:?}");
        }
    }
}
