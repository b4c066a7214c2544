//! A published round as its arbiters see it, for a program with a token.

use crate::{
    app::{
        AppError, Context,
        access::TournamentRole,
        tournament::board::{self, RoundView},
    },
    event::TokenScope,
};

use super::token;

/// The results of a published round with full names, and for each result who entered it, when, and for what reason.
///
/// # Errors
/// Not found: no such tournament, or the round is not published. [`AppError::SignInNeeded`]: no valid token of this tournament.
/// [`AppError::Forbidden`]: the token is for something else.
pub fn results(ctx: &Context, slug: &str, secret: &str, round: u8) -> Result<RoundView, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        token::opened(conn, &loaded, secret, TokenScope::Results)?;
        if round == 0 || round > loaded.published() {
            return Err(AppError::NotFound);
        }
        board::view(&loaded, Some(TournamentRole::Deputy), Some(round))
    })
}
