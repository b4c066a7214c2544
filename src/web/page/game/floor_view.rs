//! The floor: every board of the round by urgency, for arbiters only.

use askama::Template;

use crate::{
    app::game::incident::Kind,
    web::view::{DeskNav, DeskPage, Page, ResultMark},
};

/// A board that calls for an arbiter or should be watched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Number of the board.
    pub board: String,
    /// Whether it calls now; otherwise it should be watched.
    pub urgent: bool,
    /// Name of White, as on the card.
    pub white: String,
    /// Name of Black, as on the card.
    pub black: String,
    /// The reason: `Bandierina del Bianco`.
    pub why: String,
    /// One sentence with the facts.
    pub text: String,
    /// Words of the button.
    pub action: String,
    /// Address of the button.
    pub link: String,
    /// Number of the player's call that an arbiter can answer; `None` where there is no call.
    pub answer: Option<i32>,
}

impl Call {
    /// A text that tells apart the calls of one board.
    fn number(&self) -> String {
        let number = self.answer.map(|answer| format!("-{answer}"));
        number.unwrap_or_default()
    }
}

/// A result on which both players agree.
#[derive(Clone, Debug)]
pub struct AgreedBoard {
    /// Number of the board.
    pub board: u16,
    /// `Bellandi – Sbarbaro`.
    pub names: String,
    pub result: ResultMark,
    /// Value of the form that enters the result: board, row version and result.
    pub taken: String,
}

/// A board that needs no arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalmBoard {
    /// Number of the board.
    pub board: String,
    /// `Bellandi, Ravaglioli`.
    pub names: String,
    /// `mossa 34, orologi 0:21 0:18`.
    pub note: String,
    /// Address of the game.
    pub link: String,
}

/// A board that has finished.
#[derive(Clone, Debug)]
pub struct FinishedBoard {
    /// Number of the board.
    pub board: String,
    /// `Soncin, Marchesan`.
    pub names: String,
    pub result: ResultMark,
}

/// The page of the floor.
#[derive(Clone, Debug, Template)]
#[template(path = "game/floor.html")]
pub struct FloorPage {
    /// Data for the frame of every page.
    pub page: Page,
    /// The arbiter's bar.
    pub desk: DeskNav,
    /// Number of the round.
    pub round: u8,
    /// Time at which the page was drawn: `12:47`.
    pub updated: String,
    /// Results reported by the players that wait to be entered.
    pub agreed: Vec<AgreedBoard>,
    /// Boards that call or should be watched, the most urgent first.
    pub calls: Vec<Call>,
    /// The text in the field for a board.
    pub typed: String,
    /// Why that text leads nowhere.
    pub not_found: Option<String>,
    /// Boards where only the result is missing.
    pub missing: Vec<CalmBoard>,
    /// Boards that need no arbiter.
    pub calm: Vec<CalmBoard>,
    /// Boards that have finished.
    pub finished: Vec<FinishedBoard>,
}

impl FloorPage {
    /// The common incidents: keyboard key, message key.
    fn incidents() -> impl Iterator<Item = (&'static str, String)> {
        let common = Kind::keys().into_iter().take(6);
        common.map(|(key, kind)| (key, format!("incident-{}", kind.code())))
    }

    fn urgent(&self) -> usize {
        self.calls.iter().filter(|call| call.urgent).count()
    }

    fn watched(&self) -> usize {
        let watched = |call: &&Call| !call.urgent && call.answer.is_none();
        self.calls.iter().filter(watched).count()
    }

    fn playing(&self) -> usize {
        // A player's request stands beside the board, which is counted elsewhere.
        let boards = self.calls.iter().filter(|call| call.answer.is_none());
        boards.count() + self.missing.len() + self.calm.len()
    }
}
