//! One player's page on the phone: board, colour, opponent, when; nothing that tells a claim.

use askama::Template;

use crate::{
    event::Colour,
    web::view::{Page, PlayerName},
};

/// The next pairing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MyPairing {
    /// A game.
    Board {
        /// Number of the board.
        number: u16,
        /// The player's colour.
        colour: Colour,
        /// `seconda fila, vicino alla finestra`.
        place: Option<String>,
        opponent: PlayerName,
        /// Category, rating, club, points of the opponent, in sentences.
        about: String,
        /// Address of the explanation of this pairing.
        why: Option<String>,
    },
    /// No opponent in this round.
    Bye {
        /// What it is called.
        title: String,
        /// What it means; empty where the title says it.
        words: String,
        /// Address of the explanation of the bye, where the pairing gave it.
        why: Option<String>,
    },
    /// Nothing published yet: when to look again, in words.
    Waiting(String),
    /// All games are over: place and points, in words.
    Over(String),
}

/// A round that has been paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MyRound {
    /// Number of the round.
    pub number: u8,
    /// Colour; none for a bye.
    pub colour: Option<Colour>,
    /// Name of the opponent, or the bye in words.
    pub opponent: String,
    /// `1`, `½`, `0`, `+`, `–`, or nothing yet.
    pub sign: String,
}

/// Whether the reader's phone remembers the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnPhone {
    /// It does: it may forget it.
    Remembered,
    /// It may be told to.
    Offered,
    /// The event is long over.
    Not,
}

/// The page.
#[derive(Clone, Debug, Template)]
#[template(path = "public/my_board.html")]
pub struct MyBoardPage {
    /// What every page needs.
    pub page: Page,
    /// Address part of the tournament.
    pub slug: String,
    /// Number of the entry.
    pub entry: i32,
    /// Name of the tournament.
    pub tournament: String,
    /// `Turno 6, sabato 21 novembre, ore 15:30`.
    pub dateline: String,
    /// The player, given name first: `Nora Gherardeschi`.
    pub who: String,
    /// Whether no search engine is to keep the page.
    pub no_index: bool,
    pub pairing: MyPairing,
    /// When it was published and brought up to date.
    pub status: String,
    /// Address that calls an arbiter to the board, while the round is played.
    pub call_arbiter: Option<String>,
    /// Address of the form that reports the result.
    pub report_result: Option<String>,
    /// Address of the form that asks for a bye.
    pub ask_bye: Option<String>,
    /// The rounds so far.
    pub rounds: Vec<MyRound>,
    /// Whether the phone remembers it.
    pub on_phone: OnPhone,
}
