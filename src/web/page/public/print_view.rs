//! Sheets for the wall: the pairings by board, with a line for the result, and by name.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::{
    event::Colour,
    i18n::Words,
    web::view::{Figure, Page, PlayerName},
};

/// One board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WallRow {
    /// Number of the board.
    pub board: u16,
    pub white: PlayerName,
    /// White's points.
    pub white_points: Figure,
    pub black: PlayerName,
    /// Black's points.
    pub black_points: Figure,
}

/// Heading and foot of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetFrame {
    /// `Turno 5`.
    pub title: String,
    /// Name and town of the tournament.
    pub tournament: String,
    /// `sabato 21 novembre 2026, ore 9:30`.
    pub date: String,
    /// Byes, default time, draw rule, in sentences.
    pub note: String,
    /// When it was published and who is the chief arbiter.
    pub foot: String,
    /// Address of the code that leads a phone on, and where it leads.
    pub code: (String, String),
}

/// Where a sheet of pairings leads while it is on the screen; nothing of it is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetWays {
    /// Address of the tournament's sheets.
    pub base: String,
    /// Number of the round.
    pub round: u8,
    /// The round's page: at the desk for its arbiters, in public for everybody else.
    pub back: String,
    /// Address that takes down that the round is printed; none when it is known already, or the reader is no arbiter.
    pub printed: Option<String>,
}

/// The table of the pairings by board.
#[derive(Clone, Debug, Template)]
#[template(path = "public/wall_table.html")]
pub struct WallTable {
    /// The reader's language.
    pub t: Words,
    /// Boards in order.
    pub rows: Vec<WallRow>,
}

impl HtmlSafe for WallTable {}

/// The pairings by board.
#[derive(Clone, Debug, Template)]
#[template(path = "public/print_pairings.html")]
pub struct PrintPairings {
    /// What every page needs.
    pub page: Page,
    /// Ways to other pages.
    pub ways: SheetWays,
    /// Heading and foot.
    pub sheet: SheetFrame,
    pub table: WallTable,
}

/// Where one player sits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    pub player: PlayerName,
    /// Number of the board; none without an opponent.
    pub board: Option<u16>,
    /// Colour; none without an opponent.
    pub colour: Option<Colour>,
    /// Name of the opponent, or the bye in words.
    pub opponent: String,
}

/// The table of the pairings by name.
#[derive(Clone, Debug, Template)]
#[template(path = "public/seats_table.html")]
pub struct SeatsTable {
    /// The reader's language.
    pub t: Words,
    /// Players by name.
    pub rows: Vec<SeatRow>,
}

impl HtmlSafe for SeatsTable {}

/// The pairings by name.
#[derive(Clone, Debug, Template)]
#[template(path = "public/print_seats.html")]
pub struct PrintSeats {
    /// What every page needs.
    pub page: Page,
    /// Ways to other pages.
    pub ways: SheetWays,
    /// Heading and foot.
    pub sheet: SheetFrame,
    pub table: SeatsTable,
}
