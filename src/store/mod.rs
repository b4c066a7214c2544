//! Storage on SQLite or PostgreSQL; the only module that knows SQL.
//!
//! One writer at a time: on SQLite a single connection behind a mutex and `BEGIN IMMEDIATE`, on PostgreSQL an
//! advisory lock for the tournament (or for everything that belongs to none). Reads are one snapshot each.

mod backup;
mod connection;
mod error;
mod migrate;
pub mod rows;
mod schema;
mod transaction;

pub use connection::{Conn, Store};
pub use error::StoreError;
pub use transaction::Scope;
