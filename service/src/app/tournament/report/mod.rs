//! The arbiter's report of a tournament (*verbale*): what the program knows of it, and the parts that the arbiters write
//! and choose, stored with the tournament.

pub mod input;
pub mod known;
pub mod people;
pub mod save;
pub mod view;
pub mod words;
