//! Long lists in pages, so that thousands of players stay quick to send and to scroll.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::{app::tournament::window, i18n::Words};

/// One page of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageLink {
    /// Number of its first row, from 1.
    pub first: usize,
    /// Number of its last row.
    pub last: usize,
    /// Its address.
    pub link: String,
    /// Whether it is the one shown.
    pub current: bool,
}

/// The way to the other windows of a list. Nothing where all is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Template)]
#[template(path = "parts/pages.html")]
pub struct Pages {
    /// The reader's language.
    pub t: Words,
    /// All pages; empty when there is one only.
    pub links: Vec<PageLink>,
    /// Whether they stand a second time, under the list: then the landmark is called otherwise.
    pub below: bool,
}

impl HtmlSafe for Pages {}

impl Pages {
    /// The same links for under the list.
    #[must_use]
    pub fn below(&self) -> Self {
        Self {
            below: true,
            ..self.clone()
        }
    }

    /// The windows of `total` rows at `base` (with its query, if any), of which the one with row `start` (from
    /// 0) is shown.
    #[must_use]
    pub fn new(t: Words, total: usize, start: usize, base: &str) -> Self {
        let count = window::count(total);
        if count == 1 {
            return Self {
                t,
                ..Self::default()
            };
        }
        let join = if base.contains('?') { '&' } else { '?' };
        let links = (1..=count).map(|page| {
            let rows = window::rows(total, page);
            PageLink {
                first: rows.start + 1,
                last: rows.end,
                link: format!("{base}{join}page={page}"),
                current: rows.contains(&start),
            }
        });
        Self {
            t,
            links: links.collect(),
            below: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_the_window_shown() {
        let pages = Pages::new(Words::default(), 501, 400, "/a?x=1");
        let last = pages.links.last().unwrap();
        assert_eq!((last.first, last.last, last.current), (401, 501, true));
        assert_eq!(last.link, "/a?x=1&page=3");
        assert!(Pages::new(Words::default(), 300, 0, "/a").links.is_empty());
    }
}
