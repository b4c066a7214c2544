//! The boards of the current round with the moves that everybody may see now. Claims, flags, incidents and actions of
//! arbiters are not read here (Laws 11.12, 12.6).

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Context,
        access::TournamentRole,
        game::{initial_position, replay_from, tags_of},
        tournament::{entrant::Entrant, summary::Summary},
    },
    clock::ClockTime,
    event::{BoardResult, Outlet},
    rules::history::Game,
    store::rows::games::MoveRow,
};

use super::{
    recorded::{Eyes, recorded},
    stored_games::{Stored, read},
};

/// A visible half-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeenMove {
    /// When it was recorded, UTC.
    pub at: NaiveDateTime,
    /// White's clock and Black's after the move, if they were recorded.
    pub clocks: [Option<ClockTime>; 2],
}

/// A board with visible moves.
#[derive(Clone, Debug)]
pub struct LiveBoard {
    /// Number of the board.
    pub number: u16,
    /// Number of the game.
    pub game: i32,
    /// White and Black, in this order.
    pub players: [Entrant; 2],
    /// The result; `None` while there is none.
    pub result: Option<BoardResult>,
    /// The visible moves.
    pub moves: Game,
    /// Time and clocks of each visible move.
    pub seen: Vec<SeenMove>,
}

/// The current round, as everybody may follow it.
#[derive(Clone, Debug)]
pub struct LiveRound {
    /// The tournament.
    pub summary: Summary,
    /// The reader's role in the tournament.
    pub role: Option<TournamentRole>,
    /// Number of the round; 0 before the first is published.
    pub round: u8,
    /// Number of boards in the round.
    pub paired: usize,
    /// The boards with visible moves, by number.
    pub boards: Vec<LiveBoard>,
}

fn seen(row: &MoveRow) -> SeenMove {
    let clock = |shown: Option<i32>| {
        let centiseconds = shown.and_then(|shown| u32::try_from(shown).ok());
        centiseconds.map(ClockTime::from_centiseconds)
    };
    SeenMove {
        at: row.made_at,
        clocks: [clock(row.white_clock), clock(row.black_clock)],
    }
}

fn replayed(stored: &Stored<'_>) -> Result<Game, AppError> {
    let initial = initial_position(&tags_of(&stored.row)?);
    replay_from(initial, stored.row.rules_edition, &stored.moves)
}

/// The boards of the current round with visible moves.
///
/// # Errors
/// Not found: no such tournament.
pub fn live(ctx: &Context, actor: &Actor, slug: &str) -> Result<LiveRound, AppError> {
    ctx.read(|conn| {
        let (loaded, role) = ctx.shown_to(conn, actor, slug, Outlet::Page)?;
        let round = loaded.course.current();
        let mut games = recorded(ctx, conn, &loaded, Eyes::Everybody)?;
        games.retain(|game| {
            game.place
                .is_some_and(|(of, _)| of.number == i32::from(round))
        });
        let mut boards = Vec::with_capacity(games.len());
        for stored in read(conn, &games.iter().collect::<Vec<_>>())? {
            let Some((_, pairing)) = stored.place else {
                continue;
            };
            let number = u16::try_from(pairing.board).ok();
            let players = [pairing.white_entry_id, pairing.black_entry_id]
                .map(|entry| loaded.entry(entry).map(Entrant::from));
            let ([Some(white), Some(black)], Some(number)) = (players, number) else {
                continue;
            };
            if stored.moves.is_empty() {
                continue;
            }
            boards.push(LiveBoard {
                number,
                game: stored.row.id,
                players: [white, black],
                result: pairing.result,
                moves: replayed(&stored)?,
                seen: stored.moves.iter().map(seen).collect(),
            });
        }
        let paired = loaded
            .round(round)
            .map_or(0, |row| loaded.pairings_of(row.id).count());
        Ok(LiveRound {
            summary: Summary::of(&loaded)?,
            role,
            round,
            paired,
            boards,
        })
    })
}
