//! The public pages of a tournament: heading with its tabs, and the pairings of a round.

use askama::Template;
use askama::filters::HtmlSafe;

use super::{Figure, Page, Pages, PlayerName, ResultMark, Section};
use crate::{app::access::TournamentRole, i18n::Words};

/// Which tab of the tournament is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// Pairings and results of a round.
    Pairings,
    /// Standings.
    Standings,
    /// Cross-table.
    Crosstable,
    /// Entry list.
    Entries,
    /// Games.
    Games,
    /// Announcement.
    Announcement,
}

/// Tabs with their address below the tournament and their message.
const TABS: [(Tab, &str, &str); 6] = [
    (Tab::Pairings, "", "tab-pairings"),
    (Tab::Standings, "/standings", "tab-standings"),
    (Tab::Crosstable, "/crosstable", "tab-crosstable"),
    (Tab::Entries, "/players", "tab-entries"),
    (Tab::Games, "/games", "tab-games"),
    (Tab::Announcement, "/announcement", "tab-announcement"),
];

/// Name, place and dates, and the tabs.
#[derive(Clone, Debug, Template)]
#[template(path = "parts/tournament_head.html")]
pub struct TournamentHead {
    /// The reader's language.
    pub t: Words,
    /// Address part of the tournament.
    pub slug: String,
    /// Name of the tournament.
    pub name: String,
    /// Place, dates, rounds, time control, number of players, in sentences.
    pub lead: String,
    /// Which tab is open.
    pub tab: Tab,
    /// Whether the reader is an arbiter of the tournament: the way to the desk stands beside the tabs.
    pub desk: bool,
}

impl HtmlSafe for TournamentHead {}

impl TournamentHead {
    /// The same for a reader with this role in the tournament.
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

/// A file to take away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Download {
    /// `Partite PGN`.
    pub label: String,
    /// Address.
    pub link: String,
}

/// One board, or one player without an opponent.
#[derive(Clone, Debug)]
pub struct PairingRow {
    /// Number of the board; none for a bye.
    pub board: Option<u16>,
    /// White, or the player without an opponent.
    pub white: PlayerName,
    /// White's points before the round.
    pub white_points: Figure,
    /// Black, or what the bye is.
    pub other: Opposite,
    /// The result.
    pub result: Option<ResultMark>,
    /// Changes with every correction of the row.
    pub version: i64,
    /// Address of the explanation, and the question that it answers.
    pub why: Option<(String, String)>,
}

/// The right side of a pairing.
#[derive(Clone, Debug)]
pub enum Opposite {
    /// Black and the points before the round.
    Black(PlayerName, Figure),
    /// A round without an opponent: points for it, and in words.
    Bye(Figure, String),
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

/// The page.
#[derive(Clone, Debug, Template)]
#[template(path = "tournament/pairings.html")]
pub struct TournamentPage {
    /// What every page needs.
    pub page: Page,
    /// Name and tabs.
    pub head: TournamentHead,
    /// `Turno 5 in gioco`.
    pub title: String,
    /// When it began, how many results there are, when it was brought up to date.
    pub status: String,
    /// Number of the round shown; 0 before the first is published.
    pub round: u8,
    /// Every round.
    pub rounds: Vec<RoundLink>,
    /// Boards and byes.
    pub rows: Vec<PairingRow>,
    /// The other windows of a long list.
    pub pages: Pages,
    /// When the rounds begin.
    pub schedule: Vec<Fact>,
    /// System, tie-breaks, default time, arbiters.
    pub rules: Vec<Fact>,
    /// Files.
    pub downloads: Vec<Download>,
}
