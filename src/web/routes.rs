//! The complete table of addresses.

use super::{api, assets, bundle::Addresses, page, routing::ServiceConfig};

/// Every address and its handler.
pub fn configure(config: &mut actix_web::web::ServiceConfig) {
    // A bundle of pages asks this same table for them.
    config.app_data(Addresses(configure));
    let mut table = ServiceConfig::new(config);
    let config = &mut table;
    assets::configure(config);
    page::account::configure(config);
    page::settings::configure(config);
    page::desk::configure(config);
    page::event::configure(config);
    page::game::configure(config);
    page::hall::configure(config);
    page::organiser::configure(config);
    page::files::configure(config);
    page::prizes::configure(config);
    page::papers::configure(config);
    page::enter::configure(config);
    page::public::configure(config);
    page::club::configure(config);
    page::embed::configure(config);
    api::v1::configure(config);
    page::server::configure(config);
    table.finish(page::server::site::not_found);
}
