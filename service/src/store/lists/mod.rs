//! The players of rating lists: millions of rows that never change, apart from everything else. On SQLite each list is a
//! file beside the database, `FILE.list-NUMBER`, so that the one writer of the database never waits for it; on PostgreSQL
//! it is a partition. A list is written under another name, by one at a time, and nobody reads it before it is whole.

mod file;
mod new_list;
#[cfg(feature = "postgres")]
mod partition;
mod read;

pub use new_list::{BuiltList, NewList};
