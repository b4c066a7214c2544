//! A tournament is put through everything that must hold for any tournament: both tiers of the engine and the reference agree,
//! pairing again gives the same, and the slow second opinion finds nothing.

use super::{
    Impossible, RoundPairing,
    check::before_round,
    dutch::{self, Edition, Float},
    oracle::{self, Breach},
};
use crate::event::{Crosstable, RoundNumber, Tpn};

/// A tier of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tier {
    /// The engine as it pairs: by certificate where there is one.
    Fast,
    /// The staged tier for every bracket.
    Staged,
}

/// A requirement that is not met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A tier of the engine pairs the round differently from the reference.
    Tiers {
        /// The tier that differs.
        tier: Tier,
        /// Its result.
        given: Result<RoundPairing, Impossible>,
        /// The result of the reference.
        exact: Result<RoundPairing, Impossible>,
    },
    /// Pairing a second time gave another pairing.
    Again,
    /// The pairing breaks the rules.
    Breach(Breach),
    /// The engine takes a float of an earlier round for another one.
    Float {
        /// Pairing number of the participant with the float.
        tpn: Tpn,
        /// The round of the float.
        of: RoundNumber,
        /// The float as the engine takes it.
        taken: Option<Float>,
        /// The float by the text.
        is: Option<Float>,
    },
}

/// Tests every round of `table`, and returns the faults found, each with its round.
#[must_use]
pub fn faults(table: &Crosstable, edition: Edition) -> Vec<(RoundNumber, Fault)> {
    let mut found = Vec::new();
    for round in (1..=table.rounds_paired()).filter_map(RoundNumber::new) {
        let (before, _) = before_round(table, round);
        let in_round = round_faults(&before, round, edition);
        found.extend(in_round.into_iter().map(|fault| (round, fault)));
        for tpn in (0..table.participants().len()).filter_map(Tpn::from_index) {
            let taken = dutch::recorded_float(table, round, edition, tpn);
            let is = oracle::float(table, round, edition, tpn);
            if taken != is {
                let of = round;
                found.push((round, Fault::Float { tpn, of, taken, is }));
            }
        }
    }
    found
}

/// Tests the pairing of one round; `before` is the crosstable before it.
#[must_use]
pub fn round_faults(before: &Crosstable, round: RoundNumber, edition: Edition) -> Vec<Fault> {
    let mut found = Vec::new();
    let fast = dutch::pair(before, round, edition);
    if dutch::pair(before, round, edition) != fast {
        found.push(Fault::Again);
    }
    if let Ok(pairing) = &fast {
        let breaches = oracle::breaches(before, round, edition, pairing);
        found.extend(breaches.into_iter().map(Fault::Breach));
    }
    let staged = dutch::pair_in_stages(before, round, edition);
    let exact = dutch::pair_exactly(before, round, edition);
    for (tier, given) in [(Tier::Fast, fast), (Tier::Staged, staged)] {
        if given != exact {
            let exact = exact.clone();
            found.push(Fault::Tiers { tier, given, exact });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairing::generate::{Options, generate};

    /// The tests find nothing in tournaments of the engine, with byes, absences and forfeits among their rounds.
    #[test]
    fn tournaments_of_the_engine_have_no_faults() {
        for seed in 0..3 {
            let options = Options {
                participants: 13,
                rounds: 5,
                ..Options::default()
            };
            let table = generate(&options, seed).unwrap();
            assert_eq!(faults(&table, Edition::Fide2026), []);
        }
    }
}
