//! Invented finished tournaments: one with everything of the last day, and one that another computer continues.

use crate::{
    app::{
        Actor, AppError, Context,
        exchange::archive::{self, Bytes},
        tournament::{
            board, closing, erasure,
            prizes::{self, decisions::DecisionInput, receipts::Receipt},
            report::{self, input::ReportInput},
            results::{self, RecordResult, Seen},
        },
    },
    event::{BoardResult, Halt},
};

use super::{
    cast::OPEN,
    play::{Event, day, fund, settings},
};

/// A finished tournament: a result corrected only in the rating report, prizes with one signature, and the arbiter's report.
pub fn finished(ctx: &Context, arbiter: &Actor, registry: &[i32]) -> Result<(), AppError> {
    let input = settings("Torneo dell’Argine", "Piacenza", day(ctx, 34, 0), 1, 3);
    let event = Event::new(ctx, arbiter, registry, &input)?;
    let entered = event.enter((9..OPEN.len()).step_by(2).take(8))?;
    for number in 1..=3 {
        event.play(number)?;
    }
    let slug = event.slug.as_str();
    put_right(&event)?;
    closing::finish(ctx, arbiter, None, slug)?;
    fund(ctx, arbiter, slug, "200 120 80")?;
    if let Some(entry) = entered.get(1) {
        let named = DecisionInput {
            special: "Miglior partita".to_owned(),
            entry: *entry,
            reason: "Il finale di torri del secondo turno".to_owned(),
            take_back: false,
        };
        prizes::decisions::decide(ctx, arbiter, None, slug, &named)?;
    }
    prizes::close::close(ctx, arbiter, None, slug, 1)?;
    let first = Receipt {
        list: 1,
        position: 0,
    };
    prizes::receipts::sign(ctx, arbiter, None, slug, first, true)?;
    let mut text = ReportInput::usual();
    text.organiser = "Scacchiera del Po, Piacenza".to_owned();
    report::save::save(ctx, arbiter, None, slug, 0, &text)?;
    Ok(())
}

/// Corrects the first game of round 1. In FIDE mode, two rounds later, the standings stay and only the rating report changes.
fn put_right(event: &Event<'_>) -> Result<(), AppError> {
    let (ctx, arbiter, slug) = (event.ctx, event.arbiter, event.slug.as_str());
    let boards = board::round(ctx, arbiter, slug, Some(1))?.boards;
    let first = boards.first().ok_or(AppError::NotFound)?;
    let input = RecordResult {
        pairing: first.pairing,
        version: first.version,
        result: Some(match first.result {
            Some(BoardResult::Draw) => BoardResult::WhiteWins,
            _ => BoardResult::Draw,
        }),
        reason: None,
        confirmed: Some("Moduli scambiati".to_owned()),
    };
    results::record(ctx, arbiter, None, slug, &input, &Seen::default())?;
    Ok(())
}

/// Erases a player who played; then hands the tournament over, and opens its archive here as another tournament.
pub fn archived(ctx: &Context, arbiter: &Actor, registry: &[i32]) -> Result<(), AppError> {
    let mut input = settings("Torneo del Molo", "Bari", day(ctx, 50, 0), 0, 1);
    input.kind = "blitz".to_owned();
    input.time_control = "3 + 2\"".to_owned();
    input.province = "BA".to_owned();
    let event = Event::new(ctx, arbiter, registry, &input)?;
    let entered = event.enter((1..OPEN.len()).step_by(7))?;
    event.play(1)?;
    let slug = event.slug.as_str();
    closing::finish(ctx, arbiter, None, slug)?;
    if let Some(gone) = entered.last() {
        erasure::by_director(ctx, arbiter, None, slug, *gone, true)?;
    }
    let (never, mut bytes) = (Halt::never(), Vec::new());
    let packed = archive::pack(ctx, arbiter, slug, &never, &mut bytes)?;
    archive::hand_over(ctx, arbiter, None, slug, packed.newest, &never)?;
    archive::open(ctx, arbiter, None, Bytes::Held(&bytes), &never)?;
    Ok(())
}
