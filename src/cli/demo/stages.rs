//! An invented cup in two stages: a finished group, a group in its last round, and the final that waits for both.

use crate::{
    app::{
        Actor, AppError, Context,
        tournament::{
            board,
            confirmation::Confirmation,
            sections::{self, NewSection, SectionInput},
            settings,
            stages::{self, StageInput},
        },
    },
    event::BoardResult,
    pairing::System,
};

use super::{
    cast::OPEN,
    play::{Event, day, settings as form},
};

/// Number of players in a group.
const PLAYERS: usize = 4;

/// Two round robins of four players, and a knock-out of the first two from each.
pub fn groups_and_final(ctx: &Context, arbiter: &Actor, registry: &[i32]) -> Result<(), AppError> {
    let mut input = form(
        "Coppa delle Valli, girone A",
        "Bormio",
        day(ctx, 1, 0),
        3,
        3,
    );
    input.pairing_edition = System::RoundRobin.code().to_owned();
    input.tie_breaks = "DE,WIN,SB".to_owned();
    input.province = "SO".to_owned();
    let first = Event::new(ctx, arbiter, registry, &input)?;
    let made = SectionInput {
        event_name: "Coppa delle Valli".to_owned(),
        section_label: "A".to_owned(),
    };
    sections::set(ctx, arbiter, None, &first.slug, &made)?;
    let beside = |label: &str, name: &str| {
        let section = NewSection {
            section_label: label.to_owned(),
            name: format!("Coppa delle Valli, {name}"),
            ..NewSection::default()
        };
        let slug = sections::add(ctx, arbiter, None, &first.slug, &section)?;
        Ok::<_, AppError>(Event {
            slug: slug.fresh().unwrap_or_default(),
            ..Event::new_at(ctx, arbiter, registry)
        })
    };
    let (second, last) = (beside("B", "girone B")?, beside("F", "finale")?);
    let (mut knock_out, version) = settings::get(ctx, arbiter, &last.slug)?;
    knock_out.pairing_edition = System::KnockOut.code().to_owned();
    settings::update(
        ctx,
        arbiter,
        None,
        &last.slug,
        version,
        &knock_out,
        &Confirmation::default(),
    )?;
    for (event, from, rounds) in [(&first, 0, 3), (&second, 1, 2)] {
        event.enter((from..OPEN.len()).step_by(6).take(PLAYERS))?;
        event.round(1)?;
        for round in 1..=rounds {
            let boards = board::round(ctx, arbiter, &event.slug, Some(round))?.boards;
            for (place, board) in boards.iter().enumerate() {
                let result = match place {
                    0 => BoardResult::WhiteWins,
                    _ => BoardResult::Draw,
                };
                event.result(board, result)?;
            }
        }
    }
    let rule = StageInput {
        groups: vec![first.slug.clone(), second.slug.clone()],
        first_of_each: "2".to_owned(),
        best_next: "0".to_owned(),
    };
    stages::set(ctx, arbiter, None, &last.slug, &rule)?;
    Ok(())
}
