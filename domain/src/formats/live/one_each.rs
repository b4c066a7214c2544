//! One game for each board of a feed, whatever it repeats.

use std::collections::BTreeMap;

use super::{FedGame, FedMove};

/// The games of a feed, each board once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OneEach {
    /// By round and board, then by names.
    pub games: Vec<FedGame>,
    /// A game of each board that is told twice with different moves: which of them is played is not known.
    pub unclear: Vec<FedGame>,
}

/// What tells one board from another.
type Key = (Option<u32>, Option<u32>, String, String);

fn key(game: &FedGame) -> Key {
    match (game.round, game.board) {
        (Some(_), Some(_)) => (game.round, game.board, String::new(), String::new()),
        _ => (
            game.round,
            game.board,
            game.white.name.to_lowercase(),
            game.black.name.to_lowercase(),
        ),
    }
}

fn same(one: &FedMove, other: &FedMove) -> bool {
    one.uci == other.uci
}

/// The longer of two games where the one goes on from the other; a whole one where they are equally long. `None` where they differ.
fn longer(one: FedGame, other: FedGame) -> Option<FedGame> {
    let agree = one.moves.iter().zip(&other.moves).all(|(a, b)| same(a, b));
    if !agree {
        return None;
    }
    let weight = |game: &FedGame| (game.moves.len(), game.is_whole);
    Some(if weight(&one) > weight(&other) {
        one
    } else {
        other
    })
}

/// Each board once. Of games that tell the same the longest counts, since files are put together from older and newer ones.
#[must_use]
pub fn one_each(games: Vec<FedGame>) -> OneEach {
    let mut boards: BTreeMap<Key, (FedGame, bool)> = BTreeMap::new();
    for game in games {
        let key = key(&game);
        let next = match boards.remove(&key) {
            None => (game, true),
            Some((before, false)) => (before, false),
            Some((before, true)) => match longer(before, game.clone()) {
                Some(longer) => (longer, true),
                None => (game, false),
            },
        };
        boards.insert(key, next);
    }
    let mut each = OneEach::default();
    for (game, is_clear) in boards.into_values() {
        if is_clear {
            each.games.push(game);
        } else {
            each.unclear.push(game);
        }
    }
    each
}
