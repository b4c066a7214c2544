//! The messages about a deed, stored in the deed's transaction.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{
        AppError,
        deed::{Deed, Subject},
    },
    auth::Token,
    event::{DeliveryState, WebhookEvent},
    store::{
        Conn,
        rows::{
            pairings,
            webhooks::{self, NewMessage},
        },
    },
};

/// Hours within which a message can be sent.
const HOURS: i64 = 24;
/// Number of digits in a message's identifier.
const DIGITS: usize = 32;

/// The event that a deed is reported as, and whether the deed may change the standings.
fn told_of(deed: &Deed) -> (Option<WebhookEvent>, bool) {
    use WebhookEvent as E;
    match deed {
        Deed::RoundPublished(_) => (Some(E::RoundPublished), true),
        Deed::RoundTakenBack(_) => (Some(E::RoundTakenBack), true),
        Deed::ResultRecorded(entered) if entered.before.result.is_none() => {
            (Some(E::ResultEntered), true)
        }
        Deed::ResultRuled(ruled) if ruled.result.before.result.is_none() => {
            (Some(E::ResultEntered), true)
        }
        Deed::ResultRecorded(_)
        | Deed::ResultRuled(_)
        | Deed::ResultCorrected(_)
        | Deed::ResultUndone(_) => (Some(E::ResultCorrected), true),
        // The standings stay as they are: this correction goes only into the rating report.
        Deed::ResultRatingCorrected(_) => (Some(E::ResultCorrected), false),
        Deed::TournamentClosed(_) => (Some(E::EventEnded), false),
        Deed::TournamentReopened(_) => (Some(E::EventReopened), false),
        // These change points, or how somebody is named.
        Deed::PointsTaken(_)
        | Deed::EntryWithdrawn(_)
        | Deed::EntryTakenBack(_)
        | Deed::EntryCorrected(_)
        | Deed::EntryShown(_)
        | Deed::EntryErased(_)
        | Deed::EntriesRefreshed(_)
        | Deed::EntryMovedIn(_)
        | Deed::EntryMovedOut(_)
        | Deed::RequestFetched(_)
        | Deed::RequestChanged(_)
        | Deed::RequestCorrected(_)
        | Deed::CorrectionDecided(_)
        | Deed::NumbersExchanged(_)
        | Deed::Renumbered(_)
        | Deed::SettingsChanged(_)
        | Deed::IntegrityUndone(_) => (None, true),
        _ => (None, false),
    }
}

/// Stores the messages about a deed for every server of the tournament.
pub(in crate::app) fn note(
    conn: &mut Conn,
    tournament: i32,
    (deed, about): (&Deed, &Subject),
    now: NaiveDateTime,
) -> Result<(), AppError> {
    let (event, changes_standings) = told_of(deed);
    if event.is_none() && !changes_standings {
        return Ok(());
    }
    let (round, board) = match (about, event) {
        (Subject::Pairing(pairing) | Subject::Incidents(pairing), Some(_)) => {
            let placed = pairings::placed(conn, tournament, *pairing)?;
            (Some(placed.round), Some(placed.row.board))
        }
        (Subject::Round(number), _) => (Some(*number), None),
        _ => (None, None),
    };
    for hook in webhooks::of_tournament(conn, tournament)? {
        if let Some(event) = event {
            put(conn, hook.id, (event, round, board), now)?;
        }
        let event = WebhookEvent::StandingsChanged;
        // One message announces all changes that come before it is sent.
        if changes_standings && !webhooks::joins_waiting(conn, hook.id, event, now)? {
            put(conn, hook.id, (event, None, None), now)?;
        }
    }
    Ok(())
}

/// Stores one message.
pub(super) fn put(
    conn: &mut Conn,
    webhook: i32,
    (event, round, board): (WebhookEvent, Option<i32>, Option<i32>),
    now: NaiveDateTime,
) -> Result<(), AppError> {
    let token = Token::random().map_err(|error| AppError::System(error.to_string()))?;
    let id: String = token.secret().chars().take(DIGITS).collect();
    let new = NewMessage {
        webhook_id: webhook,
        message_id: &id,
        event: event.into(),
        round,
        board,
        state: DeliveryState::Waiting.into(),
        happened_at: now,
        due_at: now,
        expires_at: now + Duration::hours(HOURS),
    };
    Ok(webhooks::insert_message(conn, &new)?)
}
