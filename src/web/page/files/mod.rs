//! Files in and out: reports, games, lists.

use crate::web::routing::ServiceConfig;

pub mod archive;
mod boards;
mod bundle;
mod calendar;
pub mod download;
pub mod import;
pub mod import_games;

/// Adds the addresses of this folder.
pub fn configure(config: &mut ServiceConfig<'_>) {
    download::configure(config);
    archive::configure(config);
    boards::configure(config);
    bundle::configure(config);
    import::configure(config);
    import_games::configure(config);
}
