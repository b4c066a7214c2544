//! tratto: chess tournament management and arbitration.
//!
//! `ARCHITECTURE.md` is the map; `tests/architecture.rs` keeps it true. The domain modules are pure:
//! no SQL, HTTP, HTML, clock, randomness or language enters them.

pub mod app;
pub mod auth;
pub mod cli;
pub mod clock;
pub mod config;
pub mod event;
pub mod formats;
pub mod i18n;
pub mod jobs;
pub mod live;
pub mod pairing;
pub mod rating;
pub mod rules;
pub(crate) mod store;
pub mod tiebreak;
pub mod time;
pub mod web;
pub mod words;
