//! Round states of the corpora of Swiss systems: a crosstable before a round, and what the round became.

use serde::Deserialize;

use super::{Pair, RoundPairing};
use crate::event::{
    Bye, Colour, Crosstable, Elo, Outcome, Participant, RoundEntry, RoundNumber, ScoringSystem, Tpn,
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

    /// What the round became, by White's pairing number.
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
