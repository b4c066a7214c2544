//! A feed of news (Atom, RFC 4287).

use askama::Template;
use chrono::NaiveDateTime;

use crate::app::AppError;

/// A piece of news.
pub(super) struct News {
    /// What is told apart by: an address of its own.
    pub link: String,
    pub title: String,
    /// When, UTC.
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
    /// The address of the feed, and that of the page.
    pub own: String,
    pub page: String,
    /// When it last changed, UTC.
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
    /// [`AppError::System`] where the template fails.
    pub fn text(&self) -> Result<String, AppError> {
        let text = self.render();
        text.map_err(|error| AppError::System(error.to_string()))
    }
}

fn rfc3339(at: NaiveDateTime) -> String {
    at.format("%Y-%m-%dT%H:%M:%SZ").to_string()
}
