//! Reading from standbys: PostgreSQL servers that follow the one to which is written, by streaming replication.
//!
//! - A standby is asked only where it has come to a place in the database's log that the reader names: so it is known,
//!   and not hoped, what it has.
//! - It is looked at every second. One that does not answer, takes writes, follows another database or lacks migrations is
//!   passed over until it is well again; whoever reads goes to the database itself.
//! - Nobody waits for a connection to a standby: where none is free, the database is asked.

mod ask;
mod look;
mod reached;
mod state;

pub use look::ReadFrom;
pub(super) use reached::Reached;
pub(super) use state::Standbys;
pub use state::{CameTo, PassedOver, StandbyCounts};
