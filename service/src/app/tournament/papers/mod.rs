//! What the arbiters' papers are made from: players in any order and in parts, and the tournament in figures.

pub mod heading;
pub mod roster;
pub mod roster_line;
pub mod roster_order;
pub mod statistics;
