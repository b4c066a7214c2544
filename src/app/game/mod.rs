//! Games recorded against their pairing, and what happens at the board.

pub mod floor;
pub mod incident;
mod loaded;
pub mod record;
pub mod view;

pub(crate) use loaded::LoadedGame;
