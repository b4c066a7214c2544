//! A recorded game as one snapshot of the data holds it.

use crate::{
    app::AppError,
    event::Colour,
    rules::{
        Chess,
        announced_fifty::AnnouncedFifty,
        edition::Edition,
        history::Game,
        notation::read_uci,
        position::{on_move, read_first_position},
    },
    store::{
        Conn, UnknownWord,
        rows::{
            self,
            games::{GameRow, MoveRow},
        },
    },
};

/// A game with its moves replayed through the rules core.
pub(crate) struct LoadedGame {
    /// The row of the game; `None` before the first move.
    pub row: Option<GameRow>,
    pub moves: Vec<MoveRow>,
    pub game: Game,
}

impl LoadedGame {
    /// The game of a pairing. Before the first move it is an empty game by the tournament's edition.
    pub fn of_pairing(conn: &mut Conn, pairing: i32, edition: Edition) -> Result<Self, AppError> {
        match rows::games::of_pairing(conn, pairing)? {
            None => Ok(Self {
                row: None,
                moves: Vec::new(),
                game: Game::with_edition(Chess::default(), edition),
            }),
            Some(row) => {
                let moves = rows::games::moves(conn, row.id)?;
                let game = replay(&row, &moves)?;
                Ok(Self {
                    row: Some(row),
                    moves,
                    game,
                })
            }
        }
    }

    /// The version, which rises with every move recorded or taken back; 0 before the first.
    pub fn version(&self) -> i32 {
        self.row.as_ref().map_or(0, |row| row.version)
    }
}

/// Reads the stored positions for which the event announced more than 50 moves.
pub(crate) fn announced_fifty(stored: &str) -> Result<AnnouncedFifty, AppError> {
    stored
        .parse()
        .map_err(|_| UnknownWord::new("tournaments.more_than_fifty", stored).into())
}

/// Replays the stored moves of a game, from the position of its tags. They were legal when they were stored.
pub(crate) fn replay(row: &GameRow, moves: &[MoveRow]) -> Result<Game, AppError> {
    replay_from(initial_position(&tags_of(row)?), row.rules_edition, moves)
}

/// The tags that a file brought with its game; empty if no file did.
///
/// # Errors
/// Tags that this version does not understand.
pub(crate) fn tags_of(row: &GameRow) -> Result<Vec<(String, String)>, AppError> {
    tags_from(&row.tags)
}

/// Reads the tags from their stored text.
///
/// # Errors
/// As [`tags_of`].
pub(crate) fn tags_from(stored: &str) -> Result<Vec<(String, String)>, AppError> {
    if stored.is_empty() {
        return Ok(Vec::new());
    }
    serde_json::from_str(stored).map_err(|_| UnknownWord::new("games.tags", stored).into())
}

/// The position in which a game with these tags begins. If the file's position cannot be read, its game was imported
/// without moves; later moves then begin at the usual initial position.
pub(crate) fn initial_position(tags: &[(String, String)]) -> Chess {
    let fen = tags.iter().find(|(name, _)| name == "FEN");
    fen.and_then(|(_, fen)| read_first_position(fen).ok())
        .unwrap_or_default()
}

/// Replays stored moves from another position.
pub(crate) fn replay_from(
    initial: Chess,
    edition: Edition,
    moves: &[MoveRow],
) -> Result<Game, AppError> {
    let mut game = Game::with_edition(initial, edition);
    for row in moves {
        let broken =
            || AppError::System(format!("stored move {} of game {}", row.ply, row.game_id));
        let played = read_uci(game.position(), &row.uci).ok_or_else(broken)?;
        game.play(played).map_err(|_| broken())?;
    }
    Ok(game)
}

/// Whether White is to move.
pub(super) fn white_to_move(game: &Game) -> bool {
    on_move(game.position()) == Colour::White
}
