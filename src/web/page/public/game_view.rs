//! The templates of a recorded game and of its exercises.

use askama::Template;

use crate::web::view::{
    BoardView, Page, PlayerName, ResultMark, Section, TournamentHead, captured::CapturedView,
};

/// A half-move of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Half {
    /// Number of half-moves, including this one.
    pub ply: u32,
    /// `Cxe5+`
    pub text: String,
}

/// A recorded game.
#[derive(Clone, Debug, Template)]
#[template(path = "public/game.html")]
pub struct GamePage {
    /// Data for the frame of every page.
    pub page: Page,
    /// Name and tabs.
    pub head: TournamentHead,
    /// Number of the game.
    pub number: i32,
    /// Round and board; `None` if it was not played at a board of the tournament.
    pub place: Option<(u8, u16)>,
    pub white: PlayerName,
    pub black: PlayerName,
    /// The result; `None` while there is none.
    pub result: Option<ResultMark>,
    /// The position that is shown.
    pub board: BoardView,
    /// `Posizione dopo 12.Cf3`
    pub caption: String,
    /// Number of half-moves before that position.
    pub at: u32,
    /// Number of recorded half-moves.
    pub plies: u32,
    /// The moves: number, White's move, Black's move.
    pub rows: Vec<(u32, [Option<Half>; 2])>,
    /// The captured pieces.
    pub captured: CapturedView,
    /// Repeated checks, in words.
    pub perpetual: Option<String>,
}

/// A question of the sheet.
#[derive(Clone, Debug)]
pub struct ExerciseView {
    /// Number from 1.
    pub number: usize,
    /// The position.
    pub board: BoardView,
    /// The question.
    pub question: String,
    /// The right answer.
    pub answer: String,
}

/// Exercises on paper: the questions on one side, the answers on the back.
#[derive(Clone, Debug, Template)]
#[template(path = "public/exercises.html")]
pub struct ExercisesPage {
    /// Data for the frame of every page.
    pub page: Page,
    /// Name and town of the tournament.
    pub tournament: String,
    /// `Bianchi – Neri`
    pub players: String,
    /// Address of the game.
    pub back: String,
    /// The questions.
    pub exercises: Vec<ExerciseView>,
}
