//! The content of webhooks: what happened, where, and the addresses where programs read it.

use chrono::SecondsFormat;
use serde::Serialize;

use crate::app::tournament::webhooks::sending::Due;

/// The addresses where the change is read; without a public address of this server they are paths.
#[derive(Serialize)]
struct Links {
    tournament: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<String>,
    standings: String,
}

#[derive(Serialize)]
struct Message<'a> {
    id: &'a str,
    #[serde(rename = "type")]
    kind: &'static str,
    time: String,
    tournament: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<i32>,
    links: Links,
}

/// The message as JSON; `base` is the public address of this server, empty without one.
///
/// # Errors
/// None is known, because numbers and texts can always be written as JSON.
pub(super) fn body(due: &Due, base: &str) -> Result<Vec<u8>, serde_json::Error> {
    let tournament = format!("{base}/api/v1/tournaments/{}", due.slug);
    serde_json::to_vec(&Message {
        id: &due.message_id,
        kind: due.event.code(),
        time: due
            .at
            .and_utc()
            .to_rfc3339_opts(SecondsFormat::Millis, true),
        tournament: &due.slug,
        round: due.round,
        board: due.board,
        links: Links {
            round: due
                .round
                .map(|round| format!("{tournament}/rounds/{round}")),
            standings: format!("{tournament}/standings"),
            tournament,
        },
    })
}
