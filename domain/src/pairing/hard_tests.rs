//! Fields that are hard to pair: small ones, on which every tier is compared with the reference, and large ones, which must be
//! paired.

use super::{
    Impossible,
    dutch::{BracketReport, Edition, Explained, Strength},
    generate::{Barred, Dice, Hard, History, Results},
    oracle,
    soak::round_faults,
};

/// What makes a round hard.
#[derive(Debug, Default)]
struct Met {
    impossible: usize,
    /// Brackets with an exchange between S1 and S2.
    exchanges: usize,
    /// Brackets in which moved-down players float on.
    limbos: usize,
    /// Brackets with more moved-down players than the certificate accepts.
    many_mdps: usize,
    /// Pairs of two absolute preferences for the same colour, one of them of a topscorer.
    topscorers: usize,
}

impl Met {
    fn look(&mut self, bracket: &BracketReport) {
        let mut pairs = Vec::new();
        for pair in &bracket.pairs {
            let place = |tpn| bracket.residents.iter().position(|p| *p == tpn);
            if let (Some(a), Some(b)) = (place(pair.pair.white), place(pair.pair.black)) {
                pairs.push((a.min(b), a.max(b)));
            }
            let both = [pair.white, pair.black];
            let clash = both.iter().all(|wish| wish.strength == Strength::Absolute);
            self.topscorers += usize::from(clash && pair.white.colour == pair.black.colour);
        }
        let with_mdp = bracket.pairs.len() - pairs.len();
        let in_remainder = |place: &usize| {
            let tpn = bracket.residents[*place];
            let mut pairs = bracket.pairs.iter().map(|pair| pair.pair);
            !pairs.any(|pair| {
                pair.white == tpn && bracket.mdps.contains(&pair.black)
                    || pair.black == tpn && bracket.mdps.contains(&pair.white)
            })
        };
        let remainder = (0..bracket.residents.len()).filter(in_remainder);
        let first: Vec<usize> = remainder.take(pairs.len()).collect();
        self.exchanges += usize::from(pairs.iter().any(|(top, _)| !first.contains(top)));
        self.limbos += usize::from(with_mdp < bracket.mdps.len());
        self.many_mdps += usize::from(bracket.mdps.len() > 3);
    }
}

/// Rounds of hard fields of a few players, in both editions; `TRATTO_FULL` asks for many of them.
#[test]
fn hard_fields_are_paired_as_by_the_reference() {
    let full = std::env::var_os("TRATTO_FULL").is_some();
    let (mut rounds, mut met) = (0, Met::default());
    for seed in 0..if full { 100_000 } else { 400 } {
        let mut dice = Dice::new(seed);
        let participants = dice.between(4, if seed % 10 == 0 { 60 } else { 26 });
        let hard = Hard::any(participants, &mut dice);
        let (table, round) = (hard.table(seed).unwrap(), hard.round().unwrap());
        for edition in Edition::ALL {
            let found = round_faults(&table, round, edition);
            assert_eq!(found, [], "seed {seed} {edition:?} {hard:?}");
            match Explained::new(&table, round, edition) {
                Ok(explained) => {
                    explained.report().brackets.iter().for_each(|b| met.look(b));
                }
                Err(reason) => {
                    assert!(matches!(reason, Impossible::NoCompletePairing { .. }));
                    met.impossible += 1;
                }
            }
            rounds += 1;
        }
    }
    let Met {
        impossible,
        exchanges,
        limbos,
        many_mdps,
        topscorers,
    } = met;
    assert!(
        impossible > rounds / 20 && impossible < rounds / 2,
        "{met:?} in {rounds}"
    );
    assert!(
        exchanges > 50 && limbos > 50 && many_mdps > 50 && topscorers > 5,
        "{met:?} in {rounds}"
    );
}

/// Hard fields of six hundred players, for which the weighted matching needs many seconds.
#[test]
fn large_hard_fields_are_paired_by_the_rules() {
    let rotation = Hard {
        participants: 600,
        rounds: 7,
        history: History::Rotation,
        results: Results::WinsAndDraws,
        barred: Barred::Nobody,
        last: false,
    };
    for hard in [
        rotation,
        Hard {
            participants: 601,
            results: Results::All,
            last: true,
            ..rotation
        },
        Hard {
            history: History::Random,
            results: Results::Draws,
            barred: Barred::Blocks(3),
            ..rotation
        },
        Hard {
            history: History::Swiss,
            results: Results::All,
            barred: Barred::Dealt(2),
            ..rotation
        },
    ] {
        let (table, round) = (hard.table(1).unwrap(), hard.round().unwrap());
        for edition in Edition::ALL {
            let pairing = Explained::new(&table, round, edition).unwrap().pairing();
            let found = oracle::breaches(&table, round, edition, &pairing);
            assert_eq!(found, [], "{edition:?} {hard:?}");
        }
    }
}
