//! Invented events of sides, whose members do not meet each other: two clubs with a Scheveningen table, and four clubs in the
//! Schiller, Hutton and Molter systems.

use crate::{
    app::{
        Actor, AppError, Context,
        tournament::{closing, tie_break_list::SCHEDULE_TIE_BREAKS},
    },
    pairing::System,
};

use super::play::{Event, day, outcome, settings};

/// Name, system, sides and rounds if they are announced, and the indices of the players in [`super::cast::OPEN`]. Each club has
/// the same number of players.
type OfSides = (
    &'static str,
    System,
    &'static str,
    &'static str,
    &'static [usize],
);

/// Three players from each of four clubs.
const FOUR_CLUBS: [usize; 12] = [1, 8, 22, 4, 14, 26, 5, 9, 20, 7, 18, 19];

const EVENTS: [OfSides; 4] = [
    (
        "Arrocco contro Zeitnot",
        System::Scheveningen,
        "",
        "",
        &[2, 3, 17, 23, 6, 11, 21, 24],
    ),
    (
        "Quattro circoli, sistema Schiller",
        System::Schiller,
        "4",
        "",
        &FOUR_CLUBS,
    ),
    (
        "Quattro circoli, sistema Hutton",
        System::Hutton,
        "4",
        "",
        &FOUR_CLUBS,
    ),
    (
        "Quattro circoli, sistema Molter",
        System::Molter,
        "4",
        "3",
        &[1, 8, 4, 14, 5, 9, 7, 18],
    ),
];

/// One event in each of the four systems, with its whole table published.
pub fn all(ctx: &Context, arbiter: &Actor, registry: &[i32]) -> Result<(), AppError> {
    for (name, system, sides, rounds, places) in EVENTS {
        let mut input = settings(name, "Modena", day(ctx, 3, 0), 3, 1);
        input.pairing_edition = system.code().to_owned();
        input.sides = sides.to_owned();
        input.rounds = rounds.to_owned();
        input.tie_breaks = SCHEDULE_TIE_BREAKS.to_owned();
        input.kind = "rapid".to_owned();
        input.time_control = "15 + 10\"".to_owned();
        input.province = "MO".to_owned();
        let event = Event::new(ctx, arbiter, registry, &input)?;
        event.enter(places.iter().copied())?;
        let boards = event.round(1)?;
        // The Hutton system has a single round, which is over.
        let is_over = system == System::Hutton;
        let played = if is_over { boards.len() } else { 3 };
        for board in boards.iter().take(played) {
            event.result(board, outcome(1, board.board))?;
        }
        if is_over {
            closing::finish(ctx, arbiter, None, &event.slug)?;
        }
    }
    Ok(())
}
