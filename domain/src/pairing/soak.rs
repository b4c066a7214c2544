//! A tournament put through everything that must hold whatever the tournament: both tiers of the engine agree,
//! pairing again gives the same, and the slow second opinion finds nothing.

use super::{
    Impossible, RoundPairing,
    check::before_round,
    dutch::{self, Edition, Float},
    oracle::{self, Breach},
};
use crate::event::{Crosstable, RoundNumber, Tpn};

/// Something that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The two tiers pair the round differently.
    Tiers {
        /// What the fast one gives.
        fast: Result<RoundPairing, Impossible>,
        /// What the reference gives.
        exact: Result<RoundPairing, Impossible>,
    },
    /// Pairing a second time gave another pairing.
    Again,
    /// The pairing breaks the rules.
    Breach(Breach),
    /// A float of an earlier round is taken for another one.
    Float {
        /// Pairing number of the participant whose float it is.
        tpn: Tpn,
        /// The round of the float.
        of: RoundNumber,
        /// What the engine takes it for.
        taken: Option<Float>,
        /// What the text gives.
        is: Option<Float>,
    },
}

/// Puts every round of `table` through these tests; gives the faults found, each with its round.
#[must_use]
pub fn faults(table: &Crosstable, edition: Edition) -> Vec<(RoundNumber, Fault)> {
    let mut found = Vec::new();
    for round in (1..=table.rounds_paired()).filter_map(RoundNumber::new) {
        let (before, _) = before_round(table, round);
        let fast = dutch::pair(&before, round, edition);
        if dutch::pair(&before, round, edition) != fast {
            found.push((round, Fault::Again));
        }
        if let Ok(pairing) = &fast {
            let breaches = oracle::breaches(&before, round, edition, pairing);
            found.extend(breaches.into_iter().map(|b| (round, Fault::Breach(b))));
        }
        let exact = dutch::pair_exactly(&before, round, edition);
        if fast != exact {
            found.push((round, Fault::Tiers { fast, exact }));
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairing::generate::{Options, generate};

    /// Nothing is found in what the engine paired, with rounds of byes, absences and forfeits among them.
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
