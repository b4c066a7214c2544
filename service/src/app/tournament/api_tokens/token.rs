//! Checking the token that a program sends.

use crate::{
    app::{AppError, Context, tournament::Loaded},
    auth::Token,
    event::{TokenScope, TournamentState},
    store::{
        Conn,
        rows::{self, api_tokens::ApiTokenRow},
    },
};

/// The stored token with this secret, if it is for `scope`.
///
/// # Errors
/// [`AppError::SignInNeeded`] if it is not a token of this tournament, or the tournament is closed; [`AppError::Forbidden`] if it
/// is for something else.
pub(super) fn opened(
    conn: &mut Conn,
    loaded: &Loaded,
    secret: &str,
    scope: TokenScope,
) -> Result<ApiTokenRow, AppError> {
    let token = Token::parse(secret).ok_or(AppError::SignInNeeded)?;
    // Looked up by its hash, so that nothing is revealed about almost correct tokens.
    let row = rows::api_tokens::by_hash(conn, loaded.tournament.id, &token.hash())?;
    let is_over = loaded.tournament.state == TournamentState::Finished;
    let row = row.filter(|_| !is_over).ok_or(AppError::SignInNeeded)?;
    if row.scope == scope {
        Ok(row)
    } else {
        Err(AppError::Forbidden)
    }
}

/// A new random token.
///
/// # Errors
/// The system gives no random bytes.
pub(super) fn fresh(_: &Context) -> Result<Token, AppError> {
    Token::random().map_err(|error| AppError::System(error.to_string()))
}
