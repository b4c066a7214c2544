//! A tournament on pages of other sites: embedded lists of standings and pairings without navigation, and oEmbed, by which
//! other programs find them from the address of a page.

mod frame;
mod oembed;

use crate::web::routing::ServiceConfig;

/// Adds the addresses of this folder.
pub fn configure(config: &mut ServiceConfig<'_>) {
    frame::configure(config);
    oembed::configure(config);
}
