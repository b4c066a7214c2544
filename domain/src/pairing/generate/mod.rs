//! Random tournaments (the random tournament generator of C.02.04). Results follow the rating table; byes, forfeits,
//! withdrawals and late entries happen as often as the options say. The same options and seed give the same event everywhere.
//!
//! | question | item |
//! |---|---|
//! | the shape of a tournament, from wishes and dice | [`Wishes`], [`Options`], [`Dice`] |
//! | the whole tournament, or why there is none | [`generate()`], [`GenerateError`] |
//! | who takes part, who is away, who may not meet | `field` |
//! | the result of a game, by expected score | `game`, `expectation` |
//! | fields that are hard to pair | [`Hard`], [`History`], [`Results`], [`Barred`] |

mod dice;
mod expectation;
mod field;
mod game;
mod generate_error;
mod hard;
mod options;
mod wishes;

pub use self::{
    dice::Dice,
    generate_error::GenerateError,
    hard::{Barred, Hard, History, Results},
    options::Options,
    wishes::Wishes,
};

use self::field::Course;
use super::{
    Engine, Impossible, baku, baku_group_a, double_swiss,
    knock_out::{self, Lives},
};
use crate::event::{
    BoardResult, Bye, Colour, Crosstable, Forbidden, GoesOn, Participant, RoundEntry, RoundNumber,
    Tpn,
};

/// What does not change from round to round.
struct Frame<'a> {
    options: &'a Options,
    initial_colour: Colour,
    forbidden: Vec<Forbidden>,
}

/// Attempts at a tournament; one with a round that cannot be paired is begun again.
const ATTEMPTS: u8 = 30;

/// Makes a complete random tournament.
///
/// A small field with many rounds may come to a round that cannot be paired; then the tournament is begun
/// again with dice that follow from the same seed, a limited number of times.
///
/// # Errors
/// [`GenerateError::Range`] when a number is out of range; [`GenerateError::Impossible`] when every attempt comes to a round
/// without a legal pairing.
pub fn generate(options: &Options, seed: u64) -> Result<Crosstable, GenerateError> {
    let scheduled;
    let options = match options.engine {
        Engine::Dutch(_) | Engine::Dubov | Engine::Burstein | Engine::Lim | Engine::Keizer(_) => {
            options
        }
        Engine::DoubleSwiss => {
            scheduled = options.of_matches();
            &scheduled
        }
        Engine::RoundRobin(schedule) => {
            let rounds = schedule.rounds(options.participants);
            scheduled = options.scheduled(rounds.map_or(0, RoundNumber::get));
            &scheduled
        }
        Engine::KnockOut(cup) => {
            let rounds = cup.rounds(usize::from(options.participants));
            scheduled = match cup.lives {
                Lives::One => options.scheduled(rounds),
                Lives::Two => options.of_two_lives(rounds),
            };
            &scheduled
        }
    };
    if options.participants == 0 || RoundNumber::new(options.rounds).is_none() {
        return Err(GenerateError::Range);
    }
    let mut dice = Dice::new(seed);
    let mut made = attempt(options, &mut dice);
    for _ in 1..ATTEMPTS {
        if !matches!(made, Err(GenerateError::Impossible { .. })) {
            break;
        }
        made = attempt(options, &mut dice.fork());
    }
    made
}

fn attempt(options: &Options, dice: &mut Dice) -> Result<Crosstable, GenerateError> {
    let mut courses = field::field(options, dice);
    let drawn = if dice.per_mille(500) {
        Colour::White
    } else {
        Colour::Black
    };
    let frame = Frame {
        options,
        initial_colour: options.initial_colour.unwrap_or(drawn),
        forbidden: field::forbidden(options, dice),
    };
    let mut going_on = Vec::new();
    let mut table = frame.crosstable(&courses)?;
    for index in 0..usize::from(options.rounds) {
        let Some(round) = RoundNumber::from_index(index) else {
            break;
        };
        if index > 0 && is_over(options.engine, &table, round) {
            break;
        }
        let is_second = options.engine.is_second_game(round);
        for course in &mut courses {
            let absence = if is_second {
                course.absent_again(matches!(options.engine, Engine::KnockOut(_)))
            } else {
                field::absence(options, course, round, dice)
            };
            course.entries.extend(absence);
        }
        table = frame.crosstable(&courses)?;
        table.going_on.clone_from(&going_on);
        for through in options.engine.through(&table, round) {
            if let Some(course) = courses.get_mut(through.index()) {
                course.entries.push(RoundEntry::Bye(Bye::PairingAllocated));
            }
        }
        let pairing = options
            .engine
            .pair(&table, round)
            .map_err(|reason| GenerateError::Impossible { round, reason })?;
        if let Some(course) = pairing.bye.and_then(|tpn| courses.get_mut(tpn.index())) {
            course.entries.push(RoundEntry::Bye(Bye::PairingAllocated));
        }
        for pair in pairing.pairs {
            let rating = |tpn: Tpn| courses.get(tpn.index()).map(|course| course.rating);
            let (Some(white), Some(black)) = (rating(pair.white), rating(pair.black)) else {
                continue;
            };
            // White of the second game had Black in the first.
            let first = || {
                let entry = |tpn: Tpn| courses.get(tpn.index())?.entries.last().copied();
                BoardResult::from_entries(entry(pair.black)?, entry(pair.white)?)
            };
            let first = if is_second { first() } else { None };
            let result = game::result_after(options, first, white, black, dice);
            if is_to_be_decided(options.engine, first, result) {
                let player = if dice.per_mille(500) {
                    pair.white
                } else {
                    pair.black
                };
                going_on.push(GoesOn { round, player });
            }
            for (own, other, colour) in [
                (pair.white, pair.black, Colour::White),
                (pair.black, pair.white, Colour::Black),
            ] {
                if let Some(course) = courses.get_mut(own.index()) {
                    course.entries.push(result.entry(colour, other));
                }
            }
        }
        // In a schedule nobody has a bye: a free player has no game.
        for course in &mut courses {
            if course.entries.len() == index {
                course.entries.push(RoundEntry::Bye(Bye::ZeroPoint));
            }
        }
        table = frame.crosstable(&courses)?;
        table.going_on.clone_from(&going_on);
    }
    Ok(table)
}

/// Whether a knock-out with two lives ends before this round: its second final is not played, or some players were away in
/// round 1.
fn is_over(engine: Engine, table: &Crosstable, round: RoundNumber) -> bool {
    let Engine::KnockOut(cup) = engine else {
        return false;
    };
    cup.lives == Lives::Two
        && matches!(
            engine.pair(table, round),
            Err(Impossible::NotScheduled { .. })
        )
}

/// Whether the arbiter of a knock-out must say who goes on after this result; if a match has two games, `first` is the result
/// of the first one.
fn is_to_be_decided(engine: Engine, first: Option<BoardResult>, result: BoardResult) -> bool {
    match (engine, first) {
        (Engine::KnockOut(_), Some(first)) => knock_out::is_level(first, result),
        (Engine::KnockOut(cup), None) => {
            cup.games == knock_out::Games::One && knock_out::is_to_be_decided(result)
        }
        _ => false,
    }
}

impl Frame<'_> {
    fn crosstable(&self, courses: &[Course]) -> Result<Crosstable, GenerateError> {
        let options = self.options;
        let participants = courses
            .iter()
            .map(|course| Participant {
                rating: Some(course.rating),
                entries: course.entries.clone(),
            })
            .collect();
        let mut table = Crosstable::new(participants, options.rounds, options.scoring)
            .map_err(GenerateError::Contradiction)?;
        table.initial_colour = Some(self.initial_colour);
        table.forbidden.clone_from(&self.forbidden);
        let last = baku_group_a(courses.len()).min(courses.len());
        if options.baku
            && let Some(last) = last.checked_sub(1).and_then(Tpn::from_index)
        {
            let of_event = match options.engine {
                Engine::DoubleSwiss => double_swiss::baku,
                _ => baku,
            };
            let found = of_event(last, options.rounds, &options.scoring);
            table.accelerations = found.unwrap_or_default();
        }
        Ok(table)
    }
}

#[cfg(test)]
mod tests {
    use super::{expectation::expected_percent, *};

    #[test]
    fn same_seed_same_event() {
        let options = Options::default();
        let one = generate(&options, 7).unwrap();
        assert_eq!(generate(&options, 7).unwrap(), one);
        assert_ne!(generate(&options, 8).unwrap(), one);
        assert_eq!(usize::from(one.rounds_paired()), 7);
        assert!(one.participants().iter().all(|p| p.entries.len() == 7));
    }

    /// A round robin has as many rounds as its table, and everybody plays in each but for the one who is free.
    #[test]
    fn a_round_robin_has_the_rounds_of_its_table() {
        use crate::pairing::round_robin::{Schedule, oracle::breaches};
        for (participants, rounds) in [(7, 14), (8, 14)] {
            let options = Options {
                participants,
                engine: Engine::RoundRobin(Schedule::DOUBLE),
                late_entries: 900,
                withdrawals: 300,
                ..Options::default()
            };
            let table = generate(&options, 4).unwrap();
            assert_eq!(table.rounds_planned(), rounds);
            assert_eq!(breaches(&table, Schedule::DOUBLE), []);
            assert_eq!(breaches(&table, Schedule::SINGLE).len(), 3);
        }
        let alone = Options {
            participants: 1,
            engine: Engine::RoundRobin(Schedule::SINGLE),
            ..Options::default()
        };
        assert_eq!(generate(&alone, 1), Err(GenerateError::Range));
    }

    /// So do events of sides, whose members have no games with each other. A field whose sides have different sizes is refused.
    #[test]
    fn events_of_sides_have_the_rounds_of_their_tables() {
        use crate::pairing::round_robin::{Schedule, Table, oracle::breaches};
        let molter = Table::Molter {
            sides: 4,
            rounds: 2,
        };
        for (table, participants, rounds) in [
            (Table::Scheveningen, 12, 6),
            (Table::Schiller { sides: 3 }, 12, 12),
            (Table::Hutton { sides: 5 }, 20, 1),
            (molter, 16, 2),
        ] {
            let schedule = Schedule::SINGLE.of(table);
            let mut options = Options {
                participants,
                engine: Engine::RoundRobin(schedule),
                late_entries: 900,
                ..Options::default()
            };
            let made = generate(&options, 4).unwrap();
            assert_eq!(made.rounds_planned(), rounds, "{table:?}");
            assert_eq!(breaches(&made, schedule), [], "{table:?}");
            assert_eq!(crate::pairing::check::check(&made, options.engine), []);
            options.participants += 1;
            assert_eq!(generate(&options, 4), Err(GenerateError::Range));
        }
    }

    #[test]
    fn an_event_has_participants_and_rounds() {
        for (participants, rounds) in [(0, 5), (5, 0), (5, 100)] {
            let options = Options {
                participants,
                rounds,
                ..Options::default()
            };
            assert_eq!(generate(&options, 1), Err(GenerateError::Range));
        }
        // Late entries come before the last round; if there is only one round, nobody is late.
        let options = Options {
            participants: 10,
            rounds: 1,
            late_entries: 1000,
            half_point_byes: 0,
            absences: 0,
            ..Options::default()
        };
        let table = generate(&options, 1).unwrap();
        assert!(
            table
                .participants()
                .iter()
                .all(|p| p.entries[0].opponent().is_some())
        );
    }

    #[test]
    fn dice_pick_each_element() {
        let mut dice = Dice::new(1);
        let picked: Vec<char> = (0..100)
            .filter_map(|_| dice.pick(&['a', 'b', 'c']).copied())
            .collect();
        assert!(picked.len() == 100 && ['a', 'b', 'c'].iter().all(|one| picked.contains(one)));
        assert_eq!(dice.pick::<char>(&[]), None);
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
