//! A team event as it is entered or read, before anything is checked.

use super::{
    super::{BoardResult, Bye, Colour, RoundNumber, ScoringSystem, Tpn},
    BoardColours, MatchScoring, TeamScore,
};

/// Everything that a [`super::TeamTable`] is made of. Teams have the numbers 1, 2, … in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamSetup {
    pub teams: Vec<Team>,
    /// How many rounds the event has.
    pub rounds_planned: u8,
    /// Number and colours of the boards.
    pub boards: BoardColours,
    /// What games are worth (TRF 162).
    pub games: ScoringSystem,
    /// What matches are worth (TRF 362).
    pub matches: MatchScoring,
    /// What the pairing-allocated bye is worth, the same for all (C.04.6 art. 1.4).
    pub bye: TeamScore,
    /// The rounds that were paired, oldest first. A team that a round does not mention stayed away.
    pub rounds: Vec<TeamRound>,
    /// Byes of the round that is paired next.
    pub next_byes: Vec<TeamBye>,
    /// Points taken off or given.
    pub penalties: Vec<TeamPenalty>,
}

impl TeamSetup {
    /// The value of the pairing-allocated bye if the event does not set it: a drawn match with a draw on every board
    /// (C.04.6 art. 1.4).
    #[must_use]
    pub fn usual_bye(
        boards: &BoardColours,
        games: &ScoringSystem,
        matches: &MatchScoring,
    ) -> TeamScore {
        let count = i32::try_from(boards.boards()).unwrap_or(i32::MAX);
        TeamScore {
            match_points: matches.draw(),
            game_points: games.draw.times(count),
        }
    }
}

/// A team.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Team {
    pub name: String,
    /// A short name; may be empty.
    pub nickname: String,
    /// Its members in the order of the boards, by their numbers as players of the event.
    pub members: Vec<Tpn>,
}

/// One round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamRound {
    pub matches: Vec<TeamMatch>,
    /// The teams without a match.
    pub byes: Vec<TeamBye>,
}

/// A team without an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamBye {
    pub team: Tpn,
    /// The kind of bye, which says what the round is worth.
    pub bye: Bye,
}

/// A match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamMatch {
    /// The team that has White on board 1.
    pub white: Tpn,
    /// The other team.
    pub black: Tpn,
    /// The boards from the first on. Missing boards give no points to either team.
    pub boards: Vec<MatchBoard>,
    /// Which team came, if the match was forfeited as a whole (TRF 330). Such a match needs no boards.
    pub forfeit: Option<MatchForfeit>,
}

/// Which team came to a match that was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchForfeit {
    /// Only the team with White on board 1.
    WhiteCame,
    /// Only the team with Black on board 1.
    BlackCame,
    /// Neither team.
    NobodyCame,
}

/// One board of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchBoard {
    /// The player of the team with White on board 1; `None` for an empty chair.
    pub of_white: Option<Tpn>,
    /// The player of the other team; `None` for an empty chair.
    pub of_black: Option<Tpn>,
    /// The colour of `of_white` here.
    pub colour: Colour,
    /// The result, by the colours of this board; `None` until it is known.
    pub result: Option<BoardResult>,
}

/// Points taken off a team; negative points are given to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamPenalty {
    pub team: Tpn,
    /// The round from which on they count.
    pub round: RoundNumber,
    /// How many points are taken off.
    pub score: TeamScore,
}
