//! What browsers are told of a deed, written in its transaction.

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

/// How long a message can be sent, and a push service keeps it: afterwards the round is played.
pub(super) const HOURS: i64 = 4;

/// What became of the boards of which round.
fn news_of(deed: &Deed) -> Option<(BoardNews, i32)> {
    match deed {
        Deed::RoundPublished(round) => Some((BoardNews::Published, round.round)),
        Deed::RoundTakenBack(back) => Some((BoardNews::TakenBack, back.round)),
        // A round that was made by hand is no more published.
        Deed::IntegrityUndone(undone) if undone.event == IntegrityEvent::ManualPairing.code() => {
            Some((BoardNews::TakenBack, undone.round))
        }
        _ => None,
    }
}

/// Writes what the browsers that asked in this tournament are told of a deed.
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
