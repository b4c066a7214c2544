//! An invented Double-Swiss in progress, held by an organiser: the first match is over, and so are the first games of the
//! second one.

use crate::{
    app::{
        Actor, AppError, Context,
        organisers::{self, OrganiserInput},
        tournament::board,
    },
    event::Accent,
    pairing::System,
};

use super::{
    cast::OPEN,
    play::{Event, day, outcome, settings},
};

/// Three matches of two games for nine players.
pub fn matches(ctx: &Context, arbiter: &Actor, registry: &[i32]) -> Result<(), AppError> {
    let mut input = settings("Doppio delle Saline", "Cervia", day(ctx, 1, 0), 2, 6);
    input.pairing_edition = System::DoubleSwiss.code().to_owned();
    input.province = "RA".to_owned();
    let event = Event::new(ctx, arbiter, registry, &input)?;
    event.enter((2..OPEN.len()).step_by(3).take(9))?;
    let circuit = OrganiserInput {
        name: "Circuito delle Saline".to_owned(),
        accent: Accent::Petrol.code().to_owned(),
        imprint: "Circuito delle Saline, Via dei Salinari 3, Cervia".to_owned(),
        ..OrganiserInput::default()
    };
    let line = Actor::command_line();
    let added = organisers::add(ctx, &line, None, &circuit)?;
    if let Some(circuit) = added.fresh() {
        organisers::hold(ctx, &line, None, &event.slug, &circuit)?;
    }
    // Both games of a match are published together.
    for (round, games) in [(1, 2), (3, 1)] {
        event.round(round)?;
        for round in round..round + games {
            let boards = board::round(ctx, arbiter, &event.slug, Some(round))?.boards;
            for board in &boards {
                event.result(board, outcome(round, board.board))?;
            }
        }
    }
    Ok(())
}
