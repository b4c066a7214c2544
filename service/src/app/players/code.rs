//! The code in the address of a player's page. Numbers could be counted through, so codes are random.

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

/// The code of the player with this number, if the actor may change them.
///
/// # Errors
/// Not found: no such player, or erased. The actor may not change this player.
pub fn code(ctx: &Context, actor: &Actor, id: i32) -> Result<String, AppError> {
    ctx.read(|conn| {
        let row = named(conn, id)?;
        access::require(conn, actor, edit_action(&row))?;
        Ok(row.code)
    })
}
