//! Standings and tie-breaks of teams (C.07 art. 11–13, 16).
//!
//! | article | tie-break | where |
//! |---|---|---|
//! | 11.1, 13.1 | MP, GP, MPvGP | `compute` |
//! | 12 | BC, TBR, BBE: what the boards scored | `boards` |
//! | 13.2 | those of individuals on match points or game points: `BH:MP`, `DE:GP` | `compute` |
//! | 13.3 | ESB: EMMSB, EMGSB, EGMSB, EGGSB | `compute` |
//! | 13.4 | EDE, EDEBT, EDEBB, EDET, EDEB | `encounter` |
//! | 13.5 | SSSC | `compute` |
//! | none | the best players of each board | `best_of_board` |
//!
//! Match points and game points are each a crosstable of teams, with which everything of individuals is calculated as it stands.
//!
//! BC is for teams with as many game points: whoever lists it before them ranks by it all the same. SSSC is divided by what the
//! rounds of the event and the boards of a match give, and by 1 where that is less. Ratings of teams are not known, so tie-breaks of
//! ratings are refused.

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
