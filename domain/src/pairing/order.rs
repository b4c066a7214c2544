//! The order of boards (C.04.2 art. 3.6).

use std::cmp::Reverse;

use crate::event::{Crosstable, Points, RoundEntry, RoundNumber, Tpn};

/// Sorts boards, each given as (higher ranked, lower ranked), by the higher score of the two, the sum of both scores, and the
/// smaller pairing number of the higher ranked.
pub(super) fn board_order(
    boards: &mut [(usize, usize)],
    score: impl Fn(usize) -> i32,
    tpn: impl Fn(usize) -> Option<Tpn>,
) {
    boards.sort_by_key(|(higher, lower)| {
        let top = score(*higher);
        (
            Reverse(top),
            Reverse(top.saturating_add(score(*lower))),
            tpn(*higher),
        )
    });
}

/// Sorts the boards of a round, each given as (White, Black), by the scores before it. Adjourned games count as draws (C.04.2
/// art. 3.1), and virtual points count (C.04.7).
pub fn order_boards(table: &Crosstable, round: RoundNumber, boards: &mut [(Tpn, Tpn)]) {
    let score = |tpn: Tpn| -> Points {
        let played = table.participants().get(tpn.index());
        let own: Points = played
            .into_iter()
            .flat_map(|p| p.entries.iter().take(round.index()))
            .map(|entry| match entry {
                RoundEntry::Pending { .. } => table.scoring.draw,
                entry => table.scoring.points(*entry),
            })
            .sum();
        let virtual_points: Points = table
            .accelerations
            .iter()
            .filter(|a| {
                (a.first..=a.last).contains(&tpn) && (a.first_round..=a.last_round).contains(&round)
            })
            .map(|a| a.points)
            .sum();
        (own - table.deducted(tpn, round.get().saturating_sub(1))).max(Points::ZERO)
            + virtual_points
    };
    boards.sort_by_cached_key(|(white, black)| {
        let mut both = [
            (Reverse(score(*white)), *white),
            (Reverse(score(*black)), *black),
        ];
        both.sort();
        let [(Reverse(top), higher), (Reverse(other), _)] = both;
        (Reverse(top), Reverse(top + other), higher)
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Acceleration, BoardResult, Bye, Colour, Participant, ScoringSystem};

    fn tpn(number: u16) -> Tpn {
        Tpn::new(number).unwrap()
    }

    /// C.04.2 art. 3.6: score of the higher ranked, sum of both scores, pairing number of the higher ranked. Adjourned games
    /// are draws (3.1), and virtual points count in their rounds (C.04.7).
    #[test]
    fn article_3_6_of_c_04_2_the_order_of_boards() {
        // After round 1: 1 and 2 adjourned (½ each), 3 won, 4 lost, 5 half a point, 6 to 8 none.
        let win = BoardResult::WhiteWins;
        let adjourned = BoardResult::Adjourned;
        let entries = [
            adjourned.entry(Colour::White, tpn(2)),
            adjourned.entry(Colour::Black, tpn(1)),
            win.entry(Colour::White, tpn(4)),
            win.entry(Colour::Black, tpn(3)),
            RoundEntry::Bye(Bye::HalfPoint),
            RoundEntry::Bye(Bye::ZeroPoint),
            RoundEntry::Bye(Bye::ZeroPoint),
            RoundEntry::Bye(Bye::ZeroPoint),
        ];
        let participants = entries.map(|entry| Participant {
            rating: None,
            entries: vec![entry],
        });
        let table = Crosstable::new(participants.to_vec(), 5, ScoringSystem::STANDARD);
        let mut table = table.unwrap();
        let second = RoundNumber::new(2).unwrap();
        let order = |table: &Crosstable, round: RoundNumber| {
            let mut boards = [(6, 2), (4, 7), (5, 1), (8, 3)].map(|(w, b)| (tpn(w), tpn(b)));
            order_boards(table, round, &mut boards);
            boards.map(|(white, black)| (white.get(), black.get()))
        };
        assert_eq!(order(&table, second), [(8, 3), (5, 1), (6, 2), (4, 7)]);
        // Before round 1 nobody had a point.
        let first = RoundNumber::FIRST;
        assert_eq!(order(&table, first), [(5, 1), (6, 2), (8, 3), (4, 7)]);
        // 4 to 7 have a virtual point in the first two rounds.
        table.accelerations.push(Acceleration {
            points: Points::from_halves(2),
            first_round: first,
            last_round: second,
            first: tpn(4),
            last: tpn(7),
        });
        assert_eq!(order(&table, second), [(5, 1), (4, 7), (6, 2), (8, 3)]);
        let third = RoundNumber::new(3).unwrap();
        assert_eq!(order(&table, third), [(8, 3), (5, 1), (6, 2), (4, 7)]);
    }

    #[test]
    fn boards_of_a_pairing_stand_in_that_order() {
        let scores = [4, 4, 3, 2, 3, 2];
        let mut boards = [(4, 5), (1, 3), (2, 4), (0, 2), (1, 2)];
        board_order(&mut boards, |index| scores[index], Tpn::from_index);
        assert_eq!(boards, [(0, 2), (1, 2), (1, 3), (2, 4), (4, 5)]);
    }
}
