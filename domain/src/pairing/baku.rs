//! Baku acceleration (C.04.7).

use crate::event::{Acceleration, Points, RoundNumber, ScoringSystem, Tpn};

/// Number of players in group A: the first half of `participants`, rounded up to an even number.
#[must_use]
pub const fn baku_group_a(participants: usize) -> usize {
    2 * participants.div_ceil(4)
}

/// Virtual points of an event with `rounds` rounds. Group A, which ends with `last`, has a win for the first half of the
/// accelerated rounds and half a win for the others. The accelerated rounds are the first half of all rounds (both halves
/// rounded up). `last` is fixed when round 1 is paired: see [`baku_group_a`].
///
/// `None` if a win is not worth two draws, or a loss is worth anything: the method is not defined then.
#[must_use]
pub fn baku(last: Tpn, rounds: u8, scoring: &ScoringSystem) -> Option<Vec<Acceleration>> {
    if scoring.win != scoring.draw.times(2) || scoring.loss != Points::ZERO {
        return None;
    }
    let accelerated = rounds.div_ceil(2);
    let full = accelerated.div_ceil(2);
    let range = |points, first, last_round| {
        Some(Acceleration {
            points,
            first_round: RoundNumber::new(first)?,
            last_round: RoundNumber::new(last_round)?,
            first: Tpn::from_index(0)?,
            last,
        })
    };
    let mut ranges: Vec<Acceleration> = range(scoring.win, 1, full).into_iter().collect();
    if accelerated > full {
        ranges.extend(range(scoring.draw, full + 1, accelerated));
    }
    Some(ranges)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_and_points() {
        for (participants, group) in [(161, 82), (160, 80), (6, 4), (5, 4), (4, 2), (1, 2), (0, 0)]
        {
            assert_eq!(baku_group_a(participants), group, "{participants}");
        }
        let halves = |rounds: u8| -> Vec<i32> {
            let last = Tpn::new(82).unwrap();
            let ranges = baku(last, rounds, &ScoringSystem::STANDARD).unwrap();
            (1..=rounds)
                .map(|round| {
                    let round = RoundNumber::new(round).unwrap();
                    ranges
                        .iter()
                        .filter(|a| a.first_round <= round && round <= a.last_round)
                        .map(|a| a.points.halves())
                        .sum()
                })
                .collect()
        };
        assert_eq!(halves(9), [2, 2, 2, 1, 1, 0, 0, 0, 0]);
        assert_eq!(halves(11), [2, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0]);
        assert_eq!(halves(1), [2]);
        let last = Tpn::new(2).unwrap();
        let only = baku(last, 1, &ScoringSystem::STANDARD).unwrap();
        assert_eq!(only.len(), 1, "one round has a first half only");
        assert_eq!(baku(last, 9, &ScoringSystem::THREE_ONE_ZERO), None);
    }
}
