//! The prospectus of a tournament (in Italian *bando*): what its organiser tells players in their own words.
//!
//! | what | file |
//! |---|---|
//! | its fields, and what is wrong with them | `input` |
//! | it is read and written | `kept` |
//!
//! Rules, hours and fees are not in it: the pages show what the tournament is run by.

pub mod input;
pub mod kept;
