//! Why a team event is refused.

use super::super::{RoundNumber, Tpn};

/// Why a team event is refused. Teams and players are named by their pairing numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TeamTableError {
    /// More than 65,535 teams.
    #[error("{0} teams are more than 65535")]
    TooMany(usize),
    /// More rounds than planned, or more than 99.
    #[error("{0} rounds are more than planned")]
    TooManyRounds(usize),
    /// A player is a member of two teams.
    #[error("player {player} is a member of teams {first} and {second}")]
    MemberOfTwo {
        player: Tpn,
        /// The first team that names them.
        first: Tpn,
        /// The second one.
        second: Tpn,
    },
    /// A round names a team that the event does not have.
    #[error("round {round} names team {team}, which there is not")]
    UnknownTeam {
        /// The number.
        team: Tpn,
        round: RoundNumber,
    },
    /// A team meets itself.
    #[error("team {team} is its own opponent in round {round}")]
    OwnOpponent {
        /// The team.
        team: Tpn,
        /// The round.
        round: RoundNumber,
    },
    /// A round mentions a team twice.
    #[error("team {team} stands twice in round {round}")]
    Twice { team: Tpn, round: RoundNumber },
    /// A match has more boards than the event.
    #[error("the match of team {team} in round {round} has {boards} boards")]
    TooManyBoards {
        /// The team that has White on board 1.
        team: Tpn,
        round: RoundNumber,
        /// How many boards the match has.
        boards: usize,
    },
    /// A player plays for a team without being a member of it.
    #[error("player {player} is no member of team {team}, for which they play in round {round}")]
    NoMember {
        player: Tpn,
        team: Tpn,
        round: RoundNumber,
    },
    /// A player plays on two boards of a round.
    #[error("player {player} plays twice in round {round}")]
    PlaysTwice { player: Tpn, round: RoundNumber },
    /// A board with an empty chair has the result of a game.
    #[error("board {board} of team {team} in round {round} has an empty chair and a game's result")]
    EmptyChair {
        /// The team that has White on board 1.
        team: Tpn,
        round: RoundNumber,
        /// The board, from 1.
        board: usize,
    },
    /// A match that was forfeited as a whole has boards that contradict the forfeit.
    #[error("the boards of team {team} in round {round} contradict its forfeit")]
    Forfeit {
        /// The team that has White on board 1.
        team: Tpn,
        round: RoundNumber,
    },
}

impl TeamTableError {
    /// The player that the error is about, if any.
    #[must_use]
    pub const fn player(self) -> Option<Tpn> {
        match self {
            Self::MemberOfTwo { player, .. }
            | Self::NoMember { player, .. }
            | Self::PlaysTwice { player, .. } => Some(player),
            _ => None,
        }
    }

    /// The team that the error is about, if any.
    #[must_use]
    pub const fn team(self) -> Option<Tpn> {
        match self {
            Self::TooMany(_) | Self::TooManyRounds(_) | Self::PlaysTwice { .. } => None,
            Self::MemberOfTwo { second: team, .. }
            | Self::UnknownTeam { team, .. }
            | Self::OwnOpponent { team, .. }
            | Self::Twice { team, .. }
            | Self::TooManyBoards { team, .. }
            | Self::NoMember { team, .. }
            | Self::EmptyChair { team, .. }
            | Self::Forfeit { team, .. } => Some(team),
        }
    }

    /// The round that the error is in, if any.
    #[must_use]
    pub const fn round(self) -> Option<RoundNumber> {
        match self {
            Self::TooMany(_) | Self::TooManyRounds(_) | Self::MemberOfTwo { .. } => None,
            Self::UnknownTeam { round, .. }
            | Self::OwnOpponent { round, .. }
            | Self::Twice { round, .. }
            | Self::TooManyBoards { round, .. }
            | Self::NoMember { round, .. }
            | Self::PlaysTwice { round, .. }
            | Self::EmptyChair { round, .. }
            | Self::Forfeit { round, .. } => Some(round),
        }
    }
}
