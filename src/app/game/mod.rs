//! Games recorded against their pairing, and what happens at the board.

pub mod floor;
pub mod incident;
mod loaded;
pub mod record;
pub mod ruling;
pub mod sheets;
pub mod view;

pub(crate) use loaded::{LoadedGame, initial_position, replay_from};
pub(crate) use record::open_pairing;
