//! The pairings of a round in public.

use askama::Template;

use crate::web::view::{
    EmbedCode, Figure, Page, Pages, PlayerName, ResultMark, Section, TournamentHead,
    download::Download,
    matches::Matches,
    tournament::{Fact, RoundLink},
};

/// One board, or one player without an opponent.
#[derive(Clone, Debug)]
pub struct PairingRow {
    /// Number of the pairing, by which the row is asked for; 0 for a bye.
    pub pairing: i32,
    /// Number of the board; none for a bye.
    pub board: Option<u16>,
    /// Place in the list, from 1.
    pub place: usize,
    /// White, or the player without an opponent.
    pub white: PlayerName,
    /// White's points before the round.
    pub white_points: Figure,
    /// Black, or what the bye is.
    pub other: Opposite,
    pub result: Option<ResultMark>,
    /// Changes with every correction of the row.
    pub version: i64,
    /// When it is played, where that is not with the round: said until there is a result.
    pub on: Option<String>,
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

/// The page.
#[derive(Clone, Debug, Template)]
#[template(path = "public/pairings.html")]
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
    /// In an event of teams the matches.
    pub team_matches: Matches,
    /// Boards and byes.
    pub rows: Vec<PairingRow>,
    /// Whether these are only the rows that a screen asked for, with what else may have changed with them.
    pub is_partial: bool,
    /// The number of the last change of which the reader could hear: a page never gives way to an older one.
    pub stands_at: i32,
    /// The other windows of a long list.
    pub pages: Pages,
    /// When the rounds begin.
    pub schedule: Vec<Fact>,
    /// System, tie-breaks, default time, arbiters.
    pub rules: Vec<Fact>,
    /// Files that everybody may take.
    pub downloads: Vec<Download>,
    /// Code for pages of other sites.
    pub embed: EmbedCode,
}

impl TournamentPage {
    /// Whether the newest published round is shown, whose games may be going on.
    #[must_use]
    pub fn is_newest(&self) -> bool {
        let published = self.rounds.iter().filter(|link| link.published);
        published.map(|link| link.number).max() == Some(self.round)
    }
}
