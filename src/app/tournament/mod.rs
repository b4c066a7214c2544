//! Tournaments: settings, entries, rounds, results, standings.

mod basis;
pub mod board;
pub mod byes;
pub mod days;
pub mod entries;
pub mod entry_correction;
pub mod entry_list;
pub mod entry_values;
pub mod explain;
pub(crate) mod kept;
mod loaded;
mod ranked;
pub mod reason;
pub mod record;
pub mod record_value;
pub mod results;
pub mod rounds;
pub mod rules;
pub mod settings;
pub mod settings_input;
mod snapshot;
mod solved;
pub mod standings;
pub mod summary;
pub mod window;

pub(in crate::app) use basis::{Basis, until_written};
pub(crate) use loaded::Loaded;
pub(crate) use ranked::parse_list;
pub(crate) use snapshot::{Shelf, Snapshot};
pub(crate) use solved::Solved;
