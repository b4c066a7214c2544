//! The settings of a tournament: its program and rules, days, deputies, arbitration, and its closing.

use crate::web::routing::ServiceConfig;

pub mod arbitration;
mod beginning;
mod broadcast;
pub mod closing;
pub mod days;
pub mod deputies;
pub mod fee_bands;
mod feeds;
mod holder;
pub mod mirror;
pub mod prospectus;
pub mod sections;
mod stage;
mod tokens;
pub mod tournament;
mod webhooks;

/// Adds the addresses of this folder.
pub fn configure(config: &mut ServiceConfig<'_>) {
    tournament::configure(config);
    deputies::configure(config);
    closing::configure(config);
    arbitration::configure(config);
    broadcast::configure(config);
    mirror::configure(config);
    days::configure(config);
    fee_bands::configure(config);
    feeds::configure(config);
    holder::configure(config);
    prospectus::configure(config);
    sections::configure(config);
    stage::configure(config);
    tokens::configure(config);
    webhooks::configure(config);
}
