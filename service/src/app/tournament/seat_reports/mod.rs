//! What players say from the board without an account, with the code of their seat: how the game ended, that they ask for
//! an arbiter, for a bye, to withdraw. Nothing of it counts before an arbiter takes it.

pub mod code;
mod on_its_way;
pub mod said;
pub mod seat;
