//! Repeats the deeds about pairing numbers, and the undoing of what touched the integrity of a tournament.

use std::collections::BTreeMap;

use crate::app::{
    AppError,
    deed::{NumbersExchanged, Renumbered},
    tournament::{confirmation::Confirmation, integrity, numbers, numbers_by_hand},
};

use super::{Again, fresh};

fn answered(reason: &str) -> Confirmation {
    Confirmation {
        reason: reason.to_owned(),
        sure: true,
    }
}

impl Again<'_> {
    pub(super) fn exchange_numbers(&self, deed: &NumbersExchanged) -> Result<bool, AppError> {
        let (slug, answer) = (self.slug()?, answered(&deed.reason));
        fresh(numbers::exchange(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.entries,
            &answer,
        )?)
    }

    pub(super) fn renumber(&self, deed: &Renumbered) -> Result<bool, AppError> {
        let (slug, answer) = (self.slug()?, answered(&deed.reason));
        if deed.by_hand {
            return self.give_numbers(&slug, deed);
        }
        fresh(numbers::renumber(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &answer,
        )?)
    }

    /// Pairing numbers written by hand; unchanged ones stay.
    fn give_numbers(&self, slug: &str, deed: &Renumbered) -> Result<bool, AppError> {
        let view = numbers::view(&self.ctx, &self.actor, slug)?;
        let mut numbers: BTreeMap<i32, i32> = view
            .by_hand
            .unwrap_or_default()
            .iter()
            .filter_map(|line| Some((line.entrant.entry, line.number?)))
            .collect();
        numbers.extend(deed.moved.iter().map(|one| (one.entry, one.new)));
        let typed: Vec<(i32, String)> = numbers
            .into_iter()
            .map(|(entry, number)| (entry, number.to_string()))
            .collect();
        fresh(numbers_by_hand::give(
            &self.ctx,
            &self.actor,
            self.key(),
            slug,
            &typed,
        )?)
    }

    /// Undoes the event that left row `of` of the first trail.
    pub(super) fn undo_integrity(&self, of: i32, reason: &str) -> Result<bool, AppError> {
        let row = self.rows.get(&of).copied().ok_or(AppError::NotFound)?;
        let (slug, answer) = (self.slug()?, answered(reason));
        fresh(integrity::undo(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            (None, row),
            &answer,
        )?)
    }
}
