//! A device is paired, recognised by its token, or gives up its access.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal, Station,
        access::Action,
        deed::{StationPaired, StationRevoked},
    },
    auth::{PairingCode, Token},
    event::{BoardRange, Duty, TournamentState},
    store::{
        Conn,
        rows::{
            self,
            stations::{OfTournament, StationRow},
        },
    },
};

use super::keep::{ends_at, input_of};

/// Minutes before another use of a device is noted.
const NOTED_MINUTES: i64 = 3;

/// What a pairing code offers, as shown on the device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// Name of the tournament.
    pub tournament: String,
    /// Name that the arbiter gave the device.
    pub name: String,
    /// What the device may do.
    pub duty: Duty,
    /// The boards that it covers; `None` for all boards.
    pub boards: Option<BoardRange>,
}

/// A device that has just been paired.
#[derive(Clone, PartialEq, Eq)]
pub struct Paired {
    /// The device, with its duty and its boards.
    pub station: Station,
    /// Its token. Only a hash of it is stored.
    pub token: Token,
}

fn offered(
    conn: &mut Conn,
    code: &str,
    now: NaiveDateTime,
) -> Result<(StationRow, OfTournament), AppError> {
    let code = PairingCode::parse(code).ok_or(Refusal::NoSuchPairing)?;
    let found = rows::stations::by_code(conn, &code.hash())?;
    // A wrong code and an expired one get the same answer, so that guessing reveals nothing.
    found
        .filter(|(row, of)| row.code_until > now && of.state != TournamentState::Finished)
        .ok_or_else(|| Refusal::NoSuchPairing.into())
}

/// What this pairing code offers.
///
/// # Errors
/// [`Refusal::NoSuchPairing`] if the code is wrong or expired, or if the tournament is closed.
pub fn look(ctx: &Context, code: &str) -> Result<Offered, AppError> {
    let now = ctx.clock.now();
    ctx.ask(|conn| {
        let (row, of) = offered(conn, code, now)?;
        Ok(Offered {
            tournament: of.name,
            boards: row.boards(),
            name: row.name,
            duty: row.duty,
        })
    })
}

/// Pairs the device that sends this code. The device gets a token, and the code cannot be used again. `browser` describes the
/// browser and the operating system in words.
///
/// # Errors
/// [`Refusal::NoSuchPairing`] if the code is wrong or expired, or if the tournament is closed.
pub fn pair(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    code: &str,
    browser: &str,
) -> Result<Done<Paired>, AppError> {
    let now = ctx.clock.now();
    // Checked before the write, so that a guessed code neither takes the lock nor leaves a row.
    let (row, _) = ctx.ask(|conn| offered(conn, code, now))?;
    let token = fresh()?;
    ctx.write(actor, Action::PairStation(row.tournament_id), key, |conn| {
        let (row, of) = offered(conn, code, now)?;
        take(conn, row, of, token, (browser, now))
    })
}

/// Like [`pair`], but names the device by its number. Used when deeds are replayed, since no deed holds a code.
pub(in crate::app) fn pair_again(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    (tournament, station): (i32, i32),
) -> Result<Done<Paired>, AppError> {
    let (now, token) = (ctx.clock.now(), fresh()?);
    ctx.write(actor, Action::PairStation(tournament), key, |conn| {
        let mut rows = rows::stations::of_tournament(conn, tournament)?.into_iter();
        let row = rows.find(|row| row.id == station && row.paired_at.is_none());
        let row = row.ok_or(AppError::NotFound)?;
        let of = rows::stations::tournament_of(conn, station)?;
        take(conn, row, of, token, ("", now))
    })
}

fn take(
    conn: &mut Conn,
    row: StationRow,
    of: OfTournament,
    token: Token,
    (browser, now): (&str, NaiveDateTime),
) -> Result<Audited<Paired>, AppError> {
    rows::stations::pair(conn, row.id, &token.hash(), (browser, now))?;
    let deed = Deed::StationPaired(StationPaired {
        station: row.id,
        given: input_of(&row),
    });
    Ok(Audited {
        value: Paired {
            station: station_of(row, of),
            token,
        },
        deed,
    })
}

fn fresh() -> Result<Token, AppError> {
    Token::random().map_err(|error| AppError::System(error.to_string()))
}

fn station_of(row: StationRow, of: OfTournament) -> Station {
    Station {
        id: row.id,
        tournament: row.tournament_id,
        slug: of.slug,
        boards: row.boards(),
        name: row.name,
        duty: row.duty,
    }
}

/// The device with this token; `None` once its access has ended, it was revoked, or the tournament is closed.
///
/// # Errors
/// Storage failures.
pub fn station(ctx: &Context, token: &Token) -> Result<Option<Station>, AppError> {
    let (now, hash) = (ctx.clock.now(), token.hash());
    let found = ctx.ask(|conn| Ok(rows::stations::by_token(conn, &hash)?))?;
    let found = found.filter(|(row, of)| {
        ends_at(of.end_date, row.made_at) > now && of.state != TournamentState::Finished
    });
    let Some((row, of)) = found else {
        return Ok(None);
    };
    // `abs`, because the clock may have been set back: then the noted time lies in the future.
    let is_noted = row
        .seen_at
        .is_some_and(|seen| (now - seen).abs() < Duration::minutes(NOTED_MINUTES));
    if !is_noted {
        // This is the device's own book-keeping, so its failure is only logged: pages must be readable even when nothing can be
        // written.
        let noted = ctx.keep_book(|conn| Ok(rows::stations::touch(conn, row.id, now)?));
        if let Err(error) = noted {
            tracing::warn!(%error, "the use of a device was not noted");
        }
    }
    Ok(Some(station_of(row, of)))
}

/// The paired device of a tournament that has this name now.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn named(
    ctx: &Context,
    tournament: i32,
    name: &str,
) -> Result<Option<Station>, AppError> {
    ctx.read(|conn| {
        let mut rows = rows::stations::of_tournament(conn, tournament)?.into_iter();
        let Some(row) = rows.find(|row| row.name == name && row.paired_at.is_some()) else {
            return Ok(None);
        };
        let of = rows::stations::tournament_of(conn, row.id)?;
        Ok(Some(station_of(row, of)))
    })
}

/// The device gives up its access.
///
/// # Errors
/// Forbidden if the actor is not a device; not found if the device was revoked meanwhile.
pub fn leave(ctx: &Context, actor: &Actor, key: Option<&str>) -> Result<Done<()>, AppError> {
    let Some(station) = &actor.station else {
        return Err(AppError::Forbidden);
    };
    let id = station.tournament;
    ctx.write_to_closed(actor, Action::PairStation(id), key, |conn| {
        let mut rows = rows::stations::of_tournament(conn, id)?.into_iter();
        let row = rows.find(|row| row.id == station.id);
        let row = row.ok_or(AppError::NotFound)?;
        rows::stations::delete(conn, row.id)?;
        Ok(Audited {
            value: (),
            deed: Deed::StationRevoked(StationRevoked {
                station: row.id,
                before: input_of(&row),
            }),
        })
    })
}
