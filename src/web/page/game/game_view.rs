//! The arbiter's page of one game: board, scoresheet, clocks, claim signals, incidents.
//!
//! Forms post to `{base}/move`, `{base}/undo`, `{base}/keep` and links go to `{base}/incident/{kind}`,
//! `{base}/claim`, `{base}/pgn`, `{base}/compare`, `{base}/print`.

use askama::Template;

use crate::{
    app::game::incident::Kind,
    event::Colour,
    web::view::{
        BoardView, DeskNav, DeskPage, Law, Page, PlayerName, ResultMark, captured::CapturedView,
    },
};

/// A clock beside a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockFace {
    /// `0:20:03`.
    pub text: String,
    /// Whether it is running now.
    pub running: bool,
}

/// A move that was not recorded, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// `Txe5 non è legale`.
    pub head: String,
    /// The reason in one sentence.
    pub reason: String,
    /// The article that forbids the move: `art. 3.5`.
    pub article: Option<Law>,
    /// One sentence before the moves that could be meant.
    pub hint: Option<String>,
    /// Moves that could be meant, in the reader's notation.
    pub candidates: Vec<String>,
    /// Whether the move can be recorded as a completed illegal move (Law 7.5).
    pub can_be_completed: bool,
}

/// One half-move of the scoresheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetMove {
    /// Half-move, from 1; it is also the address of its position.
    pub ply: u32,
    /// The move in the reader's notation.
    pub san: String,
    /// Clock after the move.
    pub clock: Option<String>,
    /// Whether the board shows the position after it.
    pub current: bool,
    /// Whether the position after it has occurred before.
    pub repeated: bool,
    /// Whether it was written but is illegal.
    pub wrong: bool,
    /// A remark about it: an illegal move tried before, or an illegal move that stands.
    pub note: Option<String>,
    /// What is wrong with the clock time after it.
    pub clock_wrong: Option<String>,
    /// The possible clock time after it.
    pub clock_expected: Option<String>,
}

/// One line of the scoresheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetRow {
    /// Move number.
    pub number: u32,
    /// White's move.
    pub white: Option<SheetMove>,
    /// Black's move.
    pub black: Option<SheetMove>,
}

impl SheetRow {
    /// The moves of White and Black.
    #[must_use]
    pub fn sides(&self) -> [Option<&SheetMove>; 2] {
        [self.white.as_ref(), self.black.as_ref()]
    }
}

/// The urgency of a signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignalTag {
    /// May be claimed now (Laws 9.2.2, 9.3.2).
    Claimable,
    /// May be claimed by announcing a move (Laws 9.2.1, 9.3.1).
    Announcing,
    /// The game has ended by the rules alone (Laws 5.2.2, 9.6).
    Ended,
}

impl SignalTag {
    /// Class of the tag in the style sheet.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Self::Claimable | Self::Announcing => "warn",
            Self::Ended => "bad",
        }
    }

    /// Message key of the tag.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Claimable => "game-claimable",
            Self::Announcing => "game-announcing",
            Self::Ended => "game-ended",
        }
    }
}

/// A fact about the position that an arbiter should know; never public (Laws 11.12, 12.6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signal {
    /// Its urgency; `None` for a plain fact.
    pub tag: Option<SignalTag>,
    /// `Tre volte, ora`.
    pub title: String,
    /// `art. 9.2.2`.
    pub article: Law,
    /// One or two sentences.
    pub text: String,
    /// A count and its limit, in half-moves: 9 of 100.
    pub meter: Option<(u32, u32)>,
    /// Link to the page that judges it: message key, and address.
    pub check: Option<(&'static str, String)>,
}

/// One line of the game's record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// `11:20`.
    pub time: String,
    /// What happened.
    pub text: String,
    /// Article and who wrote it.
    pub source: Option<String>,
    /// Address where the article is explained.
    pub law: Option<String>,
}

/// The last move, which can be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// `22…Tee8`.
    pub written: String,
    /// Remarks on its unusual spelling, in sentences.
    pub spelling: Vec<String>,
}

/// How the game ended.
#[derive(Clone, Debug)]
pub struct GameEnd {
    pub result: ResultMark,
    /// Cause and article.
    pub reason: String,
    /// Whether the result rests on a record that was replaced since.
    pub in_doubt: bool,
}

/// An end by the rules alone, which waits for confirmation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Over {
    /// The sentence about it.
    pub text: String,
    /// Its article.
    pub law: Law,
}

/// The known facts about one clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockLine {
    /// The player whose clock it is.
    pub colour: Colour,
    /// The last recorded display.
    pub shown: Option<String>,
    /// The possible display after the last move.
    pub expected: Option<String>,
    /// Moves to the time control, duty to record the moves.
    pub states: Vec<String>,
}

/// Both clocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockPanel {
    /// The clocks of White and Black.
    pub lines: Vec<ClockLine>,
    /// Wrong displays, newest first.
    pub findings: Vec<String>,
    /// Moves played without the duty to record them.
    pub exempt: Vec<String>,
}

/// The arbiter's page of a game.
#[derive(Clone, Debug, Template)]
#[template(path = "game/game.html")]
pub struct GamePage {
    /// Data for the frame of every page.
    pub page: Page,
    /// The arbiter's bar.
    pub desk: DeskNav,
    /// Address of this game, without a slash at the end.
    pub base: String,
    /// Address of the row of the desk that the arbiter came from to record an incident.
    pub back: Option<String>,
    /// Number of the board.
    pub board_number: String,
    /// `Turno 5, regole FIDE 2023, standard 90′ + 30″`.
    pub subtitle: String,
    pub white: PlayerName,
    pub black: PlayerName,
    /// White's clock.
    pub white_clock: Option<ClockFace>,
    /// Black's clock.
    pub black_clock: Option<ClockFace>,
    /// The board; its `form` is `move-form` while the game is in progress.
    pub board: BoardView,
    /// The side to move.
    pub turn: Colour,
    /// Number of the move to be played.
    pub move_number: u32,
    /// Version of the game that the form was filled from.
    pub version: i64,
    /// Version of the tournament that the page shows, because answers may overtake each other.
    pub newer: i32,
    /// The text of the move field: the refused move, or empty.
    pub written: String,
    /// The move just refused.
    pub refusal: Option<Refusal>,
    /// The moves that are shown.
    pub sheet: Vec<SheetRow>,
    /// Number of the last move that is folded away above the sheet.
    pub folded_to: Option<u32>,
    /// The move that undo takes back.
    pub last_move: Option<LastMove>,
    /// The facts that remain of an annulled game, before the new one begins.
    pub annulled: Option<String>,
    /// Number of recorded half-moves.
    pub plies: u32,
    /// The half-move after which the shown position stands.
    pub at: u32,
    /// The signals for the arbiter.
    pub signals: Vec<Signal>,
    /// Whether the arbiter waits for the next move before they act on an illegal position (A.5.4, B.3).
    pub waits_for_positions: bool,
    /// The record of this board.
    pub log: Vec<LogLine>,
    /// Number of records that were replaced.
    pub superseded: usize,
    /// The captured pieces.
    pub captured: CapturedView,
    pub clocks: Option<ClockPanel>,
    /// An end that waits for confirmation.
    pub over: Option<Over>,
    /// The entered result, with its reason.
    pub end: Option<GameEnd>,
    /// Whether that result ends the game; an adjourned game continues.
    pub is_over: bool,
}

impl GamePage {
    /// The common incidents: keyboard key, code, message key.
    fn incidents(&self) -> impl Iterator<Item = (&'static str, &'static str, String)> {
        let common = Kind::keys().into_iter();
        common
            .filter(|(_, kind)| *kind != Kind::IllegalPosition || self.waits_for_positions)
            .map(|(key, kind)| (key, kind.code(), format!("incident-{}", kind.code())))
    }

    /// The other incidents: code, message key.
    fn more_incidents(&self) -> impl Iterator<Item = (&'static str, String)> {
        Kind::rare().map(|kind| (kind.code(), format!("incident-{}", kind.code())))
    }

    /// The remark on a clock time of the sheet: what is wrong, or else the possible time.
    fn about_clock(half: &SheetMove) -> Option<&str> {
        let said = half.clock_wrong.as_ref().or(half.clock_expected.as_ref());
        said.filter(|_| half.clock.is_some()).map(String::as_str)
    }

    const fn has_replaced(&self) -> bool {
        self.superseded > 0
    }

    /// The player above the board.
    fn above(&self) -> (Colour, &PlayerName, Option<&ClockFace>) {
        match self.board.orientation {
            Colour::White => (Colour::Black, &self.black, self.black_clock.as_ref()),
            Colour::Black => (Colour::White, &self.white, self.white_clock.as_ref()),
        }
    }

    /// The player below the board.
    fn below(&self) -> (Colour, &PlayerName, Option<&ClockFace>) {
        match self.board.orientation {
            Colour::White => (Colour::White, &self.white, self.white_clock.as_ref()),
            Colour::Black => (Colour::Black, &self.black, self.black_clock.as_ref()),
        }
    }

    fn colour_key(colour: Colour) -> &'static str {
        match colour {
            Colour::White => "white",
            Colour::Black => "black",
        }
    }

    /// The links that step through the moves (start, back, next, end): message key, keyboard key, and half-move to show.
    fn steps(&self) -> [(&'static str, &'static str, u32); 4] {
        [
            ("step-first", "Home", 0),
            ("step-back", "ArrowLeft", self.at.saturating_sub(1)),
            ("step-next", "ArrowRight", (self.at + 1).min(self.plies)),
            ("step-last", "End", self.plies),
        ]
    }

    fn has_clocks(&self) -> bool {
        self.sheet
            .iter()
            .flat_map(|row| [&row.white, &row.black])
            .flatten()
            .any(|half_move| half_move.clock.is_some())
    }

    fn other_side(&self) -> &'static str {
        match self.board.orientation {
            Colour::White => "black",
            Colour::Black => "white",
        }
    }
}
