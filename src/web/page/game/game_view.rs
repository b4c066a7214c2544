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

/// A clock as shown beside a name.
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
    /// `art. 3.5`.
    pub article: Option<Law>,
    /// What could be meant instead: one sentence, before the moves.
    pub hint: Option<String>,
    /// Moves that could be meant, as they are written in the reader's notation.
    pub candidates: Vec<String>,
    /// Whether the move can be recorded as an illegal one that was completed (Law 7.5).
    pub can_be_completed: bool,
}

/// One half-move of the scoresheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetMove {
    /// Half-move, from 1; the address of its position.
    pub ply: u32,
    /// The move in the reader's notation.
    pub san: String,
    /// Clock after the move.
    pub clock: Option<String>,
    /// The move shown on the board.
    pub current: bool,
    /// The position after it has occurred before.
    pub repeated: bool,
    /// Written but illegal.
    pub wrong: bool,
    /// What is to be said about it: an illegal move tried before, one that stands.
    pub note: Option<String>,
    /// What is wrong with the clock after it.
    pub clock_wrong: Option<String>,
    /// What the clock could show after it.
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
    /// White's move and Black's.
    #[must_use]
    pub fn sides(&self) -> [Option<&SheetMove>; 2] {
        [self.white.as_ref(), self.black.as_ref()]
    }
}

/// How pressing a signal is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignalTag {
    /// May be claimed now (Laws 9.2.2, 9.3.2).
    Claimable,
    /// May be claimed by announcing a move (Laws 9.2.1, 9.3.1).
    Announcing,
    /// The game has ended by itself (Laws 5.2.2, 9.6).
    Ended,
}

impl SignalTag {
    /// Class of the tag.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Self::Claimable | Self::Announcing => "warn",
            Self::Ended => "bad",
        }
    }

    /// Key of the tag's message.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Claimable => "game-claimable",
            Self::Announcing => "game-announcing",
            Self::Ended => "game-ended",
        }
    }
}

/// Something an arbiter should know about the position; never shown in public (Laws 11.12, 12.6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signal {
    /// How pressing it is; none for a plain fact.
    pub tag: Option<SignalTag>,
    /// `Tre volte, ora`.
    pub title: String,
    /// `art. 9.2.2`.
    pub article: Law,
    /// One or two sentences.
    pub text: String,
    /// A count out of a limit, in half-moves: 9 of 100.
    pub meter: Option<(u32, u32)>,
    /// Where it is judged: key of the words, and address.
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
    /// Where the article is explained.
    pub law: Option<String>,
}

/// The last move, which can be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// `22…Tee8`.
    pub written: String,
    /// What is unusual about its spelling, in sentences.
    pub spelling: Vec<String>,
}

/// How the game ended.
#[derive(Clone, Debug)]
pub struct GameEnd {
    pub result: ResultMark,
    /// Cause and article.
    pub reason: String,
    /// Whether it rests on a record that was replaced since.
    pub in_doubt: bool,
}

/// An end that came of itself and waits for confirmation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Over {
    /// One sentence.
    pub text: String,
    /// Its article.
    pub law: Law,
}

/// What is known of one clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockLine {
    /// The player whose clock it is.
    pub colour: Colour,
    /// Last display recorded.
    pub shown: Option<String>,
    /// What it could show after the last move.
    pub expected: Option<String>,
    /// Moves to the control, obligation to write.
    pub states: Vec<String>,
}

/// Both clocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockPanel {
    /// White's, Black's.
    pub lines: Vec<ClockLine>,
    /// Wrong displays, newest first.
    pub findings: Vec<String>,
    /// Moves played without the obligation to write.
    pub exempt: Vec<String>,
}

/// The page.
#[derive(Clone, Debug, Template)]
#[template(path = "game/game.html")]
pub struct GamePage {
    /// What every page needs.
    pub page: Page,
    /// The arbiter's bar.
    pub desk: DeskNav,
    /// Address of this game, without a slash at the end.
    pub base: String,
    /// The row of the desk from which the arbiter came to record an incident.
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
    /// The board; its `form` is `move-form` while the game goes on.
    pub board: BoardView,
    /// Side to move.
    pub turn: Colour,
    /// Number of the move to be played.
    pub move_number: u32,
    /// Version of the game that the form was made from.
    pub version: i64,
    /// Version of the tournament that the page shows: answers may overtake each other.
    pub newer: i32,
    /// What stands in the move field: the refused move, or nothing.
    pub written: String,
    /// The move just refused.
    pub refusal: Option<Refusal>,
    /// The moves shown.
    pub sheet: Vec<SheetRow>,
    /// Last move number that is folded away above the sheet.
    pub folded_to: Option<u32>,
    /// The move that undo takes back.
    pub last_move: Option<LastMove>,
    /// What stands of a game that is annulled, before the new one begins.
    pub annulled: Option<String>,
    /// Half-moves recorded.
    pub plies: u32,
    /// Half-move after which the board stands.
    pub at: u32,
    /// What the arbiter should know.
    pub signals: Vec<Signal>,
    /// Whether illegal positions are waited for (A.5.4, B.3).
    pub waits_for_positions: bool,
    /// What happened at this board.
    pub log: Vec<LogLine>,
    /// How many records were replaced.
    pub superseded: usize,
    /// What was taken.
    pub captured: CapturedView,
    pub clocks: Option<ClockPanel>,
    /// An end that waits for confirmation.
    pub over: Option<Over>,
    /// The result that was entered, and why it is so.
    pub end: Option<GameEnd>,
    /// Whether that result ends the game: an adjourned one goes on.
    pub is_over: bool,
}

impl GamePage {
    /// Common incidents: key, code, key of the words.
    fn incidents(&self) -> impl Iterator<Item = (&'static str, &'static str, String)> {
        let common = Kind::keys().into_iter();
        common
            .filter(|(_, kind)| *kind != Kind::IllegalPosition || self.waits_for_positions)
            .map(|(key, kind)| (key, kind.code(), format!("incident-{}", kind.code())))
    }

    /// The other incidents: code, key of the words.
    fn more_incidents(&self) -> impl Iterator<Item = (&'static str, String)> {
        Kind::rare().map(|kind| (kind.code(), format!("incident-{}", kind.code())))
    }

    /// What is said about a clock of the sheet: what is wrong, otherwise what it could show.
    fn about_clock(half: &SheetMove) -> Option<&str> {
        let said = half.clock_wrong.as_ref().or(half.clock_expected.as_ref());
        said.filter(|_| half.clock.is_some()).map(String::as_str)
    }

    const fn has_replaced(&self) -> bool {
        self.superseded > 0
    }

    /// The side above the board.
    fn above(&self) -> (Colour, &PlayerName, Option<&ClockFace>) {
        match self.board.orientation {
            Colour::White => (Colour::Black, &self.black, self.black_clock.as_ref()),
            Colour::Black => (Colour::White, &self.white, self.white_clock.as_ref()),
        }
    }

    /// The side below the board.
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

    /// Whether there are moves to step through, and where each link leads: start, back, next, end.
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
