//! A player of a list for paper, and the part in which they stand.

use crate::{
    app::tournament::{entrant::Entrant, entry_list::EntryLine},
    event::Bye,
};

/// A player of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RosterLine {
    /// The participant.
    pub entrant: Entrant,
    /// National category, as a list said; may be empty.
    pub category: String,
    /// Two letters of the province; may be empty.
    pub province: String,
    /// The fee, in cents.
    pub fee_due: Option<i32>,
    /// What was paid of it, in cents.
    pub fee_paid: Option<i32>,
    /// Whether present.
    pub is_present: bool,
    /// Whether they left the tournament.
    pub is_gone: bool,
    /// First round in which they may be paired.
    pub first_round: i32,
    /// Rounds to come in which they do not play, with the kind of bye.
    pub byes: Vec<(i32, Bye)>,
}

impl RosterLine {
    /// What is still to be paid, in cents.
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

/// What a part of a list has in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PartName {
    /// The list is not split.
    Whole,
    /// A club, the code of a federation, a category.
    Named(String),
    /// Those of all parts that are too small to stand alone.
    Others,
    /// Those of whom it is not known.
    Without,
}
