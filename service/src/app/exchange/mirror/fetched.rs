//! What players said on the site, taken by the hall: each as the use case that it would be here, once.

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

/// For whom the keys of what comes from sites are.
const SITE: &str = "site";

/// Whether something was not taken yet: it has a later number, or was said later under a number that the site gave before, since it went
/// back to an older copy.
fn is_new(row: &MirrorRow, item: &Item) -> bool {
    let at = moment::read(&item.said_at);
    item.number > row.took || at > row.took_at
}

/// Takes what is new of it. What does not fit any more (a result is there, the round is over) is let go, as it would be here.
///
/// # Errors
/// Storage failures: what was taken until then stays taken.
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
        // What the hall has nothing of stands in no item.
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
    // Whoever came down in the middle takes nothing twice.
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
            // The site asked twice.
            sure: true,
        })),
        _ => None,
    }
}
