//! A recorded game and the exercises made from it, as their templates are filled.

use askama::Template;

use crate::web::view::{
    BoardView, Page, PlayerName, ResultMark, Section, TournamentHead, captured::CapturedView,
};

/// A half-move of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Half {
    /// Half-moves played with it.
    pub ply: u32,
    /// `Cxe5+`
    pub text: String,
}

/// A recorded game.
#[derive(Clone, Debug, Template)]
#[template(path = "public/game.html")]
pub struct GamePage {
    /// What every page needs.
    pub page: Page,
    /// Name and tabs.
    pub head: TournamentHead,
    /// Number of the game.
    pub number: i32,
    /// Round and board, where it was played on one.
    pub place: Option<(u8, u16)>,
    pub white: PlayerName,
    pub black: PlayerName,
    /// The result, while there is one.
    pub result: Option<ResultMark>,
    /// The position that is shown.
    pub board: BoardView,
    /// `Posizione dopo 12.Cf3`
    pub caption: String,
    /// Half-moves played in that position.
    pub at: u32,
    /// Half-moves recorded.
    pub plies: u32,
    /// Number of the move, White's, Black's.
    pub rows: Vec<(u32, [Option<Half>; 2])>,
    /// What was taken.
    pub captured: CapturedView,
    /// Checks that repeat, in words.
    pub perpetual: Option<String>,
}

/// A question of the sheet.
#[derive(Clone, Debug)]
pub struct ExerciseView {
    /// From 1.
    pub number: usize,
    /// The position.
    pub board: BoardView,
    /// What is asked.
    pub question: String,
    /// What is right.
    pub answer: String,
}

/// Exercises on paper: the questions on one side, the answers on the back.
#[derive(Clone, Debug, Template)]
#[template(path = "public/exercises.html")]
pub struct ExercisesPage {
    /// What every page needs.
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
