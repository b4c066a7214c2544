//! Moves of electronic boards, poured into the games of the round: read by the worker or by a command, matched to their
//! pairings, and written where they differ from what stands. Whatever a move means for the arbiter is found from the record, as
//! for moves that were typed. A feed never writes a result, and never what an arbiter wrote by hand.

mod difference;
mod fed_board;
pub mod keep;
mod match_board;
pub mod place;
mod pour;
mod pour_board;
pub mod reading;

pub use fed_board::{FedBoard, FedPly};
pub use pour::{Poured, Trouble, pour};
pub use pour_board::pour_board;
