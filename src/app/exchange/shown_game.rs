//! One recorded game as everybody may see it.

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, TournamentRole},
        game::{initial_position, replay_from},
        tournament::summary::Summary,
    },
    event::BoardResult,
    rules::history::Game,
};

use super::games_out::{GameLine, Which, stored, tags_of};

/// A recorded game with its moves.
#[derive(Clone, Debug)]
pub struct ShownGame {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: Option<TournamentRole>,
    /// Who played, where, with what result.
    pub line: GameLine,
    /// The moves.
    pub game: Game,
}

impl ShownGame {
    /// The result, while there is one.
    #[must_use]
    pub const fn result(&self) -> Option<BoardResult> {
        self.line.result
    }
}

/// The game with this number, as [`pgn`](super::games_out::pgn) gives it.
///
/// # Errors
/// Not found: no such tournament or game, or one of a round that is not published.
pub fn game(ctx: &Context, actor: &Actor, slug: &str, number: i32) -> Result<ShownGame, AppError> {
    let (loaded, all) = stored(ctx, slug, Which::One(number))?;
    let found = all.first().ok_or(AppError::NotFound)?;
    let role = ctx.read(|conn| access::role(conn, actor, loaded.tournament.id))?;
    let initial = initial_position(&tags_of(&found.row));
    Ok(ShownGame {
        summary: Summary::of(&loaded)?,
        role,
        line: found.line(),
        game: replay_from(initial, found.row.rules_edition, &found.moves)?,
    })
}
