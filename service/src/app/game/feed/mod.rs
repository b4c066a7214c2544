//! Moves from electronic boards, written into the games of the round. The worker or a command reads them, matches them
//! to the pairings, and writes them where they differ from the record. What a move means for the arbiter is judged as
//! for typed moves. A feed never writes a result, and never changes what an arbiter wrote by hand.
//!
//! | what | file |
//! |---|---|
//! | sources added, stopped, removed by arbiters | `keep` |
//! | the place of a source, as typed | `place` |
//! | which source is due, and the outcome of a reading | `reading` |
//! | the pairing of each game | `match_board` |
//! | the changes of the boards | `pour`, `pour_board`, `fed_board`, `difference` |

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
