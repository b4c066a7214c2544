//! What the commands say of reports of teams that are paired by the Swiss Team System.

mod made;
mod pair;
mod standings;

pub use self::{
    made::report,
    pair::pair_text,
    standings::{order_of, standings_json, standings_table},
};
