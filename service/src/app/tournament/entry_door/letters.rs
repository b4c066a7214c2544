//! The letters of the door: a request has arrived, a guardian is asked, a decision was made.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError,
        letters::{self, Letter, Post},
    },
    auth::Token,
    event::RequestState,
    store::{
        Conn,
        rows::{
            entry_requests::{NewRequest, RequestRow},
            tournaments::TournamentRow,
        },
    },
};

/// Secret of the guardian's link, derived from the secret of the request.
pub(super) fn guardians(secret: &Token) -> Token {
    secret.derived("guardian")
}

/// Writes to the sender of a request, and to the guardian if one must confirm. Both letters are in the language of the page on
/// which the addresses were typed.
pub(super) fn received(
    conn: &mut Conn,
    actor: &Actor,
    tournament: &TournamentRow,
    (request, name, state): (&NewRequest<'_>, &str, RequestState),
    secret: &Token,
) -> Result<(), AppError> {
    let (slug, at) = (&tournament.slug, request.sent_at);
    let post = |to| Post {
        to,
        tournament: Some(tournament.id),
        at,
        language: None,
    };
    letters::remember(conn, actor, request.email, at)?;
    let received = Letter::EntryReceived {
        name: name.to_owned(),
        tournament: tournament.name.clone(),
        path: format!("/t/{slug}/enter/request/{}", secret.secret()),
    };
    letters::post(conn, &received, post(request.email))?;
    if state != RequestState::Guardian {
        return Ok(());
    }
    letters::remember(conn, actor, request.guardian_email, at)?;
    let asked = Letter::GuardianAsked {
        guardian: request.guardian_name.to_owned(),
        name: name.to_owned(),
        tournament: tournament.name.clone(),
        path: format!("/t/{slug}/enter/guardian/{}", guardians(secret).secret()),
    };
    letters::post(conn, &asked, post(request.guardian_email))?;
    Ok(())
}

/// Writes the decision about a request to its sender, or to the guardian if the sender gave no address. `request` still has its
/// state before the decision.
pub(super) fn decided(
    conn: &mut Conn,
    tournament: &TournamentRow,
    request: &RequestRow,
    (after, reason): (RequestState, &str),
    at: NaiveDateTime,
) -> Result<(), AppError> {
    let (name, event) = (request.person.name.to_string(), tournament.name.clone());
    let letter = match after {
        RequestState::Confirmed => Letter::EntryAccepted {
            name,
            tournament: event,
            path: format!("/t/{}", tournament.slug),
            waited: request.state == RequestState::Waiting,
        },
        RequestState::Waiting => Letter::EntryWaiting {
            name,
            tournament: event,
        },
        RequestState::Refused => Letter::EntryRefused {
            name,
            tournament: event,
            reason: reason.to_owned(),
        },
        _ => return Ok(()),
    };
    let post = Post {
        to: if request.email.is_empty() {
            &request.guardian_email
        } else {
            &request.email
        },
        tournament: Some(tournament.id),
        at,
        language: None,
    };
    letters::post(conn, &letter, post)?;
    Ok(())
}
