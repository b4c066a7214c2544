//! The messages to browsers about a deed, stored in the deed's transaction.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{AppError, deed::Deed},
    event::BoardNews,
    formats::trf::IntegrityEvent,
    store::{
        Conn,
        rows::{push, push_messages},
    },
};

/// Hours within which a message can be sent, and for which a push service keeps it: afterwards the round has been played.
pub(super) const HOURS: i64 = 4;

/// The news about boards that a deed makes, with the round.
fn news_of(deed: &Deed) -> Option<(BoardNews, i32)> {
    match deed {
        Deed::RoundPublished(round) => Some((BoardNews::Published, round.round)),
        Deed::RoundTakenBack(back) => Some((BoardNews::TakenBack, back.round)),
        // The round made by hand is no longer published.
        Deed::IntegrityUndone(undone) if undone.event == IntegrityEvent::ManualPairing.code() => {
            Some((BoardNews::TakenBack, undone.round))
        }
        _ => None,
    }
}

/// Stores the messages about a deed for every subscribed browser of the tournament.
pub(in crate::app) fn note(
    conn: &mut Conn,
    tournament: i32,
    deed: &Deed,
    now: NaiveDateTime,
) -> Result<(), AppError> {
    let Some(news) = news_of(deed) else {
        return Ok(());
    };
    let browsers = push::of_tournament(conn, tournament)?;
    let expires = now + Duration::hours(HOURS);
    Ok(push_messages::tell(conn, &browsers, news, (now, expires))?)
}
