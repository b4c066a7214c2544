//! Closing a version of the prizes: the list that is given out. A later change makes a new version.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::Action,
        deed::PrizesClosed,
        tournament::{
            Loaded, conflicts,
            ranked::{Ranked, is_final},
        },
    },
    store::{
        Conn,
        rows::{
            self,
            prizes::{NewList, NewReceipt},
        },
    },
};

use super::{
    given::{GivenPrize, GivenPrizes},
    stored::Stored,
};

/// Closes version `number` of the prizes from the final standings, for the chief arbiter. A prize that is the same as in the
/// version before keeps its receipt and its signature; other prizes get new receipt numbers.
///
/// # Errors
/// [`Refusal::NoPrizeFund`]; missing or conflicting results, adjourned games, rounds still to be played; stale if another version
/// was closed meanwhile; [`Refusal::PrizesUnchanged`]; the actor is not the chief arbiter.
pub fn close(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    number: i32,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    let now = ctx.clock.now();
    ctx.write_much_to_closed(actor, Action::DirectTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let stored = Stored::of(conn, &loaded.tournament)?.ok_or(Refusal::NoPrizeFund)?;
        must_be_final(conn, &loaded)?;
        let after = loaded.published();
        let given = GivenPrizes::of(&loaded, &Ranked::after(&loaded, after)?, &stored, after)?;
        let lists = rows::prizes::lists_of(conn, id)?;
        if lists.last().map_or(1, |list| list.number + 1) != number {
            return Err(AppError::Stale);
        }
        let before = match lists.last() {
            Some(list) => Some(GivenPrizes::read(&list.list)?),
            None => None,
        };
        if before.as_ref() == Some(&given) {
            return Err(Refusal::PrizesUnchanged.into());
        }
        let list = given.stored()?;
        rows::prizes::insert_list(
            conn,
            &NewList {
                tournament_id: id,
                number,
                list: &list,
                closed_by: actor.name(),
                closed_at: now,
            },
        )?;
        let old = before.map_or_else(Vec::new, |before| before.prizes);
        write_receipts(conn, id, number, &given.prizes, &old)?;
        Ok(Audited {
            value: (),
            deed: Deed::PrizesClosed(PrizesClosed {
                number,
                prizes: given.prizes.len(),
                cents: given.sum().cents(),
            }),
        })
    })
}

fn must_be_final(conn: &mut Conn, loaded: &Loaded) -> Result<(), AppError> {
    conflicts::none_open(conn, loaded)?;
    if is_final(loaded, loaded.published()) {
        return Ok(());
    }
    let mut boards = loaded.missing();
    boards.extend(loaded.adjourned());
    if boards.is_empty() {
        let played = i32::from(loaded.published());
        return Err(Refusal::RoundsToPlay { played }.into());
    }
    boards.sort_unstable();
    Err(Refusal::GamesOpen { boards }.into())
}

/// Whether two prizes would have the same receipt.
fn is_same(one: &GivenPrize, other: &GivenPrize) -> bool {
    let says = |prize: &GivenPrize| {
        let name = (prize.surname.clone(), prize.given.clone());
        (prize.entry, name, prize.list, prize.position, prize.money)
    };
    says(one) == says(other) && one.goods == other.goods
}

fn write_receipts(
    conn: &mut Conn,
    tournament: i32,
    list_number: i32,
    prizes: &[GivenPrize],
    old: &[GivenPrize],
) -> Result<(), AppError> {
    let there = rows::prizes::receipts_of(conn, tournament)?;
    let mut last = there.iter().map(|row| row.number).max().unwrap_or(0);
    for (position, prize) in (0..).zip(prizes) {
        let before = old.iter().position(|old| is_same(old, prize));
        let kept = before.and_then(|before| {
            let before = i32::try_from(before).ok()?;
            let mut rows = there.iter();
            rows.find(|row| row.list_number + 1 == list_number && row.position == before)
        });
        let number = kept.map_or(last + 1, |row| row.number);
        last = last.max(number);
        rows::prizes::insert_receipt(
            conn,
            &NewReceipt {
                tournament_id: tournament,
                list_number,
                position,
                number,
                signed_by: kept.and_then(|row| row.signed_by.clone()),
                signed_at: kept.and_then(|row| row.signed_at),
            },
        )?;
    }
    Ok(())
}
