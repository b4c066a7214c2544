//! What every use case works with, and the one way to write.

use std::{
    collections::HashMap,
    sync::{Arc, PoisonError, RwLock},
};

use crate::{
    live::{Change, Hub},
    store::{Company, Conn, Scope, Store, StoreError, rows},
    time::Clock,
};

use super::{
    Actor, AppError,
    access::{self, Action},
    backups::Backups,
    deed::Deed,
    tournament::{self, Shelf, SolvedRounds},
};

mod reading;
mod search_keys;
mod serving;

pub use serving::Serving;

/// Numbers of tournaments remembered at most.
const MOST_NUMBERS: usize = 4096;

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
    /// Copies that the server makes by itself.
    pub(super) backups: Arc<Backups>,
    /// Numbers of tournaments by their address parts, which never change.
    numbers: Arc<RwLock<HashMap<String, i32>>>,
    /// Rounds paired last.
    pub(super) solved: Arc<SolvedRounds>,
    /// The snapshot that several use cases share, where they do.
    shared: Option<reading::Shared>,
}

/// The audit row that a use case leaves, beside its value.
#[derive(Clone, Debug)]
pub struct Audited<T> {
    /// What the use case answers.
    pub value: T,
    /// What was done.
    pub deed: Deed,
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
            backups: Arc::default(),
            numbers: Arc::default(),
            solved: Arc::default(),
            shared: None,
        }
    }

    /// The same with a clock that stands still at this moment.
    #[must_use]
    pub fn at(&self, moment: chrono::NaiveDateTime) -> Self {
        Self {
            clock: Clock::Fixed(moment),
            ..self.clone()
        }
    }

    /// Brings to the present state what an older program stored.
    fn renew(&self) -> Result<(), AppError> {
        if self.store.trouble().is_some() {
            // Nothing can be written: the next start does it.
            return Ok(());
        }
        self.complete_chains()?;
        self.renew_search_keys()?;
        self.name_players()
    }

    /// Hashes rows of the audit trail that a program without hashes wrote.
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
        let known = self.numbers.read();
        let known = known
            .unwrap_or_else(PoisonError::into_inner)
            .get(slug)
            .copied();
        if let Some(number) = known {
            return Ok(number);
        }
        let number = self.read(|conn| Ok(rows::tournaments::id_of(conn, slug)?))?;
        let mut numbers = self.numbers.write().unwrap_or_else(PoisonError::into_inner);
        if numbers.len() >= MOST_NUMBERS {
            numbers.clear();
        }
        numbers.insert(slug.to_owned(), number);
        Ok(number)
    }

    /// One write transaction with its audit row, for an actor who may do `action`: it is asked inside the
    /// transaction, before `work`, and says which scope is locked. With a `key`, a request sent twice counts once.
    /// After the commit the live screens of the tournament are told.
    ///
    /// A closed tournament takes no write: it is refused with [`Refusal::TournamentOver`](super::Refusal).
    pub(super) fn write<T>(
        &self,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        self.write_to_closed(actor, action, key, |conn| {
            if let Scope::Tournament(id) = action.scope() {
                tournament::closing::require_open(conn, id)?;
            }
            work(conn)
        })
    }

    /// As [`write`](Self::write), for what takes long: a list, a round, an event's games. It shares its commit with
    /// nobody, so that nobody's result waits for it longer than it must.
    pub(super) fn write_much<T>(
        &self,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        self.write_much_to_closed(actor, action, key, |conn| {
            if let Scope::Tournament(id) = action.scope() {
                tournament::closing::require_open(conn, id)?;
            }
            work(conn)
        })
    }

    /// As [`write_much`](Self::write_much), where a closed tournament takes it too.
    pub(super) fn write_much_to_closed<T>(
        &self,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        self.write_in(Company::Alone, actor, action, key, work)
    }

    /// As [`write`](Self::write), for the few writes that a closed tournament takes too.
    pub(super) fn write_to_closed<T>(
        &self,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        self.write_in(Company::Together, actor, action, key, work)
    }

    fn write_in<T>(
        &self,
        company: Company,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        let scope = action.scope();
        self.transact(actor, (action, company), key, |conn| {
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
        let alone = (Action::CreateTournament, Company::Alone);
        self.transact(actor, alone, key, |conn| {
            let (tournament, audited) = work(conn)?;
            Ok((Some(tournament), audited))
        })
    }

    /// Book-keeping that is nobody's decision and leaves no audit row: when a session was last used.
    pub(super) fn keep_book(
        &self,
        work: impl FnOnce(&mut Conn) -> Result<(), AppError>,
    ) -> Result<(), AppError> {
        self.must_not_only_read()?;
        self.store.write(Scope::Registry, Company::Together, work)
    }

    fn transact<T>(
        &self,
        actor: &Actor,
        (action, company): (Action, Company),
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<(Option<i32>, Audited<T>), AppError>,
    ) -> Result<Done<T>, AppError> {
        self.must_not_only_read()?;
        let now = self.clock.now();
        let (done, event) =
            self.store
                .write(action.scope(), company, |conn| -> Result<_, AppError> {
                    access::require(conn, actor, action)?;
                    if let Some(key) = key
                        && let Some(subject) = rows::idempotency::find(conn, key, &actor.key)?
                    {
                        return Ok((Done::Repeated(subject), None));
                    }
                    let (tournament, Audited { value, deed }) = work(conn)?;
                    let about = deed.subject(tournament);
                    let subject = about.to_string();
                    let (before, after) = deed.stored()?;
                    let (number, after) = rows::audit::insert(
                        conn,
                        &rows::audit::NewAudit {
                            at: now,
                            user_id: actor.user.as_ref().map(|user| user.id),
                            actor: actor.name(),
                            action: deed.kind().code(),
                            tournament_id: tournament,
                            subject: &subject,
                            before: &before,
                            after: &after,
                        },
                    )?;
                    if let Some(key) = key {
                        let request = (key, actor.key.as_str());
                        rows::idempotency::insert(conn, request, &subject, number, now).map_err(
                            |error| match error {
                                StoreError::Duplicate(_) => AppError::KeyReused,
                                other => other.into(),
                            },
                        )?;
                    }
                    Ok((
                        Done::Fresh(value),
                        Some(Change {
                            tournament,
                            number,
                            after: Some(after),
                            is_public: deed.kind().is_public(),
                            board: about.board(),
                        }),
                    ))
                })?;
        if let Some(change) = event {
            self.live.publish(change);
        }
        Ok(done)
    }
}
