//! The hall: every board of the round by urgency, for arbiters only.

use askama::Template;

use crate::{
    app::game::incident::Kind,
    web::view::{DeskNav, DeskPage, Page, ResultMark},
};

/// A board that asks for an arbiter or wants a look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Number of the board.
    pub board: String,
    /// Whether it calls now; otherwise it is to be watched.
    pub urgent: bool,
    /// White, as written on the card.
    pub white: String,
    /// Black, as written on the card.
    pub black: String,
    /// `Bandierina del Bianco`.
    pub why: String,
    /// One sentence with the facts.
    pub text: String,
    /// Words of the button.
    pub action: String,
    /// Address of the button.
    pub link: String,
    /// Number of the call that an arbiter answers with a key.
    pub answer: Option<i32>,
}

impl Call {
    /// What tells the calls of one board apart.
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
    /// What is taken: board, row version and result.
    pub taken: String,
}

/// A board that needs nothing.
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

/// The page.
#[derive(Clone, Debug, Template)]
#[template(path = "game/floor.html")]
pub struct FloorPage {
    /// What every page needs.
    pub page: Page,
    /// The arbiter's bar.
    pub desk: DeskNav,
    /// Number of the round.
    pub round: u8,
    /// `12:47`.
    pub updated: String,
    /// Results from the boards that wait to be taken.
    pub agreed: Vec<AgreedBoard>,
    /// Boards that call or are to be watched, most urgent first.
    pub calls: Vec<Call>,
    /// What stands in the field for a board.
    pub typed: String,
    /// Why it leads nowhere.
    pub not_found: Option<String>,
    /// Boards of which only the result is missing.
    pub missing: Vec<CalmBoard>,
    /// Boards that need nothing.
    pub calm: Vec<CalmBoard>,
    /// Boards that have finished.
    pub finished: Vec<FinishedBoard>,
}

impl FloorPage {
    /// Common incidents: key, key of the words.
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
        // What players ask for stands beside their boards.
        let boards = self.calls.iter().filter(|call| call.answer.is_none());
        boards.count() + self.missing.len() + self.calm.len()
    }
}
