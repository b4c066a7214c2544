//! A quoted article: its number in words, and a link to it on the page of the Laws.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::{
    i18n::Words,
    rules::{edition::Edition, laws::Article},
    words,
};

/// A quoted article; empty if there is none to quote.
#[derive(Clone, Debug, Default, PartialEq, Eq, Template)]
#[template(path = "parts/law.html")]
pub struct Law {
    /// `(art. 6.9)`.
    pub text: String,
    /// Address of its explanation.
    pub link: Option<String>,
}

impl HtmlSafe for Law {}

impl Law {
    /// An article of this edition.
    #[must_use]
    pub fn cited(t: Words, edition: Edition, article: Article) -> Self {
        Self {
            text: words::laws::cited(t, edition, article),
            link: words::laws::address(edition, article.number()),
        }
    }
}
