//! Long lists in pages, so that lists of thousands of players are quick to load and to scroll.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::{app::window, i18n::Words};

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
    /// Whether there are pages without a link before it.
    pub after_gap: bool,
}

/// Up to this number of pages, each has a link.
const ALL: usize = 12;
/// With more pages, this many on both sides of the shown page have a link.
const BESIDE: usize = 2;

/// The pages with a link, from 1, and whether there are pages without a link before each. In a long list these are the first,
/// the last, the neighbours of the shown page, and three at the quarters, so that the line does not grow with the list.
fn linked(count: usize, shown: usize) -> Vec<(usize, bool)> {
    let quarters = [count / 4, count / 2, count - count / 4];
    let is_linked = |page: &usize| {
        let page = *page;
        count <= ALL
            || page == 1
            || page == count
            || page.abs_diff(shown) <= BESIDE
            || quarters.contains(&page)
    };
    let mut last = 0_usize;
    let pages = (1..=count).filter(is_linked);
    pages
        .map(|page| {
            let after_gap = page > last.saturating_add(1);
            last = page;
            (page, after_gap)
        })
        .collect()
}

/// The links to the other pages of a list; empty if one page shows everything.
#[derive(Clone, Debug, Default, PartialEq, Eq, Template)]
#[template(path = "parts/pages.html")]
pub struct Pages {
    /// The reader's language.
    pub t: Words,
    /// All pages; empty when there is one only.
    pub links: Vec<PageLink>,
    /// Whether the links are repeated below the list; then their landmark has another name.
    pub below: bool,
}

impl HtmlSafe for Pages {}

impl Pages {
    /// The same links, for use below the list.
    #[must_use]
    pub fn below(&self) -> Self {
        Self {
            below: true,
            ..self.clone()
        }
    }

    /// The pages of `total` rows with `size` rows each. `number` (from 1; the nearest existing one) is shown, and `link` gives
    /// a page's address.
    #[must_use]
    pub fn cut(
        t: Words,
        total: usize,
        size: usize,
        number: usize,
        link: impl Fn(usize) -> String,
    ) -> Self {
        let count = total.div_ceil(size.max(1));
        let shown = number.clamp(1, count.max(1));
        let links = linked(count, shown).into_iter();
        let links = links.map(|(page, after_gap)| PageLink {
            first: (page - 1) * size + 1,
            last: (page * size).min(total),
            link: link(page),
            current: page == shown,
            after_gap,
        });
        Self {
            t,
            links: if count > 1 {
                links.collect()
            } else {
                Vec::new()
            },
            ..Self::default()
        }
    }

    /// The pages of `total` rows at `base` (with its query, if any); the one with row `start` (from 0) is shown.
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
        let mut all = 1..=count;
        let shown = all.find(|page| window::rows(total, *page).contains(&start));
        let links = linked(count, shown.unwrap_or(1)).into_iter();
        let links = links.map(|(page, after_gap)| {
            let rows = window::rows(total, page);
            PageLink {
                first: rows.start + 1,
                last: rows.end,
                link: format!("{base}{join}page={page}"),
                current: rows.contains(&start),
                after_gap,
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
    fn cuts_into_windows_of_any_size() {
        let pages = Pages::cut(Words::default(), 21, 10, 9, |page| format!("/a?p={page}"));
        let ends: Vec<_> = pages
            .links
            .iter()
            .map(|p| (p.first, p.last, p.current))
            .collect();
        assert_eq!(ends, [(1, 10, false), (11, 20, false), (21, 21, true)]);
        assert!(
            Pages::cut(Words::default(), 10, 10, 1, |_| String::new())
                .links
                .is_empty()
        );
    }

    /// The line of links stays short, however long the list is.
    #[test]
    fn a_long_list_has_links_to_some_of_its_windows() {
        let pages = |number| {
            let cut = Pages::cut(Words::default(), 50_000, 200, number, |page| {
                page.to_string()
            });
            let links = cut.links.into_iter();
            let shown = links.map(|one| match (one.after_gap, one.current) {
                (true, _) => format!("… {}", one.link),
                (false, true) => format!("[{}]", one.link),
                (false, false) => one.link,
            });
            shown.collect::<Vec<_>>().join(" ")
        };
        assert_eq!(pages(1), "[1] 2 3 … 62 … 125 … 188 … 250");
        assert_eq!(pages(40), "1 … 38 39 [40] 41 42 … 62 … 125 … 188 … 250");
        assert_eq!(pages(126), "1 … 62 … 124 125 [126] 127 128 … 188 … 250");
        assert_eq!(pages(250), "1 … 62 … 125 … 188 … 248 249 [250]");
        let all = Pages::cut(Words::default(), 2_400, 200, 5, |_| String::new());
        assert_eq!(all.links.len(), 12);
    }

    #[test]
    fn marks_the_window_shown() {
        let pages = Pages::new(Words::default(), 501, 400, "/a?x=1");
        let last = pages.links.last().unwrap();
        assert_eq!((last.first, last.last, last.current), (401, 501, true));
        assert_eq!(last.link, "/a?x=1&page=3");
        assert!(Pages::new(Words::default(), 300, 0, "/a").links.is_empty());
    }
}
