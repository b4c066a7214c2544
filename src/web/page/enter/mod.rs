//! Online entry: the form for everybody, the pages behind its links, the page for clubs, the arbiters' list of requests, and
//! the settings of the chief arbiter.

use crate::web::routing::ServiceConfig;

pub mod club;
pub mod correct;
pub mod desk;
mod desk_view;
pub mod door;
pub mod erase;
mod find;
pub mod form;
pub mod guardian;
mod heading;
mod link;
pub mod own_data;
pub mod request;
mod request_view;
mod sections;

/// Adds the addresses of this folder.
pub fn configure(config: &mut ServiceConfig<'_>) {
    form::configure(config);
    club::configure(config);
    request::configure(config);
    guardian::configure(config);
    own_data::configure(config);
    correct::configure(config);
    erase::configure(config);
    desk::configure(config);
    door::configure(config);
}
