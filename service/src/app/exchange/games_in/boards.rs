//! Finds the board of an imported game.

use std::collections::{HashMap, HashSet};

use crate::{
    app::{exchange::trf_out::name_key, tournament::Loaded},
    event::RoundState,
    formats::pgn::PgnGame,
    rules::{Chess, position::is_array_of_960},
    store::rows::pairings::PairingRow,
};

use super::report::{Placement, tag};

/// Words of a name in alphabetical order, so that it does not matter which comes first.
pub(in crate::app::exchange) fn words(name: &str) -> String {
    let key = name_key(name);
    let mut words: Vec<&str> = key.split(' ').filter(|word| !word.is_empty()).collect();
    words.sort_unstable();
    words.join(" ")
}

/// A pairing of a published round, with the words of both names, White's first.
struct Board<'a> {
    round: i32,
    pairing: &'a PairingRow,
    names: [String; 2],
}

/// The pairings of published rounds, among which the board of a game is found.
pub(super) struct Boards<'a> {
    all: Vec<Board<'a>>,
    by_names: HashMap<[String; 2], Vec<usize>>,
    /// Index of each pairing by round and board.
    by_place: HashMap<(i32, i32), usize>,
    /// Pairings whose moves are recorded already, or come with an earlier game of the text.
    taken: HashSet<i32>,
}

impl<'a> Boards<'a> {
    /// The boards of a tournament; the pairings in `with_moves` have recorded moves already.
    pub fn of(loaded: &'a Loaded, with_moves: HashSet<i32>) -> Self {
        let name = |entry| {
            let entry = loaded.entry(entry);
            entry.map_or_else(String::new, |e| words(&e.person.name.with_comma()))
        };
        let numbers: HashMap<i32, i32> = loaded
            .rounds
            .iter()
            .filter(|round| round.state == RoundState::Published)
            .map(|round| (round.id, round.number))
            .collect();
        let mut boards = Self {
            all: Vec::new(),
            by_names: HashMap::new(),
            by_place: HashMap::new(),
            taken: with_moves,
        };
        for pairing in loaded.pairings.iter() {
            let Some(&round) = numbers.get(&pairing.round_id) else {
                continue;
            };
            let names = [name(pairing.white_entry_id), name(pairing.black_entry_id)];
            let index = boards.all.len();
            let of_names = boards.by_names.entry(names.clone()).or_default();
            of_names.push(index);
            let place = (round, pairing.board);
            boards.by_place.entry(place).or_insert(index);
            boards.all.push(Board {
                round,
                pairing,
                names,
            });
        }
        boards
    }

    /// Finds a board by both names, or by round and board if no name contradicts.
    fn find(&self, game: &PgnGame) -> Option<&Board<'a>> {
        let names = [words(tag(game, "White")), words(tag(game, "Black"))];
        let mut parts = tag(game, "Round").split('.');
        let mut part = || parts.next()?.trim().parse::<i32>().ok();
        let (round, board) = (part(), part());
        let named = self.by_names.get(&names).map_or(&[][..], Vec::as_slice);
        let named: Vec<_> = named
            .iter()
            .filter_map(|index| self.all.get(*index))
            .collect();
        let of_round: Vec<_> = named
            .iter()
            .copied()
            .filter(|board| Some(board.round) == round)
            .collect();
        match (of_round.as_slice(), named.as_slice()) {
            ([board], _) | ([], [board]) => return Some(board),
            _ => {}
        }
        let found = self.all.get(*self.by_place.get(&(round?, board?))?)?;
        let [white, black] = &names;
        let is_unknown = white.is_empty() && black.is_empty();
        let fits = is_unknown || *white == found.names[0] || *black == found.names[1];
        fits.then_some(found)
    }

    /// The place of a game. Its board is then taken for the games that follow.
    pub fn place(&mut self, game: &PgnGame) -> (Placement, Option<&'a PairingRow>) {
        let Some(Board { round, pairing, .. }) = self.find(game) else {
            return (Placement::Nowhere, None);
        };
        let (round, pairing) = (*round, *pairing);
        let board = pairing.board;
        if game.initial != Chess::default() && !is_array_of_960(&game.initial) {
            (Placement::OtherPosition, None)
        } else if self.taken.insert(pairing.id) {
            (Placement::Board { round, board }, Some(pairing))
        } else {
            (Placement::Taken { round, board }, None)
        }
    }
}
