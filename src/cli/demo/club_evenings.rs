//! Invented club evenings in the Keizer system: one player on duty for the club, one absent, the third evening in progress.

use crate::{
    app::{
        Actor, AppError, Context,
        tournament::{
            byes::{self, Asked},
            confirmation::Confirmation,
        },
    },
    pairing::System,
};

use super::{
    cast::OPEN,
    play::{Event, day, outcome, settings},
};

/// Seven evenings of seven players.
pub fn keizer(ctx: &Context, arbiter: &Actor, registry: &[i32]) -> Result<(), AppError> {
    let mut input = settings("Serate del Cavallo", "Cremona", day(ctx, 15, 0), 42, 7);
    input.pairing_edition = System::Keizer.code().to_owned();
    input.kind = "rapid".to_owned();
    input.time_control = "25 + 10\"".to_owned();
    input.province = "CR".to_owned();
    let event = Event::new(ctx, arbiter, registry, &input)?;
    let entered = event.enter((0..OPEN.len()).step_by(4))?;
    let answer = Confirmation::default();
    for (place, round, asked) in [(2, 1, Asked::Full), (5, 3, Asked::Zero)] {
        if let Some(entry) = entered.get(place) {
            let bye = (*entry, round);
            byes::set(ctx, arbiter, None, &event.slug, bye, asked, &answer)?;
        }
    }
    event.play(1)?;
    event.play(2)?;
    for board in event.round(3)?.iter().take(1) {
        event.result(board, outcome(3, board.board))?;
    }
    Ok(())
}
