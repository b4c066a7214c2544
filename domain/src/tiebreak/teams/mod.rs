//! Standings and tie-breaks of teams (C.07 art. 11–13, 16).
//!
//! | article | tie-break | where |
//! |---|---|---|
//! | 11.1, 13.1 | MP, GP, MPvGP | `compute` |
//! | 12 | BC, TBR, BBE: the points of the boards | `boards` |
//! | 13.2 | tie-breaks of individuals on match points or game points: `BH:MP`, `DE:GP` | `compute` |
//! | 13.3 | ESB: EMMSB, EMGSB, EGMSB, EGGSB | `compute` |
//! | 13.4 | EDE, EDEBT, EDEBB, EDET, EDEB | `encounter` |
//! | 13.5 | SSSC | `compute` |
//! | none | the best players of each board | `best_of_board` |
//!
//! Match points and game points each make a crosstable of teams, and the tie-breaks of individuals are calculated on these.
//!
//! BC is meant for teams with the same game points. If an event lists it before the game points, it ranks by it all the same. The
//! divisor of SSSC follows from the rounds of the event and the boards of a match, and is at least 1. Teams have no ratings, so
//! rating tie-breaks are refused.

mod best_of_board;
mod boards;
mod code;
mod compute;
mod encounter;
mod field;
mod order;
mod standing;
mod unfold;
mod value;

#[cfg(test)]
mod tests;

pub use best_of_board::{BoardPlayer, best_of_boards};
pub use code::{EncounterChain, TeamCode, TeamTieBreak, TeamTieBreakError};
pub use order::TeamOrder;
pub use standing::{TeamStanding, team_standings};
pub use unfold::{TeamTerm, unfold_team};
pub use value::TeamValue;
