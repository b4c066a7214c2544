//! Writes the games of a feed into the boards of the round.

use std::collections::HashMap;

use crate::{
    app::{Actor, AppError, Context},
    event::{BoardResult, FeedTrouble},
    formats::live::{FedGame, one_each},
    store::{
        Conn,
        rows::{self, pairings::PairingRow},
    },
};

use super::{
    difference::{RecordedBoard, difference},
    fed_board::FedBoard,
    match_board::RoundBoards,
    pour_board::pour_board,
};

/// An obstacle at a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// Kind of the obstacle.
    pub trouble: FeedTrouble,
    /// Number of the board in the feed.
    pub board: Option<u32>,
    /// Number of the pairing, if it is known.
    pub pairing: Option<i32>,
    /// The half-move (from 1) that cannot be played.
    pub ply: Option<u32>,
    /// The move as written in the feed.
    pub written: String,
    /// Line and column of the file, from 1.
    pub place: Option<(u32, u32)>,
}

/// The outcome of a feed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Poured {
    /// Number of boards of the round that the feed contains.
    pub boards: usize,
    /// Number of boards whose record changed.
    pub changed: usize,
    /// Number of half-moves recorded.
    pub moves: usize,
    /// Number of half-moves taken back, whether replaced or not.
    pub taken_back: usize,
    /// The obstacles, in the order of the boards.
    pub troubles: Vec<Trouble>,
}

impl Poured {
    fn trouble(&mut self, game: &FedGame, trouble: FeedTrouble, pairing: Option<i32>) {
        self.troubles.push(Trouble {
            trouble,
            board: game.board,
            pairing,
            ply: None,
            written: String::new(),
            place: None,
        });
    }
}

/// A board to be changed, with the number of half-moves that it loses.
struct Planned {
    board: FedBoard,
    lost: usize,
}

/// Writes the games of a feed into the boards of the newest published round. Each changed board is one transaction with
/// one row of the trail. Reading the same feed again changes nothing.
///
/// # Errors
/// No such tournament; storage failures; the tournament no longer accepts moves.
pub fn pour(ctx: &Context, slug: &str, games: Vec<FedGame>) -> Result<Poured, AppError> {
    let each = one_each(games);
    let (mut poured, planned) = ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let mut poured = Poured::default();
        let mut planned = Vec::new();
        let Some(boards) = RoundBoards::of(&loaded) else {
            return Ok((poured, planned));
        };
        let mut incidents: HashMap<i32, usize> = HashMap::new();
        for row in rows::incidents::of_tournament(conn, loaded.tournament.id)? {
            if row.superseded_by.is_none() {
                let ply = usize::try_from(row.ply.unwrap_or(0)).unwrap_or(0);
                let before = incidents.entry(row.pairing_id).or_default();
                *before = ply.max(*before);
            }
        }
        for game in &each.unclear {
            if let Ok(Some(row)) = boards.find(game) {
                poured.trouble(game, FeedTrouble::Twice, Some(row.id));
            }
        }
        for game in &each.games {
            let row = match boards.find(game) {
                Ok(None) => continue,
                Ok(Some(row)) => row,
                Err(trouble) => {
                    poured.trouble(game, trouble, boards.pairing_at(game.board));
                    continue;
                }
            };
            poured.boards += 1;
            let decided = incidents.get(&row.id).copied().unwrap_or(0);
            planned.extend(plan(conn, (row, decided), game, &mut poured)?);
        }
        Ok((poured, planned))
    })?;
    let actor = Actor::program();
    for Planned { board, lost } in planned {
        match pour_board(ctx, &actor, None, slug, &board) {
            Ok(_) => {
                poured.changed += 1;
                poured.moves += board.moves.len();
                poured.taken_back += lost;
            }
            // An arbiter wrote something meanwhile: the next reading compares again.
            Err(AppError::Stale) => {}
            Err(error) => return Err(error),
        }
    }
    poured.troubles.sort_by_key(|trouble| trouble.board);
    Ok(poured)
}

/// The change to be written at a board.
fn plan(
    conn: &mut Conn,
    (row, decided): (&PairingRow, usize),
    game: &FedGame,
    poured: &mut Poured,
) -> Result<Option<Planned>, AppError> {
    let there = rows::games::of_pairing(conn, row.id)?;
    let (moves, taken_back) = match &there {
        Some(game) => (
            rows::games::moves(conn, game.id)?,
            rows::games::taken_back(conn, game.id)?,
        ),
        None => (Vec::new(), Vec::new()),
    };
    let board = RecordedBoard {
        moves: &moves,
        taken_back: &taken_back,
        decided,
        is_adjourned: row.result == Some(BoardResult::Adjourned),
    };
    let change = match difference(&board, game) {
        Ok(change) => change,
        Err(trouble) => {
            poured.trouble(game, trouble, Some(row.id));
            return Ok(None);
        }
    };
    if let Some(stop) = &game.stop {
        poured.troubles.push(Trouble {
            trouble: match stop.is_illegal {
                true => FeedTrouble::Illegal,
                false => FeedTrouble::Unreadable,
            },
            board: game.board,
            pairing: Some(row.id),
            ply: Some(stop.ply),
            written: stop.written.clone(),
            place: stop.place,
        });
    }
    Ok(change.map(|change| Planned {
        lost: moves.len().saturating_sub(change.keep),
        board: FedBoard {
            pairing: row.id,
            version: there.as_ref().map_or(0, |game| game.version),
            keep: u32::try_from(change.keep).unwrap_or(u32::MAX),
            moves: change.moves,
        },
    }))
}
