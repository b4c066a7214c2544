//! An event of several sections: its public page, one entry list, one check-in, papers.

use crate::web::routing::ServiceConfig;

pub mod check_in;
pub mod desk;
pub mod frame;
pub mod papers;
pub mod papers_view;
pub mod public;

/// Adds the addresses of this folder.
pub fn configure(config: &mut ServiceConfig<'_>) {
    public::configure(config);
    desk::configure(config);
    check_in::configure(config);
    papers::configure(config);
}
