//! The tag `Termination` (PGN 1994, 9.8.1).

use crate::rules::verdict::Reason;

/// The word of the standard for how a game ended. `None` stands for a game without a result.
///
/// | word | when |
/// |---|---|
/// | `normal` | ends and claims of the Laws, agreement, resignation |
/// | `time forfeit` | a flag fall, whatever its result |
/// | `rules infraction` | illegal moves, lateness, devices, refusal, penalties: administrative forfeits |
/// | `abandoned`, `emergency`, `adjudication` | the reasons of these names |
/// | `unterminated` | no result yet, or adjourned |
///
/// ```
/// use tratto_domain::{formats::pgn::termination, rules::verdict::Reason};
/// let stored = "illegal-moves";
/// assert_eq!(termination(Reason::from_code(stored)), "rules infraction");
/// ```
#[must_use]
pub const fn termination(reason: Option<Reason>) -> &'static str {
    let Some(reason) = reason else {
        return "unterminated";
    };
    match reason {
        Reason::Checkmate
        | Reason::Resignation
        | Reason::Stalemate
        | Reason::DeadPosition
        | Reason::Agreement
        | Reason::ThreefoldClaim
        | Reason::FiftyMovesClaim
        | Reason::FivefoldRepetition
        | Reason::SeventyFiveMoves => "normal",
        Reason::Flag | Reason::BothFlags => "time forfeit",
        Reason::IllegalMoves
        | Reason::IllegalPosition
        | Reason::DefaultTime
        | Reason::Device
        | Reason::Refusal
        | Reason::Penalty
        | Reason::SealedMove => "rules infraction",
        Reason::Adjournment => "unterminated",
        Reason::Abandoned => "abandoned",
        Reason::Emergency => "emergency",
        Reason::ArbitersDecision => "adjudication",
    }
}
