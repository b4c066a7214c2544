//! Fields that are hard to pair: histories that no engine would produce, and hundreds of forbidden pairs.
//!
//! | question | item |
//! |---|---|
//! | the description of a field, and its crosstable | [`Hard`] |
//! | opponents, colours and results of the past | [`History`], [`Results`] |
//! | pairs that may not meet | [`Barred`] |
//!
//! The rounds are written down directly, so a field of thousands is made at once and tests only the round that follows. The
//! same description and seed give the same field everywhere.

mod barred;
mod description;
mod history;

pub use self::{
    barred::Barred,
    description::Hard,
    history::{History, Results},
};
