//! Finds changes, for the live screens.

use std::collections::HashMap;

use crate::{
    live::{Audience, Change},
    store::{Conn, rows},
};

use super::{
    Actor, AppError, Context,
    access::{self, Post, TournamentRole},
    deed::{DeedKind, Subject},
};

/// Audit rows may become visible out of order (PostgreSQL gives numbers before the commit). So this number of rows is
/// read again, and the hub drops those that it has told already.
const OVERLAP: i32 = 64;

/// The result of a look at the trail.
#[derive(Clone, Debug, Default)]
pub struct Touched {
    /// The changes, in the order of the trail.
    pub changes: Vec<Change>,
    /// Number of the newest row.
    pub newest: i32,
    /// All these changes lie in the database's log before this place.
    pub place: i64,
}

/// The changes after audit row `after`; with `None` no changes, only the present end of the trail.
///
/// # Errors
/// Storage failures.
pub fn touched_after(ctx: &Context, after: Option<i32>) -> Result<Touched, AppError> {
    ctx.read(|conn| {
        let newest = rows::audit::newest(conn)?;
        let rows = match after {
            Some(after) => rows::audit::touched_after(conn, after.saturating_sub(OVERLAP))?,
            None => Vec::new(),
        };
        // Asked after the rows were read, so that they lie before it.
        let place = ctx.place_in_log(conn)?;
        let mut last: HashMap<Option<i32>, i32> = HashMap::new();
        let changes = rows
            .into_iter()
            .map(|(tournament, number, action, subject)| {
                let kind = DeedKind::from_code(&action);
                Change {
                    tournament,
                    number,
                    after: last.insert(tournament, number),
                    is_public: kind.is_some_and(DeedKind::is_public),
                    is_listed: kind.is_none_or(DeedKind::is_listed),
                    board: Subject::parse(&subject).and_then(|subject| subject.board()),
                    place,
                }
            });
        Ok(Touched {
            changes: changes.collect(),
            newest,
            place,
        })
    })
}

/// The number of the newest audit row; 0 if there is none.
///
/// # Errors
/// Storage failures.
pub fn newest(ctx: &Context) -> Result<i32, AppError> {
    ctx.read(|conn| Ok(rows::audit::newest(conn)?))
}

/// The audience of somebody with this role in a tournament.
#[must_use]
pub fn audience(role: Option<TournamentRole>) -> Audience {
    match role {
        Some(_) => Audience::Arbiters,
        None => Audience::Public,
    }
}

/// The tournament with this address part, the audience of the reader, and the number of the last change that was told
/// to it.
///
/// # Errors
/// No such tournament.
pub fn heard(ctx: &Context, actor: &Actor, slug: &str) -> Result<(i32, Audience, i32), AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.read(|conn| {
        let audience = audience(access::role_at(conn, actor, id, Post::Desk)?);
        Ok((id, audience, stands_at(conn, id, audience)?))
    })
}

/// The number of the last change of a tournament that this audience was told.
pub(super) fn stands_at(
    conn: &mut Conn,
    tournament: i32,
    audience: Audience,
) -> Result<i32, AppError> {
    Ok(match audience {
        Audience::Arbiters => rows::audit::newest_of(conn, tournament)?,
        Audience::Public => {
            let public = DeedKind::codes(DeedKind::is_public);
            rows::audit::newest_with(conn, tournament, &public)?
        }
    })
}
