//! What several pages of a tournament share: heading with its tabs, rounds, terms.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::{
    app::{access::TournamentRole, tournament::summary::Summary},
    event::Accent,
    i18n::Words,
    web::assets::asset_url,
};

/// Which tab of the tournament is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// Pairings and results of a round.
    Pairings,
    Standings,
    /// Of a knock-out.
    Bracket,
    /// Cross-table.
    Crosstable,
    /// Entry list.
    Entries,
    Games,
    Announcement,
}

/// Tabs with their address below the tournament and their message.
const TABS: [(Tab, &str, &str); 7] = [
    (Tab::Pairings, "", "tab-pairings"),
    (Tab::Standings, "/standings", "tab-standings"),
    (Tab::Bracket, "/bracket", "tab-bracket"),
    (Tab::Crosstable, "/crosstable", "tab-crosstable"),
    (Tab::Entries, "/players", "tab-entries"),
    (Tab::Games, "/games", "tab-games"),
    (Tab::Announcement, "/announcement", "tab-announcement"),
];

/// Who holds a tournament, as its pages say it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holding {
    /// Address part of the organiser.
    pub slug: String,
    pub name: String,
    /// The accent of the page.
    pub accent: Accent,
}

impl Holding {
    /// Of a tournament that an organiser holds.
    #[must_use]
    pub fn of(summary: &Summary) -> Option<Self> {
        let holder = summary.holder.as_ref()?;
        Some(Self {
            slug: holder.slug.clone(),
            name: holder.name.clone(),
            accent: holder.accent,
        })
    }

    /// The style sheet of accents.
    #[must_use]
    pub fn sheet(&self) -> String {
        asset_url("css/accents.css")
    }
}

/// Name, place and dates, and the tabs.
#[derive(Clone, Debug, Template)]
#[template(path = "parts/tournament_head.html")]
pub struct TournamentHead {
    /// The reader's language.
    pub t: Words,
    /// Address part of the tournament.
    pub slug: String,
    /// Whether it is an event of teams: its standings are those of the teams, and it has no cross-table.
    pub is_of_teams: bool,
    /// Whether it is a knock-out: it has a bracket.
    pub is_knock_out: bool,
    /// Name of the tournament.
    pub name: String,
    /// Place, dates, rounds, time control, number of players, in sentences.
    pub lead: String,
    /// Where the tab of the pairings leads, below the tournament: in a schedule, whose page is the cross-table, to the round
    /// that is being played.
    pub pairings: String,
    /// Whether somebody may ask for their board.
    pub has_boards: bool,
    /// Which tab is open.
    pub tab: Tab,
    /// Whether the reader is an arbiter of the tournament: the way to the desk stands beside the tabs.
    pub desk: bool,
    /// Address part of the event of which it is a section, and that in words.
    pub section: Option<(String, String)>,
    /// Whether no search engine is to keep the page: children are named on it.
    pub no_index: bool,
    /// Whether players may enter themselves: the way to the form stands below the heading.
    pub takes_requests: bool,
    /// That FIDE mode was left, in words.
    pub fide_left: Option<String>,
    /// That another machine goes on with the tournament, in words.
    pub handed_over: Option<String>,
    /// Who holds it, where that is not whose installation this is.
    pub holder: Option<Holding>,
    /// Of which hall it is a copy, as of when, in words; and whether that is to be pointed out.
    pub following: Option<(String, bool)>,
}

impl HtmlSafe for TournamentHead {}

impl TournamentHead {
    /// Whether the tournament has what this tab shows.
    const fn has(&self, tab: &Tab) -> bool {
        match tab {
            // A knock-out has its bracket instead.
            Tab::Crosstable => !self.is_of_teams && !self.is_knock_out,
            Tab::Bracket => self.is_knock_out,
            _ => true,
        }
    }

    /// Where a tab leads.
    fn path<'a>(&'a self, tab: &Tab, path: &&'a str) -> &'a str {
        match tab {
            Tab::Standings if self.is_of_teams => "/teams",
            Tab::Pairings => &self.pairings,
            _ => path,
        }
    }

    /// These tabs for a reader with this role in the tournament.
    #[must_use]
    pub const fn seen_by(mut self, role: Option<TournamentRole>) -> Self {
        self.desk = role.is_some();
        self
    }
}

/// A term and what stands beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// `Tolleranza`.
    pub term: String,
    /// `30 minuti`.
    pub text: String,
}

/// One round in the row of round numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundLink {
    /// Number of the round.
    pub number: u8,
    /// Whether there is something to see.
    pub published: bool,
    /// Whether it is the one shown.
    pub current: bool,
}
