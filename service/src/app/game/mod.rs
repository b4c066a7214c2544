//! Games recorded against their pairing, and what happens at the board.

pub mod annul;
pub mod arbitration;
pub mod clocks;
pub mod confirm;
pub mod confirmation;
mod deciding;
pub mod decision;
pub mod empty_seats;
pub mod feed;
pub mod floor;
pub mod incident;
mod loaded;
mod move_line;
mod position_source;
pub mod record;
pub mod report;
pub mod round_start;
pub mod ruling;
pub mod sheets;
pub mod sheets_input;
mod touched;
pub mod view;

pub(crate) use loaded::{LoadedGame, initial_position, replay_from, tags_from, tags_of};
pub(crate) use record::open_pairing;
