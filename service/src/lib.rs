//! What tratto does, without pages and without texts: the use cases, and the store that keeps their results.
//!
//! | module | what it holds |
//! |---|---|
//! | [`app`] | use cases: one function, one write transaction, one row of the trail |
//! | [`auth`] | passwords and the marks that a browser carries |
//! | [`live`] | listeners of a tournament, and the events that they get |
//! | [`time`] | the one place where the clock is read |
//! | `store` | rows, queries and migrations, on SQLite and PostgreSQL; only the use cases open it |
//!
//! Pages, commands, letters and texts depend on this crate, and never the other way round.

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
