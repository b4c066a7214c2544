//! Where what is shown comes from.

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
    /// Tournaments and clubs as lists name them: no result and no move stands there.
    Lists,
    /// Clubs, players, all tournaments.
    Everything,
}

impl Shows {
    /// What must not have changed for what is shown to be true.
    ///
    /// # Errors
    /// No such tournament; storage failures.
    pub(super) fn source(&self, ctx: &Context) -> Result<Source, AppError> {
        Ok(match self {
            Self::Words => Source::Nothing,
            Self::Tournament(slug) => Source::Tournament(summary::number(ctx, slug)?),
            Self::Lists => Source::Lists,
            Self::Everything => Source::Everything,
        })
    }

    /// The same without asking the database: of a tournament that nobody asked for since the start it may be anything.
    pub(super) fn known_source(&self, ctx: &Context) -> Source {
        match self {
            Self::Words => Source::Nothing,
            Self::Tournament(slug) => ctx
                .known_tournament(slug)
                .map_or(Source::Everything, Source::Tournament),
            Self::Lists => Source::Lists,
            Self::Everything => Source::Everything,
        }
    }
}
