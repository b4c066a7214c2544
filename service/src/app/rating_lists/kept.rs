//! The lists that are here.

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

/// Whose lists have titles and federations that count, and whose list is meant where nobody says so.
pub const FIDE: &str = "FIDE";

/// A rating list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingList {
    /// Its number.
    pub id: i32,
    /// Whose it is: `FIDE`.
    pub source: String,
    /// Which ratings it has.
    pub kind: ListKind,
    /// Since when it holds.
    pub valid_from: NaiveDate,
    /// How many players it has.
    pub players: i32,
    /// SHA-256 of the file that was taken in.
    pub sha256: String,
    /// When it was taken in, UTC.
    pub imported_at: NaiveDateTime,
    /// Number of its data.
    pub(super) data: i32,
    /// Whether its players are here: a copy of a database has none, and the file is taken in again.
    pub is_here: bool,
}

impl RatingList {
    /// Whether it is FIDE's.
    #[must_use]
    pub fn is_fide(&self) -> bool {
        self.source == FIDE
    }

    /// The list as a rating names it that was taken from it.
    #[must_use]
    pub fn origin(&self) -> RatingOrigin {
        RatingOrigin {
            source: self.source.clone(),
            kind: self.kind,
            valid_from: self.valid_from,
        }
    }
}

/// The lists: those of a source together, the newest first; for whoever is signed in.
///
/// # Errors
/// Storage failures.
pub fn lists(ctx: &Context, actor: &Actor) -> Result<Vec<RatingList>, AppError> {
    if !actor.is_command_line() {
        access::signed_in(actor)?;
    }
    all(ctx)
}

/// All lists, for whoever asks: those of a source together, the newest first.
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

/// All lists with who took each in, as the trail names them; for administrators.
///
/// # Errors
/// Somebody else asks; storage failures.
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

/// Removes a list; administrators only. Whoever was found in it stays where they were entered.
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
