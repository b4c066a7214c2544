//! Files in and out: tournament reports, tables, games; and the exchange with other sites and machines.
//!
//! | what | file |
//! |---|---|
//! | a tournament made from a report file (TRF) | `trf_in`, `trf_plan`, `trf_store`, `trf_kept`, `trf_births`, `trf_further` |
//! | corrections to a report before it is imported | `import_input` |
//! | a tournament as a report file | `trf_out`, `trf_teams` |
//! | a tournament as the file for chess-results.com | `chess_results`, `chess_results_person`, `chess_results_teams` |
//! | pairings and standings as comma-separated files | `tables` |
//! | pairings for the software of electronic boards | `pairings_pgn` |
//! | boards for the viewers of electronic boards | `boards_out` |
//! | games imported from PGN | `games_in` |
//! | games exported as PGN, with their tags, comments and illegal moves | `games_out`, `game_tags`, `around`, `stood` |
//! | recorded games, and which of their moves may be seen | `recorded`, `stored_games` |
//! | the list of games, one game, the games of the current round | `game_list`, `shown_game`, `live_games` |
//! | the games broadcast on lichess | `broadcast` |
//! | a tournament of a hall on another site, which follows it | `mirror` |
//! | one file with everything of a tournament, for another machine | `archive` |

pub mod archive;
mod around;
pub mod boards_out;
pub mod broadcast;
pub mod chess_results;
mod chess_results_person;
mod chess_results_teams;
pub mod game_list;
mod game_tags;
pub mod games_in;
pub mod games_out;
pub mod import_input;
pub mod live_games;
pub mod mirror;
pub mod pairings_pgn;
pub mod recorded;
pub mod shown_game;
mod stood;
mod stored_games;
pub mod tables;
mod trf_births;
mod trf_further;
pub mod trf_in;
mod trf_kept;
pub mod trf_out;
pub mod trf_plan;
mod trf_store;
mod trf_teams;

use crate::{event::ScoringSystem, formats::trf::TrfError};

pub use trf_in::import_trf;

/// The reason why a file was not imported. Nothing changed.
#[derive(Clone, Debug)]
pub enum ImportRefusal {
    /// The report cannot be read; with every faulty place.
    Trf(Vec<TrfError>),
    /// The report says something that a tournament here cannot hold; with every reason.
    CannotHold(Vec<CannotHold>),
    /// The text holds no game.
    NoGame,
    /// Part of the text would be lost; with every place, for the arbiter to confirm.
    Games(Box<games_in::GamesPreview>),
    /// The text holds more games than the program imports at once; this is the maximum.
    TooManyGames(usize),
    /// The text causes more remarks than can be shown; this is the maximum.
    TooManyRemarks(usize),
    /// The text for one board holds this many games instead of one.
    MoreGames(usize),
    /// Moves of this board's game are recorded already.
    BoardTaken,
    /// The game does not begin with the initial position.
    OtherPosition,
    /// The archive is faulty.
    Archive(archive::ArchiveFault),
}

/// Something that a tournament here cannot hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotHold {
    /// More rounds than a tournament has here.
    Rounds(u8),
    /// Points in a wrong order, or a forfeit or bye worth less than nothing or more than a win.
    Scoring(ScoringSystem),
    /// This round contains a byte that is no result here.
    Result(u8),
}
