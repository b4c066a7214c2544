//! The ties of a bracket, before anybody has played.
//!
//! With two lives and 2^m places, where rounds are matches:
//!
//! | round of the event | winners' bracket | losers' bracket |
//! |---|---|---|
//! | 1 | 1 | |
//! | 2 | 2 | 1: those who lost in round 1, neighbours against each other |
//! | 2j + 1 | | 2j: those who are left there against the losers of round j + 1 of the winners' bracket |
//! | 2j + 2 | j + 2 | 2j + 1: those who are left there, neighbours against each other |
//! | 2m | the final | |
//! | 2m + 1 | the second final | |
//!
//! Those who come down stand from the foot to the top if j is odd; if j is even, the lower half comes before the upper one. So
//! two players of round 1 stand in different halves of the losers' bracket, whenever the second of them loses. They meet again
//! in its last round but one at the earliest, or in its last round, where the loser of the last round of the winners' bracket
//! comes in. They cannot be kept apart for longer.

use super::{
    lives::Lives,
    place::{Part, Place, Source, Stage},
    seeds::seed_order,
};
use crate::event::RoundNumber;

/// The size of a bracket and its lives, from which all ties follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    /// Number of rounds in the winners' bracket.
    pub rounds: u8,
    /// How often a player may lose.
    pub lives: Lives,
}

/// A tie before it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Planned {
    /// Place of the tie in the bracket.
    pub place: Place,
    /// Round of the event in which it is played; each match is one round.
    pub round: RoundNumber,
    /// Sources of its sides, the upper one first.
    pub from: [Source; 2],
}

impl Plan {
    /// Number of rounds in the event, the second final included.
    pub const fn last_round(self) -> u8 {
        match (self.lives, self.rounds) {
            (Lives::One, rounds) => rounds,
            (Lives::Two, 0) => 0,
            (Lives::Two, rounds) => rounds.saturating_mul(2).saturating_add(1),
        }
    }

    /// The rounds of all parts.
    pub fn stages(self) -> Vec<Stage> {
        let parts: &[Part] = match (self.lives, self.rounds) {
            (Lives::One, 2..) => &[Part::Winners, Part::Third],
            (Lives::One, _) => &[Part::Winners],
            (Lives::Two, 0) => &[],
            (Lives::Two, _) => &[Part::Winners, Part::Losers, Part::Final, Part::SecondFinal],
        };
        let stages = parts.iter().flat_map(|part| {
            let of = self.stages_of(*part);
            (1..=of).map(move |number| Stage {
                part: *part,
                number,
                of,
            })
        });
        stages.collect()
    }

    /// All ties by round; within a round in the order of parts, then from the top to the foot.
    pub fn ties(self) -> Vec<Planned> {
        let stages = self.stages().into_iter();
        let ties = stages.flat_map(|stage| {
            let round = RoundNumber::new(self.round(stage));
            let sources = self.sources(stage).into_iter().enumerate();
            sources.filter_map(move |(number, from)| {
                Some(Planned {
                    place: Place { stage, number },
                    round: round?,
                    from,
                })
            })
        });
        let mut ties: Vec<Planned> = ties.collect();
        ties.sort_by_key(|tie| (tie.round, tie.place));
        ties
    }

    /// Round of the event in which a round of a part is played; each match is one round.
    const fn round(self, stage: Stage) -> u8 {
        match (self.lives, stage.part, stage.number) {
            (Lives::One, Part::Winners, number) => number,
            (Lives::Two, Part::Winners, number) => match number.saturating_sub(1) {
                0 => 1,
                before => before.saturating_mul(2),
            },
            (_, Part::Losers, number) => number.saturating_add(1),
            (_, Part::Final, _) => self.rounds.saturating_mul(2),
            (_, Part::SecondFinal, _) => self.last_round(),
            (_, Part::Third, _) => self.rounds,
        }
    }

    /// Number of rounds in a part.
    const fn stages_of(self, part: Part) -> u8 {
        match part {
            Part::Winners => self.rounds,
            Part::Losers => self.rounds.saturating_sub(1).saturating_mul(2),
            Part::Final | Part::SecondFinal | Part::Third => 1,
        }
    }

    /// Sources of the sides of the ties of a stage.
    fn sources(self, stage: Stage) -> Vec<[Source; 2]> {
        let at = |part: Part, number: u8| {
            let of = self.stages_of(part);
            let stage = Stage { part, number, of };
            move |number: usize| Place { stage, number }
        };
        let before = stage.number.saturating_sub(1);
        match (stage.part, stage.number) {
            (Part::Winners, 1) => {
                let order = seed_order(self.rounds);
                let both = order.as_chunks().0.iter();
                both.map(|both: &[usize; 2]| both.map(Source::Seed))
                    .collect()
            }
            (Part::Winners, number) => {
                let place = at(Part::Winners, before);
                neighbours(self.rounds.saturating_sub(number), |one| {
                    Source::Winner(place(one))
                })
            }
            (Part::Losers, 1) => {
                let place = at(Part::Winners, 1);
                neighbours(self.rounds.saturating_sub(2), |one| {
                    Source::Loser(place(one))
                })
            }
            (Part::Losers, number) => {
                let coming_down = number.div_ceil(2);
                let size = self.rounds.saturating_sub(coming_down.saturating_add(1));
                let place = at(Part::Losers, before);
                if number.is_multiple_of(2) {
                    let above = at(Part::Winners, coming_down.saturating_add(1));
                    let ties = 1_usize << size;
                    let crossed = (0..ties).map(|one| crossed(coming_down, one, ties));
                    crossed
                        .enumerate()
                        .map(|(one, other)| {
                            [Source::Winner(place(one)), Source::Loser(above(other))]
                        })
                        .collect()
                } else {
                    neighbours(size, |one| Source::Winner(place(one)))
                }
            }
            (Part::Final, _) => {
                let upper = at(Part::Winners, self.rounds)(0);
                let lower = match self.stages_of(Part::Losers) {
                    0 => Source::Loser(upper),
                    last => Source::Winner(at(Part::Losers, last)(0)),
                };
                vec![[Source::Winner(upper), lower]]
            }
            (Part::SecondFinal, _) => {
                let first = at(Part::Final, 1)(0);
                vec![[Source::Loser(first), Source::Winner(first)]]
            }
            (Part::Third, _) => {
                let semifinals = at(Part::Winners, self.rounds.saturating_sub(1));
                neighbours(0, |one| Source::Loser(semifinals(one)))
            }
        }
    }
}

/// The ties of a round in which neighbours meet: 2^`size` of them.
fn neighbours(size: u8, source: impl Fn(usize) -> Source) -> Vec<[Source; 2]> {
    let ties = 0..1_usize << size;
    ties.map(|tie| [2 * tie, 2 * tie + 1].map(&source))
        .collect()
}

/// Which of `ties` players who come down meets the one at a `place` of the losers' bracket. `coming_down` counts how often
/// players have come down after round 1.
const fn crossed(coming_down: u8, place: usize, ties: usize) -> usize {
    if coming_down.is_multiple_of(2) {
        (place + ties / 2) % ties
    } else {
        ties - 1 - place
    }
}
