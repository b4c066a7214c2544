//! Invented events of the other Swiss systems: Burstein, accelerated, with a draft changed by hand; Dubov, with acts that touch
//! the integrity of the event, and games from a file; Lim.

use crate::{
    app::{
        Actor, AppError, Context,
        deed::DraftChange,
        exchange::games_in::{self, GamesText},
        tournament::{
            board, by_hand, byes,
            confirmation::Confirmation,
            fide_mode,
            results::{self, RecordResult, Seen},
            rounds,
        },
    },
    event::{BoardResult, Colour, Halt},
    pairing::{Accelerated, System},
};

use super::{
    cast::OPEN,
    play::{Event, day, settings},
};

/// A game with glyphs, comments and variations, and a game from a Chess960 position.
const GAMES: &str = "[Event \"?\"]\n[Round \"1.1\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n\
    {Commentata dal vincitore} 1. e4! e5 2. Nf3 Nc6 (2... d6 {la Philidor} 3. d4 (3. Bc4 $14)) \
    3. Bb5 a6?! 4. Ba4 Nf6 5. O-O {e il centro si apre} *\n\n\
    [Round \"1.2\"]\n[White \"?\"]\n[Black \"?\"]\n[Variant \"Chess960\"]\n[SetUp \"1\"]\n\
    [FEN \"nbbqrkrn/pppppppp/8/8/8/8/PPPPPPPP/NBBQRKRN w GEge - 0 1\"]\n[Result \"*\"]\n\n\
    1. d4 d5 2. O-O O-O 3. e4 *\n";

/// An event of eight players in a system, before its first round.
fn event_of_eight<'a>(
    (ctx, arbiter, registry): (&'a Context, &'a Actor, &'a [i32]),
    (name, system, rounds): (&str, System, u8),
    accelerated: Accelerated,
    from: usize,
) -> Result<Event<'a>, AppError> {
    let mut input = settings(name, "Lucca", day(ctx, 2, 0), 2, rounds);
    input.pairing_edition = system.code().to_owned();
    input.acceleration = accelerated.code().to_owned();
    input.province = "LU".to_owned();
    let event = Event::new(ctx, arbiter, registry, &input)?;
    event.enter((from..OPEN.len()).step_by(3).take(8))?;
    Ok(event)
}

/// Three events, one for each system; returns the address part of the last one.
pub fn all(ctx: &Context, arbiter: &Actor, registry: &[i32]) -> Result<String, AppError> {
    let with = (ctx, arbiter, registry);
    burstein(with)?;
    dubov(with)?;
    let lim = ("Torneo delle Mura, sistema Lim", System::Lim, 5);
    let lim = event_of_eight(with, lim, Accelerated::No, 2)?;
    lim.play(1)?;
    lim.round(2)?;
    Ok(lim.slug)
}

/// Virtual points in round 1, and the draft of round 2 with the colours of one board reversed by hand.
fn burstein(with: (&Context, &Actor, &[i32])) -> Result<(), AppError> {
    let (ctx, arbiter, _) = with;
    let event = ("Torneo delle Mura, sistema Burstein", System::Burstein, 3);
    let event = event_of_eight(with, event, Accelerated::Baku, 0)?;
    let slug = event.slug.as_str();
    event.play(1)?;
    let never = Halt::never();
    let white = Some(Colour::White);
    rounds::draft(ctx, arbiter, None, slug, 2, white, &never)?;
    by_hand::begin(ctx, arbiter, None, slug, 2)?;
    let boards = board::round(ctx, arbiter, slug, Some(2))?.boards;
    let first = boards.first().ok_or(AppError::NotFound)?;
    let turned = DraftChange::Colours(first.white.entry);
    by_hand::change(ctx, arbiter, None, slug, 2, turned, true, &never)?;
    Ok(())
}

/// FIDE mode left, a forbidden pair, a corrected result of an earlier round, games from a file.
fn dubov(with: (&Context, &Actor, &[i32])) -> Result<(), AppError> {
    let (ctx, arbiter, registry) = with;
    let event = ("Torneo delle Mura, sistema Dubov", System::Dubov, 4);
    let event = event_of_eight((ctx, arbiter, registry), event, Accelerated::No, 1)?;
    let slug = event.slug.as_str();
    event.play(1)?;
    let first = board::round(ctx, arbiter, slug, Some(1))?.boards;
    event.round(2)?;
    let because = |reason: &str| Confirmation {
        reason: reason.to_owned(),
        sure: true,
    };
    let leaves = because("Torneo sociale, non omologato");
    fide_mode::leave(ctx, arbiter, None, slug, &leaves)?;
    if let [one, other, ..] = first.as_slice() {
        let pair = (one.white.entry, other.black.entry);
        let related = because("Sono padre e figlia");
        byes::forbid(ctx, arbiter, None, slug, pair, &related)?;
        let corrected = RecordResult {
            pairing: one.pairing,
            version: one.version,
            result: Some(match one.result {
                Some(BoardResult::BlackWins) => BoardResult::WhiteWins,
                _ => BoardResult::BlackWins,
            }),
            reason: None,
            confirmed: Some("Moduli scambiati".to_owned()),
        };
        results::record(ctx, arbiter, None, slug, &corrected, &Seen::default())?;
    }
    let games = GamesText::Bytes(GAMES.as_bytes());
    games_in::import_games(ctx, arbiter, None, slug, games, true, &Halt::never())?;
    Ok(())
}
