//! Repeats the deeds between the entries and the first move.

use crate::app::{
    AppError,
    deed::{CheckAccepted, CheckInClosed, FirstColourSet, HalfPointByesBarred, SeatsNoted},
    game::empty_seats,
    tournament::{
        byes, check_in,
        first_colour::{self, FirstGiven},
        preflight::{self, Check},
        ready_to_pair::Answers,
        unseen_answer::Answer,
    },
};

use super::{Again, fresh};

impl Again<'_> {
    pub(super) fn close_check_in(&self, deed: &CheckInClosed) -> Result<bool, AppError> {
        let absent = deed.absent.iter().map(|entry| (*entry, Answer::Absent));
        let others = deed.others.iter().map(|one| (one.entry, one.answer));
        let answers = Answers {
            all: None,
            each: absent.chain(others).collect(),
        };
        let slug = self.slug()?;
        fresh(check_in::close(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &answers,
        )?)
    }

    pub(super) fn accept_check(&self, deed: &CheckAccepted) -> Result<bool, AppError> {
        let check = Check::from_code(&deed.check).ok_or(AppError::NotFound)?;
        fresh(preflight::accept(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            check,
            &deed.reason,
        )?)
    }

    pub(super) fn set_first_colour(&self, deed: &FirstColourSet) -> Result<bool, AppError> {
        let first = deed.after;
        let given = FirstGiven {
            // A draw is repeated with the same number.
            colour: first.lot.is_none().then_some(first.colour),
            lot: first.lot,
        };
        let slug = self.slug()?;
        fresh(first_colour::set_with(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            given,
        )?)
    }

    pub(super) fn note_seats(&self, deed: &SeatsNoted) -> Result<bool, AppError> {
        let round = u8::try_from(deed.round).map_err(|_| AppError::NotFound)?;
        fresh(empty_seats::note(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            round,
            &deed.seats,
            deed.empty,
        )?)
    }

    pub(super) fn bar_half_point_byes(&self, deed: &HalfPointByesBarred) -> Result<bool, AppError> {
        fresh(byes::bar(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.entry,
            deed.barred,
        )?)
    }
}
