//! The token that a program shows.

use crate::{
    app::{AppError, Context, tournament::Loaded},
    auth::Token,
    event::{TokenScope, TournamentState},
    store::{
        Conn,
        rows::{self, api_tokens::ApiTokenRow},
    },
};

/// The stored token that `secret` is, where it opens `scope` of this tournament.
///
/// # Errors
/// [`AppError::SignInNeeded`] where it is none of this tournament, or the tournament is closed; [`AppError::Forbidden`] where
/// it opens something else.
pub(super) fn opened(
    conn: &mut Conn,
    loaded: &Loaded,
    secret: &str,
    scope: TokenScope,
) -> Result<ApiTokenRow, AppError> {
    let token = Token::parse(secret).ok_or(AppError::SignInNeeded)?;
    // Found by its hash, which tells nothing about tokens that are nearly right.
    let row = rows::api_tokens::by_hash(conn, loaded.tournament.id, &token.hash())?;
    let is_over = loaded.tournament.state == TournamentState::Finished;
    let row = row.filter(|_| !is_over).ok_or(AppError::SignInNeeded)?;
    if row.scope == scope {
        Ok(row)
    } else {
        Err(AppError::Forbidden)
    }
}

/// A fresh token.
///
/// # Errors
/// The system gives no random bytes.
pub(super) fn fresh(_: &Context) -> Result<Token, AppError> {
    Token::random().map_err(|error| AppError::System(error.to_string()))
}
