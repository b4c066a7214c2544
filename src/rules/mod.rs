//! The laws of chess.

pub mod scoresheet;
