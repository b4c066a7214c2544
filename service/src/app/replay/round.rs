//! Repeats the deeds about results, and about rounds from draft to print.

use crate::{
    app::{
        AppError,
        deed::{
            GoesOnNamed, MatchGameEntered, MatchGameTakenBack, ResultEntered, ResultTakenBack,
            RoundDrafted, RoundNumbered, RoundPublished, RoundTakenBack,
        },
        tournament::{
            first_colour::FirstGiven,
            knock_out,
            match_games::{self, MatchGameInput},
            publication,
            results::{self, RecordResult, Seen},
            rounds,
            undo::{self, Undo},
        },
    },
    event::Halt,
};

use super::{Again, fresh, tournament::answered};

/// The number of a round in the type that use cases take.
pub(super) fn number(round: i32) -> Result<u8, AppError> {
    u8::try_from(round).map_err(|_| AppError::NotFound)
}

/// The colour of number 1 with which a round was drafted.
pub(super) fn given(deed: &RoundDrafted) -> FirstGiven {
    let lot = deed.first.and_then(|first| first.lot);
    let chosen = deed.first.filter(|_| lot.is_none());
    FirstGiven {
        colour: chosen.map(|first| first.colour),
        lot,
    }
}

impl Again<'_> {
    pub(super) fn result(&self, deed: &ResultEntered) -> Result<bool, AppError> {
        let input = RecordResult {
            pairing: deed.pairing,
            version: deed.version,
            result: deed.after.result,
            // The result of an incident is repeated together with the incident.
            reason: None,
            confirmed: deed.confirmed.clone(),
        };
        let seen = Seen {
            after: None,
            conflict: deed.seen.unwrap_or_default(),
        };
        let slug = self.slug()?;
        fresh(results::record(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &input,
            &seen,
        )?)
    }

    pub(super) fn name_goes_on(&self, deed: &GoesOnNamed) -> Result<bool, AppError> {
        fresh(knock_out::name_goes_on(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            (deed.pairing, deed.version),
            deed.after,
        )?)
    }

    pub(super) fn enter_match_game(&self, deed: &MatchGameEntered) -> Result<bool, AppError> {
        fresh(match_games::enter(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            (deed.pairing, deed.version),
            &MatchGameInput::from(&deed.given),
        )?)
    }

    pub(super) fn take_match_game_back(&self, deed: &MatchGameTakenBack) -> Result<bool, AppError> {
        fresh(match_games::take_back(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            (deed.pairing, deed.version),
        )?)
    }

    pub(super) fn take_back(&self, deed: &ResultTakenBack) -> Result<bool, AppError> {
        if let Some(reason) = &deed.reason {
            return self.undo_integrity(deed.of, reason);
        }
        let row = self.rows.get(&deed.of).copied();
        let what = Undo::Action(row.ok_or(AppError::NotFound)?);
        let slug = self.slug()?;
        fresh(undo::undo(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &what,
        )?)
    }

    pub(super) fn draft(&self, deed: &RoundDrafted) -> Result<bool, AppError> {
        let first = given(deed);
        fresh(rounds::draft_with(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            number(deed.round)?,
            first,
            &Halt::never(),
        )?)
    }

    pub(super) fn discard(&self) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(rounds::discard(&self.ctx, &self.actor, self.key(), &slug)?)
    }

    pub(super) fn publish(&self, deed: &RoundPublished) -> Result<bool, AppError> {
        let (slug, round) = (self.slug()?, number(deed.round)?);
        fresh(publication::publish_by_hand(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            round,
            &deed.by_hand,
        )?)
    }

    pub(super) fn take_round_back(&self, deed: &RoundTakenBack) -> Result<bool, AppError> {
        fresh(publication::take_back(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            number(deed.round)?,
            &answered(&deed.reason),
        )?)
    }

    pub(super) fn print(&self, deed: &RoundNumbered) -> Result<bool, AppError> {
        let (slug, round) = (self.slug()?, number(deed.round)?);
        fresh(rounds::mark_printed(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            round,
        )?)
    }
}
