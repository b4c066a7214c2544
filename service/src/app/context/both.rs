//! Writes to two tournaments: one transaction with both locks, and a row in each trail.

use crate::{
    app::{
        Actor, AppError, Audited, Deed, Done,
        access::{self, Action},
        exchange, tournament,
    },
    live::{self, Change},
    store::{Company, Conn, rows},
};

use super::{Context, closed::Closed};

/// The result of a write to two tournaments, with a deed for each.
#[derive(Clone, Debug)]
pub struct AuditedTwice<T> {
    /// The result of the use case, with the deed of the first tournament.
    pub first: Audited<T>,
    /// The deed of the second tournament.
    pub second: Deed,
}

impl Context {
    /// As [`write`](Self::write), for something that moves from one tournament into another. Both are locked, the lower
    /// number first. Both must be open, the actor must be an arbiter of both, and each gets a row. The first one
    /// remembers the key.
    pub(in crate::app) fn write_both<T>(
        &self,
        actor: &Actor,
        (from, to): (i32, i32),
        key: Option<&str>,
        work: impl FnOnce(&mut Conn) -> Result<AuditedTwice<T>, AppError>,
    ) -> Result<Done<T>, AppError> {
        let now = self.clock.now();
        let mut told = None;
        let how = (Company::Alone, Closed::Refused);
        let action = Action::MoveEntry(from, to);
        let done = self.write_in(how, actor, action, key, |conn| {
            let user = actor.user.as_ref().map_or(0, |user| user.id);
            let found = rows::before_write::of(conn, to, user, ("", ""))?;
            access::require_as(conn, actor, Action::RunTournament(to), found.role()?)?;
            if found.is_handed_over {
                return Err(exchange::archive::handed_over(conn, to)?.into());
            }
            if found.is_mirrored {
                return Err(exchange::mirror::refusal(conn, to)?.into());
            }
            let (newest, is_told) = (found.newest.clone(), found.is_told);
            tournament::closing::must_be_open(found.state()?)?;
            let AuditedTwice { first, second } = work(conn)?;
            let about = second.subject(Some(to));
            let subject = about.to_string();
            let (before, after) = second.stored()?;
            let row = rows::audit::NewAudit {
                at: now,
                user_id: actor.user.as_ref().map(|user| user.id),
                actor: actor.name(),
                action: second.kind().code(),
                tournament_id: Some(to),
                subject: &subject,
                before: &before,
                after: &after,
            };
            let (number, before) = rows::audit_append::insert(conn, &row, newest, None)?;
            if is_told {
                tournament::webhooks::note::note(conn, to, (&second, &about), now)?;
            }
            told = Some(Change {
                tournament: Some(to),
                number,
                after: Some(before),
                is_public: second.kind().is_public(),
                is_listed: second.kind().is_listed(),
                board: None,
                place: live::UNKNOWN,
            });
            Ok(first)
        })?;
        if let Some(change) = told {
            self.tell(change);
        }
        Ok(done)
    }
}
