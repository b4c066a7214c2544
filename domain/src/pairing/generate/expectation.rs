//! Expected scores by rating difference (FIDE B.02, table 8.1.2).

use crate::event::Elo;

/// Largest rating difference that counts (B.02 art. 8.3.1).
const MOST: u16 = 400;

/// The largest rating difference for each percentage of the higher rated player, from 50 % upwards.
const LAST_DIFFERENCE: [u16; 43] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391, 411,
];

/// The expected score of `own` against `other`, in percent.
pub(super) fn expected_percent(own: Elo, other: Elo) -> u16 {
    let difference = own.get().abs_diff(other.get()).min(MOST);
    let steps = LAST_DIFFERENCE
        .iter()
        .take_while(|last| **last < difference)
        .count();
    let higher = 50 + u16::try_from(steps).unwrap_or(0);
    if own >= other { higher } else { 100 - higher }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentages_of_the_table() {
        let elo = |n| Elo::new(n).unwrap();
        for (own, other, percent) in [
            (2000, 2000, 50),
            (2003, 2000, 50),
            (2004, 2000, 51),
            (2000, 2010, 49),
            (2100, 2000, 64),
            (2200, 2000, 76),
            (2000, 2300, 15),
            (2400, 2000, 92),
            (2900, 2000, 92),
        ] {
            assert_eq!(
                expected_percent(elo(own), elo(other)),
                percent,
                "{own} {other}"
            );
        }
    }
}
