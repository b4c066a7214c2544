//! What standings and tie-breaks count in matches of two games.

use super::matches::{Match, first_game};
use crate::event::{Crosstable, Outcome, Participant, RoundEntry, RoundNumber, Tpn};

/// The crosstable as standings and tie-breaks count it: a single forfeited game counts as played, unless the whole match is
/// forfeited (Preface). Points stay as they are. If a forfeit is worth something else than a game, nothing is changed.
#[must_use]
pub fn counted(table: &Crosstable) -> Crosstable {
    let scoring = table.scoring;
    if scoring.forfeit_win != scoring.win || scoring.forfeit_loss != scoring.loss {
        return table.clone();
    }
    let participants = table.participants().iter().enumerate();
    let participants = participants.map(|(index, participant)| {
        let entries = participant.entries.iter().enumerate();
        let entries = entries.map(|(round, entry)| match *entry {
            RoundEntry::Forfeit {
                opponent,
                colour,
                won,
            } if is_regular(table, index, round) => RoundEntry::Played {
                opponent,
                colour,
                outcome: if won { Outcome::Win } else { Outcome::Loss },
                // Only a rated game can be recorded as lost by both. No rating is computed from this table.
                rated: !won && !is_won_by(table, opponent, round),
            },
            other => other,
        });
        Participant {
            rating: participant.rating,
            entries: entries.collect(),
        }
    });
    // The entries of both players of a game change together, so the table stays consistent.
    table
        .with_participants(participants.collect())
        .unwrap_or_else(|_| table.clone())
}

/// Whether somebody won a round by forfeit.
fn is_won_by(table: &Crosstable, tpn: Tpn, round: usize) -> bool {
    let round = RoundNumber::from_index(round);
    let entry = round.and_then(|round| table.entry(tpn, round));
    matches!(entry, Some(RoundEntry::Forfeit { won: true, .. }))
}

/// Whether the match of this game is not forfeited.
fn is_regular(table: &Crosstable, index: usize, round: usize) -> bool {
    let (Some(tpn), Some(round)) = (Tpn::from_index(index), RoundNumber::from_index(round)) else {
        return false;
    };
    Match::of(table, tpn, first_game(round)).is_some_and(|one| !one.is_forfeited)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{BoardResult, Colour, Points, ScoringSystem};

    /// Preface: a forfeited game counts as played, a forfeited match does not.
    #[test]
    fn a_single_forfeit_counts_as_a_game() {
        use BoardResult::{
            BlackWinsByForfeit as MinusPlus, DoubleForfeit, Draw, WhiteWinsByForfeit as PlusMinus,
        };
        let tpn = |number| Tpn::new(number).unwrap();
        let (white, black) = (Colour::White, Colour::Black);
        for (first, second, changed) in [
            (PlusMinus, Draw, true),
            (Draw, DoubleForfeit, true),
            (PlusMinus, PlusMinus, true),
            (PlusMinus, MinusPlus, false),
        ] {
            let entries = [
                [first.entry(white, tpn(2)), second.entry(black, tpn(2))],
                [first.entry(black, tpn(1)), second.entry(white, tpn(1))],
            ];
            let participants = entries.map(|entries| Participant {
                rating: None,
                entries: entries.to_vec(),
            });
            let table = Crosstable::new(participants.to_vec(), 4, ScoringSystem::STANDARD);
            let mut table = table.unwrap();
            table.initial_colour = Some(white);
            let after = counted(&table);
            assert_eq!(after != table, changed, "{first:?} {second:?}");
            for one in [1, 2].map(tpn) {
                assert_eq!(after.score_after(one, 2), table.score_after(one, 2));
                let games = &after.participants()[one.index()].entries;
                assert_eq!(games.iter().all(|entry| entry.is_meeting()), changed);
            }
            assert_eq!(after.initial_colour, table.initial_colour);
            table.scoring.forfeit_win = Points::from_halves(1);
            assert_eq!(counted(&table), table);
        }
    }
}
