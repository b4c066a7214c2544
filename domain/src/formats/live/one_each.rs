//! One game for each board of a feed, even if the feed repeats boards.

use std::collections::BTreeMap;

use super::{FedGame, FedMove};

/// The games of a feed, one for each board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OneEach {
    /// The games, sorted by round and board, then by names.
    pub games: Vec<FedGame>,
    /// One game of each board that the feed has twice with different moves. It is not known which one is right.
    pub unclear: Vec<FedGame>,
}

/// The key of a board: round and board, or the names if either is missing.
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

/// The longer of two games, if one continues the other; the whole one, if they are equally long. `None` if their moves differ.
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

/// Takes one game for each board. Of games that continue each other the longest counts, because files may be put together from
/// older and newer ones.
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
