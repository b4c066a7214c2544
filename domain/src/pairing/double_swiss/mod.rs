//! Double-Swiss System, C.04.5, edition of 1 February 2026: a Swiss of matches of two games.
//!
//! | article | where |
//! |---|---|
//! | Preface: matches of two games, and when a match is forfeited | [`Match`] |
//! | Preface: single forfeits in standings and tie-breaks | [`counted()`] |
//! | 1.2–1.5 score, brackets of residents and upfloaters, floaters | `field`, `round`, [`super::even_brackets`] |
//! | 1.6 colour of a match | [`Match`] |
//! | 2.1, 2.2 (C1–C3) legal and complete pairings | `field`, `round` |
//! | 2.3 (C4–C8) quality | `quality`, [`super::even_brackets`] |
//! | 3.3, 3.4 pairing-allocated bye | `round` |
//! | 3.5 upfloaters of the top scoregroup, 3.6 pairing of a bracket | [`super::even_brackets`] |
//! | 4 colours | [`ColourRule`] |
//! | the second game of a match: the same pairs, colours reversed | [`second_game`] |
//! | C.04.7 acceleration | [`baku()`] |
//! | C.04.1 art. 9 reasons | [`Explained`], [`Reason`], [`Answer`] |
//! | the same rules once more, by trying everything | [`oracle`] |
//!
//! A crosstable has one result for each round, so a match takes two of its rounds (TRF26 has no other place for two results).
//! Rounds 2k − 1 and 2k are the first and the second game of match k. Every round number in a crosstable, a report or a
//! question is the number of such a round. C.04.5 does not say how results become final standings, so this module does not
//! either.
//!
//! How the text is read where it leaves a choice:
//! - A match is forfeited when one of the two forfeits both games. It is not a meeting and gives no colour and no float, and
//!   its winner may not have the bye. Any other match is a meeting; if no game of it was played, it gives no colour.
//! - The bye is worth a game won and a game drawn, so it is recorded as such: a pairing-allocated bye in the first game and a
//!   half-point bye in the second. Other entries in a report count for the points that they give.
//! - A player with a bye in the first game is absent from the match.
//! - C6 asks whether the rest of the scoregroup that follows can be paired with nobody from below, or with one from below if
//!   its number is odd. The scores of all who are paired in the round count. If no set of upfloaters allows it, C6 makes no
//!   difference.
//! - C7 and C8 lapse in the last match only. A floater of the match before is a player who met somebody with another score for
//!   pairing.
//! - Only matches without a forfeit are counted for the bye (3.4.3).
//! - The higher ranked player (4) has the higher score for pairing or, with equal scores, the smaller pairing number. The
//!   parity of numbers (4.3.1) is counted among those who have arrived, as in the FIDE (Dutch) System.
//! - A win in the sense of C.04.7 is a match of two games won.

mod baku;
mod colour;
mod counted;
mod explain;
mod field;
mod matches;
pub mod oracle;
mod quality;
mod round;

#[cfg(test)]
mod tests;

pub use super::even_brackets::Step;

pub use self::{
    baku::baku,
    colour::ColourRule,
    counted::counted,
    explain::{
        Answer, BracketReport, ByeReason, Explained, GameReason, Member, PairReport, Reason,
        Report, Verdict,
    },
    matches::{Match, first_game, is_second_game, second_game},
    quality::Criterion,
    round::{concerns, pair, pair_as_a_whole},
};
