//! Which teams met in which round, over the whole event: for the cross-table of a round robin and its calendar.

use crate::{
    app::{Actor, AppError, Context},
    event::{Bye, Outlet, Points, RoundState},
};

use super::{
    round_matches::{MatchLine, of_round},
    rules::of,
    team_name::TeamName,
};

/// A match without its boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// Number of the match in the round, from 1.
    pub number: i32,
    /// The two teams; the first has White on board 1.
    pub teams: [TeamName; 2],
    /// Game points of each team so far.
    pub score: [Points; 2],
    /// Number of boards without a result.
    pub open: usize,
    /// Number of boards.
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
    /// The matches, by their numbers.
    pub meetings: Vec<Meeting>,
    /// Teams without a match: with a bye, or free in a round robin.
    pub without: Vec<(TeamName, Bye)>,
}

/// Lists the matches of all published rounds.
///
/// # Errors
/// No such tournament, or not a team event.
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
