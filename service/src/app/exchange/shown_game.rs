//! One recorded game as everybody may see it.

use crate::{
    app::{
        Actor, AppError, Context,
        access::TournamentRole,
        game::{initial_position, replay_from, tags_of},
        tournament::summary::Summary,
    },
    event::{BoardResult, Outlet},
    rules::history::Game,
};

use super::{
    game_list::{self, GameLine},
    recorded::{Eyes, recorded},
    stored_games::read,
};

/// A recorded game with its moves.
#[derive(Clone, Debug)]
pub struct ShownGame {
    /// The tournament.
    pub summary: Summary,
    /// The reader's role in the tournament.
    pub role: Option<TournamentRole>,
    /// Players, place and result of the game.
    pub line: GameLine,
    /// The moves.
    pub game: Game,
}

impl ShownGame {
    /// The result; `None` while there is none.
    #[must_use]
    pub const fn result(&self) -> Option<BoardResult> {
        self.line.result
    }
}

/// The game with this number, as in the file of games.
///
/// # Errors
/// Not found: no such tournament or game; the round is not published; no move is visible yet.
pub fn game(ctx: &Context, actor: &Actor, slug: &str, number: i32) -> Result<ShownGame, AppError> {
    game_for(ctx, actor, slug, number, Outlet::Page)
}

/// The game as it is shown on pages or in files.
///
/// # Errors
/// As [`game`].
pub fn game_for(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    number: i32,
    outlet: Outlet,
) -> Result<ShownGame, AppError> {
    ctx.read(|conn| {
        let (loaded, role) = ctx.shown_to(conn, actor, slug, outlet)?;
        let mut games = recorded(ctx, conn, &loaded, Eyes::Everybody)?;
        games.retain(|game| game.id == number);
        let line = game_list::lines(conn, &loaded, &games)?.into_iter().next();
        let found = read(conn, &games.iter().collect::<Vec<_>>())?
            .into_iter()
            .next();
        let (line, found) = line.zip(found).ok_or(AppError::NotFound)?;
        let initial = initial_position(&tags_of(&found.row)?);
        Ok(ShownGame {
            summary: Summary::of(&loaded)?,
            role,
            line,
            game: replay_from(initial, found.row.rules_edition, &found.moves)?,
        })
    })
}
