//! Deeds about fees, membership and categories.

use serde::{Deserialize, Serialize};

use crate::{
    app::tournament::fees::FeeTableInput,
    event::{Membership, PaymentMethod},
};

use super::codes;

/// The fee bands set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FeeTableSet {
    /// Row version that the arbiter saw; 0 where there were none.
    pub version: i32,
    /// The bands before.
    pub before: FeeTableInput,
    /// The bands now.
    pub after: FeeTableInput,
}

/// The amount that somebody owes instead of the one from the bands, in cents.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FeeDueSet {
    /// Number of the entry.
    pub entry: i32,
    /// The amount set before; `None` if the bands counted.
    pub stood: Option<i32>,
    /// The amount set now; `None` if the bands count.
    pub due: Option<i32>,
    /// The reason in the arbiter's words; empty if the bands count.
    pub reason: String,
}

/// A payment taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeePaid {
    /// Number of the payment.
    pub payment: i32,
    /// Number of the entry.
    pub entry: i32,
    /// Name of the person who paid.
    pub name: String,
    /// The amount in cents.
    pub cents: i32,
    /// How it was paid.
    #[serde(with = "codes::word")]
    pub method: PaymentMethod,
    /// Number of the receipt.
    pub receipt: i32,
}

/// A payment cancelled.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FeeReturned {
    /// Number of the payment.
    pub payment: i32,
    /// Number of the entry; `None` if it was removed.
    pub entry: Option<i32>,
    /// Name of the person who had paid.
    pub name: String,
    /// The amount in cents.
    pub cents: i32,
    /// Number of the receipt.
    pub receipt: i32,
    /// The reason, in the arbiter's words.
    pub reason: String,
}

/// Whether somebody's membership is in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MembershipSet {
    /// Number of the entry.
    pub entry: i32,
    /// The membership as said before.
    #[serde(with = "codes::word")]
    pub stood: Membership,
    /// The membership as said now.
    #[serde(with = "codes::word")]
    pub membership: Membership,
}

/// The national category of an entry set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct CategorySet {
    /// Number of the entry.
    pub entry: i32,
    /// The category before, as its abbreviation; may be empty.
    pub stood: String,
    /// The category now, as its abbreviation; may be empty.
    pub category: String,
}
