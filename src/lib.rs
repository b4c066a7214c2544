//! tratto: chess tournament management and arbitration.
//!
//! `ARCHITECTURE.md` is the map; `tests/architecture.rs` checks it. There are three crates, each on top of the one before:
//! `domain` (pure: no SQL, HTTP, HTML, clock, randomness or language), `service` (the use cases and the store), and this one
//! (pages, commands, letters and words).

pub use tratto_service::{
    app, auth, clock, event, fees, formats, line_ups, live, norms, pairing, prizes, rating, rules,
    stages, tiebreak, time,
};

mod certificates;
mod cli;
mod config;
mod i18n;
mod jobs;
mod mail;
mod outgoing;
mod web;
mod words;

pub use cli::run;
