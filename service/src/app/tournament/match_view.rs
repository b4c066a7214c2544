//! The page of a drawn board of a knock-out, with its further games.

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action, TournamentRole},
    },
    event::{BoardResult, Colour, MatchGame},
    pairing::knock_out::{Further, MOST_FURTHER},
    store::rows::match_games::MatchGameRow,
};

use super::{
    entrant::Entrant,
    match_games::{games_of, side_of, stand},
    summary::Summary,
    tie::{first_game, is_level},
};

/// A further game, as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLine {
    /// Number of the game in the match, from 1.
    pub number: i32,
    /// The game.
    pub game: MatchGame,
    /// Time control as announced; may be empty.
    pub time_control: String,
}

/// A drawn board with its further games.
#[derive(Clone, Debug)]
pub struct MatchView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament.
    pub role: TournamentRole,
    /// Number of the round, from 1.
    pub round: u8,
    /// Number of the board, from 1.
    pub board: i32,
    /// Number of the pairing.
    pub pairing: i32,
    /// Row version.
    pub version: i32,
    /// The players: White on the board, then Black.
    pub players: [Entrant; 2],
    /// Result of the first game of a match of two, in which the colours were reversed; `None` in a match of one.
    pub first: Option<BoardResult>,
    /// Result of the game on the board.
    pub result: BoardResult,
    /// The further games.
    pub games: Vec<GameLine>,
    /// The state of the tie.
    pub further: Further,
    /// Colour, on the board, of the player who goes on; `None` until it is decided.
    pub goes_on: Option<Colour>,
    /// Whether games can be entered and taken back.
    pub is_newest: bool,
    /// Whether another game can be entered.
    pub has_room: bool,
}

/// Reads a drawn board of a knock-out with its further games, for its arbiters.
///
/// # Errors
/// The actor is not an arbiter of the tournament; no such board, or its game was not drawn and has no further games.
pub fn view(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    (round, board): (u8, i32),
) -> Result<MatchView, AppError> {
    let (loaded, role) = ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        access::require(conn, actor, Action::RunTournament(loaded.tournament.id))?;
        let role = access::role(conn, actor, loaded.tournament.id)?;
        Ok((loaded, role.ok_or(AppError::Forbidden)?))
    })?;
    let is_there = loaded.is_knock_out() && (1..=loaded.published()).contains(&round);
    let row = loaded.round(round).filter(|_| is_there);
    let row = row.ok_or(AppError::NotFound)?;
    let row = loaded.pairings_of(row.id).find(|row| row.board == board);
    let row = row.ok_or(AppError::NotFound)?;
    let played: Vec<MatchGameRow> = loaded.further_of(row.id).cloned().collect();
    let result = row
        .result
        .filter(|_| !played.is_empty() || is_level(&loaded, round, row));
    let person = |entry: i32| {
        loaded
            .entry(entry)
            .map(Entrant::from)
            .ok_or(AppError::NotFound)
    };
    let games = games_of(row, &played);
    let lines = played.iter().zip(&games);
    let is_newest = round == loaded.published();
    Ok(MatchView {
        summary: Summary::of(&loaded)?,
        role,
        round,
        board,
        pairing: row.id,
        version: row.version,
        players: [person(row.white_entry_id)?, person(row.black_entry_id)?],
        first: first_game(&loaded, round, row).and_then(|first| first.result),
        result: result.ok_or(AppError::NotFound)?,
        further: stand(row, &played)?,
        games: lines
            .map(|(row, game)| GameLine {
                number: row.number,
                game: *game,
                time_control: row.time_control.clone(),
            })
            .collect(),
        goes_on: row.goes_on_entry_id.map(|entry| side_of(row, entry)),
        is_newest,
        has_room: is_newest && is_level(&loaded, round, row) && games.len() < MOST_FURTHER,
    })
}
