//! The match that a captain's team is playing: its boards, and the codes of the team's seats, with which the captain can report
//! results as the players do.

use crate::{
    app::{
        AppError,
        tournament::{entrant::Entrant, seat_reports::code::SeatKey},
    },
    event::{BoardResult, Colour},
};

use super::{super::loaded::Loaded, rules::of, stored::board_of_round, team_name::TeamName};

/// A board of the match with a player on each side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaptainBoard {
    /// Number of the board in the match, from 1.
    pub board: usize,
    /// The team's player.
    pub own: Entrant,
    /// Colour of the team on this board.
    pub colour: Colour,
    /// The opponent.
    pub other: Entrant,
    /// Code of the team's seat.
    pub code: String,
    /// The result; `None` until an arbiter has entered it.
    pub result: Option<BoardResult>,
}

/// The match that is being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaptainMatch {
    /// Number of the round.
    pub round: u8,
    /// The other team.
    pub opponent: TeamName,
    /// The boards on which a game is played.
    pub boards: Vec<CaptainBoard>,
}

/// The match of a team in the current round, in a tournament as everybody may see it. `None` if the team has no match, or if all
/// its results are entered.
///
/// # Errors
/// The stored tournament contradicts itself.
pub(super) fn now(
    loaded: &Loaded,
    (team, seats): (i32, &SeatKey),
) -> Result<Option<CaptainMatch>, AppError> {
    let stored = of(loaded)?;
    let number = loaded.course.current();
    let Some(round) = loaded.round(number).filter(|_| number > 0) else {
        return Ok(None);
    };
    let mut matches = stored.matches_of(round.id);
    let found = matches.find_map(|one| {
        let sides = [Some(one.first_team_id), one.second_team_id];
        let side = sides.iter().position(|side| *side == Some(team))?;
        let other = sides.into_iter().flatten().find(|other| *other != team)?;
        Some((one, side, stored.team(other)?))
    });
    let Some((one, side, opponent)) = found else {
        return Ok(None);
    };
    let colours = stored.colours()?;
    let boards = (0..colours.boards()).filter_map(|index| {
        let place = board_of_round(one.number, colours.boards(), index + 1);
        let mut games = loaded.pairings_of(round.id);
        let game = games.find(|game| game.board == place)?;
        let colour = match side {
            0 => colours.colour(index),
            _ => !colours.colour(index),
        };
        let (own, other) = match colour {
            Colour::White => (game.white_entry_id, game.black_entry_id),
            Colour::Black => (game.black_entry_id, game.white_entry_id),
        };
        Some(CaptainBoard {
            board: index + 1,
            own: Entrant::from(loaded.entry(own)?),
            colour,
            other: Entrant::from(loaded.entry(other)?),
            code: seats.code(game, colour)?,
            result: game.result,
        })
    });
    let boards: Vec<CaptainBoard> = boards.collect();
    let is_over = boards.iter().all(|board| board.result.is_some());
    Ok(Some(CaptainMatch {
        round: number,
        opponent: TeamName::of(opponent),
        boards,
    })
    .filter(|_| !is_over))
}
