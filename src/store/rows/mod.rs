//! One file a table: rows and the queries on them. Functions take the connection of the transaction they run in.

pub mod arbiters;
pub mod audit;
pub mod clubs;
pub mod idempotency;
pub mod invitations;
pub mod login_failures;
pub mod sessions;
pub mod users;
