//! What changed, for live screens.

use std::collections::BTreeMap;

use crate::{live::Change, store::rows};

use super::{AppError, Context};

/// Audit rows may become visible out of the order of their numbers (PostgreSQL gives numbers before the
/// commit): so many rows are looked at again, and the hub drops what it told already.
const OVERLAP: i32 = 64;

/// Tournaments touched after audit row `after` (`None`: only where the trail stands now), and the newest row.
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
        for (tournament, number) in rows::audit::touched_after(conn, after.saturating_sub(OVERLAP))?
        {
            touched.insert(tournament, number);
        }
        let changes = touched
            .into_iter()
            .map(|(tournament, number)| Change { tournament, number })
            .collect();
        Ok((changes, newest))
    })
}
