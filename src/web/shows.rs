//! The source of what an answer shows.

use std::sync::{Arc, Mutex, PoisonError};

use crate::{
    app::{AppError, Context, tournament::summary},
    live::Source,
};

/// The source of what an answer shows.
#[derive(Clone, Debug)]
pub enum Shows {
    /// Only words of the program.
    Words,
    /// The tournament with this address part.
    Tournament(String),
    /// Lists of tournaments, clubs and players, and their own pages; without any result or move.
    Lists,
    /// The same, with the results of one tournament that is only known after reading.
    ListsAnd(Chosen),
}

/// Address part of the tournament that the last reading chose; empty if it chose none.
#[derive(Clone, Debug, Default)]
pub struct Chosen(Arc<Mutex<Option<String>>>);

impl Chosen {
    /// Sets the tournament that a reading chose.
    pub fn is(&self, slug: Option<&str>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = slug.map(str::to_owned);
    }

    fn slug(&self) -> Option<String> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }
}

impl Shows {
    /// The data that must be unchanged for the answer to be up to date. Asked after reading, in the same snapshot.
    ///
    /// # Errors
    /// No such tournament; storage failures.
    pub(super) fn source(&self, ctx: &Context) -> Result<Source, AppError> {
        Ok(match self {
            Self::Words => Source::Nothing,
            Self::Tournament(slug) => Source::Tournament(summary::number(ctx, slug)?),
            Self::Lists => Source::Lists,
            Self::ListsAnd(chosen) => match chosen.slug() {
                Some(slug) => Source::ListsAnd(summary::number(ctx, &slug)?),
                None => Source::Lists,
            },
        })
    }

    /// The [`source`](Self::source) without asking the database. For a tournament that nobody asked for since the start, it is
    /// everything.
    pub(super) fn known_source(&self, ctx: &Context) -> Source {
        match self {
            Self::Words => Source::Nothing,
            Self::Tournament(slug) => ctx
                .known_tournament(slug)
                .map_or(Source::Everything, Source::Tournament),
            Self::Lists => Source::Lists,
            // Only the reading says which tournament it is.
            Self::ListsAnd(_) => Source::Everything,
        }
    }
}
