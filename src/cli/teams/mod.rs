//! What the commands say of reports of teams that are paired by the Swiss Team System.

mod pair;
mod standings;

pub use self::{
    pair::pair_text,
    standings::{order_of, standings_json, standings_table},
};
