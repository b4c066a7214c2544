//! The prospectus of a tournament (in Italian *bando*): information for players in the organiser's own words.
//!
//! | what | file |
//! |---|---|
//! | its fields and their checks | `input` |
//! | reading and storing it | `kept` |
//!
//! It does not contain rules, hours and fees: pages show them as they are set for the tournament.

pub mod input;
pub mod kept;
