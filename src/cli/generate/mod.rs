//! `generate`: random tournaments as complete reports (the random tournament generator of C.02.04).

mod people;
mod report;
mod teams;

use std::{fs, path::PathBuf};

use crate::{
    event::{Colour, Elo, ScoringSystem},
    formats::trf::{self, Dialect},
    pairing::{
        Engine,
        generate::{GenerateError, Wishes, generate},
        keizer::Parameters,
        knock_out::{Cup, Games, Lives},
        round_robin::{Schedule, Table},
        team_swiss::Rules,
    },
    tiebreak::TieBreak,
    time::Clock,
};

use super::{
    Exit,
    editions::{DutchRules, SIDES},
    files, jobs,
    progress::Progress,
};

pub use report::report;
pub use teams::{TeamWishes, team_report, team_schedule_report};

/// Makes random tournaments. Everything without an option is chosen at random within reason. The same arguments and
/// seed give the same files everywhere. Probabilities are in thousandths.
#[derive(clap::Args)]
pub struct Generate {
    /// Number of players, 1 to 9999.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=9999))]
    players: Option<u16>,
    /// Number of rounds, 1 to 99.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=99))]
    rounds: Option<u8>,
    /// Number of sides in the systems schiller, hutton and molter, 2 to 100.
    #[arg(long, default_value_t = SIDES, value_parser = clap::value_parser!(u8).range(2..=100))]
    sides: u8,
    /// Seed of the first tournament; the others have the next ones. By default it comes from the clock.
    #[arg(long)]
    seed: Option<u64>,
    /// Number of tournaments.
    #[arg(long, default_value_t = 1)]
    count: u32,
    /// Folder for the files, which are named by their seeds; without it a single tournament goes to the standard output.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Number of threads; by default as many as the machine runs at once.
    #[arg(long)]
    jobs: Option<usize>,
    /// Number of teams, for the systems of teams.
    #[arg(long, value_parser = clap::value_parser!(u16).range(2..=999))]
    teams: Option<u16>,
    /// Number of boards in a match of teams.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=20))]
    boards: Option<u8>,
    /// What the Swiss Team System leaves to the event, as record 192 has it: FIDE_TEAM_TYPEB_MP_GP. A round robin of teams takes from
    /// it by which points they are ranked.
    #[arg(long, value_parser = Rules::from_code)]
    team_rules: Option<Rules>,
    /// Pairing system. A round robin has as many rounds as its table, and everybody is present throughout.
    #[arg(long, default_value = "swiss")]
    system: Played,
    /// Edition of the FIDE (Dutch) System.
    #[arg(long, default_value = "2026")]
    rules: DutchRules,
    /// Points for a win, a draw and a loss.
    #[arg(long)]
    scoring: Option<Scoring>,
    /// Baku acceleration.
    #[arg(long)]
    baku: Option<bool>,
    /// Colour of number 1 in round 1.
    #[arg(long)]
    colour: Option<FirstColour>,
    /// Ratings, one for each player, separated by commas.
    #[arg(long, value_delimiter = ',', value_parser = rating)]
    ratings: Vec<Elo>,
    /// The highest rating.
    #[arg(long, value_parser = rating)]
    highest: Option<Elo>,
    /// The lowest rating.
    #[arg(long, value_parser = rating)]
    lowest: Option<Elo>,
    #[command(flatten)]
    chances: Chances,
    /// Number of groups of two to four players who may not meet each other.
    #[arg(long)]
    forbidden: Option<u16>,
    /// Tie-break codes, separated by commas.
    #[arg(long, value_delimiter = ',')]
    tie_breaks: Option<Vec<TieBreak>>,
}

/// How often things happen, in thousandths.
#[derive(clap::Args)]
struct Chances {
    /// Draws among games of equals.
    #[arg(long, value_parser = thousandths())]
    draws: Option<u16>,
    /// Forfeits among pairings.
    #[arg(long, value_parser = thousandths())]
    forfeits: Option<u16>,
    /// Double forfeits among pairings.
    #[arg(long, value_parser = thousandths())]
    double_forfeits: Option<u16>,
    /// Odd results (0-0, ½-0, 0-½) among games.
    #[arg(long, value_parser = thousandths())]
    odd_results: Option<u16>,
    /// Games of less than one move.
    #[arg(long, value_parser = thousandths())]
    unrated_games: Option<u16>,
    /// Half-point byes, a player and round.
    #[arg(long, value_parser = thousandths())]
    half_point_byes: Option<u16>,
    /// Full-point byes, a player and round.
    #[arg(long, value_parser = thousandths())]
    full_point_byes: Option<u16>,
    /// Absences (zero-point byes), a player and round.
    #[arg(long, value_parser = thousandths())]
    absences: Option<u16>,
    /// Withdrawals, a player and round.
    #[arg(long, value_parser = thousandths())]
    withdrawals: Option<u16>,
    /// Late entries among players.
    #[arg(long, value_parser = thousandths())]
    late_entries: Option<u16>,
}

fn thousandths() -> clap::builder::RangedI64ValueParser<u16> {
    clap::value_parser!(u16).range(0..=1000)
}

fn rating(text: &str) -> Result<Elo, String> {
    let number: u16 = text.parse().map_err(|_| "not a number".to_owned())?;
    Elo::new(number).map_err(|error| error.to_string())
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Played {
    /// FIDE (Dutch) Swiss.
    Swiss,
    /// Dubov Swiss.
    Dubov,
    /// Burstein Swiss.
    Burstein,
    /// Lim Swiss; experimental.
    Lim,
    /// Double-Swiss: matches of two games, each game a round.
    DoubleSwiss,
    /// Keizer, as clubs play it, by the usual parameters: a report cannot name it.
    Keizer,
    /// Swiss of teams, who play matches of several boards.
    TeamSwiss,
    /// Every team against every team, once.
    TeamRoundRobin,
    /// Every team against every team, twice.
    #[value(alias = "double-team-round-robin")]
    TeamDoubleRoundRobin,
    /// Everybody against everybody, once.
    RoundRobin,
    /// Everybody against everybody, twice.
    DoubleRoundRobin,
    /// Two sides: everybody against everybody of the other one.
    Scheveningen,
    /// Several sides: everybody against everybody of all others.
    Schiller,
    /// Many sides in one round: members of about the same strength meet.
    Hutton,
    /// Many sides in a few rounds: members of about the same strength meet.
    Molter,
    /// Knock-out: the loser of a game is out.
    KnockOut,
    /// Knock-out in matches of two games: the loser of a match is out.
    KnockOutTwo,
    /// Double elimination: a player is out after two lost games.
    KnockOutLives,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Scoring {
    /// 1, ½, 0.
    #[value(name = "1-0.5-0")]
    Standard,
    /// 3, 1, 0.
    #[value(name = "3-1-0")]
    Three,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum FirstColour {
    White,
    Black,
}

/// One tournament: the text of its file, or the reason why it failed.
type Made = Result<String, GenerateError>;

impl Generate {
    /// Writes the files. [`Exit::NoPairing`] if one of the tournaments reached a round that cannot be paired, however often it
    /// was begun again.
    pub fn run(self) -> Exit {
        let wishes = self.wishes();
        let seed = self.seed.unwrap_or_else(|| {
            let now = Clock::System.now().and_utc().timestamp_micros();
            u64::try_from(now).unwrap_or(0) % 1_000_000_000
        });
        let count = usize::try_from(self.count).unwrap_or(usize::MAX);
        let make = |index: usize| -> Made {
            let seed = seed.wrapping_add(u64::try_from(index).unwrap_or(0));
            match self.system {
                Played::TeamSwiss => return team_report(&self.team_wishes().settle(seed), seed),
                Played::TeamRoundRobin => return self.team_schedule(Schedule::SINGLE, seed),
                Played::TeamDoubleRoundRobin => return self.team_schedule(Schedule::DOUBLE, seed),
                _ => {}
            }
            let options = wishes.settle(seed);
            let table = generate(&options, seed)?;
            let report = report(table, options.engine, seed, self.tie_breaks.as_deref());
            Ok(trf::write(&report, Dialect::Trf26))
        };
        let Some(folder) = &self.out else {
            if count != 1 {
                eprintln!("tratto: --count above 1 needs --out");
                return Exit::Usage;
            }
            return match make(0) {
                Ok(text) => files::write(None, &text),
                Err(error) => failed(seed, &error),
            };
        };
        if let Err(error) = fs::create_dir_all(folder) {
            eprintln!("tratto: {}: {error}", folder.display());
            return Exit::Access;
        }
        let mut exit = Exit::Done;
        let mut progress = Progress::new("made", count);
        let jobs = self.jobs.unwrap_or_else(jobs::available);
        jobs::in_order(jobs, count, make, |index, made| {
            progress.at(index + 1);
            let seed = seed.wrapping_add(u64::try_from(index).unwrap_or(0));
            let done = match made {
                Ok(text) => files::write(Some(&folder.join(format!("{seed:09}.trf"))), &text),
                Err(error) => {
                    progress.clear();
                    failed(seed, &error)
                }
            };
            if done != Exit::Done {
                exit = done;
            }
            done != Exit::Access
        });
        exit
    }

    fn engine(&self) -> Engine {
        let sides = |table| Engine::RoundRobin(Schedule::SINGLE.of(table));
        match self.system {
            // Tournaments of teams are made separately.
            Played::Swiss
            | Played::TeamSwiss
            | Played::TeamRoundRobin
            | Played::TeamDoubleRoundRobin => Engine::Dutch(self.rules.into()),
            Played::Dubov => Engine::Dubov,
            Played::Burstein => Engine::Burstein,
            Played::Lim => Engine::Lim,
            Played::DoubleSwiss => Engine::DoubleSwiss,
            Played::Keizer => Engine::Keizer(Parameters::USUAL),
            Played::RoundRobin => Engine::RoundRobin(Schedule::SINGLE),
            Played::DoubleRoundRobin => Engine::RoundRobin(Schedule::DOUBLE),
            Played::Scheveningen => sides(Table::Scheveningen),
            Played::Schiller => sides(Table::Schiller { sides: self.sides }),
            Played::Hutton => sides(Table::Hutton { sides: self.sides }),
            Played::Molter => sides(Table::Molter {
                sides: self.sides,
                rounds: self.rounds.unwrap_or(1),
            }),
            Played::KnockOut => Engine::KnockOut(Cup::default()),
            Played::KnockOutTwo => Engine::KnockOut(Cup {
                games: Games::Two,
                ..Cup::default()
            }),
            Played::KnockOutLives => Engine::KnockOut(Cup {
                lives: Lives::Two,
                ..Cup::default()
            }),
        }
    }

    fn team_schedule(&self, schedule: Schedule, seed: u64) -> Made {
        let options = self.team_wishes().settle_schedule(seed);
        team_schedule_report(schedule, &options, seed)
    }

    fn team_wishes(&self) -> TeamWishes {
        TeamWishes {
            teams: self.teams,
            boards: self.boards,
            rounds: self.rounds,
            rules: self.team_rules,
            baku: self.baku,
            forfeits: self.chances.forfeits,
            absences: self.chances.absences,
            half_point_byes: self.chances.half_point_byes,
        }
    }

    fn wishes(&self) -> Wishes {
        Wishes {
            participants: self.players,
            rounds: self.rounds,
            engine: self.engine(),
            scoring: self.scoring.map(|scoring| match scoring {
                Scoring::Standard => ScoringSystem::STANDARD,
                Scoring::Three => ScoringSystem::THREE_ONE_ZERO,
            }),
            baku: self.baku,
            initial_colour: self.colour.map(|colour| match colour {
                FirstColour::White => Colour::White,
                FirstColour::Black => Colour::Black,
            }),
            ratings: self.ratings.clone(),
            lowest_rating: self.lowest,
            highest_rating: self.highest,
            draws: self.chances.draws,
            forfeits: self.chances.forfeits,
            double_forfeits: self.chances.double_forfeits,
            odd_results: self.chances.odd_results,
            unrated_games: self.chances.unrated_games,
            half_point_byes: self.chances.half_point_byes,
            absences: self.chances.absences,
            full_point_byes: self.chances.full_point_byes,
            withdrawals: self.chances.withdrawals,
            late_entries: self.chances.late_entries,
            forbidden_groups: self.forbidden,
        }
    }
}

fn failed(seed: u64, error: &GenerateError) -> Exit {
    eprintln!("tratto: seed {seed}: {error}");
    match error {
        GenerateError::Range => Exit::Usage,
        GenerateError::Impossible { .. } | GenerateError::Contradiction(_) => Exit::NoPairing,
    }
}
