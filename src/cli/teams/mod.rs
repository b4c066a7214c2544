//! The commands for reports of teams, which are paired by the Swiss Team System.

mod pair;
mod standings;

pub use self::{
    pair::pair_text,
    standings::{order_of, standings_json, standings_table},
};
