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
    /// Address part of the tournament.
    pub slug: String,
    /// Its settings, with what the program drew.
    pub settings: SettingsInput,
}

/// A tournament made from a report.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TournamentImported {
    /// Address part of the tournament.
    pub slug: String,
    /// Name of the tournament.
    pub name: String,
    /// How many players the report has.
    pub players: usize,
    /// How many rounds have pairings.
    pub rounds: u8,
    /// The arbiter's corrections, and the days of the rounds.
    pub given: ImportInput,
    /// Text of the report; of birth dates it keeps only the year.
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
    /// The reason; empty if the program asked for none.
    pub reason: String,
}

/// FIDE mode left for good.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FideModeLeft {
    /// The last published round before it; 0 before the first.
    pub round: i32,
    /// The reason, in the arbiter's words.
    pub reason: String,
}

/// A tournament imported from an archive. The trails in the archive are kept sealed beside this one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ArchiveOpened {
    /// Address part of the tournament here.
    pub slug: String,
    /// Name of the tournament.
    pub name: String,
    /// Digest of the archive.
    pub digest: String,
    /// Program that made the archive.
    pub program: String,
    /// When the archive was made, in UTC.
    pub made_at: String,
    /// Name of the person who made it, as shown there.
    pub made_by: String,
    /// How many trails it holds.
    pub trails: i32,
    /// Number of the newest row in the newest trail.
    pub newest: i32,
    /// Hash of that row.
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
    /// The reason, in the arbiter's words.
    pub reason: String,
}

/// The days of the rounds set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DaysSet {
    /// Row version that the arbiter saw.
    pub version: i32,
    /// Days before, one text for each round from round 1: `2026-11-21`, or empty.
    pub before: Vec<String>,
    /// Days now, in the same form.
    pub days: Vec<String>,
    /// Hours before, one for each round: `15:00`, or empty. The list is empty if no hour was set.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hours_before: Vec<String>,
    /// Hours now, in the same form.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hours: Vec<String>,
    /// Time zone of the place before: `+01:00`, or empty for central European time.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub zone_before: String,
    /// Time zone of the place now.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub zone: String,
}

/// Days of single boards or matches of a round, set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MeetingDaysSet {
    /// Number of the round.
    pub round: i32,
    /// The boards or matches that changed.
    pub days: Vec<MeetingDay>,
}

/// The day of one board or match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MeetingDay {
    /// Number of the board; in a team event, of the match.
    pub number: i32,
    /// Day and hour before: `2026-12-06 15:00`. Empty for those of the round.
    pub before: String,
    /// Day and hour now, in the same form.
    pub day: String,
}

/// The choices that a tournament makes about arbitration.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ArbitrationChosen {
    /// Row version that the arbiter saw; 0 if nobody had chosen yet.
    pub version: i32,
    /// The choices before, by the name of the point.
    pub before: BTreeMap<String, String>,
    /// The choices now, by the name of the point.
    pub after: BTreeMap<String, String>,
}

/// Somebody invited as a deputy, or the invitation withdrawn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DeputyInvited {
    /// Number of the invitation.
    pub invitation: i32,
    /// Log-in name of the person invited.
    pub name: String,
}

/// The answer to an invitation as a deputy.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DeputyAnswered {
    /// Number of the invitation.
    pub invitation: i32,
    /// Name of the person, as shown.
    pub name: String,
}

/// A deputy's role taken away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DeputyRemoved {
    /// Number of the account.
    pub user: i32,
    /// Name of the deputy, as shown.
    pub name: String,
}

/// The tournament closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentClosed {
    /// State of the tournament before.
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
