//! Prizes: the fund, who gets which prize and why, the versions with their receipts, and the public page.

use crate::web::routing::ServiceConfig;

pub mod decide;
pub mod desk;
pub mod fund;
pub mod lines;
pub mod print;
pub mod public;

/// Adds the addresses of this folder.
pub fn configure(config: &mut ServiceConfig<'_>) {
    desk::configure(config);
    fund::configure(config);
    decide::configure(config);
    print::configure(config);
    public::configure(config);
}
