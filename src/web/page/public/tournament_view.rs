//! The public page of the pairings of a round.

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
    /// Number of the pairing, by which the script asks for the row; 0 for a bye.
    pub pairing: i32,
    /// Number of the board; `None` for a bye.
    pub board: Option<u16>,
    /// Place in the list, from 1.
    pub place: usize,
    /// White, or the player without an opponent.
    pub white: PlayerName,
    /// White's points before the round.
    pub white_points: Figure,
    /// Black, or the bye.
    pub other: Opposite,
    pub result: Option<ResultMark>,
    /// A number that changes with every correction of the row.
    pub version: i64,
    /// Day and time of the game, if they differ from those of the round; shown until there is a result.
    pub on: Option<String>,
    /// Address of the explanation, and the question it answers.
    pub why: Option<(String, String)>,
}

/// The right side of a pairing.
#[derive(Clone, Debug)]
pub enum Opposite {
    /// Black and the points before the round.
    Black(PlayerName, Figure),
    /// A round without an opponent: its points, and its description.
    Bye(Figure, String),
}

/// The public page of a tournament.
#[derive(Clone, Debug, Template)]
#[template(path = "public/pairings.html")]
pub struct TournamentPage {
    /// Data for the frame of every page.
    pub page: Page,
    /// Name and tabs.
    pub head: TournamentHead,
    /// `Turno 5 in gioco`.
    pub title: String,
    /// When it began, how many results there are, and when the page was updated.
    pub status: String,
    /// Number of the shown round; 0 before the first is published.
    pub round: u8,
    /// Links to all rounds.
    pub rounds: Vec<RoundLink>,
    /// The matches, in a team event.
    pub team_matches: Matches,
    /// Boards and byes.
    pub rows: Vec<PairingRow>,
    /// Whether these are only the rows that a screen asked for, with everything else that may have changed with them.
    pub is_partial: bool,
    /// The number of the last change that the page includes. A page is never replaced by an older one.
    pub stands_at: i32,
    /// Links to the other pages of a long list.
    pub pages: Pages,
    /// When the rounds begin.
    pub schedule: Vec<Fact>,
    /// System, tie-breaks, default time, arbiters.
    pub rules: Vec<Fact>,
    /// Public files to download.
    pub downloads: Vec<Download>,
    /// Code for embedding in other sites.
    pub embed: EmbedCode,
}

impl TournamentPage {
    /// Whether the newest published round is shown, whose games may be in progress.
    #[must_use]
    pub fn is_newest(&self) -> bool {
        let published = self.rounds.iter().filter(|link| link.published);
        published.map(|link| link.number).max() == Some(self.round)
    }
}
