//! The hall as its desk sees it: the screens, what is said and the clock.

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

/// The hall.
#[derive(Clone, Debug)]
pub struct Hall {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: TournamentRole,
    /// The screens, the first made first.
    pub screens: Vec<Screen>,
    /// What is said.
    pub announcement: Announcement,
    /// The clock of the round.
    pub clock: RoundClock,
    /// Boards of the newest published round without a result.
    pub missing: Vec<u16>,
}

/// The hall.
///
/// # Errors
/// Not an arbiter of this tournament.
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
