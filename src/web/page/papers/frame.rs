//! The frame of the arbiters' papers.

use crate::{
    app::tournament::summary::Summary,
    i18n::Words,
    web::{page::public::print::place, show},
    words::moment,
};

/// A link from a sheet to another one, on the screen only.
pub struct Way {
    pub link: String,
    pub words: String,
    pub is_current: bool,
}

/// Heading of a sheet, and its links on the screen.
pub struct Paper {
    pub title: String,
    /// Name and town of the tournament.
    pub tournament: String,
    pub date: String,
    /// The chief arbiter.
    pub arbiter: String,
    /// The organiser who holds the tournament; empty for the owner of this installation.
    pub holder: String,
    /// The organiser's text at the foot of its papers.
    pub imprint: String,
    /// Address of the page of papers.
    pub base: String,
    /// Links to other sheets.
    pub ways: Vec<Way>,
}

impl Paper {
    /// A sheet of this tournament.
    pub fn of(t: Words, summary: &Summary, title: String) -> Self {
        Self {
            title,
            tournament: place(&summary.name, &summary.town),
            date: moment::span(t, summary.start, summary.end),
            arbiter: summary.chief_arbiter.clone(),
            holder: summary
                .holder
                .as_ref()
                .map(|holder| holder.name.clone())
                .unwrap_or_default(),
            imprint: summary
                .holder
                .as_ref()
                .map(|holder| holder.imprint.clone())
                .unwrap_or_default(),
            base: format!("/t/{}/papers", summary.slug),
            ways: Vec::new(),
        }
    }

    /// A sheet of a round, with links to the other sheets of the round; `here` is the last part of its own address.
    pub fn of_round(t: Words, summary: &Summary, title: String, round: u8, here: &str) -> Self {
        let paper = Self::of(t, summary, title);
        let sheets = ROUND_SHEETS.iter();
        let sheets = sheets.filter(|(name, _)| summary.is_of_teams || *name != "matches");
        let ways = sheets.map(|(name, words)| Way {
            link: format!("{}/{name}/{round}", paper.base),
            words: t.get(words),
            is_current: *name == here,
        });
        Self {
            date: show::day_and_hour(t, summary, round).unwrap_or_else(|| paper.date.clone()),
            ways: ways.collect(),
            ..paper
        }
    }
}

/// The arbiters' sheets of a round: a part of the address, and the message key of the name. Only team events have matches.
const ROUND_SHEETS: [(&str, &str); 5] = [
    ("round", "papers-both"),
    ("matches", "papers-matches"),
    ("results", "papers-results"),
    ("slips", "papers-slips"),
    ("cards", "papers-cards"),
];
