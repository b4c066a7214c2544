//! The command `audit`: what an arbiter should know about every game of a file. It prints one JSON object on each line, in the
//! order of the file, and then a line with counts.
//!
//! The file is read in blocks of whole games. Each thread audits the next block, and writes its lines when all earlier blocks
//! are written. So memory grows with the number of threads, not with the file.

use std::{
    collections::BTreeMap,
    io::{self, BufWriter, Read, Write},
    path::PathBuf,
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
    thread,
};

use serde::Serialize;

use crate::{
    formats::pgn::{Block, Blocks, Options},
    rules::{audit::GameAudit, edition::Edition, notation::Language, scoresheet::LanguageChoice},
};

use super::{Exit, files};

/// What an arbiter should know about every game of a file.
#[derive(clap::Args)]
pub struct Audit {
    /// PGN; `-` for the standard input.
    file: PathBuf,
    /// Language of the pieces' letters.
    #[arg(long, default_value = "auto")]
    language: Letters,
    /// Edition of the Laws.
    #[arg(long, default_value = "fide-2023")]
    rules: Laws,
    /// Number of threads.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Letters {
    Auto,
    It,
    En,
    De,
    Fr,
    Es,
    Nl,
    Pt,
    Pl,
    Ru,
    Descriptive,
    Figurine,
}

impl Letters {
    const fn choice(self) -> LanguageChoice {
        LanguageChoice::Declared(match self {
            Self::Auto => return LanguageChoice::Detect,
            Self::It => Language::Italian,
            Self::En => Language::English,
            Self::De => Language::German,
            Self::Fr => Language::French,
            Self::Es => Language::Spanish,
            Self::Nl => Language::Dutch,
            Self::Pt => Language::Portuguese,
            Self::Pl => Language::Polish,
            Self::Ru => Language::Russian,
            Self::Descriptive => Language::Descriptive,
            Self::Figurine => Language::Figurine,
        })
    }
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Laws {
    /// In force from 1 January 2023.
    #[value(name = "fide-2023")]
    Fide2023,
    /// From 2018 to 2022.
    #[value(name = "fide-2018")]
    Fide2018,
    /// From July to December 2017.
    #[value(name = "fide-2017")]
    Fide2017,
    /// From July 2014 to June 2017.
    #[value(name = "fide-2014")]
    Fide2014,
    /// The Laws of the Stockholm Congress.
    #[value(name = "fide-1952")]
    Fide1952,
}

impl Laws {
    const fn edition(self) -> Edition {
        match self {
            Self::Fide2023 => Edition::Fide2023,
            Self::Fide2018 => Edition::Fide2018,
            Self::Fide2017 => Edition::Fide2017,
            Self::Fide2014 => Edition::Fide2014,
            Self::Fide1952 => Edition::Fide1952,
        }
    }
}

/// Size in bytes of the block of games that a thread audits at a time.
const BLOCK: usize = 1 << 18;

impl Audit {
    /// Prints one JSON line for each game, and one with the counts.
    pub fn run(self) -> Exit {
        let input = match files::open(&self.file) {
            Ok(input) => input,
            Err(exit) => return exit,
        };
        let options = Options {
            language: self.language.choice(),
            edition: self.rules.edition(),
            ..Options::default()
        };
        let run = Run {
            options,
            source: Mutex::new((0, Blocks::new(input, BLOCK))),
            sink: Mutex::new(Sink {
                out: BufWriter::with_capacity(1 << 16, io::stdout()),
                next: 0,
                summary: Summary::default(),
                failed: None,
            }),
            turn: Condvar::new(),
        };
        thread::scope(|scope| {
            for _ in 1..self.jobs {
                scope.spawn(|| run.work());
            }
            run.work();
        });
        let mut sink = run
            .sink
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        match sink.failed.take() {
            Some(Failure::Read(error)) => return files::unread(&self.file, &error),
            Some(Failure::Write(error)) => return files::unwritten(&error),
            None => {}
        }
        if let Err(error) = sink.finish() {
            return files::unwritten(&error);
        }
        if sink.summary.games == 0 {
            eprintln!("{}:1:1: no game", self.file.display());
            return Exit::Input;
        }
        Exit::Done
    }
}

/// The data that the threads share.
struct Run<R> {
    options: Options,
    /// The number of the next block, and the source of blocks.
    source: Mutex<(u64, Blocks<R>)>,
    sink: Mutex<Sink>,
    turn: Condvar,
}

/// The output of the lines.
struct Sink {
    out: BufWriter<io::Stdout>,
    /// Number of the block whose lines come next.
    next: u64,
    summary: Summary,
    failed: Option<Failure>,
}

enum Failure {
    Read(io::Error),
    Write(io::Error),
}

/// Locks a mutex. Its data cannot be half changed, because a thread that panics ends the program.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<R: Read> Run<R> {
    /// Audits blocks until none are left, or until something fails.
    fn work(&self) {
        loop {
            let (number, block) = {
                let mut source = locked(&self.source);
                let (next, blocks) = &mut *source;
                let Some(block) = blocks.next() else { return };
                let number = *next;
                *next += 1;
                (number, block)
            };
            let lines = block.map(|block| Lines::new(&block, self.options));
            let mut sink = locked(&self.sink);
            while sink.next != number && sink.failed.is_none() {
                sink = self.turn.wait(sink).unwrap_or_else(PoisonError::into_inner);
            }
            if sink.failed.is_none() {
                sink.failed = match lines {
                    Err(error) => Some(Failure::Read(error)),
                    Ok(Err(error)) => Some(Failure::Write(error)),
                    Ok(Ok(lines)) => sink.take(lines).err().map(Failure::Write),
                };
            }
            sink.next = number + 1;
            let failed = sink.failed.is_some();
            drop(sink);
            self.turn.notify_all();
            if failed {
                return;
            }
        }
    }
}

/// The lines of one block, each without its opening brace. The number of the game, which comes first, is only known when the
/// earlier lines are written.
struct Lines {
    text: Vec<u8>,
    ends: Vec<usize>,
    summary: Summary,
}

impl Lines {
    fn new(block: &Block, options: Options) -> io::Result<Self> {
        let mut lines = Self {
            text: Vec::new(),
            ends: Vec::new(),
            summary: Summary::default(),
        };
        for audit in block.part().audits(options) {
            lines.summary.add(&audit);
            serde_json::to_writer(&mut lines.text, &audit)?;
            lines.ends.push(lines.text.len());
        }
        Ok(lines)
    }
}

impl Sink {
    fn take(&mut self, lines: Lines) -> io::Result<()> {
        let mut start = 0;
        for (game, end) in (self.summary.games + 1..).zip(lines.ends) {
            let object = lines.text.get(start..end).unwrap_or_default();
            let rest = object.strip_prefix(b"{").unwrap_or(object);
            write!(self.out, "{{\"game\":{game},")?;
            self.out.write_all(rest)?;
            self.out.write_all(b"\n")?;
            start = end;
        }
        self.summary.join(lines.summary);
        Ok(())
    }

    fn finish(&mut self) -> io::Result<()> {
        #[derive(Serialize)]
        struct Line<'a> {
            summary: &'a Summary,
        }
        let summary = &self.summary;
        serde_json::to_writer(&mut self.out, &Line { summary })?;
        self.out.write_all(b"\n")?;
        self.out.flush()
    }
}

/// Number of games with each property. A game counts once, however often it has the property.
#[derive(Debug, Default, Serialize)]
struct Summary {
    games: u64,
    plies: u64,
    legal: u64,
    threefold: u64,
    threefold_by_announcement: u64,
    fivefold: u64,
    fifty_moves: u64,
    seventy_five_moves: u64,
    checkmate: u64,
    stalemate: u64,
    insufficient_material: u64,
    dead_position: u64,
    /// Games that ended by the rules alone.
    ended: u64,
    /// Games with moves recorded after that end.
    plies_after_end: u64,
    /// Findings by their code; each one counts.
    findings: BTreeMap<&'static str, u64>,
}

impl Summary {
    fn add(&mut self, audit: &GameAudit) {
        self.games += 1;
        self.plies += u64::from(audit.plies);
        for (count, found) in [
            (&mut self.legal, audit.legal),
            (&mut self.threefold, !audit.threefold.is_empty()),
            (
                &mut self.threefold_by_announcement,
                audit.threefold_by_announcement,
            ),
            (&mut self.fivefold, audit.fivefold),
            (&mut self.fifty_moves, audit.fifty_moves),
            (&mut self.seventy_five_moves, audit.seventy_five_moves),
            (&mut self.checkmate, audit.checkmate),
            (&mut self.stalemate, audit.stalemate),
            (&mut self.insufficient_material, audit.insufficient_material),
            (&mut self.dead_position, audit.dead_position_at.is_some()),
            (&mut self.ended, audit.ends_at.is_some()),
            (&mut self.plies_after_end, audit.plies_after_end > 0),
        ] {
            *count += u64::from(found);
        }
        for finding in &audit.findings {
            *self.findings.entry(finding.code).or_default() += 1;
        }
    }

    fn join(&mut self, other: Self) {
        for (count, more) in [
            (&mut self.games, other.games),
            (&mut self.plies, other.plies),
            (&mut self.legal, other.legal),
            (&mut self.threefold, other.threefold),
            (
                &mut self.threefold_by_announcement,
                other.threefold_by_announcement,
            ),
            (&mut self.fivefold, other.fivefold),
            (&mut self.fifty_moves, other.fifty_moves),
            (&mut self.seventy_five_moves, other.seventy_five_moves),
            (&mut self.checkmate, other.checkmate),
            (&mut self.stalemate, other.stalemate),
            (&mut self.insufficient_material, other.insufficient_material),
            (&mut self.dead_position, other.dead_position),
            (&mut self.ended, other.ended),
            (&mut self.plies_after_end, other.plies_after_end),
        ] {
            *count += more;
        }
        for (code, more) in other.findings {
            *self.findings.entry(code).or_default() += more;
        }
    }
}
