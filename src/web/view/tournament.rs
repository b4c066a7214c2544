//! Parts that several pages of a tournament share: heading with tabs, rounds, facts.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::{
    app::{access::TournamentRole, tournament::summary::Summary},
    event::Accent,
    i18n::Words,
    web::assets::asset_url,
};

/// The tab of the tournament that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// Pairings and results of a round.
    Pairings,
    Standings,
    /// The bracket of a knock-out.
    Bracket,
    /// Cross-table.
    Crosstable,
    /// Entry list.
    Entries,
    Games,
    Announcement,
}

/// The tabs: address below the tournament, and message key.
const TABS: [(Tab, &str, &str); 7] = [
    (Tab::Pairings, "", "tab-pairings"),
    (Tab::Standings, "/standings", "tab-standings"),
    (Tab::Bracket, "/bracket", "tab-bracket"),
    (Tab::Crosstable, "/crosstable", "tab-crosstable"),
    (Tab::Entries, "/players", "tab-entries"),
    (Tab::Games, "/games", "tab-games"),
    (Tab::Announcement, "/announcement", "tab-announcement"),
];

/// The organiser who holds a tournament, as its pages show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holding {
    /// Address part of the organiser.
    pub slug: String,
    /// Name of the organiser.
    pub name: String,
    /// The accent of the page.
    pub accent: Accent,
}

impl Holding {
    /// The organiser who holds a tournament; `None` for the owner of this installation.
    #[must_use]
    pub fn of(summary: &Summary) -> Option<Self> {
        let holder = summary.holder.as_ref()?;
        Some(Self {
            slug: holder.slug.clone(),
            name: holder.name.clone(),
            accent: holder.accent,
        })
    }

    /// Address of the style sheet with the accents.
    #[must_use]
    pub fn sheet(&self) -> String {
        asset_url("css/accents.css")
    }
}

/// The heading of a tournament's page: name, place and dates, and the tabs.
#[derive(Clone, Debug, Template)]
#[template(path = "parts/tournament_head.html")]
pub struct TournamentHead {
    /// The reader's language.
    pub t: Words,
    /// Address part of the tournament.
    pub slug: String,
    /// Whether it is a team event, with standings of teams and without this cross-table.
    pub is_of_teams: bool,
    /// Whether it is a knock-out, with a bracket.
    pub is_knock_out: bool,
    /// Name of the tournament.
    pub name: String,
    /// Place, dates, rounds, time control, number of players, in sentences.
    pub lead: String,
    /// Address of the tab of the pairings, below the tournament. In a schedule, whose first page is the cross-table, it is the
    /// present round.
    pub pairings: String,
    /// Whether participants can look up their board.
    pub has_boards: bool,
    /// The open tab.
    pub tab: Tab,
    /// Whether the reader is an arbiter of the tournament; then a link to the desk is beside the tabs.
    pub desk: bool,
    /// Address part of the event that it is a section of, and the link in words.
    pub section: Option<(String, String)>,
    /// Whether search engines are asked not to index the page, because it names children.
    pub no_index: bool,
    /// Whether players may enter themselves; then a link to the form is below the heading.
    pub takes_requests: bool,
    /// A sentence that FIDE mode was left.
    pub fide_left: Option<String>,
    /// A sentence that another machine continues the tournament.
    pub handed_over: Option<String>,
    /// The organiser who holds it; `None` for the owner of this installation.
    pub holder: Option<Holding>,
    /// For a copy of a hall's tournament: its state with the time of the last message, in words, and whether that needs attention.
    pub following: Option<(String, bool)>,
}

impl HtmlSafe for TournamentHead {}

impl TournamentHead {
    /// Whether the tournament has the content of this tab.
    const fn has(&self, tab: &Tab) -> bool {
        match tab {
            // A knock-out has a bracket instead.
            Tab::Crosstable => !self.is_of_teams && !self.is_knock_out,
            Tab::Bracket => self.is_knock_out,
            _ => true,
        }
    }

    /// Address of a tab, below the tournament.
    fn path<'a>(&'a self, tab: &Tab, path: &&'a str) -> &'a str {
        match tab {
            Tab::Standings if self.is_of_teams => "/teams",
            Tab::Pairings => &self.pairings,
            _ => path,
        }
    }

    /// The heading for a reader with this role in the tournament.
    #[must_use]
    pub const fn seen_by(mut self, role: Option<TournamentRole>) -> Self {
        self.desk = role.is_some();
        self
    }
}

/// A fact: term and text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// `Tolleranza`.
    pub term: String,
    /// `30 minuti`.
    pub text: String,
}

/// A round in the row of round numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundLink {
    /// Number of the round.
    pub number: u8,
    /// Whether it is published.
    pub published: bool,
    /// Whether it is the one shown.
    pub current: bool,
}
