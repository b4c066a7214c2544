//! Moderators, with the regions whose clubs they decide about.

use diesel::prelude::*;

use crate::store::{Conn, StoreError, schema::club_moderators};

/// The regions of an account, in alphabetical order.
///
/// # Errors
/// Storage failures.
pub fn regions_of(conn: &mut Conn, user: i32) -> Result<Vec<String>, StoreError> {
    Ok(club_moderators::table
        .filter(club_moderators::user_id.eq(user))
        .order(club_moderators::region)
        .select(club_moderators::region)
        .load(conn)?)
}

/// Sets the regions of an account.
///
/// # Errors
/// Storage failures.
pub fn set(conn: &mut Conn, user: i32, regions: &[String]) -> Result<(), StoreError> {
    diesel::delete(club_moderators::table.filter(club_moderators::user_id.eq(user)))
        .execute(conn)?;
    for region in regions {
        diesel::insert_into(club_moderators::table)
            .values((
                club_moderators::user_id.eq(user),
                club_moderators::region.eq(region),
            ))
            .execute(conn)?;
    }
    Ok(())
}
