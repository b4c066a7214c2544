//! The one way to write: permission, key, work and the row of the trail in one transaction.

use crate::{
    app::{
        Actor, AppError, Deed,
        access::{self, Action},
        exchange, tournament,
    },
    live::{self, Change},
    store::{Company, Conn, Scope, StoreError, rows},
};

use super::{
    Audited, Context, Done,
    closed::{Closed, must_take},
};

/// The work of a use case within its transaction: it gives the tournament of the trail's row, and the deed.
type Work<'a> = dyn FnMut(&mut Conn) -> Result<(Option<i32>, Deed), AppError> + 'a;

impl Context {
    /// One write transaction with its audit row, for an actor who may do `action`. The permission is checked inside the
    /// transaction, before `work`; `action` also says which scope is locked. With a `key`, a request that is sent twice
    /// is carried out once. After the commit, the live screens of the tournament are told.
    ///
    /// A closed tournament accepts no write: it is refused with [`Refusal::TournamentOver`](crate::app::Refusal). A
    /// tournament that was handed over, or that follows a hall, also accepts none.
    pub(in crate::app) fn write<T>(
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

    /// As [`write`](Self::write), for long work such as a list, a round, or the games of an event. It shares its commit
    /// with no other write, so that results wait as little as possible.
    pub(in crate::app) fn write_much<T>(
        &self,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        self.write_in((Company::Alone, Closed::Refused), actor, action, key, work)
    }

    /// As [`write_much`](Self::write_much), for work that a closed tournament accepts too.
    pub(in crate::app) fn write_much_to_closed<T>(
        &self,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        self.write_in((Company::Alone, Closed::Taken), actor, action, key, work)
    }

    /// As [`write`](Self::write), for the few writes that a closed tournament accepts too.
    pub(in crate::app) fn write_to_closed<T>(
        &self,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        self.write_in((Company::Together, Closed::Taken), actor, action, key, work)
    }

    /// As [`write`](Self::write), for the one decision of a person that a handed-over tournament accepts too: to
    /// take it back.
    pub(in crate::app) fn write_to_handed_over<T>(
        &self,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        let how = (Company::Together, Closed::HandedOver);
        self.write_in(how, actor, action, key, work)
    }

    /// As [`write_to_handed_over`](Self::write_to_handed_over), for the long work of accepting a whole message of the machine that
    /// goes on with the tournament.
    pub(in crate::app) fn write_much_to_handed_over<T>(
        &self,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        let how = (Company::Alone, Closed::HandedOver);
        self.write_in(how, actor, action, key, work)
    }

    /// As [`write_much`](Self::write_much), for the few writes that a tournament which follows a hall accepts too.
    pub(in crate::app) fn write_to_mirrored<T>(
        &self,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        let how = (Company::Alone, Closed::Mirrored);
        self.write_in(how, actor, action, key, work)
    }

    /// As [`write`](Self::write), for input from players: a tournament that follows a hall accepts it too, and passes
    /// it on to the hall, which decides.
    pub(in crate::app) fn write_passed_on<T>(
        &self,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        let how = (Company::Together, Closed::PassedOn);
        self.write_in(how, actor, action, key, work)
    }

    /// As [`write`](Self::write), for writes that a tournament accepts in every state, because the law requires them.
    pub(in crate::app) fn write_to_any<T>(
        &self,
        actor: &Actor,
        action: Action,
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<Audited<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        self.write_in((Company::Together, Closed::Any), actor, action, key, work)
    }

    /// As the writes above, for the tournaments that `closed` admits.
    pub(super) fn write_in<T>(
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

    /// As [`Self::write`] for [`Action::CreateTournament`]. `work` gives the number of the new tournament, whose record
    /// begins with this row. The organiser for which the actor works holds it.
    pub(in crate::app) fn found_tournament<T>(
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

    /// As [`Self::found_tournament`], for a tournament with the same organiser as tournament `of`, which the actor must
    /// direct too.
    pub(in crate::app) fn found_beside<T>(
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

    /// Writes book-keeping, which leaves no audit row, such as the last use of a session.
    pub(in crate::app) fn keep_book(
        &self,
        work: impl FnOnce(&mut Conn) -> Result<(), AppError>,
    ) -> Result<(), AppError> {
        self.must_not_only_read()?;
        self.store.write(Scope::Sessions, Company::Together, work)
    }

    /// Runs `work` in a write transaction with its permission, its key and its row of the trail. The value bypasses the
    /// part that is compiled once for all use cases.
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
                            let mut found = rows::before_write::of(conn, id, user, request)?;
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
                        // The first request may have run at another server: this server is told about its row too
                        // before it answers.
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
                    let (number, after) = rows::audit_append::insert(
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

    /// Tells the live screens about a committed change.
    pub(super) fn tell(&self, change: Change) {
        let place = self.committed_until();
        self.live.publish(Change { place, ..change });
    }
}

fn broken(what: &str) -> AppError {
    AppError::System(what.to_owned())
}
