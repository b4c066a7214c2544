//! Repeats the deeds about events of several sections, their fees and the data of their entries.

use crate::{
    app::{
        AppError,
        deed::{
            CategorySet, EntryMoved, FeeDueSet, FeePaid, FeeReturned, FeeTableSet, MembershipSet,
            SectionAdded, SectionSet, StageEntered, StageSet,
        },
        tournament::{
            category, fees, sections,
            stages::{self, Chosen},
        },
    },
    store::rows,
};

use super::{Again, fresh};

/// An amount in cents in the form in which it would be typed.
fn typed(cents: Option<i32>) -> String {
    cents.map_or_else(String::new, |cents| {
        format!("{}.{:02}", cents / 100, cents % 100)
    })
}

impl Again<'_> {
    pub(super) fn set_section(&self, deed: &SectionSet) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(sections::set(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &deed.after,
        )?)
    }

    pub(super) fn add_section(&self, deed: &SectionAdded) -> Result<bool, AppError> {
        fresh(sections::add_again(
            &self.ctx,
            &self.actor,
            self.key(),
            deed.of,
            &deed.label,
            &deed.settings,
        )?)
    }

    pub(super) fn set_stage(&self, deed: &StageSet) -> Result<bool, AppError> {
        fresh(stages::set(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            &deed.after,
        )?)
    }

    pub(super) fn enter_stage(&self, deed: &StageEntered) -> Result<bool, AppError> {
        let chosen = deed.entries.iter().map(|entry| Chosen {
            group: entry.group.clone(),
            number: entry.number,
        });
        fresh(stages::enter(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            &chosen.collect::<Vec<_>>(),
        )?)
    }

    pub(super) fn move_entry(&self, deed: &EntryMoved) -> Result<bool, AppError> {
        let slug_of = |id| {
            let found = self
                .ctx
                .read(|conn| Ok(rows::tournaments::by_id(conn, id)?));
            found.map(|row| row.slug)
        };
        let (slug, to) = (slug_of(deed.from)?, slug_of(deed.to)?);
        fresh(sections::move_entry(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.entry,
            &to,
        )?)
    }

    pub(super) fn set_category(&self, deed: &CategorySet) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(category::set(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.entry,
            &deed.category,
        )?)
    }

    pub(super) fn set_membership(&self, deed: &MembershipSet) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(fees::set_membership(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.entry,
            deed.membership,
        )?)
    }

    pub(super) fn set_fee_table(&self, deed: &FeeTableSet) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(fees::set_table(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.version,
            &deed.after,
        )?)
    }

    pub(super) fn set_fee_due(&self, deed: &FeeDueSet) -> Result<bool, AppError> {
        let (slug, due) = (self.slug()?, typed(deed.due));
        fresh(fees::set_due(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.entry,
            (&due, &deed.reason),
        )?)
    }

    pub(super) fn pay_fee(&self, deed: &FeePaid) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(fees::pay_again(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.entry,
            (Some(deed.cents), deed.method),
        )?)
    }

    pub(super) fn return_fee(&self, deed: &FeeReturned) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(fees::cancel(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.payment,
            &deed.reason,
        )?)
    }
}
