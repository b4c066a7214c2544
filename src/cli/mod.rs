//! The command line.
//!
//! | subject | commands | file |
//! |---|---|---|
//! | serving | `start`: a double click, one folder, the browser | `start` |
//! | | `serve`, `demo`: on a database, with invented data | `serve`, `demo` |
//! | | options: keeping data, letters, standbys, newer versions | `keeping`, `mail_settings`, `read_from`, `releases` |
//! | databases | `migrate`, `user`, `import`, `export`, `trail` | `data`, `database`, `bundle` |
//! | | `backup`, `restore`, `check-database` | `copies` |
//! | | `archive`, `open`: a tournament on another machine | `archive` |
//! | | `list`: rating lists | `list` |
//! | | `watch`: electronic boards | `watch` |
//! | | `mail`, `newer`: tests of settings | `mail`, `newer` |
//! | reports | `pair`: the next round, with explanations | `pair`, `pair_dutch`, `pair_told`, `pair_schedule`, `teams` |
//! | | `check`, `standings`, `ratings` | `check`, `standings`, `ratings` |
//! | | the system of a report, by edition | `editions` |
//! | | `generate`, `soak`: random tournaments | `generate`, `soak` |
//! | | calls like those of JaVaFo and bbpPairings | `engine` |
//! | games | `audit`, `verdict` | `audit`, `verdict` |
//! | shared | exit codes, files, threads, progress, log, version | `exit`, `files`, `jobs`, `progress`, `log`, `version` |

mod archive;
mod audit;
mod bundle;
mod check;
mod copies;
mod data;
mod database;
mod demo;
mod editions;
mod engine;
mod exit;
mod files;
mod generate;
mod jobs;
mod keeping;
mod list;
mod log;
mod mail;
mod mail_settings;
mod newer;
mod pair;
mod pair_dutch;
mod pair_schedule;
mod pair_told;
mod progress;
mod ratings;
mod read_from;
mod releases;
mod serve;
mod soak;
mod standings;
mod start;
mod teams;
mod verdict;
mod version;
mod watch;

use std::{ffi::OsString, process::ExitCode};

use clap::{Arg, CommandFactory, Parser, Subcommand};

pub use exit::Exit;

/// Chess tournament management and arbitration.
#[derive(Parser)]
#[command(version = version::version(), about, after_help = engine::HELP)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve your own data on this machine and open the browser; this is the default without a command.
    Start(start::Start),
    /// Serve the pages.
    Serve(Box<serve::Serve>),
    /// Serve the pages with invented tournaments, on data that are thrown away.
    Demo(demo::Demo),
    /// Migrate the database to the schema of this program.
    Migrate(data::Migrate),
    /// Make accounts.
    User(data::User),
    /// Import a tournament report (TRF16, TRF26).
    Import(data::Import),
    /// Write a tournament to a file.
    Export(data::Export),
    /// Import rating lists of federations and find players in them.
    List(list::List),
    /// Read the moves of electronic boards into the games of the round.
    Watch(watch::Watch),
    /// Write a tournament completely to one file.
    Archive(archive::Archive),
    /// Read a tournament from such a file.
    Open(archive::Open),
    /// Check that the audit trail is unchanged.
    Trail(data::Trail),
    /// Copy the database while it is in use.
    Backup(copies::Backup),
    /// Replace the database by a copy, after showing what would be lost.
    Restore(copies::Restore),
    /// Read the whole database and check that it is intact.
    CheckDatabase(copies::CheckDatabase),
    /// Test the settings of the mail server.
    Mail(mail::Mail),
    /// Check for a newer version of the program.
    Newer(newer::Newer),
    /// Pair the next round of a tournament report.
    Pair(pair::Pair),
    /// Pair and rank tournament reports again, and print the differences.
    Check(check::Check),
    /// Make random tournaments.
    Generate(generate::Generate),
    /// Check random tournaments against everything that must always hold.
    Soak(soak::Soak),
    /// Print the standings of a tournament report.
    Standings(standings::StandingsArgs),
    /// Estimate rating changes, performances and norms of a tournament report.
    Ratings(ratings::Ratings),
    /// Audit the games of a PGN file, one JSON line each.
    Audit(audit::Audit),
    /// Say whether a side can still checkmate.
    Verdict(verdict::CanStillMate),
}

/// Runs the program with the arguments of the process.
#[must_use]
pub fn run() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let program = Arguments::command();
    let commands: Vec<&str> = program
        .get_subcommands()
        .map(clap::Command::get_name)
        .collect();
    if engine::is_engine_call(&arguments, &commands) {
        return ExitCode::from(engine::run(&arguments).code());
    }
    let is_start = is_start(arguments.first(), &program);
    let words = std::env::args_os().take(1);
    let words = words.chain(is_start.then(|| "start".into()));
    command(Arguments::parse_from(words.chain(arguments)).command).into()
}

/// Whether no command is named: a double click, or only options of `start`.
fn is_start(first: Option<&OsString>, program: &clap::Command) -> bool {
    let Some(first) = first else { return true };
    let options = program.find_subcommand("start").into_iter();
    let mut options = options.flat_map(|start| start.get_arguments().filter_map(Arg::get_long));
    let name = first.to_str().and_then(|first| first.strip_prefix("--"));
    let name = name.and_then(|name| name.split('=').next());
    name.is_some_and(|name| options.any(|option| option == name))
}

fn command(command: Command) -> Exit {
    match &command {
        Command::Serve(arguments) => log::begin(arguments.log_format()),
        Command::Demo(arguments) => log::begin(arguments.log_format()),
        // The log of `start` is a file in its folder.
        Command::Start(_) => {}
        _ => log::begin(log::LogFormat::default()),
    }
    match command {
        Command::Start(arguments) => arguments.run(),
        Command::Serve(arguments) => arguments.run(),
        Command::Demo(arguments) => arguments.run(),
        Command::Migrate(arguments) => arguments.run(),
        Command::User(arguments) => arguments.run(),
        Command::Import(arguments) => arguments.run(),
        Command::Export(arguments) => arguments.run(),
        Command::List(arguments) => arguments.run(),
        Command::Watch(arguments) => arguments.run(),
        Command::Archive(arguments) => arguments.run(),
        Command::Open(arguments) => arguments.run(),
        Command::Trail(arguments) => arguments.run(),
        Command::Backup(arguments) => arguments.run(),
        Command::Restore(arguments) => arguments.run(),
        Command::CheckDatabase(arguments) => arguments.run(),
        Command::Mail(arguments) => arguments.run(),
        Command::Newer(arguments) => arguments.run(),
        Command::Pair(arguments) => arguments.run(),
        Command::Check(arguments) => arguments.run(),
        Command::Generate(arguments) => arguments.run(),
        Command::Soak(arguments) => arguments.run(),
        Command::Standings(arguments) => arguments.run(),
        Command::Ratings(arguments) => arguments.run(),
        Command::Audit(arguments) => arguments.run(),
        Command::Verdict(arguments) => arguments.run(),
    }
}
