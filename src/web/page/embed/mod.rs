//! What other sites show of a tournament within their pages: small copies of standings and pairings without navigation, and
//! how a program that is given a page's address finds them (oEmbed).

mod frame;
mod oembed;

use crate::web::routing::ServiceConfig;

/// The addresses of this room.
pub fn configure(config: &mut ServiceConfig<'_>) {
    frame::configure(config);
    oembed::configure(config);
}
