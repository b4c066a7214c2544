//! The pairings of a round as PGN, before anything is played, as the software of electronic boards reads them.
//!
//! | tag | value |
//! |---|---|
//! | `Event`, `Site`, `Date`, `Round` | as in the files of games; `Round` is `round.board` |
//! | `EventDate` | the first day |
//! | `White`, `Black` and `…Title`, `…FideId`, `…Team` | as in the files of games |
//! | `WhiteElo`, `BlackElo` | always a number: `0` for players without one, since other words stop that software |
//! | `Result` | `*`, even if a result was entered since |

use crate::{
    app::{Actor, AppError, Context, tournament::Loaded},
    event::Outlet,
    formats::pgn::PgnGame,
    rules::scoresheet::ResultMark,
    store::rows::{pairings::PairingRow, rounds::RoundRow},
};

use super::{game_tags::board_tags, games_out::put};

/// The boards of a published round by number, each as a game without moves.
///
/// # Errors
/// Not found: no such tournament, or the round is not published.
pub fn pairings_pgn(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    number: u8,
) -> Result<String, AppError> {
    let (loaded, _) = ctx.read(|conn| ctx.shown_to(conn, actor, slug, Outlet::File))?;
    let round = loaded.round(number).ok_or(AppError::NotFound)?;
    if number > loaded.published() {
        return Err(AppError::NotFound);
    }
    let mut text = Vec::new();
    for pairing in loaded.pairings_of(round.id) {
        put(&mut text, &board(&loaded, round, pairing), &[])?;
    }
    String::from_utf8(text).map_err(|error| AppError::System(error.to_string()))
}

fn board(loaded: &Loaded, round: &RoundRow, pairing: &PairingRow) -> PgnGame {
    let first_day = loaded.tournament.start_date.format("%Y.%m.%d");
    let mut tags = board_tags(loaded, round, pairing, &[]);
    // The end of a game is not known before it is played.
    tags.retain(|(name, value)| !value.is_empty() && !name.starts_with("Termination"));
    tags.push(("EventDate".to_owned(), first_day.to_string()));
    for name in ["WhiteElo", "BlackElo"] {
        if !tags.iter().any(|(tag, _)| tag == name) {
            tags.push((name.to_owned(), "0".to_owned()));
        }
    }
    PgnGame {
        tags,
        result: Some(ResultMark::Unknown),
        ..PgnGame::default()
    }
}
