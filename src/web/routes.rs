//! The whole table of addresses.

use actix_web::web::{self, ServiceConfig};

use super::{assets, page};

/// Every address and its handler.
pub fn configure(config: &mut ServiceConfig) {
    assets::configure(config);
    page::account::configure(config);
    page::home::configure(config);
    page::settings::configure(config);
    page::desk::configure(config);
    page::rounds::configure(config);
    page::entry_edit::configure(config);
    page::entries::configure(config);
    page::game::configure(config);
    page::record::configure(config);
    page::reading::configure(config);
    page::floor::configure(config);
    page::incident::configure(config);
    page::incidents::configure(config);
    page::arbitration::configure(config);
    page::days::configure(config);
    page::ruling::configure(config);
    page::compare::configure(config);
    page::game_print::configure(config);
    page::standings::configure(config);
    page::participant::configure(config);
    page::exchange::configure(config);
    page::print::configure(config);
    page::import::configure(config);
    page::import_games::configure(config);
    page::explain::configure(config);
    page::jobs::configure(config);
    page::tournament::configure(config);
    page::clubs::configure(config);
    page::club_form::configure(config);
    page::club_players::configure(config);
    page::players::configure(config);
    page::admin::configure(config);
    page::site::configure(config);
    config.default_service(web::route().to(page::site::not_found));
}
