//! One game as its arbiters see it: the floor, moves and clocks, incidents and verdicts, scoresheets.
//! Arbiters only (Laws 11.12, 12.6).

use crate::web::routing::ServiceConfig;

pub mod adjourned_signal;
mod annul;
pub mod ask_forms;
pub mod compare;
pub mod dispute;
pub mod dispute_view;
pub mod floor;
mod floor_seats;
pub mod floor_view;
pub mod game_page;
pub mod game_view;
pub mod incident;
pub mod incidents;
mod looked;
pub mod print;
pub mod proof;
pub mod report;
pub mod ruling;
pub mod sheet;
pub mod sheets_view;
pub mod signals;
pub mod tree_form;
pub mod verdict;
pub mod verdict_forms;
pub mod verdict_view;

/// Adds the addresses of this folder.
pub fn configure(config: &mut ServiceConfig<'_>) {
    game_page::configure(config);
    annul::configure(config);
    floor::configure(config);
    incident::configure(config);
    incidents::configure(config);
    ruling::configure(config);
    dispute::configure(config);
    compare::configure(config);
    print::configure(config);
    report::configure(config);
}
