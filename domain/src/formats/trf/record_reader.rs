//! Fields that several records have in the same form: rounds and players.

use super::{
    line::{Field, Line},
    note::{Notes, TrfErrorKind},
    table::Numbering,
};
use crate::event::{RoundNumber, Tpn};

/// Reads the fields of one record.
pub(super) struct Reader<'a, 'l> {
    pub line: &'a Line<'l>,
    pub numbering: &'a Numbering,
    pub notes: &'a mut Notes,
}

impl Reader<'_, '_> {
    /// Adds the error that a field cannot be read.
    pub fn bad(&mut self, field: Field<'_>) {
        let kind = TrfErrorKind::Record {
            code: self.line.code().to_owned(),
            text: field.text.to_owned(),
        };
        self.notes.error(field.at(), kind);
    }

    /// A round from 1 on.
    pub fn round(&mut self, field: Field<'_>) -> Option<RoundNumber> {
        let round = field.text.parse().ok().and_then(RoundNumber::new);
        if round.is_none() {
            self.bad(field);
        }
        round
    }

    /// The first and the last round of a range.
    pub fn rounds(
        &mut self,
        first: Field<'_>,
        last: Field<'_>,
    ) -> Option<(RoundNumber, RoundNumber)> {
        let rounds = (self.round(first)?, self.round(last)?);
        if rounds.0 > rounds.1 {
            self.bad(last);
            return None;
        }
        Some(rounds)
    }

    /// A player of the file, by their start number.
    pub fn player(&mut self, field: Field<'_>) -> Option<Tpn> {
        let player = field.text.parse().ok().and_then(|n| self.numbering.get(n));
        if player.is_none() {
            let kind = TrfErrorKind::UnknownPlayer {
                code: self.line.code().to_owned(),
                number: field.text.to_owned(),
            };
            self.notes.error(field.at(), kind);
        }
        player
    }
}
