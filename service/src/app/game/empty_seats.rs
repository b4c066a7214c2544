//! Chairs that are empty when a round begins. They are noted by board and colour, until the player comes or loses by
//! default.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, FieldError, Problem,
        access::Action,
        deed::{Seat, SeatsNoted},
        tournament::Loaded,
    },
    event::Colour,
    store::rows,
};

/// Maximum chairs that are noted at a time.
const MOST: usize = 200;

/// Reads `7w 12n 15`: boards with the letter of White (`w`) or of Black (`n`, `b`, `s`). Without a letter both chairs
/// are meant.
///
/// # Errors
/// A part that cannot be read (field `seats`).
pub fn parse(typed: &str) -> Result<Vec<Seat>, AppError> {
    let wrong = |word: &str| {
        let (key, value) = ("problem-seats", word.to_owned());
        let problem = Problem::Because { key, value };
        AppError::Fields(vec![FieldError {
            field: "seats",
            problem,
        }])
    };
    let mut seats = Vec::new();
    let typed = typed.to_lowercase();
    let words = typed.split([' ', ',', ';', '\n', '\r', '\t']);
    for word in words.filter(|word| !word.is_empty()) {
        let digits = word.chars().take_while(char::is_ascii_digit).count();
        let (number, letters) = word.split_at_checked(digits).ok_or_else(|| wrong(word))?;
        let board: i32 = number.parse().map_err(|_| wrong(word))?;
        let colours: &[Colour] = match letters {
            "" => &[Colour::White, Colour::Black],
            "w" => &[Colour::White],
            // Nero, Black, Schwarz.
            "n" | "b" | "s" => &[Colour::Black],
            _ => return Err(wrong(word)),
        };
        seats.extend(colours.iter().map(|colour| Seat {
            board,
            colour: *colour,
        }));
    }
    if seats.is_empty() || seats.len() > MOST {
        return Err(wrong(typed.trim()));
    }
    Ok(seats)
}

/// Notes chairs of the newest published round as empty, or as taken.
///
/// # Errors
/// `round` is not the newest published one; no such board, or one with a result (field `seats`); not an arbiter of this
/// tournament.
pub fn note(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    round: u8,
    seats: &[Seat],
    empty: bool,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::KeepFloor(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let row = loaded
            .round(round)
            .filter(|_| round == loaded.course.current())
            .ok_or(AppError::NotFound)?;
        for seat in seats {
            let mut there = loaded.pairings_of(row.id);
            let there = there.find(|pairing| {
                pairing.board == seat.board && (pairing.result.is_none() || !empty)
            });
            let pairing = there.ok_or_else(|| {
                let (key, value) = ("problem-seats", seat.board.to_string());
                let problem = Problem::Because { key, value };
                AppError::Fields(vec![FieldError {
                    field: "seats",
                    problem,
                }])
            })?;
            rows::empty_seats::set(conn, id, (pairing.id, seat.colour), empty)?;
        }
        Ok(Audited {
            value: (),
            deed: Deed::SeatsNoted(SeatsNoted {
                round: row.number,
                seats: seats.to_vec(),
                empty,
            }),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_typed_with_the_letter_of_a_colour() {
        let seats = parse("7w, 12N 3").unwrap();
        let read: Vec<(i32, Colour)> = seats.iter().map(|s| (s.board, s.colour)).collect();
        let (white, black) = (Colour::White, Colour::Black);
        assert_eq!(read, [(7, white), (12, black), (3, white), (3, black)]);
        for wrong in ["", "w7", "7x", "Rossi", "7 w"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}
