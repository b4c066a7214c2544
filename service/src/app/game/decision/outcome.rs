//! What follows from a decision.

use serde::{Deserialize, Serialize};

use super::{ProofNote, Side, Stood};
use crate::{app::deed::codes, rules::verdict::Reason};

/// What the Laws make of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "outcome", rename_all = "kebab-case")]
pub enum Outcome {
    /// The game had ended before; that result stands.
    EarlierEnd {
        /// What ended it.
        #[serde(with = "codes::word")]
        end: Reason,
        /// Who has won; `None` is a draw.
        winner: Option<Side>,
        /// The half-move that ended it.
        after: Stood,
    },
    /// A player wins.
    Won {
        winner: Side,
        /// Half-moves of the line that proves the mate possible; `None` where nothing was to be proved.
        line: Option<u32>,
    },
    /// The game is drawn.
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
    /// The move accords with article 3: there is nothing to penalise (3.10.1).
    Legal,
    /// Touched men bind the player.
    Bound {
        /// `move`, `capture`, `capture-with`, `castle`, `king` or `free`.
        to: String,
        /// The squares that the obligation names.
        squares: Vec<String>,
        /// The permitted moves in SAN; empty where any legal move is.
        moves: Vec<String>,
    },
    /// What the questions of a tree led to.
    Ruled {
        /// Code of the finding.
        finding: String,
        /// Code of what is done on the board; nothing where men and game stay.
        board: Option<String>,
        /// Code of the penalty (12.9).
        penalty: Option<String>,
        /// Its seconds or half-points; 0 for the others.
        amount: u32,
        /// Whether the arbiter sets the clocks by judgement (7.1).
        by_judgement: bool,
        /// The opponent of who did it.
        gains: Option<Side>,
    },
    /// The game is adjourned; who has the move seals it (Guidelines I.1).
    Adjourned,
    /// The sealed move is made on the board (Guidelines I.7, I.12.1).
    SealedMove {
        /// The move.
        played: Stood,
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
