//! What changed, for live screens.

use std::collections::BTreeMap;

use crate::{live::Change, store::rows};

use super::{AppError, Context, deed::DeedKind};

/// Audit rows may become visible out of the order of their numbers (PostgreSQL gives numbers before the
/// commit). So this number of rows is read again, and the hub drops what it told already.
const OVERLAP: i32 = 64;

/// What changed after audit row `after` (`None`: nothing, only where the trail stands now), the newest public and the
/// newest other change of each tournament, and the newest row.
///
/// # Errors
/// Storage failures.
pub fn touched_after(ctx: &Context, after: Option<i32>) -> Result<(Vec<Change>, i32), AppError> {
    ctx.read(|conn| {
        let newest = rows::audit::newest(conn)?;
        let Some(after) = after else {
            return Ok((Vec::new(), newest));
        };
        let mut touched = BTreeMap::new();
        let rows = rows::audit::touched_after(conn, after.saturating_sub(OVERLAP))?;
        for (tournament, number, action) in rows {
            let kind = DeedKind::from_code(&action);
            let is_public = kind.is_some_and(DeedKind::is_public);
            touched.insert((tournament, is_public), number);
        }
        let mut changes: Vec<Change> = touched
            .into_iter()
            .map(|((tournament, is_public), number)| Change {
                tournament,
                number,
                is_public,
            })
            .collect();
        changes.sort_by_key(|change| change.number);
        Ok((changes, newest))
    })
}

/// The number of the newest audit row, 0 when there is none.
///
/// # Errors
/// Storage failures.
pub fn newest(ctx: &Context) -> Result<i32, AppError> {
    ctx.read(|conn| Ok(rows::audit::newest(conn)?))
}
