//! The command `verdict`: can a side still checkmate by any series of legal moves?

use std::{
    collections::BTreeMap,
    io::{self, Write},
    path::{Path, PathBuf},
    time::Instant,
};

use serde_json::{Value, json};

use crate::rules::{
    Chess, Position,
    can_mate::{Budget, LineEnd, Man, Proof, Question, Verdict, counted},
    notation::{Style, write_move},
};

use super::{Exit, files, jobs, progress::Progress};

/// Can a side still checkmate by any series of legal moves?
#[derive(clap::Args)]
pub struct CanStillMate {
    /// The position.
    #[arg(long, required_unless_present = "csv", requires = "winner")]
    fen: Option<String>,
    /// The side that tries to checkmate.
    #[arg(long)]
    winner: Option<Winner>,
    /// Maximum number of positions searched for one question; each takes up to 80 bytes of memory.
    #[arg(long)]
    nodes: Option<u64>,
    /// The answer as JSON, with the line or the proof.
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// File with lines `fen,winner,expected` instead of one position; `-` for the standard input.
    #[arg(long, conflicts_with_all = ["fen", "winner"])]
    csv: Option<PathBuf>,
    /// Number of questions answered at the same time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    jobs: u8,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Winner {
    White,
    Black,
}

impl CanStillMate {
    /// Prints `winnable`, `unwinnable` or `undetermined`.
    pub fn run(self) -> Exit {
        let budget = self.nodes.map_or(Budget::FLAG_FALL, Budget::of_nodes);
        match (&self.csv, &self.fen, self.winner) {
            (Some(path), ..) => many(path, budget, usize::from(self.jobs)),
            (None, Some(fen), Some(winner)) => one(fen, winner, budget, self.json),
            _ => Exit::Usage,
        }
    }
}

const fn word(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::CanMate { .. } => "winnable",
        Verdict::CannotMate { .. } => "unwinnable",
        Verdict::Unknown { .. } => "undetermined",
    }
}

/// A line of the file, which asks a question.
struct Asked<'a> {
    text: &'a str,
    question: Question,
}

/// The answer to a question.
struct Answered {
    word: &'static str,
    nodes: u64,
    microseconds: u64,
}

const HEADING: &str = "fen,winner,expected";

fn many(path: &Path, budget: Budget, jobs: usize) -> Exit {
    let bytes = match files::read(path) {
        Ok(bytes) => bytes,
        Err(exit) => return exit,
    };
    let text = String::from_utf8_lossy(&bytes);
    let text = text.trim_start_matches('\u{feff}');
    let mut asked = Vec::new();
    let mut heading = false;
    for (number, line) in (1_u32..).zip(text.lines()) {
        let line = line.trim_end();
        if line.is_empty() {
            continue;
        }
        if asked.is_empty() && !heading && line.starts_with("fen,") {
            heading = true;
            continue;
        }
        match Question::parse(line) {
            Ok(question) => asked.push(Asked {
                text: line,
                question,
            }),
            Err(error) => {
                eprintln!("{}:{number}:{}: {error}", path.display(), error.column);
                return Exit::Input;
            }
        }
    }
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut summary = Summary::default();
    let mut progress = Progress::new("answered", asked.len());
    let mut written = Ok(());
    if heading {
        written = writeln!(out, "{HEADING},answer,nodes,microseconds");
    }
    let made = |index: usize| Some(answer(&asked.get(index)?.question, budget));
    jobs::in_order(jobs, asked.len(), made, |index, answered| {
        if let (Some(asked), Some(answered), Ok(())) = (asked.get(index), answered, &written) {
            summary.add(asked, &answered);
            progress.at(index + 1);
            written = write_line(&mut out, asked, &answered);
        }
        written.is_ok()
    });
    drop(progress);
    if let Err(error) = written.and_then(|()| out.flush()) {
        return files::unwritten(&error);
    }
    summary.print();
    Exit::Done
}

fn write_line(out: &mut impl Write, asked: &Asked, answered: &Answered) -> io::Result<()> {
    let commas = ",".repeat(2_usize.saturating_sub(asked.text.matches(',').count()));
    let Answered {
        word,
        nodes,
        microseconds,
    } = answered;
    writeln!(out, "{}{commas},{word},{nodes},{microseconds}", asked.text)
}

fn answer(question: &Question, budget: Budget) -> Answered {
    let start = Instant::now();
    let (verdict, nodes) = counted(&question.position, question.winner, budget);
    Answered {
        word: word(&verdict),
        nodes,
        microseconds: u64::try_from(start.elapsed().as_micros()).unwrap_or(u64::MAX),
    }
}

/// The counts printed after all questions.
#[derive(Default)]
struct Summary {
    answers: BTreeMap<&'static str, u64>,
    disagreements: Vec<String>,
    with_expectation: u64,
    microseconds: Vec<u64>,
}

impl Summary {
    fn add(&mut self, asked: &Asked, answered: &Answered) {
        *self.answers.entry(answered.word).or_default() += 1;
        self.microseconds.push(answered.microseconds);
        let Some(expected) = asked.question.expected else {
            return;
        };
        self.with_expectation += 1;
        let opposite = if expected { "unwinnable" } else { "winnable" };
        if answered.word == opposite {
            self.disagreements.push(asked.text.to_owned());
        }
    }

    fn print(mut self) {
        let count = self.microseconds.len();
        let answers: Vec<String> = ["winnable", "unwinnable", "undetermined"]
            .iter()
            .map(|word| format!("{} {word}", self.answers.get(word).unwrap_or(&0)))
            .collect();
        eprintln!("{count} questions: {}", answers.join(", "));
        eprintln!(
            "{} of {} disagree with what was expected",
            self.disagreements.len(),
            self.with_expectation
        );
        for line in &self.disagreements {
            eprintln!("  {line}");
        }
        self.microseconds.sort_unstable();
        let Some(longest) = self.microseconds.last() else {
            return;
        };
        let at = |hundredths: usize| {
            let index = (count * hundredths).div_ceil(100).saturating_sub(1);
            self.microseconds.get(index).unwrap_or(longest)
        };
        let total: u64 = self.microseconds.iter().sum();
        let average = total / u64::try_from(count).unwrap_or(u64::MAX).max(1);
        eprintln!(
            "microseconds: average {average}, median {}, 99th percentile {}, maximum {longest}",
            at(50),
            at(99)
        );
    }
}

fn one(fen: &str, winner: Winner, budget: Budget, as_json: bool) -> Exit {
    let name = match winner {
        Winner::White => "white",
        Winner::Black => "black",
    };
    let question = match Question::parse(&format!("{},{name}", fen.replace(',', " "))) {
        Ok(question) => question,
        Err(error) => {
            eprintln!("--fen:1:{}: {error}", error.column);
            return Exit::Input;
        }
    };
    let (verdict, nodes) = counted(&question.position, question.winner, budget);
    let mut answer = json!({ "answer": word(&verdict), "nodes": nodes });
    let text = match &verdict {
        Verdict::CanMate { line } => {
            let moves = moves(&question.position, line);
            let text = moves.join(" ");
            insert(&mut answer, "line", json!(moves));
            text
        }
        Verdict::CannotMate { proof } => {
            insert(&mut answer, "proof", proof_data(&question.position, proof));
            proof_words(proof)
        }
        Verdict::Unknown { spent } => format!("{spent} positions looked at"),
    };
    let text = if as_json {
        format!("{answer}\n")
    } else {
        format!("{}: {text}\n", word(&verdict))
    };
    files::write(None, &text)
}

fn insert(object: &mut Value, key: &str, value: Value) {
    if let Some(object) = object.as_object_mut() {
        object.insert(key.to_owned(), value);
    }
}

fn moves(position: &Chess, line: &[crate::rules::Move]) -> Vec<String> {
    let mut position = position.clone();
    line.iter()
        .map(|played| {
            let word = write_move(&position, *played, Style::SAN);
            position.play_unchecked(*played);
            word
        })
        .collect()
}

/// A proof with its data.
fn proof_data(position: &Chess, proof: &Proof) -> Value {
    match proof {
        Proof::Material { rule } => json!({ "kind": "material", "rule": format!("{rule:?}") }),
        Proof::LockedStructure { men } => json!({ "kind": "locked", "men": men_data(men) }),
        Proof::LockedUntilExit { men, exits } => json!({
            "kind": "locked until exit", "men": men_data(men), "dead_exits": exits,
        }),
        Proof::ForcedLine { moves: line, end } => {
            let (how, dead) = match end {
                LineEnd::OtherSideMates => ("other side mates", None),
                LineEnd::Stalemate => ("stalemate", None),
                LineEnd::Cycle => ("cycle", None),
                LineEnd::Dead(proof) => ("dead", Some(proof)),
            };
            let mut last = position.clone();
            for played in line {
                last.play_unchecked(*played);
            }
            json!({
                "kind": "forced line", "line": moves(position, line), "end": how,
                "proof": dead.map(|proof| proof_data(&last, proof)),
            })
        }
        Proof::Exhaustion { effort } => json!({
            "kind": "exhaustion", "positions": effort.positions,
            "dead_by_material": effort.dead_by_material,
            "dead_by_structure": effort.dead_by_structure,
        }),
    }
}

/// Every piece, with the squares that it can ever reach.
fn men_data(men: &[Man]) -> Value {
    men.iter()
        .map(|man| {
            let squares: Vec<String> = man.reach.into_iter().map(|s| s.to_string()).collect();
            let letter = man.role.of(man.color).char();
            json!({ "man": format!("{letter}{}", man.home), "squares": squares })
        })
        .collect()
}

fn proof_words(proof: &Proof) -> String {
    match proof {
        Proof::Material { rule } => format!("material ({rule:?})"),
        Proof::LockedStructure { men } => format!("locked structure of {} men", men.len()),
        Proof::LockedUntilExit { exits, .. } => {
            format!("locked until a move changes the structure, {exits} of them, all dead")
        }
        Proof::ForcedLine { moves, end } => match end {
            LineEnd::OtherSideMates => {
                format!("{} forced moves to the other side's mate", moves.len())
            }
            LineEnd::Stalemate => format!("{} forced moves to a stalemate", moves.len()),
            LineEnd::Cycle => format!("{} forced moves in a circle", moves.len()),
            LineEnd::Dead(proof) => {
                format!("{} forced moves, then {}", moves.len(), proof_words(proof))
            }
        },
        Proof::Exhaustion { effort } => {
            format!(
                "all {} positions that can be reached looked at",
                effort.positions
            )
        }
    }
}
