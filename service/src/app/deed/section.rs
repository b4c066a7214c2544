//! Deeds about events of several sections.

use serde::{Deserialize, Serialize};

use crate::app::tournament::{
    sections::SectionInput, settings_input::SettingsInput, stages::StageInput,
};

/// An event made around a tournament, or its label changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SectionSet {
    /// Address part of the event.
    pub event: String,
    /// Event and label before; empty where it was in none.
    pub before: SectionInput,
    /// Event and label now.
    pub after: SectionInput,
}

/// A section added to an event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SectionAdded {
    /// Number of the section from which it has dates, place, rules, fees and staff.
    pub of: i32,
    /// Address part of its tournament.
    pub slug: String,
    /// Address part of the event.
    pub event: String,
    pub label: String,
    /// Its settings, with what the program drew.
    pub settings: SettingsInput,
}

/// An entry moved from one section into another: the same in the trails of both.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntryMoved {
    /// Its number, which it keeps.
    pub entry: i32,
    pub name: String,
    /// Number of the tournament that it left.
    pub from: i32,
    /// Number of the one that it went into.
    pub to: i32,
    /// Label of the other section.
    pub section: String,
}

/// From which groups a section takes its players, and by which rule.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StageSet {
    /// Before; empty where it took them from none.
    pub before: StageInput,
    /// What holds now.
    pub after: StageInput,
}

/// Those who went on from their groups were entered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StageEntered {
    /// In the order in which they were entered.
    pub entries: Vec<StageEntry>,
}

/// Somebody who went on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StageEntry {
    /// Number of their entry here.
    pub entry: i32,
    /// Their name.
    pub name: String,
    /// Address part of the group.
    pub group: String,
    /// Their pairing number there.
    pub number: i32,
    /// Their place there.
    pub place: i32,
    /// Code of the grounds: `place`, `best-next` or `named`.
    pub grounds: String,
}
