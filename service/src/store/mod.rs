//! Storage on SQLite or PostgreSQL. Only this module knows SQL.
//!
//! One write runs at a time. SQLite has a single connection for writing, behind a mutex and `BEGIN IMMEDIATE`. On
//! PostgreSQL there is an advisory lock for each tournament, for the accounts, and for clubs and players ([`Scope`]).
//! Writes that wait for each other share a transaction and so its fsync ([`batch`]). Each read is one snapshot.
//!
//! | what | file |
//! |---|---|
//! | the address of a database, connections and their pools | `address`, `connection`, `pools` |
//! | rows and queries, one file for each table | `rows`, `columns`, `word` |
//! | the tables | `schema` |
//! | reading: snapshots | `snapshot` |
//! | writing: queues, transactions, shared commits | `write`, `gate`, `transaction`, `batch` |
//! | bringing a database to the present schema | `migrate` |
//! | serving an SQLite file: its lock, and checks every second | `served`, `watch`, `disk` |
//! | errors, and why nothing can be written | `error`, `trouble`, `symptom` |
//! | copies, and replacing a database by one | `copy`, `portable`, `facts`, `read_only`, `replace` |
//! | reading from standbys | `standby` |
//! | the players of rating lists | `lists`, `open_lists` |
//! | runs of the program, and the statements that they send | `run`, `present`, `statements` |

mod address;
mod batch;
mod columns;
mod connection;
mod copy;
mod disk;
mod error;
mod facts;
mod gate;
mod lists;
mod migrate;
mod open_lists;
mod pools;
#[cfg(feature = "postgres")]
mod portable;
mod present;
mod read_only;
mod replace;
pub mod rows;
mod run;
mod schema;
mod served;
mod snapshot;
mod standby;
mod statements;
mod symptom;
mod transaction;
mod trouble;
mod watch;
mod word;
mod write;

pub use address::DatabaseUrl;
pub use connection::Conn;
pub use error::StoreError;
pub use facts::{Facts, facts_of_file};
pub use lists::{BuiltList, NewList};
pub use migrate::{Migrated, newest_known};
pub use pools::Store;
pub use replace::{Replaced, must_be_replaceable, replace};
pub use snapshot::Snapshot;
pub use standby::{CameTo, PassedOver, ReadFrom, StandbyCounts};
pub use transaction::{Fault, Scope};
pub use trouble::Trouble;
pub use watch::{free_at, unsound_file};
pub use word::{Code, UnknownWord};
pub use write::Company;
