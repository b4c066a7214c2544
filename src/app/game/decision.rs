//! A decision as data: codes, half-moves and moves, never sentences. It is stored as JSON with the incident
//! and worded in the reader's language when it is shown.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use crate::{
    event::Colour,
    event::Word as _,
    rules::{
        Color,
        history::Game,
        notation::{Style, write_move},
        position::colour,
        verdict::Reason,
    },
};

mod detail;
mod of;
mod proof_note;

pub use detail::{ClockSetting, Detail};
pub use proof_note::ProofNote;

/// A side as stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// White.
    White,
    /// Black.
    Black,
}

impl Side {
    /// Code in messages and forms.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

impl From<Colour> for Side {
    fn from(colour: Colour) -> Self {
        match colour {
            Colour::White => Self::White,
            Colour::Black => Self::Black,
        }
    }
}

impl From<Color> for Side {
    fn from(color: Color) -> Self {
        colour(color).into()
    }
}

/// A half-move of the record: its number from 1 and its SAN; 0 and empty for the beginning.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stood {
    /// Half-move.
    pub ply: u32,
    /// English SAN.
    pub san: String,
}

impl Stood {
    /// The half-move `ply` of a game.
    #[must_use]
    pub fn after(game: &Game, ply: u32) -> Self {
        let san = ply.checked_sub(1).and_then(|before| {
            let played = game.moves().nth(usize::try_from(before).ok()?)?;
            Some(write_move(game.position_after(before)?, played, Style::SAN))
        });
        san.map_or_else(Self::default, |san| Self { ply, san })
    }
}

/// What came before the arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A flag was noticed (6.8).
    Flag {
        /// Own moves completed, and how many the period demanded.
        completed: u32,
        /// `None` for a period of all the remaining moves.
        required: Option<u32>,
    },
    /// Both flags were down, nobody knew which fell first (Guidelines III.3).
    BothFlags,
    /// A resignation (5.1.2).
    Resignation,
    /// Both agreed to a draw (5.2.3).
    Agreement,
    /// The game had ended of itself.
    End,
    /// An illegal move, or an act that counts as one.
    Illegal {
        /// Code of the act (7.5.1–7.5.4).
        act: String,
        /// The move as written or made, may be empty.
        written: String,
        /// Illegal acts of this player that counted before.
        earlier: u32,
        /// Whether it belongs to a move that was penalised already: two acts in one move count once.
        same_move: bool,
        /// What was written down after a move that stood, as written.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        continued: String,
    },
    /// An illegal position on the board (A.5.4).
    IllegalPosition {
        /// `seen`, `still` or `gone`.
        sighting: String,
        /// Whether both kings are in check.
        both_kings: bool,
        /// Squares of pawns on the last rank, as far as the men were written.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pawns: Vec<String>,
        /// The men as written, the first field of a FEN; empty where they were not.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        men: String,
    },
    /// Men were touched (4.3–4.5).
    Touched {
        /// Their squares, in the order in which they were touched.
        squares: Vec<String>,
    },
    /// A player was not there at the start (6.7); nobody named means both.
    Late {
        /// Minutes after the start.
        minutes: u32,
        /// Whether he has come.
        has_come: bool,
        /// Minutes that the event allows.
        allowed: u32,
    },
    /// A claim of a draw (9.2, 9.3).
    Claim {
        /// `either`, `repetition` or `fifty`.
        on: String,
        /// The announced move in SAN, or as written when it is not legal; empty without one.
        announced: String,
    },
}

/// What the Laws make of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "outcome", rename_all = "kebab-case")]
pub enum Outcome {
    /// The game had ended before; that result stands.
    EarlierEnd {
        /// Code of the end.
        end: String,
        /// Who has won; `None` is a draw.
        winner: Option<Side>,
        /// The half-move that ended it.
        after: Stood,
    },
    /// A player wins.
    Won {
        /// Who.
        winner: Side,
        /// Half-moves of the line that proves the mate possible; `None` where nothing was to be proved.
        line: Option<u32>,
    },
    /// Drawn.
    Drawn {
        /// Why the opponent cannot mate, where that is the reason.
        proof: Option<ProofNote>,
    },
    /// The game goes on.
    Continues,
    /// The arbiter waits until the next move is completed (A.5.4).
    Waits,
    /// No result follows by itself.
    Undecided {
        /// `mate-unknown`, `series-may-be-cut`, `no-article`, `announced-mate`.
        why: String,
        /// Positions searched in vain.
        spent: Option<u64>,
    },
    /// The opponent gains time.
    TimeAdded {
        /// Who gains.
        to: Side,
        /// How much.
        seconds: u32,
        /// Code of what is done on the board.
        remedy: String,
        /// Seconds of increment to be taken back from the offender.
        increment: Option<u32>,
    },
    /// No penalty in this edition, only the remedy.
    RemedyOnly {
        /// Code of what is done on the board.
        remedy: String,
    },
    /// The move was not completed.
    NotCompleted,
    /// It belongs to a move that was penalised already.
    CountedAlready,
    /// The illegal move stands.
    Stands,
    /// Touched men bind the player.
    Bound {
        /// `move`, `capture`, `capture-with`, `castle`, `king` or `free`.
        to: String,
        /// The squares that the obligation names.
        squares: Vec<String>,
        /// The permitted moves in SAN; empty where any legal move is.
        moves: Vec<String>,
    },
    /// Late, but plays.
    PlaysOn,
    /// Not there yet, but may still come for so many minutes.
    MayStillCome {
        /// Minutes left.
        minutes: u32,
    },
    /// Lost by lateness.
    LostByDefault,
    /// A right claim.
    ClaimRight {
        /// When the position stood.
        occurrences: Vec<Stood>,
        /// Half-moves without capture and pawn move.
        half_moves: u32,
    },
    /// A wrong claim.
    ClaimWrong {
        /// Who gains time.
        to: Side,
        /// How much; `None` where the edition names no penalty.
        seconds: Option<u32>,
        /// The announced move, which must be played.
        must_play: Option<Stood>,
        /// Whether the announced move is illegal: another move of the same man.
        illegal: bool,
        /// When the position stood, the announced move included.
        occurrences: Vec<Stood>,
        /// Half-moves without capture and pawn move, the announced one included.
        half_moves: u32,
        /// Half-moves that a claim of 50 moves needs.
        limit: u32,
    },
}

/// The rules by which it was decided, and who chose them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Applied {
    /// Edition of the Laws.
    pub edition: String,
    /// `standard`, `rapid`, `blitz`.
    pub chess: String,
    /// `full` or `partial`; standard chess is always full.
    pub supervision: String,
    /// The event's choice that decided, `series=any`, where the Laws leave the point open.
    pub setting: Option<String>,
    /// Who chose the settings; `None` while the defaults stood.
    pub chosen_by: Option<String>,
    /// When, UTC.
    pub chosen_at: Option<NaiveDateTime>,
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// What came before the arbiter.
    pub event: Event,
    /// The player concerned.
    pub by: Option<Side>,
    /// The half-move after which it happened.
    pub at: Stood,
    /// What followed.
    pub outcome: Outcome,
    /// The article on which it rests.
    pub article: String,
    /// Code of the cause with which a result is stored; `None` while the game goes on.
    pub reason: Option<String>,
    /// The rules by which it was decided.
    pub rules: Applied,
}

impl Decision {
    /// Whether it counts as an illegal move of the player (7.5.5).
    #[must_use]
    pub const fn counts_as_illegal(&self) -> bool {
        matches!(self.event, Event::Illegal { .. })
            && !matches!(
                self.outcome,
                Outcome::Stands | Outcome::NotCompleted | Outcome::CountedAlready
            )
    }

    /// An illegal move that stands: the half-move after which it was made, and what a PGN comment says of it,
    /// in English as the rest of the file.
    #[must_use]
    pub fn stood(&self) -> Option<(u32, String)> {
        let Event::Illegal {
            written, continued, ..
        } = &self.event
        else {
            return None;
        };
        if self.outcome != Outcome::Stands {
            return None;
        }
        let number = self.at.ply / 2 + 1;
        let dots = if self.by == Some(Side::Black) {
            "..."
        } else {
            "."
        };
        let what = if written.is_empty() { "–" } else { written };
        let mut text = format!(
            "Illegal move that stands (Laws of Chess {}): {number}{dots} {what}",
            self.article
        );
        if !continued.is_empty() {
            text = format!("{text}; then, as written: {continued}");
        }
        Some((self.at.ply, text))
    }

    /// The cause of the result that follows.
    #[must_use]
    pub fn cause(&self) -> Reason {
        let stored = self.reason.as_deref().and_then(Reason::from_code);
        stored.unwrap_or(Reason::ArbitersDecision)
    }
}
