//! Events of several sections, their fees and what was said of their entries, done again.

use crate::{
    app::{
        AppError, Deed,
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

/// Cents as they are typed.
fn typed(cents: Option<i32>) -> String {
    cents.map_or_else(String::new, |cents| {
        format!("{}.{:02}", cents / 100, cents % 100)
    })
}

impl Again<'_> {
    /// Does a deed about sections, fees, membership or category.
    pub(super) fn of_event(&self, deed: &Deed) -> Result<bool, AppError> {
        match deed {
            Deed::EntryMovedIn(moved) => self.move_entry(moved),
            Deed::CategorySet(set) => self.set_category(set),
            Deed::MembershipSet(set) => self.set_membership(set),
            Deed::SectionSet(set) => self.set_section(set),
            Deed::SectionAdded(added) => self.add_section(added),
            Deed::StageSet(set) => self.set_stage(set),
            Deed::StageEntered(entered) => self.enter_stage(entered),
            Deed::FeeTableSet(set) => self.set_fee_table(set),
            Deed::FeeDueSet(set) => self.set_fee_due(set),
            Deed::FeePaid(paid) => self.pay_fee(paid),
            Deed::FeeReturned(returned) => self.return_fee(returned),
            // The row of the section that somebody left follows that of the one into which they went.
            _ => Ok(false),
        }
    }

    fn set_section(&self, deed: &SectionSet) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(sections::set(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &deed.after,
        )?)
    }

    fn add_section(&self, deed: &SectionAdded) -> Result<bool, AppError> {
        fresh(sections::add_again(
            &self.ctx,
            &self.actor,
            self.key(),
            deed.of,
            &deed.label,
            &deed.settings,
        )?)
    }

    fn set_stage(&self, deed: &StageSet) -> Result<bool, AppError> {
        fresh(stages::set(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            &deed.after,
        )?)
    }

    fn enter_stage(&self, deed: &StageEntered) -> Result<bool, AppError> {
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

    fn move_entry(&self, deed: &EntryMoved) -> Result<bool, AppError> {
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

    fn set_category(&self, deed: &CategorySet) -> Result<bool, AppError> {
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

    fn set_membership(&self, deed: &MembershipSet) -> Result<bool, AppError> {
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

    fn set_fee_table(&self, deed: &FeeTableSet) -> Result<bool, AppError> {
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

    fn set_fee_due(&self, deed: &FeeDueSet) -> Result<bool, AppError> {
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

    fn pay_fee(&self, deed: &FeePaid) -> Result<bool, AppError> {
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

    fn return_fee(&self, deed: &FeeReturned) -> Result<bool, AppError> {
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
