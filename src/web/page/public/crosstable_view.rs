//! The cross-table with a column for each round: the opponent's number in the table, the colour and the result.

use askama::Template;

use crate::{
    event::Colour,
    web::view::{Figure, Page, Pages, PlayerName, Section, TournamentHead},
};

/// One round of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CrossCell {
    /// A pairing: opponent's number, colour, and result as a sign (`1`, `½`, `0`, `+`, `–`; empty before there is one).
    Game {
        /// Opponent's number in the table. Places may be shared, numbers are unique.
        number: usize,
        /// Colour of the row's player.
        colour: Colour,
        sign: &'static str,
    },
    /// A round without an opponent, with its points.
    Bye(Figure),
    /// An absence for a duty of the club, with its points.
    Duty(Figure),
    /// Not in the tournament in that round, or not played yet.
    Nothing,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrossRow {
    /// Number of the row in the whole table, from 1.
    pub number: usize,
    pub place: u16,
    pub player: PlayerName,
    /// One cell for each round.
    pub cells: Vec<CrossCell>,
    pub points: Figure,
    /// Last of its score group: a darker line follows.
    pub last_of_group: bool,
}

impl CrossRow {
    /// The cells of one part of the rounds.
    fn part(&self, part: &(usize, usize)) -> &[CrossCell] {
        let end = part.1.min(self.cells.len());
        self.cells.get(part.0..end).unwrap_or_default()
    }
}

/// The page of the cross-table.
#[derive(Clone, Debug, Template)]
#[template(path = "public/crosstable.html")]
pub struct CrosstablePage {
    /// Data for the frame of every page.
    pub page: Page,
    /// Name and tabs.
    pub head: TournamentHead,
    /// Numbers of the rounds shown.
    pub rounds: Vec<u8>,
    /// Players by place.
    pub rows: Vec<CrossRow>,
    /// Links to the other pages of a long list.
    pub pages: Pages,
}

/// Rounds that fit side by side on an upright A4 sheet.
const UPRIGHT: usize = 9;
const LYING: usize = 15;

impl CrosstablePage {
    /// Whether the sheet is printed in landscape.
    fn lies(&self) -> bool {
        self.rounds.len() > UPRIGHT
    }

    /// The parts on paper, each as the index of its first round and the index after its last one. Empty if one sheet is wide
    /// enough for the whole table.
    fn parts(&self) -> Vec<(usize, usize)> {
        let rounds = self.rounds.len();
        if rounds <= LYING {
            return Vec::new();
        }
        // Parts of equal width, so that they can be joined.
        let width = rounds.div_ceil(rounds.div_ceil(LYING));
        (0..rounds)
            .step_by(width)
            .map(|from| (from, rounds.min(from + width)))
            .collect()
    }

    fn rounds_of(&self, part: &(usize, usize)) -> &[u8] {
        self.rounds.get(part.0..part.1).unwrap_or_default()
    }

    /// `Tabellone, turni 1–15`.
    fn part_title(&self, part: &(usize, usize)) -> String {
        let round = |index: usize| self.rounds.get(index).copied().unwrap_or_default();
        let (from, to) = (round(part.0), round(part.1.saturating_sub(1)));
        self.page.t.with_two("cross-part", "from", from, "to", to)
    }

    fn words(&self, number: &usize, colour: &Colour, sign: &str) -> String {
        let key = match colour {
            Colour::White => "cross-white",
            Colour::Black => "cross-black",
        };
        self.page.t.with_two(key, "number", number, "sign", sign)
    }
}
