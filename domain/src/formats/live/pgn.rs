//! The PGN file of running games that board software writes: all boards of a round, written anew every few seconds.

use super::{FedGame, FedMove, FedPlayer, Stop};
use crate::{
    formats::pgn::{Options, PgnGame, games_with, utf8},
    rules::{
        Chess, Position,
        edition::Edition,
        notation::{Style, write_move},
        scoresheet::FindingKind,
    },
};

/// The most games of a file that are read.
const MOST_GAMES: usize = 2000;
/// The most characters that are kept of a move that cannot be read.
const LONGEST: usize = 40;

/// The games of a file, in its order, read by the given edition of the Laws. A game that breaks off before its first move is left
/// out.
#[must_use]
pub fn read(text: &[u8], edition: Edition) -> Vec<FedGame> {
    let options = Options {
        edition,
        ..Options::default()
    };
    let text = utf8(text);
    games_with(&text, options)
        .take(MOST_GAMES)
        .map(|game| fed(&text, &game))
        .filter(|game| game.is_whole || !game.moves.is_empty() || game.stop.is_some())
        .collect()
}

fn number(text: &str) -> Option<u32> {
    text.trim().parse().ok().filter(|number| *number > 0)
}

/// Round and board: `3.12`, or `3` with a tag `Board`.
fn place(game: &PgnGame) -> (Option<u32>, Option<u32>) {
    let mut parts = game.tag("Round").unwrap_or_default().split('.');
    let round = parts.next().and_then(number);
    let board = parts.next().and_then(number);
    (round, board.or_else(|| game.tag("Board").and_then(number)))
}

fn player(game: &PgnGame, name: &str, fide_id: &str) -> FedPlayer {
    let name = game.tag(name).unwrap_or_default().trim();
    let id = game.tag(fide_id).and_then(|id| id.trim().parse().ok());
    FedPlayer {
        name: if name == "?" { "" } else { name }.to_owned(),
        fide_id: id.filter(|id| *id > 0),
    }
}

/// The first move that cannot be played, if the moves end before the text.
fn stop(game: &PgnGame) -> Option<Stop> {
    let found = game.findings.iter().find(|one| one.kind.breaks_record())?;
    let (written, is_illegal) = match &found.kind {
        FindingKind::IllegalMove { text, .. } => (text.as_str(), true),
        FindingKind::UnreadableMove { text, .. }
        | FindingKind::AmbiguousMove { text, .. }
        | FindingKind::NullMove { text } => (text.as_str(), false),
        _ => ("", false),
    };
    let after = u32::try_from(game.moves.len()).unwrap_or(u32::MAX);
    Some(Stop {
        ply: found.ply.unwrap_or_else(|| after.saturating_add(1)),
        written: written.chars().take(LONGEST).collect(),
        is_illegal,
        place: Some((found.line, found.column)),
    })
}

fn fed(text: &[u8], game: &PgnGame) -> FedGame {
    let (round, board) = place(game);
    let mut position = game.initial.clone();
    let mut moves = Vec::with_capacity(game.moves.len());
    for recorded in &game.moves {
        moves.push(FedMove {
            written: recorded.text.clone(),
            uci: write_move(&position, recorded.played, Style::Uci),
            clock: recorded.clock,
        });
        position.play_unchecked(recorded.played);
    }
    let is_whole = game.result.is_some();
    let mut stop = stop(game);
    if !is_whole && game.span.end >= text.trim_ascii_end().len() {
        // The file may end within a word: `O-O` may be the beginning of `O-O-O`.
        let ends_with = |word: &str| !word.is_empty() && text.ends_with(word.as_bytes());
        if stop.as_ref().is_some_and(|stop| ends_with(&stop.written)) {
            stop = None;
        } else if stop.is_none() && moves.last().is_some_and(|last| ends_with(&last.written)) {
            moves.pop();
        }
    }
    FedGame {
        round,
        board,
        white: player(game, "White", "WhiteFideId"),
        black: player(game, "Black", "BlackFideId"),
        is_usual: game.initial == Chess::default(),
        moves,
        stop,
        is_whole,
    }
}
