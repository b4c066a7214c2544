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

/// Takes what is new of it. What does not fit any more (a result is there, the round is over) is let go, as it would be here.
///
/// # Errors
/// Storage failures: what was taken until then stays taken.
pub(super) fn take(
    ctx: &Context,
    (row, slug): (&MirrorRow, &str),
    post: &Post,
) -> Result<(), AppError> {
    let new = post.items.iter().filter(|item| item.number > row.took);
    let mut took = Ok(post.until);
    for item in new {
        if let Err(error) = one(ctx, (row, slug), item) {
            if is_of_storage(&error) {
                took = Err((item.number - 1, error));
                break;
            }
            tracing::info!(%error, slug, number = item.number, "what the site has is let go");
        }
    }
    let (until, failed) = match took {
        Ok(until) => (until, Ok(())),
        Err((until, error)) => (until, Err(error)),
    };
    if until > row.took {
        ctx.keep_book(|conn| Ok(mirrors::set_took(conn, row.tournament_id, until)?))?;
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
    let key = format!("{SITE} {} {begun} {}", row.tournament_id, item.number);
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
