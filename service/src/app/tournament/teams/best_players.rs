//! The best players on each board, for the standings of teams.

use crate::{
    app::{AppError, tournament::entrant::Entrant},
    event::Points,
    tiebreak::best_of_boards,
};

use super::{super::snapshot::Snapshot, setup::setup, stored::Teams, team_name::TeamName};

/// A player among those on the same board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerOfBoard {
    /// Place, from 1; players who cannot be separated share it.
    pub place: usize,
    pub player: Entrant,
    /// Team of the player.
    pub team: TeamName,
    /// Points from games played over the board.
    pub points: Points,
    /// Number of these games.
    pub games: usize,
    /// Performance rating against rated opponents; `None` without such a game.
    pub performance: Option<i32>,
}

/// Ranks the players on each board after `after` rounds, board 1 first. Players whose names are hidden are left out, except for
/// arbiters.
pub(super) fn of(
    loaded: &Snapshot,
    stored: &Teams,
    after: u8,
) -> Result<Vec<Vec<PlayerOfBoard>>, AppError> {
    let setup = setup(loaded, stored, after, false)?;
    let ratings: Vec<_> = loaded.entries.iter().map(|entry| entry.rating).collect();
    let boards = best_of_boards(&setup, &ratings, after).into_iter();
    let named = boards.map(|players| {
        let players = players.into_iter().filter_map(|one| {
            let entry = loaded.entries.get(one.player.index())?;
            if loaded.hides(entry.id) {
                return None;
            }
            Some(PlayerOfBoard {
                place: one.place,
                player: Entrant::from(entry),
                team: TeamName::of(stored.teams.get(one.team.index())?),
                points: one.points,
                games: one.games,
                performance: one.performance,
            })
        });
        players.collect()
    });
    Ok(named.collect())
}
