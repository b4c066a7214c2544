//! The boards of the round that is played with the moves that everybody may see now. Nothing of claims, flags, incidents or of
//! what arbiters do is read here (Laws 11.12, 12.6).

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

/// A half-move that is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeenMove {
    /// When it was recorded, UTC.
    pub at: NaiveDateTime,
    /// White's clock and Black's after it, as far as they were written down.
    pub clocks: [Option<ClockTime>; 2],
}

/// A board with a game that is seen.
#[derive(Clone, Debug)]
pub struct LiveBoard {
    /// Number of the board.
    pub number: u16,
    /// Number of the game.
    pub game: i32,
    /// White and Black.
    pub players: [Entrant; 2],
    /// The result, when there is one.
    pub result: Option<BoardResult>,
    /// The moves that are seen.
    pub moves: Game,
    /// What was written down with each.
    pub seen: Vec<SeenMove>,
}

/// The round that is played, as everybody may follow it.
#[derive(Clone, Debug)]
pub struct LiveRound {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: Option<TournamentRole>,
    /// Number of the round; 0 before the first is published.
    pub round: u8,
    /// Boards of the round.
    pub paired: usize,
    /// Those of which moves are seen, by number.
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

/// The boards of the round that is played of which moves are seen.
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
