//! The index: the strength of the opponents so far (1.7).

use crate::{
    event::{Bye, Crosstable, Participant, Points, RoundEntry, RoundNumber, Tpn},
    pairing::dutch::{entry_points, real_score},
};

/// The index by which players of a bracket are ranked; more is better.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Index {
    /// Buchholz: the sum of the opponents' scores, in half-points.
    pub buchholz: i32,
    /// Sonneborn-Berger: the sum of the opponents' scores, each multiplied by the points scored against them, in quarters of a
    /// point.
    pub sonneborn_berger: i32,
}

/// The indices of all participants before `round`, without virtual points.
pub(super) fn indices(table: &Crosstable, round: RoundNumber) -> Vec<Index> {
    let tpns = || (0..table.participants().len()).filter_map(Tpn::from_index);
    let own: Vec<Points> = tpns().map(|tpn| real_score(table, tpn, round)).collect();
    let for_opponents: Vec<Points> = tpns()
        .zip(&own)
        .map(|(tpn, own)| *own + absent_as_drawn(table, tpn, round))
        .collect();
    let participants = table.participants().iter().zip(&own);
    let index = |(participant, own): (&Participant, &Points)| {
        let mut index = Index::default();
        for place in 0..round.index() {
            let entry = participant.entries.get(place).copied();
            let entry = entry.unwrap_or(RoundEntry::Bye(Bye::ZeroPoint));
            let opponent = entry.opponent().filter(|_| entry.is_meeting());
            // 1.7.2: a round without a game counts as a game against oneself.
            let opponents = opponent.map_or(Some(own), |tpn| for_opponents.get(tpn.index()));
            let worth = opponents.map_or(0, |points| points.halves());
            index.buchholz += worth;
            index.sonneborn_berger += entry_points(table, entry).halves() * worth;
        }
        index
    };
    participants.map(index).collect()
}

/// The points by which the score of a player who is absent in `round` grows for their opponents: each of the zero-point byes
/// just before it counts as a draw.
fn absent_as_drawn(table: &Crosstable, tpn: Tpn, round: RoundNumber) -> Points {
    let zero = RoundEntry::Bye(Bye::ZeroPoint);
    if table.entry(tpn, round) != Some(zero) {
        return Points::ZERO;
    }
    let participant = table.participants().get(tpn.index());
    let before = participant.map_or(&[][..], |p| &p.entries);
    let before = before.iter().take(round.index()).rev();
    let absent = before.take_while(|entry| **entry == zero);
    let worth = table.scoring.draw - table.scoring.points(zero);
    absent.map(|_| worth).sum()
}
