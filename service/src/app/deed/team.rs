//! Deeds about teams: the choices of a team event, its teams, their members and line-ups.

use serde::{Deserialize, Serialize};

use crate::{
    app::tournament::teams::input::{TeamInput, TeamRulesInput},
    event::Bye,
};

use super::codes;

/// The choices of a team event set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamRulesSet {
    /// Row version that the arbiter saw.
    pub version: i32,
    /// The choices before.
    pub before: TeamRulesInput,
    /// The choices now.
    pub after: TeamRulesInput,
}

/// A team added.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamAdded {
    /// Number of the team's row.
    pub team: i32,
    /// Values of the team.
    pub given: TeamInput,
}

/// A team changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamChanged {
    /// Number of the team's row.
    pub team: i32,
    /// Row version that the arbiter saw.
    pub version: i32,
    /// The values before.
    pub before: TeamInput,
    /// The values now.
    pub after: TeamInput,
}

/// A team removed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamRemoved {
    /// Number of the team's row.
    pub team: i32,
    /// Values of the team when it was removed.
    pub before: TeamInput,
}

/// A team that stays away from the next rounds, or comes back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamAway {
    /// Number of the team's row.
    pub team: i32,
    /// Name of the team.
    pub name: String,
    /// Whether it was away before.
    pub before: bool,
    /// Whether it is away now.
    pub away: bool,
}

/// The teams put in order, by the numbers of their rows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamsOrdered {
    /// The order before.
    pub before: Vec<i32>,
    /// The order now.
    pub after: Vec<i32>,
}

/// The members of a team, by the numbers of their entries in board order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamMembersSet {
    /// Number of the team's row.
    pub team: i32,
    /// Name of the team.
    pub name: String,
    /// The members before.
    pub before: Vec<i32>,
    /// The members now.
    pub after: Vec<i32>,
}

/// The line-ups of a match changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LineUpSet {
    /// Number of the round, from 1.
    pub round: i32,
    /// Number of the match in the round.
    pub number: i32,
    /// Row version that the arbiter saw.
    pub version: i32,
    /// Entries at each board before, from board 1; first the team with White on board 1.
    pub before: Vec<[Option<i32>; 2]>,
    /// Entries at each board now.
    pub after: Vec<[Option<i32>; 2]>,
    /// The reason, if the round is published.
    pub reason: String,
}

/// The deadline for the line-ups of a match passed, so what was handed in counts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LineUpsDue {
    /// Number of the round, from 1.
    pub round: i32,
    /// Number of the match in the round.
    pub number: i32,
    /// Entries at each board before, from board 1; first the team with White on board 1.
    pub before: Vec<[Option<i32>; 2]>,
    /// Entries at each board now.
    pub after: Vec<[Option<i32>; 2]>,
}

/// A line-up that a captain handed in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LineUpHandedIn {
    /// Number of the team's row.
    pub team: i32,
    /// Name of the team.
    pub name: String,
    /// Number of the round, from 1.
    pub round: i32,
    /// Entries handed in before, from board 1.
    pub before: Vec<i32>,
    /// Entries handed in now, from board 1.
    pub after: Vec<i32>,
}

/// The bye of a team in a round, set or taken away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamByeSet {
    /// Number of the team's row.
    pub team: i32,
    /// Name of the team.
    pub name: String,
    /// Number of the round, from 1.
    pub round: i32,
    /// The bye before.
    #[serde(with = "codes::any_word")]
    pub before: Option<Bye>,
    /// The bye now.
    #[serde(with = "codes::any_word")]
    pub bye: Option<Bye>,
}

/// Two teams that may not be paired, or may be again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamsForbidden {
    /// Number of the prohibition.
    pub prohibition: i32,
    /// Numbers of the teams' rows.
    pub teams: [i32; 2],
    /// Names of the teams.
    pub names: [String; 2],
    /// The first round for which it holds.
    pub first: i32,
    /// The last round for which it holds.
    pub last: i32,
    /// The reason; empty if the program asked for none.
    pub reason: String,
}

/// Points taken from a team or given to it, in half-points.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamPenalised {
    /// Number of the team's row.
    pub team: i32,
    /// Name of the team.
    pub name: String,
    /// Round from which they count.
    pub round: i32,
    /// Match points, in half-points.
    pub match_points: i32,
    /// Game points, in half-points.
    pub game_points: i32,
    /// The reason, in the arbiter's words.
    pub reason: String,
    /// Whether the points are given; if not, they are taken.
    pub is_given: bool,
}

/// A penalty lifted, so that the team has its points back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamPenaltyLifted {
    /// Number of the penalty.
    pub penalty: i32,
    /// The penalty.
    pub was: TeamPenalised,
}
