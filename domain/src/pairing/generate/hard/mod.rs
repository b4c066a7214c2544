//! Fields that are hard to pair: histories that no engine would make, and prohibitions by the hundred.
//!
//! The rounds are written down directly, so a field of thousands is made at once and tests nothing but the round that
//! follows. The same description and seed give the same field everywhere.

mod barred;
mod description;
mod history;

pub use self::{
    barred::Barred,
    description::Hard,
    history::{History, Results},
};
