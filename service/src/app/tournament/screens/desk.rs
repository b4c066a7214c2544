//! The hall as its desk sees it: screens, announcement and clock.

use crate::app::{
    Actor, AppError, Context,
    access::{self, Action, TournamentRole},
    tournament::{board, summary::Summary},
};

use super::{
    announcement::Announcement,
    round_clock::RoundClock,
    screen::{self, Screen},
};

/// The page of the hall.
#[derive(Clone, Debug)]
pub struct Hall {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament.
    pub role: TournamentRole,
    /// The screens, oldest first.
    pub screens: Vec<Screen>,
    /// The announcement.
    pub announcement: Announcement,
    /// The clock of the round.
    pub clock: RoundClock,
    /// Boards of the newest published round without a result.
    pub missing: Vec<u16>,
}

/// Reads the page of the hall.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
pub fn hall(ctx: &Context, actor: &Actor, slug: &str) -> Result<Hall, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let role = access::role(conn, actor, id)?.ok_or(AppError::Forbidden)?;
        let round = board::frame(&loaded, None, loaded.course.current())?;
        Ok(Hall {
            summary: round.summary,
            role,
            screens: screen::all(conn, id)?,
            announcement: Announcement::of_tournament(conn, id)?,
            clock: RoundClock::of_tournament(conn, id)?,
            missing: round.missing,
        })
    })
}
