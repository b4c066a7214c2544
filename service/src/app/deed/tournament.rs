//! Deeds about a tournament as a whole: its settings, its arbiters, its end.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{
    app::{exchange::import_input::ImportInput, tournament::settings_input::SettingsInput},
    event::TournamentState,
};

use super::codes;

/// A tournament made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TournamentCreated {
    /// Its address part.
    pub slug: String,
    /// Its settings, with what the program drew.
    pub settings: SettingsInput,
}

/// A tournament made from a report.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TournamentImported {
    /// Its address part.
    pub slug: String,
    pub name: String,
    /// How many players the report has.
    pub players: usize,
    /// Rounds with pairings.
    pub rounds: u8,
    /// What the arbiter corrected, and the days that were taken.
    pub given: ImportInput,
    /// The report, of births the years.
    pub report: String,
}

/// The settings changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SettingsChanged {
    /// Row version that the arbiter saw.
    pub version: i32,
    /// The settings before.
    pub before: SettingsInput,
    /// The settings now, with what the program drew.
    pub after: SettingsInput,
    /// Why, where the program asked for a reason.
    pub reason: String,
}

/// FIDE mode left for good.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FideModeLeft {
    /// After which published round; 0 before the first.
    pub round: i32,
    /// Why, in the arbiter's words.
    pub reason: String,
}

/// A tournament taken in from an archive. The trails that it brought along are kept beside this one, sealed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ArchiveOpened {
    /// Its address part here.
    pub slug: String,
    pub name: String,
    /// Digest of the archive.
    pub digest: String,
    /// The program that made it.
    pub program: String,
    /// When it was made, UTC.
    pub made_at: String,
    /// Who made it, as shown there.
    pub made_by: String,
    /// Trails in it.
    pub trails: i32,
    /// Number of the newest row of the newest one.
    pub newest: i32,
    pub hash: String,
}

/// A tournament handed over to another machine.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TournamentHandedOver {
    /// Digest of the archive with which the other machine goes on.
    pub digest: String,
}

/// A tournament that goes on here after all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HandOverTakenBack {
    /// Digest of the archive with which it had been handed over.
    pub digest: String,
    /// Why, in the arbiter's words.
    pub reason: String,
}

/// The days of the rounds set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DaysSet {
    /// Row version that the arbiter saw.
    pub version: i32,
    /// Days before, a text a round from round 1 on: `2026-11-21`, or empty.
    pub before: Vec<String>,
    /// Days now.
    pub days: Vec<String>,
    /// Hours before, as the days: `15:00`, or empty; none where no hour was set.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hours_before: Vec<String>,
    /// Hours now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hours: Vec<String>,
    /// What the clocks of the place were: `+01:00`, or empty for central European time.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub zone_before: String,
    /// What they are now.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub zone: String,
}

/// The days of single boards or matches of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MeetingDaysSet {
    /// Number of the round.
    pub round: i32,
    /// Those that changed.
    pub days: Vec<MeetingDay>,
}

/// The day of one board or match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MeetingDay {
    /// Number of the board; in an event of teams, of the match.
    pub number: i32,
    /// What it was: `2026-12-06 15:00`; empty: that of the round.
    pub before: String,
    /// What it is now.
    pub day: String,
}

/// What the tournament settles about arbitration.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ArbitrationChosen {
    /// Row version that the arbiter saw; 0 while nobody chose.
    pub version: i32,
    /// The choices before, by the name of the point.
    pub before: BTreeMap<String, String>,
    /// The choices now.
    pub after: BTreeMap<String, String>,
}

/// Somebody asked to be a deputy, or no more.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DeputyInvited {
    /// Number of the question.
    pub invitation: i32,
    /// Log-in name.
    pub name: String,
}

/// The answer of who was asked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DeputyAnswered {
    /// Number of the question.
    pub invitation: i32,
    /// Name as shown.
    pub name: String,
}

/// A deputy's role taken away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DeputyRemoved {
    /// Number of the account.
    pub user: i32,
    /// Name as shown.
    pub name: String,
}

/// The tournament closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentClosed {
    /// State before.
    #[serde(with = "codes::word")]
    pub before: TournamentState,
}

/// The tournament opened again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TournamentReopened {
    /// The reason that the arbiter gave.
    pub reason: String,
}
