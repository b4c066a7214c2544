//! The games of an applicant, with those that count and those that do not.

use crate::event::{
    Bye, Crosstable, Elo, Federation, Outcome, RoundEntry, RoundNumber, Title, Tpn,
};

/// The player who applies for a norm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Applicant {
    /// Federation on the first day.
    pub federation: Option<Federation>,
}

/// What norms look at in an opponent, as on the first day (1.4.6a).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foe {
    /// Rating; unrated is `None`.
    pub rating: Option<Elo>,
    /// The highest title held; `None` without one.
    pub title: Option<Title>,
    /// The federation for which they play; `None` if it is not known.
    pub federation: Option<Federation>,
}

/// A game that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NormGame {
    pub round: RoundNumber,
    /// The opponent's pairing number.
    pub opponent: Tpn,
    /// The opponent.
    pub foe: Foe,
    /// The score in half-points: 2, 1 or 0.
    pub halves: i32,
}

/// Why a round does not count (1.4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeftOut {
    /// No opponent.
    Bye(Bye),
    /// Decided by forfeit or without a move.
    NotPlayed {
        /// Whether the applicant got the point.
        won: bool,
    },
    /// The opponent's federation is not known (1.4.2a).
    NoFederation,
}

/// The rounds of an applicant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Met {
    /// Games that count, by round.
    pub games: Vec<NormGame>,
    /// Rounds that do not count, with the reason.
    pub left_out: Vec<(RoundNumber, LeftOut)>,
    /// Games under way: the opponent is known, the result is not.
    pub open: Vec<(RoundNumber, Tpn, Foe)>,
}

impl Met {
    /// The first `rounds` rounds of `player`. `foe` gives what is known of each participant.
    #[must_use]
    pub fn of(table: &Crosstable, player: Tpn, rounds: u8, foe: &dyn Fn(Tpn) -> Foe) -> Self {
        let mut met = Self::default();
        let Some(participant) = table.participants().get(player.index()) else {
            return met;
        };
        for (index, entry) in participant.entries.iter().enumerate() {
            let Some(round) = RoundNumber::from_index(index).filter(|round| round.get() <= rounds)
            else {
                break;
            };
            match *entry {
                RoundEntry::Bye(bye) => met.left_out.push((round, LeftOut::Bye(bye))),
                RoundEntry::Forfeit { won, .. } => {
                    met.left_out.push((round, LeftOut::NotPlayed { won }));
                }
                RoundEntry::Pending { opponent, .. } => {
                    met.open.push((round, opponent, foe(opponent)));
                }
                RoundEntry::Played {
                    rated: false,
                    outcome,
                    ..
                } => {
                    let won = outcome == Outcome::Win;
                    met.left_out.push((round, LeftOut::NotPlayed { won }));
                }
                RoundEntry::Played {
                    opponent, outcome, ..
                } => {
                    let foe = foe(opponent);
                    if foe.federation.is_none() {
                        met.left_out.push((round, LeftOut::NoFederation));
                        continue;
                    }
                    met.games.push(NormGame {
                        round,
                        opponent,
                        foe,
                        halves: match outcome {
                            Outcome::Win => 2,
                            Outcome::Draw => 1,
                            Outcome::Loss => 0,
                        },
                    });
                }
            }
        }
        met
    }

    /// Whether one round was won without a game: by forfeit, or by the pairing-allocated bye (1.4.1c).
    #[must_use]
    pub fn has_free_point(&self) -> bool {
        self.left_out.iter().any(|(_, why)| {
            matches!(
                why,
                LeftOut::Bye(Bye::PairingAllocated) | LeftOut::NotPlayed { won: true }
            )
        })
    }
}

/// The opponents of the games, in their order.
pub fn opponents(games: &[NormGame]) -> impl Iterator<Item = Foe> + '_ {
    games.iter().map(|game| game.foe)
}
