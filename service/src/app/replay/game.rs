//! Repeats the deeds about games and incidents.

use crate::{
    app::{
        AppError,
        deed::{
            GameAnnulled, GameFed, GameImported, GamesImported, Given, IncidentRecorded,
            MovePlayed, MoveTakenBack, SheetKept,
        },
        exchange::games_in::{self, GamesText},
        game::{
            annul, confirm, feed, incident,
            record::{self, RecordMove},
            sheets,
        },
    },
    event::Halt,
};

use super::{Again, fresh};

impl Again<'_> {
    pub(super) fn play(&self, deed: &MovePlayed) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(record::record(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &RecordMove {
                pairing: deed.pairing,
                version: deed.version,
                written: deed.written.clone(),
                clock: deed.clock.clone(),
            },
        )?)
    }

    pub(super) fn annul_game(&self, deed: &GameAnnulled) -> Result<bool, AppError> {
        fresh(annul::begin_anew(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.pairing,
            deed.version,
        )?)
    }

    pub(super) fn take_move_back(&self, deed: &MoveTakenBack) -> Result<bool, AppError> {
        fresh(record::undo(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.pairing,
            deed.version,
        )?)
    }

    pub(super) fn feed_game(&self, deed: &GameFed) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(feed::pour_board(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &deed.given,
        )?)
    }

    pub(super) fn keep_sheets(&self, deed: &SheetKept) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(sheets::keep(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &deed.given,
        )?)
    }

    pub(super) fn import_game(&self, deed: &GameImported) -> Result<bool, AppError> {
        fresh(games_in::import_board(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.pairing,
            GamesText::Bytes(deed.text.as_bytes()),
            deed.accept,
        )?)
    }

    pub(super) fn import_games(&self, deed: &GamesImported) -> Result<bool, AppError> {
        fresh(games_in::import_games(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            GamesText::Bytes(deed.text.as_bytes()),
            deed.accept,
            &Halt::never(),
        )?)
    }

    pub(super) fn incident(&self, deed: &IncidentRecorded) -> Result<bool, AppError> {
        let (ctx, actor, slug) = (&self.ctx, &self.actor, self.slug()?);
        fresh(match &deed.given {
            Given::Noted(input) => incident::append(ctx, actor, self.key(), &slug, input)?,
            Given::Judged(input) => confirm::confirm(ctx, actor, self.key(), &slug, input)?,
        })
    }
}
