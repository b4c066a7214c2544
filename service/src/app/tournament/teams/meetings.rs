//! Which teams met when, over the whole event: for the cross-table of a round robin and its calendar.

use crate::{
    app::{Actor, AppError, Context},
    event::{Bye, Outlet, Points, RoundState},
};

use super::{
    round_matches::{MatchLine, of_round},
    rules::of,
    team_name::TeamName,
};

/// A match, without its boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// Its number in the round, from 1.
    pub number: i32,
    /// The teams, the one with White on board 1 first.
    pub teams: [TeamName; 2],
    /// What the boards scored so far.
    pub score: [Points; 2],
    /// Boards without a result.
    pub open: usize,
    /// All its boards.
    pub boards: usize,
}

impl Meeting {
    fn of(line: MatchLine) -> Self {
        Self {
            number: line.number,
            score: line.score,
            open: line.open,
            boards: line.boards.len(),
            teams: line.teams,
        }
    }

    /// Whether no board has a result yet.
    #[must_use]
    pub const fn is_to_come(&self) -> bool {
        self.open == self.boards
    }
}

/// The matches of a published round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundOfMeetings {
    /// Number of the round.
    pub round: u8,
    /// By their numbers.
    pub meetings: Vec<Meeting>,
    /// Who has no match: a bye, or free in a round robin.
    pub without: Vec<(TeamName, Bye)>,
}

/// The matches of all published rounds.
///
/// # Errors
/// No such tournament, or one of players.
pub fn meetings(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
) -> Result<Vec<RoundOfMeetings>, AppError> {
    let (loaded, _) = ctx.read(|conn| ctx.shown_to(conn, actor, slug, Outlet::Page))?;
    of(&loaded)?;
    let rounds = loaded.rounds.iter();
    let shown = rounds.filter(|row| row.state == RoundState::Published);
    shown
        .filter_map(|row| u8::try_from(row.number).ok())
        .map(|round| {
            let (matches, without) = of_round(&loaded, round)?;
            Ok(RoundOfMeetings {
                round,
                meetings: matches.into_iter().map(Meeting::of).collect(),
                without,
            })
        })
        .collect()
}
