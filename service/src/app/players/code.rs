//! The part of an address by which everybody reaches a player's page. Numbers could be counted through; codes are drawn by chance.

use crate::{
    app::{Actor, AppError, Context, access},
    store::rows,
};

use super::record::{edit_action, named};

/// The number of the player with this code.
///
/// # Errors
/// Not found: no such player.
pub fn number(ctx: &Context, code: &str) -> Result<i32, AppError> {
    ctx.read(|conn| Ok(rows::players::number_of(conn, code)?))
}

/// The code of a player whom the actor may change, by the number.
///
/// # Errors
/// Not found: no such player, or erased. Not the actor's to change.
pub fn code(ctx: &Context, actor: &Actor, id: i32) -> Result<String, AppError> {
    ctx.read(|conn| {
        let row = named(conn, id)?;
        access::require(conn, actor, edit_action(&row))?;
        Ok(row.code)
    })
}
