//! Version 1 of the data for programs, read only. A file a resource: its addresses, the shapes of its answers, and how they
//! are made of the same read models that the pages have.
//!
//! - Everything is made for everybody ([`Visitor::show_open`](crate::web::Visitor::show_open)): accounts and cookies do not
//!   count, and no answer holds more than the files of the tournament do ([`Outlet::File`](crate::event::Outlet)).
//! - Two addresses give more to whoever shows a token of the tournament (`with_token`); nobody keeps their answers.
//! - Shapes are kept: fields may be added within this version, and none changes its meaning or goes.
//! - Half-points are JSON numbers (`4.5`): multiples of ½ and ¼ are exact in binary.
//! - Lists come in windows: `after` rows are left out, at most `limit` follow, `next` is the address of the next window.

mod clubs;
mod document;
mod games;
mod participant;
mod players;
mod rounds;
mod shape;
mod standings;
mod stretch;
mod tournaments;
mod with_token;

use crate::web::routing::ServiceConfig;

/// The addresses of this version.
pub fn configure(config: &mut ServiceConfig<'_>) {
    document::configure(config);
    tournaments::configure(config);
    rounds::configure(config);
    players::configure(config);
    standings::configure(config);
    games::configure(config);
    clubs::configure(config);
    with_token::configure(config);
}
