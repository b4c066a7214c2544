//! The rating lists on this machine.

use chrono::{NaiveDate, NaiveDateTime};

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done,
        access::{self, Action},
        deed::{ListRemoved, Subject},
    },
    event::{ListKind, RatingOrigin},
    store::rows::{
        audit,
        rating_lists::{self, RatingListRow},
    },
};

/// The owner whose lists give titles and federations, and the default owner.
pub const FIDE: &str = "FIDE";

/// A rating list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingList {
    /// Number of the list.
    pub id: i32,
    /// Owner of the list, such as `FIDE`.
    pub source: String,
    /// The kinds of ratings that it has.
    pub kind: ListKind,
    /// First day on which it is valid.
    pub valid_from: NaiveDate,
    /// Number of its players.
    pub players: i32,
    /// SHA-256 of the imported file.
    pub sha256: String,
    /// When it was imported, in UTC.
    pub imported_at: NaiveDateTime,
    /// Number of its data.
    pub(super) data: i32,
    /// Whether its players are on this machine. A copy of a database does not include them, so the file is imported
    /// again.
    pub is_here: bool,
}

impl RatingList {
    /// Whether it is a list of FIDE.
    #[must_use]
    pub fn is_fide(&self) -> bool {
        self.source == FIDE
    }

    /// The list, as the ratings taken from it name it.
    #[must_use]
    pub fn origin(&self) -> RatingOrigin {
        RatingOrigin {
            source: self.source.clone(),
            kind: self.kind,
            valid_from: self.valid_from,
        }
    }
}

/// The lists, grouped by owner, the newest first; only for people who are logged in.
///
/// # Errors
/// Storage failures.
pub fn lists(ctx: &Context, actor: &Actor) -> Result<Vec<RatingList>, AppError> {
    if !actor.is_command_line() {
        access::signed_in(actor)?;
    }
    all(ctx)
}

/// All lists for any caller, grouped by owner, the newest first.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn all(ctx: &Context) -> Result<Vec<RatingList>, AppError> {
    let rows = ctx.read(|conn| Ok(rating_lists::all(conn)?))?;
    rows.into_iter().map(|row| list(ctx, row)).collect()
}

fn list(ctx: &Context, row: RatingListRow) -> Result<RatingList, AppError> {
    Ok(RatingList {
        is_here: ctx.has_list(row.data)?,
        id: row.id,
        data: row.data,
        source: row.source,
        kind: row.kind,
        valid_from: row.valid_from,
        players: row.players,
        sha256: row.sha256,
        imported_at: row.imported_at,
    })
}

/// All lists, each with the name of the person who imported it, from the trail; only for administrators.
///
/// # Errors
/// Not an administrator; storage failures.
pub fn with_takers(ctx: &Context, actor: &Actor) -> Result<Vec<(RatingList, String)>, AppError> {
    let rows = ctx.read(|conn| {
        access::require(conn, actor, Action::Administer)?;
        let mut rows = Vec::new();
        for row in rating_lists::all(conn)? {
            let subject = Subject::RatingList(row.id).to_string();
            let taken_in = audit::newest_of_subject(conn, &subject, (0, 1))?;
            let by = taken_in.into_iter().next().map(|row| row.actor);
            rows.push((row, by.unwrap_or_default()));
        }
        Ok(rows)
    })?;
    rows.into_iter()
        .map(|(row, by)| Ok((list(ctx, row)?, by)))
        .collect()
}

/// Removes a list; only for administrators. Entries made from it stay.
///
/// # Errors
/// No such list.
pub fn remove(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    list: i32,
) -> Result<Done<()>, AppError> {
    let done = ctx.write(actor, Action::Administer, key, |conn| {
        let row = rating_lists::by_id(conn, list)?;
        rating_lists::delete(conn, list)?;
        Ok(Audited {
            value: (),
            deed: Deed::ListRemoved(ListRemoved {
                list,
                source: row.source,
                kind: row.kind.code().to_owned(),
                valid_from: Some(row.valid_from),
                sha256: row.sha256,
                players: row.players,
            }),
        })
    })?;
    ctx.clear_lists();
    Ok(done)
}
