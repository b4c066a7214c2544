//! Data for the arbiters' papers.
//!
//! | what | file |
//! |---|---|
//! | the tournament at the head of a paper | [`heading`] |
//! | players in any order and in parts | [`roster`], [`roster_line`], [`roster_order`] |
//! | the tournament in figures | [`statistics`] |

pub mod heading;
pub mod roster;
pub mod roster_line;
pub mod roster_order;
pub mod statistics;
