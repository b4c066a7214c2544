//! Records moves one by one, and judges each at once.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, MoveRefusal, Problem, Refusal,
        access::Action,
        deed::{MovePlayed, MoveTakenBack},
        tournament::Loaded,
    },
    clock::ClockTime,
    event::RoundState,
    rules::{
        history::Game,
        notation::{Language, NotationError, Style, read_move_in, write_move},
    },
    store::{
        Conn,
        rows::{
            self,
            games::{NewGame, NewMove},
            pairings::PairingRow,
        },
    },
};

use super::{LoadedGame, loaded::white_to_move};

/// A move to be recorded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordMove {
    /// Number of the pairing.
    pub pairing: i32,
    /// Version of the game that the arbiter saw.
    pub version: i32,
    /// The move as typed: Italian or English, short, long or UCI.
    pub written: String,
    /// The mover's clock after the move, as typed (`1:28:05`, `28:05`); may be empty.
    pub clock: String,
}

/// A move that was recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// Number of the half-move, from 1.
    pub ply: u32,
    /// The move in canonical SAN.
    pub san: String,
    /// New version of the game.
    pub version: i32,
}

/// The pairing, if its game may be recorded: a board of a published round.
pub(crate) fn open_pairing(
    conn: &mut Conn,
    loaded: &Loaded,
    pairing: i32,
) -> Result<PairingRow, AppError> {
    let id = loaded.tournament.id;
    let row = rows::pairings::by_id(conn, id, pairing)?;
    let round = loaded.rounds.iter().find(|round| round.id == row.round_id);
    let round = round.ok_or(AppError::NotFound)?;
    if round.state != RoundState::Published {
        return Err(Refusal::NotPublished {
            round: round.number,
        }
        .into());
    }
    Ok(row)
}

/// The row of the game, which is made if there is none yet.
pub(super) fn ensure_game(
    conn: &mut Conn,
    loaded: &Loaded,
    pairing: &PairingRow,
    game: &LoadedGame,
    now: chrono::NaiveDateTime,
) -> Result<(i32, i32), AppError> {
    if let Some(row) = &game.row {
        return Ok((row.id, row.version));
    }
    let name = |entry: i32| {
        loaded
            .entry(entry)
            .map_or_else(String::new, |entry| entry.person.name.with_comma())
    };
    let round = loaded
        .rounds
        .iter()
        .find(|round| round.id == pairing.round_id);
    let round_tag = format!(
        "{}.{}",
        round.map_or(0, |round| round.number),
        pairing.board
    );
    let (white_name, black_name) = (name(pairing.white_entry_id), name(pairing.black_entry_id));
    let id = rows::games::insert(
        conn,
        &NewGame {
            tournament_id: loaded.tournament.id,
            pairing_id: Some(pairing.id),
            white_name: &white_name,
            black_name: &black_name,
            round_tag: &round_tag,
            result: "",
            rules_edition: loaded.tournament.rules_edition.into(),
            tags: "",
            source: "",
            source_language: None,
            created_at: now,
            version: 0,
        },
    )?;
    Ok((id, 0))
}

fn parse_clock(text: &str) -> Result<Option<i32>, AppError> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    let problem = || {
        let value = text.trim().to_owned();
        let problem = Problem::Because {
            key: "problem-clock",
            value,
        };
        AppError::Fields(vec![crate::app::FieldError {
            field: "clock",
            problem,
        }])
    };
    let time: ClockTime = text.trim().parse().map_err(|_| problem())?;
    i32::try_from(time.centiseconds())
        .map(Some)
        .map_err(|_| problem())
}

fn refuse(written: &str, error: NotationError, game: &Game) -> AppError {
    Refusal::Move(Box::new(MoveRefusal {
        written: written.to_owned(),
        error,
        position: game.position().clone(),
        edition: game.edition(),
    }))
    .into()
}

/// Records the next move of a board's game.
///
/// # Errors
/// [`Refusal::Move`] with the reason; stale if somebody else recorded a move meanwhile.
pub fn record(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &RecordMove,
) -> Result<Done<Recorded>, AppError> {
    let clock = parse_clock(&input.clock)?;
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::KeepFloor(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let pairing = open_pairing(conn, &loaded, input.pairing)?;
        let edition = loaded.tournament.rules_edition;
        let game = LoadedGame::of_pairing(conn, pairing.id, edition)?;
        if game.version() != input.version {
            return Err(AppError::Stale);
        }
        let written: String = input.written.trim().chars().take(40).collect();
        let reading = read_move_in(&game.game, &written, Language::AnyLetters)
            .map_err(|error| refuse(&written, error, &game.game))?;
        let position = game.game.position();
        let san = write_move(position, reading.played, Style::SAN);
        let uci = write_move(position, reading.played, Style::Uci);
        let ply = game.game.plies() + 1;
        let (game_id, version) = ensure_game(conn, &loaded, &pairing, &game, now)?;
        if !rows::games::touch(conn, game_id, version)? {
            return Err(AppError::Stale);
        }
        let last = game.moves.last();
        let mover_is_white = white_to_move(&game.game);
        let white_clock = if mover_is_white {
            clock
        } else {
            last.and_then(|m| m.white_clock)
        };
        let black_clock = if mover_is_white {
            last.and_then(|m| m.black_clock)
        } else {
            clock
        };
        rows::games::insert_move(
            conn,
            &NewMove {
                game_id,
                ply: i32::try_from(ply).unwrap_or(i32::MAX),
                uci: &uci,
                san: &san,
                written: &written,
                white_clock,
                black_clock,
                draw_offer: reading.draw_offer,
                made_by: actor.name(),
                made_at: now,
            },
        )?;
        Ok(Audited {
            value: Recorded {
                ply,
                san: san.clone(),
                version: version + 1,
            },
            deed: Deed::MovePlayed(MovePlayed {
                pairing: pairing.id,
                ply,
                san,
                version: input.version,
                written,
                clock: input.clock.trim().to_owned(),
            }),
        })
    })
}

/// Takes the last move back; it stays in the record.
///
/// # Errors
/// [`Refusal::NothingToUndo`] if there is no move; stale if the game changed meanwhile.
pub fn undo(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    pairing: i32,
    version: i32,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::KeepFloor(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let pairing = open_pairing(conn, &loaded, pairing)?;
        let edition = loaded.tournament.rules_edition;
        let game = LoadedGame::of_pairing(conn, pairing.id, edition)?;
        let (Some(row), Some(last)) = (&game.row, game.moves.last()) else {
            return Err(Refusal::NothingToUndo.into());
        };
        if row.version != version || !rows::games::touch(conn, row.id, row.version)? {
            return Err(AppError::Stale);
        }
        rows::games::undo_move(conn, last.id, actor.name(), now)?;
        Ok(Audited {
            value: (),
            deed: Deed::MoveTakenBack(MoveTakenBack {
                pairing: pairing.id,
                ply: u32::try_from(last.ply).unwrap_or(0),
                san: last.san.clone(),
                version,
            }),
        })
    })
}
