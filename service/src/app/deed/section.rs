//! Deeds about events of several sections.

use serde::{Deserialize, Serialize};

use crate::app::tournament::{
    sections::SectionInput, settings_input::SettingsInput, stages::StageInput,
};

/// A tournament made a section of an event, or its label changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SectionSet {
    /// Address part of the event.
    pub event: String,
    /// Event and label before; empty if it was in no event.
    pub before: SectionInput,
    /// Event and label now.
    pub after: SectionInput,
}

/// A section added to an event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SectionAdded {
    /// Number of the section from which it copies dates, place, rules, fees and staff.
    pub of: i32,
    /// Address part of the new section's tournament.
    pub slug: String,
    /// Address part of the event.
    pub event: String,
    /// Label of the new section.
    pub label: String,
    /// Settings of the new section, with what the program drew.
    pub settings: SettingsInput,
}

/// An entry moved from one section into another. The trails of both sections hold the same deed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntryMoved {
    /// Number of the entry, which does not change.
    pub entry: i32,
    /// Name of the participant.
    pub name: String,
    /// Number of the tournament that it left.
    pub from: i32,
    /// Number of the tournament that it moved to.
    pub to: i32,
    /// Label of the other section.
    pub section: String,
}

/// The groups from which a section takes its players, and the rule for it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StageSet {
    /// The choice before; empty if it took players from no group.
    pub before: StageInput,
    /// The choice now.
    pub after: StageInput,
}

/// The players who qualified in their groups were entered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StageEntered {
    /// The new entries, in the order in which they were entered.
    pub entries: Vec<StageEntry>,
}

/// A player who qualified in a group.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StageEntry {
    /// Number of their entry in this section.
    pub entry: i32,
    /// Name of the player.
    pub name: String,
    /// Address part of the group's tournament.
    pub group: String,
    /// Their pairing number in the group.
    pub number: i32,
    /// Their place in the group.
    pub place: i32,
    /// Code of the grounds: `place`, `best-next` or `named`.
    pub grounds: String,
}
