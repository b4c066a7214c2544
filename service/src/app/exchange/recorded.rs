//! Which games are recorded, and how much of each may be seen, in order, before any of them is read.
//!
//! Every output that shows moves to anybody but the tournament's arbiters uses this module: pages, lists and files hold
//! back the same moves of unfinished games, by the same clock.

use std::collections::HashMap;

use chrono::NaiveDateTime;

use crate::{
    app::{
        AppError, Context,
        tournament::{Loaded, live_delay},
    },
    event::{BoardResult, LiveDelay, RoundState, TimedMove, TournamentState},
    rules::scoresheet::ResultMark,
    store::{
        Conn,
        rows::{
            self,
            games::{HeadingRow, MoveTimeRow},
            pairings::PairingRow,
            rounds::RoundRow,
        },
    },
};

/// Round and pairing of a game; `None` for one that belongs to no pairing.
pub(super) type Place<'a> = Option<(&'a RoundRow, &'a PairingRow)>;

/// The reader of recorded games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Everybody: moves of unfinished games are delayed as the event says.
    Everybody,
    /// The person at the machine.
    Operator,
}

/// The visible part of a game.
pub(super) enum Seen {
    /// All recorded moves.
    Whole,
    /// Only the moves with these numbers: the game is not finished.
    Moves(Vec<i32>),
}

/// A recorded game, by its number.
pub(super) struct Recorded<'a> {
    pub id: i32,
    pub place: Place<'a>,
    pub seen: Seen,
}

impl Recorded<'_> {
    /// Whether the participant with this number of the entry played it.
    pub fn is_of(&self, entry: i32) -> bool {
        self.place.is_some_and(|(_, pairing)| {
            pairing.white_entry_id == entry || pairing.black_entry_id == entry
        })
    }

    fn key(&self) -> (i32, i32, i32) {
        let last = (i32::MAX, i32::MAX, self.id);
        self.place.map_or(last, |(round, pairing)| {
            (round.number, pairing.board, self.id)
        })
    }
}

/// The result of the pairing, or the result in the file for a game without a pairing.
pub(super) fn result(place: Place<'_>, row: &HeadingRow) -> Option<BoardResult> {
    match place {
        Some((_, pairing)) => pairing.result,
        None => match ResultMark::read(&row.result)? {
            ResultMark::WhiteWins => Some(BoardResult::WhiteWins),
            ResultMark::BlackWins => Some(BoardResult::BlackWins),
            ResultMark::Draw => Some(BoardResult::Draw),
            ResultMark::Unknown => None,
        },
    }
}

/// The games of published rounds that are at least partly visible, by round and board, then those without a pairing. It
/// tells the context how long this holds ([`Context::true_until`]).
pub(super) fn recorded<'a>(
    ctx: &Context,
    conn: &mut Conn,
    loaded: &'a Loaded,
    eyes: Eyes,
) -> Result<Vec<Recorded<'a>>, AppError> {
    let rounds: HashMap<i32, &RoundRow> = loaded
        .rounds
        .iter()
        .filter(|round| round.state == RoundState::Published)
        .map(|round| (round.id, round))
        .collect();
    let places: HashMap<i32, (&RoundRow, &PairingRow)> = loaded
        .pairings
        .iter()
        .filter_map(|pairing| {
            let round = rounds.get(&pairing.round_id)?;
            Some((pairing.id, (*round, pairing)))
        })
        .collect();
    let mut found: Vec<Recorded<'_>> = rows::games::recorded(conn, loaded.tournament.id)?
        .into_iter()
        .filter_map(|(id, pairing)| {
            let place = match pairing {
                Some(pairing) => Some(*places.get(&pairing)?),
                None => None,
            };
            let seen = Seen::Whole;
            Some(Recorded { id, place, seen })
        })
        .collect();
    if eyes == Eyes::Everybody {
        hold_back(ctx, conn, loaded, &mut found)?;
    }
    found.sort_unstable_by_key(Recorded::key);
    Ok(found)
}

/// Holds back what may not be seen yet: moves of unfinished games, and games without any visible move.
fn hold_back(
    ctx: &Context,
    conn: &mut Conn,
    loaded: &Loaded,
    games: &mut Vec<Recorded<'_>>,
) -> Result<(), AppError> {
    let delay = live_delay::of_rules(&loaded.tournament.rules);
    if delay.is_none() || loaded.tournament.state == TournamentState::Finished {
        return Ok(());
    }
    let open = unfinished(conn, games)?;
    let mut times: HashMap<i32, Vec<MoveTimeRow>> =
        open.iter().map(|id| (*id, Vec::new())).collect();
    for row in rows::games::move_times(conn, &open)? {
        times.entry(row.game_id).or_default().push(row);
    }
    let now = ctx.clock.now();
    games.retain_mut(|game| {
        let Some(times) = times.get(&game.id) else {
            return true;
        };
        let (moves, until) = seen(delay, times, now);
        if let Some(until) = until {
            ctx.is_true_until(until);
        }
        let is_any = !moves.is_empty();
        game.seen = Seen::Moves(moves);
        is_any
    });
    Ok(())
}

/// Numbers of the moves that are visible at a moment, and the moment when the next ones become visible.
fn seen(
    delay: LiveDelay,
    times: &[MoveTimeRow],
    now: NaiveDateTime,
) -> (Vec<i32>, Option<NaiveDateTime>) {
    let moves: Vec<TimedMove> = times
        .iter()
        .map(|row| TimedMove {
            ply: u32::try_from(row.ply).unwrap_or(0),
            at: row.made_at,
            undone: row.undone_at,
        })
        .collect();
    let shown = delay.shown(&moves, now);
    let numbers = shown.moves.iter().filter_map(|place| times.get(*place));
    (numbers.map(|row| row.id).collect(), shown.until)
}

/// Numbers of the games that are not finished: without a result, or adjourned.
fn unfinished(conn: &mut Conn, games: &[Recorded<'_>]) -> Result<Vec<i32>, AppError> {
    let free: Vec<i32> = games
        .iter()
        .filter(|game| game.place.is_none())
        .map(|game| game.id)
        .collect();
    let headings: HashMap<i32, HeadingRow> = rows::games::headings(conn, &free)?
        .into_iter()
        .map(|row| (row.id, row))
        .collect();
    let is_open = |game: &&Recorded<'_>| {
        let result = match (game.place, headings.get(&game.id)) {
            (Some((_, pairing)), _) => pairing.result,
            (None, Some(heading)) => result(None, heading),
            (None, None) => None,
        };
        matches!(result, None | Some(BoardResult::Adjourned))
    };
    Ok(games.iter().filter(is_open).map(|game| game.id).collect())
}
