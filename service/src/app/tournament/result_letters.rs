//! Letters to the players of a game whose result was corrected after its round: the old result, the new one, and the reason.

use chrono::NaiveDateTime;

use crate::{
    app::{
        AppError,
        deed::ResultEntered,
        letters::{self, Letter, Post},
    },
    store::{
        Conn,
        rows::{entry_requests, pairings::PlacedPairing, tournaments},
    },
};

/// Writes to those players who gave an address when they asked to enter; for a child to the guardian.
pub(super) fn corrected(
    conn: &mut Conn,
    place: &PlacedPairing,
    (deed, for_rating): (&ResultEntered, bool),
    reason: &str,
    at: NaiveDateTime,
) -> Result<(), AppError> {
    let row = &place.row;
    let mut requests = Vec::new();
    for entry in [row.white_entry_id, row.black_entry_id] {
        requests.extend(entry_requests::of_entry(conn, entry)?);
    }
    requests.retain(|request| !request.email.is_empty() || !request.guardian_email.is_empty());
    if requests.is_empty() {
        return Ok(());
    }
    let tournament = tournaments::by_id(conn, row.tournament_id)?;
    for request in &requests {
        let letter = Letter::ResultCorrected {
            name: request.person.name.to_string(),
            tournament: tournament.name.clone(),
            path: format!("/t/{}/round/{}", tournament.slug, place.round),
            round: place.round,
            board: row.board,
            before: deed.before.result,
            after: deed.after.result,
            for_rating,
            reason: reason.to_owned(),
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
    }
    Ok(())
}
