//! What players say from their seats, without an account, with the code of the seat: the result of the game, a call for an
//! arbiter, a request for a bye or to withdraw. Nothing of it counts until an arbiter accepts it.
//!
//! | what | file |
//! |---|---|
//! | the codes | [`code`] |
//! | reporting a result, calling an arbiter, answering a call | [`seat`] |
//! | what was said, for pages | [`said`] |
//! | what a copy has not yet passed on to the hall | `on_its_way.rs` |

pub mod code;
mod on_its_way;
pub mod said;
pub mod seat;
