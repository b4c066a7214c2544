//! Baku acceleration (C.04.7) of an event of teams.

use crate::{
    event::{Acceleration, MatchScoring, ScoringSystem, Tpn},
    pairing,
};

/// Virtual match points of an event with `rounds` rounds. Group A, which ends with `last`, has the points of a match won in the
/// first half of the accelerated rounds, and of a match drawn in the others. `None` if a match won is not worth two draws, or
/// if a match lost is worth anything.
#[must_use]
pub fn baku(last: Tpn, rounds: u8, matches: &MatchScoring) -> Option<Vec<Acceleration>> {
    let scoring = ScoringSystem {
        win: matches.win(),
        draw: matches.draw(),
        loss: matches.loss(),
        ..ScoringSystem::STANDARD
    };
    pairing::baku(last, rounds, &scoring)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Points;

    /// C.04.7: nine rounds. In the first three the virtual points are those of a match won, in the next two those of a draw.
    #[test]
    fn a_win_is_a_match_won() {
        let last = Tpn::new(10).unwrap();
        let found = baku(last, 9, &MatchScoring::TWO_ONE_ZERO).unwrap();
        let known: Vec<_> = found
            .iter()
            .map(|one| {
                let rounds = (one.first_round.get(), one.last_round.get());
                (rounds, one.points.halves())
            })
            .collect();
        assert_eq!(known, [((1, 3), 4), ((4, 5), 2)]);
        let points = Points::from_halves;
        let three = MatchScoring::new(points(6), points(2), points(0)).unwrap();
        assert_eq!(baku(last, 9, &three), None);
        // A match lost is worth something.
        let never_nothing = MatchScoring::new(points(4), points(2), points(1)).unwrap();
        assert_eq!(baku(last, 9, &never_nothing), None);
    }
}
