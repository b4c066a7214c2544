//! The order of seeds in a bracket.

/// Number of rounds until one of this many players is left: the binary logarithm, rounded up.
#[must_use]
pub const fn rounds_of(players: usize) -> u8 {
    let mut rounds = 0;
    let mut places = 1_usize;
    while places < players {
        places = places.saturating_mul(2);
        rounds += 1;
    }
    rounds
}

/// The seeds of a bracket with this many rounds, from its top to its foot. Two neighbours meet in round 1, the winners of two
/// neighbouring pairs in round 2. The seeds of a pair of neighbours add up to the number of places plus one.
#[must_use]
pub fn seed_order(rounds: u8) -> Vec<usize> {
    let mut order = vec![1];
    for _ in 0..rounds {
        let places = 2 * order.len();
        let split = order.into_iter().flat_map(|seed| [seed, places + 1 - seed]);
        order = split.collect();
    }
    order
}

/// The round in which two places of a bracket come together, both counted from 0 at the top; 0 for the same place.
#[must_use]
pub const fn meeting_round(one: usize, two: usize) -> u8 {
    let (mut one, mut two) = (one, two);
    let mut round = 0;
    while one != two {
        one /= 2;
        two /= 2;
        round += 1;
    }
    round
}
