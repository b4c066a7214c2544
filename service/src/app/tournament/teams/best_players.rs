//! The best players of each board, for the standings of teams.

use crate::{
    app::{AppError, tournament::entrant::Entrant},
    event::Points,
    tiebreak::best_of_boards,
};

use super::{super::snapshot::Snapshot, setup::setup, stored::Teams, team_name::TeamName};

/// A player among those of their board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerOfBoard {
    /// Place from 1; those who cannot be separated share it.
    pub place: usize,
    pub player: Entrant,
    /// Their team.
    pub team: TeamName,
    /// Points of the games that they played over the board.
    pub points: Points,
    /// These games.
    pub games: usize,
    /// Performance against opponents with a rating.
    pub performance: Option<i32>,
}

/// The players of each board after `after` rounds, board 1 first. Whoever is in no list is left out for everybody but arbiters.
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
