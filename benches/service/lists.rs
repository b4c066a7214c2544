//! A rating list is taken in while results are written, and searched. Its people are invented, with names as long as real
//! ones and as many without a rating.

use std::{
    fmt::Write as _,
    fs::File,
    io::{BufWriter, Error, Result, Write as _},
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use tratto::{
    app::{
        Actor, Context,
        rating_lists::{self, ListQuestion},
    },
    time::Clock,
};

use super::{
    bench::Bench,
    registry,
    table::{self, Table, short, thousands},
    times::Times,
    tournament::command,
    yardstick,
};

/// Heading of FIDE's combined list.
const HEADING: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

/// Federations, the frequent ones several times; one has few players.
const FEDERATIONS: [&str; 12] = [
    "IND", "IND", "RUS", "RUS", "GER", "ESP", "FRA", "FRA", "ITA", "POL", "SUI", "TUR",
];

/// What is typed.
const QUESTIONS: [(&str, &str); 6] = [
    ("two letters", "ba"),
    ("a first name", "ornella"),
    ("two words, heavy", "ba ad"),
    ("a whole name", "adele babababa"),
    ("a word with a letter wrong", "babxbaba"),
    ("two words with an error each", "bababxba adlee"),
];

/// Searches at a time: as many as the service lets run.
const SEARCHES: usize = 4;

/// The list is taken in and searched.
pub fn lists(bench: &Bench, table: &mut Table) -> Result<()> {
    let players = match (bench.quick, bench.everybody) {
        (true, _) => 20_000,
        (false, false) => 200_000,
        (false, true) => 1_930_000,
    };
    let file = bench.folder.path().join("players_list.txt");
    write_list(&file, players)?;
    let database = bench.database("lists");
    command(&bench.binary, &["migrate", "--database", &database], "");
    let alone = writes_beside(&database, || thread::sleep(Duration::from_secs(2)))?;
    let begun = Instant::now();
    let path = file.to_string_lossy().into_owned();
    let beside = writes_beside(&database, || {
        let arguments = ["list", "import", &path, "--valid-from", "2026-11-01"];
        let all = [&arguments[..], &["--database", &database]].concat();
        command(&bench.binary, &all, "");
    })?;
    let took = begun.elapsed();
    let rows = f64::from(u32::try_from(players).unwrap_or(u32::MAX)) / took.as_secs_f64();
    table.add(
        &format!("a list of {} is taken in", thousands(players)),
        table::time(took),
        format!(
            "{} players a second, {} of a commit each",
            table::round(rows),
            short(bench.yardsticks.sqlite / rows)
        ),
    );
    let slower = beside.percent(95).as_secs_f64() / alone.percent(95).as_secs_f64();
    table.add(
        "a row written meanwhile, every 10 ms",
        table::answers(&beside),
        format!("alone: {}; p95 × {}", table::answers(&alone), short(slower)),
    );
    searched(&database, players, bench.quick, table)
}

/// Writes a list of so many invented people.
fn write_list(path: &Path, players: usize) -> Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    write!(file, "{HEADING}\r\n")?;
    let mut line = String::new();
    for number in 0..players {
        line.clear();
        let (name, federation) = (registry::name(number), FEDERATIONS.get(number % 13));
        // Every thirteenth place is that of the federation with few players, every 500th of its turns.
        let federation = match federation {
            Some(code) => code,
            None if number % 500 == 0 => "SMR",
            None => "IND",
        };
        let rating = if number % 10 < 3 {
            1400 + number % 1000
        } else {
            0
        };
        let flag = if number % 5 < 2 { "i" } else { "" };
        let (id, year) = (100_000 + number, 1940 + number % 78);
        let _ = write!(
            line,
            "{id:<15}{name:<61}{federation:<4}M   {:<5}{:<5}{:<15}{:<4}{rating:>4}   0  20    0   0   0    0   0   0 {year}  {flag:<4}\r\n",
            "", "", "", ""
        );
        file.write_all(line.as_bytes())?;
    }
    file.flush()
}

/// How long a row takes that is written into the main database every ten milliseconds while `work` goes on.
fn writes_beside(database: &str, work: impl FnOnce()) -> Result<Times> {
    let over = Arc::new(AtomicBool::new(false));
    let writer = {
        let (over, database) = (Arc::clone(&over), database.to_owned());
        thread::spawn(move || yardstick::rows_every(&database, Duration::from_millis(10), &over))
    };
    work();
    over.store(true, Ordering::Relaxed);
    let times = writer.join().map_err(|_| Error::other("the writer fell"))?;
    Ok(times?.into())
}

/// As many search at a time as the service lets.
fn searched(database: &str, players: usize, quick: bool, table: &mut Table) -> Result<()> {
    let ctx = Context::open(database, Clock::System).map_err(Error::other)?;
    let lasts = Duration::from_millis(if quick { 300 } else { 2_000 });
    for (what, words) in QUESTIONS {
        let question = ListQuestion {
            words: words.to_owned(),
            ..ListQuestion::default()
        };
        let ask = || rating_lists::search(&ctx, &Actor::command_line(), &question);
        let found = ask().map_err(Error::other)?.players.len();
        let begun = Instant::now();
        let all: Result<Vec<Vec<Duration>>> = thread::scope(|scope| {
            let one = || {
                let mut times = Vec::new();
                while begun.elapsed() < lasts {
                    let asked = Instant::now();
                    ask().map_err(Error::other)?;
                    times.push(asked.elapsed());
                }
                Ok(times)
            };
            let threads: Vec<_> = (0..SEARCHES).map(|_| scope.spawn(one)).collect();
            let joined = threads.into_iter().map(|thread| {
                let times = thread.join().map_err(|_| Error::other("a search fell"));
                times.flatten()
            });
            joined.collect()
        });
        let times = Times::from(all?.concat());
        let rate =
            f64::from(u32::try_from(times.count()).unwrap_or(u32::MAX)) / lasts.as_secs_f64();
        table.add(
            &format!("search in a list of {}, {what}", thousands(players)),
            format!("{found} found, {}", table::answers(&times)),
            format!("{} a second, {SEARCHES} at a time", table::round(rate)),
        );
    }
    Ok(())
}
