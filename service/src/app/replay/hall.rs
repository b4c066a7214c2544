//! Repeats the deeds about the hall: screens, announcements and clocks.

use crate::app::{
    AppError,
    deed::{Announced, RoundClockSet, ScreenAdded, ScreenChanged, ScreenRemoved},
    tournament::screens::{announcement, round_clock, screen},
};

use super::{Again, fresh};

impl Again<'_> {
    pub(super) fn add_screen(&self, deed: &ScreenAdded) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(screen::add(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &deed.given,
        )?)
    }

    pub(super) fn change_screen(&self, deed: &ScreenChanged) -> Result<bool, AppError> {
        fresh(screen::change(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            (deed.screen, deed.version),
            &deed.after,
        )?)
    }

    pub(super) fn remove_screen(&self, deed: &ScreenRemoved) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(screen::remove(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.screen,
        )?)
    }

    pub(super) fn announce(&self, deed: &Announced) -> Result<bool, AppError> {
        fresh(announcement::announce(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.version,
            &deed.after,
        )?)
    }

    pub(super) fn set_round_clock(&self, deed: &RoundClockSet) -> Result<bool, AppError> {
        fresh(round_clock::set(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.version,
            &deed.after,
        )?)
    }
}
