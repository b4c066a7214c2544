//! The wishes for a random tournament; the rest is chosen at random within reason.

use super::{dice::Dice, options::Options};
use crate::{
    event::{Colour, Elo, Points, ScoringSystem},
    pairing::Engine,
};

/// The parameters of [`Options`] that were asked for; a `None` becomes a sensible random value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    pub participants: Option<u16>,
    pub rounds: Option<u8>,
    pub engine: Engine,
    pub scoring: Option<ScoringSystem>,
    pub baku: Option<bool>,
    pub initial_colour: Option<Colour>,
    pub ratings: Vec<Elo>,
    pub lowest_rating: Option<Elo>,
    pub highest_rating: Option<Elo>,
    pub draws: Option<u16>,
    pub forfeits: Option<u16>,
    pub double_forfeits: Option<u16>,
    pub odd_results: Option<u16>,
    pub unrated_games: Option<u16>,
    pub half_point_byes: Option<u16>,
    pub absences: Option<u16>,
    pub full_point_byes: Option<u16>,
    pub withdrawals: Option<u16>,
    pub late_entries: Option<u16>,
    pub forbidden_groups: Option<u16>,
}

/// Least and greatest number of participants in a field of random size.
const SIZES: (u16, u16) = (8, 150);

impl Wishes {
    /// The options: the wishes, and random values for the rest. The same wishes and seed give the same options. A wish does not
    /// change the random values of other parameters, except that rounds follow the size of the field, and acceleration follows
    /// the scoring.
    #[must_use]
    pub fn settle(&self, seed: u64) -> Options {
        // The event itself uses the dice of the seed, so these are other dice.
        let mut dice = Dice::new(!seed).fork();
        let size = {
            // Small fields are as likely as large ones: the upper bound is halved again and again, each time with a chance of
            // one half.
            let mut most = SIZES.1;
            while most > 2 * SIZES.0 && dice.per_mille(500) {
                most /= 2;
            }
            dice.between(SIZES.0, most)
        };
        let participants = self
            .participants
            .or_else(|| u16::try_from(self.ratings.len()).ok().filter(|n| *n > 0))
            .unwrap_or(size);
        let scoring = self.scoring.unwrap_or(match dice.below(20) {
            0 | 1 => ScoringSystem::THREE_ONE_ZERO,
            2 => ScoringSystem {
                pairing_allocated_bye: Points::from_halves(1),
                ..ScoringSystem::STANDARD
            },
            _ => ScoringSystem::STANDARD,
        });
        let rounds = sensible_rounds(participants, dice.below(4));
        let rounds = match self.engine {
            Engine::DoubleSwiss => rounds * 2,
            _ => rounds,
        };
        let baku = dice.per_mille(150) && participants >= 20;
        let (highest, span) = (dice.between(1900, 2750), dice.between(200, 1100));
        let (lowest, highest) = match (self.lowest_rating, self.highest_rating) {
            (Some(lowest), Some(highest)) => (lowest, highest),
            (Some(lowest), None) => (lowest, rating(lowest.get() + span)),
            (None, Some(highest)) => (rating(highest.get().saturating_sub(span)), highest),
            (None, None) => (rating(highest.saturating_sub(span)), rating(highest)),
        };
        let mut chance = |most: u16| {
            // A third of the events has none of this kind.
            let roll = dice.below(most + most / 2 + 1);
            roll.saturating_sub(most / 2)
        };
        Options {
            participants,
            rounds: self.rounds.unwrap_or(rounds),
            engine: self.engine,
            scoring,
            baku: self.baku.unwrap_or(baku),
            initial_colour: self.initial_colour,
            ratings: self.ratings.clone(),
            highest_rating: highest,
            lowest_rating: lowest,
            draws: self.draws.unwrap_or(150 + chance(350)),
            forfeits: self.forfeits.unwrap_or(chance(40)),
            double_forfeits: self.double_forfeits.unwrap_or(chance(6)),
            odd_results: self.odd_results.unwrap_or(chance(6)),
            unrated_games: self.unrated_games.unwrap_or(chance(6)),
            half_point_byes: self.half_point_byes.unwrap_or(chance(50)),
            absences: self.absences.unwrap_or(chance(30)),
            full_point_byes: self.full_point_byes.unwrap_or(chance(6)),
            withdrawals: self.withdrawals.unwrap_or(chance(20)),
            late_entries: self.late_entries.unwrap_or(chance(80)),
            forbidden_groups: self
                .forbidden_groups
                .unwrap_or(chance(3).min(participants / 8)),
        }
    }
}

/// A rating, moved into the range in which FIDE publishes ratings (B.02) and which a report can hold.
fn rating(number: u16) -> Elo {
    let defaults = Options::default();
    Elo::new(number.clamp(defaults.lowest_rating.get(), 3200)).unwrap_or(defaults.lowest_rating)
}

/// A sensible number of rounds for such a field: about its binary logarithm and up to three more, but fewer than its members.
fn sensible_rounds(participants: u16, more: u16) -> u8 {
    let enough = u16::try_from(participants.max(1).ilog2()).unwrap_or(0) + 1;
    let most = participants
        .saturating_sub(1)
        .min(participants / 2 + 2)
        .max(1);
    u8::try_from((enough + more).clamp(3, 13).min(most)).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairing::generate::generate;

    #[test]
    fn what_was_asked_for_stands() {
        let wishes = Wishes {
            participants: Some(31),
            rounds: Some(6),
            baku: Some(true),
            forfeits: Some(0),
            ..Wishes::default()
        };
        for seed in 0..50 {
            let options = wishes.settle(seed);
            assert_eq!(options, wishes.settle(seed));
            assert_eq!(
                (options.participants, options.rounds, options.forfeits),
                (31, 6, 0)
            );
            assert!(options.baku);
        }
    }

    #[test]
    fn random_values_are_sensible_and_differ() {
        let all: Vec<Options> = (0..200)
            .map(|seed| Wishes::default().settle(seed))
            .collect();
        for (options, seed) in all.iter().zip(0..) {
            assert!((8..=150).contains(&options.participants));
            assert!((3..=13).contains(&options.rounds));
            assert!(options.lowest_rating <= options.highest_rating);
            assert!(generate(options, seed).is_ok(), "{options:?}");
        }
        let with = |has: fn(&Options) -> bool| all.iter().filter(|o| has(o)).count();
        for (kind, count) in [
            ("baku", with(|o| o.baku)),
            (
                "3-1-0",
                with(|o| o.scoring == ScoringSystem::THREE_ONE_ZERO),
            ),
            ("forbidden", with(|o| o.forbidden_groups > 0)),
            ("forfeits", with(|o| o.forfeits > 0)),
            ("small", with(|o| o.participants < 20)),
            ("large", with(|o| o.participants > 75)),
        ] {
            assert!((5..195).contains(&count), "{kind} {count}");
        }
    }

    /// A seed settles the same options on every machine and in every version. These were computed independently of this code.
    #[test]
    fn a_seed_settles_the_same_options_everywhere() {
        let cases = [
            (
                1,
                "52 in 9, standard, baku false, 1400 to 2275, [405, 0, 0, 2, 6, 0, 0, 0, 11, 46], 3",
            ),
            (
                7,
                "15 in 6, three, baku false, 2012 to 2525, [150, 0, 6, 1, 3, 2, 0, 0, 0, 17], 0",
            ),
            (
                9,
                "9 in 4, standard, baku false, 1400 to 2173, [371, 0, 4, 0, 2, 44, 28, 3, 0, 62], 1",
            ),
            (
                10,
                "32 in 6, half_bye, baku true, 1400 to 2364, [150, 18, 5, 0, 0, 24, 0, 1, 13, 26], 3",
            ),
            (
                24,
                "100 in 10, three, baku false, 1809 to 2176, [263, 39, 0, 0, 0, 40, 0, 6, 0, 59], 2",
            ),
            (
                32,
                "143 in 11, standard, baku false, 1825 to 2203, [235, 0, 5, 1, 2, 38, 4, 0, 9, 58], 2",
            ),
            (
                38,
                "46 in 9, half_bye, baku true, 1823 to 2506, [155, 4, 3, 3, 0, 0, 0, 5, 6, 10], 0",
            ),
        ];
        for (seed, expected) in cases {
            let o = Wishes::default().settle(seed);
            let chances = [
                o.draws,
                o.forfeits,
                o.double_forfeits,
                o.odd_results,
                o.unrated_games,
                o.half_point_byes,
                o.absences,
                o.full_point_byes,
                o.withdrawals,
                o.late_entries,
            ];
            let scoring = match (o.scoring, o.scoring.pairing_allocated_bye.halves()) {
                (ScoringSystem::STANDARD, _) => "standard",
                (ScoringSystem::THREE_ONE_ZERO, _) => "three",
                (_, 1) => "half_bye",
                _ => "another",
            };
            let (players, rounds, baku) = (o.participants, o.rounds, o.baku);
            let [low, high] = [o.lowest_rating, o.highest_rating].map(Elo::get);
            let groups = o.forbidden_groups;
            let settled = format!(
                "{players} in {rounds}, {scoring}, baku {baku}, {low} to {high}, {chances:?}, {groups}"
            );
            assert_eq!(settled, expected, "{seed}");
        }
    }
}
