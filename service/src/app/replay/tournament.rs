//! Repeats the deeds about a tournament as a whole: made or imported, its settings and days, deputies, its end.

use crate::{
    app::{
        AppError,
        deed::{
            ArbitrationChosen, ArchiveOpened, DaysSet, DeputyAnswered, DeputyInvited,
            DeputyRemoved, FideModeLeft, HandOverTakenBack, MeetingDaysSet, SettingsChanged,
            TournamentCreated, TournamentHandedOver, TournamentImported, TournamentReopened,
        },
        exchange::{
            archive::{self, Bytes},
            import_trf,
        },
        game::arbitration::{self, ArbitrationInput},
        tournament::{
            closing,
            confirmation::Confirmation,
            days::{self, DaysInput},
            deputies, fide_mode,
            meeting_days::{self, MeetingDayInput},
            settings,
        },
    },
    event::Halt,
};

use super::{Again, fresh};

/// The confirmation with which a deed was done: all of its questions, with this reason.
pub(super) fn answered(reason: &str) -> Confirmation {
    Confirmation {
        reason: reason.to_owned(),
        sure: true,
    }
}

impl Again<'_> {
    pub(super) fn create(&self, deed: &TournamentCreated) -> Result<bool, AppError> {
        fresh(settings::create(
            &self.ctx,
            &self.actor,
            self.key(),
            &deed.settings,
        )?)
    }

    pub(super) fn import(&self, deed: &TournamentImported) -> Result<bool, AppError> {
        fresh(import_trf(
            &self.ctx,
            &self.actor,
            self.key(),
            deed.report.as_bytes(),
            &deed.given,
            &Halt::never(),
        )?)
    }

    pub(super) fn update(&self, deed: &SettingsChanged) -> Result<bool, AppError> {
        fresh(settings::update(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.version,
            &deed.after,
            &answered(&deed.reason),
        )?)
    }

    pub(super) fn set_days(&self, deed: &DaysSet) -> Result<bool, AppError> {
        fresh(days::set(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.version,
            &DaysInput {
                days: deed.days.clone(),
                hours: deed.hours.clone(),
                zone: deed.zone.clone(),
            },
        )?)
    }

    pub(super) fn set_meeting_days(&self, deed: &MeetingDaysSet) -> Result<bool, AppError> {
        let typed = deed.days.iter().map(|one| {
            let (day, hour) = one.day.split_once(' ').unwrap_or((&one.day, ""));
            MeetingDayInput {
                number: one.number,
                day: day.to_owned(),
                hour: hour.to_owned(),
            }
        });
        fresh(meeting_days::set(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            u8::try_from(deed.round).unwrap_or(0),
            &typed.collect::<Vec<_>>(),
        )?)
    }

    pub(super) fn choose_arbitration(&self, deed: &ArbitrationChosen) -> Result<bool, AppError> {
        fresh(arbitration::set(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.version,
            &ArbitrationInput::of_choices(&deed.after),
        )?)
    }

    pub(super) fn invite_deputy(&self, deed: &DeputyInvited) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(deputies::invite(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &deed.name,
        )?)
    }

    pub(super) fn withdraw_invitation(&self, deed: &DeputyInvited) -> Result<bool, AppError> {
        fresh(deputies::withdraw(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.invitation,
        )?)
    }

    pub(super) fn answer_invitation(
        &self,
        deed: &DeputyAnswered,
        accept: bool,
    ) -> Result<bool, AppError> {
        fresh(deputies::answer(
            &self.ctx,
            &self.actor,
            self.key(),
            deed.invitation,
            accept,
        )?)
    }

    pub(super) fn remove_deputy(&self, deed: &DeputyRemoved) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(deputies::remove(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.user,
        )?)
    }

    pub(super) fn close(&self) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(closing::finish(&self.ctx, &self.actor, self.key(), &slug)?)
    }

    pub(super) fn reopen(&self, deed: &TournamentReopened) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(closing::reopen(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &answered(&deed.reason),
        )?)
    }

    pub(super) fn open_archive(&self, deed: &ArchiveOpened) -> Result<bool, AppError> {
        let file = (self.archives)(&deed.digest).ok_or(AppError::NotFound)?;
        fresh(archive::open(
            &self.ctx,
            &self.actor,
            self.key(),
            Bytes::File(&file),
            &Halt::never(),
        )?)
    }

    pub(super) fn hand_over(&self, deed: &TournamentHandedOver) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(archive::mark(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &deed.digest,
            None,
        )?)
    }

    pub(super) fn take_over_back(&self, deed: &HandOverTakenBack) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(archive::take_back(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &answered(&deed.reason),
        )?)
    }

    pub(super) fn leave_fide_mode(&self, deed: &FideModeLeft) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(fide_mode::leave(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &answered(&deed.reason),
        )?)
    }
}
