//! What a player says from their seat.

use chrono::NaiveDateTime;

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

use super::{
    code::{self, Seat},
    on_its_way::OnItsWay,
};

/// The results that can be reported from a seat.
pub const REPORTED: [BoardResult; 3] = [
    BoardResult::WhiteWins,
    BoardResult::Draw,
    BoardResult::BlackWins,
];

/// A call of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asks {
    /// What they ask for.
    pub kind: SeatCall,
    /// Round of the bye.
    pub round: Option<u8>,
    /// Whether the second question was confirmed; a withdrawal needs it.
    pub sure: bool,
}

/// What a player says from their seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    /// Result of the game.
    Result(BoardResult),
    /// A call.
    Asks(Asks),
}

/// The seat with this code, in the present transaction.
fn seat_of(conn: &mut Conn, id: i32, given: &str) -> Result<(Loaded, Seat), AppError> {
    let loaded = Loaded::by_id(conn, id)?;
    let seat = code::seat(conn, &loaded, given)?;
    Ok((loaded, seat))
}

/// Reports the result of the game. It counts once an arbiter accepts it.
///
/// # Errors
/// Not found: no such code. [`Refusal::SeatOver`] if its round is over; [`Refusal::SeatTaken`] if an arbiter has entered a
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
    ctx.write_passed_on(actor, Action::SpeakFromSeat(id), key, |conn| {
        let (_, seat) = seat_of(conn, id, given)?;
        reported(conn, (id, &seat), result, now)
    })
}

/// Takes over what was said on the site that follows the tournament. The site has checked the code of the seat.
///
/// # Errors
/// Not found: no such pairing in a current round. Otherwise as [`report`] and [`call`].
pub fn take(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    (pairing, is_white): (i32, bool),
    says: Says,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::SpeakFromSeat(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let seat = code::of_pairing(&loaded, pairing, is_white)?;
        match says {
            Says::Result(result) => reported(conn, (id, &seat), result, now),
            Says::Asks(asks) => called(conn, (&loaded, &seat), asks, now),
        }
    })
}

/// Stores a report; in a copy, it is sent on to the hall.
fn reported(
    conn: &mut Conn,
    (id, seat): (i32, &Seat),
    result: BoardResult,
    now: NaiveDateTime,
) -> Result<Audited<()>, AppError> {
    let (pairing, colour) = (&seat.pairing, seat.colour);
    if pairing.result.is_some() || !REPORTED.contains(&result) {
        return Err(Refusal::SeatTaken {
            board: pairing.board,
        }
        .into());
    }
    let white = colour == Colour::White;
    let before = if is_copy(conn, id)? {
        rows::hall_post::put_report(conn, id, (pairing.id, white), result, now)?
    } else {
        rows::seats::report(conn, id, (pairing.id, colour), result, now)?
    };
    Ok(Audited {
        value: (),
        deed: Deed::SeatReported(SeatReported {
            pairing: pairing.id,
            white,
            before,
            result: Some(result),
        }),
    })
}

/// Whether the tournament is a copy, whose floor is in the hall.
fn is_copy(conn: &mut Conn, id: i32) -> Result<bool, AppError> {
    Ok(rows::mirrored::of_tournament(conn, id)?.is_some())
}

/// The rounds for which a player may ask for a half-point bye: coming rounds within the limits of the event.
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

/// Calls an arbiter to the board, or asks for a bye in a coming round, or to withdraw. An arbiter answers.
///
/// # Errors
/// Not found: no such code. [`Refusal::SeatOver`] if its round is over; [`Refusal::SeatCalled`] if they already asked for it;
/// [`Refusal::SeatNoBye`] if the event gives no bye then; [`Refusal::AskedTwice`] until a withdrawal is confirmed a second time.
pub fn call(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    given: &str,
    asks: Asks,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write_passed_on(actor, Action::SpeakFromSeat(id), key, |conn| {
        let (loaded, seat) = seat_of(conn, id, given)?;
        called(conn, (&loaded, &seat), asks, now)
    })
}

/// Stores a call; in a copy, it is sent on to the hall.
fn called(
    conn: &mut Conn,
    (loaded, seat): (&Loaded, &Seat),
    asks: Asks,
    now: NaiveDateTime,
) -> Result<Audited<()>, AppError> {
    let id = loaded.tournament.id;
    let (pairing, colour) = (&seat.pairing, seat.colour);
    let is_white = colour == Colour::White;
    let entry = if is_white {
        pairing.white_entry_id
    } else {
        pairing.black_entry_id
    };
    let round = match (asks.kind, asks.round) {
        (SeatCall::Bye, Some(round)) if rounds_of_byes(loaded, entry).contains(&round) => {
            Some(i32::from(round))
        }
        (SeatCall::Bye, _) => return Err(Refusal::SeatNoBye.into()),
        (SeatCall::Withdrawal, _) if !asks.sure => return Err(Refusal::AskedTwice.into()),
        _ => None,
    };
    let is_same = |call: &rows::seats::SeatCallRow| {
        call.pairing_id == pairing.id && call.is_white == is_white && call.kind == asks.kind
    };
    let is_on_its_way = OnItsWay::of(conn, id)?.asks((pairing.id, colour), asks.kind);
    if is_on_its_way || rows::seats::open_calls(conn, id)?.iter().any(is_same) {
        return Err(Refusal::SeatCalled.into());
    }
    let call = if is_copy(conn, id)? {
        let seat = (pairing.id, is_white);
        rows::hall_post::put_call(conn, id, seat, (asks.kind, round), now)?
    } else {
        rows::seats::call(conn, id, (pairing.id, colour), (asks.kind, round), now)?
    };
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
}

/// Records that an arbiter answered a call, which then leaves the floor.
///
/// # Errors
/// Not found: no such open call. The actor may not keep the floor of this tournament.
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
