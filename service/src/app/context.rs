//! The context of every use case.
//!
//! | what | file |
//! |---|---|
//! | the one way to write, and writes to two tournaments | `writing`, `both` |
//! | whether a closed, handed-over or following tournament accepts a write | `closed` |
//! | reading, alone or several use cases in one snapshot | `reading` |
//! | recording who reads personal data | `noted_reading` |
//! | opening, watching and copying the database | `serving` |
//! | stored keys of names brought up to date | `search_keys` |
//! | the players of rating lists | `lists` |

use std::{
    collections::HashMap,
    sync::{Arc, PoisonError, RwLock},
};

use crate::{
    live::Hub,
    store::{Company, Scope, Store, rows},
    time::Clock,
};

use super::{
    AppError, Chance,
    backups::Backups,
    deed::Deed,
    rating_lists,
    tournament::{Shelf, SolvedRounds},
    vocabulary::Vocabulary,
};

mod both;
mod closed;
mod lists;
mod noted_reading;
mod reading;
mod search_keys;
mod serving;
mod writing;

pub use both::AuditedTwice;
pub use serving::Serving;

/// Maximum numbers of tournaments that are remembered.
const MOST_NUMBERS: usize = 4096;

/// Storage, time and live screens, passed to every use case. Cheap to clone.
#[derive(Clone)]
pub struct Context {
    /// The storage. It is private, so that every write names an [`Action`](super::access::Action).
    store: Store,
    /// The source of the time.
    pub clock: Clock,
    /// The source of chance.
    pub chance: Chance,
    /// The live screens, which are told after a commit.
    pub live: Hub,
    /// The tournaments that were read last.
    pub(super) shelf: Arc<Shelf>,
    /// The automatic copies.
    pub(super) backups: Arc<Backups>,
    /// Numbers of tournaments by their address parts, which never change.
    numbers: Arc<RwLock<HashMap<String, i32>>>,
    /// The rounds that were paired last.
    pub(super) solved: Arc<SolvedRounds>,
    /// The words of the registry's names.
    pub(super) vocabulary: Arc<Vocabulary>,
    /// The rating lists that are being searched.
    pub(super) rating_lists: Arc<rating_lists::OpenLists>,
    /// The snapshot that several use cases share, if any.
    shared: Option<reading::Shared>,
    /// The personal data that are given out within it.
    given: reading::Given,
    /// Until when the data read within it are true.
    until: reading::Until,
}

/// The result of a use case, with the deed for its audit row.
#[derive(Clone, Debug)]
pub struct Audited<T> {
    /// The result of the use case.
    pub value: T,
    /// The deed.
    pub deed: Deed,
}

/// The answer to a request that may have been sent before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done<T> {
    /// The request was carried out now.
    Fresh(T),
    /// The request was carried out before, with this subject; nothing was done now.
    Repeated(String),
}

impl<T> Done<T> {
    /// The value, if the request was carried out now.
    pub fn fresh(self) -> Option<T> {
        match self {
            Self::Fresh(value) => Some(value),
            Self::Repeated(_) => None,
        }
    }
}

impl Context {
    /// A context on a store.
    #[must_use]
    pub fn new(store: Store, clock: Clock) -> Self {
        Self {
            store,
            clock,
            chance: Chance::System,
            live: Hub::default(),
            shelf: Arc::default(),
            backups: Arc::default(),
            numbers: Arc::default(),
            solved: Arc::default(),
            vocabulary: Arc::default(),
            rating_lists: Arc::default(),
            shared: None,
            given: reading::Given::default(),
            until: reading::Until::default(),
        }
    }

    /// The same context with a clock that stands still at this moment.
    #[must_use]
    pub fn at(&self, moment: chrono::NaiveDateTime) -> Self {
        Self {
            clock: Clock::Fixed(moment),
            ..self.clone()
        }
    }

    /// The same context in which every draw gives this number.
    #[must_use]
    pub fn drawing(&self, number: u32) -> Self {
        Self {
            chance: Chance::Fixed(number),
            ..self.clone()
        }
    }

    /// Brings stored data of older programs up to date.
    fn renew(&self) -> Result<(), AppError> {
        if self.store.trouble().is_some() {
            // Nothing can be written: the next start does it.
            return Ok(());
        }
        self.complete_chains()?;
        self.renew_search_keys()?;
        self.name_players()?;
        self.name_tournaments()
    }

    /// Adds hashes to audit rows that were written by a program without hashes.
    fn complete_chains(&self) -> Result<(), AppError> {
        for chain in self.read(|conn| Ok(rows::audit_chain::incomplete(conn)?))? {
            let scope = chain.map_or(Scope::Registry, Scope::Tournament);
            self.store
                .write(scope, Company::Alone, |conn| -> Result<(), AppError> {
                    rows::audit_chain::complete(conn, chain)?;
                    Ok(())
                })?;
        }
        Ok(())
    }

    /// The number of the tournament with this address part.
    pub(super) fn tournament_id(&self, slug: &str) -> Result<i32, AppError> {
        if let Some(number) = self.known_tournament(slug) {
            return Ok(number);
        }
        let number = self.ask(|conn| Ok(rows::tournaments::id_of(conn, slug)?))?;
        let mut numbers = self.numbers.write().unwrap_or_else(PoisonError::into_inner);
        if numbers.len() >= MOST_NUMBERS {
            numbers.clear();
        }
        numbers.insert(slug.to_owned(), number);
        Ok(number)
    }

    /// The number of the tournament with this address part, if it was asked for before.
    #[must_use]
    pub fn known_tournament(&self, slug: &str) -> Option<i32> {
        let known = self.numbers.read().unwrap_or_else(PoisonError::into_inner);
        known.get(slug).copied()
    }
}
