//! The description of a hard field, and its making.

use super::{
    super::{Dice, GenerateError},
    barred::Barred,
    history::{History, Results, entries},
};
use crate::event::{Crosstable, Participant, RoundNumber, ScoringSystem};

/// A field that is hard to pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hard {
    /// Number of participants, at least 2. With an odd number somebody sat out every round.
    pub participants: u16,
    /// Number of rounds played, 0..=98.
    pub rounds: u8,
    /// How opponents and colours of the past were chosen.
    pub history: History,
    /// How the games ended.
    pub results: Results,
    /// Which pairs may not meet.
    pub barred: Barred,
    /// Whether the round to be paired is the last one, so that there are topscorers.
    pub last: bool,
}

impl Hard {
    /// A field of any kind, with this number of participants.
    #[must_use]
    pub fn any(participants: u16, dice: &mut Dice) -> Self {
        let history = [History::Rotation, History::Random, History::Swiss];
        let history = dice.pick(&history).copied().unwrap_or(History::Rotation);
        let results = [
            Results::WinsAndDraws,
            Results::All,
            Results::All,
            Results::Draws,
        ];
        let most = (participants / 2).min(9);
        Self {
            participants,
            rounds: u8::try_from(dice.between(most.min(2), most)).unwrap_or(0),
            history,
            results: dice.pick(&results).copied().unwrap_or(Results::All),
            barred: Barred::any(participants, dice),
            last: dice.per_mille(300),
        }
    }

    /// The round after the history.
    ///
    /// # Errors
    /// [`GenerateError::Range`] beyond 98 rounds.
    pub fn round(&self) -> Result<RoundNumber, GenerateError> {
        RoundNumber::from_index(usize::from(self.rounds)).ok_or(GenerateError::Range)
    }

    /// The crosstable before that round.
    ///
    /// # Errors
    /// [`GenerateError::Range`] when a number is out of range.
    pub fn table(&self, seed: u64) -> Result<Crosstable, GenerateError> {
        let round = self.round()?;
        if self.participants < 2 {
            return Err(GenerateError::Range);
        }
        let mut dice = Dice::new(seed);
        let participants = entries(
            self.participants,
            self.rounds,
            self.history,
            self.results,
            &mut dice,
        )
        .into_iter()
        .map(|entries| Participant {
            rating: None,
            entries,
        })
        .collect();
        let planned = if self.last {
            round.get()
        } else {
            round.get().saturating_add(2).min(99)
        };
        let scoring = ScoringSystem::default();
        let mut table = Crosstable::new(participants, planned, scoring)
            .map_err(GenerateError::Contradiction)?;
        table.forbidden = self.barred.groups(self.participants, round, &mut dice);
        Ok(table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        event::Colour,
        pairing::{dutch, oracle},
    };

    #[test]
    fn the_same_seed_gives_the_same_field() {
        let mut kinds = std::collections::HashSet::new();
        for seed in 0..300 {
            let mut dice = Dice::new(seed);
            let hard = Hard::any(dice.between(2, 40), &mut dice);
            let table = hard.table(seed).unwrap();
            assert_eq!(hard.table(seed), Ok(table.clone()));
            let rounds = usize::from(hard.rounds);
            assert!(
                table
                    .participants()
                    .iter()
                    .all(|p| p.entries.len() == rounds)
            );
            kinds.insert((hard.history, hard.results));
        }
        assert_eq!(kinds.len(), 9);
    }

    /// Only pairs that the rules allow are in a history, so C1 counts every game of it.
    #[test]
    fn nobody_meets_the_same_opponent_twice() {
        for seed in 0..200 {
            let mut dice = Dice::new(seed);
            let hard = Hard::any(dice.between(2, 60), &mut dice);
            for participant in hard.table(seed).unwrap().participants() {
                let mut met: Vec<_> = participant
                    .entries
                    .iter()
                    .filter_map(|entry| entry.opponent())
                    .collect();
                let games = met.len();
                met.sort_unstable();
                met.dedup();
                assert_eq!(met.len(), games, "{hard:?}");
            }
        }
    }

    #[test]
    fn the_upper_half_of_a_rotation_always_had_white() {
        let hard = Hard {
            participants: 40,
            rounds: 7,
            history: History::Rotation,
            results: Results::WinsAndDraws,
            barred: Barred::Nobody,
            last: false,
        };
        let table = hard.table(1).unwrap();
        for (index, participant) in table.participants().iter().enumerate() {
            let colour = if index < 20 {
                Colour::White
            } else {
                Colour::Black
            };
            assert!(
                participant
                    .entries
                    .iter()
                    .all(|e| e.colour() == Some(colour))
            );
        }
        let (round, edition) = (hard.round().unwrap(), dutch::Edition::Fide2026);
        let pairing = dutch::pair(&table, round, edition).unwrap();
        assert_eq!(oracle::breaches(&table, round, edition, &pairing), []);
    }
}
