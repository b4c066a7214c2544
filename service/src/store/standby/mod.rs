//! Reading from standbys: PostgreSQL servers that follow the main one by streaming replication.
//!
//! - A standby is used only if it has reached a place in the database's log that the reader gives. So it is certain
//!   which data it has.
//! - Each one is checked every second. One that does not answer, accepts writes, follows another database or lacks
//!   migrations is passed over until it is usable again; readers then use the database itself.
//! - Nobody waits for a connection to a standby: if none is free, the database is used.

mod ask;
mod look;
mod reached;
mod state;

pub use look::ReadFrom;
pub(super) use reached::Reached;
pub(super) use state::Standbys;
pub use state::{CameTo, PassedOver, StandbyCounts};
