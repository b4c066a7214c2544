//! Scoresheets: two side by side, and one on paper.

use askama::Template;

use super::game_view::LogLine;
use crate::web::view::{BoardView, DeskNav, DeskPage, Page, PlayerName, ResultMark};

/// A half-move as one player wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetCell {
    /// As written.
    pub text: String,
    /// Whether it is legal by that player's own scoresheet.
    pub legal: bool,
}

/// One half-move of both sheets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetLine {
    /// `12.` or `12…`.
    pub number: String,
    /// White's sheet.
    pub white: Option<SheetCell>,
    /// Black's sheet.
    pub black: Option<SheetCell>,
    /// Whether both sheets have the same move.
    pub same: bool,
}

/// A sheet that can be taken as the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Take {
    /// `white` or `black`.
    pub code: String,
    /// Words of the button.
    pub words: String,
}

/// The result of the comparison.
#[derive(Clone, Debug)]
pub struct Compared {
    /// Whether the sheets differ.
    pub differs: bool,
    /// The result in one sentence.
    pub headline: String,
    /// Further sentences.
    pub notes: Vec<String>,
    /// The sheets side by side.
    pub lines: Vec<SheetLine>,
    /// The last position on which both sheets agree, if they differ.
    pub board: Option<BoardView>,
    /// The sheets that can be taken as the record.
    pub takes: Vec<Take>,
}

/// The page of the comparison.
#[derive(Clone, Debug, Template)]
#[template(path = "game/compare.html")]
pub struct ComparePage {
    /// Data for the frame of every page.
    pub page: Page,
    /// The arbiter's bar.
    pub desk: DeskNav,
    /// Address of the game.
    pub base: String,
    /// `Tavolo 12, turno 5`.
    pub place: String,
    pub names: String,
    /// Version of the game, for the next write.
    pub version: i32,
    /// White's sheet as typed.
    pub white: String,
    /// Black's sheet as typed.
    pub black: String,
    /// Language chosen for White's sheet.
    pub white_language: String,
    /// Language chosen for Black's sheet.
    pub black_language: String,
    /// Languages as options.
    pub languages: Vec<(String, String)>,
    /// The comparison; `None` before sheets are entered.
    pub found: Option<Compared>,
}

/// An incident on paper.
#[derive(Clone, Debug)]
pub struct PrintIncident {
    /// Number from 1.
    pub number: usize,
    /// Time, text, article and author.
    pub line: LogLine,
    /// The half-move after which it happened.
    pub after: String,
    /// The clocks in words; may be empty.
    pub clocks: String,
    /// The incident that replaced it, in words.
    pub superseded: Option<String>,
    /// The incidents that it replaced, in words.
    pub supersedes: Option<String>,
    /// The position; `None` for a replaced incident.
    pub board: Option<BoardView>,
}

/// Move number, and each side's move with the clock after it.
pub type PrintedRow = (u32, [Option<(String, String)>; 2]);

/// A game on paper.
#[derive(Clone, Debug, Template)]
#[template(path = "game/print.html")]
pub struct PrintGame {
    /// Data for the frame of every page.
    pub page: Page,
    /// `Formulario, tavolo 5`.
    pub title: String,
    /// Name and town of the tournament.
    pub tournament: String,
    /// Round and time control.
    pub subtitle: String,
    pub white: PlayerName,
    pub black: PlayerName,
    pub result: Option<ResultMark>,
    /// The reason and the article of the result.
    pub reason: String,
    /// The moves.
    pub rows: Vec<PrintedRow>,
    /// The diagram.
    pub board: BoardView,
    /// The caption of the diagram.
    pub caption: String,
    /// All incidents, oldest first, including replaced ones.
    pub incidents: Vec<PrintIncident>,
    /// The rules of the newest decision: term and text.
    pub rules: Vec<(String, String)>,
    /// Whether lines for an appeal and its committee follow.
    pub is_appeal: bool,
    /// The chief arbiter, who signs.
    pub arbiter: String,
}
