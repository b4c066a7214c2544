//! The connections of an invented tournament: tokens of programs, a webhook, electronic boards, a broadcast, and a site that
//! follows a hall. Nothing needs a network: connections that would start by themselves are stopped.

use crate::{
    app::{
        Actor, AppError, Context,
        exchange::{
            broadcast::keep::{self as broadcast, Begin},
            mirror::{
                follow, keep as mirror, links,
                sending::{self, Reply},
            },
        },
        game::feed::{keep as feeds, place::Allowed},
        tournament::{
            api_tokens::{keep as tokens, token_input::TokenInput},
            webhooks::{
                Reach, keep as hooks,
                sending::{self as messages, Answer},
            },
        },
    },
    event::TokenScope,
};

/// All connections that a tournament can have, on the pages of its settings.
pub fn told(ctx: &Context, arbiter: &Actor, slug: &str) -> Result<(), AppError> {
    for (name, scope) in [
        ("Sito del circolo", TokenScope::Results),
        ("Federazione", TokenScope::Entries),
    ] {
        let input = TokenInput {
            token_name: name.to_owned(),
            token_scope: scope.code().to_owned(),
        };
        tokens::make(ctx, arbiter, None, slug, &input)?;
    }
    // A server that was tested and answered.
    let address = ("https://circolo.example/tratto", Reach::Public);
    hooks::add(ctx, arbiter, None, slug, address)?;
    let all = hooks::all(ctx, arbiter, slug)?.webhooks;
    let hook = all.first().ok_or(AppError::NotFound)?;
    hooks::test(ctx, arbiter, None, slug, hook.id)?;
    if let Some(due) = messages::next(ctx)? {
        messages::answered(ctx, &due, Answer::Status(204))?;
    }
    let place = (
        "https://scacchiere.example/partite.pgn",
        &Allowed::default(),
    );
    let feed = feeds::add(ctx, arbiter, None, slug, place)?.fresh();
    let feed = feed.ok_or(AppError::NotFound)?;
    feeds::set_running(ctx, arbiter, None, slug, (feed, false))?;
    let begin = Begin {
        token: "lip_invented".to_owned(),
        visibility: String::new(),
        server: "https://dirette.example".to_owned(),
    };
    broadcast::begin(ctx, arbiter, None, slug, (&begin, Reach::Public))?;
    broadcast::set_running(ctx, arbiter, None, slug, false)?;
    Ok(())
}

/// A site that follows a hall's tournament. Here one program is both, so the copy is beside its original. Following is then
/// stopped.
pub fn copied(ctx: &Context, arbiter: &Actor, slug: &str) -> Result<(), AppError> {
    let link = links::make(ctx, arbiter, None, "Sala delle Mura")?.fresh();
    let link = link.ok_or(AppError::NotFound)?;
    let secret = link.secret();
    let address = format!("https://sito.example{}#{secret}", links::PATH);
    mirror::begin(ctx, arbiter, None, slug, (&address, Reach::Public))?;
    let due = sending::next(ctx)?.ok_or(AppError::NotFound)?;
    sending::take(ctx, &due, &mut None, &mut |bytes| {
        let said = follow::follow(ctx, secret, bytes).map_err(|_| Answer::Connection)?;
        let body = serde_json::to_vec(&said).map_err(|_| Answer::Connection)?;
        Ok(Reply { status: 200, body })
    })?;
    mirror::set_running(ctx, arbiter, None, slug, false)?;
    Ok(())
}
