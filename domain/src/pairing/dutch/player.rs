//! What is known of each participant to be paired in one round.

use super::{
    Edition,
    float::{self, Float},
    preference::{Preference, Strength, difference, preference},
    score::pairing_score,
};
use crate::event::{Bye, Colour, Crosstable, RoundEntry, RoundNumber, Tpn};

/// One participant to be paired, as they were before the round.
#[derive(Clone, Debug)]
pub(in crate::pairing) struct Player {
    pub tpn: Tpn,
    /// Score with virtual points, in half-points.
    pub score: i32,
    /// Colours of played games only, oldest first (C.04.2 art. 3.4).
    pub colours: Vec<Colour>,
    pub colour_difference: i32,
    pub preference: Preference,
    /// The opponents met so far, sorted (C1).
    pub met: Vec<Tpn>,
    /// Whether C2 allows the bye.
    pub may_have_bye: bool,
    /// Number of rounds without a played game (C9).
    pub unplayed: u32,
    pub topscorer: bool,
    /// Whether their pairing number is odd, counted among those who have arrived (art. 5.2.5).
    pub odd: bool,
    /// Float of the previous round.
    pub last_float: Option<Float>,
    /// Float of two rounds before.
    pub earlier_float: Option<Float>,
}

impl Player {
    /// Whether they got a float of this kind in the previous round, and two rounds before.
    pub(in crate::pairing) fn floated(&self, kind: Float) -> (bool, bool) {
        (
            self.last_float == Some(kind),
            self.earlier_float == Some(kind),
        )
    }
}

fn may_have_bye(table: &Crosstable, entries: &[RoundEntry], edition: Edition) -> bool {
    !entries.iter().any(|entry| match (entry, edition) {
        (RoundEntry::Bye(Bye::PairingAllocated), _) => true,
        (RoundEntry::Forfeit { won, .. }, Edition::Fide2017) => *won,
        (RoundEntry::Forfeit { .. } | RoundEntry::Bye(_), Edition::Fide2026) => {
            table.scoring.points(*entry) >= table.scoring.win
        }
        _ => false,
    })
}

/// All participants to be paired in `round`, in the order of art. 1.2, and nobody else.
pub(in crate::pairing) fn to_be_paired(
    table: &Crosstable,
    round: RoundNumber,
    edition: Edition,
) -> Vec<Player> {
    let rounds_before = i32::try_from(round.index()).unwrap_or(i32::MAX);
    let last_round = round.get() >= table.rounds_planned();
    let maximum = table.scoring.win.times(rounds_before);
    let floats = float::Floats::new(table, round, edition);
    let mut arrived = 0_u32;
    let mut players = Vec::new();
    for (index, participant) in table.participants().iter().enumerate() {
        let Some(tpn) = Tpn::from_index(index) else {
            continue;
        };
        let to_be_paired = participant.entries.len() <= round.index();
        let entries = participant
            .entries
            .get(..round.index())
            .unwrap_or(&participant.entries);
        if to_be_paired || entries.iter().any(|entry| has_arrived(*entry)) {
            arrived += 1;
        }
        if !to_be_paired {
            continue;
        }
        let meetings = entries.iter().filter(|entry| entry.is_meeting());
        let colours: Vec<Colour> = meetings.clone().filter_map(|e| e.colour()).collect();
        let mut met: Vec<Tpn> = meetings.filter_map(|e| e.opponent()).collect();
        met.sort_unstable();
        let score = pairing_score(table, tpn, round);
        let played = u32::try_from(colours.len()).unwrap_or(u32::MAX);
        players.push(Player {
            tpn,
            score: score.halves(),
            colour_difference: difference(&colours),
            preference: preference(&colours),
            met,
            may_have_bye: may_have_bye(table, entries, edition),
            unplayed: u32::from(round.get() - 1).saturating_sub(played),
            topscorer: last_round && score.times(2) > maximum,
            odd: arrived % 2 == 1,
            last_float: floats.last(tpn),
            earlier_float: floats.earlier(tpn),
            colours,
        });
    }
    players.sort_by(|a, b| b.score.cmp(&a.score).then(a.tpn.cmp(&b.tpn)));
    players
}

/// Whether this entry shows that the participant had arrived: they were paired or had the pairing-allocated bye. Art. 5.2.5
/// counts only participants who have arrived.
const fn has_arrived(entry: RoundEntry) -> bool {
    !matches!(
        entry,
        RoundEntry::Bye(Bye::FullPoint | Bye::HalfPoint | Bye::ZeroPoint)
    )
}

/// Whether two participants must have the same colour and C3 keeps them apart.
pub(in crate::pairing) fn colours_clash(a: &Player, b: &Player) -> bool {
    a.preference.strength == Strength::Absolute
        && a.preference == b.preference
        && !a.topscorer
        && !b.topscorer
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{BoardResult, Participant, Points, ScoringSystem};

    /// C2: the bye is barred by a pairing-allocated bye, whatever it gives; in 2026 also by as many points as a win without a
    /// game, in 2017 by a win by forfeit. C3: a player with more than half of the points before the last round is a topscorer
    /// (art. 1.8). C9: rounds without a game.
    #[test]
    fn what_is_known_of_a_player_before_a_round() {
        let tpn = |number| Tpn::new(number).unwrap();
        let (white, black) = (Colour::White, Colour::Black);
        let (win, forfeit) = (BoardResult::WhiteWins, BoardResult::WhiteWinsByForfeit);
        let draw = BoardResult::Draw;
        let bye = RoundEntry::Bye;
        let rows = [
            // Entries; may have the bye in 2026 and in 2017; more than half of the points; rounds without a game.
            (
                [win.entry(white, tpn(2)), draw.entry(black, tpn(3))],
                [true, true],
                true,
                0,
            ),
            (
                [win.entry(black, tpn(1)), bye(Bye::ZeroPoint)],
                [true, true],
                false,
                1,
            ),
            (
                [bye(Bye::HalfPoint), draw.entry(white, tpn(1))],
                [true, true],
                false,
                1,
            ),
            (
                [forfeit.entry(white, tpn(5)), bye(Bye::ZeroPoint)],
                [false, false],
                false,
                2,
            ),
            (
                [forfeit.entry(black, tpn(4)), bye(Bye::ZeroPoint)],
                [true, true],
                false,
                2,
            ),
            (
                [bye(Bye::PairingAllocated), bye(Bye::ZeroPoint)],
                [false, false],
                false,
                2,
            ),
            (
                [bye(Bye::FullPoint), bye(Bye::HalfPoint)],
                [false, true],
                true,
                2,
            ),
        ];
        let participants = rows.map(|(entries, ..)| Participant {
            rating: None,
            entries: entries.to_vec(),
        });
        let scoring = ScoringSystem {
            pairing_allocated_bye: Points::from_halves(1),
            ..ScoringSystem::STANDARD
        };
        let third = RoundNumber::new(3).unwrap();
        for planned in [3, 4] {
            let table = Crosstable::new(participants.to_vec(), planned, scoring).unwrap();
            for (place, edition) in [Edition::Fide2026, Edition::Fide2017]
                .into_iter()
                .enumerate()
            {
                let mut players = to_be_paired(&table, third, edition);
                players.sort_by_key(|player| player.tpn);
                assert_eq!(players.len(), rows.len());
                for (player, (_, may_have_bye, is_topscorer, unplayed)) in players.iter().zip(rows)
                {
                    assert_eq!(player.may_have_bye, may_have_bye[place], "{player:?}");
                    assert_eq!(player.topscorer, is_topscorer && planned == 3, "{player:?}");
                    assert_eq!(player.unplayed, unplayed, "{player:?}");
                }
            }
        }
    }
}
