//! Deeds about prizes.

use serde::{Deserialize, Serialize};

use crate::app::tournament::prizes::fund_input::FundInput;

/// The prize fund set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PrizeFundSet {
    /// Row version that the arbiter saw; 0 where there was no fund.
    pub version: i32,
    /// The fund before.
    pub before: FundInput,
    /// The fund now.
    pub after: FundInput,
}

/// Somebody named for a special prize or excluded from the prizes, or such a decision taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PrizeDecided {
    /// Name of the special prize; empty for an exclusion.
    pub special: String,
    /// Number of the entry.
    pub entry: i32,
    /// Name of the participant.
    pub name: String,
    /// The reason, in the words of the arbiter or the jury.
    pub reason: String,
    /// Whether the decision was taken back.
    pub take_back: bool,
}

/// A version of the prize list closed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PrizesClosed {
    /// Number of the version, from 1.
    pub number: i32,
    /// How many prizes were given.
    pub prizes: usize,
    /// Total of the money prizes, in cents.
    pub cents: u64,
}

/// A receipt signed, or its signature taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PrizeSigned {
    /// Number of the version of the prize list.
    pub list: i32,
    /// Position of the prize in it, from 0.
    pub position: i32,
    /// Number of the receipt.
    pub receipt: i32,
    /// Name of the person who gets the prize.
    pub name: String,
}
