//! Finds the pairing of the round to which a game of a feed belongs.

use std::collections::HashMap;

use crate::{
    app::{fold::fold, tournament::Loaded},
    event::FeedTrouble,
    formats::live::{FedGame, FedPlayer},
    store::rows::pairings::PairingRow,
};

/// A player of a pairing.
struct Player {
    /// Words of the name, with accents and case folded.
    words: Vec<String>,
    fide_id: Option<u64>,
}

/// The boards of the newest published round.
pub(super) struct RoundBoards<'a> {
    round: u32,
    boards: Vec<(&'a PairingRow, [Player; 2])>,
    by_board: HashMap<u32, usize>,
}

fn words(name: &str) -> Vec<String> {
    let folded = fold(&name.replace(',', " "));
    folded.split_whitespace().map(str::to_owned).collect()
}

impl Player {
    /// Whether a feed means this player: by number if both have one, otherwise by name. The feed may have only the
    /// beginning of a first name.
    fn is(&self, fed: &FedPlayer) -> bool {
        if let (Some(own), Some(theirs)) = (self.fide_id, fed.fide_id) {
            return own == theirs;
        }
        let theirs = words(&fed.name);
        let begins = |word: &String| self.words.iter().any(|own| own.starts_with(word.as_str()));
        theirs.iter().all(begins) && theirs.iter().any(|word| self.words.contains(word))
    }

    /// Whether nothing in the feed contradicts this player.
    fn may_be(&self, fed: &FedPlayer) -> bool {
        let is_unnamed = fed.name.trim().is_empty() && fed.fide_id.is_none();
        is_unnamed || self.is(fed)
    }
}

impl<'a> RoundBoards<'a> {
    /// The boards of the current round; `None` before round 1.
    pub fn of(loaded: &'a Loaded) -> Option<Self> {
        let number = loaded.course.current();
        let round = loaded.round(number)?;
        let player = |entry: i32| {
            let person = loaded.entry(entry).map(|entry| &entry.person);
            Player {
                words: person.map_or_else(Vec::new, |person| words(&person.name.with_comma())),
                fide_id: person
                    .and_then(|person| person.fide_id.as_ref())
                    .and_then(crate::event::FideId::number),
            }
        };
        let boards: Vec<_> = loaded
            .pairings_of(round.id)
            .map(|row| {
                let players = [player(row.white_entry_id), player(row.black_entry_id)];
                (row, players)
            })
            .collect();
        let numbers = boards.iter().enumerate().filter_map(|(index, (row, _))| {
            let board = u32::try_from(row.board).ok()?;
            Some((board, index))
        });
        Some(Self {
            round: u32::from(number),
            by_board: numbers.collect(),
            boards,
        })
    }

    /// The pairing of a game: by its board if no name contradicts, otherwise by its players. `None` for a game of
    /// another round.
    ///
    /// # Errors
    /// The reason why it belongs to no pairing of this round.
    pub fn find(&self, game: &FedGame) -> Result<Option<&'a PairingRow>, FeedTrouble> {
        if game.round.is_some_and(|round| round != self.round) {
            return Ok(None);
        }
        if let Some(board) = game.board {
            let index = self.by_board.get(&board).ok_or(FeedTrouble::NoBoard)?;
            let found = self.boards.get(*index).ok_or(FeedTrouble::NoBoard)?;
            let (row, [white, black]) = found;
            return match white.may_be(&game.white) && black.may_be(&game.black) {
                true => Ok(Some(row)),
                false => Err(FeedTrouble::Names),
            };
        }
        let mut named = self
            .boards
            .iter()
            .filter(|(_, [white, black])| white.is(&game.white) && black.is(&game.black));
        match (named.next(), named.next()) {
            (Some((row, _)), None) => Ok(Some(row)),
            _ => Err(FeedTrouble::NoBoard),
        }
    }

    /// The number of the pairing at this board.
    pub fn pairing_at(&self, board: Option<u32>) -> Option<i32> {
        let (row, _) = self.boards.get(*self.by_board.get(&board?)?)?;
        Some(row.id)
    }
}
