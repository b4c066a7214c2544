//! Random round robins of teams (the random tournament generator of C.02.04).

use super::Schedule;
use crate::{
    event::{RoundNumber, TeamRound, TeamSetup, TeamTable},
    pairing::{
        generate::{Dice, GenerateError},
        team_swiss::{Options, random_match, random_setup},
    },
};

/// A whole round robin of teams, with as many rounds as its schedule. Teams, boards and forfeits follow the options; nobody
/// stays away, and a free team has no bye. The same schedule, options and seed give the same event everywhere.
///
/// # Errors
/// [`GenerateError::Range`] when the schedule does not fit this number of teams, or their members need more numbers than there
/// are.
pub fn generate_teams(
    schedule: Schedule,
    options: &Options,
    seed: u64,
) -> Result<(TeamSetup, TeamTable), GenerateError> {
    let mut dice = Dice::new(seed);
    let rounds = schedule.rounds(options.teams).ok_or(GenerateError::Range)?;
    let options = Options {
        rounds: rounds.get(),
        ..options.clone()
    };
    let mut setup = random_setup(&options).ok_or(GenerateError::Range)?;
    for round in (1..=options.rounds).filter_map(RoundNumber::new) {
        let scheduled = schedule.round(options.teams, round);
        let pairs = scheduled.into_iter().flat_map(|round| round.pairing.pairs);
        let matches = pairs.map(|pair| random_match(&options, &setup, pair, &mut dice));
        let played = TeamRound {
            matches: matches.collect(),
            byes: Vec::new(),
        };
        setup.rounds.push(played);
    }
    let table = TeamTable::new(&setup);
    let table = table.map_err(|_| GenerateError::Contradiction(Vec::new()))?;
    Ok((setup, table))
}
