//! The games of a tournament on lichess, with the delay of the event. The chief arbiter gives the token; from then on
//! new moves are sent round by round.
//!
//! | what | file |
//! |---|---|
//! | a broadcast begun, stopped, started again, removed | `keep` |
//! | requests to lichess, and its answers | `speech` |
//! | one turn: what is missing there is made, what is new is sent | `turn` |
//! | which broadcast has its turn next, and the outcome of a turn | `sending` |
//!
//! Nothing is made twice on the other site. The program notes that it will ask for something before it asks; if no
//! answer came, it first looks for the thing there. What has not changed since it was sent is not sent again.

pub mod keep;
pub mod sending;
mod speech;
mod turn;

/// Origin of the site.
const LICHESS: &str = "https://lichess.org";
