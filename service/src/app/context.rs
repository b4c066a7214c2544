//! What every use case works with, and the one way to write.

use std::{
    collections::HashMap,
    sync::{Arc, PoisonError, RwLock},
};

use crate::{
    live::{self, Change, Hub},
    store::{Company, Conn, Scope, Store, StoreError, rows},
    time::Clock,
};

use super::{
    Actor, AppError, Chance,
    access::{self, Action},
    backups::Backups,
    deed::Deed,
    exchange,
    players::vocabulary::Vocabulary,
    rating_lists,
    tournament::{self, Shelf, SolvedRounds},
};

mod both;
mod lists;
mod reading;
mod search_keys;
mod serving;

pub use both::AuditedTwice;
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
    /// Where chance comes from.
    pub chance: Chance,
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
    /// The words of the registry's names.
    pub(super) vocabulary: Arc<Vocabulary>,
    /// Rating lists that are searched.
    pub(super) rating_lists: Arc<rating_lists::OpenLists>,
    /// The snapshot that several use cases share, where they do.
    shared: Option<reading::Shared>,
    /// What is given within it of persons' data.
    given: reading::Given,
    /// Until when what was read within it is true.
    until: reading::Until,
}

/// The audit row that a use case leaves, beside its value.
#[derive(Clone, Debug)]
pub struct Audited<T> {
    /// What the use case answers.
    pub value: T,
    /// What was done.
    pub deed: Deed,
}

/// What a use case does within its transaction: the tournament in whose record the row stands, and the row.
type Work<'a> = dyn FnMut(&mut Conn) -> Result<(Option<i32>, Deed), AppError> + 'a;

/// What becomes of a write to a closed tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Closed {
    Refused,
    Taken,
    /// One that another machine goes on with takes it too.
    HandedOver,
    /// One that follows a hall takes it too.
    Mirrored,
    /// One that follows a hall takes it, and passes it on to the hall.
    PassedOn,
    /// Whatever became of the tournament.
    Any,
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

    /// The same with a clock that stands still at this moment.
    #[must_use]
    pub fn at(&self, moment: chrono::NaiveDateTime) -> Self {
        Self {
            clock: Clock::Fixed(moment),
            ..self.clone()
        }
    }

    /// The same where this number is drawn.
    #[must_use]
    pub fn drawing(&self, number: u32) -> Self {
        Self {
            chance: Chance::Fixed(number),
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
        self.name_players()?;
        self.name_tournaments()
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

    /// The number of the tournament with this address part, where it was asked before.
    #[must_use]
    pub fn known_tournament(&self, slug: &str) -> Option<i32> {
        let known = self.numbers.read().unwrap_or_else(PoisonError::into_inner);
        known.get(slug).copied()
    }

    /// One write transaction with its audit row, for an actor who may do `action`: it is asked inside the
    /// transaction, before `work`, and says which scope is locked. With a `key`, a request sent twice counts once.
    /// After the commit the live screens of the tournament are told.
    ///
    /// A closed tournament takes no write: it is refused with [`Refusal::TournamentOver`](super::Refusal). One that was
    /// handed over takes none either, of whatever kind, nor one that follows a hall.
    pub(super) fn write<T>(
        &self,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        self.write_in(
            (Company::Together, Closed::Refused),
            actor,
            action,
            key,
            work,
        )
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
        self.write_in((Company::Alone, Closed::Refused), actor, action, key, work)
    }

    /// As [`write_much`](Self::write_much), where a closed tournament takes it too.
    pub(super) fn write_much_to_closed<T>(
        &self,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        self.write_in((Company::Alone, Closed::Taken), actor, action, key, work)
    }

    /// As [`write`](Self::write), for the few writes that a closed tournament takes too.
    pub(super) fn write_to_closed<T>(
        &self,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        self.write_in((Company::Together, Closed::Taken), actor, action, key, work)
    }

    /// As [`write`](Self::write), for the one write that a tournament takes with which another machine goes on.
    pub(super) fn write_to_handed_over<T>(
        &self,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        let how = (Company::Together, Closed::HandedOver);
        self.write_in(how, actor, action, key, work)
    }

    /// As [`write_much`](Self::write_much), for the few writes that a tournament takes which follows a hall.
    pub(super) fn write_to_mirrored<T>(
        &self,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        let how = (Company::Alone, Closed::Mirrored);
        self.write_in(how, actor, action, key, work)
    }

    /// As [`write`](Self::write), for what players say themselves: a tournament that follows a hall takes it too, and passes it
    /// on to the hall, which decides.
    pub(super) fn write_passed_on<T>(
        &self,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        let how = (Company::Together, Closed::PassedOn);
        self.write_in(how, actor, action, key, work)
    }

    /// As [`write`](Self::write), for what every tournament takes, whatever became of it: what the law asks for.
    pub(super) fn write_to_any<T>(
        &self,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        self.write_in((Company::Together, Closed::Any), actor, action, key, work)
    }

    fn write_in<T>(
        &self,
        how: (Company, Closed),
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        let tournament = action.scope().tournament();
        self.transact(actor, (action, how), key, |conn| {
            Ok((tournament, work(conn)?))
        })
    }

    /// As [`Self::write`] for [`Action::CreateTournament`]; `work` tells the new tournament's number, whose record
    /// begins with this row. The organiser for whom the actor works holds it.
    pub(super) fn found_tournament<T>(
        &self,
        actor: &Actor,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<(i32, Audited<T>), AppError>,
    ) -> Result<Done<T>, AppError> {
        let alone = (Company::Alone, Closed::Taken);
        self.transact(actor, (Action::CreateTournament, alone), key, |conn| {
            let (tournament, audited) = work(conn)?;
            if let Some(user) = &actor.user
                && let Some((organiser, _)) = rows::organisers::of_user(conn, user.id)?
            {
                rows::organisers::hold(conn, tournament, Some(organiser))?;
            }
            Ok((Some(tournament), audited))
        })
    }

    /// As [`Self::found_tournament`], for one beside tournament `of`, which has the same organiser: whoever founds it directs
    /// that one too.
    pub(super) fn found_beside<T>(
        &self,
        actor: &Actor,
        of: i32,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<(i32, Audited<T>), AppError>,
    ) -> Result<Done<T>, AppError> {
        let alone = (Company::Alone, Closed::Taken);
        self.transact(actor, (Action::CreateTournament, alone), key, |conn| {
            access::require(conn, actor, Action::DirectTournament(of))?;
            let (tournament, audited) = work(conn)?;
            let holder = rows::organisers::of_tournament(conn, of)?;
            rows::organisers::hold(conn, tournament, holder.map(|row| row.id))?;
            Ok((Some(tournament), audited))
        })
    }

    /// Book-keeping that is nobody's decision and leaves no audit row: when a session was last used.
    pub(super) fn keep_book(
        &self,
        work: impl FnOnce(&mut Conn) -> Result<(), AppError>,
    ) -> Result<(), AppError> {
        self.must_not_only_read()?;
        self.store.write(Scope::Sessions, Company::Together, work)
    }

    /// Runs `work` in a write transaction with its permission, its key and its row of the trail. The value goes past what
    /// is compiled once for all use cases.
    fn transact<T>(
        &self,
        actor: &Actor,
        how: (Action, (Company, Closed)),
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<(Option<i32>, Audited<T>), AppError>,
    ) -> Result<Done<T>, AppError> {
        let (mut work, mut made) = (Some(work), None);
        let done = self.transact_deed(actor, how, key, &mut |conn| {
            let work = work.take().ok_or_else(|| broken("a write runs twice"))?;
            let (tournament, Audited { value, deed }) = work(conn)?;
            made = Some(value);
            Ok((tournament, deed))
        })?;
        match done {
            Done::Fresh(()) => made
                .map(Done::Fresh)
                .ok_or_else(|| broken("a write made nothing")),
            Done::Repeated(subject) => Ok(Done::Repeated(subject)),
        }
    }

    fn transact_deed(
        &self,
        actor: &Actor,
        (action, (company, closed)): (Action, (Company, Closed)),
        key: Option<&str>,
        work: &mut Work<'_>,
    ) -> Result<Done<()>, AppError> {
        self.must_not_only_read()?;
        let now = self.clock.now();
        let (done, event) =
            self.store
                .write(action.scope(), company, |conn| -> Result<_, AppError> {
                    let mut newest = None;
                    let (mut is_told, mut is_copy) = (false, false);
                    let repeated = match action.scope().tournament() {
                        Some(id) => {
                            let user = actor.user.as_ref().map_or(0, |user| user.id);
                            let request = (key.unwrap_or_default(), actor.key.as_str());
                            let mut found = rows::standing::of(conn, id, user, request)?;
                            access::require_as(conn, actor, action, found.role()?)?;
                            newest = found.newest.take();
                            is_told = found.is_told;
                            let repeated = found.repeated.take();
                            is_copy = found.is_mirrored;
                            if repeated.is_none() {
                                must_take(conn, id, &found, closed)?;
                            }
                            repeated
                        }
                        None => {
                            access::require(conn, actor, action)?;
                            match key {
                                Some(key) => rows::idempotency::find(conn, key, &actor.key)?,
                                None => None,
                            }
                        }
                    };
                    if let Some(subject) = repeated {
                        // Perhaps at another server: this one is told, too, before it answers that it is done.
                        let there = action.scope().tournament().zip(newest);
                        let there = there.map(|(id, (number, _))| Change {
                            tournament: Some(id),
                            number,
                            after: None,
                            is_public: false,
                            is_listed: true,
                            board: None,
                            place: live::UNKNOWN,
                        });
                        return Ok((Done::Repeated(subject), there));
                    }
                    let (tournament, deed) = work(conn)?;
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
                        newest,
                        key.map(|key| (key, actor.key.as_str())),
                    )
                    .map_err(|error| match error {
                        StoreError::Duplicate(_) => AppError::KeyReused,
                        other => other.into(),
                    })?;
                    if let Some(id) = tournament {
                        tournament::board_news::note::note(conn, id, &deed, now)?;
                        if is_copy {
                            exchange::mirror::pass_on(conn, id, &deed, now)?;
                        }
                        if is_told {
                            tournament::webhooks::note::note(conn, id, (&deed, &about), now)?;
                        }
                    }
                    Ok((
                        Done::Fresh(()),
                        Some(Change {
                            tournament,
                            number,
                            after: Some(after),
                            is_public: deed.kind().is_public(),
                            is_listed: deed.kind().is_listed(),
                            board: about.board(),
                            place: live::UNKNOWN,
                        }),
                    ))
                })?;
        if let Some(change) = event {
            self.tell(change);
        }
        Ok(done)
    }

    /// Tells of a change that was committed.
    fn tell(&self, change: Change) {
        let place = self.committed_until();
        self.live.publish(Change { place, ..change });
    }
}

/// Whether a tournament takes a write, as it stands.
fn must_take(
    conn: &mut Conn,
    id: i32,
    found: &rows::standing::Standing,
    closed: Closed,
) -> Result<(), AppError> {
    if found.is_handed_over && !matches!(closed, Closed::HandedOver | Closed::Any) {
        return Err(exchange::archive::handed_over(conn, id)?.into());
    }
    if found.is_mirrored {
        match closed {
            Closed::Mirrored | Closed::Any => {}
            Closed::PassedOn => exchange::mirror::must_be_followed(conn, id)?,
            _ => return Err(exchange::mirror::refusal(conn, id)?.into()),
        }
    }
    match closed {
        Closed::Refused | Closed::PassedOn => tournament::closing::must_be_open(found.state()?),
        _ => Ok(()),
    }
}

fn broken(what: &str) -> AppError {
    AppError::System(what.to_owned())
}
