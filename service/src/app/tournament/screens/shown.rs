//! What a screen shows now. It is read as everybody may see it, whoever opens the address: only published rounds, and only public
//! data about people.

use crate::{
    app::{
        Actor, AppError, Context, changes,
        tournament::{
            board::{self, RoundView},
            standings::{StandingsView, standings},
            teams::{self, standings::TeamStandingsView},
        },
        window::Window,
    },
    event::Outlet,
};

use super::{
    announcement::Announcement,
    round_clock::RoundClock,
    screen::{self, Screen},
    showing::Showing,
};

/// A screen with everything that it may show.
#[derive(Clone, Debug)]
pub struct Shown {
    pub screen: Screen,
    /// The newest published round; number 0 before the first.
    pub round: RoundView,
    /// The standings; `None` unless the screen shows them.
    pub standings: Option<StandingsView>,
    /// The standings of a team event; `None` unless the screen shows them.
    pub teams: Option<TeamStandingsView>,
    /// The announcement.
    pub announcement: Announcement,
    /// The clock of the round.
    pub clock: RoundClock,
    /// Number of the last change that everybody may know.
    pub stands_at: i32,
}

/// Reads the screen with this name.
///
/// # Errors
/// No such tournament or screen.
pub fn shown(ctx: &Context, slug: &str, name: &str) -> Result<Shown, AppError> {
    let everybody = Actor::visitor("screen".to_owned());
    let (screen, announcement, clock, round, stands_at) = ctx.read(|conn| {
        let loaded = ctx.shown_to_all(conn, slug, Outlet::Page)?;
        let id = loaded.tournament.id;
        let mut screens = screen::all(conn, id)?.into_iter();
        let screen = screens.find(|screen| screen.name == name);
        Ok((
            screen.ok_or(AppError::NotFound)?,
            Announcement::of_tournament(conn, id)?,
            RoundClock::of_tournament(conn, id)?,
            board::view(&loaded, None, None)?,
            changes::stands_at(conn, id, changes::audience(None))?,
        ))
    })?;
    let is_ranking = screen.shows == Showing::Standings;
    let (standings, teams) = match (is_ranking, round.summary.is_of_teams) {
        (true, false) => {
            let standings = standings(ctx, &everybody, slug, None, None, &Window::All)?;
            (Some(standings), None)
        }
        (true, true) => {
            let teams = teams::standings::standings(ctx, &everybody, slug, None, None)?;
            (None, Some(teams))
        }
        (false, _) => (None, None),
    };
    Ok(Shown {
        screen,
        round,
        standings,
        teams,
        announcement,
        clock,
        stands_at,
    })
}
