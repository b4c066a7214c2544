//! The command line.

mod serve;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Exit codes: 0 done, 1 no valid pairing, 2 bad usage, 3 bad input, 5 file access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Done.
    Done,
    /// No valid pairing exists.
    NoPairing,
    /// Bad usage.
    Usage,
    /// Bad input; file, line and column were named.
    Input,
    /// A file or the database could not be reached.
    Access,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(match exit {
            Exit::Done => 0,
            Exit::NoPairing => 1,
            Exit::Usage => 2,
            Exit::Input => 3,
            Exit::Access => 5,
        })
    }
}

/// Chess tournament management and arbitration.
#[derive(Parser)]
#[command(version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the pages.
    Serve(serve::Serve),
}

/// Runs the program with the arguments of the process.
#[must_use]
pub fn run() -> Exit {
    tracing_subscriber::fmt()
        .with_env_filter(
            tracing_subscriber::EnvFilter::try_from_default_env()
                .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn,tratto=info")),
        )
        .with_writer(std::io::stderr)
        .init();
    match Arguments::parse().command {
        Command::Serve(arguments) => arguments.run(),
    }
}
