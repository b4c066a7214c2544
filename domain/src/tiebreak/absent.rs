//! Why a participant has no value for a tie-break.

use std::fmt;

use super::{
    Code, Regulations, TieBreak, compute,
    field::{Field, played},
};
use crate::event::{Crosstable, Tpn};

/// Why a participant has no value for a tie-break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Absent {
    /// A participant is unrated, and the event has no rule for the unrated: the tie-break is dropped (C.07 art. 10).
    Dropped,
    /// The participant is unrated (RTNG).
    Unrated,
    /// The participant played no game over the board.
    NoGame,
    /// No opponent met over the board is rated or, for APRO and APPO, has a performance.
    NoRatedOpponent,
    /// All opponents were cut (ARO).
    AllCut,
}

impl Absent {
    /// Every reason.
    pub const ALL: [Self; 5] = [
        Self::Dropped,
        Self::Unrated,
        Self::NoGame,
        Self::NoRatedOpponent,
        Self::AllCut,
    ];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Dropped => "dropped",
            Self::Unrated => "unrated",
            Self::NoGame => "no-game",
            Self::NoRatedOpponent => "no-rated-opponent",
            Self::AllCut => "all-cut",
        }
    }
}

impl fmt::Display for Absent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Dropped => "dropped, since unrated take part (C.07 art. 10)",
            Self::Unrated => "unrated",
            Self::NoGame => "no game over the board",
            Self::NoRatedOpponent => "no rated opponent over the board",
            Self::AllCut => "all opponents cut",
        })
    }
}

/// The reasons of an event after some rounds.
pub struct Absences<'a> {
    field: Field<'a>,
}

impl<'a> Absences<'a> {
    /// The reasons for `table` after `rounds` rounds.
    #[must_use]
    pub fn new(table: &'a Crosstable, rounds: u8, regulations: &'a Regulations) -> Self {
        Self {
            field: Field::new(table, rounds, regulations),
        }
    }

    /// Why `tpn` has no value for `tie_break`; `None` if they have one, and for DE.
    #[must_use]
    pub fn why(&self, tpn: Tpn, tie_break: TieBreak) -> Option<Absent> {
        let (player, code) = (tpn.index(), tie_break.code());
        let mut scratch = compute::Scratch::default();
        if code == Code::DirectEncounter
            || !compute::value(&self.field, player, tie_break, &mut scratch).is_missing()
        {
            return None;
        }
        if code.is_rating_based() && self.field.ratings.is_none() {
            return Some(Absent::Dropped);
        }
        if code == Code::Rating {
            return Some(Absent::Unrated);
        }
        let record = self.field.records.get(player)?;
        if record.cells.iter().all(|cell| played(cell.entry).is_none()) {
            return Some(Absent::NoGame);
        }
        self.field.rated_opponents(player, &mut scratch.ratings);
        if code == Code::AverageRating && !scratch.ratings.is_empty() {
            return Some(Absent::AllCut);
        }
        Some(Absent::NoRatedOpponent)
    }
}
