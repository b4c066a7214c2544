//! tratto: chess tournament management and arbitration.
//!
//! `ARCHITECTURE.md` is the map; `tests/architecture.rs` keeps it true. The domain modules are pure:
//! no SQL, HTTP, HTML, clock, randomness or language enters them.

pub use tratto_domain::{clock, event, formats, pairing, rating, rules, tiebreak};

pub mod app;
pub mod auth;
pub mod cli;
pub mod config;
pub mod i18n;
pub mod jobs;
pub mod live;
pub(crate) mod store;
pub mod time;
pub mod web;
pub mod words;
