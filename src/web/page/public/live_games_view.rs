//! The template of the live games of a round. It has no running clock, and does not mention claims, flags, incidents or
//! arbiters (Laws 11.12, 12.6).

use askama::Template;

use crate::web::view::{BoardView, Page, PlayerName, ResultMark, Section, captured::CapturedView};

use super::game_view::Half;

/// One side of the large board.
#[derive(Clone, Debug)]
pub struct LivePlayer {
    /// `white` or `black`.
    pub side: &'static str,
    /// Name with title.
    pub name: PlayerName,
    /// Rating used for the event.
    pub rating: Option<u16>,
    /// The clock as last recorded.
    pub clock: Option<String>,
    /// Whether it is this side's move.
    pub is_on_move: bool,
}

/// The last move of the large board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveMove {
    /// `24.Txc6`
    pub text: String,
    /// The move in words, for screen readers: `torre da c1 prende in c6`.
    pub words: String,
    /// When it was recorded, `16:42`.
    pub time: String,
}

/// The large board.
#[derive(Clone, Debug)]
pub struct LargeBoard {
    /// Number of the board.
    pub number: u16,
    /// Number of the game.
    pub game: i32,
    /// The players: Black above, White below.
    pub players: [LivePlayer; 2],
    /// The position that is shown.
    pub board: BoardView,
    /// The last visible move.
    pub last: Option<LiveMove>,
    /// Number of half-moves before the position that is shown.
    pub at: u32,
    /// Number of visible half-moves.
    pub plies: u32,
    /// The moves: number, White's move, Black's move.
    pub rows: Vec<(u32, [Option<Half>; 2])>,
    /// The captured pieces.
    pub captured: CapturedView,
    /// The result, when there is one.
    pub result: Option<ResultMark>,
}

/// A small board.
#[derive(Clone, Debug)]
pub struct SmallBoard {
    /// Number of the board.
    pub number: u16,
    /// The key that opens it, 1 to 5.
    pub key: Option<usize>,
    /// White's surname.
    pub white: String,
    pub black: String,
    /// Address of the picture of its position.
    pub picture: String,
    /// `22.h4`
    pub last: String,
    /// `0:22 e 0:37`, if the clocks were recorded.
    pub clocks: Option<String>,
    /// The result, when there is one.
    pub result: Option<ResultMark>,
}

/// The page of the live games.
#[derive(Clone, Debug, Template)]
#[template(path = "public/live.html")]
pub struct LivePage {
    /// Data for the frame of every page.
    pub page: Page,
    /// Address part of the tournament.
    pub slug: String,
    pub tournament: String,
    /// `Turno 8, dal vivo`
    pub title: String,
    /// Number of the round.
    pub round: u8,
    /// `in differita di 15 minuti`
    pub delay: String,
    /// Seconds after which the page loads itself again.
    pub every: u8,
    /// The large board.
    pub large: Option<LargeBoard>,
    /// The small boards beside it.
    pub small: Vec<SmallBoard>,
    /// Numbers of the boards that are not shown.
    pub more: Vec<u16>,
    /// How many boards can be seen, and why not the others.
    pub rest: String,
}
