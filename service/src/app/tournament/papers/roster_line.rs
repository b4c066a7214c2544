//! A player in a printed list, and the part to which they belong.

use crate::{
    app::tournament::{entrant::Entrant, entry_list::EntryLine},
    event::Bye,
};

/// A player in a printed list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RosterLine {
    /// The participant.
    pub entrant: Entrant,
    /// National category; may be empty.
    pub category: String,
    /// Two-letter code of the province; may be empty.
    pub province: String,
    /// Fee owed, in cents.
    pub fee_due: Option<i32>,
    /// Amount paid, in cents.
    pub fee_paid: Option<i32>,
    /// Whether the player is marked as present.
    pub is_present: bool,
    /// Whether the player withdrew.
    pub is_gone: bool,
    /// First round in which they can be paired.
    pub first_round: i32,
    /// Coming rounds in which they do not play, each with the kind of bye.
    pub byes: Vec<(i32, Bye)>,
}

impl RosterLine {
    /// Amount still to be paid, in cents.
    #[must_use]
    pub fn open(&self) -> i32 {
        let due = self.fee_due.unwrap_or(0);
        due.saturating_sub(self.fee_paid.unwrap_or(0)).max(0)
    }
}

impl From<EntryLine> for RosterLine {
    fn from(line: EntryLine) -> Self {
        let byes = line.byes.iter();
        Self {
            category: line.listed.category,
            province: line.listed.province,
            fee_due: line.fee.due.cents(),
            fee_paid: match line.fee.settled() {
                0 => line.listed.fee_paid,
                settled => Some(settled),
            },
            is_present: line.checked_in,
            is_gone: line.withdrawn_after.is_some(),
            first_round: line.first_round,
            byes: byes
                .filter_map(|(round, code)| {
                    let kind = Bye::ALL.into_iter().find(|bye| bye.code() == code)?;
                    Some((*round, kind))
                })
                .collect(),
            entrant: line.entrant,
        }
    }
}

/// What the players of a part have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PartName {
    /// Nothing: the list is not split.
    Whole,
    /// A club, a federation's code, or a category.
    Named(String),
    /// They are from parts that are too small to stand alone.
    Others,
    /// Their club, federation or category is not known.
    Without,
}
