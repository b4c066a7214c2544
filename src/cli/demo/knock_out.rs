//! Invented knock-outs in progress: a quarterfinal decided by blitz and a semifinal with further games to play, a cup with
//! matches of two games, and a double elimination.

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
    pairing::round_robin::Numbering,
};

use super::{
    cast::OPEN,
    play::{Event, day, settings},
};

/// A cup of eight players, with a match for third place.
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

/// A cup of four with matches of two games: a level semifinal decided by rapid games, and the first game of the final.
pub fn two_games(ctx: &Context, arbiter: &Actor, registry: &[i32]) -> Result<(), AppError> {
    let mut input = settings("Coppa delle Due Rive", "Cremona", day(ctx, 2, 0), 3, 4);
    input.pairing_edition = "knock-out-two".to_owned();
    input.province = "CR".to_owned();
    let event = Event::new(ctx, arbiter, registry, &input)?;
    event.enter((0..OPEN.len()).step_by(7).take(4))?;
    let (won, drawn) = (BoardResult::WhiteWins, BoardResult::Draw);
    // Both games of a match are published at once; the second one has the colours reversed.
    event.round(1)?;
    for (round, results) in [(1, [won, won]), (2, [drawn, won])] {
        let boards = board::round(ctx, arbiter, &event.slug, Some(round))?.boards;
        for (board, result) in boards.iter().zip(results) {
            event.result(board, result)?;
        }
    }
    for result in [drawn, won] {
        play_on(&event, (2, 2), MatchGameKind::Rapid, "10+5", result)?;
    }
    for board in event.round(3)? {
        event.result(&board, drawn)?;
    }
    Ok(())
}

/// A double elimination of four, with seeds drawn in pots: two players have lost once, and one of them twice.
pub fn two_lives(ctx: &Context, arbiter: &Actor, registry: &[i32]) -> Result<(), AppError> {
    let mut input = settings("Coppa delle Due Vite", "Viterbo", day(ctx, 2, 0), 3, 6);
    input.pairing_edition = "knock-out-lives".to_owned();
    input.numbering = Numbering::Pots.code().to_owned();
    input.numbers_seed = "1887".to_owned();
    input.province = "VT".to_owned();
    let event = Event::new(ctx, arbiter, registry, &input)?;
    event.enter((3..OPEN.len()).step_by(6).take(4))?;
    for round in 1..=2 {
        for board in event.round(round)? {
            event.result(&board, BoardResult::WhiteWins)?;
        }
    }
    event.round(3)?;
    Ok(())
}

/// Enters the next game of a drawn board. A set has two games, and begins with the colours of the board reversed.
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
