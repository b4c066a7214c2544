//! The live games of a round, as their template is filled. Nothing in it counts time, and nothing tells of claims, flags,
//! incidents or arbiters (Laws 11.12, 12.6).

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
    /// The clock as it was last written down.
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

/// The board that is shown large.
#[derive(Clone, Debug)]
pub struct LargeBoard {
    /// Number of the board.
    pub number: u16,
    /// Number of the game.
    pub game: i32,
    /// Black above, White below.
    pub players: [LivePlayer; 2],
    /// The position that is shown.
    pub board: BoardView,
    /// The last move that is seen.
    pub last: Option<LiveMove>,
    /// Half-moves played in the position that is shown.
    pub at: u32,
    /// Half-moves that are seen.
    pub plies: u32,
    /// Number of the move, White's, Black's.
    pub rows: Vec<(u32, [Option<Half>; 2])>,
    /// What was taken.
    pub captured: CapturedView,
    /// The result, when there is one.
    pub result: Option<ResultMark>,
}

/// A board that is shown small.
#[derive(Clone, Debug)]
pub struct SmallBoard {
    /// Number of the board.
    pub number: u16,
    /// Which key opens it, 1 to 5.
    pub key: Option<usize>,
    /// White's surname.
    pub white: String,
    pub black: String,
    /// Address of the picture of its position.
    pub picture: String,
    /// `22.h4`
    pub last: String,
    /// `0:22 e 0:37`, where clocks were written down.
    pub clocks: Option<String>,
    /// The result, when there is one.
    pub result: Option<ResultMark>,
}

/// The page.
#[derive(Clone, Debug, Template)]
#[template(path = "public/live.html")]
pub struct LivePage {
    /// What every page needs.
    pub page: Page,
    /// Address part and name of the tournament.
    pub slug: String,
    pub tournament: String,
    /// `Turno 8, dal vivo`
    pub title: String,
    /// Number of the round.
    pub round: u8,
    /// `in differita di 15 minuti`
    pub delay: String,
    /// Seconds after which the page asks for itself again.
    pub every: u8,
    /// The board that is shown large.
    pub large: Option<LargeBoard>,
    /// Boards that are shown small beside it.
    pub small: Vec<SmallBoard>,
    /// Boards for which there is no room, by number.
    pub more: Vec<u16>,
    /// How many boards are seen, and what becomes of the others.
    pub rest: String,
}
