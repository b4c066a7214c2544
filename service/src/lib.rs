//! What tratto does, without a page and without a word: the use cases, and the store that keeps what they decide.
//!
//! | module | what it holds |
//! |---|---|
//! | [`app`] | use cases: one function, one write transaction, one row of the trail |
//! | [`auth`] | passwords and the marks that a browser carries |
//! | [`live`] | who listens to a tournament, and what they are told |
//! | [`time`] | the one place where the clock is read |
//! | `store` | rows, queries and migrations, on SQLite and PostgreSQL; the use cases alone open it |
//!
//! Pages, commands, letters and words stand on this crate and never the other way round.

#![cfg_attr(
    not(feature = "postgres"),
    expect(
        irrefutable_let_patterns,
        unused_mut,
        unused_variables,
        unused_imports,
        dead_code,
        reason = "with one database there is nothing to tell apart"
    )
)]

pub use tratto_domain::{
    clock, event, fees, formats, line_ups, norms, pairing, prizes, rating, rules, stages, tiebreak,
};

pub mod app;
pub mod auth;
pub mod live;
pub mod time;

mod store;
