//! A rule by its name, and its article in an edition.

use super::article::{Article, anchor};
use super::row::Handling;
use super::table::Rule;
use crate::rules::edition::Edition;

impl Rule {
    /// Stable name, for messages: `king-capture`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.row().code
    }

    /// The rule with this name.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|rule| rule.code() == code)
    }

    /// What the program does about it.
    #[must_use]
    pub const fn handling(self) -> Handling {
        self.row().handling
    }
}

impl Edition {
    /// The article of this edition that holds the rule; [`Article::SILENT`] if the edition has no such article.
    #[must_use]
    pub const fn article(self, rule: Rule) -> Article {
        let [first, second, third, fourth, fifth] = &rule.row().articles;
        *match self {
            Self::Fide1952 => first,
            Self::Fide2014 => second,
            Self::Fide2017 => third,
            Self::Fide2018 => fourth,
            Self::Fide2023 => fifth,
        }
    }

    /// The article with this number in this edition; for `7.5.5, A.3`, the first one. `None` if the table has no such article, for example
    /// if an arbiter typed it.
    #[must_use]
    pub fn find(self, number: &str) -> Option<Article> {
        let place = anchor(number);
        let mut articles = Rule::ALL.iter().map(|rule| self.article(*rule));
        articles.find(|article| !article.is_silent() && article.anchor() == place)
    }
}
