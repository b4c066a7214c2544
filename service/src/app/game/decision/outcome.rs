//! The outcome of a decision.

use serde::{Deserialize, Serialize};

use super::{ProofNote, Side, Stood};
use crate::{app::deed::codes, rules::verdict::Reason};

/// The outcome by the Laws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "outcome", rename_all = "kebab-case")]
pub enum Outcome {
    /// The game had ended before; that earlier result counts.
    EarlierEnd {
        /// The cause of that end.
        #[serde(with = "codes::word")]
        end: Reason,
        /// The winner; `None` for a draw.
        winner: Option<Side>,
        /// The half-move that ended it.
        after: Stood,
    },
    /// A player wins.
    Won {
        winner: Side,
        /// Half-moves of the line that proves that mate is possible; `None` if no proof was needed.
        line: Option<u32>,
    },
    /// The game is drawn.
    Drawn {
        /// Why the opponent cannot mate, if that is the reason.
        proof: Option<ProofNote>,
    },
    /// The game goes on.
    Continues,
    /// The arbiter waits until the next move is completed (A.5.4).
    Waits,
    /// No result follows automatically.
    Undecided {
        /// Code of the reason: `mate-unknown`, `series-may-be-cut`, `no-article` or `announced-mate`.
        why: String,
        /// Number of positions searched without an answer.
        spent: Option<u64>,
    },
    /// The opponent gets extra time.
    TimeAdded {
        /// The player who gets it.
        to: Side,
        /// The extra time, in seconds.
        seconds: u32,
        /// Code of the remedy on the board.
        remedy: String,
        /// Seconds of increment to be taken back from the offender.
        increment: Option<u32>,
    },
    /// In this edition there is no penalty, only the remedy.
    RemedyOnly {
        /// Code of the remedy on the board.
        remedy: String,
    },
    /// The move was not completed.
    NotCompleted,
    /// It belongs to a move that was already penalised.
    CountedAlready,
    /// The illegal move stands.
    Stands,
    /// The move agrees with article 3, so there is nothing to penalise (3.10.1).
    Legal,
    /// The touched pieces bind the player.
    Bound {
        /// Code of the obligation: `move`, `capture`, `capture-with`, `castle`, `king` or `free`.
        to: String,
        /// The squares named by the obligation.
        squares: Vec<String>,
        /// The permitted moves in SAN; empty if any legal move is permitted.
        moves: Vec<String>,
    },
    /// The arbiter's answers in a tree of questions led to this ruling.
    Ruled {
        /// Code of the finding.
        finding: String,
        /// Code of the action on the board; `None` if pieces and game stay as they are.
        board: Option<String>,
        /// Code of the penalty (12.9).
        penalty: Option<String>,
        /// Seconds or half-points of the penalty; 0 for the others.
        amount: u32,
        /// Whether the arbiter sets the clocks by judgement (7.1).
        by_judgement: bool,
        /// The opponent of the offender.
        gains: Option<Side>,
    },
    /// The game is adjourned; the player to move seals their move (Guidelines I.1).
    Adjourned,
    /// The sealed move is made on the board (Guidelines I.7, I.12.1).
    SealedMove {
        /// The move.
        played: Stood,
    },
    /// The player is late but may play.
    PlaysOn,
    /// The player is absent but may still come for this many minutes.
    MayStillCome {
        /// Minutes left.
        minutes: u32,
    },
    /// The game is lost because the player came too late or not at all.
    LostByDefault,
    /// A correct claim.
    ClaimRight {
        /// The half-moves after which the position occurred.
        occurrences: Vec<Stood>,
        /// Number of half-moves without a capture or pawn move.
        half_moves: u32,
    },
    /// A wrong claim.
    ClaimWrong {
        /// The player who gets extra time.
        to: Side,
        /// The extra time, in seconds; `None` if the edition names no penalty.
        seconds: Option<u32>,
        /// The announced move, which must be played.
        must_play: Option<Stood>,
        /// Whether the announced move is illegal, so that another move of the same piece must be played.
        illegal: bool,
        /// The half-moves after which the position occurred, including the announced move.
        occurrences: Vec<Stood>,
        /// Number of half-moves without a capture or pawn move, including the announced one.
        half_moves: u32,
        /// Number of half-moves that a 50-move claim needs.
        limit: u32,
    },
}
