//! Writes the moves of a feed at one board, after those that stay. Each is judged like a typed move.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done,
        access::Action,
        deed::GameFed,
        game::{LoadedGame, open_pairing},
        tournament::Loaded,
    },
    rules::{
        history::Game,
        notation::{Style, read_uci, write_move},
    },
    store::{
        Conn,
        rows::{
            self,
            games::{MoveRow, NewMove},
        },
    },
};

use super::{
    super::{loaded::white_to_move, record::ensure_game},
    fed_board::{FedBoard, FedPly},
};

/// The clocks after the last move that stays.
fn clocks(moves: &[MoveRow]) -> (Option<i32>, Option<i32>) {
    moves
        .last()
        .map_or((None, None), |last| (last.white_clock, last.black_clock))
}

/// Takes back the moves that do not stay, the last one first; they stay in the record. Gives their SAN, the first move
/// first.
fn take_back(
    conn: &mut Conn,
    (game, moves): (&mut Game, &mut Vec<MoveRow>),
    keep: usize,
    (by, now): (&str, chrono::NaiveDateTime),
) -> Result<Vec<String>, AppError> {
    let mut gone = Vec::new();
    while moves.len() > keep {
        let Some(last) = moves.pop() else { break };
        rows::games::undo_move(conn, last.id, by, now)?;
        game.take_back();
        gone.push(last.san);
    }
    gone.reverse();
    Ok(gone)
}

/// Writes the change of a feed at a board. Moves that it replaces are first taken back; they stay in the record.
///
/// # Errors
/// Stale if the game changed meanwhile; refused if the board is not in a published round; a move that is not legal in
/// its place.
pub fn pour_board(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    given: &FedBoard,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let pairing = open_pairing(conn, &loaded, given.pairing)?;
        let edition = loaded.tournament.rules_edition;
        let mut there = LoadedGame::of_pairing(conn, pairing.id, edition)?;
        let keep = usize::try_from(given.keep).unwrap_or(usize::MAX);
        if there.version() != given.version || keep > there.moves.len() {
            return Err(AppError::Stale);
        }
        let (game_id, version) = ensure_game(conn, &loaded, &pairing, &there, now)?;
        if !rows::games::touch(conn, game_id, version)? {
            return Err(AppError::Stale);
        }
        let by = (actor.name(), now);
        let parts = (&mut there.game, &mut there.moves);
        let taken_back = take_back(conn, parts, keep, by)?;
        let mut clocks = clocks(&there.moves);
        let mut added = Vec::with_capacity(given.moves.len());
        for told in &given.moves {
            added.push(play(
                conn,
                (game_id, &mut there.game),
                told,
                &mut clocks,
                by,
            )?);
        }
        Ok(Audited {
            value: (),
            deed: Deed::GameFed(Box::new(GameFed {
                given: given.clone(),
                taken_back,
                added,
            })),
        })
    })
}

/// Records one move and gives its SAN.
fn play(
    conn: &mut Conn,
    (game_id, game): (i32, &mut Game),
    told: &FedPly,
    (white, black): &mut (Option<i32>, Option<i32>),
    (by, now): (&str, chrono::NaiveDateTime),
) -> Result<String, AppError> {
    let broken = || AppError::System(format!("a feed plays {}", told.uci));
    let played = read_uci(game.position(), &told.uci).ok_or_else(broken)?;
    let san = write_move(game.position(), played, Style::SAN);
    let clock = told.clock.and_then(|clock| i32::try_from(clock).ok());
    match white_to_move(game) {
        true => *white = clock,
        false => *black = clock,
    }
    game.play(played).map_err(|_| broken())?;
    rows::games::insert_move(
        conn,
        &NewMove {
            game_id,
            ply: i32::try_from(game.plies()).unwrap_or(i32::MAX),
            uci: &told.uci,
            san: &san,
            written: &told.written,
            white_clock: *white,
            black_clock: *black,
            draw_offer: false,
            made_by: by,
            made_at: now,
        },
    )?;
    Ok(san)
}
