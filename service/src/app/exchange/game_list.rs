//! The list of recorded games, a window at a time.

use std::{collections::HashMap, ops::Range};

use crate::{
    app::{
        Actor, AppError, Context,
        tournament::{Loaded, summary::Summary},
        window,
    },
    event::{BoardResult, Outlet},
    store::{
        Conn,
        rows::{self, games::HeadingRow},
    },
};

use super::recorded::{Eyes, Recorded, Seen, recorded, result};

/// A recorded game in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLine {
    /// Number of the game.
    pub game: i32,
    /// Round and board; `None` for a game that belongs to no pairing.
    pub place: Option<(u8, u16)>,
    /// Number of the pairing.
    pub pairing: Option<i32>,
    /// Round as written in the file, for a game that belongs to no pairing.
    pub round_tag: String,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// Result of the pairing, or the result in the file for a game without a pairing; `None` while it is played.
    pub result: Option<BoardResult>,
    /// Number of half-moves that are shown.
    pub plies: usize,
}

/// The recorded games of a tournament, as everybody sees them.
#[derive(Clone, Debug)]
pub struct GameList {
    /// The tournament.
    pub summary: Summary,
    /// How many games there are in all.
    pub total: usize,
    /// Positions of the listed games: by round and board, then those without a pairing.
    pub shown: Range<usize>,
    /// The games at those positions.
    pub games: Vec<GameLine>,
}

/// Window `number`, from 1, of the list of recorded games.
///
/// # Errors
/// No such tournament.
pub fn list(ctx: &Context, actor: &Actor, slug: &str, number: usize) -> Result<GameList, AppError> {
    ctx.read(|conn| {
        let (loaded, _) = ctx.shown_to(conn, actor, slug, Outlet::Page)?;
        let all = recorded(ctx, conn, &loaded, Eyes::Everybody)?;
        let shown = window::rows(all.len(), number);
        let wanted = all.get(shown.clone()).unwrap_or_default();
        let games = lines(conn, &loaded, wanted)?;
        Ok(GameList {
            summary: Summary::of(&loaded)?,
            total: all.len(),
            games,
            shown,
        })
    })
}

/// At most `most` recorded games after the first `after`, with players named as in files: all games, those of a round,
/// or that of a board.
///
/// # Errors
/// No such tournament.
pub fn stretch(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    of: (Option<u8>, Option<u16>),
    (after, most): (usize, usize),
) -> Result<GameList, AppError> {
    ctx.read(|conn| {
        let (loaded, _) = ctx.shown_to(conn, actor, slug, Outlet::File)?;
        let mut all = recorded(ctx, conn, &loaded, Eyes::Everybody)?;
        all.retain(|game| {
            let round = game.place.map(|(round, _)| round.number);
            let board = game.place.map(|(_, pairing)| pairing.board);
            of.0.is_none_or(|wanted| round == Some(wanted.into()))
                && of.1.is_none_or(|wanted| board == Some(wanted.into()))
        });
        let shown = window::stretch(all.len(), after, most);
        let wanted = all.get(shown.clone()).unwrap_or_default();
        let games = lines(conn, &loaded, wanted)?;
        Ok(GameList {
            summary: Summary::of(&loaded)?,
            total: all.len(),
            games,
            shown,
        })
    })
}

/// The visible recorded games of one participant: round and number of each, by round.
///
/// # Errors
/// No such tournament.
pub fn of_player(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    entry: i32,
) -> Result<Vec<(u8, i32)>, AppError> {
    ctx.read(|conn| {
        let (loaded, _) = ctx.shown_to(conn, actor, slug, Outlet::Page)?;
        let games = recorded(ctx, conn, &loaded, Eyes::Everybody)?;
        let own = games.iter().filter(|game| game.is_of(entry));
        let numbers = own.filter_map(|game| {
            let (round, _) = game.place?;
            Some((u8::try_from(round.number).ok()?, game.id))
        });
        Ok(numbers.collect())
    })
}

/// Lines of the list with their numbers of half-moves. Players of a pairing are named as `loaded` names them.
pub(super) fn lines(
    conn: &mut Conn,
    loaded: &Loaded,
    games: &[Recorded<'_>],
) -> Result<Vec<GameLine>, AppError> {
    let name = |entry: i32| Some(loaded.entry(entry)?.person.name.with_comma());
    let numbers: Vec<i32> = games.iter().map(|game| game.id).collect();
    let headings: HashMap<i32, HeadingRow> = rows::games::headings(conn, &numbers)?
        .into_iter()
        .map(|row| (row.id, row))
        .collect();
    let standing: HashMap<i32, i64> = rows::games::count_moves(conn, &numbers)?
        .into_iter()
        .collect();
    let plies = |game: &Recorded<'_>| match &game.seen {
        Seen::Moves(moves) => moves.len(),
        Seen::Whole => {
            let plies = standing.get(&game.id);
            plies
                .and_then(|plies| usize::try_from(*plies).ok())
                .unwrap_or(0)
        }
    };
    let line = |game: &Recorded<'_>| {
        let row = headings.get(&game.id)?;
        Some(GameLine {
            game: game.id,
            place: game.place.and_then(|(round, pairing)| {
                let round = u8::try_from(round.number).ok()?;
                Some((round, u16::try_from(pairing.board).ok()?))
            }),
            pairing: game.place.map(|(_, pairing)| pairing.id),
            round_tag: row.round_tag.clone(),
            white: game
                .place
                .and_then(|(_, pairing)| name(pairing.white_entry_id))
                .unwrap_or_else(|| row.white_name.clone()),
            black: game
                .place
                .and_then(|(_, pairing)| name(pairing.black_entry_id))
                .unwrap_or_else(|| row.black_name.clone()),
            result: result(game.place, row),
            plies: plies(game),
        })
    };
    Ok(games.iter().filter_map(line).collect())
}
