//! Repeats the deeds about organisers: their people, and what they hold.

use crate::app::{
    AppError,
    deed::{HolderSet, OrganiserAdded, OrganiserChanged, OrganiserPerson},
    organisers,
};

use super::{Again, fresh};

impl Again<'_> {
    pub(super) fn add_organiser(&self, deed: &OrganiserAdded) -> Result<bool, AppError> {
        fresh(organisers::add(
            &self.ctx,
            &self.actor,
            self.key(),
            &deed.given,
        )?)
    }

    pub(super) fn change_organiser(&self, deed: &OrganiserChanged) -> Result<bool, AppError> {
        fresh(organisers::change(
            &self.ctx,
            &self.actor,
            self.key(),
            (&deed.slug, deed.version),
            &deed.after,
        )?)
    }

    pub(super) fn set_organiser_person(&self, deed: &OrganiserPerson) -> Result<bool, AppError> {
        fresh(organisers::set_person(
            &self.ctx,
            &self.actor,
            self.key(),
            &deed.slug,
            (&deed.name, deed.is_officer),
        )?)
    }

    pub(super) fn remove_organiser_person(&self, deed: &OrganiserPerson) -> Result<bool, AppError> {
        fresh(organisers::remove_person(
            &self.ctx,
            &self.actor,
            self.key(),
            &deed.slug,
            deed.user,
        )?)
    }

    pub(super) fn leave_organiser(&self, deed: &OrganiserPerson) -> Result<bool, AppError> {
        fresh(organisers::leave(
            &self.ctx,
            &self.actor,
            self.key(),
            &deed.slug,
            true,
        )?)
    }

    pub(super) fn set_holder(&self, deed: &HolderSet) -> Result<bool, AppError> {
        fresh(organisers::hold(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            &deed.after,
        )?)
    }
}
