//! The code of a seat: made from the pairing, the colour and the player with the tournament's key. One code reveals nothing about
//! another. The codes of a round end when the next round is published; in a schedule, when the round is over and the game has its
//! result.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    app::{Actor, AppError, Context, Refusal, access, access::Action, tournament::Loaded},
    auth::{self, is_same_code},
    event::Colour,
    store::{
        Conn,
        rows::{self, pairings::PairingRow},
    },
};

/// Number of rounds whose codes are recognised, so that an expired code can be reported as such.
const REMEMBERED: u8 = 2;
/// The parts of a copy whose numbers are used in codes.
const PAIRINGS: &str = "pairings";
const ENTRIES: &str = "entries";

/// A seat of the current round.
#[derive(Clone, Debug)]
pub(super) struct Seat {
    pub pairing: PairingRow,
    pub colour: Colour,
    pub round: u8,
}

/// The key from which the codes of a tournament are made. A copy uses the key of the hall, and the hall's numbers.
pub(in crate::app) struct SeatKey {
    secret: String,
    hall: Option<HallNumbers>,
}

/// The hall's numbers for numbers of a copy.
struct HallNumbers {
    pairings: BTreeMap<i32, i32>,
    entries: BTreeMap<i32, i32>,
}

impl HallNumbers {
    /// The numbers for these pairings and their players; `None` if the tournament is not a copy.
    fn of(
        conn: &mut Conn,
        tournament: i32,
        pairings: &[&PairingRow],
    ) -> Result<Option<Self>, AppError> {
        if rows::mirrored::of_tournament(conn, tournament)?.is_none() {
            return Ok(None);
        }
        let entries: BTreeSet<i32> = pairings
            .iter()
            .flat_map(|pairing| [pairing.white_entry_id, pairing.black_entry_id])
            .collect();
        let entries: Vec<i32> = entries.into_iter().collect();
        let pairings: Vec<i32> = pairings.iter().map(|pairing| pairing.id).collect();
        Ok(Some(Self {
            pairings: rows::mirrored::numbers_of(conn, tournament, PAIRINGS, &pairings)?,
            entries: rows::mirrored::numbers_of(conn, tournament, ENTRIES, &entries)?,
        }))
    }
}

impl SeatKey {
    /// The key of a tournament, for the seats of these rounds; `None` if it has none.
    pub(in crate::app) fn of(
        conn: &mut Conn,
        loaded: &Loaded,
        rounds: impl Iterator<Item = u8>,
    ) -> Result<Option<Self>, AppError> {
        let rounds = rounds.filter_map(|number| loaded.round(number));
        let pairings = rounds.flat_map(|round| loaded.pairings_of(round.id));
        let pairings: Vec<&PairingRow> = pairings.collect();
        Self::of_pairings(conn, loaded.tournament.id, &pairings)
    }

    fn of_pairings(
        conn: &mut Conn,
        tournament: i32,
        pairings: &[&PairingRow],
    ) -> Result<Option<Self>, AppError> {
        let Some(secret) = rows::seats::secret(conn, tournament)? else {
            return Ok(None);
        };
        let hall = HallNumbers::of(conn, tournament, pairings)?;
        Ok(Some(Self { secret, hall }))
    }

    /// The code of a seat. `None` for a pairing of a copy that the hall does not have.
    pub(in crate::app) fn code(&self, pairing: &PairingRow, colour: Colour) -> Option<String> {
        let entry = match colour {
            Colour::White => pairing.white_entry_id,
            Colour::Black => pairing.black_entry_id,
        };
        let (pairing, entry) = match &self.hall {
            None => (pairing.id, entry),
            Some(hall) => (*hall.pairings.get(&pairing.id)?, *hall.entries.get(&entry)?),
        };
        let message = format!("tratto seat 1\0{pairing}\0{}\0{entry}", colour.code());
        Some(auth::code(self.secret.as_bytes(), message.as_bytes()))
    }
}

/// A typed code without capital letters and hyphens.
fn typed(text: &str) -> String {
    let letters = text.chars().filter(char::is_ascii_alphanumeric);
    letters.map(|letter| letter.to_ascii_lowercase()).collect()
}

/// The rounds whose codes are looked for, newest first.
fn looked_at(loaded: &Loaded) -> impl Iterator<Item = u8> {
    // In a schedule, and in a match of two games, games of several rounds are open, each until it has a result.
    let newest = loaded.published();
    let looked = if loaded.course.is_schedule() {
        newest
    } else {
        REMEMBERED
    };
    (1..=newest).rev().take(looked.into())
}

/// The seat, if reports about its game are still accepted.
fn open(
    loaded: &Loaded,
    number: u8,
    (pairing, colour): (&PairingRow, Colour),
) -> Result<Seat, AppError> {
    let course = loaded.course;
    let is_open = course.has_rounds_together() && pairing.result.is_none();
    if number != course.current() && !is_open {
        return Err(Refusal::SeatOver {
            round: number.into(),
        }
        .into());
    }
    Ok(Seat {
        pairing: pairing.clone(),
        colour,
        round: number,
    })
}

/// The seat with this code.
///
/// # Errors
/// [`Refusal::SeatOver`] if its round is over; not found for any other code.
pub(super) fn seat(conn: &mut Conn, loaded: &Loaded, given: &str) -> Result<Seat, AppError> {
    let key = SeatKey::of(conn, loaded, looked_at(loaded))?.ok_or(AppError::NotFound)?;
    let given = typed(given);
    for number in looked_at(loaded) {
        let Some(round) = loaded.round(number) else {
            continue;
        };
        for pairing in loaded.pairings_of(round.id) {
            for colour in [Colour::White, Colour::Black] {
                let code = key.code(pairing, colour);
                if code.is_some_and(|code| is_same_code(&code, &given)) {
                    return open(loaded, number, (pairing, colour));
                }
            }
        }
    }
    Err(AppError::NotFound)
}

/// The seat of a pairing, when another server has checked the code.
///
/// # Errors
/// As [`seat`].
pub(super) fn of_pairing(loaded: &Loaded, pairing: i32, is_white: bool) -> Result<Seat, AppError> {
    let colour = match is_white {
        true => Colour::White,
        false => Colour::Black,
    };
    for number in looked_at(loaded) {
        let round = loaded.round(number);
        let mut there = round.into_iter().flat_map(|row| loaded.pairings_of(row.id));
        if let Some(row) = there.find(|row| row.id == pairing) {
            return open(loaded, number, (row, colour));
        }
    }
    Err(AppError::NotFound)
}

/// The codes of a round by the numbers of its pairings, White's code first, for slips and place cards. Empty before the round is
/// published.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
pub fn of_round(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    round: u8,
) -> Result<Vec<(i32, [String; 2])>, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let key = SeatKey::of(conn, &loaded, std::iter::once(round))?;
        let row = loaded.round(round).filter(|_| round <= loaded.published());
        let (Some(key), Some(row)) = (key, row) else {
            return Ok(Vec::new());
        };
        let codes = loaded.pairings_of(row.id).map(|pairing| {
            let codes = [Colour::White, Colour::Black];
            let codes = codes.map(|colour| key.code(pairing, colour).unwrap_or_default());
            (pairing.id, codes)
        });
        Ok(codes.collect())
    })
}

/// The code of a seat, for replaying deeds.
///
/// # Errors
/// Not found: no such seat, or the tournament has no key.
pub(in crate::app) fn of_seat(
    ctx: &Context,
    slug: &str,
    pairing: i32,
    is_white: bool,
) -> Result<String, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.read(|conn| {
        let row = rows::pairings::by_id(conn, id, pairing)?;
        let key = SeatKey::of_pairings(conn, id, &[&row])?.ok_or(AppError::NotFound)?;
        let colour = if is_white {
            Colour::White
        } else {
            Colour::Black
        };
        key.code(&row, colour).ok_or(AppError::NotFound)
    })
}
