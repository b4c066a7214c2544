//! The Open della Nebbia in its third round: games in progress, a claim, an illegal move, screens in the hall.

use crate::{
    app::{
        Actor, AppError, Context,
        game::{confirm, confirmation::Confirmation, view},
        tournament::{
            board::BoardLine,
            byes::{self, Asked},
            confirmation,
            days::{self, DaysInput},
            entries,
            screens::{hall_input::ScreenInput, screen},
        },
    },
    event::{BoardResult, Colour},
    rules::verdict::Act,
};

use super::{
    cast::OPEN,
    play::{Event, day, fund, outcome, settings},
};

/// A closed Spanish game where the players begin to repeat: White may claim a draw (9.2.2).
const REPEATED: &str = "e4 e5 Cf3 Cc6 Ab5 a6 Aa4 Cf6 0-0 Ae7 Te1 b5 Ab3 d6 c3 0-0 h3 Ca5 Ac2 c5 d4 Dc7 \
     Cbd2 Ad7 De2 Dd8 Dd1 Dc7 De2 Dd8 Dd1 Dc7";

/// A Queen's Gambit with clocks.
const TIMED: &str = "d4@1:30:12 d5@1:30:08 c4@1:30:25 e6@1:29:51 Cc3@1:29:40 Cf6@1:28:33 \
     Ag5@1:27:58 Ae7@1:27:02 e3@1:26:11 0-0@1:26:40 Cf3@1:24:30 h6@1:23:05 Ah4@1:22:47 b6@1:19:22";

/// A Sicilian that has only just begun.
const YOUNG: &str = "e4 c5 Cf3 d6 d4 cxd4 Cxd4 Cf6 Cc3 a6 Ae3 e5 Cb3 Ae6";

/// The Open della Nebbia in its third round.
pub fn running(ctx: &Context, arbiter: &Actor, registry: &[i32]) -> Result<(), AppError> {
    let mut input = settings("Open della Nebbia", "Cremona", day(ctx, 1, 0), 2, 5);
    input.venue = "Palazzo dei Tigli".to_owned();
    input.province = "CR".to_owned();
    input.draw_offer_limit = "20".to_owned();
    let event = Event::new(ctx, arbiter, registry, &input)?;
    let entered = event.enter(0..OPEN.len())?;
    // Three days with one, two and two rounds.
    let begin = [
        (0, "15:00"),
        (1, "9:30"),
        (1, "15:00"),
        (2, "9:00"),
        (2, "14:30"),
    ];
    let announced = DaysInput {
        days: begin
            .iter()
            .map(|(after, _)| day(ctx, 1, *after).to_string())
            .collect(),
        hours: begin.iter().map(|(_, hour)| (*hour).to_owned()).collect(),
        zone: String::new(),
    };
    days::set(ctx, arbiter, None, &event.slug, 1, &announced)?;
    event.play(1)?;
    event.play(2)?;
    let slug = &event.slug;
    fund(ctx, arbiter, slug, "500 350 250 150 100 80")?;
    // One player withdraws and one asked for a bye, so that the remaining number is odd.
    if let (Some(gone), Some(away)) = (entered.get(21), entered.get(12)) {
        entries::withdraw(ctx, arbiter, None, slug, *gone)?;
        byes::set(
            ctx,
            arbiter,
            None,
            slug,
            (*away, 3),
            Asked::Half,
            &confirmation::Confirmation::default(),
        )?;
    }
    let boards = event.round(3)?;
    let last = boards.len();
    for (index, board) in boards.iter().enumerate() {
        match index {
            0 => event.moves(board, TIMED)?,
            1 => event.moves(board, REPEATED)?,
            2 => {
                event.moves(board, YOUNG)?;
                illegal_move(&event, board)?;
            }
            3 => event.moves(
                board,
                "d4 Cf6 c4 g6 Cc3 Ag7 e4 d6 Cf3 0-0 Ae2 e5 0-0 Cc6 d5 Ce7",
            )?,
            index if index + 1 == last => {
                event.result(board, BoardResult::WhiteWinsByForfeit)?;
            }
            index if index % 2 == 0 => event.result(board, outcome(3, board.board))?,
            _ => {}
        }
    }
    screens(&event)
}

/// Two screens in the hall, by name and by board.
fn screens(event: &Event<'_>) -> Result<(), AppError> {
    for (name, shows) in [("ingresso", "names"), ("sala", "boards")] {
        let input = ScreenInput {
            screen_name: name.to_owned(),
            screen_shows: shows.to_owned(),
            screen_seconds: "12".to_owned(),
            screen_theme: "light".to_owned(),
        };
        screen::add(event.ctx, event.arbiter, None, &event.slug, &input)?;
    }
    Ok(())
}

/// White has captured with the rook through their own pawn and pressed the clock; the act is judged and recorded as an arbiter
/// does.
fn illegal_move(event: &Event<'_>, board: &BoardLine) -> Result<(), AppError> {
    let (ctx, arbiter, slug) = (event.ctx, event.arbiter, event.slug.as_str());
    let seen = view::of_pairing(ctx, arbiter, slug, board.pairing)?;
    let input = Confirmation {
        pairing: board.pairing,
        page: "illegal".to_owned(),
        asked: [
            ("side", "white"),
            ("act", Act::IllegalMove.code()),
            ("written", "Txh7"),
        ]
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .into_iter()
        .collect(),
        mover: Colour::White,
        note: String::new(),
        white_clock: "1:21:40".to_owned(),
        black_clock: "1:25:10".to_owned(),
        game_version: seen.version,
        pairing_version: seen.board.version,
        earlier: Some(seen.illegal_moves(Colour::White)),
        with_result: false,
        supersedes: None,
    };
    confirm::confirm(ctx, arbiter, None, slug, &input)?;
    Ok(())
}
