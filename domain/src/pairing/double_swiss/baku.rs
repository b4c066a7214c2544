//! Baku acceleration (C.04.7) of an event of matches.

use crate::event::{Acceleration, RoundNumber, ScoringSystem, Tpn};

/// Virtual points of an event with `rounds` rounds, two for each match. Group A, which ends with `last`, has the points of two
/// wins in the first half of the accelerated matches, and of one win in the others. `None` as in [`crate::pairing::baku()`].
#[must_use]
pub fn baku(last: Tpn, rounds: u8, scoring: &ScoringSystem) -> Option<Vec<Acceleration>> {
    let matches = rounds.div_ceil(2);
    let of_games = crate::pairing::baku(last, matches, scoring)?;
    let of_matches = of_games.into_iter().filter_map(|one| {
        Some(Acceleration {
            points: one.points.times(2),
            first_round: RoundNumber::new(one.first_round.get() * 2 - 1)?,
            last_round: RoundNumber::new(one.last_round.get() * 2)?,
            ..one
        })
    });
    Some(of_matches.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// C.04.7: nine matches. In the first three the virtual points are those of a match won, in the next two half of that.
    #[test]
    fn a_win_is_a_match_of_two_games_won() {
        let last = Tpn::new(10).unwrap();
        let found = baku(last, 18, &ScoringSystem::STANDARD).unwrap();
        let known: Vec<_> = found
            .iter()
            .map(|one| {
                let rounds = (one.first_round.get(), one.last_round.get());
                (rounds, one.points.halves())
            })
            .collect();
        assert_eq!(known, [((1, 6), 4), ((7, 10), 2)]);
        assert_eq!(baku(last, 18, &ScoringSystem::THREE_ONE_ZERO), None);
    }
}
