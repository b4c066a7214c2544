//! The match that a captain's team plays now: its boards, and the codes of the chairs of the team, with which its captain
//! reports results as the players do.

use crate::{
    app::{
        AppError,
        tournament::{entrant::Entrant, seat_reports::code::SeatKey},
    },
    event::{BoardResult, Colour},
};

use super::{super::loaded::Loaded, rules::of, stored::board_of_round, team_name::TeamName};

/// A board of the match at which both sit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaptainBoard {
    /// Its number in the match, from 1.
    pub board: usize,
    /// Who sits for the team.
    pub own: Entrant,
    /// The colour of the team there.
    pub colour: Colour,
    /// Who sits opposite.
    pub other: Entrant,
    /// The code of the team's chair.
    pub code: String,
    /// The result, once an arbiter has written it.
    pub result: Option<BoardResult>,
}

/// The match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaptainMatch {
    pub round: u8,
    /// The other team.
    pub opponent: TeamName,
    /// The boards with a game.
    pub boards: Vec<CaptainBoard>,
}

/// The match of a team, in a tournament as everybody may see it, in the round that is played; `None` where it has none, or every result of it is there.
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
