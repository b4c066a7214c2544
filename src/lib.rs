//! tratto: chess tournament management and arbitration.
//!
//! `ARCHITECTURE.md` is the map; `tests/architecture.rs` keeps it true. The domain modules are pure:
//! no SQL, HTTP, HTML, clock, randomness or language enters them.

pub use tratto_domain::{
    clock, event, fees, formats, norms, pairing, prizes, rating, rules, tiebreak,
};

pub mod app;
pub mod time;

mod auth;
mod cli;
mod config;
mod i18n;
mod jobs;
mod live;
mod mail;
mod store;
mod web;
mod words;

pub use cli::run;
