//! The players of rating lists: millions of rows that never change, stored apart from everything else. On SQLite each
//! list is a file beside the database, `FILE.list-NUMBER`, so that the only writer of the database never waits for it.
//! On PostgreSQL each list is a partition. Only one list is written at a time, under another name, and nobody reads it
//! before it is complete.

mod file;
mod new_list;
#[cfg(feature = "postgres")]
mod partition;
mod read;

pub use new_list::{BuiltList, NewList};
