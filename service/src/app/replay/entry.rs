//! Repeats the deeds about entries: check-in, byes and forbidden pairs.

use crate::app::{
    AppError,
    deed::{
        ByeSet, CheckedIn, EntriesListed, EntriesRefreshed, EntryAdded, EntryCorrected,
        EntryRemoved, EntryShown, PairProhibited, RegisteredAdded, UnseenAnswered, Withdrawn,
    },
    tournament::{
        byes::{self, Asked},
        entries::{self, Paying},
        entry_correction, entry_lists, entry_shown, list_refresh,
        ready_to_pair::{self, Answers},
        registered::{self, Registered},
    },
};

use super::{Again, fresh, round::number, tournament::answered};

impl Again<'_> {
    pub(super) fn add_entry(&self, deed: &EntryAdded) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(entries::add_typed(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &deed.given,
        )?)
    }

    pub(super) fn add_registered(&self, deed: &RegisteredAdded) -> Result<bool, AppError> {
        let chosen = Registered {
            players: &deed.players,
            others: deed.others,
            consent: deed.consent,
        };
        fresh(registered::enter_again(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            &chosen,
        )?)
    }

    pub(super) fn enter_list(&self, deed: &EntriesListed) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(entry_lists::enter_again(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed,
        )?)
    }

    pub(super) fn refresh_entries(&self, deed: &EntriesRefreshed) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(list_refresh::accept_again(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed,
        )?)
    }

    pub(super) fn remove_entry(&self, deed: &EntryRemoved) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(entries::remove(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.entry,
        )?)
    }

    pub(super) fn correct_entry(&self, deed: &EntryCorrected) -> Result<bool, AppError> {
        fresh(entry_correction::correct(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.entry,
            deed.version,
            &deed.after,
        )?)
    }

    pub(super) fn show_entry(&self, deed: &EntryShown) -> Result<bool, AppError> {
        let choice = (deed.name_shown, deed.publication);
        let slug = self.slug()?;
        fresh(entry_shown::choose(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.entry,
            choice,
        )?)
    }

    pub(super) fn check_in(&self, deed: &CheckedIn) -> Result<bool, AppError> {
        let paying = match (&deed.paid, &deed.returned) {
            (Some(paid), _) => Paying::Open(paid.method),
            (None, Some(back)) => Paying::Return(back.payment, back.reason.clone()),
            (None, None) => Paying::Nothing,
        };
        fresh(entries::check_in_paying(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.entry,
            deed.present,
            paying,
        )?)
    }

    pub(super) fn answer_unseen(&self, deed: &UnseenAnswered) -> Result<bool, AppError> {
        let each = deed.answers.iter().map(|one| (one.entry, one.answer));
        let answers = Answers {
            all: None,
            each: each.collect(),
        };
        let (slug, round) = (self.slug()?, number(deed.round)?);
        ready_to_pair::answer(&self.ctx, &self.actor, &slug, round, &answers)?;
        Ok(true)
    }

    pub(super) fn withdraw(&self, deed: &Withdrawn) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(entries::withdraw(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.entry,
        )?)
    }

    pub(super) fn take_entry_back(&self, deed: &Withdrawn) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(entries::take_back(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.entry,
        )?)
    }

    pub(super) fn set_bye(&self, deed: &ByeSet) -> Result<bool, AppError> {
        fresh(byes::set(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            (deed.entry, deed.round),
            Asked::of(deed.bye).ok_or(AppError::NotFound)?,
            &answered(&deed.reason),
        )?)
    }

    pub(super) fn forbid(&self, deed: &PairProhibited) -> Result<bool, AppError> {
        fresh(byes::forbid(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.entries.into(),
            &answered(&deed.reason),
        )?)
    }

    pub(super) fn allow(&self, deed: &PairProhibited) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(byes::allow(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.pair,
            &answered(&deed.reason),
        )?)
    }
}
