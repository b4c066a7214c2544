//! Players of a list by their numbers, many at a time.

use crate::{
    app::{AppError, Context},
    store::rows::{list_players, rating_lists},
};

use super::{
    fault::ListRefusal,
    search::{ListPlayer, player},
};

/// Numbers of one question.
const AT_ONCE: usize = 500;
/// Players with one national number that are told: two are one too many.
const TOLD: i64 = 2;

/// The players of this list who have one of these numbers of FIDE or of the national federation.
///
/// # Errors
/// [`ListRefusal::NoList`]; too many search; storage failures.
pub(in crate::app) fn with_numbers(
    ctx: &Context,
    list: i32,
    fide: &[i64],
    national: &[String],
) -> Result<Vec<ListPlayer>, AppError> {
    let _turn = ctx.rating_lists.turn()?;
    let lists = ctx.read(|conn| Ok(rating_lists::all(conn)?))?;
    let list = lists.iter().find(|known| known.id == list);
    let data = list.ok_or(ListRefusal::NoList)?.data;
    let found = ctx.on_list(data, |conn| {
        let mut found = Vec::new();
        for numbers in fide.chunks(AT_ONCE) {
            found.extend(list_players::by_fide_ids(conn, data, numbers)?);
        }
        for number in national {
            found.extend(list_players::by_national_id(conn, data, number, TOLD)?);
        }
        Ok(found)
    })?;
    let found = found.ok_or(ListRefusal::NoList)?;
    Ok(found.into_iter().map(player).collect())
}
