//! Random tournaments (the random tournament generator of C.02.04): results follow the rating table, and
//! byes, forfeits, withdrawals and late entries happen as often as asked. The same options and seed give the
//! same event everywhere.

mod dice;
mod expectation;

use self::{dice::Dice, expectation::expected_percent};
use super::{
    baku, baku_group_a,
    dutch::{self, Edition, Impossible},
};
use crate::event::{
    BoardResult, Bye, Colour, Crosstable, CrosstableError, Elo, Participant, RoundEntry,
    RoundNumber, ScoringSystem, Tpn,
};

/// What a random tournament looks like. Chances are in thousandths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Participants, at least 1.
    pub participants: u16,
    /// Rounds, 1..=99.
    pub rounds: u8,
    /// The edition of the pairing rules.
    pub edition: Edition,
    /// What results are worth.
    pub scoring: ScoringSystem,
    /// Baku acceleration, where the scoring system allows it.
    pub baku: bool,
    /// The lowest rating.
    pub lowest_rating: Elo,
    /// The highest rating.
    pub highest_rating: Elo,
    /// How many games between equals are drawn; fewer the more unequal the players are.
    pub draws: u16,
    /// Pairings that are not played, by one player's fault.
    pub forfeits: u16,
    /// Pairings to which neither comes.
    pub double_forfeits: u16,
    /// Half-point byes, a participant and round.
    pub half_point_byes: u16,
    /// Absences for one round, a participant and round.
    pub absences: u16,
    /// Full-point byes, a participant and round.
    pub full_point_byes: u16,
    /// Withdrawals, a participant and round.
    pub withdrawals: u16,
    /// Participants who arrive after round 1.
    pub late_entries: u16,
}

/// The lowest rating that FIDE publishes (B.02).
const LOWEST: Elo = elo(1400);
/// A strong field.
const HIGHEST: Elo = elo(2500);

const fn elo(rating: u16) -> Elo {
    match Elo::new(rating) {
        Ok(elo) => elo,
        // Only the constants above come here; this stops the compilation, never the program.
        Err(_) => elo(1),
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            participants: 40,
            rounds: 7,
            edition: Edition::default(),
            scoring: ScoringSystem::default(),
            baku: false,
            lowest_rating: LOWEST,
            highest_rating: HIGHEST,
            draws: 300,
            forfeits: 10,
            double_forfeits: 1,
            half_point_byes: 15,
            absences: 5,
            full_point_byes: 0,
            withdrawals: 5,
            late_entries: 20,
        }
    }
}

/// Why no tournament could be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GenerateError {
    /// A number of participants or rounds outside its range.
    #[error("participants lie between 1 and 65535, rounds between 1 and 99")]
    Range,
    /// A round has no legal pairing: another seed, fewer rounds or more participants may help.
    #[error("round {round} cannot be paired: {reason}")]
    Impossible {
        /// The round.
        round: RoundNumber,
        /// Why.
        reason: Impossible,
    },
    /// The rounds made contradict each other: a fault of this module.
    #[error("the rounds made are not a crosstable")]
    Contradiction(Vec<CrosstableError>),
}

/// One participant's course through the event.
struct Course {
    rating: Elo,
    first_round: u8,
    withdrawn: bool,
    entries: Vec<RoundEntry>,
}

/// A complete random tournament.
///
/// # Errors
/// Numbers out of range, or a round that has no legal pairing.
pub fn generate(options: &Options, seed: u64) -> Result<Crosstable, GenerateError> {
    if options.participants == 0 || RoundNumber::new(options.rounds).is_none() {
        return Err(GenerateError::Range);
    }
    let mut dice = Dice::new(seed);
    let mut courses = field(options, &mut dice);
    let initial_colour = if dice.per_mille(500) {
        Colour::White
    } else {
        Colour::Black
    };
    let mut table = crosstable(options, &courses, initial_colour)?;
    for index in 0..usize::from(options.rounds) {
        let Some(round) = RoundNumber::from_index(index) else {
            break;
        };
        for course in &mut courses {
            let absence = absence(options, course, round, &mut dice);
            course.entries.extend(absence);
        }
        table = crosstable(options, &courses, initial_colour)?;
        let pairing = dutch::pair(&table, round, options.edition)
            .map_err(|reason| GenerateError::Impossible { round, reason })?;
        if let Some(course) = pairing.bye.and_then(|tpn| courses.get_mut(tpn.index())) {
            course.entries.push(RoundEntry::Bye(Bye::PairingAllocated));
        }
        for pair in pairing.pairs {
            let rating = |tpn: Tpn| courses.get(tpn.index()).map(|course| course.rating);
            let (Some(white), Some(black)) = (rating(pair.white), rating(pair.black)) else {
                continue;
            };
            let result = result(options, white, black, &mut dice);
            for (own, other, colour) in [
                (pair.white, pair.black, Colour::White),
                (pair.black, pair.white, Colour::Black),
            ] {
                if let Some(course) = courses.get_mut(own.index()) {
                    course.entries.push(result.entry(colour, other));
                }
            }
        }
        table = crosstable(options, &courses, initial_colour)?;
    }
    Ok(table)
}

/// The participants, strongest first.
fn field(options: &Options, dice: &mut Dice) -> Vec<Course> {
    let (low, high) = (
        options.lowest_rating.min(options.highest_rating),
        options.lowest_rating.max(options.highest_rating),
    );
    let span = high.get() - low.get() + 1;
    let mut courses: Vec<Course> = (0..options.participants)
        .map(|_| Course {
            rating: Elo::new(low.get() + dice.below(span)).unwrap_or(low),
            first_round: if options.rounds > 1 && dice.per_mille(options.late_entries) {
                2 + u8::try_from(dice.below(u16::from(options.rounds - 1).min(3))).unwrap_or(0)
            } else {
                1
            },
            withdrawn: false,
            entries: Vec::new(),
        })
        .collect();
    courses.sort_by_key(|course| std::cmp::Reverse(course.rating));
    courses
}

fn crosstable(
    options: &Options,
    courses: &[Course],
    initial_colour: Colour,
) -> Result<Crosstable, GenerateError> {
    let participants = courses
        .iter()
        .map(|course| Participant {
            rating: Some(course.rating),
            entries: course.entries.clone(),
        })
        .collect();
    let mut table = Crosstable::new(participants, options.rounds, options.scoring)
        .map_err(GenerateError::Contradiction)?;
    table.initial_colour = Some(initial_colour);
    let last = baku_group_a(courses.len()).min(courses.len());
    if options.baku
        && let Some(last) = last.checked_sub(1).and_then(Tpn::from_index)
    {
        table.accelerations = baku(last, options.rounds, &options.scoring).unwrap_or_default();
    }
    Ok(table)
}

/// Why somebody is not to be paired in `round`, if he is not.
fn absence(
    options: &Options,
    course: &mut Course,
    round: RoundNumber,
    dice: &mut Dice,
) -> Option<RoundEntry> {
    let bye = if round.get() < course.first_round || course.withdrawn {
        Bye::ZeroPoint
    } else if round > RoundNumber::FIRST && dice.per_mille(options.withdrawals) {
        course.withdrawn = true;
        Bye::ZeroPoint
    } else if dice.per_mille(options.half_point_byes) {
        Bye::HalfPoint
    } else if dice.per_mille(options.absences) {
        Bye::ZeroPoint
    } else if dice.per_mille(options.full_point_byes) {
        Bye::FullPoint
    } else {
        return None;
    };
    Some(RoundEntry::Bye(bye))
}

/// The result of a pairing: a forfeit, or by the expected score.
fn result(options: &Options, white: Elo, black: Elo, dice: &mut Dice) -> BoardResult {
    if dice.per_mille(options.double_forfeits) {
        return BoardResult::DoubleForfeit;
    }
    if dice.per_mille(options.forfeits) {
        return if dice.per_mille(500) {
            BoardResult::WhiteWinsByForfeit
        } else {
            BoardResult::BlackWinsByForfeit
        };
    }
    // Expected score = wins + half the draws, all in thousandths; draws shrink with the weaker side's chance.
    let expected = expected_percent(white, black) * 10;
    let draws = u32::from(options.draws.min(1000)) * u32::from(expected.min(1000 - expected)) / 500;
    let draws = u16::try_from(draws).unwrap_or(0);
    let white_wins = expected - draws / 2;
    let roll = dice.below(1000);
    if roll < white_wins {
        BoardResult::WhiteWins
    } else if roll < white_wins + draws {
        BoardResult::Draw
    } else {
        BoardResult::BlackWins
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn same_seed_same_event() {
        let options = Options::default();
        let one = generate(&options, 7).unwrap();
        assert_eq!(generate(&options, 7).unwrap(), one);
        assert_ne!(generate(&options, 8).unwrap(), one);
        assert_eq!(usize::from(one.rounds_paired()), 7);
        assert!(one.participants().iter().all(|p| p.entries.len() == 7));
    }

    #[test]
    fn results_follow_the_ratings() {
        let options = Options {
            participants: 400,
            rounds: 1,
            forfeits: 0,
            double_forfeits: 0,
            half_point_byes: 0,
            absences: 0,
            late_entries: 0,
            ..Options::default()
        };
        let (mut expected, mut scored) = (0_i64, 0_i64);
        for seed in 0..20 {
            let table = generate(&options, seed).unwrap();
            for participant in table.participants() {
                let opponent = participant.entries[0].opponent().unwrap();
                let other = table.participants()[opponent.index()].rating.unwrap();
                if participant.rating.unwrap() > other {
                    expected += i64::from(expected_percent(participant.rating.unwrap(), other));
                    scored += i64::from(table.scoring.points(participant.entries[0]).halves()) * 50;
                }
            }
        }
        assert!(
            (expected - scored).abs() * 50 < expected,
            "{expected} {scored}"
        );
    }
}
