//! Clubs.

use crate::{event::REGIONS, store::rows};

use super::{AppError, Context};

/// Number of approved clubs of every region, by name of the region.
///
/// # Errors
/// Storage failures.
pub fn count_by_region(ctx: &Context) -> Result<Vec<(String, usize)>, AppError> {
    ctx.read(|conn| {
        let clubs = rows::clubs::with_status(conn, "approved")?;
        Ok(REGIONS
            .iter()
            .map(|region| {
                let count = clubs.iter().filter(|club| club.region == *region).count();
                ((*region).to_owned(), count)
            })
            .collect())
    })
}
