//! The games of a tournament on lichess, as late as the event says. The chief arbiter names the token; whatever is new is then sent
//! again and again, round by round.
//!
//! | what | file |
//! |---|---|
//! | begun, stopped, taken up again, forgotten | `keep` |
//! | what is said to lichess, and what it answers | `speech` |
//! | a turn: what is missing there, what is new | `turn` |
//! | whose turn it is, and what came of it | `sending` |
//!
//! Nothing is made twice there: before something is asked for it is written down that it will be, and where no answer came it is looked
//! for there first. What was sent once and is the same now is not sent again.

pub mod keep;
pub mod sending;
mod speech;
mod turn;

/// The site.
const LICHESS: &str = "https://lichess.org";
