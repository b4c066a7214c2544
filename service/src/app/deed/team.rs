//! Deeds about teams: what an event of teams chooses, its teams, their members and line-ups.

use serde::{Deserialize, Serialize};

use crate::{
    app::tournament::teams::input::{TeamInput, TeamRulesInput},
    event::Bye,
};

use super::codes;

/// What a team event chooses was set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamRulesSet {
    /// Row version that the arbiter saw.
    pub version: i32,
    /// What it chose before.
    pub before: TeamRulesInput,
    /// What it chooses now.
    pub after: TeamRulesInput,
}

/// A team added.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamAdded {
    /// Number of its row.
    pub team: i32,
    /// What it says.
    pub given: TeamInput,
}

/// A team changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamChanged {
    /// Number of its row.
    pub team: i32,
    /// Row version that the arbiter saw.
    pub version: i32,
    /// What it said before.
    pub before: TeamInput,
    /// What it says now.
    pub after: TeamInput,
}

/// A team taken away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamRemoved {
    /// Number of its row.
    pub team: i32,
    /// What it said.
    pub before: TeamInput,
}

/// A team that stays away, or comes back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamAway {
    /// Number of its row.
    pub team: i32,
    pub name: String,
    /// Whether it was away before.
    pub before: bool,
    /// Whether it is away now.
    pub away: bool,
}

/// Teams put in order, by the numbers of their rows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamsOrdered {
    /// The order before.
    pub before: Vec<i32>,
    /// The order now.
    pub after: Vec<i32>,
}

/// Who plays for a team, by the numbers of the entries in the order of the boards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamMembersSet {
    /// Number of its row.
    pub team: i32,
    pub name: String,
    /// Who played for it before.
    pub before: Vec<i32>,
    /// Who plays for it now.
    pub after: Vec<i32>,
}

/// The line-ups of a match changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LineUpSet {
    pub round: i32,
    /// Number of the match in it.
    pub number: i32,
    /// Row version that the arbiter saw.
    pub version: i32,
    /// Who sat where, from board 1 on: entries, of the team with White there first.
    pub before: Vec<[Option<i32>; 2]>,
    /// Who sits where now.
    pub after: Vec<[Option<i32>; 2]>,
    /// Why, where the round is published.
    pub reason: String,
}

/// The time to hand in for a match was over: what was handed in stands at its boards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LineUpsDue {
    pub round: i32,
    /// Number of the match in it.
    pub number: i32,
    /// Who sat where, from board 1 on: entries, of the team with White there first.
    pub before: Vec<[Option<i32>; 2]>,
    /// Who sits where now.
    pub after: Vec<[Option<i32>; 2]>,
}

/// A captain said who plays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LineUpHandedIn {
    /// Number of the team's row.
    pub team: i32,
    pub name: String,
    /// For which round.
    pub round: i32,
    /// Who was handed in before, from board 1 on.
    pub before: Vec<i32>,
    /// Who is now.
    pub after: Vec<i32>,
}

/// The bye of a team in a round, or none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamByeSet {
    /// Number of the team's row.
    pub team: i32,
    pub name: String,
    pub round: i32,
    /// The bye that stood there.
    #[serde(with = "codes::any_word")]
    pub before: Option<Bye>,
    /// The bye that stands there now.
    #[serde(with = "codes::any_word")]
    pub bye: Option<Bye>,
}

/// Two teams that may not meet, or may again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamsForbidden {
    /// Number of the prohibition.
    pub prohibition: i32,
    /// Numbers of the teams' rows.
    pub teams: [i32; 2],
    /// Their names.
    pub names: [String; 2],
    /// The first round of it.
    pub first: i32,
    pub last: i32,
    /// Why, where the program asked for a reason.
    pub reason: String,
}

/// Points taken off a team or given to it, in half-points.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamPenalised {
    /// Number of the team's row.
    pub team: i32,
    pub name: String,
    /// From which round on.
    pub round: i32,
    /// Match points.
    pub match_points: i32,
    /// Game points.
    pub game_points: i32,
    /// Why, in the arbiter's words.
    pub reason: String,
    /// Whether the team gets them.
    pub is_given: bool,
}

/// A team has its points back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamPenaltyLifted {
    /// Number of the penalty.
    pub penalty: i32,
    /// What it was.
    pub was: TeamPenalised,
}
