//! What other servers are told of a deed, written in its transaction.

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

/// How long a message can be sent.
const HOURS: i64 = 24;
/// Digits of its number.
const DIGITS: usize = 32;

/// What happened by a deed, and whether standings may say something else since.
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
        // Standings stay as they are: it goes into the rating report alone.
        Deed::ResultRatingCorrected(_) => (Some(E::ResultCorrected), false),
        Deed::TournamentClosed(_) => (Some(E::EventEnded), false),
        Deed::TournamentReopened(_) => (Some(E::EventReopened), false),
        // Points, and who is named how.
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

/// Writes what the servers of this tournament are told of a deed.
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
        // One message says it for all deeds before it is sent.
        if changes_standings && !webhooks::joins_waiting(conn, hook.id, event, now)? {
            put(conn, hook.id, (event, None, None), now)?;
        }
    }
    Ok(())
}

/// Writes one message.
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
