//! Federations and organisers beside the one whose installation this is: everybody looks at what they hold, their officers and the
//! administrators keep them.

use crate::web::routing::ServiceConfig;

mod clubs;
mod form;
mod leave;
mod list;
mod people;
mod showing;

/// The addresses of this room.
pub fn configure(config: &mut ServiceConfig<'_>) {
    list::configure(config);
    form::configure(config);
    people::configure(config);
    leave::configure(config);
    clubs::configure(config);
    showing::configure(config);
}
