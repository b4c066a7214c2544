//! `soak`: random tournaments, checked against everything that must always hold, for as long as wanted.

mod breaches;
mod wishes;

use std::time::{Duration, Instant};

use crate::{
    event::{Crosstable, RoundNumber},
    formats::trf::{self, Dialect, TeamReport, Trf},
    pairing::{
        Engine,
        check::before_round,
        dutch::Edition,
        generate::{Dice, Hard, generate},
        round_robin::{Schedule, generate_teams, oracle::team_breaches},
        soak::round_faults,
        team_swiss,
    },
    time::Clock,
};

use self::{
    breaches::{against_the_rules, not_by_hand, not_the_text, written, written_of_teams},
    wishes::wishes,
};

use super::{
    Exit,
    generate::{report, team_report, team_schedule_report},
    jobs,
};

/// Makes random tournaments, a fifth of them with fields that are hard to pair and a twelfth of teams, and checks what must always hold.
/// Both tiers of the engine and the reference make the same pairings. The absolute criteria are kept. Colours and floats are those of a
/// second, slow reading of the rules. Schedules are those written by hand. The order of a file and the names in it do not matter. The
/// written report is checked without differences.
#[derive(clap::Args)]
pub struct Soak {
    /// Duration in seconds.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Seed of the first tournament; the others have the next ones. By default it comes from the clock.
    #[arg(long)]
    seed: Option<u64>,
    /// Maximum number of tournaments.
    #[arg(long)]
    count: Option<usize>,
    /// Maximum number of players in a tournament.
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u16).range(4..=9999))]
    players: u16,
    /// Number of threads; by default as many as the machine runs at once.
    #[arg(long)]
    jobs: Option<usize>,
}

/// One tournament: its number of rounds, and its faults.
struct Soaked {
    rounds: usize,
    faults: Vec<String>,
}

impl Soak {
    /// Prints every fault with its seed, and a last line; [`Exit::Differs`] if there is any.
    pub fn run(self) -> Exit {
        let first = self.seed.unwrap_or_else(|| {
            let now = Clock::System.now().and_utc().timestamp_micros();
            u64::try_from(now).unwrap_or(0) % 1_000_000_000
        });
        eprintln!("soak: seed {first}, {} seconds", self.seconds);
        let end = Instant::now() + Duration::from_secs(self.seconds);
        let seed = |index: usize| first.wrapping_add(u64::try_from(index).unwrap_or(0));
        let (mut tournaments, mut rounds, mut wrong) = (0_usize, 0_usize, 0_usize);
        jobs::in_order(
            self.jobs.unwrap_or_else(jobs::available),
            self.count.unwrap_or(usize::MAX),
            |index| soak(seed(index), self.players),
            |index, soaked: Option<Soaked>| {
                if let Some(soaked) = soaked {
                    tournaments += 1;
                    rounds += soaked.rounds;
                    wrong += soaked.faults.len();
                    for fault in soaked.faults {
                        println!("seed {}: {fault}", seed(index));
                    }
                }
                Instant::now() < end
            },
        );
        println!("{tournaments} tournaments, {rounds} rounds, {wrong} faults");
        if wrong > 0 { Exit::Differs } else { Exit::Done }
    }
}

/// `None` if the seed gave no tournament that can be paired to its end.
fn soak(seed: u64, players: u16) -> Option<Soaked> {
    let mut dice = Dice::new(seed).fork();
    if seed.is_multiple_of(5) {
        return hard(seed, players, &mut dice);
    }
    if dice.per_mille(100) {
        return of_teams(seed, players, &mut dice);
    }
    let options = wishes(&mut dice, players).settle(seed);
    let table = generate(&options, seed).ok()?;
    let engine = options.engine;
    let mut found = against_the_rules(&table, engine);
    found.extend(shuffled(&table, engine, seed, &mut dice));
    let whole = report(table, engine, seed, None);
    found.extend(written(&whole, engine));
    Some(Soaked {
        rounds: usize::from(whole.table.rounds_paired()),
        faults: found,
    })
}

/// A team event, usually with few teams; two of five are round robins.
fn of_teams(seed: u64, players: u16, dice: &mut Dice) -> Option<Soaked> {
    let most = if dice.per_mille(600) { 10 } else { players };
    let is_schedule = dice.per_mille(400);
    let options = team_swiss::Options::any(players.min(most), dice);
    if is_schedule {
        return of_team_schedule(seed, options, dice);
    }
    let (_, event) = team_swiss::generate(&options, seed).ok()?;
    let mut found = not_the_text(&team_swiss::oracle::breaches(&event));
    let text = team_report(&options, seed).ok()?;
    let is_same = |report: &TeamReport| report.event().as_ref() == Ok(&event);
    found.extend(written_of_teams(&text, is_same));
    Some(Soaked {
        rounds: usize::from(event.table.rounds_paired()),
        faults: found,
    })
}

/// Maximum number of teams in a double round robin.
const MOST_TEAMS: u16 = 40;

/// A single or double round robin of teams.
fn of_team_schedule(seed: u64, options: team_swiss::Options, dice: &mut Dice) -> Option<Soaked> {
    let cycles = u8::try_from(dice.between(1, 2)).unwrap_or(1);
    let schedule = Schedule::new(cycles, 1, dice.per_mille(500))?;
    let options = team_swiss::Options {
        teams: options.teams.min(MOST_TEAMS),
        ..options
    };
    let (_, table) = generate_teams(schedule, &options, seed).ok()?;
    let mut found = not_by_hand(&team_breaches(&table, schedule));
    let text = team_schedule_report(schedule, &options, seed).ok()?;
    let is_same =
        |report: &TeamReport| report.table == table && report.primary() == options.rules.primary;
    found.extend(written_of_teams(&text, is_same));
    Some(Soaked {
        rounds: usize::from(table.rounds_paired()),
        faults: found,
    })
}

/// Maximum number of players in a field that is hard to pair; with more, the reference takes seconds.
const MOST_FOR_REFERENCE: u16 = 60;

/// One round of a field that is hard to pair.
fn hard(seed: u64, players: u16, dice: &mut Dice) -> Option<Soaked> {
    let participants = dice.between(4, players.min(MOST_FOR_REFERENCE));
    let hard = Hard::any(participants, dice);
    let (table, round) = (hard.table(seed).ok()?, hard.round().ok()?);
    let found = Edition::ALL.iter().flat_map(|edition| {
        let faults = round_faults(&table, round, *edition);
        faults.into_iter().map(|fault| (*edition, fault))
    });
    Some(Soaked {
        rounds: Edition::ALL.len(),
        faults: found
            .map(|(edition, fault)| format!("{hard:?} {edition:?} round {round}: {fault:?}"))
            .collect(),
    })
}

/// A round before its pairing, written with other names and with the player records in another order, and read again.
fn shuffled(table: &Crosstable, engine: Engine, seed: u64, dice: &mut Dice) -> Vec<String> {
    let rounds = u16::from(table.rounds_paired());
    let Some(round) = u8::try_from(dice.between(1, rounds))
        .ok()
        .and_then(RoundNumber::new)
    else {
        return Vec::new();
    };
    let (before, _) = before_round(table, round);
    let expected = engine.pair(&before, round);
    let mut trf = report(before, engine, seed.wrapping_add(1), None);
    for player in &mut trf.players {
        player.points = None;
        player.name = format!("{:04}, Nobody", dice.below(10_000));
    }
    let text = in_other_order(&trf, dice);
    match trf::read(text.as_bytes()) {
        Ok(read) if engine.pair(&read.table, round) == expected => Vec::new(),
        Ok(_) => vec![format!(
            "round {round}: the order of the file or its names change the pairing"
        )],
        Err(errors) => errors
            .iter()
            .map(|error| format!("round {round}, written: {error}"))
            .collect(),
    }
}

/// The text of a report with its lines shuffled.
fn in_other_order(trf: &Trf, dice: &mut Dice) -> String {
    let text = trf::write(trf, Dialect::Trf26);
    let mut lines: Vec<&str> = text.lines().collect();
    for last in (1..lines.len()).rev() {
        let bound = u16::try_from(last + 1).unwrap_or(u16::MAX);
        lines.swap(last, usize::from(dice.below(bound)));
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::{wishes::of_sides, *};
    use crate::{
        event::{BoardResult, Colour, RoundEntry, Tpn},
        pairing::{generate::Wishes, round_robin::Table},
    };

    /// The same event, with the Black players of two boards of a round exchanged.
    fn crossed(table: &Crosstable, round: RoundNumber) -> Crosstable {
        let mut all = table.participants().to_vec();
        let white = |number: Tpn| {
            let entry = table.entry(number, round)?;
            let is_white = entry.colour()? == Colour::White;
            is_white.then_some((number, entry.opponent()?))
        };
        let numbers = (0..all.len()).filter_map(Tpn::from_index);
        let boards: Vec<(Tpn, Tpn)> = numbers.filter_map(white).collect();
        let ((a, b), (c, d)) = (boards[0], boards[1]);
        for (white, black) in [(a, d), (c, b)] {
            for (own, other, colour) in
                [(white, black, Colour::White), (black, white, Colour::Black)]
            {
                let entry: RoundEntry = BoardResult::Draw.entry(colour, other);
                all[own.index()].entries[round.index()] = entry;
            }
        }
        let mut made = Crosstable::new(all, table.rounds_planned(), table.scoring).unwrap();
        made.initial_colour = table.initial_colour;
        made
    }

    /// In every table, two boards with exchanged Black players are a fault, for the second reading of the rules and for the
    /// report.
    #[test]
    fn a_crossed_board_of_a_schedule_is_a_fault() {
        for (table, participants) in [
            (Table::Berger, 8),
            (Table::Scheveningen, 8),
            (Table::Schiller { sides: 3 }, 9),
            (Table::Hutton { sides: 5 }, 20),
            (
                Table::Molter {
                    sides: 4,
                    rounds: 2,
                },
                16,
            ),
        ] {
            let engine = Engine::RoundRobin(Schedule::SINGLE.of(table));
            let wishes = Wishes {
                participants: Some(participants),
                engine,
                ..Wishes::default()
            };
            let made = generate(&wishes.settle(5), 5).unwrap();
            assert_eq!(against_the_rules(&made, engine), [""; 0], "{table:?}");
            let whole = report(made.clone(), engine, 5, None);
            assert_eq!(written(&whole, engine), [""; 0], "{table:?}");
            let wrong = crossed(&made, RoundNumber::FIRST);
            assert!(!against_the_rules(&wrong, engine).is_empty(), "{table:?}");
            let found = written(&report(wrong, engine, 5, None), engine);
            assert!(
                found.iter().any(|fault| fault.contains("round 1")),
                "{table:?} {found:?}"
            );
        }
    }

    /// Every system of sides and of teams occurs, in fields of every requested size, without faults.
    #[test]
    fn events_of_sides_and_schedules_of_teams_come_up() {
        let mut seen = std::collections::BTreeMap::new();
        for players in [4, 5, 6, 7, 11, 24] {
            for seed in 0..40 {
                let wishes = of_sides(&mut Dice::new(seed), players);
                let options = wishes.settle(seed);
                assert!(options.participants <= players, "{players} {options:?}");
                let Engine::RoundRobin(schedule) = options.engine else {
                    panic!()
                };
                let made = generate(&options, seed).unwrap();
                assert_eq!(against_the_rules(&made, options.engine), [""; 0]);
                let code = schedule.table().code();
                let name = code.split(' ').next().unwrap().to_owned();
                *seen.entry((name, schedule.cycles())).or_insert(0) += 1;
            }
        }
        assert_eq!(seen.len(), 7, "{seen:?}");
        for seed in 0..10 {
            let mut dice = Dice::new(seed);
            let options = team_swiss::Options::any(12, &mut dice);
            let soaked = of_team_schedule(seed, options, &mut dice).unwrap();
            assert_eq!(soaked.faults, [""; 0], "{seed}");
            assert!(soaked.rounds > 2);
        }
        // Forfeited matches count as games in the ranking of a schedule; here a place depends on that.
        let soaked = soak(20_261_998, 60).unwrap();
        assert_eq!((soaked.rounds, soaked.faults), (25, Vec::new()));
    }
}
