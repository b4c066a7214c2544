//! The code of a seat: of a board, a round and a colour, made with the key of the tournament. Codes tell nothing about
//! each other; those of a round end when the next one is
//! published, in a schedule when the round is over and the game has its result.

use crate::{
    app::{Actor, AppError, Context, Refusal, access, access::Action, tournament::Loaded},
    auth::{self, is_same_code},
    event::Colour,
    store::rows::{self, pairings::PairingRow},
};

/// Rounds whose codes are known when they are over, so that they are told so.
const REMEMBERED: u8 = 2;

/// A seat of the round that is played.
#[derive(Clone, Debug)]
pub(super) struct Seat {
    pub pairing: PairingRow,
    pub colour: Colour,
    pub round: u8,
}

/// The code of a seat under this key: bound to the pairing, the colour and the player.
pub(crate) fn code(secret: &str, pairing: &PairingRow, colour: Colour) -> String {
    let entry = match colour {
        Colour::White => pairing.white_entry_id,
        Colour::Black => pairing.black_entry_id,
    };
    let message = format!("tratto seat 1\0{}\0{}\0{entry}", pairing.id, colour.code());
    auth::code(secret.as_bytes(), message.as_bytes())
}

/// A code as it may be typed: capital letters, and strokes between groups.
fn typed(text: &str) -> String {
    let letters = text.chars().filter(char::is_ascii_alphanumeric);
    letters.map(|letter| letter.to_ascii_lowercase()).collect()
}

/// The seat with this code.
///
/// # Errors
/// [`Refusal::SeatOver`] where its round is over; not found where it is none.
pub(super) fn seat(loaded: &Loaded, secret: Option<&str>, given: &str) -> Result<Seat, AppError> {
    let (secret, given) = (secret.ok_or(AppError::NotFound)?, typed(given));
    let course = loaded.course;
    // In a schedule, and in a match of two games, games of several rounds are open: each until its result is there.
    let newest = loaded.published();
    let looked = if course.is_schedule() {
        newest
    } else {
        REMEMBERED
    };
    for number in (1..=newest).rev().take(looked.into()) {
        let Some(round) = loaded.round(number) else {
            continue;
        };
        for pairing in loaded.pairings_of(round.id) {
            for colour in [Colour::White, Colour::Black] {
                if !is_same_code(&code(secret, pairing, colour), &given) {
                    continue;
                }
                let is_open = course.has_rounds_together() && pairing.result.is_none();
                if number != course.current() && !is_open {
                    return Err(Refusal::SeatOver {
                        round: number.into(),
                    }
                    .into());
                }
                return Ok(Seat {
                    pairing: pairing.clone(),
                    colour,
                    round: number,
                });
            }
        }
    }
    Err(AppError::NotFound)
}

/// The codes of a round by the numbers of its pairings, White's and Black's, for slips and place cards. None before the
/// round is published.
///
/// # Errors
/// Not an arbiter of this tournament.
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
        let secret = rows::seats::secret(conn, id)?;
        let row = loaded.round(round).filter(|_| round <= loaded.published());
        let (Some(secret), Some(row)) = (secret, row) else {
            return Ok(Vec::new());
        };
        let codes = loaded.pairings_of(row.id).map(|pairing| {
            let codes = [Colour::White, Colour::Black].map(|colour| code(&secret, pairing, colour));
            (pairing.id, codes)
        });
        Ok(codes.collect())
    })
}

/// The code of a seat of the newest round, for deeds that are done again.
///
/// # Errors
/// No such seat.
pub(in crate::app) fn of_seat(
    ctx: &Context,
    slug: &str,
    pairing: i32,
    is_white: bool,
) -> Result<String, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.read(|conn| {
        let secret = rows::seats::secret(conn, id)?.ok_or(AppError::NotFound)?;
        let row = rows::pairings::by_id(conn, id, pairing)?;
        let colour = if is_white {
            Colour::White
        } else {
            Colour::Black
        };
        Ok(code(&secret, &row, colour))
    })
}
