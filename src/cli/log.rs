//! The log: text for a terminal, or JSON for log collectors.

use std::{
    env,
    io::{self, IsTerminal},
    sync::Mutex,
};

use tracing_subscriber::EnvFilter;

/// How the log is written to standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum LogFormat {
    /// Lines for people.
    #[default]
    Text,
    /// One JSON object a line; every request has one, with its number.
    Json,
}

/// Begins to log. `RUST_LOG` chooses what; the default is warnings, the program's own reports, and in JSON each request.
pub fn begin(format: LogFormat) {
    let usual = match format {
        LogFormat::Text => "warn,tratto=info",
        LogFormat::Json => "warn,tratto=info,request=info",
    };
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(usual));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(has_colours())
        .with_writer(io::stderr);
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log
            .json()
            .flatten_event(true)
            .with_current_span(false)
            .init(),
    }
}

/// Whether the standard error shows colours: a terminal does, unless `NO_COLOR` is set; files and journals do not.
fn has_colours() -> bool {
    io::stderr().is_terminal() && env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

/// Begins to log to a file, as text.
pub fn begin_in(file: impl io::Write + Send + 'static) {
    let filter =
        EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn,tratto=info"));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(false)
        .with_writer(Mutex::new(file))
        .init();
}
