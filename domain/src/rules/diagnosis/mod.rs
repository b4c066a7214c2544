//! Why a move is illegal.
//!
//! The families of causes are examined in the order of the table. The answer holds every cause of the first family that fails.
//!
//! | article | what | function |
//! |---|---|---|
//! | 5, 9.6 | the game had ended | [`diagnose`], [`diagnose_in`] |
//! | 1.2, 1.3 | the opponent's man, an empty square | `origin` |
//! | 3.1, 1.4.1 | the man on the target | `target` |
//! | 3.2–3.8.1 | how the men move, men in their way | `geometry` |
//! | 3.7 | pawns: push, double step, capture, en passant, promotion | `pawn` |
//! | 3.8.2 | castling: rights, obstacles | `castling` |
//! | 3.9.2 | own king left or put in check | `king_safety` |
//!
//! Left out: arrays other than the standard one and the 960 of Guidelines II.

mod attempt;
mod castling;
mod examine;
mod geometry;
mod illegality;
mod king_safety;
mod man;
mod ply;
#[cfg(test)]
mod tests;

pub use attempt::Attempt;
pub use examine::{diagnose, diagnose_after_end, diagnose_in, legal_move, legal_move_in};
pub use illegality::Illegality;
pub use man::Man;
pub use ply::Ply;
