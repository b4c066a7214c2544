//! The use cases of a tournament in process: what each refuses, and that it wrote nothing then.

mod by_hand;
mod clocks;
mod closing;
mod entries;
mod hall;
mod live_games;
mod mirror;
mod prizes;
mod results;
mod rounds;
pub(crate) mod statements;
mod taking;
mod warm_reading;
