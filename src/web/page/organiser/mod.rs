//! Federations and organisers apart from the owner of this installation: the public pages of their tournaments and clubs, and
//! their management by their officers and the administrators.

use crate::web::routing::ServiceConfig;

mod clubs;
mod form;
mod leave;
mod list;
mod people;
mod showing;

/// Adds the addresses of this folder.
pub fn configure(config: &mut ServiceConfig<'_>) {
    list::configure(config);
    form::configure(config);
    people::configure(config);
    leave::configure(config);
    clubs::configure(config);
    showing::configure(config);
}
