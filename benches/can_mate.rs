//! What the answer "can this side still checkmate?" costs: `cargo bench --bench can_mate`.
//!
//! The questions are those of the corpora (`TRATTO_CORPORA`): `timeouts-real` and
//! `timeouts-unwinnable` are flag falls of real games, `hard` was composed by others. Without corpora a
//! few positions of our own stand for them. Each question is asked several times and its best time
//! counts, so that what else the machine does hardly shows; the figures are over the questions. The
//! first line times something that everybody knows: listing the legal moves of the same positions.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a benchmark fails by panicking"
)]

use std::{
    fs,
    hint::black_box,
    path::Path,
    time::{Duration, Instant},
};

use tratto::rules::{
    Position,
    can_mate::{Budget, Question, Verdict, can_mate, dead_position, quick},
};

/// Positions of our own, where there are no corpora.
const OWN: &str = "\
fen,winner,expected
4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K3 w - - 0 1,white,unwinnable
4k3/8/p1p1p1p1/P1P1P1P1/8/8/1P6/4K3 w - - 0 1,white,winnable
4b1b1/1b1b1b1b/8/8/4k3/1p1p4/1P1P4/K1B5 b - - 0 1,black,unwinnable
8/2b5/4k3/8/p7/P3KB2/8/8 w - - 0 1,white,winnable
8/8/1r2k3/8/3P4/3K4/8/8 w - - 0 1,black,winnable
r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P4/2PBPN2/PP1N1PPP/R1BQ1RK1 w - - 0 8,white,winnable
";

/// Passes over a set.
const PASSES: usize = 7;

fn main() {
    for name in ["timeouts-real", "timeouts-unwinnable", "hard"] {
        let Some((origin, text)) = set(name) else {
            continue;
        };
        let questions: Vec<Question> = text
            .lines()
            .filter(|line| !line.is_empty() && !line.starts_with("fen,"))
            .map(|line| Question::parse(line).unwrap())
            .collect();
        println!("{origin}: {} questions", questions.len());
        show("legal moves", &questions, PASSES, |asked| {
            black_box(asked.position.legal_moves().len());
        });
        show("dead position, both sides", &questions, PASSES, |asked| {
            black_box(dead_position(&asked.position));
        });
        show("quick", &questions, PASSES, |asked| {
            black_box(quick(&asked.position, asked.winner));
        });
        let budget = Budget::FLAG_FALL;
        let passes = if name == "hard" { 2 } else { PASSES };
        show("full, budget of a flag fall", &questions, passes, |asked| {
            black_box(can_mate(&asked.position, asked.winner, budget));
        });
        agreement(&questions, budget);
    }
}

/// The lines of a set and where they come from.
fn set(name: &str) -> Option<(String, String)> {
    let Some(folder) = std::env::var_os("TRATTO_CORPORA") else {
        return (name == "hard").then(|| ("positions of our own".to_owned(), OWN.to_owned()));
    };
    let file = Path::new(&folder).join(format!("positions/{name}.csv"));
    Some((name.to_owned(), fs::read_to_string(file).unwrap()))
}

/// Times every question by itself; of several passes the best, question by question.
fn show(what: &str, questions: &[Question], passes: usize, ask: impl Fn(&Question)) {
    let mut times = vec![Duration::MAX; questions.len()];
    for _ in 0..passes {
        for (question, best) in questions.iter().zip(&mut times) {
            let start = Instant::now();
            ask(question);
            *best = start.elapsed().min(*best);
        }
    }
    times.sort_unstable();
    let count = times.len();
    let average = times.iter().sum::<Duration>() / u32::try_from(count).unwrap();
    let at = |hundredths: usize| times[(count * hundredths).div_ceil(100) - 1];
    println!(
        "  {what:<28} average {average:>10.2?}  median {:>10.2?}  99 % {:>10.2?}  most {:>10.2?}",
        at(50),
        at(99),
        times[count - 1]
    );
}

/// How many answers agree with what the set says.
fn agreement(questions: &[Question], budget: Budget) {
    let (mut right, mut wrong, mut undetermined) = (0, 0, 0);
    let (mut unwinnable, mut at_once) = (0, 0);
    for asked in questions {
        let found = match can_mate(&asked.position, asked.winner, budget) {
            Verdict::CanMate { .. } => Some(true),
            Verdict::CannotMate { .. } => Some(false),
            Verdict::Unknown { .. } => None,
        };
        match (found, asked.expected) {
            (None, _) => undetermined += 1,
            (Some(found), Some(expected)) if found != expected => wrong += 1,
            _ => right += 1,
        }
        if found == Some(false) {
            unwinnable += 1;
            at_once += u32::from(quick(&asked.position, asked.winner).is_some());
        }
    }
    println!(
        "  {right} right, {wrong} wrong, {undetermined} undetermined; of {unwinnable} unwinnable \
         {at_once} by quick"
    );
}
