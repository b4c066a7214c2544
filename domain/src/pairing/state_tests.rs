//! Round states of the corpora of Swiss systems: a crosstable before a round, and the round that was paired.

use serde::Deserialize;

use super::{Pair, RoundPairing};
use crate::event::{
    BoardResult, Bye, Colour, Crosstable, Elo, Outcome, Participant, RoundEntry, RoundNumber,
    ScoringSystem, Tpn,
};

#[derive(Deserialize)]
pub(super) struct State {
    pub id: String,
    players: u16,
    rounds: u8,
    round: u8,
    initial_colour: String,
    #[serde(default)]
    ratings: Vec<u16>,
    history: Vec<Round>,
    expected: Expected,
}

#[derive(Deserialize)]
struct Round {
    pairs: Vec<Game>,
    pab: Option<u16>,
}

#[derive(Deserialize)]
struct Game {
    white: u16,
    black: u16,
    white_points: f64,
    black_points: f64,
    played: bool,
    /// Results of a match of two games, for the player with White in the first game.
    games: Option<[String; 2]>,
}

#[derive(Deserialize)]
struct Expected {
    pairs: Vec<(u16, u16)>,
    pab: Option<u16>,
}

fn tpn(number: u16) -> Tpn {
    Tpn::new(number).unwrap()
}

pub(super) fn states(text: &str) -> Vec<State> {
    let states = text.lines().map(|line| serde_json::from_str(line).unwrap());
    states.collect()
}

impl State {
    /// The crosstable before the round, and its number.
    pub(super) fn before(&self) -> (Crosstable, RoundNumber) {
        let mut participants: Vec<Participant> = (0..usize::from(self.players))
            .map(|index| Participant {
                rating: self
                    .ratings
                    .get(index)
                    .map(|rating| Elo::new(*rating).unwrap()),
                entries: Vec::new(),
            })
            .collect();
        for round in &self.history {
            for game in &round.pairs {
                let sides = [
                    (game.white, game.black, game.white_points, Colour::White),
                    (game.black, game.white, game.black_points, Colour::Black),
                ];
                for (own, other, points, colour) in sides {
                    let opponent = tpn(other);
                    let entry = if game.played {
                        RoundEntry::Played {
                            opponent,
                            colour,
                            outcome: match points {
                                1.0.. => Outcome::Win,
                                0.5.. => Outcome::Draw,
                                _ => Outcome::Loss,
                            },
                            rated: true,
                        }
                    } else {
                        let won = points > 0.0;
                        RoundEntry::Forfeit {
                            opponent,
                            colour,
                            won,
                        }
                    };
                    participants[tpn(own).index()].entries.push(entry);
                }
            }
            if let Some(taker) = round.pab {
                let bye = RoundEntry::Bye(Bye::PairingAllocated);
                participants[tpn(taker).index()].entries.push(bye);
            }
        }
        let mut table =
            Crosstable::new(participants, self.rounds, ScoringSystem::STANDARD).unwrap();
        table.initial_colour = Some(match self.initial_colour.as_str() {
            "w" => Colour::White,
            _ => Colour::Black,
        });
        (table, RoundNumber::new(self.round).unwrap())
    }

    /// The crosstable before a round of matches of two games, each a round of its own, and the number of the first game's
    /// round. A player with the bye wins one game and draws the other.
    pub(super) fn before_match(&self) -> (Crosstable, RoundNumber) {
        let unplayed = Participant {
            rating: None,
            entries: Vec::new(),
        };
        let mut participants = vec![unplayed; usize::from(self.players)];
        for round in &self.history {
            for pair in &round.pairs {
                let (white, black) = (tpn(pair.white), tpn(pair.black));
                let [first, second] = pair.games.as_ref().unwrap();
                let first = result(first);
                // The colours are turned, and so is the result.
                let second = turned(result(second));
                participants[white.index()].entries.extend([
                    first.entry(Colour::White, black),
                    second.entry(Colour::Black, black),
                ]);
                participants[black.index()].entries.extend([
                    first.entry(Colour::Black, white),
                    second.entry(Colour::White, white),
                ]);
            }
            if let Some(taker) = round.pab {
                let byes = [Bye::PairingAllocated, Bye::HalfPoint].map(RoundEntry::Bye);
                participants[tpn(taker).index()].entries.extend(byes);
            }
        }
        let planned = self.rounds * 2;
        let mut table = Crosstable::new(participants, planned, ScoringSystem::STANDARD).unwrap();
        table.initial_colour = Some(match self.initial_colour.as_str() {
            "w" => Colour::White,
            _ => Colour::Black,
        });
        (table, RoundNumber::new(self.round * 2 - 1).unwrap())
    }

    /// The round that was paired, by White's pairing number.
    pub(super) fn expected(&self) -> Option<RoundPairing> {
        let pairs = self.expected.pairs.iter();
        let mut pairs: Vec<Pair> = pairs
            .map(|(white, black)| Pair {
                white: tpn(*white),
                black: tpn(*black),
            })
            .collect();
        pairs.sort_by_key(|pair| (pair.white, pair.black));
        Some(RoundPairing {
            pairs,
            bye: self.expected.pab.map(tpn),
        })
    }
}

/// The result that a sign stands for, seen from White.
fn result(sign: &str) -> BoardResult {
    match sign {
        "1" => BoardResult::WhiteWins,
        "=" => BoardResult::Draw,
        "0" => BoardResult::BlackWins,
        "+" => BoardResult::WhiteWinsByForfeit,
        "-" => BoardResult::BlackWinsByForfeit,
        "--" => BoardResult::DoubleForfeit,
        other => panic!("{other}"),
    }
}

const fn turned(result: BoardResult) -> BoardResult {
    match result {
        BoardResult::WhiteWins => BoardResult::BlackWins,
        BoardResult::BlackWins => BoardResult::WhiteWins,
        BoardResult::WhiteWinsByForfeit => BoardResult::BlackWinsByForfeit,
        BoardResult::BlackWinsByForfeit => BoardResult::WhiteWinsByForfeit,
        same => same,
    }
}
