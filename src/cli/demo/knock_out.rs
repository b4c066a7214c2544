//! An invented knock-out under way: a quarterfinal that blitz decided, a semifinal that is being played out.

use crate::{
    app::{
        Actor, AppError, Context,
        tournament::{
            board,
            match_games::{self, MatchGameInput},
            settings_input::WITH_THIRD_PLACE,
        },
    },
    event::{BoardResult, Colour, MatchGameKind},
};

use super::{
    cast::OPEN,
    play::{Event, day, settings},
};

/// A cup of eight with a match for the third place.
pub fn cup(ctx: &Context, arbiter: &Actor, registry: &[i32]) -> Result<(), AppError> {
    let mut input = settings("Coppa dei Tre Ponti", "Comacchio", day(ctx, 1, 0), 2, 3);
    input.pairing_edition = WITH_THIRD_PLACE.to_owned();
    input.province = "FE".to_owned();
    let event = Event::new(ctx, arbiter, registry, &input)?;
    event.enter((1..OPEN.len()).step_by(3).take(8))?;
    let (won, drawn, lost) = (
        BoardResult::WhiteWins,
        BoardResult::Draw,
        BoardResult::BlackWins,
    );
    for (board, result) in event.round(1)?.iter().zip([won, drawn, lost, won]) {
        event.result(board, result)?;
    }
    for (kind, control, result) in [
        (MatchGameKind::Rapid, "10+5", drawn),
        (MatchGameKind::Rapid, "10+5", drawn),
        (MatchGameKind::Blitz, "3+2", lost),
        (MatchGameKind::Blitz, "3+2", drawn),
    ] {
        play_on(&event, (1, 2), kind, control, result)?;
    }
    for (board, result) in event.round(2)?.iter().zip([drawn, won]) {
        event.result(board, result)?;
    }
    play_on(&event, (2, 1), MatchGameKind::Rapid, "10+5", drawn)
}

/// The next game of a drawn board; a set has two games, and begins with the colours of the board changed.
fn play_on(
    event: &Event<'_>,
    (round, number): (u8, u16),
    kind: MatchGameKind,
    control: &str,
    result: BoardResult,
) -> Result<(), AppError> {
    let (ctx, arbiter, slug) = (event.ctx, event.arbiter, event.slug.as_str());
    let boards = board::round(ctx, arbiter, slug, Some(round))?.boards;
    let board = boards.iter().find(|board| board.board == number);
    let board = board.ok_or(AppError::NotFound)?;
    let input = MatchGameInput {
        kind: kind.code().to_owned(),
        games: "2".to_owned(),
        white: Colour::Black.code().to_owned(),
        time_control: control.to_owned(),
        result: result.code().to_owned(),
    };
    let board = (board.pairing, board.version);
    match_games::enter(ctx, arbiter, None, slug, board, &input)?;
    Ok(())
}
