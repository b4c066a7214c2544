//! What every use case works with, and the one way to write.

use std::sync::Arc;

use crate::{
    live::Hub,
    store::{Conn, Scope, Store, StoreError, rows},
    time::Clock,
};

use super::{
    Actor, AppError,
    access::{self, Action},
    tournament::{Shelf, Solved},
};

/// Storage, time and live screens, passed to every use case. Cheap to clone.
#[derive(Clone)]
pub struct Context {
    /// Where the data are. Private: whoever writes names an [`Action`].
    store: Store,
    /// Where the time comes from.
    pub clock: Clock,
    /// Who is told after a commit.
    pub live: Hub,
    /// Tournaments read last.
    pub(super) shelf: Arc<Shelf>,
    /// Rounds paired last.
    pub(super) solved: Arc<Solved>,
}

/// The audit row that a use case leaves, beside its value.
#[derive(Clone, Debug)]
pub struct Audited<T> {
    /// What the use case answers.
    pub value: T,
    /// What was done: `result.record`, `club.register`.
    pub action: &'static str,
    /// To what: `pairing:17`.
    pub subject: String,
    /// The value before.
    pub before: String,
    /// The value after.
    pub after: String,
}

/// The answer to a request that may have been sent before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done<T> {
    /// Carried out now.
    Fresh(T),
    /// Carried out before, with this subject; nothing was done now.
    Repeated(String),
}

impl<T> Done<T> {
    /// The value, when the request was carried out now.
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
            live: Hub::default(),
            shelf: Arc::default(),
            solved: Arc::default(),
        }
    }

    /// Opens and migrates the database at `url`.
    ///
    /// # Errors
    /// The database cannot be opened or migrated.
    pub fn open(url: &str, clock: Clock) -> Result<Self, AppError> {
        let ctx = Self::unhashed(url, clock)?;
        ctx.complete_chains()?;
        Ok(ctx)
    }

    /// As [`Self::open`], but rows of the audit trail without hash stay so: for who looks at the trail.
    ///
    /// # Errors
    /// The database cannot be opened or migrated.
    pub fn unhashed(url: &str, clock: Clock) -> Result<Self, AppError> {
        let store = Store::open(url)?;
        store.migrate()?;
        Ok(Self::new(store, clock))
    }

    /// Hashes rows of the audit trail that a program without hashes wrote.
    fn complete_chains(&self) -> Result<(), AppError> {
        for chain in self.read(|conn| Ok(rows::audit_chain::incomplete(conn)?))? {
            let scope = chain.map_or(Scope::Registry, Scope::Tournament);
            self.store.write(scope, |conn| -> Result<(), AppError> {
                rows::audit_chain::complete(conn, chain)?;
                Ok(())
            })?;
        }
        Ok(())
    }

    /// Brings the database at `url` to the present schema; the names of what was done.
    ///
    /// # Errors
    /// The database cannot be opened or migrated.
    pub fn migrate(url: &str) -> Result<Vec<String>, AppError> {
        let store = Store::open(url)?;
        let done = store.migrate()?;
        Self::new(store, Clock::System).complete_chains()?;
        Ok(done)
    }

    /// Copies an SQLite database to `file` while it is in use; the copy is checked before it gets its name.
    ///
    /// # Errors
    /// Not an SQLite database; the file cannot be written; the copy is not sound.
    pub fn backup(&self, file: &std::path::Path) -> Result<(), AppError> {
        Ok(self.store.backup(file)?)
    }

    /// One snapshot for reading.
    pub(super) fn read<T>(
        &self,
        work: impl FnOnce(&mut Conn) -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        self.store.read(work)
    }

    /// The number of the tournament with this address part.
    pub(super) fn tournament_id(&self, slug: &str) -> Result<i32, AppError> {
        self.read(|conn| Ok(rows::tournaments::by_slug(conn, slug)?.id))
    }

    /// One write transaction with its audit row, for an actor who may do `action`: it is asked inside the
    /// transaction, before `work`, and says which scope is locked. With a `key`, a request sent twice counts once.
    /// After the commit the live screens of the tournament are told.
    pub(super) fn write<T>(
        &self,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        let scope = action.scope();
        self.transact(actor, action, key, |conn| {
            let tournament = match scope {
                Scope::Registry => None,
                Scope::Tournament(id) => Some(id),
            };
            Ok((tournament, work(conn)?))
        })
    }

    /// As [`Self::write`] for [`Action::CreateTournament`]; `work` tells the new tournament's number, whose record
    /// begins with this row.
    pub(super) fn found_tournament<T>(
        &self,
        actor: &Actor,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<(i32, Audited<T>), AppError>,
    ) -> Result<Done<T>, AppError> {
        self.transact(actor, Action::CreateTournament, key, |conn| {
            let (tournament, audited) = work(conn)?;
            Ok((Some(tournament), audited))
        })
    }

    /// Book-keeping that is nobody's decision and leaves no audit row: when a session was last used.
    pub(super) fn keep_book(
        &self,
        work: impl FnOnce(&mut Conn) -> Result<(), AppError>,
    ) -> Result<(), AppError> {
        self.store.write(Scope::Registry, work)
    }

    fn transact<T>(
        &self,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<(Option<i32>, Audited<T>), AppError>,
    ) -> Result<Done<T>, AppError> {
        let now = self.clock.now();
        let (done, event) = self
            .store
            .write(action.scope(), |conn| -> Result<_, AppError> {
                access::require(conn, actor, action)?;
                if let Some(key) = key
                    && let Some(subject) = rows::idempotency::find(conn, key, &actor.key)?
                {
                    return Ok((Done::Repeated(subject), None));
                }
                let (tournament, audited) = work(conn)?;
                if let Some(key) = key {
                    rows::idempotency::insert(conn, key, &actor.key, &audited.subject, now)
                        .map_err(|error| match error {
                            StoreError::Duplicate(_) => AppError::KeyReused,
                            other => other.into(),
                        })?;
                }
                let number = rows::audit::insert(
                    conn,
                    &rows::audit::NewAudit {
                        at: now,
                        user_id: actor.user.as_ref().map(|user| user.id),
                        actor: actor.name(),
                        action: audited.action,
                        tournament_id: tournament,
                        subject: &audited.subject,
                        before: &audited.before,
                        after: &audited.after,
                    },
                )?;
                Ok((
                    Done::Fresh(audited.value),
                    tournament.map(|id| (id, number)),
                ))
            })?;
        if let Some((tournament, number)) = event {
            self.live.publish(tournament, number);
        }
        Ok(done)
    }
}
