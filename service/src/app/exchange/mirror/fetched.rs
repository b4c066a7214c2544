//! Requests, results and calls that players sent on the site, processed in the hall. Each runs once, as the same use
//! case would run here.

use crate::{
    app::{
        Actor, AppError, Context,
        tournament::{
            entry_door::from_site,
            seat_reports::seat::{self, Asks, Says},
        },
    },
    store::rows::{mirrors, mirrors::MirrorRow, moment},
};

use super::post::{FromSeat, Item, Post, What};

/// Owner of the idempotency keys for items from sites.
const SITE: &str = "site";

/// Whether an item was not processed yet. It is new if it has a later number, or if it has an old number but a later
/// time, because the site was restored from an older copy.
fn is_new(row: &MirrorRow, item: &Item) -> bool {
    let at = moment::read(&item.said_at);
    item.number > row.took || at > row.took_at
}

/// Processes the new items. An item that no longer fits (a result exists, the round is over) is dropped, as it would be
/// here.
///
/// # Errors
/// Storage failures: the items processed until then stay processed.
pub(super) fn take(
    ctx: &Context,
    (row, slug): (&MirrorRow, &str),
    post: &Post,
) -> Result<(), AppError> {
    let mut took = (row.took, row.took_at);
    let mut failed = Ok(());
    for item in post.items.iter().filter(|item| is_new(row, item)) {
        if let Err(error) = one(ctx, (row, slug), item) {
            if is_of_storage(&error) {
                failed = Err(error);
                break;
            }
            tracing::info!(%error, slug, number = item.number, "what the site has is let go");
        }
        took = (item.number, moment::read(&item.said_at));
    }
    if failed.is_ok() && post.until > 0 {
        // Items for rows that the hall does not have are not in the post.
        took = (post.until, moment::read(&post.until_at));
    }
    if took != (row.took, row.took_at) {
        ctx.keep_book(|conn| Ok(mirrors::set_took(conn, row.tournament_id, took)?))?;
    }
    failed
}

/// Whether it is worth trying again.
fn is_of_storage(error: &AppError) -> bool {
    match error {
        AppError::Storage(error) => !error.is_of_value(),
        AppError::System(_) => true,
        _ => false,
    }
}

fn one(ctx: &Context, (row, slug): (&MirrorRow, &str), item: &Item) -> Result<(), AppError> {
    let actor = Actor::visitor(SITE.to_owned());
    // With this key, a program that stopped in the middle processes nothing twice.
    let begun = moment::written(row.made_at);
    let (number, at) = (item.number, &item.said_at);
    let key = format!("{SITE} {} {begun} {number} {at}", row.tournament_id);
    let key = Some(key.as_str());
    match &item.what {
        What::Request(asked) => {
            from_site::take(ctx, &actor, key, slug, (asked, item.number)).map(drop)
        }
        What::Seat(said) => {
            let says = says(said).ok_or(AppError::NotFound)?;
            seat::take(ctx, &actor, key, slug, (said.pairing, said.white), says).map(drop)
        }
    }
}

fn says(said: &FromSeat) -> Option<Says> {
    match (said.result, said.asked) {
        (Some(result), None) => Some(Says::Result(result)),
        (None, Some(kind)) => Some(Says::Asks(Asks {
            kind,
            round: said.round.and_then(|round| u8::try_from(round).ok()),
            // The site asked for both confirmations.
            sure: true,
        })),
        _ => None,
    }
}
