//! The page of one player on the phone: board, colour, opponent, time. It never mentions claims.

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
        /// Where the board is, as the tournament's venue says: `seconda fila, vicino alla finestra`.
        place: Option<String>,
        opponent: PlayerName,
        /// Rating and club of the opponent.
        about: String,
        /// Address of the explanation of this pairing.
        why: Option<String>,
    },
    /// No opponent in this round.
    Bye {
        /// Name of the bye.
        title: String,
        /// Its meaning; empty if the title says it.
        words: String,
        /// Address of the explanation of the bye, if the pairing allocated it.
        why: Option<String>,
    },
    /// Nothing is published yet: when to look again, in words.
    Waiting(String),
    /// The event is over: place and points, in words.
    Over(String),
}

/// A round that has been paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MyRound {
    /// Number of the round.
    pub number: u8,
    /// The player's colour; `None` for a bye.
    pub colour: Option<Colour>,
    /// Name of the opponent, or the bye in words.
    pub opponent: String,
    /// `1`, `½`, `0`, `+`, `–`; empty before there is a result.
    pub sign: String,
}

/// Whether the reader's phone remembers the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnPhone {
    /// The phone remembers it and can forget it.
    Remembered,
    /// The page offers to remember it.
    Offered,
    /// It is not offered, because the event has been over for long.
    Not,
}

/// The page of one player's board.
#[derive(Clone, Debug, Template)]
#[template(path = "public/my_board.html")]
pub struct MyBoardPage {
    /// Data for the frame of every page.
    pub page: Page,
    /// Address part of the tournament.
    pub slug: String,
    /// Number of the entry.
    pub entry: i32,
    /// Name of the tournament.
    pub tournament: String,
    /// `Turno 6, sabato 21 novembre, ore 15:30`.
    pub dateline: String,
    /// Name of the player, given name first: `Nora Gherardeschi`.
    pub who: String,
    /// Whether search engines are asked not to index the page.
    pub no_index: bool,
    pub pairing: MyPairing,
    /// Time of publication, and points.
    pub status: String,
    /// Address that calls an arbiter to the board, while the round is played.
    pub call_arbiter: Option<String>,
    /// Address of the form that reports the result.
    pub report_result: Option<String>,
    /// Address of the form that asks for a bye.
    pub ask_bye: Option<String>,
    /// The rounds so far.
    pub rounds: Vec<MyRound>,
    /// Whether the phone remembers the board.
    pub on_phone: OnPhone,
}
