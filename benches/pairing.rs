//! How long one round takes to pair, and how much memory: `cargo bench --bench pairing [-- TIMED-ROUNDS]`.
//!
//! Parsing and the making of the tournaments are not timed. Each round is paired once, from the crosstable as
//! it was before it; the figures are over different rounds. With `TRATTO_CORPORA` the reports of `trf/large` and
//! `trf/adversarial` are paired too, 21 times each.

use std::{
    env,
    error::Error,
    fs,
    hint::black_box,
    path::Path,
    process::Command,
    time::{Duration, Instant},
};

use tratto::{
    event::{Crosstable, RoundNumber, Tpn},
    formats::trf,
    pairing::{
        Engine,
        check::before_round,
        dutch::{self, Alternative, Edition, Explained, Verdict},
        generate::{Barred, Dice, Hard, History, Options, Results, generate},
        team_swiss,
    },
};

/// Rounds of each tournament.
const ROUNDS: u8 = 9;
/// Fields whose growth is shown, and how many rounds of each are timed.
const GROWTH: [(u16, usize); 9] = [
    (50, 1000),
    (100, 1000),
    (200, 1000),
    (500, 1000),
    (1000, 1000),
    (2000, 200),
    (5000, 1000),
    (10_000, 45),
    (20_000, 18),
];

/// Durations, shortest first.
struct Times(Vec<Duration>);

impl Times {
    fn new(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        Self(times)
    }

    /// The duration that this many thousandths do not exceed, in milliseconds.
    fn quantile(&self, thousandths: usize) -> f64 {
        let last = self.0.len().saturating_sub(1);
        let at = (last * thousandths).div_ceil(1000);
        self.0.get(at).map_or(f64::NAN, milliseconds)
    }

    fn row(&self) -> String {
        format!(
            "{:>8.3} {:>8.3} {:>8.3}",
            self.quantile(500),
            self.quantile(990),
            self.quantile(1000)
        )
    }
}

fn milliseconds(time: &Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn time(before: &Crosstable, round: RoundNumber) -> Result<Duration, Box<dyn Error>> {
    time_by(Engine::Dutch(Edition::Fide2026), before, round)
}

fn time_by(
    engine: Engine,
    before: &Crosstable,
    round: RoundNumber,
) -> Result<Duration, Box<dyn Error>> {
    let start = Instant::now();
    let pairing = engine.pair(black_box(before), round);
    let took = start.elapsed();
    black_box(pairing).map_err(|reason| reason.to_string())?;
    Ok(took)
}

/// The report at `path` and its first round that is not paired.
fn read(path: &Path) -> Result<(Crosstable, RoundNumber), Box<dyn Error>> {
    let report = trf::read(&fs::read(path)?).map_err(|_| "not a report")?;
    let round = RoundNumber::new(report.rounds_completed() + 1).ok_or("no round is left")?;
    Ok((report.table, round))
}

fn corpora(folder: &Path) -> Result<(), Box<dyn Error>> {
    println!("\nreports of {}", folder.display());
    println!("{:<16} {:>8} {:>8} {:>8}  ms", "", "median", "p99", "most");
    let mut paths: Vec<_> = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "trf"));
    paths.sort();
    for path in paths {
        let (table, round) = read(&path)?;
        let times: Result<Vec<_>, _> = (0..21).map(|_| time(&table, round)).collect();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        println!("{name:<16} {}", Times::new(times?).row());
    }
    Ok(())
}

/// Tournaments with forfeits, byes of every kind, withdrawals and late entries.
fn options(participants: u16) -> Options {
    Options {
        participants,
        rounds: ROUNDS,
        full_point_byes: 2,
        ..Options::default()
    }
}

fn generated(participants: u16, rounds: usize) -> Result<Times, Box<dyn Error>> {
    let mut times = Vec::with_capacity(rounds);
    let mut seed = u64::from(participants);
    while times.len() < rounds {
        let table = generate(&options(participants), seed)?;
        seed += 1;
        for round in (1..=ROUNDS).filter_map(RoundNumber::new) {
            if times.len() < rounds {
                let (before, _) = before_round(&table, round);
                times.push(time(&before, round)?);
            }
        }
    }
    Ok(Times::new(times))
}

/// Rounds by the other Swiss systems, of tournaments paired by them; an error when one takes a second.
fn others() -> Result<(), Box<dyn Error>> {
    println!("\nother Swiss systems, rounds 1 to {ROUNDS}");
    println!(
        "{:<16} {:>6} {:>8} {:>8} {:>8}  ms",
        "", "size", "median", "p99", "most"
    );
    let engines = [
        Engine::Dubov,
        Engine::Burstein,
        Engine::Lim,
        Engine::DoubleSwiss,
    ];
    for engine in engines {
        for participants in [100, 300, 1000] {
            let wanted = Options {
                engine,
                ..options(participants)
            };
            let table = generate(&wanted, 7)?;
            let mut times = Vec::new();
            for round in (1..=ROUNDS).filter_map(RoundNumber::new) {
                let (before, _) = before_round(&table, round);
                times.push(time_by(engine, &before, round)?);
            }
            let times = Times::new(times);
            println!("{:<16} {participants:>6} {}", engine.code(), times.row());
            if times.quantile(1000) > 1000.0 {
                return Err("a round takes a second".into());
            }
        }
    }
    Ok(())
}

/// Rounds of teams by the Swiss Team System, by each kind of preference; an error when one takes longer than it may.
fn teams() -> Result<(), Box<dyn Error>> {
    println!("\nSwiss Team System, rounds 1 to {ROUNDS}");
    println!(
        "{:<16} {:>6} {:>8} {:>8} {:>8}  ms",
        "", "size", "median", "p99", "most"
    );
    for preferences in team_swiss::Preferences::ALL {
        for (count, most) in [(200, 50.0), (1000, 1000.0)] {
            let options = team_swiss::Options {
                teams: count,
                rounds: ROUNDS,
                rules: team_swiss::Rules {
                    preferences,
                    ..team_swiss::Rules::default()
                },
                forfeits: 10,
                match_forfeits: 5,
                absences: 10,
                ..team_swiss::Options::default()
            };
            let (_, event) = team_swiss::generate(&options, 7)?;
            let mut times = Vec::new();
            for round in (1..=ROUNDS).filter_map(RoundNumber::new) {
                let before = event.before(round);
                let start = Instant::now();
                let pairing = team_swiss::pair(black_box(&before), round);
                times.push(start.elapsed());
                black_box(pairing).map_err(|reason| reason.to_string())?;
            }
            let times = Times::new(times);
            println!("{:<16} {count:>6} {}", preferences.code(), times.row());
            if times.quantile(1000) > most {
                return Err(format!("a round takes more than {most} ms").into());
            }
        }
    }
    Ok(())
}

/// Durations of the answers to "why not": neighbours, first and last, anybody with anybody, byes, downfloats.
fn questions(participants: u16, tournaments: u64) -> Result<(Times, usize), Box<dyn Error>> {
    let (mut times, mut open) = (Vec::new(), 0);
    for seed in 0..tournaments {
        let table = generate(&options(participants), u64::from(participants) + seed)?;
        let mut dice = Dice::new(seed);
        for round in (1..=ROUNDS).filter_map(RoundNumber::new) {
            let (before, _) = before_round(&table, round);
            let explained = Explained::new(&before, round, Edition::Fide2026)
                .map_err(|reason| reason.to_string())?;
            let brackets = explained.report().brackets;
            let order: Vec<Tpn> = brackets.into_iter().flat_map(|b| b.residents).collect();
            let (Some(first), Some(last)) = (order.first(), order.last()) else {
                continue;
            };
            for (place, one) in order.iter().enumerate().step_by(order.len().div_ceil(12)) {
                let Some(other) = dice.pick(&order) else {
                    continue;
                };
                let next = order.get(place + 1).unwrap_or(first);
                for alternative in [
                    Alternative::Pair(*one, *next),
                    Alternative::Pair(*one, *other),
                    Alternative::Pair(*one, *last),
                    Alternative::Bye(*one),
                    Alternative::Downfloat(*one),
                ] {
                    let start = Instant::now();
                    let answer = black_box(explained.why_not(black_box(alternative)));
                    times.push(start.elapsed());
                    open += usize::from(answer == Ok(Verdict::Unsettled));
                }
            }
        }
    }
    Ok((Times::new(times), open))
}

/// Fields that are hard to pair, by name.
fn hard_kinds() -> [(&'static str, Hard); 10] {
    let of = |history, results, barred, last| Hard {
        participants: 0,
        rounds: 7,
        history,
        results,
        barred,
        last,
    };
    let (rotation, random, swiss) = (History::Rotation, History::Random, History::Swiss);
    let (wins, all, draws) = (Results::WinsAndDraws, Results::All, Results::Draws);
    let nobody = Barred::Nobody;
    [
        ("rotation, wins", of(rotation, wins, nobody, false)),
        ("the same, last", of(rotation, wins, nobody, true)),
        ("rotation, all", of(rotation, all, nobody, false)),
        ("the same, last", of(rotation, all, nobody, true)),
        ("random", of(random, all, nobody, false)),
        ("halves", of(swiss, all, Barred::Blocks(2), false)),
        ("halves, dealt", of(swiss, all, Barred::Dealt(2), false)),
        ("random, dealt", of(random, all, Barred::Dealt(2), false)),
        ("thirds", of(swiss, all, Barred::Blocks(3), false)),
        ("draws, thirds", of(random, draws, Barred::Blocks(3), false)),
    ]
}

/// Pairs hard fields of three sizes, each once; an error when one takes longer than it ever should.
fn hard() -> Result<(), Box<dyn Error>> {
    println!("\nhard fields, round 8, seconds");
    println!("{:<16} {:<5} {:>8} {:>8} {:>8}", "", "", 400, 1000, 3000);
    for (name, kind) in hard_kinds() {
        for edition in Edition::ALL {
            print!("{name:<16} {:<5}", edition.code());
            for (participants, limit) in [(400, 0.3), (1000, 2.0), (3000, 30.0)] {
                let field = Hard {
                    participants,
                    ..kind
                };
                let (table, round) = (field.table(1)?, field.round()?);
                let start = Instant::now();
                black_box(dutch::pair(black_box(&table), round, edition))
                    .map_err(|reason| reason.to_string())?;
                let took = start.elapsed().as_secs_f64();
                print!(" {took:>8.3}");
                if took > limit {
                    return Err(format!("more than {limit} s").into());
                }
            }
            println!();
        }
    }
    Ok(())
}

/// The most memory that this process ever held, in kB, where the system tells.
fn peak_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// Reads a report, pairs its next round and prints the most memory held before and after the pairing.
fn memory_of(path: &Path) -> Result<(), Box<dyn Error>> {
    let (table, round) = read(path)?;
    let before = peak_memory().ok_or("the system does not tell")?;
    time(&table, round)?;
    let after = peak_memory().ok_or("the system does not tell")?;
    println!("{before} {after}");
    Ok(())
}

/// Memory, each size in a process of its own.
fn memory(participants: u16) -> Result<(), Box<dyn Error>> {
    let table = generate(&options(participants), 1)?;
    let round = RoundNumber::new(6).ok_or("six is a round")?;
    let (before, _) = before_round(&table, round);
    let players = (1..=participants)
        .filter_map(tratto::event::Tpn::new)
        .map(|tpn| trf::TrfPlayer::new(tpn, format!("Giocatore {tpn}")))
        .collect();
    let report = trf::Trf::new(trf::Header::default(), players, before.truncated(5));
    let path = env::temp_dir().join(format!("tratto-bench-{}.trf", std::process::id()));
    fs::write(&path, trf::write(&report, trf::Dialect::Trf26))?;
    let output = Command::new(env::current_exe()?)
        .arg("--memory-of")
        .arg(&path)
        .output()?;
    fs::remove_file(&path)?;
    print!(
        "{participants:>6} players, round 6: {}",
        String::from_utf8_lossy(&output.stdout)
    );
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    // Cargo adds `--bench`.
    let arguments: Vec<String> = env::args().skip(1).filter(|a| a != "--bench").collect();
    if let [flag, path] = arguments.as_slice()
        && flag == "--memory-of"
    {
        return memory_of(Path::new(path));
    }
    let most: usize = match arguments.first() {
        Some(number) => number.parse()?,
        None => usize::MAX,
    };
    match env::var_os("TRATTO_CORPORA") {
        Some(folder) => {
            for part in ["trf/large", "trf/adversarial"] {
                corpora(&Path::new(&folder).join(part))?;
            }
        }
        None => println!("TRATTO_CORPORA is unset: the reports of trf/large are not paired"),
    }
    println!("\ngenerated fields, rounds 1 to {ROUNDS}");
    println!(
        "{:>6} {:>7} {:>8} {:>8} {:>8}  ms",
        "size", "rounds", "median", "p99", "most"
    );
    for (participants, rounds) in GROWTH {
        let rounds = rounds.min(most);
        println!(
            "{participants:>6} {rounds:>7} {}",
            generated(participants, rounds)?.row()
        );
    }
    others()?;
    teams()?;
    hard()?;
    println!("\nwhy not, rounds 1 to {ROUNDS}");
    println!(
        "{:>6} {:>8} {:>8} {:>8}  ms, left open",
        "size", "median", "p99", "most"
    );
    for (participants, tournaments) in [(200, 10), (1000, 5), (5000, 2)] {
        let tournaments = if most < 100 { 1 } else { tournaments };
        let (times, open) = questions(participants, tournaments)?;
        println!(
            "{participants:>6} {}  {open} of {}",
            times.row(),
            times.0.len()
        );
    }
    println!("\nmost memory in kB, before and after the pairing");
    for participants in [1000, 5000] {
        memory(participants)?;
    }
    Ok(())
}
