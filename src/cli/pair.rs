//! `pair`: the next round of a report, printed like bbpPairings, or its explanation.

use std::path::{Path, PathBuf};

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::{
    event::{Colour, Halt, RoundEntry, RoundNumber, Tpn},
    formats::trf::{TeamReport, Trf},
    i18n::{Lang, Words},
    pairing::{Engine, System, dutch::Explained, round_robin::Schedule, team_swiss},
};

use super::{
    Exit,
    editions::{self, Named},
    files::{self, Report},
    pair_dutch,
    pair_schedule::{self, Asked},
    pair_told, teams,
};

/// Pairs the next round of a report.
#[derive(clap::Args)]
pub struct Pair {
    /// TRF16 or TRF26; `-` for the standard input.
    file: PathBuf,
    #[command(flatten)]
    named: Named,
    /// Every group of the round and why its pairs are made, in words.
    #[arg(long, conflicts_with = "explain_pair")]
    explain: bool,
    /// Why these two numbers of the file meet, or why not; 0 stands for the bye.
    #[arg(long, num_args = 2, value_names = ["A", "B"])]
    explain_pair: Option<Vec<u16>>,
    /// The answer as JSON.
    #[arg(long)]
    json: bool,
    /// Language of the words.
    #[arg(long, default_value = "en", value_parser = language())]
    lang: Lang,
}

/// The languages of the program, by their tags.
fn language() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code))
        .map(|code| Lang::from_code(&code).unwrap_or_default())
}

impl Pair {
    /// Prints the pairing as bbpPairings does, or its explanation.
    pub fn run(self) -> Exit {
        let report = match files::read_report(&self.file) {
            Ok(Report::Players(report, _)) => *report,
            Ok(Report::Teams(report, _)) => return self.of_teams(&report),
            Err(exit) => return exit,
        };
        say_unfinished(&self.file, &report);
        let next = report.rounds_completed().saturating_add(1);
        let planned = report.table.rounds_planned();
        let round = RoundNumber::new(next).filter(|_| next <= planned);
        let Some(round) = round else {
            eprintln!(
                "{}:1:1: all {planned} rounds are paired",
                self.file.display()
            );
            return Exit::Input;
        };
        let engine = editions::of_report(&report, self.named);
        let edition = match engine.map(|engine| engine.in_round(&report.table, round)) {
            Ok(Engine::Dutch(edition)) => edition,
            Ok(Engine::RoundRobin(schedule)) => {
                let text = pair_schedule::text(&report, schedule, &self.asked(round));
                return self.printed(text);
            }
            Ok(
                engine @ (Engine::Dubov
                | Engine::Burstein
                | Engine::Lim
                | Engine::DoubleSwiss
                | Engine::Keizer(_)
                | Engine::KnockOut(_)),
            ) => {
                return match engine.solve(&report.table, round, &Halt::never()) {
                    Ok(found) => {
                        self.printed(pair_told::text(&report, engine, &found, &self.asked(round)))
                    }
                    Err(error) => {
                        eprintln!("tratto: {}: {error}", self.file.display());
                        Exit::NoPairing
                    }
                };
            }
            Err(unknown) => {
                eprintln!("tratto: {}: {unknown}", self.file.display());
                return Exit::Input;
            }
        };
        let explained = match Explained::new(&report.table, round, edition) {
            Ok(explained) => explained,
            Err(error) => {
                eprintln!("tratto: {}: {error}", self.file.display());
                return Exit::NoPairing;
            }
        };
        self.printed(pair_dutch::text(
            &report,
            edition,
            &explained,
            &self.asked(round),
        ))
    }
}

impl Pair {
    fn of_teams(&self, report: &TeamReport) -> Exit {
        let path = self.file.display();
        let coded = report.report.header.paired_as();
        if coded.system == System::TeamRoundRobin {
            return self.of_a_schedule_of_teams(report, coded.schedule);
        }
        let event = match report.event() {
            Ok(event) => event,
            Err(error) => {
                eprintln!("tratto: {path}: {error}");
                return Exit::Input;
            }
        };
        say_unfinished(&self.file, &report.report);
        let planned = event.table.rounds_planned();
        let next = event.table.rounds_paired().saturating_add(1);
        let Some(round) = RoundNumber::new(next).filter(|_| next <= planned) else {
            eprintln!("{path}:1:1: all {planned} rounds are paired");
            return Exit::Input;
        };
        match team_swiss::Explained::until(&event, round, &Halt::never()) {
            Ok(found) => self.printed(teams::pair_text(report, &event, &found, &self.asked(round))),
            Err(error) => {
                eprintln!("tratto: {path}: {error}");
                Exit::NoPairing
            }
        }
    }

    /// The first round of a team schedule that is not completely played.
    fn of_a_schedule_of_teams(&self, report: &TeamReport, schedule: Schedule) -> Exit {
        let path = self.file.display();
        let planned = report.table.rounds_planned();
        let teams = u16::try_from(report.setup.teams.len()).unwrap_or(u16::MAX);
        let Some(schedule) = schedule.with_rounds(teams, planned) else {
            eprintln!("tratto: {path}: {teams} teams have no schedule of {planned} rounds");
            return Exit::NoPairing;
        };
        let next = report.report.rounds_completed().saturating_add(1);
        let Some(round) = RoundNumber::new(next).filter(|_| next <= planned) else {
            eprintln!("{path}:1:1: all {planned} rounds are paired");
            return Exit::Input;
        };
        self.printed(pair_schedule::text(report, schedule, &self.asked(round)))
    }

    fn asked(&self, round: RoundNumber) -> Asked<'_> {
        Asked {
            round,
            explain: self.explain,
            two: self.explain_pair.as_deref(),
            json: self.json,
            t: Words(self.lang),
        }
    }

    fn printed(&self, text: Result<String, String>) -> Exit {
        match text {
            Ok(text) => files::write(None, &text),
            Err(reason) => {
                eprintln!("tratto: {}: {reason}", self.file.display());
                Exit::Usage
            }
        }
    }
}

/// Reports for each game without a result how it counts for the next pairing.
fn say_unfinished(path: &Path, report: &Trf) {
    let players = report.table.participants().iter().enumerate();
    for (index, participant) in players {
        for (round, entry) in participant.entries.iter().enumerate() {
            let (
                RoundEntry::Pending {
                    opponent,
                    colour: Colour::White,
                },
                Some(white),
            ) = (entry, Tpn::from_index(index))
            else {
                continue;
            };
            eprintln!(
                "tratto: {}: {}",
                path.display(),
                files::words().with_three(
                    "pair-unfinished",
                    "round",
                    round + 1,
                    "white",
                    files::number(report, white),
                    "black",
                    files::number(report, *opponent),
                )
            );
        }
    }
}
