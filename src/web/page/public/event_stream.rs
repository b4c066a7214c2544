//! The event stream of a tournament, to which its open pages listen.

use actix_web::HttpResponse;

use crate::{
    app::changes,
    web::{
        Failure, Visitor,
        events::{self, Listener},
        load::Owner,
        routing::{self as web, Path, ServiceConfig},
        view::Section,
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/events", web::get().to(event_stream));
}

async fn event_stream(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let (tournament, audience, read) = visitor
        .read(move |ctx, actor| changes::heard(ctx, actor, &slug))
        .await?;
    let owner = match &visitor.user {
        Some(user) => Owner::Account(user.id),
        None => Owner::Visitor(visitor.address.network()),
    };
    let Some(slot) = visitor.state.load.listen(&owner) else {
        return Err(Failure::busy(visitor.page(Section::Other)));
    };
    let live = &visitor.state.ctx.live;
    let (events, stands_at) = live.subscribe(tournament, audience, read);
    let listener = Listener {
        events,
        stands_at,
        _slot: slot,
    };
    Ok(events::stream_of(listener))
}
