//! Head and foot of the pages of a bundle: the time of the copy, and the address of the site.

use askama::Template;
use chrono::NaiveDateTime;

use crate::{i18n::Words, words::moment};

use super::places;

/// The data for the head and foot of every page.
pub struct Frame<'a> {
    /// The words of the pages' language.
    pub t: Words,
    /// Address part of the tournament.
    pub slug: &'a str,
    /// Public address of the site; `None` without one.
    pub base: Option<&'a str>,
    /// The moment of the copy, in UTC.
    pub now: NaiveDateTime,
    /// The files of the standings after each round.
    pub standings: Vec<(u8, String)>,
}

#[derive(Template)]
#[template(path = "files/bundle_head.html")]
struct Head<'a> {
    t: Words,
    /// Relative link to the first page.
    first: String,
    state: &'a str,
    /// For each round: its number, the link to the standings after it, and whether that is this page. Only on pages of
    /// standings.
    standings: Vec<(u8, String, bool)>,
}

#[derive(Template)]
#[template(path = "files/bundle_foot.html")]
struct Foot<'a> {
    t: Words,
    state: &'a str,
    /// Address of the tournament on the site.
    live: Option<String>,
}

impl Frame<'_> {
    /// Head and foot of the page in this file, in HTML.
    ///
    /// # Errors
    /// A template cannot be filled.
    pub fn around(&self, file: &str) -> Result<(String, String), askama::Error> {
        let t = self.t;
        let day = moment::date(t, moment::today(self.now));
        let at = t.with_two(
            "day-at-hour",
            "day",
            day,
            "hour",
            moment::clock_time(self.now),
        );
        let state = t.with_one("bundle-state", "moment", at);
        let is_of_standings = ["pages/standings", "pages/teams"]
            .iter()
            .any(|start| file.starts_with(start));
        let all = self.standings.iter().filter(|_| is_of_standings);
        let head = Head {
            t,
            first: places::way(file, places::FIRST),
            state: &state,
            standings: all
                .map(|(round, to)| (*round, places::way(file, to), to == file))
                .collect(),
        };
        let foot = Foot {
            t,
            state: &state,
            live: self.base.map(|base| format!("{base}/t/{}", self.slug)),
        };
        Ok((head.render()?, foot.render()?))
    }
}
