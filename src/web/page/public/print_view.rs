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
    /// Address of the QR code, and where it leads.
    pub code: (String, String),
}

/// Links of a sheet of pairings while it is on the screen; they are not printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetWays {
    /// Address of the tournament's sheets.
    pub base: String,
    /// Number of the round.
    pub round: u8,
    /// The round's page: at the desk for its arbiters, in public for everybody else.
    pub back: String,
    /// Address that records the printing; `None` if it is recorded already, or the reader is no arbiter.
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
    /// Data for the frame of every page.
    pub page: Page,
    /// Links to other pages.
    pub ways: SheetWays,
    /// Heading and foot.
    pub sheet: SheetFrame,
    pub table: WallTable,
}

/// The seat of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    pub player: PlayerName,
    /// Number of the board; `None` without an opponent.
    pub board: Option<u16>,
    /// The player's colour; `None` without an opponent.
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
    /// Data for the frame of every page.
    pub page: Page,
    /// Links to other pages.
    pub ways: SheetWays,
    /// Heading and foot.
    pub sheet: SheetFrame,
    pub table: SeatsTable,
}
