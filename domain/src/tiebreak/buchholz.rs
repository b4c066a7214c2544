//! Buchholz of everybody, computed once: Average of Opponents' Buchholz needs it many times.

use super::{
    Code, TieBreak,
    contribution::{Strength, contributions, total},
    field::Field,
};

impl Field<'_> {
    /// Everybody's Buchholz (or Fore Buchholz) without cuts, in half-points.
    pub(super) fn buchholz(&self, fore: bool) -> &[i64] {
        let cell = if fore {
            &self.fore_buchholz
        } else {
            &self.buchholz
        };
        cell.get_or_init(|| {
            let code = if fore {
                Code::ForeBuchholz
            } else {
                Code::Buchholz
            };
            let mut terms = Vec::new();
            (0..self.records.len())
                .map(|player| {
                    contributions(self, player, TieBreak::new(code), &mut terms);
                    total(&terms, Strength::Score)
                })
                .collect()
        })
    }
}
