//! The Laws of Chess for one game, on `shakmaty`'s positions and moves.
//!
//! | article | what | where |
//! |---|---|---|
//! | 1.2–1.4, 3, 5 | is a move legal, and why not | [`diagnosis`] |
//! | 3.1 | the men taken in a game | [`captured`] |
//! | 3.10.3 | positions from FEN or set up man by man, impossible ones refused | [`position`], [`draft`] |
//! | 4.3–4.5 | touched men | [`touched`] |
//! | 6.10, 6.11, 7.2–7.6, 11, 12.9 | irregularities that the arbiter rules on | [`trees`] |
//! | 5.1.2, 5.2.2, 6.9, 7.5.5 | can a player still checkmate | [`can_mate`], [`mate_possibility`] |
//! | 5, 9.2, 9.3, 9.6 | ends and claims in the record of a game | [`history`] |
//! | 5.1.2, 5.2.3, 6.9, 7.5, 9.5 | resignation, flags, illegal moves, claims | [`verdict`] |
//! | Appendix C | writing and reading moves | [`notation`] |
//! | 8.1, 8.5 | whole scoresheets, two sheets of one game | [`scoresheet`] |
//! | 3.10, 5, 9 | the findings of a whole record, to be written down | [`audit`] |
//! | 12.4 of 1952 | more than 50 moves for announced positions | [`announced_fifty`] |
//! | – | the academy's five draws and four obstacles to castling | [`examples`] |
//! | – | questions for learners from a recorded game | [`exercise`] |
//! | editions of the Laws | the differences between them | [`edition`] |
//! | every article, by edition | its number, and what the program does about it | [`laws`] |

pub mod announced_fifty;
pub mod audit;
pub mod can_mate;
pub mod captured;
pub mod diagnosis;
pub mod draft;
pub mod edition;
pub mod examples;
pub mod exercise;
pub mod history;
pub mod laws;
pub mod mate_possibility;
pub mod notation;
pub mod position;
pub mod scoresheet;
pub mod touched;
pub mod trees;
pub mod verdict;

pub use shakmaty::{
    CastlingMode, CastlingSide, Chess, Color, File, Move, Piece, Position, Rank, Role, Square,
};

#[cfg(test)]
mod founding_tests;
#[cfg(test)]
mod tests;
