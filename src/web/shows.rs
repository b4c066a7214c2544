//! Where what is shown comes from.

use std::sync::{Arc, Mutex, PoisonError};

use crate::{
    app::{AppError, Context, tournament::summary},
    live::Source,
};

/// Where what is shown comes from.
#[derive(Clone, Debug)]
pub enum Shows {
    /// Words of the program.
    Words,
    /// The tournament with this address part.
    Tournament(String),
    /// Tournaments, clubs and players as lists and their own pages name them: no result and no move stands there.
    Lists,
    /// The same, with the results of one tournament, which becomes known when it is read.
    ListsAnd(Chosen),
}

/// The tournament that a reading chose, by its address part; none where it chose none.
#[derive(Clone, Debug, Default)]
pub struct Chosen(Arc<Mutex<Option<String>>>);

impl Chosen {
    /// Says at each reading which one it is.
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
    /// What must not have changed for what is shown to be true. Asked after it was read, in the same snapshot.
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

    /// The [`source`](Self::source) without asking the database: of a tournament that nobody asked for since the start it may be anything.
    pub(super) fn known_source(&self, ctx: &Context) -> Source {
        match self {
            Self::Words => Source::Nothing,
            Self::Tournament(slug) => ctx
                .known_tournament(slug)
                .map_or(Source::Everything, Source::Tournament),
            Self::Lists => Source::Lists,
            // Which one it is, the reading says.
            Self::ListsAnd(_) => Source::Everything,
        }
    }
}
