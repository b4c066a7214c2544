//! Files in and out: tournament reports, tables, games.

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
