//! Version 1 of the data for programs, read only. Each file is a resource: its addresses, the shapes of its answers, and how
//! they are made from the same read models as the pages.
//!
//! - Everything is made for everybody ([`Visitor::show_open`](crate::web::Visitor::show_open)): accounts and cookies do not
//!   count, and no answer contains more than the files of the tournament ([`Outlet::File`](crate::event::Outlet)).
//! - Two addresses give more to clients with a token of the tournament (`with_token`); no cache keeps their answers.
//! - Shapes are stable: fields may be added within this version, but none changes its meaning or is removed.
//! - Half-points are JSON numbers (`4.5`): multiples of ½ and ¼ are exact in binary.
//! - Long lists come page by page: `after` rows are skipped, at most `limit` rows follow, and `next` is the address of the next
//!   page.

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

/// Adds the addresses of this version.
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
