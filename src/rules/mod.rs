//! The laws of chess.

pub mod can_mate;
