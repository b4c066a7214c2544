//! What a player says from their seat.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::Action,
        deed::{SeatAnswered, SeatCalled, SeatReported},
        tournament::{Loaded, byes},
    },
    event::{BoardResult, Colour, SeatCall},
    store::{Conn, rows},
};

use super::code::{self, Seat};

/// The results that can be reported from the board.
pub const REPORTED: [BoardResult; 3] = [
    BoardResult::WhiteWins,
    BoardResult::Draw,
    BoardResult::BlackWins,
];

/// What a player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asks {
    /// What for.
    pub kind: SeatCall,
    /// The round of the bye.
    pub round: Option<u8>,
    /// Whether the second question was answered: withdrawing asks twice.
    pub sure: bool,
}

/// The seat with this code, in a transaction.
fn seat_of(conn: &mut Conn, id: i32, given: &str) -> Result<(Loaded, Seat), AppError> {
    let loaded = Loaded::by_id(conn, id)?;
    let secret = rows::seats::secret(conn, id)?;
    let seat = code::seat(&loaded, secret.as_deref(), given)?;
    Ok((loaded, seat))
}

/// Reports how the game ended. It counts when an arbiter takes it.
///
/// # Errors
/// Not found: no such code; [`Refusal::SeatOver`] after its round; [`Refusal::SeatTaken`] when an arbiter has written a
/// result.
pub fn report(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    given: &str,
    result: BoardResult,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::SpeakFromSeat(id), key, |conn| {
        let (
            _,
            Seat {
                pairing, colour, ..
            },
        ) = seat_of(conn, id, given)?;
        if pairing.result.is_some() || !REPORTED.contains(&result) {
            return Err(Refusal::SeatTaken {
                board: pairing.board,
            }
            .into());
        }
        let before = rows::seats::report(conn, id, (pairing.id, colour), result, now)?;
        Ok(Audited {
            value: (),
            deed: Deed::SeatReported(SeatReported {
                pairing: pairing.id,
                white: colour == Colour::White,
                before,
                result: Some(result),
            }),
        })
    })
}

/// The rounds in which a player may ask for a half-point bye: coming ones, within what the event gives.
pub(super) fn rounds_of_byes(loaded: &Loaded, entry: i32) -> Vec<u8> {
    let Some(row) = loaded.entry(entry) else {
        return Vec::new();
    };
    let coming = loaded.published().saturating_add(1)..=loaded.planned();
    let is_asked = |round: i32| {
        let mut known = loaded.byes.iter();
        known.any(|bye| bye.entry_id == entry && bye.round == round)
    };
    let fits = |round: &u8| {
        let round = i32::from(*round);
        row.withdrawn_after.is_none()
            && !is_asked(round)
            && byes::against_half(loaded, row, round).is_empty()
    };
    coming.filter(fits).collect()
}

/// Asks for an arbiter at the board, for a bye in a coming round, or to withdraw. An arbiter answers.
///
/// # Errors
/// As [`report`], but after the result too; [`Refusal::SeatCalled`] when they asked for it already;
/// [`Refusal::SeatNoBye`] where the event gives no bye then; [`Refusal::AskedTwice`] before the second question about
/// withdrawing is answered.
pub fn call(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    given: &str,
    asks: Asks,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::SpeakFromSeat(id), key, |conn| {
        let (
            loaded,
            Seat {
                pairing, colour, ..
            },
        ) = seat_of(conn, id, given)?;
        let is_white = colour == Colour::White;
        let entry = if is_white {
            pairing.white_entry_id
        } else {
            pairing.black_entry_id
        };
        let round = match (asks.kind, asks.round) {
            (SeatCall::Bye, Some(round)) if rounds_of_byes(&loaded, entry).contains(&round) => {
                Some(i32::from(round))
            }
            (SeatCall::Bye, _) => return Err(Refusal::SeatNoBye.into()),
            (SeatCall::Withdrawal, _) if !asks.sure => return Err(Refusal::AskedTwice.into()),
            _ => None,
        };
        let is_same = |call: &rows::seats::SeatCallRow| {
            call.pairing_id == pairing.id && call.is_white == is_white && call.kind == asks.kind
        };
        if rows::seats::open_calls(conn, id)?.iter().any(is_same) {
            return Err(Refusal::SeatCalled.into());
        }
        let call = rows::seats::call(conn, id, (pairing.id, colour), (asks.kind, round), now)?;
        Ok(Audited {
            value: (),
            deed: Deed::SeatCalled(SeatCalled {
                call,
                pairing: pairing.id,
                white: is_white,
                kind: Some(asks.kind),
                round,
            }),
        })
    })
}

/// An arbiter answers a call: it leaves the floor.
///
/// # Errors
/// Not found: no such open call; not an arbiter of this tournament.
pub fn answer(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    call: i32,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::KeepFloor(id), key, |conn| {
        let open = rows::seats::open_calls(conn, id)?;
        let open = open.iter().find(|open| open.id == call);
        let pairing = open.ok_or(AppError::NotFound)?.pairing_id;
        rows::seats::answer(conn, call, actor.name(), now)?;
        Ok(Audited {
            value: (),
            deed: Deed::SeatAnswered(SeatAnswered { call, pairing }),
        })
    })
}
