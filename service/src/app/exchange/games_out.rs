//! Recorded games as PGN. They contain no flags, claims or incidents (Laws 11.12, 12.6).

use std::{collections::HashMap, io::Write, mem};

use crate::{
    app::{
        Actor, AppError, Context,
        game::{
            decision::{Decision, Detail},
            initial_position, replay_from, tags_of,
        },
        tournament::Loaded,
    },
    event::Outlet,
    formats::pgn::{self, PgnGame, RecordedMove, Stood},
    rules::scoresheet::ResultMark,
    store::rows::{self, incidents::IncidentRow, pairings::PairingRow, rounds::RoundRow},
};

use super::{
    around::{Said, SaidOfGame, joined},
    game_tags::{board_tags, free_tags, names},
    recorded::{Eyes, Recorded, recorded},
    stood::MovesThatStand,
    stored_games::{Stored, display, read},
};

/// Games that are read at once.
const AT_ONCE: usize = 100;

/// The games to export.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// All games of the tournament.
    All,
    /// The games of one round: every board in order, including boards with no visible move, so that programs can count
    /// boards by games.
    Round(u8),
    /// The games of one participant, by the number of the entry.
    Player(i32),
    /// One game, by its number.
    One(i32),
}

/// Writes games as PGN to `out`, as this reader may see them. Only a few games are in memory at a time. They are read
/// within one snapshot if the context shares one ([`Context::in_one_snapshot`]).
///
/// # Errors
/// Not found: no such tournament, round or game. `out` cannot be written.
pub fn write(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    which: Which,
    eyes: Eyes,
    out: &mut dyn Write,
) -> Result<(), AppError> {
    let (loaded, _) = ctx.read(|conn| ctx.shown_to(conn, actor, slug, Outlet::File))?;
    if let Which::Round(round) = which
        && (round == 0 || round > loaded.published())
    {
        return Err(AppError::NotFound);
    }
    if let Which::Player(entry) = which
        && (loaded.entry(entry).is_none() || loaded.hides(entry))
    {
        return Err(AppError::NotFound);
    }
    let mut games = ctx.read(|conn| recorded(ctx, conn, &loaded, eyes))?;
    games.retain(|game| match which {
        Which::All => true,
        Which::One(number) => game.id == number,
        Which::Player(entry) => game.is_of(entry),
        Which::Round(number) => game
            .place
            .is_some_and(|(round, _)| round.number == i32::from(number)),
    });
    if games.is_empty() && matches!(which, Which::One(_)) {
        return Err(AppError::NotFound);
    }
    let boards = match which {
        Which::Round(number) => boards_in_order(&loaded, number, games),
        _ => games.into_iter().map(Board::Recorded).collect(),
    };
    for some in boards.chunks(AT_ONCE) {
        let recorded: Vec<&Recorded<'_>> = some.iter().filter_map(Board::recorded).collect();
        let (recorded, incidents) = ctx.read(|conn| {
            let places = recorded.iter().filter_map(|game| game.place);
            let pairings: Vec<i32> = places.map(|(_, pairing)| pairing.id).collect();
            let incidents = rows::incidents::of_pairings(conn, &pairings)?;
            Ok((read(conn, &recorded)?, incidents))
        })?;
        let mut recorded: HashMap<i32, Stored<'_>> = recorded
            .into_iter()
            .map(|stored| (stored.row.id, stored))
            .collect();
        for board in some {
            let (game, stood) = match board {
                Board::Bare(round, pairing) => (bare(&loaded, round, pairing), None),
                Board::Recorded(game) => match recorded.remove(&game.id) {
                    Some(stored) => record(&loaded, &incidents, &stored)?,
                    None => continue,
                },
            };
            put(out, &game, stood.as_slice())?;
        }
    }
    Ok(())
}

/// A board in a file.
enum Board<'a> {
    /// Its game is recorded and at least partly visible.
    Recorded(Recorded<'a>),
    /// Nothing of the game is visible.
    Bare(&'a RoundRow, &'a PairingRow),
}

impl<'a> Board<'a> {
    fn recorded(&self) -> Option<&Recorded<'a>> {
        match self {
            Self::Recorded(game) => Some(game),
            Self::Bare(..) => None,
        }
    }
}

/// All boards of a round by number, with their visible games.
fn boards_in_order<'a>(loaded: &'a Loaded, number: u8, games: Vec<Recorded<'a>>) -> Vec<Board<'a>> {
    let mut of_board: HashMap<i32, Recorded<'a>> = games
        .into_iter()
        .filter_map(|game| Some((game.place?.1.id, game)))
        .collect();
    let Some(round) = loaded.round(number) else {
        return Vec::new();
    };
    loaded
        .pairings_of(round.id)
        .map(|pairing| match of_board.remove(&pairing.id) {
            Some(game) => Board::Recorded(game),
            None => Board::Bare(round, pairing),
        })
        .collect()
}

/// A board as a game without moves.
fn bare(loaded: &Loaded, round: &RoundRow, pairing: &PairingRow) -> PgnGame {
    let result = ResultMark::of(pairing.result);
    let mut tags = board_tags(loaded, round, pairing, &[]);
    tags.retain(|(_, value)| !value.is_empty());
    tags.push(("Result".to_owned(), result.as_str().to_owned()));
    PgnGame {
        tags,
        result: Some(result),
        ..PgnGame::default()
    }
}

/// Writes one game to `out`.
pub(super) fn put(out: &mut dyn Write, game: &PgnGame, stood: &[Stood]) -> Result<(), AppError> {
    let failed = |error: &dyn std::fmt::Display| AppError::System(format!("writing PGN: {error}"));
    let written = pgn::write_with_stood(game, stood).map_err(|error| failed(&error))?;
    out.write_all(written.as_bytes())
        .map_err(|error| failed(&error))
}

fn record(
    loaded: &Loaded,
    incidents: &[IncidentRow],
    stored: &Stored<'_>,
) -> Result<(PgnGame, Option<Stood>), AppError> {
    let row = &stored.row;
    let brought = tags_of(row)?;
    let initial = initial_position(&brought);
    let game = replay_from(initial.clone(), row.rules_edition, &stored.moves)?;
    let stood = MovesThatStand::of(&game, game.edition(), &decided(incidents, stored)?);
    let named = stored.place.map(|(_, pairing)| names(loaded, pairing));
    let mut said = SaidOfGame::of(row, &game, named, stored.is_whole);
    let opening = mem::take(&mut said.opening);
    let moves = game
        .moves()
        .zip(&stored.moves)
        .map(|(played, row)| {
            let Said {
                spent,
                comment,
                around,
            } = said.next();
            RecordedMove {
                played,
                text: row.san.clone(),
                clock: display(row),
                spent,
                comment: joined(
                    comment,
                    u32::try_from(row.ply)
                        .ok()
                        .and_then(|ply| stood.comment(ply)),
                ),
                around,
            }
        })
        .collect();
    let result = stored.mark();
    let mut tags = match stored.place {
        Some((round, pairing)) => board_tags(loaded, round, pairing, &brought),
        None => free_tags(loaded, row, &brought),
    };
    tags.retain(|(name, value)| name != "Result" && !value.is_empty());
    tags.push(("Result".to_owned(), result.as_str().to_owned()));
    for (name, value) in brought {
        if !tags.iter().any(|(known, _)| *known == name) {
            tags.push((name, value));
        }
    }
    let game = PgnGame {
        tags,
        initial,
        moves,
        result: Some(result),
        opening_comment: joined(opening.comment, stood.comment(0)),
        opening: opening.around,
        ..PgnGame::default()
    };
    Ok((game, stood.last))
}

/// Decisions on illegal moves of a finished game that stand. While the game goes on, only arbiters see them.
fn decided(incidents: &[IncidentRow], stored: &Stored<'_>) -> Result<Vec<Decision>, AppError> {
    let finished = stored.place.filter(|(_, p)| p.result.is_some());
    let Some((_, pairing)) = finished else {
        return Ok(Vec::new());
    };
    let mut found = Vec::new();
    for row in incidents {
        if row.pairing_id != pairing.id || row.superseded_by.is_some() {
            continue;
        }
        let Some(detail) = &row.detail else { continue };
        let detail = Detail::from_json(detail)?;
        found.extend(detail.decision().filter(|d| d.stood().is_some()).cloned());
    }
    Ok(found)
}
