//! The cross-table: in every round the opponent's place, the colour and the result.

use askama::Template;

use super::{Figure, Page, Pages, PlayerName, Section, TournamentHead};
use crate::event::Colour;

/// One round of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CrossCell {
    /// A pairing: opponent's place, colour, result as a sign (`1`, `½`, `0`, `+`, `–`, or nothing yet).
    Game {
        /// Opponent's place.
        place: u16,
        /// Colour of the row's player.
        colour: Colour,
        /// The sign.
        sign: &'static str,
    },
    /// A round without an opponent, with its points.
    Bye(Figure),
    /// Not in the tournament in that round, or not played yet.
    Nothing,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrossRow {
    /// Place.
    pub place: u16,
    /// The player.
    pub player: PlayerName,
    /// One cell a round.
    pub cells: Vec<CrossCell>,
    /// Points.
    pub points: Figure,
    /// Last of its score group: a darker line follows.
    pub last_of_group: bool,
}

/// The page.
#[derive(Clone, Debug, Template)]
#[template(path = "tournament/crosstable.html")]
pub struct CrosstablePage {
    /// What every page needs.
    pub page: Page,
    /// Name and tabs.
    pub head: TournamentHead,
    /// Numbers of the rounds shown.
    pub rounds: Vec<u8>,
    /// Players by place.
    pub rows: Vec<CrossRow>,
    /// The other windows of a long list.
    pub pages: Pages,
}

impl CrosstablePage {
    fn words(&self, place: &u16, colour: &Colour, sign: &str) -> String {
        let key = match colour {
            Colour::White => "cross-white",
            Colour::Black => "cross-black",
        };
        self.page.t.a2(key, "place", place, "sign", sign)
    }
}
