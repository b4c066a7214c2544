//! Recorded games read from the store, with their visible moves.

use std::collections::HashMap;

use crate::{
    app::AppError,
    clock::ClockTime,
    rules::scoresheet::ResultMark,
    store::{
        Conn,
        rows::{
            self,
            games::{GameRow, MoveRow},
        },
    },
};

use super::recorded::{Place, Recorded, Seen};

/// Half-moves that are read by number at once.
const MOVES_AT_ONCE: usize = 1000;

/// A game with its round and pairing.
pub(super) struct Stored<'a> {
    pub row: GameRow,
    pub moves: Vec<MoveRow>,
    pub place: Place<'a>,
    /// Whether all moves are visible.
    pub is_whole: bool,
}

impl Stored<'_> {
    /// The result. For a game without a board it comes from the file; anything but the four results is unknown.
    pub(super) fn mark(&self) -> ResultMark {
        match self.place {
            Some((_, pairing)) => ResultMark::of(pairing.result),
            None => ResultMark::read(&self.row.result).unwrap_or(ResultMark::Unknown),
        }
    }
}

/// Reads consecutive games, with their moves.
pub(super) fn read<'a>(
    conn: &mut Conn,
    games: &[&Recorded<'a>],
) -> Result<Vec<Stored<'a>>, AppError> {
    let numbers: Vec<i32> = games.iter().map(|game| game.id).collect();
    let mut rows: HashMap<i32, GameRow> = rows::games::by_numbers(conn, &numbers)?
        .into_iter()
        .map(|row| (row.id, row))
        .collect();
    let (mut whole, mut some) = (Vec::new(), Vec::new());
    for game in games {
        match &game.seen {
            Seen::Whole => whole.push(game.id),
            Seen::Moves(moves) => some.extend_from_slice(moves),
        }
    }
    let mut moves: HashMap<i32, Vec<MoveRow>> = HashMap::new();
    let mut found = rows::games::moves_of(conn, &whole)?;
    for some in some.chunks(MOVES_AT_ONCE) {
        found.extend(rows::games::moves_by_numbers(conn, some)?);
    }
    for row in found {
        moves.entry(row.game_id).or_default().push(row);
    }
    for moves in moves.values_mut() {
        moves.sort_unstable_by_key(|row| row.ply);
    }
    let stored = games.iter().filter_map(|game| {
        Some(Stored {
            row: rows.remove(&game.id)?,
            moves: moves.remove(&game.id).unwrap_or_default(),
            place: game.place,
            is_whole: matches!(game.seen, Seen::Whole),
        })
    });
    Ok(stored.collect())
}

/// The clock of the player who moved, if it was recorded.
pub(super) fn display(row: &MoveRow) -> Option<ClockTime> {
    let shown = match row.ply % 2 {
        1 => row.white_clock,
        _ => row.black_clock,
    };
    let centiseconds = shown.and_then(|shown| u32::try_from(shown).ok());
    centiseconds.map(ClockTime::from_centiseconds)
}
