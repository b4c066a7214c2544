//! Recording signatures under receipts.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal, access::Action, deed::PrizeSigned,
    },
    store::rows,
};

use super::given::GivenPrizes;

/// Names a prize of a version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Receipt {
    /// Number of the version.
    pub list: i32,
    /// Index of the prize in the version, from 0.
    pub position: i32,
}

/// Records that a receipt is signed, or that it is not. For every arbiter.
///
/// # Errors
/// No such prize; [`Refusal::PrizeListOld`] if there is a newer version; [`Refusal::PrizeSigned`] if it is already signed;
/// [`Refusal::NothingToUndo`] if it is not signed; the actor is not an arbiter of the tournament.
pub fn sign(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    receipt: Receipt,
    signed: bool,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    let now = ctx.clock.now();
    ctx.write_to_closed(actor, Action::RunTournament(id), key, |conn| {
        let lists = rows::prizes::lists_of(conn, id)?;
        let newest = lists.last().ok_or(AppError::NotFound)?;
        if newest.number > receipt.list {
            return Err(Refusal::PrizeListOld.into());
        }
        let rows = rows::prizes::receipts_of(conn, id)?;
        let row = rows
            .iter()
            .find(|row| row.list_number == receipt.list && row.position == receipt.position)
            .ok_or(AppError::NotFound)?;
        match (&row.signed_by, signed) {
            (Some(by), true) => return Err(Refusal::PrizeSigned { by: by.clone() }.into()),
            (None, false) => return Err(Refusal::NothingToUndo.into()),
            _ => {}
        }
        let place = (receipt.list, receipt.position);
        let mark = signed.then_some((actor.name(), now));
        rows::prizes::sign(conn, id, place, mark)?;
        let given = GivenPrizes::read(&newest.list)?;
        let prize = usize::try_from(receipt.position)
            .ok()
            .and_then(|position| given.prizes.get(position));
        let name = prize.map_or_else(String::new, |prize| {
            format!("{} {}", prize.surname, prize.given)
                .trim_end()
                .to_owned()
        });
        let deed = PrizeSigned {
            list: receipt.list,
            position: receipt.position,
            receipt: row.number,
            name,
        };
        Ok(Audited {
            value: (),
            deed: if signed {
                Deed::PrizeSigned(deed)
            } else {
                Deed::PrizeUnsigned(deed)
            },
        })
    })
}
