//! The service under load: one table, with the ratio of each figure to what the machine does with the least there is to
//! do. `benches/README.md` says what the rows mean.

mod answer;
mod arguments;
mod bench;
mod child;
mod client;
mod connection;
mod desk;
mod folder;
mod listeners;
mod lists;
mod load;
mod machine;
mod memory;
mod pages;
mod postgres;
mod process;
mod publication;
mod recording;
mod registry;
mod request;
mod results;
mod search;
mod soak;
mod stream;
mod table;
mod times;
mod tournament;
mod writers;
mod yardstick;

use std::{env, io, process::ExitCode, time::Duration};

use tokio::{
    runtime::Builder,
    signal::unix::{SignalKind, signal},
    time::timeout,
};

use arguments::{Arguments, USAGE};
use bench::Bench;
use folder::Folder;
use table::{Table, Yardsticks};

/// What can be asked for, in the order of the table.
const NAMES: [&str; 10] = [
    "standings",
    "home",
    "large",
    "results",
    "writers",
    "listeners",
    "publication",
    "search",
    "lists",
    "memory",
];

/// What takes long and is measured only where it is named.
const SOAK: &str = "soak";

/// What one name may take.
const LIMIT: Duration = Duration::from_secs(300);

/// What one may take with 1,900,000 players, whose names the server orders at its start.
const EVERYBODY_LIMIT: Duration = Duration::from_secs(1200);

/// What the soak may take.
const SOAK_LIMIT: Duration = Duration::from_secs(3 * 3600);

fn main() -> ExitCode {
    if env::args().nth(1).as_deref() == Some(yardstick::HELLO) {
        return code(yardstick::serve_hello());
    }
    let known: Vec<&str> = NAMES.into_iter().chain([SOAK]).collect();
    let arguments = match Arguments::read(env::args().skip(1), &known) {
        Ok(arguments) => arguments,
        Err(error) => {
            eprintln!("{error}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    // Thousands of listeners are as many files.
    drop(rlimit::increase_nofile_limit(u64::MAX));
    // One thread, so that the server has the other cores.
    let runtime = Builder::new_current_thread().enable_all().build();
    code(runtime.and_then(|runtime| {
        runtime.block_on(async {
            let mut ended = signal(SignalKind::terminate())?;
            tokio::select! {
                done = measure(arguments) => done,
                // What was started ends with the values that hold it.
                _ = tokio::signal::ctrl_c() => Err(io::ErrorKind::Interrupted.into()),
                _ = ended.recv() => Err(io::ErrorKind::Interrupted.into()),
            }
        })
    }))
}

fn code(done: io::Result<()>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("service: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn measure(arguments: Arguments) -> io::Result<()> {
    let built = || env!("CARGO_BIN_EXE_tratto").into();
    let mut bench = Bench {
        binary: arguments.binary.unwrap_or_else(built),
        folder: Folder::new(),
        quick: arguments.quick,
        everybody: arguments.everybody,
        postgres: arguments.postgres,
        yardsticks: Yardsticks::default(),
    };
    let load = machine::load();
    let mut table = Table::default();
    for name in NAMES.into_iter().chain([SOAK]) {
        let is_named = arguments.names.iter().any(|asked| asked == name);
        if !is_named && (name == SOAK || !arguments.names.is_empty()) {
            continue;
        }
        let limit = match name {
            SOAK => SOAK_LIMIT,
            _ if bench.everybody => EVERYBODY_LIMIT,
            _ => LIMIT,
        };
        let of_name = async {
            bench.measure_yardsticks().await?;
            table.add(
                &format!("**{name}**"),
                bench.yardsticks.described(),
                "yardsticks".to_owned(),
            );
            match name {
                "standings" => pages::standings(&bench, &mut table).await,
                "home" => pages::home(&bench, &mut table).await,
                "large" => pages::large(&bench, &mut table).await,
                "results" => results::alone(&bench, &mut table).await,
                "writers" => results::writers(&bench, &mut table).await,
                "listeners" => listeners::results(&bench, &mut table).await,
                "publication" => publication::publication(&bench, &mut table).await,
                "search" => search::search(&bench, &mut table).await,
                "lists" => lists::lists(&bench, &mut table),
                SOAK => soak::soak(&bench, &mut table).await,
                _ => memory::memory(&bench, &mut table).await,
            }
        };
        match timeout(limit, of_name).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => table.add(name, format!("not measured: {error}"), String::new()),
            Err(_) => table.add(
                name,
                format!("not measured within {limit:?}"),
                String::new(),
            ),
        }
    }
    let (machine, now) = (machine::described(), machine::load());
    println!(
        "{machine}; load {load} before, {now} after.\n\n{}",
        table.written()
    );
    Ok(())
}
